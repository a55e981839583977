"""CY-2: set-up of a game from its options."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.archipelago import FACES, Archipelago, laid_out
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.generator import ALL_TILES, generate
from agon.games.cyclades.laying import LayTiles
from agon.games.cyclades.rules.rounds import Round
from agon.games.cyclades.rules.start import Draft
from agon.games.cyclades.state import Holdings
from agon.kernel.bits import BIT
from agon.kernel.errors import BadOption


def filled(n: int, value: int) -> vec[i64]:
    return vec[i64]([value] * n)


def stock_at_start() -> vec[i64]:
    """Basic buildings by type; the first place is that of an empty slot."""
    stock = [0]
    stock.extend(int(row["stock"]) for row in tables.CARDS["building"])
    return vec[i64](stock)


def clear_board(g: Cyclades) -> None:
    """Empty tables of the right sizes."""
    g.coins = filled(tables.FACTIONS, 0)
    g.owner = filled(tables.LANDS, tables.NONE)
    g.troops = filled(tables.LANDS, 0)
    g.mercenaries = filled(tables.LANDS, 0)
    g.heroes = filled(tables.LANDS, 0)
    g.plenty = filled(tables.LANDS, 0)
    g.building = filled(tables.SLOTS, 0)
    g.temples_used = filled(tables.LANDS, 0)
    g.sea_owner = filled(tables.SEAS, tables.NONE)
    g.fleets = filled(tables.SEAS, 0)
    g.sea_plenty = filled(tables.SEAS, 0)
    g.altars = filled(5, 0)
    g.order = filled(tables.FACTIONS, tables.NONE)
    g.next_order = filled(tables.FACTIONS, tables.NONE)
    g.column = filled(tables.COLUMN_CELLS, tables.NONE)
    g.hero_cells = filled(tables.HERO_CELLS, tables.NONE)
    g.figure_at = filled(tables.FIGURES, tables.NOWHERE)
    g.figure_owner = filled(tables.FIGURES, tables.NONE)
    g.stock = stock_at_start()


def set_up(g: Cyclades) -> None:
    choose_mode(g)
    clear_board(g)
    g.ladder = vec[i64](tables.LADDERS[g.options["ladder"]])
    g.factions = [Holdings() for faction in range(g.count)]
    for faction in range(g.count):
        g.earn(faction, tables.START_COINS)  # CY-2.4; a team has the coins of both, CY-11.1
    lay_map(g)
    lay_altars(g)
    deal_cards(g)
    draw_order(g)
    g.stack.append(Round())
    if g.options["start"] == "quick":
        quick_start(g)
        return
    g.stack.append(Draft())
    if g.options["board"] == "laid":
        g.stack.append(LayTiles(pool=draw_tiles(g)))


def choose_mode(g: Cyclades) -> None:
    """CY-11.1, CY-11.6: two and six play in teams, four may."""
    g.teams = g.players in (2, 6) or bool(g.options["teams"])
    if g.teams and g.players in (3, 5):
        raise BadOption(f"teams are for 2, 4 and 6 players, not {g.players}")
    g.needed = int(g.options["metropolises"])
    if g.needed > 3 and not g.teams:
        raise BadOption("4 metropolises to end the game are for teams only")
    if g.options["start"] == "quick" and g.options["board"] != "given":
        raise BadOption("quick-start positions exist for the given boards only: choose board given")


def lay_map(g: Cyclades) -> None:
    """CY-2.3: random tiles, all with the same side up, joined by the generator or by the players, or a given board."""
    face = g.chance(2) if g.options["side"] == "any" else FACES.index(g.options["side"])
    if g.options["board"] == "given":
        g.map = given_board(g.count, face)
    elif g.options["board"] == "laid":
        g.map = laid_out(face, [g.draw(ALL_TILES), 0, 0, 0])
    else:
        g.map = generate(g, face, tables.TILES_IN_PLAY[g.count])


def draw_tiles(g: Cyclades) -> i64:
    """Those that the players will lay beside the first, as bits."""
    left = ALL_TILES & ~BIT[g.map.tiles[0]]
    drawn: i64 = 0
    for n in range(1, tables.TILES_IN_PLAY[g.count]):
        tile = g.draw(left & ~drawn)
        drawn |= BIT[tile]
    return drawn


def setup_for(factions: int, face: int) -> dict[str, Any]:
    return next(row for row in tables.SETUPS if row["factions"] == factions and row["face"] == FACES[face])


def given_board(factions: int, face: int) -> Archipelago:
    tiles: list[int] = []
    for row in setup_for(factions, face)["tiles"]:
        tiles += [row["tile"] - 1, row["cell"][0], row["cell"][1], row["rotation"]]
    return laid_out(face, tiles)


def lay_altars(g: Cyclades) -> None:
    """CY-2.1: shuffled; the lowest are face down, which hides nothing but closes them."""
    left: i64 = 31
    for cell in range(5):
        g.altars[cell] = g.draw(left)
        left &= ~BIT[g.altars[cell]]
    g.open_altars = tables.OPEN_ALTARS[g.count]


def deal_cards(g: Cyclades) -> None:
    """CY-2.2."""
    for cell in range(tables.COLUMN_CELLS):
        g.column[cell] = g.draw_creature()
    for cell in range(tables.HERO_CELLS):
        hero = g.draw(g.hero_deck)
        g.hero_deck &= ~BIT[hero]
        g.hero_cells[cell] = hero


def draw_order(g: Cyclades) -> None:
    """CY-2.4."""
    left = BIT[g.count] - 1
    for place in range(g.count):
        g.order[place] = g.draw(left)
        left &= ~BIT[g.order[place]]


def quick_start(g: Cyclades) -> None:
    """Positions that come with a given board; the two of a team go to partners."""
    setup = setup_for(g.count, g.map.face)
    for faction in range(g.count):
        place = setup["teams"][faction // 2][faction % 2] if g.teams else faction
        for land_id, sea_id in setup["starts"][place]:
            land, sea = tables.LAND_IDS.index(land_id), tables.SEA_IDS.index(sea_id)
            g.take_control(faction, land)
            g.recruit_fleet(faction, sea)
            g.put_troop(faction, land)
            g.tell(words.SETTLED, g.who(faction), land, sea)
