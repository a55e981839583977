"""Chance: a seeded generator in every game, recorded, and imposable by tests, replays and searches.

There are two. The fast one joins two multiplicative generators (L'Ecuyer 1988, period about 2**61); every product
stays below 2**47, so compiled 64-bit and interpreted unbounded integers agree. Whoever sees enough of its rolls can
work out the rest, so games between people have a secret seed (``secret_seed``): from 2**128 on a seed is the key of a
BLAKE2b stream, and past rolls tell nothing of those to come.
"""

import hashlib
import secrets
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from agon.kernel.bits import count_bits, has, members, nth_bit
from agon.kernel.errors import ImpossibleChance

M1: Final = 2147483563
M2: Final = 2147483399
MOST: Final = 1 << 31
"""Every outcome is smaller: a side of a die, or the number of a card."""
SECRET: Final = 1 << 128
"""Seeds from here on are keys of the stream that nobody can foretell."""
KEY_BYTES: Final = 32
NOTHING: Final[list[int]] = []
"""Stands where nothing is imposed; nobody writes into it."""


def secret_seed() -> int:
    """A new seed for a game between people: 256 bits, the highest of them set."""
    return secrets.randbits(256) | 1 << 255


def is_secret(seed: int) -> bool:
    return abs(seed) >= SECRET


def chance_from(seed: int) -> "Chance":
    """The generator of a seed."""
    if is_secret(seed):
        return KeyedChance(hashlib.blake2b(f"agon:{seed}".encode(), digest_size=KEY_BYTES).digest(), 0)
    first, second = seed_pair(seed)
    return Chance(first, second)


def restored_chance(saved: dict[str, Any]) -> "Chance":
    """The generator of a save, with what was imposed on it."""
    luck: Chance
    if "key" in saved:
        luck = KeyedChance(bytes.fromhex(saved["key"]), saved["drawn"])
    else:
        luck = Chance(saved["first"], saved["second"])
    luck.impose(saved["imposed"])
    return luck


def seed_pair(seed: int) -> tuple[int, int]:
    """Two starting states from a seed of any size; near seeds give unrelated games."""
    raw = hashlib.blake2b(f"agon:{seed}".encode(), digest_size=16).digest()
    first = int.from_bytes(raw[:8], "big") % (M1 - 1) + 1
    second = int.from_bytes(raw[8:], "big") % (M2 - 1) + 1
    return first, second


@mypyc_attr(free_list_len=1)
class Chance:
    """The dice and the shuffler of one game: the fast generator."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.imposed: list[int] = NOTHING
        self.imposed_at: i64 = 0

    def copy(self) -> "Chance":
        twin = Chance(self.first, self.second)
        self.copy_imposed(twin)
        return twin

    def copy_imposed(self, twin: "Chance") -> None:
        if self.imposed_at < len(self.imposed):
            twin.imposed = self.imposed
            twin.imposed_at = self.imposed_at

    def dump(self) -> dict[str, Any]:
        return {"first": int(self.first), "second": int(self.second), "imposed": self.pending()}

    def next(self) -> i64:
        """The next raw number, far larger than anything that is rolled: here 0 to M1 - 2."""
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
        self.imposed = NOTHING
        self.imposed_at = 0

    def pending(self) -> list[int]:
        at: i64 = self.imposed_at
        return self.imposed[at:]


class KeyedChance(Chance):
    """The generator of games between people: a keyed hash of how many numbers were drawn."""

    def __init__(self, key: bytes, drawn: i64) -> None:
        super().__init__(1, 1)
        self.key: bytes = key
        self.drawn: i64 = drawn

    def copy(self) -> Chance:
        twin = KeyedChance(self.key, self.drawn)
        self.copy_imposed(twin)
        return twin

    def dump(self) -> dict[str, Any]:
        return {"key": self.key.hex(), "drawn": int(self.drawn), "imposed": self.pending()}

    def next(self) -> i64:
        """The next raw number, 0 to 2**62 - 1."""
        count: int = self.drawn
        raw = hashlib.blake2b(count.to_bytes(8, "big"), digest_size=8, key=self.key).digest()
        self.drawn += 1
        return int.from_bytes(raw, "big") >> 2
