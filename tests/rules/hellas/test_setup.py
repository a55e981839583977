"""LH-2: set-up and heroes."""

import pytest

from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    ATTACK_CARDS,
    COMBAT_CARDS,
    EVENTS,
)
from agon.kernel.bits import count_bits, members

from .scenario import HellasScenario, event, fresh, given


def new(players: int, events: list[str], *, temple: str = "temple_1", starter: int = 0) -> HellasScenario:
    """A game with these opening events; everyone's first card is imposed too."""
    cards = ("charge-sickle", "trap-mace", "trap-sword", "assault-axe")[:players]
    return fresh(players, [temple, *events, *cards, starter])


SEVEN = ["aid_to_atlas", "amazon_queen", "clean_augean_stables", "hydra_1", "medusa_1", "sphinx_1", "cyclops_1"]
EXAMPLE = [
    "amazon_queen",
    "hydra_2",
    "cerberus_1",
    "golden_fleece",
    "saving_prometheus",
    "aid_to_atlas",
    "hydra_1",
    "minotaur_2",
]


@pytest.mark.rule("LH-2.1")
def test_monuments_start_at_level_one_with_the_gods_artifact_for_the_taking() -> None:
    table = new(3, SEVEN)
    assert list(table.game.level) == [1, 1, 1]
    view = table.board()["monuments"]
    assert {one["god"]: (one["region"], one["artifact"], one["owner"]) for one in view} == {
        "zeus": ("thessaly", "thunder_of_zeus", None),
        "athena": ("attica", "owl_of_athena", None),
        "hermes": ("acarnania", "boots_of_hermes", None),
    }


@pytest.mark.rule("LH-2.2")
def test_decks_at_the_start() -> None:
    table = new(4, SEVEN)
    assert (EVENTS, ATTACK_CARDS, COMBAT_CARDS) == (23, 18, 30)
    assert count_bits(table.game.deck) == 26
    neutral = {"caduceus", "apollos_arrow", "femes_trumpet", "harpe", "pandoras_box", "horn_of_plenty", "ambrosia"}
    neutral |= {"aegis", "eye_of_graeae", "ariadnes_thread"}
    assert {ARTIFACT_IDS[one] for one in members(table.game.relics)} == neutral
    assert count_bits(table.game.blessings) == 36


@pytest.mark.rule("LH-2.3", "LH-11.1")
@pytest.mark.parametrize(("players", "places"), [(2, 6), (3, 6), (4, 8)])
def test_a_random_temple_card_with_six_or_eight_temples(players: int, places: int) -> None:
    table = new(players, SEVEN, temple="temple_4")
    shown = table.board()["temple_card"]
    assert (shown["id"], shown["places"], shown["built"]) == ("temple_4", places, 0)
    seen = {fresh(players, seed=seed).board()["temple_card"]["id"] for seed in range(60)}
    assert seen == {"temple_1", "temple_2", "temple_3", "temple_4", "temple_5"}


@pytest.mark.rule("LH-2.4")
def test_the_example_with_eight_event_cards() -> None:
    """Card by card: three quests to the slots, a fourth ignored but counted, a second Hydra replaced."""
    table = new(3, EXAMPLE)
    board = table.board()
    quests = {one["id"]: one["region"] for one in board["quests"]}
    assert quests == {  # cards 1, 4 and 5
        "amazon_queen": "chalkidiki",
        "golden_fleece": "acarnania",
        "saving_prometheus": "macedonia",
    }
    table.expect_lair("hydra", "chalkidiki")  # card 2, not moved or evolved by card 7
    table.expect_lair("cerberus", "epirus")  # card 3
    table.expect_lair("minotaur", "boeotia")  # card 8 instead of card 7
    assert {one["id"] for one in board["monsters"]} == {"hydra", "cerberus", "minotaur"}
    assert table.evolutions() == []
    assert table.told("quest-too-many") == [{"quest": "hellas-quest-aid_to_atlas"}]  # card 6
    assert len(table.told("quest-appears")) == 3
    assert len(table.told("monster-enters")) == 3


