"""What a board can be: the ranges and lengths of a save, and how many of everything there are in the box.

A title declares this once, as data; ``Title.load`` refuses a save that does not fit, and the tests hold every position
of random games against it. All of it reads plain saves, so both builds answer the same.

Ranges may depend on the size of a game: ``index("players")`` is a seat. Laws name places by path: ``deck``,
``lords[].hand`` (of each lord), ``stack.draft.cards`` (the field of every such rule under way).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

Sizes = Mapping[str, int]
Size = int | str
"""A number, or the name of one that depends on the number of players."""

LONGEST = 1 << 62


class Misfit(ValueError):
    """Where a save does not fit, and why."""


class Spec(Protocol):
    """What a value can be."""

    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        """Raise Misfit if it is something else."""


def size_of(size: Size, sizes: Sizes) -> int:
    return sizes[size] if isinstance(size, str) else size


class Range:
    """A whole number from ``low`` up to, not including, ``end``."""

    def __init__(self, low: int, end: Size) -> None:
        self.low = low
        self.end = end

    def limit(self, sizes: Sizes) -> int:
        return size_of(self.end, sizes)

    def takes_all(self, values: list[Any], sizes: Sizes) -> bool:
        """The quick way through a long list."""
        low, limit = self.low, self.limit(sizes)
        return all(type(one) is int and low <= one < limit for one in values)

    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        limit = self.limit(sizes)
        if type(value) is not int or not self.low <= value < limit:
            raise Misfit(f"{path}: {shown(value)} is not a whole number from {self.low} to {limit - 1}")


class Bits(Range):
    """A set of numbers below ``end`` as bits."""

    def __init__(self, end: Size) -> None:
        super().__init__(0, end)

    def limit(self, sizes: Sizes) -> int:
        return int(1 << size_of(self.end, sizes))


class Flag:
    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        if type(value) is not bool:
            raise Misfit(f"{path}: {shown(value)} is neither true nor false")


class Word:
    """One of some texts."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        if not isinstance(value, str) or value not in self.words:
            raise Misfit(f"{path}: {shown(value)} is not one of {', '.join(self.words)}")


