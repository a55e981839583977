"""Previews over the line: for who is asked, of the question at hand, off the event loop; threats come with every view."""

import pytest

from agon.client import RefusedError

from .players import LEVEL, my_turn, people, seated
from .server_process import ServerProcess

TITLE = "dice_forge"


async def test_who_is_asked_sees_what_an_option_does(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(TITLE, ["me", f"bot:{LEVEL}"])
        async with anna.at(table["id"]) as live:
            now = await my_turn(live)
            gold = now.view["board"]["heroes"][0]["gold"]["now"]
            notations = [option.notation for option in now.options]
            at = notations.index("buy moon1")
            shown = await live.request({"t": "preview", "seq": now.seq, "option": at})
            assert (shown["t"], shown["seq"], shown["seat"], shown["option"]) == ("preview", now.seq, 0, at)
            price = {"what": "dice_forge-resource-gold", "n": 2, "left": gold - 2}
            assert shown["preview"]["price"] == [price]
            again = await live.request({"t": "preview", "seq": now.seq, "option": at})
            assert again["preview"] == shown["preview"]
            last = await live.request({"t": "preview", "seq": now.seq, "option": notations.index("pass")})
            assert last["preview"]["ends_turn"] is True
            assert now.message["threats"] == []


async def test_previews_of_another_moment_seat_or_option_are_refused(server: ServerProcess) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(TITLE, anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            now = await my_turn(one)
            with pytest.raises(RefusedError, match="err-stale-move"):
                await one.request({"t": "preview", "seq": now.seq + 1, "option": 0})
            with pytest.raises(RefusedError, match="err-illegal-option"):
                await one.request({"t": "preview", "seq": now.seq, "option": 999})
            with pytest.raises(RefusedError, match="why-not-your-turn"):
                await two.request({"t": "preview", "seq": now.seq, "option": 0})
