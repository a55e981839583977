"""LH-8.4, LH-8.5: what a battle costs, and the way back of attackers who lost it."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Regions, Seat
from agon.games.hellas.rules.armies import Enter, Losses, refuges
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.sides import Sides, sides_of
from agon.kernel.bits import BIT, each, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step


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
        if sides.casualties(seat) > 0 and g.hoplites(seat, sides.region) > 0:
            g.offer(code(words.BLOOD_SPARE))
        if g.hoplites(sides.foe(seat), sides.region) > 0:
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
        sides.add(sides.foe(self.winner), casualties=sides.extra_loss(self.winner))
        return self.lose_attacker

    @step
    def lose_attacker(self, g: Hellas) -> Step:
        return self.lose(g, sides_of(g).attacker, self.lose_defender)

    @step
    def lose_defender(self, g: Hellas) -> Step:
        return self.lose(g, sides_of(g).defender, self.end)

    def lose(self, g: Hellas, seat: Seat, then: Step) -> Step:
        """The Aegis saves nobody of an army that has lost and cannot leave."""
        sides = sides_of(g)
        if seat != self.winner and ways_out(g, sides, seat) == 0:
            g.kill_hoplites(seat, sides.region, sides.casualties(seat))
            return then
        return g.call(Losses(seat=seat, region=sides.region, count=sides.casualties(seat)), then=then)

    @step
    def end(self, g: Hellas) -> Step:
        sides = sides_of(g)
        attacker, defender = sides.attacker, sides.defender
        g.tell(words.BATTLE_LOSSES, attacker, sides.attacker_casualties, defender, sides.defender_casualties)
        return g.end()


def ways_out(g: Hellas, sides: Sides, seat: Seat) -> i64:
    """LH-8.5: where a side may go that has lost."""
    among = g.neighbours(sides.region) if seat == sides.defender else regions_in(sides.origins)
    return refuges(g, seat, sides.region, among)


def regions_in(origins: vec[i64]) -> i64:
    found: i64 = 0
    for region in range(tables.REGIONS):
        if origins[region] > 0:
            found |= BIT[region]
    return found


class WayBack(HellasRule):
    """LH-8.5: survivors go back to the regions they came from, as many as came from each (one question a region)."""

    seat: Seat
    region: Region
    origins: vec[i64]

    @step
    def ask(self, g: Hellas) -> Step:
        army = g.hoplites(self.seat, self.region)
        ways = refuges(g, self.seat, self.region, regions_in(self.origins))
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

    def room_in(self, regions: Regions) -> i64:
        total: i64 = 0
        for region in each(regions):
            total += self.origins[region]
        return total