class Text:
    """Any text that is not too long."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        if not isinstance(value, str) or len(value) > self.longest:
            raise Misfit(f"{path}: {shown(value)} is not a text of at most {self.longest} letters")


class Many:
    """A list of so many, or at most so many, of a kind."""

    def __init__(self, kind: Spec, count: Size, least: int | None = None) -> None:
        self.kind = kind
        self.count = count
        self.least = least

    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        most = size_of(self.count, sizes)
        least = most if self.least is None else self.least
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise Misfit(f"{path}: {shown(value)} is not a list of {least} to {most}")
        if isinstance(self.kind, Range) and self.kind.takes_all(value, sizes):
            return
        for at, one in enumerate(value):
            self.kind.check(one, f"{path}[{at}]", sizes)


class Fields:
    """A mapping with these names. Others are left alone: migrations may leave some behind."""

    def __init__(self, **fields: Spec) -> None:
        self.fields = fields

    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        if not isinstance(value, dict):
            raise Misfit(f"{path}: {shown(value)} is not a mapping")
        for name, spec in self.fields.items():
            if name not in value:
                raise Misfit(f"{path}.{name} is missing")
            spec.check(value[name], f"{path}.{name}", sizes)


class Either:
    """What another says, or one of these."""

    def __init__(self, kind: Spec, *also: Any) -> None:
        self.kind = kind
        self.also = also

    def check(self, value: Any, path: str, sizes: Sizes) -> None:
        if type(value) is not int or value not in self.also:
            self.kind.check(value, path, sizes)


def number(low: int, high: int) -> Range:
    return Range(low, high + 1)


def index(count: Size) -> Range:
    """The number of one of so many."""
    return Range(0, count)


def index_or_none(count: Size) -> Range:
    """The same, or -1."""
    return Range(-1, count)


def table(count: Size, low: int, high: int) -> Many:
    return Many(number(low, high), count)


def shown(value: Any) -> str:
    """Short, however long it is."""
    if isinstance(value, (list, dict)):
        return f"a {type(value).__name__} of {len(value)}"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."


# ---------------------------------------------------------------------- laws


class Position:
    """A save that has the right shape, as laws read it."""

    def __init__(self, saved: Mapping[str, Any], sizes: Sizes) -> None:
        self.board: dict[str, Any] = saved["board"]
        self.stack: list[dict[str, Any]] = saved["stack"]
        self.over = saved["end"] is not None
        self.sizes = sizes

    def frames(self, rule: str) -> list[dict[str, Any]]:
        return [frame for frame in self.stack if frame["rule"] == rule]

    def values(self, path: str) -> list[int]:
        """The numbers at a path."""
        if path.startswith("stack."):
            _, rule, field = path.split(".")
            return [frame[field] for frame in self.frames(rule)]
        found: list[Any] = [self.board]
        for name in path.split("."):
            found = [one[name.removesuffix("[]")] for one in found]
            if name.endswith("[]"):
                found = [item for one in found for item in one]
        return found

    def sets(self, path: str) -> list[int]:
        """The sets at a path, as bits; ``card:`` before it stands for numbers, -1 for none."""
        if path.startswith("card:"):
            return [1 << card for card in self.values(path.removeprefix("card:")) if card >= 0]
        return self.values(path)


class Cards:
    """Each of a set lies in exactly one of these places; with ``all_there=False`` in one at most. When the game is over
    the rules under way are gone, and what lay with them too."""

    def __init__(self, what: str, whole: int, places: Sequence[str], all_there: bool = True) -> None:
        self.what = what
        self.whole = whole
        self.places = places
        self.all_there = all_there

    def check(self, position: Position) -> None:
        seen = 0
        for place in self.places:
            for one in position.sets(place):
                if seen & one:
                    raise Misfit(f"{self.what}: one is in two places, the second is {place}")
                seen |= one
        if seen & ~self.whole or (self.all_there and not position.over and seen != self.whole):
            raise Misfit(f"{self.what}: some are missing, or more than there are")


class Count:
    """The numbers at these places add up to what is in the box."""

    def __init__(self, what: str, total: int, places: Sequence[str]) -> None:
        self.what = what
        self.total = total
        self.places = places

    def check(self, position: Position) -> None:
        found = sum(sum(position.values(place)) for place in self.places)
        if found != self.total:
            raise Misfit(f"{self.what}: there are {found}, not {self.total}")


class Law:
    """What needs a sentence of code: whether it holds."""

    def __init__(self, what: str, holds: Callable[[Position], bool]) -> None:
        self.what = what
        self.holds = holds

    def check(self, position: Position) -> None:
        if not self.holds(position):
            raise Misfit(f"it does not hold that {self.what}")


class Components:
    """All of it for one title.

    ``board`` is the shape of its share of a save, ``fields`` are the ranges of the fields of rules by name
    (``turn.hero`` where one rule differs), ``laws`` what holds beyond ranges. ``sizes`` gives names to numbers that
    depend on the number of players, which is always one of them. ``roots`` are the rules that end with the game alone:
    one of them lies under all others.
    """

    def __init__(
        self,
        board: Fields,
        fields: Mapping[str, Spec],
        laws: Sequence[Cards | Count | Law] = (),
        sizes: Callable[[int], Sizes] | None = None,
        roots: Sequence[str] = (),
    ) -> None:
        self.board = board
        self.fields = fields
        self.laws = laws
        self.more_sizes = sizes
        self.roots = roots

    def sizes(self, players: int) -> Sizes:
        more = self.more_sizes(players) if self.more_sizes else {}
        return {"players": players, **more}

    def field(self, rule: str, name: str) -> Spec | None:
        return self.fields.get(f"{rule}.{name}") or self.fields.get(name)

    def check(self, saved: Mapping[str, Any]) -> None:
        """Raise Misfit unless the board fits. The kernel's share and the rules under way are checked before."""
        sizes = self.sizes(saved["players"])
        self.board.check(saved["board"], "board", sizes)
        position = Position(saved, sizes)
        for law in self.laws:
            law.check(position)


ANYTHING = Components(Fields(), {})
"""Of a title that declares nothing."""
