"""CY-10: the eighteen creatures."""

import pytest

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.tables import CREATURE_IDS
from tests.rules.cyclades.positions import (
    building_at,
    coins_of,
    creature_no,
    dice,
    discard,
    empty_board,
    erect,
    figure_area,
    fleets_at,
    give_cards,
    heroes_at,
    in_discard,
    land_no,
    mercenaries_at,
    open_creatures,
    open_heroes,
    options,
    owner_of,
    play,
    prompt,
    round_from,
    sail,
    sea_no,
    sea_owner_of,
    set_coins,
    settle,
    summon,
    told,
    troops_at,
    turn,
)


def with_creature(name: str) -> Cyclades:
    """A board where the creature lies open for two coins and everyone has some land."""
    game = empty_board()
    open_creatures(game, name)
    settle(game, 0, "t9l1")
    settle(game, 1, "t3l1")
    settle(game, 2, "t4l1")
    return game


def buy(game: Cyclades, name: str, god: str = "athena") -> None:
    turn(game, 0, god)
    play(game, f"buy {name} 2")


@pytest.mark.rule("CY-10.1")
@pytest.mark.parametrize("name", ["harpy", "giant", "dryad", "pegasus", "satyr", "sylph", "charon", "cyclops"])
def test_an_ability_that_cannot_be_used_costs_the_card_anyway(name: str) -> None:
    game = with_creature(name)
    buy(game, name)
    assert told(game, "no-effect") == [{"player": {"seat": 0}, "creature": f"cyclades-creature-{name}"}]
    assert in_discard(game) == [name]
    assert coins_of(game, 0) == 3


@pytest.mark.rule("CY-10.2")
def test_figures_stand_where_no_other_creature_is_controlled_or_not() -> None:
    game = with_creature("medusa")
    summon(game, 1, "polyphemus", "t3l1")
    summon(game, 1, "hydra", "t9s1")
    buy(game, "medusa")
    assert "on-land t3l1" not in options(game)
    assert {"on-land t9l1", "on-land t4l1", "on-land t8l1"} <= set(options(game))
    assert len(options(game)) == 16
    play(game, "on-land t8l1")
    assert figure_area(game, "medusa") == "t8l1"
    assert in_discard(game) == []  # the card stays with its owner
    assert game.view(1)["board"]["factions"][0]["creatures"] == ["medusa"]


@pytest.mark.rule("CY-10.3")
def test_an_empty_deck_is_not_renewed() -> None:
    game = with_creature("harpy")
    game.creature_deck = 0
    discard(game, "giant", "graeae")
    settle(game, 1, "t3l2")
    turn(game, 0, "zeus")
    assert "peek" not in options(game)
    play(game, "done")
    assert game.round == 2
    assert [int(card) for card in game.column] == [-1, -1, -1, -1]


@pytest.mark.rule("CY-10.4", "CY-creature-harpy")
def test_harpy_destroys_a_troop_or_mercenary_anywhere_but_no_hero() -> None:
    game = with_creature("harpy")
    settle(game, 1, "t3l1", troops=2, mercenaries=1, heroes=("ajax",))
    settle(game, 0, "t9l1", troops=1)
    settle(game, 2, "t4l1", heroes=("jason",))
    summon(game, 1, "medusa", "t3l1")
    buy(game, "harpy")
    assert options(game) == ["kill-troop t3l1", "kill-mercenary t3l1", "kill-troop t9l1"]
    play(game, "kill-mercenary t3l1")
    assert (mercenaries_at(game, "t3l1"), game.mercenaries_left) == (0, 16)
    game = with_creature("harpy")
    settle(game, 1, "t3l1", troops=1)
    buy(game, "harpy")
    assert (troops_at(game, "t3l1"), owner_of(game, "t3l1"), game.factions[1].troops_left) == (0, 1, 8)


@pytest.mark.rule("CY-10.5", "CY-creature-giant")
def test_giant_steals_all_mercenaries_of_an_area_not_from_medusas() -> None:
    game = with_creature("giant")
    settle(game, 0, "t9l3", mercenaries=1)
    settle(game, 1, "t3l1", mercenaries=3, troops=1)
    settle(game, 2, "t4l1", mercenaries=2)
    settle(game, 2, "t4l3", mercenaries=2)
    summon(game, 1, "medusa", "t4l1")
    buy(game, "giant")
    assert options(game) == ["seize t3l1", "seize t4l3"]
    play(game, "seize t3l1", "mercenary t9l1", "mercenary t9l3", "mercenary t9l3")
    assert (mercenaries_at(game, "t9l1"), mercenaries_at(game, "t9l3"), mercenaries_at(game, "t3l1")) == (1, 3, 0)
    assert owner_of(game, "t3l1") == 1


