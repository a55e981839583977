"""What options of Lords of Hellas do, in figures; battles and hunts against many more playouts by the same players."""

import random

import pytest

from agon.lens import Change, Control, Move, Price, Progress, lens_of
from agon.lens.trial import followed, imagined, settled
from tests.preview.seen import chance_of, odds_of, seen
from tests.rules.hellas.scenario import HellasScenario, given
from tests.rules.hellas_solo.scenario import given as alone

HOPLITE = "hellas-term-hoplite"
POINTS = 0.03


def test_a_march_moves_all_and_takes_the_region() -> None:
    table = given().army(0, "arcadia", 5).play("act march")
    found = seen(table, "march arcadia elis")
    assert found.assumes == ("count 5",)
    assert found.moves == (Move(0, HOPLITE, 5, "region:arcadia", "region:elis"),)
    assert found.control == (Control("region:elis", None, 0),)
    assert (found.odds, found.price, found.ends_turn, found.can_be_undone) == (None, (), True, True)


def test_a_prayer_costs_a_priest() -> None:
    table = given().priests(0, 2).level("athena", 1)
    found = seen(table, "pray athena")
    assert found.price == (Price("hellas-term-priest", 1, 1),)
    assert Move(0, "hellas-term-priest", 1, "", "monument:athena") in found.moves
    assert Change(0, "hellas-attribute-leadership", 1, 2) in found.changes


@pytest.mark.rule("LH-1.2")
def test_the_fifth_temple_ends_the_game() -> None:
    table = given().own(0, "elis", "messenia", "corinthia", "attica", "crete").built(4)
    found = seen(table.temples("elis", "messenia", "corinthia", "attica"), "act build_temple")
    assert found.ends_game
    assert found.progress == (Progress(0, "hellas-victory-favored", 4, 5, 5),)
    assert Move(None, "hellas-term-temple", 1, "", "region:crete") in found.moves


def test_cards_are_drawn_but_not_known() -> None:
    table = given().play("act prepare")
    found = seen(table, "prepare draw")
    assert Change(0, "hellas-term-combat_card", 1, 1) in found.changes
    assert (found.reveals, found.can_be_undone) == (True, False)


# ---------------------------------------------------------------------- odds


def battle() -> HellasScenario:
    table = given().army(0, "arcadia", 6).army(1, "elis", 4, fortified=True)
    return table.hand(0, "phalanx-torch-2").hand(1, "phalanx-torch", "charge-sickle").play("act march")


def hunt() -> HellasScenario:
    return (
        given()
        .hero(0, "arcadia")
        .monster("cerberus", "arcadia")
        .attributes(0, strength=4, speed=3)
        .wound("cerberus", 2)
    )


def many(table: HellasScenario, option: str, playouts: int) -> float:
    """The share of wins of many more playouts, with luck of their own."""
    table.settle_board()
    game = table.game
    lens, seat, index = lens_of("hellas"), int(game.asked), game.index_of(option)
    world = imagined(game, seat, 12345)
    picker = random.Random(54321)
    won = 0
    for number in range(playouts):
        trial = followed(world.redeal(seat, 10**9 + number), index, lens, seat)
        settled(trial, picker)
        assert trial.contest is not None
        won += lens.is_won(trial.game, trial.contest, seat)
    return won / playouts


def test_a_battle_has_odds_with_their_error() -> None:
    odds = odds_of(battle(), "march arcadia elis")
    assert (odds.kind, odds.place, odds.is_exact) == ("battle", "region:elis", False)
    assert 100 <= odds.samples <= 1400
    assert odds.chance is not None
    assert 0.0 < odds.error <= 0.0134
    assert abs(odds.chance - many(battle(), "march arcadia elis", 1500)) < 2 * POINTS
    mean, worst = odds.lost(0)
    assert 0 < mean <= worst <= 6


def test_a_hunt_has_odds_and_costs_injuries() -> None:
    odds = odds_of(hunt(), "act hunt")
    assert (odds.kind, odds.place) == ("hunt", "monster:cerberus")
    assert odds.chance is not None
    assert abs(odds.chance - many(hunt(), "act hunt", 1500)) < 2 * POINTS
    assert {spread.what for spread in odds.spreads} == {"hellas-term-injury"}


@pytest.mark.slow
@pytest.mark.parametrize(("table", "option"), [(battle(), "march arcadia elis"), (hunt(), "act hunt")])
def test_odds_are_within_three_points_of_ten_thousand_playouts(table: HellasScenario, option: str) -> None:
    assert abs(chance_of(table, option) - many(table, option, 10_000)) < POINTS


def test_a_hopeless_battle_is_hopeless() -> None:
    table = given().army(0, "arcadia", 1).army(1, "elis", 6).play("act march")
    odds = odds_of(table, "march arcadia elis")
    assert odds.chance == 0.0
    assert odds.lost(0) == (1.0, 1)


def test_alone_the_turn_ends_before_xerxes_acts() -> None:
    """What his script does is no work of the option."""
    found = seen(alone(2).tokens("persian", "macedonia").loyal("thessaly", 2, token="loyal"), "act pass")
    assert (found.ends_turn, found.odds, found.moves, found.control) == (True, None, (), ())


def test_alone_a_battle_with_the_persians_has_odds() -> None:
    """Three of the vanguard fight with six, and turn up a card or more: five hoplites without a card rarely win."""
    table = alone().loyal("thessaly", 5, token="loyal").persians("macedonia", 3).play("act march")
    odds = odds_of(table, "march thessaly macedonia")
    assert (odds.kind, odds.place) == ("battle", "region:macedonia")
    assert odds.chance is not None
    assert odds.chance < 0.2
