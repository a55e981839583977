"""DF-1: set-up."""

from typing import Any

import pytest

import agon
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.tables import CARD_IDS, FACE_IDS, SLOT_IDS, SWAPPABLE, TEMPLE

from .table import card, face, options, result, start


def fresh(players: int, **opts: Any) -> DiceForge:
    game = agon.new("dice_forge", players, 3, opts)
    assert isinstance(game, DiceForge)
    return game


@pytest.mark.rule("DF-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_two_dice_and_a_pawn_at_home(players: int) -> None:
    for hero in fresh(players).heroes:
        assert [FACE_IDS[one] for one in hero.faces(0)] == ["gold1"] * 5 + ["sun1"]
        assert [FACE_IDS[one] for one in hero.faces(1)] == ["gold1"] * 4 + ["moon1", "glory2"]
        assert hero.portal == 0


@pytest.mark.rule("DF-1.1")
@pytest.mark.parametrize("players", [0, 1, 5, -3, "three", True, 2.0])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(agon.BadPlayers):
        agon.new("dice_forge", players, 1)


@pytest.mark.rule("DF-1.2")
def test_what_does_not_fit_is_lost() -> None:
    game = start()
    hero = game.heroes[0]
    hero.gold, hero.sun, hero.moon, hero.glory = 11, 5, 5, 99
    result(game, 0, "sum_g2_m1", "sum_g1_s1_m1_v1")
    assert (hero.gold, hero.sun, hero.moon, hero.glory) == (12, 6, 6, 100)


@pytest.mark.rule("DF-1.3")
@pytest.mark.parametrize(("players", "gold"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_start_gold_by_seat(players: int, gold: Any) -> None:
    assert TEMPLE["setup"][str(players)]["start_gold"] == gold
    rolled_glory = {"imposed": [5, 5] * 8}  # sun1 and glory2: no gold is rolled
    game = agon.title("dice_forge").new(players, 3, {}, removal(players) + rolled_glory["imposed"])
    assert isinstance(game, DiceForge)
    assert [hero.gold for hero in game.heroes] == gold


def removal(players: int) -> list[int]:
    """Outcomes for the faces removed from the two mixed squares with two players."""
    return [0, 0, 0, 0] if players == 2 else []


@pytest.mark.rule("DF-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_cards_as_players_in_every_stack(players: int) -> None:
    assert list(fresh(players).stack_left) == [players] * len(SLOT_IDS)


@pytest.mark.rule("DF-1.4")
def test_with_two_players_two_random_faces_of_each_square_are_gone() -> None:
    mixed = {name for square in TEMPLE["square"] if len(square["faces"]) == 4 for name in square["faces"]}
    seen = set()
    for seed in range(40):
        game = agon.new("dice_forge", 2, seed)
        assert isinstance(game, DiceForge)
        for square in TEMPLE["square"]:
            assert sum(game.stock[face(name)] for name in square["faces"]) == 2, square["id"]
        seen |= {name for name in mixed if game.stock[face(name)]}
    assert seen == mixed, "chance decides which faces of a mixed square stay"
    full = fresh(3)
    assert all(sum(full.stock[face(name)] for name in square["faces"]) == 4 for square in TEMPLE["square"])
    for players in (2, 3, 4):
        game = fresh(players)
        assert all(game.stock[face(name)] == n for garden in TEMPLE["garden"] for name, n in garden["faces"].items())


@pytest.mark.rule("DF-1.5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_rounds(players: int, rounds: Any) -> None:
    game = fresh(players)
    assert game.rounds == rounds
    agon.playout(game, 1)
    assert game.round == rounds
    assert game.result is not None


@pytest.mark.rule("DF-1.6")
def test_the_introductory_set_and_every_alternative() -> None:
    intro = {CARD_IDS[one] for one in fresh(3).stack_card}
    assert {"silver_hind", "satyrs", "hydra", "minotaur"} <= intro
    swapped = {
        CARD_IDS[one].rpartition("_")[0] or CARD_IDS[one] for one in fresh(3, alternatives=list(SWAPPABLE)).stack_card
    }
    assert {"great", "tenacious_boar", "cerberus", "sentinel", "typhon", "triton", "cyclops"} <= swapped
    for slot in SWAPPABLE:
        game = fresh(4, alternatives=[slot])
        differing = [SLOT_IDS[at] for at, one in enumerate(game.stack_card) if CARD_IDS[one] not in intro]
        assert differing == [slot]


@pytest.mark.rule("DF-1.6")
def test_a_random_mix_draws_every_slot() -> None:
    seen: dict[str, set[str]] = {slot: set() for slot in SWAPPABLE}
    for seed in range(40):
        game = agon.new("dice_forge", 3, seed, {"random_mix": True})
        assert isinstance(game, DiceForge)
        for slot in SWAPPABLE:
            seen[slot].add(CARD_IDS[game.stack_card[SLOT_IDS.index(slot)]].partition("_")[0])
    assert all(len(cards) == 2 for cards in seen.values())


@pytest.mark.rule("DF-1.6", "DF-card-tenacious_boar_red")
def test_the_boar_stack_shows_random_colours_in_random_order() -> None:
    orders = set()
    for seed in range(60):
        game = agon.new("dice_forge", 3, seed, {"alternatives": ["moon3"]})
        assert isinstance(game, DiceForge)
        assert len(set(game.boars)) == 3
        assert game.stack_card[SLOT_IDS.index("moon3")] == card("tenacious_boar_red") + game.boars[0]
        orders.add(tuple(game.boars))
    assert len(orders) > 10


@pytest.mark.rule("DF-1.7")
def test_the_first_player_stays_first() -> None:
    game = fresh(3)
    firsts: list[Any] = []
    while game.choice is not None:
        if not firsts or firsts[-1][0] != game.round:
            firsts.append((int(game.round), int(game.active)))
        game.apply(len(options(game)) - 1)
    assert [active for _, active in firsts] == [0] * 10
