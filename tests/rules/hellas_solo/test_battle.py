"""LS-10: battles against the Persians."""

import pytest

from agon.games.hellas.solo.tables import XERXES

from .scenario import SoloScenario, given

LOW, MIDDLE, HIGH = "trap-sword", "phalanx-torch", "charge-sickle"


def persian_town(name: str = "boeotia") -> SoloScenario:
    """Act II: a Persian region and another one far away."""
    return given(act=2).tokens("persian", name, "macedonia")


@pytest.mark.rule("LS-10.1")
def test_hoplites_beside_persian_hoplites_or_a_persian_token_fight() -> None:
    table = persian_town().allied("corinthia", 1).play("act hoplite_movement", "step corinthia boeotia")
    table.expect(told="you-attack-persians").expect_token("boeotia", "persian")
    table = given().persians("locris", 2).allied("phocis", 1).play("act hoplite_movement", "step phocis locris")
    table.expect(told="you-attack-persians")
    table = given().allied("thessaly", 1).persians("macedonia", 2).tracks(mobilization=3).mobilize(1)
    table.expect(told="persians-attack")


@pytest.mark.rule("LS-10.2", "LS-10.17")
def test_battles_go_by_region_number() -> None:
    table = given(act=2).tokens("persian", "macedonia", "boeotia", "corinthia").attributes(0, leadership=2)
    table.allied("attica", 2).play("act hoplite_movement", "step attica corinthia", "step attica boeotia")
    assert [one["region"] for one in table.told("you-attack-persians")] == [
        "hellas-region-boeotia",
        "hellas-region-corinthia",
    ]
    table = given(act=2).tokens("persian", "macedonia", "boeotia", "corinthia").attributes(0, leadership=2)
    table.allied("attica", 2).hand(0, "reinforcements-shield")
    table.play("act hoplite_movement", "step attica corinthia", "step attica boeotia")
    table.play("play reinforcements-shield", "bring corinthia 1").expect(prompt="turn")
    assert len(table.told("you-attack-persians")) == 1  # nobody is left in Corinthia


@pytest.mark.rule("LS-10.3")
def test_your_strength() -> None:
    table = given().loyal("arcadia", 2, fortified=True, token="loyal").allied("arcadia", 1).hero(0, "arcadia")
    table.bless(0, "stalwart_defense")
    assert table.strength(0, "arcadia", attacker=XERXES, defender=0) == 3 + 1 + 1 + 1
    assert table.strength(0, "arcadia", attacker=0, defender=XERXES) == 3 + 1


@pytest.mark.rule("LS-10.4", "LS-10.5", "LS-16.3")
def test_t2_a_persian_region_fights_with_the_invasion_value() -> None:
    table = persian_town().tracks(invasion=7).attitude("blue", "wary").spies_on_track(2).allied("boeotia", 6)
    table.expect_sheet(command=3).hand(0, "flank_attack-bow", "trap-mace").fight("boeotia", came_from="corinthia")
    assert table.game.headcount(XERXES, 9) == 4
    table.chance(LOW, MIDDLE, HIGH).play("pass")
    assert table.told("persian-strength")[0] == {
        "region": "hellas-region-boeotia",
        "player": {"seat": 0},
        "n": 6,
        "m": 12,
    }


@pytest.mark.rule("LS-10.4", "LS-10.5")
def test_t3_a_vanguard_counts_double_and_its_card_costs_nobody() -> None:
    table = given().persians("locris", 3).attitude("yellow", "hostile").allied("locris", 1).hand(0, "trap-mace")
    table.fight("locris", came_from="phocis").chance(HIGH).play("pass")
    assert table.told("persian-strength")[0]["m"] == 12
    table.expect_persians("locris", 3)


@pytest.mark.rule("LS-10.5")
def test_you_play_first_and_all_drawn_cards_are_discarded() -> None:
    table = given().persians("locris", 2).spies_on_track(2).allied("locris", 2).hand(0, "trap-mace", "glory-bow")
    table.fight("locris", came_from="phocis").play("play glory-bow")
    assert table.told("persian-card") == []
    table.chance(LOW, MIDDLE, HIGH).play("pass")
    assert set(table.cards_discarded()) == {LOW, MIDDLE, HIGH, "glory-bow"}
    table = given().persians("locris", 2).spies_on_track(0).allied("locris", 1).deck("glory-torch")
    table.game.discard &= ~0
    table.fight("locris", came_from="phocis")
    assert len(table.told("persian-card")) == 5  # the discard was shuffled when the deck ran out


