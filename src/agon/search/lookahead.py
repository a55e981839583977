"""One step ahead: how good the position is after each option, over several samples of what is hidden."""

from mypy_extensions import i64

from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, nodes: i64) -> None:
        self.left: i64 = nodes


def standing(game: Game, evaluator: Evaluator, seat: i64) -> float:
    """A seat's evaluation less the mean of its rivals'."""
    values = evaluator.by_seat(game)
    rivals = 0.0
    count: i64 = 0
    for other in range(game.players):
        if game.is_rival(seat, other):
            rivals += values[other]
            count += 1
    own = values[seat]
    if count == 0:
        return own
    return own - rivals / float(count)


def best_follow_up(game: Game, evaluator: Evaluator, seat: i64, depth: i64, budget: Budget) -> float:
    """The evaluation after a choice, its owner playing on well while they are asked again at once."""
    budget.left -= 1
    if game.asked != seat or depth == 0 or budget.left <= 0:
        return standing(game, evaluator, seat)
    best = -1.0e30
    for index in range(game.offered):
        twin = game.copy()
        twin.take_at_once(index)
        value = best_follow_up(twin, evaluator, seat, depth - 1, budget)
        if value > best:
            best = value
        if budget.left <= 0:
            break
    return best


def option_values(imagined: Game, evaluator: Evaluator, seeds: list[int], nodes: int) -> list[float]:
    """For each option the mean evaluation over one redealt game per seed; every option meets the same luck."""
    seat: i64 = imagined.asked
    depth: i64 = evaluator.lookahead()
    count: i64 = imagined.offered
    totals = [0.0 for index in range(count)]
    for seed in seeds:
        world = imagined.redeal(seat, seed)
        world.hush()
        for index in range(count):
            twin = world.copy()
            twin.take_at_once(index)
            share = Budget(nodes // count + 1)
            totals[index] += best_follow_up(twin, evaluator, seat, depth, share)
    return [total / float(len(seeds)) for total in totals]
