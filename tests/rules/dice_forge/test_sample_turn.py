"""DF-5.2: the sample turn of the rulebook, step by step.

The scan has lost its icons; the figures below are the reading that fits every sum it names: two blessings' worth
of resources, nine gold, three faces for 3 + 3 + 2 gold, an extra action for 2 sun, the Ferryman for 4 of 5 moon.
"""

import pytest

from agon.games.dice_forge.game import DiceForge

from .table import asked, card, dice, face, options, play, start

MAXIM, SASHA = 1, 2


@pytest.fixture
def game() -> DiceForge:
    """Maxim is about to begin his turn; Sasha's hero stands at the island of the Ferryman and the Helmet."""
    game = start(3)
    maxim, sasha = game.heroes[MAXIM], game.heroes[SASHA]
    dice(
        maxim,
        ["gold1", "gold1", "gold1", "gold1", "gold1", "sun1"],
        ["gold1", "gold1", "gold1", "gold1", "moon1", "glory2"],
    )
    maxim.gold, maxim.sun, maxim.moon = 7, 1, 4
    maxim.cards[card("silver_hind")] = 1
    maxim.cards[card("guardians_owl")] = 2
    sasha.cards[card("helmet_of_invisibility")] = 1
    sasha.portal = 3
    dice(sasha, ["moon1"] * 6, ["choice_g3_v2"] * 6)  # a choice, so that the ousting can be watched
    game.impose([0, 5])  # Maxim's blessing: 1 gold and 2 glory; he is the active player and rolls first
    play(game, "pass", "take gold 3")
    return game


@pytest.mark.rule("DF-5.2", "DF-2.1", "DF-3.1", "DF-3.3", "DF-3.4", "DF-3.5", "DF-3.6", "DF-3.7")
def test_sample_turn(game: DiceForge) -> None:
    maxim, sasha = game.heroes[MAXIM], game.heroes[SASHA]
    # 1. the blessing moves his markers at once
    assert (maxim.gold, maxim.glory) == (8, 2)
    # 2. three reinforcements in an order of his choice
    assert asked(game) == (MAXIM, "reinforce")
    play(game, "use silver_hind")
    game.impose([4])
    play(game, "roll dark")
    assert maxim.moon == 5
    play(game, "use guardians_owl", "take gold 1", "use guardians_owl", "take sun 1")
    assert (maxim.gold, maxim.sun, maxim.moon) == (9, 2, 5)
    assert asked(game) == (MAXIM, "action")
    # 3. nine gold: two faces for 3 each; equal faces are not allowed, so one for 2
    play(game, "buy sun1", "forge sun1 light gold1")
    assert maxim.showing(0) == face("sun1")
    assert "buy sun1" not in options(game)
    play(game, "buy gold3", "forge gold3 dark gold1", "buy gold4", "forge gold4 dark gold3")
    assert maxim.gold == 1
    assert maxim.showing(1) == face("gold4")
    assert maxim.faces(1).count(face("gold3")) == 0
    assert maxim.forged == 3, "the faces taken out lie beside his board"
    # 4. two sun shards for an extra action: the Ferryman for 4 moon shards
    if asked(game)[1] == "offering":
        play(game, "done")
    assert asked(game) == (MAXIM, "extra")
    moon = sasha.moon
    play(game, "feat ferryman")
    assert (maxim.sun, maxim.moon, maxim.portal) == (0, 1, 3)
    assert asked(game) == (SASHA, "take"), "Sasha is ousted and blessed at once"
    assert (sasha.portal, maxim.cards[card("ferryman")]) == (0, 0)
    play(game, "take glory 2")
    assert (sasha.moon, sasha.glory) >= (moon + 1, 2)
    assert maxim.cards[card("ferryman")] == 1, "the card has no effect and goes to its pile"
    assert game.active == SASHA, "the turn is over"