@pytest.mark.rule("LH-2.4")
def test_all_opening_cards_but_the_active_quests_go_back() -> None:
    table = new(3, EXAMPLE)
    back = {event(name) for name in EXAMPLE} - {
        event("amazon_queen"),
        event("golden_fleece"),
        event("saving_prometheus"),
    }
    assert back <= set(members(table.game.event_deck))
    assert count_bits(table.game.event_deck) == 20


@pytest.mark.rule("LH-2.4")
def test_without_repeats_exactly_seven_cards_are_drawn() -> None:
    table = new(3, SEVEN)
    assert len(table.told("quest-appears")) + len(table.told("monster-enters")) == 7


@pytest.mark.rule("LH-2.5")
def test_one_secret_card_each_of_public_number() -> None:
    table = new(3, SEVEN).expect_hand(1, "trap-mace")
    players = table.board(0)["players"]
    assert [one["hand_size"] for one in players] == [1, 1, 1]
    assert [one["hand"] is None for one in players] == [False, True, True]
    assert players[0]["hand"][0]["id"] == "charge-sickle"


@pytest.mark.rule("LH-2.6")
def test_heroes_are_placed_counter_clockwise_and_the_last_begins() -> None:
    table = new(4, SEVEN, starter=2).expect(asked=(2, "hero"))
    table.play("hero achilles", "place attica").expect(asked=(1, "hero"))
    table.chance("harpe", "aegis", "caduceus").play("hero helen", "keep-artifact harpe", "place crete")
    table.expect(asked=(0, "hero")).play("hero heracles", "place elis")
    table.expect(asked=(3, "place"))  # the fourth gets the last hero without a choice
    assert table.board()["players"][3]["hero"] == "perseus"
    table.play("place locris").expect(asked=(3, "turn"))
    table.play("act prepare", "prepare draw", "prepare draw", "skip").expect(asked=(0, "turn"))


@pytest.mark.rule("LH-2.6")
def test_placement_two_hoplites_control_of_few_people_no_second_hero() -> None:
    table = new(2, SEVEN).play("hero achilles", "place attica").expect_hoplites(0, "attica", 2)
    table.expect_owner("attica", -1)  # population 5
    table.play("hero heracles")
    assert "attica" not in table.offers("place")
    assert len(table.offers("place")) == 19 - 1
    table.play("place boeotia").expect_owner("boeotia", 1)  # population 2
    assert table.values(0) == [1, 1, 2]
    table.expect_priests(0, 0)


@pytest.mark.rule("LH-2.7", "LH-hero-achilles")
def test_achilles_starts_fast_and_strengthens_his_army() -> None:
    table = new(2, SEVEN).play("hero achilles", "place attica")
    assert table.lord(0).speed == 2
    table.army(0, "elis", 2).army(1, "achaea", 2).army(0, "achaea", 1, owned=False).attributes(0, speed=3, strength=2)
    assert table.hero(0, "achaea").strength(0, "achaea") == 1 + 2  # the lower of Speed and Strength
    assert table.hero(0, "elis").strength(0, "achaea") == 1


@pytest.mark.rule("LH-2.7", "LH-hero-achilles")
def test_an_injured_attribute_of_achilles_counts_one() -> None:
    table = given(2, ("achilles", "perseus")).army(1, "achaea", 2).army(0, "achaea", 1, owned=False).hero(0, "achaea")
    table.attributes(0, speed=3, strength=3).injure(0, "strength")
    assert table.strength(0, "achaea") == 1 + 1


@pytest.mark.rule("LH-2.7", "LH-hero-helen")
def test_helen_looks_at_three_artifacts_and_keeps_one() -> None:
    table = new(2, SEVEN).chance("harpe", "aegis", "caduceus").play("hero helen")
    assert sorted(table.offers("keep-artifact")) == ["aegis", "caduceus", "harpe"]
    assert table.relics_left() == 7
    table.play("keep-artifact aegis")
    assert table.has_artifact(0, "aegis")
    assert table.relics_left() == 9
    table.expect(asked=(0, "place"))


