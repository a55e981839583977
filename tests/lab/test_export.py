"""Recorded games for other programs: nothing is lost on the way, and what is wrong is told."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest
import typer
from typer.testing import CliRunner

import agon
from agon.lab.arena import GAMES_FILE, hold, plan
from agon.lab.commands import register
from agon.lab.export import decisions, export
from agon.lab.observation import StructuredObservation
from agon.lab.record_files import read_records
from agon.lab.rewards import returns

BOTS = ["examples.own_bot:KeenBot", "random"]
app = typer.Typer()
register(app)


def recorded(title: str, players: int, seed: int, moves: int = 0) -> dict[str, Any]:
    game = agon.new(title, players, seed)
    agon.playout(game, seed, moves)
    return agon.record(game)


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    hold(plan("dice_forge", BOTS, 2, records=True), 4, folder)
    return folder


def test_a_tournament_keeps_whole_games_if_told(arena: Path, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in (arena / GAMES_FILE).read_text().splitlines()[1:]]
    records = read_records(arena)
    assert [agon.replay(record).digest() for record in records] == [row["digest"] for row in rows]
    assert [record["lineup"] for record in records] == [row["lineup"] for row in rows]
    hold(plan("dice_forge", ["random"], 2), 1, tmp_path)
    with pytest.raises(agon.BadSave, match="agon arena --records"):
        read_records(tmp_path)
    with pytest.raises(agon.BadOption, match="records differ"):
        hold(plan("dice_forge", ["random"], 2, records=True), 1, tmp_path)


def test_json_lines_are_records(arena: Path, tmp_path: Path) -> None:
    path, seen = tmp_path / "games.jsonl", []
    export(read_records(arena), path, lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert read_records(path) == read_records(arena)


def test_parquet_has_a_row_for_each_decision(arena: Path, tmp_path: Path) -> None:
    records = read_records(arena)
    export(records, tmp_path / "games.parquet")
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert len(table) == sum(len(record["choices"]) for record in records)
    for number, record in enumerate(records):
        rows = table.filter(polars.col("game") == number).to_dicts()
        end = agon.replay(record)
        assert [row["taken"] for row in rows] == record["choices"]
        assert [row["move"] for row in rows] == list(range(len(rows)))
        assert all(row["options"][row["option"]] == row["taken"] for row in rows)
        assert all(row["bot"] == record["lineup"][row["seat"]] for row in rows)
        assert {(row["seat"], row["return"]) for row in rows} == set(enumerate(returns(end)))


@pytest.mark.parametrize(("title", "players"), [("dice_forge", 3), ("cyclades", 2), ("hellas", 2)])
def test_trajectories_are_the_games_seat_by_seat(title: str, players: int, tmp_path: Path) -> None:
    records = [recorded(title, players, 1), recorded(title, players, 2, moves=30)]
    export(records, tmp_path / "steps.npz")
    with np.load(tmp_path / "steps.npz") as file:
        steps = dict(file)
    about = json.loads(str(steps.pop("about")))
    assert (about["title"], about["players"]) == (title, players)
    starts, ends = np.flatnonzero(steps["is_first"]), np.flatnonzero(steps["is_last"]) + 1
    assert starts.tolist() == [0, *ends[:-1]]
    legal = np.split(steps["legal_actions"], np.cumsum(steps["legal_count"])[:-1])
    look = StructuredObservation(title, players)
    assert about["parts"][0]["name"] == look.parts[0].name
    for number, record in enumerate(records):
        end = agon.replay(record)
        for seat in range(players):
            rows = np.flatnonzero((steps["game"] == number) & (steps["seat"] == seat))
            choices, last = rows[:-1], rows[-1]
            assert steps["is_last"][last]
            assert steps["is_terminal"][last] == end.over
            assert np.array_equal(steps["observation"][last], look.observe(end, seat))
            assert steps["reward"][choices].sum() == pytest.approx(returns(end)[seat])
            assert steps["reward"][choices[-1]] == pytest.approx(returns(end)[seat])
            assert (steps["discount"][choices[-1]] == 0) == end.over
            assert all(steps["action"][row] in legal[row] for row in choices)
        for game, option in decisions(record):
            row = np.flatnonzero((steps["game"] == number) & (steps["move"] == game.moves) & ~steps["is_last"])
            assert steps["seat"][row] == game.asked
            assert np.array_equal(steps["observation"][row[0]], look.observe(game, int(game.asked)))
            assert legal[row[0]][option] == steps["action"][row[0]]
            assert len(legal[row[0]]) == game.offered


def test_what_cannot_be_written_is_told_and_leaves_no_file(tmp_path: Path) -> None:
    two, three = recorded("dice_forge", 2, 1, 5), recorded("dice_forge", 3, 1, 5)
    with pytest.raises(agon.AgonError, match="dice_forge for 2 and dice_forge for 3"):
        export([two, three], tmp_path / "steps.npz")
    with pytest.raises(agon.AgonError, match=r"\.jsonl, \.parquet, \.npz"):
        export([two], tmp_path / "steps.csv")
    for name in ("games.jsonl", "games.parquet", "games.npz"):
        with pytest.raises(agon.BadRecord):
            export([two, {**two, "choices": ["march nowhere"]}], tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_lists_cut_short_or_wrong(tmp_path: Path) -> None:
    path, line = tmp_path / "games.jsonl", json.dumps(recorded("dice_forge", 2, 1, 5))
    path.write_text(f'{line}\n{{"agon_rec')
    assert len(read_records(path)) == 1
    path.write_text(f"no game\n{line}\n")
    with pytest.raises(agon.BadSave, match="line 1"):
        read_records(path)
    with pytest.raises(agon.BadSave, match="nothing"):
        read_records(tmp_path / "nothing.jsonl")


def test_the_command(arena: Path, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    save.write_text(json.dumps(agon.replay(recorded("dice_forge", 2, 7, 9)).dump()))
    out = tmp_path / "new" / "games.npz"
    result = CliRunner().invoke(app, ["export", str(arena), str(save), "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert f"{out}: 5 games" in result.output
    with np.load(out) as file:
        assert file["is_first"].sum() == 10
