"""LH-10.3: the twenty artifacts."""

import pytest

from agon.games.hellas.rules.powers import ARTIFACTS, HUNT
from agon.games.hellas.rules.powers import artifact as register
from agon.games.hellas.tables import ARTIFACT_DATA

from .scenario import HellasScenario, given


def owning(name: str) -> HellasScenario:
    return given().artifact(0, name)


def opposed(name: str, seat: int, attackers: int = 3, defenders: int = 3) -> HellasScenario:
    """A battle in Elis is about to begin; a side has an artifact."""
    return given().artifact(seat, name).army(1, "elis", defenders).army(0, "elis", attackers, owned=False)


def test_every_artifact_is_used_somewhere() -> None:
    """By a function, or in the rule that it answers."""
    used = {ARTIFACT_DATA[power.card]["id"] for powers in ARTIFACTS.powers for power in powers}
    assert used | {"aegis", "medusas_blood"} == {row["id"] for row in ARTIFACT_DATA}


def test_an_artifact_is_registered_only_in_a_window_of_its_data() -> None:
    with pytest.raises(AssertionError, match="ambrosia is not used then"):
        register("ambrosia", HUNT)


@pytest.mark.rule("LH-artifact-caduceus")
def test_caduceus_makes_the_enemy_discard() -> None:
    table = opposed("caduceus", 0).hand(1, "trap-mace", "trap-sword").battle("elis")
    table.expect(options=["use caduceus", "done"])
    table.play("use caduceus").expect(asked=(1, "pay-card"))
    table.play("discard trap-mace").expect_hand(1, "trap-sword")
    assert not table.is_charged(0, "caduceus")
    table = opposed("caduceus", 0).battle("elis").expect(asked=(0, "turn"))  # no card to discard: not asked


@pytest.mark.rule("LH-artifact-apollos_arrow")
def test_apollos_arrow_from_a_neighbouring_region() -> None:
    table = opposed("apollos_arrow", 0).hand(0, "trap-mace").battle("elis")  # Heracles is in Arcadia
    table.play("use apollos_arrow")
    assert table.bonus(0) == 2
    table = opposed("apollos_arrow", 0).hero(0, "elis").battle("elis").expect(asked=(0, "turn"))


@pytest.mark.rule("LH-artifact-femes_trumpet")
def test_femes_trumpet_clears_one_action() -> None:
    table = owning("femes_trumpet").expect(cannot="use femes_trumpet")
    table.used(0, "march", "recruit").play("use femes_trumpet").expect(options=["clear recruit", "clear march"])
    table.play("clear march")
    assert table.actions_used(0) == ["recruit"]


@pytest.mark.rule("LH-artifact-harpe")
def test_harpe_before_a_battle_or_a_hunt() -> None:
    table = opposed("harpe", 1).battle("elis").play("use harpe").expect_hand_size(1, 1)
    table = owning("harpe").monster("hydra", "arcadia").hunt(0, "hydra", "trap-mace").play("use harpe")
    table.expect_hand_size(0, 2)
    assert not table.is_charged(0, "harpe")


@pytest.mark.rule("LH-artifact-harpe")
def test_harpe_is_no_help_once_the_hunt_is_under_way() -> None:
    table = owning("harpe").monster("hydra", "arcadia").hand(0, "glory-torch", "phalanx-torch")
    table.hunt(0, "hydra", "trap-mace").play("strike glory-torch torch plain").expect(cannot="use harpe")


@pytest.mark.rule("LH-artifact-pandoras_box")
def test_pandoras_box_is_a_monster_phase() -> None:
    table = owning("pandoras_box").expect(cannot="use pandoras_box")
    table.monster("cerberus", "elis").army(1, "elis", 4)
    table.chance("attack").play("use pandoras_box").expect_hoplites(1, "elis", 1)


@pytest.mark.rule("LH-artifact-horn_of_plenty")
def test_horn_of_plenty_recruits_two_in_one_city() -> None:
    table = owning("horn_of_plenty").own(0, "elis", "laconia", "messenia").play("use horn_of_plenty")
    assert table.offers("muster") == ["elis", "laconia"]
    table.play("muster laconia", "levy-fortified laconia 2").expect_hoplites(0, "laconia", 2)
    assert table.is_fortified(0, "laconia")


@pytest.mark.rule("LH-artifact-ambrosia")
def test_ambrosia_heals_everything() -> None:
    table = owning("ambrosia").injure(0, "speed", "strength", "leadership")
    table.play("use ambrosia", "heal speed", "heal strength").expect_injuries(0, 0).expect(asked=(0, "turn"))


