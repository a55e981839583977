"""A look back on a finished game, and puzzles, over HTTP."""

import asyncio
from typing import Any

import msgspec
import pytest

import agon
from agon import bots
from agon.client import Client, Json, RefusedError
from agon.coach.progress import START, rating_after
from agon.coach.puzzles import Puzzle, puzzles
from agon.coach.themes import OTHER, heading_of, headings
from agon.lens.answer import Preview
from agon.server.bots.puzzles import DAY, days_in_a_row, of_the_day
from agon.server.rate_limits import RateLimits
from agon.server.view_types import View
from agon.words import Words

from .players import LEVEL, everywhere, people
from .server_process import ServerProcess


def record_of(title: str, players: int) -> Json:
    game = agon.new(title, players, seed=3)
    seated = [bots.make("greedy", 3 + seat) for seat in range(players)]
    while game.choice is not None:
        game.apply(seated[int(game.asked)].move(game))
    return agon.record(game)


async def looked_back_on(client: Client, table: Json) -> Json:
    """Ask until all is there."""
    shares = []
    while True:
        found: Json = await client.get(f"/tables/{table['id']}/analysis")
        shares.append(found["share"])
        if found["share"] == 1:
            assert shares == sorted(shares)
            return found
        await asyncio.sleep(0.2)


@everywhere
async def test_a_finished_game_is_looked_back_on(server: ServerProcess, title: str) -> None:
    players = agon.title(title).min_players
    record = record_of(title, max(2, players))
    async with people(server.url, "Anna", "Eve") as (anna, eve):
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": LEVEL}] * (record["players"] - 1)]
        table = await anna.post("/import", {"record": record, "seats": seats})
        found = await looked_back_on(anna, table)
        assert len(found["curve"]) == len(record["choices"]) + 1
        for terms in found["terms"]:
            seat = terms["seat"]
            change = found["curve"][-1][seat] - found["curve"][0][seat]
            assert terms["skill"] + terms["luck"] == pytest.approx(change, abs=1e-5)
            assert (terms["start"], terms["end"]) == (found["curve"][0][seat], found["curve"][-1][seat])
        assert len(found["points"]) <= 3
        for point in found["points"]:
            assert point["seat"] == 0
            assert point["better_chance"] > point["chance"]
            assert record["choices"][point["move"] - 1] == point["played"]["notation"] != point["better"]["notation"]
            for does in (point["does"], point["better_does"]):
                msgspec.convert(does, Preview)
            fork = await anna.post(f"/tables/{table['id']}/fork", {"move": point["move"] - 1, "seats": seats})
            assert (fork["moves"], fork["to_move"]) == (point["move"] - 1, 0)
        assert await looked_back_on(anna, table) == found
        with pytest.raises(RefusedError, match="err-unknown-table"):
            await eve.get(f"/tables/{table['id']}/analysis")


