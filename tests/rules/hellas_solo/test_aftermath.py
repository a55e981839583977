"""LS-13: between the acts."""

import pytest

from agon.games.hellas.solo.rules.aftermath import Aftermath
from agon.games.hellas.solo.tables import XERXES

from .scenario import SoloScenario, given


def afterwards(table: SoloScenario) -> SoloScenario:
    table.settle_board()
    return table.happen(Aftermath())


@pytest.mark.rule("LS-13.1")
def test_hoplites_and_priests_leave_and_the_rest_stays() -> None:
    table = given().persians("locris", 4).loyal("elis", 3, fortified=True, token="loyal").allied("phocis", 4)
    table.priests(0, 1).praying("zeus", 0).monster("hydra", "crete").wound("hydra", 2).spy("attica").temples("crete")
    table.attitude("green", "wary").hand(0, "trap-sword").injure(0, "speed").relic("harpe").bless(0, "armory")
    table = afterwards(table)
    table.expect_men("phocis", 0, 0).expect_persians("locris", 0).expect_men("elis", 1, 0)
    assert not table.is_fortified(0, "elis")
    assert table.board(0)["monuments"][0]["priests"] == {}
    table.expect_priests(0, 2).expect_hand(0, "trap-sword").expect_injuries(0, 1).expect_lair("hydra", "crete")
    assert table.spies_in("attica") == 1
    assert table.attitude_of("green") == "wary"
    assert table.game.wounds[1] == 3
    assert table.has_temple("crete")
    assert table.artifacts(0) == ["harpe"]
    assert table.board(0)["players"][0]["blessings"] == ["armory"]


@pytest.mark.rule("LS-13.2", "LS-13.3", "LS-13.4")
def test_t12_delphi_lost_and_the_invasion_at_its_height() -> None:
    table = given().persians("locris", 3).tracks(mobilization=3, invasion=9).priests(0, 1).end_turn(8, 5)
    assert not table.has_temple("phocis")
    assert [one["places"] for one in table.board(0)["monuments"]] == [1, 1, 1]
    table.expect_priests(0, 1).expect(told="oracle-falls")
    assert [one["script"] for one in table.told("script")] == ["hellas-script-act1_8", "hellas-script-act2_5"]
    table.expect_sheet(pile=17).expect(asked=(0, "turn"))


@pytest.mark.rule("LS-13.2")
def test_otherwise_a_priest_comes() -> None:
    table = afterwards(given().priests(0, 1)).expect_priests(0, 2)
    assert table.has_temple("phocis")
    assert [one["places"] for one in table.board(0)["monuments"]] == [2, 2, 2]
    afterwards(given().priests(0, 4)).expect_priests(0, 4)


@pytest.mark.rule("LS-13.2")
def test_a_blocker_takes_a_place_at_each_monument() -> None:
    table = given(act=2).token("macedonia", "persian").priests(0, 2).praying("zeus", 0)
    table.expect(can="pray zeus")
    table.game.blocked = 1
    table.changed().expect(no="pray zeus", can="pray athena")


@pytest.mark.rule("LS-13.4")
def test_below_ten_the_act_opens_with_your_turn() -> None:
    table = given().persians("locris", 3).tracks(mobilization=3).end_turn(8).expect(asked=(0, "turn"))
    assert len(table.told("script")) == 1


@pytest.mark.rule("LS-13.5", "LS-16.7")
def test_tokens_are_discarded_and_artifacts_charged() -> None:
    table = afterwards(given().used(0, "march", "recruit").relic("harpe").exhaust(0))
    assert table.actions_used(0) == []
    assert table.is_charged(0, "harpe")


@pytest.mark.rule("LS-13.6")
def test_t9_t15_the_victory_counter_starts_at_the_invasion() -> None:
    afterwards(given().tracks(invasion=8, mobilization=2)).expect_sheet(invasion=8, victory=8, mobilization=1)
    table = afterwards(given()).expect_sheet(invasion=1, victory=1)
    table.allied("macedonia", 9).chance("trap-sword").fight("macedonia", came_from="epirus").won("counter")


@pytest.mark.rule("LS-13.7")
def test_a_hero_on_a_quest_comes_back_without_penalty_or_reward() -> None:
    table = afterwards(given().on_quest(0, "amazon_queen", 2)).expect_hero(0, "chalkidiki")
    table.expect_token("chalkidiki", None)
    assert table.open_quests() == []
    assert table.attitude_of("red") == "neutral"
    assert table.told("quest-failed") == []


@pytest.mark.rule("LS-13.8")
def test_macedonia_falls_and_you_lose_the_north() -> None:
    table = afterwards(given().tokens("loyal", "macedonia", "thessaly").tokens("allied", "epirus", "elis"))
    assert table.persian_regions() == ["macedonia"]
    assert table.held_by(0) == ["elis"]
    assert table.artifacts(0) == []


