"""Play in the terminal: boards drawn with rich, one module per title, and a plain one for titles without."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from agon.games import title
from agon.terminal import plain
from agon.terminal.speech import Speech

Renderer = Callable[[dict[str, Any], Speech], RenderableType]


def renderer(name: str) -> Renderer:
    """The function that draws a view: what the title brings, else ``agon.terminal.<title>.render``, else the plain one."""
    if (brought := title(name).draw) is not None:
        return brought
    if find_spec(f"agon.terminal.{name}") is None:
        return plain.render
    found: Renderer = import_module(f"agon.terminal.{name}").render
    return found
