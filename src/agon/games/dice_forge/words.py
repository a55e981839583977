"""What options, prompts and messages of Dice Forge are called. Numbers here are rows of the tables below."""

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

# verbs
BUY: Final = 0
FEAT: Final = 1
PASS: Final = 2
DONE: Final = 3
FORGE: Final = 4
USE: Final = 5
TRITON_FOR: Final = 6
TAKE: Final = 7
ROLL: Final = 8
COPY_FACE: Final = 9
FIRST: Final = 10
INTO_HAMMER: Final = 11
REFUSE: Final = 12
KEEP: Final = 13
PICK: Final = 14
GIVE: Final = 15
REPEAT: Final = 16
SKIP: Final = 17
TAKE_FACE: Final = 18

VERBS = (
    ("buy", "face"),
    ("feat", "card"),
    ("pass", ""),
    ("done", ""),
    ("forge", "face die old:face"),
    ("use", "card"),
    ("triton", "resource"),
    ("take", "resource n:number"),
    ("roll", "die"),
    ("copy", "face"),
    ("first", "face"),
    ("hammer", "n:number"),
    ("refuse", "resource n:number"),
    ("keep", "resource n:number"),
    ("pick", "player die face"),
    ("give", "player face"),
    ("repeat", "first:face second:face"),
    ("skip", ""),
    ("take-face", "face"),
)

# prompts
ASK_ACTION: Final = 0
ASK_EXTRA: Final = 1
ASK_OFFERING: Final = 2
ASK_FORGE: Final = 3
ASK_REINFORCE: Final = 4
ASK_TAKE: Final = 5
ASK_DIE: Final = 6
ASK_MIRROR: Final = 7
ASK_ORDER: Final = 8
ASK_HAMMER: Final = 9
ASK_REFUSE: Final = 10
ASK_SATYRS: Final = 11
ASK_GARDEN: Final = 12
ASK_BOAR: Final = 13
ASK_CERBERUS: Final = 14
ASK_SHIP: Final = 15
ASK_LOSE: Final = 16
ASK_REWARD: Final = 17
ASK_SAME_DIE: Final = 18
ASK_OWL: Final = 19

PROMPTS = (
    ("action", "", "DF-3.2"),
    ("extra", "", "DF-3.7"),
    ("offering", "", "DF-3.3"),
    ("forge", "face", "DF-3.3"),
    ("reinforce", "", "DF-3.1"),
    ("take", "face", "DF-2.5"),
    ("die", "", "DF-2.4"),
    ("mirror", "", "DF-face-mirror"),
    ("order", "first:face second:face", "DF-2.1"),
    ("hammer", "n:number", "DF-4.2"),
    ("refuse", "card resource n:number", "DF-4.1"),
    ("satyrs", "", "DF-card-satyrs"),
    ("garden", "card", "DF-card-guardians_shield"),
    ("boar", "face", "DF-card-tenacious_boar_red"),
    ("cerberus", "first:face second:face", "DF-card-cerberus"),
    ("ship", "n:number", "DF-face-ship"),
    ("lose", "face", "DF-card-minotaur"),
    ("reward", "face player", "DF-face-boar_red"),
    ("same-die", "card", "DF-card-sphinx"),
    ("owl", "", "DF-card-guardians_owl"),
)

# messages
ROUND: Final = 0
TURN: Final = 1
ROLLED: Final = 2
ROLLED_ONE: Final = 3
GAINED: Final = 4
LOST: Final = 5
BOUGHT: Final = 6
FORGED: Final = 7
PERFORMED: Final = 8
OUSTED: Final = 9
USED: Final = 10
HAMMERED: Final = 11
HAMMER_LAP_DONE: Final = 12
REFUSED: Final = 13
COPIED: Final = 14
CHESTED: Final = 15
TOKEN_TAKEN: Final = 16
TOKEN_USED: Final = 17
BOAR_GIVEN: Final = 18
BOAR_REWARD: Final = 19
EXTRA: Final = 20
MOST_GLORY: Final = 21
SHARED: Final = 22
PICKED: Final = 23
SCORED: Final = 24

MESSAGES = (
    ("round", "n:number"),
    ("turn", "player"),
    ("rolled", "player first:face second:face"),
    ("rolled-one", "player die face"),
    ("gain", "player gold:number sun:number moon:number glory:number"),
    ("lose", "player gold:number sun:number moon:number glory:number"),
    ("buy", "player face n:number"),
    ("forge", "player face die old:face"),
    ("feat", "player feat:card sun:number moon:number"),
    ("oust", "player rival:player"),
    ("use", "player card"),
    ("hammer", "player n:number"),
    ("hammer-lap", "player glory:number"),
    ("refuse", "player resource n:number glory:number"),
    ("copy", "player face"),
    ("chest", "player gold:number sun:number moon:number"),
    ("token", "player card"),
    ("token-used", "player card"),
    ("boar", "player rival:player face"),
    ("boar-reward", "player face"),
    ("extra", "player n:number"),
    ("most-glory", ""),
    ("shared", ""),
    ("pick", "player rival:player face"),
    ("score", "player n:number cards:number total:number"),
)

VOCABULARY = Vocabulary("dice_forge", KINDS, VERBS, PROMPTS, MESSAGES)
