"""DF-2, DF-3 and DF-5: blessings, the turn, the end."""

from typing import Any

import pytest

import agon
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.blessings import Blessing, EveryoneBlessed, MinorBlessings
from agon.games.dice_forge.tables import BOTH
from tests.frames import interrupt

from .table import asked, card, dice, face, feat, options, play, reserves, show, start


@pytest.mark.rule("DF-2.1")
def test_in_every_turn_all_players_roll_both_dice_and_leave_them_showing() -> None:
    game = start(3)
    game.impose([0, 4, 5, 0, 1, 5])
    interrupt(game, EveryoneBlessed(seat=0, blessings=1))
    assert reserves(game, 0) == (1, 0, 1, 0)
    assert reserves(game, 1) == (1, 1, 0, 0)
    assert reserves(game, 2) == (1, 0, 0, 2)
    assert [(hero.light_up, hero.dark_up) for hero in game.heroes] == [(0, 4), (5, 0), (1, 5)]


@pytest.mark.rule("DF-2.1", "DF-2.3")
@pytest.mark.parametrize(("players", "rolls"), [(2, 8), (3, 6), (4, 8)])
def test_with_two_players_everyone_is_blessed_twice_each_turn(players: int, rolls: Any) -> None:
    game = start(players)
    before = len(game.chapter.all_outcomes())
    play(game, "pass")  # the next turn begins with its blessings
    while game.active == 0:
        game.apply(len(options(game)) - 1)
    assert len(game.chapter.all_outcomes()) - before == rolls


@pytest.mark.rule("DF-2.3")
def test_the_first_of_two_blessings_is_applied_before_the_second_roll() -> None:
    game = start(2)
    dice(game.heroes[0], ["choice_g3_v2"] * 6, ["gold1"] * 6)
    before = len(game.chapter.all_outcomes())
    interrupt(game, EveryoneBlessed(seat=0, blessings=2))
    assert asked(game) == (0, "take")
    assert len(game.chapter.all_outcomes()) - before == 4
    play(game, "take glory 2")
    assert len(game.chapter.all_outcomes()) - before == 8
    play(game, "take glory 2")
    assert reserves(game, 0) == (2, 0, 0, 4)


@pytest.mark.rule("DF-2.2")
def test_conflicts_resolve_in_turn_order_from_the_active_player() -> None:
    game = start(3)
    for hero in game.heroes:
        show(hero, "ship", "glory2")
        hero.gold = 2
    game.active = 1
    interrupt(game, EveryoneBlessed(seat=1, blessings=1))
    order = []
    while asked(game)[1] == "ship":
        order.append(asked(game)[0])
        play(game, "skip")
    assert order == [1, 2, 0]


@pytest.mark.rule("DF-2.2")
def test_the_first_in_order_may_take_the_last_face() -> None:
    game = start(3)
    for hero in game.heroes[:2]:
        show(hero, "ship", "glory2")
        hero.gold = 2
    interrupt(game, EveryoneBlessed(seat=0, blessings=1))
    play(game, "buy gold6", "forge gold6 light ship")
    assert asked(game) == (1, "ship")
    assert "buy gold6" not in options(game)


@pytest.mark.rule("DF-2.4")
def test_a_minor_blessing_rolls_one_die_of_choice() -> None:
    game = start()
    interrupt(game, MinorBlessings(seat=0, blessings=1))
    assert (asked(game), options(game)) == ((0, "die"), ["roll light", "roll dark"])
    game.impose([4])
    play(game, "roll dark")
    assert reserves(game, 0) == (0, 0, 1, 0)
    assert (game.heroes[0].light_up, game.heroes[0].dark_up)[1] == 4


@pytest.mark.rule("DF-3.1")
def test_each_reinforcement_may_be_used_once_in_any_order() -> None:
    game = start()
    hero = game.heroes[1]
    hero.cards[card("guardians_owl")] = 2
    hero.cards[card("elder")] = 1
    hero.gold = 3
    play(game, "pass")
    hero.gold = 3
    game.relist()
    assert asked(game) == (1, "reinforce")
    assert options(game) == ["use guardians_owl", "use elder", "skip"]
    play(game, "use guardians_owl", "take sun 1", "use elder", "use guardians_owl", "take moon 1")
    assert asked(game) == (1, "action"), "all are used"
    assert hero.gold == 0


