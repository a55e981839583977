"""CY-8: heroes in battle and in sacrifice."""

from typing import Any

import pytest

from agon.games.cyclades.game import Cyclades
from tests.rules.cyclades.positions import (
    building_at,
    coins_of,
    dice,
    empty_board,
    erect,
    erect_metropolis,
    give_cards,
    hero_no,
    heroes_at,
    mercenaries_at,
    open_creatures,
    open_heroes,
    options,
    owner_of,
    play,
    prompt,
    sail,
    set_coins,
    settle,
    summon,
    told,
    troops_at,
    turn,
)


def duel(attackers: dict[str, Any], defenders: dict[str, Any]) -> Cyclades:
    """Faction 0 in t9l1 beside faction 1 in t9l2, Ares' turn; both have other land that is out of reach."""
    game = empty_board()
    settle(game, 0, "t9l1", **attackers)
    settle(game, 0, "t4l1")
    settle(game, 1, "t9l2", **defenders)
    settle(game, 1, "t3l1")
    set_coins(game, 0, 20)
    set_coins(game, 1, 20)
    return game


@pytest.mark.rule("CY-8.1")
def test_a_hired_hero_goes_to_any_own_land_and_counts_one() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 0, "t3l1")
    settle(game, 1, "t4l1")
    open_heroes(game, "hector", "jason")
    turn(game, 0, "hera")
    play(game, "hire hector")
    assert options(game) == ["on-land t3l1", "on-land t9l1"]
    play(game, "on-land t3l1")
    assert heroes_at(game, "t3l1") == ["hector"]


@pytest.mark.rule("CY-8.2")
def test_no_sacrifice_in_the_round_of_hiring_or_swapping() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("ajax",))
    settle(game, 1, "t3l1")
    settle(game, 2, "t4l1")
    set_coins(game, 0, 40)
    open_heroes(game, "croesus")
    turn(game, 0, "hera")
    play(game, "hire croesus")
    assert "sacrifice croesus" not in options(game)
    play(game, "done")
    game.factions[0].bid_god = -1
    turn(game, 0, "athena")
    assert "sacrifice croesus" in options(game)  # the next round
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("ajax",))
    set_coins(game, 0, 40)
    open_heroes(game, "croesus")
    open_creatures(game, "charon")
    turn(game, 0, "athena")
    play(game, "buy charon 2")
    assert heroes_at(game, "t9l1") == ["croesus"]
    assert "sacrifice croesus" not in options(game)


@pytest.mark.rule("CY-8.2")
def test_any_number_of_sacrifices_a_round() -> None:
    game = empty_board()
    settle(game, 0, "t8l1", heroes=("croesus", "jason"))
    sail(game, 0, "t8s1", 8)
    set_coins(game, 0, 15)
    turn(game, 0, "ares")
    play(game, "sacrifice croesus", "found t8l1.1")
    while prompt(game) != "action":
        game.apply(0)
    play(game, "sacrifice jason", "found t8l1.2")
    while prompt(game) != "action":
        game.apply(0)
    assert game.metropolises(0) == 2


@pytest.mark.rule("CY-8.3")
def test_the_attackers_powers_come_first_and_one_player_orders_their_own() -> None:
    game = duel({"troops": 1, "mercenaries": 2}, {"heroes": ("pandora", "hector")})
    turn(game, 0, "ares")
    play(game, "march t9l1", "take 1", "take 2")
    assert game.asked == 1
    assert options(game) == ["power pandora", "power hector"]
    dice(game, 0, 3)
    play(game, "power pandora")
    # both mercenaries came over, then Hector slew the troop: nobody is left to fight
    assert mercenaries_at(game, "t9l2") == 2
    assert game.guest == -1
    assert game.factions[0].troops_left == 8


@pytest.mark.rule("CY-8.3")
def test_hector_before_pandora() -> None:
    game = duel({"troops": 1, "mercenaries": 2}, {"heroes": ("pandora", "hector")})
    turn(game, 0, "ares")
    play(game, "march t9l1", "take 1", "take 2", "power hector")
    assert options(game) == ["kill-troop t9l2", "kill-mercenary t9l2"]
    dice(game, 0, 3)
    play(game, "kill-mercenary t9l2")
    assert mercenaries_at(game, "t9l2") == 1


