"""LH-3.4 to LH-3.9: heroes and hoplites on the move."""

from librt.vecs import append, vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.armies import Enter, Losses
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.battle import fight
from agon.games.hellas.rules.cards import offer_cards
from agon.games.hellas.rules.denials import deny_departures
from agon.games.hellas.rules.quests import BeginQuest
from agon.games.hellas.rules.sides import add_origin, no_origins
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step

# ---------------------------------------------------------------------- the hero


class HeroMove(HellasRule):
    """LH-3.4: the hero goes to ``region``; then Hero's Wrath, then perhaps a quest (LH-3.5)."""

    seat: i64
    region: i64

    @step
    def go(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        g.tell(words.HERO_MOVES, self.seat, lord.hero, lord.at, self.region)
        lord.at = self.region
        return self.wrath

    @step
    def wrath(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        foe = g.enemy_in(self.seat, lord.at)
        if lord.blessed(tables.HEROS_WRATH) and lord.hand != 0 and foe >= 0:
            offer_cards(g, words.WRATH, lord.hand)
            g.offer(code(words.SKIP))
            return g.ask(self.seat, words.ASK_WRATH, lord.at, then=self.strike)
        else:
            return self.quest

    @step
    def strike(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if verb_of(g.answer) == words.WRATH:
            g.tell(words.BLESSING_USED, self.seat, tables.HEROS_WRATH)
            g.drop_card(self.seat, arg_a(g.answer))
            foe = g.enemy_in(self.seat, lord.at)
            kills = tables.BLESSING_AMOUNT[tables.HEROS_WRATH]
            return g.call(Losses(seat=foe, region=lord.at, count=kills), then=self.quest)
        return self.quest

    @step
    def quest(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        return g.call(BeginQuest(seat=self.seat, region=lord.at), then=self.end)

    @step
    def end(self, g: Hellas) -> Step:
        return g.end()


# ---------------------------------------------------------------------- hoplites, one region each


def may_step(g: Hellas, seat: i64, origin: i64) -> i64:
    """Neighbours that hoplites may enter from a region."""
    found: i64 = 0
    if not g.may_leave(origin):
        return found
    rest = tables.NEIGHBOURS[origin]
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        if g.may_enter(seat, region):
            found |= BIT[region]
    return found


def can_move_hoplites(g: Hellas, seat: i64) -> bool:
    """Whether the hoplite movement could do anything."""
    lord = g.lord(seat)
    if lord.fortified != 0:
        return True
    for region in range(tables.REGIONS):
        if g.hoplites(seat, region) > 0:
            if may_step(g, seat, region) != 0 or (has(tables.CITIES, region) and lord.holds(region)):
                return True
    return False


class MoveHoplites(HellasRule):
    """LH-3.6: up to Leadership hoplites step to a neighbour, into a city or out of it; then the battles.

    ``moved``: by region, hoplites that have moved already. ``from_regions``, ``to_regions``: every step to a neighbour.
    ``bitten``: regions where the Chimera has had its bite. ``battles``: regions where one waits.
    """

    seat: i64
    steps_left: i64
    moved: vec[i64]
    from_regions: vec[i64] = vec[i64]()
    to_regions: vec[i64] = vec[i64]()
    has_begun: bool = False
    bitten: i64 = 0
    battles: i64 = 0

    def fresh(self, g: Hellas, region: i64) -> i64:
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
                rest = may_step(g, self.seat, region)
                while rest != 0:
                    g.offer(code(words.STEP, region, lowest(rest)))
                    rest &= rest - 1
                if has(tables.CITIES, region) and lord.holds(region) and not lord.is_fortified(region):
                    g.offer(code(words.FORTIFY, region))
            if lord.is_fortified(region):
                g.offer(code(words.LEAVE_CITY, region))
        if self.has_begun or g.offered == 0:
            g.offer(code(words.DONE))
        if g.explains:
            deny_departures(g, self.seat)
        return g.ask(self.seat, words.ASK_MOVE_HOPLITES, self.steps_left, then=self.go)

    @step
    def go(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        region = arg_a(g.answer)
        lord = g.lord(self.seat)
        if verb == words.DONE:
            return self.fights
        self.steps_left -= 1
        self.has_begun = True
        if verb == words.FORTIFY:
            lord.fortified |= BIT[region]
            g.tell(words.FORTIFIED, self.seat, region)
            return self.ask
        elif verb == words.LEAVE_CITY:
            lord.fortified &= ~BIT[region]
            self.moved[region] += 1
            g.tell(words.UNFORTIFIED, self.seat, region)
            return self.ask
        else:
            goal = arg_b(g.answer)
            self.from_regions = append(self.from_regions, region)
            self.to_regions = append(self.to_regions, goal)
            g.tell(words.HOPLITES_MOVE, self.seat, 1, region, goal)
            bitten = has(self.bitten, goal)
            if g.bites(goal):
                self.bitten |= BIT[goal]
            takes = g.enemy_in(self.seat, goal) < 0
            hoplite = Enter(
                seat=self.seat, origin=region, region=goal, count=1, takes_control=takes, already_bitten=bitten
            )
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

    def origins(self, region: i64) -> vec[i64]:
        """Where the hoplites in a region came from."""
        found = no_origins()
        for at in range(len(self.to_regions)):
            if self.to_regions[at] == region:
                add_origin(found, self.from_regions[at], 1)
        return found

    @step
    def fights(self, g: Hellas) -> Step:
        """LH-3.9: the battles in the order of the attacker's choice."""
        if self.battles == 0:
            return g.end()
        rest = self.battles
        while rest != 0:
            region = lowest(rest)
            rest &= rest - 1
            if g.hoplites(self.seat, region) == 0 or g.enemy_in(self.seat, region) < 0:
                # the enemy has left to help in another battle, or nobody is left to attack
                self.battles &= ~BIT[region]
                g.offered = 0
                g.settle(self.seat, region)
                return self.fights
            g.offer(code(words.FIGHT, region))
        return g.ask(self.seat, words.ASK_FIGHT, then=self.fight)

    @step
    def fight(self, g: Hellas) -> Step:
        region = arg_a(g.answer)
        self.battles &= ~BIT[region]
        return fight(g, self.seat, g.enemy_in(self.seat, region), region, self.origins(region), self.fights)


def hoplite_movement(g: Hellas, seat: i64) -> MoveHoplites:
    return MoveHoplites(seat=seat, steps_left=g.lord(seat).value(effects.LEADERSHIP), moved=no_origins())
