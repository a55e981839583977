"""Chance: a small seeded generator in every game, recorded, and imposable by tests, replays and searches.

The generator joins two multiplicative ones (L'Ecuyer 1988, period about 2**61). Every product stays below
2**47, so compiled 64-bit and interpreted unbounded integers agree.
"""

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from agon.kernel.bits import count_bits, has, members, nth_bit
from agon.kernel.errors import ImpossibleChance

M1: Final = 2147483563
M2: Final = 2147483399
MOST: Final = 1 << 31
"""Every outcome is smaller: a side of a die, or the number of a card."""


def seed_pair(seed: int) -> tuple[int, int]:
    """Two starting states from a seed of any size; near seeds give unrelated games."""
    raw = hashlib.blake2b(f"agon:{seed}".encode(), digest_size=16).digest()
    first = int.from_bytes(raw[:8], "big") % (M1 - 1) + 1
    second = int.from_bytes(raw[8:], "big") % (M2 - 1) + 1
    return first, second


class Chance:
    """The dice and the shuffler of one game."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.imposed: list[int] = []
        self.imposed_at: i64 = 0

    def copy(self) -> "Chance":
        twin = Chance(self.first, self.second)
        if self.imposed_at < len(self.imposed):
            twin.imposed = self.imposed
            twin.imposed_at = self.imposed_at
        return twin

    def next(self) -> i64:
        """The next raw number, 0 to M1 - 2."""
        self.first = self.first * 40014 % M1
        self.second = self.second * 40692 % M2
        mixed = self.first - self.second
        if mixed < 1:
            mixed += M1 - 1
        return mixed - 1

    def below(self, n: i64) -> i64:
        """One of 0 to n - 1. The generator moves on even when the outcome is imposed, so that a replay
        with imposed outcomes ends in the same state as the game it replays."""
        free = self.next() % n
        if self.imposed_at < len(self.imposed):
            outcome: i64 = self.take_imposed()
            if outcome < 0 or outcome >= n:
                raise ImpossibleChance(outcome, list(range(n)))
            return outcome
        return free

    def member(self, mask: i64) -> i64:
        """One member of a set, all equally likely."""
        free = self.next() % count_bits(mask)
        if self.imposed_at < len(self.imposed):
            outcome: i64 = self.take_imposed()
            if outcome < 0 or outcome > 61 or not has(mask, outcome):
                raise ImpossibleChance(outcome, members(mask))
            return outcome
        return nth_bit(mask, free)

    def take_imposed(self) -> i64:
        outcome: i64 = self.imposed[self.imposed_at]
        self.imposed_at += 1
        return outcome

    def impose(self, outcomes: list[Any]) -> None:
        """Queue outcomes for the next rolls and draws; a new list, because copies share the old one."""
        for outcome in outcomes:
            if isinstance(outcome, bool) or not isinstance(outcome, int) or abs(outcome) >= MOST:
                raise ImpossibleChance(outcome, [])
        left: i64 = self.imposed_at
        self.imposed = self.imposed[left:] + list(outcomes)
        self.imposed_at = 0

    def is_imposed(self) -> bool:
        """Whether the next roll or draw is told how to come out."""
        return self.imposed_at < len(self.imposed)

    def follow(self, outcomes: list[int], at: int) -> None:
        """Impose the outcomes of a list from a place on, instead of any others; ``imposed_at`` tells how far it got."""
        self.imposed = outcomes
        self.imposed_at = at

    def release(self) -> None:
        """Nothing is imposed any more."""
        self.imposed = []
        self.imposed_at = 0

    def pending(self) -> list[int]:
        at: i64 = self.imposed_at
        return self.imposed[at:]