@pytest.mark.rule("CY-10.5", "CY-creature-giant", "CY-10.18")
def test_giant_brings_no_one_into_medusas_area() -> None:
    game = with_creature("giant")
    settle(game, 1, "t3l1", mercenaries=1)
    summon(game, 1, "medusa", "t9l1")
    buy(game, "giant")
    assert told(game, "no-effect")
    assert mercenaries_at(game, "t3l1") == 1


@pytest.mark.rule("CY-10.6", "CY-creature-graeae")
def test_graeae_repeat_the_income_with_cerberus_and_hydra() -> None:
    game = with_creature("graeae")
    settle(game, 0, "t8l2")
    summon(game, 0, "hydra", "t8l2")
    summon(game, 0, "cerberus", "t4l2")
    buy(game, "graeae")
    assert coins_of(game, 0) == 3 + 1 + 2 * 2 + 2
    game = with_creature("graeae")
    summon(game, 1, "cerberus", "t9l1")
    buy(game, "graeae")
    assert (coins_of(game, 0), coins_of(game, 1)) == (3, 5)


@pytest.mark.rule("CY-10.7", "CY-creature-griffin", "CY-1.3")
def test_griffin_takes_half_rounded_down_seen_by_the_two_only() -> None:
    game = with_creature("griffin")
    set_coins(game, 1, 7)
    set_coins(game, 2, 0)
    buy(game, "griffin")
    assert options(game) == ["rob p1", "rob p2"]  # offered whatever the purses hold
    play(game, "rob p1")
    assert (coins_of(game, 0), coins_of(game, 1)) == (3 + 3, 4)
    lines = [game.view(seat)["log"] for seat in (0, 1, 2, None)]
    ids = [{line["id"] for line in seen} for seen in lines]
    assert ["cyclades-log-stole-coins" in seen for seen in ids] == [True, True, False, False]
    assert ["cyclades-log-stole-coins-hidden" in seen for seen in ids] == [False, False, True, True]


@pytest.mark.rule("CY-10.8", "CY-creature-dryad")
def test_dryad_takes_a_priestess() -> None:
    game = with_creature("dryad")
    give_cards(game, 1, priestesses=2)
    give_cards(game, 0, priestesses=1)
    buy(game, "dryad")
    assert [own.priestesses for own in game.factions] == [2, 1, 0]


@pytest.mark.rule("CY-10.9", "CY-creature-pegasus")
def test_pegasus_flies_anywhere_and_may_start_a_battle() -> None:
    game = with_creature("pegasus")
    settle(game, 0, "t9l1", troops=2, heroes=("ajax",))
    settle(game, 1, "t3l2", troops=1)
    settle(game, 2, "t2l1")
    summon(game, 2, "medusa", "t8l1")
    buy(game, "pegasus")
    play(game, "join ajax", "take 1")
    assert "to-land t8l1" not in options(game)
    assert "to-land t4l1" in options(game)
    assert coins_of(game, 0) == 3
    dice(game, 3, 0)
    play(game, "to-land t3l2")
    assert (owner_of(game, "t3l2"), heroes_at(game, "t3l2"), troops_at(game, "t9l1")) == (0, ["ajax"], 1)


@pytest.mark.rule("CY-10.9", "CY-creature-pegasus", "CY-10.18", "CY-6.5")
def test_pegasus_does_not_leave_medusas_area_nor_take_a_last_land() -> None:
    game = with_creature("pegasus")
    settle(game, 0, "t9l1", troops=2)
    settle(game, 0, "t9l2", troops=1)
    summon(game, 2, "medusa", "t9l1")
    buy(game, "pegasus")
    targets = options(game)  # t9l2 was the only source
    assert "to-land t3l1" not in targets  # the last land of faction 1
    assert "to-land t8l1" in targets


@pytest.mark.rule("CY-10.10", "CY-creature-satyr")
def test_satyr_takes_a_philosopher_and_the_fourth_builds() -> None:
    game = with_creature("satyr")
    give_cards(game, 0, philosophers=3)
    give_cards(game, 1, philosophers=1)
    buy(game, "satyr")
    assert prompt(game) == "found"
    assert [own.philosophers for own in game.factions] == [0, 0, 0]
    game.impose([9])
    play(game, "found t9l1.1")
    assert (game.metropolises(0), in_discard(game)) == (1, ["satyr"])


