"""CY-5.3 to CY-5.9: building and recruiting, and the discounts of temples (CY-5.6)."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.metropolis import offer_areas
from agon.games.cyclades.rulings import CARD_METROPOLIS_IS_TEMPLE, HERA_LOOKS_AT_OWN_TYPES
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of


def first_free_slot(g: Cyclades, lands: i64) -> i64:
    rest = lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            if g.building[slot] == tables.EMPTY:
                return slot
    return tables.NONE


def may_build_kind(g: Cyclades, faction: i64, god: i64, kind: i64) -> bool:
    """CY-5.4 to CY-5.9: the god's own type; with Hera one that the faction does not own."""
    if g.stock[kind] == 0:
        return False
    if god == tables.HERA:
        lands = g.factions[faction].lands if HERA_LOOKS_AT_OWN_TYPES else g.side_lands(faction)
        return g.count_buildings(lands, kind) == 0
    return tables.GOD_BUILDS[god] == kind


def can_build(g: Cyclades, faction: i64, god: i64) -> bool:
    """Whether there is anything to decide: a kind, and a free slot or a building to make way."""
    lands = g.factions[faction].lands
    for kind in range(tables.PORT, tables.METROPOLIS):
        if may_build_kind(g, faction, god, kind):
            if first_free_slot(g, lands) >= 0 or owns_another_kind(g, lands, kind):
                return True
    return False


def owns_another_kind(g: Cyclades, lands: i64, kind: i64) -> bool:
    return any(other != kind and g.count_buildings(lands, other) > 0 for other in range(tables.PORT, tables.METROPOLIS))


def offer_buildings_of(g: Cyclades, faction: i64, god: i64) -> None:
    """CY-5.3: a free slot; without one, an own basic building makes way, or nothing is built."""
    lands = g.factions[faction].lands
    is_full = first_free_slot(g, lands) < 0
    for kind in range(tables.PORT, tables.METROPOLIS):
        if may_build_kind(g, faction, god, kind):
            offer_slots(g, lands, kind, is_full)
    if is_full:
        g.offer(code(words.SKIP))


def offer_slots(g: Cyclades, lands: i64, kind: i64, is_full: bool) -> None:
    rest = lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            there = g.building[slot]
            if there == tables.EMPTY:
                g.offer(code(words.BUILD, kind, slot))
            elif is_full and there <= tables.ACADEMY and there != kind:
                g.offer(code(words.REPLACE, kind, slot))


def build(g: Cyclades, faction: i64, option: i64) -> None:
    if verb_of(option) == words.SKIP:
        return
    kind = arg_a(option)
    slot = arg_b(option)
    if verb_of(option) == words.REPLACE:
        g.tell(words.REPLACED, g.who(faction), g.building[slot], slot // 4)
        g.clear_slot(slot)
    g.put_building(slot, kind)
    g.tell(words.BUILT, g.who(faction), kind, slot // 4)


def can_recruit(g: Cyclades, faction: i64, god: i64) -> bool:
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


def harbours(g: Cyclades, faction: i64) -> i64:
    """CY-5.7: open sea areas beside own land that are empty or hold own fleets."""
    beside: i64 = 0
    rest = g.factions[faction].lands
    while rest != 0:
        beside |= g.map.land_seas[lowest(rest)]
        rest &= rest - 1
    for rival in range(g.count):
        if rival != faction:
            beside &= ~g.factions[rival].seas
    return beside & ~g.closed_seas()


def offer_recruits(g: Cyclades, faction: i64, god: i64) -> None:
    if not can_recruit(g, faction, god):
        return
    lands = g.factions[faction].lands
    if god == tables.ARES:
        offer_areas(g, words.TROOP, lands)
    elif god == tables.POSEIDON:
        offer_areas(g, words.FLEET, harbours(g, faction))
    elif god == tables.HERA:
        offer_areas(g, words.MERCENARY, lands)
    elif god == tables.ZEUS:
        g.offer(code(words.PRIESTESS))
    else:
        assert god == tables.ATHENA
        g.offer(code(words.PHILOSOPHER))


def recruit(g: Cyclades, faction: i64, option: i64) -> None:
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


# ---------------------------------------------------------------------- temples (CY-5.6)


def unused_temples(g: Cyclades, faction: i64) -> i64:
    own = g.factions[faction]
    found: i64 = 0
    if CARD_METROPOLIS_IS_TEMPLE:
        found += count_bits(own.sheltered & ~own.shelter_used)
    rest = own.lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for at in range(g.map.slot_count[land]):
            there = g.building[land * 4 + at]
            if (there == tables.TEMPLE or there >= tables.METROPOLIS) and not has(g.temples_used[land], at):
                found += 1
    return found


def use_temples(g: Cyclades, faction: i64, n: i64) -> None:
    """Coins are worth the same whichever temple gives them, so the first unused ones do."""
    own = g.factions[faction]
    left = n
    while left > 0 and own.sheltered & ~own.shelter_used != 0:
        own.shelter_used |= BIT[lowest(own.sheltered & ~own.shelter_used)]
        left -= 1
    rest = own.lands
    while rest != 0 and left > 0:
        land = lowest(rest)
        rest &= rest - 1
        for at in range(g.map.slot_count[land]):
            there = g.building[land * 4 + at]
            if (
                left > 0
                and (there == tables.TEMPLE or there >= tables.METROPOLIS)
                and not has(g.temples_used[land], at)
            ):
                g.temples_used[land] |= BIT[at]
                left -= 1
