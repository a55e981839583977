"""People who cheat or break tables on purpose. Each attack ends by itself; ``NotRefused`` says what went through."""

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable
from typing import Any, ClassVar

import agon
from agon.client import Client, Json, Live, Now, RefusedError
from agon.server.chaos.house import House
from agon.server.chaos.people import LEVEL, Company, new_address

TITLE = min(agon.titles(), key=lambda name: agon.title(name).cover.minutes)
"""The quickest game."""
WAITING = 30.0
HOSTILE: dict[str, type["Hostile"]] = {}


class NotRefused(Exception):
    """A hostile client got what it wanted."""


class Hostile:
    """``attack`` returns how it was refused."""

    name = ""
    is_quick: ClassVar[bool] = True
    """Whether it is over in a moment, and so part of the short form."""
    is_last: ClassVar[bool] = False
    """Whether something of it stays with the server, so that it comes at the end of a run."""

    def __init_subclass__(cls) -> None:
        if cls.name:
            HOSTILE[cls.name] = cls

    def __init__(self, house: House, company: Company, rng: random.Random) -> None:
        self.house = house
        self.company = company
        self.rng = rng
        self.url = rng.choice(house.urls)
        self.stack = contextlib.AsyncExitStack()

    async def attack(self) -> str:
        raise NotImplementedError

    async def run(self) -> str:
        async with self.stack:
            return await self.attack()

    async def person(self, name: str = "Mallory", headers: dict[str, str] | None = None) -> Client:
        return await self.stack.enter_async_context(await Client.greet(self.url, name, headers or new_address()))

    async def at(self, client: Client, table: str) -> Live:
        return await self.stack.enter_async_context(client.at(table))

    async def pair(self, **more: Any) -> tuple[Client, Client, Json]:
        """Mallory, an innocent person, and their table."""
        mallory, anna = await self.person(), await self.person("Anna")
        table = await mallory.create(TITLE, ["me", "open"], **more)
        return mallory, anna, await anna.join(table["id"], table["invite"])

    def victims_table(self) -> str:
        """A public table at which others play."""
        return self.rng.choice(list(self.company.ledger.seen))


async def must_refuse(work: Awaitable[Any], *reasons: str) -> str:
    """The reason with which something is refused."""
    try:
        async with asyncio.timeout(WAITING):
            got = await work
    except RefusedError as refusal:
        if reasons and refusal.reason not in reasons:
            raise NotRefused(f"refused as {refusal.reason} instead of {' or '.join(reasons)}") from refusal
        return refusal.reason
    raise NotRefused(f"answered with {str(got)[:100]}")


async def turn_of(live: Live) -> Now:
    async with asyncio.timeout(WAITING):
        await live.until(lambda: bool(live.present.options))
    return live.present


def short_record(moves: int = 6, **changes: Any) -> Json:
    game = agon.new(TITLE, players=2, seed=5)
    for _ in range(moves):
        game.apply(0)
    return {**agon.record(game), **changes}


class SurplusOutcomes(Hostile):
    """Dice of one's own choice, behind the end of a record, for bots that cannot move or people who lose."""

    name = "surplus outcomes in an import"

    async def attack(self) -> str:
        mallory, record = await self.person(), short_record()
        record["outcomes"] = [*record["outcomes"], *[5] * 40]
        seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
        return await must_refuse(mallory.post("/import", {"record": record, "seats": seats}), "err-bad-save")


class ChosenSeed(Hostile):
    name = "a chosen seed against people"

    async def attack(self) -> str:
        mallory = await self.person()
        return await must_refuse(mallory.create(TITLE, ["me", "open"], seed=7), "err-seed-chosen")


class KnownLuck(Hostile):
    """An imported game, whose seed is known, is played on against somebody who joins."""

    name = "known luck against a newcomer"

    async def attack(self) -> str:
        mallory, anna = await self.person(), await self.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
        table = await mallory.post("/import", {"record": short_record(), "seats": seats})
        await mallory.post(f"/tables/{table['id']}/seat/1/vacate")
        after = await anna.join(table["id"], table["invite"])
        if after["seed_hash"] == table["seed_hash"]:
            raise NotRefused("the luck stayed the same")
        return "new luck"


class SecondSeat(Hostile):
    name = "a second seat"

    async def attack(self) -> str:
        mallory, anna = await self.person(), await self.person("Anna")
        table = await mallory.create(TITLE, ["me", "open", "open"])
        await anna.join(table["id"], table["invite"])
        return await must_refuse(mallory.join(table["id"], table["invite"], seat=2), "err-second-seat")


