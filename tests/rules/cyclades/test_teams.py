"""CY-11: teams of two, and two players with two factions each."""

import pytest

import agon
from agon.games.cyclades.reach import reachable_lands, retreat_lands
from agon.games.cyclades.rules.march import is_protected
from agon.games.cyclades.tables import LAND_IDS
from agon.kernel.bits import has, members
from tests.rules.cyclades.scenario import CycladesScenario, fresh, given, land_no


def team_board(**chosen: object) -> CycladesScenario:
    """Board 4A, factions 0 and 1 against 2 and 3."""
    return given(4, teams=True, **chosen)


@pytest.mark.rule("CY-11.1")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_team_has_one_purse_of_ten_coins(players: int) -> None:
    table = fresh(players, 3, teams=True)
    assert table.purses() == [10] * {2: 4, 4: 4, 6: 6}[players]
    table.game.pay(0, 4)
    table.expect_coins(6, 6, 10)
    assert table.board(0)["factions"][1]["coins"] == 6
    assert table.board(0)["factions"][2]["coins"] is None


@pytest.mark.rule("CY-11.1", "CY-12.1")
@pytest.mark.parametrize("needed", [3, 4])
def test_the_metropolises_of_a_team_count_together(needed: int) -> None:
    table = team_board(metropolises=needed).homes("t1l1", "t1l3", "t2l1", "t2l2")
    slots = ["t1l1.1", "t1l3.1", "t1l1.2", "t1l3.2"][:needed]
    for slot in slots[:-1]:
        table.metropolis(slot)
    table.round_from("finish")
    assert not table.is_over
    table.metropolis(slots[-1], "priestess1").round_from("finish").expect(winner=([0, 1], "end-metropolises"))
    assert table.game.scores == [needed, needed, 0, 0]


@pytest.mark.rule("CY-11.2")
def test_partners_take_different_islands_in_the_first_stage() -> None:
    table = fresh(4, 5, teams=True)
    for _ in range(16):
        seat = table.seat
        if table.prompt == "settle":
            barred = 0
            for land in members(table.faction(seat ^ 1).lands | table.faction(seat).lands):
                barred |= table.game.map.island[land]
            offered = [land_no(option.split()[1]) for option in table.options]
            assert not any(barred >> land & 1 for land in offered)
        table.play(table.options[0])


