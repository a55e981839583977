"""What a game hands out is the caller's own; copies of every kind are games of their own; a game says what it is."""

import copy
import inspect
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import agon
from agon.kernel.arrays import changed
from agon.kernel.game import Game

TITLES = agon.titles()
OPTIONS: dict[str, dict[str, Any]] = {"dice_forge": {"alternatives": ["moon1b", "moon3a"]}}
"""One with a list in it."""
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
KEPT = {title: sorted((GOLDEN / title).glob("positions-v*.jsonl")) for title in TITLES}
"""Positions of every save version."""


def positions(title: str) -> list[Game]:
    """Some of a random game, told, from its begin to its end."""
    options = {
        key: [one for one in values if one in agon.title(title).option(key).values]
        for key, values in OPTIONS.get(title, {}).items()
    }
    game, rng, found = agon.new(title, 2, 4, options), random.Random(4), []
    while game.choice is not None and game.moves < 120:
        if game.moves % 20 == 0:
            found.append(game.copy())
        game.apply(rng.randrange(len(game.choice.codes)))
    agon.playout(game, 1)
    return [*found, game]


def wreck(node: Any) -> None:
    """Change everything that can be changed in data handed out."""
    if isinstance(node, dict):
        for value in node.values():
            wreck(value)
        node.clear()
    elif isinstance(node, list):
        for value in node:
            wreck(value)
        node.clear()


def seen(game: Game) -> str:
    views = [game.view(seat) for seat in [None, *range(game.players)]]
    record = None if game.redealt else agon.record(game)
    return json.dumps([game.dump(), record, game.digest(), views, game.options, game.result, game.events])


def all_that_is_handed_out(game: Game) -> list[Callable[[], Any]]:
    views = [lambda seat=seat: game.view(seat) for seat in [None, *range(game.players)]]
    logs = [lambda: game.log(None), lambda: [list(event) for event in game.events], lambda: game.result]
    whole = [game.dump, lambda: game.dump(history=False), lambda: agon.record(game), lambda: game.options]
    choice = [lambda: game.choice and game.choice.options, lambda: game.choice and game.choice.prompt.view()]
    return [*views, *logs, *whole, *choice]


@pytest.mark.parametrize("title", TITLES)
def test_what_a_game_hands_out_is_the_callers_own(title: str) -> None:
    for game in positions(title):
        before = seen(game)
        for hand_out in all_that_is_handed_out(game):
            wreck(hand_out())
            assert seen(game) == before
        twin = game.copy()
        for hand_out in all_that_is_handed_out(twin):
            wreck(hand_out())
        twin.scores.append(1)
        assert seen(game) == before


@pytest.mark.parametrize("title", TITLES)
def test_loading_and_replaying_keep_nothing_of_what_they_are_given(title: str) -> None:
    for game in positions(title):
        saved, record = game.dump(), agon.record(game)
        loaded, replayed = agon.load(saved), agon.replay(record)
        before = seen(loaded), seen(replayed)
        wreck(saved)
        wreck(record)
        assert (seen(loaded), seen(replayed)) == before


@pytest.mark.parametrize("title", TITLES)
def test_setting_up_keeps_nothing_of_the_options_given(title: str) -> None:
    options = {spec.name: copy.deepcopy(spec.default) for spec in agon.title(title).options}
    game = agon.new(title, 2, 1, options)
    before = seen(game)
    wreck(options)
    assert seen(game) == before


def through_pickle(game: Game) -> Game:
    twin = pickle.loads(pickle.dumps(game))
    assert isinstance(twin, Game)
    return twin


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, through_pickle, lambda game: game.copy()])
@pytest.mark.parametrize("title", TITLES)
def test_copies_of_every_kind_are_equal_and_independent(title: str, copied: Callable[[Game], Game]) -> None:
    for game in positions(title):
        before, twin = seen(game), copied(game)
        assert type(twin) is type(game)
        assert seen(twin) == before
        agon.playout(twin, 3, 40)
        assert seen(game) == before
        agon.playout(game, 3, 40)
        assert seen(game) == seen(twin)


@pytest.mark.parametrize("title", TITLES)
def test_imagined_games_are_pickled_as_such(title: str) -> None:
    game = positions(title)[3]
    for imagined in (game.redeal(0, 1), game.redeal(None, 2)):
        twin = through_pickle(imagined)
        assert (twin.digest(), twin.redealt, twin.keeps_record) == (imagined.digest(), True, False)
        assert twin.view(0) == imagined.view(0)
        assert agon.load(imagined.dump()).keeps_record is False
    quiet = game.copy()
    quiet.hush()
    agon.playout(quiet, 1, 5)
    for twin in (through_pickle(quiet), agon.load(quiet.dump())):
        assert twin.digest() == quiet.digest()
        with pytest.raises(agon.AgonError, match="imagined"):
            agon.record(twin)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_says_what_it_is(title: str) -> None:
    game = agon.new(title, 2, 1)
    assert game.choice is not None
    asked = game.choice.prompt.id.partition("-prompt-")[2]
    assert repr(game) == f"<{title} for 2, move 0: seat {game.choice.seat} is asked {asked}>"
    agon.playout(game, 1)
    assert repr(game).startswith(f"<{title} for 2, move {game.moves}: over, won by ")


