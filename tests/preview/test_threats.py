"""Who is near to winning, one move before each kind of end."""

from typing import Any

import pytest

import agon
from agon.lens import Threat
from tests.rules.cyclades.scenario import given as islands
from tests.rules.dice_forge.scenario import given as forge
from tests.rules.hellas.scenario import given, regions_of
from tests.rules.hellas_solo.scenario import given as alone
from tests.scenario import Scenario

ANNA, BORIS = {"seat": 0}, {"seat": 1}


def threats(table: Scenario[Any], seat: int | None = None) -> list[tuple[int | None, int, str, dict[str, Any]]]:
    """Seat, distance, message in short, arguments."""
    table.settle_board()
    found = agon.threats(table.game, seat)
    return [(one.seat, one.distance, one.message.partition("-ui-near-")[2], one.args) for one in found]


def test_nobody_is_near_at_the_start() -> None:
    for title in agon.titles():
        assert agon.threats(agon.new(title, 3, 1)) == []


# ---------------------------------------------------------------------- Lords of Hellas


@pytest.mark.rule("LH-1.1")
def test_a_warlord_misses_one_region() -> None:
    table = given(4).own(1, *regions_of("red")).own(1, *regions_of("green")[1:])
    missing = f"hellas-region-{regions_of('green')[0]}"
    assert threats(table) == [(1, 1, "warlord", {"player": BORIS, "region": missing})]


@pytest.mark.rule("LH-1.1")
def test_a_warlord_misses_two_regions() -> None:
    table = given(4).own(1, *regions_of("red")).own(1, *regions_of("green")[2:])
    assert threats(table) == [(1, 2, "warlord-regions", {"player": BORIS, "n": 2, "land": "hellas-land-green"})]


@pytest.mark.rule("LH-1.2")
def test_one_temple_is_missing() -> None:
    table = given().own(0, "elis", "messenia", "corinthia", "attica").built(4)
    assert threats(table.temples("elis", "messenia", "corinthia", "attica")) == [(0, 1, "favored", {"player": ANNA})]


@pytest.mark.rule("LH-1.3")
def test_one_monster_is_missing() -> None:
    table = given().monster("hydra", "crete").trophies(1, "medusa", "cerberus")
    assert threats(table) == [(1, 1, "slayer", {"player": BORIS})]


@pytest.mark.rule("LH-1.4")
def test_the_countdown_of_the_king() -> None:
    table = given().level("zeus", 5).king("zeus", 0, 2)
    region = "hellas-region-thessaly"
    assert threats(table) == [(None, 2, "king", {"player": ANNA, "n": 2, "region": region})]
    assert threats(table.own(1, "thessaly")) == [(1, 2, "king", {"player": ANNA, "n": 2, "region": region})]
    assert threats(table.king("zeus", 0, 0)) == [(1, 0, "king-now", {"player": BORIS, "region": region})]


@pytest.mark.rule("LH-1.4")
def test_the_countdown_has_run_out() -> None:
    table = given().level("zeus", 5).king("zeus", 0, -1)
    assert threats(table) == [(None, 1, "king-waiting", {"region": "hellas-region-thessaly"})]


# ---------------------------------------------------------------------- alone


@pytest.mark.rule("LS-1.6")
def test_the_last_level_of_a_monument() -> None:
    table = alone()
    table.game.level[1] = 1
    god = {"god": "hellas-god-athena"}
    assert [one for one in threats(table) if one[2] == "monument"] == [(None, 1, "monument", god)]


@pytest.mark.rule("LS-1.1", "LS-1.5", "LS-1.9")
def test_the_end_of_the_second_act_comes_near() -> None:
    table = alone(2).tracks(victory=1).tokens("persian", "macedonia", "thessaly").tokens("loyal", "crete")
    table.game.pile = 2
    assert threats(table) == [
        (0, 1, "victories", {"n": 1}),
        (None, 2, "outnumbered", {"n": 2, "own": 1, "theirs": 2}),
        (0, 2, "liberation", {"n": 2}),
    ]


@pytest.mark.rule("LS-1.4")
def test_the_second_land_is_nearly_lost() -> None:
    table = alone(2).tokens("persian", *regions_of("red")).tokens("persian", *regions_of("green")[1:])
    assert (None, 1, "land", {"n": 1, "land": "hellas-land-green"}) in threats(table)


@pytest.mark.rule("LS-1.9")
def test_time_runs_out_in_the_first_act() -> None:
    table = alone()
    table.game.pile = 1
    assert threats(table) == [(None, 1, "time", {"n": 1})]


# ---------------------------------------------------------------------- Cyclades


@pytest.mark.rule("CY-12.1")
def test_one_metropolis_is_missing_in_several_ways() -> None:
    table = islands().homes("t9l1", "t3l1", "t4l1").settle(0, "t6l1").settle(0, "t6l2")
    table.metropolis("t9l1.1").metropolis("t6l1.1").turn(2, "ares")
    assert threats(table) == [(0, 2, "one-more", {"player": ANNA, "n": 3})]
    assert threats(table.cards(0, philosophers=3)) == [(0, 1, "philosopher", {"player": ANNA})]
    table.erect("t9l1.2", "port").erect("t6l1.2", "temple").erect("t6l2.1", "academy")
    fortress = {"player": ANNA, "building": "cyclades-building-fortress"}
    assert threats(table)[1:] == [(0, 1, "building", fortress)]
    table.settle(1, "t9l2", troops=1).metropolis("t9l2.1").settle(0, "t9l1", troops=2)
    assert threats(table)[2:] == [(0, 1, "conquest", {"player": ANNA, "land": "cyclades-area-t9l2"})]


@pytest.mark.rule("CY-12.1")
def test_enough_metropolises_end_the_game_with_the_cycle() -> None:
    table = islands().homes("t9l1", "t3l1", "t4l1").settle(1, "t6l1").turn(2, "ares")
    table.metropolis("t3l1.1").metropolis("t3l1.2").metropolis("t6l1.1")
    assert threats(table) == [(1, 0, "enough", {"player": BORIS, "n": 3})]


@pytest.mark.rule("CY-12.1", "CY-6.5")
def test_a_last_sea_area_is_in_danger_a_last_land_is_not() -> None:
    table = islands().homes("t9l1", "t3l1", "t4l1").metropolis("t9l1.1").turn(0, "ares")
    assert threats(table) == []
    table.desert("t4l1").sail(2, "t4s1")
    assert threats(table) == [(0, 2, "last-area", {"player": {"seat": 2}})]


# ---------------------------------------------------------------------- Dice Forge


@pytest.mark.rule("DF-5.1")
def test_the_last_round_has_a_leader() -> None:
    table = forge().reserve(0, glory=3).reserve(1, glory=9)
    table.game.round = table.game.rounds
    table.settle_board()
    message = "dice_forge-ui-near-last-round"
    assert agon.threats(table.game) == [Threat(1, "dice_forge-resource-glory", 1, message, {"player": BORIS, "n": 9})]
