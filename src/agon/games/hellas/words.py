"""What options, prompts and messages of Lords of Hellas are called. Each is declared once: its name, its arguments, its rule."""

from typing import Any, Final

from agon.games.hellas.effects import ACTIONS, ATTRIBUTES, SYMBOLS
from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    ATTACK_DATA,
    ATTACK_IDS,
    BLESSING_IDS,
    COMBAT_DATA,
    COMBAT_IDS,
    EVENT_IDS,
    GOD_IDS,
    HERO_IDS,
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
        self.details: list[dict[str, Value]] = [details(row) for row in data]

    def shown(self, value: int) -> Value:
        return f"{self.key}-{self.names[value]}"

    def more(self, role: str, value: int) -> dict[str, Value]:
        return {f"{role}_{detail}": shown for detail, shown in self.details[value].items()}


def details(row: dict[str, Any]) -> dict[str, Value]:
    """By what cards of one name differ: combat cards by their symbol, attacks by their value (LH-7.3)."""
    if "symbol" in row:
        return {"symbol": f"hellas-symbol-{row['symbol']}"}
    return {"value": row["base"], "plus": row["plus"]}


FACE_IDS: Final = ("nothing", "region_attack", "move", "move_or_region_attack")
"""The faces of the monster die."""

KINDS = [
    Kind("region", REGION_IDS, "hellas-region", "region"),
    Kind("land", LAND_IDS, "hellas-land", "land"),
    Kind("hero", HERO_IDS, "hellas-hero", "hero"),
    Kind("god", GOD_IDS, "hellas-god", "monument"),
    Kind("monster", MONSTER_IDS, "hellas-monster", "monster"),
    Kind("event", EVENT_IDS, "hellas-event_card"),
    Kind("quest", QUEST_IDS, "hellas-quest", "quest"),
    Kind("artifact", ARTIFACT_IDS, "hellas-artifact", "artifact"),
    Kind("blessing", BLESSING_IDS, "hellas-blessing", "blessing"),
    Kind("action", ACTIONS, "hellas-action", "action"),
    Kind("attribute", ATTRIBUTES, "hellas-attribute", "attribute"),
    Kind("symbol", SYMBOLS, "hellas-symbol", "symbol"),
    Kind("reward", ("plain", "priest", "artifact"), "", "reward"),
    Kind("pick", ("heal", "draw", "recruit"), "", "pick"),
    Kind("face", FACE_IDS, "hellas-die_face"),
    NamedKind("card", COMBAT_IDS, COMBAT_DATA, "hellas-combat_card", "card"),
    NamedKind("attack", ATTACK_IDS, ATTACK_DATA, "hellas-monster_attack", "attack"),
]

VOCABULARY: Final = Vocabulary("hellas", KINDS)
verb, prompt, message, reason = VOCABULARY.verb, VOCABULARY.prompt, VOCABULARY.message, VOCABULARY.reason

