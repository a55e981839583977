"""LH-5: monster phase, event phase, sheets and evolutions."""

import pytest

from agon.games.hellas.rules.monsters import EventPhase, MonsterPhase, RegionAttack
from agon.games.hellas.tables import MONSTER_DIE
from agon.kernel.bits import has

from .scenario import HellasScenario, event, given, monster_no


def phase(table: HellasScenario, *rolls: str) -> HellasScenario:
    return table.chance(*rolls).happen(MonsterPhase(seat=0))


def strike(table: HellasScenario, name: str) -> HellasScenario:
    """A monster attacks the region where it is."""
    return table.happen(RegionAttack(seat=0, monster=monster_no(name)))


@pytest.mark.rule("LH-5.1")
def test_the_die_has_all_four_outcomes() -> None:
    assert sorted(set(MONSTER_DIE)) == [0, 1, 2, 3]
    assert len(MONSTER_DIE) == 6


@pytest.mark.rule("LH-5.1")
def test_nothing_attack_move() -> None:
    table = given().monster("medusa", "elis").army(1, "elis", 2)
    phase(table, "nothing").expect_hoplites(1, "elis", 2)
    phase(table, "attack").expect_hoplites(1, "elis", 1)
    phase(table, "move").expect(asked=(0, "drive"))
    assert sorted(table.offers("drive")) == ["medusa achaea", "medusa arcadia", "medusa messenia"]
    table.play("drive medusa achaea").expect_lair("medusa", "achaea")


@pytest.mark.rule("LH-5.1")
def test_move_or_attack_is_the_builders_choice() -> None:
    table = given().monster("medusa", "elis").army(1, "elis", 2)
    phase(table, "move or attack").expect(options=["let-move", "let-attack"])
    table.copy().play("let-move", "drive medusa arcadia").expect_lair("medusa", "arcadia")
    table.play("let-attack").expect_hoplites(1, "elis", 1)


@pytest.mark.rule("LH-5.1")
def test_one_roll_for_each_monster_in_the_builders_order() -> None:
    table = given().monster("medusa", "elis").monster("hydra", "crete").monster("sphinx", "attica")
    table.happen(MonsterPhase(seat=0)).expect(asked=(0, "roll"))
    table.chance("nothing", "nothing", "nothing").play("roll sphinx", "roll hydra")
    assert [one["monster"] for one in table.told("monster-roll")] == [
        "hellas-monster-sphinx",
        "hellas-monster-hydra",
        "hellas-monster-medusa",
    ]


def draw_event(table: HellasScenario, *cards: str) -> HellasScenario:
    return table.chance(*cards).happen(EventPhase())


@pytest.mark.rule("LH-5.2")
def test_a_quest_goes_to_a_free_slot_or_is_discarded() -> None:
    table = draw_event(given(), "golden_fleece")
    assert table.open_quests() == ["golden_fleece"]
    draw_event(table.quest("aid_to_atlas", "amazon_queen"), "cattle_of_geryon")
    assert table.open_quests() == ["aid_to_atlas", "amazon_queen", "golden_fleece"]
    assert table.events_discarded() == ["cattle_of_geryon"]


@pytest.mark.rule("LH-5.2")
def test_a_slain_monsters_card_is_discarded_and_another_drawn() -> None:
    table = given().slain("hydra")
    draw_event(table, "hydra_1", "hydra_2", "medusa_2").expect_lair("medusa", "phocis")
    assert table.events_discarded() == ["hydra_1", "hydra_2"]


@pytest.mark.rule("LH-5.2")
def test_an_empty_event_deck_is_the_shuffled_discard() -> None:
    table = given().only_events_discarded("golden_fleece").happen(EventPhase())
    assert table.open_quests() == ["golden_fleece"]
    table.happen(EventPhase())  # nothing left: skipped
    table.expect(asked=(0, "turn"))


