"""Dice Forge: forge your own dice, roll them for gold and shards, perform feats for glory."""

from agon.games.dice_forge import rules
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.saves import from_version_1
from agon.games.dice_forge.tables import SWAPPABLE
from agon.games.dice_forge.traits import traits
from agon.games.dice_forge.why import reason
from agon.kernel.collect import rules_in
from agon.kernel.title import Cover, OptionSpec, Title

DiceForge.RULES.update(rules_in(rules))

TITLE = Title(
    "dice_forge",
    DiceForge,
    players=(2, 4),
    options=[
        OptionSpec("alternatives", [], SWAPPABLE, many=True),
        OptionSpec("random_mix", False, (False, True)),
    ],
    rules_version="1.0",
    migrations={1: from_version_1},
    rule_prefix="DF",
    cover=Cover(icon="hammer", minutes=40),
    why_not=reason,
    traits=traits,
)
