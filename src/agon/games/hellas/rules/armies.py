"""Hoplites: recruiting (LH-4.1), dying (LH-8.4), moving in and retreating (LH-8.5)."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Regions, Seat
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.denials import deny_recruits
from agon.kernel.bits import BIT, each, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import ENDS, Step, step


class Recruit(HellasRule):
    """Up to ``count`` hoplites in a region, one of them fortified at once if there is room (LH-4.1).

    With the card Local Support that may be amid the enemies of a battle.
    """

    seat: Seat
    region: Region
    count: i64
    amid_enemies: bool = False

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        room = g.levy_limit(self.seat, self.region)
        most = self.count if self.count < room else room
        blocked = not self.amid_enemies and g.enemy_in(self.seat, self.region) >= 0
        if most <= 0 or blocked or not g.may_recruit(self.region):
            return g.end()
        for number in range(most, -1, -1):
            g.offer(code(words.LEVY, self.region, number))
            if number > 0 and lord.may_fortify(self.region):
                g.offer(code(words.LEVY_FORTIFIED, self.region, number))
        return g.ask(self.seat, words.ASK_LEVY, self.region, most, then=self.place)

    @step
    def place(self, g: Hellas) -> Step:
        number = arg_b(g.answer)
        if verb_of(g.answer) == words.LEVY_FORTIFIED:
            g.fortify(self.seat, self.region, g.recruits_allies(self.region))
            g.tell(words.RECRUITED_FORTIFIED, self.seat, number, self.region)
        elif number > 0:
            g.tell(words.RECRUITED, self.seat, number, self.region)
        g.place_hoplites(self.seat, self.region, number)
        return g.end(number)


class RecruitOne(HellasRule):
    """Choose one region of a set and recruit there."""

    seat: Seat
    count: i64
    regions: Regions
    done: Step = ENDS

    @step
    def ask(self, g: Hellas) -> Step:
        g.offer_each(words.MUSTER, recruitable(g, self.seat, self.regions))
        if g.offered == 0:
            return g.end()
        if g.explains:
            deny_recruits(g, self.regions)
        return g.ask(self.seat, words.ASK_MUSTER, self.count, then=self.chosen)

    @step
    def chosen(self, g: Hellas) -> Step:
        return g.call(Recruit(seat=self.seat, region=arg_a(g.answer), count=self.count), then=self.done)


class RecruitAll(HellasRule):
    """Recruit in every region of a set: ``count`` each, or as the city allows if that is 0."""

    seat: Seat
    regions_left: i64
    count: i64 = 0

    @step
    def next(self, g: Hellas) -> Step:
        if self.regions_left == 0:
            return g.end()
        region = lowest(self.regions_left)
        self.regions_left &= self.regions_left - 1
        count = self.count if self.count > 0 else g.city_recruit(region)
        return g.call(Recruit(seat=self.seat, region=region, count=count), then=self.next)


def recruitable(g: Hellas, seat: Seat, regions: Regions) -> i64:
    """The regions of a set where a player with hoplites in reserve may recruit."""
    barred = g.lair[tables.BARRER]
    return g.levy_regions(seat, regions & ~BIT[barred] if barred >= 0 else regions)


class Losses(HellasRule):
    """Hoplites are to be killed; the Aegis may save some of them. Ends with the number killed."""

    seat: Seat
    region: Region
    count: i64

    @step
    def ask(self, g: Hellas) -> Step:
        present = g.hoplites(self.seat, self.region)
        if self.count > 0 and present > 0 and g.lord(self.seat).ready(tables.AEGIS):
            g.offer(code(words.PROTECT))
            g.offer(code(words.ACCEPT))
            due = self.count if self.count < present else present
            return g.ask(self.seat, words.ASK_AEGIS, due, self.region, then=self.answer)
        return self.kill

    @step
    def answer(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.PROTECT:
            g.lord(self.seat).exhaust(tables.AEGIS)
            g.tell(words.ARTIFACT_USED, self.seat, tables.AEGIS)
            present = g.hoplites(self.seat, self.region)
            if self.count > present:
                self.count = present
            self.count -= tables.ARTIFACT_AMOUNT[tables.AEGIS]
        return self.kill

    @step
    def kill(self, g: Hellas) -> Step:
        if self.count <= 0:
            return g.end()
        ask = g.who_rule(self.seat, self.region, self.count, effects.TO_FALL)
        if ask is not None:
            return g.call(ask, then=self.fall)
        return g.end(g.kill_hoplites(self.seat, self.region, self.count))

    @step
    def fall(self, g: Hellas) -> Step:
        return g.end(g.kill_hoplites(self.seat, self.region, self.count, g.value))


def refuges(g: Hellas, seat: Seat, region: Region, among: Regions) -> i64:
    """LH-8.5: out of ``among`` the regions that no other player controls and where no one else's hoplites stand."""
    found: i64 = 0
    if g.may_leave(region):
        for other in each(among):
            if g.is_open_to(seat, other) and g.enemy_in(seat, other) < 0 and g.may_enter(seat, other):
                found |= BIT[other]
    return found


class Retreat(HellasRule):
    """The whole army leaves a region together, or dies where it stands (LH-8.5): no Aegis can hold it there."""

    seat: Seat
    region: Region

    @step
    def ask(self, g: Hellas) -> Step:
        rest = refuges(g, self.seat, self.region, g.neighbours(self.region))
        if rest == 0 or g.hoplites(self.seat, self.region) == 0:
            return self.over
        g.offer_each(words.RETREAT, rest)
        return g.ask(self.seat, words.ASK_RETREAT, self.region, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        goal = arg_a(g.answer)
        army = g.hoplites(self.seat, self.region)
        g.tell(words.RETREATED, self.seat, army, self.region, goal)
        return g.call(Enter(seat=self.seat, origin=self.region, region=goal, count=army), then=self.over)

    @step
    def over(self, g: Hellas) -> Step:
        g.kill_hoplites(self.seat, self.region, g.hoplites(self.seat, self.region))
        return g.end()


class Enter(HellasRule):
    """Hoplites go from one region to another; the evolved Chimera kills one; then control is looked at.

    On the way or into a battle they take none. Ends with the number that arrived alive.
    """

    seat: Seat
    origin: Region
    region: Region
    count: i64
    takes_control: bool = True
    already_bitten: bool = False

    @step
    def go(self, g: Hellas) -> Step:
        ask = g.who_rule(self.seat, self.origin, self.count, effects.TO_GO)
        return self.shift(g, -1) if ask is None else g.call(ask, then=self.picked)

    @step
    def picked(self, g: Hellas) -> Step:
        return self.shift(g, g.value)

    def shift(self, g: Hellas, allied: i64) -> Step:
        g.shift_hoplites(self.seat, self.origin, self.region, self.count, allied)
        if g.bites(self.region) and not self.already_bitten:
            return g.call(Losses(seat=self.seat, region=self.region, count=1), then=self.bitten)
        return self.settle

    @step
    def bitten(self, g: Hellas) -> Step:
        self.count -= g.value
        return self.settle

    @step
    def settle(self, g: Hellas) -> Step:
        if self.takes_control:
            g.settle(self.region)
        return g.end(self.count)
