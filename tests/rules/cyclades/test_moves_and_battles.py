"""CY-6 and CY-7: moves and battles."""

import pytest

from tests.rules.cyclades.positions import (
    coins_of,
    dice,
    empty_board,
    erect,
    erect_metropolis,
    fleets_at,
    give_cards,
    heroes_at,
    land_no,
    mercenaries_at,
    options,
    owner_of,
    play,
    prompt,
    sail,
    sea_owner_of,
    set_coins,
    settle,
    summon,
    told,
    troops_at,
    turn,
)


@pytest.mark.rule("CY-6.1", "CY-1.5")
def test_fleets_move_one_area_for_a_coin_and_leave_the_sea_to_no_one() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    sail(game, 0, "t9s1", 2)
    turn(game, 0, "poseidon")
    assert "sail t9s1" in options(game)
    play(game, "sail t9s1")
    assert options(game) == ["to-sea t3s4", "to-sea t6s1", "to-sea t9s3", "to-sea t9s4"]
    play(game, "to-sea t9s3", "take 2")
    assert (fleets_at(game, "t9s1"), sea_owner_of(game, "t9s1")) == (0, -1)
    assert (fleets_at(game, "t9s3"), sea_owner_of(game, "t9s3")) == (2, 0)
    assert coins_of(game, 0) == 4


@pytest.mark.rule("CY-6.1")
def test_not_all_fleets_need_move_and_entering_enemies_is_a_battle_within_the_move() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l3")
    sail(game, 0, "t9s1", 3)
    sail(game, 1, "t9s3", 1)
    turn(game, 0, "poseidon")
    dice(game, 3, 0)
    play(game, "sail t9s1", "to-sea t9s3", "take 2")
    assert (sea_owner_of(game, "t9s3"), fleets_at(game, "t9s3"), fleets_at(game, "t9s1")) == (0, 2, 1)
    assert game.factions[1].fleets_left == 8
    assert prompt(game) == "action"
    assert game.choice is not None
    assert game.choice.seat == 0


@pytest.mark.rule("CY-6.2")
def test_land_within_reach_is_a_neighbour_or_lies_beside_a_chain_of_own_fleets() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=2)
    settle(game, 1, "t3l1", troops=1)
    settle(game, 1, "t4l1", troops=1)
    turn(game, 0, "ares")
    play(game, "march t9l1", "take 1")
    assert prompt(game) == "action"  # the neighbour t9l2 was the only place within reach
    assert troops_at(game, "t9l2") == 1
    game = empty_board()
    settle(game, 0, "t9l1", troops=2)
    sail(game, 0, "t9s1")
    sail(game, 0, "t6s1")
    sail(game, 1, "t3s4")
    turn(game, 0, "ares")
    play(game, "march t9l1", "take 1")
    assert options(game) == [f"to-land {land}" for land in ("t6l1", "t6l2", "t6l3", "t8l2", "t9l2")]


@pytest.mark.rule("CY-6.3", "CY-1.5")
def test_an_area_left_by_all_keeps_its_token_and_owner() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=2)
    turn(game, 0, "ares")
    play(game, "march t9l1", "take 2")
    assert (troops_at(game, "t9l1"), owner_of(game, "t9l1")) == (0, 0)
    land = next(one for one in game.view(0)["board"]["lands"] if one["id"] == "t9l1")
    assert land["token"]
    assert not next(one for one in game.view(0)["board"]["lands"] if one["id"] == "t9l2")["token"]


@pytest.mark.rule("CY-6.4")
def test_an_area_with_only_a_token_is_taken_without_battle() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2")
    settle(game, 1, "t3l1")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert (owner_of(game, "t9l2"), troops_at(game, "t9l2")) == (0, 1)
    assert told(game, "land-stage") == []


@pytest.mark.rule("CY-6.4")
@pytest.mark.parametrize("defender", ["troop", "mercenary", "hero", "minotaur"])
def test_troops_heroes_and_minotaur_fight_for_their_area(defender: str) -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2", int(defender == "troop"), int(defender == "mercenary"), ("ajax",) * (defender == "hero"))
    settle(game, 1, "t3l1")
    if defender == "minotaur":
        summon(game, 1, "minotaur", "t9l2")
    turn(game, 0, "ares")
    dice(game, 0, 3)
    play(game, "march t9l1")
    assert len(told(game, "land-stage")) == 1
    assert owner_of(game, "t9l2") == 1


@pytest.mark.rule("CY-6.5")
def test_the_last_land_of_an_opponent_cannot_be_attacked() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2", troops=1)
    turn(game, 0, "ares")
    assert "march t9l1" not in options(game)
    settle(game, 1, "t3l1")
    turn(game, 0, "ares")
    assert "march t9l1" in options(game)


