"""CY-11: teams of two, and two players with two factions each."""

import pytest

import agon
from agon.games.cyclades.game import Cyclades
from agon.kernel.bits import members
from tests.rules.cyclades.positions import (
    building_at,
    coins_of,
    creature_no,
    dice,
    empty_board,
    erect,
    erect_metropolis,
    fleets_at,
    give_cards,
    land_no,
    open_creatures,
    options,
    owner_of,
    play,
    prompt,
    round_from,
    sail,
    sea_owner_of,
    set_altars,
    set_coins,
    settle,
    told,
    troops_at,
    turn,
)


def team_board(**chosen: object) -> Cyclades:
    """Board 4A, factions 0 and 1 against 2 and 3."""
    return empty_board(4, teams=True, **chosen)


def neighbours(game: Cyclades, land: str) -> list[str]:
    from agon.games.cyclades.tables import LAND_IDS

    return [LAND_IDS[other] for other in members(game.map.land_lands[land_no(land)])]


def land_chain(game: Cyclades) -> tuple[str, str, str]:
    """Three land areas in a row, the ends not neighbours."""
    from agon.games.cyclades.tables import LAND_IDS

    for middle in members(game.map.all_land):
        beside = neighbours(game, LAND_IDS[middle])
        for one in beside:
            for other in beside:
                if one != other and other not in neighbours(game, one):
                    return one, LAND_IDS[middle], other
    raise AssertionError("no chain of three on this board")


@pytest.mark.rule("CY-11.1")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_team_has_one_purse_of_ten_coins(players: int) -> None:
    game = agon.new("cyclades", players, 3, {"teams": True})
    assert isinstance(game, Cyclades)
    assert [coins_of(game, faction) for faction in range(game.count)] == [10] * game.count
    game.pay(0, 4)
    assert (coins_of(game, 0), coins_of(game, 1), coins_of(game, 2)) == (6, 6, 10)
    assert game.view(0)["board"]["factions"][1]["coins"] == 6
    assert game.view(0)["board"]["factions"][2]["coins"] is None


@pytest.mark.rule("CY-11.1", "CY-12.1")
@pytest.mark.parametrize("needed", [3, 4])
def test_the_metropolises_of_a_team_count_together(needed: int) -> None:
    game = team_board(metropolises=needed)
    lands = [land for land in members(game.map.all_land) if game.map.slot_count[land] >= 2]
    from agon.games.cyclades.tables import LAND_IDS

    for faction in range(4):
        settle(game, faction, LAND_IDS[lands[faction]])
    for at in range(needed - 1):
        erect_metropolis(game, f"{LAND_IDS[lands[at % 2]]}.{at // 2 + 1}", "gold3" if at < 3 else "troops2")
    round_from(game, "finish")
    assert not game.over
    last = needed - 1
    erect_metropolis(game, f"{LAND_IDS[lands[last % 2]]}.{last // 2 + 1}", "priestess1")
    round_from(game, "finish")
    assert game.result is not None
    assert game.result["winners"] == [0, 1]
    assert game.result["scores"] == [needed, needed, 0, 0]


@pytest.mark.rule("CY-11.2")
def test_partners_take_different_islands_in_the_first_stage() -> None:
    game = agon.new("cyclades", 4, 5, {"teams": True})
    assert isinstance(game, Cyclades)
    for _ in range(16):
        seat = int(game.asked)
        if prompt(game) == "settle":
            barred = 0
            for land in members(game.factions[seat ^ 1].lands | game.factions[seat].lands):
                barred |= game.map.island[land]
            offered = [land_no(option.split()[1]) for option in options(game)]
            assert not any(barred >> land & 1 for land in offered)
        game.apply(0)


@pytest.mark.rule("CY-11.3")
def test_philosophers_are_not_pooled_and_stocks_are_own() -> None:
    game = team_board()
    settle(game, 0, "t1l1")
    give_cards(game, 0, philosophers=2)
    give_cards(game, 1, philosophers=2)
    turn(game, 0, "athena")
    assert prompt(game) == "action"
    play(game, "philosopher")
    assert (game.factions[0].philosophers, prompt(game)) == (3, "action")


@pytest.mark.rule("CY-11.3")
def test_thieves_rob_opponents_only() -> None:
    game = team_board()
    settle(game, 0, "t1l1")
    give_cards(game, 1, priestesses=1)
    give_cards(game, 3, priestesses=1)
    open_creatures(game, "dryad", "griffin")
    turn(game, 0, "athena")
    play(game, "buy dryad 2")
    assert [own.priestesses for own in game.factions] == [1, 1, 0, 0]
    play(game, "buy griffin 3")
    assert (coins_of(game, 0), coins_of(game, 2)) == (10 - 5 + 5, 5)


