"""Hoplites: recruiting (LH-4.1), dying (LH-8.4), retreating (LH-8.5), coming to help."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import AEGIS
from agon.games.hellas.tables import ARTIFACT_AMOUNT, CITIES, CITY_RECRUIT, NEIGHBOURS, REGIONS
from agon.games.hellas.words import (
    ACCEPT,
    ARTIFACT_USED,
    ASK_AEGIS,
    ASK_BRING,
    ASK_LEVY,
    ASK_MUSTER,
    ASK_RETREAT,
    BRING,
    DONE,
    HOPLITES_MOVE,
    LEVY,
    LEVY_FORTIFIED,
    MUSTER,
    PROTECT,
    RECRUITED,
    RECRUITED_FORTIFIED,
    RETREAT,
    RETREATED,
)
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2


class Recruit(HellasFrame):
    """Up to ``count`` hoplites in a region, one of them fortified at once if there is room (LH-4.1).

    The invader of a city defended by others (``flags``: the Local Support card) recruits amid the battle.
    """

    NAME: ClassVar[str] = "recruit"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "place")
    USES: ClassVar[tuple[str, ...]] = ("seat", "region", "count", "flags")

    def blank(self) -> "Recruit":
        return Recruit()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            self.ask(g)
        else:
            self.place(g, arg_b(g.answer), verb_of(g.answer) == LEVY_FORTIFIED)

    def ask(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        most = self.count if self.count < lord.reserve else lord.reserve
        blocked = self.flags == 0 and g.enemy_in(self.seat, self.region) >= 0
        if most <= 0 or blocked or not g.may_recruit(self.region):
            g.end()
            return
        room = has(CITIES, self.region) and g.owner[self.region] == self.seat and not lord.is_fortified(self.region)
        for number in range(most, -1, -1):
            g.offer(code(LEVY, self.region, number))
            if room and number > 0:
                g.offer(code(LEVY_FORTIFIED, self.region, number))
        g.ask(self.seat, ASK_LEVY, SECOND, self.region, most)

    def place(self, g: Hellas, number: i64, fortified: bool) -> None:
        if number > 0:
            g.place_hoplites(self.seat, self.region, number)
            if fortified:
                g.lord(self.seat).fortified |= BIT[self.region]
                g.tell(RECRUITED_FORTIFIED, self.seat, number, self.region)
            else:
                g.tell(RECRUITED, self.seat, number, self.region)
            g.settle(self.seat, self.region)
        g.end(number)


class RecruitOne(HellasFrame):
    """Choose one region of the set ``mask`` and recruit there."""

    NAME: ClassVar[str] = "recruit_one"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "chosen", "done")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count", "mask")

    def blank(self) -> "RecruitOne":
        return RecruitOne()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            rest = recruitable(g, self.mask)
            if rest == 0 or g.lord(self.seat).reserve == 0:
                g.end()
                return
            while rest != 0:
                g.offer(code(MUSTER, lowest(rest)))
                rest &= rest - 1
            g.ask(self.seat, ASK_MUSTER, SECOND, self.count)
        elif self.step == SECOND:
            g.call(Recruit(seat=self.seat, region=arg_a(g.answer), count=self.count), THIRD)
        else:
            g.end()


class RecruitAll(HellasFrame):
    """Recruit in every region of the set ``mask``: ``count`` each, or as the city allows if that is 0."""

    NAME: ClassVar[str] = "recruit_all"
    STEPS: ClassVar[tuple[str, ...]] = ("next",)
    USES: ClassVar[tuple[str, ...]] = ("seat", "count", "mask")

    def blank(self) -> "RecruitAll":
        return RecruitAll()

    def play(self, g: Hellas) -> None:
        if self.mask == 0:
            g.end()
            return
        region = lowest(self.mask)
        self.mask &= self.mask - 1
        count = self.count if self.count > 0 else CITY_RECRUIT[region]
        g.call(Recruit(seat=self.seat, region=region, count=count), FIRST)


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


class Losses(HellasFrame):
    """Hoplites are to be killed; the Aegis may save some of them. Ends with the number killed."""

    NAME: ClassVar[str] = "losses"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "answer", "kill")
    USES: ClassVar[tuple[str, ...]] = ("seat", "region", "count")

    def blank(self) -> "Losses":
        return Losses()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == FIRST:
            present = g.hoplites(self.seat, self.region)
            if self.count > 0 and present > 0 and lord.ready(AEGIS):
                g.offer(code(PROTECT))
                g.offer(code(ACCEPT))
                due = self.count if self.count < present else present
                g.ask(self.seat, ASK_AEGIS, SECOND, due, self.region)
            else:
                self.step = THIRD
        elif self.step == SECOND:
            if verb_of(g.answer) == PROTECT:
                lord.exhaust(AEGIS)
                g.tell(ARTIFACT_USED, self.seat, AEGIS)
                present = g.hoplites(self.seat, self.region)
                if self.count > present:
                    self.count = present
                self.count -= ARTIFACT_AMOUNT[AEGIS]
            self.step = THIRD
        else:
            g.end(g.kill_hoplites(self.seat, self.region, self.count) if self.count > 0 else 0)


def refuges(g: Hellas, seat: i64, region: i64) -> i64:
    """LH-8.5: neighbours that no other player controls and where no one else's hoplites stand."""
    found: i64 = 0
    if not g.may_leave(region):
        return found
    rest = NEIGHBOURS[region]
    while rest != 0:
        other = lowest(rest)
        rest &= rest - 1
        owner = g.owner[other]
        if (owner < 0 or owner == seat) and g.enemy_in(seat, other) < 0 and g.may_enter(seat, other):
            found |= BIT[other]
    return found


