"""Whole games by real clients over real sockets, on SQLite and with two processes on PostgreSQL."""

import asyncio
import json
import random
from collections.abc import Callable

import pytest

import agon
from agon.client import Client, Json, Live, Now, RefusedError
from agon.kernel.game import Game
from agon.server.api_types import SeatOut, TableOut
from agon.server.live import messages

from .players import everywhere, people, play_through, room_for_bots, seated
from .server_process import ServerProcess

FIELDS = {
    kind.__struct_config__.tag: {"t", *kind.__struct_fields__}
    for kind in (messages.ViewOut, messages.TableMessage, messages.ChatsMessage, messages.Accepted)
}
"""What a message may hold beside the view: a field that is added must be looked at here."""
OPEN_TO_ALL = {
    "seq",
    "seat",
    "seats",
    "can_undo",
    "can_redo",
    "can_ask",
    "undo_floor",
    "deadline",
    "clocks",
    "server_time",
}
LOOKED_AT = {"t", "view", "log_from", "fresh", "asked", "orders", "threats", "lesson"}


class Witness(Live):
    """A client that keeps every message it was sent."""

    def __init__(self, client: Client, url: str, table: str) -> None:
        super().__init__(url, table, client.token)
        self.received: list[Json] = []

    async def take(self, message: Json) -> None:
        self.received.append(message)
        await super().take(message)


async def with_broken_lines(live: Live, rng: random.Random) -> Now:
    """Play at random; now and then the line breaks before, and now and then after a move."""
    async for now in live.turns():
        option = rng.randrange(len(now.options))
        fate = rng.random()
        if fate < 0.05:
            await break_line(live)
        move = asyncio.create_task(live.move(option))
        if 0.05 < fate < 0.1:
            await asyncio.sleep(0)
            await break_line(live)
        await move
    return live.present


async def break_line(live: Live) -> None:
    if live.socket is not None:
        live.socket.transport.abort()


def views_after(record: Json) -> Callable[[int], Game]:
    """The games of a record by the number of moves."""
    return list(agon.positions(record)).__getitem__


def check_all(witness: Witness, seat: int | None, game_after: Callable[[int], Game]) -> None:
    """Every message holds exactly what the engine lets this seat see, and nothing else."""
    assert sum(message["t"] == "view" for message in witness.received) > 20
    for message in witness.received:
        assert set(message) == FIELDS[message["t"]]
        if message["t"] == "view" and message["seq"] == 0:
            assert message["view"]["choice"] is None  # the sample at a table that waits: the game is not dealt yet
        elif message["t"] == "view":
            check_view(message, seat, game_after(message["view"]["move"]))
        elif message["t"] == "table":
            check_table(message["table"], seat)
        else:
            assert message.get("simulations", []) == []


def check_view(message: Json, seat: int | None, game: Game) -> None:
    assert set(message) == OPEN_TO_ALL | LOOKED_AT
    assert message["seat"] == seat
    assert message["view"] == game.view(seat, message["log_from"])
    assert all(line in message["view"]["log"] for line in message["fresh"])
    assert (message["asked"], message["orders"], message["lesson"]) == (None, [], None)
    assert message["threats"] == [threat.view() for threat in agon.threats(game, seat)]


def check_table(table: Json, seat: int | None) -> None:
    assert set(table) == set(TableOut.__struct_fields__)
    assert all(set(chair) == set(SeatOut.__struct_fields__) for chair in table["seats"])
    assert table["seed"] is None or table["state"] == "finished"
    assert table["invite"] is None or seat is not None


@everywhere
async def test_people_and_bots_finish_a_game_and_see_only_their_own(doors: list[ServerProcess], title: str) -> None:
    first, last = doors[0].url, doors[-1].url
    async with people(first, "Anna") as (anna,), people(last, "Bert", "Eve") as (bert, eve):
        table = await seated(title, anna, [bert], bots=room_for_bots(title), visibility="public")
        witnesses = [Witness(one, one.url, table["id"]) for one in (anna, bert, eve)]
        async with witnesses[0] as one, witnesses[1] as two, witnesses[2] as onlooker:
            plays = [with_broken_lines(one, random.Random(1)), with_broken_lines(two, random.Random(2))]
            await asyncio.gather(*plays)
            async for _ in onlooker.states():
                pass
        results = [witness.present.view["result"] for witness in witnesses]
        assert results[0] is not None
        assert results[0] == results[1] == results[2]
        record = (await eve.get(f"/tables/{table['id']}/record"))["record"]
    game_after = views_after(record)
    for witness, seat in zip(witnesses, (0, 1, None), strict=True):
        check_all(witness, seat, game_after)
        assert witness.log == game_after(len(record["choices"])).log(seat)


