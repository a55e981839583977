"""The components as flat tables, read once from ``data/*.toml``.

Land areas are numbered tile * 4 + n, sea areas tile * 5 + n, slots land * 4 + n, so every set of areas fits
the bits of one integer whatever tiles are in play.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("agon.games.cyclades").joinpath("data", f"{name}.toml").read_text("utf-8"))


CARDS: Final[dict[str, Any]] = read("cards")
SIDES: Final[list[dict[str, Any]]] = read("tiles")["side"]
SETUPS: Final[list[dict[str, Any]]] = read("setups")["setup"]
NUMBERS: Final[dict[str, Any]] = CARDS["numbers"]


def ids(kind: str) -> tuple[str, ...]:
    return tuple(str(row["id"]) for row in CARDS[kind])


# the archipelago
TILES: Final = 10
LANDS_PER_TILE: Final = 4
SEAS_PER_TILE: Final = 5
SLOTS_PER_LAND: Final = 4
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
GOD_IDS: Final = ids("god")
assert list(GOD_IDS) == ["ares", "poseidon", "zeus", "athena", "hera", "apollo"]

# buildings
EMPTY: Final = 0
PORT: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3
ACADEMY: Final = 4
METROPOLIS: Final = 5
"""A metropolis in a slot is this plus the number of its bonus."""
BASIC_IDS: Final = ids("building")
assert list(BASIC_IDS) == ["port", "fortress", "temple", "academy"]

# bonuses of metropolises
TWO_TROOPS: Final = 0
TWO_FLEETS: Final = 1
ONE_PRIESTESS: Final = 2
THREE_GOLD: Final = 3
PROSPERITY: Final = 4
BONUS_IDS: Final = ids("bonus")
assert list(BONUS_IDS) == ["troops2", "fleets2", "priestess1", "gold3", "prosperity1"]
TOKEN_BONUS: Final[tuple[int, ...]] = tuple(
    bonus for bonus, row in enumerate(CARDS["bonus"]) for copy in range(row["tokens"])
)
"""By metropolis token: its bonus."""
ALL_TOKENS: Final = (1 << 15) - 1
assert len(TOKEN_BONUS) == 15

# creatures
HARPY: Final = 0
GIANT: Final = 1
GRAEAE: Final = 2
GRIFFIN: Final = 3
DRYAD: Final = 4
PEGASUS: Final = 5
SATYR: Final = 6
SYLPH: Final = 7
SPHINX: Final = 8
CHARON: Final = 9
CHIMERA: Final = 10
CYCLOPS: Final = 11
HYDRA: Final = 12
KRAKEN: Final = 13
MEDUSA: Final = 14
MINOTAUR: Final = 15
POLYPHEMUS: Final = 16
CERBERUS: Final = 17
CREATURES: Final = 18
FIRST_FIGURE: Final = 12
FIGURES: Final = 6
CREATURE_IDS: Final = ids("creature")
assert list(CREATURE_IDS[:6]) == ["harpy", "giant", "graeae", "griffin", "dryad", "pegasus"]
assert list(CREATURE_IDS[6:12]) == ["satyr", "sylph", "sphinx", "charon", "chimera", "cyclops"]
assert list(CREATURE_IDS[12:]) == ["hydra", "kraken", "medusa", "minotaur", "polyphemus", "cerberus"]
ALL_CREATURES: Final = (1 << 18) - 1
MINOTAUR_STRENGTH: Final = 2

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
HEROES: Final = 9
HERO_IDS: Final = ids("hero")
assert list(HERO_IDS[:5]) == ["ajax", "hector", "helen", "croesus", "odysseus"]
assert list(HERO_IDS[5:]) == ["pandora", "penthesilea", "perseus", "jason"]
ALL_HEROES: Final = (1 << 9) - 1
AJAX_AREAS: Final = 7
CROESUS_COINS: Final = 15
HECTOR_PRIESTESSES: Final = 2
ODYSSEUS_ALIKE: Final = 3
HELEN_DIE: Final = 2

# numbers
FACTION_IDS: Final = ids("faction")
CITY_IDS: Final[tuple[str, ...]] = tuple(str(row["city"]) for row in CARDS["faction"])
FACTIONS: Final = 6
DIE: Final[vec[i64]] = vec[i64](NUMBERS["die"])
COLUMN_PRICE: Final[vec[i64]] = vec[i64](NUMBERS["column"])
"""CY-2.2: the price of each cell of the creature column, cheapest first."""
COLUMN_CELLS: Final = 4
HERO_CELLS: Final = 2
HERO_PRICE: Final = 4
PEEK_PRICE: Final = 1
MOVE_PRICE: Final = 1
MAX_TROOPS: Final = 8
MAX_FLEETS: Final = 8
MAX_MERCENARIES: Final = 16
MAX_PRIESTESSES: Final = 20
MAX_PHILOSOPHERS: Final = 20
START_COINS: Final = 5
START_TROOPS: Final = 3
APOLLO_COINS: Final = 2
GOLD_BONUS: Final = 3
PHILOSOPHERS_NEEDED: Final = 4
OPEN_ALTARS: Final[vec[i64]] = vec[i64](NUMBERS["open_altars"])
TILES_IN_PLAY: Final[vec[i64]] = vec[i64](NUMBERS["tiles"])
LARGEST_ISLAND: Final = 4
EXTRA_RECRUITS: Final = 3
HIGHEST_OFFERING: Final = 25

assert NUMBERS["column"] == [2, 3, 4, 5]
assert NUMBERS["hero_cells"] == HERO_CELLS
assert NUMBERS["hero_price"] == HERO_PRICE
assert NUMBERS["troops"] == MAX_TROOPS
assert NUMBERS["fleets"] == MAX_FLEETS
assert NUMBERS["mercenaries"] == MAX_MERCENARIES

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

TOKEN_BONUS_TABLE: Final[vec[i64]] = vec[i64](list(TOKEN_BONUS))
