"""The components as flat tables, read once from ``data/*.toml``.

Regions, cards, monsters and all the rest are numbers here: their place in the data files. Words of effects in the
data files are those of ``effects.py``; ``checks.py`` says what is wrong in an edited file.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects
from agon.kernel.bits import BIT

# ---------------------------------------------------------------------- what rules know by name

# heroes
ACHILLES: Final = 0
HELEN: Final = 1
HERACLES: Final = 2
PERSEUS: Final = 3

# artifacts
AEGIS: Final = 7
MEDUSAS_BLOOD: Final = 14

# blessings
CUNNING_TACTICIAN: Final = 0
MOBILIZATION: Final = 1
MASTER_PLAN: Final = 2
ATHENAS_GIFT: Final = 3
HEROIC_PRESENCE: Final = 4
STALWART_DEFENSE: Final = 8
NO_ATTRITION: Final = 9
RESTRICTIVE_MANEUVER: Final = 11
INSPIRING_HUNT: Final = 15
COMBAT_TRAINING: Final = 16
HEROS_WRATH: Final = 17
LOCAL_SUPPORT: Final = 18
GLORY_OF_ZEUS: Final = 19
ARMORY: Final = 20
GODS_STRENGTH: Final = 21
SHOOT_TO_KILL: Final = 23
EXHAUSTED_FIGHT: Final = 24
FORCED_MARCH: Final = 25
REARGUARD: Final = 26
BLUFF: Final = 28
EXILE: Final = 29
MURDEROUS_MARCH: Final = 31
ADVANCED_DODGE: Final = 32
HERMES_TEMPLE: Final = 33

NAMED: Final[dict[str, int]] = {
    name.lower(): value for name, value in globals().items() if name.isupper() and isinstance(value, int)
}
"""All of the above, by id: their numbers are places in the data files. That is made sure of below."""


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("agon.games.hellas").joinpath("data", f"{name}.toml").read_text("utf-8"))


def rows(name: str, head: str) -> list[dict[str, Any]]:
    found = read(name)[head]
    assert isinstance(found, list)
    return found


def copies(data: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One row for every single card; second and third copies are called ``phalanx-torch-2`` and so on."""
    return [
        {**row, "id": row["id"] if nth == 0 else f"{row['id']}-{nth + 1}"}
        for row in data
        for nth in range(row["copies"])
    ]


