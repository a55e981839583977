"""The public contract of an engine, and how it answers bad input: a typed error, and the game untouched."""

import contextlib
import copy
import json
import random
from typing import Any

import pytest

import agon
from agon.kernel.timeline import Timeline

TITLES = agon.titles()


@pytest.fixture(params=TITLES)
def game(request: Any) -> Any:
    title = agon.title(request.param)
    return agon.new(request.param, title.max_players, 7)


def advanced(game: Any, moves: Any = 30) -> Any:
    agon.playout(game, 5, moves)
    return game


def test_titles_are_known() -> None:
    assert "dice_forge" in agon.titles()
    assert agon.titles() == sorted(agon.titles())


@pytest.mark.parametrize("bad", ["chess", "", None, 3, "dice_forge "])
def test_unknown_titles_are_refused_with_the_known_ones(bad: Any) -> None:
    with pytest.raises(agon.UnknownTitle, match="dice_forge"):
        agon.new(bad, 2)


@pytest.mark.parametrize(
    "bad", [{"nonsense": 1}, {"random_mix": 1}, {"random_mix": "yes"}, {"alternatives": ["sun1a"]}]
)
def test_unknown_options_and_values_are_refused(bad: Any) -> None:
    with pytest.raises(agon.BadOption):
        agon.new("dice_forge", 2, 1, bad)


@pytest.mark.parametrize("bad", ["x", 1.5, True, 1 << 300])
def test_bad_seeds_are_refused(bad: Any) -> None:
    with pytest.raises(agon.BadOption):
        agon.new("dice_forge", 2, bad)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first, second = agon.new("dice_forge", 2), agon.new("dice_forge", 2)
    assert first.seed != second.seed
    assert agon.new("dice_forge", 2, first.seed).digest() == first.digest()


@pytest.mark.parametrize("bad", [-1, 10_000, "0", 1.0, None, True])
def test_illegal_choices_leave_the_game_as_it_was(game: Any, bad: Any) -> None:
    advanced(game)
    before, events = game.digest(), len(game.events)
    with pytest.raises(agon.IllegalChoice):
        game.apply(bad)
    assert (game.digest(), len(game.events)) == (before, events)


def test_a_seat_acts_only_for_itself(game: Any) -> None:
    seat = game.choice.seat
    before = game.digest()
    with pytest.raises(agon.IllegalChoice, match=f"seat {seat} is to choose"):
        game.apply(0, seat=(seat + 1) % game.players)
    assert game.digest() == before
    game.apply(0, seat=seat)


@pytest.mark.parametrize("bad", ["", "fly to the moon", "buy", "buy nothing", "take gold x", "take gold 5000"])
def test_bad_notation_is_refused(bad: Any) -> None:
    game = agon.new("dice_forge", 2, 1)
    before = game.digest()
    with pytest.raises(agon.IllegalChoice):
        game.play(bad)
    assert game.digest() == before


def test_a_finished_game_takes_no_choices(game: Any) -> None:
    agon.playout(game, 1)
    assert game.choice is None
    assert game.result is not None
    assert set(game.result) == {"winners", "reason", "scores"}
    with pytest.raises(agon.IllegalChoice, match="over"):
        game.apply(0)


def test_views_of_seats_that_do_not_exist_are_refused(game: Any) -> None:
    for bad in (-1, int(game.players), True):
        with pytest.raises(agon.BadPlayers):
            game.view(bad)
    assert game.view(None)["seat"] is None


def test_views_show_options_only_to_their_seat(game: Any) -> None:
    advanced(game)
    seat = game.choice.seat
    for other in [None, *range(game.players)]:
        shown = game.view(other)["choice"]
        assert shown["seat"] == seat
        assert (shown["options"] is not None) == (other == seat)
    json.dumps([game.view(other) for other in [None, *range(game.players)]])


def test_events_name_messages_arguments_and_audience(game: Any) -> None:
    rng = random.Random(2)
    for _ in range(60):
        game.apply(rng.randrange(len(game.choice.codes)))
    assert len(game.events) > 20
    for message, args, seats in game.events:
        assert message.startswith(f"{game.TITLE}-log-")
        assert isinstance(args, dict)
        assert set(seats) <= {None, *range(game.players)}


