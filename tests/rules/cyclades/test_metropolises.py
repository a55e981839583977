"""CY-9 and CY-12: metropolises, their bonuses, the end of the game."""

import pytest

from agon.games.cyclades.game import Cyclades
from tests.rules.cyclades.positions import (
    building_at,
    coins_of,
    empty_board,
    erect,
    erect_metropolis,
    fleets_at,
    give_cards,
    land_no,
    options,
    owner_of,
    play,
    prompt,
    round_from,
    sail,
    sea_no,
    set_coins,
    settle,
    summon,
    told,
    troops_at,
    turn,
)

TOKEN = {"troops2": 0, "fleets2": 3, "priestess1": 6, "gold3": 9, "prosperity1": 12}


@pytest.mark.rule("CY-9.1")
def test_four_types_become_a_metropolis_at_once() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 0, "t9l2")
    settle(game, 0, "t9l3")
    erect(game, "t9l1.1", "port")
    erect(game, "t9l2.1", "temple")
    erect(game, "t9l3.1", "academy")
    turn(game, 0, "ares", duties_done=False)
    game.impose([TOKEN["gold3"]])
    play(game, "build fortress t9l3.2")
    assert prompt(game) == "found"  # cannot be put off, comes before the troop
    assert options(game) == [f"found {slot}" for slot in ("t9l1.1", "t9l1.2", "t9l2.1", "t9l3.1", "t9l3.2")]
    assert list(game.stock[1:]) == [10, 10, 10, 10]
    play(game, "found t9l2.1")
    assert building_at(game, "t9l2.1") == "metropolis"
    assert coins_of(game, 0) == 8
    assert prompt(game) == "duty"


@pytest.mark.rule("CY-9.1")
def test_with_several_of_a_type_one_chooses_which_go() -> None:
    game = empty_board()
    settle(game, 0, "t8l1")
    settle(game, 0, "t9l1")
    erect(game, "t8l1.1", "port")
    erect(game, "t8l1.2", "port")
    erect(game, "t8l1.3", "temple")
    erect(game, "t8l1.4", "academy")
    turn(game, 0, "ares", duties_done=False)
    play(game, "build fortress t9l1.1")
    assert (prompt(game), options(game)) == ("clear", ["clear t8l1.1", "clear t8l1.2"])
    play(game, "clear t8l1.2")
    assert prompt(game) == "found"
    assert building_at(game, "t8l1.1") == "port"


@pytest.mark.rule("CY-9.1")
def test_a_capture_completes_the_set_too() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 0, "t9l3")
    settle(game, 1, "t9l2")
    settle(game, 1, "t3l1")
    erect(game, "t9l1.1", "port")
    erect(game, "t9l1.2", "fortress")
    erect(game, "t9l3.1", "temple")
    erect(game, "t9l2.1", "academy")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert prompt(game) == "found"


@pytest.mark.rule("CY-9.2")
def test_the_fourth_philosopher_builds_at_once() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 4)
    turn(game, 0, "athena")
    game.impose([TOKEN["priestess1"]])
    play(game, "philosopher", "found t9l1.2")
    assert (game.factions[0].philosophers, game.philosophers_left) == (0, 20)
    assert game.metropolises(0) == 1
    assert game.factions[0].priestesses == 1


@pytest.mark.rule("CY-9.4")
def test_without_a_free_slot_a_basic_building_makes_way() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    erect(game, "t9l1.1", "port")
    erect_metropolis(game, "t9l1.2")
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 4)
    turn(game, 0, "athena")
    game.impose([TOKEN["priestess1"]])
    play(game, "philosopher")  # the port is the only way, so it goes of itself
    assert building_at(game, "t9l1.1") == "metropolis"
    assert game.stock[1] == 10
    assert game.metropolises(0) == 2


@pytest.mark.rule("CY-9.4")
def test_with_metropolises_everywhere_a_new_one_is_lost() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    erect_metropolis(game, "t9l1.1")
    erect_metropolis(game, "t9l1.2")
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 4)
    turn(game, 0, "athena")
    play(game, "philosopher")
    assert (game.metropolises(0), game.factions[0].philosophers) == (2, 0)
    assert prompt(game) == "action"


