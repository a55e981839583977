"""LH-10.3: the thirty-six blessings."""

import pytest

from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.tables import BLESSING_DATA, BLESSING_IDS

from .scenario import HellasScenario, given, region


def blessed(name: str, seat: int = 0) -> HellasScenario:
    return given().bless(seat, name)


def opposed(name: str, seat: int, attackers: int = 3, defenders: int = 3) -> HellasScenario:
    """A battle in Elis is about to begin; a side has a blessing."""
    return blessed(name, seat).army(1, "elis", defenders).army(0, "elis", attackers, owned=False)


def hunter(name: str, who: str = "hydra", *cards: str, draws: tuple[str, ...] = ("trap-mace",)) -> HellasScenario:
    table = blessed(name).monster(who, "arcadia").hand(0, *cards).attributes(0, strength=len(draws))
    return table.hunt(0, who, *draws)


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-10.3", f"LH-blessing-{one}")) for one in BLESSING_IDS]
)
def test_twelve_of_each_god_and_each_can_be_drafted(name: str) -> None:
    gods = [row["god"] for row in BLESSING_DATA]
    assert [gods.count(god) for god in ("athena", "zeus", "hermes")] == [12, 12, 12]
    others = [one for one in ("bluff", "exile", "ambush") if one != name][:2]
    table = given(2).chance(name, *others).happen(Draft(builder=0)).play(f"draft {name}").expect(asked=(1, "draft"))
    assert table.board()["players"][0]["blessings"] == [name]


# ---------------------------------------------------------------------- Athena


@pytest.mark.rule("LH-blessing-cunning_tactician")
def test_cunning_tactician_one_more_for_each_card() -> None:
    table = opposed("cunning_tactician", 0).hand(0, "wild_attack-axe", "wild_attack-spear", "glory-bow")
    table.battle("elis").play("play wild_attack-axe", "play wild_attack-spear")
    assert table.bonus(0) == 2 * (3 + 1)


@pytest.mark.rule("LH-blessing-mobilization")
def test_mobilization_two_more_anywhere_with_recruit() -> None:
    table = blessed("mobilization").own(0, "messenia", "elis")
    table.play("act recruit", "levy elis 2", "muster messenia", "levy messenia 2")
    table.expect_hoplites(0, "elis", 2).expect_hoplites(0, "messenia", 2)
    table = blessed("mobilization").own(0, "messenia")  # no city needed
    table.expect(can="act recruit")


@pytest.mark.rule("LH-blessing-master_plan")
def test_master_plan_a_priest_for_three_strength_in_battle() -> None:
    table = opposed("master_plan", 0).hand(0, "wild_attack-axe", "glory-bow").priests(0, 1).battle("elis")
    table.expect(can="plan wild_attack-axe")
    table.play("plan wild_attack-axe")
    assert table.bonus(0) == 3 + 3
    table.expect_priests(0, 0).expect(no="plan")


@pytest.mark.rule("LH-blessing-master_plan")
def test_master_plan_strengthens_a_defence_in_a_hunt() -> None:
    table = blessed("master_plan").monster("hydra", "arcadia").priests(0, 1).hand(0, "glory-torch", "trap-sword")
    table.hunt(0, "hydra", "trap-mace").play("strike glory-torch torch plain")
    table.monster_strikes("attack-5")
    assert sorted(table.offers("guard")) == ["trap-mace", "trap-sword"]
    table.play("guard trap-mace", "guard-plan trap-sword").expect(told="defended").expect_priests(0, 0)


@pytest.mark.rule("LH-blessing-master_plan")
def test_a_card_alone_that_needs_the_plan_is_only_offered_with_it() -> None:
    table = blessed("master_plan").monster("hydra", "arcadia").priests(0, 1).hand(0, "glory-torch")
    table.hunt(0, "hydra", "trap-mace").play("strike glory-torch torch plain")
    table.monster_strikes("attack-4").expect(options=["guard-plan trap-mace", "endure"])