class Retreat(HellasFrame):
    """The whole army leaves a region together, or dies where it stands (LH-8.5)."""

    NAME: ClassVar[str] = "retreat"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "go", "over")
    USES: ClassVar[tuple[str, ...]] = ("seat", "region")

    def blank(self) -> "Retreat":
        return Retreat()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            army = g.hoplites(self.seat, self.region)
            if army == 0:
                g.end()
                return
            rest = refuges(g, self.seat, self.region)
            if rest == 0:
                g.call(Losses(seat=self.seat, region=self.region, count=army), THIRD)
                return
            while rest != 0:
                g.offer(code(RETREAT, lowest(rest)))
                rest &= rest - 1
            g.ask(self.seat, ASK_RETREAT, SECOND, self.region)
        elif self.step == SECOND:
            goal = arg_a(g.answer)
            army = g.hoplites(self.seat, self.region)
            g.tell(RETREATED, self.seat, army, self.region, goal)
            g.call(Enter(seat=self.seat, origin=self.region, region=goal, count=army), THIRD)
        else:
            # saved by the Aegis but with nowhere to go: they die all the same
            g.kill_hoplites(self.seat, self.region, g.hoplites(self.seat, self.region))
            g.end()


class Enter(HellasFrame):
    """Hoplites go from one region to another; the evolved Chimera kills one; then control is looked at.

    ``flags``: they take no control (on the way, or into a battle). Ends with the number that arrived alive.
    """

    NAME: ClassVar[str] = "enter"
    STEPS: ClassVar[tuple[str, ...]] = ("go", "bitten", "settle")
    USES: ClassVar[tuple[str, ...]] = ("seat", "origin", "region", "count", "flags", "mask")

    def blank(self) -> "Enter":
        return Enter()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            g.shift_hoplites(self.seat, self.origin, self.region, self.count)
            if g.bites(self.region) and self.mask == 0:
                g.call(Losses(seat=self.seat, region=self.region, count=1), SECOND)
            else:
                self.step = THIRD
        elif self.step == SECOND:
            self.count -= g.value
            self.step = THIRD
        else:
            if self.flags == 0:
                g.settle(self.seat, self.region)
            g.end(self.count)


ANY_NUMBER: Final = 99


class Reinforce(HellasFrame):
    """Bring hoplites from neighbouring regions into a battle: at most ``left``; ``flags``: from several.

    Ends with the regions they came from, three bits each, as a battle keeps them.
    """

    NAME: ClassVar[str] = "reinforce"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "bring", "next")
    USES: ClassVar[tuple[str, ...]] = ("seat", "region", "left", "flags", "mask", "value")

    def blank(self) -> "Reinforce":
        return Reinforce()

    def play(self, g: Hellas) -> None:
        if self.step == FIRST:
            self.ask(g)
        elif self.step == SECOND:
            if verb_of(g.answer) == DONE:
                g.end(self.value)
                return
            origin, number = arg_a(g.answer), arg_b(g.answer)
            self.mask |= BIT[origin]
            self.left -= number
            self.value = with_origin(self.value, origin, number)
            g.tell(HOPLITES_MOVE, self.seat, number, origin, self.region)
            g.call(Enter(seat=self.seat, origin=origin, region=self.region, count=number, flags=1), THIRD)
        elif self.flags == 0:
            g.end(self.value)
        else:
            self.step = FIRST

    def ask(self, g: Hellas) -> None:
        rest = helpers(g, self.seat, self.region) & ~self.mask
        if rest == 0 or self.left <= 0:
            g.end(self.value)
            return
        while rest != 0:
            origin = lowest(rest)
            rest &= rest - 1
            most = g.loose(self.seat, origin)
            if most > self.left:
                most = self.left
            for number in range(most, 0, -1):
                g.offer(code(BRING, origin, number))
        g.offer(code(DONE))
        g.ask(self.seat, ASK_BRING, SECOND, self.region)


def helpers(g: Hellas, seat: i64, region: i64) -> i64:
    """Neighbours from which hoplites could come into a region."""
    found: i64 = 0
    if not g.may_enter(seat, region):
        return found
    rest = NEIGHBOURS[region]
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
    for region in range(REGIONS):
        number = origin_count(more, region)
        if number > 0:
            total = with_origin(total, region, number)
    return total
