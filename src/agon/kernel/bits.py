"""Sets of up to 62 things as bits of one integer.

The table BIT is needed because a constant shifted by a variable is only 32 bits wide when compiled.
"""

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
    count: i64 = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


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
    while rest & 1 == 0:
        rest >>= 1
        index += 1
    return index


def nth_bit(mask: i64, n: i64) -> i64:
    """Index of the n-th member (from 0) in rising order."""
    rest = mask
    left = n
    while left > 0:
        rest &= rest - 1
        left -= 1
    return lowest(rest)


def members(mask: i64) -> list[int]:
    """The members in rising order, for codecs and views."""
    return [index for index in range(62) if has(mask, index)]


def mask_of(indexes: list[int]) -> i64:
    mask: i64 = 0
    for index in indexes:
        mask |= BIT[index]
    return mask
