"""Why an option of a turn or an offering is withheld: said beside the options, when the engine is asked to explain."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, God
from agon.kernel.bits import has
from agon.kernel.codes import code


def deny_gods(g: Cyclades, faction: Faction) -> None:
    """CY-4.2 to CY-4.5: altars that are closed, the god just lost, offerings that stand too high."""
    for cell in range(len(g.altars)):
        god = g.altars[cell]
        option = code(words.OFFER, god, g.ladder[0])
        if cell >= g.open_altars:
            g.deny(option, words.ALTAR_CLOSED, god)
        elif god == g.factions[faction].banned:
            g.deny(option, words.JUST_DISPLACED, god)
        else:
            g.deny(option, words.OUTBID, god)
    g.deny(code(words.OFFER, tables.APOLLO, 0), words.OUTBID, tables.APOLLO)


def deny_actions(g: Cyclades, faction: Faction, god: God, gold: i64) -> None:
    """What moves, buildings and creatures lack in the turn of a faction."""
    for cell in range(len(g.altars)):
        g.deny(code(words.OFFER, g.altars[cell], g.ladder[0]), words.OFFERINGS_OVER)
    for land in range(tables.LANDS):
        deny_march(g, faction, god, gold, land)
    for sea in range(tables.SEAS):
        deny_sail(g, faction, god, gold, sea)
    for cell in range(tables.COLUMN_CELLS):
        if g.column[cell] >= 0:
            g.deny(
                code(words.BUY, g.column[cell], tables.COLUMN_PRICE[cell]), words.TOO_DEAR, tables.COLUMN_PRICE[cell]
            )
    deny_slots(g, faction)


def deny_march(g: Cyclades, faction: Faction, god: God, gold: i64, land: i64) -> None:
    option = code(words.MARCH, land)
    if not has(g.factions[faction].lands, land):
        g.deny(option, words.NOT_YOUR_LAND, land)
    elif has(g.medusa_mask(), land):
        g.deny(option, words.HELD_BY_MEDUSA)
    elif g.troops[land] + g.mercenaries[land] == 0:
        g.deny(option, words.NO_TROOPS, land)
    elif god != tables.ARES:
        g.deny(option, words.NEEDS_GOD, tables.ARES)
    elif gold < tables.MOVE_PRICE:
        g.deny(option, words.TOO_DEAR, tables.MOVE_PRICE)


def deny_sail(g: Cyclades, faction: Faction, god: God, gold: i64, sea: i64) -> None:
    option = code(words.SAIL, sea)
    if has(g.closed_seas(), sea):
        g.deny(option, words.SEA_CLOSED, sea)
    elif not has(g.factions[faction].seas, sea):
        g.deny(option, words.NOT_YOUR_SEA, sea)
    elif god != tables.POSEIDON:
        g.deny(option, words.NEEDS_GOD, tables.POSEIDON)
    elif gold < tables.MOVE_PRICE:
        g.deny(option, words.TOO_DEAR, tables.MOVE_PRICE)


def deny_slots(g: Cyclades, faction: Faction) -> None:
    for land in range(tables.LANDS):
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            option = code(words.BUILD, tables.PORT, slot)
            if not has(g.factions[faction].lands, land):
                g.deny(option, words.NOT_YOUR_LAND, land)
            elif g.building[slot] != tables.EMPTY:
                g.deny(option, words.SLOT_TAKEN)
