"""Games as steps for learning from data, in the layout of RLDS: one episode for each seat of each game.

An episode is the choices of one seat in their order and a last step that shows the seat how it came out. By step:

``observation``: what the seat may know, structured (:mod:`agon.lab.observation`), the looker as place 0. ``action``: the
number that was taken (:mod:`agon.lab.encoding`, counted from the seat), 0 in the last step. ``reward``: what the action
led to before the seat's next step: 0, and the outcome of the game after its last choice. ``discount``: 1, and 0 after the
last choice of a game that was played to its end. ``is_first``, ``is_last``; ``is_terminal``: last, and the game is over.
``game``, ``seat``, ``move``: where it comes from. ``legal_count``: how many actions were possible; ``legal_actions`` lists
those of all steps one after the other.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray

from agon.games import title as title_of
from agon.kernel.game import Game
from agon.lab.rewards import returns
from agon.lab.sight import Sight


@dataclass
class Step:
    """One row of the arrays."""

    observation: NDArray[Any]
    move: int
    action: int = 0
    legal: list[int] = field(default_factory=list)


class Trajectories:
    """The steps of games of one title and number of players."""

    def __init__(self, title: str, players: int) -> None:
        self.title = title
        self.players = players
        self.sight = Sight(title, players)
        self.steps: list[Step] = []
        self.rewards: list[float] = []
        self.discounts: list[float] = []
        self.origins: list[tuple[int, int]] = []
        self.lengths: list[int] = []
        self.terminal: list[bool] = []

    def add(self, number: int, decisions: Iterable[tuple[Game, int]], end: Game) -> None:
        """A game: every position with the option taken there, and how it stands at the end."""
        by_seat: dict[int, list[Step]] = defaultdict(list)
        for game, option in decisions:
            seat, legal = int(game.asked), self.sight.numbers(game)
            by_seat[seat].append(Step(self.sight.observe(game, seat), int(game.moves), legal[option], legal))
        worth = returns(end)
        for seat, steps in sorted(by_seat.items()):
            self.add_episode(number, seat, steps, worth[seat], end)

    def add_episode(self, number: int, seat: int, steps: list[Step], worth: float, end: Game) -> None:
        over, before = bool(end.over), len(steps) - 1
        self.steps += [*steps, Step(self.sight.observe(end, seat), int(end.moves))]
        self.rewards += [*[0.0] * before, worth, 0.0]
        self.discounts += [*[1.0] * before, 0.0 if over else 1.0, 0.0 if over else 1.0]
        self.origins += [(number, seat)] * (len(steps) + 1)
        self.lengths.append(len(steps) + 1)
        self.terminal.append(over)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """By name, a row for each step but for ``legal_actions``."""
        ends = np.cumsum(self.lengths)
        count = len(self.steps)
        is_first, is_last, is_terminal = (np.zeros(count, np.bool_) for _ in range(3))
        is_first[ends - self.lengths] = True
        is_last[ends - 1] = True
        is_terminal[ends - 1] = self.terminal
        origins = np.array(self.origins, np.int32)
        return {
            "observation": np.stack([step.observation for step in self.steps]),
            "action": np.array([step.action for step in self.steps], np.int32),
            "reward": np.array(self.rewards, np.float32),
            "discount": np.array(self.discounts, np.float32),
            "is_first": is_first,
            "is_last": is_last,
            "is_terminal": is_terminal,
            "game": origins[:, 0],
            "seat": origins[:, 1],
            "move": np.array([step.move for step in self.steps], np.int32),
            "legal_count": np.array([len(step.legal) for step in self.steps], np.int32),
            "legal_actions": np.array([number for step in self.steps for number in step.legal], np.int32),
        }

    def about(self) -> dict[str, Any]:
        """What a reader of the arrays needs to know."""
        structured = self.sight.structured
        parts = [] if structured is None else structured.parts
        return {
            "title": self.title,
            "players": self.players,
            "rules": title_of(self.title).rules_version,
            "actions": self.sight.actions,
            "parts": [
                {
                    "name": part.name,
                    "first": part.first,
                    "shape": part.shape,
                    "high": part.high,
                    "meaning": part.meaning,
                }
                for part in parts
            ],
        }
