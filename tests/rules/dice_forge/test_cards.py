"""DF-4: every card, hammer and chest included."""

from typing import Any

import pytest

from agon.games.dice_forge.rules.blessings import EveryoneBlessed
from agon.games.dice_forge.tables import CARD_DATA
from tests.frames import interrupt

from .table import asked, card, dice, face, feat, options, play, reserves, result, show, start

GLORY = {
    "blacksmiths_hammer": 0,
    "blacksmiths_chest": 2,
    "silver_hind": 2,
    "great_bear": 2,
    "satyrs": 6,
    "tenacious_boar_red": 4,
    "tenacious_boar_blue": 4,
    "tenacious_boar_yellow": 4,
    "tenacious_boar_green": 4,
    "ferryman": 12,
    "cerberus": 6,
    "helmet_of_invisibility": 4,
    "cancer": 8,
    "sentinel": 6,
    "hydra": 26,
    "typhon": 16,
    "sphinx": 10,
    "cyclops": 8,
    "gorgon": 14,
    "triton": 8,
    "mirror_of_the_abyss": 10,
    "guardians_owl": 4,
    "celestial_ship": 4,
    "minotaur": 8,
    "guardians_shield": 6,
    "elder": 0,
    "wild_spirits": 2,
}


@pytest.mark.rule("DF-4.1")
def test_every_card_has_its_printed_glory() -> None:
    assert {data["id"]: data["glory"] for data in CARD_DATA} == GLORY


@pytest.mark.parametrize(
    ("name", "sun", "moon", "glory"),
    [
        pytest.param("ferryman", 0, 4, 12, marks=pytest.mark.rule("DF-card-ferryman")),
        pytest.param("hydra", 5, 5, 26, marks=pytest.mark.rule("DF-card-hydra")),
        pytest.param("gorgon", 4, 0, 14, marks=pytest.mark.rule("DF-card-gorgon")),
    ],
)
def test_cards_with_glory_alone(name: str, sun: Any, moon: Any, glory: Any) -> None:
    game = start(3)
    hero = game.heroes[0]
    hero.sun, hero.moon = sun, moon
    game.relist()
    play(game, f"feat {name}")
    assert reserves(game, 0) == (0, 0, 0, 0)
    assert hero.card_glory() == glory
    assert asked(game) == (0, "extra")


# ---------------------------------------------------------------------- hammer and chest


@pytest.mark.rule("DF-4.2", "DF-card-blacksmiths_hammer")
def test_any_part_of_gold_gained_may_go_into_the_hammer() -> None:
    game = start()
    feat(game, 0, "blacksmiths_hammer")
    result(game, 0, "gold4", "sun1")
    assert options(game) == ["hammer 0", "hammer 1", "hammer 2", "hammer 3", "hammer 4"]
    play(game, "hammer 3")
    assert reserves(game, 0) == (1, 1, 0, 0)
    assert game.heroes[0].hammer_steps == 3


@pytest.mark.rule("DF-4.2", "DF-card-blacksmiths_hammer")
def test_laps_pay_ten_then_fifteen_glory_and_go_on_at_once() -> None:
    game = start()
    hero = game.heroes[0]
    feat(game, 0, "blacksmiths_hammer")
    hero.hammer_steps = 13
    result(game, 0, "gold6")
    play(game, "hammer 6")
    assert (hero.glory, hero.hammer_steps, hero.hammers) == (10, 19, 1)
    hero.hammer_steps = 28
    result(game, 0, "gold6")
    assert options(game) == ["hammer 0", "hammer 1", "hammer 2"], "the finished hammer takes no more"
    play(game, "hammer 2")
    assert (hero.glory, hero.hammer_steps, hero.hammers) == (25, 0, 0)
    assert hero.gold == 4
    result(game, 0, "gold6")
    assert asked(game)[1] == "action", "the card is retired"


@pytest.mark.rule("DF-4.2", "DF-card-blacksmiths_hammer")
def test_a_second_hammer_waits_and_takes_what_is_left_at_once() -> None:
    game = start()
    hero = game.heroes[0]
    feat(game, 0, "blacksmiths_hammer")
    feat(game, 0, "blacksmiths_hammer")
    hero.hammer_steps = 28
    result(game, 0, "gold6")
    play(game, "hammer 6")
    assert (hero.glory, hero.hammers, hero.hammer_steps) == (15, 1, 4)


