"""LH-10.1: the draft of blessings."""

from typing import Any

from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.attributes import change_attribute
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import Draw
from agon.kernel.bits import BIT, count_bits, lowest
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step


class Draft(HellasRule):
    """``seat`` builds; ``other`` picks now; ``mask``: the cards going round; ``left``: picks to come."""

    seat: i64 = 0
    other: i64 = -1
    mask: i64 = 0
    left: i64 = 0

    @step
    def deal(self, g: Hellas) -> Step:
        g.tell(words.DRAFT_BEGINS, self.seat)
        for _card in range(g.players + 1):
            if g.blessings != 0:
                card = g.draw(g.blessings)
                g.blessings &= ~BIT[card]
                self.mask |= BIT[card]
        self.left = g.players
        self.other = self.seat
        return self.pick

    @step
    def pick(self, g: Hellas) -> Step:
        if self.left == 0 or self.mask == 0:
            g.blessings_gone |= self.mask
            return g.end()
        rest = self.mask
        while rest != 0:
            g.offer(code(words.DRAFT, lowest(rest)))
            rest &= rest - 1
        return g.ask(self.other, words.ASK_DRAFT, then=self.then_taken)

    @step("taken")
    def then_taken(self, g: Hellas) -> Step:
        return self.taken(g, arg_a(g.answer))

    @step
    def pass_on(self, g: Hellas) -> Step:
        self.left -= 1
        self.other = g.right_of(self.other)
        return self.pick

    def taken(self, g: Hellas, blessing: i64) -> Step:
        self.mask &= ~BIT[blessing]
        take_blessing(g, self.other, blessing)
        return g.call(Draw(seat=self.other, count=tables.GAIN_DRAW[blessing]), then=self.pass_on)

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
    g.tell(words.BLESSING_GAINED, seat, blessing)
    attribute = tables.GAIN_ATTRIBUTE[blessing] - 1
    if attribute >= 0:
        change_attribute(g, seat, attribute, lord.stored(attribute) + 1)
    g.gain_priest(seat, tables.GAIN_PRIESTS[blessing])
