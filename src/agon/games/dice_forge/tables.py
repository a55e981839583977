"""The components as flat tables, read once from ``data/*.toml``.

Faces, cards and slots are numbers here: their place in the data files.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.bits import mask_of


def ordered(**named: int) -> tuple[str, ...]:
    """The names that data use for these constants, by number."""
    if list(named.values()) != list(range(len(named))):
        raise ValueError(f"{named} must count from 0")
    return tuple(named)


GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
RESOURCES: Final = ordered(gold=GOLD, sun=SUN, moon=MOON, glory=GLORY)

# kinds of faces
GAIN: Final = 0
CHOICE: Final = 1
MULTIPLIER: Final = 2
COPY: Final = 3
SHIP: Final = 4
SHIELD: Final = 5
BOAR: Final = 6
FACE_KINDS: Final = ordered(
    gain=GAIN, choice=CHOICE, multiplier=MULTIPLIER, copy=COPY, forge=SHIP, shield=SHIELD, boar=BOAR
)

LIGHT: Final = 0
DARK: Final = 1
BOTH: Final = 2
NO_FACE: Final = 31
"""Stands where there is no second face: a minor blessing."""
NO_CARD: Final = -1

HAMMER_LAP: Final = 15
HAMMER_CARD: Final = 30
HAMMER_GLORY_FIRST: Final = 10
HAMMER_GLORY_SECOND: Final = 15

EXTRA_ACTION_SUN: Final = 2  # DF-3.7


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("agon.games.dice_forge").joinpath("data", f"{name}.toml").read_text("utf-8"))


FACE_DATA: Final[list[dict[str, Any]]] = read("faces")["face"]
TEMPLE: Final[dict[str, Any]] = read("temple")
ISLANDS: Final[dict[str, Any]] = read("islands")
SLOT_DATA: Final[list[dict[str, Any]]] = ISLANDS["slot"]
CARD_DATA: Final[list[dict[str, Any]]] = ISLANDS["card"]

FACE_IDS: Final[tuple[str, ...]] = tuple(face["id"] for face in FACE_DATA)
CARD_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in CARD_DATA)
SLOT_IDS: Final[tuple[str, ...]] = tuple(slot["id"] for slot in SLOT_DATA)
PORTAL_IDS: Final[tuple[str, ...]] = ("start", *(portal["id"] for portal in ISLANDS["portal"]))
COLOURS: Final = ("red", "blue", "yellow", "green")

FACES: Final = len(FACE_IDS)
CARDS: Final = len(CARD_IDS)
SLOTS: Final = len(SLOT_IDS)


def face_named(name: str) -> int:
    return FACE_IDS.index(name)


def card_named(name: str) -> int:
    return CARD_IDS.index(name)


def column(rows: list[dict[str, Any]], key: str, default: int = 0) -> vec[i64]:
    return vec[i64]([int(row.get(key, default)) for row in rows])


def amounts(key: str, resource: str) -> vec[i64]:
    """How much of a resource the faces give, or let choose; up to NO_FACE, which gives nothing."""
    given = [int(face.get(key, {}).get(resource, 0)) for face in FACE_DATA]
    return vec[i64](given + [0] * (NO_FACE + 1 - FACES))


FACE_KIND: Final[vec[i64]] = vec[i64](
    [FACE_KINDS.index(face["kind"]) for face in FACE_DATA] + [GAIN] * (NO_FACE + 1 - FACES)
)
FACE_GOLD: Final[vec[i64]] = amounts("gain", "gold")
FACE_SUN: Final[vec[i64]] = amounts("gain", "sun")
FACE_MOON: Final[vec[i64]] = amounts("gain", "moon")
FACE_GLORY: Final[vec[i64]] = amounts("gain", "glory")
# what a choice face offers, one resource out of these
CHOOSE_GOLD: Final[vec[i64]] = amounts("choose", "gold")
CHOOSE_SUN: Final[vec[i64]] = amounts("choose", "sun")
CHOOSE_MOON: Final[vec[i64]] = amounts("choose", "moon")
CHOOSE_GLORY: Final[vec[i64]] = amounts("choose", "glory")
SHIELD_RESOURCE: Final[vec[i64]] = vec[i64](
    [RESOURCES.index(face["shield"]) if "shield" in face else -1 for face in FACE_DATA]
)
MATCHED_GLORY: Final[vec[i64]] = column(FACE_DATA, "matched_glory")
DISCOUNT: Final[vec[i64]] = column(FACE_DATA, "discount")
FACTOR: Final[vec[i64]] = column(FACE_DATA, "factor", 1)
BOAR_COLOUR: Final[vec[i64]] = vec[i64](
    [COLOURS.index(face["colour"]) if "colour" in face else -1 for face in FACE_DATA]
)
X3: Final = face_named("x3")
MIRROR: Final = face_named("mirror")


def prices() -> vec[i64]:
    """The price of every face in the sanctuary, 0 for those that are not sold."""
    price = [0] * FACES
    for square in TEMPLE["square"]:
        for name in square["faces"]:
            price[face_named(name)] = square["price"]
    return vec[i64](price)


PRICE: Final[vec[i64]] = prices()
DEAREST: Final = max(PRICE)
FACES_FOR: Final[vec[i64]] = vec[i64](
    [mask_of([face for face in range(FACES) if 0 < PRICE[face] <= gold]) for gold in range(DEAREST + 1)]
)
"""By gold: the faces of the sanctuary that it pays for."""

SLOT_SUN: Final[vec[i64]] = column(SLOT_DATA, "sun")
SLOT_MOON: Final[vec[i64]] = column(SLOT_DATA, "moon")
MOST_SHARDS: Final = max(max(SLOT_SUN), max(SLOT_MOON))


def slots_for(cost: vec[i64]) -> vec[i64]:
    """By shards: the slots whose feats they pay for."""
    return vec[i64](
        [mask_of([slot for slot in range(SLOTS) if cost[slot] <= shards]) for shards in range(MOST_SHARDS + 1)]
    )


SLOTS_FOR_SUN: Final[vec[i64]] = slots_for(SLOT_SUN)
SLOTS_FOR_MOON: Final[vec[i64]] = slots_for(SLOT_MOON)
SLOT_PORTAL: Final[vec[i64]] = vec[i64](
    [next(at + 1 for at, portal in enumerate(ISLANDS["portal"]) if slot in portal["slots"]) for slot in SLOT_IDS]
)
CARD_SLOT: Final[vec[i64]] = vec[i64]([SLOT_IDS.index(card["slot"]) for card in CARD_DATA])
CARD_GLORY: Final[vec[i64]] = column(CARD_DATA, "glory")
NO_OPERATION: Final = ""
CARD_OPERATION: Final[tuple[str, ...]] = tuple(
    str(card.get("effect", {}).get("op", NO_OPERATION)) for card in CARD_DATA
)
"""By card: what it does when it is taken; ``rules/feats.py`` has what each name means."""


def known_operation(name: str) -> str:
    if name not in CARD_OPERATION:
        raise ValueError(f"no card of the data has the operation {name}")
    return name


def effect_column(key: str) -> vec[i64]:
    return vec[i64]([int(card.get("effect", {}).get(key, 0)) for card in CARD_DATA])


EFFECT_GOLD: Final[vec[i64]] = effect_column("gold")
EFFECT_SUN: Final[vec[i64]] = effect_column("sun")
EFFECT_MOON: Final[vec[i64]] = effect_column("moon")
EFFECT_GLORY: Final[vec[i64]] = effect_column("glory")
EFFECT_TIMES: Final[vec[i64]] = effect_column("times")
GLORY_EACH: Final[vec[i64]] = effect_column("glory_each")


def resource_mask(names: list[str]) -> int:
    return int(mask_of([RESOURCES.index(name) for name in names]))


REFUSABLE: Final[vec[i64]] = vec[i64]([resource_mask(card.get("effect", {}).get("refuse", [])) for card in CARD_DATA])
"""The resources that Sentinel and Cyclops let the buyer refuse for glory, as a mask."""

GARDEN_FACES: Final[vec[i64]] = vec[i64](
    [sum(1 << face_named(name) for name in card.get("effect", {}).get("faces", [])) for card in CARD_DATA]
)
BOAR_FACE: Final[vec[i64]] = vec[i64](
    [face_named(card["effect"]["face"]) if "face" in card.get("effect", {}) else NO_FACE for card in CARD_DATA]
)
"""By card: the boar face that it gives away."""

HIND: Final = card_named("silver_hind")
OWL: Final = card_named("guardians_owl")
ELDER: Final = card_named("elder")
BEAR: Final = card_named("great_bear")
CERBERUS: Final = card_named("cerberus")
TRITON: Final = card_named("triton")
CHEST_CARD: Final = card_named("blacksmiths_chest")
FIRST_BOAR: Final = card_named("tenacious_boar_red")
"""The four boar cards follow each other in the order of COLOURS."""
for at, colour in enumerate(COLOURS):
    if CARD_IDS[FIRST_BOAR + at] != f"tenacious_boar_{colour}":
        raise ValueError("the boar cards of the data do not follow the order of the colours")

ELDER_PRICE: Final = int(CARD_DATA[ELDER]["reinforcement"]["gold"])
ELDER_GLORY: Final = int(CARD_DATA[ELDER]["reinforcement"]["glory"])
BEAR_GLORY: Final = int(CARD_DATA[BEAR]["ousting_glory"])


def amounts_of(source: dict[str, int]) -> vec[i64]:
    """By resource."""
    return vec[i64]([source.get(name, 0) for name in RESOURCES])


OWL_GAIN: Final[vec[i64]] = amounts_of(CARD_DATA[OWL]["reinforcement"]["choose"])
TRITON_GAIN: Final[vec[i64]] = amounts_of(CARD_DATA[TRITON]["effect"]["choose"])
BOAR_REWARD: Final[vec[i64]] = amounts_of(CARD_DATA[FIRST_BOAR]["reward"])

LIMITS: Final[dict[str, int]] = TEMPLE["limits"]
GOLD_LIMIT: Final = LIMITS["gold"]
SUN_LIMIT: Final = LIMITS["sun"]
MOON_LIMIT: Final = LIMITS["moon"]
CHEST_GOLD: Final = int(CARD_DATA[CHEST_CARD]["effect"]["gold"])
CHEST_SUN: Final = int(CARD_DATA[CHEST_CARD]["effect"]["sun"])
CHEST_MOON: Final = int(CARD_DATA[CHEST_CARD]["effect"]["moon"])


def slot_alternatives() -> dict[str, list[int]]:
    """For every slot the cards that may lie there: the introductory ones first."""
    found: dict[str, list[int]] = {slot: [] for slot in SLOT_IDS}
    for at, card in enumerate(CARD_DATA):
        found[card["slot"]].append(at)
    return found


ALTERNATIVES: Final[dict[str, list[int]]] = slot_alternatives()
SWAPPABLE: Final[tuple[str, ...]] = tuple(
    slot for slot in SLOT_IDS if any(CARD_DATA[card]["set"] == "alternative" for card in ALTERNATIVES[slot])
)

BLESSINGS_BY_PLAYERS: Final[vec[i64]] = vec[i64](
    [0, 0] + [int(TEMPLE["setup"][players]["blessings"]) for players in ("2", "3", "4")]
)
"""DF-2.3: how often everyone is blessed at the start of a turn."""