@pytest.mark.rule("CY-8.4")
def test_campaigns_cost_one_more_each_time_and_need_a_hero() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=2, heroes=("ajax",))
    settle(game, 0, "t2l1", heroes=("helen",))
    set_coins(game, 0, 6)
    turn(game, 0, "athena")
    play(game, "campaign t9l1", "take 2")
    assert (troops_at(game, "t9l2"), heroes_at(game, "t9l2"), coins_of(game, 0)) == (2, ["ajax"], 5)
    play(game, "campaign t9l2", "take 0")
    assert (troops_at(game, "t9l2"), heroes_at(game, "t9l1"), coins_of(game, 0)) == (2, ["ajax"], 3)
    play(game, "campaign t2l1")
    assert (heroes_at(game, "t2l2"), coins_of(game, 0)) == (["helen"], 0)
    assert options(game) == ["done"]


@pytest.mark.rule("CY-8.5", "CY-hero-ajax")
def test_ajax_counts_two_in_battle_on_either_side() -> None:
    game = duel({"heroes": ("ajax",)}, {"troops": 2})
    turn(game, 0, "ares")
    dice(game, 1, 2)
    play(game, "march t9l1")
    assert told(game, "land-stage")[0]["attack"] == 3
    game = duel({"troops": 3}, {"heroes": ("ajax",)})
    turn(game, 0, "ares")
    dice(game, 0, 0)
    play(game, "march t9l1", "take 3")
    assert told(game, "land-stage")[0]["defence"] == 2


@pytest.mark.rule("CY-8.5", "CY-hero-ajax", "CY-9.3")
def test_ajax_sacrificed_with_seven_land_areas_builds_a_metropolis() -> None:
    game = empty_board()
    lands = ("t9l1", "t9l2", "t9l3", "t3l1", "t3l2", "t3l3")
    for land in lands:
        settle(game, 0, land, heroes=("ajax",) if land == "t9l1" else ())
    turn(game, 0, "athena")
    assert "sacrifice ajax" not in options(game)
    settle(game, 0, "t4l1")
    turn(game, 0, "athena")
    game.impose([9])  # a token with three gold
    play(game, "sacrifice ajax", "found t9l2.1")
    assert building_at(game, "t9l2.1") == "metropolis"
    assert (heroes_at(game, "t9l1"), game.heroes_out) == ([], 1 << hero_no("ajax"))
    assert coins_of(game, 0) == 8


@pytest.mark.rule("CY-8.6", "CY-hero-hector")
def test_hector_slays_one_who_moves_in_and_not_when_he_moves_himself() -> None:
    game = duel({"troops": 2, "mercenaries": 1}, {"heroes": ("hector",)})
    turn(game, 0, "ares")
    play(game, "march t9l1", "take 2", "take 1")
    assert game.asked == 1
    assert options(game) == ["kill-troop t9l2", "kill-mercenary t9l2"]
    dice(game, 3, 0)
    play(game, "kill-troop t9l2")
    assert told(game, "land-stage")[0]["attack"] == 3 + 2
    game = duel({"heroes": ("hector",)}, {"troops": 1})
    turn(game, 0, "ares")
    dice(game, 0, 3)
    play(game, "march t9l1")
    assert troops_at(game, "t9l2") == 1


@pytest.mark.rule("CY-8.6", "CY-hero-hector")
def test_hector_leaves_heroes_alone() -> None:
    game = duel({"heroes": ("ajax",)}, {"heroes": ("hector",)})
    turn(game, 0, "ares")
    dice(game, 0, 0)
    play(game, "march t9l1")
    assert told(game, "land-stage")[0]["attack"] == 2


@pytest.mark.rule("CY-8.6", "CY-hero-hector")
def test_hector_sacrificed_trades_priestesses_for_philosophers() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("hector",))
    give_cards(game, 0, priestesses=1, philosophers=2)
    turn(game, 0, "athena")
    assert "sacrifice hector" not in options(game)
    give_cards(game, 0, priestesses=6)
    turn(game, 0, "athena")
    play(game, "sacrifice hector")
    assert (game.factions[0].priestesses, game.factions[0].philosophers) == (5, 3)
    assert options(game) == ["trade", "done"]
    game.impose([9])
    play(game, "trade")
    assert prompt(game) == "found"  # the fourth philosopher stops the trade
    play(game, "found t9l1.1")
    while prompt(game) not in ("trade", "action"):
        game.apply(0)
    assert options(game) == ["trade", "done"]
    play(game, "trade")
    assert (game.factions[0].philosophers, prompt(game)) == (1, "action")


@pytest.mark.rule("CY-8.7", "CY-hero-helen")
def test_helens_die_is_always_two() -> None:
    game = duel({"troops": 1, "heroes": ("helen",)}, {"troops": 1})
    turn(game, 0, "ares")
    dice(game, 0)
    play(game, "march t9l1", "join helen", "take 1")
    stage = told(game, "land-stage")[0]
    assert (stage["attack"], stage["defence"]) == (4, 1)


