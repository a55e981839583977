"""What options, prompts and messages of Cyclades are called. Numbers here are rows of the tables below."""

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
)
from agon.kernel.vocabulary import Kind, Value, Vocabulary


class AreaKind(Kind):
    """An area: ``t3l2`` in notation, ``3·2`` (tile and number) in sentences, which name land or sea."""

    def shown(self, value: int) -> Value:
        return self.words[value][1:].replace("l", "·").replace("s", "·")


class SlotKind(AreaKind):
    """A slot: ``t3l2.1`` in notation, ``3·2/1`` in sentences."""

    def shown(self, value: int) -> Value:
        return str(super().shown(value)).replace(".", "/")


class FactionKind(Kind):
    """A faction by the person who plays it; with two players, who have two each, its colour is told too.

    The value is the seat, plus 8 times (1 + the faction) if the colour is needed.
    """

    def __init__(self) -> None:
        named = [f"p{seat}-{colour}" for colour in FACTION_IDS for seat in range(8)]
        super().__init__("faction", [*(f"p{seat}" for seat in range(8)), *named], "", "faction")

    def shown(self, value: int) -> Value:
        if value < 8:
            return {"seat": int(value)}
        return {"seat": int(value % 8), "faction": int(value // 8 - 1)}


KINDS = [
    AreaKind("land", LAND_IDS, "", "area"),
    AreaKind("sea", SEA_IDS, "", "area"),
    SlotKind("slot", SLOT_IDS, "", "slot"),
    Kind("god", GOD_IDS, "cyclades-god", "god"),
    Kind("creature", CREATURE_IDS, "cyclades-creature", "creature"),
    Kind("hero", HERO_IDS, "cyclades-hero", "hero"),
    Kind("building", ("none", *BASIC_IDS, "metropolis"), "cyclades-building"),
    Kind("bonus", BONUS_IDS, "cyclades-metropolis_bonus"),
    FactionKind(),
]

# verbs
SETTLE: Final = 0
TROOP: Final = 1
MERCENARY: Final = 2
FLEET: Final = 3
OFFER: Final = 4
KEEP: Final = 5
RELEASE: Final = 6
STAY: Final = 7
ON_LAND: Final = 8
ON_SEA: Final = 9
BUILD: Final = 10
REPLACE: Final = 11
SKIP: Final = 12
PRIESTESS: Final = 13
PHILOSOPHER: Final = 14
DONE: Final = 15
PEEK: Final = 16
PLAY: Final = 17
PUT_BACK: Final = 18
HIRE: Final = 19
BUY: Final = 20
SAIL: Final = 21
MARCH: Final = 22
CAMPAIGN: Final = 23
TO_LAND: Final = 24
TO_SEA: Final = 25
TAKE: Final = 26
JOIN: Final = 27
LEAVE: Final = 28
SACRIFICE: Final = 29
CLEAR: Final = 30
FOUND: Final = 31
FOUND_OVER: Final = 32
SHELTER: Final = 33
PLENTY_LAND: Final = 34
PLENTY_SEA: Final = 35
RETREAT: Final = 36
WITHDRAW: Final = 37
STAND: Final = 38
REROLL: Final = 39
LOSE_TROOP: Final = 40
LOSE_MERCENARY: Final = 41
LOSE_HERO: Final = 42
LOSE_MINOTAUR: Final = 43
SAVE_TROOP: Final = 44
SAVE_MERCENARY: Final = 45
KILL_TROOP: Final = 46
KILL_MERCENARY: Final = 47
KILL_FLEET: Final = 48
POWER: Final = 49
ROB: Final = 50
SEIZE: Final = 51
SWAP: Final = 52
CONVERT: Final = 53
DISMISS: Final = 54
USE: Final = 55
TRADE: Final = 56
PUSH: Final = 57

VERBS = (
    ("settle", "land"),
    ("troop", "land"),
    ("mercenary", "land"),
    ("fleet", "sea"),
    ("offer", "god n:number"),
    ("keep", "creature"),
    ("release", "creature"),
    ("stay", ""),
    ("on-land", "land"),
    ("on-sea", "sea"),
    ("build", "building slot"),
    ("replace", "building slot"),
    ("skip", ""),
    ("priestess", ""),
    ("philosopher", ""),
    ("done", ""),
    ("peek", ""),
    ("play", "creature"),
    ("put-back", ""),
    ("hire", "hero"),
    ("buy", "creature n:number"),
    ("sail", "sea"),
    ("march", "land"),
    ("campaign", "land"),
    ("to-land", "land"),
    ("to-sea", "sea"),
    ("take", "n:number"),
    ("join", "hero"),
    ("leave", "hero"),
    ("sacrifice", "hero"),
    ("clear", "slot"),
    ("found", "slot"),
    ("found-over", "slot"),
    ("shelter", "hero"),
    ("plenty-land", "land"),
    ("plenty-sea", "sea"),
    ("retreat", "land"),
    ("withdraw", "sea"),
    ("stand", ""),
    ("reroll", ""),
    ("lose-troop", ""),
    ("lose-mercenary", ""),
    ("lose-hero", "hero"),
    ("lose-minotaur", ""),
    ("save-troop", "land"),
    ("save-mercenary", "land"),
    ("kill-troop", "land"),
    ("kill-mercenary", "land"),
    ("kill-fleet", "sea"),
    ("power", "hero"),
    ("rob", "faction"),
    ("seize", "land"),
    ("swap", "sea"),
    ("convert", "slot building"),
    ("dismiss", "hero"),
    ("use", "hero"),
    ("trade", ""),
    ("push", "from:sea to:sea"),
)

# prompts
ASK_SETTLE: Final = 0
ASK_FIRST_FLEET: Final = 1
ASK_FIRST_TROOP: Final = 2
ASK_OFFER: Final = 3
ASK_UPKEEP: Final = 4
ASK_CREATURE_MOVE: Final = 5
ASK_DUTY: Final = 6
ASK_ACTION: Final = 7
ASK_PEEK: Final = 8
ASK_HERO_PLACE: Final = 9
ASK_SAIL_TO: Final = 10
ASK_HOW_MANY_FLEETS: Final = 11
ASK_JOIN: Final = 12
ASK_HOW_MANY_TROOPS: Final = 13
ASK_HOW_MANY_MERCENARIES: Final = 14
ASK_MARCH_TO: Final = 15
ASK_CLEAR: Final = 16
ASK_FOUND: Final = 17
ASK_BONUS_TROOP: Final = 18
ASK_BONUS_FLEET: Final = 19
ASK_BONUS_PLENTY: Final = 20
ASK_PLENTY_LAND: Final = 21
ASK_PLENTY_SEA: Final = 22
ASK_RETREAT: Final = 23
ASK_WITHDRAW: Final = 24
ASK_REROLL: Final = 25
ASK_LOSS: Final = 26
ASK_HECTOR: Final = 27
ASK_POWER: Final = 28
ASK_PLACE_CREATURE: Final = 29
ASK_HARPY: Final = 30
ASK_GIANT: Final = 31
ASK_GIANT_PLACE: Final = 32
ASK_ROB: Final = 33
ASK_FLIGHT: Final = 34
ASK_SYLPH: Final = 35
ASK_SYLPH_SECOND: Final = 36
ASK_SPHINX: Final = 37
ASK_CHARON: Final = 38
ASK_CHARON_HERO: Final = 39
ASK_CHIMERA: Final = 40
ASK_CYCLOPS: Final = 41
ASK_HYDRA: Final = 42
ASK_POLYPHEMUS: Final = 43
ASK_PANDORA: Final = 44
ASK_TRADE: Final = 45
ASK_GIVE_UP: Final = 46

PROMPTS = (
    ("settle", "", "CY-2.5"),
    ("first-fleet", "land", "CY-2.5"),
    ("first-troop", "n:number", "CY-2.7"),
    ("offer", "player:faction", "CY-4.2"),
    ("upkeep", "player:faction", "CY-4.9"),
    ("creature-move", "creature", "CY-4.9"),
    ("duty", "player:faction god", "CY-5.1"),
    ("action", "player:faction god", "CY-5.1"),
    ("peek", "creature", "CY-5.5"),
    ("hero-place", "hero", "CY-8.1"),
    ("sail-to", "sea", "CY-6.1"),
    ("how-many-fleets", "from:sea to:sea", "CY-6.1"),
    ("join", "hero land", "CY-6.2"),
    ("how-many-troops", "land", "CY-6.2"),
    ("how-many-mercenaries", "land", "CY-6.2"),
    ("march-to", "land", "CY-6.2"),
    ("clear", "building", "CY-9.1"),
    ("found", "", "CY-9.4"),
    ("bonus-troop", "n:number", "CY-9.6"),
    ("place", "n:number", "CY-9.6"),
    ("bonus-plenty", "", "CY-9.6"),
    ("plenty-land", "", "CY-5.10"),
    ("plenty-sea", "", "CY-5.10"),
    ("retreat", "land", "CY-7.5"),
    ("withdraw", "sea", "CY-7.2"),
    ("reroll", "own:number rival:number", "CY-8.8"),
    ("loss", "land", "CY-7.4"),
    ("hector", "land", "CY-8.6"),
    ("power", "land", "CY-8.3"),
    ("place-creature", "creature", "CY-10.2"),
    ("harpy", "", "CY-10.4"),
    ("giant", "", "CY-10.5"),
    ("giant-place", "n:number", "CY-10.5"),
    ("rob", "creature", "CY-10.7"),
    ("flight", "", "CY-10.9"),
    ("sylph", "", "CY-10.11"),
    ("sylph-second", "sea", "CY-10.11"),
    ("sphinx", "", "CY-10.12"),
    ("charon", "", "CY-10.13"),
    ("charon-hero", "hero", "CY-10.13"),
    ("chimera", "", "CY-10.14"),
    ("cyclops", "", "CY-10.15"),
    ("hydra", "", "CY-10.16"),
    ("polyphemus", "", "CY-10.20"),
    ("pandora", "", "CY-8.10"),
    ("trade", "", "CY-8.6"),
    ("give-up", "hero", "CY-9.3"),
)

# messages
ROUND: Final = 0
INCOME: Final = 1
OFFERED: Final = 2
DISPLACED: Final = 3
PAID: Final = 4
KEPT: Final = 5
LEFT: Final = 6
TURN: Final = 7
BUILT: Final = 8
REPLACED: Final = 9
GOT_PRIESTESS: Final = 10
GOT_PHILOSOPHER: Final = 11
GOT_TROOP: Final = 12
GOT_MERCENARY: Final = 13
GOT_FLEET: Final = 14
HIRED: Final = 15
BOUGHT: Final = 16
PLAYED: Final = 17
PEEKED: Final = 18
PEEKED_HIDDEN: Final = 19
SAILED: Final = 20
MARCHED: Final = 21
CONTROL: Final = 22
SEA_STAGE: Final = 23
LAND_STAGE: Final = 24
LOST_FLEET: Final = 25
LOST_TROOP: Final = 26
LOST_MERCENARY: Final = 27
LOST_HERO: Final = 28
LOST_FIGURE: Final = 29
RETREATED: Final = 30
WITHDREW: Final = 31
FOUNDED: Final = 32
SHELTERED: Final = 33
BONUS: Final = 34
SACRIFICED: Final = 35
REROLLED: Final = 36
WON_MERCENARIES: Final = 37
NO_EFFECT: Final = 38
DISCARDED: Final = 39
RESHUFFLED: Final = 40
DRAWN: Final = 41
PLACED: Final = 42
PLACED_SEA: Final = 43
STOLE_COINS: Final = 44
STOLE_COINS_HIDDEN: Final = 45
STOLE_PRIESTESS: Final = 46
STOLE_PHILOSOPHER: Final = 47
STOLE_MERCENARIES: Final = 48
SWAPPED_FLEETS: Final = 49
SWAPPED_HERO: Final = 50
CONVERTED: Final = 51
PLENTY: Final = 52
PLENTY_AT_SEA: Final = 53
PUSHED: Final = 54
TRADED: Final = 55
CLEARED: Final = 56
SETTLED: Final = 57
END_METROPOLISES: Final = 58
END_NO_AREA: Final = 59
END_LAST_LAND: Final = 60
FORCED: Final = 61
GODS: Final = 62
WIPED_OUT: Final = 63
SEA_STRENGTH: Final = 64
LAND_STRENGTH: Final = 65

MESSAGES = (
    ("round", "n:number"),
    ("income", "player:faction n:number"),
    ("offer", "player:faction n:number god"),
    ("displaced", "player:faction god"),
    ("paid", "player:faction n:number god"),
    ("kept", "player:faction creature"),
    ("left", "player:faction creature"),
    ("turn", "player:faction god"),
    ("built", "player:faction building land"),
    ("replaced", "player:faction old:building land"),
    ("got-priestess", "player:faction"),
    ("got-philosopher", "player:faction"),
    ("got-troop", "player:faction land"),
    ("got-mercenary", "player:faction land"),
    ("got-fleet", "player:faction sea"),
    ("hired", "player:faction hero land"),
    ("buy", "player:faction creature n:number"),
    ("played", "player:faction creature"),
    ("peeked", "player:faction creature"),
    ("peeked-hidden", "player:faction"),
    ("sailed", "player:faction n:number from:sea to:sea"),
    ("marched", "player:faction from:land to:land troops:number mercenaries:number heroes:number"),
    ("control", "player:faction land"),
    ("sea-stage", "attacker:faction attack:number defender:faction defence:number sea"),
    ("land-stage", "attacker:faction attack:number defender:faction defence:number land"),
    ("lost-fleet", "player:faction sea"),
    ("lost-troop", "player:faction land"),
    ("lost-mercenary", "player:faction land"),
    ("lost-hero", "player:faction hero"),
    ("lost-figure", "player:faction creature"),
    ("retreated", "player:faction from:land to:land"),
    ("withdrew", "player:faction from:sea to:sea"),
    ("founded", "player:faction land bonus"),
    ("sheltered", "player:faction hero bonus"),
    ("bonus", "player:faction bonus"),
    ("sacrificed", "player:faction hero"),
    ("rerolled", "player:faction n:number"),
    ("won-mercenaries", "player:faction n:number land"),
    ("no-effect", "player:faction creature"),
    ("discarded", "creature"),
    ("reshuffled", ""),
    ("drawn", "player:faction creature"),
    ("placed", "player:faction creature land"),
    ("placed-sea", "player:faction creature sea"),
    ("stole-coins", "player:faction rival:faction n:number"),
    ("stole-coins-hidden", "player:faction rival:faction"),
    ("stole-priestess", "player:faction rival:faction"),
    ("stole-philosopher", "player:faction rival:faction"),
    ("stole-mercenaries", "player:faction rival:faction n:number land"),
    ("swapped-fleets", "player:faction from:sea to:sea"),
    ("swapped-hero", "player:faction old:hero hero"),
    ("converted", "player:faction old:building building land"),
    ("plenty", "player:faction land"),
    ("plenty-at-sea", "player:faction sea"),
    ("pushed", "player:faction from:sea to:sea"),
    ("traded", "player:faction"),
    ("cleared", "player:faction building land"),
    ("settled", "player:faction land sea"),
    ("end-metropolises", ""),
    ("end-no-area", ""),
    ("end-last-land", ""),
    ("forced", "player:faction rival:faction"),
    ("gods", "first:god second:god third:god fourth:god fifth:god"),
    ("wiped-out", "player:faction land"),
    ("sea-strength", "player:faction fleets:number ports:number die:number"),
    ("land-strength", "player:faction troops:number walls:number powers:number die:number"),
)

VOCABULARY = Vocabulary("cyclades", KINDS, VERBS, PROMPTS, MESSAGES)