@pytest.mark.rule("CY-9.5", "CY-building-metropolis")
def test_a_metropolis_is_temple_port_and_fortress() -> None:
    from agon.games.cyclades.rules.land_battle import fortifications
    from agon.games.cyclades.rules.recruiting import unused_temples
    from agon.games.cyclades.rules.sea_battle import ports_at

    game = empty_board()
    settle(game, 0, "t9l1")
    erect_metropolis(game, "t9l1.1")
    assert fortifications(game, land_no("t9l1")) == 1
    assert ports_at(game, 0, sea_no("t9s3")) == 1
    assert ports_at(game, 0, sea_no("t9s2")) == 0
    assert unused_temples(game, 0) == 1


def build_with(bonus: str) -> Cyclades:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 0, "t9l3")
    sail(game, 0, "t9s3")
    sail(game, 0, "t9s5")
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 4)
    turn(game, 0, "athena")
    game.impose([TOKEN[bonus]])
    play(game, "philosopher", "found t9l1.1")
    return game


@pytest.mark.rule("CY-9.6", "CY-bonus-troops2")
def test_bonus_of_two_troops() -> None:
    game = build_with("troops2")
    assert options(game) == ["troop t9l1", "troop t9l3"]
    play(game, "troop t9l1", "troop t9l3")
    assert (troops_at(game, "t9l1"), troops_at(game, "t9l3"), prompt(game)) == (1, 1, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-fleets2")
def test_bonus_of_two_fleets_in_controlled_seas() -> None:
    game = build_with("fleets2")
    assert options(game) == ["fleet t9s3", "fleet t9s5"]
    play(game, "fleet t9s5", "fleet t9s5")
    assert (fleets_at(game, "t9s5"), prompt(game)) == (3, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-priestess1")
def test_bonus_of_a_priestess() -> None:
    game = build_with("priestess1")
    assert (game.factions[0].priestesses, prompt(game)) == (1, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-gold3")
def test_bonus_of_three_coins() -> None:
    game = build_with("gold3")
    assert (coins_of(game, 0), prompt(game)) == (3, "action")


@pytest.mark.rule("CY-9.6", "CY-bonus-prosperity1")
def test_bonus_of_prosperity_on_a_controlled_area() -> None:
    game = build_with("prosperity1")
    assert options(game) == ["plenty-land t9l1", "plenty-land t9l3", "plenty-sea t9s3", "plenty-sea t9s5"]
    play(game, "plenty-sea t9s3")
    assert (game.sea_plenty[sea_no("t9s3")], prompt(game)) == (1, "action")


@pytest.mark.rule("CY-9.6")
def test_a_bonus_without_stock_or_place_is_lost() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=7)
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 4)
    turn(game, 0, "athena")
    game.impose([TOKEN["troops2"]])
    play(game, "philosopher", "found t9l1.1")
    assert (troops_at(game, "t9l1"), prompt(game)) == (8, "action")
    game = empty_board()
    settle(game, 0, "t9l1")
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 4)
    turn(game, 0, "athena")
    game.impose([TOKEN["fleets2"]])
    play(game, "philosopher", "found t9l1.1")
    assert (game.factions[0].fleets_left, prompt(game)) == (8, "action")


@pytest.mark.rule("CY-9.7")
@pytest.mark.parametrize("bonus", ["troops2", "fleets2", "priestess1", "gold3", "prosperity1"])
def test_the_loser_of_a_metropolis_takes_its_bonus_again(bonus: str) -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2")
    settle(game, 1, "t3l1")
    sail(game, 1, "t3s1")
    erect_metropolis(game, "t9l2.1", bonus)
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert owner_of(game, "t9l2") == 0
    while prompt(game) != "action":
        assert game.asked == 1  # asked out of turn
        game.apply(0)
    gained = {
        "troops2": troops_at(game, "t3l1") == 2,
        "fleets2": fleets_at(game, "t3s1") == 3,
        "priestess1": game.factions[1].priestesses == 1,
        "gold3": coins_of(game, 1) == 8,
        "prosperity1": game.plenty[land_no("t3l1")] == 1,
    }
    assert gained[bonus]
    assert sum(gained.values()) == 1
    assert coins_of(game, 0) == 4  # the conqueror gets none, but for the area's priestess
    assert game.metropolises(0) == 1


