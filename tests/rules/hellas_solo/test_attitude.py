"""LS-8: attitude, colours, control."""

import pytest

from agon.games.hellas.solo.tables import XERXES

from .scenario import SoloScenario, given

RED, YELLOW, BLUE, GREEN, BROWN = range(5)


def raised(table: SoloScenario, land: int, times: int = 1) -> SoloScenario:
    for _ in range(times):
        table.game.give_glory(0, land)
    return table.changed()


def lowered(table: SoloScenario, land: int, times: int = 1) -> SoloScenario:
    for _ in range(times):
        table.game.lower_attitude(land)
    return table.changed()


@pytest.mark.rule("LS-8.1", "LS-8.5", "LS-8.6")
def test_four_attitudes_up_and_down() -> None:
    table = given().attitude("green", "hostile")
    seen = [raised(table, GREEN).attitude_of("green") for _ in range(4)]
    assert seen == ["wary", "neutral", "loyal", "loyal"]
    assert table.lands_of_glory(0) == ["green"]
    seen = [lowered(table, GREEN).attitude_of("green") for _ in range(4)]
    assert seen == ["neutral", "wary", "hostile", "hostile"]
    assert table.lands_of_glory(0) == []


@pytest.mark.rule("LS-8.2")
def test_distrust_raises_the_population_and_the_strength_of_persians() -> None:
    for level, more in (("loyal", 0), ("neutral", 0), ("wary", 1), ("hostile", 2)):
        table = given().attitude("yellow", level).persians("locris", 2)
        assert table.board(0)["solo"]["regions"]["locris"]["population"] == 2 + more
        assert table.strength(XERXES, "locris", attacker=0, defender=XERXES) == 4 + more


@pytest.mark.rule("LS-8.3")
def test_t20_conquest_uses_the_printed_population() -> None:
    table = given(act=2).token("macedonia", "persian").attitude("blue", "hostile").persians("attica", 3)
    table.tracks(mobilization=3).mobilize(1).expect_token("attica", "persian").expect_persians("attica", 0)


@pytest.mark.rule("LS-8.4")
def test_regions_taken_in_a_loyal_land_are_loyal_and_others_allied() -> None:
    for level, kind in (("loyal", "loyal"), ("neutral", "allied"), ("wary", "allied")):
        table = given().attitude("green", level).allied("corinthia", 3).chance(8)
        table.play("act march", "march corinthia achaea", "count 3").expect_token("achaea", kind)


@pytest.mark.rule("LS-8.5")
def test_t6_a_second_deed_for_a_loyal_land_turns_its_tokens_loyal() -> None:
    table = given().token("argolis", "allied").allied("argolis", 1)
    raised(table, BROWN).expect_token("argolis", "allied")
    assert table.attitude_of("brown") == "loyal"
    raised(table, BROWN).expect_token("argolis", "loyal").expect_men("argolis", 0, 1)  # hoplites keep their colour


@pytest.mark.rule("LS-8.6", "LS-8.7")
def test_t5_a_hostile_land_throws_out_allies_and_no_one_else() -> None:
    table = given().attitude("green", "hostile").allied("achaea", 2, token="allied").loyal("elis", 1, token="loyal")
    lowered(table, GREEN).expect_token("achaea", None).expect_token("elis", "loyal").expect_men("achaea", 0, 2)
    assert table.attitude_of("green") == "hostile"
    table = given().attitude("green", "loyal").token("elis", "loyal")
    lowered(table, GREEN, 3).expect_token("elis", "loyal")
    assert table.attitude_of("green") == "hostile"


@pytest.mark.rule("LS-8.8")
def test_lost_battles_and_attacks_do_not_lower_attitude() -> None:
    table = given().persians("locris", 3).loyal("phocis", 1).monster("hydra", "phocis").script(23, "attack")
    assert set(table.board(0)["solo"]["attitudes"].values()) == {"neutral"}
    table = given().monster("hydra", "phocis").script(23, "nothing")
    assert table.attitude_of("yellow") == "wary"


@pytest.mark.rule("LS-8.9")
def test_control_is_looked_at_only_when_hoplites_come() -> None:
    table = given().attitude("green", "wary").loyal("achaea", 1).allied("achaea", 1)
    raised(table, GREEN).expect_token("achaea", None)  # enough now, but nobody came
    table.loyal("corinthia", 1).chance(8).play("act march", "march corinthia achaea").expect_token("achaea", "allied")
    table = given().allied("achaea", 2, token="allied").attitude("green", "hostile")
    lowered(table, GREEN).expect_token("achaea", None)
    table = given().allied("corinthia", 2).attitude("green", "wary").chance(8)
    table.play("act march", "march corinthia achaea", "count 2").expect_token("achaea", None)
    table = given().bless(0).allied("achaea", 2)
    table.game.take_blessing(0, 18)
    table.game.blessings &= ~(1 << 18)
    table.changed().expect_token("achaea", None)  # nor when a blessing wins people over


@pytest.mark.rule("LS-8.10")
def test_loyal_and_allied_regions_are_both_yours() -> None:
    table = given().token("laconia", "loyal").token("phocis", "allied")
    assert table.held_by(0) == ["phocis", "laconia"]
    assert table.game.temples_of(0) == 1


@pytest.mark.rule("LS-8.11")
def test_local_support_comes_after_distrust_and_leaves_at_least_one() -> None:
    table = given().bless(0, "local_support").attitude("green", "hostile")
    regions = table.board(0)["solo"]["regions"]
    assert [regions[name]["population"] for name in ("elis", "achaea", "epirus", "attica")] == [4, 2, 1, 3]


@pytest.mark.rule("LS-8.12", "LS-11.5")
def test_no_token_stays_beside_persians() -> None:
    table = given().token("macedonia", "allied").tracks(mobilization=3).mobilize(1)
    table.expect_persians("macedonia", 2).expect_token("macedonia", None)
    table = given(act=2).token("macedonia", "persian").token("thessaly", "loyal").tracks(mobilization=3).mobilize(1)
    table.expect_token("thessaly", None).expect_persians("thessaly", 1)
