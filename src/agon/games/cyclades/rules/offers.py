"""Options that several rules offer alike."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Building, Lands, Seas
from agon.kernel.bits import each
from agon.kernel.codes import code


def offer_numbers(g: Cyclades, least: i64, most: i64) -> None:
    for n in range(least, most + 1):
        g.offer(code(words.TAKE, n))


def offer_buildings(g: Cyclades, verb: i64, lands: Lands, kind: Building) -> None:
    """An option for every slot that holds this type; EMPTY gives the free slots."""
    for land in each(lands):
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            if g.building[slot] == kind:
                g.offer(code(verb, slot))


def offer_basic_buildings(g: Cyclades, verb: i64, lands: Lands) -> None:
    for kind in range(tables.PORT, tables.METROPOLIS):
        offer_buildings(g, verb, lands, kind)


def offer_open_heroes(g: Cyclades) -> None:
    for cell in range(tables.HERO_CELLS):
        if g.hero_cells[cell] >= 0:
            g.offer(code(words.HIRE, g.hero_cells[cell]))


def offer_kills(g: Cyclades, lands: Lands, seas: Seas) -> None:
    """Every troop, mercenary and fleet in these areas."""
    for land in each(lands):
        if g.troops[land] > 0:
            g.offer(code(words.KILL_TROOP, land))
        if g.mercenaries[land] > 0:
            g.offer(code(words.KILL_MERCENARY, land))
    for sea in each(seas):
        if g.fleets[sea] > 0:
            g.offer(code(words.KILL_FLEET, sea))
