"""What options, prompts and messages of Cyclades are called. Each is declared once: its name, its arguments, its rule."""

from typing import Final

from agon.games.cyclades.tables import (
    BASIC_IDS,
    BONUS_IDS,
    CREATURE_IDS,
    FACTION_IDS,
    GOD_IDS,
    HERO_IDS,
    LAND_IDS,
    SEA_IDS,
    SLOT_IDS,
    TILES,
)
from agon.kernel.vocabulary import Kind, Value, Vocabulary


class SlotKind(Kind):
    """A slot: ``t3l2.1`` in notation; sentences name its area and count the slots there."""

    def shown(self, value: int) -> Value:
        return f"{self.key}-{self.words[value].partition('.')[0]}"

    def more(self, role: str, value: int) -> dict[str, Value]:
        return {"nth": int(self.words[value].partition(".")[2])}


class FactionKind(Kind):
    """A faction by the person who plays it; with two players, who have two each, its colour is told too.

    The value is the seat, plus 8 times (1 + the faction) if the colour is needed.
    """

    def __init__(self) -> None:
        named = [f"p{seat}-{colour}" for colour in FACTION_IDS for seat in range(8)]
        super().__init__("faction", [*(f"p{seat}" for seat in range(8)), *named], "", "faction")
        self.is_seat = True

    def shown(self, value: int) -> Value:
        if value < 8:
            return {"seat": int(value)}
        return {"seat": int(value % 8), "faction": int(value // 8 - 1)}


class TileKind(Kind):
    """A tile: ``t3`` in notation, its number in sentences."""

    def shown(self, value: int) -> Value:
        return int(value) + 1


CELL_IDS: Final = tuple(f"{column}{row}" for column in "abcdefg" for row in range(1, 8))
"""Cells of the grid of tiles (see ``generator.py``); d4 is the middle."""
KINDS = [
    Kind("land", LAND_IDS, "cyclades-area", "area"),
    Kind("sea", SEA_IDS, "cyclades-area", "area"),
    SlotKind("slot", SLOT_IDS, "cyclades-area", "slot"),
    Kind("god", GOD_IDS, "cyclades-god", "god"),
    Kind("creature", CREATURE_IDS, "cyclades-creature", "creature"),
    Kind("hero", HERO_IDS, "cyclades-hero", "hero"),
    Kind("building", ("none", *BASIC_IDS, "metropolis"), "cyclades-building"),
    Kind("bonus", BONUS_IDS, "cyclades-metropolis_bonus"),
    FactionKind(),
    TileKind("tile", [f"t{tile + 1}" for tile in range(TILES)], "", "tile"),
    Kind("cell", CELL_IDS, "", "cell"),
]

VOCABULARY: Final = Vocabulary("cyclades", KINDS)
verb, prompt, message, reason = VOCABULARY.verb, VOCABULARY.prompt, VOCABULARY.message, VOCABULARY.reason

# verbs
SETTLE: Final = verb("settle", "land")
TROOP: Final = verb("troop", "land")
MERCENARY: Final = verb("mercenary", "land")
FLEET: Final = verb("fleet", "sea")
OFFER: Final = verb("offer", "god n:number")
KEEP: Final = verb("keep", "creature")
RELEASE: Final = verb("release", "creature")
STAY: Final = verb("stay", "")
ON_LAND: Final = verb("on-land", "land")
ON_SEA: Final = verb("on-sea", "sea")
BUILD: Final = verb("build", "building slot")
REPLACE: Final = verb("replace", "building slot")
SKIP: Final = verb("skip", "")
PRIESTESS: Final = verb("priestess", "")
PHILOSOPHER: Final = verb("philosopher", "")
DONE: Final = verb("done", "")
PEEK: Final = verb("peek", "")
PLAY: Final = verb("play", "creature")
PUT_BACK: Final = verb("put-back", "")
HIRE: Final = verb("hire", "hero")
BUY: Final = verb("buy", "creature n:number")
SAIL: Final = verb("sail", "sea")
MARCH: Final = verb("march", "land")
CAMPAIGN: Final = verb("campaign", "land")
TO_LAND: Final = verb("to-land", "land")
TO_SEA: Final = verb("to-sea", "sea")
TAKE: Final = verb("take", "n:number")
JOIN: Final = verb("join", "hero")
LEAVE: Final = verb("leave", "hero")
SACRIFICE: Final = verb("sacrifice", "hero")
CLEAR: Final = verb("clear", "slot")
FOUND: Final = verb("found", "slot")
FOUND_OVER: Final = verb("found-over", "slot")
SHELTER: Final = verb("shelter", "hero")
PLENTY_LAND: Final = verb("plenty-land", "land")
PLENTY_SEA: Final = verb("plenty-sea", "sea")
RETREAT: Final = verb("retreat", "land")
WITHDRAW: Final = verb("withdraw", "sea")
STAND: Final = verb("stand", "")
REROLL: Final = verb("reroll", "")
LOSE_TROOP: Final = verb("lose-troop", "")
LOSE_MERCENARY: Final = verb("lose-mercenary", "")
LOSE_HERO: Final = verb("lose-hero", "hero")
LOSE_MINOTAUR: Final = verb("lose-minotaur", "")
SAVE_TROOP: Final = verb("save-troop", "land")
SAVE_MERCENARY: Final = verb("save-mercenary", "land")
KILL_TROOP: Final = verb("kill-troop", "land")
KILL_MERCENARY: Final = verb("kill-mercenary", "land")
KILL_FLEET: Final = verb("kill-fleet", "sea")
POWER: Final = verb("power", "hero")
ROB: Final = verb("rob", "faction")
SEIZE: Final = verb("seize", "land")
SWAP: Final = verb("swap", "sea")
CONVERT: Final = verb("convert", "slot building")
DISMISS: Final = verb("dismiss", "hero")
USE: Final = verb("use", "hero")
TRADE: Final = verb("trade", "")
PUSH: Final = verb("push", "from:sea to:sea")
TAP: Final = verb("tap", "slot")
TILE: Final = verb("tile", "tile")
CELL: Final = verb("cell", "cell")
ROTATE: Final = verb("rotate", "n:number")

# prompts
ASK_TILE: Final = prompt("tile", "player:faction", "CY-2.3")
ASK_CELL: Final = prompt("cell", "tile", "CY-2.3")
ASK_ROTATION: Final = prompt("rotate", "tile cell", "CY-2.3")
ASK_SETTLE: Final = prompt("settle", "", "CY-2.5")
ASK_FIRST_FLEET: Final = prompt("first-fleet", "land", "CY-2.5")
ASK_FIRST_TROOP: Final = prompt("first-troop", "n:number", "CY-2.7")
ASK_OFFER: Final = prompt("offer", "player:faction", "CY-4.2")
ASK_UPKEEP: Final = prompt("upkeep", "player:faction", "CY-4.9")
ASK_CREATURE_MOVE: Final = prompt("creature-move", "creature", "CY-4.9")
ASK_DUTY: Final = prompt("duty", "player:faction god", "CY-5.1")
ASK_ACTION: Final = prompt("action", "player:faction god", "CY-5.1")
ASK_PEEK: Final = prompt("peek", "creature", "CY-5.5")
ASK_HERO_PLACE: Final = prompt("hero-place", "hero", "CY-8.1")
ASK_SAIL_TO: Final = prompt("sail-to", "sea", "CY-6.1")
ASK_HOW_MANY_FLEETS: Final = prompt("how-many-fleets", "from:sea to:sea", "CY-6.1")
ASK_JOIN: Final = prompt("join", "hero land", "CY-6.2")
ASK_HOW_MANY_TROOPS: Final = prompt("how-many-troops", "land", "CY-6.2")
ASK_HOW_MANY_MERCENARIES: Final = prompt("how-many-mercenaries", "land", "CY-6.2")
ASK_MARCH_TO: Final = prompt("march-to", "land", "CY-6.2")
ASK_CLEAR: Final = prompt("clear", "building", "CY-9.1")
ASK_FOUND: Final = prompt("found", "", "CY-9.4")
ASK_BONUS_TROOP: Final = prompt("bonus-troop", "n:number", "CY-9.6")
ASK_BONUS_FLEET: Final = prompt("place", "n:number", "CY-9.6")
ASK_BONUS_PLENTY: Final = prompt("bonus-plenty", "", "CY-9.6")
ASK_PLENTY_LAND: Final = prompt("plenty-land", "", "CY-5.10")
ASK_PLENTY_SEA: Final = prompt("plenty-sea", "", "CY-5.10")
ASK_RETREAT: Final = prompt("retreat", "land", "CY-7.5")
ASK_WITHDRAW: Final = prompt("withdraw", "sea", "CY-7.2")
ASK_REROLL: Final = prompt("reroll", "own:number rival:number", "CY-8.8")
ASK_LOSS: Final = prompt("loss", "land", "CY-7.4")
ASK_HECTOR: Final = prompt("hector", "land", "CY-8.6")
ASK_POWER: Final = prompt("power", "land", "CY-8.3")
ASK_PLACE_CREATURE: Final = prompt("place-creature", "creature", "CY-10.2")
ASK_HARPY: Final = prompt("harpy", "", "CY-10.4")
ASK_GIANT: Final = prompt("giant", "", "CY-10.5")
ASK_GIANT_PLACE: Final = prompt("giant-place", "n:number", "CY-10.5")
ASK_ROB: Final = prompt("rob", "creature", "CY-10.7")
ASK_FLIGHT: Final = prompt("flight", "", "CY-10.9")
ASK_SYLPH: Final = prompt("sylph", "", "CY-10.11")
ASK_SYLPH_SECOND: Final = prompt("sylph-second", "sea", "CY-10.11")
ASK_SPHINX: Final = prompt("sphinx", "", "CY-10.12")
ASK_CHARON: Final = prompt("charon", "", "CY-10.13")
ASK_CHARON_HERO: Final = prompt("charon-hero", "hero", "CY-10.13")
ASK_CHIMERA: Final = prompt("chimera", "", "CY-10.14")
ASK_CYCLOPS: Final = prompt("cyclops", "", "CY-10.15")
ASK_HYDRA: Final = prompt("hydra", "", "CY-10.16")
ASK_POLYPHEMUS: Final = prompt("polyphemus", "", "CY-10.20")
ASK_TEMPLE: Final = prompt("temple", "creature n:number", "CY-5.6")
ASK_PANDORA: Final = prompt("pandora", "", "CY-8.10")
ASK_TRADE: Final = prompt("trade", "", "CY-8.6")
ASK_GIVE_UP: Final = prompt("give-up", "hero", "CY-9.3")

# messages
LAID: Final = message("laid", "player:faction tile cell")
ROUND: Final = message("round", "n:number")
INCOME: Final = message("income", "player:faction n:number")
OFFERED: Final = message("offer", "player:faction n:number god")
DISPLACED: Final = message("displaced", "player:faction god")
PAID: Final = message("paid", "player:faction n:number god")
KEPT: Final = message("kept", "player:faction creature")
LEFT: Final = message("left", "player:faction creature")
TURN: Final = message("turn", "player:faction god")
BUILT: Final = message("built", "player:faction building land")
REPLACED: Final = message("replaced", "player:faction old:building land")
GOT_PRIESTESS: Final = message("got-priestess", "player:faction")
GOT_PHILOSOPHER: Final = message("got-philosopher", "player:faction")
GOT_TROOP: Final = message("got-troop", "player:faction land")
GOT_MERCENARY: Final = message("got-mercenary", "player:faction land")
GOT_FLEET: Final = message("got-fleet", "player:faction sea")
HIRED: Final = message("hired", "player:faction hero land")
BOUGHT: Final = message("buy", "player:faction creature n:number")
PLAYED: Final = message("played", "player:faction creature")
PEEKED: Final = message("peeked", "player:faction creature")
PEEKED_HIDDEN: Final = message("peeked-hidden", "player:faction")
SAILED: Final = message("sailed", "player:faction n:number from:sea to:sea")
MARCHED: Final = message("marched", "player:faction from:land to:land troops:number mercenaries:number heroes:number")
CONTROL: Final = message("control", "player:faction land")
SEA_STAGE: Final = message("sea-stage", "attacker:faction attack:number defender:faction defence:number sea")
LAND_STAGE: Final = message("land-stage", "attacker:faction attack:number defender:faction defence:number land")
LOST_FLEET: Final = message("lost-fleet", "player:faction sea")
LOST_TROOP: Final = message("lost-troop", "player:faction land")
LOST_MERCENARY: Final = message("lost-mercenary", "player:faction land")
LOST_HERO: Final = message("lost-hero", "player:faction hero")
LOST_FIGURE: Final = message("lost-figure", "player:faction creature")
RETREATED: Final = message("retreated", "player:faction from:land to:land")
WITHDREW: Final = message("withdrew", "player:faction from:sea to:sea")
FOUNDED: Final = message("founded", "player:faction land bonus")
SHELTERED: Final = message("sheltered", "player:faction hero bonus")
BONUS: Final = message("bonus", "player:faction bonus")
SACRIFICED: Final = message("sacrificed", "player:faction hero")
REROLLED: Final = message("rerolled", "player:faction n:number")
WON_MERCENARIES: Final = message("won-mercenaries", "player:faction n:number land")
NO_EFFECT: Final = message("no-effect", "player:faction creature")
DISCARDED: Final = message("discarded", "creature")
RESHUFFLED: Final = message("reshuffled", "")
DRAWN: Final = message("drawn", "player:faction creature")
PLACED: Final = message("placed", "player:faction creature land")
PLACED_SEA: Final = message("placed-sea", "player:faction creature sea")
STOLE_COINS: Final = message("stole-coins", "player:faction rival:faction n:number")
STOLE_COINS_HIDDEN: Final = message("stole-coins-hidden", "player:faction rival:faction")
STOLE_PRIESTESS: Final = message("stole-priestess", "player:faction rival:faction")
STOLE_PHILOSOPHER: Final = message("stole-philosopher", "player:faction rival:faction")
STOLE_MERCENARIES: Final = message("stole-mercenaries", "player:faction rival:faction n:number land")
SWAPPED_FLEETS: Final = message("swapped-fleets", "player:faction from:sea to:sea")
SWAPPED_HERO: Final = message("swapped-hero", "player:faction old:hero hero")
CONVERTED: Final = message("converted", "player:faction old:building building land")
PLENTY: Final = message("plenty", "player:faction land")
PLENTY_AT_SEA: Final = message("plenty-at-sea", "player:faction sea")
PUSHED: Final = message("pushed", "player:faction from:sea to:sea")
TRADED: Final = message("traded", "player:faction")
CLEARED: Final = message("cleared", "player:faction building land")
SETTLED: Final = message("settled", "player:faction land sea")
END_METROPOLISES: Final = message("end-metropolises", "")
END_NO_AREA: Final = message("end-no-area", "")
END_LAST_LAND: Final = message("end-last-land", "")
FORCED: Final = message("forced", "player:faction rival:faction")
GODS: Final = message("gods", "first:god second:god third:god fourth:god fifth:god")
WIPED_OUT: Final = message("wiped-out", "player:faction land")
SEA_STRENGTH: Final = message("sea-strength", "player:faction fleets:number ports:number die:number")
GOT_COINS: Final = message("got-coins", "player:faction n:number")
GAVE_PHILOSOPHERS: Final = message("gave-philosophers", "player:faction n:number")
NO_ROOM: Final = message("no-room", "player:faction")
NEW_HERO: Final = message("new-hero", "hero")
NEW_CREATURE: Final = message("new-creature", "creature n:number")
HECTOR_STRUCK: Final = message("hector-struck", "player:faction land")
LAND_STRENGTH: Final = message("land-strength", "player:faction troops:number walls:number powers:number die:number")

# reasons
OFFERINGS_OVER: Final = reason("no-bidding", "", "CY-4.2")
ALTAR_CLOSED: Final = reason("altar-closed", "god", "CY-4.2")
JUST_DISPLACED: Final = reason("displaced", "god", "CY-4.4")
OUTBID: Final = reason("outbid", "god", "CY-4.5")
TOO_DEAR: Final = reason("coins", "n:number", "CY-5.1")
SLOT_TAKEN: Final = reason("slot-taken", "", "CY-5.3")
NOT_YOUR_LAND: Final = reason("not-controlled", "land", "CY-6.2")
NOT_YOUR_SEA: Final = reason("not-controlled-sea", "sea", "CY-6.1")
HELD_BY_MEDUSA: Final = reason("medusa", "", "CY-creature-medusa")
NO_TROOPS: Final = reason("no-troops", "land", "CY-6.2")
SEA_CLOSED: Final = reason("sea-closed", "sea", "CY-creature-kraken")
NEEDS_GOD: Final = reason("needs-god", "god", "CY-5.1")