# verbs
ACT: Final = verb("act", "action")
USE: Final = verb("use", "artifact")
DONE: Final = verb("done", "")
PRAY: Final = verb("pray", "god")
GO: Final = verb("go", "to:region")
ADVANCE: Final = verb("advance", "")
STEP: Final = verb("step", "from:region to:region")
FORTIFY: Final = verb("fortify", "region")
LEAVE_CITY: Final = verb("leave-city", "region")
FIGHT: Final = verb("fight", "region")
MARCH: Final = verb("march", "from:region to:region")
COUNT: Final = verb("count", "n:number")
ONWARD: Final = verb("onward", "to:region")
HALT: Final = verb("halt", "")
LIFT: Final = verb("lift", "from:region")
MURDER: Final = verb("murderous-march", "from:region")
LEVY: Final = verb("levy", "region n:number")
LEVY_FORTIFIED: Final = verb("levy-fortified", "region n:number")
MUSTER: Final = verb("muster", "region")
BUILD: Final = verb("build", "region")
PREPARE: Final = verb("prepare", "pick")
HEAL: Final = verb("heal", "attribute")
INJURE: Final = verb("injure", "attribute")
RAISE: Final = verb("raise", "attribute")
LOWER: Final = verb("lower", "attribute")
HUNT: Final = verb("hunt", "monster")
BUILD_LEVEL: Final = verb("build-level", "god")
REPEAT: Final = verb("repeat", "action")
SKIP: Final = verb("skip", "")
ROLL: Final = verb("roll", "monster")
LET_MOVE: Final = verb("let-move", "")
LET_ATTACK: Final = verb("let-attack", "")
DRIVE: Final = verb("drive", "monster to:region")
PLAY: Final = verb("play", "card")
PLAN: Final = verb("plan", "card")
PASS: Final = verb("pass", "")
BLESS: Final = verb("bless", "blessing")
GO_FIRST: Final = verb("go-first", "player")
BRING: Final = verb("bring", "from:region n:number")
RETREAT: Final = verb("retreat", "to:region")
SEND_BACK: Final = verb("send-back", "to:region n:number")
PROTECT: Final = verb("protect", "")
ACCEPT: Final = verb("accept", "")
BLOOD_SPARE: Final = verb("blood-spare", "")
BLOOD_STRIKE: Final = verb("blood-strike", "")
STRIKE: Final = verb("strike", "card symbol reward")
CONVERT: Final = verb("convert", "cards:symbol symbol reward")
WOUND: Final = verb("wound", "monster symbol reward")
END_ATTACK: Final = verb("end-attack", "")
GIVE_UP: Final = verb("give-up", "")
ATTACK_WITH: Final = verb("attack-with", "attack")
GUARD: Final = verb("guard", "card")
GUARD_PLAN: Final = verb("guard-plan", "card")
DODGE: Final = verb("dodge", "")
SHIELD_CARD: Final = verb("shield", "card")
ENDURE: Final = verb("endure", "")
DISCARD: Final = verb("discard", "card")
DRAFT: Final = verb("draft", "blessing")
KEEP_ARTIFACT: Final = verb("keep-artifact", "artifact")
KEEP_CARD: Final = verb("keep-card", "card")
TRADE_GLORY: Final = verb("trade-glory", "land")
BEGIN_QUEST: Final = verb("begin-quest", "quest n:number")
PICK_HERO: Final = verb("hero", "hero")
PLACE: Final = verb("place", "region")
EXILE: Final = verb("exile", "monster")
SHOOT: Final = verb("shoot", "card")
SHOOT_HOPLITES: Final = verb("shoot-hoplites", "region")
CLEAR: Final = verb("clear", "action")
SMITE: Final = verb("smite", "player")
TAKE_GLORY: Final = verb("take-glory", "land")
REWARD_ARTIFACT: Final = verb("reward-artifact", "artifact")
REWARD_PRIEST: Final = verb("reward-priest", "")
REWARD_NEUTRAL: Final = verb("reward-neutral", "")
WRATH: Final = verb("wrath", "card")
QUEST_CARD: Final = verb("quest-card", "quest")
WEAK_SPOT: Final = verb("weak-spot", "card")
APPEAR: Final = verb("appear", "to:region")
USE_POWER: Final = verb("use-power", "")