@pytest.mark.rule("CY-11.4")
def test_land_moves_pass_through_the_partners_land_at_a_price_and_do_not_stop_there() -> None:
    game = team_board()
    start, middle, end = land_chain(game)
    settle(game, 0, start, troops=2)
    settle(game, 1, middle)
    turn(game, 0, "ares")
    assert f"march {start}" in options(game)
    play(game, f"march {start}", "take 1")
    assert prompt(game) == "march-to"
    assert f"to-land {middle}" not in options(game)
    assert f"to-land {end}" in options(game)
    play(game, f"to-land {end}")
    assert (owner_of(game, end), owner_of(game, middle), coins_of(game, 0)) == (0, 1, 8)


@pytest.mark.rule("CY-11.4", "CY-8.4")
def test_a_campaign_through_the_partners_land_costs_the_next_prices() -> None:
    game = team_board()
    start, middle, end = land_chain(game)
    settle(game, 0, start, heroes=("ajax",))
    settle(game, 1, middle)
    turn(game, 0, "athena")
    play(game, f"campaign {start}", f"to-land {end}")
    assert coins_of(game, 0) == 10 - 1 - 2
    play(game, f"campaign {end}")
    wanted = [option for option in options(game) if option == f"to-land {start}"]
    assert wanted == [f"to-land {start}"]
    play(game, f"to-land {start}")
    assert coins_of(game, 0) == 7 - 3 - 4
    assert options(game) == ["done"]


@pytest.mark.rule("CY-11.4")
def test_what_the_team_cannot_pay_is_out_of_reach() -> None:
    game = team_board()
    start, middle, end = land_chain(game)
    settle(game, 0, start, troops=1)
    settle(game, 1, middle)
    for other in neighbours(game, start):
        if other != middle:
            settle(game, 1, other)
    set_coins(game, 0, 1)
    turn(game, 0, "ares")
    assert f"march {start}" not in options(game)
    assert owner_of(game, end) == -1


@pytest.mark.rule("CY-11.4")
def test_fleets_pass_the_partners_sea_but_a_partners_fleets_carry_no_one() -> None:
    game = team_board()
    settle(game, 0, "t1l1", troops=1)
    seas = members(game.map.land_seas[land_no("t1l1")])
    from agon.games.cyclades.tables import SEA_IDS

    here = seas[0]
    near = members(game.map.sea_seas[here])[0]
    far = next(
        sea for sea in members(game.map.sea_seas[near]) if sea != here and not game.map.sea_seas[here] >> sea & 1
    )
    sail(game, 0, SEA_IDS[here], 2)
    sail(game, 1, SEA_IDS[near], 1)
    turn(game, 0, "poseidon")
    play(game, f"sail {SEA_IDS[here]}")
    assert f"to-sea {SEA_IDS[near]}" not in options(game)
    play(game, f"to-sea {SEA_IDS[far]}", "take 1")
    assert (sea_owner_of(game, SEA_IDS[far]), coins_of(game, 0)) == (0, 8)
    assert told(game, "sea-stage") == []
    from agon.games.cyclades.reach import reachable_lands

    game = team_board()
    settle(game, 0, "t1l1", troops=1)
    sail(game, 1, SEA_IDS[here], 1)
    assert reachable_lands(game, 0, land_no("t1l1")) == game.map.land_lands[land_no("t1l1")]
    assert reachable_lands(game, 0, land_no("t1l1"), True) == game.map.land_lands[land_no("t1l1")]


@pytest.mark.rule("CY-11.4")
def test_no_retreat_into_the_partners_area() -> None:
    from agon.games.cyclades.reach import retreat_lands

    game = team_board()
    start, middle, _ = land_chain(game)
    settle(game, 0, start, troops=1)
    settle(game, 1, middle)
    assert not retreat_lands(game, 0, land_no(start)) >> land_no(middle) & 1


