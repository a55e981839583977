"""LH-5: the monster phase and the event phase."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.constants import (
    FACE_ATTACK,
    FACE_EITHER,
    FACE_MOVE,
    INJURE_NEAR,
    QUEST_SLOTS,
    SACRIFICE,
    TO_MONUMENT,
)
from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import DEAD, OFF, Hellas
from agon.games.hellas.rules.bodies import Injure
from agon.games.hellas.rules.hosts import Losses
from agon.games.hellas.tables import (
    EVENT_MONSTER,
    EVENT_REGION,
    GOD_COUNT,
    GOD_REGION,
    MONSTER_CARDS,
    MONSTER_DIE,
    MONSTERS,
    NEIGHBOURS,
    QUEST_REGION,
    REGION_ATTACK,
    REGION_KILLS,
    REGION_KILLS_NEAR,
)
from agon.games.hellas.words import (
    ASK_BEAST,
    ASK_DRIVE,
    ASK_ROLL,
    DRIVE,
    EVENT_NOTHING,
    LET_ATTACK,
    LET_MOVE,
    MONSTER_ATTACKS,
    MONSTER_ENTERS,
    MONSTER_EVOLVES,
    MONSTER_MOVES,
    MONSTER_ROLL,
    PRIEST_SACRIFICED,
    QUEST_APPEARS,
    QUEST_TOO_MANY,
    ROLL,
)
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of

# ---------------------------------------------------------------------- monster phase

PHASE_START: Final = 0
PHASE_PICK: Final = 1
PHASE_ROLL: Final = 2
PHASE_EITHER: Final = 3
PHASE_MOVE: Final = 4
PHASE_MOVED: Final = 5
PHASE_ATTACK: Final = 6
PHASE_DECIDE: Final = 7


class MonsterPhase(HellasFrame):
    """LH-5.1: the builder rolls once for every monster, in an order of choice, and decides the rest."""

    NAME: ClassVar[str] = "monster_phase"
    STEPS: ClassVar[tuple[str, ...]] = ("start", "pick", "roll", "either", "move", "moved", "attack", "decide")
    USES: ClassVar[tuple[str, ...]] = ("seat", "mask", "monster")

    def blank(self) -> "MonsterPhase":
        return MonsterPhase()

    def play(self, g: Hellas) -> None:
        if self.step == PHASE_START:
            for monster in range(MONSTERS):
                if g.lair[monster] >= 0:
                    self.mask |= BIT[monster]
            self.step = PHASE_PICK
        elif self.step == PHASE_PICK:
            self.pick(g)
        elif self.step == PHASE_ROLL:
            self.roll(g)
        elif self.step == PHASE_EITHER:
            self.step = PHASE_MOVE if verb_of(g.answer) == LET_MOVE else PHASE_ATTACK
        elif self.step == PHASE_DECIDE:
            g.offer(code(LET_MOVE))
            g.offer(code(LET_ATTACK))
            g.ask(self.seat, ASK_BEAST, PHASE_EITHER, self.monster)
        elif self.step == PHASE_MOVE:
            offer_drives(g, self.monster, NEIGHBOURS[g.lair[self.monster]])
            g.ask(self.seat, ASK_DRIVE, PHASE_MOVED, self.monster)
        elif self.step == PHASE_MOVED:
            drive(g, self.monster, arg_b(g.answer))
            self.step = PHASE_PICK
        else:
            g.call(RegionAttack(seat=self.seat, monster=self.monster), PHASE_PICK)

    def pick(self, g: Hellas) -> None:
        rest = self.mask
        if rest == 0:
            g.end()
            return
        while rest != 0:
            g.offer(code(ROLL, lowest(rest)))
            rest &= rest - 1
        g.ask(self.seat, ASK_ROLL, PHASE_ROLL)

    def roll(self, g: Hellas) -> None:
        self.monster = arg_a(g.answer)
        self.mask &= ~BIT[self.monster]
        face = MONSTER_DIE[g.chance(len(MONSTER_DIE))]
        g.tell(MONSTER_ROLL, self.monster, face)
        self.step = PHASE_PICK
        if face == FACE_ATTACK:
            self.step = PHASE_ATTACK
        elif face == FACE_MOVE:
            self.step = PHASE_MOVE
        elif face == FACE_EITHER:
            self.step = PHASE_DECIDE


def offer_drives(g: Hellas, monster: i64, regions: i64) -> None:
    rest = regions
    while rest != 0:
        g.offer(code(DRIVE, monster, lowest(rest)))
        rest &= rest - 1


def drive(g: Hellas, monster: i64, region: i64) -> None:
    g.tell(MONSTER_MOVES, monster, g.lair[monster], region)
    g.lair[monster] = region


# ---------------------------------------------------------------------- region attack

BEGIN: Final = 0
STRIKE: Final = 1
AFTERWARDS: Final = 2
HEROES: Final = 3
FLIGHT: Final = 4
LANDED: Final = 5


class RegionAttack(HellasFrame):
    """LH-5.3: hoplites die, region by region (``mask``: regions to come); then what the sheet says."""

    NAME: ClassVar[str] = "region_attack"
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "strike", "afterwards", "heroes", "flight", "landed")
    USES: ClassVar[tuple[str, ...]] = ("seat", "monster", "mask", "count")

    def blank(self) -> "RegionAttack":
        return RegionAttack()

    def play(self, g: Hellas) -> None:
        if self.step == BEGIN:
            self.begin(g)
        elif self.step == STRIKE:
            self.strike(g)
        elif self.step == AFTERWARDS:
            self.afterwards(g)
        elif self.step == HEROES:
            self.heroes(g)
        elif self.step == FLIGHT:
            offer_drives(g, self.monster, self.mask)
            g.ask(self.seat, ASK_DRIVE, LANDED, self.monster)
        else:
            drive(g, self.monster, arg_b(g.answer))
            g.end()

    def begin(self, g: Hellas) -> None:
        region = g.lair[self.monster]
        g.tell(MONSTER_ATTACKS, self.monster, region)
        if REGION_KILLS[self.monster] > 0:
            self.mask = BIT[region]
            if REGION_KILLS_NEAR[self.monster] > 0:
                self.mask |= NEIGHBOURS[region]
        self.step = STRIKE

    def strike(self, g: Hellas) -> None:
        if self.mask == 0:
            self.step = AFTERWARDS
            return
        region = lowest(self.mask)
        self.mask &= self.mask - 1
        victim = g.enemy_in(-1, region)
        if victim >= 0:
            g.call(Losses(seat=victim, region=region, count=REGION_KILLS[self.monster]), STRIKE)

    def afterwards(self, g: Hellas) -> None:
        attack = REGION_ATTACK[self.monster]
        region = g.lair[self.monster]
        if attack == INJURE_NEAR:
            self.count = 0
            self.step = HEROES
        elif attack == TO_MONUMENT:
            self.mask = highest_monuments(g)
            if self.mask == BIT[region]:
                g.end()
            else:
                self.step = FLIGHT
        else:
            if attack == SACRIFICE:
                owner = g.owner[region]
                if owner >= 0 and g.lord(owner).pool > 0:
                    g.lord(owner).pool -= 1
                    g.tell(PRIEST_SACRIFICED, owner)
            g.end()

    def heroes(self, g: Hellas) -> None:
        """Every hero in the region and next to it; those on quests are nowhere."""
        near = NEIGHBOURS[g.lair[self.monster]] | BIT[g.lair[self.monster]]
        while self.count < g.players:
            lord = g.lord(self.count)
            self.count += 1
            if lord.at >= 0 and has(near, lord.at):
                g.call(Injure(seat=lord.seat, count=1), HEROES)
                return
        g.end()


def highest_monuments(g: Hellas) -> i64:
    """Regions of the monuments with the most levels."""
    best: i64 = 0
    regions: i64 = 0
    for god in range(GOD_COUNT):
        if g.level[god] > best:
            best = g.level[god]
            regions = 0
        if g.level[god] == best:
            regions |= BIT[GOD_REGION[god]]
    return regions


# ---------------------------------------------------------------------- event phase


class EventPhase(HellasFrame):
    """LH-5.2: draw event cards until one does something."""

    NAME: ClassVar[str] = "event_phase"
    STEPS: ClassVar[tuple[str, ...]] = ("draw",)
    USES: ClassVar[tuple[str, ...]] = ("seat",)

    def blank(self) -> "EventPhase":
        return EventPhase()

    def play(self, g: Hellas) -> None:
        if not some_useful(g, g.event_deck):
            g.event_deck |= g.event_discard
            g.event_discard = 0
            if not some_useful(g, g.event_deck):
                g.end()
                return
        card = g.draw(g.event_deck)
        g.event_deck &= ~BIT[card]
        if card >= MONSTER_CARDS:
            quest_event(g, card)
            g.end()
        elif g.lair[EVENT_MONSTER[card]] == DEAD:
            g.event_discard |= BIT[card]
            g.tell(EVENT_NOTHING, EVENT_MONSTER[card])
        else:
            monster_event(g, card)
            g.end()


def some_useful(g: Hellas, cards: i64) -> bool:
    rest = cards
    while rest != 0:
        if g.is_useful(lowest(rest)):
            return True
        rest &= rest - 1
    return False


def quest_event(g: Hellas, card: i64) -> None:
    """A quest to a free slot; none free: discarded."""
    quest = card - MONSTER_CARDS
    if count_bits(g.quests) < QUEST_SLOTS:
        g.quests |= BIT[quest]
        g.tell(QUEST_APPEARS, quest, QUEST_REGION[quest])
    else:
        g.event_discard |= BIT[card]
        g.tell(QUEST_TOO_MANY, quest)


def monster_event(g: Hellas, card: i64) -> None:
    """A monster on the map evolves, another enters."""
    monster = EVENT_MONSTER[card]
    if g.lair[monster] == OFF:
        g.lair[monster] = EVENT_REGION[card]
        g.tell(MONSTER_ENTERS, monster, EVENT_REGION[card])
    else:
        g.evolved |= BIT[card]
        g.tell(MONSTER_EVOLVES, monster, card)