async def test_a_running_game_is_not_looked_back_on(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create("dice_forge", ["me", f"bot:{LEVEL}"])
        with pytest.raises(RefusedError, match="err-not-over"):
            await anna.get(f"/tables/{table['id']}/analysis")


def test_a_person_sets_few_look_backs_going() -> None:
    limit = RateLimits(enabled=True).look_back
    assert [limit.allows("anna") for _ in range(7)] == [True] * 5 + [False] * 2


# ---------------------------------------------------------------------- puzzles


def some_puzzle() -> Puzzle:
    return puzzles("dice_forge")[0]


def option_of(puzzle: Puzzle, notation: str) -> int:
    return int(puzzle.game().index_of(notation))


async def test_a_puzzle_tells_nothing_before_the_answer(server: ServerProcess) -> None:
    puzzle = some_puzzle()
    path = f"/puzzles/{puzzle.id}"
    async with people(server.url, "Anna") as (anna,):
        shown = await anna.get(path)
        assert shown["solution"] is None
        assert shown["view"] == msgspec.to_builtins(puzzle.game().view(puzzle.seat))
        assert set(shown) == {"id", "title", "players", "theme", "rating", "view", "solution", "next"}
        with pytest.raises(RefusedError, match="err-answer-first"):
            await anna.post(f"{path}/trial", {"option": 0})
        with pytest.raises(RefusedError, match="err-illegal-option"):
            await anna.post(f"{path}/answer", {"option": 999})
        with pytest.raises(RefusedError, match="err-unknown-page"):
            await anna.get("/puzzles/dice_forge-1-1")
        does = await anna.get(f"{path}/preview", option=0)
        msgspec.convert(does, Preview)
        why = await anna.get(f"{path}/why", anchor="nowhere")
        assert why["message"] == "why-not-now"


async def test_the_first_answer_counts(server: ServerProcess) -> None:
    puzzle = some_puzzle()
    path = f"/puzzles/{puzzle.id}"
    wrong, right = (option_of(puzzle, one) for one in (puzzle.obvious, puzzle.best))
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        told = await anna.post(f"{path}/answer", {"option": wrong})
        assert (told["solved"], told["answer"], told["best"]) == (False, wrong, right)
        assert told["rating"] == rating_after(START, puzzle, solved=False) < START
        assert told["options"][0] == {"option": right, "chance": puzzle.options[0].chance}
        assert [one["notation"] for one in told["line"]] == puzzle.line
        assert await anna.post(f"{path}/answer", {"option": right}) == told
        assert (await anna.get(path))["solution"] == told
        assert (await bert.get(path))["solution"] is None
        better = await bert.post(f"{path}/answer", {"option": right})
        assert (better["solved"], better["rating"]) == (True, rating_after(START, puzzle, solved=True))
        mine = {one["title"]: one for one in (await anna.get("/puzzles"))["titles"]}
        assert mine[puzzle.title]["rating"] == told["rating"]
        assert sum(theme["answered"] for theme in mine[puzzle.title]["themes"]) == 1
        assert sum(theme["solved"] for theme in mine[puzzle.title]["themes"]) == 0
        assert (await bert.get("/puzzles"))["days"] == 1


async def test_another_option_is_played_out(server: ServerProcess) -> None:
    puzzle = some_puzzle()
    other = option_of(puzzle, puzzle.obvious)
    async with people(server.url, "Anna") as (anna,):
        await anna.post(f"/puzzles/{puzzle.id}/answer", {"option": other})
        tried = await anna.post(f"/puzzles/{puzzle.id}/trial", {"option": other})
    assert tried["option"] == other
    assert 0 < tried["chance"] < tried["best_chance"] < 1
    game = puzzle.game()
    assert tried["line"][0]["move"]["notation"] == puzzle.obvious
    for made in tried["line"]:
        assert made["seat"] == game.asked
        game.play(made["move"]["notation"])
        view: Any = msgspec.convert(made["view"], View)
        assert (view.seat, view.move) == (puzzle.seat, game.moves)


def test_the_puzzle_of_the_day_is_the_same_all_day_and_another_tomorrow() -> None:
    first, later, next_day = of_the_day(20_000 * DAY), of_the_day(20_000 * DAY + 80_000), of_the_day(20_001 * DAY)
    assert first == later != next_day
    titles = {of_the_day((20_000 + day) * DAY).title for day in range(6)}  # type: ignore[union-attr]
    assert titles == {title for title in agon.titles() if puzzles(title)}


def test_days_in_a_row_last_until_a_day_is_over() -> None:
    days = [one * DAY + 5 for one in (3, 5, 6, 7)]
    assert days_in_a_row(days, 7.9 * DAY) == 3
    assert days_in_a_row(days, 8.9 * DAY) == 3
    assert days_in_a_row(days, 9.1 * DAY) == 0
    assert days_in_a_row([], 9.1 * DAY) == 0


@everywhere
def test_every_question_of_a_theme_exists_and_every_theme_has_a_name(title: str) -> None:
    asked = {one.removeprefix(f"{title}-prompt-") for one in agon.title(title).game.VOCABULARY.message_ids()}
    assert set(headings(title)) <= asked
    words = Words("en")
    for heading in {*headings(title).values(), *(heading_of(one) for one in puzzles(title))} - {OTHER}:
        assert words.has(f"{title}-ui-theme-{heading}")
