"""The referee of Cyclades: options of creatures, and of heroes given up."""

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.tables import BASIC_IDS, CREATURE_IDS, FACTION_IDS, HERO_IDS, SEA, SEA_IDS, SLOT_IDS
from tests.frames import top
from tests.properties.cyclades_options import Position, to_lands, to_seas
from tests.properties.cyclades_referee import BASIC, Referee, asked
from tests.properties.sets import members


@asked("place-creature")
def place_creature(ref: Referee, p: Position) -> set[str]:
    return p.stands(CREATURE_IDS[p.game.prompt_a])


@asked("harpy")
def harpy(ref: Referee, p: Position) -> set[str]:
    return p.kills(members(p.map.all_land))


@asked("giant")
def giant(ref: Referee, p: Position) -> set[str]:
    lands = {land for rival in p.enemies() for land in p.lands_of(rival)} - p.medusa
    return to_lands("seize", [land for land in lands if p.game.mercenaries[land] > 0])


@asked("giant-place")
def giant_place(ref: Referee, p: Position) -> set[str]:
    return to_lands("mercenary", p.lands - p.medusa)


@asked("rob")
def rob(ref: Referee, p: Position) -> set[str]:
    """CY-10.7, CY-10.8, CY-10.10: coins of any opponent, a card of one who has it."""
    game, name = p.game, CREATURE_IDS[p.game.prompt_a]
    rich = [rival for rival in p.enemies() if not game.teams or rival % 2 == 0]
    if name != "griffin":
        cards = {rival: game.factions[rival] for rival in p.enemies()}
        rich = [n for n, own in cards.items() if (own.priestesses if name == "dryad" else own.philosophers) > 0]
    return {f"rob {named(game, rival)}" for rival in rich}


def named(game: Cyclades, faction: int) -> str:
    colour = FACTION_IDS[faction]
    return f"p{faction // 2}-{colour}" if game.plays_two else f"p{faction}"


@asked("sylph")
def sylph(ref: Referee, p: Position) -> set[str]:
    return to_seas("swap", [sea for sea, owner in enumerate(p.game.sea_owner) if owner >= 0])


@asked("sylph-second")
def sylph_second(ref: Referee, p: Position) -> set[str]:
    return sylph(ref, p) - {f"swap {SEA_IDS[p.game.prompt_a]}"}


@asked("sphinx")
def sphinx(ref: Referee, p: Position) -> set[str]:
    drawn = members(getattr(top(p.game), "drawn", 0))
    assert len(drawn) <= 3
    return {f"play {CREATURE_IDS[card]}" for card in drawn}


@asked("charon")
def charon(ref: Referee, p: Position) -> set[str]:
    return {f"dismiss {hero}" for land in p.lands for hero in p.heroes(land)}


@asked("charon-hero")
def charon_hero(ref: Referee, p: Position) -> set[str]:
    return {f"hire {HERO_IDS[hero]}" for hero in p.game.hero_cells if hero >= 0}


@asked("chimera")
def chimera(ref: Referee, p: Position) -> set[str]:
    return {f"play {CREATURE_IDS[card]}" for card in ref.log.discard}


@asked("cyclops")
def cyclops(ref: Referee, p: Position) -> set[str]:
    game = p.game
    swaps = [(slot, kind) for slot in p.slots(p.lands, *BASIC) for kind in BASIC if game.building[slot] != kind]
    return {f"convert {SLOT_IDS[slot]} {BASIC_IDS[kind - 1]}" for slot, kind in swaps if game.stock[kind] > 0}


@asked("hydra")
def hydra(ref: Referee, p: Position) -> set[str]:
    at = p.place("hydra")
    if at >= SEA:
        return p.kills(members(p.map.sea_lands[at - SEA]), [at - SEA, *members(p.map.sea_seas[at - SEA])])
    return p.kills([at, *members(p.map.land_lands[at])], members(p.map.land_seas[at]))


@asked("polyphemus")
def polyphemus(ref: Referee, p: Position) -> set[str]:
    game, found = p.game, set()
    for sea in members(p.map.land_seas[p.place("polyphemus")]):
        if game.fleets[sea] > 0:
            to = set(members(p.map.sea_seas[sea])) - p.closed
            to = {near for near in to if game.sea_owner[near] in (-1, game.sea_owner[sea])}
            found |= {f"push {SEA_IDS[sea]} {SEA_IDS[near]}" for near in to}
    return found


@asked("pandora")
def pandora(ref: Referee, p: Position) -> set[str]:
    return {f"use {hero}" for hero in p.open_heroes() if p.is_of_use(hero, -1)}


@asked("trade")
def trade(ref: Referee, p: Position) -> set[str]:
    assert p.is_of_use("hector", -1)
    return {"trade", "done"}
