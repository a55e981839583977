"""What options, prompts and messages of Lords of Hellas are called. Numbers here are rows of the tables below."""

from typing import Any, Final

from agon.games.hellas.constants import SYMBOLS
from agon.games.hellas.names import ACTIONS, ATTRIBUTES, BLESSINGS, GODS, HEROES
from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    ATTACK_DATA,
    ATTACK_IDS,
    COMBAT_DATA,
    COMBAT_IDS,
    EVENT_IDS,
    LAND_IDS,
    MONSTER_IDS,
    QUEST_IDS,
    REGION_IDS,
)
from agon.kernel.vocabulary import Kind, Value, Vocabulary


class NamedKind(Kind):
    """Cards of which there are several with one name: the glossary knows the name, the notation the card."""

    def __init__(self, name: str, words: tuple[str, ...], data: list[dict[str, Any]], key: str, anchor: str) -> None:
        super().__init__(name, words, key, anchor)
        self.names: list[str] = [row["name"] for row in data]
        self.symbols: list[str] = [row["symbol"] for row in data if "symbol" in row]

    def shown(self, value: int) -> Value:
        return f"{self.key}-{self.names[value]}"

    def more(self, role: str, value: int) -> dict[str, Value]:
        """Cards of one name differ by their symbol."""
        if not self.symbols:
            return {}
        return {f"{role}_symbol": f"hellas-symbol-{self.symbols[value]}"}


KINDS = [
    Kind("region", REGION_IDS, "hellas-region", "region"),
    Kind("land", LAND_IDS, "hellas-land", "land"),
    Kind("hero", HEROES, "hellas-hero", "hero"),
    Kind("god", GODS, "hellas-god", "monument"),
    Kind("monster", MONSTER_IDS, "hellas-monster", "monster"),
    Kind("event", EVENT_IDS, "hellas-event_card"),
    Kind("quest", QUEST_IDS, "hellas-quest", "quest"),
    Kind("artifact", ARTIFACT_IDS, "hellas-artifact", "artifact"),
    Kind("blessing", BLESSINGS, "hellas-blessing", "blessing"),
    Kind("action", ACTIONS, "hellas-action", "action"),
    Kind("attribute", ATTRIBUTES, "hellas-attribute", "attribute"),
    Kind("symbol", SYMBOLS, "hellas-symbol", "symbol"),
    Kind("reward", ("plain", "priest", "artifact")),
    Kind("pick", ("heal", "draw", "recruit"), "", "pick"),
    Kind("face", ("nothing", "region_attack", "move", "move_or_region_attack"), "hellas-die_face"),
    NamedKind("card", COMBAT_IDS, COMBAT_DATA, "hellas-combat_card", "card"),
    NamedKind("attack", ATTACK_IDS, ATTACK_DATA, "hellas-monster_attack", "attack"),
]

# verbs
ACT: Final = 0
USE: Final = 1
DONE: Final = 2
PRAY: Final = 3
GO: Final = 4
ADVANCE: Final = 5
STEP: Final = 6
FORTIFY: Final = 7
LEAVE_CITY: Final = 8
FIGHT: Final = 9
MARCH: Final = 10
COUNT: Final = 11
ONWARD: Final = 12
HALT: Final = 13
LIFT: Final = 14
MURDER: Final = 15
LEVY: Final = 16
LEVY_FORTIFIED: Final = 17
MUSTER: Final = 18
BUILD: Final = 19
PREPARE: Final = 20
HEAL: Final = 21
INJURE: Final = 22
RAISE: Final = 23
LOWER: Final = 24
HUNT: Final = 25
BUILD_LEVEL: Final = 26
REPEAT: Final = 27
SKIP: Final = 28
ROLL: Final = 29
LET_MOVE: Final = 30
LET_ATTACK: Final = 31
DRIVE: Final = 32
PLAY: Final = 33
PLAN: Final = 34
PASS: Final = 35
BLESS: Final = 36
GO_FIRST: Final = 37
BRING: Final = 38
RETREAT: Final = 39
SEND_BACK: Final = 40
PROTECT: Final = 41
ACCEPT: Final = 42
BLOOD_SPARE: Final = 43
BLOOD_STRIKE: Final = 44
STRIKE: Final = 45
CONVERT: Final = 46
WOUND: Final = 47
END_ATTACK: Final = 48
GIVE_UP: Final = 49
ATTACK_WITH: Final = 50
GUARD: Final = 51
GUARD_PLAN: Final = 52
DODGE: Final = 53
SHIELD_CARD: Final = 54
ENDURE: Final = 55
DISCARD: Final = 56
DRAFT: Final = 57
KEEP_ARTIFACT: Final = 58
KEEP_CARD: Final = 59
TRADE_GLORY: Final = 60
BEGIN_QUEST: Final = 61
PICK_HERO: Final = 62
PLACE: Final = 63
EXILE: Final = 64
SHOOT: Final = 65
SHOOT_HOPLITES: Final = 66
CLEAR: Final = 67
SMITE: Final = 68
TAKE_GLORY: Final = 69
REWARD_ARTIFACT: Final = 70
REWARD_PRIEST: Final = 71
REWARD_NEUTRAL: Final = 72
WRATH: Final = 73
QUEST_CARD: Final = 74
WEAK_SPOT: Final = 75
APPEAR: Final = 76
USE_POWER: Final = 77