class AnothersSeat(Hostile):
    """To move for another, to take the seat, to have it vacated in order to see its hand."""

    name = "another's seat"

    async def attack(self) -> str:
        mallory, _anna, table = await self.pair()
        live = await self.at(mallory, table["id"])
        move = {"t": "move", "seq": live.present.seq, "option": 0, "seat": 1}
        await must_refuse(live.request(move), "err-not-your-seat")
        await must_refuse(mallory.post(f"/tables/{table['id']}/seat/1/vacate"), "err-seat-taken")
        await must_refuse(mallory.get(f"/tables/{table['id']}/replay", move=0, seat=1), "err-not-your-seat")
        return await must_refuse(mallory.post(f"/tables/{table['id']}/seat/1/take"), "err-not-your-seat")


class UndoWithBot(Hostile):
    """Chance that went wrong is taken back while a bot sits in for the one who would have to agree."""

    name = "undo while a bot sits in"

    async def attack(self) -> str:
        mallory, anna, table = await self.pair()
        live = await self.at(mallory, table["id"])
        await turn_of(live)
        await live.move(0)
        await anna.post(f"/tables/{table['id']}/seat/1/bot", {"level": LEVEL})
        return await must_refuse(live.request({"t": "undo_ask"}), "err-undo-away")


class HintAgainstPeople(Hostile):
    name = "a strong bot's hint against people"

    async def attack(self) -> str:
        mallory, _anna, table = await self.pair()
        live = await self.at(mallory, table["id"])
        await turn_of(live)
        return await must_refuse(live.request({"t": "hint"}), "err-hints-off")


class ClockRefill(Hostile):
    name = "a clock filled up by a bot"

    async def attack(self) -> str:
        mallory, _anna, table = await self.pair(pace={"kind": "live", "seconds": 600, "increment": 0})
        live = await self.at(mallory, table["id"])
        path = f"/tables/{table['id']}/seat/0"
        await turn_of(live)
        await asyncio.sleep(0.3)
        await mallory.post(f"{path}/bot", {"level": LEVEL})
        await mallory.post(f"{path}/take")
        async with asyncio.timeout(WAITING):
            await live.until(lambda: live.present.message["clocks"][0] < 600.0)
        return "charged"


class NulIds(Hostile):
    """An id that not every database takes, in the same batch as the moves of others."""

    name = "NUL in an id"

    async def attack(self) -> str:
        mallory, _anna, table = await self.pair()
        live = await self.at(mallory, table["id"])
        now = await turn_of(live)
        assert live.socket is not None
        for bad in ("\x00", "a\x00b", "\n", "\ud800"):
            frame = {"t": "move", "seq": now.seq, "option": 0, "seat": 0, "id": bad}
            await live.socket.send(json.dumps(frame))
        async with asyncio.timeout(WAITING):
            await live.until(lambda: live.refused.reason == "err-malformed")
        if live.present.seq != now.seq:
            raise NotRefused("the move was made")
        return "err-malformed"


class AskAndLeave(Hostile):
    """A request to take back, whose owner has gone, must not hide the table from the others."""

    name = "undo_ask, then leave"

    async def attack(self) -> str:
        mallory, anna, table = await self.pair()
        live, other = await self.at(mallory, table["id"]), await self.at(anna, table["id"])
        for _ in range(200):
            mover = live if live.present.options else other
            if live.present.message["can_ask"] or not mover.present.options:
                break
            seq = await mover.move(self.rng.randrange(len(mover.present.options)))
            await asyncio.gather(live.seen(seq), other.seen(seq))
        await live.request({"t": "undo_ask"})
        await mallory.post(f"/tables/{table['id']}/leave")
        again = await self.at(anna, table["id"])
        if again.present.message["asked"] is not None:
            raise NotRefused("the request of somebody who left stands")
        return "dropped"


class Strangers(Hostile):
    """A private table, without and with a guessed invitation."""

    name = "a look at a private table"

    async def attack(self) -> str:
        _mallory, _anna, table = await self.pair()
        eve = await self.person("Eve")
        for invite in (None, "guess", table["invite"][:-1]):
            live = eve.at(table["id"], invite)
            await must_refuse(live.__aenter__(), "err-unknown-table")
            await must_refuse(eve.get(f"/tables/{table['id']}", **({"invite": invite} if invite else {})))
        await must_refuse(eve.get(f"/tables/{table['id']}/record", invite=table["invite"]), "err-not-over")
        return await must_refuse(eve.post(f"/tables/{table['id']}/leave"), "err-not-your-seat")
