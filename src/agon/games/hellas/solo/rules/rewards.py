"""LS-9.11, LS-9.12: what a hunt brings in the game alone."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules.base import HellasRule, pick_anew
from agon.games.hellas.rules.cards import Draw
from agon.games.hellas.rules.chase import chase_of, reward_bits
from agon.games.hellas.rules.draft import take_blessing
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.kernel.bits import BIT, count_bits, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import ENDS, Step, step

BLESSINGS_DRAWN: int = 2


class SoloHuntReward(HellasRule):
    """One reward: a blessing for a slain monster, or what is marked on the wounds of this hunt."""

    over: Step = ENDS

    @step
    def ask(self, g: SoloHellas) -> Step:
        chase = chase_of(g)
        marks = reward_bits(chase.monster, chase.wounds)
        if chase.slain and g.blessings != 0:
            if solo.SLAIN_REWARD != ops.BLESSING_AND_WOUND:
                g.offer(code(told.REWARD_BLESSING))
            if solo.SLAIN_REWARD == ops.BLESSING_ONLY:
                marks = 0
        if has(marks, effects.PRIEST_REWARD) and g.priest_room(YOU) > 0:
            g.offer(code(words.REWARD_PRIEST))
        if has(marks, effects.ARTIFACT_REWARD) and g.relics != 0:
            g.offer(code(words.REWARD_NEUTRAL))
        if g.offered == 0:
            return self.blessing
        return g.ask(YOU, told.ASK_SOLO_REWARD, chase.monster, then=self.take)

    @step
    def take(self, g: SoloHellas) -> Step:
        verb = verb_of(g.answer)
        if verb == told.REWARD_BLESSING:
            return g.call(PickBlessing(), then=self.over)
        elif verb == words.REWARD_PRIEST:
            g.gain_priest(YOU)
        else:
            artifact = g.draw(g.relics)
            g.relics &= ~BIT[artifact]
            g.take_artifact(YOU, artifact)
            g.tell(words.ARTIFACT_GAINED, YOU, artifact)
        return self.blessing

    @step
    def blessing(self, g: SoloHellas) -> Step:
        """The other reading of the book: the blessing comes beside a marked wound (LS-19.10)."""
        if chase_of(g).slain and solo.SLAIN_REWARD == ops.BLESSING_AND_WOUND:
            return g.call(PickBlessing(), then=self.over)
        return g.end()


class PickBlessing(HellasRule):
    """Two blessings are drawn, one is kept, the other is discarded."""

    cards: i64 = 0
    over: Step = ENDS

    @step
    def draw(self, g: SoloHellas) -> Step:
        for _card in range(BLESSINGS_DRAWN):
            if g.blessings != 0:
                card = g.draw(g.blessings)
                g.blessings &= ~BIT[card]
                self.cards |= BIT[card]
        return self.ask if self.cards != 0 else g.end()

    @step
    def ask(self, g: SoloHellas) -> Step:
        g.offer_each(told.KEEP_BLESSING, self.cards)
        return g.ask(YOU, told.ASK_KEEP_BLESSING, then=self.keep)

    @step
    def keep(self, g: SoloHellas) -> Step:
        kept = arg_a(g.answer)
        g.blessings_gone |= self.cards & ~BIT[kept]
        self.cards = 0
        take_blessing(g, YOU, kept)
        return g.call(Draw(seat=YOU, count=tables.GAIN_DRAW[kept]), then=self.over)

    def redeal(self, g: Hellas, seat: Seat) -> None:
        if seat != YOU:
            pool = g.blessings | self.cards
            self.cards = pick_anew(g, pool, count_bits(self.cards))
            g.blessings = pool & ~self.cards
