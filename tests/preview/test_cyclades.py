"""What options of Cyclades do, in figures; battles against the exact table."""

import pytest

import agon
from agon.lens import Change, Control, Move, Price, Progress, Spread
from tests.preview.seen import odds_of, seen
from tests.rules.cyclades.scenario import CycladesScenario, given, shore
from tests.rules.cyclades.test_odds import MOST, chance_to_win

COIN = "cyclades-piece-gold_coins"
TROOP = "cyclades-piece-base_troops"
FLEET = "cyclades-piece-fleets"


def battlefield(attackers: int, defenders: int) -> CycladesScenario:
    """One troop stays at home; there is only one way to go."""
    table = given().settle(0, "t9l1", troops=attackers + 1).settle(1, "t9l2", troops=defenders).settle(1, "t3l1")
    return table.settle(2, "t4l1").turn(0, "ares").play("march t9l1")


@pytest.mark.rule("CY-7.4", "CY-7.6")
@pytest.mark.parametrize("attackers", range(1, MOST + 1))
def test_the_odds_of_land_battles_are_those_of_the_exact_table(attackers: int) -> None:
    for defenders in range(1, MOST + 1):
        odds = odds_of(battlefield(attackers, defenders), f"take {attackers}")
        assert (odds.kind, odds.place, odds.is_exact, odds.error) == ("battle", "area:t9l2", True, 0.0)
        assert odds.chance == pytest.approx(chance_to_win(attackers, defenders), abs=1e-8)


@pytest.mark.rule("CY-7.4")
def test_what_a_battle_of_two_costs() -> None:
    """One against one: 13 of 36 are won, 13 lost, in 10 both fall; so each side loses its troop in 23 of 36."""
    found = seen(battlefield(1, 1), "take 1")
    assert found.price == (Price(COIN, 1, 4),)
    assert found.moves == (Move(0, TROOP, 1, "area:t9l1", "area:t9l2"),)
    assert found.control == ()
    assert (found.reveals, found.can_be_undone, found.is_risky) == (True, False, True)
    assert found.odds is not None
    assert found.odds.spreads == (
        Spread(0, TROOP, -1, -0.638889, 0),
        Spread(1, TROOP, -1, -0.638889, 0),
    )
    assert found.odds.lost(0) == (0.638889, 1)


@pytest.mark.rule("CY-7.1")
@pytest.mark.parametrize(("port", "chance"), [(False, 13 / 36), (True, 5 / 36)])
def test_the_odds_at_sea_count_ports(port: bool, chance: float) -> None:
    """Dice with 0, 1, 1, 2, 2, 3: 13 of 36 throws are higher than the other, 5 by two or more."""
    table = given().homes("t9l1", "t9l2", "t4l1").sail(0, "t9s1", 1).sail(1, "t9s3", 1).settle(1, "t9l1")
    table.settle(0, "t3l1").turn(0, "poseidon")
    if port:
        table.erect("t9l1.1", "port")
    odds = odds_of(table.play("sail t9s1"), "to-sea t9s3")
    assert (odds.place, odds.is_exact) == ("area:t9s3", True)
    assert odds.chance == pytest.approx(chance)


def test_an_offering_displaces_another() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").coins(0, 9).coins(1, 9).round_from("offerings")
    table.play("offer hera 3")
    found = seen(table, "offer hera 5")
    assert set(found.moves) == {
        Move(0, "cyclades-term-offering", 1, "god:hera", ""),
        Move(1, "cyclades-term-offering", 1, "", "god:hera"),
    }
    assert found.price == (Price(COIN, 5, 4),)  # paid when all offerings stand
    assert found.asks is not None
    assert found.asks.seat == 0


def test_priestesses_make_an_offering_cheaper() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").coins(0, 9).cards(0, priestesses=2).round_from("offerings")
    assert seen(table, "offer hera 5").price == (Price(COIN, 3, 6),)
    assert seen(table, "offer hera 2").price == ()


def test_a_march_into_empty_land_takes_it() -> None:
    table = given().settle(0, "t6l2", troops=3).homes("t9l1", "t3l1", "t4l1").turn(0, "ares").play("march t6l2")
    found = seen(table, "take 2")
    assert found.price == (Price(COIN, 1, 4),)
    assert found.moves == (Move(0, TROOP, 2, "area:t6l2", "area:t6l1"),)
    assert found.control == (Control("area:t6l1", None, 0),)
    assert (found.odds, found.reveals, found.can_be_undone, found.ends_turn) == (None, False, True, False)


def test_fleets_go_as_many_as_can() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").sail(0, "t9s1", 3).turn(0, "poseidon").play("sail t9s1")
    found = seen(table, "to-sea t9s3")
    assert found.assumes == ("take 3",)
    assert found.moves == (Move(0, FLEET, 3, "area:t9s1", "area:t9s3"),)
    assert found.control == (Control("area:t9s1", 0, None), Control("area:t9s3", None, 0))


def test_the_fourth_philosopher_is_seen_to_bring_a_metropolis() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").cards(0, philosophers=3).turn(0, "athena").coins(0, 9)
    found = seen(table, "philosopher")
    assert found.price[0].what == COIN
    assert found.asks is not None
    assert found.asks.prompt == "cyclades-prompt-found"
    after = seen(table.play("philosopher"), table.options[0])
    assert Progress(0, "cyclades-building-metropolis", 0, 1, 3) in after.progress


def test_a_thief_does_not_tell_how_full_a_purse_is() -> None:
    """The Dryad steals a card, the Satyr a philosopher, the Harpy kills: what others have behind screens is not told."""
    table = shore("dryad")
    for option in table.options:
        found = seen(table, option)
        assert [change for change in found.changes if change.what == COIN and change.seat != 2] == []


def test_a_priestess_on_the_land_is_a_gain() -> None:
    game = agon.new("cyclades", 3, 7)
    assert game.choice is not None
    seat = game.choice.seat
    found = [agon.preview(game, option) for option in game.choice.options]
    gains = [change for one in found for change in one.changes]
    assert gains == [Change(seat, "cyclades-piece-priestess_cards", 1, 1)] * len(gains)
    assert 0 < len(gains) < len(found)


@pytest.mark.rule("CY-5.1")
def test_the_offering_that_leaves_its_god_when_a_turn_ends_is_no_loss() -> None:
    table = given().settle(0, "t9l1", troops=2).settle(1, "t3l1").settle(2, "t4l1").turn(0, "ares")
    table.game.factions[0].bid = 7
    assert table.game.view(0)["board"]["factions"][0]["offering"] == 7
    assert seen(table, "done").moves == ()