@everywhere
def test_the_check_would_find_a_leak(title: str) -> None:
    """Somewhere in a game the view of another seat differs from one's own; sent to the wrong seat it is noticed."""
    game = agon.new(title, players=2, seed=1)
    agon.playout(game, seed=2, limit=40)
    whole = game.view(0)
    message: Json = dict.fromkeys(OPEN_TO_ALL) | {"t": "view", "seat": 0, "view": whole, "log_from": 0}
    threats = [threat.view() for threat in agon.threats(game, 0)]
    message |= {"fresh": [], "asked": None, "orders": [], "threats": threats, "lesson": None}
    check_view(message, 0, game)
    leaks: list[Json] = [
        {"view": {**game.view(1), "seat": 0}},
        {"view": {**whole, "board": {**whole["board"], "deck": [1]}}},
        {"fresh": [{"move": 1, "id": "secret", "args": {}}]},
        {"orders": [{"prompt": "*", "reply": "=", "once": True}]},
        {"threats": [{"seat": 1}]},
        {"seed": 1},
    ]
    for leak in leaks:
        with pytest.raises(AssertionError):
            check_view({**message, **leak}, 0, game)


@everywhere
async def test_of_two_moves_on_one_seq_exactly_one_wins(doors: list[ServerProcess], title: str) -> None:
    """The same person moves from two devices at once, through both processes where there are two."""
    async with people(doors[0].url, "Anna") as (anna,), Client(doors[-1].url, anna.token) as again:
        table = await anna.create(title, ["me", *["hotseat"] * (agon.title(title).min_players - 1)])
        async with anna.at(table["id"]) as one, again.at(table["id"]) as two:
            while one.present.seq < 25 and not one.present.is_over:  # who always passes is through in 18
                seq = one.present.seq
                moves = [one.move(0), two.move(len(two.present.options) - 1)]
                outcomes = await asyncio.gather(*moves, return_exceptions=True)
                won = [one for one in outcomes if isinstance(one, int)]
                lost = [one for one in outcomes if isinstance(one, RefusedError)]
                assert won == [seq + 1], outcomes
                assert [refusal.reason for refusal in lost] == ["err-stale-move"]
                for live in (one, two):
                    await live.seen(seq + 1)
                assert one.present.view == two.present.view
            assert one.present.seq >= 18


async def test_a_resend_is_answered_and_not_repeated(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,), Client(doors[-1].url, anna.token) as again:
        table = await anna.create("dice_forge", ["me", "hotseat"])
        async with anna.at(table["id"]) as one, again.at(table["id"]) as two:
            frame = {"t": "move", "seq": one.present.seq, "option": 0, "seat": one.present.seat, "id": "abc"}
            for live in (one, one, two, one):
                answer = asyncio.get_running_loop().create_future()
                live.waiting["abc"] = answer
                assert live.socket is not None
                await live.socket.send(json.dumps(frame))
                assert (await asyncio.wait_for(answer, 5)) == {"t": "accepted", "id": "abc", "seq": 1}
            assert (await anna.get(f"/tables/{table['id']}"))["moves"] == 1


async def test_who_hangs_up_right_after_moving_has_moved(doors: list[ServerProcess]) -> None:
    """Or has not; but then nothing is written either, and everyone agrees."""
    async with people(doors[0].url, "Anna") as (anna,), people(doors[-1].url, "Bert") as (bert,):
        for pause in (0.0, 0.001, 0.002, 0.004, 0.008, 0.016):
            table = await seated("dice_forge", anna, [bert])
            async with bert.at(table["id"]) as two:
                one = anna.at(table["id"])
                await one.connect()
                assert one.socket is not None
                await one.socket.send(json.dumps({"t": "move", "seq": 0, "option": 0, "seat": 0}))
                await asyncio.sleep(pause)
                one.socket.transport.abort()
                await asyncio.sleep(0.3)
                written = (await bert.get(f"/tables/{table['id']}"))["moves"]
                assert (await asyncio.wait_for(two.seen(written), 5)).view["move"] == written


async def test_chat_reaches_people_at_the_table_only(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna", "Eve") as (anna, eve), people(doors[-1].url, "Bert") as (bert,):
        table = await seated("dice_forge", anna, [bert], visibility="public")
        witnesses = [Witness(one, one.url, table["id"]) for one in (bert, eve)]
        async with anna.at(table["id"]) as live, witnesses[0], witnesses[1] as onlooker:
            assert live.socket is not None
            await live.socket.send('{"t":"chat","text":"good luck\\u0007"}')
            while (message := await asyncio.wait_for(witnesses[0].messages.get(), 5))["t"] != "chat":
                pass
            assert (message["line"]["name"], message["line"]["text"]) == ("Anna", "good luck")
            with pytest.raises(RefusedError, match="err-not-your-seat"):
                await onlooker.request({"t": "chat", "text": "hey"})
            assert not [one for one in onlooker.received if one["t"].startswith("chat")]


async def test_presence_is_seen_by_the_others(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,), people(doors[-1].url, "Bert") as (bert,):
        table = await seated("dice_forge", anna, [bert])
        async with anna.at(table["id"]) as one:
            async with bert.at(table["id"]):
                await wait_for_connected(one, True)
            await wait_for_connected(one, False)


async def wait_for_connected(live: Live, wanted: bool) -> None:
    async with live.changed:
        seen = live.changed.wait_for(lambda: live.table is not None and live.table["seats"][1]["connected"] is wanted)
        await asyncio.wait_for(seen, 5)


async def test_two_people_move_through_two_processes(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,), people(doors[-1].url, "Bert") as (bert,):
        table = await seated("dice_forge", anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            ends = await asyncio.gather(play_through(one, random.Random(3)), play_through(two, random.Random(4)))
        assert ends[0].view["result"] == ends[1].view["result"]
