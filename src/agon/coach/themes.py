"""What a puzzle is about: the questions of a title, gathered under a few headings (``data/themes/<title>.toml``)."""

import tomllib
from functools import cache
from pathlib import Path

from agon.coach.puzzles import Puzzle

FOLDER = Path(__file__).parent / "data" / "themes"
OTHER = "other"
"""Questions that stand under no heading."""


@cache
def headings(title: str) -> dict[str, str]:
    """By question, its heading."""
    path = FOLDER / f"{title}.toml"
    if not path.is_file():
        return {}
    kept: dict[str, list[str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {question: heading for heading, questions in kept.items() for question in questions}


def heading_of(puzzle: Puzzle) -> str:
    return headings(puzzle.title).get(puzzle.theme, OTHER)
