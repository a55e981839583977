"""On the server a bot goes on with its own thoughts within a turn, as in the arena."""

import asyncio
from dataclasses import replace

import pytest

import agon
from agon import bots
from agon.kernel.game import Game
from agon.server.bots import kept_bots
from agon.server.bots.kept_bots import MOST_KEPT, Asked, KeptBots
from agon.server.bots.pool import BotPool
from agon.server.store.entries import packed


class Counting(bots.Bot):
    """How often it was asked."""

    count = 0


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> KeptBots:
    """Bots that answer with the number of their question."""

    def chosen(bot: Counting, seat: int, state: bytes) -> int:
        bot.count += 1
        return bot.count

    monkeypatch.setattr(bots, "for_level", lambda _: Counting(1))
    monkeypatch.setattr(kept_bots, "chosen", chosen)
    return KeptBots()


def two_choices_in_a_row() -> tuple[Game, int]:
    """A position whose mover chooses again after the first option, with nothing learnt in between."""
    game = agon.new("hellas", players=2, seed=1)
    while True:
        after = game.copy()
        after.apply(0)
        if after.asked == game.asked and after.can_undo and game.offered > 1 and after.offered > 1:
            return game, 0
        game = after


def test_a_bot_is_kept_for_the_question_after_its_own_answer(counted: KeptBots) -> None:
    first = Asked("t", 5, 0, "hard")
    assert [counted.choose(replace(first, seq=seq), b"") for seq in (5, 6, 7)] == [1, 2, 3]
    assert counted.choose(replace(first, seq=9), b"") == 1, "something came in between"
    assert counted.choose(replace(first, seq=10, seat=1), b"") == 1
    assert counted.choose(replace(first, seq=10, level="easy"), b"") == 1
    assert counted.choose(replace(first, seq=10, table="u"), b"") == 1
    assert counted.choose(replace(first, seq=10), b"") == 2


def test_few_bots_are_kept(counted: KeptBots) -> None:
    for number in range(MOST_KEPT + 1):
        counted.choose(Asked(f"t{number}", 0, 0, "hard"), b"")
    assert len(counted.bots) == MOST_KEPT
    assert counted.choose(Asked("t0", 1, 0, "hard"), b"") == 1, "the one that waited longest is gone"
    assert counted.choose(Asked(f"t{MOST_KEPT}", 1, 0, "hard"), b"") == 2


def test_the_tree_of_the_choice_before_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that sits at a table all the time and one that is asked over a pipe choose alike, with as much thought."""
    game, taken = two_choices_in_a_row()
    seat = int(game.asked)
    monkeypatch.setattr(bots, "for_level", lambda _: bots.SearchBot(3, simulations=60, seconds=0))
    kept, asked = KeptBots(), Asked("t", 0, seat, "hard")
    kept.choose(asked, packed(game))
    (bot,) = kept.bots.values()
    assert isinstance(bot, bots.SearchBot)
    tree, code = bot.search, game.option_codes()[taken]
    bot.last_taken = (seat, int(game.prompt), code)
    game.apply(taken)
    kept.choose(replace(asked, seq=1), packed(game))
    assert bot.search is tree
    assert tree is not None


async def test_the_questions_of_a_table_go_to_the_same_process() -> None:
    pool = BotPool(2, seconds=30)
    try:
        await asyncio.gather(pool.quick.do(kept_bots.chosen, *anything()), pool.quick.do(kept_bots.chosen, *anything()))
        for table in ("t0", "t1", "t2"):
            usual = pool.quick.next_worker(table)
            pool.quick.free.insert(0, usual)
            assert pool.quick.next_worker(table) is usual
            pool.quick.free.append(usual)
    finally:
        pool.close()


def anything() -> tuple[bots.Bot, int, bytes]:
    game = agon.new("dice_forge", players=2, seed=1)
    return bots.RandomBot(1), int(game.asked), packed(game)
