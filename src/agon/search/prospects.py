"""How a position tends to go on: each seat's chances over a sample of futures."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game
from agon.search.judge import chances
from agon.search.settings import Settings
from agon.search.tree import Search, quiet_copy


def prospects(game: Game, settings: Settings, evaluator: Evaluator, samples: int, seed: int) -> list[float]:
    """By seat, the mean of ``samples`` simulations that start here, with all luck drawn anew."""
    if game.over:
        return [share for share in chances(game, evaluator, settings.scale)]  # noqa: C416  # a vec becomes a list
    search = Search(game.asked, settings, evaluator, seed)
    start = quiet_copy(game)
    start.halt_after(settings.horizon)
    totals = vec[float]([0.0] * game.players)
    for sample in range(samples):
        world = start.copy()
        search.mix(world)
        search.play_on(world)
        shares = chances(world, evaluator, settings.scale)
        for seat in range(game.players):
            totals[seat] += shares[seat]
    count: i64 = samples
    return [total / float(count) for total in totals]