@pytest.mark.rule("CY-11.2", "CY-11.6")
def test_the_two_factions_of_one_person_take_different_islands_too() -> None:
    table = fresh(2, 5)
    settled = 0
    while settled < 8:
        if table.prompt == "settle":
            settled += 1
            faction = int(table.game.order[(settled - 1) // 2])
            barred = 0
            for land in members(table.faction(faction ^ 1).lands | table.faction(faction).lands):
                barred |= table.game.map.island[land]
            assert [name for name in table.offers("settle") if barred >> land_no(name) & 1] == []
        table.play(table.options[0])


@pytest.mark.rule("CY-11.3")
def test_philosophers_are_not_pooled_and_stocks_are_own() -> None:
    table = team_board().settle(0, "t1l1").cards(0, philosophers=2).cards(1, philosophers=2).turn(0, "athena")
    table.expect(prompt="action")
    table.play("philosopher")
    assert (table.faction(0).philosophers, table.prompt) == (3, "action")


@pytest.mark.rule("CY-11.3")
def test_thieves_rob_opponents_only() -> None:
    table = team_board().settle(0, "t1l1").cards(1, priestesses=1).cards(3, priestesses=1)
    table.open_creatures("dryad", "griffin").turn(0, "athena").play("buy dryad 2")
    assert table.priestesses() == [1, 1, 0, 0]
    table.play("buy griffin 3")
    assert (table.coins_of(0), table.coins_of(2)) == (10 - 5 + 5, 5)


@pytest.mark.rule("CY-11.4")
def test_land_moves_pass_through_the_partners_land_at_a_price_and_do_not_stop_there() -> None:
    table = team_board().settle(0, "t2l1", troops=2).settle(1, "t2l2").turn(0, "ares").expect(can="march t2l1")
    table.play("march t2l1", "take 1").expect(prompt="march-to", cannot="to-land t2l2", can="to-land t2l3")
    table.play("to-land t2l3").expect_land("t2l3", owner=0).expect_land("t2l2", owner=1).expect_coins(8)


@pytest.mark.rule("CY-11.4", "CY-8.4")
def test_a_campaign_through_the_partners_land_costs_the_next_prices() -> None:
    table = team_board().settle(0, "t2l1", heroes=("ajax",)).settle(1, "t2l2").turn(0, "athena")
    table.play("campaign t2l1", "to-land t2l3").expect_coins(10 - 1 - 2)
    table.play("campaign t2l3")
    table.expect(can="to-land t2l1").play("to-land t2l1").expect_coins(7 - 3 - 4).expect(options=["done"])


@pytest.mark.rule("CY-11.4")
def test_what_the_team_cannot_pay_is_out_of_reach() -> None:
    table = team_board().settle(0, "t2l1", troops=1).settle(1, "t2l2")
    table.coins(0, 1).turn(0, "ares").expect(cannot="march t2l1").expect_land("t2l3", owner=-1)


@pytest.mark.rule("CY-11.4")
def test_fleets_pass_the_partners_sea_but_a_partners_fleets_carry_no_one() -> None:
    table = team_board().settle(0, "t1l1", troops=1).sail(0, "t1s1", 2).sail(1, "t1s2", 1).turn(0, "poseidon")
    table.play("sail t1s1").expect(cannot="to-sea t1s2")  # t1s4 lies behind it
    table.play("to-sea t1s4", "take 1").expect_sea("t1s4", owner=0, fleets=1).expect_coins(10 - 2)
    assert table.stages("sea") == []
    table = team_board().settle(0, "t1l1", troops=1).sail(1, "t1s1", 1)
    for with_jason in (False, True):
        reached = members(reachable_lands(table.game, 0, land_no("t1l1"), with_jason))
        assert [LAND_IDS[land] for land in reached] == ["t1l2"]  # the neighbour


@pytest.mark.rule("CY-11.4")
def test_no_retreat_into_the_partners_area() -> None:
    table = team_board().settle(0, "t2l1", troops=1).settle(1, "t2l2")
    assert not has(retreat_lands(table.game, 0, land_no("t2l1")), land_no("t2l2"))


@pytest.mark.rule("CY-11.5")
def test_four_types_of_both_partners_make_a_metropolis_of_the_builder_anywhere_in_the_team() -> None:
    table = team_board().settle(0, "t1l1").settle(1, "t6l1").settle(1, "t6l2").erect("t6l1.1", "port")
    table.erect("t6l2.1", "temple").erect("t1l1.1", "academy").turn(0, "ares", duties_done=False)
    table.chance("gold3").play("build fortress t1l1.2").expect(seat=0, can=["found t6l1.1", "found t1l1.1"])
    table.play("found t6l1.1")
    assert table.building_at("t6l1.1") == "metropolis"
    assert table.metropolises(1) == 1
    table.expect_coins(13)  # the builder's bonus, into the common purse


@pytest.mark.rule("CY-11.1", "CY-4.5")
def test_the_offerings_of_a_team_stay_within_its_purse() -> None:
    table = team_board().altars("zeus", "ares", "hera", "athena", "poseidon").round_from("offerings")
    table.play("offer zeus 7")
    assert [one for one in table.offers("offer") if one.startswith("ares")] == ["ares 1", "ares 2", "ares 3"]
    table.expect(can="offer zeus 10")  # outbidding the partner frees the partner's coins
    table.play("offer zeus 10").expect(seat=0)


@pytest.mark.rule("CY-6.5", "CY-11.1")
def test_last_land_protection_is_each_factions_and_the_count_the_teams() -> None:
    table = team_board().settle(0, "t2l1", troops=1).settle(2, "t2l2").settle(3, "t2l3").turn(0, "ares")
    assert is_protected(table.game, 0, land_no("t2l2"))
    table.settle(1, "t9l1").metropolis("t9l1.1").metropolis("t2l1.1", "priestess1")
    table.metropolis("t2l2.1", "troops2")
    assert not is_protected(table.game, 0, land_no("t2l2"))  # the team's two and this one


@pytest.mark.rule("CY-11.6")
def test_two_players_have_two_factions_each() -> None:
    table = fresh(2, 4)
    assert (table.game.count, table.game.teams, table.game.map.tile_count()) == (4, True, 8)
    assert [table.game.seat(faction) for faction in range(4)] == [0, 0, 1, 1]
    rows = table.board(1)["factions"]
    assert [(row["seat"], row["coins"]) for row in rows] == [(0, None), (0, None), (1, 10), (1, 10)]
    table.take_first(until="offer")
    player = table.choice.prompt.args["player"]
    assert isinstance(player, dict)
    assert player["faction"] == int(table.game.order[0])
    assert player["seat"] == int(table.game.order[0]) // 2


@pytest.mark.rule("CY-11.6", "CY-10.8")
def test_with_two_players_options_name_seat_and_colour() -> None:
    table = given(2).settle(0, "t1l1").cards(2, priestesses=1).cards(3, priestesses=1).open_creatures("dryad")
    table.turn(0, "athena").play("buy dryad 2").expect(options=["rob p1-blue", "rob p1-black"])
    table.play("rob p1-black")
    assert table.priestesses() == [1, 0, 1, 0]
    assert table.told("stole-priestess")[0]["rival"] == {"seat": 1, "faction": 3}


@pytest.mark.rule("CY-11.6")
def test_a_game_of_two_ends_with_one_winner_seat() -> None:
    for seed in range(6):
        table = fresh(2, seed)
        agon.playout(table.game, seed)
        assert table.winner is not None
        assert table.winner[0] in ([0], [1], [0, 1])
        assert len(table.game.scores) == 2


@pytest.mark.rule("CY-11.4")
def test_battles_are_against_the_other_team_only() -> None:
    table = team_board().settle(0, "t2l1", troops=2).settle(3, "t2l2", troops=1).settle(3, "t9l1").turn(0, "ares")
    table.dice(3, 0).play("march t2l1", "take 2")
    table.expect(prompt="march-to").play("to-land t2l2").expect_land("t2l2", owner=0, troops=2)
