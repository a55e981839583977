"""Named arrays of what a seat sees: nothing that it cannot know, and the looker is seat 0 in everything."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import agon
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.observer import Observer, Sheet
from agon.lab.observation import StructuredObservation, features, spec
from tests.lab.seats import renamed

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((name, players, {}) for name in agon.titles() for players in range(2, agon.title(name).max_players + 1)),
    ("cyclades", 4, {"teams": True}),
    ("cyclades", 3, {"board": "laid"}),
]
RARE = {"guest_sea", "sheltered"}
"""Random players hardly ever get there."""
ALONE: list[tuple[str, int, dict[str, Any]]] = [
    (name, 1, {}) for name in agon.titles() if agon.title(name).solo is not None
]


def positions(title: str, players: int, options: dict[str, Any], seed: int, every: int, most: int) -> Iterator[Game]:
    """Positions of a random game, with steps between that differ in length."""
    game = agon.new(title, players, seed, options)
    rng = random.Random(seed)
    for _ in range(most):
        yield game
        if game.over:
            break
        agon.playout(game, rng.getrandbits(30), rng.randint(1, 2 * every))


@pytest.mark.parametrize(("title", "players", "options"), [*TABLES, *ALONE])
def test_arrays_hold_nothing_that_the_seat_cannot_know(title: str, players: int, options: dict[str, Any]) -> None:
    look = StructuredObservation(title, players)
    for move, game in enumerate(positions(title, players, options, 3, 6, 60)):
        if game.over:
            break
        for seat in range(players):
            seen = look.observe(game, seat)
            assert np.array_equal(seen, look.observe(game.redeal(seat, move), seat))


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_the_looker_is_seat_nought_in_everything(title: str, players: int, options: dict[str, Any]) -> None:
    """When all change seats and nobody else changes, each sees what it saw before, and is offered the same actions."""
    look = StructuredObservation(title, players)
    for at, game in enumerate(positions(title, players, options, 5, 5, 60)):
        by = at % players
        twin = renamed(game, by)
        for seat in range(players):
            there = renamed_seat(game, by, seat)
            before, after = named(look, game, seat), named(look, twin, there)
            assert [name for name in before if name != "first" and not np.array_equal(before[name], after[name])] == []
            if game.asked == seat:
                assert turned_options(look, game, seat) == turned_options(look, twin, there)


def named(look: StructuredObservation, game: Game, seat: int) -> dict[str, Any]:
    """Dice Forge's rounds begin with seat 0 whoever sits there: ``first`` tells who that is."""
    return look.named(look.observe(game, seat))


def renamed_seat(game: Any, by: int, seat: int) -> int:
    twin = game.copy()
    twin.asked = seat
    return int(renamed(twin, by).asked)


def turned_options(look: StructuredObservation, game: Game, seat: int) -> list[int]:
    return [int(look.observer.turned_option(game, option, seat)) for option in game.option_codes()]


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_the_hashed_form_turns_owners_too(title: str, players: int, options: dict[str, Any]) -> None:
    if options.get("teams") or players == 6:
        return  # where partners sit is told by the seat alone
    for game in positions(title, players, options, 8, 25, 8):
        for seat in range(1, players):
            there = dict(features(renamed(game, seat), 0))
            here = dict(features(game, seat))
            assert {name for name in here if here[name] != there.get(name)} == set()


@pytest.mark.parametrize(("title", "players", "options"), [*TABLES, *ALONE])
def test_values_keep_their_range_and_parts_lie_side_by_side(title: str, players: int, options: dict[str, Any]) -> None:
    look = StructuredObservation(title, players)
    end = 0
    for part in spec(title, players):
        assert part.first == end
        assert part.meaning
        end += part.size
    assert look.size == end
    highs = look.highs()
    for seed in range(2):
        for game in positions(title, players, options, seed, 12, 200):
            seen = look.observe(game, seed % players)
            over = [part.name for part in look.parts if (seen > highs)[part.first : part.first + part.size].any()]
            assert over == []


