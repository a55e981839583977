"""What a game remembers of its past: choices, outcomes of chance, events.

A copy shares the past with its original: both point to the same closed chapter and write new ones of their
own. So a copy costs the same late in a game as early.
"""

from typing import Any, Final

from mypy_extensions import i64

EVERYONE: Final = 511
SPECTATOR: Final = 8
"""The bit of onlookers in an event's audience; seats 0 to 7 have the bits of their own number."""


class Origin:
    """What a game was set up with and played under. Shared by copies: it is replaced, never changed."""

    def __init__(
        self, options: dict[str, Any], played_under: tuple[str, ...], reseeds: tuple[tuple[int, int], ...]
    ) -> None:
        self.options: dict[str, Any] = options
        self.played_under: tuple[str, ...] = played_under
        self.reseeds: tuple[tuple[int, int], ...] = reseeds


NOWHERE: Final = Origin({}, (), ())


class Event:
    """Something that happened: a message of the vocabulary, its arguments, and who may know."""

    def __init__(self, message: i64, audience: i64, move: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.message: i64 = message
        self.audience: i64 = audience
        self.move: i64 = move
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.f: i64 = f

    def args(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e, self.f]


NOTHING_TOLD: Final[dict[int, list[Event]]] = {}


class Chapter:
    """A stretch of the past. Closed once a copy shares it."""

    def __init__(self, before: "Chapter | None") -> None:
        self.before: Chapter | None = before
        self.choices: list[int] = []
        self.outcomes: list[int] = []
        self.events: list[Event] = []
        self.told: dict[int, list[Event]] = NOTHING_TOLD
        """Of the newest closed chapter: all that was told until its end, by the bit of those who heard it."""

    def is_empty(self) -> bool:
        return len(self.choices) == 0 and len(self.outcomes) == 0 and len(self.events) == 0

    def chapters(self) -> "list[Chapter]":
        """From the oldest to this one."""
        found: list[Chapter] = []
        at: Chapter | None = self
        while at is not None:
            found.append(at)
            at = at.before
        found.reverse()
        return found

    def all_choices(self) -> list[int]:
        return [one for chapter in self.chapters() for one in chapter.choices]

    def all_outcomes(self) -> list[int]:
        return [one for chapter in self.chapters() for one in chapter.outcomes]

    def all_events(self) -> list[Event]:
        return [one for chapter in self.chapters() for one in chapter.events]

    def events_since(self, move: i64) -> list[Event]:
        """The events of a move and of those after it; of a long past only its end is looked at."""
        found: list[Chapter] = []
        at: Chapter | None = self
        while at is not None:
            if len(at.events) > 0:
                found.append(at)
                if at.events[0].move < move:
                    break
            at = at.before
        found.reverse()
        return [one for chapter in found for one in chapter.events if one.move >= move]


def known_events(past: Chapter | None, bit: i64) -> list[Event]:
    """What a closed past tells those with this bit. The newest chapter remembers it, so the next position, which asks
    for the same and a little more, reads only what is new."""
    if past is None:
        return []
    asked: int = bit
    unread: list[Chapter] = []
    told: list[Event] = []
    at: Chapter | None = past
    while at is not None:
        found = at.told.pop(asked, None)
        if found is not None:
            told = found
            break
        unread.append(at)
        at = at.before
    unread.reverse()
    for chapter in unread:
        for event in chapter.events:
            if event.audience & bit:
                told.append(event)
    if len(past.told) == 0:
        past.told = {}
    past.told[asked] = told
    return told[:]