@pytest.mark.rule("DF-3.1")
def test_reinforcements_may_be_left_unused_and_those_bought_now_wait() -> None:
    game = start()
    feat(game, 0, "guardians_owl")
    assert asked(game) == (0, "action"), "step 2 is over for this turn"
    game.heroes[1].cards[card("guardians_owl")] = 1
    play(game, "pass")
    assert asked(game) == (1, "reinforce")
    play(game, "skip")
    assert asked(game) == (1, "action")


@pytest.mark.rule("DF-3.2")
def test_one_action_offering_or_feat_or_nothing() -> None:
    game = start()
    hero = game.heroes[0]
    hero.gold, hero.moon = 2, 1
    game.relist()
    offered = options(game)
    assert "buy gold3" in offered
    assert "feat blacksmiths_chest" in offered
    assert offered[-1] == "pass"
    play(game, "feat blacksmiths_chest")
    assert asked(game) == (0, "extra"), "a further action costs sun shards"
    assert "buy gold3" not in options(game)
    play(game, "pass")
    assert game.active == 1


@pytest.mark.rule("DF-3.3")
def test_an_offering_buys_different_faces_and_forges_each_at_once() -> None:
    game = start(3)
    hero = game.heroes[0]
    hero.gold = 9
    game.relist()
    play(game, "buy gold3")
    assert asked(game) == (0, "forge")
    play(game, "forge gold3 dark moon1")
    assert asked(game) == (0, "offering")
    assert "buy gold3" not in options(game), "strictly different faces"
    play(game, "buy sun1", "forge sun1 light gold1", "buy gold4", "forge gold4 light gold1")
    assert hero.gold == 1
    assert hero.faces(1).count(face("moon1")) == 0
    assert hero.showing(0) == face("gold4"), "the die is left with the last new face up"
    assert hero.showing(1) == face("gold3")
    assert game.stock[face("gold4")] == 3
    assert game.gone[face("moon1")] == 1
    assert hero.forged == 3
    assert asked(game)[1] in ("offering", "extra")


@pytest.mark.rule("DF-3.3")
def test_different_kinds_of_a_mixed_square_may_be_bought_together_and_empty_squares_sell_nothing() -> None:
    game = start(3)
    game.heroes[0].gold = 12
    game.relist()
    play(game, "buy gold6", "forge gold6 light gold1")
    assert "buy sum_g2_m1" in options(game)
    play(game, "buy sum_g2_m1", "forge sum_g2_m1 light gold1", "done", "pass")
    game.heroes[1].gold = 12
    game.relist()
    assert "buy gold6" not in options(game)
    assert "buy choice_g1_s1_m1" in options(game)


@pytest.mark.rule("DF-3.3")
def test_the_kinds_are_free_again_in_the_extra_action() -> None:
    game = start(3)
    hero = game.heroes[0]
    hero.gold, hero.sun = 4, 2
    game.relist()
    play(game, "buy gold3", "forge gold3 light gold1", "done")
    assert asked(game) == (0, "extra")
    play(game, "buy gold3")
    assert (hero.gold, hero.sun) == (0, 0)


@pytest.mark.rule("DF-3.4")
def test_a_face_just_forged_may_be_overlaid_in_the_same_action() -> None:
    game = start(3)
    game.heroes[0].gold = 5
    game.relist()
    play(game, "buy gold3", "forge gold3 light gold1", "buy gold4", "forge gold4 light gold3")
    assert game.heroes[0].faces(0).count(face("gold3")) == 0
    assert game.gone[face("gold3")] == 1
    assert game.heroes[0].forged == 2


@pytest.mark.rule("DF-3.5")
def test_a_feat_is_paid_the_pawn_moves_and_the_top_card_is_taken() -> None:
    game = start(3)
    hero = game.heroes[0]
    hero.moon = 4
    game.relist()
    play(game, "feat ferryman")
    assert (hero.moon, hero.portal) == (0, 3)
    assert hero.cards[card("ferryman")] == 1
    assert hero.card_glory() == 12
    assert game.stack_left[4] == 2


@pytest.mark.rule("DF-3.5")
def test_an_empty_stack_cannot_be_chosen_nor_one_too_dear() -> None:
    game = start(3)
    hero = game.heroes[0]
    hero.moon = 4
    game.stack_left[4] = 0
    game.relist()
    assert "feat ferryman" not in options(game)
    assert "feat satyrs" in options(game)
    assert "feat helmet_of_invisibility" not in options(game)


