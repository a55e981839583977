"""LH-2: set-up and heroes."""

import pytest

import agon
from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import (
    ALL_BLESSINGS,
    ATTACK_CARDS,
    COMBAT_CARDS,
    EVENTS,
    HERO_IDS,
    MONSTER_ARTIFACT,
    NEUTRAL_ARTIFACTS,
    QUEST_IDS,
    REGION_IDS,
    TEMPLE_DATA,
    TEMPLE_IDS,
)
from agon.kernel.bits import count_bits, members

from .table import (
    army,
    artifact,
    asked,
    battle,
    card,
    drawn_up,
    event,
    fight_out,
    glory,
    has_artifact,
    hero_at,
    hoplites,
    in_hand,
    lair,
    lord,
    offers,
    owner,
    play,
    put_quest,
    refresh,
    start,
    told,
    where_is,
)

NO_MONSTERS = ["aid_to_atlas", "amazon_queen", "clean_augean_stables"]


def new(players: int, events: list[str], *, temple: str = "temple_1", starter: int = 0) -> Hellas:
    """A game with these opening events; everyone's first card is imposed too."""
    cards = [card(name) for name in ("charge-sickle", "trap-mace", "trap-sword", "assault-axe")]
    outcomes = [TEMPLE_IDS.index(temple), *(event(name) for name in events), *cards[:players], starter]
    game = agon.title("hellas").new(players, 1, None, outcomes)
    assert isinstance(game, Hellas)
    return game


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
    game = new(3, SEVEN)
    assert list(game.level) == [1, 1, 1]
    view = game.view(None)["board"]["monuments"]
    assert {one["god"]: (one["region"], one["artifact"], one["owner"]) for one in view} == {
        "zeus": ("thessaly", "thunder_of_zeus", None),
        "athena": ("attica", "owl_of_athena", None),
        "hermes": ("acarnania", "boots_of_hermes", None),
    }


@pytest.mark.rule("LH-2.2")
def test_decks_at_the_start() -> None:
    game = new(4, SEVEN)
    assert (EVENTS, ATTACK_CARDS, COMBAT_CARDS) == (23, 18, 30)
    assert count_bits(game.deck) == 26
    assert game.relics == NEUTRAL_ARTIFACTS
    assert count_bits(game.relics) == 10
    assert not any(game.relics >> MONSTER_ARTIFACT[at] & 1 for at in range(7))
    assert game.blessings == ALL_BLESSINGS
    assert count_bits(game.blessings) == 36


@pytest.mark.rule("LH-2.3", "LH-11.1")
@pytest.mark.parametrize(("players", "places"), [(2, 6), (3, 6), (4, 8)])
def test_a_random_temple_card_with_six_or_eight_temples(players: int, places: int) -> None:
    game = new(players, SEVEN, temple="temple_4")
    shown = game.view(None)["board"]["temple_card"]
    assert (shown["id"], shown["places"], shown["built"]) == ("temple_4", places, 0)
    seen = {agon.new("hellas", players, seed).view(None)["board"]["temple_card"]["id"] for seed in range(60)}
    assert seen == {row["id"] for row in TEMPLE_DATA}


@pytest.mark.rule("LH-2.4")
def test_the_example_with_eight_event_cards() -> None:
    """Card by card: three quests to the slots, a fourth ignored but counted, a second Hydra replaced."""
    game = new(3, EXAMPLE)
    board = game.view(None)["board"]
    quests = {one["id"]: one["region"] for one in board["quests"]}
    assert quests == {  # cards 1, 4 and 5
        "amazon_queen": "chalkidiki",
        "golden_fleece": "acarnania",
        "saving_prometheus": "macedonia",
    }
    assert lair(game, "hydra") == "chalkidiki"  # card 2, not moved or evolved by card 7
    assert lair(game, "cerberus") == "epirus"  # card 3
    assert lair(game, "minotaur") == "boeotia"  # card 8 instead of card 7
    assert {one["id"] for one in board["monsters"]} == {"hydra", "cerberus", "minotaur"}
    assert game.evolved == 0
    assert told(game, "quest-too-many") == [{"quest": "hellas-quest-aid_to_atlas"}]  # card 6
    assert len(told(game, "quest-appears")) == 3
    assert len(told(game, "monster-enters")) == 3


