"""LH-10: how cards of the gods are gained: the draft of blessings, a look at neutral artifacts."""

from typing import Any

from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Blessing, Seat
from agon.games.hellas.rules.attributes import change_attribute
from agon.games.hellas.rules.base import HellasRule, pick_anew
from agon.games.hellas.rules.cards import Draw
from agon.kernel.bits import BIT, count_bits
from agon.kernel.codes import arg_a
from agon.kernel.rule import Step, step


class Draft(HellasRule):
    """LH-10.1: cards go round from the builder; each keeps one."""

    builder: i64
    picker: i64 = -1
    cards: i64 = 0
    picks_left: i64 = 0

    @step
    def deal(self, g: Hellas) -> Step:
        g.tell(words.DRAFT_BEGINS, self.builder)
        for _card in range(g.players + 1):
            if g.blessings != 0:
                card = g.draw(g.blessings)
                g.blessings &= ~BIT[card]
                self.cards |= BIT[card]
        self.picks_left = g.players
        self.picker = self.builder
        return self.pick

    @step
    def pick(self, g: Hellas) -> Step:
        if self.picks_left == 0 or self.cards == 0:
            g.blessings_gone |= self.cards
            return g.end()
        g.offer_each(words.DRAFT, self.cards)
        return g.ask(self.picker, words.ASK_DRAFT, then=self.taken)

    @step
    def taken(self, g: Hellas) -> Step:
        blessing = arg_a(g.answer)
        self.cards &= ~BIT[blessing]
        take_blessing(g, self.picker, blessing)
        if g.over:  # won by Local Support: the rest goes round no more
            g.blessings_gone |= self.cards
        return g.call(Draw(seat=self.picker, count=tables.GAIN_DRAW[blessing]), then=self.pass_on)

    @step
    def pass_on(self, g: Hellas) -> Step:
        self.picks_left -= 1
        self.picker = g.right_of(self.picker)
        return self.pick

    def redeal(self, g: Hellas, seat: Seat) -> None:
        if not self.has_seen(g, seat):
            pool = g.blessings | self.cards
            self.cards = pick_anew(g, pool, count_bits(self.cards))
            g.blessings = pool & ~self.cards

    def has_seen(self, g: Hellas, seat: Seat) -> bool:
        """Whether the cards going round have passed a seat, or are there now; onlookers (-1) they never pass."""
        passed = self.builder
        while passed != self.picker:
            if passed == seat:
                return True
            passed = g.right_of(passed)
        return passed == seat

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "draft",
            "builder": int(self.builder),
            "picks": int(self.picker),
            "cards": int(count_bits(self.cards)),
        }


def take_blessing(g: Hellas, seat: Seat, blessing: Blessing) -> None:
    """A blessing with what it gives at once besides cards."""
    g.take_blessing(seat, blessing)
    attribute = tables.GAIN_ATTRIBUTE[blessing] - 1
    if attribute >= 0:
        change_attribute(g, seat, attribute, 1)
    g.gain_priest(seat, tables.GAIN_PRIESTS[blessing])


class LookAtRelics(HellasRule):
    """Look at ``count`` neutral artifacts, keep one, shuffle the others back."""

    seat: Seat
    count: i64
    looked_at: i64 = 0

    @step
    def look(self, g: Hellas) -> Step:
        for _card in range(self.count):
            if g.relics != 0:
                card = g.draw(g.relics)
                g.relics &= ~BIT[card]
                self.looked_at |= BIT[card]
        return self.ask if self.looked_at != 0 else g.end()

    @step
    def ask(self, g: Hellas) -> Step:
        g.offer_each(words.KEEP_ARTIFACT, self.looked_at)
        return g.ask_secretly(self.seat, words.ASK_KEEP_ARTIFACT, then=self.keep)

    @step
    def keep(self, g: Hellas) -> Step:
        kept = arg_a(g.answer)
        g.relics |= self.looked_at & ~BIT[kept]
        g.take_artifact(self.seat, kept)
        g.tell(words.ARTIFACT_GAINED, self.seat, kept)
        return g.end()

    def redeal(self, g: Hellas, seat: Seat) -> None:
        if seat != self.seat:
            pool = g.relics | self.looked_at
            self.looked_at = pick_anew(g, pool, count_bits(self.looked_at))
            g.relics = pool & ~self.looked_at
