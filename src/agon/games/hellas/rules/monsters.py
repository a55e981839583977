"""LH-5: the monster phase and the event phase."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import DEAD, OFF, Hellas
from agon.games.hellas.ids import Monster, Quest, Region, Regions, Seat
from agon.games.hellas.rules.armies import Losses
from agon.games.hellas.rules.attributes import Injure
from agon.games.hellas.rules.base import HellasRule
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, count_bits, has, lowest, members
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

# ---------------------------------------------------------------------- monster phase


class MonsterPhase(HellasRule):
    """LH-5.1: the builder rolls once for every monster, in an order of choice, and decides the rest.

    ``rolled``: monsters and their faces in the order of the rolls, each pair as one number.
    """

    seat: Seat
    to_roll: i64 = 0
    monster: Monster = -1
    rolled: vec[i64] = vec[i64]()

    @step
    def start(self, g: Hellas) -> Step:
        self.to_roll = g.monsters_on_map()
        return self.pick

    @step
    def pick(self, g: Hellas) -> Step:
        if self.to_roll == 0:
            return g.end()
        g.offer_each(words.ROLL, self.to_roll)
        return g.ask(self.seat, words.ASK_ROLL, then=self.roll)

    @step
    def roll(self, g: Hellas) -> Step:
        self.monster = arg_a(g.answer)
        self.to_roll &= ~BIT[self.monster]
        face = tables.MONSTER_DIE[g.chance(len(tables.MONSTER_DIE))]
        self.rolled = append(self.rolled, self.monster * effects.FACES + face)
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
        g.offer_ways(words.DRIVE, self.monster, tables.NEIGHBOURS[g.lair[self.monster]])
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

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "monsters",
            "seat": int(self.seat),
            "rolls": [
                {"monster": tables.MONSTER_IDS[roll // effects.FACES], "face": words.FACE_IDS[roll % effects.FACES]}
                for roll in self.rolled
            ],
            "to_roll": [tables.MONSTER_IDS[monster] for monster in members(self.to_roll)],
        }


def drive(g: Hellas, monster: Monster, region: Region) -> None:
    g.tell(words.MONSTER_MOVES, monster, g.lair[monster], region)
    g.lair = changed(g.lair, monster, region)


# ---------------------------------------------------------------------- region attack


class RegionAttack(HellasRule):
    """LH-5.3: hoplites die, region by region; then what the sheet says."""

    seat: Seat
    monster: Monster
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
        elif attack == effects.TO_MONUMENT and highest_monuments(g) != BIT[region]:
            return self.flight
        elif attack == effects.SACRIFICE:
            owner = g.owner[region]
            if owner >= 0 and g.lord(owner).pool > 0:
                g.sacrifice_priests(owner)
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
        g.offer_ways(words.DRIVE, self.monster, highest_monuments(g))
        return g.ask(self.seat, words.ASK_DRIVE, self.monster, then=self.landed)

    @step
    def landed(self, g: Hellas) -> Step:
        drive(g, self.monster, arg_b(g.answer))
        return g.end()


def highest_monuments(g: Hellas) -> i64:
    """Regions of the monuments with the most levels."""
    best: i64 = 0
    regions: Regions = 0
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
        monster: i64 = tables.EVENT_MONSTER[card] if card < tables.MONSTER_CARDS else -1
        if monster < 0:
            if not quest_appears(g, card - tables.MONSTER_CARDS):
                g.event_discard |= BIT[card]
        elif g.lair[monster] == DEAD:
            g.event_discard |= BIT[card]
            g.tell(words.EVENT_NOTHING, monster)
            return self.draw
        elif g.lair[monster] == OFF:
            monster_enters(g, card)
        else:
            g.evolved |= BIT[card]
            g.tell(words.MONSTER_EVOLVES, monster, card)
        return g.end()


def some_useful(g: Hellas, cards: i64) -> bool:
    return any(g.is_useful(card) for card in range(tables.EVENTS) if has(cards, card))


def quest_appears(g: Hellas, quest: Quest) -> bool:
    """A quest to a free slot, if there is one."""
    fits = count_bits(g.quests) < effects.QUEST_SLOTS
    if fits:
        g.quests |= BIT[quest]
        g.tell(words.QUEST_APPEARS, quest, tables.QUEST_REGION[quest])
    else:
        g.tell(words.QUEST_TOO_MANY, quest)
    return fits


def monster_enters(g: Hellas, card: i64) -> None:
    monster, region = tables.EVENT_MONSTER[card], tables.EVENT_REGION[card]
    g.lair = changed(g.lair, monster, region)
    g.tell(words.MONSTER_ENTERS, monster, region)
