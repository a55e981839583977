"""LH-4.3, LH-3.10: an army goes from region to region."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Seat
from agon.games.hellas.rules.armies import Enter, Recruit
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.battle import fight
from agon.games.hellas.rules.denials import deny_departures
from agon.games.hellas.rules.sides import no_origins
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import ENDS, Step, step


def can_march(g: Hellas, seat: Seat) -> bool:
    return any(g.loose(seat, region) > 0 and g.ways_from(seat, region) != 0 for region in range(tables.REGIONS))


class March(HellasRule):
    """An army goes up to ``reach`` regions (LH-4.3, LH-3.10): March, Hermes' power, Hero's Apprentice and others.

    ``special``: the special action March, with its blessings. ``single``: one hoplite only. ``anywhere``: to any
    region of the map. ``murders``: two hoplites die for that. ``before``: the region before the present one.
    """

    seat: Seat
    reach: i64
    special: bool = False
    single: bool = False
    anywhere: bool = False
    murders: bool = False
    origin: Region = -1
    before: i64 = -1
    region: Region = -1
    count: i64 = 0
    end: Step = ENDS

    @step
    def pick(self, g: Hellas) -> Step:
        if self.anywhere:
            return self.pick_anywhere(g)
        victims: i64 = g.lord(self.seat).bonus(tables.MURDEROUS_MARCH) if self.special else 0
        for region in range(tables.REGIONS):
            loose = g.loose(self.seat, region)
            if loose > 0:
                g.offer_ways(words.MARCH, region, g.ways_from(self.seat, region))
                if 0 < victims < loose and g.may_leave(region):
                    g.offer(code(words.MURDER, region))
        if g.offered == 0:
            return g.end()
        if g.explains:
            deny_departures(g, self.seat)
        return g.ask(self.seat, words.ASK_MARCH, self.reach, then=self.picked)

    def pick_anywhere(self, g: Hellas) -> Step:
        """Winged Boots and Murderous March: first the army, then any region."""
        for region in range(tables.REGIONS):
            if self.origin < 0:
                if g.loose(self.seat, region) > 0 and g.may_leave(region):
                    g.offer(code(words.LIFT, region))
            elif region != self.origin and g.may_enter(self.seat, region):
                g.offer(code(words.MARCH, self.origin, region))
        if self.origin < 0:
            return g.ask(self.seat, words.ASK_LIFT, then=self.picked)
        return g.ask(self.seat, words.ASK_MARCH, self.reach, then=self.picked)

    @step
    def picked(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        self.origin = arg_a(g.answer)
        if verb == words.LIFT:
            return self.pick
        if verb == words.MURDER:
            g.tell(words.BLESSING_USED, self.seat, tables.MURDEROUS_MARCH)
            self.anywhere = True
            self.murders = True
            return self.pick
        self.before = self.origin
        self.region = arg_b(g.answer)
        return self.slay if self.murders else self.ask_count

    @step
    def ask_count(self, g: Hellas) -> Step:
        most = 1 if self.single else g.loose(self.seat, self.origin)
        for number in range(most, 0, -1):
            g.offer(code(words.COUNT, number))
        return g.ask(self.seat, words.ASK_COUNT, self.origin, self.region, then=self.counted)

    @step
    def counted(self, g: Hellas) -> Step:
        self.count = arg_a(g.answer)
        return self.go(g)

    def go(self, g: Hellas) -> Step:
        self.reach -= 1
        g.tell(words.HOPLITES_MOVE, self.seat, self.count, self.before, self.region)
        army = Enter(seat=self.seat, origin=self.before, region=self.region, count=self.count, takes_control=False)
        return g.call(army, then=self.arrived)

    @step
    def arrived(self, g: Hellas) -> Step:
        self.count = g.value
        if self.count == 0:
            return self.rear
        if self.reach > 0 and not self.anywhere and self.may_pass(g):
            return self.onward
        return self.halt

    def may_pass(self, g: Hellas) -> bool:
        """LH-3.10: only through neutral or own regions without enemies."""
        is_clear = g.is_open_to(self.seat, self.region) and g.enemy_in(self.seat, self.region) < 0
        return is_clear and g.ways_from(self.seat, self.region) != 0

    @step
    def onward(self, g: Hellas) -> Step:
        g.offer_each(words.ONWARD, g.ways_from(self.seat, self.region))
        g.offer(code(words.HALT))
        return g.ask(self.seat, words.ASK_ONWARD, self.region, self.reach, then=self.went)

    @step
    def went(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.HALT:
            return self.halt
        self.before = self.region
        self.region = arg_a(g.answer)
        return self.go(g)

    @step
    def halt(self, g: Hellas) -> Step:
        """Stay and take control, or fight."""
        foe = g.enemy_in(self.seat, self.region)
        if foe >= 0:
            origins = no_origins()
            origins[self.before] = self.count
            return fight(g, self.seat, foe, self.region, origins, self.rear)
        g.settle(self.region)
        return self.rear

    @step
    def rear(self, g: Hellas) -> Step:
        """Rearguard: after March, hoplites in the region that the army left."""
        count = g.lord(self.seat).bonus(tables.REARGUARD)
        if self.special and count > 0 and g.is_open_to(self.seat, self.origin):
            return g.call(Recruit(seat=self.seat, region=self.origin, count=count), then=self.end)
        return self.end

    @step
    def slay(self, g: Hellas) -> Step:
        victims = tables.BLESSING_AMOUNT[tables.MURDEROUS_MARCH]
        ask = g.who_rule(self.seat, self.origin, victims, effects.TO_FALL)
        if ask is not None:
            return g.call(ask, then=self.fallen)
        g.kill_hoplites(self.seat, self.origin, victims)
        return self.ask_count

    @step
    def fallen(self, g: Hellas) -> Step:
        g.kill_hoplites(self.seat, self.origin, tables.BLESSING_AMOUNT[tables.MURDEROUS_MARCH], g.value)
        return self.ask_count
