"""Every title as an OpenSpiel game with explicit chance: ``pyspiel.load_game("agon_dice_forge(players=3)")``.

Import this module to register the games. A roll or draw is a chance node whose outcomes are the engine's own: a
choice is tried with the outcomes known so far, and where the engine asks for one more, that is the next node.
The numbers of actions are those of :mod:`agon.lab.encoding`, whom they name counted from the seat that is asked;
tensors are the structured observations, part by part in ``observer.dict``. With ``moves=40`` a game that takes longer ends
after so many choices without a winner. ``state.resample_from_infostate`` draws anew what a seat cannot know.
"""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

from agon.lab import needs_openspiel  # noqa: F401

# isort: split
import numpy as np
import pyspiel

from agon import api
from agon.games import title as title_of
from agon.games import titles
from agon.kernel.bits import BIT
from agon.kernel.errors import ImpossibleChance
from agon.kernel.game import Game
from agon.kernel.title import Title
from agon.lab.observation import Array
from agon.lab.rewards import returns
from agon.lab.sight import Sight

LONGEST = 100_000
"""More choices and outcomes than any game has."""
MOST_OUTCOMES = 62
NEVER = -1
"""An outcome that no roll can have: the engine refuses it and says which ones are possible."""


@cache
def sight_of(title: str, players: int) -> Sight:
    return Sight(title, players)


def game_type(title: Title, alone: bool = False) -> pyspiel.GameType:
    """Who plays alone wins or loses against nobody: such a game is not one of sum zero."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"agon_{title.name}",
        long_name=f"Agon {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_players,
        min_num_players=1 if title.solo is not None else title.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": title.min_players, "moves": 0},
    )


class TitleGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A title for a number of players; subclasses name the title."""

    TITLE = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = title_of(self.TITLE)
        self.players = int((params or {}).get("players", title.min_players))
        self.moves = int((params or {}).get("moves", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=sight_of(self.TITLE, self.players).actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title, self.players == 1), info, {"players": self.players, "moves": self.moves})

    def new_initial_state(self) -> "TitleState":
        return TitleState(self, self.TITLE, self.players, self.moves)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "ViewObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ViewObserver(kind, params, sight_of(self.TITLE, self.players))