@pytest.mark.rule("CY-9.6")
def test_every_bonus_is_on_three_tokens() -> None:
    from collections import Counter

    from agon.games.cyclades.tables import TOKEN_BONUS

    assert set(Counter(TOKEN_BONUS).values()) == {3}


# ---------------------------------------------------------------------- the end


def all_have_land(game: Cyclades) -> None:
    for faction, land in enumerate(("t8l1", "t4l1", "t2l1")):
        settle(game, faction, land)


@pytest.mark.rule("CY-1.1", "CY-12.1")
def test_three_metropolises_end_the_game_at_the_end_of_the_round() -> None:
    game = empty_board()
    all_have_land(game)
    for at in (1, 2):
        erect_metropolis(game, f"t8l1.{at}")
    round_from(game, "finish")
    assert game.result is None
    erect_metropolis(game, "t8l1.3")
    round_from(game, "finish")
    assert game.result == {"winners": [0], "reason": "cyclades-log-end-metropolises", "scores": [3, 0, 0]}


@pytest.mark.rule("CY-12.1")
def test_the_game_does_not_end_in_the_middle_of_a_round() -> None:
    game = empty_board()
    all_have_land(game)
    for at in (1, 2):
        erect_metropolis(game, f"t8l1.{at}")
    give_cards(game, 0, philosophers=3)
    turn(game, 0, "athena")
    game.impose([TOKEN["priestess1"]])
    play(game, "philosopher", "found t8l1.3")
    assert game.metropolises(0) == 3
    assert game.result is None
    play(game, "done")
    assert game.result is not None


@pytest.mark.rule("CY-1.1", "CY-12.1")
def test_a_faction_without_any_area_ends_the_game_fleets_count() -> None:
    game = empty_board()
    all_have_land(game)
    game.set_owner(land_no("t2l1"), -1)
    sail(game, 2, "t2s1")
    erect_metropolis(game, "t4l1.1")
    round_from(game, "finish")
    assert not game.over
    game.lose_fleet(sea_no("t2s1"))
    round_from(game, "finish")
    assert game.result is not None
    assert (game.result["winners"], game.result["reason"]) == ([1], "cyclades-log-end-no-area")


@pytest.mark.rule("CY-12.2")
def test_most_metropolises_then_most_coins_then_a_shared_victory() -> None:
    for coins, winners in (((5, 6, 99), [1]), ((6, 6, 99), [0, 1])):
        game = empty_board()
        all_have_land(game)
        for at in (1, 2, 3):
            erect_metropolis(game, f"t8l1.{at}", "gold3")
            erect_metropolis(game, f"t4l1.{at}", "priestess1")
        for faction in range(3):
            set_coins(game, faction, coins[faction])
        round_from(game, "finish")
        assert game.result is not None
        assert game.result["winners"] == winners
        assert [row["coins"] for row in game.view(None)["board"]["factions"]] == list(coins)


@pytest.mark.rule("CY-12.2")
def test_a_metropolis_on_a_card_counts() -> None:
    game = empty_board()
    all_have_land(game)
    erect_metropolis(game, "t8l1.1")
    erect_metropolis(game, "t8l1.2")
    game.factions[0].sheltered = 1 << 6
    round_from(game, "finish")
    assert game.result is not None


@pytest.mark.rule("CY-9.7")
def test_figures_do_not_hinder_the_loser() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2")
    settle(game, 1, "t3l1")
    summon(game, 2, "medusa", "t3l1")
    erect_metropolis(game, "t9l2.1", "troops2")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert troops_at(game, "t3l1") == 2  # new troops may be placed with Medusa
    assert told(game, "forced") == []
