"""Hoplites: recruiting (LH-4.1), dying (LH-8.4), retreating (LH-8.5), coming to help."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2


class Recruit(HellasRule):
    """Up to ``count`` hoplites in a region, one of them fortified at once if there is room (LH-4.1).

    The invader of a city defended by others (``flags``: the Local Support card) recruits amid the battle.
    """

    seat: i64 = 0
    region: i64 = -1
    count: i64 = 0
    flags: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        most = self.count if self.count < lord.reserve else lord.reserve
        blocked = self.flags == 0 and g.enemy_in(self.seat, self.region) >= 0
        if most <= 0 or blocked or not g.may_recruit(self.region):
            return g.end()
        room = (
            has(tables.CITIES, self.region) and g.owner[self.region] == self.seat and not lord.is_fortified(self.region)
        )
        for number in range(most, -1, -1):
            g.offer(code(words.LEVY, self.region, number))
            if room and number > 0:
                g.offer(code(words.LEVY_FORTIFIED, self.region, number))
        return g.ask(self.seat, words.ASK_LEVY, self.region, most, then=self.then_place)

    @step("place")
    def then_place(self, g: Hellas) -> Step:
        return self.place(g, arg_b(g.answer), verb_of(g.answer) == words.LEVY_FORTIFIED)

    def place(self, g: Hellas, number: i64, fortified: bool) -> Step:
        if number > 0:
            g.place_hoplites(self.seat, self.region, number)
            if fortified:
                g.lord(self.seat).fortified |= BIT[self.region]
                g.tell(words.RECRUITED_FORTIFIED, self.seat, number, self.region)
            else:
                g.tell(words.RECRUITED, self.seat, number, self.region)
            g.settle(self.seat, self.region)
        return g.end(number)


class RecruitOne(HellasRule):
    """Choose one region of the set ``mask`` and recruit there."""

    seat: i64 = 0
    count: i64 = 0
    mask: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        rest = recruitable(g, self.mask)
        if rest == 0 or g.lord(self.seat).reserve == 0:
            return g.end()
        while rest != 0:
            g.offer(code(words.MUSTER, lowest(rest)))
            rest &= rest - 1
        return g.ask(self.seat, words.ASK_MUSTER, self.count, then=self.chosen)

    @step
    def chosen(self, g: Hellas) -> Step:
        return g.call(Recruit(seat=self.seat, region=arg_a(g.answer), count=self.count), then=self.done)

    @step
    def done(self, g: Hellas) -> Step:
        return g.end()


class RecruitAll(HellasRule):
    """Recruit in every region of the set ``mask``: ``count`` each, or as the city allows if that is 0."""

    seat: i64 = 0
    count: i64 = 0
    mask: i64 = 0

    @step
    def next(self, g: Hellas) -> Step:
        if self.mask == 0:
            return g.end()
        region = lowest(self.mask)
        self.mask &= self.mask - 1
        count = self.count if self.count > 0 else tables.CITY_RECRUIT[region]
        return g.call(Recruit(seat=self.seat, region=region, count=count), then=self.next)


def recruitable(g: Hellas, mask: i64) -> i64:
    """The regions of a set where recruiting is not barred."""
    found = mask
    rest = mask
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        if not g.may_recruit(region):
            found &= ~BIT[region]
    return found


class Losses(HellasRule):
    """Hoplites are to be killed; the Aegis may save some of them. Ends with the number killed."""

    seat: i64 = 0
    region: i64 = -1
    count: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        present = g.hoplites(self.seat, self.region)
        if self.count > 0 and present > 0 and lord.ready(tables.AEGIS):
            g.offer(code(words.PROTECT))
            g.offer(code(words.ACCEPT))
            due = self.count if self.count < present else present
            return g.ask(self.seat, words.ASK_AEGIS, due, self.region, then=self.answer)
        else:
            return self.kill

    @step
    def answer(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if verb_of(g.answer) == words.PROTECT:
            lord.exhaust(tables.AEGIS)
            g.tell(words.ARTIFACT_USED, self.seat, tables.AEGIS)
            present = g.hoplites(self.seat, self.region)
            if self.count > present:
                self.count = present
            self.count -= tables.ARTIFACT_AMOUNT[tables.AEGIS]
        return self.kill

    @step
    def kill(self, g: Hellas) -> Step:
        return g.end(g.kill_hoplites(self.seat, self.region, self.count) if self.count > 0 else 0)


def refuges(g: Hellas, seat: i64, region: i64) -> i64:
    """LH-8.5: neighbours that no other player controls and where no one else's hoplites stand."""
    found: i64 = 0
    if not g.may_leave(region):
        return found
    rest = tables.NEIGHBOURS[region]
    while rest != 0:
        other = lowest(rest)
        rest &= rest - 1
        owner = g.owner[other]
        if (owner < 0 or owner == seat) and g.enemy_in(seat, other) < 0 and g.may_enter(seat, other):
            found |= BIT[other]
    return found


