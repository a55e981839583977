"""Scenarios of Lords of Hellas: an empty map on which it is seat 0's turn, and pieces put where a rule needs them."""

from collections.abc import Sequence
from typing import Self

import agon
from agon.games.hellas.effects import ACTIONS, ATTRIBUTES, SYMBOLS
from agon.games.hellas.game import DEAD, OFF, Hellas
from agon.games.hellas.rules.battle import Battle
from agon.games.hellas.rules.chase import Chase
from agon.games.hellas.rules.hunt import Hunt
from agon.games.hellas.rules.sides import Sides, no_origins
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
    GOD_ARTIFACT,
    GOD_IDS,
    GOD_REGION,
    HERO_IDS,
    LAND_IDS,
    LAND_REGIONS,
    MONSTER_CARDS,
    MONSTER_IDS,
    NEUTRAL_ARTIFACTS,
    QUEST_IDS,
    REGION_IDS,
    TEMPLE_IDS,
    WOUND_PLACES,
)
from agon.kernel.bits import BIT, count_bits, has, members
from tests.frames import at, under_way
from tests.properties.hellas_box import conserve
from tests.scenario import Scenario

HOMES = ("arcadia", "macedonia", "crete", "phocis")
HEROES = ("heracles", "achilles", "perseus", "helen")
MONSTER_ROLLS = {"nothing": 0, "attack": 1, "move": 3, "move or attack": 5}
"""A side of the monster die, by what it says."""


def region(name: str) -> int:
    return REGION_IDS.index(name)


def monster_no(name: str) -> int:
    return MONSTER_IDS.index(name)


def card(name: str) -> int:
    return COMBAT_IDS.index(name)


def artifact_no(name: str) -> int:
    return ARTIFACT_IDS.index(name)


def blessing(name: str) -> int:
    return BLESSING_IDS.index(name)


def quest_no(name: str) -> int:
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


def outcome_of(name: str | int) -> int:
    """The names of all decks differ, so that a name alone says which card is drawn."""
    if isinstance(name, int):
        return name
    if name in MONSTER_ROLLS:
        return MONSTER_ROLLS[name]
    if name in EVENT_IDS or name in QUEST_IDS:
        return event(name)
    decks = (COMBAT_IDS, ARTIFACT_IDS, BLESSING_IDS, ATTACK_IDS, TEMPLE_IDS)
    return next(deck.index(name) for deck in decks if name in deck)


