"""LH-10.3: the thirty-six blessings."""

import pytest

from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.tables import BLESSING_DATA, BLESSING_IDS
from agon.kernel.bits import count_bits, has
from tests.frames import interrupt

from .table import (
    action,
    army,
    asked,
    attributes,
    battle,
    bless,
    blessing,
    drawn_up,
    fight_out,
    glory,
    hand,
    hero_at,
    hoplites,
    hunt,
    in_hand,
    injure,
    kill_off,
    lair,
    lord,
    monster_strikes,
    offers,
    options,
    own,
    owner,
    play,
    prepare,
    put_monster,
    refresh,
    sheet,
    start,
    told,
    where_is,
)


def blessed(name: str, seat: int = 0) -> Hellas:
    game = start()
    bless(game, seat, name)
    return game


def opposed(name: str, seat: int, attackers: int = 3, defenders: int = 3) -> Hellas:
    """A battle in Elis is about to begin; a side has a blessing."""
    game = blessed(name, seat)
    army(game, 1, "elis", defenders)
    army(game, 0, "elis", attackers, owned=False)
    return game


def hunter(name: str, who: str = "hydra", *cards: str, draws: tuple[str, ...] = ("trap-mace",)) -> Hellas:
    game = blessed(name)
    put_monster(game, who, "arcadia")
    hand(game, 0, *cards)
    lord(game, 0).strength = len(draws)
    hunt(game, 0, who, *draws)
    return game


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-10.3", f"LH-blessing-{one}")) for one in BLESSING_IDS]
)
def test_twelve_of_each_god_and_each_can_be_drafted(name: str) -> None:
    gods = [row["god"] for row in BLESSING_DATA]
    assert [gods.count(god) for god in ("athena", "zeus", "hermes")] == [12, 12, 12]
    game = start(2)
    others = [one for one in BLESSING_IDS if one != name and not BLESSING_DATA[blessing(one)].get("gain")][:2]
    game.impose([blessing(one) for one in (name, *others)])
    interrupt(game, Draft(builder=0))
    play(game, f"draft {name}")
    assert has(lord(game, 0).blessings, blessing(name))
    assert asked(game) == (1, "draft")


# ---------------------------------------------------------------------- Athena


@pytest.mark.rule("LH-blessing-cunning_tactician")
def test_cunning_tactician_one_more_for_each_card() -> None:
    game = opposed("cunning_tactician", 0)
    hand(game, 0, "wild_attack-axe", "wild_attack-spear", "glory-bow")
    frame = battle(game, 0, 1, "elis", "arcadia")
    play(game, "play wild_attack-axe", "play wild_attack-spear")
    assert frame.attacker_bonus == 2 * (3 + 1)


@pytest.mark.rule("LH-blessing-mobilization")
def test_mobilization_two_more_anywhere_with_recruit() -> None:
    game = blessed("mobilization")
    own(game, 0, "messenia", "elis")
    refresh(game)
    play(game, "act recruit", "levy elis 2", "muster messenia", "levy messenia 2")
    assert (hoplites(game, 0, "elis"), hoplites(game, 0, "messenia")) == (2, 2)
    game = blessed("mobilization")
    own(game, 0, "messenia")  # no city needed
    refresh(game)
    assert "act recruit" in options(game)


@pytest.mark.rule("LH-blessing-master_plan")
def test_master_plan_a_priest_for_three_strength_in_battle() -> None:
    game = opposed("master_plan", 0)
    hand(game, 0, "wild_attack-axe", "glory-bow")
    lord(game, 0).pool = 1
    frame = battle(game, 0, 1, "elis", "arcadia")
    assert "plan wild_attack-axe" in options(game)
    play(game, "plan wild_attack-axe")
    assert frame.attacker_bonus == 3 + 3
    assert lord(game, 0).pool == 0
    assert offers(game, "plan") == []


