"""The set-up as it is told, from the first card to the first turn; and how games end, as the log says it."""

import pytest

from tests.logs import ending, log, log_of, question

from .scenario import fresh, given, third

EVENTS = [
    "aid_to_atlas",
    "amazon_queen",
    "clean_augean_stables",
    "hydra_1",
    "medusa_1",
    "saving_prometheus",
    "cyclops_1",
]
CARDS = ["charge-sickle", "trap-mace", "trap-sword"]


@pytest.mark.rule("LH-2.4", "LH-2.5", "LH-2.6")
def test_events_cards_and_who_begins() -> None:
    table = fresh(3, ["temple_1", *EVENTS, *CARDS, 1])
    assert log(table) == [
        "quest-appears aid_to_atlas messenia",
        "quest-appears amazon_queen chalkidiki",
        "quest-appears clean_augean_stables elis",
        "monster-enters hydra argolis",
        "monster-enters medusa attica",
        "quest-too-many saving_prometheus",
        "monster-enters cyclops acarnania",
        "draw 0 charge sickle",
        "draw-hidden 0",
        "draw 1 trap mace",
        "draw-hidden 1",
        "draw 2 trap sword",
        "draw-hidden 2",
        "starter 1",
    ]
    assert ending(table) == "1 hero | hero achilles, hero helen, hero heracles, hero perseus"


@pytest.mark.rule("LH-2.6", "LH-2.7")
def test_heroes_with_their_first_hoplites() -> None:
    table = fresh(3, ["temple_1", *EVENTS, *CARDS, 1])
    assert log_of(table, "hero perseus", "place crete") == [
        "hero-chosen 1 perseus",
        "hero-placed 1 perseus crete",
        "control 1 crete",
        "glory 1 brown",
    ]
    table.expect(asked=(0, "hero"), options=["hero achilles", "hero helen", "hero heracles"])
    table.play("hero heracles").expect(no="place crete", can=["place epirus", "place laconia"])
    assert log_of(table, "place attica") == ["hero-placed 0 heracles attica"]  # five people
    assert table.values(0) == [1, 2, 1]
    told = log_of(table.chance("harpe", "aegis", "caduceus"), "hero helen", "keep-artifact aegis", "place epirus")
    assert told == [
        "hero-chosen 2 helen",
        "artifact-gained 2 aegis",
        "hero-placed 2 helen epirus",
        "control 2 epirus",
        "turn-begins 2",
    ]
    for seat, where in ((0, "attica"), (1, "crete"), (2, "epirus")):
        table.expect_hoplites(seat, where, 2).expect_hero(seat, where)
    table.expect(asked=(2, "turn"))


@pytest.mark.rule("LH-monster-hydra", "LH-7.8")
def test_a_hydra_heals_and_its_wounds_still_pay() -> None:
    table = third().monster("hydra", "crete").hand(2, "assault-axe", "trap-sword").priests(2, 1).chance("trap-mace")
    table.play("act hunt", "strike assault-axe axe artifact", "strike trap-sword sword priest")
    table.chance("special_attack-3", "fury").play("end-attack", "attack-with special_attack-3").chance("glory-bow")
    assert log_of(table, "endure") == ["endured 2", "monster-heals hydra", "draw 2 glory bow", "draw-hidden 2"]
    assert table.sheet("hydra") == (0, 6)
    table.play("give-up", "injure speed")
    assert question(table) == "hunt-reward hydra"
    assert table.options == ["reward-priest", "reward-neutral"]
    assert log_of(table, "reward-priest") == ["priest 2 1", "turn-begins 0"]


@pytest.mark.rule("LH-artifact-eye_of_graeae")
def test_the_eye_of_graeae_counts_what_was_laid_off() -> None:
    table = third().monster("hydra", "crete").hand(2, "assault-axe", "trap-sword").artifact(2, "eye_of_graeae")
    table.chance("trap-mace").play("act hunt", "use eye_of_graeae")
    assert question(table) == "cycle 0"
    table.play("discard trap-mace")
    assert question(table) == "cycle 1"
    table.play("discard assault-axe")
    assert question(table) == "cycle 2"
    told = log_of(table.chance("glory-bow", "glory-torch"), "done")
    assert told == ["draw 2 glory bow", "draw-hidden 2", "draw 2 glory torch", "draw-hidden 2"]
    table.expect(asked=(2, "hunt-step")).expect_hand(2, "glory-torch", "glory-bow", "trap-sword")


@pytest.mark.rule("LH-1.2", "LH-1.3")
def test_the_end_is_told() -> None:
    table = given(3).temples("epirus", "chalkidiki", "aetolia", "attica").built(4)
    table.own(0, "epirus", "chalkidiki", "aetolia", "attica", "elis")
    assert log_of(table, "act build_temple") == [
        "action 0 build_temple",
        "priest 0 1",
        "temple 0 elis",
        "favored-wins 0",
    ]
    table = third().trophies(2, "cyclops", "sphinx").monster("hydra", "crete").cover("hydra", 1, 2, 3, 4, 5)
    table.hand(2, "assault-axe").chance("trap-mace")
    told = log_of(table, "act hunt", "strike assault-axe axe artifact")
    assert told[-3:] == ["slain 2 hydra", "glory 2 brown", "slayer-wins 2"]
    assert table.winner == ([2], "slayer-wins")


@pytest.mark.rule("LH-2.4")
@pytest.mark.parametrize(("first", "second", "where"), [(1, 2, "epirus"), (2, 1, "locris")])
def test_a_monster_enters_once(first: int, second: int, where: str) -> None:
    """Its second card is put aside, and another drawn for it; Epirus is a place too."""
    cards = [f"cerberus_{first}", f"cerberus_{second}", *EVENTS[:6]]
    table = fresh(3, ["temple_1", *cards, *CARDS, 1])
    assert log(table, "monster-enters") == [
        f"monster-enters cerberus {where}",
        "monster-enters hydra argolis",
        "monster-enters medusa attica",
    ]  # the eighth card drawn is the last
    assert len(log(table, "quest-appears", "quest-too-many")) == 4