@pytest.mark.rule("CY-6.5")
def test_the_last_land_may_be_taken_to_end_the_game_which_then_ends_whatever_happens() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 0, "t8l1")
    erect_metropolis(game, "t8l1.1")
    erect_metropolis(game, "t8l1.2")
    settle(game, 1, "t9l2")
    erect_metropolis(game, "t9l2.1", "priestess1")
    settle(game, 2, "t4l1")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert owner_of(game, "t9l2") == 0
    assert game.forced_end
    game.set_owner(land_no("t8l1"), 2)  # lost again in the same round
    play(game, "done")
    assert game.result is not None
    assert game.result["reason"] == "cyclades-log-end-last-land"
    assert game.result["winners"] == [2]


@pytest.mark.rule("CY-6.5")
def test_the_last_land_is_safe_from_one_who_would_still_lack_a_metropolis_or_has_enough() -> None:
    for own in (1, 3):
        game = empty_board()
        settle(game, 0, "t9l1", troops=1)
        settle(game, 0, "t8l1")
        for at in range(own):
            erect_metropolis(game, f"t8l1.{at + 1}")
        settle(game, 1, "t9l2")
        erect_metropolis(game, "t9l2.1", "priestess1")
        turn(game, 0, "ares")
        assert "march t9l1" not in options(game)


@pytest.mark.rule("CY-6.5")
def test_a_set_completed_by_the_capture_counts_for_the_exception() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 0, "t8l1")
    settle(game, 0, "t2l1")
    settle(game, 0, "t2l3")
    for slot in ("t8l1.1", "t8l1.2"):
        erect_metropolis(game, slot)
    erect(game, "t2l1.1", "port")
    erect(game, "t2l1.2", "fortress")
    erect(game, "t2l3.1", "academy")
    settle(game, 1, "t9l2")
    erect(game, "t9l2.1", "temple")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert prompt(game) == "found"
    play(game, "found t9l2.1")
    assert game.metropolises(0) == 3


@pytest.mark.rule("CY-6.6")
def test_taking_an_area_with_the_symbol_gives_a_priestess_every_time() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=2)
    turn(game, 0, "ares")
    play(game, "march t9l1", "take 1")
    assert game.factions[0].priestesses == 1
    play(game, "march t9l1")
    assert game.factions[0].priestesses == 1  # already in control
    settle(game, 1, "t9l1", troops=4)
    settle(game, 1, "t3l1")
    settle(game, 0, "t8l1")
    turn(game, 1, "ares")
    dice(game, 3, 0, 3, 0)
    play(game, "march t9l1", "take 4", "stand")
    assert game.factions[1].priestesses == 1


# ---------------------------------------------------------------------- sea battles


@pytest.mark.rule("CY-7.1")
def test_sea_strength_is_die_fleets_and_ports_of_that_sea_for_both_sides() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l3")
    settle(game, 1, "t9l2")
    sail(game, 0, "t9s1", 2)
    sail(game, 1, "t9s3", 1)
    erect(game, "t9l1.1", "port")  # looks upon t9s3
    erect_metropolis(game, "t9l1.2")  # looks upon t9s2
    erect(game, "t9l3.1", "port")  # looks upon t9s4
    turn(game, 0, "poseidon")
    dice(game, 1, 3)
    play(game, "sail t9s1", "to-sea t9s3", "take 2")
    stage = told(game, "sea-stage")[0]
    assert (stage["attack"], stage["defence"]) == (1 + 2 + 1, 3 + 1)
    parts = [(one["fleets"], one["ports"], one["die"]) for one in told(game, "sea-strength")[:2]]
    assert parts == [(2, 1, 1), (1, 0, 3)]
    assert fleets_at(game, "t9s3") == 1  # a tie cost both one
    assert sea_owner_of(game, "t9s3") == 0


@pytest.mark.rule("CY-7.1", "CY-9.5")
def test_a_metropolis_is_a_port_too() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l3")
    sail(game, 0, "t9s1", 1)
    sail(game, 1, "t9s3", 1)
    erect_metropolis(game, "t9l1.1")
    turn(game, 0, "poseidon")
    dice(game, 1, 1)
    play(game, "sail t9s1", "to-sea t9s3")
    assert told(game, "sea-stage")[0]["attack"] == 3
    assert sea_owner_of(game, "t9s3") == 0


