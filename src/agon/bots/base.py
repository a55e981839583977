"""What every bot has and sees."""

import random
from typing import Any

from agon.kernel.choice import Choice
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Game


def bare(game: Game) -> dict[str, Any]:
    """A save without a past: all that a bot needs, and small enough to hand to another process."""
    return {**game.dump(history=False), "choices": [], "outcomes": [], "events": []}


class SeatWindow:
    """A seat's knowledge of a game. It holds only a redealt copy, never the game: nothing that the seat cannot
    know is reachable from here."""

    def __init__(self, game: Game, seat: int, rng: random.Random) -> None:
        if game.asked != seat:
            raise IllegalChoice(f"seat {seat} is not to choose")
        self.seat = seat
        self.imagined = game.redeal(seat, rng)

    @property
    def view(self) -> dict[str, Any]:
        return self.imagined.view(self.seat)

    @property
    def choice(self) -> Choice:
        choice = self.imagined.choice
        assert choice is not None
        return choice

    def imagine(self, rng: random.Random) -> Game:
        """A game as it may be, to try things in."""
        return self.imagined.redeal(self.seat, rng)


class Bot:
    """Chooses for one seat."""

    name = ""
    thinks_for = 0
    """Seconds that a choice may take; 0: no time to speak of. On a server, nobody waits for those who think longer."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    @classmethod
    def with_options(cls, seed: int | None, options: dict[str, Any]) -> "Bot":
        """Made by name: ``Class:depth=3`` gives the constructor ``depth=3``. Values are numbers, truths or words."""
        return cls(seed, **options)

    def choose(self, window: SeatWindow) -> int:
        """The index of an option."""
        raise NotImplementedError

    def move(self, game: Game) -> int:
        """The index of the option this bot takes for the seat that is to choose."""
        return self.choose(SeatWindow(game, int(game.asked), self.rng))