@pytest.mark.rule("CY-8.7", "CY-hero-helen")
def test_helen_sacrificed_turns_two_pairs_into_a_metropolis() -> None:
    game = empty_board()
    settle(game, 0, "t8l1", heroes=("helen",))
    settle(game, 0, "t9l1")
    settle(game, 0, "t9l2")
    for slot in ("t8l1.1", "t8l1.2", "t8l1.3", "t8l1.4"):
        erect(game, slot, "port")
    turn(game, 0, "athena")
    assert "sacrifice helen" not in options(game)  # four of a type are no two pairs
    erect(game, "t9l1.1", "temple")
    erect(game, "t9l1.2", "temple")
    turn(game, 0, "athena")
    play(game, "sacrifice helen", "clear t8l1.2")
    assert options(game) == ["clear t8l1.1", "clear t8l1.3", "clear t8l1.4"]
    play(game, "clear t8l1.3")
    assert options(game) == ["clear t9l1.1", "clear t9l1.2"]  # the other pair is of another type
    game.impose([9])
    play(game, "clear t9l1.1")  # the last temple goes of itself
    assert prompt(game) == "found"
    play(game, "found t9l2.1")
    assert [building_at(game, slot) for slot in ("t8l1.1", "t8l1.2", "t9l1.2", "t9l2.1")] == [
        "port", "", "", "metropolis",
    ]  # fmt: skip


@pytest.mark.rule("CY-8.8", "CY-hero-croesus")
def test_croesus_rerolls_for_a_coin_as_often_as_wanted_seeing_both_dice() -> None:
    game = duel({"troops": 1, "heroes": ("croesus",)}, {"troops": 2})
    turn(game, 0, "ares")
    dice(game, 0, 2, 1, 3)
    play(game, "march t9l1", "join croesus", "take 1")
    assert prompt(game) == "reroll"
    assert game.choice is not None
    assert game.choice.prompt.args == {"own": 0, "rival": 2}
    play(game, "reroll", "reroll")
    assert game.choice.prompt.args == {"own": 3, "rival": 2}
    assert coins_of(game, 0) == 20 - 1 - 2
    play(game, "stand")
    assert troops_at(game, "t9l2") == 1


@pytest.mark.rule("CY-8.8", "CY-hero-croesus")
def test_croesus_defends_too_is_asked_without_coins_and_not_beside_helen() -> None:
    game = duel({"troops": 3}, {"troops": 1, "heroes": ("croesus",)})
    set_coins(game, 1, 0)
    turn(game, 0, "ares")
    dice(game, 1, 0)
    play(game, "march t9l1", "take 3")
    assert (game.asked, options(game)) == (1, ["stand"])
    game = duel({"troops": 3}, {"heroes": ("croesus", "helen")})
    turn(game, 0, "ares")
    dice(game, 0)
    play(game, "march t9l1", "take 3")
    assert prompt(game) != "reroll"


@pytest.mark.rule("CY-8.8", "CY-hero-croesus")
def test_croesus_sacrificed_buys_a_metropolis_for_fifteen() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("croesus",))
    set_coins(game, 0, 14)
    turn(game, 0, "athena")
    assert "sacrifice croesus" not in options(game)
    set_coins(game, 0, 16)
    turn(game, 0, "athena")
    game.impose([6])
    play(game, "sacrifice croesus", "found t9l1.1")
    assert (coins_of(game, 0), game.metropolises(0)) == (1, 1)


@pytest.mark.rule("CY-8.9", "CY-hero-odysseus")
def test_odysseus_ignores_fortresses_and_metropolises_when_attacking_only() -> None:
    game = duel({"heroes": ("odysseus",)}, {"troops": 1})
    erect_metropolis(game, "t9l2.1")
    turn(game, 0, "ares")
    dice(game, 3, 0)
    play(game, "march t9l1")
    assert told(game, "land-stage")[0]["defence"] == 1
    game = duel({"troops": 1}, {"heroes": ("odysseus",)})
    erect(game, "t9l2.1", "fortress")
    turn(game, 0, "ares")
    dice(game, 0, 3)
    play(game, "march t9l1")
    assert told(game, "land-stage")[0]["defence"] == 3 + 1 + 1


