"""The components as flat tables, read once from ``data/*.toml``.

Land areas are numbered tile * 4 + n, sea areas tile * 5 + n, slots land * 4 + n, so every set of areas fits
the bits of one integer whatever tiles are in play.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.bits import mask_of


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("agon.games.cyclades").joinpath("data", f"{name}.toml").read_text("utf-8"))


CARDS: Final[dict[str, Any]] = read("cards")
SIDES: Final[list[dict[str, Any]]] = read("tiles")["side"]
SETUPS: Final[list[dict[str, Any]]] = read("setups")["setup"]
NUMBERS: Final[dict[str, Any]] = CARDS["numbers"]


def ids(kind: str, **named: int) -> tuple[str, ...]:
    """The ids of a kind in the order of the data. ``named`` are the constants below that stand for some of them: they
    are written out, so that the compiler folds them, and a wrong one cannot be imported."""
    found = tuple(str(row["id"]) for row in CARDS[kind])
    for name, number in named.items():
        if found[number] != name:
            raise ValueError(f"{kind} {number} is {found[number]}, not {name}")
    return found


def number_of(name: str, known: tuple[str, ...]) -> int:
    """The number of an id by which something is registered."""
    if name not in known:
        raise ValueError(f"the data have no {name}")
    return known.index(name)


def row_of(kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in CARDS[kind] if one["id"] == name)
    return found


# the archipelago
TILES: Final = 10
LANDS: Final = 40
SEAS: Final = 50
SLOTS: Final = 160
LAND_IDS: Final[tuple[str, ...]] = tuple(f"t{tile + 1}l{n + 1}" for tile in range(10) for n in range(4))
SEA_IDS: Final[tuple[str, ...]] = tuple(f"t{tile + 1}s{n + 1}" for tile in range(10) for n in range(5))
SLOT_IDS: Final[tuple[str, ...]] = tuple(f"{land}.{n + 1}" for land in LAND_IDS for n in range(4))
SEA: Final = 64
"""A place of a figure is a land area's number, or this plus a sea area's number."""
NOWHERE: Final = -1
NONE: Final = -1

# gods
ARES: Final = 0
POSEIDON: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
HERA: Final = 4
APOLLO: Final = 5
GOD_IDS: Final = ids("god", ares=ARES, poseidon=POSEIDON, zeus=ZEUS, athena=ATHENA, hera=HERA, apollo=APOLLO)

# buildings
EMPTY: Final = 0
PORT: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3
ACADEMY: Final = 4
METROPOLIS: Final = 5
"""A metropolis in a slot is this plus the number of its bonus."""
BASIC_IDS: Final = ids("building", port=PORT - 1, fortress=FORTRESS - 1, temple=TEMPLE - 1, academy=ACADEMY - 1)

# bonuses of metropolises
TWO_TROOPS: Final = 0
TWO_FLEETS: Final = 1
ONE_PRIESTESS: Final = 2
THREE_GOLD: Final = 3
PROSPERITY: Final = 4
BONUS_IDS: Final = ids(
    "bonus",
    troops2=TWO_TROOPS,
    fleets2=TWO_FLEETS,
    priestess1=ONE_PRIESTESS,
    gold3=THREE_GOLD,
    prosperity1=PROSPERITY,
)
LAST_BUILDING: Final = METROPOLIS + PROSPERITY
TOKEN_BONUS: Final[vec[i64]] = vec[i64](
    [bonus for bonus, row in enumerate(CARDS["bonus"]) for copy in range(row["tokens"])]
)
"""By metropolis token: its bonus."""
ALL_TOKENS: Final[i64] = (1 << len(TOKEN_BONUS)) - 1

# creatures, those that the board and other rules name: a creature's own rule goes by its id
CHIMERA: Final = 10
HYDRA: Final = 12
KRAKEN: Final = 13
MEDUSA: Final = 14
MINOTAUR: Final = 15
POLYPHEMUS: Final = 16
CERBERUS: Final = 17
CREATURE_IDS: Final = ids(
    "creature",
    chimera=CHIMERA,
    hydra=HYDRA,
    kraken=KRAKEN,
    medusa=MEDUSA,
    minotaur=MINOTAUR,
    polyphemus=POLYPHEMUS,
    cerberus=CERBERUS,
)
CREATURES: Final[i64] = len(CREATURE_IDS)
ALL_CREATURES: Final[i64] = (1 << len(CREATURE_IDS)) - 1
MINOTAUR_STRENGTH: Final[i64] = row_of("creature", "minotaur")["strength"]


def creatures_with(key: str, value: str) -> i64:
    """Those whose row has this value in a list, as bits."""
    return mask_of([at for at, row in enumerate(CARDS["creature"]) if value in row.get(key, [])])


FIGURE_CREATURE: Final[vec[i64]] = vec[i64]([at for at, row in enumerate(CARDS["creature"]) if "figure" in row])
"""By figure: its creature."""
FIGURES: Final[i64] = len(FIGURE_CREATURE)
FIGURE: Final[vec[i64]] = vec[i64](
    [list(FIGURE_CREATURE).index(at) if at in list(FIGURE_CREATURE) else NONE for at in range(len(CREATURE_IDS))]
)
"""By creature: its figure, NONE for a card without."""
ON_LAND: Final[i64] = creatures_with("figure", "land")
"""The creatures whose figures may stand on land, as bits."""
AT_SEA: Final[i64] = creatures_with("figure", "sea")
ON_OWN_LAND: Final[i64] = creatures_with("figure", "own land")

# heroes
AJAX: Final = 0
HECTOR: Final = 1
HELEN: Final = 2
CROESUS: Final = 3
ODYSSEUS: Final = 4
PANDORA: Final = 5
PENTHESILEA: Final = 6
PERSEUS: Final = 7
JASON: Final = 8
HERO_IDS: Final = ids(
    "hero",
    ajax=AJAX,
    hector=HECTOR,
    helen=HELEN,
    croesus=CROESUS,
    odysseus=ODYSSEUS,
    pandora=PANDORA,
    penthesilea=PENTHESILEA,
    perseus=PERSEUS,
    jason=JASON,
)
HEROES: Final[i64] = len(HERO_IDS)
ALL_HEROES: Final[i64] = (1 << len(HERO_IDS)) - 1
AJAX_AREAS: Final[i64] = row_of("hero", "ajax")["areas"]
CROESUS_COINS: Final[i64] = row_of("hero", "croesus")["coins"]
HECTOR_PRIESTESSES: Final[i64] = row_of("hero", "hector")["priestesses"]
HERO_ALIKE: Final[vec[i64]] = vec[i64]([row.get("alike", 0) for row in CARDS["hero"]])
"""By hero: how many basic buildings of a type make a set for its sacrifice."""
HERO_SETS: Final[vec[i64]] = vec[i64]([row.get("sets", 0) for row in CARDS["hero"]])
HELEN_DIE: Final[i64] = row_of("hero", "helen")["die"]

# numbers
FACTION_IDS: Final = ids("faction")
CITY_IDS: Final[tuple[str, ...]] = tuple(str(row["city"]) for row in CARDS["faction"])
FACTIONS: Final[i64] = len(FACTION_IDS)
DIE: Final[vec[i64]] = vec[i64](NUMBERS["die"])
COLUMN_PRICE: Final[vec[i64]] = vec[i64](NUMBERS["column"])
"""CY-2.2: the price of each cell of the creature column, cheapest first."""
COLUMN_CELLS: Final[i64] = len(NUMBERS["column"])
HERO_CELLS: Final[i64] = NUMBERS["hero_cells"]
HERO_PRICE: Final[i64] = NUMBERS["hero_price"]
PEEK_PRICE: Final[i64] = NUMBERS["peek_price"]
MOVE_PRICE: Final[i64] = NUMBERS["move_price"]
MAX_TROOPS: Final[i64] = NUMBERS["troops"]
MAX_FLEETS: Final[i64] = NUMBERS["fleets"]
MAX_MERCENARIES: Final[i64] = NUMBERS["mercenaries"]
MAX_PRIESTESSES: Final[i64] = NUMBERS["priestesses"]
MAX_PHILOSOPHERS: Final[i64] = NUMBERS["philosophers"]
START_COINS: Final[i64] = NUMBERS["start_coins"]
START_TROOPS: Final[i64] = NUMBERS["start_troops"]
APOLLO_COINS: Final[i64] = row_of("god", "apollo")["coins"]
GOLD_BONUS: Final[i64] = row_of("bonus", "gold3")["coins"]
PHILOSOPHERS_NEEDED: Final[i64] = NUMBERS["philosophers_for_a_metropolis"]
OPEN_ALTARS: Final[vec[i64]] = vec[i64](NUMBERS["open_altars"])
TILES_IN_PLAY: Final[vec[i64]] = vec[i64](NUMBERS["tiles"])
LARGEST_ISLAND: Final[i64] = NUMBERS["largest_island"]

LADDERS: Final[dict[str, list[int]]] = CARDS["ladders"]


def recruit_prices() -> vec[i64]:
    """By god * 4 + how many were recruited for coins before: the price of the next one, 0 if none is left."""
    table = [0] * 24
    for god, row in enumerate(CARDS["god"]):
        for at, price in enumerate(row.get("prices", [])):
            table[god * 4 + at] = price
    return vec[i64](table)


RECRUIT_PRICE: Final[vec[i64]] = recruit_prices()
GOD_BUILDS: Final[vec[i64]] = vec[i64](
    [BASIC_IDS.index(row["builds"]) + 1 if row.get("builds") in BASIC_IDS else 0 for row in CARDS["god"]]
)
"""By god: the building it gives, 0 for Hera's choice and for Apollo."""
