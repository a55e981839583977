"""Looking at neutral artifacts and keeping one (LH-2.7 and card rewards)."""

from mypy_extensions import i64

from agon.games.hellas import words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step


class LookAtRelics(HellasRule):
    """Look at ``count`` neutral artifacts, keep one, shuffle the others back. ``mask``: those looked at."""

    seat: i64 = 0
    count: i64 = 0
    mask: i64 = 0

    @step
    def look(self, g: Hellas) -> Step:
        for _card in range(self.count):
            if g.relics != 0:
                card = g.draw(g.relics)
                g.relics &= ~BIT[card]
                self.mask |= BIT[card]
        if self.mask == 0:
            return g.end()
        else:
            return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        rest = self.mask
        while rest != 0:
            g.offer(code(words.KEEP_ARTIFACT, lowest(rest)))
            rest &= rest - 1
        return g.ask_secretly(self.seat, words.ASK_KEEP_ARTIFACT, then=self.keep)

    @step
    def keep(self, g: Hellas) -> Step:
        kept = arg_a(g.answer)
        g.relics |= self.mask & ~BIT[kept]
        g.take_artifact(self.seat, kept)
        g.tell(words.ARTIFACT_GAINED, self.seat, kept)
        return g.end()
