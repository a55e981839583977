"""LH-7.4, LH-7.5: an attack that was not defended against: injuries, then what card or sheet say."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.attributes import Injure, Lower
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import PayCards, half_up
from agon.games.hellas.rules.chase import chase_of, evolution_amount
from agon.games.hellas.rules.monster_attack import DRAW_UNDEFENDED
from agon.kernel.rule import Step, step


class Blow(HellasRule):
    """The effect of the attack at hand. Ends with 1 if it ends the hunt."""

    was_injured: bool = False

    @step
    def begin(self, g: Hellas) -> Step:
        chase = chase_of(g)
        g.tell(words.ENDURED, chase.hunter)
        self.was_injured = g.lord(chase.hunter).injured != 0
        injuries = tables.ATTACK_INJURIES[chase.attack]
        if tables.ATTACK_BLOW[chase.attack] == effects.BLOW_SPECIAL:
            injuries = tables.SPECIAL_INJURIES[chase.monster]
        return g.call(Injure(seat=chase.hunter, count=injuries), then=self.strike)

    @step
    def strike(self, g: Hellas) -> Step:
        chase = chase_of(g)
        seat = chase.hunter
        lord = g.lord(seat)
        blow = tables.ATTACK_BLOW[chase.attack]
        if blow == effects.BLOW_SPECIAL:
            blow = tables.SPECIAL_BLOW[chase.monster]
        if g.value > 0 or blow == effects.BLOW_END:  # LH-7.5: the fourth injury
            return g.end(1)
        if blow == effects.BLOW_END_IF_INJURED:
            return g.end(1) if self.was_injured else self.recover
        elif blow == effects.BLOW_END_IF_SLOW:
            return g.end(1) if lord.value(effects.SPEED) < effects.STEADY else self.recover
        elif blow == effects.BLOW_END_IF_UNLED:
            return g.end(1) if lord.value(effects.LEADERSHIP) < effects.STEADY else self.recover
        elif blow == effects.BLOW_HEAL:
            g.wounds[chase.monster] = 0
            g.tell(words.MONSTER_HEALS, chase.monster)
        elif blow == effects.BLOW_RANDOM:
            if lord.hand != 0:
                g.drop_card(seat, g.draw(lord.hand))
        elif blow == effects.BLOW_LOWER_HIGHEST:
            return g.call(Lower(seat=seat, highest=True), then=self.recover)
        elif blow == effects.BLOW_LOWER_CHOICE:
            return g.call(Lower(seat=seat), then=self.recover)
        elif blow == effects.BLOW_TO_SPEED:
            return self.discard(g, seat, lord.hand_size() - lord.value(effects.SPEED))
        elif blow == effects.BLOW_HALF:
            return self.discard(g, seat, half_up(lord.hand))
        elif blow == effects.BLOW_KEEP_ONE:
            return self.discard(g, seat, lord.hand_size() - 1)
        return self.recover

    def discard(self, g: Hellas, seat: i64, count: i64) -> Step:
        return g.call(PayCards(seat=seat, count=count, among=tables.ALL_COMBAT), then=self.recover)

    @step
    def recover(self, g: Hellas) -> Step:
        """The first attack of some evolved monsters ends the hunt whatever else it does."""
        chase = chase_of(g)
        if chase.rounds == 1 and evolution_amount(g, chase.monster, effects.EVO_FIRST_ATTACK) > 0:
            return g.end(1)
        g.draw_cards(chase.hunter, DRAW_UNDEFENDED)
        return g.end(0)
