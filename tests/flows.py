"""Stretches of play as lines: who is asked what, what is played, what is told; the last line is what is offered then."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.logs import ending, transcript

Flow = tuple[tuple[str, ...], Callable[[], Any], list[str]]
"""The rules it shows, the position it begins with, its lines."""


def each(flows: Mapping[str, Flow]) -> pytest.MarkDecorator:
    """A test for each flow, by its name and marked with its rules."""
    named = [pytest.param(flow, marks=pytest.mark.rule(*flow[0]), id=name) for name, flow in flows.items()]
    return pytest.mark.parametrize("flow", named)


def check(flow: Flow) -> None:
    _rules, start, lines = flow
    table = start()
    assert [*transcript(table, *(line.split(" | ")[1] for line in lines[:-1])), ending(table)] == lines