@pytest.mark.rule("LH-blessing-athenas_gift")
def test_athenas_gift_a_priest_for_a_battle_won() -> None:
    opposed("athenas_gift", 1).battle("elis").expect_priests(1, 1)
    opposed("athenas_gift", 0).battle("elis").expect_priests(0, 0)


@pytest.mark.rule("LH-blessing-heroic_presence")
def test_heroic_presence_where_the_hero_is() -> None:
    table = opposed("heroic_presence", 0)
    assert table.strength(0, "elis") == 3
    assert table.hero(0, "elis").strength(0, "elis") == 3 + 2


@pytest.mark.rule("LH-blessing-always_prepared")
def test_always_prepared_a_card_for_an_empty_hand() -> None:
    table = opposed("always_prepared", 1).battle("elis").expect(options=["bless always_prepared", "done"])
    table.play("bless always_prepared").expect_hand_size(1, 1).expect(asked=(1, "battle"))
    opposed("always_prepared", 1).hand(1, "glory-bow").battle("elis").expect(asked=(1, "battle"))
    opposed("always_prepared", 2).battle("elis").expect_hand(2)  # only in one's own battles


@pytest.mark.rule("LH-blessing-unbroken_morale")
def test_unbroken_morale_against_greater_numbers() -> None:
    table = opposed("unbroken_morale", 1, 4, 3).battle("elis").play("bless unbroken_morale")
    table.expect_won(1, "elis")  # three against three
    table = opposed("unbroken_morale", 1, 3, 3).battle("elis")
    assert table.told("blessing-used") == []


@pytest.mark.rule("LH-blessing-local_volunteers")
def test_local_volunteers_instead_of_the_hoplite_movement() -> None:
    table = blessed("local_volunteers").own(0, "elis", "messenia").army(0, "messenia", 1)
    table.play("bless local_volunteers", "muster elis", "levy elis 2").expect_hoplites(0, "elis", 2)
    table.expect(cannot=["act hoplite_movement", "bless local_volunteers"])


@pytest.mark.rule("LH-blessing-stalwart_defense")
def test_stalwart_defense_of_the_defender() -> None:
    assert opposed("stalwart_defense", 1).strength(1, "elis") == 3 + 1
    assert opposed("stalwart_defense", 0).strength(0, "elis") == 3


@pytest.mark.rule("LH-blessing-no_attrition")
def test_no_attrition_spares_the_first_card() -> None:
    table = opposed("no_attrition", 0, 1, 1).hand(0, "charge-sickle", "wild_attack-axe").battle("elis")
    table.expect(can="play charge-sickle")  # two symbols, one hoplite
    table.play("play charge-sickle")
    assert table.casualties(0) == 0
    table.play("play wild_attack-axe")
    assert table.casualties(0) == 1


@pytest.mark.rule("LH-blessing-battle_prayer")
def test_battle_prayer_a_priest_for_a_card_at_any_time() -> None:
    table = blessed("battle_prayer").priests(0, 1).play("bless battle_prayer").expect_hand_size(0, 1)
    table.expect_priests(0, 0).expect(cannot="bless battle_prayer")


@pytest.mark.rule("LH-blessing-battle_prayer")
def test_battle_prayer_in_anothers_turn_and_in_a_hunt() -> None:
    table = opposed("battle_prayer", 1).priests(1, 1).battle("elis").expect(asked=(1, "battle"))
    table.play("bless battle_prayer").expect_hand_size(1, 1)
    table = blessed("battle_prayer").monster("hydra", "arcadia").priests(0, 1).hunt(0, "hydra", "trap-mace")
    table.play("bless battle_prayer").expect_hand_size(0, 2)


@pytest.mark.rule("LH-blessing-restrictive_maneuver")
def test_restrictive_maneuver_one_card_for_the_attacker() -> None:
    table = opposed("restrictive_maneuver", 1).hand(0, "glory-bow", "glory-torch")
    table.hand(1, "wild_attack-axe", "wild_attack-spear", "trap-mace").battle("elis")
    table.play("play wild_attack-axe", "play glory-bow", "play wild_attack-spear")
    table.expect(asked=(1, "battle"))  # the attacker is not asked again


