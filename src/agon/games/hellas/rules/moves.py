"""LH-3.4 to LH-3.10, LH-4.3: heroes and hoplites on the move."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    B_HEROS_APPRENTICE,
    B_HEROS_WRATH,
    B_MURDEROUS_MARCH,
    B_REARGUARD,
    LEADERSHIP,
    SPEED,
)
from agon.games.hellas.rules.battle import Battle
from agon.games.hellas.rules.hands import offer_cards
from agon.games.hellas.rules.hosts import Enter, Losses, Recruit, with_origin
from agon.games.hellas.rules.quests import BeginQuest
from agon.games.hellas.tables import BLESSING_AMOUNT, CITIES, NEIGHBOURS, REGIONS
from agon.games.hellas.words import (
    ASK_COUNT,
    ASK_FIGHT,
    ASK_LIFT,
    ASK_MARCH,
    ASK_MOVE_HOPLITES,
    ASK_ONWARD,
    ASK_WRATH,
    BLESSING_USED,
    COUNT,
    DONE,
    FIGHT,
    FORTIFIED,
    FORTIFY,
    HALT,
    HERO_MOVES,
    HOPLITES_MOVE,
    LEAVE_CITY,
    LIFT,
    MARCH,
    MURDER,
    ONWARD,
    SKIP,
    STEP,
    UNFORTIFIED,
    WRATH,
)
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of

# ---------------------------------------------------------------------- the hero

HERO_GO: Final = 0
HERO_WRATH: Final = 1
HERO_STRIKE: Final = 2
HERO_QUEST: Final = 3
HERO_END: Final = 4


class HeroMove(HellasFrame):
    """LH-3.4: the hero goes to ``region``; then Hero's Wrath, then perhaps a quest (LH-3.5)."""

    NAME: ClassVar[str] = "hero_move"
    STEPS: ClassVar[tuple[str, ...]] = ("go", "wrath", "strike", "quest", "end")
    USES: ClassVar[tuple[str, ...]] = ("seat", "region")

    def blank(self) -> "HeroMove":
        return HeroMove()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == HERO_GO:
            g.tell(HERO_MOVES, self.seat, lord.hero, lord.at, self.region)
            lord.at = self.region
            self.step = HERO_WRATH
        elif self.step == HERO_WRATH:
            foe = g.enemy_in(self.seat, lord.at)
            if lord.blessed(B_HEROS_WRATH) and lord.hand != 0 and foe >= 0:
                offer_cards(g, WRATH, lord.hand)
                g.offer(code(SKIP))
                g.ask(self.seat, ASK_WRATH, HERO_STRIKE, lord.at)
            else:
                self.step = HERO_QUEST
        elif self.step == HERO_STRIKE:
            self.step = HERO_QUEST
            if verb_of(g.answer) == WRATH:
                g.tell(BLESSING_USED, self.seat, B_HEROS_WRATH)
                g.drop_card(self.seat, arg_a(g.answer))
                foe = g.enemy_in(self.seat, lord.at)
                kills = BLESSING_AMOUNT[B_HEROS_WRATH]
                g.call(Losses(seat=foe, region=lord.at, count=kills), HERO_QUEST)
        elif self.step == HERO_QUEST:
            g.call(BeginQuest(seat=self.seat, region=lord.at), HERO_END)
        else:
            g.end()


# ---------------------------------------------------------------------- hoplites, one region each

MOVE_ASK: Final = 0
MOVE_GO: Final = 1
MOVE_GONE: Final = 2
MOVE_FIGHTS: Final = 3
MOVE_FIGHT: Final = 4

STEP_BITS: Final = 10
"""Five bits for where a hoplite came from and five for where it went, in ``value``, step by step."""


def may_step(g: Hellas, seat: i64, origin: i64) -> i64:
    """Neighbours that hoplites may enter from a region."""
    found: i64 = 0
    if not g.may_leave(origin):
        return found
    rest = NEIGHBOURS[origin]
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        if g.may_enter(seat, region):
            found |= BIT[region]
    return found


def can_move_hoplites(g: Hellas, seat: i64) -> bool:
    """Whether the hoplite movement could do anything."""
    lord = g.lord(seat)
    if lord.fortified != 0:
        return True
    for region in range(REGIONS):
        if g.hoplites(seat, region) > 0:
            if may_step(g, seat, region) != 0 or (has(CITIES, region) and lord.holds(region)):
                return True
    return False


