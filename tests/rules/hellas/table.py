"""Positions for tests: an empty map on which it is seat 0's turn, and pieces put where a rule needs them."""

import agon
from agon.games.hellas.effects import ACTIONS, ATTRIBUTES, SYMBOLS
from agon.games.hellas.game import DEAD, OFF, Hellas
from agon.games.hellas.rules.battle import Battle
from agon.games.hellas.rules.chase import Chase
from agon.games.hellas.rules.hunt import Hunt
from agon.games.hellas.rules.sides import Sides, add_origin, no_origins
from agon.games.hellas.rules.turn import Turn, Turns
from agon.games.hellas.state import Lord
from agon.games.hellas.tables import (
    ALL_BLESSINGS,
    ALL_COMBAT,
    ALL_EVENTS,
    ARTIFACT_IDS,
    ATTACK_IDS,
    BLESSING_IDS,
    COMBAT_IDS,
    EVENT_IDS,
    GOD_IDS,
    HERO_IDS,
    LAND_IDS,
    MONSTER_CARDS,
    MONSTER_IDS,
    NEUTRAL_ARTIFACTS,
    QUEST_IDS,
    REGION_IDS,
    TEMPLE_IDS,
    WOUND_PLACES,
)
from agon.kernel.bits import BIT, has, members
from tests.frames import at, interrupt, stage

HOMES = ("arcadia", "macedonia", "crete", "phocis")


def start(players: int = 3, heroes: tuple[str, ...] = ("heracles", "achilles", "perseus", "helen")) -> Hellas:
    """Heroes at home, nothing else on the map, empty hands; seat 0 is to act."""
    game = agon.new("hellas", players, 1)
    assert isinstance(game, Hellas)
    for monster in range(len(MONSTER_IDS)):
        game.lair[monster] = OFF
    game.quests = 0
    game.event_deck = ALL_EVENTS
    game.deck = ALL_COMBAT
    game.relics = NEUTRAL_ARTIFACTS
    game.blessings = ALL_BLESSINGS
    game.temple_card = 0
    for seat, lord in enumerate(game.lords):
        lord.hand = 0
        lord.hero = HERO_IDS.index(heroes[seat])
        lord.at = region(HOMES[seat])
    game.active = 0
    game.specials = 1
    game.turns = 1
    stage(game, Turns(seat=1), at(Turn(seat=0), "menu"))
    game.chapter.events.clear()
    return game


def refresh(game: Hellas) -> None:
    """Put the question at hand again after the board was changed."""
    game.relist()


# ---------------------------------------------------------------------- names


def region(name: str) -> int:
    return REGION_IDS.index(name)


def monster(name: str) -> int:
    return MONSTER_IDS.index(name)


def card(name: str) -> int:
    return COMBAT_IDS.index(name)


def attack(name: str) -> int:
    return ATTACK_IDS.index(name)


def artifact(name: str) -> int:
    return ARTIFACT_IDS.index(name)


def blessing(name: str) -> int:
    return BLESSING_IDS.index(name)


def quest(name: str) -> int:
    return QUEST_IDS.index(name)


def event(name: str) -> int:
    """The number of an event card: a monster card, or a quest behind them."""
    return EVENT_IDS.index(name) if name in EVENT_IDS else MONSTER_CARDS + QUEST_IDS.index(name)


def action(name: str) -> int:
    return ACTIONS.index(name)


def god(name: str) -> int:
    return GOD_IDS.index(name)


def land(name: str) -> int:
    return LAND_IDS.index(name)


# ---------------------------------------------------------------------- pieces


def army(game: Hellas, seat: int, where: str, count: int, *, fortified: bool = False, owned: bool = True) -> None:
    at = region(where)
    game.place_hoplites(seat, at, count)
    if fortified:
        game.lord(seat).fortified |= BIT[at]
    if owned:
        own(game, seat, where)


def own(game: Hellas, seat: int, *where: str) -> None:
    """Control tokens, without the checks and gifts that taking control brings."""
    for name in where:
        at = region(name)
        for lord in game.lords:
            lord.held &= ~BIT[at]
        game.owner[at] = seat
        game.lord(seat).held |= BIT[at]


def hand(game: Hellas, seat: int, *cards: str) -> None:
    """This hand and no other."""
    lord = game.lord(seat)
    game.deck |= lord.hand
    lord.hand = 0
    for name in cards:
        lord.hand |= BIT[card(name)]
    game.deck &= ~lord.hand
    game.discard &= ~lord.hand


def in_hand(game: Hellas, seat: int) -> list[str]:
    return [COMBAT_IDS[at] for at in members(game.lord(seat).hand)]


def give_artifact(game: Hellas, seat: int, *names: str) -> None:
    for name in names:
        game.relics &= ~BIT[artifact(name)]
        game.take_artifact(seat, artifact(name))


def is_charged(game: Hellas, seat: int, name: str) -> bool:
    return game.lord(seat).ready(artifact(name))


def bless(game: Hellas, seat: int, *names: str) -> None:
    for name in names:
        game.blessings &= ~BIT[blessing(name)]
        game.lord(seat).blessings |= BIT[blessing(name)]


def put_monster(game: Hellas, name: str, where: str, *evolutions: str) -> None:
    game.lair[monster(name)] = region(where)
    for one in evolutions:
        evolve(game, one)


def evolve(game: Hellas, name: str) -> None:
    game.evolved |= BIT[event(name)]
    game.event_deck &= ~BIT[event(name)]


