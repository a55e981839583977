"""Taking back: to the barrier at will, beyond it by consent, freely among bots and at one screen."""

import random

import pytest

import agon
from agon.client import Live, Now, RefusedError
from agon.kernel.timeline import Timeline

from .players import everywhere, my_turn, people, seated
from .server_process import ServerProcess


async def choose_until(live: Live, wanted: str, rng: random.Random, others: list[Live]) -> Now:
    """Play at random until the last view has a flag such as ``can_undo``."""
    everyone = {seat: one for one in (live, *others) for seat in one.present.message["seats"]}
    for _ in range(300):
        if live.present.message[wanted]:
            return live.present
        mover = everyone[live.present.view["choice"]["seat"]]
        now = await my_turn(mover)
        seq = await mover.move(rng.randrange(len(now.options)))
        await live.seen(seq)
    raise AssertionError(f"{wanted} never came")


@everywhere
async def test_undo_to_the_barrier_and_redo(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(title, anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            history: list[Now] = []
            rng = random.Random(3)
            while not one.present.message["can_undo"]:
                now = await my_turn(one if one.present.options else two)
                mover = one if now.seat == 0 else two
                history = [await one.seen(now.seq)]
                seq = await mover.move(rng.randrange(len(now.options)))
                await one.seen(seq)
                await two.seen(seq)
            after = one.present
            floor = after.message["undo_floor"]
            assert floor is not None
            assert floor < after.view["move"]
            assert two.present.message["undo_floor"] is None
            seq = (await one.request({"t": "undo", "seq": after.seq}))["seq"]
            back = await one.seen(seq)
            assert back.view == history[0].view
            assert back.message["can_redo"]
            assert (await two.seen(seq)).view["move"] == history[0].view["move"]
            assert [line for line in two.log if line["move"] > back.view["move"]] == []
            with pytest.raises(RefusedError, match="err-nothing-to-redo"):
                await two.request({"t": "redo"})
            seq = (await one.request({"t": "redo"}))["seq"]
            again = await one.seen(seq)
            assert again.view == after.view
            assert not again.message["can_redo"]


@everywhere
async def test_beyond_the_barrier_everyone_must_agree(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna", "Bert", "Eve") as (anna, bert, eve):
        table = await seated(title, anna, [bert], visibility="public")
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two, eve.at(table["id"]) as onlooker:
            now = await choose_until(one, "can_ask", random.Random(5), [two])
            with pytest.raises(RefusedError, match="ui-undo-barrier"):
                await one.request({"t": "undo"})
            with pytest.raises(RefusedError, match="err-not-your-seat"):
                await onlooker.request({"t": "undo"})
            with pytest.raises(RefusedError, match="err-nobody-asked"):
                await two.request({"t": "undo_vote", "yes": True})
            await one.request({"t": "undo_ask"})
            async for state in two.states():
                if state.message["asked"]:
                    break
            assert two.present.message["asked"] == {"seat": 0, "yes": [0]}
            with pytest.raises(RefusedError, match="err-nobody-asked"):
                await onlooker.request({"t": "undo_vote", "yes": True})
            await two.request({"t": "undo_vote", "yes": False})
            assert (await one.seen(now.seq)).view["move"] == now.view["move"]
            await one.request({"t": "undo_ask"})
            reply = await two.request({"t": "undo_vote", "yes": True})
            back = await one.seen(reply["seq"])
            assert back.seq == now.seq + 1
            assert back.view["move"] < now.view["move"]
            assert back.view["choice"]["seat"] == 0


@everywhere
async def test_a_request_is_void_once_the_game_moves_on(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        table = await seated(title, anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            await choose_until(one, "can_ask", random.Random(7), [two])
            await one.request({"t": "undo_ask"})
            mover = one if one.present.options else two
            seq = await mover.move(0)
            assert (await two.seen(seq)).message["asked"] is None
            with pytest.raises(RefusedError, match="err-nobody-asked"):
                await two.request({"t": "undo_vote", "yes": True})


@everywhere
async def test_among_bots_undo_is_free_and_redo_brings_their_answers_back(server: ServerProcess, title: str) -> None:
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(title, ["me", "bot:easy"])
        async with anna.at(table["id"]) as live:
            rng = random.Random(11)
            first = await my_turn(live)
            for _ in range(12):
                now = await my_turn(live)
                await live.seen(await live.move(rng.randrange(len(now.options))))
            latest = await my_turn(live)
            count = 0
            while live.present.message["can_undo"]:
                count += 1
                await live.seen((await live.request({"t": "undo"}))["seq"])
                assert live.present.view["choice"]["seat"] == 0
            assert count == 12
            assert live.present.view == first.view
            for _ in range(12):
                await live.seen((await live.request({"t": "redo"}))["seq"])
            assert live.present.view == latest.view


@everywhere
async def test_restart_goes_back_as_far_as_the_engine_allows(server: ServerProcess, title: str) -> None:
    """A twin of the game is played here, with the engine's own timeline."""
    players, rng, restarts = agon.title(title).min_players, random.Random(13), 0
    twin = Timeline(agon.new(title, players=players, seed=99))
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create(title, ["me", *["hotseat"] * (players - 1)], seed=99)
        async with anna.at(table["id"]) as live:
            while restarts < 3:
                option = rng.randrange(len(live.present.options))
                twin.apply(option)
                await live.seen(await live.move(option))
                if twin.game.moves - twin.game.undo_floor >= 2:
                    restarts += 1
                    twin.restart_turn()
                    await live.seen((await live.request({"t": "restart"}))["seq"])
                assert live.present.view == twin.game.view(live.present.seat)
