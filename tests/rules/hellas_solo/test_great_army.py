"""LS-14: Act II."""

import pytest

from agon.games.hellas.solo.rules.spying import Spying
from agon.games.hellas.solo.tables import XERXES

from .scenario import SoloScenario, given

LOW = "trap-sword"


def second_act(*persian: str) -> SoloScenario:
    return given(act=2).tokens("persian", *(persian or ("macedonia",)))


def march(table: SoloScenario, *draws: str) -> SoloScenario:
    table.tracks(mobilization=3).settle_board()
    return table.chance(*draws).mobilize(1)


def spying(table: SoloScenario) -> SoloScenario:
    table.settle_board()
    return table.happen(Spying())


@pytest.mark.rule("LS-14.1")
def test_the_turn_is_the_same_with_spies_to_catch_and_no_quests() -> None:
    table = second_act().spy("laconia").expect(can=["catch-spy laconia", "act pass", "act prepare"], no="begin-quest")
    assert table.game.battle_strength(XERXES, 1) == 5


@pytest.mark.rule("LS-14.2", "LS-14.3", "LS-1.4")
def test_t8_without_opposition_the_fifth_march_wins() -> None:
    table = second_act()
    new: list[set[str]] = []
    known = {"macedonia"}
    while not table.is_over:
        march(table)
        now = {one["region"].removeprefix("hellas-region-") for one in table.told("persian-control")} | {"macedonia"}
        new.append(now - known)
        known = now
    assert new == [
        {"epirus"},
        {"chalkidiki", "thessaly", "aetolia"},
        {"locris", "acarnania", "euboea"},
        {"boeotia", "achaea", "crete"},
        {"phocis"},
    ]
    table.lost("two-lands")


@pytest.mark.rule("LS-14.2")
def test_battles_then_tokens_then_conquest() -> None:
    table = second_act().allied("epirus", 9, token="allied").token("thessaly", "loyal")
    march(table, LOW).expect_token("epirus", "allied").expect_persians("epirus", 0).expect_sheet(victory=4)
    table.expect_token("thessaly", None).expect_persians("thessaly", 1)


@pytest.mark.rule("LS-14.2")
def test_t27_too_few_persians_take_the_token_off_and_stay() -> None:
    table = march(second_act("elis").tokens("allied", "messenia"))
    table.expect_token("messenia", None).expect_persians("messenia", 1)


@pytest.mark.rule("LS-14.3")
def test_a_region_next_to_two_gets_two_and_those_left_over_count_later() -> None:
    table = march(second_act("macedonia", "epirus")).expect_persians("thessaly", 0).expect_token("thessaly", "persian")
    table = march(second_act()).expect_persians("chalkidiki", 1).expect_token("chalkidiki", None)
    march(table).expect_token("chalkidiki", "persian")


@pytest.mark.rule("LS-14.3")
def test_only_regions_persian_at_the_start_send_hoplites() -> None:
    table = march(second_act()).expect_token("epirus", "persian").expect_persians("aetolia", 0)
    assert table.game.persians(4) == 0


@pytest.mark.rule("LS-14.4")
def test_an_empty_supply_drops_the_rest_in_number_order() -> None:
    table = march(second_act("macedonia", "elis").persians("crete", 14))
    entered = [one["to"].removeprefix("hellas-region-") for one in table.told("persians-enter")]
    assert entered == ["chalkidiki"]


@pytest.mark.rule("LS-14.4")
def test_defeat_is_checked_after_each_token() -> None:
    ten = ["epirus", "thessaly", "acarnania", "aetolia", "locris", "euboea", "boeotia", "attica", "achaea", "elis"]
    table = second_act("macedonia", *ten, "arcadia").persians("crete", 1).persians("messenia", 2)
    march(table).lost("thirteen")
    assert int(table.game.lord(XERXES).held).bit_count() == 13


@pytest.mark.rule("LS-14.5")
def test_after_the_deployment_there_is_often_no_way_out() -> None:
    table = second_act("macedonia", "aetolia").allied("epirus", 1)
    march(table, LOW).expect(prompt="turn").expect_men("epirus", 0, 0).expect_token("epirus", "persian")


@pytest.mark.rule("LS-14.7")
def test_t7_a_spy_turns_attica_step_by_step() -> None:
    table = second_act().spy("attica").token("attica", "loyal")
    kinds = [spying(table).token_in("attica") for _ in range(3)]
    assert kinds == ["allied", None, "persian"]
    assert table.spies_in("attica") == 1
    spying(table).expect_token("attica", "persian").expect_sheet(command=2)
    assert table.spies_in("attica") == 0


@pytest.mark.rule("LS-14.7", "LS-4.5")
def test_t25_of_two_spies_in_a_persian_region_one_leaves_the_game() -> None:
    table = spying(second_act("attica", "macedonia").spy("attica", "attica")).expect_sheet(command=3)
    assert table.spies_in("attica") == 1


@pytest.mark.rule("LS-14.7")
def test_spies_work_in_number_order_each_region_once() -> None:
    table = spying(second_act().spy("elis", "attica", "elis").tokens("loyal", "elis", "attica"))
    assert [one["region"] for one in table.told("token-allied")] == ["hellas-region-attica", "hellas-region-elis"]


@pytest.mark.rule("LS-14.8")
def test_your_army_retreats_without_losses_the_one_in_the_city_too() -> None:
    table = second_act().spy("elis").token("elis", "allied").allied("elis", 3, fortified=True)
    spying(table).expect(asked=(0, "retreat")).play("retreat arcadia").expect_men("arcadia", 0, 3)
    table.expect_token("elis", None)
    table = second_act().spy("elis").allied("elis", 3)
    spying(table).expect_token("elis", None).play("retreat arcadia").expect_token("elis", "persian")
    table.expect_men("arcadia", 0, 3)
    table = second_act().spy("elis").allied("elis", 3).monster("medusa", "elis")
    spying(table).expect_men("elis", 0, 0).expect_token("elis", "persian")


@pytest.mark.rule("LS-14.11")
def test_persians_left_over_only_wait() -> None:
    table = second_act().persians("crete", 1).allied("argolis", 9).chance(LOW)
    table.play("act hoplite_movement", "step argolis crete").expect(told="you-attack-persians")
    table = second_act().persians("crete", 1).end_turn(8).expect_persians("crete", 1).expect_token("crete", None)


@pytest.mark.rule("LS-14.12")
def test_temples_in_persian_regions_count_for_nobody() -> None:
    table = second_act("crete", "macedonia").temples("crete")
    assert table.game.temples_of(0) == 0
    table.tracks(invasion=1).allied("crete", 9).chance(LOW).fight("crete", came_from="argolis").expect_priests(0, 0)
    assert table.game.temples_of(0) == 1