@pytest.mark.rule("LH-2.7", "LH-hero-helen")
def test_enemy_hoplites_enter_helens_region_only_with_their_hero() -> None:
    table = given(3, ("heracles", "helen", "perseus")).hero(1, "achaea").army(0, "elis", 2)
    table.play("act hoplite_movement")
    assert "elis arcadia" in table.offers("step")
    assert "elis achaea" not in table.offers("step")
    table = given(3, ("heracles", "helen", "perseus")).hero(1, "achaea").hero(0, "achaea").army(0, "elis", 2)
    table.play("act hoplite_movement")
    assert "elis achaea" in table.offers("step")


@pytest.mark.rule("LH-2.7", "LH-hero-helen")
def test_helen_blocks_marches_and_retreats_too() -> None:
    table = given(3, ("heracles", "helen", "perseus")).hero(1, "achaea").army(0, "elis", 2).play("act march")
    assert "elis achaea" not in table.offers("march")
    table = given(3, ("heracles", "helen", "perseus")).army(0, "corinthia", 3).army(2, "corinthia", 5, owned=False)
    table.hero(1, "achaea").battle("corinthia", attacker=2, defender=0, came_from="attica").fight_out()
    table.expect(asked=(0, "retreat"))
    assert "achaea" not in table.offers("retreat")


@pytest.mark.rule("LH-2.7", "LH-hero-heracles")
def test_heracles_starts_strong_and_trades_glory_for_an_artifact() -> None:
    table = new(2, SEVEN).play("hero heracles", "place attica")
    assert table.lord(0).strength == 2
    table = given(2, ("achilles", "heracles")).glory(1, "blue").play("act prepare", "prepare draw", "prepare draw")
    table.expect(asked=(1, "trade"))
    table.chance("harpe", "aegis").play("trade-glory blue")
    assert table.lands_of_glory(1) == []
    assert sorted(table.offers("keep-artifact")) == ["aegis", "harpe"]
    table.play("keep-artifact harpe")
    assert table.has_artifact(1, "harpe")
    assert table.relics_left() == 9
    table.expect(asked=(1, "turn"))


@pytest.mark.rule("LH-2.7", "LH-hero-heracles")
def test_heracles_may_keep_his_token_and_needs_one() -> None:
    table = given(2, ("achilles", "heracles")).glory(1, "blue")
    table.play("act prepare", "prepare draw", "prepare draw", "skip")
    assert table.lands_of_glory(1) == ["blue"]
    table.expect(asked=(1, "turn"))
    table = given(2, ("achilles", "heracles")).play("act prepare", "prepare draw", "prepare draw")
    table.expect(asked=(1, "turn"))


@pytest.mark.rule("LH-2.7", "LH-hero-perseus")
def test_perseus_takes_the_glory_token_of_his_first_land() -> None:
    table = new(2, SEVEN).play("hero perseus", "place attica")
    assert table.board()["glory"]["blue"] == 0


@pytest.mark.rule("LH-2.7", "LH-hero-perseus", "LH-4.6")
def test_perseus_appears_anywhere_after_prepare_without_starting_a_quest() -> None:
    table = given(2, ("perseus", "achilles")).quest("saving_prometheus")
    table.play("act prepare", "prepare draw", "prepare draw").expect(asked=(0, "appear"))
    assert len(table.offers("appear")) == 18
    table.play("appear macedonia").expect_hero(0, "macedonia").expect(asked=(1, "turn"))
    assert table.lord(0).quest == -1


@pytest.mark.rule("LH-hero-perseus")
def test_perseus_on_a_quest_cannot_appear() -> None:
    table = given(2, ("perseus", "achilles")).quest("saving_prometheus")
    table.on_quest(0, "saving_prometheus")
    table.play("act prepare")  # only drawing is possible, so both picks draw
    table.expect_hand_size(0, 2).expect(asked=(1, "turn"))
