"""One seat of a title as a Gymnasium environment; bots play the others.

>>> from agon.lab.gym_env import SeatEnv
>>> env = SeatEnv("dice_forge", players=2, rivals="greedy")
>>> env = gymnasium.make("agon/DiceForge-v0", players=2, rivals="greedy")  # the same, once this module is imported

Actions are the stable numbers of :mod:`agon.lab.encoding`; with ``numbered=False`` indexes into the options of the
question at hand (``info["options"]``). ``info["action_mask"]`` and ``action_masks()`` say which are legal; when the game is
over, action 0 alone. An action that is not legal counts modulo the number of options: learners that ignore the mask
still play legal games.
"""

import random
from collections.abc import Sequence
from typing import Any, overload

from agon.lab import needs_lab  # noqa: F401

# isort: split
import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from agon import api, bots
from agon.games import title as title_of
from agon.games import titles
from agon.kernel.game import Game
from agon.kernel.vocabulary import Vocabulary
from agon.lab.rewards import returns
from agon.lab.sight import Sight
from agon.search.batch import MOST_OPTIONS

Seen = NDArray[Any]


class Notations(Sequence[str]):
    """Options in words, written when they are read: most learners never do."""

    def __init__(self, codes: list[int], words: Vocabulary) -> None:
        self.codes = codes
        self.words = words

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return [self.words.notation(code) for code in self.codes[at]]
        return self.words.notation(self.codes[at])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """The learner plays ``seat`` (None: another one in each game), bots of the name ``rivals`` the others. ``observation``: "structured" or "hashed", see
    :class:`agon.lab.sight.Sight`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int = 2,
        rivals: str = "random",
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        numbered: bool = True,
        render_mode: str | None = None,
        observation: str | None = None,
    ) -> None:
        self.title = title
        self.players = players
        self.rivals = rivals
        bots.make(rivals)  # a wrong name is told here
        self.fixed_seat = seat
        self.options = options
        self.sight = Sight(title, players, observation)
        self.numbered = numbered
        self.render_mode = render_mode
        self.actions = self.sight.actions if numbered else MOST_OPTIONS
        self.observation_space = self.sight.space
        self.action_space = spaces.Discrete(self.actions)
        self.game: Game = api.new(title, players, 0, options)
        self.seat = 0
        self.legal: list[int] = []
        """The actions of the question at hand."""
        self.others: dict[int, bots.Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        rng = random.Random(int(self.np_random.integers(2**62)))
        self.game = api.new(self.title, self.players, rng.getrandbits(60), self.options)
        self.seat = rng.randrange(self.players) if self.fixed_seat is None else self.fixed_seat
        rivals = [seat for seat in range(self.players) if seat != self.seat]
        self.others = {seat: bots.make(self.rivals, rng.getrandbits(60)) for seat in rivals}
        self.let_others_play()
        return self.seen(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.game.over:
            self.game.apply(self.option_index(int(action)))
            self.let_others_play()
        over = bool(self.game.over)
        return self.seen(), returns(self.game)[self.seat], over, False, self.info()

    def let_others_play(self) -> None:
        while not self.game.over and self.game.asked != self.seat:
            self.game.apply(self.others[int(self.game.asked)].move(self.game))
        self.legal = self.sight.numbers(self.game) if self.numbered else list(range(int(self.game.offered)))

    def option_index(self, action: int) -> int:
        return self.legal.index(action) if action in self.legal else action % len(self.legal)

    def seen(self) -> Seen:
        return self.sight.observe(self.game, self.seat)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal or [0]] = 1
        return mask

    def info(self) -> dict[str, Any]:
        options = Notations(self.game.option_codes(), self.game.VOCABULARY)
        return {"options": options, "action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str:
        return f"{self.title} seat {self.seat} move {self.game.moves}: {', '.join(self.info()['options'])}"


def register_all() -> None:
    """``agon/DiceForge-v0`` and the like, for every title."""
    for name in titles():
        known = f"agon/{''.join(word.capitalize() for word in name.split('_'))}-v0"
        if known not in gymnasium.registry:
            given = {"title": name, "players": title_of(name).min_players}
            gymnasium.register(known, "agon.lab.gym_env:SeatEnv", kwargs=given, disable_env_checker=True)


register_all()
