"""What a move costs the server: what was done once is not done again for the next who looks, nor for the next position."""

import random
from typing import Any

import pytest

import agon
from agon.kernel.game import Game
from agon.server.tables.encoded_views import EncodedViews, Shown


def views_of(game: Game, before: Shown | None = None) -> EncodedViews:
    return EncodedViews(game, lambda seat, since: game.log(seat, since), True, before)


def texts_of(views: EncodedViews) -> list[bytes]:
    """The shared parts of the board, as they were written for somebody."""
    views.view(0, 0)
    assert views.shown is not None
    return views.shown.texts


@pytest.mark.parametrize("title", agon.titles())
def test_what_all_see_alike_is_written_once(title: str) -> None:
    views = views_of(agon.new(title, players=3, seed=1))
    texts = texts_of(views)
    for seat in (1, 2, None):
        views.view(seat, 0)
    assert texts_of(views) is texts
    assert views.without_log(1) is views.without_log(1)


@pytest.mark.parametrize("title", ["cyclades", "dice_forge"])  # Lords of Hellas shows its board in one part
def test_what_looks_as_before_is_not_written_again(title: str) -> None:
    rng, game = random.Random(1), agon.new(title, players=3, seed=1)
    before, kept, written = views_of(game), 0, 0
    for _ in range(60):
        after: Any = game.copy()
        after.apply(rng.randrange(after.offered))
        views = views_of(after, before.shown)
        pairs = list(zip(texts_of(before), texts_of(views), strict=True))
        kept += sum(old is new for old, new in pairs)
        written += len(pairs)
        assert texts_of(views) == texts_of(views_of(after))
        game, before = after, views
    assert kept > written / 4
