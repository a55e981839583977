"""A board for titles that bring none: every field of the view, tidily, in the reader's words as far as there are any.

A field ``lap_length`` is called by the message ``<title>-ui-lap-length``, a word ``fox`` in a field ``card`` by the name
``<title>-card-fox``; what has no words is shown as it is. The page does the same in ``web/src/boards/plain``.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from agon.terminal.speech import Speech

SEATS = ("seat", "active", "owner", "winner", "leader", "first")
"""Fields whose number is a person at the table."""
NOTHING = "–"
YES = "✓"


def render(view: dict[str, Any], speech: Speech) -> RenderableType:
    """Single values above, then each list or group of the board as a table of its own."""
    drawing = Drawing(view["title"], speech)
    board: dict[str, Any] = view["board"]
    above = {key: value for key, value in board.items() if not is_large(value)}
    below = [drawing.part(key, value) for key, value in board.items() if is_large(value)]
    return Group(*([drawing.fields(above)] if above else []), *below)


def is_large(value: Any) -> bool:
    """Whether a value needs a place of its own: a list of groups, or a group."""
    return (isinstance(value, list) and any(isinstance(one, dict) for one in value)) or isinstance(value, dict)


class Drawing:
    """Draws the parts of a board of one title for one reader."""

    def __init__(self, title: str, speech: Speech) -> None:
        self.title = title
        self.speech = speech

    def part(self, key: str, value: Any) -> RenderableType:
        if isinstance(value, dict):
            return Panel(self.fields(value), title=escape(self.label(key)), title_align="left", expand=False)
        return self.rows(key, [one for one in value if isinstance(one, dict)])

    def fields(self, group: dict[str, Any]) -> Table:
        """A group as two columns: what it is called, what it is."""
        table = Table.grid(padding=(0, 2))
        for key, value in group.items():
            table.add_row(f"[dim]{escape(self.label(key))}[/]", self.text(key, value))
        return table

    def rows(self, key: str, groups: list[dict[str, Any]]) -> Table:
        """A list of groups of one kind: a row each, a column for every field that any of them has."""
        columns = list(dict.fromkeys(field for group in groups for field in group))
        table = Table(title=escape(self.label(key)), title_justify="left", pad_edge=False)
        for field in columns:
            table.add_column(escape(self.label(field)))
        for group in groups:
            table.add_row(*(self.text(field, group.get(field)) for field in columns))
        return table

    def label(self, key: str) -> str:
        message = f"{self.title}-ui-{key.replace('_', '-')}"
        if self.speech.words.has(message):
            return self.speech.text(message)
        return self.speech.words.cap(key.replace("_", " "))

    def text(self, key: str, value: Any) -> str:
        """A value in one line, as rich markup."""
        if value is None or value in ([], {}, ""):
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NOTHING
        if isinstance(value, int):
            return self.speech.player(value) if key in SEATS and 0 <= value < len(self.speech.names) else str(value)
        if isinstance(value, dict):
            return ", ".join(f"{escape(self.label(inner))} {self.text(inner, one)}" for inner, one in value.items())
        if isinstance(value, list):
            return ", ".join(self.text(key, one) for one in value)
        return escape(self.word(key, str(value)))

    def word(self, key: str, value: str) -> str:
        """A word by its name: those of a list ``cards`` are cards."""
        for kind in (key, key.removesuffix("s")):
            name = f"{self.title}-{kind}-{value}"
            if self.speech.words.has(name):
                return self.speech.name(name)
        return value
