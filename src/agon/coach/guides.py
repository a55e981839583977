"""A title in five minutes: goal, a turn in pictures, what the signs mean, three mistakes, an example. The texts are in
``data/guides/<language>/<title>.toml``, the pictures, the same for all languages, in ``data/guides/<title>.toml``."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parent / "data" / "guides"


class Scene(msgspec.Struct, frozen=True):
    """Drawings side by side, by name; ``name:0`` is a piece in the colours of a seat."""

    picture: list[str]
    title: str
    text: str


class Guide(msgspec.Struct, frozen=True):
    goal: str
    ways: list[Scene]
    turn: list[Scene]
    legend: list[Scene]
    mistakes: list[Scene]
    example: Scene


@cache
def guide(language: str, title: str) -> Guide | None:
    """None where a title has none."""
    pictures, texts = read(FOLDER / f"{title}.toml"), read(FOLDER / language / f"{title}.toml")
    if pictures is None or texts is None:
        return None

    def scenes(key: str, told: list[list[str]]) -> list[Scene]:
        return [Scene(drawn.split(), heading, text) for drawn, (heading, text) in zip(pictures[key], told, strict=True)]

    return Guide(
        goal=texts["goal"],
        ways=scenes("goal", [[one, ""] for one in texts["ways"]]),
        turn=scenes("turn", texts["turn"]),
        legend=scenes("legend", [["", one] for one in texts["legend"]]),
        mistakes=scenes("mistakes", texts["mistakes"]),
        example=scenes("example", [["", texts["example"]]])[0],
    )


def read(path: Path) -> dict[str, Any] | None:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else None
