"""What a finished game is worth to each seat in the learning environments."""

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
