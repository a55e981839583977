"""CY-2.3: the players join the tiles of the archipelago themselves, in turn."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.archipelago import REACH, Archipelago, laid_out
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.generator import CELLS, WIDTH, cell_of, is_legal, open_cells
from agon.games.cyclades.ids import Faction
from agon.kernel.bits import BIT, count_bits, each
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Rule, Step, step

ROTATIONS = 6


class LayTiles(Rule):
    """One tile after the other, in turn order and round again: which of those drawn, where, and how it is turned.

    Ruling 1.d: the rulebook joins the tiles at will. The first lies in the middle; each further one touches two, and
    what is built may be no other board than the generator's: one sea, a coast for every land, no island above four.
    """

    pool: i64
    """The tiles drawn and not laid yet, as bits."""
    tile: i64 = tables.NONE
    cell: i64 = tables.NONE

    def faction(self, g: Cyclades) -> Faction:
        """Whose turn it is to lay a tile: nobody has laid the first."""
        return g.order[(g.map.tile_count() - 1) % g.count]

    @step
    def ask_tile(self, g: Cyclades) -> Step:
        for tile in each(self.pool):
            if cells_for(g.map, tile, 1) != 0:
                g.offer(code(words.TILE, tile))
        if g.offered == 0:
            return g.end()
        faction = self.faction(g)
        return g.ask(g.seat(faction), words.ASK_TILE, g.who(faction), then=self.tile_chosen)

    @step
    def tile_chosen(self, g: Cyclades) -> Step:
        self.tile = arg_a(g.answer)
        return self.ask_cell

    @step
    def ask_cell(self, g: Cyclades) -> Step:
        g.offer_each(words.CELL, cells_for(g.map, self.tile, CELLS))
        return g.ask(g.seat(self.faction(g)), words.ASK_CELL, self.tile, then=self.cell_chosen)

    @step
    def cell_chosen(self, g: Cyclades) -> Step:
        self.cell = arg_a(g.answer)
        return self.ask_rotation

    @step
    def ask_rotation(self, g: Cyclades) -> Step:
        for rotation in range(ROTATIONS):
            if fits(g.map, self.tile, self.cell, rotation):
                g.offer(code(words.ROTATE, rotation))
        return g.ask(g.seat(self.faction(g)), words.ASK_ROTATION, self.tile, self.cell, then=self.lay)

    @step
    def lay(self, g: Cyclades) -> Step:
        g.tell(words.LAID, g.who(self.faction(g)), self.tile, self.cell)
        g.map = with_tile(g.map, self.tile, self.cell, arg_a(g.answer))
        self.pool &= ~BIT[self.tile]
        self.tile = tables.NONE
        self.cell = tables.NONE
        return self.ask_tile


def with_tile(board: Archipelago, tile: i64, cell: i64, rotation: i64) -> Archipelago:
    laid = [int(number) for number in board.tiles]
    return laid_out(int(board.face), [*laid, tile, cell // WIDTH - REACH, cell % WIDTH - REACH, rotation])


def fits(board: Archipelago, tile: i64, cell: i64, rotation: i64) -> bool:
    return is_legal(with_tile(board, tile, cell, rotation))


def cells_for(board: Archipelago, tile: i64, most: i64) -> i64:
    """The cells where a tile can lie in some way, as bits; no more than ``most`` are looked for."""
    taken: i64 = 0
    for place in range(board.tile_count()):
        taken |= BIT[cell_of(board, place)]
    found: i64 = 0
    for cell in each(open_cells(taken)):
        for rotation in range(ROTATIONS):
            if found & BIT[cell] == 0 and count_bits(found) < most and fits(board, tile, cell, rotation):
                found |= BIT[cell]
    return found
