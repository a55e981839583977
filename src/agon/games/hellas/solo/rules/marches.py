"""LS-4.3, LS-11, LS-14: mobilisation, the march of the vanguard and that of the great army."""

from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.ids import Region
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.battle import fight
from agon.games.hellas.rules.sides import no_origins
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import has
from agon.kernel.rule import ENDS, Step, step


class Mobilize(HellasRule):
    """LS-4.3: step by step to the right; the last space is a march, then back to the first. What is left of the
    instruction is lost."""

    steps_left: i64

    @step
    def go(self, g: SoloHellas) -> Step:
        if self.steps_left == 0:
            return g.end()
        self.steps_left -= 1
        g.mobilization += 1
        if g.mobilization < solo.MARCH_SPACE:
            g.tell(told.MOBILIZED, g.mobilization, solo.MARCH_SPACE - g.mobilization)
            return self.go
        g.tell(told.MARCH_ORDERED)
        return g.call(VanguardMarch() if g.act == 1 else GreatMarch(), then=self.back)

    @step
    def back(self, g: SoloHellas) -> Step:
        g.mobilization = solo.FIRST_SPACE
        return self.go if solo.CARRIES_SURPLUS else g.end()


# ---------------------------------------------------------------------- Act I


class VanguardMarch(HellasRule):
    """LS-11.3: one region on towards Phocis, where it stays."""

    over: Step = ENDS

    @step
    def go(self, g: SoloHellas) -> Step:
        region = g.vanguard()
        if region < 0:
            g.tell(told.MARCH_IDLE)  # LS-11.10
            return g.end()
        goal = next_on_route(region, 1)
        if goal < 0:
            g.tell(told.VANGUARD_STAYS, region)
            return g.end()
        g.tell(told.VANGUARD_MOVES, g.persians(region), region, goal)
        g.shift_hoplites(XERXES, region, goal, g.persians(region))
        return g.call(VanguardArrives(region=goal), then=self.over)


def next_on_route(region: Region, by: i64) -> i64:
    """The region before or after another on the way of the vanguard; -1: it ends there."""
    for place in range(solo.ROUTE_LENGTH):
        if solo.ROUTE[place] == region and 0 <= place + by < solo.ROUTE_LENGTH:
            return solo.ROUTE[place + by]
    return -1


class VanguardArrives(HellasRule):
    """LS-11.4, LS-11.5: it attacks your hoplites in ``region``; where it stands then, your token is removed."""

    region: Region

    @step
    def attack(self, g: SoloHellas) -> Step:
        if g.hoplites(YOU, self.region) == 0:
            return self.stand
        return fight(g, XERXES, YOU, self.region, no_origins(), self.stand)

    @step
    def stand(self, g: SoloHellas) -> Step:
        if g.persians(self.region) > 0:
            g.drop_token(self.region)
        return g.end()


def send_vanguard_back(g: SoloHellas, region: Region) -> i64:
    """LS-10.9: one region back along its way; from the first one, or without hoplites, it is gone. Where it is now."""
    goal = next_on_route(region, -1)
    if g.persians(region) == 0 or goal < 0:
        g.take_persians_off(region)
        g.tell(told.VANGUARD_GONE, region)
        return -1
    g.tell(told.VANGUARD_BACK, g.persians(region), region, goal)
    g.shift_hoplites(XERXES, region, goal, g.persians(region))
    return goal


# ---------------------------------------------------------------------- Act II


class GreatMarch(HellasRule):
    """LS-14.2: hoplites to all neighbours, battles, your tokens off, conquest. ``place``: how far in number order."""

    place: i64 = 0

    @step
    def deploy(self, g: SoloHellas) -> Step:
        """LS-14.3, LS-14.4: from the regions that are Persian now, while hoplites last."""
        for at in range(tables.REGIONS):
            region = solo.BY_NUMBER[at]
            if has(g.lord(XERXES).held, region):
                deploy_from(g, region)
        return self.battle

    @step
    def battle(self, g: SoloHellas) -> Step:
        while self.place < tables.REGIONS:
            region = solo.BY_NUMBER[self.place]
            self.place += 1
            if g.hoplites(YOU, region) > 0 and g.persians(region) > 0:
                return fight(g, XERXES, YOU, region, no_origins(), self.battle)
        return self.conquer

    @step
    def conquer(self, g: SoloHellas) -> Step:
        """Steps 3 and 4; LS-8.3: against the printed population."""
        for region in range(tables.REGIONS):
            if g.persians(region) > 0:
                g.drop_token(region)
        for at in range(tables.REGIONS):
            region = solo.BY_NUMBER[at]
            count = g.persians(region)
            if count > 0 and solo.PERSIAN_STRENGTH * count >= tables.POPULATION[region]:
                g.set_owner(region, XERXES)
        return g.end()


def deploy_from(g: SoloHellas, region: Region) -> None:
    """A hoplite into each neighbour that is not Persian, in number order."""
    for at in range(tables.REGIONS):
        goal = solo.BY_NUMBER[at]
        if has(tables.NEIGHBOURS[region], goal) and g.owner[goal] != XERXES and g.lord(XERXES).reserve > 0:
            g.place_hoplites(XERXES, goal, 1)
            g.tell(told.PERSIANS_ENTER, region, goal)
