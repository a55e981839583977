"""Looking at neutral artifacts and keeping one (LH-2.7 and card rewards)."""

from typing import ClassVar, Final

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.words import ARTIFACT_GAINED, ASK_KEEP_ARTIFACT, KEEP_ARTIFACT
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, code

LOOK: Final = 0
ASK: Final = 1
KEEP: Final = 2


class LookAtRelics(HellasFrame):
    """Look at ``count`` neutral artifacts, keep one, shuffle the others back. ``mask``: those looked at."""

    NAME: ClassVar[str] = "look_at_relics"
    STEPS: ClassVar[tuple[str, ...]] = ("look", "ask", "keep")
    USES: ClassVar[tuple[str, ...]] = ("seat", "count", "mask")

    def blank(self) -> "LookAtRelics":
        return LookAtRelics()

    def play(self, g: Hellas) -> None:
        if self.step == LOOK:
            for _card in range(self.count):
                if g.relics != 0:
                    card = g.draw(g.relics)
                    g.relics &= ~BIT[card]
                    self.mask |= BIT[card]
            if self.mask == 0:
                g.end()
            else:
                self.step = ASK
        elif self.step == ASK:
            rest = self.mask
            while rest != 0:
                g.offer(code(KEEP_ARTIFACT, lowest(rest)))
                rest &= rest - 1
            g.ask_secretly(self.seat, ASK_KEEP_ARTIFACT, KEEP)
        else:
            kept = arg_a(g.answer)
            g.relics |= self.mask & ~BIT[kept]
            g.take_artifact(self.seat, kept)
            g.tell(ARTIFACT_GAINED, self.seat, kept)
            g.end()
