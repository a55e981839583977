"""The map of one game: tiles joined into land and sea areas. It never changes and is shared by all copies.

Hexes are axial (q, r), pointy top. A tile is a hexagon of 19 hexes; the tile of cell (i, j) is shifted by
i * (3, 2) + j * (-2, 5) and turned clockwise in steps of 60 degrees.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.kernel.bits import BIT, count_bits, each, lowest, members

FACES: Final = ("a", "b")
TILE_HEXES: Final = 19
GRID: Final = 64
MIDDLE: Final = 32
REACH: Final = 3
"""Cells (i, j) lie within this distance of the first on both axes, so that the grid holds every board."""
EMPTY_GRID: Final[vec[i64]] = vec[i64]([-1] * (GRID * GRID))
DIR_Q: Final[vec[i64]] = vec[i64]([1, 0, -1, -1, 0, 1])
DIR_R: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, -1, -1])


def area_number(tile: int, name: str) -> int:
    """``l2`` of tile 3 as a land number, ``s2`` as SEA plus a sea number."""
    n = int(name[1:]) - 1
    return (tile - 1) * 4 + n if name[0] == "l" else tables.SEA + (tile - 1) * 5 + n


def areas_of(face: str) -> list[tuple[int, dict[str, Any]]]:
    return [
        (area_number(side["tile"], area["id"]), area)
        for side in tables.SIDES
        if side["face"] == face
        for area in side["area"]
    ]


def hex_table(face: str) -> vec[i64]:
    """By tile, 19 times q, r and area."""
    rows: list[int] = []
    for tile in range(1, 11):
        own = next(side for side in tables.SIDES if side["tile"] == tile and side["face"] == face)
        hexes = [[q, r, area_number(tile, area["id"])] for area in own["area"] for q, r in area["hexes"]]
        assert len(hexes) == TILE_HEXES
        rows += [number for one in hexes for number in one]
    return vec[i64](rows)


def land_table(face: str, key: str) -> vec[i64]:
    table = [0] * tables.LANDS
    for number, area in areas_of(face):
        if number < tables.SEA:
            value = area[key]
            table[number] = len(value) if key == "slots" else int(value)
    return vec[i64](table)


def sea_horn_table(face: str) -> vec[i64]:
    table = [0] * tables.SEAS
    for number, area in areas_of(face):
        if number >= tables.SEA:
            table[number - tables.SEA] = area["horns"]
    return vec[i64](table)


def slot_sea_table(face: str) -> vec[i64]:
    table = [-1] * tables.SLOTS
    for number, area in areas_of(face):
        for at, slot in enumerate(area.get("slots", [])):
            table[number * 4 + at] = area_number(number // 4 + 1, slot["sea"]) - tables.SEA
    return vec[i64](table)


HEXES: Final[list[vec[i64]]] = [hex_table(face) for face in FACES]
SLOT_COUNT: Final[list[vec[i64]]] = [land_table(face, "slots") for face in FACES]
LAND_HORNS: Final[list[vec[i64]]] = [land_table(face, "horns") for face in FACES]
PRIESTESS: Final[list[vec[i64]]] = [land_table(face, "priestess") for face in FACES]
SEA_HORNS: Final[list[vec[i64]]] = [sea_horn_table(face) for face in FACES]
SLOT_SEA: Final[list[vec[i64]]] = [slot_sea_table(face) for face in FACES]


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def turned(q: i64, r: i64, rotation: i64) -> tuple[i64, i64]:
    """The hex (q, r) of a tile after so many turns of 60 degrees."""
    for turn in range(rotation):
        q, r = -r, q + r
    return q, r


class Archipelago:
    """Areas, their neighbours, slots and printed symbols."""

    def __init__(self, face: i64) -> None:
        self.face: i64 = face
        self.tiles: vec[i64] = vec[i64]()
        """By place: tile, i, j, rotation, four numbers each."""
        self.all_land: i64 = 0
        self.all_sea: i64 = 0
        self.land_lands: vec[i64] = zeros(tables.LANDS)
        self.land_seas: vec[i64] = zeros(tables.LANDS)
        self.sea_lands: vec[i64] = zeros(tables.SEAS)
        self.sea_seas: vec[i64] = zeros(tables.SEAS)
        self.island: vec[i64] = zeros(tables.LANDS)
        """By land area: the land areas of its island, itself included."""
        self.slot_count: vec[i64] = SLOT_COUNT[face]
        self.slot_sea: vec[i64] = SLOT_SEA[face]
        self.land_horns: vec[i64] = LAND_HORNS[face]
        self.sea_horns: vec[i64] = SEA_HORNS[face]
        self.priestess: i64 = 0
        """The land areas with a priestess symbol."""
        self.drawn_hexes: list[dict[str, Any]] = []
        self.drawn_slots: dict[int, tuple[int, int, int]] = {}
        self.backdrop: bytes = b""
        """What ``observe.py`` has drawn of it."""

    def lay(self, tile: i64, i: i64, j: i64, rotation: i64) -> None:
        """Note a tile (0 to 9); ``join`` then finds the areas' neighbours."""
        self.tiles = append(append(append(append(self.tiles, tile), i), j), rotation)

    def tile_count(self) -> i64:
        return len(self.tiles) // 4

    def join(self) -> None:
        cells = self.cells()
        grid = self.grid(cells)
        for n in range(len(cells)):
            at = cells[n]
            here = grid[at]
            self.note_area(here)
            for direction in range(3):
                there = grid[at + DIR_Q[direction] + GRID * DIR_R[direction]]
                if there >= 0 and there != here:
                    self.link(here, there)
        self.find_islands()

    def cells(self) -> vec[i64]:
        """Where on the grid every hex lies, tile by tile."""
        found = zeros(self.tile_count() * TILE_HEXES)
        hexes = HEXES[self.face]
        for place in range(self.tile_count()):
            tile = self.tiles[place * 4]
            rotation = self.tiles[place * 4 + 3]
            middle = (self.middle_r(place) + MIDDLE) * GRID + self.middle_q(place) + MIDDLE
            for n in range(TILE_HEXES):
                row = (tile * TILE_HEXES + n) * 3
                q, r = turned(hexes[row], hexes[row + 1], rotation)
                found[place * TILE_HEXES + n] = middle + r * GRID + q
        return found

    def grid(self, cells: vec[i64]) -> vec[i64]:
        """The area of every hex, -1 outside the board."""
        grid = EMPTY_GRID[:]
        hexes = HEXES[self.face]
        for place in range(self.tile_count()):
            for n in range(TILE_HEXES):
                row = (self.tiles[place * 4] * TILE_HEXES + n) * 3
                grid[cells[place * TILE_HEXES + n]] = hexes[row + 2]
        return grid

    def middle_q(self, place: i64) -> i64:
        return 3 * self.tiles[place * 4 + 1] - 2 * self.tiles[place * 4 + 2]

    def middle_r(self, place: i64) -> i64:
        return 2 * self.tiles[place * 4 + 1] + 5 * self.tiles[place * 4 + 2]

    def note_area(self, area: i64) -> None:
        if area >= tables.SEA:
            self.all_sea |= BIT[area - tables.SEA]
        else:
            self.all_land |= BIT[area]
            if PRIESTESS[self.face][area] != 0:
                self.priestess |= BIT[area]

    def link(self, one: i64, other: i64) -> None:
        """CY-1.4: areas that share a border line are neighbours."""
        if one < tables.SEA and other < tables.SEA:
            self.land_lands[one] |= BIT[other]
            self.land_lands[other] |= BIT[one]
        elif one < tables.SEA:
            self.land_seas[one] |= BIT[other - tables.SEA]
            self.sea_lands[other - tables.SEA] |= BIT[one]
        elif other < tables.SEA:
            self.land_seas[other] |= BIT[one - tables.SEA]
            self.sea_lands[one - tables.SEA] |= BIT[other]
        else:
            self.sea_seas[one - tables.SEA] |= BIT[other - tables.SEA]
            self.sea_seas[other - tables.SEA] |= BIT[one - tables.SEA]

    def find_islands(self) -> None:
        left = self.all_land
        while left != 0:
            island = flood(BIT[lowest(left)], self.land_lands, self.all_land)
            left &= ~island
            for land in each(island):
                self.island[land] = island

    # ------------------------------------------------------------------ what makes a board legal

    def largest_island(self) -> i64:
        most: i64 = 0
        for land in each(self.all_land):
            most = max(most, count_bits(self.island[land]))
        return most

    def sea_is_connected(self) -> bool:
        return flood(BIT[lowest(self.all_sea)], self.sea_seas, self.all_sea) == self.all_sea

    def every_land_has_a_coast(self) -> bool:
        return all(self.land_seas[land] != 0 for land in members(self.all_land))

    def slots_of_tile(self, tile: i64) -> i64:
        total: i64 = 0
        for n in range(4):
            total += self.slot_count[tile * 4 + n]
        return total

    def horns_of_tile(self, tile: i64) -> i64:
        total: i64 = 0
        for n in range(4):
            total += self.land_horns[tile * 4 + n]
        for n in range(5):
            total += self.sea_horns[tile * 5 + n]
        return total

    # ------------------------------------------------------------------ saves and views

    def dump(self) -> dict[str, Any]:
        return {"face": FACES[self.face], "tiles": [int(number) for number in self.tiles]}

    def hexes(self) -> list[dict[str, Any]]:
        """Every hex with its coordinates and the id of its area, for drawing."""
        if not self.drawn_hexes:
            grid = self.grid(self.cells())
            for at in range(GRID * GRID):
                if grid[at] >= 0:
                    where = {"q": at % GRID - MIDDLE, "r": at // GRID - MIDDLE, "area": area_id(grid[at])}
                    self.drawn_hexes.append(where)
        return [dict(one) for one in self.drawn_hexes]

    def slot_place(self, slot: int) -> tuple[int, int, int]:
        """The hex of a slot and the direction of the coast it stands on."""
        if slot not in self.drawn_slots:
            self.drawn_slots[slot] = self.find_slot(slot)
        return self.drawn_slots[slot]

    def find_slot(self, slot: int) -> tuple[int, int, int]:
        land = slot // 4
        place = next(at for at in range(self.tile_count()) if self.tiles[at * 4] == land // 4)
        area = next(row for number, row in areas_of(FACES[self.face]) if number == land)
        row = area["slots"][slot % 4]
        rotation = self.tiles[place * 4 + 3]
        q, r = turned(row["hex"][0], row["hex"][1], rotation)
        return (
            int(self.middle_q(place) + q),
            int(self.middle_r(place) + r),
            int((row["dir"] + rotation) % 6),
        )


def flood(start: i64, neighbours: vec[i64], within: i64) -> i64:
    """All of ``within`` that hangs together with ``start``."""
    found = start & within
    rest = found
    while rest != 0:
        at = lowest(rest)
        rest &= rest - 1
        more = neighbours[at] & within & ~found
        found |= more
        rest |= more
    return found


def area_id(area: int) -> str:
    return tables.SEA_IDS[area - tables.SEA] if area >= tables.SEA else tables.LAND_IDS[area]


def restored(saved: dict[str, Any]) -> Archipelago:
    return laid_out(FACES.index(saved["face"]), saved["tiles"])


KNOWN: Final[dict[str, Archipelago]] = {}
"""Boards laid out before in this process: they never change, so games may share them."""


def laid_out(face: int, tiles: list[int]) -> Archipelago:
    key = f"{face}:{tiles}"
    if key not in KNOWN:
        if len(KNOWN) > 100:
            KNOWN.clear()
        board = Archipelago(face)
        for at in range(0, len(tiles), 4):
            board.lay(tiles[at], tiles[at + 1], tiles[at + 2], tiles[at + 3])
        board.join()
        KNOWN[key] = board
    return KNOWN[key]
