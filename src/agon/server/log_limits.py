"""The log under attack: what is said again and again is said a few times a minute, with a count; where it cannot be
written, the server goes on without."""

import contextlib
import logging
import time
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

LOUD = ("warning", "error", "critical")
TIMES = 5
"""Lines of one kind within a span."""
SPAN_SECONDS = 60.0
MOST_KINDS = 2_000


class PatientFile:
    """A file for the log. On a full disk a line is lost; whoever wanted to say it must not fail with it."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            return self.file.write(text)
        return 0

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self.file.flush()


class Repeats:
    """How often something was said lately."""

    def __init__(self) -> None:
        self.said: dict[object, list[float]] = {}

    def swallowed(self, kind: object) -> int | None:
        """None if this is one too many; else how many were swallowed since the last span."""
        at = time.monotonic()
        known = self.said.get(kind)
        if known is None or at - known[0] >= SPAN_SECONDS:
            if len(self.said) >= MOST_KINDS:
                self.said.clear()
            self.said[kind] = [at, 1]
            return max(0, int(known[1]) - TIMES) if known else 0
        known[1] += 1
        return 0 if known[1] <= TIMES else None


class LimitedLog:
    """A processor of structlog."""

    def __init__(self) -> None:
        self.repeats = Repeats()

    def __call__(self, _logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        if method not in LOUD and event.get("level") not in LOUD:
            return event
        swallowed = self.repeats.swallowed((event.get("event"), kind_of(event.get("exc_info"))))
        if swallowed is None:
            raise structlog.DropEvent
        if swallowed:
            event["swallowed"] = swallowed
        return event


class LimitedRecords(logging.Filter):
    """The same for the libraries that log in Python's own way."""

    def __init__(self) -> None:
        super().__init__()
        self.repeats = Repeats()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        return self.repeats.swallowed((record.name, str(record.msg), kind_of(record.exc_info))) is not None


def kind_of(found: Any) -> str:
    """The name of an exception, however it was handed over."""
    if isinstance(found, BaseException):
        return type(found).__name__
    if isinstance(found, tuple) and found and found[0] is not None:
        return str(found[0].__name__)
    return str(found) if found is not None else ""
