"""LS-14.6 to LS-14.8: the spying phase of Act II."""

from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.ids import Region
from agon.games.hellas.rules.armies import Retreat
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import BIT, has
from agon.kernel.rule import Step, step


class Spying(HellasRule):
    """Each region with a spy once, in number order. ``regions_left``: those with a spy at the start; ``region``: the
    one whose army retreats."""

    regions_left: i64 = 0
    region: Region = -1

    @step
    def begin(self, g: SoloHellas) -> Step:
        g.tell(told.SPYING)
        for region in range(tables.REGIONS):
            if g.spies[region] > 0:
                self.regions_left |= BIT[region]
        return self.next

    @step
    def next(self, g: SoloHellas) -> Step:
        """LS-14.7."""
        region = solo.first_in_order(self.regions_left)
        if region < 0:
            return g.end()
        self.regions_left &= ~BIT[region]
        self.region = region
        if g.owner[region] == XERXES:
            g.spies[region] -= 1  # out of the game: its slot stays empty
            g.tell(told.SPY_GONE, region)
            return self.next
        elif has(g.loyal, region):
            g.loyal &= ~BIT[region]
            g.tell(told.TOKEN_TURNS_ALLIED, YOU, region)
            return self.next
        elif g.lord(YOU).holds(region):
            g.drop_token(region)
            return g.call(Retreat(seat=YOU, region=region), then=self.next)
        return g.call(Retreat(seat=YOU, region=region), then=self.conquer)

    @step
    def conquer(self, g: SoloHellas) -> Step:
        g.set_owner(self.region, XERXES)
        return self.next
