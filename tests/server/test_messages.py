"""Whatever is sent over the WebSocket: no game changes, the server goes on, and the sender gets a clear word."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from agon.client import Client, Json

from .players import people, seated
from .server_process import ServerProcess

TITLE = "dice_forge"
TAGS = [
    "hello",
    "move",
    "undo",
    "redo",
    "restart",
    "undo_ask",
    "undo_vote",
    "orders",
    "chat",
    "focus",
    "ping",
    "hint",
    "preview",
    "why",
    "view",
    "table",
    "nonsense",
]
FIELDS = [
    "seq",
    "option",
    "seat",
    "id",
    "yes",
    "on",
    "text",
    "token",
    "invite",
    "since",
    "orders",
    "order",
    "prompt",
    "reply",
    "once",
    "anchor",
]

values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
frames = st.builds(
    lambda tag, fields: json.dumps({"t": tag, **fields}),
    st.sampled_from(TAGS),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=6),
)
nonsense = st.text(max_size=200) | st.sampled_from(
    ["", "{", "[]", "null", '{"t":"move"', '{"t":{}}', "\u0000", "[" * 5000]
)


@asynccontextmanager
async def raw(server: ServerProcess, table: str, hello: Json | None) -> AsyncIterator[ClientConnection]:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(address, max_size=2**23, max_queue=None, compression=None) as socket:
        if hello is not None:
            await socket.send(json.dumps({"t": "hello", **hello}))
        yield socket


async def answers(socket: ClientConnection) -> list[Json]:
    """What comes until the server has answered a last question, or has hung up."""
    found: list[Json] = []
    try:
        await socket.send('{"t":"why","anchor":"x","id":"the end"}')
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message.get("id") == "the end":
                return found
            found.append(message)
    except ConnectionClosed:
        return found


async def state_of(client: Client, table: str) -> tuple[object, ...]:
    shown = await client.get(f"/tables/{table}")
    return shown["seq"], shown["moves"], shown["state"], [seat["name"] for seat in shown["seats"]]


FEW, MANY = 25, 500
how_long = pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])


@how_long
@pytest.mark.parametrize("who", ["stranger", "waiting player"])
def test_the_wrong_person_changes_nothing_whatever_they_send(server: ServerProcess, who: str, examples: int) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(st.lists(frames | nonsense, min_size=1, max_size=12))
    def sending(sent: list[str]) -> None:
        asyncio.run(bombard(server, sent, as_onlooker=who == "stranger"))

    sending()


async def bombard(server: ServerProcess, sent: list[str], as_onlooker: bool) -> None:
    async with people(server.url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        table = await seated(TITLE, anna, [bert], visibility="public")
        before = await state_of(anna, table["id"])
        async with raw(server, table["id"], {"token": eve.token if as_onlooker else bert.token}) as socket:
            for frame in sent:
                try:
                    await socket.send(frame)
                except ConnectionClosed:
                    break
            await answers(socket)
        assert await state_of(anna, table["id"]) == before


@pytest.mark.parametrize(
    "hello",
    [
        {"token": "forged"},
        {"token": ""},
        {"token": None},
        {"token": "x" * 300},
        {"invite": "guess"},
        {"token": 5},
        {"since": -1},
        {"since": "yes"},
    ],
)
async def test_a_private_table_stays_closed(server: ServerProcess, hello: Json) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me", "open"])
        async with raw(server, table["id"], hello) as socket:
            got = await answers(socket)
        assert {message["t"] for message in got} <= {"refused"}


async def test_first_frames_that_are_no_hello(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me", "open"], visibility="public")
        for frame in ('{"t":"move","seq":0,"option":0,"seat":0}', "junk", "{}", '"hello"', "[]"):
            async with raw(server, table["id"], None) as socket:
                await socket.send(frame)
                assert {message["t"] for message in await answers(socket)} <= {"refused"}


async def test_tables_that_do_not_exist(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        for table in ("0000", "..", "%00", "x" * 100):
            async with raw(server, table, {"token": anna.token}) as socket:
                assert [message["reason"] for message in await answers(socket)] == ["err-unknown-table"]


async def test_huge_and_binary_frames_close_the_line_only(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me", "hotseat"])
        for frame in ("x" * 100_000, b"\xff\xfe" * 100, '{"t":"chat","text":"' + "y" * 15_000 + '"}'):
            async with raw(server, table["id"], {"token": anna.token}) as socket:
                await answers(socket)
                await socket.send(frame)
                await answers(socket)
        assert (await anna.get(f"/tables/{table['id']}"))["moves"] == 0


async def test_a_replayed_message_of_the_own_past_is_refused(server: ServerProcess) -> None:
    """Frames recorded from a game and sent again, with and without their ids, do nothing more."""
    rng = random.Random(1)
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me", "hotseat"])
        sent: list[str] = []
        async with anna.at(table["id"]) as live:
            for _ in range(10):
                now = live.present
                option = rng.randrange(len(now.options))
                move = {"t": "move", "seq": now.seq, "option": option, "seat": now.seat}
                sent.append(json.dumps({**move, "id": f"old-{now.seq}"}))
                sent.append(json.dumps(move))
                seq = await live.move(option)
                await live.seen(seq)
        before = await state_of(anna, table["id"])
        async with raw(server, table["id"], {"token": anna.token}) as socket:
            for frame in sent:
                await socket.send(frame)
            got = await answers(socket)
        assert sum(message["t"] == "refused" for message in got) == 20
        assert await state_of(anna, table["id"]) == before


async def test_what_one_person_has_sent_does_nothing_for_another(server: ServerProcess) -> None:
    """Frames of the one who may move, overheard and sent again by an onlooker and by the other player."""
    async with people(server.url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        table = await seated(TITLE, anna, [bert], visibility="public")
        seq = table["seq"]
        frame = {"t": "move", "seq": seq, "option": 0, "seat": 0, "id": "overheard"}
        for thief in (bert, eve):
            async with raw(server, table["id"], {"token": thief.token}) as socket:
                await socket.send(json.dumps(frame))
                assert (await next_of(socket, "refused"))["reason"] == "err-not-your-seat"
        async with anna.at(table["id"]) as live:
            assert live.present.seq == seq
            assert live.socket is not None
            await live.socket.send(json.dumps(frame))
            await live.seen(seq + 1)
        for thief in (bert, eve):
            async with raw(server, table["id"], {"token": thief.token}) as socket:
                await socket.send(json.dumps(frame))
                assert (await next_of(socket, "refused"))["reason"] == "err-not-your-seat"
        assert (await state_of(anna, table["id"]))[0] == seq + 1


async def test_a_refusal_says_why_and_shows_the_table_to_who_saw_an_older_one(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with raw(server, table["id"], {"token": anna.token}) as socket:
            await next_of(socket, "view")
            for frame, reason in (
                ({"seq": table["seq"], "option": 99, "seat": 0}, "err-illegal-option"),
                ({"seq": table["seq"], "option": 0, "seat": 1}, "err-not-your-seat"),
                ({"seq": 5, "option": 0, "seat": 0}, "err-stale-move"),
            ):
                await socket.send(json.dumps({"t": "move", "id": "m", **frame}))
                refusal = await next_of(socket, "refused")
                assert (refusal["id"], refusal["reason"], refusal["seq"]) == ("m", reason, table["seq"])
            assert (await next_of(socket, "view"))["log_from"] == 0


async def next_of(socket: ClientConnection, kind: str) -> Json:
    while (message := json.loads(await asyncio.wait_for(socket.recv(), 30)))["t"] != kind:
        pass
    return dict(message)


async def test_many_messages_at_once_are_all_answered_in_turn(server: ServerProcess) -> None:
    """More than a line hears before it is held, in whole frames, in pieces, and some before the first view is out."""
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with raw(server, table["id"], {"token": anna.token}) as socket:
            for number in range(70):
                ask = json.dumps({"t": "move", "seq": 0, "option": 0, "seat": 1, "id": f"m{number}"})
                await socket.send([ask[:10], ask[10:]] if number % 3 == 0 else ask)
            told = await answers(socket)
        assert [one["id"] for one in told if one["t"] == "refused"] == [f"m{number}" for number in range(70)]
