"""Stadion, the footrace of old Olympia: a small title from outside the package. docs/add-a-game.md tells its story."""

from pathlib import Path

from agon.kernel.title import Cover, OptionSpec, Title
from examples.stadion import rules
from examples.stadion.game import Stadion
from examples.stadion.parts import COMPONENTS, Runner, board_view, redeal, set_up

TITLE = Title(
    "stadion",
    Stadion,
    rules=rules,
    setup=set_up,
    view=board_view,
    dump=Stadion.dump_board,
    restore=Stadion.restore_board,
    components=COMPONENTS,
    redeal=redeal,
    evaluate=Runner(),
    players=(2, 5),
    options=[OptionSpec("length", 20, [20, 40])],
    rules_version="1.0",
    rule_prefix="ST",
    cover=Cover(icon="glory", minutes=5),
    folder=Path(__file__).parent,
)