VERBS = (
    ("act", "action"),
    ("use", "artifact"),
    ("done", ""),
    ("pray", "god"),
    ("go", "to:region"),
    ("advance", ""),
    ("step", "from:region to:region"),
    ("fortify", "region"),
    ("leave-city", "region"),
    ("fight", "region"),
    ("march", "from:region to:region"),
    ("count", "n:number"),
    ("onward", "to:region"),
    ("halt", ""),
    ("lift", "from:region"),
    ("murderous-march", "from:region"),
    ("levy", "region n:number"),
    ("levy-fortified", "region n:number"),
    ("muster", "region"),
    ("build", "region"),
    ("prepare", "pick"),
    ("heal", "attribute"),
    ("injure", "attribute"),
    ("raise", "attribute"),
    ("lower", "attribute"),
    ("hunt", "monster"),
    ("build-level", "god"),
    ("repeat", "action"),
    ("skip", ""),
    ("roll", "monster"),
    ("let-move", ""),
    ("let-attack", ""),
    ("drive", "monster to:region"),
    ("play", "card"),
    ("plan", "card"),
    ("pass", ""),
    ("bless", "blessing"),
    ("go-first", "player"),
    ("bring", "from:region n:number"),
    ("retreat", "to:region"),
    ("send-back", "to:region n:number"),
    ("protect", ""),
    ("accept", ""),
    ("blood-spare", ""),
    ("blood-strike", ""),
    ("strike", "card symbol reward"),
    ("convert", "cards:symbol symbol reward"),
    ("wound", "monster symbol reward"),
    ("end-attack", ""),
    ("give-up", ""),
    ("attack-with", "attack"),
    ("guard", "card"),
    ("guard-plan", "card"),
    ("dodge", ""),
    ("shield", "card"),
    ("endure", ""),
    ("discard", "card"),
    ("draft", "blessing"),
    ("keep-artifact", "artifact"),
    ("keep-card", "card"),
    ("trade-glory", "land"),
    ("begin-quest", "quest n:number"),
    ("hero", "hero"),
    ("place", "region"),
    ("exile", "monster"),
    ("shoot", "card"),
    ("shoot-hoplites", "region"),
    ("clear", "action"),
    ("smite", "player"),
    ("take-glory", "land"),
    ("reward-artifact", "artifact"),
    ("reward-priest", ""),
    ("reward-neutral", ""),
    ("wrath", "card"),
    ("quest-card", "quest"),
    ("weak-spot", "card"),
    ("appear", "to:region"),
    ("use-power", ""),
)

# prompts
ASK_TURN: Final = 0
ASK_SPECIAL: Final = 1
ASK_TRADE: Final = 2
ASK_HERO: Final = 3
ASK_PLACE: Final = 4
ASK_MOVE_HOPLITES: Final = 5
ASK_FIGHT: Final = 6
ASK_MARCH: Final = 7
ASK_LIFT: Final = 8
ASK_COUNT: Final = 9
ASK_ONWARD: Final = 10
ASK_LEVY: Final = 11
ASK_MUSTER: Final = 12
ASK_BRING: Final = 13
ASK_RETREAT: Final = 14
ASK_SEND_BACK: Final = 15
ASK_AEGIS: Final = 16
ASK_TEMPLE: Final = 17
ASK_PREPARE: Final = 18
ASK_APPEAR: Final = 19
ASK_MONUMENT: Final = 20
ASK_REPEAT: Final = 21
ASK_HUNT: Final = 22
ASK_HUNT_STEP: Final = 23
ASK_WOUND: Final = 24
ASK_MONSTER_ATTACK: Final = 25
ASK_DEFEND: Final = 26
ASK_HUNT_REWARD: Final = 27
ASK_INJURE: Final = 28
ASK_HEAL: Final = 29
ASK_LOWER: Final = 30
ASK_RAISE: Final = 31
ASK_TRIM: Final = 32
ASK_PAY_CARD: Final = 33
ASK_CYCLE: Final = 34
ASK_KEEP_CARD: Final = 35
ASK_KEEP_ARTIFACT: Final = 36
ASK_BEGIN_QUEST: Final = 37
ASK_GLORY: Final = 38
ASK_DRAFT: Final = 39
ASK_ROLL: Final = 40
ASK_BEAST: Final = 41
ASK_DRIVE: Final = 42
ASK_DRIVE_ANY: Final = 43
ASK_CLEAR: Final = 44
ASK_THUNDER: Final = 45
ASK_SHOOT: Final = 46
ASK_WRATH: Final = 47
ASK_FIRST: Final = 48
ASK_BEFORE: Final = 49
ASK_BATTLE: Final = 50
ASK_BLUFF: Final = 51
ASK_BLOOD: Final = 52
ASK_POWER: Final = 53

