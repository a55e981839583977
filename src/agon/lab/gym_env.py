"""One seat of a title as a Gymnasium environment; bots play the others.

>>> from agon.lab.gym_env import SeatEnv
>>> env = SeatEnv("dice_forge", players=2, rivals="greedy")

Actions are indexes into the options of the question at hand (``info["options"]``, ``info["action_mask"]``), or the
stable numbers of :mod:`agon.lab.encoding` with ``numbered=True``. An index beyond the list, or a number that is
not legal, counts modulo the number of options: learners that ignore the mask still play legal games.
"""

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from agon import api, bots
from agon.kernel.game import Game
from agon.lab.encoding import encoding
from agon.lab.observation import LIMIT, SIZE, Array, observe
from agon.lab.rewards import returns

MOST_OPTIONS = 256
"""More options than any question of a title has."""


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """The learner plays ``seat`` (None: another one in each game)."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int = 2,
        rivals: str = "random",
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        numbered: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.title = title
        self.players = players
        self.rivals = rivals
        self.fixed_seat = seat
        self.options = options
        self.numbers = encoding(title, players) if numbered else None
        self.render_mode = render_mode
        self.actions = self.numbers.size if self.numbers else MOST_OPTIONS
        self.observation_space = spaces.Box(-LIMIT, LIMIT, (SIZE,), np.float32)
        self.action_space = spaces.Discrete(self.actions)
        self.game: Game = api.new(title, players, 0, options)
        self.seat = 0
        self.others: dict[int, bots.Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        rng = random.Random(int(self.np_random.integers(2**62)))
        self.game = api.new(self.title, self.players, rng.getrandbits(60), self.options)
        self.seat = rng.randrange(self.players) if self.fixed_seat is None else self.fixed_seat
        rivals = [seat for seat in range(self.players) if seat != self.seat]
        self.others = {seat: bots.make(self.rivals, rng.getrandbits(60)) for seat in rivals}
        self.let_others_play()
        return self.seen(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if not self.game.over:
            self.game.apply(self.option_index(int(action)))
            self.let_others_play()
        over = bool(self.game.over)
        return self.seen(), returns(self.game)[self.seat], over, False, self.info()

    def let_others_play(self) -> None:
        while not self.game.over and self.game.asked != self.seat:
            self.game.apply(self.others[int(self.game.asked)].move(self.game))

    def option_index(self, action: int) -> int:
        codes = self.game.option_codes()
        if self.numbers is None:
            return action % len(codes)
        legal = [self.numbers.action(code) for code in codes]
        return legal.index(action) if action in legal else action % len(legal)

    def seen(self) -> Array:
        return observe(self.game, self.seat)

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.actions, np.int8)
        for index, code in enumerate(self.game.option_codes()):
            mask[index if self.numbers is None else self.numbers.action(code)] = 1
        return mask

    def info(self) -> dict[str, Any]:
        choice = self.game.choice
        options = [] if choice is None else [option.notation for option in choice.options]
        return {"options": options, "action_mask": self.mask(), "seat": self.seat}

    def render(self) -> str:
        return f"{self.title} seat {self.seat} move {self.game.moves}: {', '.join(self.info()['options'])}"