class MoveHoplites(HellasFrame):
    """LH-3.6: up to Leadership hoplites step to a neighbour, into a city or out of it; then the battles.

    ``left``: steps left. ``mask``: hoplites by region that have moved already, three bits each. ``flags``: regions
    where a battle waits. ``other``: regions where the Chimera has bitten. ``value``, ``count``: the steps taken.
    """

    NAME: ClassVar[str] = "move_hoplites"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "go", "gone", "fights", "fight")
    USES: ClassVar[tuple[str, ...]] = ("seat", "left", "mask", "flags", "other", "value", "count", "region")

    def blank(self) -> "MoveHoplites":
        return MoveHoplites()

    def play(self, g: Hellas) -> None:
        if self.step == MOVE_ASK:
            self.ask(g)
        elif self.step == MOVE_GO:
            self.go(g)
        elif self.step == MOVE_GONE:
            self.gone(g)
        elif self.step == MOVE_FIGHTS:
            self.fights(g)
        else:
            region = arg_a(g.answer)
            self.flags &= ~BIT[region]
            foe = g.enemy_in(self.seat, region)
            g.call(Battle(seat=self.seat, rival=foe, region=region, origin=self.origins(region)), MOVE_FIGHTS)

    def fresh(self, g: Hellas, region: i64) -> i64:
        """Hoplites in the open that have not moved."""
        return g.loose(self.seat, region) - ((self.mask >> (3 * region)) & 7)

    def ask(self, g: Hellas) -> None:
        if self.left == 0:
            self.step = MOVE_FIGHTS
            return
        lord = g.lord(self.seat)
        for region in range(REGIONS):
            if g.hoplites(self.seat, region) == 0:
                continue
            if self.fresh(g, region) > 0:
                rest = may_step(g, self.seat, region)
                while rest != 0:
                    g.offer(code(STEP, region, lowest(rest)))
                    rest &= rest - 1
                if has(CITIES, region) and lord.holds(region) and not lord.is_fortified(region):
                    g.offer(code(FORTIFY, region))
            if lord.is_fortified(region):
                g.offer(code(LEAVE_CITY, region))
        if self.count > 0 or g.offered == 0:
            g.offer(code(DONE))
        g.ask(self.seat, ASK_MOVE_HOPLITES, MOVE_GO, self.left)

    def go(self, g: Hellas) -> None:
        verb = verb_of(g.answer)
        region = arg_a(g.answer)
        lord = g.lord(self.seat)
        if verb == DONE:
            self.step = MOVE_FIGHTS
            return
        self.left -= 1
        self.count += 1
        self.step = MOVE_ASK
        if verb == FORTIFY:
            lord.fortified |= BIT[region]
            g.tell(FORTIFIED, self.seat, region)
        elif verb == LEAVE_CITY:
            lord.fortified &= ~BIT[region]
            self.mask = with_origin(self.mask, region, 1)
            g.tell(UNFORTIFIED, self.seat, region)
        else:
            goal = arg_b(g.answer)
            self.value = (self.value << STEP_BITS) | (region << 5) | goal
            self.region = goal
            g.tell(HOPLITES_MOVE, self.seat, 1, region, goal)
            bitten = 1 if has(self.other, goal) else 0
            if g.bites(goal):
                self.other |= BIT[goal]
            fights = g.enemy_in(self.seat, goal) >= 0
            frame = Enter(seat=self.seat, origin=region, region=goal, count=1, flags=1 if fights else 0, mask=bitten)
            g.call(frame, MOVE_GONE)

    def gone(self, g: Hellas) -> None:
        """The hoplite has arrived, unless the Chimera got it; enemies there mean a battle (LH-3.9)."""
        if g.value > 0:
            self.mask = with_origin(self.mask, self.region, 1)
            if g.enemy_in(self.seat, self.region) >= 0:
                self.flags |= BIT[self.region]
        self.step = MOVE_ASK

    def origins(self, region: i64) -> i64:
        """Where the hoplites in a region came from."""
        packed: i64 = 0
        steps = self.value
        while steps != 0:
            if steps & 31 == region:
                packed = with_origin(packed, (steps >> 5) & 31, 1)
            steps >>= STEP_BITS
        return packed

    def fights(self, g: Hellas) -> None:
        """LH-3.9: the battles in the order of the attacker's choice."""
        if self.flags == 0:
            g.end()
            return
        rest = self.flags
        while rest != 0:
            region = lowest(rest)
            rest &= rest - 1
            if g.hoplites(self.seat, region) == 0 or g.enemy_in(self.seat, region) < 0:
                # the enemy has left to help in another battle, or nobody is left to attack
                self.flags &= ~BIT[region]
                g.offered = 0
                g.settle(self.seat, region)
                return
            g.offer(code(FIGHT, region))
        g.ask(self.seat, ASK_FIGHT, MOVE_FIGHT)