@pytest.mark.rule("CY-10.11", "CY-creature-sylph")
def test_sylph_swaps_the_fleets_of_two_seas() -> None:
    game = with_creature("sylph")
    sail(game, 0, "t9s1", 3)
    sail(game, 1, "t4s1", 1)
    sail(game, 2, "t2s1", 2)
    buy(game, "sylph")
    assert options(game) == ["swap t2s1", "swap t4s1", "swap t9s1"]
    play(game, "swap t9s1", "swap t4s1")
    assert (sea_owner_of(game, "t9s1"), fleets_at(game, "t9s1")) == (1, 1)
    assert (sea_owner_of(game, "t4s1"), fleets_at(game, "t4s1")) == (0, 3)
    assert (game.factions[0].seas, game.factions[1].seas) == (1 << sea_no("t4s1"), 1 << sea_no("t9s1"))


@pytest.mark.rule("CY-10.12", "CY-creature-sphinx")
def test_sphinx_draws_three_plays_one_for_free_and_discards_two() -> None:
    game = with_creature("sphinx")
    game.impose([creature_no(name) for name in ("harpy", "graeae", "kraken")])
    buy(game, "sphinx")
    assert options(game) == ["play harpy", "play graeae", "play kraken"]
    play(game, "play graeae")
    assert coins_of(game, 0) == 5 - 2 + 1
    assert in_discard(game) == ["harpy", "graeae", "sphinx", "kraken"]


@pytest.mark.rule("CY-10.12", "CY-10.14", "CY-creature-sphinx")
def test_chimera_among_the_three_reshuffles_after_the_discard() -> None:
    game = with_creature("sphinx")
    discard(game, "dryad")
    game.impose([creature_no(name) for name in ("harpy", "chimera", "graeae")])
    buy(game, "sphinx")
    play(game, "play graeae")
    assert in_discard(game) == ["sphinx"]  # discarded after the reshuffle
    assert game.creature_deck == (1 << 18) - 1 - (1 << creature_no("sphinx"))


@pytest.mark.rule("CY-10.12", "CY-10.14")
def test_a_chimera_played_by_the_sphinx_does_not_reach_the_other_two() -> None:
    game = with_creature("sphinx")
    discard(game, "dryad", "giant")
    game.impose([creature_no(name) for name in ("harpy", "chimera", "graeae")])
    buy(game, "sphinx")
    play(game, "play chimera")
    assert options(game) == ["play giant", "play dryad"]


@pytest.mark.rule("CY-10.12")
def test_sphinx_with_a_short_or_empty_deck() -> None:
    game = with_creature("sphinx")
    game.creature_deck = 1 << creature_no("graeae")
    buy(game, "sphinx")
    assert coins_of(game, 0) == 4
    game = with_creature("sphinx")
    game.creature_deck = 0
    buy(game, "sphinx")
    assert told(game, "no-effect")


@pytest.mark.rule("CY-10.13", "CY-creature-charon")
def test_charon_swaps_a_hero_in_place_even_beside_medusa() -> None:
    game = with_creature("charon")
    settle(game, 0, "t9l1", heroes=("ajax",))
    settle(game, 0, "t9l2", heroes=("jason",))
    summon(game, 1, "medusa", "t9l1")
    open_heroes(game, "helen", "perseus")
    buy(game, "charon")
    assert options(game) == ["dismiss ajax", "dismiss jason"]
    play(game, "dismiss ajax")
    assert options(game) == ["hire helen", "hire perseus"]
    play(game, "hire perseus")
    assert heroes_at(game, "t9l1") == ["perseus"]
    assert (game.heroes_out, [int(hero) for hero in game.hero_cells]) == (1, [2, -1])


@pytest.mark.rule("CY-10.14", "CY-creature-chimera")
def test_chimera_plays_a_card_of_the_discard_then_everything_is_reshuffled() -> None:
    game = with_creature("chimera")
    discard(game, "graeae", "harpy", "kraken")
    buy(game, "chimera")
    assert options(game) == ["play harpy", "play graeae", "play kraken"]
    play(game, "play kraken", "on-sea t2s1")
    assert figure_area(game, "kraken") == "t2s1"
    assert in_discard(game) == []
    assert game.creature_deck == (1 << 18) - 1 - (1 << creature_no("kraken"))


