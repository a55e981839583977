"""LS-5.9, LS-7.4, LS-7.8: which of your hoplites go, and which are lost to scripts."""

from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.ids import Land, Region
from agon.games.hellas.rules.armies import Losses
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.kernel.bits import each, has
from agon.kernel.codes import arg_a, arg_b, code
from agon.kernel.rule import Step, step


class PickKinds(HellasRule):
    """LS-5.9: how many of ``count`` hoplites of a region are allied, at least ``least`` and at most ``most``. Ends with
    that number."""

    region: Region
    count: i64
    least: i64
    most: i64
    task: i64

    @step
    def ask(self, g: SoloHellas) -> Step:
        for allied in range(self.least, self.most + 1):
            g.offer(code(told.KINDS, self.count - allied, allied, self.region))
        return g.ask(YOU, told.ASK_KINDS, self.task, self.region, self.count, then=self.picked)

    @step
    def picked(self, g: SoloHellas) -> Step:
        return g.end(arg_b(g.answer))


def toll(g: SoloHellas, land: Land, hostile: i64, wary: i64) -> i64:
    """What a land costs by its attitude."""
    attitude = g.attitude[land]
    return hostile if attitude == ops.HOSTILE else wary if attitude == ops.WARY else 0


class LandLosses(HellasRule):
    """LS-7.8: so many in every wary and every hostile land, spread over its regions as you like. ``lands_done``: lands
    that have paid; ``left``: what the present one still owes."""

    hostile: i64
    wary: i64
    lands_done: i64 = 0
    left: i64 = 0

    @step
    def next(self, g: SoloHellas) -> Step:
        if self.lands_done == tables.LANDS:
            return g.end()
        self.left = toll(g, self.lands_done, self.hostile, self.wary)
        self.lands_done += 1
        return self.ask

    @step
    def ask(self, g: SoloHellas) -> Step:
        land = self.lands_done - 1
        if self.left == 0:
            return self.next
        for region in each(tables.LAND_REGIONS[land]):
            offer_victims(g, region)
        return g.ask(YOU, told.ASK_LOSE, land, self.left, then=self.lost) if g.offered > 0 else self.next

    @step
    def lost(self, g: SoloHellas) -> Step:
        g.kill_hoplites(YOU, arg_a(g.answer), 1, arg_b(g.answer))
        self.left -= 1
        return self.ask


def offer_victims(g: SoloHellas, region: Region) -> None:
    """One hoplite of each kind; the one in the city only when it is the last."""
    allied, loose = g.loose_allied(region), g.loose(YOU, region)
    if loose > allied:
        g.offer(code(told.LOSE, region, 0))
    if allied > 0:
        g.offer(code(told.LOSE, region, 1))
    if loose == 0 and g.hoplites(YOU, region) > 0:
        g.offer(code(told.LOSE, region, 1 if has(g.allied_in_city, region) else 0))


class RegionLosses(HellasRule):
    """LS-7.8: so many in each region of wary and hostile lands, in number order."""

    hostile: i64
    wary: i64
    place: i64 = 0

    @step
    def next(self, g: SoloHellas) -> Step:
        while self.place < tables.REGIONS:
            region = solo.BY_NUMBER[self.place]
            self.place += 1
            count = toll(g, tables.LAND_OF[region], self.hostile, self.wary)
            if count > 0 and g.hoplites(YOU, region) > 0:
                return g.call(Losses(seat=YOU, region=region, count=count), then=self.next)
        return g.end()


def lose_half_of_allies(g: SoloHellas) -> None:
    """LS-7.8: half of the allied hoplites, rounded up, where no loyal one stands."""
    for region in range(tables.REGIONS):
        allied = g.allied[region]
        if allied > 0 and allied == g.hoplites(YOU, region):
            dead = (allied + 1) // 2
            g.kill_hoplites(YOU, region, dead, dead)