@pytest.mark.rule("CY-7.2")
def test_at_sea_the_defender_may_retreat_first_then_the_attacker_else_it_goes_on() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l3")
    sail(game, 0, "t9s1", 3)
    sail(game, 1, "t9s3", 3)
    sail(game, 1, "t9s5", 1)
    sail(game, 2, "t9s4", 1)
    turn(game, 0, "poseidon")
    dice(game, 0, 0, 0, 3)
    play(game, "sail t9s1", "to-sea t9s3", "take 3")
    assert game.choice is not None
    assert game.choice.seat == 1
    assert options(game) == ["withdraw t9s1", "withdraw t9s2", "withdraw t9s5", "stand"]
    play(game, "stand")
    assert game.choice is not None
    assert game.choice.seat == 0
    assert options(game) == ["withdraw t9s1", "withdraw t9s2", "stand"]
    play(game, "stand")
    assert (game.guest_fleets, fleets_at(game, "t9s3")) == (1, 2)
    play(game, "stand", "withdraw t9s2")
    assert (sea_owner_of(game, "t9s2"), fleets_at(game, "t9s2")) == (0, 1)
    assert (sea_owner_of(game, "t9s3"), fleets_at(game, "t9s3")) == (1, 2)


@pytest.mark.rule("CY-7.2")
def test_a_defender_who_withdraws_leaves_the_sea_to_the_attacker() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l3")
    sail(game, 0, "t9s1", 3)
    sail(game, 1, "t9s3", 3)
    sail(game, 1, "t9s5", 1)
    turn(game, 0, "poseidon")
    dice(game, 3, 0)
    play(game, "sail t9s1", "to-sea t9s3", "take 3", "withdraw t9s5")
    assert (sea_owner_of(game, "t9s3"), fleets_at(game, "t9s3")) == (0, 3)
    assert (sea_owner_of(game, "t9s5"), fleets_at(game, "t9s5")) == (1, 3)


@pytest.mark.rule("CY-7.3")
def test_if_none_is_left_the_sea_is_no_ones() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l3")
    sail(game, 0, "t9s1", 1)
    sail(game, 1, "t9s3", 1)
    turn(game, 0, "poseidon")
    dice(game, 1, 1)
    play(game, "sail t9s1", "to-sea t9s3")
    assert (fleets_at(game, "t9s3"), sea_owner_of(game, "t9s3")) == (0, -1)
    assert (game.factions[0].fleets_left, game.factions[1].fleets_left) == (8, 8)


# ---------------------------------------------------------------------- land battles


@pytest.mark.rule("CY-7.4")
def test_land_strength_counts_every_piece_and_the_defenders_fortresses_and_metropolises() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=2, mercenaries=1, heroes=("jason",))
    settle(game, 1, "t9l3")
    settle(game, 1, "t8l1", troops=1, mercenaries=1, heroes=("pandora",))
    sail(game, 0, "t9s1")
    sail(game, 0, "t6s1")
    sail(game, 0, "t8s3")
    erect(game, "t8l1.1", "fortress")
    erect(game, "t8l1.2", "fortress")
    erect_metropolis(game, "t8l1.3")
    erect(game, "t8l1.4", "temple")
    erect(game, "t9l1.1", "fortress")  # the attacker's does not count
    turn(game, 0, "ares")
    dice(game, 0, 0)
    play(game, "march t9l1", "join jason", "take 2", "take 0", "to-land t8l1")
    stage = told(game, "land-stage")[0]
    assert (stage["attack"], stage["defence"]) == (3, 3 + 3)
    parts = [(one["troops"], one["walls"], one["powers"], one["die"]) for one in told(game, "land-strength")[:2]]
    assert parts == [(3, 0, 0, 0), (3, 3, 0, 0)]
    assert options(game) == ["lose-troop", "lose-hero jason"]
    play(game, "lose-hero jason")
    assert game.heroes_out == 1 << 8  # out of the game


@pytest.mark.rule("CY-7.4")
def test_a_tie_costs_both_sides_a_piece_of_their_choice() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=2, mercenaries=2)
    settle(game, 1, "t9l2", troops=2, mercenaries=2)
    settle(game, 1, "t3l1")
    turn(game, 0, "ares")
    dice(game, 1, 1)
    play(game, "march t9l1", "take 2", "take 2")
    assert game.choice is not None
    assert game.choice.seat == 0
    play(game, "lose-mercenary")
    assert game.choice.seat == 1
    assert options(game) == ["lose-troop", "lose-mercenary"]
    play(game, "lose-troop")
    assert (game.guest_troops, game.guest_mercenaries) == (2, 1)
    assert (troops_at(game, "t9l2"), mercenaries_at(game, "t9l2")) == (1, 2)
    assert game.mercenaries_left == 16 - 3  # back in the common stock
    assert game.factions[1].troops_left == 7


