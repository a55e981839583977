"""DF-5.2: the sample turn of the rulebook, step by step.

The scan has lost its icons; the figures below are the reading that fits every sum it names: two blessings' worth
of resources, nine gold, three faces for 3 + 3 + 2 gold, an extra action for 2 sun, the Ferryman for 4 of 5 moon.
"""

import pytest

from .scenario import given

MAXIM, SASHA = 1, 2


@pytest.mark.rule("DF-5.2", "DF-2.1", "DF-3.1", "DF-3.3", "DF-3.4", "DF-3.5", "DF-3.6", "DF-3.7", "DF-turn-order")
def test_sample_turn() -> None:
    # Maxim is about to begin his turn; Sasha's hero stands at the island of the Ferryman and the Helmet
    table = given(3).reserve(MAXIM, gold=7, sun=1, moon=4).pawn(SASHA, 3).own(SASHA, "helmet_of_invisibility")
    table.own(MAXIM, "silver_hind", "guardians_owl", "guardians_owl")

    # 1. the blessing moves his markers at once; he is the active player and rolls first
    table.rolls(MAXIM, "gold1", "glory2").rolls(SASHA, "gold1", "gold1").rolls(0, "gold1", "gold1").play("pass")
    table.expect_reserve(MAXIM, gold=8, sun=1, moon=4, glory=2).expect_reserve(SASHA, gold=2)

    # 2. three reinforcements in an order of his choice
    table.expect(asked=(MAXIM, "reinforce")).play("use silver_hind").rolls(MAXIM, dark="moon1").play("roll dark")
    table.expect_reserve(MAXIM, gold=8, sun=1, moon=5, glory=2)
    table.play("use guardians_owl", "take gold 1", "use guardians_owl", "take sun 1")
    table.expect_reserve(MAXIM, gold=9, sun=2, moon=5, glory=2).expect(asked=(MAXIM, "action"))

    # 3. nine gold: two faces for 3 each; equal faces are not allowed, so one for 2
    table.play("buy sun1", "forge sun1 light gold1").expect_die(MAXIM, "light", "sun1").expect(cannot="buy sun1")
    table.play("buy gold3", "forge gold3 dark gold1", "buy gold4", "forge gold4 dark gold3")
    table.expect_reserve(MAXIM, gold=1, sun=2, moon=5, glory=2).expect_die(MAXIM, "dark", "gold4")
    assert "gold3" not in table.faces(MAXIM, "dark")
    assert table.hero(MAXIM).forged == 3, "the faces taken out lie beside his board"

    # 4. two sun shards for an extra action: the Ferryman for 4 moon shards
    table.expect(asked=(MAXIM, "extra")).rolls(SASHA, "gold1", "choice_g3_v2").play("feat ferryman")
    table.expect_reserve(MAXIM, gold=1, moon=1, glory=2)
    assert table.hero(MAXIM).portal == 3

    # Sasha is ousted and blessed at once, before the card is taken
    table.expect(asked=(SASHA, "take"))
    assert (table.hero(SASHA).portal, table.cards(MAXIM, "ferryman")) == (0, 0)
    table.rolls(SASHA, "gold1", "gold1").rolls(0, "gold1", "gold1").rolls(MAXIM, "gold1", "gold1").play("take glory 2")
    table.expect_reserve(SASHA, gold=2 + 1 + 2, glory=2)  # ousted, and blessed as her own turn begins

    # the card has no effect and goes to its pile; the turn is over
    assert table.cards(MAXIM, "ferryman") == 1
    assert table.game.active == SASHA