@pytest.mark.parametrize("bad", [99, -1, 2, True, "0", 1.0])
def test_the_log_of_a_seat_that_does_not_exist_is_refused(bad: Any) -> None:
    with pytest.raises(agon.BadPlayers):
        agon.new("dice_forge", 2, 1).log(bad)


def test_the_public_contract_is_documented_on_both_builds() -> None:
    for name in (
        "apply",
        "choice",
        "copy",
        "digest",
        "dump",
        "events",
        "impose",
        "log",
        "options",
        "play",
        "redeal",
        "result",
        "view",
    ):
        assert inspect.getdoc(getattr(agon.Game, name)), name
    assert inspect.getdoc(agon.Game)
    for function in (
        agon.new,
        agon.load,
        agon.record,
        agon.replay,
        agon.positions,
        agon.playout,
        agon.titles,
        agon.title,
    ):
        assert inspect.getdoc(function), function
    signature = inspect.signature(agon.Game.apply)
    assert list(signature.parameters) == ["self", "option", "seat"]


@pytest.mark.parametrize("title", agon.titles())
def test_the_log_since_a_move_is_the_end_of_the_whole_log(title: str) -> None:
    """However the past is divided into chapters by copies."""
    game, rng = agon.new(title, 3, 4), random.Random(4)
    for _ in range(60):
        if game.over:
            break
        game = game.copy() if rng.random() < 0.7 else game
        game.apply(rng.randrange(game.offered))
        whole = game.log(1)
        for since in (0, rng.randrange(game.moves + 1), game.moves, game.moves + 1):
            assert game.log(1, since) == [line for line in whole if line["move"] >= since]


@pytest.mark.parametrize("title", agon.titles())
def test_what_all_see_alike_and_what_is_ones_own_make_up_the_board(title: str) -> None:
    game = agon.new(title, 3, 4)
    agon.playout(game, seed=4, limit=50)
    for seat in (None, 0, 1, 2):
        assert {**game.common_view(), **game.own_view(seat)} == game.view(seat)["board"]
    assert game.common_view() != {}
    assert game.own_view(0).keys().isdisjoint(game.common_view())


TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((title, players, {}) for title in agon.titles() for players in (2, 3, 4)),
    ("cyclades", 5, {}),
    ("cyclades", 6, {}),
    ("cyclades", 4, {"teams": True}),
    ("cyclades", 3, {"board": "laid"}),
    ("hellas", 1, {}),
]


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_what_is_said_to_look_alike_does(title: str, players: int, options: dict[str, Any]) -> None:
    """A server does not show again what looks as it did in another position of the game."""
    rng = random.Random(players)
    kept = [0 for part in agon.new(title, players, 0, options).PARTS.shared]
    for seed in range(3):
        seen = [agon.new(title, players, seed, options)]
        while not seen[-1].over and len(seen) < 150:
            game = seen[-1].copy()
            game.apply(rng.randrange(game.offered))
            for at, part in enumerate(game.PARTS.shared):
                for earlier in (seen[-1], rng.choice(seen)):
                    if part.alike is not None and part.alike(earlier, game):
                        assert part.view(earlier) == part.view(game)
                        kept[at] += 1
            seen.append(game)
    assert [bool(count) for count in kept] == [part.alike is not None for part in seen[-1].PARTS.shared]


@pytest.mark.parametrize("title", [title for title in TITLES if KEPT[title]])
def test_a_copy_in_the_middle_of_anything(title: str) -> None:
    """Every question of every rule, battles and hunts included."""
    for line in KEPT[title][-1].read_text().splitlines():
        game = agon.load(json.loads(line)["save"])
        for twin in (copy.deepcopy(game), through_pickle(game)):
            assert twin.digest() == game.digest()
            agon.playout(twin, 5, 4)
            ahead = game.copy()
            agon.playout(ahead, 5, 4)
            assert twin.digest() == ahead.digest()


@pytest.mark.parametrize("title", TITLES)
def test_imagined_worlds_are_told_what_their_seat_heard_whatever_was_asked_before(title: str) -> None:
    """The past remembers what it told; branches and earlier positions must not be mixed up by that."""
    game, rng = agon.new(title, 3, 4), random.Random(4)
    seen = [game.copy()]
    for _ in range(80):
        if game.over:
            break
        game = rng.choice([game, game, seen[-1]]).copy()
        game.apply(rng.randrange(game.offered))
        seen.append(game)
        for one in (game, rng.choice(seen)):
            seat = rng.randrange(3)
            heard = [event for event in one.chapter.all_events() if event.audience >> seat & 1]
            imagined = one.redeal(seat, 1).chapter.all_events()
            assert [id(event) for event in imagined] == [id(event) for event in heard]
            imagined.clear()


def test_an_array_is_changed_by_another() -> None:
    array = vec[i64]([1, 2, 3])
    assert list(changed(array, 1, 7)) == [1, 7, 3]
    assert list(array) == [1, 2, 3]