@pytest.mark.rule("LH-blessing-master_plan")
def test_master_plan_strengthens_a_defence_in_a_hunt() -> None:
    game = blessed("master_plan")
    put_monster(game, "hydra", "arcadia")
    lord(game, 0).pool = 1
    hand(game, 0, "glory-torch", "trap-sword")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-5")
    assert sorted(offers(game, "guard")) == ["trap-mace", "trap-sword"]
    play(game, "guard trap-mace", "guard-plan trap-sword")
    assert told(game, "defended")
    assert lord(game, 0).pool == 0


@pytest.mark.rule("LH-blessing-master_plan")
def test_a_card_alone_that_needs_the_plan_is_only_offered_with_it() -> None:
    game = blessed("master_plan")
    put_monster(game, "hydra", "arcadia")
    lord(game, 0).pool = 1
    hand(game, 0, "glory-torch")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-4")
    assert options(game) == ["guard-plan trap-mace", "endure"]


@pytest.mark.rule("LH-blessing-athenas_gift")
def test_athenas_gift_a_priest_for_a_battle_won() -> None:
    game = opposed("athenas_gift", 1)
    battle(game, 0, 1, "elis", "arcadia")
    assert lord(game, 1).pool == 1
    game = opposed("athenas_gift", 0)
    battle(game, 0, 1, "elis", "arcadia")
    assert lord(game, 0).pool == 0


@pytest.mark.rule("LH-blessing-heroic_presence")
def test_heroic_presence_where_the_hero_is() -> None:
    game = opposed("heroic_presence", 0)
    frame = drawn_up(0, 1, "elis", "arcadia")
    assert frame.strength(game, 0) == 3
    hero_at(game, 0, "elis")
    assert frame.strength(game, 0) == 3 + 2


@pytest.mark.rule("LH-blessing-always_prepared")
def test_always_prepared_a_card_for_an_empty_hand() -> None:
    game = opposed("always_prepared", 1)
    battle(game, 0, 1, "elis", "arcadia")
    assert options(game) == ["bless always_prepared", "done"]
    play(game, "bless always_prepared")
    assert count_bits(lord(game, 1).hand) == 1
    assert asked(game) == (1, "battle")
    game = opposed("always_prepared", 1)
    hand(game, 1, "glory-bow")
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (1, "battle")
    game = opposed("always_prepared", 2)  # only in one's own battles
    battle(game, 0, 1, "elis", "arcadia")
    assert lord(game, 2).hand == 0


@pytest.mark.rule("LH-blessing-unbroken_morale")
def test_unbroken_morale_against_greater_numbers() -> None:
    game = opposed("unbroken_morale", 1, 4, 3)
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "bless unbroken_morale")
    assert owner(game, "elis") == 1  # three against three
    game = opposed("unbroken_morale", 1, 3, 3)
    battle(game, 0, 1, "elis", "arcadia")
    assert told(game, "blessing-used") == []


@pytest.mark.rule("LH-blessing-local_volunteers")
def test_local_volunteers_instead_of_the_hoplite_movement() -> None:
    game = blessed("local_volunteers")
    own(game, 0, "elis", "messenia")
    army(game, 0, "messenia", 1)
    refresh(game)
    play(game, "bless local_volunteers", "muster elis", "levy elis 2")
    assert hoplites(game, 0, "elis") == 2
    assert "act hoplite_movement" not in options(game)
    assert "bless local_volunteers" not in options(game)


@pytest.mark.rule("LH-blessing-stalwart_defense")
def test_stalwart_defense_of_the_defender() -> None:
    game = opposed("stalwart_defense", 1)
    assert drawn_up(0, 1, "elis", "arcadia").strength(game, 1) == 3 + 1
    game = opposed("stalwart_defense", 0)
    assert drawn_up(0, 1, "elis", "arcadia").strength(game, 0) == 3


@pytest.mark.rule("LH-blessing-no_attrition")
def test_no_attrition_spares_the_first_card() -> None:
    game = opposed("no_attrition", 0, 1, 1)
    hand(game, 0, "charge-sickle", "wild_attack-axe")
    frame = battle(game, 0, 1, "elis", "arcadia")
    assert "play charge-sickle" in options(game)  # two symbols, one hoplite
    play(game, "play charge-sickle")
    assert frame.attacker_casualties == 0
    play(game, "play wild_attack-axe")
    assert frame.attacker_casualties == 1


