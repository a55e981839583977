"""Rules that were only half looked at: last coins, last cards, whole retreats, what a log names."""

import pytest

from tests.logs import log_of, question, reason

from .scenario import given, shore


@pytest.mark.rule("CY-5.5")
def test_the_card_looked_at_may_be_played_for_the_last_coin() -> None:
    table = shore().coins(2, 1).chance("kraken").play("peek").expect(options=["put-back", "play kraken"])
    shore().coins(2, 0).chance("kraken").play("peek").expect(options=["put-back"])
    table.play("play kraken").expect_coins(5, 7, 0)


@pytest.mark.rule("CY-5.5", "CY-3.2")
def test_the_first_creature_stays_on_top_once_it_was_seen() -> None:
    table = shore().chance("harpy").play("peek", "put-back", "done")
    assert table.column()[0] == "harpy"  # the next card drawn, though every other one is in the deck


@pytest.mark.rule("CY-8.1")
def test_a_hero_hired_is_told_with_the_land() -> None:
    table = given().settle(2, "t9l1").settle(2, "t6l1").settle(1, "t3l1").open_heroes("hector").coins(2, 9)
    table.turn(2, "hera").play("hire hector")
    assert question(table) == "hero-place hector"
    assert log_of(table, "on-land t9l1") == ["hired 2 hector t9l1"]


@pytest.mark.rule("CY-10.15")
@pytest.mark.parametrize("kind", ["port", "fortress", "temple", "academy"])
def test_cyclops_converts_every_basic_building(kind: str) -> None:
    table = given().settle(2, "t9l1").settle(1, "t3l1").erect("t9l1.1", kind).coins(2, 9).open_creatures("cyclops")
    table.turn(2, "hera").play(f"buy cyclops {1 if kind == 'temple' else 2}")
    others = [other for other in ("port", "fortress", "temple", "academy") if other != kind]
    assert sorted(table.offers("convert")) == sorted(f"t9l1.1 {other}" for other in others)


@pytest.mark.rule("CY-7.5")
def test_everyone_retreats_together() -> None:
    table = given().settle(2, "t9l1", troops=5).settle(1, "t9l2", troops=2, mercenaries=2, heroes=("helen",))
    table.settle(1, "t2l1", mercenaries=1).sail(1, "t9s2").sail(1, "t2s2").turn(2, "ares").dice(3)
    table.play("march t9l1", "take 5", "lose-troop", "retreat t2l1")
    table.expect_land("t2l1", troops=1, mercenaries=3, heroes=["helen"]).expect_land("t9l2", owner=2, mercenaries=0)


@pytest.mark.rule("CY-5.6")
def test_each_temple_gives_one_discount_a_turn() -> None:
    table = given().settle(2, "t8l1").settle(1, "t3l1").erect("t8l1.1", "temple").erect("t8l1.2", "temple").coins(2, 9)
    table.erect("t8l1.3", "temple").open_creatures("", "", "graeae", "satyr").cards(1, philosophers=1).turn(2, "hera")
    table.expect(can="buy graeae 1").play("buy graeae 1")  # 4 less 3
    table.expect(can="buy satyr 5", no="buy satyr 4")


@pytest.mark.rule("CY-5.3", "CY-5.1")
def test_reasons_while_a_duty_is_due() -> None:
    table = given().settle(2, "t9l1").settle(1, "t3l1").turn(2, "ares", duties_done=False)
    assert question(table) == "duty 2 ares"
    assert reason(table, "slot:t3l1.1") == "not-controlled t3l1"


@pytest.mark.rule("CY-6.6")
def test_the_last_priestess_is_given_and_no_more() -> None:
    table = given().settle(2, "t9l1", troops=1).settle(1, "t3l1")
    table.cards(1, priestesses=int(table.game.priestesses_left)).turn(2, "ares").play("march t9l1")
    assert table.priestesses()[2] == 0
    assert table.game.priestesses_left == 0


@pytest.mark.rule("CY-5.1")
def test_copies_have_their_own_stocks() -> None:
    table = given().settle(2, "t9l1").settle(1, "t3l1").cards(1, philosophers=2).coins(2, 9).turn(2, "athena")
    twin = table.copy()
    assert twin.game.philosophers_left == table.game.philosophers_left
    assert twin.play("philosopher").game.philosophers_left == table.game.philosophers_left - 1