@pytest.mark.rule("DF-4.2")
def test_gold_of_every_source_may_be_hammered_but_not_gold_in_the_reserve() -> None:
    game = start()
    hero = game.heroes[0]
    hero.gold = 12
    feat(game, 0, "blacksmiths_hammer")
    assert asked(game)[1] == "action"
    feat(game, 0, "wild_spirits")
    assert asked(game) == (0, "hammer")
    play(game, "hammer 3")
    assert (hero.gold, hero.moon, hero.hammer_steps) == (12, 3, 3)
    play(game, "triton gold")
    assert asked(game) == (0, "hammer")


@pytest.mark.rule("DF-4.2", "DF-card-minotaur")
def test_losses_never_touch_the_hammer() -> None:
    game = start()
    feat(game, 0, "blacksmiths_hammer")
    game.heroes[0].hammer_steps = 5
    game.heroes[0].gold = 2
    result(game, 0, "gold4", is_loss=True)
    assert (game.heroes[0].gold, game.heroes[0].hammer_steps) == (0, 5)


@pytest.mark.rule("DF-4.3", "DF-card-blacksmiths_chest")
def test_chests_raise_the_limits_and_add_up() -> None:
    game = start()
    hero = game.heroes[0]
    feat(game, 0, "blacksmiths_chest")
    assert (hero.gold_limit(), hero.sun_limit(), hero.moon_limit()) == (16, 9, 9)
    feat(game, 0, "blacksmiths_chest")
    assert (hero.gold_limit(), hero.sun_limit(), hero.moon_limit()) == (20, 12, 12)
    hero.gold = 19
    result(game, 0, "gold4")
    assert hero.gold == 20


# ---------------------------------------------------------------------- reinforcements


@pytest.mark.rule("DF-4.1", "DF-card-silver_hind")
def test_silver_hind_gives_a_minor_blessing_each_turn() -> None:
    game = start()
    game.heroes[1].cards[card("silver_hind")] = 1
    show(game.heroes[1], "sun2", "glory2")
    play(game, "pass")
    before = reserves(game, 1)
    play(game, "use silver_hind")
    assert asked(game) == (1, "die")
    play(game, "roll light")
    assert reserves(game, 1)[1] == before[1] + 2
    assert asked(game) == (1, "action")


@pytest.mark.rule("DF-4.1", "DF-card-guardians_owl")
@pytest.mark.parametrize(("option", "at"), [("take gold 1", 0), ("take sun 1", 1), ("take moon 1", 2)])
def test_guardians_owl_brings_one_of_three(option: Any, at: Any) -> None:
    game = start()
    game.heroes[1].cards[card("guardians_owl")] = 1
    show(game.heroes[1], "glory2", "glory2")
    play(game, "pass", "use guardians_owl")
    assert options(game) == ["take gold 1", "take sun 1", "take moon 1"]
    before = reserves(game, 1)
    game.heroes[1].triton = 0
    push_safe = game.copy()
    play(push_safe, option)
    assert reserves(push_safe, 1)[at] == before[at] + 1


@pytest.mark.rule("DF-4.1", "DF-card-elder")
def test_elder_trades_three_gold_for_four_glory() -> None:
    game = start()
    hero = game.heroes[1]
    hero.cards[card("elder")] = 2
    show(hero, "sun1", "sun1")
    hero.gold = 5
    play(game, "pass")
    assert options(game) == ["use elder", "skip"]
    glory = hero.glory
    play(game, "use elder")
    assert (hero.gold, hero.glory) == (2, glory + 4)
    assert asked(game) == (1, "action"), "2 gold do not pay the second Elder"


# ---------------------------------------------------------------------- immediate effects


@pytest.mark.rule("DF-4.1", "DF-card-wild_spirits")
def test_wild_spirits_give_three_gold_and_three_moon() -> None:
    game = start()
    feat(game, 0, "wild_spirits")
    assert reserves(game, 0) == (3, 0, 3, 0)


@pytest.mark.rule("DF-4.1", "DF-card-cancer")
def test_cancer_gives_two_blessings_one_after_the_other() -> None:
    game = start()
    show(game.heroes[0], "choice_g3_v2", "sun1")
    before = len(game.chapter.all_outcomes())
    feat(game, 0, "cancer")
    assert len(game.chapter.all_outcomes()) == before + 2
    play(game, "take gold 3")
    assert len(game.chapter.all_outcomes()) == before + 4
    play(game, "take glory 2")
    assert reserves(game, 0) == (3, 2, 0, 2)


