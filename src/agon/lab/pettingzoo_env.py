"""Every title as PettingZoo environments.

>>> from agon.lab import pettingzoo_env
>>> env = pettingzoo_env.env("dice_forge", players=3)

``env`` is the turn-based environment (AEC): only the seat that is asked acts. ``parallel_env`` lets all seats act
at once: those not asked wait and see nothing (all 0) until they are asked or the game is over, and it can be cut off
after ``max_cycles``. Observations are ``{"observation": array, "action_mask": array}``: named parts, or with
``observation="hashed"`` the older form. The numbers of actions are those of :mod:`agon.lab.encoding`.
An illegal action ends an ``env()`` with -1 for who took it; in ``parallel_env`` a legal one replaces it.
"""

from collections.abc import Mapping
from typing import Any

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from agon import api
from agon.kernel.game import Game
from agon.lab.encoding import WAIT
from agon.lab.rewards import returns
from agon.lab.sight import Sight

Observation = dict[str, Any]


def env(title: str, players: int = 2, options: dict[str, Any] | None = None, observation: str | None = None) -> Any:
    """The turn-based environment with the usual checks around it."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw_env(title, players, options, observation), illegal_reward=-1)
    )


def raw_env(
    title: str, players: int = 2, options: dict[str, Any] | None = None, observation: str | None = None
) -> "TableEnv":
    return TableEnv(title, players, options, observation)


def parallel_env(
    title: str,
    players: int = 2,
    options: dict[str, Any] | None = None,
    max_cycles: int | None = None,
    observation: str | None = None,
) -> "ParallelTableEnv":
    return ParallelTableEnv(title, players, options, max_cycles, observation)


def cycled_env(
    title: str, players: int = 2, options: dict[str, Any] | None = None, max_cycles: int | None = None
) -> Any:
    """``parallel_env`` in the turn-based form: every seat acts in every cycle, most of them by waiting."""
    return parallel_to_aec(parallel_env(title, players, options, max_cycles))


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


def observation_space(sight: Sight) -> spaces.Dict:
    return spaces.Dict({"observation": sight.space, "action_mask": spaces.Box(0, 1, (sight.actions,), np.int8)})


class Seats:
    """What both forms share: the game, its agents and their spaces."""

    def __init__(self, title: str, players: int, options: dict[str, Any] | None, observation: str | None) -> None:
        self.title = title
        self.options = options
        self.sight = Sight(title, players, observation)
        self.names = [agent_name(seat) for seat in range(players)]
        self.seeds = np.random.default_rng()
        self.game: Game = api.new(title, players, 0, options)
        self.legal = self.legal_actions()
        self.observation_spaces = {name: observation_space(self.sight) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(self.sight.actions) for name in self.names}

    def legal_actions(self) -> dict[int, int]:
        """The actions of the question at hand, with the index of each one's option."""
        return {number: index for index, number in enumerate(self.sight.numbers(self.game))}

    def restart(self, seed: int | None) -> None:
        """A seed starts a series of games; without one the series goes on."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.game = api.new(self.title, len(self.names), int(self.seeds.integers(2**62)), self.options)
        self.legal = self.legal_actions()

    def take(self, action: int) -> None:
        self.game.apply(self.legal[action])
        self.legal = self.legal_actions()

    def seen(self, name: str, idle: int | None = None) -> Observation:
        """The observation of an agent; ``idle`` is the action of one that is not asked."""
        seat = self.names.index(name)
        mask = np.zeros(self.sight.actions, np.int8)
        if seat == self.game.asked:
            mask[list(self.legal)] = 1
        elif idle is not None:
            mask[idle] = 1
        is_blank = idle is not None and seat != self.game.asked and not self.game.over
        shown = self.sight.blank() if is_blank else self.sight.observe(self.game, seat)
        return {"observation": shown, "action_mask": mask}

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.names, returns(self.game), strict=True))


class SpacesByAgent:
    """What both kinds of tables answer about their agents."""

    observation_spaces: Mapping[str, spaces.Space[Any]]
    action_spaces: Mapping[str, spaces.Space[Any]]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]


class TableEnv(SpacesByAgent, AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """A table at which the seat that is asked acts."""

    metadata = {"name": "agon", "is_parallelizable": False, "render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, title: str, players: int, options: dict[str, Any] | None, observation: str | None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"agon_{title}"}
        self.render_mode = "ansi"
        self.seats = Seats(title, players, options, observation)
        self.possible_agents = list(self.seats.names)
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.restart(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_name(int(self.seats.game.asked))

    def observe(self, agent: str) -> Observation:
        return self.seats.seen(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.seats.take(int(action))
        self._clear_rewards()
        if self.seats.game.over:
            self.rewards = self.seats.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_name(int(self.seats.game.asked))
        self._accumulate_rewards()
        if self.seats.game.over:
            self._deads_step_first()

    def render(self) -> str:
        """The position as its digest and the options by notation."""
        choice = self.seats.game.choice
        options = [] if choice is None else [option.notation for option in choice.options]
        return f"{self.seats.title} move {self.seats.game.moves}: {', '.join(options) or self.seats.game.result}"

    def close(self) -> None:
        return


class ParallelTableEnv(SpacesByAgent, ParallelEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """A table at which all seats act at once; only what the asked seat does counts."""

    metadata = {"name": "agon_parallel", "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int,
        options: dict[str, Any] | None,
        max_cycles: int | None,
        observation: str | None,
    ) -> None:
        self.seats = Seats(title, players, options, observation)
        self.max_cycles = max_cycles
        self.cycles = 0
        self.render_mode = None
        self.possible_agents = list(self.seats.names)
        self.agents: list[str] = []
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.restart(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self.all_seen(), {agent: {} for agent in self.agents}

    def all_seen(self) -> dict[str, Observation]:
        return {agent: self.seats.seen(agent, idle=WAIT) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        asked = agent_name(int(self.seats.game.asked))
        self.seats.take(self.legalised(int(actions[asked])))
        self.cycles += 1
        over = bool(self.seats.game.over)
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        agents = self.agents
        result: tuple[dict[str, Any], ...] = (
            self.all_seen(),
            self.seats.rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
        if over or cut:
            self.agents = []
        return result

    def legalised(self, action: int) -> int:
        """An illegal action stands for the legal one at its place modulo their number."""
        if action in self.seats.legal:
            return action
        return sorted(self.seats.legal)[action % len(self.seats.legal)]

    def render(self) -> None:
        return

    def close(self) -> None:
        return
