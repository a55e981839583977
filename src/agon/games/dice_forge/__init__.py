"""Dice Forge: forge your own dice, roll them for gold and shards, perform feats for glory."""

from agon.games.dice_forge import rules
from agon.games.dice_forge.components import COMPONENTS
from agon.games.dice_forge.evaluate import ForgeEvaluator
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.observe import ForgeObserver
from agon.games.dice_forge.saves import from_version_1, from_version_2
from agon.games.dice_forge.setup import set_up
from agon.games.dice_forge.tables import SWAPPABLE
from agon.games.dice_forge.trained import trained_forge
from agon.games.dice_forge.traits import traits
from agon.games.dice_forge.view import COMMON_VIEW, own_view
from agon.kernel.title import Cover, OptionSpec, Title

TITLE = Title(
    "dice_forge",
    DiceForge,
    rules=rules,
    setup=set_up,
    view=own_view,
    common_view=COMMON_VIEW,
    dump=DiceForge.dump_board,
    restore=DiceForge.restore_board,
    components=COMPONENTS,
    evaluate=ForgeEvaluator(),
    trained=trained_forge(),
    observer=ForgeObserver,
    players=(2, 4),
    options=[
        OptionSpec("alternatives", [], SWAPPABLE, many=True),
        OptionSpec("random_mix", False, (False, True)),
    ],
    rules_version="1.1",
    migrations={1: from_version_1, 2: from_version_2},
    rule_prefix="DF",
    cover=Cover(icon="hammer", minutes=40),
    traits=traits,
)