class HellasScenario(Scenario[Hellas]):
    """A game of Lords of Hellas in the hands of a test."""

    def __init__(self, game: Hellas) -> None:
        super().__init__(game)
        self.last_sides: Sides | None = None
        self.last_chase: Chase | None = None

    def conserve(self) -> None:
        conserve(self.game)

    def outcome(self, name: str | int) -> int:
        return outcome_of(name)

    # ------------------------------------------------------------------ given: the map

    def army(self, seat: int, where: str, count: int, *, fortified: bool = False, owned: bool = True) -> Self:
        """Hoplites out of the reserve, without a look at control; ``owned``: with control of the region."""
        self.game.army[seat * len(REGION_IDS) + region(where)] += count
        self.game.lord(seat).reserve -= count
        if fortified:
            self.game.lord(seat).fortified |= BIT[region(where)]
        return self.own(seat, where) if owned else self.changed()

    def own(self, seat: int, *where: str) -> Self:
        """Control tokens, with the artifact of a god who has a monument there, but without the checks that taking
        control brings."""
        for name in where:
            for lord in self.game.lords:
                lord.held &= ~BIT[region(name)]
            self.game.owner[region(name)] = seat
            self.game.lord(seat).held |= BIT[region(name)]
            if region(name) in GOD_REGION:
                self.hand_over(seat, GOD_ARTIFACT[list(GOD_REGION).index(region(name))])
        return self.changed()

    def hand_over(self, seat: int, number: int) -> None:
        if has(self.game.lord(seat).artifacts, number):
            return
        for lord in self.game.lords:
            lord.artifacts &= ~BIT[number]
            lord.charged &= ~BIT[number]
        self.game.take_artifact(seat, number)

    def temples(self, *where: str) -> Self:
        for name in where:
            self.game.temples |= BIT[region(name)]
        return self.changed()

    def built(self, temples: int) -> Self:
        """So many places of the temple card are used."""
        self.game.temples_built = temples
        return self.changed()

    def temple_card(self, name: str) -> Self:
        self.game.temple_card = TEMPLE_IDS.index(name)
        return self.changed()

    def level(self, name: str, level: int) -> Self:
        """How far the monument of a god is built."""
        self.game.level[god(name)] = level
        return self.changed()

    def king(self, name: str, seat: int, tokens: int) -> Self:
        """The countdown of the King of Kings: the god of the monument, who built it, tokens left."""
        self.game.king_god, self.game.king_seat, self.game.king_tokens = god(name), seat, tokens
        return self.changed()

    # ------------------------------------------------------------------ given: heroes

    def hero(self, seat: int, where: str) -> Self:
        self.game.lord(seat).at = region(where)
        return self.changed()

    def attributes(
        self, seat: int, leadership: int | None = None, strength: int | None = None, speed: int | None = None
    ) -> Self:
        """What is not named stays: 1 at the start."""
        lord = self.game.lord(seat)
        lord.leadership = lord.leadership if leadership is None else leadership
        lord.strength = lord.strength if strength is None else strength
        lord.speed = lord.speed if speed is None else speed
        return self.changed()

    def injure(self, seat: int, *names: str) -> Self:
        for name in names:
            self.game.lord(seat).injured |= BIT[ATTRIBUTES.index(name)]
        return self.changed()

    def priests(self, seat: int, pool: int) -> Self:
        """Priests in the pool of a player."""
        self.game.lord(seat).pool = pool
        return self.changed()

    def praying(self, name: str, *seats: int) -> Self:
        """A priest of each of these players at the monument of a god."""
        for seat in seats:
            self.game.praying[god(name) * self.game.players + seat] += 1
        return self.changed()

    def used(self, seat: int, *actions: str) -> Self:
        """The special actions that are marked as used, and no others."""
        self.game.lord(seat).used = sum(BIT[action(name)] for name in actions)
        return self.changed()

    def tired(self, seat: int) -> Self:
        """Exhausted Fight was used since the last monument."""
        self.game.lord(seat).tired = 1
        return self.changed()

    def glory(self, seat: int, *lands: str) -> Self:
        for name in lands:
            for lord in self.game.lords:
                lord.glory &= ~BIT[land(name)]
            self.game.lord(seat).glory |= BIT[land(name)]
        return self.changed()

    # ------------------------------------------------------------------ given: cards

    def hand(self, seat: int, *cards: str) -> Self:
        """This hand and no other."""
        game, lord = self.game, self.game.lord(seat)
        game.deck |= lord.hand
        lord.hand = 0
        for name in cards:
            assert has(game.deck | game.discard, card(name)), f"{name} is in another hand"
            lord.hand |= BIT[card(name)]
        game.deck &= ~lord.hand
        game.discard &= ~lord.hand
        return self.changed()

    def deck(self, *cards: str) -> Self:
        """The deck of combat cards holds these and no others; the rest was discarded."""
        left = sum(BIT[card(name)] for name in cards)
        self.game.discard |= self.game.deck & ~left
        self.game.deck = left
        return self.changed()

    def only_events_discarded(self, *cards: str) -> Self:
        """The deck of events is used up, and its discard holds these and no others."""
        self.game.event_deck = 0
        self.game.event_discard = sum(BIT[event(name)] for name in cards)
        return self.changed()

    def artifact(self, seat: int, *names: str) -> Self:
        """Charged artifacts; that of a god brings the region of its monument along."""
        for name in names:
            number = artifact_no(name)
            self.game.relics &= ~BIT[number]
            if number in GOD_ARTIFACT:
                self.own(seat, REGION_IDS[GOD_REGION[list(GOD_ARTIFACT).index(number)]])
            self.hand_over(seat, number)
        return self.changed()

    def exhaust(self, seat: int) -> Self:
        """All artifacts of a player are used up."""
        self.game.lord(seat).charged = 0
        return self.changed()

    def bless(self, seat: int, *names: str) -> Self:
        for name in names:
            self.game.blessings &= ~BIT[blessing(name)]
            self.game.lord(seat).blessings |= BIT[blessing(name)]
        return self.changed()

    def quest(self, *names: str) -> Self:
        """Quests that lie open."""
        for name in names:
            self.game.quests |= BIT[quest_no(name)]
            self.game.event_deck &= ~BIT[event(name)]
        return self.changed()

    def on_quest(self, seat: int, name: str, step: int = 1) -> Self:
        """A hero stands on a step of a quest."""
        lord = self.game.lord(seat)
        lord.at, lord.quest, lord.quest_step = -1, quest_no(name), step - 1
        return self.quest(name)

    def keep_quest(self, seat: int, name: str) -> Self:
        """A completed quest whose card is still to be used."""
        self.game.event_deck &= ~BIT[event(name)]
        self.game.lord(seat).kept |= BIT[quest_no(name)]
        return self.changed()

    # ------------------------------------------------------------------ given: monsters

    def monster(self, name: str, where: str, *evolutions: str) -> Self:
        self.game.lair[monster_no(name)] = region(where)
        for one in evolutions:
            self.game.evolved |= BIT[event(one)]
            self.game.event_deck &= ~BIT[event(one)]
        return self.changed()

    def wound(self, name: str, count: int) -> Self:
        """Cover the first places of a sheet."""
        return self.cover(name, *range(1, count + 1))

    def cover(self, name: str, *places: int) -> Self:
        """Cover places of a sheet, counted from 1."""
        for place in places:
            self.game.wounds[monster_no(name)] |= BIT[place - 1]
        return self.changed()

    def slain(self, *names: str) -> Self:
        """Monsters that are dead; without a name: all."""
        for name in names or MONSTER_IDS:
            self.game.lair[monster_no(name)] = DEAD
            self.game.wounds[monster_no(name)] = 0
        return self.changed()

    def trophies(self, seat: int, *names: str) -> Self:
        """Monsters that a hero has slain."""
        for name in names:
            self.game.lord(seat).trophies |= BIT[monster_no(name)]
        return self.slain(*names)

    # ------------------------------------------------------------------ battles, hunts, turns

    def battle(self, where: str, *, attacker: int = 0, defender: int = 1, came_from: str = "arcadia") -> Self:
        """Start a battle on the map as it stands."""
        self.last_sides = self.drawn_up(where, attacker, defender, came_from)
        return self.happen(self.last_sides, Battle())

    def drawn_up(self, where: str, attacker: int, defender: int, came_from: str) -> Sides:
        """The sides of a battle that has not begun; all attackers came from one region."""
        origins = no_origins()
        origins[region(came_from)] = self.hoplites(attacker, where)
        return Sides(attacker=attacker, defender=defender, region=region(where), origins=origins)

    def fight_out(self, *, retreat: str = "") -> Self:
        """Everybody passes until the battle is over; the loser retreats there."""
        self.pass_on("battle", "bluff", "before")
        if retreat:
            self.expect(prompt="retreat").play(f"retreat {retreat}")
        return self

    def hunt(self, seat: int, name: str, *draws: str) -> Self:
        """Start a hunt; ``draws``: the cards that come by Strength (or Speed)."""
        self.chance(*draws)
        self.last_chase = Chase(hunter=seat, monster=monster_no(name))
        return self.happen(self.last_chase, Hunt())

    def monster_strikes(self, name: str, other: str = "recall-4") -> Self:
        """End the hero's attack; the neighbour picks the first of two attack cards."""
        self.chance(name, other if other != name else "recall-3")
        return self.play("end-attack", f"attack-with {name}")

    def prepare(self) -> Self:
        """A special action that changes little: the player to act draws twice."""
        seat = self.seat
        self.play("act prepare")
        while self.seat == seat and self.prompt in ("prepare", "discard", "appear"):
            self.play("prepare draw" if self.prompt == "prepare" else self.options[-1])
        return self

    # ------------------------------------------------------------------ read

    def lord(self, seat: int) -> Lord:
        return self.game.lord(seat)

    def hoplites(self, seat: int, where: str) -> int:
        return int(self.game.hoplites(seat, region(where)))

    def owner(self, where: str) -> int:
        return int(self.game.owner[region(where)])

    def is_fortified(self, seat: int, where: str) -> bool:
        return self.game.lord(seat).is_fortified(region(where))

    def has_temple(self, where: str) -> bool:
        return has(self.game.temples, region(where))

    def where_is(self, seat: int) -> str | None:
        """The region of a hero; None on a quest."""
        place = self.game.lord(seat).at
        return REGION_IDS[place] if place >= 0 else None

    def values(self, seat: int) -> list[int]:
        """Leadership, Strength and Speed as they would be without injuries."""
        return [int(self.game.lord(seat).stored(one)) for one in range(3)]

    def actions_used(self, seat: int) -> list[str]:
        return [ACTIONS[one] for one in members(self.game.lord(seat).used)]

    def lands_of_glory(self, seat: int) -> list[str]:
        return [LAND_IDS[one] for one in members(self.game.lord(seat).glory)]

    def in_hand(self, seat: int) -> list[str]:
        return [COMBAT_IDS[one] for one in members(self.game.lord(seat).hand)]

    def cards_discarded(self) -> list[str]:
        return [COMBAT_IDS[one] for one in members(self.game.discard)]

    def events_discarded(self) -> list[str]:
        """Monster cards by their number, then quests."""
        return [(EVENT_IDS + QUEST_IDS)[one] for one in members(self.game.event_discard)]

    def hand_size(self, seat: int) -> int:
        return int(count_bits(self.game.lord(seat).hand))

    def artifacts(self, seat: int) -> list[str]:
        return [ARTIFACT_IDS[one] for one in members(self.game.lord(seat).artifacts)]

    def has_artifact(self, seat: int, name: str) -> bool:
        return has(self.game.lord(seat).artifacts, artifact_no(name))

    def is_charged(self, seat: int, name: str) -> bool:
        return self.game.lord(seat).ready(artifact_no(name))

    def relics_left(self) -> int:
        """Neutral artifacts in their deck."""
        return int(count_bits(self.game.relics))

    def kept_quests(self, seat: int) -> list[str]:
        return [QUEST_IDS[one] for one in members(self.game.lord(seat).kept)]

    def open_quests(self) -> list[str]:
        return [QUEST_IDS[one] for one in members(self.game.quests)]

    def evolutions(self) -> list[str]:
        return [EVENT_IDS[one] for one in members(self.game.evolved)]

    def lair(self, name: str) -> str:
        place = self.game.lair[monster_no(name)]
        return REGION_IDS[place] if place >= 0 else "dead" if place == DEAD else "off"

    def slain_by(self, seat: int) -> list[str]:
        return [MONSTER_IDS[one] for one in members(self.game.lord(seat).trophies)]

    def symbols_left(self, name: str) -> list[str]:
        """The wound places of a monster that are not covered."""
        left = self.game.open_places(monster_no(name))
        return [SYMBOLS[place[0]] for at, place in enumerate(WOUND_PLACES[monster_no(name)]) if has(left, at)]

    def sheet(self, name: str) -> tuple[int, int]:
        """Wounds and places of a monster."""
        number = monster_no(name)
        return int(count_bits(self.game.wounds[number])), int(count_bits(self.game.places_of(number)))

    @property
    def sides(self) -> Sides:
        """Of the battle under way, or of the last one begun."""
        sides = next(iter(under_way(self.game, Sides)), self.last_sides)
        assert sides is not None, "no battle was begun"
        return sides

    def bonus(self, seat: int) -> int:
        """The strength that a side has put into the battle so far."""
        return int(self.sides.attacker_bonus if self.sides.attacker == seat else self.sides.defender_bonus)

    def casualties(self, seat: int) -> int:
        """The casualty symbols that a side has played so far."""
        return int(self.sides.attacker_casualties if self.sides.attacker == seat else self.sides.defender_casualties)

    def strength(self, seat: int, where: str, *, attacker: int = 0, defender: int = 1) -> int:
        """The strength of a side before the first card, if there were a battle now."""
        return int(self.drawn_up(where, attacker, defender, "arcadia").strength(self.game, seat))

    @property
    def attack_strength(self) -> int:
        """Of the monster attack that the hunter faces."""
        chase = next(iter(under_way(self.game, Chase)), self.last_chase)
        assert chase is not None, "no hunt was begun"
        return int(chase.attack_strength)

    # ------------------------------------------------------------------ expected

    def expect_hoplites(self, seat: int, where: str, count: int) -> Self:
        assert self.hoplites(seat, where) == count
        return self

    def expect_owner(self, where: str, seat: int) -> Self:
        """-1: nobody."""
        assert self.owner(where) == seat
        return self

    def expect_won(self, seat: int, where: str) -> Self:
        """The last battle is over, was there, and that side has won it."""
        assert self.told("battle-won")[-1:] == [{"player": {"seat": seat}, "region": f"hellas-region-{where}"}]
        assert under_way(self.game, Sides) == []
        return self

    def expect_hero(self, seat: int, where: str) -> Self:
        assert self.where_is(seat) == where
        return self

    def expect_priests(self, seat: int, pool: int) -> Self:
        assert self.lord(seat).pool == pool
        return self

    def expect_injuries(self, seat: int, count: int) -> Self:
        assert self.lord(seat).injuries() == count
        return self

    def expect_lair(self, name: str, where: str) -> Self:
        """The region of a monster; "dead" or "off"."""
        assert self.lair(name) == where
        return self

    def expect_hand(self, seat: int, *cards: str) -> Self:
        assert self.in_hand(seat) == list(cards)
        return self

    def expect_hand_size(self, seat: int, count: int) -> Self:
        assert self.hand_size(seat) == count
        return self


def regions_of(name: str) -> list[str]:
    """The regions of a land."""
    return [REGION_IDS[one] for one in members(LAND_REGIONS[land(name)])]


def fresh(players: int, luck: Sequence[str | int] = (), seed: int = 1) -> HellasScenario:
    """A game as it is set up; ``luck``: the first outcomes of chance, by name."""
    game = agon.title("hellas").new(players, seed, None, [outcome_of(name) for name in luck])
    assert isinstance(game, Hellas)
    return HellasScenario(game)


def given(players: int = 3, heroes: tuple[str, ...] = HEROES) -> HellasScenario:
    """Heroes at home, nothing else on the map, empty hands; seat 0 is to act."""
    table = fresh(players)
    game = table.game
    for number in range(len(MONSTER_IDS)):
        game.lair[number] = OFF
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
    table.run(Turns(seat=1), at(Turn(seat=0), "menu"))
    game.chapter.events.clear()
    return table


def third() -> HellasScenario:
    """It is seat 2's turn; Perseus stands on Crete."""
    table = given()
    table.game.active = 2
    table.run(Turns(seat=0), at(Turn(seat=2), "menu"))
    table.game.chapter.events.clear()
    return table