REGIONS_OF_CARDS = {
    "cyclops_1": "acarnania",
    "cyclops_2": "euboea",
    "hydra_1": "argolis",
    "hydra_2": "chalkidiki",
    "cerberus_1": "epirus",
    "cerberus_2": "locris",
    "medusa_1": "attica",
    "medusa_2": "phocis",
    "sphinx_1": "messenia",
    "sphinx_2": "thessaly",
    "chimera_1": "macedonia",
    "chimera_2": "arcadia",
    "minotaur_1": "crete",
    "minotaur_2": "boeotia",
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-5.2", f"LH-event-{one}")) for one in REGIONS_OF_CARDS]
)
def test_a_monster_card_brings_its_monster_and_then_the_other_evolves_it(name: str) -> None:
    who, other = name[:-2], f"{name[:-1]}{3 - int(name[-1])}"
    table = draw_event(given(), name).expect_lair(who, REGIONS_OF_CARDS[name])
    assert not has(table.game.event_deck, event(name))
    assert table.evolutions() == []
    draw_event(table, other).expect_lair(who, REGIONS_OF_CARDS[name])
    assert table.evolutions() == [other]
    shown = next(one for one in table.board()["monsters"] if one["id"] == who)
    assert shown["evolutions"] == [other]


ADDED = {
    "cyclops_2": ["mace"],
    "hydra_2": ["bow", "bow"],
    "cerberus_2": ["spear"],
    "medusa_2": ["axe"],
    "sphinx_2": ["torch", "torch"],
    "chimera_2": ["mace", "sword"],
    "minotaur_2": ["sword"],
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-5.3", f"LH-event-{one}")) for one in ADDED]
)
def test_evolutions_that_add_wound_places(name: str) -> None:
    who = name[:-2]
    table = given().monster(who, "elis")
    before = table.symbols_left(who)
    draw_event(table, name)
    assert table.symbols_left(who) == before + ADDED[name]


def attack_strength(table: HellasScenario, who: str, name: str = "attack-3", wounds: int = 0) -> int:
    """Start a hunt, deal one wound more, and read the strength of the first attack."""
    table.wound(who, wounds).hand(0, "charge-sickle", "charge-sickle-2").hunt(0, who)
    return table.play(f"convert {table.offers('convert')[0]}").monster_strikes(name).attack_strength


@pytest.mark.rule("LH-event-cyclops_1", "LH-5.3")
def test_cyclops_1_attacks_plus_one() -> None:
    table = given().monster("cyclops", "arcadia")
    assert attack_strength(table, "cyclops") == 3
    table = given().monster("cyclops", "arcadia", "cyclops_1")
    assert attack_strength(table, "cyclops") == 4


@pytest.mark.rule("LH-event-hydra_1", "LH-5.3")
def test_hydra_1_attacks_plus_two_from_three_wounds() -> None:
    table = given().monster("hydra", "arcadia", "hydra_1")
    assert attack_strength(table, "hydra", wounds=1) == 3
    table = given().monster("hydra", "arcadia", "hydra_1")
    assert attack_strength(table, "hydra", wounds=2) == 5


@pytest.mark.rule("LH-event-cerberus_1", "LH-5.3")
def test_cerberus_1_first_attack_plus_three_and_ends_the_hunt() -> None:
    table = given().monster("cerberus", "arcadia", "cerberus_1")
    assert attack_strength(table, "cerberus") == 6
    table.play("endure", "injure speed").expect(told="hunt-fails")


@pytest.mark.rule("LH-event-cerberus_1")
def test_cerberus_1_second_attack_is_as_printed() -> None:
    table = given().monster("cerberus", "arcadia", "cerberus_1")
    table.hand(0, "charge-sickle", "charge-sickle-2", "assault-axe", "assault-spear")
    table.hunt(0, "cerberus", "wild_attack-spear").play("convert sickle torch plain")
    table.monster_strikes("attack-3").chance("trap-mace", "trap-sword")
    table.play("guard assault-axe", "guard assault-spear", "convert sickle bow plain")
    table.monster_strikes("attack-4", "fury")
    assert table.attack_strength == 4
    table.play("endure", "injure speed")
    assert not table.told("hunt-fails")