@pytest.mark.rule("LH-blessing-battle_prayer")
def test_battle_prayer_a_priest_for_a_card_at_any_time() -> None:
    game = blessed("battle_prayer")
    lord(game, 0).pool = 1
    refresh(game)
    play(game, "bless battle_prayer")
    assert count_bits(lord(game, 0).hand) == 1
    assert lord(game, 0).pool == 0
    assert "bless battle_prayer" not in options(game)


@pytest.mark.rule("LH-blessing-battle_prayer")
def test_battle_prayer_in_anothers_turn_and_in_a_hunt() -> None:
    game = opposed("battle_prayer", 1)
    lord(game, 1).pool = 1
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (1, "battle")
    play(game, "bless battle_prayer")
    assert count_bits(lord(game, 1).hand) == 1
    game = blessed("battle_prayer")
    put_monster(game, "hydra", "arcadia")
    lord(game, 0).pool = 1
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "bless battle_prayer")
    assert count_bits(lord(game, 0).hand) == 2


@pytest.mark.rule("LH-blessing-restrictive_maneuver")
def test_restrictive_maneuver_one_card_for_the_attacker() -> None:
    game = opposed("restrictive_maneuver", 1)
    hand(game, 0, "glory-bow", "glory-torch")
    hand(game, 1, "wild_attack-axe", "wild_attack-spear", "trap-mace")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "play wild_attack-axe", "play glory-bow", "play wild_attack-spear")
    assert asked(game) == (1, "battle")  # the attacker is not asked again


# ---------------------------------------------------------------------- Zeus


@pytest.mark.rule("LH-blessing-sacrifice_of_flesh")
def test_sacrifice_of_flesh_heals_and_draws_in_a_hunt() -> None:
    game = blessed("sacrifice_of_flesh")
    put_monster(game, "hydra", "arcadia")
    lord(game, 0).pool = 1
    injure(game, 0, "speed")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "bless sacrifice_of_flesh")
    assert lord(game, 0).injured == 0
    assert count_bits(lord(game, 0).hand) == 2
    assert lord(game, 0).pool == 0
    assert asked(game) == (0, "hunt-step")


@pytest.mark.rule("LH-blessing-weak_spot")
def test_weak_spot_a_card_for_any_wound_at_the_start() -> None:
    game = hunter("weak_spot", "hydra", "glory-bow")
    play(game, "weak-spot glory-bow", "wound hydra axe artifact")
    assert sheet(game, "hydra")[0] == 1
    assert offers(game, "weak-spot") == []  # once
    assert in_hand(game, 0) == ["trap-mace"]


@pytest.mark.rule("LH-blessing-push_ups")
def test_push_ups_a_card_instead_of_the_hero_movement() -> None:
    game = blessed("push_ups")
    refresh(game)
    play(game, "bless push_ups")
    assert count_bits(lord(game, 0).hand) == 1
    assert offers(game, "go") == []


@pytest.mark.rule("LH-blessing-inspiring_hunt")
def test_inspiring_hunt_a_priest() -> None:
    game = hunter("inspiring_hunt")
    assert lord(game, 0).pool == 1


@pytest.mark.rule("LH-blessing-combat_training")
def test_combat_training_one_more_card_with_prepare() -> None:
    game = blessed("combat_training")
    injure(game, 0, "speed", "strength")
    refresh(game)
    play(game, "act prepare", "prepare heal", "heal speed", "prepare heal")
    assert count_bits(lord(game, 0).hand) == 1  # whatever was chosen


@pytest.mark.rule("LH-blessing-heros_wrath")
def test_heros_wrath_after_the_hero_movement() -> None:
    game = blessed("heros_wrath")
    army(game, 1, "elis", 3)
    hand(game, 0, "glory-bow", "trap-mace")
    refresh(game)
    play(game, "go elis")
    assert options(game) == ["wrath glory-bow", "wrath trap-mace", "skip"]
    play(game, "wrath glory-bow")
    assert hoplites(game, 1, "elis") == 1
    assert in_hand(game, 0) == ["trap-mace"]
    assert asked(game) == (0, "turn")
    game = blessed("heros_wrath")
    army(game, 1, "elis", 3)
    hand(game, 0, "glory-bow")
    refresh(game)
    play(game, "go elis", "skip")
    assert hoplites(game, 1, "elis") == 3