@pytest.mark.rule("DF-4.1", "DF-card-sentinel")
def test_sentinel_lets_shards_be_refused_for_two_glory_each() -> None:
    game = start(2, "moon6")
    show(game.heroes[0], "sun2", "sum_g2_m1")
    feat(game, 0, "sentinel")
    assert asked(game) == (0, "refuse")
    assert options(game) == ["refuse sun 2", "keep sun 2"]
    play(game, "refuse sun 2", "refuse moon 1")
    assert reserves(game, 0) == (2, 0, 0, 6)
    play(game, "keep sun 2", "refuse moon 1")
    assert reserves(game, 0) == (4, 2, 0, 8)
    assert asked(game)[1] == "action"


@pytest.mark.rule("DF-card-sentinel", "DF-face-boar_red")
def test_sentinel_does_not_touch_a_boar_owners_reward() -> None:
    game = start(2, "moon6", "moon3")
    game.heroes[1].cards[card("tenacious_boar_red")] = 1
    result(game, 0, "boar_red", by="sentinel")
    play(game, "take sun 1", "refuse sun 1")
    assert asked(game) == (1, "reward")
    play(game, "take moon 1")
    assert reserves(game, 0) == (0, 0, 0, 2)
    assert reserves(game, 1) == (0, 0, 1, 0)


@pytest.mark.rule("DF-4.1", "DF-card-sphinx")
def test_sphinx_rolls_one_chosen_die_four_times() -> None:
    game = start()
    dice(game.heroes[0], ["gold1"] * 6, ["moon1", "moon1", "moon1", "sun1", "sun1", "sun1"])
    feat(game, 0, "sphinx")
    assert asked(game) == (0, "same-die")
    game.impose([0, 1, 3, 4])
    play(game, "roll dark")
    assert reserves(game, 0) == (0, 2, 2, 0)


@pytest.mark.rule("DF-4.1", "DF-card-cyclops")
def test_cyclops_lets_gold_be_refused_for_glory() -> None:
    game = start(2, "sun6")
    show(game.heroes[0], "gold3", "sun1")
    feat(game, 0, "cyclops")
    play(game, "roll light", "refuse gold 3", "keep gold 3", "refuse gold 3", "refuse gold 3")
    assert reserves(game, 0) == (3, 0, 0, 9)


@pytest.mark.rule("DF-card-cyclops", "DF-4.2")
def test_gold_kept_from_cyclops_may_be_hammered() -> None:
    game = start(2, "sun6")
    feat(game, 0, "blacksmiths_hammer")
    result(game, 0, "gold3", by="cyclops")
    play(game, "keep gold 3", "hammer 2")
    assert reserves(game, 0) == (1, 0, 0, 0)


@pytest.mark.rule("DF-4.1", "DF-card-typhon")
def test_typhon_counts_the_faces_removed_so_far() -> None:
    game = start(2, "sun5moon5")
    game.heroes[0].forged = 7
    feat(game, 0, "typhon")
    assert reserves(game, 0) == (0, 0, 0, 7)


@pytest.mark.parametrize(
    ("name", "slot", "forged"),
    [
        pytest.param("helmet_of_invisibility", "", "x3", marks=pytest.mark.rule("DF-card-helmet_of_invisibility")),
        pytest.param("mirror_of_the_abyss", "", "mirror", marks=pytest.mark.rule("DF-card-mirror_of_the_abyss")),
        pytest.param("celestial_ship", "sun2", "ship", marks=pytest.mark.rule("DF-card-celestial_ship")),
    ],
)
def test_garden_cards_forge_their_face_at_once(name: str, slot: Any, forged: Any) -> None:
    game = start(2, *[slot] if slot else [])
    feat(game, 0, name)
    assert asked(game) == (0, "forge")
    play(game, f"forge {forged} dark glory2")
    assert game.heroes[0].showing(1) == face(forged)
    assert game.stock[face(forged)] == 3
    assert game.heroes[0].forged == 1


@pytest.mark.rule("DF-4.1", "DF-card-guardians_shield")
def test_guardians_shield_chooses_among_the_shields_left() -> None:
    game = start(3, "sun3")
    feat(game, 0, "guardians_shield")
    assert options(game) == [f"take-face shield_{name}" for name in ("sun", "moon", "gold", "glory")]
    play(game, "take-face shield_moon", "forge shield_moon light gold1")
    feat(game, 0, "guardians_shield")
    assert options(game) == [f"take-face shield_{name}" for name in ("sun", "gold", "glory")]