@pytest.mark.rule("CY-10.14", "CY-creature-chimera")
def test_chimera_with_an_empty_discard_only_reshuffles() -> None:
    game = with_creature("chimera")
    game.top = creature_no("harpy")
    game.top_known = 7
    buy(game, "chimera")
    assert told(game, "no-effect")
    assert game.creature_deck == (1 << 18) - 1
    assert (game.top, game.top_known) == (-1, 0)  # nobody knows the top card any more


@pytest.mark.rule("CY-10.15", "CY-creature-cyclops")
def test_cyclops_turns_a_building_into_another_type_and_may_complete_a_set() -> None:
    game = with_creature("cyclops")
    settle(game, 0, "t8l1")
    for slot, kind in (("t8l1.1", "port"), ("t8l1.2", "port"), ("t8l1.3", "temple"), ("t8l1.4", "academy")):
        erect(game, slot, kind)
    game.stock[4] = 0
    turn(game, 0, "ares")
    play(game, "buy cyclops 1")
    assert "convert t8l1.1 academy" not in options(game)  # none in stock
    assert "convert t8l1.1 port" not in options(game)
    play(game, "convert t8l1.1 fortress")
    assert prompt(game) == "found"
    assert building_at(game, "t8l1.1") == ""


@pytest.mark.rule("CY-10.16", "CY-creature-hydra")
def test_hydra_kills_beside_her_and_brings_prosperity() -> None:
    game = with_creature("hydra")
    settle(game, 1, "t9l2", troops=1, heroes=("ajax",))
    settle(game, 2, "t9l3", mercenaries=1)
    sail(game, 1, "t9s1", 2)
    sail(game, 2, "t4s1")
    buy(game, "hydra")
    assert {"on-land t9l1", "on-sea t9s3"} <= set(options(game))
    play(game, "on-sea t9s3")
    assert options(game) == ["kill-troop t9l2", "kill-mercenary t9l3", "kill-fleet t9s1"]
    play(game, "kill-fleet t9s1")
    assert (fleets_at(game, "t9s1"), game.sea_plenty[sea_no("t9s3")]) == (1, 1)


@pytest.mark.rule("CY-10.16", "CY-creature-hydra")
def test_hydra_without_prey_brings_nothing() -> None:
    game = with_creature("hydra")
    buy(game, "hydra")
    play(game, "on-land t8l1")
    assert (prompt(game), game.plenty[land_no("t8l1")]) == ("action", 0)


@pytest.mark.rule("CY-10.16", "CY-creature-hydra", "CY-4.9")
@pytest.mark.parametrize("move", ["stay", "on-land t9l2"])
def test_hydra_kills_at_every_paid_upkeep_where_she_then_stands(move: str) -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2", mercenaries=1)
    summon(game, 0, "hydra", "t9l1")
    give_cards(game, 0, priestesses=1)
    round_from(game, "upkeep")
    play(game, "keep hydra", move, "kill-troop t9l1")  # her own owner's is prey too
    where = "t9l1" if move == "stay" else "t9l2"
    assert game.plenty[land_no(where)] == 1
    assert troops_at(game, "t9l1") == 0


@pytest.mark.rule("CY-10.17", "CY-creature-kraken")
def test_kraken_destroys_fleets_and_lets_none_in() -> None:
    game = with_creature("kraken")
    sail(game, 1, "t9s3", 3)
    sail(game, 0, "t9s1", 1)
    buy(game, "kraken", "poseidon")
    assert all(option.startswith("on-sea") for option in options(game))
    play(game, "on-sea t9s3")
    assert (fleets_at(game, "t9s3"), game.factions[1].fleets_left) == (0, 8)
    play(game, "sail t9s1")
    assert "to-sea t9s3" not in options(game)


@pytest.mark.rule("CY-10.18", "CY-creature-medusa")
def test_medusa_lets_nobody_in_or_out_but_new_hires() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1, heroes=("ajax",))
    settle(game, 0, "t9l2", troops=1)
    summon(game, 1, "medusa", "t9l1")
    set_coins(game, 0, 20)
    turn(game, 0, "ares")
    assert not any(option.startswith("march") for option in options(game))
    assert "troop t9l1" in options(game)
    open_heroes(game, "croesus")
    turn(game, 0, "hera")
    assert not any(option.startswith("campaign") for option in options(game))
    play(game, "hire croesus", "on-land t9l1")
    assert heroes_at(game, "t9l1") == ["ajax", "croesus"]
    game.fresh_heroes = 0
    turn(game, 0, "athena")
    assert "sacrifice croesus" in options(game)