@pytest.mark.rule("LH-blessing-local_support")
def test_local_support_two_people_less_but_one_at_least() -> None:
    game = blessed("local_support")
    army(game, 0, "arcadia", 4, owned=False)
    refresh(game)
    play(game, "act march", "march arcadia messenia", "count 1")
    assert owner(game, "messenia") == 0  # population 3
    assert game.population_for(0, 0) == 1  # Epirus, 2
    assert game.population_for(1, 0) == 2
    assert game.population_for(0, 10) == 3  # Attica, 5


@pytest.mark.rule("LH-blessing-glory_of_zeus")
def test_glory_of_zeus_three_hoplites_with_usurp() -> None:
    game = blessed("glory_of_zeus")
    glory(game, 0, "green")
    refresh(game)
    play(game, "act usurp")
    assert offers(game, "levy") == [f"arcadia {count}" for count in (3, 2, 1, 0)]


@pytest.mark.rule("LH-blessing-armory", "LH-6.1")
def test_armory_two_cards_and_a_hand_of_six() -> None:
    game = start(2)
    hand(game, 0, "glory-bow", "glory-torch", "trap-mace", "trap-sword")
    game.impose([blessing("armory"), blessing("bluff"), blessing("exile")])
    interrupt(game, Draft(builder=0))
    play(game, "draft armory")
    assert count_bits(lord(game, 0).hand) == 6
    assert lord(game, 0).hand_limit() == 6


@pytest.mark.rule("LH-blessing-gods_strength")
def test_gods_strength_now_and_at_every_monument() -> None:
    game = start(2)
    game.impose([blessing("gods_strength"), blessing("bluff"), blessing("exile")])
    interrupt(game, Draft(builder=0))
    play(game, "draft gods_strength", "draft bluff")
    assert lord(game, 0).strength == 2
    injure(game, 0, "speed", "strength")
    kill_off(game, "cyclops", "hydra", "cerberus", "medusa", "sphinx", "chimera", "minotaur")
    prepare(game)
    play(game, "act build_monument", "build-level zeus")
    assert asked(game) == (0, "heal")  # whoever builds
    play(game, "heal speed")
    assert lord(game, 0).injuries() == 1


@pytest.mark.rule("LH-blessing-wild_hunt")
def test_wild_hunt_strength_for_a_hunt_instead_of_the_hero_movement() -> None:
    game = blessed("wild_hunt")
    put_monster(game, "hydra", "arcadia")
    attributes(game, 0, strength=1)
    refresh(game)
    assert "bless wild_hunt" not in options(game)  # nothing to lower
    attributes(game, 0, strength=3)
    refresh(game)
    play(game, "bless wild_hunt")
    assert lord(game, 0).strength == 2
    assert asked(game) == (0, "hunt-step")
    play(game, "give-up", "injure speed")
    assert asked(game) == (0, "turn")
    assert "act hunt" in options(game)  # the special action is still free
    assert offers(game, "go") == []


@pytest.mark.rule("LH-blessing-shoot_to_kill", "LH-7.10")
def test_shoot_to_kill_a_bow_for_a_wound_or_two_hoplites() -> None:
    game = blessed("shoot_to_kill")
    put_monster(game, "sphinx", "arcadia")
    army(game, 1, "arcadia", 3)
    hand(game, 0, "glory-bow", "fortification-bow", "trap-mace")
    refresh(game)
    assert offers(game, "shoot") == ["fortification-bow", "glory-bow"]
    play(game, "shoot glory-bow")
    twin = game.copy()
    play(game, "wound sphinx mace plain")
    assert sheet(game, "sphinx")[0] == 1
    assert offers(game, "shoot") == []  # once a turn
    play(twin, "shoot-hoplites arcadia")
    assert hoplites(twin, 1, "arcadia") == 1


