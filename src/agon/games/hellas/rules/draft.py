"""LH-10.1: the draft of blessings."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.bodies import change_attribute
from agon.games.hellas.rules.hands import Draw
from agon.games.hellas.tables import GAIN_ATTRIBUTE, GAIN_DRAW, GAIN_PRIESTS
from agon.games.hellas.words import ASK_DRAFT, BLESSING_GAINED, DRAFT, DRAFT_BEGINS
from agon.kernel.bits import BIT, count_bits, lowest
from agon.kernel.codes import arg_a, code

DEAL: Final = 0
PICK: Final = 1
TAKEN: Final = 2
PASS_ON: Final = 3


class Draft(HellasFrame):
    """``seat`` builds; ``other`` picks now; ``mask``: the cards going round; ``left``: picks to come."""

    NAME: ClassVar[str] = "draft"
    STEPS: ClassVar[tuple[str, ...]] = ("deal", "pick", "taken", "pass_on")
    USES: ClassVar[tuple[str, ...]] = ("seat", "other", "mask", "left")

    def blank(self) -> "Draft":
        return Draft()

    def play(self, g: Hellas) -> None:
        if self.step == DEAL:
            g.tell(DRAFT_BEGINS, self.seat)
            for _card in range(g.players + 1):
                if g.blessings != 0:
                    card = g.draw(g.blessings)
                    g.blessings &= ~BIT[card]
                    self.mask |= BIT[card]
            self.left = g.players
            self.other = self.seat
            self.step = PICK
        elif self.step == PICK:
            self.pick(g)
        elif self.step == TAKEN:
            self.taken(g, arg_a(g.answer))
        else:
            self.left -= 1
            self.other = g.right_of(self.other)
            self.step = PICK

    def pick(self, g: Hellas) -> None:
        if self.left == 0 or self.mask == 0:
            g.blessings_gone |= self.mask
            g.end()
            return
        rest = self.mask
        while rest != 0:
            g.offer(code(DRAFT, lowest(rest)))
            rest &= rest - 1
        g.ask(self.other, ASK_DRAFT, TAKEN)

    def taken(self, g: Hellas, blessing: i64) -> None:
        self.mask &= ~BIT[blessing]
        take_blessing(g, self.other, blessing)
        g.call(Draw(seat=self.other, count=GAIN_DRAW[blessing]), PASS_ON)

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "draft",
            "builder": int(self.seat),
            "picks": int(self.other),
            "cards": int(count_bits(self.mask)),
        }


def take_blessing(g: Hellas, seat: i64, blessing: i64) -> None:
    """Keep a blessing for good, with what it gives at once besides cards."""
    lord = g.lord(seat)
    lord.blessings |= BIT[blessing]
    g.tell(BLESSING_GAINED, seat, blessing)
    attribute = GAIN_ATTRIBUTE[blessing] - 1
    if attribute >= 0:
        change_attribute(g, seat, attribute, lord.stored(attribute) + 1)
    g.gain_priest(seat, GAIN_PRIESTS[blessing])