@pytest.mark.rule("CY-10.19", "CY-creature-minotaur")
def test_minotaur_fights_alone_with_strength_two_and_is_lost_last() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=3)
    settle(game, 1, "t9l2")
    settle(game, 1, "t3l1")
    summon(game, 1, "minotaur", "t9l2")
    turn(game, 0, "ares")
    dice(game, 2, 0)
    play(game, "march t9l1", "take 3")
    assert told(game, "land-stage")[0]["defence"] == 2
    assert (owner_of(game, "t9l2"), figure_area(game, "minotaur"), in_discard(game)) == (0, "", ["minotaur"])


@pytest.mark.rule("CY-10.19", "CY-creature-minotaur")
def test_minotaur_may_be_the_loss_and_does_not_retreat() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=5)
    settle(game, 1, "t9l2", troops=2)
    settle(game, 1, "t9l3")
    sail(game, 1, "t9s3")
    summon(game, 1, "minotaur", "t9l2")
    turn(game, 0, "ares")
    dice(game, 3, 0, 0, 3)
    play(game, "march t9l1", "take 5")
    assert options(game) == ["lose-troop", "lose-minotaur"]
    play(game, "lose-troop", "retreat t9l3")
    assert (troops_at(game, "t9l3"), figure_area(game, "minotaur")) == (1, "t9l2")
    assert game.asked == 0  # the battle goes on against him alone
    play(game, "stand")
    assert told(game, "land-stage")[1]["defence"] == 3 + 2


@pytest.mark.rule("CY-10.19", "CY-creature-minotaur", "CY-10.2")
def test_minotaur_stands_on_own_land_only() -> None:
    game = with_creature("minotaur")
    settle(game, 0, "t9l2")
    buy(game, "minotaur")
    assert options(game) == ["on-land t9l1", "on-land t9l2"]


@pytest.mark.rule("CY-10.20", "CY-creature-polyphemus")
def test_polyphemus_empties_and_closes_the_seas_around() -> None:
    game = with_creature("polyphemus")
    sail(game, 1, "t9s2", 2)  # beside t9l2
    sail(game, 2, "t9s3", 1)
    sail(game, 0, "t2s1", 1)
    sail(game, 0, "t9s1", 1)
    buy(game, "polyphemus", "poseidon")
    play(game, "on-land t9l2")
    assert prompt(game) == "polyphemus"
    assert options(game) == ["push t9s2 t2s2", "push t9s2 t9s5", "push t9s3 t9s4", "push t9s3 t9s5"]
    play(game, "push t9s2 t2s2", "push t9s3 t9s5")  # the last one has a single way left
    assert (fleets_at(game, "t2s2"), fleets_at(game, "t9s5")) == (2, 1)
    play(game, "sail t9s1")
    assert not {"to-sea t9s3", "to-sea t9s2"} & set(options(game))


@pytest.mark.rule("CY-10.20", "CY-creature-polyphemus")
def test_fleets_that_cannot_be_pushed_without_meeting_another_colour_are_destroyed() -> None:
    game = with_creature("polyphemus")
    sail(game, 1, "t3s1", 2)  # its only neighbour is t3s2, which is closed as well
    sail(game, 2, "t3s3", 1)
    sail(game, 0, "t6s3", 1)
    buy(game, "polyphemus")
    play(game, "on-land t3l1")
    assert (fleets_at(game, "t3s1"), fleets_at(game, "t3s3"), fleets_at(game, "t6s3")) == (0, 0, 1)
    assert (game.factions[1].fleets_left, game.factions[2].fleets_left) == (8, 8)


@pytest.mark.rule("CY-10.20", "CY-10.17")
def test_nobody_is_pushed_to_the_kraken() -> None:
    game = with_creature("polyphemus")
    sail(game, 1, "t3s3", 1)
    summon(game, 1, "kraken", "t6s3")
    buy(game, "polyphemus")
    play(game, "on-land t3l1")
    assert game.factions[1].fleets_left == 8


@pytest.mark.rule("CY-10.21", "CY-creature-cerberus")
def test_cerberus_takes_the_income_of_his_area_instead_of_its_controller() -> None:
    from agon.games.cyclades.income import income_of

    game = with_creature("cerberus")
    settle(game, 1, "t8l2")
    buy(game, "cerberus")
    play(game, "on-land t8l2")
    assert (income_of(game, 0), income_of(game, 1)) == (1 + 2, 1)


@pytest.mark.rule("CY-10.1")
def test_every_creature_has_its_rule() -> None:
    from agon.games.cyclades.rules.creatures import effect_of

    for card in range(len(CREATURE_IDS)):
        assert effect_of(0, card).NAME
