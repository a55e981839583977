"""LH-3.4 to LH-3.9: heroes and hoplites on the move."""

from librt.vecs import append, vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Seat
from agon.games.hellas.rules import armies, cards, denials, quests
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.battle import fight
from agon.games.hellas.rules.sides import no_origins
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a, arg_b, arg_c, code, verb_of
from agon.kernel.rule import ENDS, Step, step

# ---------------------------------------------------------------------- the hero


class HeroMove(HellasRule):
    """LH-3.4: the hero goes to ``region``; then Hero's Wrath, then perhaps a quest (LH-3.5)."""

    seat: Seat
    region: Region
    end: Step = ENDS

    @step
    def go(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        g.tell(words.HERO_MOVES, self.seat, lord.hero, lord.at, self.region)
        lord.at = self.region
        return self.wrath

    @step
    def wrath(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if lord.blessed(tables.HEROS_WRATH) and lord.hand != 0 and g.enemy_in(self.seat, lord.at) >= 0:
            g.offer_each(words.WRATH, cards.distinct(lord.hand))
            g.offer(code(words.SKIP))
            return g.ask(self.seat, words.ASK_WRATH, lord.at, then=self.strike)
        return self.quest

    @step
    def strike(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if verb_of(g.answer) == words.WRATH:
            g.tell(words.BLESSING_USED, self.seat, tables.HEROS_WRATH)
            g.drop_card(self.seat, arg_a(g.answer))
            foe, kills = g.enemy_in(self.seat, lord.at), lord.bonus(tables.HEROS_WRATH)
            return g.call(armies.Losses(seat=foe, region=lord.at, count=kills), then=self.quest)
        return self.quest

    @step
    def quest(self, g: Hellas) -> Step:
        return g.call(quests.BeginQuest(seat=self.seat, region=g.lord(self.seat).at), then=self.end)


# ---------------------------------------------------------------------- hoplites, one region each


def can_move_hoplites(g: Hellas, seat: Seat) -> bool:
    """Whether the hoplite movement could do anything."""
    lord = g.lord(seat)
    if lord.fortified != 0:
        return True
    for region in range(tables.REGIONS):
        if g.hoplites(seat, region) > 0 and (lord.may_fortify(region) or g.ways_from(seat, region) != 0):
            return True
    return False


class MoveHoplites(HellasRule):
    """LH-3.6: up to Leadership hoplites step to a neighbour, into a city or out of it; then the battles.

    ``moved``: by region, hoplites that have moved already. ``from_regions``, ``to_regions``: every step to a neighbour.
    ``entered``: cities where one of them has gone. ``bitten``: regions where the Chimera has had its bite. ``battles``:
    regions where one waits.
    """

    seat: Seat
    steps_left: i64
    moved: vec[i64]
    from_regions: vec[i64] = vec[i64]()
    to_regions: vec[i64] = vec[i64]()
    has_begun: bool = False
    entered: i64 = 0
    bitten: i64 = 0
    battles: i64 = 0

    def fresh(self, g: Hellas, region: Region) -> i64:
        """Hoplites in the open that have not moved."""
        return g.loose(self.seat, region) - self.moved[region]

    @step
    def ask(self, g: Hellas) -> Step:
        if self.steps_left == 0:
            return self.fights
        lord = g.lord(self.seat)
        for region in range(tables.REGIONS):
            if g.hoplites(self.seat, region) == 0:
                continue
            if self.fresh(g, region) > 0:
                g.offer_ways(words.STEP, region, g.ways_from(self.seat, region))
                if lord.may_fortify(region):
                    g.offer(code(words.FORTIFY, region))
            if has(lord.fortified & ~self.entered, region):
                g.offer(code(words.LEAVE_CITY, region))
        if self.has_begun or g.offered == 0:
            g.offer(code(words.DONE))
        if g.explains:
            denials.deny_departures(g, self.seat)
        return g.ask(self.seat, words.ASK_MOVE_HOPLITES, self.steps_left, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        region = arg_a(g.answer)
        if verb == words.DONE:
            return self.fights
        self.steps_left -= 1
        self.has_begun = True
        if verb == words.FORTIFY:
            ask = g.who_rule(self.seat, region, 1, effects.TO_FORTIFY)
            if ask is not None:
                return g.call(ask, then=self.step_in)
            return self.fortify(g, region, -1)
        elif verb == words.LEAVE_CITY:
            g.leave_city(self.seat, region)
            self.moved[region] += 1
            g.tell(words.UNFORTIFIED, self.seat, region)
            return self.ask
        return self.go_to(g, region, arg_b(g.answer))

    @step
    def step_in(self, g: Hellas) -> Step:
        """Which hoplite fortifies was asked; the answer names the region too."""
        return self.fortify(g, arg_c(g.answer), g.value)

    def fortify(self, g: Hellas, region: Region, allied: i64) -> Step:
        g.fortify(self.seat, region, allied)
        self.entered |= BIT[region]
        g.tell(words.FORTIFIED, self.seat, region)
        return self.ask

    def go_to(self, g: Hellas, origin: Region, region: Region) -> Step:
        self.from_regions = append(self.from_regions, origin)
        self.to_regions = append(self.to_regions, region)
        g.tell(words.HOPLITES_MOVE, self.seat, 1, origin, region)
        bitten = has(self.bitten, region)
        if g.bites(region):
            self.bitten |= BIT[region]
        hoplite = armies.Enter(seat=self.seat, origin=origin, region=region, count=1, already_bitten=bitten)
        return g.call(hoplite, then=self.gone)

    @step
    def gone(self, g: Hellas) -> Step:
        """The hoplite has arrived, unless the Chimera got it; enemies there mean a battle (LH-3.9)."""
        region = self.to_regions[len(self.to_regions) - 1]
        if g.value > 0:
            self.moved[region] += 1
            if g.enemy_in(self.seat, region) >= 0:
                self.battles |= BIT[region]
        return self.ask

    def origins(self, region: Region) -> vec[i64]:
        """Where the hoplites in a region came from."""
        found = no_origins()
        for at in range(len(self.to_regions)):
            if self.to_regions[at] == region:
                found[self.from_regions[at]] += 1
        return found

    @step
    def fights(self, g: Hellas) -> Step:
        """LH-3.9: the battles in the order of the attacker's choice."""
        for region in each(g.battles_now(self.battles)):
            if g.hoplites(self.seat, region) == 0 or g.enemy_in(self.seat, region) < 0:
                # the enemy has left to help in another battle, or nobody is left to attack
                self.battles &= ~BIT[region]
                g.offered = 0
                g.settle(region)
                return self.fights
            g.offer(code(words.FIGHT, region))
        return g.ask(self.seat, words.ASK_FIGHT, then=self.fight) if self.battles != 0 else g.end()

    @step
    def fight(self, g: Hellas) -> Step:
        region = arg_a(g.answer)
        self.battles &= ~BIT[region]
        return fight(g, self.seat, g.enemy_in(self.seat, region), region, self.origins(region), self.fights)


def hoplite_movement(g: Hellas, seat: Seat) -> MoveHoplites:
    g.begin_movement()
    return MoveHoplites(seat=seat, steps_left=g.lord(seat).value(effects.LEADERSHIP), moved=no_origins())
