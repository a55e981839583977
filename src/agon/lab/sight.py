"""What the learning environments show of a game: an array for a seat, and the numbers of its options."""

from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from agon.games import title as title_of
from agon.kernel.errors import BadOption
from agon.kernel.game import Game
from agon.kernel.numbering import seen_numbers
from agon.lab import observation
from agon.lab.encoding import encoding, numbering_of
from agon.lab.observation import LIMIT, SIZE, StructuredObservation

FORMS = ("structured", "hashed")


class Sight:
    """Of a title for a number of players. ``form``: "structured" (named parts; options that name a seat are numbered as the
    asked seat sees it) or "hashed" (the older form, numbers as :mod:`agon.lab.encoding` gives them); None: structured
    if the title has it."""

    def __init__(self, name: str, players: int, form: str | None = None) -> None:
        if form not in (*FORMS, None):
            raise BadOption(f"observations are {' or '.join(FORMS)}, not {form!r}")
        self.encoding = encoding(name, players)
        self.numbering = numbering_of(self.encoding)
        known = title_of(name).observer is not None
        self.structured = StructuredObservation(name, players) if form == "structured" or (known and not form) else None

    @property
    def actions(self) -> int:
        return self.encoding.size

    @cached_property
    def space(self) -> spaces.Box:
        if self.structured is None:
            return spaces.Box(-LIMIT, LIMIT, (SIZE,), np.float32)
        highs = self.structured.highs()
        return spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)

    def blank(self) -> NDArray[Any]:
        """Of a seat that has nothing to choose."""
        return np.zeros(self.space.shape, self.space.dtype)

    def observe(self, game: Game, seat: int) -> NDArray[Any]:
        if self.structured is None:
            return observation.observe(game, seat)
        return self.structured.observe(game, seat)

    def named(self, cells: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of an array by name, as views."""
        return {"observation": cells} if self.structured is None else self.structured.named(cells)

    def numbers(self, game: Game) -> list[int]:
        """Of the options at hand, in their order."""
        if self.structured is None:
            return [int(self.numbering.number(option)) for option in game.option_codes()]
        return seen_numbers(game, self.structured.observer, self.numbering)
