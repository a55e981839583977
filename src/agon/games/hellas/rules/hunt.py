"""LH-7: a hunt, from the draw to the reward."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Monster, Seat
from agon.games.hellas.rules import attributes, cards, hero_attack, monster_attack
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.chase import Chase, chase_of, evolution_amount, reward_bits
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import ENDS, Step, step


def hunt(g: Hellas, hunter: Seat, monster: Monster, then: Step) -> Step:
    """Let the hero of a seat hunt a monster."""
    g.stack.append(Chase(hunter=hunter, monster=monster))  # what it keeps is read by the rules above it
    return g.call(Hunt(), then=then)


class Hunt(HellasRule):
    """The parts of a hunt in their order; what was done so far is kept by the rule Chase below this one."""

    end: Step = ENDS

    @step
    def begin(self, g: Hellas) -> Step:
        """LH-7.1: draw by Strength, or by Speed against the evolved Medusa."""
        chase = chase_of(g)
        lord = g.lord(chase.hunter)
        g.tell(words.HUNT_BEGINS, chase.hunter, lord.hero, chase.monster)
        g.gain_priest(chase.hunter, lord.bonus(tables.INSPIRING_HUNT))
        by_speed = evolution_amount(g, chase.monster, effects.EVO_BY_SPEED) > 0
        g.draw_cards(chase.hunter, lord.value(effects.SPEED if by_speed else effects.STRENGTH))
        return self.attack

    @step
    def attack(self, g: Hellas) -> Step:
        chase_of(g).attack = -1
        return g.call(hero_attack.HeroAttack(), then=self.answer)

    @step
    def answer(self, g: Hellas) -> Step:
        """LH-7.3: the monster strikes back, unless it is dead or the hero gives up."""
        if g.value == hero_attack.KILLED:
            return self.reward
        elif g.value == hero_attack.GAVE_UP:
            return self.fail
        return g.call(monster_attack.MonsterAttack(), then=self.defend)

    @step
    def defend(self, g: Hellas) -> Step:
        return g.call(monster_attack.Defence(), then=self.defended)

    @step
    def defended(self, g: Hellas) -> Step:
        if g.value == monster_attack.BROKEN:
            return self.fail
        elif g.value == monster_attack.ENDURES:
            return g.call(monster_attack.Blow(), then=self.struck)
        return self.attack

    @step
    def struck(self, g: Hellas) -> Step:
        return self.fail if g.value > 0 else self.attack

    @step
    def fail(self, g: Hellas) -> Step:
        """LH-7.5: a hunt that fails costs an injury."""
        chase = chase_of(g)
        g.tell(words.HUNT_FAILS, chase.hunter, chase.monster)
        return g.call(attributes.Injure(seat=chase.hunter, count=1), then=self.reward)

    @step
    def reward(self, g: Hellas) -> Step:
        other = g.hunt_reward_rule()
        return g.call(HuntReward() if other is None else other, then=self.trim)

    @step
    def trim(self, g: Hellas) -> Step:
        """LH-6.1: back to the hand limit."""
        return g.call(cards.Draw(seat=chase_of(g).hunter, count=0), then=self.end)


class HuntReward(HellasRule):
    """LH-7.8, LH-7.9: one reward: from the wounds of this hunt, or the monster's artifact."""

    @step
    def ask(self, g: Hellas) -> Step:
        chase = chase_of(g)
        seat = chase.hunter
        marks = reward_bits(chase.monster, chase.wounds)
        if chase.slain:
            g.offer(code(words.REWARD_ARTIFACT, tables.MONSTER_ARTIFACT[chase.monster]))
        if has(marks, effects.PRIEST_REWARD) and g.priest_room(seat) > 0:
            g.offer(code(words.REWARD_PRIEST))
        if has(marks, effects.ARTIFACT_REWARD) and g.relics != 0:
            g.offer(code(words.REWARD_NEUTRAL))
        if g.offered == 0:
            return g.end()
        return g.ask(seat, words.ASK_HUNT_REWARD, chase.monster, then=self.take)

    @step
    def take(self, g: Hellas) -> Step:
        seat = chase_of(g).hunter
        verb = verb_of(g.answer)
        if verb == words.REWARD_PRIEST:
            g.gain_priest(seat)
            return g.end()
        artifact: i64 = arg_a(g.answer)
        if verb == words.REWARD_NEUTRAL:
            artifact = g.draw(g.relics)
            g.relics &= ~BIT[artifact]
        g.take_artifact(seat, artifact)
        g.tell(words.ARTIFACT_GAINED, seat, artifact)
        return g.end()
