"""What options, prompts and messages of Dice Forge are called. Each is declared once: its name, its arguments, its rule."""

from typing import Final

from agon.games.dice_forge.tables import CARD_IDS, FACE_IDS, PORTAL_IDS, RESOURCES
from agon.kernel.vocabulary import Kind, Vocabulary

KINDS = [
    Kind("face", FACE_IDS, "dice_forge-face", "face"),
    Kind("card", CARD_IDS, "dice_forge-feat", "card"),
    Kind("resource", RESOURCES, "dice_forge-resource", "resource"),
    Kind("die", ("light", "dark"), "dice_forge-die", "die"),
    Kind("portal", PORTAL_IDS, "dice_forge-portal", "portal"),
]

VOCABULARY: Final = Vocabulary("dice_forge", KINDS)
verb, prompt, message, reason = VOCABULARY.verb, VOCABULARY.prompt, VOCABULARY.message, VOCABULARY.reason

# verbs
BUY: Final = verb("buy", "face")
FEAT: Final = verb("feat", "card")
PASS: Final = verb("pass", "")
DONE: Final = verb("done", "")
FORGE: Final = verb("forge", "face die old:face")
USE: Final = verb("use", "card")
TRITON_FOR: Final = verb("triton", "resource")
TAKE: Final = verb("take", "resource n:number")
ROLL: Final = verb("roll", "die")
COPY_FACE: Final = verb("copy", "face")
FIRST: Final = verb("first", "face")
INTO_HAMMER: Final = verb("hammer", "n:number")
REFUSE: Final = verb("refuse", "resource n:number")
KEEP: Final = verb("keep", "resource n:number")
PICK: Final = verb("pick", "player die face")
GIVE: Final = verb("give", "player face")
REPEAT: Final = verb("repeat", "first:face second:face")
SKIP: Final = verb("skip", "")
TAKE_FACE: Final = verb("take-face", "face")

# prompts
ASK_ACTION: Final = prompt("action", "", "DF-3.2")
ASK_EXTRA: Final = prompt("extra", "", "DF-3.7")
ASK_OFFERING: Final = prompt("offering", "", "DF-3.3")
ASK_FORGE: Final = prompt("forge", "face", "DF-3.3")
ASK_REINFORCE: Final = prompt("reinforce", "", "DF-3.1")
ASK_TAKE: Final = prompt("take", "face", "DF-2.5")
ASK_DIE: Final = prompt("die", "", "DF-2.4")
ASK_MIRROR: Final = prompt("mirror", "", "DF-face-mirror")
ASK_ORDER: Final = prompt("order", "first:face second:face", "DF-2.1")
ASK_HAMMER: Final = prompt("hammer", "n:number", "DF-4.2")
ASK_REFUSE: Final = prompt("refuse", "card resource n:number", "DF-4.1")
ASK_SATYRS: Final = prompt("satyrs", "", "DF-card-satyrs")
ASK_GARDEN: Final = prompt("garden", "card", "DF-card-guardians_shield")
ASK_BOAR: Final = prompt("boar", "face", "DF-card-tenacious_boar_red")
ASK_CERBERUS: Final = prompt("cerberus", "first:face second:face", "DF-card-cerberus")
ASK_SHIP: Final = prompt("ship", "n:number", "DF-face-ship")
ASK_LOSE: Final = prompt("lose", "face", "DF-card-minotaur")
ASK_REWARD: Final = prompt("reward", "face player", "DF-face-boar_red")
ASK_SAME_DIE: Final = prompt("same-die", "card", "DF-card-sphinx")
ASK_TRITON: Final = prompt("triton", "", "DF-card-triton")
ASK_OWL: Final = prompt("owl", "", "DF-card-guardians_owl")

# messages
ROUND: Final = message("round", "n:number")
TURN: Final = message("turn", "player")
ROLLED: Final = message("rolled", "player first:face second:face")
ROLLED_ONE: Final = message("rolled-one", "player die face")
GAINED: Final = message("gain", "player gold:number sun:number moon:number glory:number")
LOST: Final = message("lose", "player gold:number sun:number moon:number glory:number")
BOUGHT: Final = message("buy", "player face n:number")
FORGED: Final = message("forge", "player face die old:face")
PERFORMED: Final = message("feat", "player feat:card sun:number moon:number")
OUSTED: Final = message("oust", "player rival:player")
USED: Final = message("use", "player card")
HAMMERED: Final = message("hammer", "player n:number")
HAMMER_LAP_DONE: Final = message("hammer-lap", "player glory:number")
REFUSED: Final = message("refuse", "player resource n:number glory:number")
COPIED: Final = message("copy", "player face")
CHESTED: Final = message("chest", "player gold:number sun:number moon:number")
TOKEN_TAKEN: Final = message("token", "player card")
TOKEN_USED: Final = message("token-used", "player card")
BOAR_GIVEN: Final = message("boar", "player rival:player face")
BOAR_REWARD: Final = message("boar-reward", "player face")
EXTRA: Final = message("extra", "player n:number")
MOST_GLORY: Final = message("most-glory", "")
SHARED: Final = message("shared", "")
PICKED: Final = message("pick", "player rival:player face")
SPILLED: Final = message("spill", "player gold:number sun:number moon:number")
PAID: Final = message("pay", "player card n:number")
SCORED: Final = message("score", "player n:number cards:number total:number")

# reasons
FROM_GARDEN: Final = reason("garden", "", "DF-2.5")
NONE_LEFT: Final = reason("none-left", "", "DF-3.3")
TOO_DEAR: Final = reason("gold", "n:number", "DF-3.3")
BOUGHT_ALREADY: Final = reason("bought", "", "DF-3.3")
ONE_ACTION: Final = reason("offering", "", "DF-3.2")
STACK_EMPTY: Final = reason("stack-empty", "", "DF-3.5")
TOO_MANY_SHARDS: Final = reason("shards", "sun:number moon:number", "DF-3.5")
