"""LH-9: quests, from the first step to the reward."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Quest, Region, Seat
from agon.games.hellas.rules import armies, attributes, cards
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.draft import LookAtRelics
from agon.kernel.bits import BIT, count_bits, each
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import ENDS, Step, step

NEED_EITHER: Final = 3
NEED_PRIESTS: Final = 4
NEED_TEMPLES: Final = 5
NEED_CITIES: Final = 6
NEED_ARTIFACTS: Final = 7
PAY_CARDS: Final = 0
PAY_INJURIES: Final = 1
PAY_PRIESTS: Final = 2


def need(quest: Quest, stage: i64, kind: i64) -> i64:
    return tables.QUEST_NEED[(quest * effects.STEP_COUNT + stage) * effects.NEED_COUNT + kind]


def price(quest: Quest, stage: i64, kind: i64) -> i64:
    return tables.QUEST_PAY[(quest * effects.STEP_COUNT + stage) * effects.PAYMENT_COUNT + kind]


def may_begin(g: Hellas, seat: Seat, quest: Quest, stage: i64) -> bool:
    """LH-9.1: the needs of that step, its costs included."""
    lord = g.lord(seat)
    for attribute in range(effects.ATTRIBUTE_COUNT):
        if lord.value(attribute) < need(quest, stage, attribute):
            return False
    either = need(quest, stage, NEED_EITHER)
    if lord.value(effects.SPEED) < either and lord.value(effects.STRENGTH) < either:
        return False
    return (
        lord.pool >= need(quest, stage, NEED_PRIESTS)
        and lord.pool >= price(quest, stage, PAY_PRIESTS)
        and lord.hand_size() >= price(quest, stage, PAY_CARDS)
        and effects.ATTRIBUTE_COUNT - lord.injuries() >= price(quest, stage, PAY_INJURIES)
        and g.temples_of(seat) >= need(quest, stage, NEED_TEMPLES)
        and count_bits(lord.held & tables.CITIES) >= need(quest, stage, NEED_CITIES)
        and count_bits(lord.artifacts) >= need(quest, stage, NEED_ARTIFACTS)
    )


def open_steps(g: Hellas, seat: Seat, region: Region) -> i64:
    """The steps of quests in a region that a player may begin with, as bits."""
    found: i64 = 0
    for quest in each(g.quests):
        if tables.QUEST_REGION[quest] == region:
            for stage in range(effects.STEP_COUNT):
                if may_begin(g, seat, quest, stage):
                    found |= BIT[quest * effects.STEP_COUNT + stage]
    return found


class BeginQuest(HellasRule):
    """The hero has ended a move in ``region`` and may begin a quest there (LH-9.1)."""

    seat: Seat
    region: Region
    quest: Quest = -1
    stage: i64 = 0
    ended: Step = ENDS

    @step
    def ask(self, g: Hellas) -> Step:
        for at in each(open_steps(g, self.seat, self.region)):
            g.offer(code(words.BEGIN_QUEST, at // effects.STEP_COUNT, at % effects.STEP_COUNT + 1))
        if g.offered == 0:
            return g.end()
        g.offer(code(words.SKIP))
        return g.ask(self.seat, words.ASK_BEGIN_QUEST, self.region, then=self.chosen)

    @step
    def chosen(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.SKIP:
            return g.end()
        self.quest = arg_a(g.answer)
        self.stage = arg_b(g.answer) - 1
        priests = price(self.quest, self.stage, PAY_PRIESTS)
        if priests > 0:
            g.sacrifice_priests(self.seat, priests)
        count = price(self.quest, self.stage, PAY_CARDS)
        return g.call(cards.PayCards(seat=self.seat, count=count, among=tables.ALL_COMBAT), then=self.injure)

    @step
    def injure(self, g: Hellas) -> Step:
        injuries = price(self.quest, self.stage, PAY_INJURIES)
        return g.call(attributes.Injure(seat=self.seat, count=injuries), then=self.enter)

    @step
    def enter(self, g: Hellas) -> Step:
        """The hero leaves the map for the card; on the last step the quest is done at once (LH-9.3)."""
        lord = g.lord(self.seat)
        lord.at = -1
        lord.quest = self.quest
        lord.quest_step = self.stage
        g.tell(words.QUEST_BEGUN, self.seat, lord.hero, self.quest, self.stage + 1)
        if self.stage == effects.FINAL_STEP:
            return g.call(CompleteQuest(seat=self.seat, quest=self.quest), then=self.ended)
        return g.end()


class AdvanceQuest(HellasRule):
    """LH-9.2: one step on; nothing is asked again."""

    seat: Seat
    end: Step = ENDS

    @step
    def go(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.quest_step += 1
        g.tell(words.QUEST_STEP, self.seat, lord.hero, lord.quest, lord.quest_step + 1)
        if lord.quest_step == effects.FINAL_STEP:
            return g.call(CompleteQuest(seat=self.seat, quest=lord.quest), then=self.end)
        return g.end()


class CompleteQuest(HellasRule):
    """LH-9.4: the hero returns, the glory token, the reward; other heroes on the card return too."""

    seat: Seat
    quest: Quest
    closed: Step = ENDS

    @step
    def done(self, g: Hellas) -> Step:
        quest = self.quest
        region = tables.QUEST_REGION[quest]
        for other in g.lords:
            if other.quest == quest:
                other.quest = -1
                other.quest_step = 0
                other.at = region
                if other.seat != self.seat:
                    g.tell(words.HERO_RETURNS, other.seat, other.hero, region)
        lord = g.lord(self.seat)
        lord.done |= BIT[effects.ACT_HERO_MOVEMENT]
        g.quests &= ~BIT[quest]
        g.tell(words.QUEST_DONE, self.seat, lord.hero, quest)
        g.give_glory(self.seat, tables.LAND_OF[region])
        reward = g.quest_reward_rule(self.seat)
        if reward is not None:
            return g.call(reward, then=self.closed)
        if tables.QUEST_KEEP[quest] > 0:
            lord.kept |= BIT[quest]
        return self.priests_and_might

    @step
    def priests_and_might(self, g: Hellas) -> Step:
        g.gain_priest(self.seat, tables.QUEST_PRIESTS[self.quest])
        attribute = tables.QUEST_ATTRIBUTE[self.quest] - 1
        if attribute >= 0:
            attributes.change_attribute(g, self.seat, attribute, 1)
        return self.recruits

    @step
    def recruits(self, g: Hellas) -> Step:
        count = tables.QUEST_RECRUIT[self.quest]
        held = g.lord(self.seat).held
        if count == 0:
            return self.token
        elif tables.QUEST_RECRUIT_IN[self.quest] == effects.IN_EVERY_CITY:
            everywhere = armies.RecruitAll(seat=self.seat, count=count, regions_left=held & tables.CITIES)
            return g.call(everywhere, then=self.token)
        return g.call(armies.RecruitOne(seat=self.seat, count=count, regions=held), then=self.token)

    @step
    def token(self, g: Hellas) -> Step:
        """Cretan Bull: one more token that nobody holds."""
        free = g.free_glory() if tables.QUEST_GLORY[self.quest] > 0 else 0
        if free == 0:
            return self.relics
        g.offer_each(words.TAKE_GLORY, free)
        return g.ask(self.seat, words.ASK_GLORY, then=self.token_taken)

    @step
    def token_taken(self, g: Hellas) -> Step:
        g.give_glory(self.seat, arg_a(g.answer))
        return self.relics

    @step
    def relics(self, g: Hellas) -> Step:
        return g.call(LookAtRelics(seat=self.seat, count=tables.QUEST_LOOK[self.quest]), then=self.attribute)

    @step
    def attribute(self, g: Hellas) -> Step:
        goal = tables.QUEST_SET[self.quest]
        return g.call(attributes.Raise(seat=self.seat, count=1 if goal > 0 else 0, goal=goal), then=self.cards)

    @step
    def cards(self, g: Hellas) -> Step:
        return g.call(cards.Draw(seat=self.seat, count=tables.QUEST_DRAW[self.quest]), then=self.closed)
