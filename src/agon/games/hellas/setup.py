"""Set-up of Lords of Hellas (LH-2): an empty map; the opening does the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.board import NONE
from agon.games.hellas.game import OFF, Hellas
from agon.games.hellas.rules.opening import Opening
from agon.games.hellas.solo.setup import set_up_alone
from agon.games.hellas.state import Lord


def set_up(g: Hellas) -> None:
    if g.players == 1:
        set_up_alone(g)
        return
    players: int = int(g.players)
    g.lords = [Lord(seat) for seat in range(players)]
    g.army = vec[i64]([0] * (players * tables.REGIONS))
    g.owner = vec[i64]([NONE] * tables.REGIONS)
    g.lair = vec[i64]([OFF] * tables.MONSTERS)
    g.wounds = vec[i64]([0] * tables.MONSTERS)
    g.level = vec[i64]([1] * tables.GOD_COUNT)  # LH-2.1
    g.praying = vec[i64]([0] * (tables.GOD_COUNT * players))
    g.event_deck = tables.ALL_EVENTS
    g.deck = tables.ALL_COMBAT
    g.relics = tables.NEUTRAL_ARTIFACTS
    g.blessings = tables.ALL_BLESSINGS
    g.stack.append(Opening())
