"""The form of what engines show: views, choices, lines of the log. Views are built and encoded as plain data, so nothing
here is used to send them; the tests hold every title's views against it, and the page's types are made from it."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Who(Struct, forbid_unknown_fields=True):
    """A person at the table; where a person plays two factions, which of them."""

    seat: int
    faction: int | UnsetType = UNSET


Value = int | str | Who
Args = dict[str, Value]


class Line(Struct, forbid_unknown_fields=True):
    move: int
    id: str
    args: Args


class Prompt(Struct, forbid_unknown_fields=True):
    id: str
    args: Args
    rule: str


class Option(Struct, forbid_unknown_fields=True):
    """``anchors``: the places on the board that stand for it."""

    notation: str
    id: str
    args: Args
    anchors: list[str]


class Choice(Struct, forbid_unknown_fields=True):
    """Whom the table waits for; what is asked may be hidden, and the options are for the one who is asked."""

    seat: int
    prompt: Prompt | None
    options: list[Option] | None


class Result(Struct, forbid_unknown_fields=True):
    winners: list[int]
    scores: list[int]
    reason: str


class View(Struct, forbid_unknown_fields=True):
    """``board`` is the title's own."""

    title: str
    seat: int | None
    players: int
    options: dict[str, Any]
    move: int
    board: dict[str, Any]
    choice: Choice | None
    log: list[Line]
    result: Result | None
