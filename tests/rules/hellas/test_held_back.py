"""What holds hoplites, heroes and cards back, whichever way they would go."""

import pytest

from tests.logs import log, log_of

from .scenario import HellasScenario, fresh, third

# ---------------------------------------------------------------------- Medusa lets no hoplite go


def held() -> HellasScenario:
    """Three hoplites beside Medusa in Elis, three free ones in Arcadia."""
    return third().monster("medusa", "elis").army(2, "elis", 3).army(2, "arcadia", 3).attributes(2, leadership=3)


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-3.6", "LH-4.3")
def test_medusa_holds_those_who_step_or_march() -> None:
    held().play("act hoplite_movement").expect(can="step arcadia achaea", no="step elis")
    held().play("act march").expect(can="march arcadia achaea", no="march elis")


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-3.3")
def test_medusa_holds_those_whom_hermes_would_lead() -> None:
    held().priests(2, 1).level("hermes", 3).play("pray hermes", "use-power").expect(no="march elis")


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-blessing-murderous_march")
def test_medusa_holds_a_murderous_march() -> None:
    table = held().bless(2, "murderous_march").play("act march")
    assert table.offers("murderous-march") == ["arcadia"]


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-blessing-winged_boots", "LH-blessing-heros_apprentice")
def test_medusa_holds_single_hoplites_too() -> None:
    table = held().bless(2, "winged_boots", "heros_apprentice")
    assert table.copy().play("bless heros_apprentice").expect(no="march elis").prompt == "march"
    table.army(2, "achaea", 1).play("bless winged_boots")
    assert table.offers("lift") == ["achaea", "arcadia"]


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-8.2")
def test_medusa_holds_those_who_would_help() -> None:
    """Of two neighbours with hoplites only the other one can send some."""
    table = third().army(2, "arcadia", 3).army(2, "messenia", 2).army(2, "achaea", 2).army(1, "elis", 6)
    table.monster("medusa", "messenia").hand(2, "reinforcements-shield")
    table.play("act march", "march arcadia elis", "count 3", "play reinforcements-shield")
    table.expect(asked=(2, "bring"), options=["bring achaea 2", "bring achaea 1", "done"])


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-artifact-minotaurs_horn", "LH-blessing-response_force")
def test_no_help_is_called_for_when_medusa_holds_all_of_it() -> None:
    for where, called in (("messenia", False), ("laconia", True)):
        table = third().army(2, "arcadia", 3).army(1, "elis", 6).army(1, "messenia", 2).monster("medusa", where)
        table.artifact(1, "minotaurs_horn").bless(1, "response_force").hand(1, "glory-bow")
        table.play("act march", "march arcadia elis", "count 3")
        assert (table.prompt == "before") == called
        assert ("use minotaurs_horn" in table.options, "bless response_force" in table.options) == (called, called)


# ---------------------------------------------------------------------- an injured hero


@pytest.mark.rule("LH-blessing-exile", "LH-7.6")
def test_who_cannot_take_an_injury_exiles_nobody() -> None:
    table = third().bless(2, "exile").monster("hydra", "crete").injure(2, "speed", "strength")
    table.expect(can="exile hydra").injure(2, "leadership").expect(cannot="exile hydra")


# ---------------------------------------------------------------------- what is told


@pytest.mark.rule("LH-8.7")
def test_only_an_attacker_wins_a_pyrrhic_victory() -> None:
    """Both sides die of their own cards: the tie is the defender's, who keeps the region without hoplites."""
    table = third().army(2, "arcadia", 1).army(1, "elis", 1).hand(1, "trap-sword").hand(2, "trap-mace")
    told = log_of(table, "act march", "march arcadia elis", "play trap-sword", "play trap-mace")
    assert told[-2:] == ["battle-won 1 elis", "turn-begins 0"]
    table.expect_owner("elis", 1).expect_hoplites(1, "elis", 0).expect_hoplites(2, "elis", 0)
    table = third().army(2, "arcadia", 1).army(1, "elis", 1).hand(2, "wild_attack-axe")
    told = log_of(table, "act march", "march arcadia elis", "play wild_attack-axe")
    assert told[-3:] == ["battle-won 2 elis", "pyrrhic 2 elis", "turn-begins 0"]
    table.expect_owner("elis", 1)


@pytest.mark.rule("LH-2.6")
def test_the_log_says_who_starts() -> None:
    for seed in range(1, 7):
        table = fresh(3, seed=seed)
        assert log(table, "starter") == [f"starter {table.seat}"]


# ---------------------------------------------------------------------- recruits


@pytest.mark.rule("LH-blessing-rearguard", "LH-8.5", "LH-4.1")
@pytest.mark.parametrize("foe", [0, 1])
def test_no_rearguard_where_the_beaten_enemy_has_gone(foe: int) -> None:
    """Out of a neutral region an army drives an enemy, who may go just there."""
    table = third().army(2, "elis", 3, owned=False).bless(2, "rearguard").army(foe, "arcadia", 2)
    table.play("act march", "march elis arcadia", "count 3").expect(asked=(foe, "retreat"))
    table.copy().play("retreat achaea").expect(options=["levy elis 2", "levy elis 1", "levy elis 0"])
    assert log_of(table, "retreat elis") == [
        f"retreat {foe} 1 arcadia elis",
        "battle-won 2 arcadia",
        "control 2 arcadia",
        "turn-begins 0",
    ]


@pytest.mark.rule("LH-blessing-wild_hunt")
def test_a_wild_hunt_costs_one_strength_of_two_at_least() -> None:
    table = third().bless(2, "wild_hunt").monster("hydra", "crete").expect(no="bless wild_hunt")
    told = log_of(table.attributes(2, strength=2).chance("trap-mace"), "bless wild_hunt")
    assert told[:3] == ["blessing-used 2 wild_hunt", "attribute 2 strength 1", "hunt 2 perseus hydra"]
    assert len(told) == 5  # one card is drawn, and told to its owner and to the others
    third().bless(2, "wild_hunt").attributes(2, strength=2).expect(no="bless wild_hunt")


# ---------------------------------------------------------------------- what a battle counts


@pytest.mark.rule("LH-artifact-apollos_arrow", "LH-blessing-no_attrition")
def test_an_arrow_is_no_card() -> None:
    """The first card after it has no casualties, as everyone sees."""
    table = third().army(2, "arcadia", 3).army(1, "elis", 3).hero(2, "achaea").bless(2, "no_attrition")
    table.artifact(2, "apollos_arrow").hand(2, "trap-mace", "trap-sword")
    table.play("act march", "march arcadia elis", "count 3", "use apollos_arrow")
    for strength, casualties, cards, card in ((5, 0, 0, "trap-mace"), (7, 0, 1, "trap-sword")):
        side = table.board(0)["under_way"]["attacker"]
        assert (side["strength"], side["casualties"], side["cards"]) == (strength, casualties, cards)
        assert (side["seat"], side["hoplites"], side["passed"]) == (2, 3, False)
        table.play(f"play {card}")
    assert log(table, "battle-losses") == ["battle-losses 2 1 1 1"]


@pytest.mark.rule("LH-event-chimera_1", "LH-3.6")
def test_the_chimera_bites_in_the_first_region_too_and_once_a_movement() -> None:
    table = third().army(2, "thessaly", 3).monster("chimera", "epirus", "chimera_1").attributes(2, leadership=2)
    assert log_of(table, "act hoplite_movement", "step thessaly epirus", "step thessaly epirus") == [
        "hoplites-move 2 1 thessaly epirus",
        "hoplites-die 2 1 epirus",
        "hoplites-move 2 1 thessaly epirus",
    ]