@pytest.mark.parametrize("title", agon.titles())
def test_every_part_is_used(title: str) -> None:
    players = 4
    look = StructuredObservation(title, players)
    most = np.zeros(look.size, np.uint8)
    options: list[dict[str, Any]] = [{"board": "laid"}, {}] if title == "cyclades" else [{}]
    for seed, given in enumerate(options * 6):
        for game in positions(title, players, given, seed, 4, 300):
            np.maximum(most, look.observe(game, seed % players), out=most)
    unused = {name for name, cells in look.named(most).items() if not cells.any()}
    assert unused <= RARE


def test_rare_things_are_shown_too() -> None:
    game: Any = agon.new("cyclades", 3, 1)
    game.factions[2].sheltered, game.guest, game.guest_sea, game.guest_fleets = 4, 1, 7, 2
    look = StructuredObservation("cyclades", 3)
    seen = look.named(look.observe(game, 1))
    assert np.argwhere(seen["sheltered"]).tolist() == [[1, 2]]
    assert np.flatnonzero(seen["guest_sea"]).tolist() == [7]
    assert (seen["guests"][2], seen["guest"][0]) == (2, 1)


def test_the_arrays_say_what_is_on_the_board() -> None:
    game: Any = agon.new("dice_forge", 3, 1)
    game.heroes[2].gold, game.heroes[0].glory, game.heroes[1].triton = 7, 300, 1
    look = StructuredObservation("dice_forge", 3)
    seen = look.named(look.observe(game, 2))
    assert seen["heroes"].shape == (3, 14)
    assert (seen["heroes"][0, 0], seen["heroes"][1, 3], seen["heroes"][2, 12]) == (7, 255, 1)
    assert list(seen["first"]) == [0, 1, 0]
    assert list(seen["dice"][0].sum(axis=1)) == [6, 6]


def test_coins_behind_a_screen_are_seen_by_their_owner_alone() -> None:
    game: Any = agon.new("cyclades", 2, 4)
    look = StructuredObservation("cyclades", 2)
    for seat in range(2):
        coins = look.named(look.observe(game, seat))["factions"][:, 0]
        assert list(coins) == [int(game.coins[seat]) + 1] * 2 + [0, 0]


def test_hands_are_seen_by_their_owner_alone() -> None:
    game: Any = agon.new("hellas", 3, 4)
    agon.playout(game, 2, 60)
    look = StructuredObservation("hellas", 3)
    for seat in range(3):
        hand = look.named(look.observe(game, seat))["hand"]
        assert sum(1 << int(card) for card in np.flatnonzero(hand)) == game.lords[seat].hand


def test_a_buffer_of_the_caller_is_filled_in_place() -> None:
    game = agon.new("dice_forge", 2, 1)
    look = StructuredObservation("dice_forge", 2)
    rows = np.zeros((3, look.size), np.uint8)
    look.observe(game, 1, out=rows[1])
    assert np.array_equal(rows[1], look.observe(game, 1))
    assert not rows[0].any()
    assert not rows[2].any()
    with pytest.raises(ValueError, match="different"):
        look.observe(game, 1, out=np.zeros(look.size + 1, np.uint8))


def test_an_observer_is_for_its_number_of_players() -> None:
    with pytest.raises(AgonError, match="for 3 players, not 2"):
        StructuredObservation("dice_forge", 3).observe(agon.new("dice_forge", 2, 1), 0)


class Purse(Observer):
    """As a title from outside would write one."""

    def __init__(self, players: int) -> None:
        super().__init__(players, agon.title("dice_forge").game.VOCABULARY)
        self.at_gold = self.part("gold", (players,), "gold of the looker and those after it", 255)

    def write_board(self, game: Any, seat: int, sheet: Sheet) -> None:
        for place in range(int(self.players)):
            sheet.put(self.at_gold + place, game.heroes[(seat + place) % self.players].gold)


def test_an_observer_may_come_from_outside() -> None:
    game: Any = agon.new("dice_forge", 2, 1)
    game.heroes[0].gold, game.heroes[1].gold = 4, 9
    assert list(Purse(2).seen(game, 1)[-2:]) == [9, 4]
