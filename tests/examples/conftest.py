"""The fourth title, put on the shelf for these tests only."""

from collections.abc import Iterator

import pytest

import agon
from agon import games
from examples.stadion import TITLE


@pytest.fixture(autouse=True)
def stadion() -> Iterator[str]:
    agon.add(TITLE)
    yield TITLE.name
    games.remove(TITLE.name)
