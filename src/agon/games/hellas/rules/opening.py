"""LH-2: opening events, hero choice and placement."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.relics import LookAtRelics
from agon.games.hellas.rules.turn import Turns
from agon.kernel.bits import BIT, count_bits, has
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step


class Opening(HellasRule):
    """From the shuffled decks to the first turn."""

    seat: i64 = 0
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
            quest = card - tables.MONSTER_CARDS
            self.cards_left -= 1
            if count_bits(g.quests) < effects.QUEST_SLOTS:
                g.quests |= BIT[quest]
                g.tell(words.QUEST_APPEARS, quest, tables.QUEST_REGION[quest])
            else:
                self.put_back |= BIT[card]
                g.tell(words.QUEST_TOO_MANY, quest)
            return self.event
        self.put_back |= BIT[card]
        monster = tables.EVENT_MONSTER[card]
        if g.lair[monster] < 0:
            self.cards_left -= 1
            g.lair[monster] = tables.EVENT_REGION[card]
            g.tell(words.MONSTER_ENTERS, monster, tables.EVENT_REGION[card])
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
        taken: i64 = 0
        for lord in g.lords:
            if lord.hero >= 0:
                taken |= BIT[lord.hero]
        for hero in range(tables.HERO_COUNT):
            if not has(taken, hero):
                g.offer(code(words.PICK_HERO, hero))
        return g.ask(self.seat, words.ASK_HERO, then=self.chosen)

    @step
    def chosen(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.hero = arg_a(g.answer)
        g.tell(words.HERO_CHOSEN, self.seat, lord.hero)
        lord.leadership = tables.HERO_START[lord.hero * 3]
        lord.strength = tables.HERO_START[lord.hero * 3 + 1]
        lord.speed = tables.HERO_START[lord.hero * 3 + 2]
        return g.call(LookAtRelics(seat=self.seat, count=tables.HERO_LOOK[lord.hero]), then=self.where)

    @step
    def where(self, g: Hellas) -> Step:
        taken: i64 = 0
        for lord in g.lords:
            if lord.at >= 0:
                taken |= BIT[lord.at]
        for region in range(tables.REGIONS):
            if not has(taken, region):
                g.offer(code(words.PLACE, region))
        return g.ask(self.seat, words.ASK_PLACE, then=self.placed)

    @step
    def placed(self, g: Hellas) -> Step:
        """Hero and two hoplites; control of a region whose people are few enough."""
        region = arg_a(g.answer)
        lord = g.lord(self.seat)
        lord.at = region
        g.place_hoplites(self.seat, region, effects.START_HOPLITES)
        g.tell(words.HERO_PLACED, self.seat, lord.hero, region)
        if tables.POPULATION[region] <= effects.START_HOPLITES:
            g.set_owner(region, self.seat)
        if tables.HERO_GLORY[lord.hero] > 0:
            g.give_glory(self.seat, tables.LAND_OF[region])
        self.players_left -= 1
        self.seat = g.right_of(self.seat)  # counter-clockwise
        return self.choose if self.players_left > 0 else self.turns

    @step
    def turns(self, g: Hellas) -> Step:
        return g.call(Turns(seat=g.left_of(self.seat)), then=self.turns)