# prompts
ASK_TURN: Final = prompt("turn", "", "LH-turn-order")
ASK_SPECIAL: Final = prompt("special", "", "LH-turn-order")
ASK_TRADE: Final = prompt("trade", "", "LH-2.7")
ASK_HERO: Final = prompt("hero", "", "LH-2.6")
ASK_PLACE: Final = prompt("place", "", "LH-2.6")
ASK_MOVE_HOPLITES: Final = prompt("move-hoplites", "n:number", "LH-3.6")
ASK_FIGHT: Final = prompt("fight", "", "LH-3.9")
ASK_MARCH: Final = prompt("march", "n:number", "LH-4.3")
ASK_LIFT: Final = prompt("lift", "", "LH-3.10")
ASK_COUNT: Final = prompt("count", "from:region to:region", "LH-4.3")
ASK_ONWARD: Final = prompt("onward", "region n:number", "LH-3.10")
ASK_LEVY: Final = prompt("levy", "region n:number", "LH-4.1")
ASK_MUSTER: Final = prompt("muster", "n:number", "LH-4.1")
ASK_BRING: Final = prompt("bring", "region", "LH-8.3")
ASK_RETREAT: Final = prompt("retreat", "region", "LH-8.5")
ASK_SEND_BACK: Final = prompt("send-back", "region", "LH-8.5")
ASK_AEGIS: Final = prompt("aegis", "n:number region", "LH-artifact-aegis")
ASK_TEMPLE: Final = prompt("temple", "", "LH-4.4")
ASK_PREPARE: Final = prompt("prepare", "n:number", "LH-4.6")
ASK_APPEAR: Final = prompt("appear", "", "LH-2.7")
ASK_MONUMENT: Final = prompt("monument", "", "LH-4.9")
ASK_REPEAT: Final = prompt("repeat", "", "LH-4.11")
ASK_HUNT: Final = prompt("hunt", "", "LH-4.8")
ASK_HUNT_STEP: Final = prompt("hunt-step", "monster", "LH-7.2")
ASK_WOUND: Final = prompt("wound", "monster", "LH-7.2")
ASK_MONSTER_ATTACK: Final = prompt("monster-attack", "monster", "LH-7.3")
ASK_DEFEND: Final = prompt("defend", "monster n:number", "LH-7.4")
ASK_HUNT_REWARD: Final = prompt("hunt-reward", "monster", "LH-7.9")
ASK_INJURE: Final = prompt("injure", "n:number", "LH-7.6")
ASK_HEAL: Final = prompt("heal", "", "LH-4.6")
ASK_LOWER: Final = prompt("lower", "", "LH-7.6")
ASK_RAISE: Final = prompt("raise", "", "LH-10.3")
ASK_TRIM: Final = prompt("discard", "n:number", "LH-6.1")
ASK_PAY_CARD: Final = prompt("pay-card", "n:number", "LH-6.2")
ASK_CYCLE: Final = prompt("cycle", "n:number", "LH-artifact-eye_of_graeae")
ASK_KEEP_CARD: Final = prompt("keep-card", "", "LH-artifact-owl_of_athena")
ASK_KEEP_ARTIFACT: Final = prompt("keep-artifact", "", "LH-10.2")
ASK_BEGIN_QUEST: Final = prompt("begin-quest", "region", "LH-9.1")
ASK_GLORY: Final = prompt("glory", "", "LH-9.4")
ASK_DRAFT: Final = prompt("draft", "", "LH-10.1")
ASK_ROLL: Final = prompt("roll", "", "LH-5.1")
ASK_BEAST: Final = prompt("beast", "monster", "LH-5.1")
ASK_DRIVE: Final = prompt("drive", "monster", "LH-5.1")
ASK_DRIVE_ANY: Final = prompt("drive-any", "", "LH-artifact-ariadnes_thread")
ASK_CLEAR: Final = prompt("clear", "", "LH-artifact-femes_trumpet")
ASK_THUNDER: Final = prompt("thunder", "", "LH-artifact-thunder_of_zeus")
ASK_SHOOT: Final = prompt("shoot", "", "LH-blessing-shoot_to_kill")
ASK_WRATH: Final = prompt("wrath", "region", "LH-blessing-heros_wrath")
ASK_FIRST: Final = prompt("first", "region", "LH-8.1")
ASK_BEFORE: Final = prompt("before", "region", "LH-8.1")
ASK_BATTLE: Final = prompt("battle", "region", "LH-8.1")
ASK_BLUFF: Final = prompt("bluff", "region", "LH-blessing-bluff")
ASK_BLOOD: Final = prompt("blood", "region", "LH-artifact-medusas_blood")
ASK_POWER: Final = prompt("power", "god", "LH-3.3")