@pytest.mark.rule("CY-8.9", "CY-hero-odysseus")
def test_odysseus_sacrificed_turns_three_alike_into_a_metropolis() -> None:
    game = empty_board()
    settle(game, 0, "t8l1", heroes=("odysseus",))
    erect(game, "t8l1.1", "port")
    erect(game, "t8l1.2", "port")
    turn(game, 0, "athena")
    assert "sacrifice odysseus" not in options(game)
    erect(game, "t8l1.3", "port")
    erect(game, "t8l1.4", "temple")
    turn(game, 0, "athena")
    play(game, "sacrifice odysseus", "clear t8l1.1", "clear t8l1.2")
    assert options(game) == ["found t8l1.1", "found t8l1.2", "found t8l1.3"]
    assert game.stock[1] == 10


@pytest.mark.rule("CY-8.10", "CY-hero-pandora")
def test_pandora_wins_enemy_mercenaries_whoever_moved() -> None:
    game = duel({"heroes": ("pandora",)}, {"mercenaries": 2})
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert (owner_of(game, "t9l2"), mercenaries_at(game, "t9l2")) == (0, 2)
    assert told(game, "land-stage") == []
    game = duel({"troops": 1, "mercenaries": 2}, {"heroes": ("pandora",)})
    turn(game, 0, "ares")
    dice(game, 0, 3)
    play(game, "march t9l1", "take 1", "take 2")
    assert told(game, "land-stage")[0]["defence"] == 3 + 3
    assert mercenaries_at(game, "t9l2") == 2


@pytest.mark.rule("CY-8.10", "CY-hero-pandora")
def test_pandora_takes_mercenaries_before_hector_strikes() -> None:
    game = duel({"heroes": ("pandora",)}, {"mercenaries": 2, "heroes": ("hector",)})
    turn(game, 0, "ares")
    dice(game, 0, 3)
    play(game, "march t9l1")
    # two come over, Hector slays one of them, one and Pandora fight him
    assert told(game, "land-stage")[0]["attack"] == 2


@pytest.mark.rule("CY-8.10", "CY-hero-pandora")
def test_pandora_sacrificed_borrows_the_ability_of_an_open_hero() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("pandora",))
    set_coins(game, 0, 15)
    turn(game, 0, "athena")
    assert "sacrifice pandora" not in options(game)  # nobody lies open
    open_heroes(game, "croesus", "ajax")
    turn(game, 0, "athena")
    play(game, "sacrifice pandora")
    assert options(game) == ["use croesus"]
    game.impose([6])
    play(game, "use croesus", "found t9l1.1")
    assert (coins_of(game, 0), game.metropolises(0)) == (0, 1)
    assert [int(hero) for hero in game.hero_cells] == [hero_no("croesus"), hero_no("ajax")]
    assert game.heroes_out == 1 << hero_no("pandora")


@pytest.mark.rule("CY-8.11", "CY-hero-penthesilea")
def test_penthesileas_side_wins_ties() -> None:
    game = duel({"heroes": ("penthesilea",)}, {"troops": 1})
    turn(game, 0, "ares")
    dice(game, 1, 1)
    play(game, "march t9l1")
    assert (owner_of(game, "t9l2"), heroes_at(game, "t9l2")) == (0, ["penthesilea"])
    game = duel({"troops": 1}, {"heroes": ("penthesilea",)})
    turn(game, 0, "ares")
    dice(game, 1, 1)
    play(game, "march t9l1")
    assert (owner_of(game, "t9l2"), heroes_at(game, "t9l2")) == (1, ["penthesilea"])


@pytest.mark.rule("CY-8.11", "CY-hero-penthesilea", "CY-12.2")
def test_penthesilea_shelters_a_metropolis_on_her_card() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("penthesilea",))
    give_cards(game, 0, philosophers=3)
    open_creatures(game, "graeae")
    set_coins(game, 0, 9)
    turn(game, 0, "athena")
    game.impose([6])  # a priestess
    play(game, "philosopher")
    assert "shelter penthesilea" in options(game)
    play(game, "shelter penthesilea")
    assert (game.metropolises(0), game.factions[0].priestesses) == (1, 1)
    assert (heroes_at(game, "t9l1"), game.heroes_out) == ([], 0)  # the card stays
    assert building_at(game, "t9l1.1") == ""
    assert "buy graeae 1" in options(game)  # it still counts as a temple
    play(game, "buy graeae 1")
    assert game.factions[0].shelter_used == 1 << hero_no("penthesilea")
    game.set_owner(0, -1)
    assert game.view(1)["board"]["factions"][0]["sheltered"] == ["penthesilea"]


@pytest.mark.rule("CY-8.11", "CY-8.10", "CY-hero-pandora")
def test_pandora_may_stand_in_for_an_open_penthesilea() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("pandora",))
    open_heroes(game, "penthesilea")
    give_cards(game, 0, philosophers=3)
    set_coins(game, 0, 9)
    turn(game, 0, "athena")
    game.impose([6])
    play(game, "philosopher", "shelter pandora")
    assert game.factions[0].sheltered == 1 << hero_no("pandora")
    assert game.hero_cells[0] == hero_no("penthesilea")


