"""Functions that are found by a key: what a prompt offers, what a message says."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def register_in(found: dict[Any, T]) -> Callable[..., Callable[[T], T]]:
    """A mark that enters a function under each of its keys."""

    def under(*keys: Any) -> Callable[[T], T]:
        def entered(one: T) -> T:
            found.update(dict.fromkeys(keys, one))
            return one

        return entered

    return under