PROMPTS = (
    ("turn", "", "LH-3.1"),
    ("special", "", "LH-4"),
    ("trade", "", "LH-2.7"),
    ("hero", "", "LH-2.6"),
    ("place", "", "LH-2.6"),
    ("move-hoplites", "n:number", "LH-3.6"),
    ("fight", "", "LH-3.9"),
    ("march", "n:number", "LH-4.3"),
    ("lift", "", "LH-10.3"),
    ("count", "from:region to:region", "LH-4.3"),
    ("onward", "region n:number", "LH-3.10"),
    ("levy", "region n:number", "LH-4.1"),
    ("muster", "n:number", "LH-4.1"),
    ("bring", "region", "LH-8.3"),
    ("retreat", "region", "LH-8.5"),
    ("send-back", "region", "LH-8.5"),
    ("aegis", "n:number region", "LH-10.3"),
    ("temple", "", "LH-4.4"),
    ("prepare", "n:number", "LH-4.6"),
    ("appear", "", "LH-2.7"),
    ("monument", "", "LH-4.9"),
    ("repeat", "", "LH-4.11"),
    ("hunt", "", "LH-4.8"),
    ("hunt-step", "monster", "LH-7.2"),
    ("wound", "monster", "LH-7.2"),
    ("monster-attack", "monster", "LH-7.3"),
    ("defend", "monster n:number", "LH-7.4"),
    ("hunt-reward", "monster", "LH-7.9"),
    ("injure", "n:number", "LH-7.6"),
    ("heal", "", "LH-4.6"),
    ("lower", "", "LH-7.6"),
    ("raise", "", "LH-10.3"),
    ("discard", "n:number", "LH-6.1"),
    ("pay-card", "n:number", "LH-6.2"),
    ("cycle", "n:number", "LH-10.3"),
    ("keep-card", "", "LH-10.3"),
    ("keep-artifact", "", "LH-10.2"),
    ("begin-quest", "region", "LH-9.1"),
    ("glory", "", "LH-9.4"),
    ("draft", "", "LH-10.1"),
    ("roll", "", "LH-5.1"),
    ("beast", "monster", "LH-5.1"),
    ("drive", "monster", "LH-5.1"),
    ("drive-any", "", "LH-10.3"),
    ("clear", "", "LH-10.3"),
    ("thunder", "", "LH-10.3"),
    ("shoot", "", "LH-10.3"),
    ("wrath", "region", "LH-10.3"),
    ("first", "region", "LH-8.1"),
    ("before", "region", "LH-8.1"),
    ("battle", "region", "LH-8.1"),
    ("bluff", "region", "LH-10.3"),
    ("blood", "region", "LH-10.3"),
    ("power", "god", "LH-3.3"),
)

