"""Sets of bits as the checks read them: thousands of times a game, and mostly the same ones."""

from functools import lru_cache

from agon.kernel import bits


@lru_cache(maxsize=100_000)
def known_members(mask: int) -> tuple[int, ...]:
    return tuple(bits.members(mask))


def members(mask: int) -> list[int]:
    return list(known_members(int(mask)))
