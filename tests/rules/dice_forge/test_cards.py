"""DF-4: every card, hammer and chest included."""

import pytest

from agon.games.dice_forge.rules.blessings import EveryoneBlessed
from agon.games.dice_forge.tables import CARD_DATA

from .scenario import DiceForgeScenario, given

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


COSTS = {  # by slot of the alternative, "" for a card of the introductory set: sun, moon, portal
    "blacksmiths_hammer": ("", 0, 1, 1),
    "blacksmiths_chest": ("", 0, 1, 1),
    "silver_hind": ("", 0, 2, 2),
    "great_bear": ("moon2", 0, 2, 2),
    "satyrs": ("", 0, 3, 2),
    "ferryman": ("", 0, 4, 3),
    "cerberus": ("moon4", 0, 4, 3),
    "helmet_of_invisibility": ("", 0, 5, 3),
    "cancer": ("", 0, 6, 4),
    "sentinel": ("moon6", 0, 6, 4),
    "hydra": ("", 5, 5, 4),
    "typhon": ("sun5moon5", 5, 5, 4),
    "sphinx": ("", 6, 0, 4),
    "cyclops": ("sun6", 6, 0, 4),
    "gorgon": ("", 4, 0, 5),
    "triton": ("sun4", 4, 0, 5),
    "mirror_of_the_abyss": ("", 5, 0, 5),
    "guardians_owl": ("", 2, 0, 6),
    "celestial_ship": ("sun2", 2, 0, 6),
    "minotaur": ("", 3, 0, 6),
    "guardians_shield": ("sun3", 3, 0, 6),
    "elder": ("", 1, 0, 7),
    "wild_spirits": ("", 1, 0, 7),
    "tenacious_boar_red": ("moon3", 0, 3, 2),
}


@pytest.mark.rule("DF-3.5", "DF-4.1")
@pytest.mark.parametrize("name", COSTS)
def test_every_card_has_its_printed_cost_and_portal(name: str) -> None:
    slot, sun, moon, portal = COSTS[name]
    table = given(3, *[slot] if slot else [])
    if slot == "moon3":
        table.boar_stack("red", "blue", "green")
    for less_sun, less_moon in ((1, 0), (0, 1)):
        if less_sun <= sun and less_moon <= moon:
            table.reserve(0, sun=sun - less_sun, moon=moon - less_moon).expect(cannot=f"feat {name}")
    table.reserve(0, sun=sun, moon=moon).play(f"feat {name}")
    assert table.told("feat") == [{"player": {"seat": 0}, "feat": f"dice_forge-feat-{name}", "sun": sun, "moon": moon}]
    assert table.hero(0).portal == portal


@pytest.mark.parametrize(
    ("name", "sun", "moon", "glory"),
    [
        pytest.param("ferryman", 0, 4, 12, marks=pytest.mark.rule("DF-card-ferryman")),
        pytest.param("hydra", 5, 5, 26, marks=pytest.mark.rule("DF-card-hydra")),
        pytest.param("gorgon", 4, 0, 14, marks=pytest.mark.rule("DF-card-gorgon")),
    ],
)
def test_cards_with_glory_alone(name: str, sun: int, moon: int, glory: int) -> None:
    table = given(3).reserve(0, sun=sun, moon=moon).play(f"feat {name}")
    table.expect_reserve(0).expect(asked=(0, "extra"))
    assert table.hero(0).card_glory() == glory


# ---------------------------------------------------------------------- hammer and chest


@pytest.mark.rule("DF-4.2", "DF-card-blacksmiths_hammer")
def test_any_part_of_gold_gained_may_go_into_the_hammer() -> None:
    table = given().feat(0, "blacksmiths_hammer").result(0, "gold4", "sun1")
    table.expect(options=["hammer 0", "hammer 1", "hammer 2", "hammer 3", "hammer 4"])
    table.play("hammer 3").expect_reserve(0, gold=1, sun=1)
    assert table.hero(0).hammer_steps == 3