@pytest.mark.parametrize(
    "colour",
    [
        pytest.param(name, marks=pytest.mark.rule(f"DF-card-tenacious_boar_{name}"))
        for name in ("red", "blue", "yellow", "green")
    ],
)
def test_the_boar_is_forged_by_a_player_of_the_buyers_choice(colour: str) -> None:
    game = start(3, "moon3")
    game.boars = [("red", "blue", "yellow", "green").index(colour), 0]
    game.stack_card[3] = card(f"tenacious_boar_{colour}")
    feat(game, 0, f"tenacious_boar_{colour}")
    assert (asked(game)[0], options(game)) == (0, [f"give p1 boar_{colour}", f"give p2 boar_{colour}"])
    play(game, f"give p2 boar_{colour}")
    assert asked(game) == (2, "forge")
    play(game, f"forge boar_{colour} light sun1")
    assert game.heroes[2].showing(0) == face(f"boar_{colour}")
    assert game.heroes[2].forged == 1, "Typhon counts it for the bearer"
    assert game.stack_card[3] == card("tenacious_boar_red"), "the next card lies open"


@pytest.mark.rule("DF-4.1", "DF-card-satyrs")
def test_satyrs_apply_two_dice_of_rivals_as_one_blessing() -> None:
    game = start(3)
    show(game.heroes[1], "sun1", "x3")
    show(game.heroes[2], "gold4", "moon1")
    feat(game, 0, "satyrs")
    assert asked(game) == (0, "satyrs")
    assert len(options(game)) == 4
    play(game, "pick p1 dark x3")
    assert len(options(game)) == 3
    play(game, "pick p2 light gold4")
    assert reserves(game, 0) == (12, 0, 0, 0)
    assert reserves(game, 1) == reserves(game, 2) == (0, 0, 0, 0)


@pytest.mark.rule("DF-card-satyrs")
def test_satyrs_with_two_players_take_both_faces() -> None:
    game = start()
    show(game.heroes[1], "sun1", "shield_sun")
    feat(game, 0, "satyrs")
    assert reserves(game, 0) == (0, 1, 0, 5)
    assert asked(game)[1] == "action"


@pytest.mark.rule("DF-card-satyrs")
def test_a_mirror_picked_by_satyrs_is_the_buyers_own_and_cerberus_cannot_repeat_it() -> None:
    game = start(3, "moon4")
    game.heroes[0].cerberus = 1
    show(game.heroes[1], "mirror", "gold1")
    show(game.heroes[2], "glory3", "glory3")
    feat(game, 0, "satyrs")
    play(game, "pick p1 light mirror", "pick p2 dark glory3")
    assert "copy glory3" in options(game)
    play(game, "copy glory3")
    assert reserves(game, 0) == (0, 0, 0, 6)
    assert asked(game)[1] == "action"


@pytest.mark.rule("DF-4.1", "DF-card-minotaur")
def test_minotaur_turns_rivals_gains_into_losses() -> None:
    game = start(3)
    for hero, light in ((game.heroes[1], "sum_m2_v2"), (game.heroes[2], "choice_g3_v2")):
        hero.gold = hero.sun = hero.moon = hero.glory = 3
        show(hero, light, "gold4")
    feat(game, 0, "minotaur")
    assert reserves(game, 1) == (0, 3, 1, 1), "nothing goes below 0"
    assert asked(game) == (2, "lose")
    play(game, "take gold 3")
    assert reserves(game, 2) == (0, 3, 3, 3), "a player may pick what they lack"
    assert reserves(game, 0) == (0, 0, 0, 0)


@pytest.mark.rule("DF-card-minotaur", "DF-face-ship", "DF-face-x3", "DF-face-shield_sun")
def test_minotaur_with_ships_multipliers_and_shields() -> None:
    game = start()
    game.heroes[1].sun = 6
    game.heroes[1].glory = 9
    result(game, 1, "ship", "sun2", is_loss=True)
    assert reserves(game, 1) == (0, 4, 0, 9), "a ship does nothing"
    result(game, 1, "x3", "sun1", is_loss=True)
    assert reserves(game, 1) == (0, 1, 0, 9)
    result(game, 1, "shield_sun", "sun1", is_loss=True)
    assert reserves(game, 1) == (0, 0, 0, 4)


@pytest.mark.rule("DF-card-minotaur", "DF-face-boar_red")
def test_under_the_minotaur_a_boars_owner_still_gains() -> None:
    game = start()
    game.heroes[0].cards[card("tenacious_boar_red")] = 1
    game.heroes[1].moon = 2
    result(game, 1, "boar_red", is_loss=True)
    play(game, "take moon 1", "take glory 3")
    assert reserves(game, 1) == (0, 0, 1, 0)
    assert reserves(game, 0) == (0, 0, 0, 3)


