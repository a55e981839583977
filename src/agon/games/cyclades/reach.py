"""Which land areas are within reach of each other."""

from mypy_extensions import i64

from agon.games.cyclades.archipelago import flood
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Land, Lands, Sea, Seas
from agon.kernel.bits import BIT, each


def reachable_lands(g: Cyclades, faction: Faction, land: Land, with_jason: bool = False) -> Lands:
    """CY-6.2: neighbours on the island, and all land beside a chain of own fleets that begins here.

    ``with_jason``: fleets of opponents carry too (CY-8.13); a partner's never do (CY-11.4).
    """
    fleets = g.factions[faction].seas
    if with_jason:
        for rival in range(g.count):
            if g.are_enemies(faction, rival):
                fleets |= g.factions[rival].seas
    reached = g.map.land_lands[land]
    chain = g.map.land_seas[land] & fleets
    if chain != 0:
        for sea in each(flood(chain, g.map.sea_seas, fleets)):
            reached |= g.map.sea_lands[sea]
    return reached & ~BIT[land]


def retreat_lands(g: Cyclades, faction: Faction, land: Land) -> Lands:
    """CY-7.5: reachable land areas that are own, or without any piece or token; never Medusa's."""
    found: i64 = 0
    for to in each(reachable_lands(g, faction, land) & ~g.medusa_mask()):
        if g.owner[to] == faction or g.owner[to] < 0:
            found |= BIT[to]
    return found


def retreat_seas(g: Cyclades, faction: Faction, sea: Sea) -> Seas:
    """CY-7.2: neighbouring sea areas that are empty or own, and open."""
    found: i64 = 0
    for to in each(g.map.sea_seas[sea] & ~g.closed_seas()):
        if g.sea_owner[to] == faction or g.sea_owner[to] < 0:
            found |= BIT[to]
    return found