@pytest.mark.rule("DF-4.2", "DF-face-x3")
def test_gold_tripled_may_be_hammered_in_any_part() -> None:
    table = given().feat(0, "blacksmiths_hammer").result(0, "gold4", "x3")
    table.expect(options=[f"hammer {steps}" for steps in range(13)]).play("hammer 7").expect_reserve(0, gold=5)
    assert hammers(table) == (1, 7)


def hammers(table: DiceForgeScenario) -> tuple[int, int]:
    """Hammer cards that are not finished, and steps on the one in use."""
    return int(table.hero(0).hammers), int(table.hero(0).hammer_steps)


@pytest.mark.rule("DF-4.2", "DF-card-blacksmiths_hammer")
def test_laps_pay_ten_then_fifteen_glory_and_go_on_at_once() -> None:
    table = given().feat(0, "blacksmiths_hammer").tokens(0, hammer_steps=13)
    table.result(0, "gold6").play("hammer 6").expect_reserve(0, glory=10)
    assert hammers(table) == (1, 19)
    table.tokens(0, hammer_steps=28).result(0, "gold6")
    table.expect(options=["hammer 0", "hammer 1", "hammer 2"])  # the finished hammer takes no more
    table.play("hammer 2").expect_reserve(0, gold=4, glory=25)
    assert hammers(table) == (0, 0)
    table.result(0, "gold6").expect(prompt="action")  # the card is retired


@pytest.mark.rule("DF-4.2", "DF-card-blacksmiths_hammer")
def test_a_second_hammer_waits_and_takes_what_is_left_at_once() -> None:
    table = given().feat(0, "blacksmiths_hammer").feat(0, "blacksmiths_hammer").tokens(0, hammer_steps=28)
    table.result(0, "gold6").play("hammer 6").expect_reserve(0, glory=15)
    assert hammers(table) == (1, 4)


@pytest.mark.rule("DF-4.2")
def test_gold_of_every_source_may_be_hammered_but_not_gold_in_the_reserve() -> None:
    table = given().reserve(0, gold=12).feat(0, "blacksmiths_hammer").expect(prompt="action")
    table.feat(0, "wild_spirits").expect(asked=(0, "hammer")).play("hammer 3").expect_reserve(0, gold=12, moon=3)
    assert hammers(table) == (1, 3)
    table.play("triton gold").expect(asked=(0, "hammer")).play("hammer 6").expect_reserve(0, gold=12, moon=3)
    assert hammers(table) == (1, 9)


@pytest.mark.rule("DF-4.2", "DF-card-minotaur")
def test_losses_never_touch_the_hammer() -> None:
    table = given().feat(0, "blacksmiths_hammer").tokens(0, hammer_steps=5).reserve(0, gold=2)
    table.result(0, "gold4", is_loss=True).expect_reserve(0)
    assert hammers(table) == (1, 5)


@pytest.mark.rule("DF-4.3", "DF-card-blacksmiths_chest")
def test_chests_raise_the_limits_and_add_up() -> None:
    table = given().feat(0, "blacksmiths_chest")
    hero = table.hero(0)
    assert (hero.gold_limit(), hero.sun_limit(), hero.moon_limit()) == (16, 9, 9)
    table.feat(0, "blacksmiths_chest")
    assert (hero.gold_limit(), hero.sun_limit(), hero.moon_limit()) == (20, 12, 12)
    table.reserve(0, gold=19).result(0, "gold4").expect_reserve(0, gold=20)


# ---------------------------------------------------------------------- reinforcements


def second_turn(*cards: str) -> DiceForgeScenario:
    """Seat 1 begins a turn with these cards; what the blessings brought is put back."""
    return given().own(1, *cards).reserve(1, gold=3).play("pass").reserve(1, gold=0, sun=0, moon=0, glory=0)


@pytest.mark.rule("DF-4.1", "DF-card-silver_hind")
def test_silver_hind_gives_a_minor_blessing_each_turn() -> None:
    table = second_turn("silver_hind").play("use silver_hind").expect(asked=(1, "die"))
    table.rolls(1, light="sun2").play("roll light").expect_reserve(1, sun=2).expect(asked=(1, "action"))