# ---------------------------------------------------------------------- bears and tokens


@pytest.mark.rule("DF-4.1", "DF-card-great_bear")
def test_great_bears_pay_for_ousting_and_being_ousted() -> None:
    game = start(3, "moon2")
    game.heroes[0].cards[card("great_bear")] = 2
    game.heroes[1].cards[card("great_bear")] = 1
    game.heroes[1].portal = 3
    show(game.heroes[1], "gold1", "gold1")
    feat(game, 0, "ferryman")
    assert reserves(game, 0) == (0, 0, 0, 6)
    assert reserves(game, 1) == (2, 0, 0, 3)


@pytest.mark.rule("DF-card-great_bear")
def test_a_bear_bought_with_the_ousting_move_does_not_count_it() -> None:
    game = start(3, "moon2")
    game.heroes[1].portal = 2
    feat(game, 0, "great_bear")
    assert reserves(game, 0) == (0, 0, 0, 0)


@pytest.mark.rule("DF-4.1", "DF-card-cerberus")
def test_cerberus_applies_the_same_roll_again_once_with_fresh_choices() -> None:
    game = start(2, "moon4")
    feat(game, 0, "cerberus")
    feat(game, 0, "cerberus")
    assert game.heroes[0].cerberus == 2
    result(game, 0, "choice_g3_v2", "sun1")
    play(game, "take gold 3")
    assert asked(game) == (0, "cerberus")
    play(game, "repeat choice_g3_v2 sun1", "take glory 2")
    assert reserves(game, 0) == (3, 2, 0, 2)
    assert game.heroes[0].cerberus == 1
    assert asked(game)[1] == "action", "at most one token a roll"


@pytest.mark.rule("DF-card-cerberus")
def test_cerberus_is_optional_and_works_on_other_players_turns() -> None:
    game = start(2, "moon4")
    game.heroes[1].cerberus = 1
    show(game.heroes[1], "gold1", "moon1")
    interrupt(game, EveryoneBlessed(seat=0, blessings=1))
    assert asked(game) == (1, "cerberus")
    play(game, "skip")
    assert game.heroes[1].cerberus == 1
    assert reserves(game, 1) == (1, 0, 1, 0)


@pytest.mark.rule("DF-card-cerberus", "DF-face-ship")
def test_cerberus_repeats_the_roll_even_if_a_ship_has_changed_the_die() -> None:
    game = start(3, "moon4")
    game.heroes[0].cerberus = 1
    show(game.heroes[0], "ship", "sun1")
    result(game, 0, "ship", "sun1")
    play(game, "buy moon1", "forge moon1 light ship", "repeat ship sun1", "skip")
    assert reserves(game, 0) == (0, 2, 0, 0)


@pytest.mark.rule("DF-4.1", "DF-card-triton")
@pytest.mark.parametrize(("option", "gained"), [("gold", (6, 0, 0, 0)), ("sun", (0, 2, 0, 0)), ("moon", (0, 0, 2, 0))])
def test_triton_is_spent_once_in_the_own_turn(option: Any, gained: Any) -> None:
    game = start(2, "sun4")
    game.heroes[0].triton = 0
    feat(game, 0, "triton")
    game.heroes[0].portal = 0
    assert game.heroes[0].triton == 1
    play(game, f"triton {option}")
    assert reserves(game, 0) == gained
    assert game.heroes[0].triton == 0


@pytest.mark.rule("DF-card-triton")
def test_triton_pays_at_any_moment_of_the_own_turn_only() -> None:
    game = start(3, "sun4")
    result(game, 0, "ship")
    assert "triton gold" in options(game)
    play(game, "skip")
    game.heroes[1].triton = 1
    result(game, 1, "ship")
    assert "triton gold" not in options(game)
    play(game, "skip")
    game.heroes[0].gold = 2
    game.relist()
    play(game, "buy gold3", "forge gold3 light gold1")
    assert "triton gold" in options(game), "between two purchases of an offering"
    elder = start(3, "sun4")
    elder.heroes[1].triton = 1
    elder.heroes[1].cards[card("elder")] = 1
    show(elder.heroes[1], "sun1", "sun1")
    play(elder, "pass")
    assert asked(elder) == (1, "reinforce")
    play(elder, "triton gold", "use elder")
    assert elder.heroes[1].gold == 3
