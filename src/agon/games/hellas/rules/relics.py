"""Looking at neutral artifacts and keeping one (LH-2.7 and card rewards)."""

from mypy_extensions import i64

from agon.games.hellas import words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule, pick_anew
from agon.kernel.bits import BIT, count_bits, lowest
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step


class LookAtRelics(HellasRule):
    """Look at ``count`` neutral artifacts, keep one, shuffle the others back."""

    seat: i64
    count: i64
    looked_at: i64 = 0

    @step
    def look(self, g: Hellas) -> Step:
        for _card in range(self.count):
            if g.relics != 0:
                card = g.draw(g.relics)
                g.relics &= ~BIT[card]
                self.looked_at |= BIT[card]
        if self.looked_at == 0:
            return g.end()
        else:
            return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        rest = self.looked_at
        while rest != 0:
            g.offer(code(words.KEEP_ARTIFACT, lowest(rest)))
            rest &= rest - 1
        return g.ask_secretly(self.seat, words.ASK_KEEP_ARTIFACT, then=self.keep)

    @step
    def keep(self, g: Hellas) -> Step:
        kept = arg_a(g.answer)
        g.relics |= self.looked_at & ~BIT[kept]
        g.take_artifact(self.seat, kept)
        g.tell(words.ARTIFACT_GAINED, self.seat, kept)
        return g.end()

    def redeal(self, g: Hellas, seat: i64) -> None:
        if seat != self.seat:
            pool = g.relics | self.looked_at
            self.looked_at = pick_anew(g, pool, count_bits(self.looked_at))
            g.relics = pool & ~self.looked_at