@pytest.mark.rule("CY-8.12", "CY-hero-perseus")
def test_perseus_lets_troops_retreat_instead_of_dying_but_not_himself() -> None:
    game = duel({"troops": 2, "mercenaries": 1, "heroes": ("perseus",)}, {"troops": 3})
    turn(game, 0, "ares")
    dice(game, 0, 3, 0, 3)
    play(game, "march t9l1", "join perseus", "take 2", "take 1")
    assert options(game) == [
        "lose-troop",
        "lose-mercenary",
        "lose-hero perseus",
        "save-troop t9l1",
        "save-mercenary t9l1",
    ]
    play(game, "save-troop t9l1", "stand", "save-mercenary t9l1")
    assert (troops_at(game, "t9l1"), mercenaries_at(game, "t9l1")) == (1, 1)
    assert game.guest_troops == 1


@pytest.mark.rule("CY-8.12", "CY-hero-perseus")
def test_perseus_saves_defenders_too() -> None:
    game = duel({"troops": 4}, {"troops": 1, "mercenaries": 1, "heroes": ("perseus",)})
    sail(game, 1, "t9s2")
    turn(game, 0, "ares")
    dice(game, 3, 0, 3, 0)
    settle(game, 1, "t9l3")
    sail(game, 1, "t9s3")
    play(game, "march t9l1", "take 4")
    assert "save-troop t9l3" in options(game)
    play(game, "save-troop t9l3", "stand", "stand", "save-mercenary t9l3")
    assert (troops_at(game, "t9l3"), mercenaries_at(game, "t9l3")) == (1, 1)


@pytest.mark.rule("CY-8.12", "CY-hero-perseus", "CY-10.18")
def test_perseus_sacrificed_flies_others_anywhere_but_from_or_to_medusa() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1, heroes=("perseus",))
    settle(game, 0, "t9l2", troops=2)
    settle(game, 1, "t4l1", troops=1)
    settle(game, 1, "t4l3")
    summon(game, 1, "medusa", "t9l2")
    turn(game, 0, "athena")
    dice(game, 3, 0)
    play(game, "sacrifice perseus")
    assert "to-land t4l1" in options(game)  # one source left: t9l1
    assert "to-land t9l2" not in options(game)
    play(game, "to-land t4l1")
    assert owner_of(game, "t4l1") == 0
    assert game.heroes_out == 1 << hero_no("perseus")
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("perseus",))
    turn(game, 0, "athena")
    assert "sacrifice perseus" not in options(game)  # nobody to fly


@pytest.mark.rule("CY-8.13", "CY-hero-jason")
def test_jason_sails_on_enemy_fleets_on_his_campaign_only() -> None:
    game = empty_board()
    settle(game, 0, "t3l1", troops=1, heroes=("jason", "ajax"))
    sail(game, 1, "t3s2")
    sail(game, 0, "t3s4")
    settle(game, 1, "t9l1", troops=1)
    set_coins(game, 0, 9)
    turn(game, 0, "athena")
    play(game, "campaign t3l1")
    assert options(game) == ["join ajax", "leave ajax"]
    play(game, "leave ajax", "take 1")  # without him there is no way: Jason went of himself
    assert options(game) == ["to-land t3l2", "to-land t3l3", "to-land t6l3"]
    play(game, "to-land t6l3")
    assert (heroes_at(game, "t6l3"), troops_at(game, "t6l3")) == (["jason"], 1)
    turn(game, 0, "ares")
    assert "march t3l1" not in options(game)  # an ordinary move


@pytest.mark.rule("CY-8.13", "CY-hero-jason")
def test_jason_sacrificed_with_all_eight_fleets_builds_a_metropolis() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("jason",))
    sail(game, 0, "t9s1", 7)
    turn(game, 0, "athena")
    assert "sacrifice jason" not in options(game)
    sail(game, 0, "t9s2", 1)
    turn(game, 0, "athena")
    game.impose([6])
    play(game, "sacrifice jason", "found t9l1.2")
    assert (game.metropolises(0), game.factions[0].fleets_left) == (1, 0)


@pytest.mark.rule("CY-8.2")
def test_a_sacrifice_that_would_do_nothing_is_not_offered() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("penthesilea", "hector", "helen", "odysseus", "pandora"))
    turn(game, 0, "athena")
    assert not any(option.startswith("sacrifice") for option in options(game))
