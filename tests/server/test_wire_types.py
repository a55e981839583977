"""The types from which the page's are made are those of what is really sent."""

import json
import random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

import agon
from agon import lens
from agon.lens.answer import Preview, Threat
from agon.server.live import messages
from agon.server.live.messages import Order, Outgoing
from agon.server.view_types import Line, View
from tools import make_wire

from .players import everywhere, people
from .server_process import ServerProcess

HELD: dict[str, Any] = {
    "View": View,
    "Line[]": list[Line],
    "Threat[]": list[Threat],
    "Order[]": list[Order],
    "Preview": Preview,
}


def again(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@everywhere
def test_views_have_the_form_that_is_told(title: str) -> None:
    for players in range(2, agon.title(title).max_players + 1):
        game, rng = agon.new(title, players=players, seed=7), random.Random(7)
        while not game.over and game.moves < 400:
            if game.moves % 25 == 0:
                for seat in (None, *range(players)):
                    msgspec.convert(again(game.view(seat)), View)
                msgspec.convert(again([threat.view() for threat in lens.threats(game)]), list[Threat])
            choice = game.choice
            assert choice is not None
            game.apply(rng.randrange(len(choice.options)))
        msgspec.convert(again(game.view(0)), View)


@pytest.mark.parametrize("title", [name for name in agon.titles() if agon.title(name).solo])
def test_views_of_a_game_alone_have_it_too(title: str) -> None:
    game, rng = agon.new(title, players=1, seed=7), random.Random(7)
    while not game.over:
        msgspec.convert(again(game.view(0)), View)
        choice = game.choice
        assert choice is not None
        game.apply(rng.randrange(len(choice.options)))


async def test_messages_hold_what_the_page_is_told(server: ServerProcess) -> None:
    """Every kind of message that is sent as plain data, from a real server."""
    kinds = {cls.__struct_config__.tag: cls for cls in make_wire.structs_of(messages) if issubclass(cls, Outgoing)}
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create("dice_forge", ["me", "hotseat"])
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
        order = {"prompt": "*", "reply": "=", "once": False}
        sent: list[dict[str, Any]] = [
            {"t": "hello", "token": anna.token},
            {"t": "orders", "seat": 0, "orders": [order]},
            {"t": "chat", "text": "hello"},
            {"t": "why", "anchor": "nothing:here"},
            {"t": "ping"},
            {"t": "preview", "seq": 0, "option": 0},
            {"t": "hint"},
        ]
        heard: dict[str, dict[str, Any]] = {}
        async with connect(address, max_size=2**24) as socket:
            for message in sent:
                await socket.send(json.dumps(message))
            while not {"view", "orders", "table", "chat", "why", "pong", "preview", "hint"} <= heard.keys():
                found = json.loads(await socket.recv())
                heard[found["t"]] = found
                if found["t"] == "view" and found["orders"]:
                    heard["orders"] = found
                if found["t"] == "refused":
                    pytest.fail(str(found))
    for kind, message in heard.items():
        cls = kinds[message["t"]]
        assert set(message) == {"t", *cls.__struct_fields__}, kind
        for field in cls.__struct_fields__:
            held = make_wire.HOLDS.get(f"{cls.__name__}.{field}")
            if held in HELD:
                msgspec.convert(message[field], HELD[held])


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert make_wire.TARGET.read_text("utf-8") == make_wire.made()


def test_a_changed_struct_changes_the_types() -> None:
    class Changed(msgspec.Struct):
        """A word."""

        first: int | None
        second: list[int | str] = []

    schema = msgspec.json.schema_components([Changed], ref_template="{name}")[1]["Changed"]
    assert make_wire.interface("Changed", schema) == (
        "/** A word. */\nexport interface Changed {\n  first: number | null;\n  second?: (number | string)[];\n}"
    )