@pytest.mark.rule("LS-10.5")
def test_no_more_casualties_than_hoplites() -> None:
    table = given().persians("locris", 2).allied("locris", 1).hand(0, "charge-sickle", "trap-mace")
    table.fight("locris", came_from="phocis").expect(no="play charge-sickle", can="play trap-mace")


@pytest.mark.rule("LS-10.6")
def test_a_tie_is_the_defenders() -> None:
    table = given().persians("locris", 2).allied("locris", 5).chance(LOW).fight("locris", came_from="phocis")
    table.expect(told="persians-win")
    table = given().persians("locris", 2).allied("locris", 5).chance(LOW).fight("locris", attack=False)
    table.expect(told="persians-beaten")


@pytest.mark.rule("LS-10.7")
def test_casualty_symbols_and_one_more_for_the_beaten_in_colours_of_your_choice() -> None:
    table = given().persians("locris", 4).loyal("locris", 2).allied("locris", 2).hand(0, "wild_attack-axe")
    table.fight("locris", came_from="phocis").chance(LOW).play("play wild_attack-axe")
    table.expect(asked=(0, "kinds"), options=["kinds 2 0 locris", "kinds 1 1 locris", "kinds 0 2 locris"])
    table.play("kinds 0 2 locris").expect_men("phocis", 2, 0)


@pytest.mark.rule("LS-10.8", "LS-14.5")
def test_the_beaten_retreat_where_no_persians_are_or_are_lost() -> None:
    table = given(act=2).tokens("persian", "macedonia", "aetolia").persians("thessaly", 1).allied("locris", 2)
    table.persians("locris", 3).attitude("yellow", "hostile").chance(LOW).fight("locris", attack=False)
    assert table.offers("retreat") == ["phocis", "achaea"]
    table.play("retreat achaea").expect_men("achaea", 0, 1)
    table = given(act=2).tokens("persian", "macedonia", "aetolia", "phocis", "achaea", "thessaly")
    table.allied("locris", 3).persians("locris", 3).chance(LOW).fight("locris", attack=False)
    table.expect(prompt="turn").expect_men("locris", 0, 0)
    table = given().persians("locris", 4).allied("locris", 3).chance(LOW).fight("locris", came_from="phocis")
    table.expect_men("phocis", 0, 2)


@pytest.mark.rule("LS-10.8")
def test_retreating_hoplites_may_take_a_neutral_region() -> None:
    table = given().persians("locris", 5).allied("locris", 3).chance(LOW).fight("locris", attack=False)
    table.play("retreat achaea").expect_token("achaea", "allied")


@pytest.mark.rule("LS-10.9")
def test_a_beaten_vanguard_loses_one_and_goes_back() -> None:
    for start, goal in (
        ("phocis", "locris"),
        ("locris", "thessaly"),
        ("thessaly", "macedonia"),
        ("macedonia", "chalkidiki"),
    ):
        table = given().persians(start, 2).allied(start, 9).chance(LOW).fight(start, came_from="phocis")
        table.expect_persians(start, 0).expect_persians(goal, 1)


@pytest.mark.rule("LS-10.9")
def test_t17_a_vanguard_that_falls_back_on_your_hoplites_attacks_them() -> None:
    table = given().persians("locris", 3).loyal("thessaly", 2, token="loyal").allied("achaea", 9).chance(LOW, HIGH)
    table.play("act march", "march achaea locris", "count 9").expect(told=["you-attack-persians", "persians-attack"])
    table.expect(asked=(0, "retreat")).expect_persians("thessaly", 2).chance(8).play("retreat epirus")
    table.expect_token("thessaly", None).expect_men("epirus", 1, 0)


