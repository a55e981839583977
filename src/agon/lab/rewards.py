"""What a finished game is worth to each seat in the learning environments."""

import numpy as np
from numpy.typing import NDArray

from agon.kernel.game import Game


def returns(game: Game) -> list[float]:
    """Summing to 0: a sole winner gets 1, the others share -1; 0 for everyone while the game is on. Who plays alone gets 1
    or -1."""
    players = int(game.players)
    result = game.result
    if result is None:
        return [0.0] * players
    winners = set(result["winners"])
    if players == 1:
        return [1.0 if winners else -1.0]
    share = 1.0 / len(winners) if winners else 1.0 / players
    shares = [share if seat in winners or not winners else 0.0 for seat in range(players)]
    return [(share * players - 1.0) / (players - 1) for share in shares]


def shares_of_win(rewards: NDArray[np.float32]) -> NDArray[np.float32]:
    """Returns of finished games (games, players) as chances: what each seat has of the win."""
    players = rewards.shape[1]
    found = (rewards + 1) / 2 if players == 1 else (rewards * (players - 1) + 1) / players
    return found.astype(np.float32)