# ---------------------------------------------------------------------- Hermes


@pytest.mark.rule("LH-blessing-exhausted_fight")
def test_exhausted_fight_a_second_hunt_for_an_injury() -> None:
    game = blessed("exhausted_fight")
    put_monster(game, "hydra", "arcadia")
    refresh(game)
    assert "bless exhausted_fight" not in options(game)
    lord(game, 0).used = 1 << action("hunt")
    refresh(game)
    assert "act hunt" not in options(game)
    play(game, "bless exhausted_fight", "injure speed")
    assert asked(game) == (0, "hunt-step")
    assert lord(game, 0).tired == 1
    play(game, "give-up", "injure strength")
    assert asked(game) == (1, "turn")  # it was the special action
    lord(game, 0).tired = 1
    kill_off(game, "cyclops", "cerberus", "medusa", "sphinx", "chimera", "minotaur")
    game.impose([0])
    play(game, "act build_monument", "build-level zeus")
    assert lord(game, 0).tired == 0


@pytest.mark.rule("LH-blessing-exhausted_fight")
def test_the_injury_may_cost_what_the_sphinx_asks_for() -> None:
    game = blessed("exhausted_fight")
    put_monster(game, "sphinx", "arcadia", "sphinx_1")
    attributes(game, 0, leadership=3)
    lord(game, 0).used = 1 << action("hunt")
    refresh(game)
    play(game, "bless exhausted_fight", "injure leadership")
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-blessing-forced_march")
def test_forced_march_two_regions() -> None:
    game = blessed("forced_march")
    army(game, 0, "elis", 3)
    refresh(game)
    play(game, "act march", "march elis arcadia", "count 3", "onward argolis")
    assert hoplites(game, 0, "argolis") == 3
    assert owner(game, "argolis") == 0
    assert owner(game, "arcadia") == -1


@pytest.mark.rule("LH-blessing-rearguard")
def test_rearguard_recruits_where_the_army_left() -> None:
    game = blessed("rearguard")
    army(game, 0, "messenia", 1)
    refresh(game)
    play(game, "act march", "march messenia arcadia")
    assert asked(game) == (0, "levy")
    play(game, "levy messenia 2")
    assert hoplites(game, 0, "messenia") == 2


@pytest.mark.rule("LH-blessing-response_force")
def test_response_force_up_to_speed_from_one_neighbour() -> None:
    game = opposed("response_force", 1)
    army(game, 1, "achaea", 4)
    lord(game, 1).speed = 2
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "bless response_force")
    assert offers(game, "bring") == ["achaea 2", "achaea 1"]
    play(game, "bring achaea 2")
    assert hoplites(game, 1, "elis") == 5
    game = opposed("response_force", 0)
    army(game, 0, "achaea", 4)
    battle(game, 0, 1, "elis", "arcadia")
    assert told(game, "blessing-used") == []  # the attacker may not


@pytest.mark.rule("LH-blessing-bluff")
def test_bluff_one_more_card_after_both_have_passed() -> None:
    game = opposed("bluff", 0)
    hand(game, 0, "wild_attack-axe", "wild_attack-spear")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "pass")
    assert asked(game) == (0, "bluff")
    play(game, "play wild_attack-axe")
    fight_out(game, retreat="achaea")
    assert owner(game, "elis") == 0
    assert in_hand(game, 0) == ["wild_attack-spear"]
    game = opposed("bluff", 1)
    hand(game, 1, "wild_attack-axe")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "pass", "skip")
    assert in_hand(game, 1) == ["wild_attack-axe"]


@pytest.mark.rule("LH-blessing-exile")
def test_exile_sends_a_monster_anywhere_for_an_injury() -> None:
    game = blessed("exile")
    put_monster(game, "hydra", "arcadia")
    put_monster(game, "sphinx", "elis")
    refresh(game)
    assert offers(game, "exile") == ["hydra"]
    play(game, "exile hydra", "injure speed")
    assert len(offers(game, "drive")) == 18
    play(game, "drive hydra chalkidiki")
    assert lair(game, "hydra") == "chalkidiki"
    assert lord(game, 0).injuries() == 1
    put_monster(game, "hydra", "arcadia")
    refresh(game)
    assert offers(game, "exile") == []  # once a turn