# ---------------------------------------------------------------------- Zeus


@pytest.mark.rule("LH-blessing-sacrifice_of_flesh")
def test_sacrifice_of_flesh_heals_and_draws_in_a_hunt() -> None:
    table = blessed("sacrifice_of_flesh").monster("hydra", "arcadia").priests(0, 1).injure(0, "speed")
    table.hunt(0, "hydra", "trap-mace").play("bless sacrifice_of_flesh").expect_injuries(0, 0).expect_hand_size(0, 2)
    table.expect_priests(0, 0).expect(asked=(0, "hunt-step"))


@pytest.mark.rule("LH-blessing-weak_spot")
def test_weak_spot_a_card_for_any_wound_at_the_start() -> None:
    table = hunter("weak_spot", "hydra", "glory-bow").play("weak-spot glory-bow", "wound hydra axe artifact")
    assert table.sheet("hydra")[0] == 1
    table.expect(no="weak-spot")  # once
    table.expect_hand(0, "trap-mace")


@pytest.mark.rule("LH-blessing-push_ups")
def test_push_ups_a_card_instead_of_the_hero_movement() -> None:
    blessed("push_ups").play("bless push_ups").expect_hand_size(0, 1).expect(no="go")


@pytest.mark.rule("LH-blessing-inspiring_hunt")
def test_inspiring_hunt_a_priest() -> None:
    hunter("inspiring_hunt").expect_priests(0, 1)


@pytest.mark.rule("LH-blessing-combat_training")
def test_combat_training_one_more_card_with_prepare() -> None:
    table = blessed("combat_training").injure(0, "speed", "strength")
    table.play("act prepare", "prepare heal", "heal speed", "prepare heal")
    table.expect_hand_size(0, 1)  # whatever was chosen


@pytest.mark.rule("LH-blessing-heros_wrath")
def test_heros_wrath_after_the_hero_movement() -> None:
    table = blessed("heros_wrath").army(1, "elis", 3).hand(0, "glory-bow", "trap-mace").play("go elis")
    table.expect(options=["wrath glory-bow", "wrath trap-mace", "skip"])
    table.play("wrath glory-bow").expect_hoplites(1, "elis", 1).expect_hand(0, "trap-mace").expect(asked=(0, "turn"))
    table = blessed("heros_wrath").army(1, "elis", 3).hand(0, "glory-bow").play("go elis", "skip")
    table.expect_hoplites(1, "elis", 3)


@pytest.mark.rule("LH-blessing-heros_wrath", "LH-9.2")
def test_no_heros_wrath_after_a_step_on_a_quest() -> None:
    """The step stands in the place of the movement, also when the hero comes back to the map with it."""
    table = blessed("heros_wrath").on_quest(0, "aid_to_atlas", 2).army(1, "messenia", 3).hand(0, "glory-bow")
    table.play("advance").expect_hero(0, "messenia").expect(asked=(0, "turn"), no="wrath")
    table.expect_hoplites(1, "messenia", 3)


@pytest.mark.rule("LH-blessing-local_support")
def test_local_support_two_people_less_but_one_at_least() -> None:
    table = blessed("local_support").army(0, "arcadia", 4, owned=False)
    table.play("act march", "march arcadia messenia", "count 1").expect_owner("messenia", 0)  # population 3
    assert table.game.population_for(0, region("epirus")) == 1  # of 2
    assert table.game.population_for(1, region("epirus")) == 2
    assert table.game.population_for(0, region("attica")) == 5 - 2


@pytest.mark.rule("LH-blessing-local_support", "LH-3.8")
def test_local_support_wins_the_people_where_hoplites_stand_already() -> None:
    table = given(2).army(0, "messenia", 1, owned=False).army(0, "attica", 2, owned=False).own(1, "crete")
    table.army(1, "elis", 2, owned=False).chance("local_support", "bluff", "exile").happen(Draft(builder=0))
    table.play("draft local_support")
    table.expect_owner("messenia", 0)  # population 3: one is enough now
    table.expect_owner("attica", -1)  # population 5: two are not
    table.expect_owner("elis", -1)  # population 4: two of a player without the blessing
    table.expect_owner("crete", 1)
    assert [one["region"] for one in table.told("control")] == ["hellas-region-messenia"]


