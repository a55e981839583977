"""LH-8: a battle between the hoplites of two players in one region, and what is used before its cards."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Seat
from agon.games.hellas.rules import armies, casualties, play_cards, powers
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.sides import Sides, sides_of
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step


def fight(g: Hellas, attacker: Seat, defender: Seat, region: Region, origins: vec[i64], then: Step) -> Step:
    """Draw up the sides and let them fight."""
    # what it keeps is read by the rules above it
    g.stack.append(Sides(attacker=attacker, defender=defender, region=region, origins=origins))
    other = g.battle_rule()
    return g.call(Battle() if other is None else other, then=then)


class Battle(HellasRule):
    """The parts of a battle in their order; what the sides put in is kept by the rule Sides below this one."""

    winner: Seat = -1

    @step
    def begin(self, g: Hellas) -> Step:
        sides = sides_of(g)
        if sides.is_decided(g):
            return self.walk_over(g)
        g.tell(words.BATTLE_BEGINS, sides.attacker, sides.defender, sides.region)
        return g.call(BeforeBattle(), then=self.cards)

    @step
    def cards(self, g: Hellas) -> Step:
        sides = sides_of(g)
        if sides.is_decided(g):
            return self.walk_over(g)
        return g.call(play_cards.PlayCards(acting=sides.defender), then=self.result)  # LH-8.1: the defender plays first

    @step
    def result(self, g: Hellas) -> Step:
        """LH-8.3: the higher sum wins, a tie is the defender's; LH-8.4 is due too when cards killed a side."""
        sides = sides_of(g)
        attack, defence = sides.strength(g, sides.attacker), sides.strength(g, sides.defender)
        self.winner = sides.leader(g)
        if not sides.is_decided(g):
            g.tell(words.BATTLE_ENDS, sides.region, sides.attacker, attack, sides.defender, defence)
        return g.call(casualties.Casualties(winner=self.winner), then=self.retreat)

    def walk_over(self, g: Hellas) -> Step:
        """One side is gone before the cards: the other holds the region by the normal rules."""
        g.settle(sides_of(g).region)
        return g.end()

    @step
    def retreat(self, g: Hellas) -> Step:
        """LH-8.5: the defender to a free neighbour, the attacker back where the attack came from."""
        sides = sides_of(g)
        if self.winner == sides.attacker:
            return g.call(armies.Retreat(seat=sides.defender, region=sides.region), then=self.control)
        way_back = casualties.WayBack(seat=sides.attacker, region=sides.region, origins=sides.origins[:])
        return g.call(way_back, then=self.control)

    @step
    def control(self, g: Hellas) -> Step:
        """LH-8.7: the winner controls the region; an attacker without survivors does not."""
        sides = sides_of(g)
        winner = self.winner
        g.tell(words.BATTLE_WON, winner, sides.region)
        if winner == sides.attacker and g.hoplites(winner, sides.region) == 0:
            g.tell(words.PYRRHIC, winner, sides.region)
        g.settle(sides.region)
        g.gain_priest(winner, g.lord(winner).bonus(tables.ATHENAS_GIFT))
        return g.end()


# ---------------------------------------------------------------------- before the cards


class BeforeBattle(HellasRule):
    """LH-8.1: one side uses the artifacts and blessings it wants, then the other. Blessings work once a battle."""

    acting: i64 = -1
    sides_left: i64 = 2
    blessings_used: i64 = 0

    @step
    def order(self, g: Hellas) -> Step:
        """The active player says who begins if both sides have something to use."""
        sides = sides_of(g)
        attacker_can = self.offer(g, sides.attacker)
        defender_can = self.offer(g, sides.defender)
        g.offered = 0
        if attacker_can and defender_can:
            g.offer(code(words.GO_FIRST, sides.attacker))
            g.offer(code(words.GO_FIRST, sides.defender))
            return g.ask(sides.attacker, words.ASK_FIRST, sides.region, then=self.ordered)
        self.acting = sides.defender if defender_can else sides.attacker
        return self.ask

    @step
    def ordered(self, g: Hellas) -> Step:
        self.acting = arg_a(g.answer)
        return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        sides = sides_of(g)
        if self.sides_left == 0 or sides.is_decided(g):
            return g.end()
        elif self.offer(g, self.acting):
            g.offer(code(words.DONE))
            return g.ask(self.acting, words.ASK_BEFORE, sides.region, then=self.use)
        return self.turn_over(g)

    @step
    def use(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == words.DONE:
            return self.turn_over(g)
        elif verb == words.USE:
            return powers.use_artifact(g, self.acting, self.ask, powers.BEFORE_BATTLE, powers.BEFORE_DEFENCE)
        self.blessings_used |= BIT[arg_a(g.answer)]
        return powers.use_blessing(g, self.acting, self.ask, powers.BEFORE_BATTLE, powers.BEFORE_DEFENCE)

    def turn_over(self, g: Hellas) -> Step:
        self.sides_left -= 1
        self.acting = sides_of(g).foe(self.acting)
        return self.ask

    def offer(self, g: Hellas, seat: Seat) -> bool:
        """Offer what a side may use now; whether there is anything."""
        already = g.offered
        lord = g.lord(seat)
        artifacts = lord.artifacts & lord.charged
        blessings = lord.blessings & ~self.blessings_used
        powers.ARTIFACTS.offer(g, seat, artifacts, powers.BEFORE_BATTLE)
        powers.BLESSINGS.offer(g, seat, blessings, powers.BEFORE_BATTLE)
        if seat == sides_of(g).defender:
            powers.ARTIFACTS.offer(g, seat, artifacts, powers.BEFORE_DEFENCE)
            powers.BLESSINGS.offer(g, seat, blessings, powers.BEFORE_DEFENCE)
        return g.offered > already