# messages
STARTER: Final = 0
HERO_CHOSEN: Final = 1
HERO_PLACED: Final = 2
TURN_BEGINS: Final = 3
ACTION_TAKEN: Final = 4
CONTROL: Final = 5
GOD_ARTIFACT_TAKEN: Final = 6
HOPLITES_DIE: Final = 7
HOPLITES_MOVE: Final = 8
FORTIFIED: Final = 9
UNFORTIFIED: Final = 10
RECRUITED: Final = 11
RECRUITED_FORTIFIED: Final = 12
RETREATED: Final = 13
HERO_MOVES: Final = 14
HERO_APPEARS: Final = 15
HERO_RETURNS: Final = 16
PRIEST_GAINED: Final = 17
PRIEST_SACRIFICED: Final = 18
GLORY_TAKEN: Final = 19
GLORY_RETURNED: Final = 20
CARD_DRAWN: Final = 21
CARD_DRAWN_HIDDEN: Final = 22
DISCARDED: Final = 23
CARD_PLAYED: Final = 24
PASSED: Final = 25
PRAYED: Final = 26
ATTRIBUTE_NOW: Final = 27
INJURED: Final = 28
HEALED: Final = 29
ARTIFACT_USED: Final = 30
ARTIFACT_GAINED: Final = 31
BLESSING_USED: Final = 32
BLESSING_GAINED: Final = 33
DRAFT_BEGINS: Final = 34
QUEST_CARD_USED: Final = 35
QUEST_APPEARS: Final = 36
QUEST_TOO_MANY: Final = 37
QUEST_BEGUN: Final = 38
QUEST_STEP: Final = 39
QUEST_DONE: Final = 40
MONSTER_ENTERS: Final = 41
MONSTER_EVOLVES: Final = 42
EVENT_NOTHING: Final = 43
MONSTER_ROLL: Final = 44
MONSTER_MOVES: Final = 45
MONSTER_ATTACKS: Final = 46
HUNT_BEGINS: Final = 47
WOUNDED: Final = 48
SLAIN: Final = 49
HUNT_FAILS: Final = 50
ATTACK_CHOSEN: Final = 51
DEFENDED: Final = 52
ENDURED: Final = 53
MONSTER_HEALS: Final = 54
BATTLE_BEGINS: Final = 55
BATTLE_ENDS: Final = 56
BATTLE_LOSSES: Final = 57
BATTLE_WON: Final = 58
PYRRHIC: Final = 59
TEMPLE_BUILT: Final = 60
ORACLE_BUILT: Final = 61
EXTRA_SPECIAL: Final = 62
USURPED: Final = 63
MONUMENT_BUILT: Final = 64
ACTION_CLEARED: Final = 65
KING_COUNTDOWN: Final = 66
KING_TOKEN_OFF: Final = 67
WARLORD_WINS: Final = 68
FAVORED_WINS: Final = 69
SLAYER_WINS: Final = 70
KING_WINS: Final = 71

MESSAGES = (
    ("starter", "player"),
    ("hero-chosen", "player hero"),
    ("hero-placed", "player hero region"),
    ("turn-begins", "player"),
    ("action", "player action"),
    ("control", "player region"),
    ("god-artifact", "player artifact"),
    ("hoplites-die", "player n:number region"),
    ("hoplites-move", "player n:number from:region to:region"),
    ("fortified", "player region"),
    ("unfortified", "player region"),
    ("recruit", "player n:number region"),
    ("recruit-fortified", "player n:number region"),
    ("retreat", "player n:number from:region to:region"),
    ("hero-moves", "player hero from:region to:region"),
    ("hero-appears", "player hero region"),
    ("hero-returns", "player hero region"),
    ("priest", "player n:number"),
    ("priest-sacrificed", "player"),
    ("glory", "player land"),
    ("glory-returned", "player land"),
    ("draw", "player card"),
    ("draw-hidden", "player"),
    ("discard", "player card"),
    ("card", "player card"),
    ("passed", "player"),
    ("pray", "player god attribute n:number"),
    ("attribute", "player attribute n:number"),
    ("injured", "player hero attribute"),
    ("healed", "player hero attribute"),
    ("artifact-used", "player artifact"),
    ("artifact-gained", "player artifact"),
    ("blessing-used", "player blessing"),
    ("blessing-gained", "player blessing"),
    ("draft", "player"),
    ("quest-card", "player quest"),
    ("quest-appears", "quest region"),
    ("quest-too-many", "quest"),
    ("quest-begun", "player hero quest n:number"),
    ("quest-step", "player hero quest n:number"),
    ("quest-done", "player hero quest"),
    ("monster-enters", "monster region"),
    ("monster-evolves", "monster event"),
    ("event-nothing", "monster"),
    ("monster-roll", "monster face"),
    ("monster-moves", "monster from:region to:region"),
    ("monster-attacks", "monster region"),
    ("hunt", "player hero monster"),
    ("wound", "player monster symbol"),
    ("slain", "player monster"),
    ("hunt-fails", "player monster"),
    ("attack", "player monster attack n:number"),
    ("defended", "player"),
    ("endured", "player"),
    ("monster-heals", "monster"),
    ("battle-begins", "player rival:player region"),
    ("battle-strength", "region player n:number rival:player m:number"),
    ("battle-losses", "player n:number rival:player m:number"),
    ("battle-won", "player region"),
    ("pyrrhic", "player region"),
    ("temple", "player region"),
    ("oracle", "player"),
    ("extra-special", "player"),
    ("usurp", "player region"),
    ("monument", "player god n:number"),
    ("action-cleared", "player action"),
    ("king-countdown", "player god n:number"),
    ("king-token", "player n:number"),
    ("warlord-wins", "player"),
    ("favored-wins", "player"),
    ("slayer-wins", "player"),
    ("king-wins", "player"),
)

VOCABULARY: Final = Vocabulary("hellas", KINDS, VERBS, PROMPTS, MESSAGES)