def damage(saved: Any, rng: Any) -> None:
    """Break one thing somewhere in a save."""
    spots = []

    def walk(node: Any) -> None:
        for key in list(node) if isinstance(node, dict) else range(len(node)):
            spots.append((node, key))
            if isinstance(node[key], (dict, list)):
                walk(node[key])

    walk(saved)
    node, key = rng.choice(spots)
    wreck = rng.choice(["drop", "text", "huge", "none", "list"])
    if wreck == "drop":
        del node[key]
    else:
        node[key] = {"text": "?", "huge": 10**30, "none": None, "list": [[]]}[wreck]


def test_damaged_saves_load_as_games_or_are_refused_but_never_crash(game: Any) -> None:
    saved = advanced(game).dump()
    rng = random.Random(1)
    for _ in range(150):
        broken = copy.deepcopy(saved)
        damage(broken, rng)
        with contextlib.suppress(agon.AgonError):
            agon.load(broken)


@pytest.mark.parametrize(
    "foreign",
    [None, [], "save", {}, {"title": "dice_forge"}, {"title": "dice_forge", "agon": 99, "save": 1}, {"title": "go"}],
)
def test_foreign_saves_are_refused(foreign: Any) -> None:
    with pytest.raises(agon.AgonError):
        agon.load(foreign)


def test_saves_from_the_future_are_refused(game: Any) -> None:
    with pytest.raises(agon.BadSave, match="versions 1 to"):
        agon.load({**game.dump(), "save": 99})


@pytest.mark.parametrize("foreign", [None, {}, {"title": "dice_forge"}, {"title": "dice_forge", "agon_record": 1}])
def test_foreign_records_are_refused(foreign: Any) -> None:
    with pytest.raises(agon.AgonError):
        agon.replay(foreign)


def test_a_record_with_an_impossible_move_is_refused_by_its_number(game: Any) -> None:
    record = agon.record(advanced(game))
    record["choices"][3] = record["choices"][3] + " 0"
    with pytest.raises(agon.BadSave, match="move 4"):
        agon.replay(record)


def test_a_record_can_be_replayed_in_part(game: Any) -> None:
    record = agon.record(advanced(game, 20))
    assert agon.replay(record, 5).moves == 5


def test_imposed_chance_is_obeyed_and_checked() -> None:
    game = agon.new("dice_forge", 2, 1)
    game.impose([9])
    with pytest.raises(agon.ImpossibleChance):
        game.chance(6)
    game.impose([4])
    assert game.chance(6) == 4


def test_an_imagined_game_has_no_record(game: Any) -> None:
    with pytest.raises(agon.AgonError, match="imagined"):
        agon.record(game.redeal(0, random.Random(1)))


def test_undo_goes_back_to_the_last_point_where_nothing_new_was_learnt() -> None:
    game = agon.new("dice_forge", 2, 1)
    timeline = Timeline(game)
    assert not timeline.can_undo()
    before = game.digest()
    timeline.apply(0)  # buys a face: nothing is learnt
    assert timeline.can_undo()
    after = timeline.game.digest()
    timeline.undo()
    assert timeline.game.digest() == before
    timeline.redo()
    assert timeline.game.digest() == after
    assert timeline.restart_turn() == 1
    assert timeline.game.digest() == before
    passing = int(timeline.game.offered) - 1
    timeline.apply(passing)  # ends the turn: the next one rolls dice
    assert not timeline.can_undo()
    with pytest.raises(agon.IllegalChoice, match="taken back"):
        timeline.undo()
    timeline.undo(free=True)
    assert timeline.game.digest() == before


def test_undo_stops_at_another_players_choice(game: Any) -> None:
    timeline = Timeline(game)
    rng = random.Random(3)
    for _ in range(60):
        if timeline.game.choice is None:
            break
        mover = timeline.game.choice.seat
        timeline.apply(rng.randrange(len(timeline.game.choice.codes)))
        probe = Timeline(timeline.game.copy())
        probe.past = list(timeline.past)
        while probe.can_undo(mover):
            probe.undo(mover)
            assert probe.game.asked == mover
