"""Records: a replay is the recorded game at every move, leaves nothing imposed, and refuses what does not come out."""

import json
import random
from typing import Any

import pytest

import agon

TITLES = agon.titles()


def played(title: str, moves: int, seed: int = 3) -> tuple[agon.Game, list[str]]:
    """A game after some moves, and its digest before each of them and after the last."""
    game = agon.new(title, agon.title(title).max_players, seed)
    digests, rng = [game.digest()], random.Random(seed)
    for _ in range(moves):
        if game.choice is None:
            break
        game.apply(rng.randrange(len(game.choice.codes)))
        digests.append(game.digest())
    return game, digests


def recorded(game: agon.Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(agon.record(game)))
    return found


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_is_the_recorded_game_at_every_move(title: str) -> None:
    game, digests = played(title, 60)
    record = recorded(game)
    assert [position.digest() for position in agon.positions(record)] == digests
    for move in (0, 1, 17, 59, 60):
        assert agon.replay(record, move).digest() == digests[move]
    assert agon.replay(record).digest() == game.digest()


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_leaves_nothing_imposed_and_plays_on(title: str) -> None:
    record = recorded(played(title, 60)[0])
    for move in (0, 7, 60):
        game = agon.replay(record, move)
        assert game.dump()["luck"]["imposed"] == []
        game.apply(int(game.offered) - 1)  # another way than the recorded one
        agon.playout(game, 4, 300)


@pytest.mark.parametrize("title", TITLES)
def test_outcomes_left_over_or_missing_are_refused(title: str) -> None:
    record = recorded(played(title, 60)[0])
    with pytest.raises(agon.BadRecord, match="left over"):
        agon.replay({**record, "outcomes": [*record["outcomes"], 5, 5, 5]})
    with pytest.raises(agon.BadRecord, match="more outcomes"):
        agon.replay({**record, "outcomes": record["outcomes"][:-1]})
    with pytest.raises(agon.BadRecord, match="set-up"):
        agon.replay({**record, "outcomes": []})


@pytest.mark.parametrize("title", TITLES)
def test_a_result_that_does_not_come_out_is_refused(title: str) -> None:
    game = agon.new(title, 2, 1)
    agon.playout(game, 1)
    record = recorded(game)
    assert agon.replay(record).result == game.result
    for spoilt in (None, {**record["result"], "winners": []}):
        with pytest.raises(agon.BadRecord, match="result differs"):
            agon.replay({**record, "result": spoilt})


@pytest.mark.parametrize("bad", [-1, True, 1.5, "3"])
def test_a_number_of_moves_is_a_number(bad: Any) -> None:
    with pytest.raises(agon.IllegalChoice):
        agon.replay(recorded(played("dice_forge", 3)[0]), bad)


@pytest.mark.parametrize("title", TITLES)
def test_new_luck_is_part_of_the_record(title: str) -> None:
    """What came before is kept, what comes is what the new seed says, and a replay goes on the same."""
    game, _ = played(title, 20)
    other = game.copy()
    game.impose([0])
    game.reseed(99)
    assert game.dump()["luck"]["imposed"] == []
    agon.playout(game, 1, 250)
    agon.playout(other, 1, 250)
    assert game.chapter.all_outcomes() != other.chapter.all_outcomes()
    again = agon.replay(recorded(game))
    assert again.digest() == game.digest()
    assert agon.load(game.dump()).reseeds == again.reseeds == ((20, 99),)
    assert agon.record(again) == agon.record(game)


@pytest.mark.parametrize("bad", [5, [5], [{"move": 1}], [{"move": 1, "seed": "x"}], [{"move": 1, "seed": "9" * 100}]])
def test_bad_reseeds_are_refused(bad: Any) -> None:
    with pytest.raises(agon.BadRecord):
        agon.replay({**recorded(played("dice_forge", 3)[0]), "reseeds": bad})


def test_a_set_up_cannot_be_kept_busy() -> None:
    """Every outcome of a set-up that draws until a board is fair may be imposed; there is an end to it."""
    record = recorded(agon.new("cyclades", 2, 1))
    unfair = [draw for _ in range(10_000) for draw in (0, 24, 0)]
    with pytest.raises(agon.BadRecord, match="set-up"):
        agon.replay({**record, "outcomes": [0, *unfair]})


def test_no_record_is_endless() -> None:
    record = recorded(played("dice_forge", 3)[0])
    for key, item in (("choices", "pass"), ("outcomes", 0)):
        with pytest.raises(agon.BadRecord, match="at most"):
            agon.replay({**record, key: [item] * 200_000})


# ---------------------------------------------------------------------- imposed chance and half moves


def first_with_chance(game: agon.Game) -> tuple[agon.Game, int]:
    """A position in which some option leads to a roll or a draw, and that option."""
    for seed in range(500):
        choice = game.choice
        assert choice is not None
        for option in range(len(choice.codes)):
            probe = game.copy()
            probe.apply(option)
            if len(probe.chapter.all_outcomes()) > len(game.chapter.all_outcomes()):
                return game, option
        agon.playout(game, seed, 1)
    raise AssertionError("nothing is ever drawn")


@pytest.mark.parametrize("title", TITLES)
def test_an_impossible_outcome_leaves_the_game_as_it_was(title: str) -> None:
    game, option = first_with_chance(agon.new(title, 2, 1))
    game.impose([4000])
    before, told, view = game.dump(), game.events, game.view(0)
    with pytest.raises(agon.ImpossibleChance):
        game.apply(option)
    assert (game.dump(), game.events, game.view(0)) == (before, told, view)
    with pytest.raises(agon.ImpossibleChance):
        game.play(game.VOCABULARY.notation(game.option_codes()[option]))
    assert game.dump() == before
    game.reseed(1)
    game.apply(option)
    assert game.moves == before["moves"] + 1


@pytest.mark.parametrize("title", TITLES)
def test_a_playout_that_meets_an_impossible_outcome_stops_between_moves(title: str) -> None:
    game = agon.new(title, 2, 1)
    game.impose([4000])
    with pytest.raises(agon.ImpossibleChance):
        agon.playout(game, 1)
    assert game.choice is not None
    assert game.dump()["luck"]["imposed"] == [4000]
    assert game.keeps_log
    twin = game.copy()
    twin.reseed(2)
    agon.playout(twin, 1, 50)
    assert agon.load(game.dump()).digest() == game.digest()


@pytest.mark.parametrize("bad", [True, "3", None, 1.5, 10**30, -(10**30)])
def test_what_cannot_be_an_outcome_is_not_imposed(bad: Any) -> None:
    game = agon.new("dice_forge", 2, 1)
    before = game.digest()
    with pytest.raises(agon.ImpossibleChance):
        game.impose([1, bad])
    assert game.digest() == before
