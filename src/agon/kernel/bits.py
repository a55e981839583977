"""Sets of up to 62 things as bits of one integer.

The table BIT is needed because a constant shifted by a variable is only 32 bits wide when compiled.
"""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << index for index in range(62)])


def has(mask: i64, index: i64) -> bool:
    return (mask >> index) & 1 != 0


def with_bit(mask: i64, index: i64) -> i64:
    return mask | BIT[index]


def without_bit(mask: i64, index: i64) -> i64:
    return mask & ~BIT[index]


def count_bits(mask: i64) -> i64:
    """Sums of neighbours: of two bits, of four, of eight and so on. Numbers of more than 62 bits would be slow."""
    pairs = mask - ((mask >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves = eights + (eights >> 32)
    quarters = halves + (halves >> 16)
    return (quarters + (quarters >> 8)) & 127


def lowest(mask: i64) -> i64:
    """Index of the lowest member; the set must not be empty."""
    index: i64 = 0
    rest = mask
    if rest & 0xFFFFFFFF == 0:
        rest >>= 32
        index += 32
    if rest & 0xFFFF == 0:
        rest >>= 16
        index += 16
    if rest & 0xFF == 0:
        rest >>= 8
        index += 8
    if rest & 0xF == 0:
        rest >>= 4
        index += 4
    if rest & 0x3 == 0:
        rest >>= 2
        index += 2
    return index if rest & 1 != 0 else index + 1


def each(mask: i64) -> Iterator[i64]:
    """The members in rising order, for loops of rules: ``for land in each(lands)``. The compiled build writes such a
    loop out (``kernel/expand.py``)."""
    rest = mask
    while rest != 0:
        yield lowest(rest)
        rest &= rest - 1


def nth_bit(mask: i64, n: i64) -> i64:
    """Index of the n-th member (from 0) in rising order."""
    rest = mask
    left = n
    while left > 0:
        rest &= rest - 1
        left -= 1
    return lowest(rest)


def members(mask: i64) -> list[int]:
    """The members in rising order, for codecs and views: rules loop over :func:`each`."""
    return [index for index in range(62) if has(mask, index)]


def mask_of(indexes: list[int]) -> i64:
    mask: i64 = 0
    for index in indexes:
        mask |= BIT[index]
    return mask
