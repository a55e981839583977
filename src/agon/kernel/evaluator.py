"""How bots judge positions. A title brings an evaluator by hand, and, if self-play made one, a trained one."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from agon.kernel.bits import BIT
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.network import Network
from agon.kernel.weights import Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Numbers for positions, higher is better. They are compared, so only their differences count."""

    def evaluate(self, game: Game, seat: i64) -> float:
        """What a position is to a seat."""
        raise AgonError(f"{game.TITLE} has no evaluation")

    def by_seat(self, game: Game) -> vec[float]:
        return vec[float]([self.evaluate(game, seat) for seat in range(game.players)])

    def lookahead(self) -> int:
        """How many further choices of its own a one-step bot follows up (pick a source, a target, …)."""
        return 2


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkEvaluator(Evaluator):
    """Judges with a network that ``agon learn`` trains: what it is told, and what it is to foretell."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network

    def inputs(self, game: Game) -> list[vec[float]]:
        """By seat, what the network is told."""
        raise AgonError(f"{game.TITLE} has no network")

    def base(self, game: Game, seat: i64) -> float:
        """What the network's answer is added to before it is compared with the goal."""
        return 0.0

    def goal(self, game: Game, seat: i64) -> float:
        """What the network is to foretell, when the game is over: by default the win."""
        return 1.0 if game.winners & BIT[seat] != 0 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightsEvaluator(Evaluator):
    """Judges with named numbers that ``agon tune-weights`` tunes."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