@pytest.mark.rule("DF-4.1", "DF-card-guardians_owl")
@pytest.mark.parametrize("resource", ["gold", "sun", "moon"])
def test_guardians_owl_brings_one_of_three(resource: str) -> None:
    table = second_turn("guardians_owl").reserve(1, gold=2, sun=2, moon=2).play("use guardians_owl")
    table.expect(options=["take gold 1", "take sun 1", "take moon 1"]).play(f"take {resource} 1")
    table.expect_reserve(1, **{"gold": 2, "sun": 2, "moon": 2, resource: 3})


@pytest.mark.rule("DF-4.1", "DF-card-elder")
def test_elder_trades_three_gold_for_four_glory() -> None:
    table = second_turn("elder", "elder").reserve(1, gold=5).expect(options=["use elder", "skip"])
    table.play("use elder").expect_reserve(1, gold=2, glory=4)
    assert table.told("pay") == [{"player": {"seat": 1}, "card": "dice_forge-feat-elder", "n": 3}]
    table.expect(asked=(1, "action"))  # 2 gold do not pay the second Elder


# ---------------------------------------------------------------------- immediate effects


@pytest.mark.rule("DF-4.1", "DF-card-wild_spirits")
def test_wild_spirits_give_three_gold_and_three_moon() -> None:
    given().feat(0, "wild_spirits").expect_reserve(0, gold=3, moon=3)


@pytest.mark.rule("DF-4.1", "DF-card-cancer")
def test_cancer_gives_two_blessings_one_after_the_other() -> None:
    table = given().rolls(0, "choice_g3_v2", "moon1").rolls(0, "choice_g3_v2", "glory2").feat(0, "cancer")
    table.expect(asked=(0, "take")).expect_die(0, "dark", "moon1")
    table.play("take gold 3").expect(asked=(0, "take")).expect_die(0, "dark", "glory2")
    table.play("take glory 2").expect_reserve(0, gold=3, moon=1, glory=4)


@pytest.mark.rule("DF-4.1", "DF-card-sentinel")
def test_sentinel_lets_shards_be_refused_for_two_glory_each() -> None:
    table = given(2, "moon6").rolls(0, "sun2", "sum_g2_m1").rolls(0, "sun2", "sum_g2_m1").feat(0, "sentinel")
    table.expect(asked=(0, "refuse"), options=["refuse sun 2", "keep sun 2"])
    table.play("refuse sun 2", "refuse moon 1").expect_reserve(0, gold=2, glory=6)
    table.play("keep sun 2", "refuse moon 1").expect_reserve(0, gold=4, sun=2, glory=8).expect(prompt="action")


@pytest.mark.rule("DF-card-sentinel", "DF-face-boar_red")
def test_sentinel_does_not_touch_a_boar_owners_reward() -> None:
    table = given(2, "moon6", "moon3").own(1, "tenacious_boar_red").result(0, "boar_red", by="sentinel")
    table.play("take sun 1", "refuse sun 1").expect(asked=(1, "reward")).play("take moon 1")
    table.expect_reserve(0, glory=2).expect_reserve(1, moon=1)


@pytest.mark.rule("DF-4.1", "DF-card-sphinx")
def test_sphinx_rolls_one_chosen_die_four_times() -> None:
    table = given().feat(0, "sphinx").expect(asked=(0, "same-die"))
    for face in ("moon1", "glory2", "moon1", "sun1"):
        table.rolls(0, dark=face)
    table.play("roll dark").expect_reserve(0, sun=1, moon=2, glory=2)


@pytest.mark.rule("DF-4.1", "DF-card-cyclops")
def test_cyclops_lets_gold_be_refused_for_glory() -> None:
    table = given(2, "sun6").feat(0, "cyclops")
    for _ in range(4):
        table.rolls(0, light="gold3")
    table.play("roll light", "refuse gold 3", "keep gold 3", "refuse gold 3", "refuse gold 3")
    table.expect_reserve(0, gold=3, glory=9)


@pytest.mark.rule("DF-card-cyclops", "DF-4.2")
def test_gold_kept_from_cyclops_may_be_hammered() -> None:
    table = given(2, "sun6").feat(0, "blacksmiths_hammer").result(0, "gold3", by="cyclops")
    table.play("keep gold 3", "hammer 2").expect_reserve(0, gold=1)


