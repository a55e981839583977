"""Cyclades: Legendary Edition, for 2 to 6 players."""

from agon.games.cyclades import rules
from agon.games.cyclades.components import COMPONENTS
from agon.games.cyclades.evaluate import IslandEvaluator
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.observe import IslandObserver
from agon.games.cyclades.redeal import redeal
from agon.games.cyclades.saves import dump_board, from_version_1, from_version_2, from_version_3, restore_board
from agon.games.cyclades.setup import set_up
from agon.games.cyclades.tables import LADDERS
from agon.games.cyclades.trained import trained_islands
from agon.games.cyclades.traits import traits
from agon.games.cyclades.view import COMMON_VIEW, own_view
from agon.kernel.title import Cover, OptionSpec, Title

TITLE = Title(
    "cyclades",
    Cyclades,
    rules=rules,
    setup=set_up,
    view=own_view,
    common_view=COMMON_VIEW,
    dump=dump_board,
    restore=restore_board,
    components=COMPONENTS,
    redeal=redeal,
    evaluate=IslandEvaluator(),
    trained=trained_islands(),
    observer=IslandObserver,
    players=(2, 6),
    options=[
        OptionSpec("teams", False, [False, True]),  # with 4 players; 2 and 6 always play in teams
        OptionSpec("metropolises", 3, [3, 4]),
        OptionSpec("board", "generated", ["generated", "given", "laid"]),
        OptionSpec("side", "any", ["any", "a", "b"]),
        OptionSpec("start", "draft", ["draft", "quick"]),
        OptionSpec("ladder", "growing", list(LADDERS)),  # ruling 3.b: not printed in full
    ],
    rules_version="1.1",
    migrations={1: from_version_1, 2: from_version_2, 3: from_version_3},
    rule_prefix="CY",
    cover=Cover("cyclades-title-cyclades_short", "fleet", 75, players=3, options={"board": "given", "start": "quick"}),
    traits=traits,
)
