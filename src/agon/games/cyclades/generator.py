"""CY-2.3: random tiles joined into a legal and fair board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.archipelago import DIR_Q, DIR_R, REACH, Archipelago
from agon.kernel.bits import BIT, count_bits, has
from agon.kernel.game import Game

WIDTH: Final = 7
CELLS: Final = 49
FIRST_CELL: Final = 24
ALL_TILES: Final = (1 << 10) - 1
LOW: Final = 70
HIGH: Final = 140
"""Slots and horns of every tile and its neighbours, in percent of the board's mean per tile."""


def cell_neighbours() -> vec[i64]:
    """By cell (i + 3) * 7 + (j + 3): the six cells around it. Directions are those of hexes."""
    table: list[int] = []
    for cell in range(CELLS):
        mask = 0
        for direction in range(6):
            i = cell // WIDTH + int(DIR_Q[direction])
            j = cell % WIDTH + int(DIR_R[direction])
            if 0 <= i < WIDTH and 0 <= j < WIDTH:
                mask |= int(BIT[i * WIDTH + j])
        table.append(mask)
    return vec[i64](table)


NEIGHBOURS: Final[vec[i64]] = cell_neighbours()


def generate(game: Game, face: i64, count: i64) -> Archipelago:
    """Draw tiles, cells and rotations until the board is legal and fair."""
    while True:
        board = assemble(game, face, count)
        if is_legal(board) and is_fair(board):
            return board


def assemble(game: Game, face: i64, count: i64) -> Archipelago:
    board = Archipelago(face)
    tiles: i64 = ALL_TILES
    taken: i64 = 0
    for n in range(count):
        tile = game.draw(tiles)
        tiles &= ~BIT[tile]
        cell = game.draw(open_cells(taken))
        taken |= BIT[cell]
        board.lay(tile, cell // WIDTH - REACH, cell % WIDTH - REACH, game.chance(6))
    board.join()
    return board


def open_cells(taken: i64) -> i64:
    """The cells that touch two tiles laid before, so that boards are compact; the first lies in the middle."""
    if taken == 0:
        return BIT[FIRST_CELL]
    wanted: i64 = 2 if count_bits(taken) > 1 else 1
    found: i64 = 0
    for cell in range(CELLS):
        if not has(taken, cell) and count_bits(NEIGHBOURS[cell] & taken) >= wanted:
            found |= BIT[cell]
    return found


def is_legal(board: Archipelago) -> bool:
    """Connected sea, a coast for every land area, no island above four areas."""
    return (
        board.largest_island() <= tables.LARGEST_ISLAND and board.sea_is_connected() and board.every_land_has_a_coast()
    )


def is_fair(board: Archipelago) -> bool:
    """No corner of the board is much richer or poorer in slots or horns than the whole."""
    count = board.tile_count()
    slots: i64 = 0
    horns: i64 = 0
    for place in range(count):
        slots += board.slots_of_tile(board.tiles[place * 4])
        horns += board.horns_of_tile(board.tiles[place * 4])
    return all(is_fair_around(board, place, slots, horns) for place in range(count))


def is_fair_around(board: Archipelago, place: i64, slots: i64, horns: i64) -> bool:
    count = board.tile_count()
    near_slots: i64 = 0
    near_horns: i64 = 0
    near: i64 = 0
    around = NEIGHBOURS[cell_of(board, place)] | BIT[cell_of(board, place)]
    for other in range(count):
        if has(around, cell_of(board, other)):
            near += 1
            near_slots += board.slots_of_tile(board.tiles[other * 4])
            near_horns += board.horns_of_tile(board.tiles[other * 4])
    return is_near_mean(near_slots, near, slots, count) and is_near_mean(near_horns, near, horns, count)


def is_near_mean(part: i64, near: i64, whole: i64, count: i64) -> bool:
    percent = 100 * part * count
    return LOW * whole * near <= percent <= HIGH * whole * near


def cell_of(board: Archipelago, place: i64) -> i64:
    return (board.tiles[place * 4 + 1] + REACH) * WIDTH + board.tiles[place * 4 + 2] + REACH


assert count_bits(ALL_TILES) == tables.TILES