@pytest.mark.rule("LH-blessing-local_support", "LH-1.1")
def test_local_support_may_complete_a_land_and_win() -> None:
    table = (
        given(4).own(0, "argolis", "laconia", "crete", "achaea", "elis", "arcadia").army(0, "messenia", 1, owned=False)
    )
    table.chance("local_support", "bluff", "exile", "ambush", "armory").happen(Draft(builder=0))
    table.play("draft local_support").expect(winner=([0], "warlord-wins"))


@pytest.mark.rule("LH-blessing-glory_of_zeus")
def test_glory_of_zeus_three_hoplites_with_usurp() -> None:
    table = blessed("glory_of_zeus").glory(0, "green").play("act usurp")
    assert table.offers("levy") == [f"arcadia {count}" for count in (3, 2, 1, 0)]


@pytest.mark.rule("LH-blessing-armory", "LH-6.1")
def test_armory_two_cards_and_a_hand_of_six() -> None:
    table = given(2).hand(0, "glory-bow", "glory-torch", "trap-mace", "trap-sword").chance("armory", "bluff", "exile")
    table.happen(Draft(builder=0)).play("draft armory").expect_hand_size(0, 6)
    assert table.lord(0).hand_limit() == 6


@pytest.mark.rule("LH-blessing-gods_strength")
def test_gods_strength_now_and_at_every_monument() -> None:
    table = given(2).chance("gods_strength", "bluff", "exile").happen(Draft(builder=0))
    table.play("draft gods_strength", "draft bluff")
    assert table.lord(0).strength == 2
    table.injure(0, "speed", "strength").slain().prepare()
    table.play("act build_monument", "build-level zeus").expect(asked=(0, "heal"))  # whoever builds
    table.play("heal speed").expect_injuries(0, 1)


@pytest.mark.rule("LH-blessing-wild_hunt")
def test_wild_hunt_strength_for_a_hunt_instead_of_the_hero_movement() -> None:
    table = blessed("wild_hunt").monster("hydra", "arcadia").attributes(0, strength=1)
    table.expect(cannot="bless wild_hunt")  # nothing to lower
    table.attributes(0, strength=3).play("bless wild_hunt")
    assert table.lord(0).strength == 2
    table.expect(asked=(0, "hunt-step"))
    table.play("give-up", "injure speed").expect(asked=(0, "turn"))
    table.expect(can="act hunt")  # the special action is still free
    table.expect(no="go")


@pytest.mark.rule("LH-blessing-shoot_to_kill", "LH-7.10")
def test_shoot_to_kill_a_bow_for_a_wound_or_two_hoplites() -> None:
    table = blessed("shoot_to_kill").monster("sphinx", "arcadia").army(1, "arcadia", 3)
    table.hand(0, "glory-bow", "fortification-bow", "trap-mace")
    assert table.offers("shoot") == ["fortification-bow", "glory-bow"]
    table.play("shoot glory-bow")
    table.copy().play("shoot-hoplites arcadia").expect_hoplites(1, "arcadia", 1)
    table.play("wound sphinx mace plain").expect(no="shoot")  # once a turn
    assert table.sheet("sphinx")[0] == 1


# ---------------------------------------------------------------------- Hermes


@pytest.mark.rule("LH-blessing-exhausted_fight")
def test_exhausted_fight_a_second_hunt_for_an_injury() -> None:
    table = blessed("exhausted_fight").monster("hydra", "arcadia").expect(cannot="bless exhausted_fight")
    table.used(0, "hunt").expect(cannot="act hunt")
    table.play("bless exhausted_fight", "injure speed").expect(asked=(0, "hunt-step"))
    assert table.lord(0).tired == 1
    table.play("give-up", "injure strength").expect(asked=(1, "turn"))  # it was the special action
    table.chance("nothing").play("act build_monument", "build-level zeus")
    assert table.lord(0).tired == 0