@pytest.mark.rule("LH-event-medusa_1", "LH-7.1")
def test_medusa_1_draws_by_speed() -> None:
    table = given().attributes(0, strength=1, speed=4).monster("medusa", "arcadia", "medusa_1").hunt(0, "medusa")
    table.expect_hand_size(0, 4)


@pytest.mark.rule("LH-event-sphinx_1", "LH-7.1")
def test_sphinx_1_asks_for_leadership_three() -> None:
    table = given().monster("sphinx", "arcadia", "sphinx_1").attributes(0, leadership=2).expect(cannot="act hunt")
    table.attributes(0, leadership=3).expect(can="act hunt")


@pytest.mark.rule("LH-event-chimera_1", "LH-5.3")
def test_chimera_1_kills_one_of_the_hoplites_that_enter() -> None:
    table = given().monster("chimera", "elis", "chimera_1").army(0, "arcadia", 5)
    table.play("act march", "march arcadia elis", "count 5").expect_hoplites(0, "elis", 4).expect_owner("elis", 0)
    table = given().monster("chimera", "elis", "chimera_1").attributes(0, leadership=3).army(0, "arcadia", 3)
    table.play("act hoplite_movement", "step arcadia elis", "step arcadia elis", "step arcadia elis")
    table.expect_hoplites(0, "elis", 2)  # one in all, not one each


@pytest.mark.rule("LH-event-minotaur_1", "LH-7.1")
def test_minotaur_1_asks_for_a_priest_in_the_pool() -> None:
    table = given().monster("minotaur", "arcadia", "minotaur_1").expect(cannot="act hunt")
    table.priests(0, 1).expect(can="act hunt")


# ---------------------------------------------------------------------- sheets


SHEETS = {  # wound places in order, "+" before the one for a priest, "*" before the one for the artifact
    "cyclops": ("torch torch bow +sword *spear", "eye_of_cyclops"),
    "hydra": ("torch torch torch +sword sword *axe", "poison_arrows"),
    "cerberus": ("torch bow bow +sword mace mace *axe", "adamant_tethers"),
    "medusa": ("bow torch +sword sword *spear", "medusas_blood"),
    "sphinx": ("torch bow +mace *spear", "head_of_sphinx"),
    "chimera": ("bow bow torch torch +axe *spear", "chimeras_fire"),
    "minotaur": ("torch bow +mace mace *axe", "minotaurs_horn"),
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-5.3", f"LH-monster-{one}")) for one in SHEETS]
)
def test_sheets_have_their_wounds_and_the_artifact(name: str) -> None:
    places, artifact = SHEETS[name]
    shown = given().monster(name, "elis").board()["monsters"][0]
    marks = {None: "", "priest": "+", "artifact": "*"}
    assert [marks[place["reward"]] + place["symbol"] for place in shown["wounds"]] == places.split()
    assert shown["artifact"] == artifact


def special_attack(who: str, *cards: str) -> HellasScenario:
    """A hunt in which the sheet's special attack comes and is endured; two wounds are on the monster."""
    table = given().attributes(0, 3, 3, 3).monster(who, "arcadia").hand(0, "charge-sickle", *cards)
    table.hunt(0, who, "trap-mace", "trap-sword", "wild_attack-axe")
    return table.play(f"convert {table.offers('convert')[0]}").monster_strikes("special_attack-4").play("endure")


@pytest.mark.rule("LH-monster-cyclops")
def test_cyclops_special_an_injury_and_an_attribute_lower_for_good() -> None:
    table = special_attack("cyclops").play("injure speed").expect(asked=(0, "lower"))
    table.play("lower strength")
    assert table.lord(0).stored(1) == 2
    table.expect(asked=(0, "hunt-step"))


