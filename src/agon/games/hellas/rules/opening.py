"""LH-2: opening events, hero choice and placement."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.draft import LookAtRelics
from agon.games.hellas.rules.monsters import monster_enters, quest_appears
from agon.games.hellas.rules.turn import Turns
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a
from agon.kernel.rule import Step, step


class Opening(HellasRule):
    """From the shuffled decks to the first turn."""

    seat: Seat = 0
    put_back: i64 = 0
    cards_left: i64 = 0
    players_left: i64 = 0

    @step
    def begin(self, g: Hellas) -> Step:
        g.temple_card = g.chance(tables.TEMPLE_COUNT)  # LH-2.3
        self.cards_left = effects.OPENING_EVENTS
        return self.event

    @step
    def event(self, g: Hellas) -> Step:
        """LH-2.4: one of seven cards; a monster already on the map is replaced by another draw."""
        if self.cards_left == 0:
            g.event_deck |= self.put_back
            return self.deal
        card = g.draw(g.event_deck)
        g.event_deck &= ~BIT[card]
        if card >= tables.MONSTER_CARDS:
            self.cards_left -= 1
            if not quest_appears(g, card - tables.MONSTER_CARDS):
                self.put_back |= BIT[card]
            return self.event
        self.put_back |= BIT[card]
        if g.lair[tables.EVENT_MONSTER[card]] < 0:
            self.cards_left -= 1
            monster_enters(g, card)
        return self.event

    @step
    def deal(self, g: Hellas) -> Step:
        """LH-2.5, LH-2.6: a combat card each, and who begins."""
        for seat in range(g.players):
            g.draw_card(seat)
        self.seat = g.chance(g.players)
        g.tell(words.STARTER, self.seat)
        self.players_left = g.players
        return self.choose

    @step
    def choose(self, g: Hellas) -> Step:
        taken: i64 = sum(BIT[lord.hero] for lord in g.lords if lord.hero >= 0)
        g.offer_each(words.PICK_HERO, tables.first_bits(tables.HERO_COUNT) & ~taken)
        return g.ask(self.seat, words.ASK_HERO, then=self.chosen)

    @step
    def chosen(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.hero = arg_a(g.answer)
        g.tell(words.HERO_CHOSEN, self.seat, lord.hero)
        for attribute in range(effects.ATTRIBUTE_COUNT):
            lord.set_attribute(attribute, tables.HERO_START[lord.hero * effects.ATTRIBUTE_COUNT + attribute])
        return g.call(LookAtRelics(seat=self.seat, count=tables.HERO_LOOK[lord.hero]), then=self.where)

    @step
    def where(self, g: Hellas) -> Step:
        taken: i64 = sum(BIT[lord.at] for lord in g.lords if lord.at >= 0)
        g.offer_each(words.PLACE, tables.first_bits(tables.REGIONS) & ~taken)
        return g.ask(self.seat, words.ASK_PLACE, then=self.placed)

    @step
    def placed(self, g: Hellas) -> Step:
        """Hero and two hoplites; control of a region whose people are few enough."""
        region = arg_a(g.answer)
        lord = g.lord(self.seat)
        lord.at = region
        g.tell(words.HERO_PLACED, self.seat, lord.hero, region)
        g.place_hoplites(self.seat, region, effects.START_HOPLITES)
        if tables.HERO_GLORY[lord.hero] > 0:
            g.give_glory(self.seat, tables.LAND_OF[region])
        self.players_left -= 1
        self.seat = g.right_of(self.seat)  # counter-clockwise
        return self.choose if self.players_left > 0 else self.turns

    @step
    def turns(self, g: Hellas) -> Step:
        return g.call(Turns(seat=g.left_of(self.seat)), then=self.turns)
