"""What options, prompts and messages of the game alone are called; they follow those of the game of several."""

from typing import Final

from agon.games.hellas.effects import TASKS
from agon.games.hellas.solo.effects import ATTITUDES
from agon.games.hellas.solo.tables import SCRIPT_IDS
from agon.games.hellas.words import VOCABULARY, message, prompt, verb
from agon.kernel.vocabulary import Kind, Value

MOST_HOPLITES: Final = 15
"""Of a kind; LS-6.4."""


class HoplitesKind(Kind):
    """So many hoplites: a number with an end, so that the options that name two of them have few numbers."""

    def shown(self, value: int) -> Value:
        return int(value)


for kind in (
    Kind("script", SCRIPT_IDS, "hellas-script"),
    Kind("attitude", ATTITUDES, "hellas-attitude_level"),
    Kind("side", ("loyal", "allied"), "", "side"),
    Kind("task", TASKS),
    HoplitesKind("hoplites", [str(count) for count in range(MOST_HOPLITES + 1)]),
):
    VOCABULARY.kinds[kind.name] = kind

# verbs
KINDS: Final = verb("kinds", "loyal:hoplites allied:hoplites region")
LOSE: Final = verb("lose", "region side")
CATCH_SPY: Final = verb("catch-spy", "region")
REWARD_BLESSING: Final = verb("reward-blessing", "")
KEEP_BLESSING: Final = verb("keep-blessing", "blessing")
RUIN: Final = verb("ruin", "god")
VOCABULARY.alone.update({"kinds", "lose", "catch-spy", "reward-blessing", "keep-blessing", "ruin"})
VOCABULARY.kinds["action"].alone = 1  # Pass

# prompts
ASK_KINDS: Final = prompt("kinds", "task region n:number", "LH-solo-5")
ASK_LOSE: Final = prompt("lose", "land n:number", "LH-solo-7")
ASK_KEEP_BLESSING: Final = prompt("keep-blessing", "", "LH-solo-9")
ASK_RUIN: Final = prompt("ruin", "", "LH-solo-15")
ASK_ORDER: Final = prompt("monster-order", "region", "LH-solo-9")
ASK_SOLO_REWARD: Final = prompt("solo-reward", "monster", "LH-solo-9")

# messages: the sheet
PERSIANS_COME: Final = message("persians-come", "n:number region")
SCRIPT_READ: Final = message("script", "script n:number")
MOBILIZED: Final = message("mobilized", "n:number m:number")
MARCH_ORDERED: Final = message("march-ordered", "")
MARCH_IDLE: Final = message("march-idle", "")
INVASION_NOW: Final = message("invasion", "n:number")
SPY_SENT: Final = message("spy-sent", "region n:number")
SPY_NONE: Final = message("spy-none", "region")
SPY_CAUGHT: Final = message("spy-caught", "player region n:number")
SPY_GONE: Final = message("spy-gone", "region")
SPYING: Final = message("spying", "")
TOKEN_FREED: Final = message("tokens-freed", "player")

# messages: lands and control
ATTITUDE_NOW: Final = message("attitude", "land attitude")
TOKEN_LOST: Final = message("token-lost", "player region side")
TOKEN_TURNS_LOYAL: Final = message("token-loyal", "player region")
TOKEN_TURNS_ALLIED: Final = message("token-allied", "player region")
ALLIED_CONTROL: Final = message("allied-control", "player region")
LOYAL_CONTROL: Final = message("loyal-control", "player region")
GOD_ARTIFACT_LOST: Final = message("god-artifact-lost", "player artifact")
PERSIAN_CONTROL: Final = message("persian-control", "region")
PERSIAN_TOKEN_OFF: Final = message("persian-token-off", "region")
LEVEL_LOST: Final = message("level-lost", "god n:number")
SEA_CLOSED: Final = message("sea-closed", "")
ACTION_MARKED: Final = message("action-marked", "player action")

# messages: the Persians on the move
VANGUARD_GROWS: Final = message("vanguard-grows", "n:number region")
VANGUARD_MOVES: Final = message("vanguard-moves", "n:number from:region to:region")
VANGUARD_STAYS: Final = message("vanguard-stays", "region")
VANGUARD_BACK: Final = message("vanguard-back", "n:number from:region to:region")
VANGUARD_GONE: Final = message("vanguard-gone", "region")
PERSIANS_ENTER: Final = message("persians-enter", "from:region to:region")

# messages: battles
YOU_ATTACK: Final = message("you-attack-persians", "player region")
PERSIANS_ATTACK: Final = message("persians-attack", "player region")
PERSIAN_CARD: Final = message("persian-card", "card n:number")
PERSIAN_BATTLE_ENDS: Final = message("persian-strength", "region player n:number m:number")
PERSIANS_BEATEN: Final = message("persians-beaten", "player region")
PERSIANS_WIN: Final = message("persians-win", "region")
VICTORY_COUNTER: Final = message("victory-counter", "n:number")

# messages: acts and ends
ACT_ENDS: Final = message("act-ends", "n:number")
ACT_TWO: Final = message("act-two", "n:number m:number")
ORACLE_FALLS: Final = message("oracle-falls", "")
QUEST_FAILED: Final = message("quest-failed", "quest")
HOPLITES_GATHER: Final = message("hoplites-gather", "player n:number region side")
REGIONS_COUNTED: Final = message("regions-counted", "player n:number m:number")
COUNTER_WON: Final = message("solo-counter", "")
LIBERATED_WON: Final = message("solo-liberated", "")
HELD_OUT_WON: Final = message("solo-held-out", "")
MONUMENT_LOST: Final = message("solo-monument", "")
TWO_LANDS_LOST: Final = message("solo-two-lands", "")
THIRTEEN_LOST: Final = message("solo-thirteen", "")
TIME_LOST: Final = message("solo-time", "")