@pytest.mark.rule("DF-card-sentinel", "DF-card-cyclops", "DF-card-sphinx")
def test_sentinel_converts_shards_cyclops_gold_and_sphinx_nothing() -> None:
    table = given(2, "moon6").result(0, "gold4", "glory2", by="sentinel").expect_reserve(0, gold=4, glory=2)
    table = given(2, "sun6").result(0, "sum_g1_s1_m1_v1", by="cyclops")
    table.expect(options=["refuse gold 1", "keep gold 1"]).play("refuse gold 1")
    table.expect_reserve(0, sun=1, moon=1, glory=2).expect(prompt="action")
    table = given().feat(0, "sphinx")
    for face in ("gold1", "moon1", "glory2", "gold1"):
        table.rolls(0, dark=face)
    table.play("roll dark").expect_reserve(0, gold=2, moon=1, glory=2).expect(prompt="action")


@pytest.mark.rule("DF-4.1", "DF-card-typhon")
def test_typhon_counts_the_faces_removed_so_far_from_the_dice_of_its_buyer_alone() -> None:
    table = given(2, "sun5moon5").forged_before(0, 7).forged_before(1, 3).feat(0, "typhon")
    table.expect_reserve(0, glory=7).expect_reserve(1)


@pytest.mark.parametrize(
    ("name", "slot", "forged"),
    [
        pytest.param("helmet_of_invisibility", "", "x3", marks=pytest.mark.rule("DF-card-helmet_of_invisibility")),
        pytest.param("mirror_of_the_abyss", "", "mirror", marks=pytest.mark.rule("DF-card-mirror_of_the_abyss")),
        pytest.param("celestial_ship", "sun2", "ship", marks=pytest.mark.rule("DF-card-celestial_ship")),
    ],
)
def test_garden_cards_forge_their_face_at_once(name: str, slot: str, forged: str) -> None:
    table = given(2, *[slot] if slot else []).feat(0, name).expect(asked=(0, "forge"))
    table.play(f"forge {forged} dark glory2").expect_die(0, "dark", forged)
    assert table.left(forged) == 3
    assert table.hero(0).forged == 1


@pytest.mark.rule("DF-4.1", "DF-card-guardians_shield")
def test_guardians_shield_chooses_among_the_shields_left() -> None:
    table = given(3, "sun3").feat(0, "guardians_shield")
    table.expect(options=[f"take-face shield_{name}" for name in ("sun", "moon", "gold", "glory")])
    table.play("take-face shield_moon", "forge shield_moon light gold1").feat(0, "guardians_shield")
    table.expect(options=[f"take-face shield_{name}" for name in ("sun", "gold", "glory")])


@pytest.mark.parametrize(
    "colour",
    [
        pytest.param(name, marks=pytest.mark.rule(f"DF-card-tenacious_boar_{name}"))
        for name in ("red", "blue", "yellow", "green")
    ],
)
def test_the_boar_is_forged_by_a_player_of_the_buyers_choice(colour: str) -> None:
    below = "blue" if colour == "red" else "red"
    table = (
        given(3, "moon3")
        .boar_stack(colour, below, "green" if colour != "green" else "blue")
        .feat(0, f"tenacious_boar_{colour}")
    )
    table.expect(seat=0, options=[f"give p1 boar_{colour}", f"give p2 boar_{colour}"])
    table.play(f"give p2 boar_{colour}").expect(asked=(2, "forge"))
    table.play(f"forge boar_{colour} light sun1").expect_die(2, "light", f"boar_{colour}")
    assert table.hero(2).forged == 1, "Typhon counts it for the bearer"
    table.reserve(0, moon=3).tokens(0, triton=1)
    table.expect(can=f"feat tenacious_boar_{below}")  # the next card lies open


