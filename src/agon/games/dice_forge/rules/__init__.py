"""The rules of Dice Forge, one file per chapter. ``RULES`` finds a rule by its saved name."""

from agon.games.dice_forge.rules.blessings import Blessing, EveryoneBlessed, MinorBlessings
from agon.games.dice_forge.rules.faces import FaceEffect, Result, SpendTriton
from agon.games.dice_forge.rules.feats import Feat, GardenFace, GiveBoar, Minotaur, Satyrs
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import Gain
from agon.games.dice_forge.rules.turn import Offering, Rounds, Turn
from agon.kernel.game import Frame

ALL: list[type[Frame]] = [
    Blessing,
    EveryoneBlessed,
    FaceEffect,
    Feat,
    Forge,
    Gain,
    GardenFace,
    GiveBoar,
    MinorBlessings,
    Minotaur,
    Offering,
    Result,
    Rounds,
    Satyrs,
    SpendTriton,
    Turn,
]
RULES: dict[str, type[Frame]] = {rule.NAME: rule for rule in ALL}