@pytest.mark.rule("LH-artifact-aegis")
def test_aegis_saves_two_hoplites_also_in_others_turns() -> None:
    table = opposed("aegis", 1, 6, 3).battle("elis").expect(asked=(1, "aegis"))
    table.play("protect").expect(asked=(1, "retreat")).expect_hoplites(1, "elis", 3)
    assert not table.is_charged(1, "aegis")
    table = opposed("aegis", 1, 6, 3).battle("elis").play("accept").expect_hoplites(1, "elis", 2)
    assert table.is_charged(1, "aegis")


@pytest.mark.rule("LH-artifact-aegis")
def test_aegis_saves_two_of_three() -> None:
    table = opposed("aegis", 0, 6, 3).hand(0, "assault-axe", "trap-mace").battle("elis")
    table.play("play assault-axe", "play trap-mace")  # three casualty symbols
    table.expect(asked=(0, "aegis")).play("protect").expect_hoplites(0, "elis", 6 - 1)


@pytest.mark.rule("LH-artifact-aegis", "LH-8.5")
def test_aegis_is_not_spent_on_an_army_that_cannot_retreat() -> None:
    table = opposed("aegis", 1, 6, 3).own(0, "achaea", "arcadia", "messenia").battle("elis").expect(asked=(0, "turn"))
    assert table.lord(1).reserve == 15
    assert table.is_charged(1, "aegis")
    table = opposed("aegis", 0, 3, 6).monster("medusa", "elis").battle("elis").expect(asked=(0, "turn"))
    assert table.lord(0).reserve == 15
    assert table.is_charged(0, "aegis")


@pytest.mark.rule("LH-artifact-aegis", "LH-4.7")
def test_aegis_is_not_spent_on_a_usurped_army_that_cannot_retreat() -> None:
    table = given().artifact(1, "aegis").army(1, "chalkidiki", 2).own(2, "macedonia", "euboea").hero(0, "chalkidiki")
    table.glory(0, "red").play("act usurp").expect(asked=(0, "levy"))
    assert table.lord(1).reserve == 15
    assert table.is_charged(1, "aegis")


@pytest.mark.rule("LH-artifact-eye_of_graeae")
def test_eye_of_graeae_exchanges_cards_in_a_battle() -> None:
    table = opposed("eye_of_graeae", 1).hand(1, "trap-mace", "trap-sword", "glory-bow").battle("elis")
    table.play("use eye_of_graeae", "discard trap-mace", "discard glory-bow")
    table.chance("charge-sickle", "assault-axe").play("done")
    table.expect_hand(1, "trap-sword", "charge-sickle", "assault-axe").expect(asked=(1, "battle"))


@pytest.mark.rule("LH-artifact-eye_of_graeae")
def test_eye_of_graeae_exchanges_cards_in_a_hunt() -> None:
    table = owning("eye_of_graeae").monster("hydra", "arcadia").hunt(0, "hydra", "trap-mace")
    table.chance("charge-sickle").play("use eye_of_graeae", "discard trap-mace")
    table.expect_hand(0, "charge-sickle").expect(asked=(0, "hunt-step"))


@pytest.mark.rule("LH-artifact-ariadnes_thread")
def test_ariadnes_thread_moves_a_monster_one_or_two_regions() -> None:
    table = owning("ariadnes_thread").monster("hydra", "crete").monster("sphinx", "acarnania")
    table.play("use ariadnes_thread")
    assert "hydra argolis" in table.offers("drive")
    assert "hydra arcadia" in table.offers("drive")  # two away
    assert "hydra elis" not in table.offers("drive")
    assert "hydra crete" not in table.offers("drive")
    assert "sphinx epirus" in table.offers("drive")
    table.play("drive hydra arcadia").expect_lair("hydra", "arcadia")


@pytest.mark.rule("LH-artifact-poison_arrows")
def test_poison_arrows_wound_and_draw_at_the_start_of_a_hunt() -> None:
    table = owning("poison_arrows").monster("hydra", "arcadia").hunt(0, "hydra", "trap-mace")
    table.play("use poison_arrows").expect(asked=(0, "wound"))
    assert table.offers("wound") == [
        "hydra torch plain",
        "hydra sword priest",
        "hydra sword plain",
        "hydra axe artifact",
    ]
    table.play("wound hydra axe artifact")
    assert table.sheet("hydra")[0] == 1
    table.expect_hand_size(0, 2)
    table.play("give-up", "injure speed")
    assert len(table.artifacts(0)) == 2  # its reward counts as of this hunt


@pytest.mark.rule("LH-artifact-minotaurs_horn")
def test_minotaurs_horn_calls_neighbours_to_the_defence() -> None:
    table = opposed("minotaurs_horn", 1).army(1, "achaea", 3).army(1, "messenia", 2, fortified=False).battle("elis")
    table.expect(asked=(1, "before"))
    table.play("use minotaurs_horn", "bring achaea 2")
    assert table.offers("bring") == ["messenia 2", "messenia 1"]  # from several regions
    table.play("bring messenia 1").expect_hoplites(1, "elis", 6)