@pytest.mark.rule("LH-2.4")
def test_all_opening_cards_but_the_active_quests_go_back() -> None:
    game = new(3, EXAMPLE)
    back = {event(name) for name in EXAMPLE} - {
        event("amazon_queen"),
        event("golden_fleece"),
        event("saving_prometheus"),
    }
    assert back <= set(members(game.event_deck))
    assert count_bits(game.event_deck) == 20


@pytest.mark.rule("LH-2.4")
def test_without_repeats_exactly_seven_cards_are_drawn() -> None:
    game = new(3, SEVEN)
    assert len(told(game, "quest-appears")) + len(told(game, "monster-enters")) == 7


@pytest.mark.rule("LH-2.5")
def test_one_secret_card_each_of_public_number() -> None:
    game = new(3, SEVEN)
    assert in_hand(game, 1) == ["trap-mace"]
    players = game.view(0)["board"]["players"]
    assert [one["hand_size"] for one in players] == [1, 1, 1]
    assert [one["hand"] is None for one in players] == [False, True, True]
    assert players[0]["hand"][0]["id"] == "charge-sickle"


@pytest.mark.rule("LH-2.6")
def test_heroes_are_placed_counter_clockwise_and_the_last_begins() -> None:
    game = new(4, SEVEN, starter=2)
    order = []
    for hero, where in [("achilles", "attica"), ("helen", "crete"), ("heracles", "elis"), ("perseus", "locris")]:
        assert asked(game)[1] in ("hero", "place")
        if asked(game)[1] == "hero":
            order.append(asked(game)[0])
            play(game, f"hero {hero}")
        if asked(game)[1] == "keep-artifact":
            game.apply(0)
        play(game, f"place {where}")
    assert order == [2, 1, 0]  # the fourth gets the last hero without a choice
    assert HERO_IDS[lord(game, 3).hero] == "perseus"
    assert asked(game) == (3, "turn")
    game.play("act prepare")
    play(game, "prepare draw", "prepare draw")
    while asked(game)[1] == "appear":
        play(game, "skip")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-2.6")
def test_placement_two_hoplites_control_of_few_people_no_second_hero() -> None:
    game = new(2, SEVEN)
    play(game, "hero achilles", "place attica")
    assert hoplites(game, 0, "attica") == 2
    assert owner(game, "attica") == -1  # population 5
    play(game, "hero heracles")
    assert "attica" not in offers(game, "place")
    assert len(offers(game, "place")) == len(REGION_IDS) - 1
    play(game, "place boeotia")
    assert owner(game, "boeotia") == 1  # population 2
    assert [int(lord(game, 0).stored(at)) for at in range(3)] == [1, 1, 2]
    assert lord(game, 0).pool == 0


@pytest.mark.rule("LH-2.7", "LH-hero-achilles")
def test_achilles_starts_fast_and_strengthens_his_army() -> None:
    game = new(2, SEVEN)
    play(game, "hero achilles", "place attica")
    assert lord(game, 0).speed == 2

    army(game, 0, "elis", 2)
    army(game, 1, "achaea", 2)
    army(game, 0, "achaea", 1, owned=False)
    hero_at(game, 0, "achaea")
    lord(game, 0).speed, lord(game, 0).strength = 3, 2
    frame = drawn_up(0, 1, "achaea", "elis")
    assert frame.strength(game, 0) == 1 + 2  # the lower of Speed and Strength
    hero_at(game, 0, "elis")
    assert frame.strength(game, 0) == 1


@pytest.mark.rule("LH-2.7", "LH-hero-achilles")
def test_an_injured_attribute_of_achilles_counts_one() -> None:
    game = start(2, ("achilles", "perseus"))
    army(game, 1, "achaea", 2)
    army(game, 0, "achaea", 1, owned=False)
    hero_at(game, 0, "achaea")
    lord(game, 0).speed, lord(game, 0).strength = 3, 3
    lord(game, 0).injured = 2
    frame = drawn_up(0, 1, "achaea", "elis")
    assert frame.strength(game, 0) == 1 + 1


@pytest.mark.rule("LH-2.7", "LH-hero-helen")
def test_helen_looks_at_three_artifacts_and_keeps_one() -> None:
    game = new(2, SEVEN)
    game.impose([artifact("harpe"), artifact("aegis"), artifact("caduceus")])
    play(game, "hero helen")
    assert sorted(offers(game, "keep-artifact")) == ["aegis", "caduceus", "harpe"]
    assert count_bits(game.relics) == 7
    play(game, "keep-artifact aegis")
    assert has_artifact(game, 0, "aegis")
    assert count_bits(game.relics) == 9
    assert asked(game) == (0, "place")


