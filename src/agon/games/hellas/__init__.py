"""Lords of Hellas, the base game for two to four players, and the Persian Invasion for one."""

from agon.games.hellas import rules
from agon.games.hellas.evaluate import ROUGH, TRAINED, HellasEvaluator
from agon.games.hellas.game import Hellas
from agon.games.hellas.migrations import MIGRATIONS
from agon.games.hellas.redeal import redeal
from agon.games.hellas.saves import dump, restore
from agon.games.hellas.setup import set_up
from agon.games.hellas.solo import rules as solo_rules
from agon.games.hellas.solo.chronicle import chronicle
from agon.games.hellas.solo.components import COMPONENTS
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.observe import observer_for
from agon.games.hellas.traits import traits
from agon.games.hellas.view import common_view, own_view
from agon.kernel.title import Cover, Title

TITLE = Title(
    "hellas",
    Hellas,
    rules=(rules, solo_rules),
    solo=SoloHellas,
    setup=set_up,
    view=own_view,
    common_view=common_view,
    dump=dump,
    restore=restore,
    components=COMPONENTS,
    redeal=redeal,
    evaluate=HellasEvaluator(ROUGH),
    trained=HellasEvaluator(TRAINED),
    observer=observer_for,
    players=(2, 4),
    rules_version="1.1",
    migrations=MIGRATIONS,
    rule_prefix="LH",
    cover=Cover(icon="hero", minutes=90),
    traits=traits,
    chronicle=chronicle,
)