@pytest.mark.rule("LH-artifact-minotaurs_horn")
def test_minotaurs_horn_is_for_defenders_with_neighbours() -> None:
    table = opposed("minotaurs_horn", 0).army(0, "achaea", 3).battle("elis")
    assert table.is_charged(0, "minotaurs_horn")
    table.expect(asked=(0, "turn"))
    table = opposed("minotaurs_horn", 1).battle("elis")
    assert table.is_charged(1, "minotaurs_horn")


@pytest.mark.rule("LH-artifact-head_of_sphinx")
def test_head_of_sphinx_takes_the_neutral_region_of_the_hero() -> None:
    table = owning("head_of_sphinx").play("use head_of_sphinx", "levy arcadia 1").expect_owner("arcadia", 0)
    table.expect_hoplites(0, "arcadia", 1)
    table = owning("head_of_sphinx").own(1, "arcadia").expect(cannot="use head_of_sphinx")


@pytest.mark.rule("LH-artifact-eye_of_cyclops")
def test_eye_of_cyclops_a_priest_at_a_temple() -> None:
    table = owning("eye_of_cyclops").expect(cannot="use eye_of_cyclops")
    table.temples("elis").hero(0, "elis").play("use eye_of_cyclops").expect_priests(0, 1)


@pytest.mark.rule("LH-artifact-medusas_blood")
def test_medusas_blood_one_casualty_less_or_one_more_for_the_enemy() -> None:
    table = opposed("medusas_blood", 0, 5, 4).hand(0, "trap-mace").battle("elis").play("play trap-mace")
    table.expect(asked=(0, "blood"), options=["blood-spare", "blood-strike", "skip"])
    twin, third = table.copy(), table.copy()
    table.play("blood-spare").expect_hoplites(0, "elis", 5).expect_hoplites(1, "elis", 3)
    assert not table.is_charged(0, "medusas_blood")
    twin.play("blood-strike").expect_hoplites(0, "elis", 4).expect_hoplites(1, "elis", 2)
    third.play("skip")
    assert third.is_charged(0, "medusas_blood")


@pytest.mark.rule("LH-artifact-medusas_blood")
def test_medusas_blood_of_a_loser_strikes_the_winner() -> None:
    table = opposed("medusas_blood", 1, 5, 3).battle("elis").expect(asked=(1, "blood"))
    table.expect(options=["blood-strike", "skip"])  # no casualty symbol of one's own to ignore
    table.play("blood-strike").expect_hoplites(0, "elis", 5 - 1).expect_hoplites(1, "elis", 3 - 1)
    assert not table.is_charged(1, "medusas_blood")
    table.expect(asked=(1, "retreat"))


@pytest.mark.rule("LH-artifact-medusas_blood", "LH-8.7")
def test_medusas_blood_can_spoil_a_victory() -> None:
    table = opposed("medusas_blood", 1, 2, 1).hand(0, "wild_attack-axe").battle("elis").play("play wild_attack-axe")
    table.play("blood-strike").expect_hoplites(0, "elis", 0).expect_owner("elis", 1).expect(told="pyrrhic")


@pytest.mark.rule("LH-artifact-medusas_blood", "LH-8.4")
def test_medusas_blood_after_a_card_killed_the_last_enemy() -> None:
    table = opposed("medusas_blood", 0, 4, 1).hand(0, "wild_attack-axe", "javelin_volley-spear")
    table.hand(1, "glory-bow", "glory-torch").battle("elis")
    table.play("play glory-bow", "play wild_attack-axe", "play glory-torch", "play javelin_volley-spear")
    table.expect(asked=(0, "blood"), options=["blood-spare", "skip"])  # nobody is left to strike
    table.play("blood-spare").expect_hoplites(0, "elis", 4).expect_owner("elis", 0)


@pytest.mark.rule("LH-artifact-chimeras_fire")
def test_chimeras_fire_kills_one_where_the_hero_is() -> None:
    table = owning("chimeras_fire").expect(cannot="use chimeras_fire")
    table.army(1, "arcadia", 2).play("use chimeras_fire").expect_hoplites(1, "arcadia", 1)


@pytest.mark.rule("LH-artifact-adamant_tethers")
def test_adamant_tethers_kill_three_where_the_hero_is() -> None:
    table = owning("adamant_tethers").army(1, "arcadia", 4).play("use adamant_tethers")
    table.expect_hoplites(1, "arcadia", 1)


