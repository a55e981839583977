"""What must hold at every decision of every game, whatever the title."""

import json
import random
from collections.abc import Callable
from typing import Any

import agon
from agon.kernel.game import Game
from agon.kernel.saved import check_save

Conservation = Callable[[Game], None]
"""What a title's tests know beyond its declared components."""
Views = dict[int | None, dict[str, Any]]
"""By seat; None: an onlooker."""

GAMES = 200 if agon.BUILD == "compiled" else 6
"""Random games per title: the compiled build plays the full number, the readable one a sample."""


def random_setups(title: str, games: int = GAMES) -> list[tuple[int, int]]:
    """(seed, players) for each game, every number of players in turn."""
    sizes = range(agon.title(title).min_players, agon.title(title).max_players + 1)
    return [(seed, sizes[seed % len(sizes)]) for seed in range(games)]


WHOLE_LOG_EVERY = 128
"""At every decision the lines of the last moves are compared, at every so-manieth the whole log."""


def conserve(game: Game) -> None:
    """Everything is where it can be, and as many as there are in the box: as the title declares it for loading."""
    check_save(game.dump(history=False), game.TITLE, game.PARTS, game.VOCABULARY)


def check_decision(game: Game, rng: random.Random) -> None:
    """All properties of one position. What the checks do to copies must not reach the game itself."""
    since = 0 if game.moves % WHOLE_LOG_EVERY == 0 else int(game.moves) - 2
    before, views = position(game), all_views(game, since)
    check_choice(game)
    check_notation(game)
    check_relist(game, before)
    check_copy(game, before, rng)
    check_dump(game, before, rng, views if since == 0 else None)
    check_redeal(game, views, rng, since)
    assert position(game) == before
    if since == 0:
        assert all_views(game, since) == views


def position(game: Game) -> tuple[dict[str, Any], int, list[int]]:
    """Everything that decides how a game goes on, as data: cheaper to compare than to digest."""
    return game.dump(history=False), int(game.asked), game.option_codes()


def all_views(game: Game, since: int) -> Views:
    return {seat: game.view(seat, since) for seat in [None, *range(game.players)]}


def check_choice(game: Game) -> None:
    choice = game.choice
    assert choice is not None
    assert 0 <= choice.seat < game.players
    assert choice.options, "a choice is never empty"
    assert len(set(choice.codes)) == len(choice.codes), "options are distinct"
    assert choice.prompt.rule, "every prompt names its rule"


def check_notation(game: Game) -> None:
    choice = game.choice
    assert choice is not None
    notations = [option.notation for option in choice.options]
    assert len(set(notations)) == len(notations), notations
    assert [game.VOCABULARY.parse(notation) for notation in notations] == choice.codes


def check_relist(game: Game, before: object) -> None:
    """A step that asks changes nothing: asked again it asks the same."""
    twin = game.copy()
    twin.relist()
    assert position(twin) == before
    assert twin.chapter.all_outcomes() == game.chapter.all_outcomes()
    assert len(twin.chapter.all_events()) == len(game.chapter.all_events())


def check_copy(game: Game, before: object, rng: random.Random) -> None:
    """A copy is equal; ``check_decision`` sees that what happens to it does not happen to the original."""
    twin = game.copy()
    assert position(twin) == before
    agon.playout(twin, rng.getrandbits(32), limit=25)


def check_dump(game: Game, before: object, rng: random.Random, views: Views | None) -> None:
    """A dump survives JSON, and the loaded game goes on exactly as the original; with ``views`` the log too."""
    history = views is not None
    dumped = game.dump(history)
    loaded = agon.load(json.loads(json.dumps(dumped)))
    assert loaded.dump(history) == dumped
    assert position(loaded) == before
    if history:
        assert loaded.digest() == game.digest()
        assert all_views(loaded, 0) == views
    twin = game.copy()
    seed = rng.getrandbits(32)
    agon.playout(loaded, seed, limit=12)
    agon.playout(twin, seed, limit=12)
    assert position(loaded) == position(twin)


def check_redeal(game: Game, views: Views, rng: random.Random, since: int) -> None:
    """A seat cannot tell the game from one in which everything it cannot know was drawn anew."""
    for seat, seen in views.items():
        other = game.redeal(seat, rng)
        assert other.view(seat, since) == seen, f"seat {seat} sees more than it may"
        if seat is not None and game.asked == seat:
            assert other.option_codes() == game.option_codes()
        agon.playout(other, rng.getrandbits(32), limit=6)


def check_replay(game: Game) -> None:
    """The record gives the same game again, chance included, by seed and by imposed outcomes alike."""
    record = json.loads(json.dumps(agon.record(game)))
    assert agon.replay(record).digest() == game.digest()
    by_seed = agon.new(game.TITLE, int(game.players), game.seed, game.options)
    for notation in record["choices"]:
        by_seed.play(notation)
    assert by_seed.digest() == game.digest()
    imposed = agon.replay({**record, "seed": record["seed"] + 1})
    assert imposed.dump(False)["board"] == game.dump(False)["board"], "imposed chance is obeyed"
    assert imposed.chapter.all_outcomes() == game.chapter.all_outcomes()


def check_game(
    title: str,
    players: int,
    seed: int,
    options: dict[str, Any],
    more: Conservation | None = None,
    every: int = 1,
    limit: int = 0,
) -> Game:
    """Play one random game and check everything at every decision (or every n-th), its components after every move."""
    rng = random.Random(seed)
    game = agon.new(title, players, seed, options)
    conserve(game)
    if more is not None:
        more(game)
    moves = 0
    while game.choice is not None and (limit == 0 or moves < limit):
        if moves % every == 0:
            check_decision(game, rng)
        game.apply(rng.randrange(len(game.choice.codes)))
        conserve(game)
        if more is not None:
            more(game)
        moves += 1
    check_replay(game)
    return game