@pytest.mark.rule("LH-blessing-ambush")
def test_ambush_from_the_city_kills_an_attacker() -> None:
    game = start()
    bless(game, 1, "ambush")
    army(game, 1, "elis", 2, fortified=True)
    army(game, 0, "elis", 4, owned=False)
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "bless ambush")
    assert owner(game, "elis") == 1  # three against two and the city
    game = opposed("ambush", 1)
    battle(game, 0, 1, "elis", "arcadia")
    assert told(game, "blessing-used") == []  # nobody in the city


@pytest.mark.rule("LH-blessing-murderous_march")
def test_murderous_march_anywhere_for_two_dead() -> None:
    game = blessed("murderous_march")
    army(game, 0, "elis", 5)
    army(game, 0, "crete", 2)
    refresh(game)
    play(game, "act march")
    assert offers(game, "murderous-march") == ["elis"]  # Crete has too few
    play(game, "murderous-march elis", "march elis chalkidiki")
    assert hoplites(game, 0, "elis") == 3
    play(game, "count 3")
    assert hoplites(game, 0, "chalkidiki") == 3
    assert lord(game, 0).reserve == 15 - 3 - 2


@pytest.mark.rule("LH-blessing-advanced_dodge")
def test_advanced_dodge_speed_now_and_in_defence_once_a_hunt() -> None:
    game = start(2)
    game.impose([blessing("advanced_dodge"), blessing("bluff"), blessing("exile")])
    interrupt(game, Draft(builder=0))
    play(game, "draft advanced_dodge")
    assert lord(game, 0).speed == 2
    game = blessed("advanced_dodge")
    put_monster(game, "hydra", "arcadia")
    attributes(game, 0, speed=4)
    hand(game, 0, "glory-torch", "phalanx-torch")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-4")
    play(game, "dodge")
    assert told(game, "defended")
    play(game, "strike phalanx-torch torch plain")
    monster_strikes(game, "attack-5", "fury")
    assert "dodge" not in options(game)


@pytest.mark.rule("LH-blessing-hermes_temple")
def test_hermes_temple_a_priest_and_another_special_action() -> None:
    game = start(2)
    game.impose([blessing("hermes_temple"), blessing("bluff"), blessing("exile")])
    interrupt(game, Draft(builder=0))
    play(game, "draft hermes_temple")
    assert lord(game, 0).pool == 1
    game = blessed("hermes_temple")
    own(game, 0, "elis")
    refresh(game)
    play(game, "act build_temple")
    assert asked(game) == (0, "special")
    prepare(game)
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-blessing-winged_boots")
def test_winged_boots_one_hoplite_anywhere() -> None:
    game = blessed("winged_boots")
    army(game, 0, "elis", 2)
    army(game, 0, "crete", 1)
    own(game, 1, "chalkidiki")
    refresh(game)
    play(game, "bless winged_boots", "lift elis")
    assert len(offers(game, "march")) == 18
    play(game, "march elis chalkidiki")
    assert hoplites(game, 0, "chalkidiki") == 1
    assert owner(game, "chalkidiki") == 0
    assert "act hoplite_movement" not in options(game)


@pytest.mark.rule("LH-blessing-heros_apprentice")
def test_heros_apprentice_one_hoplite_up_to_speed_regions() -> None:
    game = blessed("heros_apprentice")
    attributes(game, 0, speed=3)
    army(game, 0, "elis", 2)
    refresh(game)
    play(game, "bless heros_apprentice", "march elis arcadia", "onward argolis", "onward crete")
    assert hoplites(game, 0, "crete") == 1
    assert hoplites(game, 0, "elis") == 1
    assert where_is(game, 0) == "arcadia"
    assert offers(game, "go") == []


@pytest.mark.rule("LH-10.1")
def test_blessings_are_public_and_for_good() -> None:
    game = blessed("bluff", 2)
    assert game.view(0)["board"]["players"][2]["blessings"] == ["bluff"]
