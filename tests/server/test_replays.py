"""Looking back, records, proofs and going on from an earlier move."""

import asyncio
import copy
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import agon
from agon.client import Client, Json, RefusedError
from agon.server.store.entries import unpacked
from agon.server.tables.fairness import problems
from agon.server.tables.replays import last_seed, replayed
from agon.server.tables.setup import seed_hash

from .players import LEVEL, everywhere, my_turn, people, play_through, room_for_bots, seated, until_over
from .server_process import ServerProcess


async def finished(client: Client, title: str) -> Json:
    """A table of bots only but for one absent person, played to its end."""
    players = agon.title(title).min_players
    table = await client.create(title, ["me", *[f"bot:{LEVEL}"] * (players - 1)])
    await client.post(f"/tables/{table['id']}/seat/0/bot", {"level": LEVEL})
    async with client.at(table["id"]) as live:
        await until_over(live)
    result: Json = await client.get(f"/tables/{table['id']}")
    return result


@everywhere
async def test_every_view_of_a_finished_game_can_be_seen_again(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        table = await seated(title, anna, [bert], bots=room_for_bots(title), visibility="public")
        path = f"/tables/{table['id']}"
        seen: dict[int, dict[int, object]] = {0: {}, 1: {}}
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:

            async def watch(seat: int) -> None:
                live = (one, two)[seat]
                async for now in live.states():
                    seen[seat][now.view["move"]] = now.view

            await asyncio.gather(
                watch(0), watch(1), play_through(one, random.Random(1)), play_through(two, random.Random(2))
            )
        for seat in (0, 1):
            moves = sorted(seen[seat])
            assert len(moves) > 20
            for move in moves[:: max(1, len(moves) // 10)]:
                replay = await eve.get(f"{path}/replay", move=move, seat=seat)
                assert replay["view"] == seen[seat][move]
        steps = await eve.get(f"{path}/steps")
        record = (await eve.get(f"{path}/record"))["record"]
        assert [step["notation"] for step in steps] == record["choices"]
        assert [step["move"] for step in steps] == list(range(1, len(steps) + 1))


@everywhere
async def test_a_running_game_shows_each_only_the_own_past(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        table = await seated(title, anna, [bert], visibility="public")
        path = f"/tables/{table['id']}"
        rng = random.Random(4)
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            for _ in range(15):
                mover = one if one.present.options else two
                now = await my_turn(mover)
                seq = await mover.move(rng.randrange(len(now.options)))
                for live in (one, two):
                    await live.seen(seq)
        for client, seat in ((bert, 0), (eve, 0), (eve, 1)):
            with pytest.raises(RefusedError, match="err-not-your-seat"):
                await client.get(f"{path}/replay", move=3, seat=seat)
        assert (await eve.get(f"{path}/replay", move=3))["view"]["seat"] is None
        assert (await bert.get(f"{path}/replay", move=3, seat=1))["view"]["seat"] == 1
        for client, own in ((anna, {0}), (bert, {1}), (eve, set())):
            told = {step["seat"] for step in await client.get(f"{path}/steps") if step["notation"] is not None}
            assert told <= own
        with pytest.raises(RefusedError, match="err-not-over"):
            await anna.get(f"{path}/record")
        with pytest.raises(RefusedError, match="err-no-move"):
            await anna.get(f"{path}/replay", move=1000)
        assert (await anna.get(path))["seed"] is None


@everywhere
async def test_the_seed_was_promised_and_the_record_proves_it(
    server: ServerProcess, title: str, tmp_path: Path
) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await finished(anna, title)
        answer = await anna.get(f"/tables/{table['id']}/record")
    record = answer["record"]
    assert str(record["seed"]) == table["seed"]
    assert agon.replay(record).result == record["result"]
    assert list(problems(record, table["seed_hash"])) == []
    assert "promised" in next(problems(record, "0" * 64))
    cheated = copy.deepcopy(record)
    cheated["outcomes"][-1] += 1
    assert list(problems(cheated, table["seed_hash"])) != []
    file = tmp_path / "record.json"
    file.write_text(json.dumps(answer))
    command = [sys.executable, "-m", "agon.server", "verify", str(file), "--hash"]
    assert subprocess.run([*command, table["seed_hash"]], capture_output=True, check=False).returncode == 0
    assert subprocess.run([*command, "0" * 64], capture_output=True, check=False).returncode == 1


@everywhere
async def test_a_record_comes_in_again_and_goes_on_from_any_move(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await finished(anna, title)
        record = (await anna.get(f"/tables/{table['id']}/record"))["record"]
        brought = await anna.post("/import", {"record": record})
        assert (brought["state"], brought["moves"]) == ("finished", len(record["choices"]))
        middle = len(record["choices"]) // 2
        for seat in (None, 0, 1):
            query = {"move": middle} if seat is None else {"move": middle, "seat": seat}
            old, new = [await anna.get(f"/tables/{one['id']}/replay", **query) for one in (table, brought)]
            assert old["view"] == new["view"]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": LEVEL}] * (len(table["seats"]) - 1)]
        fork = await anna.post(f"/tables/{table['id']}/fork", {"move": middle, "seats": seats})
        assert (fork["state"], fork["moves"], fork["source"]) == (
            "playing",
            middle,
            {"table": table["id"], "move": middle},
        )
        async with anna.at(fork["id"]) as live:
            await play_through(live, random.Random(1))
        ended = await anna.get(f"/tables/{fork['id']}")
        continued = (await anna.get(f"/tables/{fork['id']}/record"))["record"]
        assert continued["choices"][:middle] == record["choices"][:middle]
        assert list(problems(continued, ended["seed_hash"])) == []


@everywhere
async def test_trying_out_a_running_game_tells_nothing(server: ServerProcess, title: str) -> None:
    """A fork of a running game is the seat's imagination: its view is the same, the luck is not."""
    async with people(server.url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        table = await seated(title, anna, [bert], visibility="public")
        async with anna.at(table["id"]) as live:
            if live.present.options:
                await live.move(0)
            move = live.present.view["move"]
        fork = await anna.post(f"/tables/{table['id']}/fork", {"move": move})
        before, after = [
            (await anna.get(f"/tables/{one['id']}/replay", move=move, seat=0))["view"] for one in (table, fork)
        ]
        assert before == after
        assert fork["seed_hash"] != table["seed_hash"]
        with pytest.raises(RefusedError, match="err-not-your-seat"):
            await eve.post(f"/tables/{table['id']}/fork", {"move": move})


def unfinished(title: str, moves: int = 30) -> Json:
    game = agon.new(title, players=agon.title(title).min_players, seed=5)
    agon.playout(game, 1, moves)
    return agon.record(game)


@everywhere
def test_an_unfinished_game_comes_in_with_new_luck_at_every_move(title: str) -> None:
    """Whoever brings a record may know its seed; undo may go back to any of its moves."""
    record = unfinished(title)
    known = [game.dump()["luck"] for game in agon.positions(record)]
    (game, entries), (other, _) = replayed(record), replayed(record)
    assert game.dump()["board"] == agon.replay(record).dump()["board"]
    assert game.dump()["luck"] != other.dump()["luck"]
    for entry, luck in zip(entries, known, strict=True):
        assert entry.state is not None
        saved = unpacked(entry.state)
        assert saved["luck"] != luck
        assert saved["reseeds"][-1]["seed"] == last_seed(game) != str(record["seed"])
    assert game.moves == 30
    agon.playout(game, 1)
    assert list(problems(agon.record(game), seed_hash(last_seed(game)))) == []


@everywhere
def test_a_finished_game_comes_in_as_it_was(title: str) -> None:
    record = unfinished(title, 0)
    game, entries = replayed(record)
    assert (game.digest(), len(entries)) == (agon.replay(record).digest(), len(record["choices"]) + 1)


@everywhere
async def test_loaded_dice_do_not_come_in(server: ServerProcess, title: str) -> None:
    record = unfinished(title)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (agon.title(title).min_players - 1)]
    async with people(server.url, "Anna") as (anna,):
        with pytest.raises(RefusedError, match="err-bad-save"):
            await anna.post("/import", {"record": {**record, "outcomes": [*record["outcomes"], 0, 0]}, "seats": seats})
        table = await anna.post("/import", {"record": record, "seats": seats})
        assert (table["state"], table["moves"], table["seed"]) == ("waiting", 30, None)
        assert table["seed_hash"] != seed_hash(str(record["seed"]))


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"title": "dice_forge"},
        {"title": 7},
        {"title": "dice_forge", "agon_record": 1, "choices": 5, "outcomes": []},
    ],
)
async def test_nonsense_does_not_come_in(server: ServerProcess, record: dict[str, object]) -> None:
    async with people(server.url, "Anna") as (anna,):
        with pytest.raises(RefusedError) as caught:
            await anna.post("/import", {"record": record})
        assert caught.value.status == 409
