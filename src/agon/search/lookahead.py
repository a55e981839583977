"""One step ahead: what a position is worth after each option, over several imaginations of the unknown."""

from mypy_extensions import i64

from agon.kernel.game import Game


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, nodes: i64) -> None:
        self.left: i64 = nodes


def standing(game: Game, seat: i64) -> float:
    """A seat's worth against the mean of its rivals'."""
    worths = game.worths()
    rivals = 0.0
    count: i64 = 0
    for other in range(game.players):
        if game.is_rival(seat, other):
            rivals += worths[other]
            count += 1
    own = worths[seat]
    if count == 0:
        return own
    return own - rivals / float(count)


def best_follow_up(game: Game, seat: i64, depth: i64, budget: Budget) -> float:
    """The worth after a choice, its owner playing on well while they are asked again at once."""
    budget.left -= 1
    if game.asked != seat or depth == 0 or budget.left <= 0:
        return standing(game, seat)
    best = -1.0e30
    for index in range(game.offered):
        twin = game.copy()
        twin.take(index)
        value = best_follow_up(twin, seat, depth - 1, budget)
        if value > best:
            best = value
        if budget.left <= 0:
            break
    return best


def option_values(imagined: Game, seeds: list[int], depth: int, nodes: int) -> list[float]:
    """For each option the mean worth over one redealt game per seed; every option meets the same luck."""
    seat: i64 = imagined.asked
    count: i64 = imagined.offered
    totals = [0.0 for index in range(count)]
    for seed in seeds:
        world = imagined.redeal(seat, seed)
        world.hush()
        for index in range(count):
            twin = world.copy()
            twin.take(index)
            share = Budget(nodes // count + 1)
            totals[index] += best_follow_up(twin, seat, depth, share)
    return [total / float(len(seeds)) for total in totals]
