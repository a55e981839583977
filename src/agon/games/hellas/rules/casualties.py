"""LH-8.4, LH-8.5: what a battle costs, and the way back of attackers who lost it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Regions, Seat
from agon.games.hellas.rules.armies import Enter, Losses
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.sides import sides_of
from agon.kernel.bits import BIT, each, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

EXTRA_LOSS: Final = 1
ENCIRCLED_LOSS: Final[int] = max(
    int(tables.CARD_AMOUNT[card])
    for card in range(len(tables.CARD_EFFECT))
    if tables.CARD_EFFECT[card] == effects.CARD_ENCIRCLE
)
"""What the loser loses more when encircled."""


class Casualties(HellasRule):
    """LH-8.4: the symbols on the cards of each side, and one more for the loser."""

    winner: Seat

    @step
    def ask(self, g: Hellas) -> Step:
        """Medusa's Blood: one casualty less, or one more for the enemy."""
        sides = sides_of(g)
        seat = sides.attacker if g.lord(sides.attacker).ready(tables.MEDUSAS_BLOOD) else sides.defender
        if not g.lord(seat).ready(tables.MEDUSAS_BLOOD):
            return self.add_extra(g)
        if sides.casualties(seat) > 0:
            g.offer(code(words.BLOOD_SPARE))
        g.offer(code(words.BLOOD_STRIKE))
        g.offer(code(words.SKIP))
        return g.ask(seat, words.ASK_BLOOD, sides.region, then=self.blood)

    @step
    def blood(self, g: Hellas) -> Step:
        sides = sides_of(g)
        verb = verb_of(g.answer)
        if verb != words.SKIP:
            seat = sides.attacker if g.lord(sides.attacker).ready(tables.MEDUSAS_BLOOD) else sides.defender
            g.lord(seat).exhaust(tables.MEDUSAS_BLOOD)
            g.tell(words.ARTIFACT_USED, seat, tables.MEDUSAS_BLOOD)
            amount = tables.ARTIFACT_AMOUNT[tables.MEDUSAS_BLOOD]
            if verb == words.BLOOD_SPARE:
                sides.add(seat, casualties=-amount)
            else:
                sides.add(sides.foe(seat), casualties=amount)
        return self.add_extra(g)

    def add_extra(self, g: Hellas) -> Step:
        sides = sides_of(g)
        extra = ENCIRCLED_LOSS if sides.encircles(self.winner) else EXTRA_LOSS
        sides.add(sides.foe(self.winner), casualties=extra)
        return self.lose_attacker

    @step
    def lose_attacker(self, g: Hellas) -> Step:
        sides = sides_of(g)
        losses = Losses(seat=sides.attacker, region=sides.region, count=sides.attacker_casualties)
        return g.call(losses, then=self.lose_defender)

    @step
    def lose_defender(self, g: Hellas) -> Step:
        sides = sides_of(g)
        losses = Losses(seat=sides.defender, region=sides.region, count=sides.defender_casualties)
        return g.call(losses, then=self.end)

    @step
    def end(self, g: Hellas) -> Step:
        sides = sides_of(g)
        attacker, defender = sides.attacker, sides.defender
        g.tell(words.BATTLE_LOSSES, attacker, sides.attacker_casualties, defender, sides.defender_casualties)
        return g.end()


class WayBack(HellasRule):
    """LH-8.5: survivors go back to the regions they came from, as many as came from each (one question a region)."""

    seat: Seat
    region: Region
    origins: vec[i64]

    @step
    def ask(self, g: Hellas) -> Step:
        army = g.hoplites(self.seat, self.region)
        ways = self.open_ways(g)
        if army == 0 or ways == 0:
            g.kill_hoplites(self.seat, self.region, army)
            return g.end()
        region = lowest(ways)
        room_later = self.room_in(ways & ~BIT[region])
        most = army if ways == BIT[region] or self.origins[region] > army else self.origins[region]
        least = army - room_later if army > room_later else 0
        if least > most:
            least = most
        for number in range(most, least - 1, -1):
            g.offer(code(words.SEND_BACK, region, number))
        return g.ask(self.seat, words.ASK_SEND_BACK, self.region, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        region, number = arg_a(g.answer), arg_b(g.answer)
        self.origins[region] = 0
        if number > 0:
            g.tell(words.RETREATED, self.seat, number, self.region, region)
            return g.call(Enter(seat=self.seat, origin=self.region, region=region, count=number), then=self.ask)
        return self.ask

    def open_ways(self, g: Hellas) -> i64:
        """Origins that are still open to the attackers."""
        found: i64 = 0
        if g.may_leave(self.region):
            for region in range(tables.REGIONS):
                if self.origins[region] > 0 and g.enemy_in(self.seat, region) < 0 and g.may_enter(self.seat, region):
                    found |= BIT[region]
        return found

    def room_in(self, regions: Regions) -> i64:
        total: i64 = 0
        for region in each(regions):
            total += self.origins[region]
        return total