@pytest.mark.rule("CY-7.5")
def test_on_land_the_defender_may_retreat_first_to_own_or_empty_land_within_reach() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=3)
    settle(game, 1, "t9l2", troops=3)
    settle(game, 1, "t2l1")
    settle(game, 2, "t2l2")
    sail(game, 1, "t9s2")
    sail(game, 1, "t2s2")
    turn(game, 0, "ares")
    dice(game, 3, 0)
    play(game, "march t9l1", "take 3")
    assert game.choice is not None
    assert game.choice.seat == 1
    assert options(game) == ["retreat t2l1", "stand"]  # not t2l2, which bears another's token
    play(game, "retreat t2l1")
    assert (owner_of(game, "t9l2"), troops_at(game, "t9l2"), troops_at(game, "t2l1")) == (0, 3, 2)


@pytest.mark.rule("CY-7.5")
def test_retreating_into_free_land_takes_it_and_its_priestess() -> None:
    game = empty_board()
    settle(game, 0, "t6l3", troops=3)
    settle(game, 1, "t6l2", troops=2)
    settle(game, 1, "t4l1")
    sail(game, 0, "t6s1")
    sail(game, 1, "t6s3")
    turn(game, 0, "ares")
    dice(game, 3, 0)
    play(game, "march t6l3", "take 3", "to-land t6l2")
    assert "retreat t3l3" in options(game)
    play(game, "retreat t3l3")
    assert (owner_of(game, "t3l3"), game.factions[1].priestesses) == (1, 1)


@pytest.mark.rule("CY-7.5", "CY-7.6")
def test_attackers_retreat_under_the_same_rule() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=3)
    settle(game, 1, "t9l2", troops=3)
    settle(game, 1, "t3l1")
    turn(game, 0, "ares")
    dice(game, 0, 3)
    play(game, "march t9l1", "take 3")
    assert game.choice is not None
    assert game.choice.seat == 0  # the defender has nowhere to go
    assert options(game) == ["retreat t9l1", "stand"]
    play(game, "retreat t9l1")
    assert (troops_at(game, "t9l1"), troops_at(game, "t9l2"), game.guest) == (2, 3, -1)


@pytest.mark.rule("CY-7.6")
def test_with_both_sides_destroyed_the_defender_keeps_the_area_with_a_token() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2", troops=1)
    settle(game, 1, "t3l1")
    turn(game, 0, "ares")
    dice(game, 2, 2)
    play(game, "march t9l1")
    assert (owner_of(game, "t9l2"), troops_at(game, "t9l2")) == (1, 0)
    assert (game.factions[0].troops_left, game.factions[1].troops_left) == (8, 8)


@pytest.mark.rule("CY-7.5", "CY-10.18")
def test_nobody_retreats_into_medusas_area() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=3)
    settle(game, 1, "t9l2", troops=3)
    settle(game, 1, "t2l1")
    sail(game, 1, "t9s2")
    sail(game, 1, "t2s2")
    summon(game, 2, "medusa", "t2l1")
    turn(game, 0, "ares")
    dice(game, 3, 0)
    play(game, "march t9l1", "take 3")
    assert options(game) == ["retreat t2l2", "stand"]


@pytest.mark.rule("CY-7.2", "CY-10.17", "CY-10.20")
def test_no_fleet_withdraws_into_a_closed_sea() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l3")
    sail(game, 0, "t9s1", 3)
    sail(game, 1, "t9s3", 3)
    summon(game, 2, "kraken", "t9s5")
    summon(game, 2, "polyphemus", "t2l1")
    turn(game, 0, "poseidon")
    dice(game, 3, 0)
    play(game, "sail t9s1", "to-sea t9s3", "take 3")
    assert options(game) == ["withdraw t9s1", "withdraw t9s2", "withdraw t9s4", "stand"]


@pytest.mark.rule("CY-9.7", "CY-9.1")
def test_capture_gives_the_loser_the_bonuses_again_and_the_conqueror_the_buildings() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    erect(game, "t9l1.1", "temple")
    settle(game, 1, "t9l2")
    settle(game, 1, "t3l1")
    erect_metropolis(game, "t9l2.1", "gold3")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert (coins_of(game, 0), coins_of(game, 1)) == (4, 8)
    assert game.metropolises(0) == 1
    assert game.metropolises(1) == 0


@pytest.mark.rule("CY-6.2", "CY-10.18")
def test_land_moves_cost_a_coin_each_and_end_without_one() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    set_coins(game, 0, 2)
    give_cards(game, 0, priestesses=1)
    turn(game, 0, "ares")
    play(game, "march t9l1", "march t9l2")
    assert coins_of(game, 0) == 0
    assert options(game) == ["done"]
    assert heroes_at(game, "t9l1") == []
