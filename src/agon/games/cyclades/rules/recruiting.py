"""CY-5.3 to CY-5.9: building and recruiting, and the discounts of temples (CY-5.6)."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import ALL_FOUR, Cyclades, basic_kinds
from agon.games.cyclades.ids import Building, Faction, God, Hero, Land, Lands, Option, Seas, Slot
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, count_bits, each, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of


def first_free_slot(g: Cyclades, lands: Lands) -> Slot:
    for land in each(lands):
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            if g.building[slot] == tables.EMPTY:
                return slot
    return tables.NONE


def kinds_to_build(g: Cyclades, faction: Faction, god: God) -> i64:
    """CY-5.4 to CY-5.9: the god's own type; with Hera those that the faction does not own. As bits.

    Ruling 5.b: a partner's building is not one's own; a metropolis is no basic building anyway.
    """
    wanted = (
        ALL_FOUR & ~basic_kinds(g, g.factions[faction].lands) if god == tables.HERA else BIT[tables.GOD_BUILDS[god]]
    )
    for kind in range(tables.PORT, tables.METROPOLIS):
        if g.stock[kind] == 0:
            wanted &= ~BIT[kind]
    return wanted & ALL_FOUR


def can_build(g: Cyclades, faction: Faction, god: God) -> bool:
    """Whether there is anything to decide: a kind, and a free slot or a building of another kind to make way."""
    kinds = kinds_to_build(g, faction, god)
    if kinds == 0:
        return False
    lands = g.factions[faction].lands
    if first_free_slot(g, lands) >= 0:
        return True
    owned = basic_kinds(g, lands)
    return owned != 0 and (count_bits(owned) > 1 or kinds & ~owned != 0)


def offer_buildings_of(g: Cyclades, faction: Faction, god: God) -> None:
    """CY-5.3: a free slot; without one, an own basic building makes way, or nothing is built."""
    lands = g.factions[faction].lands
    is_full = first_free_slot(g, lands) < 0
    for kind in each(kinds_to_build(g, faction, god)):
        offer_slots(g, lands, kind, is_full)
    if is_full:
        g.offer(code(words.SKIP))


def offer_slots(g: Cyclades, lands: Lands, kind: Building, is_full: bool) -> None:
    for land in each(lands):
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            there = g.building[slot]
            if there == tables.EMPTY:
                g.offer(code(words.BUILD, kind, slot))
            elif is_full and there <= tables.ACADEMY and there != kind:
                g.offer(code(words.REPLACE, kind, slot))


def build(g: Cyclades, faction: Faction, option: Option) -> None:
    if verb_of(option) == words.SKIP:
        return
    kind = arg_a(option)
    slot = arg_b(option)
    if verb_of(option) == words.REPLACE:
        g.tell(words.REPLACED, g.who(faction), g.building[slot], slot // 4)
        g.clear_slot(slot)
    g.put_building(slot, kind)
    g.tell(words.BUILT, g.who(faction), kind, slot // 4)


def can_recruit(g: Cyclades, faction: Faction, god: God) -> bool:
    own = g.factions[faction]
    if god == tables.ARES:
        return own.troops_left > 0 and own.lands != 0
    if god == tables.POSEIDON:
        return own.fleets_left > 0 and harbours(g, faction) != 0
    if god == tables.HERA:
        return g.mercenaries_left > 0 and own.lands != 0
    if god == tables.ZEUS:
        return g.priestesses_left > 0
    return g.philosophers_left > 0


def harbours(g: Cyclades, faction: Faction) -> Seas:
    """CY-5.7: open sea areas beside own land that are empty or hold own fleets."""
    beside: i64 = 0
    for land in each(g.factions[faction].lands):
        beside |= g.map.land_seas[land]
    for rival in range(g.count):
        if rival != faction:
            beside &= ~g.factions[rival].seas
    return beside & ~g.closed_seas()


def offer_recruits(g: Cyclades, faction: Faction, god: God) -> None:
    if not can_recruit(g, faction, god):
        return
    lands = g.factions[faction].lands
    if god == tables.ARES:
        g.offer_each(words.TROOP, lands)
    elif god == tables.POSEIDON:
        g.offer_each(words.FLEET, harbours(g, faction))
    elif god == tables.HERA:
        g.offer_each(words.MERCENARY, lands)
    elif god == tables.ZEUS:
        g.offer(code(words.PRIESTESS))
    else:
        assert god == tables.ATHENA
        g.offer(code(words.PHILOSOPHER))


def recruit(g: Cyclades, faction: Faction, option: Option) -> None:
    verb = verb_of(option)
    area = arg_a(option)
    if verb == words.TROOP:
        g.put_troop(faction, area)
    elif verb == words.FLEET:
        g.recruit_fleet(faction, area)
    elif verb == words.MERCENARY:
        g.put_mercenary(faction, area)
    elif verb == words.PRIESTESS:
        g.give_priestess(faction)
    else:
        g.give_philosopher(faction)


def take_from_column(g: Cyclades, hero: Hero) -> None:
    for cell in range(tables.HERO_CELLS):
        if g.hero_cells[cell] == hero:
            g.hero_cells = changed(g.hero_cells, cell, tables.NONE)


# ---------------------------------------------------------------------- temples (CY-5.6)


def unused_temples_in(g: Cyclades, land: Land, most: Building) -> i64:
    """The slots of a land area with a temple, or a metropolis up to ``most``, that gave no discount this turn, as bits."""
    found: i64 = 0
    for at in range(g.map.slot_count[land]):
        there = g.building[land * 4 + at]
        if there == tables.TEMPLE or tables.METROPOLIS <= there <= most:
            found |= BIT[at]
    return found & ~g.temples_used[land]


def unused_temples(g: Cyclades, faction: Faction) -> i64:
    """Ruling 9 Penthesilea: a metropolis on a card is a temple too: the discount is not tied to a place."""
    own = g.factions[faction]
    found: i64 = count_bits(own.sheltered & ~own.shelter_used) if own.sheltered != 0 else 0
    for land in each(own.lands):
        unused = unused_temples_in(g, land, tables.LAST_BUILDING)
        if unused != 0:
            found += count_bits(unused)
    return found


def price_in(cell: i64, temples: i64) -> i64:
    """What a creature in a cell of the column costs with so many temples."""
    return max(tables.COLUMN_PRICE[cell] - temples, 0)


def use_temple(g: Cyclades, land: Land, at: i64) -> None:
    g.temples_used = changed(g.temples_used, land, g.temples_used[land] | BIT[at])


def use_temples(g: Cyclades, faction: Faction, n: i64) -> None:
    """So many of those that can be told apart no more: temples, then metropolises, then those on cards."""
    own = g.factions[faction]
    left = n
    for most in (tables.TEMPLE, tables.LAST_BUILDING):
        for land in each(own.lands):
            for at in each(unused_temples_in(g, land, most)):
                if left > 0:
                    use_temple(g, land, at)
                    left -= 1
    while left > 0:
        own.shelter_used |= BIT[lowest(own.sheltered & ~own.shelter_used)]
        left -= 1