def hashed(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Position:
    """A game, and the choice under way whose outcomes are still being drawn."""

    def __init__(self, title: str, players: int) -> None:
        self.title = title
        self.players = players
        self.game: Game | None = None
        self.option: int | None = None
        self.outcomes: list[int] = []
        self.possible: list[int] = []
        self.memories = [""] * players
        """By seat: a hash of all events it has seen and all choices it has made, in their order."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        twin = Position(self.title, self.players)
        twin.game = self.game.copy() if self.game is not None else None
        twin.option = self.option
        twin.outcomes = list(self.outcomes)
        twin.possible = list(self.possible)
        twin.memories = list(self.memories)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        saved = self.game.dump() if self.game is not None else None
        return {**self.__dict__, "game": saved}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = api.load(state["game"]) if state["game"] is not None else None

    def settle(self) -> None:
        """Go on as far as the outcomes known reach; ``possible`` are those of the next roll, if there is one."""
        try:
            self.tried([*self.outcomes, NEVER])
        except ImpossibleChance as refusal:
            if refusal.outcome != NEVER:
                raise
            self.possible = refusal.possible
            return
        self.game = self.tried(self.outcomes)
        self.remember_events(self.game)
        self.option = None
        self.outcomes = []
        self.possible = []

    def tried(self, outcomes: list[int]) -> Game:
        if self.game is None:
            return title_of(self.title).new(self.players, 0, None, outcomes)
        twin = self.game.copy()
        twin.impose(outcomes)
        assert self.option is not None
        twin.take_at_once(self.option)
        return twin

    def imagined(self, seat: int, seed: int) -> "Position":
        """A copy with all that the seat cannot know drawn anew; what others remember follows from what it knows."""
        twin = Position(self.title, self.players)
        twin.game = self.game.redeal(seat, seed) if self.game is not None else None
        twin.option = self.option
        twin.outcomes = list(self.outcomes)
        twin.possible = list(self.possible)
        known = self.memories[seat]
        twin.memories = [known if other == seat else hashed(f"{known} {other}") for other in range(self.players)]
        return twin

    def draw(self, outcome: int) -> None:
        self.outcomes.append(outcome)
        self.settle()

    def choose(self, option: int) -> None:
        self.option = option
        game = self.now
        self.remember(int(game.asked), f"chose {game.codes[option]}")
        self.settle()

    def remember_events(self, game: Game) -> None:
        """A copied game starts a new chapter, so its chapter holds just what the last choice led to."""
        for event in game.chapter.events:
            text = f"{event.message} {event.args()}"
            for seat in range(self.players):
                if event.audience & BIT[seat]:
                    self.remember(seat, text)

    def remember(self, seat: int, text: str) -> None:
        self.memories[seat] = hashed(f"{self.memories[seat]} {text}")

    @property
    def now(self) -> Game:
        """The game at the choice under way; before the set-up is drawn, some game of this kind."""
        return self.game if self.game is not None else api.new(self.title, self.players, 0)


class TitleState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A position between two choices or within a roll."""

    def __init__(self, game: TitleGame, title: str, players: int, moves: int) -> None:
        super().__init__(game)
        self.title = title
        self.players = players
        self.moves = moves
        self.position = Position(title, players)
        self.position.settle()

    def current_player(self) -> int:
        if self.position.possible:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.position.now.asked)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.numbers())

    def numbers(self) -> list[int]:
        """Of the options at hand, in their order."""
        return sight_of(self.title, self.players).numbers(self.position.now)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        possible = self.position.possible
        return [(outcome, 1.0 / len(possible)) for outcome in possible]

    def _apply_action(self, action: int) -> None:
        if self.position.possible:
            self.position.draw(action)
        else:
            self.position.choose(self.numbers().index(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        game = self.position.now
        legal = self.numbers() if player == game.asked else []
        if action in legal:
            return game.VOCABULARY.notation(game.option_codes()[legal.index(action)])
        return sight_of(self.title, self.players).encoding.notation(action)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "TitleState":
        """Another state that the player cannot tell from this one."""
        twin: TitleState = self.clone()
        twin.position = self.position.imagined(player_id, int(probability_sampler() * 2**60))
        return twin

    def is_terminal(self) -> bool:
        return not self.position.possible and (bool(self.position.now.over) or self.is_cut())

    def is_cut(self) -> bool:
        return self.moves > 0 and self.position.now.moves >= self.moves

    def returns(self) -> list[float]:
        if self.position.game is None:
            return [0.0] * self.players
        return returns(self.position.game)

    def __str__(self) -> str:
        game = self.position.game
        if game is None:
            return f"{self.title}: set-up {self.position.outcomes}"
        under_way = "" if self.position.option is None else f" {self.position.option} {self.position.outcomes}"
        return f"{self.title} move {game.moves} {game.digest()}{under_way}"


class ViewObserver:
    """What a seat, or the table, sees; conforms to OpenSpiel's observer interface."""

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None, sight: Sight) -> None:
        if params:
            raise ValueError(f"no observation parameters are known; given {params}")
        self.recalls = iig_obs_type.perfect_recall
        self.public = iig_obs_type.public_info
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.sight = sight
        has_tensor = self.public and self.private and not self.recalls
        self.tensor: Array | None = np.zeros(sight.space.shape, np.float32) if has_tensor else None
        self.dict = {} if self.tensor is None else sight.named(self.tensor)

    def set_from(self, state: TitleState, player: int) -> None:
        if self.tensor is not None:
            if state.position.game is None:
                self.tensor.fill(0)
            else:
                self.tensor[:] = self.sight.observe(state.position.game, player)

    def string_from(self, state: TitleState, player: int) -> str:
        """The view as JSON; with perfect recall also a hash of all that the seat has seen and done."""
        if state.position.game is None:
            return "set-up"
        game = state.position.game
        seat = player if self.private else None
        if not self.public:
            return json.dumps({"seat": player, "choice": game.choice_view(seat)}, sort_keys=True)
        seen: dict[str, Any] = {"board": game.board_view(seat), "choice": game.choice_view(seat), "seat": seat}
        if self.recalls:
            seen["memory"] = state.position.memories[player]
        return json.dumps(seen, sort_keys=True)


def loaded(text: str) -> pyspiel.Game:
    """A game from its text; unpickling comes here, so the games are registered."""
    return pyspiel.load_game(text)


def register(name: str) -> None:
    title = title_of(name)
    kind = type(f"{title.game.__name__}Game", (TitleGame,), {"TITLE": name})
    pyspiel.register_game(game_type(title), kind)


for name in titles():
    register(name)