def ids(data: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(row["id"] for row in data)


def column(data: list[dict[str, Any]], field: str) -> vec[i64]:
    return vec[i64]([int(row.get(field, 0)) for row in data])


def coded(data: list[dict[str, Any]], field: str, words: tuple[str, ...]) -> vec[i64]:
    return vec[i64]([words.index(row.get(field, words[0])) for row in data])


# ---------------------------------------------------------------------- map

MAP: Final[dict[str, Any]] = read("map")
REGION_DATA: Final[list[dict[str, Any]]] = MAP["region"]
REGION_IDS: Final[tuple[str, ...]] = ids(REGION_DATA)
LAND_IDS: Final[tuple[str, ...]] = ids(MAP["land"])
REGIONS: Final = 19
LANDS: Final = 5
LAND_OF: Final[vec[i64]] = coded(REGION_DATA, "land", LAND_IDS)
LAND_REGIONS: Final[vec[i64]] = vec[i64](
    [sum(1 << at for at, row in enumerate(REGION_DATA) if row["land"] == land) for land in LAND_IDS]
)
COUNTS_FOR_THREE: Final[vec[i64]] = column(MAP["land"], "counts_for_three")
POPULATION: Final[vec[i64]] = column(REGION_DATA, "population")
CITY_RECRUIT: Final[vec[i64]] = column(REGION_DATA, "recruit")
CITY_BONUS: Final[vec[i64]] = column(REGION_DATA, "fortified")
CITIES: Final[int] = sum(1 << at for at, row in enumerate(REGION_DATA) if row["city"])
SHRINES: Final[int] = sum(1 << at for at, row in enumerate(REGION_DATA) if row["shrine"] == "shrine")
DELPHI: Final[int] = next(at for at, row in enumerate(REGION_DATA) if row["shrine"] == "delphi")


def neighbour_masks() -> vec[i64]:
    masks = [0] * len(REGION_IDS)
    for first, second in MAP["borders"] + MAP["routes"]:
        one, other = REGION_IDS.index(first), REGION_IDS.index(second)
        masks[one] |= int(BIT[other])
        masks[other] |= int(BIT[one])
    return vec[i64](masks)


NEIGHBOURS: Final[vec[i64]] = neighbour_masks()


def within_masks() -> vec[i64]:
    """By distance and region: the regions at most that far, the region itself included."""
    masks = [int(BIT[region]) for region in range(REGIONS)]
    for distance in range(1, effects.TOP_ATTRIBUTE + 1):
        for region in range(REGIONS):
            mask = masks[(distance - 1) * REGIONS + region]
            grown = mask
            for other in range(REGIONS):
                if (mask >> other) & 1:
                    grown |= int(NEIGHBOURS[other])
            masks.append(grown)
    return vec[i64](masks)


WITHIN: Final[vec[i64]] = within_masks()

# ---------------------------------------------------------------------- heroes and gods

HERO_DATA: Final[list[dict[str, Any]]] = rows("heroes", "hero")
HERO_IDS: Final[tuple[str, ...]] = ids(HERO_DATA)
HERO_START: Final[vec[i64]] = vec[i64]([int(row[name]) for row in HERO_DATA for name in effects.ATTRIBUTES])
HERO_LOOK: Final[vec[i64]] = column(HERO_DATA, "look")
HERO_GLORY: Final[vec[i64]] = column(HERO_DATA, "start_glory")
HERO_COUNT: Final = 4

GOD_FILE: Final[dict[str, Any]] = read("gods")
GOD_DATA: Final[list[dict[str, Any]]] = GOD_FILE["god"]
GOD_IDS: Final[tuple[str, ...]] = ids(GOD_DATA)
GOD_COUNT: Final = 3
GOD_REGION: Final[vec[i64]] = coded(GOD_DATA, "region", REGION_IDS)
GOD_ATTRIBUTE: Final[vec[i64]] = coded(GOD_DATA, "attribute", effects.ATTRIBUTES)
GOD_POWER: Final[vec[i64]] = coded(GOD_DATA, "power", effects.POWERS)
POWER_AMOUNT: Final[vec[i64]] = vec[i64]([int(n) for row in GOD_DATA for n in row["amounts"]])
"""By god and level (from 1): at ``god * TOP_LEVEL + level - 1``."""
PRIEST_PLACES: Final[int] = GOD_FILE["priest_places"]
MONSTER_DIE: Final[vec[i64]] = vec[i64]([effects.DIE_FACES.index(face) for face in GOD_FILE["monster_die"]])
MONUMENT_AT: Final[vec[i64]] = vec[i64](
    [next((god for god, row in enumerate(GOD_DATA) if row["region"] == region), -1) for region in REGION_IDS]
)

# ---------------------------------------------------------------------- combat and attack cards

COMBAT_FILE: Final[dict[str, Any]] = read("combat")
COMBAT_DATA: Final[list[dict[str, Any]]] = copies(COMBAT_FILE["card"])
COMBAT_IDS: Final[tuple[str, ...]] = ids(COMBAT_DATA)
COMBAT_CARDS: Final = 30
ALL_COMBAT: Final[int] = (1 << COMBAT_CARDS) - 1
CARD_SYMBOL: Final[vec[i64]] = coded(COMBAT_DATA, "symbol", effects.SYMBOLS)
CARD_POWER: Final[vec[i64]] = column(COMBAT_DATA, "strength")
CARD_CASUALTIES: Final[vec[i64]] = column(COMBAT_DATA, "casualties")
CARD_EFFECT: Final[vec[i64]] = coded(COMBAT_DATA, "effect", effects.CARD_EFFECTS)
CARD_IF: Final[vec[i64]] = coded(COMBAT_DATA, "when", effects.CONDITIONS)
CARD_AMOUNT: Final[vec[i64]] = column(COMBAT_DATA, "amount")
CARD_TWINS: Final[vec[i64]] = vec[i64](
    [
        sum(
            1 << at
            for at, other in enumerate(COMBAT_DATA)
            if (other["name"], other["symbol"]) == (row["name"], row["symbol"])
        )
        for row in COMBAT_DATA
    ]
)
"""By card: the set of all equal cards, itself included."""
SYMBOL_CARDS: Final[vec[i64]] = vec[i64](
    [sum(1 << at for at, row in enumerate(COMBAT_DATA) if row["symbol"] == symbol) for symbol in effects.SYMBOLS]
)
CONVERSION: Final[vec[i64]] = vec[i64]([COMBAT_FILE["conversion"].get(symbol, 0) for symbol in effects.SYMBOLS])
"""By symbol: cards of it that together deal any wound; 0: none do."""

ATTACK_DATA: Final[list[dict[str, Any]]] = copies(rows("attacks", "attack"))
ATTACK_IDS: Final[tuple[str, ...]] = ids(ATTACK_DATA)
ATTACK_CARDS: Final = 18
ALL_ATTACKS: Final[int] = (1 << ATTACK_CARDS) - 1
ATTACK_BASE: Final[vec[i64]] = column(ATTACK_DATA, "base")
ATTACK_PLUS: Final[vec[i64]] = coded(ATTACK_DATA, "plus", effects.COUNTED)
ATTACK_INJURIES: Final[vec[i64]] = column(ATTACK_DATA, "injuries")
ATTACK_BLOW: Final[vec[i64]] = coded(ATTACK_DATA, "then", effects.BLOWS)
ATTACK_KIND: Final[vec[i64]] = vec[i64](
    [[(one["name"], one["base"]) for one in ATTACK_DATA].index((row["name"], row["base"])) for row in ATTACK_DATA]
)
"""The same number for copies of one card."""

# ---------------------------------------------------------------------- monsters and events

MONSTER_DATA: Final[list[dict[str, Any]]] = rows("monsters", "monster")
MONSTER_IDS: Final[tuple[str, ...]] = ids(MONSTER_DATA)
MONSTERS: Final = 7
EVENT_DATA: Final[list[dict[str, Any]]] = rows("events", "event")
EVENT_IDS: Final[tuple[str, ...]] = ids(EVENT_DATA)
MONSTER_CARDS: Final = 14
EVENT_MONSTER: Final[vec[i64]] = coded(EVENT_DATA, "monster", MONSTER_IDS)
EVENT_REGION: Final[vec[i64]] = coded(EVENT_DATA, "region", REGION_IDS)
EVENT_RULE: Final[vec[i64]] = coded(EVENT_DATA, "rule", effects.EVOLUTIONS)
EVENT_AMOUNT: Final[vec[i64]] = column(EVENT_DATA, "amount")
MONSTER_EVENTS: Final[vec[i64]] = vec[i64](
    [sum(1 << at for at, row in enumerate(EVENT_DATA) if row["monster"] == monster) for monster in MONSTER_IDS]
)
"""By monster: the set of its cards in the event deck."""
SPECIAL_INJURIES: Final[vec[i64]] = column(MONSTER_DATA, "special_injuries")
SPECIAL_BLOW: Final[vec[i64]] = coded(MONSTER_DATA, "special", effects.BLOWS)
REGION_KILLS: Final[vec[i64]] = column(MONSTER_DATA, "region_kills")
REGION_KILLS_NEAR: Final[vec[i64]] = coded(MONSTER_DATA, "region_kills_in", effects.KILLS_IN)
REGION_ATTACK: Final[vec[i64]] = coded(MONSTER_DATA, "region", effects.REGION_ATTACKS)


def monster_with(passive: str) -> int:
    """The monster with a passive power, or -1."""
    return next((at for at, row in enumerate(MONSTER_DATA) if row["passive"] == passive), -1)


JAILER: Final[int] = monster_with("no_leaving")
BARRER: Final[int] = monster_with("no_recruiting")
SILENCER: Final[int] = monster_with("no_prayer")
BITER_CARD: Final[int] = next((at for at, row in enumerate(EVENT_DATA) if row["rule"] == "bites"), -1)
BITER: Final[int] = int(EVENT_MONSTER[BITER_CARD]) if BITER_CARD >= 0 else -1


def wound_places() -> list[list[tuple[int, int, int]]]:
    """By monster: symbol, reward and the event card that adds the place (-1: on the sheet)."""
    found: list[list[tuple[int, int, int]]] = []
    for monster in MONSTER_DATA:
        pairs = zip(monster["wounds"], monster["rewards"], strict=True)
        places = [(effects.SYMBOLS.index(symbol), effects.REWARDS.index(reward), -1) for symbol, reward in pairs]
        for card, event in enumerate(EVENT_DATA):
            if event["monster"] == monster["id"]:
                places += [(effects.SYMBOLS.index(symbol), effects.PLAIN, card) for symbol in event["adds"]]
        found.append(places)
    return found


WOUND_PLACES: Final[list[list[tuple[int, int, int]]]] = wound_places()
PLACE_SYMBOL: Final[vec[i64]] = vec[i64](
    [(places[at][0] if at < len(places) else 0) for places in WOUND_PLACES for at in range(effects.PLACES)]
)
PLACE_REWARD: Final[vec[i64]] = vec[i64](
    [(places[at][1] if at < len(places) else 0) for places in WOUND_PLACES for at in range(effects.PLACES)]
)
SHEET_PLACES: Final[vec[i64]] = vec[i64](
    [sum(1 << at for at, place in enumerate(places) if place[2] < 0) for places in WOUND_PLACES]
)
EVENT_PLACES: Final[vec[i64]] = vec[i64](
    [
        sum(1 << at for at, place in enumerate(WOUND_PLACES[EVENT_MONSTER[card]]) if place[2] == card)
        for card in range(MONSTER_CARDS)
    ]
)
"""By event card: the places that it adds to its monster."""

# ---------------------------------------------------------------------- quests

QUEST_DATA: Final[list[dict[str, Any]]] = rows("quests", "quest")
QUEST_IDS: Final[tuple[str, ...]] = ids(QUEST_DATA)
QUESTS: Final = 9
EVENTS: Final = 23
ALL_EVENTS: Final[int] = (1 << EVENTS) - 1
"""The event deck: monster cards first, then quests."""
QUEST_REGION: Final[vec[i64]] = coded(QUEST_DATA, "region", REGION_IDS)
QUEST_NEED: Final[vec[i64]] = vec[i64](
    [int(step.get(need, 0)) for row in QUEST_DATA for step in row["steps"] for need in effects.NEEDS]
)
QUEST_PAY: Final[vec[i64]] = vec[i64](
    [int(step.get(payment, 0)) for row in QUEST_DATA for step in row["steps"] for payment in effects.PAYMENTS]
)
QUEST_REWARDS: Final[list[dict[str, Any]]] = [row["reward"] for row in QUEST_DATA]
QUEST_ATTRIBUTE: Final[vec[i64]] = coded(QUEST_REWARDS, "attribute", ("", *effects.ATTRIBUTES))
QUEST_DRAW: Final[vec[i64]] = column(QUEST_REWARDS, "draw")
QUEST_PRIESTS: Final[vec[i64]] = column(QUEST_REWARDS, "priests")
QUEST_RECRUIT: Final[vec[i64]] = column(QUEST_REWARDS, "recruit")
QUEST_RECRUIT_IN: Final[vec[i64]] = coded(QUEST_REWARDS, "recruit_in", effects.RECRUIT_IN)
QUEST_GLORY: Final[vec[i64]] = column(QUEST_REWARDS, "glory")
QUEST_LOOK: Final[vec[i64]] = column(QUEST_REWARDS, "look")
QUEST_SET: Final[vec[i64]] = column(QUEST_REWARDS, "set_attribute")
QUEST_KEEP: Final[vec[i64]] = coded(QUEST_REWARDS, "keep", effects.KEPT)
QUEST_KEEP_DRAW: Final[vec[i64]] = column(QUEST_REWARDS, "keep_draw")

# ---------------------------------------------------------------------- artifacts, blessings, temples

ARTIFACT_DATA: Final[list[dict[str, Any]]] = rows("artifacts", "artifact")
ARTIFACT_IDS: Final[tuple[str, ...]] = ids(ARTIFACT_DATA)
ARTIFACT_AMOUNT: Final[vec[i64]] = column(ARTIFACT_DATA, "amount")
NEUTRAL_ARTIFACTS: Final[int] = sum(1 << at for at, row in enumerate(ARTIFACT_DATA) if row["kind"] == "neutral")
MONSTER_ARTIFACT: Final[vec[i64]] = coded(MONSTER_DATA, "artifact", ARTIFACT_IDS)
GOD_ARTIFACT: Final[vec[i64]] = vec[i64](
    [next(at for at, row in enumerate(ARTIFACT_DATA) if row["owner"] == god["id"]) for god in GOD_DATA]
)

BLESSING_DATA: Final[list[dict[str, Any]]] = rows("blessings", "blessing")
BLESSING_IDS: Final[tuple[str, ...]] = ids(BLESSING_DATA)
ALL_BLESSINGS: Final[int] = (1 << len(BLESSING_IDS)) - 1
BLESSING_AMOUNT: Final[vec[i64]] = column(BLESSING_DATA, "amount")
BLESSING_GAINS: Final[list[dict[str, Any]]] = [row.get("gain", {}) for row in BLESSING_DATA]
GAIN_ATTRIBUTE: Final[vec[i64]] = coded(BLESSING_GAINS, "attribute", ("", *effects.ATTRIBUTES))
GAIN_PRIESTS: Final[vec[i64]] = column(BLESSING_GAINS, "priests")
GAIN_DRAW: Final[vec[i64]] = column(BLESSING_GAINS, "draw")

for group in (HERO_IDS, ARTIFACT_IDS, BLESSING_IDS):
    for place, name in enumerate(group):
        assert NAMED.pop(name, place) == place, f"{name} stands at place {place} of the data"
assert not NAMED, f"no such component: {', '.join(NAMED)}"

TEMPLE_DATA: Final[list[dict[str, Any]]] = rows("temples", "temple")
TEMPLE_IDS: Final[tuple[str, ...]] = ids(TEMPLE_DATA)
TEMPLE_COUNT: Final = 5
TEMPLE_DRAFTS: Final[vec[i64]] = vec[i64]([sum(1 << (slot - 1) for slot in row["drafts"]) for row in TEMPLE_DATA])
"""By temple card: the places (from 0) whose temple starts a draft."""
TEMPLE_ORACLE: Final[vec[i64]] = coded(TEMPLE_DATA, "oracle", effects.ORACLES)
TEMPLE_AMOUNT: Final[vec[i64]] = column(TEMPLE_DATA, "amount")


def temple_places(players: i64) -> i64:
    """LH-2.3: the first six temples with two or three players, all eight with four."""
    return effects.TEMPLES_FULL if players == 4 else effects.TEMPLES_SMALL


def first_bits(count: i64) -> i64:
    """The set of the first ``count`` members."""
    return BIT[count] - 1
