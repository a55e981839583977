"""LH-2: opening events, hero choice and placement."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.constants import OPENING_EVENTS, QUEST_SLOTS, START_HOPLITES
from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.relics import LookAtRelics
from agon.games.hellas.rules.turn import Turns
from agon.games.hellas.tables import (
    EVENT_MONSTER,
    EVENT_REGION,
    HERO_COUNT,
    HERO_GLORY,
    HERO_LOOK,
    HERO_START,
    LAND_OF,
    MONSTER_CARDS,
    POPULATION,
    QUEST_REGION,
    REGIONS,
    TEMPLE_COUNT,
)
from agon.games.hellas.words import (
    ASK_HERO,
    ASK_PLACE,
    HERO_CHOSEN,
    HERO_PLACED,
    MONSTER_ENTERS,
    PICK_HERO,
    PLACE,
    QUEST_APPEARS,
    QUEST_TOO_MANY,
    STARTER,
)
from agon.kernel.bits import BIT, count_bits, has
from agon.kernel.codes import arg_a, code

BEGIN: Final = 0
EVENT: Final = 1
DEAL: Final = 2
CHOOSE: Final = 3
CHOSEN: Final = 4
WHERE: Final = 5
PLACED: Final = 6
TURNS: Final = 7


class Opening(HellasFrame):
    """From the shuffled decks to the first turn. ``mask``: event cards drawn; ``left``: cards or players to come."""

    NAME: ClassVar[str] = "opening"
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "event", "deal", "choose", "chosen", "where", "placed", "turns")
    USES: ClassVar[tuple[str, ...]] = ("seat", "mask", "left")

    def blank(self) -> "Opening":
        return Opening()

    def play(self, g: Hellas) -> None:
        if self.step == BEGIN:
            g.temple_card = g.chance(TEMPLE_COUNT)  # LH-2.3
            self.left = OPENING_EVENTS
            self.step = EVENT
        elif self.step == EVENT:
            self.event(g)
        elif self.step == DEAL:
            self.deal(g)
        elif self.step == CHOOSE:
            self.choose(g)
        elif self.step == CHOSEN:
            self.chosen(g)
        elif self.step == WHERE:
            self.where(g)
        elif self.step == PLACED:
            self.placed(g)
        else:
            # the last to place takes the first turn
            g.call(Turns(seat=g.left_of(self.seat)), TURNS)

    def event(self, g: Hellas) -> None:
        """LH-2.4: one of seven cards; a monster already on the map is replaced by another draw."""
        if self.left == 0:
            g.event_deck |= self.mask
            self.step = DEAL
            return
        card = g.draw(g.event_deck)
        g.event_deck &= ~BIT[card]
        if card >= MONSTER_CARDS:
            quest = card - MONSTER_CARDS
            self.left -= 1
            if count_bits(g.quests) < QUEST_SLOTS:
                g.quests |= BIT[quest]
                g.tell(QUEST_APPEARS, quest, QUEST_REGION[quest])
            else:
                self.mask |= BIT[card]
                g.tell(QUEST_TOO_MANY, quest)
            return
        self.mask |= BIT[card]
        monster = EVENT_MONSTER[card]
        if g.lair[monster] < 0:
            self.left -= 1
            g.lair[monster] = EVENT_REGION[card]
            g.tell(MONSTER_ENTERS, monster, EVENT_REGION[card])

    def deal(self, g: Hellas) -> None:
        """LH-2.5, LH-2.6: a combat card each, and who begins."""
        for seat in range(g.players):
            g.draw_card(seat)
        self.seat = g.chance(g.players)
        g.tell(STARTER, self.seat)
        self.left = g.players
        self.step = CHOOSE

    def choose(self, g: Hellas) -> None:
        taken: i64 = 0
        for lord in g.lords:
            if lord.hero >= 0:
                taken |= BIT[lord.hero]
        for hero in range(HERO_COUNT):
            if not has(taken, hero):
                g.offer(code(PICK_HERO, hero))
        g.ask(self.seat, ASK_HERO, CHOSEN)

    def chosen(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        lord.hero = arg_a(g.answer)
        g.tell(HERO_CHOSEN, self.seat, lord.hero)
        lord.leadership = HERO_START[lord.hero * 3]
        lord.strength = HERO_START[lord.hero * 3 + 1]
        lord.speed = HERO_START[lord.hero * 3 + 2]
        g.call(LookAtRelics(seat=self.seat, count=HERO_LOOK[lord.hero]), WHERE)

    def where(self, g: Hellas) -> None:
        taken: i64 = 0
        for lord in g.lords:
            if lord.at >= 0:
                taken |= BIT[lord.at]
        for region in range(REGIONS):
            if not has(taken, region):
                g.offer(code(PLACE, region))
        g.ask(self.seat, ASK_PLACE, PLACED)

    def placed(self, g: Hellas) -> None:
        """Hero and two hoplites; control of a region whose people are few enough."""
        region = arg_a(g.answer)
        lord = g.lord(self.seat)
        lord.at = region
        g.place_hoplites(self.seat, region, START_HOPLITES)
        g.tell(HERO_PLACED, self.seat, lord.hero, region)
        if POPULATION[region] <= START_HOPLITES:
            g.set_owner(region, self.seat)
        if HERO_GLORY[lord.hero] > 0:
            g.give_glory(self.seat, LAND_OF[region])
        self.left -= 1
        self.seat = g.right_of(self.seat)  # counter-clockwise
        self.step = CHOOSE if self.left > 0 else TURNS
