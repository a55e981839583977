"""Play in the terminal: boards drawn with rich, one module per title."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from agon.terminal.speech import Speech

Renderer = Callable[[dict[str, Any], Speech], RenderableType]


def renderer(title: str) -> Renderer:
    """The function that draws a view of that title: ``agon.terminal.<title>.render``."""
    found: Renderer = import_module(f"agon.terminal.{title}").render
    return found
