"""LH-8.1: artifacts and blessings that are used before a battle."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    APOLLOS_ARROW,
    B_ALWAYS_PREPARED,
    B_AMBUSH,
    B_RESPONSE_FORCE,
    B_UNBROKEN_MORALE,
    CADUCEUS,
    HARPE,
    MINOTAURS_HORN,
    SPEED,
)
from agon.games.hellas.rules.battle_sides import Sides
from agon.games.hellas.rules.hands import Draw, PayCards
from agon.games.hellas.rules.hosts import ANY_NUMBER, Losses, Reinforce, helpers
from agon.games.hellas.tables import ALL_COMBAT, ARTIFACT_AMOUNT, BLESSING_AMOUNT, NEIGHBOURS
from agon.games.hellas.words import ARTIFACT_USED, BLESS, BLESSING_USED, USE
from agon.kernel.bits import BIT, has
from agon.kernel.codes import code

BEFORE: Final = 2
"""The step of a battle to which every effect of this window returns."""


class Prelude(Sides):
    """What each side may use before the cards. ``other``: the side to act; ``mask``: blessings used already."""

    def offer_before(self, g: Hellas, seat: i64) -> bool:
        """Offer what the side may use now; whether there is anything."""
        start = g.offered
        lord = g.lord(seat)
        foe = g.lord(self.foe(seat))
        if lord.ready(CADUCEUS) and foe.hand != 0:
            g.offer(code(USE, CADUCEUS))
        if lord.ready(APOLLOS_ARROW) and lord.at >= 0 and has(NEIGHBOURS[self.region], lord.at):
            g.offer(code(USE, APOLLOS_ARROW))
        if lord.ready(HARPE):
            g.offer(code(USE, HARPE))
        if self.may_bless(g, seat, B_ALWAYS_PREPARED) and lord.hand == 0:
            g.offer(code(BLESS, B_ALWAYS_PREPARED))
        if self.may_bless(g, seat, B_UNBROKEN_MORALE) and self.outnumbers(g, self.foe(seat)):
            g.offer(code(BLESS, B_UNBROKEN_MORALE))
        if seat == self.rival:
            if lord.ready(MINOTAURS_HORN) and helpers(g, seat, self.region) != 0:
                g.offer(code(USE, MINOTAURS_HORN))
            if self.may_bless(g, seat, B_RESPONSE_FORCE) and helpers(g, seat, self.region) != 0:
                g.offer(code(BLESS, B_RESPONSE_FORCE))
            if self.may_bless(g, seat, B_AMBUSH) and lord.is_fortified(self.region):
                g.offer(code(BLESS, B_AMBUSH))
        return g.offered > start

    def may_bless(self, g: Hellas, seat: i64, blessing: i64) -> bool:
        return g.lord(seat).blessed(blessing) and not has(self.mask, blessing)

    def use_artifact(self, g: Hellas, artifact: i64) -> None:
        seat = self.other
        g.lord(seat).exhaust(artifact)
        g.tell(ARTIFACT_USED, seat, artifact)
        amount = ARTIFACT_AMOUNT[artifact]
        if artifact == CADUCEUS:
            g.call(PayCards(seat=self.foe(seat), count=amount, mask=ALL_COMBAT), BEFORE)
        elif artifact == APOLLOS_ARROW:
            self.add_strength(seat, amount)
            self.step = BEFORE
        elif artifact == HARPE:
            g.call(Draw(seat=seat, count=amount), BEFORE)
        else:
            g.call(Reinforce(seat=seat, region=self.region, left=ANY_NUMBER, flags=1), BEFORE)

    def use_blessing(self, g: Hellas, blessing: i64) -> None:
        seat = self.other
        self.mask |= BIT[blessing]
        g.tell(BLESSING_USED, seat, blessing)
        amount = BLESSING_AMOUNT[blessing]
        if blessing == B_ALWAYS_PREPARED:
            g.call(Draw(seat=seat, count=amount), BEFORE)
        elif blessing == B_RESPONSE_FORCE:
            speed = g.lord(seat).value(SPEED)
            g.call(Reinforce(seat=seat, region=self.region, left=speed), BEFORE)
        else:
            g.call(Losses(seat=self.foe(seat), region=self.region, count=amount), BEFORE)