@pytest.mark.rule("LH-2.7", "LH-hero-helen")
def test_enemy_hoplites_enter_helens_region_only_with_their_hero() -> None:
    game = start(3, ("heracles", "helen", "perseus"))
    hero_at(game, 1, "achaea")
    army(game, 0, "elis", 2)
    refresh(game)
    play(game, "act hoplite_movement")
    assert "elis arcadia" in offers(game, "step")
    assert "elis achaea" not in offers(game, "step")
    game = start(3, ("heracles", "helen", "perseus"))
    hero_at(game, 1, "achaea")
    hero_at(game, 0, "achaea")
    army(game, 0, "elis", 2)
    refresh(game)
    play(game, "act hoplite_movement")
    assert "elis achaea" in offers(game, "step")


@pytest.mark.rule("LH-2.7", "LH-hero-helen")
def test_helen_blocks_marches_and_retreats_too() -> None:
    game = start(3, ("heracles", "helen", "perseus"))
    hero_at(game, 1, "achaea")
    army(game, 0, "elis", 2)
    refresh(game)
    play(game, "act march")
    assert "elis achaea" not in offers(game, "march")
    game = start(3, ("heracles", "helen", "perseus"))
    army(game, 0, "corinthia", 3)
    army(game, 2, "corinthia", 5, owned=False)
    hero_at(game, 1, "achaea")
    battle(game, 2, 0, "corinthia", "attica")
    fight_out(game)
    assert asked(game) == (0, "retreat")
    assert "achaea" not in offers(game, "retreat")


@pytest.mark.rule("LH-2.7", "LH-hero-heracles")
def test_heracles_starts_strong_and_trades_glory_for_an_artifact() -> None:
    game = new(2, SEVEN)
    play(game, "hero heracles", "place attica")
    assert lord(game, 0).strength == 2
    game = start(2, ("achilles", "heracles"))
    glory(game, 1, "blue")
    play(game, "act prepare", "prepare draw", "prepare draw")
    assert asked(game) == (1, "trade")
    game.impose([artifact("harpe"), artifact("aegis")])
    play(game, "trade-glory blue")
    assert lord(game, 1).glory == 0
    assert sorted(offers(game, "keep-artifact")) == ["aegis", "harpe"]
    play(game, "keep-artifact harpe")
    assert has_artifact(game, 1, "harpe")
    assert count_bits(game.relics) == 9
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-2.7", "LH-hero-heracles")
def test_heracles_may_keep_his_token_and_needs_one() -> None:
    game = start(2, ("achilles", "heracles"))
    glory(game, 1, "blue")
    play(game, "act prepare", "prepare draw", "prepare draw", "skip")
    assert lord(game, 1).glory != 0
    assert asked(game) == (1, "turn")
    game = start(2, ("achilles", "heracles"))
    play(game, "act prepare", "prepare draw", "prepare draw")
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-2.7", "LH-hero-perseus")
def test_perseus_takes_the_glory_token_of_his_first_land() -> None:
    game = new(2, SEVEN)
    play(game, "hero perseus", "place attica")
    assert game.view(None)["board"]["glory"]["blue"] == 0


@pytest.mark.rule("LH-2.7", "LH-hero-perseus", "LH-4.6")
def test_perseus_appears_anywhere_after_prepare_without_starting_a_quest() -> None:
    game = start(2, ("perseus", "achilles"))
    put_quest(game, "saving_prometheus")
    play(game, "act prepare", "prepare draw", "prepare draw")
    assert asked(game) == (0, "appear")
    assert len(offers(game, "appear")) == 18
    play(game, "appear macedonia")
    assert where_is(game, 0) == "macedonia"
    assert asked(game) == (1, "turn")
    assert lord(game, 0).quest == -1


@pytest.mark.rule("LH-hero-perseus")
def test_perseus_on_a_quest_cannot_appear() -> None:
    game = start(2, ("perseus", "achilles"))
    put_quest(game, "saving_prometheus")
    lord(game, 0).at = -1
    lord(game, 0).quest = QUEST_IDS.index("saving_prometheus")
    refresh(game)
    play(game, "act prepare")  # only drawing is possible, so both picks draw
    assert count_bits(lord(game, 0).hand) == 2
    assert asked(game) == (1, "turn")
