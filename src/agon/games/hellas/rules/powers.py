"""Artifacts, blessings and kept quest cards that are used: what a card does is one function, registered by its id.

``@artifact("ambrosia", ACTION, is_injured)`` says when it is offered and on what condition; the function does the rest
and goes on with ``then``. Cards are offered in the order in which they are registered; of two that stand above one
function the lower one comes first.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Quest, Seat
from agon.games.hellas.rules.cards import Draw
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.errors import RuleError
from agon.kernel.rule import Step

# when something may be used
ACTION: Final = 0
HERO_MOVEMENT: Final = 1
HOPLITE_MOVEMENT: Final = 2
OWN_TURN: Final = 3
ANY_TIME: Final = 4
BEFORE_BATTLE: Final = 5
BEFORE_DEFENCE: Final = 6
AMID_CARDS: Final = 7
"""While cards are played in a battle, and in a hunt."""
HUNT_START: Final = 8
HUNT: Final = 9
WINDOWS: Final = 10

IN_DATA: Final = {
    "action": (ACTION,),
    "hero_movement": (HERO_MOVEMENT,),
    "hoplite_movement": (HOPLITE_MOVEMENT,),
    "own_turn": (OWN_TURN,),
    "any_time": (ANY_TIME, HUNT),
    "before_battle": (BEFORE_BATTLE, BEFORE_DEFENCE),
    "before_battle_or_hunt": (BEFORE_BATTLE, HUNT_START),
    "in_battle_or_hunt": (AMID_CARDS,),
    "hunt_start": (HUNT_START,),
    "hunt": (HUNT,),
}
"""By the word in the data files: where such a card may be registered."""

Usable = Callable[[Hellas, i64], bool]
"""Whether a card would do something for a seat now."""
Targets = Callable[[Hellas, i64], i64]
"""For cards whose option names something: the set of what a seat may name."""
Use = Callable[[Hellas, i64, i64, Step], Step]
"""Board, seat, what was named (the card itself where nothing is), and the step to go on with."""


def always(_g: Hellas, _seat: i64) -> bool:
    return True


class Power:
    """What one card does in one window."""

    def __init__(self, card: int, verb: int, usable: Usable, targets: Targets | None, use: Use) -> None:
        self.card: i64 = card
        self.verb: i64 = verb
        self.usable: Usable = usable
        self.targets: Targets | None = targets
        self.use: Use = use

    def offer(self, g: Hellas, seat: Seat) -> None:
        if self.targets is not None:
            g.offer_each(self.verb, self.targets(g, seat))
        elif self.usable(g, seat):
            g.offer(code(self.verb, self.card))

    def is_meant(self, answer: i64) -> bool:
        return verb_of(answer) == self.verb and (self.targets is not None or arg_a(answer) == self.card)


class Powers:
    """The artifacts, or the blessings, by window."""

    def __init__(self, data: list[dict[str, Any]], verb: int) -> None:
        self.data = data
        self.verb = verb
        self.cards: vec[i64] = vec[i64]([0] * WINDOWS)
        """By window: the set of cards that have something to offer."""
        self.powers: list[list[Power]] = [[] for _window in range(WINDOWS)]

    def register(
        self, name: str, window: int, usable: Usable, verb: int | None, targets: Targets | None
    ) -> Callable[[Use], Use]:
        card = next(at for at, row in enumerate(self.data) if row["id"] == name)
        assert window in IN_DATA[self.data[card]["window"]], f"{name} is not used then, says the data"

        def registered(use: Use) -> Use:
            self.cards[window] |= BIT[card]
            self.powers[window].append(Power(card, self.verb if verb is None else verb, usable, targets, use))
            return use

        return registered

    def offer(self, g: Hellas, seat: Seat, held: i64, window: i64) -> None:
        """Offer what a seat may use now out of the cards it holds."""
        if held & self.cards[window] == 0:
            return
        for power in self.powers[window]:
            if has(held, power.card):
                power.offer(g, seat)

    def meant(self, answer: i64, window: i64, other_window: i64) -> Power:
        """The power that an answer has chosen."""
        for power in self.powers[window] + self.powers[other_window]:
            if power.is_meant(answer):
                return power
        raise RuleError("nothing of that kind is used now")


ARTIFACTS: Final = Powers(tables.ARTIFACT_DATA, words.USE)
BLESSINGS: Final = Powers(tables.BLESSING_DATA, words.BLESS)


def artifact(name: str, window: int, usable: Usable = always) -> Callable[[Use], Use]:
    return ARTIFACTS.register(name, window, usable, None, None)


def blessing(
    name: str, window: int, usable: Usable = always, verb: int | None = None, targets: Targets | None = None
) -> Callable[[Use], Use]:
    return BLESSINGS.register(name, window, usable, verb, targets)


def offer_artifacts(g: Hellas, seat: Seat, window: i64) -> None:
    lord = g.lord(seat)
    ARTIFACTS.offer(g, seat, lord.artifacts & lord.charged, window)


def offer_blessings(g: Hellas, seat: Seat, window: i64) -> None:
    BLESSINGS.offer(g, seat, g.lord(seat).blessings, window)


def use_artifact(g: Hellas, seat: Seat, then: Step, window: i64, other_window: i64) -> Step:
    """LH-3.2: a used artifact is exhausted."""
    power = ARTIFACTS.meant(g.answer, window, other_window)
    g.lord(seat).exhaust(power.card)
    g.tell(words.ARTIFACT_USED, seat, power.card)
    return power.use(g, seat, arg_a(g.answer), then)


def use_blessing(g: Hellas, seat: Seat, then: Step, window: i64, other_window: i64) -> Step:
    power = BLESSINGS.meant(g.answer, window, other_window)
    g.tell(words.BLESSING_USED, seat, power.card)
    return power.use(g, seat, arg_a(g.answer), then)


# ---------------------------------------------------------------------- at any time

# that is in the owner's turn and hunt, and in a battle when it is the owner's turn to play a card


def offer_anytime(g: Hellas, seat: Seat) -> None:
    offer_blessings(g, seat, ANY_TIME)
    offer_kept(g, seat, effects.KEEP_FRESH)


def use_anytime(g: Hellas, seat: Seat, then: Step) -> Step:
    if verb_of(g.answer) == words.QUEST_CARD:
        return g.call(Draw(seat=seat, count=spend_kept(g, seat, arg_a(g.answer))), then=then)
    return use_blessing(g, seat, then, ANY_TIME, ANY_TIME)


def offer_in_hunt(g: Hellas, seat: Seat) -> None:
    """LH-10.3: what a hunter may use at any moment of the hunt, in attack and in defence."""
    offer_artifacts(g, seat, AMID_CARDS)
    offer_blessings(g, seat, HUNT)
    offer_kept(g, seat, effects.KEEP_FRESH)


def use_in_hunt(g: Hellas, seat: Seat, then: Step) -> Step:
    """That, or what is for the start of a hunt; the hand limit waits (LH-6.1)."""
    if verb_of(g.answer) == words.USE:
        return use_artifact(g, seat, then, HUNT_START, AMID_CARDS)
    elif verb_of(g.answer) == words.QUEST_CARD:
        g.draw_cards(seat, spend_kept(g, seat, arg_a(g.answer)))
        return then
    return use_blessing(g, seat, then, HUNT_START, HUNT)


def offer_kept(g: Hellas, seat: Seat, kind: i64) -> None:
    """Kept quest cards of a kind (LH-9.4)."""
    for quest in each(g.lord(seat).kept):
        if tables.QUEST_KEEP[quest] == kind:
            g.offer(code(words.QUEST_CARD, quest))


def spend_kept(g: Hellas, seat: Seat, quest: Quest) -> i64:
    """Fresh special actions, or one more this turn; the number of cards to draw."""
    lord = g.lord(seat)
    lord.kept &= ~BIT[quest]
    if tables.QUEST_KEEP[quest] == effects.KEEP_FRESH:
        lord.used = 0
    else:
        g.specials += 1
    g.tell(words.QUEST_CARD_USED, seat, quest)
    return tables.QUEST_KEEP_DRAW[quest]
