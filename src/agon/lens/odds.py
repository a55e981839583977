"""Where chance or others decide: all cases counted, or a sample of them played."""

import math
import random
from collections.abc import Hashable, Sequence

from agon.kernel.game import Game
from agon.lens.answer import Odds
from agon.lens.compare import Totals, spreads, totals
from agon.lens.lens import Contest, Facts, Lens
from agon.lens.luck import Counting, TooMany
from agon.lens.trial import Trial, begun, followed, imagined, settled

CASES = 6_000
"""How many steps of the rules a fight or roll is counted out with at most."""
ROLLS = 600
"""As many, where no fight is counted out but what dice and cards bring at once."""
FEWEST = 16


class Table:
    """One option in the hands of one seat, to be tried again and again."""

    def __init__(self, game: Game, index: int, lens: Lens, seat: int, seed: int) -> None:
        self.world = imagined(game, seat, seed)
        self.index = index
        self.lens = lens
        self.seat = seat
        self.seed = seed

    def again(self, number: int) -> Trial:
        """The option taken in another imagined world; 0: in the first."""
        world = self.world.redeal(self.seat, self.seed + number) if number else self.world
        return followed(world, self.index, self.lens, self.seat)

    def heard(self, number: int) -> Trial:
        """As ``again``, and what is told in it can be read."""
        world = self.world.redeal(self.seat, self.seed + number) if number else self.world.copy()
        world.keeps_log = True
        return followed(world, self.index, self.lens, self.seat)

    def facts(self, game: Game) -> Facts:
        return self.lens.facts(game.board_view(self.seat))

    def played(self, samples: int) -> list[Trial]:
        """So many worlds played on by simple players until what the option began is over."""
        picker = random.Random(self.seed)
        return [settled(self.again(number), picker) for number in range(1, samples + 1)]


def fight_odds(table: Table, contest: Contest, samples: int) -> Odds:
    """The chance to win a fight, and what it costs both sides."""
    lens, seat = table.lens, table.seat
    start = lens.forces(table.world)
    if lens.IS_COUNTABLE:

        def summary(trial: Trial) -> Hashable:
            return lens.is_won(trial.game, contest, seat), tuple(lens.forces(trial.game).items())

        try:
            ends = Counting(summary, CASES).ends(begun(table.world, table.index, lens, seat))
        except TooMany:
            pass
        else:
            weighed = [(weight, end[0], dict(end[1])) for end, weight in ends.items() if isinstance(end, tuple)]
            return fight_from(contest, start, weighed, is_exact=True)
    share = 1.0 / samples
    ends_played = table.played(samples)
    weighed = [(share, lens.is_won(end.game, contest, seat), lens.forces(end.game)) for end in ends_played]
    return fight_from(contest, start, weighed, is_exact=False)


def fight_from(contest: Contest, start: Totals, ends: Sequence[tuple[float, bool, Totals]], *, is_exact: bool) -> Odds:
    chance = sum(weight for weight, is_won, _ in ends if is_won)
    costs = spreads(start, [(weight, forces) for weight, _, forces in ends])
    error = 0.0 if is_exact else standard_error(chance, len(ends))
    samples = 0 if is_exact else len(ends)
    return Odds(contest.kind, contest.place, round(chance, 9), costs, is_exact, error, samples)


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
    if table.lens.IS_COUNTABLE:
        seen: dict[Hashable, Facts] = {}

        def summary(trial: Trial) -> Hashable:
            facts = table.facts(trial.game)
            key = repr(facts)
            seen[key] = facts
            return key

        try:
            ends = Counting(summary, ROLLS).ends(begun(table.world, table.index, table.lens, table.seat))
        except TooMany:
            pass
        else:
            return [(weight, seen[key]) for key, weight in ends.items()], True
    played = table.played(max(samples // 8, FEWEST))
    return [(1.0 / len(played), table.facts(end.game)) for end in played], False
