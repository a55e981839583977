"""LH-8: a battle between the hoplites of two players in one region."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.armies import Retreat
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.before_battle import BeforeBattle
from agon.games.hellas.rules.casualties import Casualties, WayBack
from agon.games.hellas.rules.play_cards import PlayCards
from agon.games.hellas.rules.sides import Sides, sides_of
from agon.kernel.rule import Step, step


def fight(g: Hellas, attacker: i64, defender: i64, region: i64, origins: vec[i64], then: Step) -> Step:
    """Draw up the sides and let them fight."""
    # what it keeps is read by the rules above it
    g.stack.append(Sides(attacker=attacker, defender=defender, region=region, origins=origins))
    return g.call(Battle(), then=then)


class Battle(HellasRule):
    """The parts of a battle in their order; what the sides put in is kept by the rule Sides below this one."""

    winner: i64 = -1

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
        return g.call(PlayCards(acting=sides.defender), then=self.result)  # LH-8.1: the defender plays first

    @step
    def result(self, g: Hellas) -> Step:
        """LH-8.3: the higher sum wins, a tie is the defender's."""
        sides = sides_of(g)
        if sides.is_decided(g):
            winner = survivor(g)
            g.settle(winner, sides.region)
            reward(g, winner)
            return g.end()
        attack = sides.strength(g, sides.attacker)
        defence = sides.strength(g, sides.defender)
        self.winner = sides.attacker if attack > defence else sides.defender
        g.tell(words.BATTLE_ENDS, sides.region, sides.attacker, attack, sides.defender, defence)
        return g.call(Casualties(winner=self.winner), then=self.retreat)

    def walk_over(self, g: Hellas) -> Step:
        """One side is gone before the cards: the other holds the region by the normal rules."""
        g.settle(survivor(g), sides_of(g).region)
        return g.end()

    @step
    def retreat(self, g: Hellas) -> Step:
        """LH-8.5: the defender to a free neighbour, the attacker back where the attack came from."""
        sides = sides_of(g)
        if self.winner == sides.attacker:
            return g.call(Retreat(seat=sides.defender, region=sides.region), then=self.control)
        way_back = WayBack(seat=sides.attacker, region=sides.region, origins=sides.origins[:])
        return g.call(way_back, then=self.control)

    @step
    def control(self, g: Hellas) -> Step:
        """LH-8.7: the winner controls the region; an attacker without survivors does not."""
        sides = sides_of(g)
        winner = self.winner
        g.tell(words.BATTLE_WON, winner, sides.region)
        if winner == sides.attacker and g.hoplites(winner, sides.region) == 0:
            g.tell(words.PYRRHIC, winner, sides.region)
        else:
            g.settle(winner, sides.region)
        reward(g, winner)
        return g.end()


def survivor(g: Hellas) -> i64:
    sides = sides_of(g)
    return sides.attacker if g.hoplites(sides.attacker, sides.region) > 0 else sides.defender


def reward(g: Hellas, winner: i64) -> None:
    """Athena's Gift."""
    if g.lord(winner).blessed(tables.ATHENAS_GIFT):
        g.gain_priest(winner, tables.BLESSING_AMOUNT[tables.ATHENAS_GIFT])