def leadership_of(g: Hellas, seat: i64) -> i64:
    return g.lord(seat).value(LEADERSHIP)


# ---------------------------------------------------------------------- an army, region by region

MARCH_PICK: Final = 0
MARCH_PICKED: Final = 1
MARCH_COUNT: Final = 2
MARCH_COUNTED: Final = 3
MARCH_ARRIVED: Final = 4
MARCH_ONWARD: Final = 5
MARCH_HALT: Final = 6
MARCH_REAR: Final = 7
MARCH_END: Final = 8
MARCH_SLAY: Final = 9
MARCH_WENT: Final = 10

SPECIAL: Final = 1
"""In ``flags``: the March special action, with its blessings."""
SINGLE: Final = 2
"""One hoplite only."""
ANYWHERE: Final = 4
"""To any region of the map."""
KILLS_TWO: Final = 8


def can_march(g: Hellas, seat: i64) -> bool:
    return any(g.loose(seat, region) > 0 and may_step(g, seat, region) != 0 for region in range(REGIONS))


class March(HellasFrame):
    """An army goes up to ``left`` regions (LH-4.3, LH-3.10): March, Hermes' power, Hero's Apprentice and others.

    ``origin``: where it started, ``other``: the region before the present one, ``region``: where it is, ``count``:
    how many go.
    """

    NAME: ClassVar[str] = "march"
    STEPS: ClassVar[tuple[str, ...]] = (
        "pick",
        "picked",
        "count",
        "counted",
        "arrived",
        "onward",
        "halt",
        "rear",
        "end",
        "slay",
        "went",
    )
    USES: ClassVar[tuple[str, ...]] = ("seat", "left", "flags", "origin", "other", "region", "count")

    def blank(self) -> "March":
        return March()

    def play(self, g: Hellas) -> None:
        if self.step == MARCH_PICK:
            self.pick(g)
        elif self.step == MARCH_PICKED:
            self.picked(g)
        elif self.step == MARCH_COUNT:
            self.ask_count(g)
        elif self.step == MARCH_COUNTED:
            self.count = arg_a(g.answer)
            self.go(g)
        elif self.step == MARCH_ARRIVED:
            self.arrived(g)
        elif self.step == MARCH_ONWARD:
            self.onward(g)
        elif self.step == MARCH_WENT:
            self.went(g)
        elif self.step == MARCH_HALT:
            self.halt(g)
        elif self.step == MARCH_REAR:
            self.rear(g)
        elif self.step == MARCH_SLAY:
            g.kill_hoplites(self.seat, self.origin, BLESSING_AMOUNT[B_MURDEROUS_MARCH])
            self.step = MARCH_COUNT
        else:
            g.end()

    def pick(self, g: Hellas) -> None:
        if self.flags & ANYWHERE:
            self.pick_anywhere(g)
            return
        murders = self.flags & SPECIAL != 0 and g.lord(self.seat).blessed(B_MURDEROUS_MARCH)
        for region in range(REGIONS):
            if g.loose(self.seat, region) == 0:
                continue
            rest = may_step(g, self.seat, region)
            while rest != 0:
                g.offer(code(MARCH, region, lowest(rest)))
                rest &= rest - 1
            if murders and g.loose(self.seat, region) > BLESSING_AMOUNT[B_MURDEROUS_MARCH]:
                if g.may_leave(region):
                    g.offer(code(MURDER, region))
        if g.offered == 0:
            g.end()
        else:
            g.ask(self.seat, ASK_MARCH, MARCH_PICKED, self.left)

    def pick_anywhere(self, g: Hellas) -> None:
        """Winged Boots and Murderous March: first the army, then any region."""
        for region in range(REGIONS):
            if self.origin < 0:
                if g.loose(self.seat, region) > 0 and g.may_leave(region):
                    g.offer(code(LIFT, region))
            elif region != self.origin and g.may_enter(self.seat, region):
                g.offer(code(MARCH, self.origin, region))
        if self.origin < 0:
            g.ask(self.seat, ASK_LIFT, MARCH_PICKED)
        else:
            g.ask(self.seat, ASK_MARCH, MARCH_PICKED, self.left)

    def picked(self, g: Hellas) -> None:
        verb = verb_of(g.answer)
        self.origin = arg_a(g.answer)
        self.step = MARCH_PICK
        if verb == LIFT:
            return
        if verb == MURDER:
            g.tell(BLESSING_USED, self.seat, B_MURDEROUS_MARCH)
            self.flags |= ANYWHERE | KILLS_TWO
            return
        self.other = self.origin
        self.region = arg_b(g.answer)
        self.step = MARCH_SLAY if self.flags & KILLS_TWO else MARCH_COUNT

    def ask_count(self, g: Hellas) -> None:
        most = 1 if self.flags & SINGLE else g.loose(self.seat, self.origin)
        for number in range(most, 0, -1):
            g.offer(code(COUNT, number))
        g.ask(self.seat, ASK_COUNT, MARCH_COUNTED, self.origin, self.region)

    def go(self, g: Hellas) -> None:
        self.left -= 1
        g.tell(HOPLITES_MOVE, self.seat, self.count, self.other, self.region)
        frame = Enter(seat=self.seat, origin=self.other, region=self.region, count=self.count, flags=1)
        g.call(frame, MARCH_ARRIVED)

    def arrived(self, g: Hellas) -> None:
        self.count = g.value
        if self.count == 0:
            self.step = MARCH_REAR
        elif self.left > 0 and self.flags & ANYWHERE == 0 and self.may_pass(g):
            self.step = MARCH_ONWARD
        else:
            self.step = MARCH_HALT

    def may_pass(self, g: Hellas) -> bool:
        """LH-3.10: only through neutral or own regions without enemies."""
        owner = g.owner[self.region]
        free = owner < 0 or owner == self.seat
        return free and g.enemy_in(self.seat, self.region) < 0 and may_step(g, self.seat, self.region) != 0

    def onward(self, g: Hellas) -> None:
        rest = may_step(g, self.seat, self.region)
        while rest != 0:
            g.offer(code(ONWARD, lowest(rest)))
            rest &= rest - 1
        g.offer(code(HALT))
        g.ask(self.seat, ASK_ONWARD, MARCH_WENT, self.region, self.left)

    def went(self, g: Hellas) -> None:
        if verb_of(g.answer) == HALT:
            self.step = MARCH_HALT
            return
        self.other = self.region
        self.region = arg_a(g.answer)
        self.go(g)

    def halt(self, g: Hellas) -> None:
        """Stay and take control, or fight."""
        foe = g.enemy_in(self.seat, self.region)
        if foe >= 0:
            back = with_origin(0, self.other, 1)
            g.call(Battle(seat=self.seat, rival=foe, region=self.region, origin=back), MARCH_REAR)
        else:
            g.settle(self.seat, self.region)
            self.step = MARCH_REAR

    def rear(self, g: Hellas) -> None:
        """Rearguard: after March, hoplites in the region that the army left."""
        self.step = MARCH_END
        if self.flags & SPECIAL != 0 and g.lord(self.seat).blessed(B_REARGUARD):
            owner = g.owner[self.origin]
            if owner < 0 or owner == self.seat:
                count = BLESSING_AMOUNT[B_REARGUARD]
                g.call(Recruit(seat=self.seat, region=self.origin, count=count), MARCH_END)


def apprentice(g: Hellas, seat: i64) -> March:
    """Hero's Apprentice: one hoplite, up to Speed regions."""
    g.tell(BLESSING_USED, seat, B_HEROS_APPRENTICE)
    return March(seat=seat, left=g.lord(seat).value(SPEED), flags=SINGLE)
