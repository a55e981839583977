"""CY-4.1: what the areas of a faction bring."""

from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Land, Sea
from agon.kernel.bits import each


def horns_on_land(g: Cyclades, land: Land) -> i64:
    """Printed and on tokens, doubled by the Hydra (CY-10.16)."""
    horns = g.map.land_horns[land] + g.plenty[land]
    return horns * 2 if g.figure_place(tables.HYDRA) == land else horns


def horns_at_sea(g: Cyclades, sea: Sea) -> i64:
    horns = g.map.sea_horns[sea] + g.sea_plenty[sea]
    return horns * 2 if g.figure_place(tables.HYDRA) == tables.SEA + sea else horns


def income_of(g: Cyclades, faction: Faction) -> i64:
    """One coin a horn. Ruling 10 Graeae: an own area under a foreign Cerberus brings nothing, in her extra income too."""
    own = g.factions[faction]
    cerberus = g.figure_place(tables.CERBERUS)
    owner = g.figure_owner[tables.FIGURE[tables.CERBERUS]]
    total: i64 = 0
    for land in each(own.lands):
        if land != cerberus:
            total += horns_on_land(g, land)
    for sea in each(own.seas):
        total += horns_at_sea(g, sea)
    if cerberus >= 0 and owner == faction:  # CY-10.21: instead of the controller; ruling 10 Cerberus: or of no one
        total += horns_on_land(g, cerberus)
    return total
