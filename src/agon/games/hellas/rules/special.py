"""LH-4: Build Temple, Prepare, Usurp and Build Monument."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.constants import (
    KING_TOKENS,
    ORACLE_ATTRIBUTES,
    ORACLE_EXTRA,
    ORACLE_FILL,
    ORACLE_LOOK,
    ORACLE_PRIEST_DRAFT,
    TOP_LEVEL,
)
from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    B_COMBAT_TRAINING,
    B_GLORY_OF_ZEUS,
    B_GODS_STRENGTH,
    B_HERMES_TEMPLE,
    PERSEUS,
)
from agon.games.hellas.rules.bodies import Heal, Raise
from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.rules.hands import Draw
from agon.games.hellas.rules.hosts import Recruit, Retreat
from agon.games.hellas.rules.monsters import EventPhase, MonsterPhase
from agon.games.hellas.rules.relics import LookAtRelics
from agon.games.hellas.tables import (
    BLESSING_AMOUNT,
    DELPHI,
    GOD_COUNT,
    LAND_OF,
    REGIONS,
    SHRINES,
    TEMPLE_AMOUNT,
    TEMPLE_DRAFTS,
    TEMPLE_ORACLE,
)
from agon.games.hellas.words import (
    APPEAR,
    ASK_APPEAR,
    ASK_MONUMENT,
    ASK_PREPARE,
    ASK_TEMPLE,
    BUILD,
    BUILD_LEVEL,
    EXTRA_SPECIAL,
    HERO_APPEARS,
    KING_COUNTDOWN,
    MONUMENT_BUILT,
    ORACLE_BUILT,
    PREPARE,
    SKIP,
    TEMPLE_BUILT,
    USURPED,
)
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, code, verb_of

# ---------------------------------------------------------------------- temples

TEMPLE_ASK: Final = 0
TEMPLE_BUILD: Final = 1
TEMPLE_ORACLE_DRAFT: Final = 2
TEMPLE_DONE: Final = 3


def temple_sites(g: Hellas, seat: i64) -> i64:
    """LH-4.4: controlled regions with a free shrine, while temples last; Delphi has its own."""
    open_shrines: i64 = BIT[DELPHI]
    if g.temples_built < g.places_for_temples():
        open_shrines |= SHRINES
    return open_shrines & ~g.temples & g.lord(seat).held


class BuildTemple(HellasFrame):
    """LH-4.4."""

    NAME: ClassVar[str] = "build_temple"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "build", "oracle_draft", "done")
    USES: ClassVar[tuple[str, ...]] = ("seat",)

    def blank(self) -> "BuildTemple":
        return BuildTemple()

    def play(self, g: Hellas) -> None:
        if self.step == TEMPLE_ASK:
            rest = temple_sites(g, self.seat)
            while rest != 0:
                g.offer(code(BUILD, lowest(rest)))
                rest &= rest - 1
            g.ask(self.seat, ASK_TEMPLE, TEMPLE_BUILD)
        elif self.step == TEMPLE_BUILD:
            self.build(g, arg_a(g.answer))
        elif self.step == TEMPLE_ORACLE_DRAFT:
            g.call(Draft(seat=self.seat), TEMPLE_DONE)
        else:
            if g.lord(self.seat).blessed(B_HERMES_TEMPLE):
                grant_special(g, self.seat, BLESSING_AMOUNT[B_HERMES_TEMPLE])
            g.end()

    def build(self, g: Hellas, region: i64) -> None:
        g.temples |= BIT[region]
        g.gain_priest(self.seat)
        self.step = TEMPLE_DONE
        if region == DELPHI:
            g.tell(ORACLE_BUILT, self.seat)
            self.oracle(g)
        else:
            g.tell(TEMPLE_BUILT, self.seat, region)
            if has(TEMPLE_DRAFTS[g.temple_card], g.temples_built):
                self.step = TEMPLE_ORACLE_DRAFT
            g.temples_built += 1
        g.check_control(self.seat)

    def oracle(self, g: Hellas) -> None:
        """The reward of the temple card."""
        reward = TEMPLE_ORACLE[g.temple_card]
        amount = TEMPLE_AMOUNT[g.temple_card]
        lord = g.lord(self.seat)
        if reward == ORACLE_EXTRA:
            grant_special(g, self.seat, amount)
        elif reward == ORACLE_PRIEST_DRAFT:
            g.gain_priest(self.seat, amount)
            self.step = TEMPLE_ORACLE_DRAFT
        elif reward == ORACLE_LOOK:
            g.call(LookAtRelics(seat=self.seat, count=amount), TEMPLE_DONE)
        elif reward == ORACLE_FILL:
            missing = lord.hand_limit() - lord.hand_size()
            g.call(Draw(seat=self.seat, count=missing if missing > 0 else 0), TEMPLE_DONE)
        elif reward == ORACLE_ATTRIBUTES:
            g.call(Raise(seat=self.seat, count=amount), TEMPLE_DONE)


def grant_special(g: Hellas, seat: i64, count: i64) -> None:
    """More special actions this turn."""
    g.specials += count
    g.tell(EXTRA_SPECIAL, seat)


# ---------------------------------------------------------------------- prepare

PICK_HEAL: Final = 0
PICK_DRAW: Final = 1
PICK_RECRUIT: Final = 2
PREPARE_ASK: Final = 0
PREPARE_PICKED: Final = 1
PREPARE_TRAINED: Final = 2
PREPARE_APPEAR: Final = 3
PREPARE_APPEARED: Final = 4
PICKS: Final = 2


class Prepare(HellasFrame):
    """LH-4.6: two of heal, draw, recruit where the hero is; Perseus may then appear anywhere (LH-2.7)."""

    NAME: ClassVar[str] = "prepare"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "picked", "trained", "appear", "appeared")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count")

    def blank(self) -> "Prepare":
        return Prepare()

    def play(self, g: Hellas) -> None:
        if self.step == PREPARE_ASK:
            self.ask(g)
        elif self.step == PREPARE_PICKED:
            self.picked(g, arg_a(g.answer))
        elif self.step == PREPARE_TRAINED:
            cards: i64 = 0
            if g.lord(self.seat).blessed(B_COMBAT_TRAINING):
                cards = BLESSING_AMOUNT[B_COMBAT_TRAINING]
            g.call(Draw(seat=self.seat, count=cards), PREPARE_APPEAR)
        elif self.step == PREPARE_APPEAR:
            lord = g.lord(self.seat)
            if lord.hero != PERSEUS or lord.at < 0:
                g.end()
                return
            offer_appearance(g, lord.at)
            g.offer(code(SKIP))
            g.ask(self.seat, ASK_APPEAR, PREPARE_APPEARED)
        else:
            if verb_of(g.answer) == APPEAR:
                appear(g, self.seat, arg_a(g.answer))
            g.end()

    def ask(self, g: Hellas) -> None:
        if self.count == PICKS:
            self.step = PREPARE_TRAINED
            return
        lord = g.lord(self.seat)
        if lord.injured != 0:
            g.offer(code(PREPARE, PICK_HEAL))
        g.offer(code(PREPARE, PICK_DRAW))
        if may_prepare_recruit(g, self.seat):
            g.offer(code(PREPARE, PICK_RECRUIT))
        g.ask(self.seat, ASK_PREPARE, PREPARE_PICKED, PICKS - self.count)

    def picked(self, g: Hellas, pick: i64) -> None:
        self.count += 1
        if pick == PICK_HEAL:
            g.call(Heal(seat=self.seat, count=1), PREPARE_ASK)
        elif pick == PICK_DRAW:
            g.call(Draw(seat=self.seat, count=1), PREPARE_ASK)
        else:
            g.call(Recruit(seat=self.seat, region=g.lord(self.seat).at, count=1), PREPARE_ASK)


def may_prepare_recruit(g: Hellas, seat: i64) -> bool:
    lord = g.lord(seat)
    return lord.at >= 0 and lord.reserve > 0 and g.enemy_in(seat, lord.at) < 0 and g.may_recruit(lord.at)


def offer_appearance(g: Hellas, present: i64) -> None:
    """Any region of the map but the present one."""
    for region in range(REGIONS):
        if region != present:
            g.offer(code(APPEAR, region))


def appear(g: Hellas, seat: i64, region: i64) -> None:
    """Not a hero movement: it starts no quest."""
    lord = g.lord(seat)
    lord.at = region
    g.tell(HERO_APPEARS, seat, lord.hero, region)


# ---------------------------------------------------------------------- usurp

USURP_DRIVE: Final = 0
USURP_TAKE: Final = 1
USURP_DONE: Final = 2


def may_usurp(g: Hellas, seat: i64) -> bool:
    """LH-4.7: the glory token of the land of the hero's region, which is not one's own yet."""
    lord = g.lord(seat)
    return lord.at >= 0 and not lord.holds(lord.at) and has(lord.glory, LAND_OF[lord.at])


class Usurp(HellasFrame):
    """LH-4.7: enemies retreat without losses, control, a hoplite (three with Glory of Zeus)."""

    NAME: ClassVar[str] = "usurp"
    STEPS: ClassVar[tuple[str, ...]] = ("drive", "take", "done")
    USES: ClassVar[tuple[str, ...]] = ("seat", "region")

    def blank(self) -> "Usurp":
        return Usurp()

    def play(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        if self.step == USURP_DRIVE:
            self.region = lord.at
            g.tell(USURPED, self.seat, self.region)
            foe = g.enemy_in(self.seat, self.region)
            self.step = USURP_TAKE
            if foe >= 0:
                g.call(Retreat(seat=foe, region=self.region), USURP_TAKE)
        elif self.step == USURP_TAKE:
            g.set_owner(self.region, self.seat)
            count = BLESSING_AMOUNT[B_GLORY_OF_ZEUS] if lord.blessed(B_GLORY_OF_ZEUS) else 1
            g.call(Recruit(seat=self.seat, region=self.region, count=count), USURP_DONE)
        else:
            g.end()


# ---------------------------------------------------------------------- monument

MONUMENT_ASK: Final = 0
MONUMENT_BUILD: Final = 1
MONUMENT_PRIESTS: Final = 2
MONUMENT_HEAL: Final = 3
MONUMENT_BEASTS: Final = 4
MONUMENT_EVENT: Final = 5
MONUMENT_END: Final = 6


class BuildMonument(HellasFrame):
    """LH-4.9: a level, priests away and back, fresh actions and artifacts, monsters, an event."""

    NAME: ClassVar[str] = "build_monument"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "build", "priests", "heal", "beasts", "event", "end")
    USES: ClassVar[tuple[str, ...]] = ("seat",)

    def blank(self) -> "BuildMonument":
        return BuildMonument()

    def play(self, g: Hellas) -> None:
        if self.step == MONUMENT_ASK:
            self.ask(g)
        elif self.step == MONUMENT_BUILD:
            self.build(g, arg_a(g.answer))
        elif self.step == MONUMENT_PRIESTS:
            self.renew(g)
        elif self.step == MONUMENT_HEAL:
            self.heal(g)
        elif self.step == MONUMENT_BEASTS:
            g.call(MonsterPhase(seat=self.seat), MONUMENT_EVENT)
        elif self.step == MONUMENT_EVENT:
            g.call(EventPhase(seat=self.seat), MONUMENT_END)
        else:
            g.end()

    def ask(self, g: Hellas) -> None:
        for god in range(GOD_COUNT):
            if g.level[god] < TOP_LEVEL:
                g.offer(code(BUILD_LEVEL, god))
        if g.offered == 0:
            self.step = MONUMENT_PRIESTS
        else:
            g.ask(self.seat, ASK_MONUMENT, MONUMENT_BUILD)

    def build(self, g: Hellas, god: i64) -> None:
        g.level[god] += 1
        g.tell(MONUMENT_BUILT, self.seat, god, g.level[god])
        if g.level[god] == TOP_LEVEL and g.king_god < 0 and g.players > 2:  # LH-4.10
            g.king_god = god
            g.king_seat = self.seat
            g.king_tokens = KING_TOKENS
            g.tell(KING_COUNTDOWN, self.seat, god, KING_TOKENS)
        self.step = MONUMENT_PRIESTS

    def renew(self, g: Hellas) -> None:
        for at in range(len(g.praying)):
            g.praying[at] = 0
        g.gain_priest(self.seat, g.temples_of(self.seat))
        for lord in g.lords:
            lord.used = 0
            lord.tired = 0
            lord.charged = lord.artifacts
        self.step = MONUMENT_HEAL

    def heal(self, g: Hellas) -> None:
        """God's Strength: its owner heals at every monument, whoever builds."""
        for seat in range(g.players):
            if g.lord(seat).blessed(B_GODS_STRENGTH):
                g.call(Heal(seat=seat, count=BLESSING_AMOUNT[B_GODS_STRENGTH]), MONUMENT_BEASTS)
                return
        self.step = MONUMENT_BEASTS
