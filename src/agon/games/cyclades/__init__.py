"""Cyclades: Legendary Edition, for 2 to 6 players."""

from agon.games.cyclades import rules
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.saves import from_version_1
from agon.games.cyclades.tables import LADDERS
from agon.games.cyclades.traits import traits
from agon.games.cyclades.why import reason
from agon.kernel.collect import rules_in
from agon.kernel.title import Cover, OptionSpec, Title

Cyclades.RULES.update(rules_in(rules))

TITLE = Title(
    "cyclades",
    Cyclades,
    (2, 6),
    [
        OptionSpec("teams", False, [False, True]),  # with 4 players; 2 and 6 always play in teams
        OptionSpec("metropolises", 3, [3, 4]),
        OptionSpec("board", "generated", ["generated", "given"]),
        OptionSpec("side", "any", ["any", "a", "b"]),
        OptionSpec("start", "draft", ["draft", "quick"]),
        OptionSpec("ladder", "growing", list(LADDERS)),  # ruling 3.b: not printed in full
    ],
    rules_version="1.0",
    migrations={1: from_version_1},
    rule_prefix="CY",
    cover=Cover("cyclades-title-cyclades_short", "fleet", 75, players=3, options={"board": "given", "start": "quick"}),
    why_not=reason,
    traits=traits,
)
