"""Puzzles: how they are found, what is shipped, and the rating they give."""

import random
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.bots.base import bare
from agon.coach import puzzles as coach
from agon.coach.hint import hint
from agon.coach.progress import START, Progress, rating_after
from agon.coach.puzzles import (
    Puzzle,
    Weighed,
    Wish,
    advice_simulations,
    posed_for,
    puzzles,
    search_for,
    taken_by,
    written,
)

TITLES = ("cyclades", "dice_forge", "hellas")


def every_puzzle() -> list[Any]:
    return [pytest.param(one, id=one.id) for title in TITLES for one in puzzles(title)]


@pytest.mark.parametrize("puzzle", every_puzzle())
def test_a_puzzle_has_one_best_answer_that_the_greedy_bot_misses(puzzle: Puzzle) -> None:
    game = puzzle.game()
    choice = game.choice
    assert choice is not None
    assert (game.TITLE, choice.seat, int(game.players)) == (puzzle.title, puzzle.seat, puzzle.players)
    offered = [option.notation for option in choice.options]
    assert {puzzle.best, puzzle.obvious, *(one.notation for one in puzzle.options)} <= set(offered)
    assert puzzle.options[0].notation == puzzle.best
    assert puzzle.lead >= 0.05
    assert taken_by("greedy", game, 1) == puzzle.obvious != puzzle.best


@pytest.mark.parametrize("puzzle", every_puzzle())
def test_how_the_turn_goes_on_can_be_played(puzzle: Puzzle) -> None:
    for first, line in ((puzzle.best, puzzle.line), (puzzle.obvious, puzzle.instead)):
        game = puzzle.game()
        for notation in (first, *line):
            game.play(notation)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_hint_of_ten_times_the_length_solves_nine_of_ten(title: str) -> None:
    some = puzzles(title)
    solved = 0
    for number, puzzle in enumerate(some):
        game = puzzle.game()
        advice = hint(game, seconds=0.0, simulations=10 * advice_simulations(game), seed=7_000 + number)
        solved += advice[0].notation == puzzle.best
    assert solved >= 0.9 * len(some)


def test_puzzles_are_found_in_games_and_read_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    quick = {"LONGER": 1, "CHECKS": 1, "GAP": 0.01, "AHEAD": 0.01, "LIKELY": 0.01, "CLOSE": 10, "TRIES": 1}
    for name, value in quick.items():
        monkeypatch.setattr(coach, name, value)
    monkeypatch.setattr(coach, "advice_simulations", lambda game: 40)
    told: list[tuple[int, int, int]] = []
    found = list(search_for(Wish("hellas", 2, 6, 5000, (2,)), lambda *given: told.append(given)))
    assert len(found) == 2
    assert all(one.best != one.obvious for one in found)
    assert [games for games, _, _ in told] == list(range(1, len(told) + 1))
    monkeypatch.setattr(coach, "FOLDER", tmp_path)
    (tmp_path / "kept.jsonl").write_text(written(found))
    assert sorted(puzzles("kept"), key=lambda one: one.id) == sorted(found, key=lambda one: one.id)


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_holds_nothing_that_its_seat_cannot_know(title: str) -> None:
    """Games that look alike to the seat, with other cards hidden, are posed alike, to the last number of the save."""
    game = agon.new(title, 3, 21)
    luck = random.Random(4)
    for _ in range(60):
        game.apply(luck.randrange(int(game.offered)))
    seat = int(game.asked)
    posed = [posed_for(game.redeal(seat, hidden), seat, 5) for hidden in (3, 4)]
    assert bare(posed[0]) == bare(posed[1])
    assert posed[0].view(seat)["board"] == game.view(seat)["board"]


def puzzle(missed: float) -> Puzzle:
    options = [Weighed("a", 0.6), Weighed("b", 0.4)]
    return Puzzle("x-1", "hellas", 2, 0, "turn", missed, "a", "b", options, [], [], {"seed": 1, "move": 1}, {})


def test_ratings_rise_with_hard_puzzles_and_count_the_first_answer_only(tmp_path: Path) -> None:
    easy, hard = puzzle(0.0), puzzle(1.0)
    assert rating_after(1200, hard, True) == 1229
    assert rating_after(1200, easy, True) == 1203
    assert rating_after(1200, easy, False) == 1171
    progress = Progress(tmp_path / "kept" / "puzzles.json")
    assert progress.rating == START
    assert progress.note(hard, True) == 1229
    assert progress.note(hard, False) == 1229
    assert Progress(progress.path).rating == 1229


def test_every_day_has_its_puzzle_and_all_come_before_one_comes_again() -> None:
    some = puzzles("hellas")
    days = [coach.puzzle_of_the_day("hellas", day) for day in range(len(some))]
    assert {one.id for one in days if one} == {one.id for one in some}
    assert coach.puzzle_of_the_day("no such title", 3) is None