@pytest.mark.rule("LS-13.9", "LS-13.10", "LS-13.19")
def test_a_hoplite_in_each_region_and_two_in_laconia() -> None:
    table = given().tokens("loyal", "laconia", "argolis").tokens("allied", "elis").monster("sphinx", "elis")
    table = afterwards(table).expect_men("laconia", 2, 0).expect_men("argolis", 1, 0).expect_men("elis", 0, 1)
    assert table.game.lord(0).fortified == 0
    afterwards(given().token("laconia", "allied")).expect_men("laconia", 0, 1)


@pytest.mark.rule("LS-13.11")
def test_cattle_of_geryon() -> None:
    afterwards(given().quest("cattle_of_geryon")).expect_sheet(mobilization=3).expect(told="quest-failed")


@pytest.mark.rule("LS-13.12")
def test_aid_to_atlas() -> None:
    table = afterwards(given().quest("aid_to_atlas").token("laconia", "loyal")).expect(no="act recruit")
    table.expect_sheet(pile=19)
    assert table.board(0)["solo"]["tokens"]["marks"] == {"recruit": None}


@pytest.mark.rule("LS-13.13", "LS-8.8")
def test_stymphalian_birds() -> None:
    table = afterwards(given().quest("kill_stymphalian_birds").attitude("green", "loyal"))
    assert list(table.board(0)["solo"]["attitudes"].values()) == ["wary", "wary", "wary", "neutral", "wary"]


@pytest.mark.rule("LS-13.14")
def test_augean_stables() -> None:
    table = afterwards(given().quest("clean_augean_stables").token("elis", "loyal")).expect_token("elis", "loyal")
    assert table.spies_in("elis") == 1
    table = given().quest("clean_augean_stables").token("elis", "loyal").spy("elis")
    assert afterwards(table).expect_token("elis", "persian").spies_in("elis") == 1


@pytest.mark.rule("LS-13.15")
def test_calydonian_hunt() -> None:
    table = afterwards(given().quest("calydonian_hunt").level("zeus", 1).level("athena", 3))
    assert [table.level_of(name) for name in ("zeus", "athena", "hermes")] == [1, 2, 4]


@pytest.mark.rule("LS-13.16")
def test_amazon_queen() -> None:
    assert afterwards(given().quest("amazon_queen")).persian_regions() == ["macedonia", "chalkidiki"]


@pytest.mark.rule("LS-13.17")
def test_t18_without_the_fleece_most_sea_routes_are_closed_to_you() -> None:
    table = afterwards(given().quest("golden_fleece").hero(0, "crete").attributes(0, speed=1))
    assert table.offers("go") == ["argolis"]
    table.allied("crete", 2).play("act hoplite_movement").expect_men("argolis", 0, 1)  # the one way there is
    table = given(act=2).token("macedonia", "persian").allied("crete", 2).persians("crete", 4)
    table.game.sea_closed = 1
    table.changed().chance("trap-sword").fight("crete", attack=False).expect_men("argolis", 0, 1)
    for start, ways in (("boeotia", True), ("thessaly", False), ("chalkidiki", False)):
        table = given(act=2).token("macedonia", "persian").allied(start, 2)
        table.game.sea_closed = 1
        table.changed().play("act march")
        assert (f"{start} euboea" in table.offers("march")) == ways
    table = given(act=2).token("laconia", "persian").persians("elis", 0).tracks(mobilization=3)
    table.game.sea_closed = 1
    table.changed().mobilize(1).expect_persians("crete", 0).expect_token("crete", "persian")  # Persians are not bound


@pytest.mark.rule("LS-13.18")
def test_saving_prometheus() -> None:
    table = afterwards(given().quest("saving_prometheus")).expect(asked=(0, "injure")).take_first("injure")
    table.expect_injuries(0, 2).expect(prompt="turn")
    table = afterwards(given().quest("saving_prometheus").injure(0, "speed", "strength")).expect_injuries(0, 3)


@pytest.mark.rule("LS-13.7")
def test_failures_come_in_their_order() -> None:
    table = afterwards(given().quest("saving_prometheus", "cattle_of_geryon", "amazon_queen")).take_first("injure")
    assert [one["quest"].removeprefix("hellas-quest-") for one in table.told("quest-failed")] == [
        "cattle_of_geryon",
        "amazon_queen",
        "saving_prometheus",
    ]


@pytest.mark.rule("LS-13.20")
def test_spies_stay_as_they_are() -> None:
    table = afterwards(given().spy("attica", "elis")).expect_sheet(command=3)
    assert [table.spies_in("attica"), table.spies_in("elis")] == [1, 1]
    assert table.game.lord(XERXES).held == 2
