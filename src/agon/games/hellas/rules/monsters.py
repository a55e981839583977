"""LH-5: the monster phase and the event phase."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import DEAD, OFF, Hellas
from agon.games.hellas.rules.armies import Losses
from agon.games.hellas.rules.attributes import Injure
from agon.games.hellas.rules.base import HellasRule
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

# ---------------------------------------------------------------------- monster phase


class MonsterPhase(HellasRule):
    """LH-5.1: the builder rolls once for every monster, in an order of choice, and decides the rest."""

    seat: i64
    to_roll: i64 = 0
    monster: i64 = -1

    @step
    def start(self, g: Hellas) -> Step:
        for monster in range(tables.MONSTERS):
            if g.lair[monster] >= 0:
                self.to_roll |= BIT[monster]
        return self.pick

    @step
    def pick(self, g: Hellas) -> Step:
        rest = self.to_roll
        if rest == 0:
            return g.end()
        while rest != 0:
            g.offer(code(words.ROLL, lowest(rest)))
            rest &= rest - 1
        return g.ask(self.seat, words.ASK_ROLL, then=self.roll)

    @step
    def roll(self, g: Hellas) -> Step:
        self.monster = arg_a(g.answer)
        self.to_roll &= ~BIT[self.monster]
        face = tables.MONSTER_DIE[g.chance(len(tables.MONSTER_DIE))]
        g.tell(words.MONSTER_ROLL, self.monster, face)
        if face == effects.FACE_ATTACK:
            return self.attack
        elif face == effects.FACE_MOVE:
            return self.move
        elif face == effects.FACE_EITHER:
            return self.decide
        return self.pick

    @step
    def either(self, g: Hellas) -> Step:
        return self.move if verb_of(g.answer) == words.LET_MOVE else self.attack

    @step
    def move(self, g: Hellas) -> Step:
        offer_drives(g, self.monster, tables.NEIGHBOURS[g.lair[self.monster]])
        return g.ask(self.seat, words.ASK_DRIVE, self.monster, then=self.moved)

    @step
    def moved(self, g: Hellas) -> Step:
        drive(g, self.monster, arg_b(g.answer))
        return self.pick

    @step
    def attack(self, g: Hellas) -> Step:
        return g.call(RegionAttack(seat=self.seat, monster=self.monster), then=self.pick)

    @step
    def decide(self, g: Hellas) -> Step:
        g.offer(code(words.LET_MOVE))
        g.offer(code(words.LET_ATTACK))
        return g.ask(self.seat, words.ASK_BEAST, self.monster, then=self.either)


def offer_drives(g: Hellas, monster: i64, regions: i64) -> None:
    rest = regions
    while rest != 0:
        g.offer(code(words.DRIVE, monster, lowest(rest)))
        rest &= rest - 1


def drive(g: Hellas, monster: i64, region: i64) -> None:
    g.tell(words.MONSTER_MOVES, monster, g.lair[monster], region)
    g.lair[monster] = region


# ---------------------------------------------------------------------- region attack


class RegionAttack(HellasRule):
    """LH-5.3: hoplites die, region by region; then what the sheet says."""

    seat: i64
    monster: i64
    regions_left: i64 = 0
    heroes_passed: i64 = 0

    @step
    def begin(self, g: Hellas) -> Step:
        region = g.lair[self.monster]
        g.tell(words.MONSTER_ATTACKS, self.monster, region)
        if tables.REGION_KILLS[self.monster] > 0:
            self.regions_left = BIT[region]
            if tables.REGION_KILLS_NEAR[self.monster] > 0:
                self.regions_left |= tables.NEIGHBOURS[region]
        return self.strike

    @step
    def strike(self, g: Hellas) -> Step:
        if self.regions_left == 0:
            return self.afterwards
        region = lowest(self.regions_left)
        self.regions_left &= self.regions_left - 1
        victim = g.enemy_in(-1, region)
        if victim >= 0:
            return g.call(Losses(seat=victim, region=region, count=tables.REGION_KILLS[self.monster]), then=self.strike)
        return self.strike

    @step
    def afterwards(self, g: Hellas) -> Step:
        attack = tables.REGION_ATTACK[self.monster]
        region = g.lair[self.monster]
        if attack == effects.INJURE_NEAR:
            return self.heroes
        elif attack == effects.TO_MONUMENT:
            if highest_monuments(g) == BIT[region]:
                return g.end()
            else:
                return self.flight
        else:
            if attack == effects.SACRIFICE:
                owner = g.owner[region]
                if owner >= 0 and g.lord(owner).pool > 0:
                    g.lord(owner).pool -= 1
                    g.tell(words.PRIEST_SACRIFICED, owner)
            return g.end()

    @step
    def heroes(self, g: Hellas) -> Step:
        """Every hero in the region and next to it; those on quests are nowhere."""
        near = tables.NEIGHBOURS[g.lair[self.monster]] | BIT[g.lair[self.monster]]
        while self.heroes_passed < g.players:
            lord = g.lord(self.heroes_passed)
            self.heroes_passed += 1
            if lord.at >= 0 and has(near, lord.at):
                return g.call(Injure(seat=lord.seat, count=1), then=self.heroes)
        return g.end()

    @step
    def flight(self, g: Hellas) -> Step:
        offer_drives(g, self.monster, highest_monuments(g))
        return g.ask(self.seat, words.ASK_DRIVE, self.monster, then=self.landed)

    @step
    def landed(self, g: Hellas) -> Step:
        drive(g, self.monster, arg_b(g.answer))
        return g.end()


def highest_monuments(g: Hellas) -> i64:
    """Regions of the monuments with the most levels."""
    best: i64 = 0
    regions: i64 = 0
    for god in range(tables.GOD_COUNT):
        if g.level[god] > best:
            best = g.level[god]
            regions = 0
        if g.level[god] == best:
            regions |= BIT[tables.GOD_REGION[god]]
    return regions


# ---------------------------------------------------------------------- event phase


class EventPhase(HellasRule):
    """LH-5.2: draw event cards until one does something."""

    @step
    def draw(self, g: Hellas) -> Step:
        if not some_useful(g, g.event_deck):
            g.event_deck |= g.event_discard
            g.event_discard = 0
            if not some_useful(g, g.event_deck):
                return g.end()
        card = g.draw(g.event_deck)
        g.event_deck &= ~BIT[card]
        if card >= tables.MONSTER_CARDS:
            quest_event(g, card)
            return g.end()
        elif g.lair[tables.EVENT_MONSTER[card]] == DEAD:
            g.event_discard |= BIT[card]
            g.tell(words.EVENT_NOTHING, tables.EVENT_MONSTER[card])
            return self.draw
        else:
            monster_event(g, card)
            return g.end()


def some_useful(g: Hellas, cards: i64) -> bool:
    rest = cards
    while rest != 0:
        if g.is_useful(lowest(rest)):
            return True
        rest &= rest - 1
    return False


def quest_event(g: Hellas, card: i64) -> None:
    """A quest to a free slot; none free: discarded."""
    quest = card - tables.MONSTER_CARDS
    if count_bits(g.quests) < effects.QUEST_SLOTS:
        g.quests |= BIT[quest]
        g.tell(words.QUEST_APPEARS, quest, tables.QUEST_REGION[quest])
    else:
        g.event_discard |= BIT[card]
        g.tell(words.QUEST_TOO_MANY, quest)


def monster_event(g: Hellas, card: i64) -> None:
    """A monster on the map evolves, another enters."""
    monster = tables.EVENT_MONSTER[card]
    if g.lair[monster] == OFF:
        g.lair[monster] = tables.EVENT_REGION[card]
        g.tell(words.MONSTER_ENTERS, monster, tables.EVENT_REGION[card])
    else:
        g.evolved |= BIT[card]
        g.tell(words.MONSTER_EVOLVES, monster, card)
