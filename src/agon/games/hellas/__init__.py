"""Lords of Hellas, the base game for two to four players."""

from agon.games.hellas import rules
from agon.games.hellas.game import Hellas
from agon.games.hellas.migrations import MIGRATIONS
from agon.games.hellas.traits import traits
from agon.games.hellas.why import reason
from agon.kernel.collect import rules_in
from agon.kernel.title import Cover, Title

Hellas.RULES.update(rules_in(rules))

TITLE = Title(
    "hellas",
    Hellas,
    (2, 4),
    [],
    rules_version="1.0",
    migrations=MIGRATIONS,
    rule_prefix="LH",
    cover=Cover(icon="hero", minutes=90),
    why_not=reason,
    traits=traits,
)