@pytest.mark.rule("DF-4.1", "DF-card-satyrs")
def test_satyrs_apply_two_dice_of_rivals_as_one_blessing() -> None:
    table = given(3).rolls(1, "sun1", "x3").rolls(2, "gold4", "moon1").feat(0, "satyrs").expect(asked=(0, "satyrs"))
    table.expect(options=["pick p1 light sun1", "pick p1 dark x3", "pick p2 light gold4", "pick p2 dark moon1"])
    table.play("pick p1 dark x3")
    table.expect(options=["pick p1 light sun1", "pick p2 light gold4", "pick p2 dark moon1"])
    table.play("pick p2 light gold4").expect_reserve(0, gold=12).expect_reserve(1).expect_reserve(2)


@pytest.mark.rule("DF-card-satyrs")
def test_satyrs_with_two_players_take_both_faces() -> None:
    table = given().rolls(1, "sun1", "shield_sun").feat(0, "satyrs")
    table.expect_reserve(0, sun=1, glory=5).expect(prompt="action")
    names = [f"dice_forge-face-{name}" for name in ("sun1", "shield_sun")]
    assert table.told("pick") == [{"player": {"seat": 0}, "rival": {"seat": 1}, "face": name} for name in names]


@pytest.mark.rule("DF-card-satyrs")
def test_a_mirror_picked_by_satyrs_is_the_buyers_own_and_cerberus_cannot_repeat_it() -> None:
    table = given(3, "moon4").tokens(0, cerberus=1).rolls(1, "mirror", "gold1").rolls(2, "glory3", "glory3")
    table.feat(0, "satyrs").play("pick p1 light mirror", "pick p2 dark glory3").play("copy glory3")
    table.expect_reserve(0, glory=6).expect(prompt="action")


@pytest.mark.rule("DF-4.1", "DF-card-minotaur")
def test_minotaur_turns_rivals_gains_into_losses() -> None:
    table = given(3).reserve(1, gold=3, sun=3, moon=3, glory=3).reserve(2, gold=3, sun=3, moon=3, glory=3)
    table.rolls(1, "sum_m2_v2", "gold4").rolls(2, "choice_g3_v2", "gold4").feat(0, "minotaur")
    table.expect_reserve(1, gold=0, sun=3, moon=1, glory=1)  # nothing goes below 0
    table.expect(asked=(2, "lose")).play("take gold 3")
    table.expect_reserve(2, gold=0, sun=3, moon=3, glory=3)  # a player may pick what they lack
    table.expect_reserve(0)


@pytest.mark.rule("DF-card-minotaur", "DF-face-ship", "DF-face-x3", "DF-face-shield_sun")
def test_minotaur_with_ships_multipliers_and_shields() -> None:
    table = given().reserve(1, sun=6, glory=9)
    table.result(1, "ship", "sun2", is_loss=True).expect_reserve(1, sun=4, glory=9)  # a ship does nothing
    table.result(1, "x3", "sun1", is_loss=True).expect_reserve(1, sun=1, glory=9)
    table.result(1, "shield_sun", "sun1", is_loss=True).expect_reserve(1, glory=4)


@pytest.mark.rule("DF-card-minotaur", "DF-1.2")
def test_glory_never_falls_below_nothing() -> None:
    given().reserve(1, glory=1).result(1, "glory2", "glory3", is_loss=True).expect_reserve(1)


@pytest.mark.rule("DF-card-minotaur", "DF-card-cerberus")
def test_cerberus_never_repeats_a_loss() -> None:
    table = given(2, "moon4").tokens(1, cerberus=1).reserve(1, gold=5).rolls(1, "gold1", "gold1").feat(0, "minotaur")
    table.expect(asked=(0, "action")).expect_reserve(1, gold=3)
    assert table.hero(1).cerberus == 1


@pytest.mark.rule("DF-card-minotaur", "DF-face-boar_red")
def test_under_the_minotaur_a_boars_owner_still_gains() -> None:
    table = given(2, "moon3").own(0, "tenacious_boar_red").reserve(1, moon=2).result(1, "boar_red", is_loss=True)
    table.play("take moon 1", "take glory 3").expect_reserve(1, moon=1).expect_reserve(0, glory=3)


# ---------------------------------------------------------------------- bears and tokens