@pytest.mark.rule("DF-3.6")
def test_the_ousted_hero_goes_home_and_is_blessed_before_the_card_is_taken() -> None:
    game = start(3)
    game.heroes[2].portal = 3
    show(game.heroes[2], "choice_g3_v2", "gold1")
    game.heroes[0].moon = 4
    game.relist()
    play(game, "feat ferryman")
    assert asked(game) == (2, "take")
    assert game.heroes[2].portal == 0
    assert game.heroes[0].cards[card("ferryman")] == 0
    play(game, "take glory 2")
    assert reserves(game, 2) == (1, 0, 0, 2)
    assert game.heroes[0].cards[card("ferryman")] == 1


@pytest.mark.rule("DF-3.6")
def test_no_one_is_ousted_by_staying_or_from_the_starting_portal() -> None:
    game = start(3)
    game.heroes[0].portal = 3
    before = len(game.chapter.all_outcomes())
    feat(game, 0, "ferryman")
    assert len(game.chapter.all_outcomes()) == before
    assert game.heroes[1].portal == 0


@pytest.mark.rule("DF-3.7")
def test_one_extra_action_a_turn_for_two_sun_shards() -> None:
    game = start(3)
    hero = game.heroes[0]
    hero.sun, hero.moon = 5, 2
    game.relist()
    play(game, "feat blacksmiths_chest")
    assert asked(game) == (0, "extra")
    assert "feat gorgon" not in options(game), "4 of 5 sun shards, but 2 are for the action"
    assert "feat minotaur" in options(game)
    play(game, "feat blacksmiths_hammer")
    assert hero.sun == 3
    assert game.active == 1 or asked(game)[0] != 0, "only one extra action"


@pytest.mark.rule("DF-3.7")
def test_without_two_sun_shards_there_is_no_extra_action() -> None:
    game = start(3)
    game.heroes[0].moon, game.heroes[0].sun = 2, 1
    game.relist()
    play(game, "feat blacksmiths_chest")
    assert options(game) == ["triton gold", "triton sun", "triton moon", "pass"]


@pytest.mark.rule("DF-3.8")
def test_the_same_feat_may_be_performed_twice_in_a_turn() -> None:
    game = start(3)
    hero = game.heroes[0]
    hero.sun, hero.moon = 2, 4
    game.relist()
    play(game, "feat silver_hind", "feat silver_hind")
    assert hero.cards[card("silver_hind")] == 2


@pytest.mark.rule("DF-3.9")
def test_dice_change_only_by_forging() -> None:
    game = start(3, seed=9)
    dice_before = [(hero.light, hero.dark) for hero in game.heroes]
    interrupt(game, Blessing(seat=0, die=BOTH, blessings=3))
    feat(game, 0, "ferryman")
    assert [(hero.light, hero.dark) for hero in game.heroes] == dice_before


@pytest.mark.rule("DF-5.1")
def test_most_glory_in_reserve_and_on_cards_wins() -> None:
    game = last_turn()
    game.heroes[0].glory = 30
    game.heroes[1].glory = 20
    game.heroes[1].cards[card("ferryman")] = 1
    play(game, "pass")
    assert game.result == {"winners": [1], "reason": "dice_forge-log-most-glory", "scores": [30, 32]}
    assert game.choice is None


@pytest.mark.rule("DF-5.1")
def test_a_tie_is_shared_and_leftovers_count_for_nothing() -> None:
    game = last_turn()
    for hero in game.heroes:
        hero.glory = 25
    game.heroes[0].gold = 12
    play(game, "pass")
    assert game.result == {"winners": [0, 1], "reason": "dice_forge-log-shared", "scores": [25, 25]}


def last_turn() -> DiceForge:
    """The last decision of the last turn: seat 1 of two players, with nothing rolled left."""
    game = agon.new("dice_forge", 2, 4)
    assert isinstance(game, DiceForge)
    while not (game.round == game.rounds and game.active == 1 and asked(game) == (1, "action")):
        game.apply(len(options(game)) - 1)
    for hero in game.heroes:
        hero.gold = hero.sun = hero.moon = hero.glory = 0
    game.heroes[1].triton = 1
    game.relist()
    return game
