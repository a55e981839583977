"""Set-up of the game alone (LS-2): decks of cards with the solo symbol; the opening does the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.board import NONE
from agon.games.hellas.game import OFF, Hellas
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.opening import SoloOpening
from agon.games.hellas.solo.tables import XERXES
from agon.games.hellas.state import Lord
from agon.kernel.bits import BIT


def set_up_alone(g: Hellas) -> None:
    assert isinstance(g, SoloHellas)
    forces = int(g.forces())
    g.lords = [Lord(force) for force in range(forces)]
    g.lord(YOU).reserve = 2 * effects.HOPLITES  # loyal and allied ones
    g.lord(XERXES).reserve = effects.HOPLITES
    g.army = vec[i64]([0] * (forces * tables.REGIONS))
    g.owner = vec[i64]([NONE] * tables.REGIONS)
    g.lair = vec[i64]([OFF] * tables.MONSTERS)
    g.wounds = vec[i64]([0] * tables.MONSTERS)
    g.level = vec[i64]([solo.START_LEVEL] * tables.GOD_COUNT)  # LS-2.3
    g.praying = vec[i64]([0] * tables.GOD_COUNT)
    g.temples = BIT[tables.DELPHI]  # LS-2.4
    g.deck = solo.COMBAT
    g.relics = solo.ARTIFACTS
    g.blessings = solo.BLESSINGS
    g.count_spies()
    g.stack.append(SoloOpening())
