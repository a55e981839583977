"""LS-5.1, LS-7.6: the turns of both acts, and Pass."""

from agon.games.hellas import effects, tables, words
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules.attributes import Heal
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.turn import Turn
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.aftermath import Aftermath
from agon.games.hellas.solo.rules.events import Events
from agon.kernel.rule import ENDS, Step, step


class Campaign(HellasRule):
    """A player phase and an events phase, turn after turn, until the game is won or lost."""

    @step
    def turn(self, g: SoloHellas) -> Step:
        g.active = YOU
        g.turns += 1
        g.end_turn()
        g.specials = 1
        g.tell(words.TURN_BEGINS, YOU)
        return g.call(Turn(seat=YOU), then=self.events)

    @step
    def events(self, g: SoloHellas) -> Step:
        return g.call(Events(), then=self.check)

    @step
    def check(self, g: SoloHellas) -> Step:
        """LS-7.6: the end of Act I (LS-11.8), or that of the pile."""
        if g.act == 1:
            return self.act_two if act_is_over(g) else self.turn
        return g.count_regions() if g.pile == 0 else self.turn

    @step
    def act_two(self, g: SoloHellas) -> Step:
        return g.call(Aftermath(), then=self.first_event)

    @step
    def first_event(self, g: SoloHellas) -> Step:
        """LS-13.4: with the invasion at its height the act opens with an events phase."""
        if g.invasion < solo.TOP_INVASION:
            return self.check
        g.last_mark = -1
        g.take_token()
        return g.call(Events(), then=self.check)


def act_is_over(g: SoloHellas) -> bool:
    """LS-11.8: the vanguard is in Phocis or gone, or the invasion is at its height."""
    vanguard = g.vanguard()
    return vanguard < 0 or vanguard == solo.ROUTE[solo.ROUTE_LENGTH - 1] or g.invasion == solo.TOP_INVASION


class PassTurn(HellasRule):
    """LS-6.10: all tokens off the hero board, artifacts charged; God's Strength heals (LS-16.9)."""

    seat: Seat
    over: Step = ENDS

    @step
    def renew(self, g: SoloHellas) -> Step:
        lord = g.lord(self.seat)
        lord.used = 0
        lord.tired = 0
        lord.charged = lord.artifacts
        for action in range(effects.ACT_PASS):
            g.marks[action] = 0
        g.tell(told.TOKEN_FREED, self.seat)
        return g.call(Heal(seat=self.seat, count=lord.bonus(tables.GODS_STRENGTH)), then=self.over)