class Retreat(HellasRule):
    """The whole army leaves a region together, or dies where it stands (LH-8.5)."""

    seat: i64 = 0
    region: i64 = -1

    @step
    def ask(self, g: Hellas) -> Step:
        army = g.hoplites(self.seat, self.region)
        if army == 0:
            return g.end()
        rest = refuges(g, self.seat, self.region)
        if rest == 0:
            return g.call(Losses(seat=self.seat, region=self.region, count=army), then=self.over)
        while rest != 0:
            g.offer(code(words.RETREAT, lowest(rest)))
            rest &= rest - 1
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

    ``flags``: they take no control (on the way, or into a battle). Ends with the number that arrived alive.
    """

    seat: i64 = 0
    origin: i64 = -1
    region: i64 = -1
    count: i64 = 0
    flags: i64 = 0
    mask: i64 = 0

    @step
    def go(self, g: Hellas) -> Step:
        g.shift_hoplites(self.seat, self.origin, self.region, self.count)
        if g.bites(self.region) and self.mask == 0:
            return g.call(Losses(seat=self.seat, region=self.region, count=1), then=self.bitten)
        else:
            return self.settle

    @step
    def bitten(self, g: Hellas) -> Step:
        self.count -= g.value
        return self.settle

    @step
    def settle(self, g: Hellas) -> Step:
        if self.flags == 0:
            g.settle(self.seat, self.region)
        return g.end(self.count)


ANY_NUMBER: Final = 99


class Reinforce(HellasRule):
    """Bring hoplites from neighbouring regions into a battle: at most ``left``; ``flags``: from several.

    Ends with the regions they came from, three bits each, as a battle keeps them.
    """

    seat: i64 = 0
    region: i64 = -1
    left: i64 = 0
    flags: i64 = 0
    mask: i64 = 0
    value: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        rest = helpers(g, self.seat, self.region) & ~self.mask
        if rest == 0 or self.left <= 0:
            return g.end(self.value)
        while rest != 0:
            origin = lowest(rest)
            rest &= rest - 1
            most = g.loose(self.seat, origin)
            if most > self.left:
                most = self.left
            for number in range(most, 0, -1):
                g.offer(code(words.BRING, origin, number))
        g.offer(code(words.DONE))
        return g.ask(self.seat, words.ASK_BRING, self.region, then=self.bring)

    @step
    def bring(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.DONE:
            return g.end(self.value)
        origin, number = arg_a(g.answer), arg_b(g.answer)
        self.mask |= BIT[origin]
        self.left -= number
        self.value = with_origin(self.value, origin, number)
        g.tell(words.HOPLITES_MOVE, self.seat, number, origin, self.region)
        return g.call(Enter(seat=self.seat, origin=origin, region=self.region, count=number, flags=1), then=self.next)

    @step
    def next(self, g: Hellas) -> Step:
        if self.flags == 0:
            return g.end(self.value)
        else:
            return self.ask


def helpers(g: Hellas, seat: i64, region: i64) -> i64:
    """Neighbours from which hoplites could come into a region."""
    found: i64 = 0
    if not g.may_enter(seat, region):
        return found
    rest = tables.NEIGHBOURS[region]
    while rest != 0:
        origin = lowest(rest)
        rest &= rest - 1
        if g.loose(seat, origin) > 0 and g.may_leave(origin):
            found |= BIT[origin]
    return found


MOST_PACKED: Final = 7
"""Three bits by region hold how many came from where; with one origin the number does not matter."""


def with_origin(packed: i64, region: i64, number: i64) -> i64:
    """Note that hoplites came from a region."""
    shift = 3 * region
    present = (packed >> shift) & MOST_PACKED
    total = present + number
    if total > MOST_PACKED:
        total = MOST_PACKED
    return packed + ((total - present) << shift)


def origin_count(packed: i64, region: i64) -> i64:
    return (packed >> (3 * region)) & MOST_PACKED


def join_origins(packed: i64, more: i64) -> i64:
    total = packed
    for region in range(tables.REGIONS):
        number = origin_count(more, region)
        if number > 0:
            total = with_origin(total, region, number)
    return total
