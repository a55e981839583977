"""Trying openings: seats that are made to begin so, beside the same seats left free."""

import random

import pytest
import typer
from typer.testing import CliRunner

from agon.kernel.errors import BadOption
from agon.lab.commands import register
from agon.lab.matches import Match
from agon.lab.openings import Trial, play_out, trials, verdicts
from agon.lab.report import opening_table

MATCH = Match(0, "dice_forge", 3, ("random", "random", "random"))
app = typer.Typer()
register(app)


def test_only_the_seat_that_is_made_to_begins_otherwise() -> None:
    free = play_out(MATCH)
    other = next(each for each in free.offered[0] if each != free.began[0])
    made = play_out(MATCH, (0, other))
    assert made.began[0] == other
    assert made.offered[0] == free.offered[0]
    assert sum(made.won) == pytest.approx(1)
    assert play_out(MATCH) == free


def test_every_seat_that_could_begin_so_is_tried_once() -> None:
    found = trials(MATCH, ["feat elder", "pass"])
    free = play_out(MATCH)
    could = [(name, seat) for name in ("feat elder", "pass") for seat in range(3) if name in free.offered[seat]]
    assert [(each.opening, each.free) for each in found] == [(name, free.won[seat]) for name, seat in could]


def test_who_would_have_begun_so_anyway_is_counted_but_not_compared() -> None:
    free = play_out(MATCH)
    assert [each.anyway for each in trials(MATCH, free.began[:1])].count(True) == free.began.count(free.began[0])
    idle = verdicts([Trial("pass", seed, True, 1.0, 1.0) for seed in range(5)])[0]
    assert (idle.anyway, idle.seats) == (5, 0)
    assert opening_table([idle])[1] == [["pass", "5", "0", "–", "–", "–", "–"]]
    mixed = [Trial("pass", seed, seed % 2 == 0, 1.0, float(seed % 2 == 0)) for seed in range(40)]
    found = verdicts(mixed)[0]
    assert (found.anyway, found.seats, found.difference) == (20, 20, 1.0)
    assert found.low < 0.9, "twenty seats that all gained are no certainty"


def made_up(gain: float, seeds: int, seed: int) -> list[Trial]:
    rng = random.Random(seed)
    found = []
    for each in range(8 * seeds):
        opening, chance = ("good", 0.25 + gain) if each % 2 else ("idle", 0.25)
        found.append(Trial(opening, each // 8, False, float(rng.random() < chance), float(rng.random() < 0.25)))
    return found


def test_a_good_opening_is_told_from_an_idle_one() -> None:
    good, idle = verdicts(made_up(0.2, 200, 1))
    assert (good.opening, idle.opening) == ("good", "idle")
    assert good.low > 0.1
    assert good.high < 0.3
    assert idle.low < 0 < idle.high


def test_trials_of_a_seed_count_as_one_observation() -> None:
    once = made_up(0.2, 100, 2)
    often = [each for each in once for copy in range(9)]
    for few, many in zip(verdicts(once), verdicts(often), strict=True):
        assert many.high - many.low == pytest.approx(few.high - few.low)


def test_the_command() -> None:
    command = [
        "openings",
        "dice_forge",
        "--first",
        "feat elder",
        "--first",
        "pass",
        "--bot",
        "random",
        "-p",
        "2",
        "-n",
        "4",
    ]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "feat elder" in result.output
    wrong = CliRunner().invoke(app, [*command[:2], "--first", "feat nobody", "--bot", "random", "-n", "1"])
    assert isinstance(wrong.exception, BadOption)
    timed = CliRunner().invoke(app, [*command[:4], "--bot", "search:seconds=0.1"])
    assert isinstance(timed.exception, BadOption)