# messages
STARTER: Final = message("starter", "player")
HERO_CHOSEN: Final = message("hero-chosen", "player hero")
HERO_PLACED: Final = message("hero-placed", "player hero region")
TURN_BEGINS: Final = message("turn-begins", "player")
ACTION_TAKEN: Final = message("action", "player action")
CONTROL: Final = message("control", "player region")
GOD_ARTIFACT_TAKEN: Final = message("god-artifact", "player artifact")
HOPLITES_DIE: Final = message("hoplites-die", "player n:number region")
HOPLITES_MOVE: Final = message("hoplites-move", "player n:number from:region to:region")
FORTIFIED: Final = message("fortified", "player region")
UNFORTIFIED: Final = message("unfortified", "player region")
RECRUITED: Final = message("recruit", "player n:number region")
RECRUITED_FORTIFIED: Final = message("recruit-fortified", "player n:number region")
RETREATED: Final = message("retreat", "player n:number from:region to:region")
HERO_MOVES: Final = message("hero-moves", "player hero from:region to:region")
HERO_APPEARS: Final = message("hero-appears", "player hero region")
HERO_RETURNS: Final = message("hero-returns", "player hero region")
PRIEST_GAINED: Final = message("priest", "player n:number")
PRIEST_SACRIFICED: Final = message("priest-sacrificed", "player")
GLORY_TAKEN: Final = message("glory", "player land")
GLORY_RETURNED: Final = message("glory-returned", "player land")
CARD_DRAWN: Final = message("draw", "player card")
CARD_DRAWN_HIDDEN: Final = message("draw-hidden", "player")
DISCARDED: Final = message("discard", "player card")
CARD_PLAYED: Final = message("card", "player card")
PASSED: Final = message("passed", "player")
PRAYED: Final = message("pray", "player god attribute n:number")
ATTRIBUTE_NOW: Final = message("attribute", "player attribute n:number")
INJURED: Final = message("injured", "player hero attribute")
HEALED: Final = message("healed", "player hero attribute")
ARTIFACT_USED: Final = message("artifact-used", "player artifact")
ARTIFACT_GAINED: Final = message("artifact-gained", "player artifact")
BLESSING_USED: Final = message("blessing-used", "player blessing")
BLESSING_GAINED: Final = message("blessing-gained", "player blessing")
DRAFT_BEGINS: Final = message("draft", "player")
QUEST_CARD_USED: Final = message("quest-card", "player quest")
QUEST_APPEARS: Final = message("quest-appears", "quest region")
QUEST_TOO_MANY: Final = message("quest-too-many", "quest")
QUEST_BEGUN: Final = message("quest-begun", "player hero quest n:number")
QUEST_STEP: Final = message("quest-step", "player hero quest n:number")
QUEST_DONE: Final = message("quest-done", "player hero quest")
MONSTER_ENTERS: Final = message("monster-enters", "monster region")
MONSTER_EVOLVES: Final = message("monster-evolves", "monster event")
EVENT_NOTHING: Final = message("event-nothing", "monster")
MONSTER_ROLL: Final = message("monster-roll", "monster face")
MONSTER_MOVES: Final = message("monster-moves", "monster from:region to:region")
MONSTER_ATTACKS: Final = message("monster-attacks", "monster region")
HUNT_BEGINS: Final = message("hunt", "player hero monster")
WOUNDED: Final = message("wound", "player monster symbol")
SLAIN: Final = message("slain", "player monster")
HUNT_FAILS: Final = message("hunt-fails", "player monster")
ATTACK_CHOSEN: Final = message("attack", "player monster attack n:number")
DEFENDED: Final = message("defended", "player")
ENDURED: Final = message("endured", "player")
MONSTER_HEALS: Final = message("monster-heals", "monster")
BATTLE_BEGINS: Final = message("battle-begins", "player rival:player region")
BATTLE_ENDS: Final = message("battle-strength", "region player n:number rival:player m:number")
BATTLE_LOSSES: Final = message("battle-losses", "player n:number rival:player m:number")
BATTLE_WON: Final = message("battle-won", "player region")
PYRRHIC: Final = message("pyrrhic", "player region")
TEMPLE_BUILT: Final = message("temple", "player region")
ORACLE_BUILT: Final = message("oracle", "player")
EXTRA_SPECIAL: Final = message("extra-special", "player")
USURPED: Final = message("usurp", "player region")
MONUMENT_BUILT: Final = message("monument", "player god n:number")
ACTION_CLEARED: Final = message("action-cleared", "player action")
KING_COUNTDOWN: Final = message("king-countdown", "player god n:number")
KING_TOKEN_OFF: Final = message("king-token", "player n:number")
WARLORD_WINS: Final = message("warlord-wins", "player")
FAVORED_WINS: Final = message("favored-wins", "player")
SLAYER_WINS: Final = message("slayer-wins", "player")
KING_WINS: Final = message("king-wins", "player")
ATTACK_DRAWN: Final = message("attack-drawn", "monster attack n:number")

# reasons
NOT_CONTROLLED: Final = reason("not-controlled", "region", "LH-4.4")
ACTION_USED: Final = reason("action-used", "action", "LH-4.9")
ACTION_DONE: Final = reason("action-done", "action", "LH-3.1")
ACTION_IDLE: Final = reason("action-idle", "action", "LH-4.9")
NO_RESERVE: Final = reason("no-reserve", "", "LH-4.1")
NO_CITY: Final = reason("no-city", "", "LH-4.1")
NO_SITE: Final = reason("no-site", "", "LH-4.4")
NO_TOKEN: Final = reason("no-token", "", "LH-4.7")
NO_MONSTER: Final = reason("no-monster", "", "LH-4.8")
NO_HOPLITES: Final = reason("no-hoplites", "region", "LH-3.6")
MEDUSA_HOLDS: Final = reason("medusa", "region", "LH-monster-medusa")
SPHINX_BARS: Final = reason("sphinx", "region", "LH-monster-sphinx")
HAVE_MOVED: Final = reason("moved", "region", "LH-3.6")
NO_SHRINE: Final = reason("no-shrine", "region", "LH-4.4")
NO_PRIEST: Final = reason("no-priest", "", "LH-3.3")
CHIMERA_BARS: Final = reason("chimera", "god", "LH-monster-chimera")
MONUMENT_FULL: Final = reason("monument-full", "god", "LH-3.3")
HERO_ELSEWHERE: Final = reason("hero-elsewhere", "region", "LH-4.8")
EXHAUSTED: Final = reason("exhausted", "artifact", "LH-3.2")
CARD_NOT_NOW: Final = reason("card", "", "LH-8.2")