@pytest.mark.rule("LH-blessing-exhausted_fight")
def test_the_injury_may_cost_what_the_sphinx_asks_for() -> None:
    table = blessed("exhausted_fight").monster("sphinx", "arcadia", "sphinx_1").attributes(0, leadership=3)
    table.used(0, "hunt").play("bless exhausted_fight", "injure leadership").expect(asked=(1, "turn"))


@pytest.mark.rule("LH-blessing-forced_march")
def test_forced_march_two_regions() -> None:
    table = blessed("forced_march").army(0, "elis", 3)
    table.play("act march", "march elis arcadia", "count 3", "onward argolis").expect_hoplites(0, "argolis", 3)
    table.expect_owner("argolis", 0).expect_owner("arcadia", -1)


@pytest.mark.rule("LH-blessing-rearguard")
def test_rearguard_recruits_where_the_army_left() -> None:
    table = blessed("rearguard").army(0, "messenia", 1).play("act march", "march messenia arcadia")
    table.expect(asked=(0, "levy"))
    table.play("levy messenia 2").expect_hoplites(0, "messenia", 2)


@pytest.mark.rule("LH-blessing-response_force")
def test_response_force_up_to_speed_from_one_neighbour() -> None:
    table = opposed("response_force", 1).army(1, "achaea", 4)
    table.attributes(1, speed=2).battle("elis").play("bless response_force")
    assert table.offers("bring") == ["achaea 2", "achaea 1"]
    table.play("bring achaea 2").expect_hoplites(1, "elis", 5)
    table = opposed("response_force", 0).army(0, "achaea", 4).battle("elis")
    assert table.told("blessing-used") == []  # the attacker may not


@pytest.mark.rule("LH-blessing-bluff")
def test_bluff_one_more_card_after_both_have_passed() -> None:
    table = opposed("bluff", 0).hand(0, "wild_attack-axe", "wild_attack-spear").battle("elis").play("pass")
    table.expect(asked=(0, "bluff"))
    table.play("play wild_attack-axe")
    table.fight_out(retreat="achaea").expect_owner("elis", 0).expect_hand(0, "wild_attack-spear")
    table = opposed("bluff", 1).hand(1, "wild_attack-axe").battle("elis").play("pass", "skip")
    table.expect_hand(1, "wild_attack-axe")


@pytest.mark.rule("LH-blessing-bluff", "LH-blessing-master_plan")
def test_master_plan_strengthens_the_card_of_a_bluff() -> None:
    table = opposed("bluff", 0, 3, 8).bless(0, "master_plan").priests(0, 1).hand(0, "wild_attack-axe").battle("elis")
    table.play("pass").expect(options=["play wild_attack-axe", "plan wild_attack-axe", "skip"])
    table.play("plan wild_attack-axe").expect_priests(0, 0)
    assert table.bonus(0) == 3 + 3
    table = opposed("bluff", 0, 3, 8).bless(0, "master_plan").hand(0, "wild_attack-axe").battle("elis")
    table.play("pass").expect(options=["play wild_attack-axe", "skip"])  # without a priest


@pytest.mark.rule("LH-blessing-bluff", "LH-blessing-restrictive_maneuver")
def test_bluff_is_no_way_round_a_restrictive_maneuver() -> None:
    table = (
        opposed("bluff", 0, 3, 8).bless(1, "restrictive_maneuver").hand(0, "glory-bow", "glory-torch").battle("elis")
    )
    table.copy().play("pass").expect(asked=(0, "bluff"))  # not a card played yet
    table.play("play glory-bow").expect_hand(0, "glory-torch").expect(asked=(0, "turn"))  # one card was all
    assert table.told("blessing-used") == []


