"""CY-2.3: boards made at random are legal and fair."""

from typing import Any

import pytest

import agon
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.generator import is_fair, is_legal
from agon.games.cyclades.setup import given_board
from agon.games.cyclades.tables import SIDES
from agon.kernel.bits import members

HEXAGON = {(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2}


@pytest.mark.rule("CY-2.3")
@pytest.mark.parametrize("side", SIDES, ids=lambda side: f"{side['tile']}{side['face']}")
def test_every_tile_side_is_whole(side: dict[str, Any]) -> None:
    hexes = [tuple(one) for area in side["area"] for one in area["hexes"]]
    assert sorted(hexes) == sorted(HEXAGON)
    seas = {area["id"] for area in side["area"] if area["id"].startswith("s")}
    for area in side["area"]:
        for slot in area.get("slots", []):
            assert slot["hex"] in area["hexes"]
            assert slot["sea"] in seas


@pytest.mark.rule("CY-2.3", "CY-1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("side", ["a", "b"])
def test_generated_boards_are_connected_coastal_small_islanded_and_fair(players: int, side: str) -> None:
    shapes = set()
    for seed in range(25):
        game = agon.new("cyclades", players, seed, {"side": side})
        assert isinstance(game, Cyclades)
        board = game.map
        assert board.sea_is_connected()
        assert board.every_land_has_a_coast()
        assert board.largest_island() <= 4
        assert is_legal(board)
        assert is_fair(board)
        assert len(board.hexes()) == 19 * board.tile_count()
        assert len({(one["q"], one["r"]) for one in board.hexes()}) == len(board.hexes())
        shapes.add(str(board.dump()))
    assert len(shapes) == 25


@pytest.mark.rule("CY-2.3")
@pytest.mark.parametrize("factions", [3, 4, 5, 6])
@pytest.mark.parametrize("face", [0, 1])
def test_given_boards_are_legal(factions: int, face: int) -> None:
    assert is_legal(given_board(factions, face))


@pytest.mark.rule("CY-2.3")
def test_a_board_with_a_large_island_is_refused() -> None:
    game = agon.new("cyclades", 5, 1, {"side": "b"})
    assert isinstance(game, Cyclades)
    board = game.map
    for land in members(board.all_land)[:5]:
        for other in members(board.all_land)[:5]:
            if land != other:
                board.link(land, other)
    board.find_islands()
    assert board.largest_island() > 4
    assert not is_legal(board)


@pytest.mark.rule("CY-5.7")
def test_slots_stand_on_the_coast_of_the_sea_they_look_upon() -> None:
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for seed in range(4):
        game = agon.new("cyclades", 5, seed)
        view = game.view(None)["board"]
        hexes = {(one["q"], one["r"]): one["area"] for one in view["hexes"]}
        for land in view["lands"]:
            for slot in land["slots"]:
                assert hexes[slot["q"], slot["r"]] == land["id"]
                dq, dr = around[slot["dir"]]
                assert hexes[slot["q"] + dq, slot["r"] + dr] == slot["sea"]