@pytest.mark.rule("LH-monster-cyclops")
def test_cyclops_region_attack_injures_heroes_in_and_around() -> None:
    table = given().monster("cyclops", "elis").hero(1, "elis").hero(2, "crete")
    strike(table, "cyclops").expect(asked=(0, "injure"))  # in Arcadia, a neighbour
    table.play("injure speed").expect(asked=(1, "injure"))
    table.play("injure leadership")
    assert [int(table.lord(seat).injuries()) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("LH-monster-cyclops")
def test_heroes_on_quests_or_full_of_injuries_take_no_more() -> None:
    table = (
        given()
        .monster("cyclops", "elis")
        .on_quest(0, "golden_fleece")
        .hero(1, "elis")
        .injure(1, "speed", "strength", "leadership")
    )
    strike(table, "cyclops").expect_injuries(0, 0)
    table.expect_injuries(1, 3)


@pytest.mark.rule("LH-monster-hydra")
def test_hydra_special_heals_all_its_wounds() -> None:
    table = special_attack("hydra")
    assert table.sheet("hydra")[0] == 0
    table.expect(told="monster-heals")


@pytest.mark.rule("LH-monster-hydra")
def test_hydra_region_attack_one_hoplite_here_and_in_each_neighbour() -> None:
    table = given().monster("hydra", "elis").army(1, "elis", 2).army(0, "arcadia", 2).army(2, "messenia", 1)
    table.army(2, "laconia", 2)
    strike(table, "hydra")
    table.expect_hoplites(1, "elis", 1).expect_hoplites(0, "arcadia", 1).expect_hoplites(2, "messenia", 0)
    table.expect_hoplites(2, "laconia", 2)


@pytest.mark.rule("LH-monster-cerberus")
def test_cerberus_special_three_injuries_region_attack_three_kills() -> None:
    table = special_attack("cerberus").play("injure speed", "injure strength").expect_injuries(0, 3)
    table = given().monster("cerberus", "elis").army(1, "elis", 5)
    strike(table, "cerberus").expect_hoplites(1, "elis", 2)


@pytest.mark.rule("LH-monster-medusa")
def test_medusa_special_ends_the_hunt_of_the_slow() -> None:
    table = special_attack("medusa").play("injure strength")
    assert not table.told("hunt-fails")  # Speed 3
    table = special_attack("medusa").play("injure speed").expect(told="hunt-fails")


@pytest.mark.rule("LH-monster-medusa", "LH-5.3")
def test_medusa_kills_one_and_lets_no_hoplite_leave() -> None:
    table = given().monster("medusa", "elis").army(0, "elis", 3)
    strike(table, "medusa").expect_hoplites(0, "elis", 2).expect(cannot="act march")
    table.play("act hoplite_movement")  # only the step into the city is left
    table.expect_hoplites(0, "elis", 2)
    assert table.is_fortified(0, "elis")


@pytest.mark.rule("LH-monster-medusa")
def test_losers_in_medusas_region_die() -> None:
    table = given().monster("medusa", "elis").army(1, "elis", 3).army(0, "elis", 5, owned=False).battle("elis")
    assert table.lord(1).reserve == 15


@pytest.mark.rule("LH-monster-sphinx")
def test_sphinx_special_ends_the_hunt_of_poor_leaders() -> None:
    table = special_attack("sphinx").play("injure strength")
    assert not table.told("hunt-fails")
    table = special_attack("sphinx").play("injure leadership").expect(told="hunt-fails")


@pytest.mark.rule("LH-monster-sphinx", "LH-5.3")
def test_sphinx_kills_one_and_bars_recruiting() -> None:
    table = given().monster("sphinx", "elis").army(0, "elis", 3).own(0, "arcadia")
    strike(table, "sphinx").expect_hoplites(0, "elis", 2)
    table.play("act recruit")
    assert table.offers("levy") == ["arcadia 2", "arcadia 1", "arcadia 0"]
    table = given().monster("sphinx", "arcadia").glory(0, "green").play("act usurp").expect_owner("arcadia", 0)
    table.expect_hoplites(0, "arcadia", 0)


@pytest.mark.rule("LH-monster-chimera")
def test_chimera_special_an_injury_and_one_card_kept() -> None:
    table = special_attack("chimera").play("injure speed").expect(asked=(0, "pay-card"))
    table.play("discard trap-mace", "discard trap-sword")
    # one kept, one drawn for not defending
    assert "wild_attack-axe" in table.in_hand(0)
    table.expect_hand_size(0, 2)


@pytest.mark.rule("LH-monster-chimera", "LH-5.1")
def test_chimera_kills_and_flies_to_the_highest_monument() -> None:
    table = given().monster("chimera", "elis").army(1, "elis", 2).level("athena", 3)
    strike(table, "chimera").expect_hoplites(1, "elis", 1)
    table.expect_lair("chimera", "attica")
    strike(table, "chimera")  # already there
    table.expect_lair("chimera", "attica")


@pytest.mark.rule("LH-monster-chimera")
def test_ties_for_the_highest_monument_are_the_active_players() -> None:
    table = given().monster("chimera", "elis")
    strike(table, "chimera")
    assert sorted(table.offers("drive")) == ["chimera acarnania", "chimera attica", "chimera thessaly"]


@pytest.mark.rule("LH-monster-chimera", "LH-5.3")
def test_no_prayer_where_the_chimera_is() -> None:
    table = given().priests(0, 1).monster("chimera", "attica")
    assert sorted(table.offers("pray")) == ["hermes", "zeus"]


@pytest.mark.rule("LH-monster-minotaur")
def test_minotaur_special_two_injuries_and_half_the_hand() -> None:
    table = special_attack("minotaur")
    table.play("injure speed", "injure strength", "discard trap-mace", "discard trap-sword").expect_injuries(0, 2)
    assert "wild_attack-axe" in table.in_hand(0)
    table.expect_hand_size(0, 2)  # three halved up, one drawn


@pytest.mark.rule("LH-monster-minotaur")
def test_minotaur_region_attack_a_hoplite_and_a_priest() -> None:
    table = given().monster("minotaur", "elis").army(1, "elis", 2).priests(1, 2)
    strike(table, "minotaur").expect_hoplites(1, "elis", 1)
    table.expect_priests(1, 1)
    table.priests(1, 0)
    strike(table, "minotaur").expect_priests(1, 0)


@pytest.mark.rule("LH-5.3", "LH-artifact-aegis")
def test_the_aegis_is_asked_for_in_a_monster_attack() -> None:
    table = given().monster("cerberus", "elis").army(1, "elis", 5).artifact(1, "aegis")
    strike(table, "cerberus").expect(asked=(1, "aegis"))
    table.play("protect").expect_hoplites(1, "elis", 4)


@pytest.mark.rule("LH-monster-hydra", "LH-artifact-aegis")
def test_the_aegis_answers_the_losses_of_one_region() -> None:
    """The Hydra kills region by region; each is a loss of its own."""
    table = given().monster("hydra", "elis").artifact(1, "aegis").army(1, "elis", 2).army(1, "arcadia", 2)
    table.army(1, "achaea", 2)
    strike(table, "hydra").expect(asked=(1, "aegis"))
    table.play("protect").expect_hoplites(1, "achaea", 2)  # the first in order
    table.expect(asked=(0, "turn")).expect_hoplites(1, "elis", 1).expect_hoplites(1, "arcadia", 1)
    table = given().monster("hydra", "elis").artifact(1, "aegis").army(1, "elis", 2).army(1, "arcadia", 2)
    strike(table, "hydra").play("accept").expect(asked=(1, "aegis"))  # it may wait for another region