def kill_off(game: Hellas, *names: str) -> None:
    for name in names:
        game.lair[monster(name)] = DEAD


def wound(game: Hellas, name: str, count: int) -> None:
    """Fill the first places of a sheet."""
    for place in range(count):
        game.wounds[monster(name)] |= BIT[place]


def symbols_left(game: Hellas, name: str) -> list[str]:
    number = monster(name)
    left = game.open_places(number)
    return [SYMBOLS[place[0]] for at, place in enumerate(WOUND_PLACES[number]) if has(left, at)]


def put_quest(game: Hellas, *names: str) -> None:
    for name in names:
        game.quests |= BIT[quest(name)]
        game.event_deck &= ~BIT[event(name)]


def attributes(game: Hellas, seat: int, leadership: int = 1, strength: int = 1, speed: int = 1) -> None:
    lord = game.lord(seat)
    lord.leadership, lord.strength, lord.speed = leadership, strength, speed


def injure(game: Hellas, seat: int, *names: str) -> None:
    for name in names:
        game.lord(seat).injured |= BIT[ATTRIBUTES.index(name)]


def hero_at(game: Hellas, seat: int, where: str) -> None:
    game.lord(seat).at = region(where)


def glory(game: Hellas, seat: int, *lands: str) -> None:
    for name in lands:
        game.lord(seat).glory |= BIT[land(name)]


def temples(game: Hellas, *where: str) -> None:
    for name in where:
        game.temples |= BIT[region(name)]


def temple_card(game: Hellas, name: str) -> None:
    game.temple_card = TEMPLE_IDS.index(name)


# ---------------------------------------------------------------------- reading


def hoplites(game: Hellas, seat: int, where: str) -> int:
    return int(game.hoplites(seat, region(where)))


def owner(game: Hellas, where: str) -> int:
    return int(game.owner[region(where)])


def fortified(game: Hellas, seat: int, where: str) -> bool:
    return game.lord(seat).is_fortified(region(where))


def lord(game: Hellas, seat: int) -> Lord:
    return game.lord(seat)


def has_artifact(game: Hellas, seat: int, name: str) -> bool:
    return has(game.lord(seat).artifacts, artifact(name))


def lair(game: Hellas, name: str) -> str:
    at = game.lair[monster(name)]
    return REGION_IDS[at] if at >= 0 else "dead" if at == DEAD else "off"


def where_is(game: Hellas, seat: int) -> str | None:
    at = game.lord(seat).at
    return REGION_IDS[at] if at >= 0 else None


def play(game: Hellas, *notations: str) -> None:
    for notation in notations:
        game.play(notation)


def options(game: Hellas) -> list[str]:
    assert game.choice is not None
    return [option.notation for option in game.choice.options]


def offers(game: Hellas, verb: str) -> list[str]:
    """The options with a verb, without it."""
    return [notation.removeprefix(verb).strip() for notation in options(game) if notation.split()[0] == verb]


def asked(game: Hellas) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.choice is not None
    return game.choice.seat, game.choice.prompt.id.removeprefix("hellas-prompt-")


def told(game: Hellas, message: str) -> list[dict[str, object]]:
    return [dict(args) for name, args, _ in game.events if name == f"hellas-log-{message}"]


def winner(game: Hellas) -> tuple[list[int], str] | None:
    if game.result is None:
        return None
    return game.result["winners"], game.result["reason"].removeprefix("hellas-log-")


# ---------------------------------------------------------------------- fights and hunts


def drawn_up(attacker: int, defender: int, where: str, came_from: str) -> Sides:
    """The sides of a battle that has not begun."""
    origins = no_origins()
    add_origin(origins, region(came_from), 1)
    return Sides(attacker=attacker, defender=defender, region=region(where), origins=origins)


def battle(game: Hellas, attacker: int, defender: int, where: str, came_from: str) -> Sides:
    """Start a battle on the map as it stands."""
    sides = drawn_up(attacker, defender, where, came_from)
    interrupt(game, sides, Battle())
    return sides


def prepare(game: Hellas) -> None:
    """A special action that changes little: draw twice."""
    seat = game.asked
    game.play("act prepare")
    while game.asked == seat and asked(game)[1] in ("prepare", "discard", "appear"):
        if asked(game)[1] == "prepare":
            game.play("prepare draw")
        else:
            game.apply(game.offered - 1)


def fight_out(game: Hellas, *, retreat: str = "") -> None:
    """Everybody passes until the battle is over."""
    while game.choice is not None and asked(game)[1] in ("battle", "bluff", "before"):
        game.play({"battle": "pass", "bluff": "skip", "before": "done"}[asked(game)[1]])
    if retreat and game.choice is not None and asked(game)[1] == "retreat":
        game.play(f"retreat {retreat}")


def hunt(game: Hellas, seat: int, name: str, *draws: str) -> Chase:
    """Start a hunt; ``draws``: the cards that come by Strength (or Speed)."""
    game.impose([card(one) for one in draws])
    chase = Chase(hunter=seat, monster=monster(name))
    interrupt(game, chase, Hunt())
    return chase


def monster_strikes(game: Hellas, name: str, other: str = "recall-4") -> None:
    """End the hero's attack; the neighbour picks an attack card."""
    game.impose([attack(name), attack(other if other != name else "recall-3")])
    game.play("end-attack")
    game.play(f"attack-with {name}")


def sheet(game: Hellas, name: str) -> tuple[int, int]:
    """Wounds and places of a monster."""
    number = monster(name)
    return bin(game.wounds[number]).count("1"), bin(game.places_of(number)).count("1")
