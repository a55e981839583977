"""Options as whole numbers where many games are played: the compiled twin of the tables in ``lab/encoding.py``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.codes import arg_a, arg_b, arg_c, arg_d, verb_of
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.observer import Observer

COLUMNS: Final = 5
"""Of a block: its first number, then how many values each argument has."""


class Numbering:
    """By verb, its blocks: a first number, then one for every combination of arguments, the last one fastest."""

    def __init__(self, verbs: int, blocks: list[tuple[int, list[int], int]]) -> None:
        self.first: vec[i64] = vec[i64]([0] * (verbs + 1))
        """By verb: its first row in the table; the next verb's is behind its last."""
        rows: list[int] = []
        for verb in range(verbs):
            for owner, sizes, first in blocks:
                if owner == verb:
                    rows += [first, *sizes, *([1] * (COLUMNS - 1 - len(sizes)))]
            self.first[verb + 1] = len(rows) // COLUMNS
        self.table: vec[i64] = vec[i64](rows)

    def number(self, option: i64) -> i64:
        """The number of an option's code."""
        verb = verb_of(option)
        a, b, c, d = arg_a(option), arg_b(option), arg_c(option), arg_d(option)
        table, firsts = self.table, self.first
        for row in range(firsts[verb], firsts[verb + 1]):
            at = row * COLUMNS
            if a < table[at + 1] and b < table[at + 2] and c < table[at + 3] and d < table[at + 4]:
                place = ((a * table[at + 2] + b) * table[at + 3] + c) * table[at + 4] + d
                return table[at] + place
        raise AgonError(f"the option {option} has no number")


def seen_numbers(game: Game, observer: Observer, numbering: Numbering) -> list[int]:
    """The numbers of the options at hand, as the seat that is asked sees them."""
    found: list[int] = []
    for at in range(game.offered):
        found.append(int(numbering.number(observer.turned_option(game, game.codes[at], game.asked))))  # noqa: PERF401
    return found