@pytest.mark.rule("LH-artifact-owl_of_athena")
def test_owl_of_athena_two_cards_one_kept() -> None:
    table = owning("owl_of_athena").own(0, "attica").hand(0, "trap-mace").chance("charge-sickle", "glory-bow")
    table.play("use owl_of_athena")
    assert sorted(table.offers("keep-card")) == ["charge-sickle", "glory-bow"]
    table.play("keep-card charge-sickle").expect_hand(0, "trap-mace", "charge-sickle")
    assert table.cards_discarded() == ["glory-bow"]


@pytest.mark.rule("LH-artifact-owl_of_athena", "LH-6.1")
def test_owl_of_athena_keeps_the_hand_limit() -> None:
    table = owning("owl_of_athena").own(0, "attica")
    table.hand(0, "trap-mace", "trap-sword", "assault-axe", "assault-spear").chance("charge-sickle", "glory-bow")
    table.play("use owl_of_athena", "keep-card charge-sickle").expect(asked=(0, "discard"))
    table.play("discard trap-mace").expect_hand_size(0, 4)


@pytest.mark.rule("LH-artifact-thunder_of_zeus", "LH-7.10")
def test_thunder_of_zeus_wounds_a_monster_anywhere_without_reward() -> None:
    table = owning("thunder_of_zeus").own(0, "thessaly").monster("sphinx", "crete").wound("sphinx", 3)
    table.glory(1, "brown").play("use thunder_of_zeus")
    table.expect(options=["wound sphinx spear plain", "smite p1", "smite p2"])
    table.play("wound sphinx spear plain").expect_lair("sphinx", "dead")
    assert (table.lands_of_glory(0), table.slain_by(0)) == (["brown"], ["sphinx"])
    assert table.told("artifact-gained") == []  # the monster's artifact leaves the game
    table.expect(asked=(0, "turn"))


@pytest.mark.rule("LH-7.10", "LH-artifact-thunder_of_zeus")
def test_a_wound_outside_a_hunt_covers_a_plain_place_first() -> None:
    """Sword plain before sword with a priest: the rewards stay for hunters."""
    table = owning("thunder_of_zeus").monster("hydra", "arcadia").play("use thunder_of_zeus")
    assert table.offers("wound") == ["hydra torch plain", "hydra sword plain", "hydra axe plain"]
    table.play("wound hydra sword plain")
    table.hand(0, "trap-sword").hunt(0, "hydra", "trap-mace")
    assert table.offers("strike") == ["trap-sword sword priest"]


@pytest.mark.rule("LH-7.10", "LH-artifact-thunder_of_zeus")
def test_where_only_a_place_with_a_reward_is_left_the_wound_goes_there() -> None:
    table = owning("thunder_of_zeus").monster("hydra", "arcadia").cover("hydra", 5)  # the plain sword
    table.play("use thunder_of_zeus", "wound hydra sword plain").expect_priests(0, 0)
    assert table.symbols_left("hydra") == ["torch", "torch", "torch", "axe"]


@pytest.mark.rule("LH-artifact-thunder_of_zeus")
def test_thunder_of_zeus_injures_an_enemy_hero_whose_owner_chooses() -> None:
    table = owning("thunder_of_zeus").own(0, "thessaly").slain("hydra").injure(2, "speed", "strength", "leadership")
    table.monster("sphinx", "crete").play("use thunder_of_zeus")
    assert table.offers("smite") == ["p1"]  # the other can take no more
    table.play("smite p1").expect(asked=(1, "injure"))
    table.play("injure strength").expect_injuries(1, 1)


@pytest.mark.rule("LH-artifact-boots_of_hermes")
def test_boots_of_hermes_are_not_a_hero_movement() -> None:
    table = owning("boots_of_hermes").own(0, "acarnania").quest("saving_prometheus").hand(0, "trap-mace")
    table.play("use boots_of_hermes", "appear macedonia").expect_hero(0, "macedonia")
    assert table.lord(0).quest == -1  # no quest begun
    table.expect(asked=(0, "turn"), can="go chalkidiki")  # the move is still there


@pytest.mark.rule("LH-8.3", "LH-artifact-apollos_arrow")
def test_strength_before_the_battle_is_plain() -> None:
    table = opposed("apollos_arrow", 0)
    assert table.strength(0, "elis") == 3


@pytest.mark.rule("LH-artifact-thunder_of_zeus")
def test_thunder_of_zeus_does_not_reach_a_hero_on_a_quest() -> None:
    table = owning("thunder_of_zeus").own(0, "thessaly").quest("golden_fleece").on_quest(1, "golden_fleece")
    table.monster("sphinx", "crete").play("use thunder_of_zeus")
    assert table.offers("smite") == ["p2"]


@pytest.mark.rule("LH-artifact-head_of_sphinx")
def test_head_of_sphinx_needs_a_region_without_enemies() -> None:
    owning("head_of_sphinx").army(1, "arcadia", 1, owned=False).expect(cannot="use head_of_sphinx")