@pytest.mark.rule("LH-blessing-exile")
def test_exile_sends_a_monster_anywhere_for_an_injury() -> None:
    table = blessed("exile").monster("hydra", "arcadia").monster("sphinx", "elis")
    assert table.offers("exile") == ["hydra"]
    table.play("exile hydra", "injure speed")
    assert len(table.offers("drive")) == 18
    table.play("drive hydra chalkidiki").expect_lair("hydra", "chalkidiki").expect_injuries(0, 1)
    table.monster("hydra", "arcadia")
    table.expect(no="exile")  # once a turn


@pytest.mark.rule("LH-blessing-ambush")
def test_ambush_from_the_city_kills_an_attacker() -> None:
    table = given().bless(1, "ambush").army(1, "elis", 2, fortified=True).army(0, "elis", 4, owned=False)
    table.battle("elis").play("bless ambush").expect_won(1, "elis")  # three against two and the city
    table = opposed("ambush", 1).battle("elis")
    assert table.told("blessing-used") == []  # nobody in the city


@pytest.mark.rule("LH-blessing-murderous_march")
def test_murderous_march_anywhere_for_two_dead() -> None:
    table = blessed("murderous_march").army(0, "elis", 5).army(0, "crete", 2).play("act march")
    assert table.offers("murderous-march") == ["elis"]  # Crete has too few
    table.play("murderous-march elis", "march elis chalkidiki").expect_hoplites(0, "elis", 3)
    table.play("count 3").expect_hoplites(0, "chalkidiki", 3)
    assert table.lord(0).reserve == 15 - 3 - 2


@pytest.mark.rule("LH-blessing-advanced_dodge")
def test_advanced_dodge_speed_now_and_in_defence_once_a_hunt() -> None:
    table = given(2).chance("advanced_dodge", "bluff", "exile").happen(Draft(builder=0)).play("draft advanced_dodge")
    assert table.lord(0).speed == 2
    table = blessed("advanced_dodge").monster("hydra", "arcadia").attributes(0, speed=4)
    table.hand(0, "glory-torch", "phalanx-torch").hunt(0, "hydra", "trap-mace").play("strike glory-torch torch plain")
    table.monster_strikes("attack-4").play("dodge").expect(told="defended")
    table.play("strike phalanx-torch torch plain")
    table.monster_strikes("attack-5", "fury").expect(cannot="dodge")


@pytest.mark.rule("LH-blessing-hermes_temple")
def test_hermes_temple_a_priest_and_another_special_action() -> None:
    table = given(2).chance("hermes_temple", "bluff", "exile").happen(Draft(builder=0)).play("draft hermes_temple")
    table.expect_priests(0, 1)
    table = blessed("hermes_temple").own(0, "elis").play("act build_temple").expect(asked=(0, "special"))
    table.prepare().expect(asked=(1, "turn"))


@pytest.mark.rule("LH-blessing-winged_boots")
def test_winged_boots_one_hoplite_anywhere() -> None:
    table = blessed("winged_boots").army(0, "elis", 2).army(0, "crete", 1).own(1, "chalkidiki")
    table.play("bless winged_boots", "lift elis")
    assert len(table.offers("march")) == 18
    table.play("march elis chalkidiki").expect_hoplites(0, "chalkidiki", 1).expect_owner("chalkidiki", 0)
    table.expect(cannot="act hoplite_movement")


@pytest.mark.rule("LH-blessing-heros_apprentice")
def test_heros_apprentice_one_hoplite_up_to_speed_regions() -> None:
    table = blessed("heros_apprentice").attributes(0, speed=3).army(0, "elis", 2)
    table.play("bless heros_apprentice", "march elis arcadia", "onward argolis", "onward crete")
    table.expect_hoplites(0, "crete", 1).expect_hoplites(0, "elis", 1).expect_hero(0, "arcadia").expect(no="go")


@pytest.mark.rule("LH-10.1")
def test_blessings_are_public_and_for_good() -> None:
    table = blessed("bluff", 2)
    assert table.board(0)["players"][2]["blessings"] == ["bluff"]
