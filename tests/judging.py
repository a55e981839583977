"""Positions judged, for tests: as a title does it by hand, and as its trained bots do."""

import agon
from agon.kernel.evaluator import NetworkEvaluator, WeightsEvaluator
from agon.kernel.game import Game


def evaluate(game: Game, seat: int) -> float:
    return agon.title(game.TITLE).evaluate.evaluate(game, seat)


def by_seat(game: Game) -> list[float]:
    return list(agon.title(game.TITLE).evaluate.by_seat(game))


def trained_by_seat(game: Game) -> list[float]:
    return list(agon.title(game.TITLE).trained.by_seat(game))


def network(title: str) -> NetworkEvaluator:
    found = agon.title(title).trained
    assert isinstance(found, NetworkEvaluator)
    return found


def weights(title: str) -> WeightsEvaluator:
    found = agon.title(title).trained
    assert isinstance(found, WeightsEvaluator)
    return found
