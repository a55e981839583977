"""The kit itself: what it refuses to let pass, and that tests reach the stack of rules through it alone."""

import re
from pathlib import Path

import pytest

import agon
from tests.rules.cyclades import scenario as cyclades
from tests.rules.dice_forge import scenario as dice_forge
from tests.rules.hellas import scenario as hellas

TESTS = Path(__file__).resolve().parents[1]
OWN_STACK = ("kernel/test_rule_form.py", "lab/seats.py", "lab/test_structured_observation.py")
"""Tests of the stack itself, and of positions turned so that another seat is asked."""


def test_a_move_that_is_possible_or_no_move_at_all_is_not_refused() -> None:
    table = dice_forge.given().reserve(0, gold=2).refuse("buy gold6")
    with pytest.raises(pytest.fail.Exception):
        table.copy().refuse("buy gold3")
    with pytest.raises(agon.IllegalChoice, match="is not a"):
        table.refuse("buy gold7")


def test_every_expectation_can_fail() -> None:
    table = dice_forge.given().reserve(0, gold=2)
    table.expect(asked=(0, "action"), seat=0, prompt="action", can="buy gold3", cannot="buy sun2", no="forge")
    with pytest.raises(AssertionError):
        table.expect(asked=(1, "action"))
    with pytest.raises(AssertionError):
        table.expect(seat=1)
    with pytest.raises(AssertionError):
        table.expect(prompt="extra")
    with pytest.raises(AssertionError):
        table.expect(options=["pass"])
    with pytest.raises(AssertionError):
        table.expect(can="buy sun2")
    with pytest.raises(AssertionError):
        table.expect(no="buy")
    with pytest.raises(AssertionError):
        table.expect(told="shared")
    with pytest.raises(AssertionError):
        table.expect(winner=([0], "shared"))


def test_the_question_is_put_again_after_every_change() -> None:
    table = dice_forge.given().expect(no="buy")
    table.reserve(0, gold=2).expect(can="buy gold3")
    table.reserve(0, gold=0).expect(no="buy")


def test_a_copy_is_a_game_of_its_own() -> None:
    table = dice_forge.given().reserve(0, gold=2)
    table.copy().play("buy gold3")
    table.expect(asked=(0, "action")).expect_reserve(0, gold=2)


def test_passing_on_ends_where_it_should() -> None:
    table = hellas.given().army(1, "elis", 2).army(0, "elis", 5, owned=False).hand(0, "trap-mace").hand(1, "glory-bow")
    table.battle("elis").pass_on("battle").expect(asked=(1, "retreat"))


def test_pieces_out_of_nowhere_are_noticed() -> None:
    sea = cyclades.given().settle(0, "t9l1", troops=1)
    sea.game.troops[cyclades.land_no("t9l1")] += 1
    with pytest.raises(AssertionError):
        sea.turn(0, "ares")
    forge = dice_forge.given()
    forge.game.stock[dice_forge.face("x3")] += 1
    with pytest.raises(AssertionError, match="x3"):
        forge.reserve(0, gold=2).expect(seat=0)
    map_of_hellas = hellas.given()
    map_of_hellas.game.lord(0).hand |= 1
    with pytest.raises(AssertionError, match="a card in two places"):
        map_of_hellas.priests(0, 1).expect(seat=0)


def test_only_the_kit_reaches_into_the_stack() -> None:
    reaching = re.compile(r"\bgame\.stack\b|\.asking_step\b|\bframe\.step\b|engine\.stack\b|\.asked = ")
    found = {
        str(path.relative_to(TESTS))
        for path in TESTS.rglob("*.py")
        if path != Path(__file__) and reaching.search(path.read_text("utf-8"))
    }
    assert found == {"frames.py", *OWN_STACK}
