"""Where chance or others decide: all cases counted, or a sample of them played."""

import itertools
import math
import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import cast

from agon.kernel.game import Game
from agon.lens.answer import Odds
from agon.lens.compare import spreads, totals
from agon.lens.lens import Contest, Facts, Lens
from agon.lens.luck import Counting, Ends, TooMany
from agon.lens.trial import Trial, begun, followed, imagined, settled

CASES = 6_000
"""How many steps of the rules a fight or roll is counted out with at most."""
ROLLS = 600
"""As many, where no fight is counted out but what dice and cards bring at once."""
LUCK_SHARE, FEWEST = 20, 16
"""Luck without a fight is looked at so many times less often, but no less than this: whole views are compared."""
BATCH, CLOSE_ENOUGH = 100, 0.0134
"""A fight is played no further when, after a batch, the standard error of its chance is as small as this."""

Forces = tuple[tuple[tuple[int, str], int], ...]
FightEnd = tuple[bool, Forces]
"""Whether the seat has won, and what is left on the board."""


class Table:
    """One option in the hands of one seat, to be tried again and again."""

    def __init__(self, game: Game, index: int, lens: Lens, seat: int, seed: int) -> None:
        self.world = imagined(game, seat, seed)
        self.index = index
        self.lens = lens
        self.seat = seat
        self.seed = seed

    def imagine(self, number: int) -> Game:
        """Another world that looks the same; 0: the first."""
        return self.world.redeal(self.seat, self.seed + number) if number else self.world.copy()

    def tried(self, number: int, is_told: bool = False) -> Trial:
        """The option taken in one of the worlds; ``is_told``: the log of it can be read."""
        world = self.imagine(number)
        world.keeps_log = is_told
        return followed(world, self.index, self.lens, self.seat)

    def facts(self, game: Game) -> Facts:
        return self.lens.facts(game.board_view(self.seat))

    def played(self) -> Iterator[Trial]:
        """World after world, played on by simple players until what the option began is over."""
        picker = random.Random(self.seed)
        for number in itertools.count(1):
            yield settled(self.tried(number), picker)

    def counted(self, summary: Callable[[Trial], Hashable], limit: int) -> Ends | None:
        """All ends with their weights, where the title can be counted out and they are few enough."""
        if not self.lens.IS_COUNTABLE:
            return None
        try:
            return Counting(summary, limit).ends(begun(self.world, self.index, self.lens, self.seat))
        except TooMany:
            return None


def fight_odds(table: Table, contest: Contest, samples: int) -> Odds:
    """The chance to win a fight, and what it costs both sides: counted out, or played until it is known well enough."""
    lens = table.lens

    def summary(trial: Trial) -> FightEnd:
        return lens.is_won(trial.game, contest, table.seat), tuple(lens.forces(trial.game).items())

    counted = table.counted(summary, CASES)
    if counted is not None:
        ends = [(weight, *cast(FightEnd, end)) for end, weight in counted.items()]
        return fight_from(table, contest, ends, is_exact=True)
    played: list[FightEnd] = []
    won = 0
    for trial in table.played():
        played.append(summary(trial))
        won += played[-1][0]
        number = len(played)
        if number >= samples or (number % BATCH == 0 and standard_error(won / number, number) <= CLOSE_ENOUGH):
            break
    return fight_from(table, contest, [(1.0 / len(played), *end) for end in played], is_exact=False)


def fight_from(table: Table, contest: Contest, ends: Sequence[tuple[float, bool, Forces]], *, is_exact: bool) -> Odds:
    chance = sum(weight for weight, is_won, _ in ends if is_won)
    costs = spreads(table.lens.forces(table.world), [(weight, dict(forces)) for weight, _, forces in ends])
    error = 0.0 if is_exact else standard_error(chance, len(ends))
    samples = 0 if is_exact else len(ends)
    takes_part = table.seat in (contest.attacker, contest.defender)
    shown = round(chance, 9) if takes_part else None
    return Odds(contest.kind, contest.place, shown, costs, is_exact, error, samples)


def standard_error(chance: float, samples: int) -> float:
    """Of a share; never 0, as a sample proves nothing for certain (one more of each kind is assumed)."""
    share = (chance * samples + 1) / (samples + 2)
    return round(math.sqrt(share * (1 - share) / samples), 6)


def luck_odds(table: Table, before: Facts, samples: int) -> tuple[Odds | None, list[Facts]]:
    """What luck brings, and the positions after it, by which that is told from what is certain."""
    ends, is_exact = ends_of_luck(table, samples)
    start = totals(before)
    found = spreads(start, [(weight, totals(facts)) for weight, facts in ends])
    uncertain = tuple(spread for spread in found if spread.least != spread.most)
    afters = [facts for _, facts in ends]
    if not uncertain:
        return None, afters
    return Odds("luck", "", None, uncertain, is_exact, 0.0, 0 if is_exact else len(ends)), afters


def ends_of_luck(table: Table, samples: int) -> tuple[list[tuple[float, Facts]], bool]:
    seen: dict[Hashable, Facts] = {}

    def summary(trial: Trial) -> Hashable:
        facts = table.facts(trial.game)
        key = repr(facts)
        seen[key] = facts
        return key

    counted = table.counted(summary, ROLLS)
    if counted is not None:
        return [(weight, seen[key]) for key, weight in counted.items()], True
    number = max(samples // LUCK_SHARE, FEWEST)
    played = [table.facts(trial.game) for trial in itertools.islice(table.played(), number)]
    return [(1.0 / number, facts) for facts in played], False
