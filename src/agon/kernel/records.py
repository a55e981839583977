"""Records: a game as its seed, choices in notation and outcomes of chance. Replaying gives the same game."""

import warnings
from collections.abc import Iterator
from typing import Any, Final

from agon.kernel.chance import MOST
from agon.kernel.errors import AgonError, BadRecord, IllegalChoice, ImpossibleChance, RulesChanged, RulesWarning
from agon.kernel.formats import RECORD_FORMAT, current_record
from agon.kernel.game import Game
from agon.kernel.saved import LONGEST_TEXT, MOST_CHOICES, MOST_OUTCOMES
from agon.kernel.title import LONGEST_SEED, Title

MOST_RULES: Final = 100
MOST_AT_SETUP: Final = 1 << 12
"""A set-up draws a hundred times at most."""
END: Final = -1
"""Imposed after the last outcome: no roll and no draw can come out like this."""


def record(game: Game) -> dict[str, Any]:
    if game.redealt or not game.keeps_record:
        raise AgonError("an imagined game (redealt or hushed) has no record")
    words = game.VOCABULARY
    return {
        "agon_record": RECORD_FORMAT,
        "save": game.SAVE_VERSION,
        "title": game.TITLE,
        "rules": list(game.played_under),
        "players": int(game.players),
        "options": game.options,
        "seed": game.seed,
        "reseeds": [{"move": move, "seed": str(seed)} for move, seed in game.reseeds],
        "choices": [words.notation(one) for one in game.chapter.all_choices()],
        "outcomes": list(game.chapter.all_outcomes()),
        "result": game.result,
    }


class Rulings:
    """The rules that a record was played under, beside those of today. A record of other rules may still come out; if
    it does not, then that is why."""

    def __init__(self, recorded: Any, today: str) -> None:
        versions: list[str] = checked_list(recorded, str, MOST_RULES, "rules by version")
        self.differ = versions != [today]
        played = " and ".join(versions)
        self.words = f"the rules have changed: the record was played under rules {played}, these are rules {today}"
        if self.differ:
            warnings.warn(self.words, RulesWarning, stacklevel=4)

    def refusal(self, what: str, error: AgonError) -> BadRecord:
        if isinstance(error, ImpossibleChance) and error.outcome == END:
            return self.wrong(f"{what} of the record needs more outcomes of chance than it has")
        return self.wrong(f"{what} of the record is not possible: {error}")

    def wrong(self, what: str) -> BadRecord:
        return RulesChanged(f"{self.words}; {what}") if self.differ else BadRecord(what)


class Script:
    """A record as it is played again, move by move. Chance comes out as recorded, from the seed or not; the seed is
    followed beside it, so that ``game`` is at every move what the recorded one was, luck to come included."""

    def __init__(self, given: dict[str, Any], title: Title) -> None:
        saved = current_record(given, title.game.SAVE_VERSION, title.record_migrations, BadRecord)
        self.rules = Rulings(saved.get("rules"), title.rules_version)
        self.choices: list[str] = checked_list(saved.get("choices"), str, MOST_CHOICES, "choices as texts")
        outcomes: list[int] = checked_list(saved.get("outcomes"), int, MOST_OUTCOMES, "outcomes as whole numbers")
        self.reseeds: dict[int, int] = checked_reseeds(saved.get("reseeds", []))
        self.result: Any = saved.get("result")
        self.move: int = 0
        if not isinstance(saved.get("options"), dict):
            raise BadRecord("a record needs its options as a mapping")
        first = [*outcomes[:MOST_AT_SETUP], END]
        try:
            self.game: Game = title.new(saved.get("players"), saved.get("seed"), saved.get("options"), first)
        except RecursionError as error:
            raise BadRecord("the options of the record are nested too deeply") from error
        except AgonError as error:
            raise self.rules.refusal("the set-up", error) from error
        self.used: int = len(first) - len(self.game.rng.pending())
        self.outcomes: list[int] = [*outcomes, END]
        self.settle()

    def step(self) -> None:
        """Take the next choice."""
        game = self.game
        game.rng.follow(self.outcomes, self.used)
        try:
            game.take_at_once(game.index_of(self.choices[self.move]))
        except AgonError as error:
            raise self.rules.refusal(f"move {self.move + 1}", error) from error
        self.used = game.rng.imposed_at
        self.move += 1
        self.settle()

    def settle(self) -> None:
        """Nothing stays imposed, and new luck begins where it did."""
        self.game.rng.release()
        if self.move in self.reseeds:
            self.game.reseed(self.reseeds[self.move])

    @property
    def is_over(self) -> bool:
        return self.move == len(self.choices)

    def check_end(self) -> None:
        left = len(self.outcomes) - 1 - self.used
        if left > 0:
            raise self.rules.wrong(f"{left} outcomes of chance are left over at the end of the record")
        if self.result != self.game.result:
            raise self.rules.wrong("the record does not come out as recorded: its result differs")


def replay(saved: dict[str, Any], title: Title, moves: Any = None) -> Game:
    """The recorded game, or its first ``moves`` choices."""
    if moves is not None and (isinstance(moves, bool) or not isinstance(moves, int) or moves < 0):
        raise IllegalChoice(f"a number of moves is a whole number from 0, not {moves!r}")
    script = Script(saved, title)
    while not script.is_over and (moves is None or script.move < moves):
        script.step()
    if script.is_over:
        script.check_end()
    return script.game


def positions(saved: dict[str, Any], title: Title) -> Iterator[Game]:
    """The recorded game after 0, 1, 2 and so on choices, each a game of its own; then the end is checked."""
    script = Script(saved, title)
    yield script.game.copy()
    while not script.is_over:
        script.step()
        yield script.game.copy()
    script.check_end()


def checked_list(items: Any, kind: type, most: int, what: str) -> list[Any]:
    if not isinstance(items, list) or not all(type(item) is kind for item in items):
        raise BadRecord(f"a record needs its {what}")
    if len(items) > most:
        raise BadRecord(f"a record has at most {most} {what}, not {len(items)}")
    if kind is str and any(len(item) > LONGEST_TEXT for item in items):
        raise BadRecord(f"a record needs its {what} of at most {LONGEST_TEXT} letters")
    if kind is int and not all(0 <= item < MOST for item in items):
        raise BadRecord(f"a record needs its {what} of a die or a card")
    return items


def checked_reseeds(items: Any) -> dict[int, int]:
    """By move: the seed of the luck from there on. Seeds are texts: other programs read JSON with less digits."""
    found: dict[int, int] = {}
    if not isinstance(items, list) or len(items) > MOST_CHOICES:
        raise BadRecord("the reseeds of a record are a list")
    for one in items:
        move = one.get("move") if isinstance(one, dict) else None
        seed = one.get("seed") if isinstance(one, dict) else None
        if not isinstance(move, int) or not isinstance(seed, str) or len(seed) > 80 or not seed.isdecimal():
            raise BadRecord(f"a reseed is a move and a seed, not {one!r}")
        found[move] = int(seed) % LONGEST_SEED
    return found
