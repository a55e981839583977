"""LS-16: cards and quests."""

import pytest

from agon.games.hellas.solo.tables import XERXES

from .scenario import given

LOW = "trap-sword"


@pytest.mark.rule("LS-16.3")
def test_flank_attack_counts_models_or_half_the_invasion() -> None:
    for invasion, count, bonus in ((7, 5, True), (7, 4, False), (8, 5, True)):
        table = (
            given(act=2).tokens("persian", "boeotia", "macedonia").tracks(invasion=invasion).allied("boeotia", count)
        )
        table.hand(0, "flank_attack-bow", "glory-bow").fight("boeotia", came_from="corinthia")
        table.play("play flank_attack-bow")
        assert (table.bonus(0) > 2) == bonus


@pytest.mark.rule("LS-16.4")
def test_tactical_maneuver_compares_with_the_command_value() -> None:
    for leadership, better in ((3, True), (2, False)):
        table = given().persians("locris", 2).spies_on_track(3).attributes(0, leadership=leadership).allied("locris", 3)
        table.hand(0, "tactical_maneuver-sword", "glory-bow").fight("locris", came_from="phocis")
        table.play("play tactical_maneuver-sword")
        assert (table.bonus(0) > 2) == better


@pytest.mark.rule("LS-16.6")
def test_thunder_of_zeus_only_wounds() -> None:
    given().token("thessaly", "loyal").expect(no="use thunder_of_zeus")
    given().token("thessaly", "loyal").monster("hydra", "elis").play("use thunder_of_zeus").expect(no="smite")


@pytest.mark.rule("LS-16.7")
def test_artifacts_are_charged_by_pass_and_at_no_other_time() -> None:
    table = given().relic("harpe").exhaust(0).chance("trap-sword", "trap-mace", 8)
    table.play("act prepare", "prepare draw", "prepare draw")
    assert not table.is_charged(0, "harpe")
    table.end_turn(13)
    assert table.is_charged(0, "harpe")


@pytest.mark.rule("LS-16.9")
def test_gods_strength_heals_at_pass() -> None:
    table = given().bless(0, "gods_strength").injure(0, "speed", "strength").play("act pass")
    table.expect(asked=(0, "heal")).chance(8).play("heal speed").expect_injuries(0, 1)


@pytest.mark.rule("LS-16.10")
def test_a_finished_quest_gives_one_of_two_artifacts_and_an_attitude_step() -> None:
    table = given().on_quest(0, "clean_augean_stables", 2).chance("harpe", "ambrosia").play("advance")
    table.expect(asked=(0, "keep-artifact"), options=["keep-artifact harpe", "keep-artifact ambrosia"])
    table.play("keep-artifact ambrosia")
    assert table.artifacts(0) == ["ambrosia"]
    assert table.relics_left() == 6
    assert table.attitude_of("green") == "loyal"
    table.expect_hand_size(0, 0).expect_priests(0, 0)
    assert table.values(0) == [1, 1, 2]


@pytest.mark.rule("LS-16.10")
def test_with_one_artifact_left_it_is_taken_and_with_none_only_the_step() -> None:
    table = given().on_quest(0, "clean_augean_stables", 2).relics("harpe").play("advance")
    table.take_first("keep-artifact")
    assert table.artifacts(0) == ["harpe"]
    table = given().on_quest(0, "clean_augean_stables", 2).relics().play("advance").expect(prompt="turn")
    assert table.attitude_of("green") == "loyal"


@pytest.mark.rule("LS-16.11")
def test_artifacts_that_strike_enemies_are_not_in_the_deck() -> None:
    from agon.games.hellas import tables
    from agon.games.hellas.solo import tables as solo

    for name in ("caduceus", "pandoras_box", "aegis", "poison_arrows", "head_of_sphinx"):
        assert not solo.ARTIFACTS >> tables.ARTIFACT_IDS.index(name) & 1


@pytest.mark.rule("LS-16.12")
def test_reinforcements_and_response_force_bring_both_kinds() -> None:
    table = given().persians("locris", 3).allied("locris", 1).loyal("phocis", 2).allied("phocis", 2)
    table.hand(0, "reinforcements-shield", "glory-bow").fight("locris", attack=False)
    table.play("play reinforcements-shield", "bring phocis 2", "kinds 1 1 phocis").expect_men("locris", 1, 2)
    table = given().persians("locris", 3).allied("locris", 1).loyal("phocis", 2).bless(0, "response_force")
    table.fight("locris", attack=False).play("bless response_force", "bring phocis 2").expect_men("locris", 2, 1)


@pytest.mark.rule("LS-16.12")
def test_local_support_recruits_by_colour_and_not_beside_the_sphinx() -> None:
    table = given().persians("locris", 3).loyal("locris", 1, token="loyal").hand(0, "local_support-bow", "glory-bow")
    table.fight("locris", attack=False).play("play local_support-bow", "levy locris 2").expect_men("locris", 3, 0)
    table = given().persians("locris", 3).loyal("locris", 1, token="loyal").hand(0, "local_support-bow", "glory-bow")
    table.monster("sphinx", "locris").fight("locris", attack=False).play("play local_support-bow")
    table.expect(asked=(0, "battle"))


@pytest.mark.rule("LS-16.12")
def test_a_monster_driven_to_a_monument_destroys_nothing_by_arriving() -> None:
    table = given().relic("ariadnes_thread").monster("hydra", "boeotia").play("use ariadnes_thread")
    table.play("drive hydra attica").expect_lair("hydra", "attica")
    assert table.level_of("athena") == 5
    assert table.game.lord(XERXES).held == 0