@pytest.mark.rule("LS-10.10")
def test_the_vanguard_is_gone_at_its_last_hoplite_or_in_chalkidiki() -> None:
    table = given().persians("locris", 1).allied("locris", 9).chance(LOW).fight("locris", came_from="phocis")
    assert table.game.vanguard() == -1
    assert table.game.lord(XERXES).reserve == 15
    table = given().persians("chalkidiki", 4).allied("chalkidiki", 14).chance(LOW)
    table.fight("chalkidiki", came_from="macedonia").expect(told="vanguard-gone")
    assert table.game.vanguard() == -1


@pytest.mark.rule("LS-10.11")
def test_in_act_two_the_beaten_are_taken_off_and_the_counter_goes_down() -> None:
    table = persian_town().persians("attica", 2).allied("attica", 9).chance(LOW).fight("attica", attack=False)
    table.expect_persians("attica", 0).expect_sheet(victory=4)
    table = persian_town().allied("boeotia", 9).chance(LOW).fight("boeotia", came_from="corinthia")
    table.expect_sheet(victory=4).expect_token("boeotia", "allied")


@pytest.mark.rule("LS-10.12")
def test_a_region_never_holds_token_and_hoplites() -> None:
    table = persian_town().persians("attica", 2)
    table.game.set_owner(10, XERXES)
    table.changed().expect_token("attica", "persian").expect_persians("attica", 0)
    assert table.game.lord(XERXES).reserve == 15


@pytest.mark.rule("LS-10.13")
def test_a_beaten_token_gives_control_whatever_the_population() -> None:
    table = (
        persian_town("attica").tracks(invasion=1).allied("attica", 4).chance(LOW).fight("attica", came_from="boeotia")
    )
    table.expect_token("attica", "allied")
    table = persian_town("attica").tracks(invasion=1).allied("attica", 4).attitude("blue", "loyal").chance(LOW)
    table.fight("attica", came_from="boeotia").expect_token("attica", "loyal")
    table = given(act=2).token("macedonia", "persian").persians("attica", 1).allied("attica", 4).chance(LOW)
    table.fight("attica", came_from="boeotia").expect_token("attica", None)  # hoplites beaten: four are too few


@pytest.mark.rule("LS-10.13")
def test_t19_without_a_survivor_the_persians_lose_but_you_gain_nothing() -> None:
    table = persian_town().tracks(invasion=1).allied("boeotia", 1).hand(0, "wild_attack-axe")
    table.fight("boeotia", came_from="corinthia").chance(LOW).play("play wild_attack-axe")
    table.expect_token("boeotia", None).expect_sheet(victory=4).expect_men("boeotia", 0, 0)


@pytest.mark.rule("LS-10.14")
def test_a_persian_hoplite_is_two_in_strength_and_one_in_number() -> None:
    table = given().persians("locris", 3)
    assert table.game.headcount(XERXES, 6) == 3
    assert table.strength(XERXES, "locris", attacker=0, defender=XERXES) == 6


@pytest.mark.rule("LS-10.15")
def test_the_parts_of_a_battle_in_their_order() -> None:
    table = persian_town().allied("boeotia", 9).hand(0, "wild_attack-axe").relic("harpe").bless(0, "athenas_gift")
    table.fight("boeotia", came_from="corinthia").expect(asked=(0, "before"), options=["use harpe", "done"])
    table.play("done").expect(asked=(0, "battle")).chance(LOW).play("play wild_attack-axe")
    told = [name.removeprefix("hellas-log-") for name, _, _ in table.game.events]
    parts = (
        "you-attack-persians",
        "card",
        "persian-card",
        "persian-strength",
        "hoplites-die",
        "persians-beaten",
        "persian-token-off",
        "allied-control",
        "priest",
        "victory-counter",
    )
    order = [told.index(part) for part in parts]
    assert order == sorted(order)


@pytest.mark.rule("LS-10.16")
def test_winning_persians_lose_nothing() -> None:
    table = given().persians("locris", 3).allied("locris", 1).hand(0, "wild_attack-axe")
    table.fight("locris", came_from="phocis").chance(HIGH).play("play wild_attack-axe")
    table.expect_persians("locris", 3).expect_men("locris", 0, 0)
