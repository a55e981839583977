"""A game looked back on: skill and luck make up the curve, turning points name what was better."""

from typing import Any

import pytest

import agon
from agon import bots
from agon.coach.analysis import Analysis, Judge, analyse, looked_at
from agon.coach.hint import best_two, compared, hint


def played(title: str, players: int, seed: int, level: str = "greedy") -> dict[str, Any]:
    game = agon.new(title, players, seed)
    seated = [bots.make(level, seed + seat) for seat in range(players)]
    while game.choice is not None:
        game.apply(seated[int(game.asked)].move(game))
    return agon.record(game)


@pytest.fixture(scope="module")
def duel() -> tuple[dict[str, Any], Analysis]:
    record = played("dice_forge", 2, 11)
    return record, analyse(record, samples=8, thought=60)


def test_skill_and_luck_are_the_change_of_the_curve(duel: tuple[dict[str, Any], Analysis]) -> None:
    record, found = duel
    assert len(found.skill) == len(found.luck) == len(found.choosers) == len(record["choices"])
    for at, (skill, luck) in enumerate(zip(found.skill, found.luck, strict=True)):
        for seat in range(2):
            change = found.curve[at + 1][seat] - found.curve[at][seat]
            assert skill[seat] + luck[seat] == pytest.approx(change)
    whole = [one + other for one, other in zip(found.sums(found.skill), found.sums(found.luck), strict=True)]
    assert whole == pytest.approx([end - start for start, end in zip(found.curve[0], found.curve[-1], strict=True)])


def test_only_choices_with_dice_or_cards_have_luck(duel: tuple[dict[str, Any], Analysis]) -> None:
    record, found = duel
    positions = list(agon.api.positions(record))
    lucky = [at for at, luck in enumerate(found.luck) if luck != [0.0, 0.0]]
    still = [at for at, luck in enumerate(found.luck) if luck == [0.0, 0.0]]
    assert lucky
    assert still
    judge = Judge(positions[0], 8, 1)
    for at in (*lucky[:3], *still[:3]):
        assert (judge.expected(positions[at], record["choices"][at]) is not None) == (at in lucky)


def test_a_turning_point_names_what_was_better(duel: tuple[dict[str, Any], Analysis]) -> None:
    record, found = duel
    assert found.turning_points
    for point in found.turning_points:
        game = agon.replay(record, point.move - 1)
        assert record["choices"][point.move - 1] == point.played.notation != point.better.notation
        assert game.asked == point.seat
        assert point.better_chance > point.chance
        game.play(point.better.notation)
    by_seat = [sum(point.seat == seat for point in found.turning_points) for seat in range(2)]
    assert max(by_seat) <= 3


def test_the_best_choice_is_no_turning_point() -> None:
    game = agon.new("dice_forge", 2, 5)
    best = hint(game, seconds=0.0, simulations=200, seed=1)[0]
    assert looked_at(game, best.notation, 200, 1) is None


def test_options_are_compared_alike() -> None:
    """A dropped option looks worse than it is; compared, two ways to do the same come out the same."""
    game = agon.new("dice_forge", 3, 9)
    best, following = best_two(game, simulations=120, seed=3)
    assert best.index != following.index
    chances = compared(game, [following.index, best.index], 40, seed=3)
    again = compared(game, [following.index, best.index], 40, seed=3)
    assert chances == again
    assert all(0.0 <= one <= 1.0 for one in chances)


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    for title in ("cyclades", "dice_forge", "hellas"):
        game = agon.new(title, 3, 8)
        other = game.redeal(int(game.asked), 77)
        assert best_two(game, 20, seed=2) == best_two(other, 20, seed=2)
