"""Tournaments: fair schedules, rows that can be repeated, and games that are never lost."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from agon.bots import RandomBot, SeatWindow
from agon.kernel.errors import AgonError, BadOption
from agon.lab import arena, matches, runners
from agon.lab.arena import hold, plan
from agon.lab.matches import Match, lineups, play, sampled, schedule

TIMES = ("seconds", "slowest")


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key not in TIMES} for row in rows]


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for players in (2, 3, 4):
        seats = Counter((name, seat) for one in lineups(["a", "b"], players) for seat, name in enumerate(one))
        assert len({seats["a", seat] for seat in range(players)}) == 1
    assert len(lineups(["a", "b", "c"], 2)) == 6
    assert lineups(["a"], 3) == [("a", "a", "a")]


def test_every_seed_is_played_in_all_seatings() -> None:
    found = schedule("dice_forge", ["random", "greedy"], 2, 5, seed=10)
    assert [(match.seed, match.lineup) for match in found] == [
        (10, ("greedy", "random")),
        (10, ("random", "greedy")),
        (11, ("greedy", "random")),
        (11, ("random", "greedy")),
        (12, ("greedy", "random")),
        (12, ("random", "greedy")),
    ]
    assert [match.number for match in found] == list(range(6))


def test_wrong_plans_are_refused_before_anything_is_played() -> None:
    for bots, players in ((["hal"], 2), (["random"], 9), ([], 2)):
        with pytest.raises((BadOption, ValueError)):
            plan("dice_forge", bots, players)


def test_a_match_can_be_repeated() -> None:
    match = Match(0, "dice_forge", 4, ("search:simulations=3:follow=0", "random"))
    first, second = play(match), play(match)
    assert timeless([first]) == timeless([second])
    assert len(first["standing"]) == matches.POINTS
    assert first["openings"][0] is not None
    assert "card" in first["traits"][0]
    assert first["winners"] == [seat for seat in (0, 1) if first["scores"][seat] == max(first["scores"])]


def test_samples_span_the_game() -> None:
    line = [[float(at)] for at in range(101)]
    assert sampled(line)[0] == [0.0]
    assert sampled(line)[-1] == [99.0]
    assert sampled([[1.0]]) == [[1.0]] * matches.POINTS


def test_processes_give_the_rows_of_one_process(tmp_path: Path) -> None:
    what = plan("dice_forge", ["random"], 2)
    alone = hold(what, 30, tmp_path / "alone")
    together = hold(what, 30, tmp_path / "together", jobs=2)
    assert timeless(alone) == timeless(together)
    assert len(alone) == 30


def test_processes_import_a_bot_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal rows here and in processes with a bot from outside, also when one of them dies."""
    what = plan("dice_forge", ["examples.own_bot:KeenBot:likes=forge", "greedy"], 2)
    alone = hold(what, 6, tmp_path / "alone")
    monkeypatch.setenv("AGON_TEST_FLAG", str(tmp_path / "died"))
    monkeypatch.setattr(runners, "play_all", dies_once)
    together = hold(what, 6, tmp_path / "together", jobs=2)
    assert (tmp_path / "died").exists()
    assert timeless(alone) == timeless(together)
    assert {name for row in alone for name in row["lineup"]} == set(what.bots)


class LostBot(RandomBot):
    """Chooses what is not there."""

    def choose(self, window: SeatWindow) -> int:
        return len(window.choice.options)


def test_a_bot_that_chooses_what_is_not_there_is_named() -> None:
    with pytest.raises(AgonError, match="LostBot' chose option"):
        play(Match(0, "dice_forge", 1, ("tests.lab.test_arena:LostBot", "random")))


def test_the_folder_of_a_tournament_has_a_plain_name() -> None:
    folder = plan("dice_forge", ["search:simulations=4", "examples.own_bot:KeenBot:likes=a/b"], 2).folder_name()
    assert folder == "dice_forge-2p-search_simulations4-examples.own_bot_KeenBot_likesa_b-1"


def test_goes_on_after_a_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    what = plan("dice_forge", ["random"], 2)
    whole = hold(what, 8, tmp_path / "whole")

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(what, 8, tmp_path / "stopped", on_game=stop)
    path = tmp_path / "stopped" / arena.GAMES_FILE
    assert len(path.read_text().splitlines()) == 1 + 3
    with path.open("a") as file:
        file.write('{"number": 3, "see')  # a line cut short by a crash
    played: list[int] = []
    real = matches.play

    def noted(match: matches.Match) -> dict[str, Any]:
        played.append(match.number)
        return real(match)

    monkeypatch.setattr(matches, "play", noted)
    assert timeless(hold(what, 8, tmp_path / "stopped")) == timeless(whole)
    assert played == [3, 4, 5, 6, 7]


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    hold(plan("dice_forge", ["random"], 2), 1, tmp_path)
    with pytest.raises(BadOption, match="seed"):
        hold(plan("dice_forge", ["random"], 2, seed=99), 1, tmp_path)


def test_more_games_are_added_to_those_there_are(tmp_path: Path) -> None:
    what = plan("dice_forge", ["random"], 2)
    few = hold(what, 2, tmp_path)
    many = hold(what, 5, tmp_path)
    assert many[:2] == few
    assert hold(what, 2, tmp_path) == few


def dies_once(bundle: list[Match]) -> list[dict[str, Any]]:
    """Kills its process the first time that it meets game 2."""
    flag = Path(os.environ["AGON_TEST_FLAG"])
    if any(match.number == 2 for match in bundle) and not flag.exists():
        flag.touch()
        os._exit(9)
    return matches.play_all(bundle)


def test_a_dead_worker_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGON_TEST_FLAG", str(tmp_path / "died"))
    monkeypatch.setattr(runners, "play_all", dies_once)
    monkeypatch.setattr(runners, "BUNDLE", 1)
    what = plan("dice_forge", ["random"], 2)
    rows = hold(what, 6, tmp_path / "games", jobs=2)
    assert (tmp_path / "died").exists()
    assert [row["number"] for row in rows] == list(range(6))
    assert timeless(rows) == timeless(hold(what, 6, tmp_path / "alone"))


def test_the_file_is_one_header_and_a_line_for_each_game(tmp_path: Path) -> None:
    what = plan("dice_forge", ["random"], 3, seed=5)
    hold(what, 2, tmp_path)
    lines = [json.loads(line) for line in (tmp_path / arena.GAMES_FILE).read_text().splitlines()]
    assert lines[0]["title"] == "dice_forge"
    assert lines[0]["players"] == 3
    assert [line["seed"] for line in lines[1:]] == [5, 6]