@pytest.mark.rule("CY-11.5")
def test_four_types_of_both_partners_make_a_metropolis_of_the_builder_anywhere_in_the_team() -> None:
    game = team_board()
    settle(game, 0, "t1l1")
    settle(game, 1, "t6l1")
    settle(game, 1, "t6l2")
    erect(game, "t6l1.1", "port")
    erect(game, "t6l2.1", "temple")
    erect(game, "t1l1.1", "academy")
    turn(game, 0, "ares", duties_done=False)
    game.impose([9])
    play(game, "build fortress t1l1.2")
    assert game.asked == 0
    assert {"found t6l1.1", "found t1l1.1"} <= set(options(game))
    play(game, "found t6l1.1")
    assert building_at(game, "t6l1.1") == "metropolis"
    assert game.metropolises(1) == 1
    assert coins_of(game, 0) == 13  # the builder's bonus, into the common purse


@pytest.mark.rule("CY-11.1", "CY-4.5")
def test_the_offerings_of_a_team_stay_within_its_purse() -> None:
    game = team_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    round_from(game, "offerings")
    play(game, "offer zeus 7")
    limits = {option for option in options(game) if option.startswith("offer ares")}
    assert limits == {"offer ares 1", "offer ares 2", "offer ares 3"}
    assert "offer zeus 10" in options(game)  # outbidding the partner frees the partner's coins
    play(game, "offer zeus 10")
    assert game.asked == 0


@pytest.mark.rule("CY-6.5", "CY-11.1")
def test_last_land_protection_is_each_factions_and_the_count_the_teams() -> None:
    game = team_board()
    start, middle, end = land_chain(game)
    settle(game, 0, start, troops=1)
    settle(game, 2, middle)
    settle(game, 3, end)
    turn(game, 0, "ares")
    assert f"march {start}" not in options(game) or neighbours(game, start) != [middle]
    from agon.games.cyclades.rules.march import is_protected

    assert is_protected(game, 0, land_no(middle))
    settle(game, 1, "t9l1")
    erect_metropolis(game, "t9l1.1")
    erect_metropolis(game, f"{start}.1", "priestess1")
    erect_metropolis(game, f"{middle}.1", "troops2")
    assert not is_protected(game, 0, land_no(middle))  # the team's two and this one


@pytest.mark.rule("CY-11.6")
def test_two_players_have_two_factions_each() -> None:
    game = agon.new("cyclades", 2, 4)
    assert isinstance(game, Cyclades)
    assert (game.count, game.teams, game.map.tile_count()) == (4, True, 8)
    assert [game.seat(faction) for faction in range(4)] == [0, 0, 1, 1]
    rows = game.view(1)["board"]["factions"]
    assert [(row["seat"], row["coins"]) for row in rows] == [(0, None), (0, None), (1, 10), (1, 10)]
    while prompt(game) != "offer":
        game.apply(0)
    assert game.choice is not None
    player = game.choice.prompt.args["player"]
    assert isinstance(player, dict)
    assert player["faction"] == int(game.order[0])
    assert player["seat"] == int(game.order[0]) // 2


@pytest.mark.rule("CY-11.6", "CY-10.8")
def test_with_two_players_options_name_seat_and_colour() -> None:
    game = empty_board(2)
    settle(game, 0, "t1l1")
    give_cards(game, 2, priestesses=1)
    give_cards(game, 3, priestesses=1)
    open_creatures(game, "dryad")
    turn(game, 0, "athena")
    play(game, "buy dryad 2")
    assert options(game) == ["rob p1-blue", "rob p1-black"]
    play(game, "rob p1-black")
    assert [own.priestesses for own in game.factions] == [1, 0, 1, 0]
    assert told(game, "stole-priestess")[0]["rival"] == {"seat": 1, "faction": 3}


@pytest.mark.rule("CY-11.6")
def test_a_game_of_two_ends_with_one_winner_seat() -> None:
    for seed in range(6):
        game = agon.new("cyclades", 2, seed)
        agon.playout(game, seed)
        assert game.result is not None
        assert game.result["winners"] in ([0], [1], [0, 1])
        assert len(game.result["scores"]) == 2


@pytest.mark.rule("CY-11.4")
def test_battles_are_against_the_other_team_only() -> None:
    game = team_board()
    start, middle, _ = land_chain(game)
    settle(game, 0, start, troops=2)
    settle(game, 3, middle, troops=1)
    settle(game, 3, "t9l1")
    turn(game, 0, "ares")
    dice(game, 3, 0)
    play(game, f"march {start}", "take 2")
    while prompt(game) == "march-to":
        play(game, f"to-land {middle}")
    assert owner_of(game, middle) == 0
    assert troops_at(game, middle) == 2
    assert fleets_at(game, "t1s1") == 0
    assert creature_no("harpy") == 0
