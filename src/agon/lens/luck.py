"""All that chance can bring: every case with its weight, told to the engine one by one."""

from collections.abc import Callable, Hashable, Iterator

from agon.kernel.errors import ImpossibleChance
from agon.lens.trial import Trial

UNHEARD_OF = -1
"""No roll or draw comes out like this: asked for it, the engine says what it can give."""

Ends = dict[Hashable, float]
"""How a trial can end, and how likely each end is."""


class TooMany(Exception):
    """More cases than are worth counting."""


def steps(trial: Trial) -> Iterator[tuple[float, Trial]]:
    """Run the next step of the rules in every way in which chance can come out."""
    todo: list[tuple[float, list[int]]] = [(1.0, [])]
    while todo:
        weight, told = todo.pop()
        twin = trial.copy()
        twin.game.impose([*told, UNHEARD_OF])
        try:
            twin.goes_on()
        except ImpossibleChance as refused:
            share = weight / len(refused.possible)
            todo += [(share, [*told, outcome]) for outcome in refused.possible]
        else:
            twin.game.rng.release()
            yield weight, twin


class Counting:
    """Counts the ends of a trial: its fight is over, or there is none and somebody is asked.

    ``summary`` tells by what ends differ. Positions that agree in all that matters are counted once.
    """

    def __init__(self, summary: Callable[[Trial], Hashable], limit: int) -> None:
        self.summary = summary
        self.left = limit
        self.known: dict[Hashable, Ends] = {}

    def ends(self, trial: Trial) -> Ends:
        """Changes the trial."""
        game = trial.game
        trial.sees_fight_begin()
        is_over = trial.contest is not None and not trial.is_lasting
        if is_over or game.over or game.is_halted:
            return self.end(trial)
        if game.asked >= 0:
            if trial.contest is not None:
                trial.answer(trial.lens.answer(game, None))
            elif not trial.complete():
                return self.end(trial)
        key = trial.lens.position(game, trial.contest)
        if key not in self.known:
            self.known[key] = self.ends_after(trial)
        return self.known[key]

    def ends_after(self, trial: Trial) -> Ends:
        found: Ends = {}
        for weight, after in steps(trial):
            self.left -= 1
            if self.left < 0:
                raise TooMany
            for end, share in self.ends(after).items():
                found[end] = found.get(end, 0.0) + weight * share
        return found

    def end(self, trial: Trial) -> Ends:
        trial.note_revealed()
        return {self.summary(trial): 1.0}
