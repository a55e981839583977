"""Arrays that change seldom: copies of a game share them, so nobody writes into one. A change makes a new array."""

from librt.vecs import vec
from mypy_extensions import i64


def changed(array: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The same array with another value at one place: ``self.owner = changed(self.owner, land, faction)``."""
    twin = array[:]
    twin[at] = value
    return twin