@pytest.mark.rule("DF-4.1", "DF-card-great_bear")
def test_great_bears_pay_for_ousting_and_being_ousted() -> None:
    table = given(3, "moon2").own(0, "great_bear", "great_bear").own(1, "great_bear").pawn(1, 3)
    table.rolls(1, "gold1", "gold1").feat(0, "ferryman")
    table.expect_reserve(0, glory=6).expect_reserve(1, gold=2, glory=3)


@pytest.mark.rule("DF-card-great_bear")
def test_a_bear_bought_with_the_ousting_move_does_not_count_it() -> None:
    given(3, "moon2").pawn(1, 2).feat(0, "great_bear").expect_reserve(0)


@pytest.mark.rule("DF-4.1", "DF-card-cerberus")
def test_cerberus_applies_the_same_roll_again_once_with_fresh_choices() -> None:
    table = given(2, "moon4").feat(0, "cerberus").feat(0, "cerberus").result(0, "choice_g3_v2", "sun1")
    table.play("take gold 3").expect(asked=(0, "cerberus"))
    table.play("repeat choice_g3_v2 sun1", "take glory 2").expect_reserve(0, gold=3, sun=2, glory=2)
    table.expect(prompt="action")  # at most one token a roll
    assert table.hero(0).cerberus == 1


@pytest.mark.rule("DF-card-cerberus")
def test_cerberus_is_optional_and_works_on_other_players_turns() -> None:
    table = given(2, "moon4").tokens(1, cerberus=1).rolls(0, "gold1", "gold1").rolls(1, "gold1", "moon1")
    table.happen(EveryoneBlessed(seat=0, blessings=1)).expect(asked=(1, "cerberus"))
    table.play("skip").expect_reserve(1, gold=1, moon=1)
    assert table.hero(1).cerberus == 1


@pytest.mark.rule("DF-card-cerberus", "DF-face-x3", "DF-face-mirror")
def test_a_roll_applied_again_is_tripled_only_if_it_shows_an_x3_again() -> None:
    table = given(2, "moon4").tokens(0, cerberus=1).show(1, "sun1", "x3").result(0, "mirror", "gold1")
    table.play("copy x3").expect_reserve(0, gold=3)
    table.play("repeat mirror gold1", "copy sun1").expect_reserve(0, gold=4, sun=1)


@pytest.mark.rule("DF-card-cerberus", "DF-face-ship")
def test_cerberus_repeats_the_roll_even_if_a_ship_has_changed_the_die() -> None:
    table = given(3, "moon4").tokens(0, cerberus=1).show(0, "ship", "gold1").result(0, "ship", "sun1")
    table.play("buy moon1", "forge moon1 light ship", "repeat ship sun1", "skip").expect_reserve(0, sun=2)


@pytest.mark.rule("DF-4.1", "DF-card-triton")
@pytest.mark.parametrize(("resource", "amount"), [("gold", 6), ("sun", 2), ("moon", 2)])
def test_triton_is_spent_once_in_the_own_turn(resource: str, amount: int) -> None:
    table = given(2, "sun4").tokens(0, triton=0).feat(0, "triton").pawn(0, 0)
    assert table.hero(0).triton == 1
    table.play(f"triton {resource}").expect_reserve(0, **{resource: amount})
    assert table.hero(0).triton == 0


@pytest.mark.rule("DF-card-triton")
def test_triton_pays_at_any_moment_of_the_own_turn_only() -> None:
    table = given(3, "sun4").result(0, "ship").expect(can="triton gold").play("skip")
    table.tokens(1, triton=1).result(1, "ship").expect(cannot="triton gold").play("skip")
    table.reserve(0, gold=2).play("buy gold3", "forge gold3 light gold1")
    table.expect(can="triton gold", cannot="buy sun1")  # between two purchases of an offering
    table.play("triton gold", "buy sun1").expect_reserve(0, gold=3)
    table = given(3, "sun4").result(0, "ship").expect(cannot="buy moon2").play("triton gold", "buy moon2")
    table.expect_reserve(0, gold=2)  # the discount is kept
    table = given(3, "sun4").tokens(1, triton=1).own(1, "elder").play("pass").reserve(1, gold=0)
    table.expect(asked=(1, "reinforce")).play("triton gold", "use elder")
    assert table.hero(1).gold == 3
