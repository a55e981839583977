"""Blessings (DF-2): rolling dice and applying what they show."""

from mypy_extensions import i64

from agon.games.dice_forge import tables, words
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.ids import Card, Die, Seat
from agon.games.dice_forge.rules.faces import Result, applied_plainly
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Rule, Step, step


def result_of(g: DiceForge, seat: Seat, die: Die, card: Card) -> Result:
    """The showing faces of a roll, ready to be applied."""
    hero = g.heroes[seat]
    face = hero.showing(tables.DARK if die == tables.DARK else tables.LIGHT)
    other: i64 = hero.showing(tables.DARK) if die == tables.BOTH else tables.NO_FACE
    return Result(seat=seat, face=face, other=other, card=card, may_repeat=True, rolled=face, second=other)


class EveryoneBlessed(Rule):
    """DF-2.1, DF-2.2: all roll at once, then all apply, in turn order from the active player; DF-2.3: several times."""

    seat: Seat
    blessings: i64
    players_blessed: i64 = 0

    @step
    def roll_all(self, g: DiceForge) -> Step:
        if self.blessings == 0:
            return g.end()
        self.blessings -= 1
        for place in range(g.players):
            g.roll((self.seat + place) % g.players, tables.BOTH)
        self.players_blessed = 0
        return self.next_player

    @step
    def next_player(self, g: DiceForge) -> Step:
        while self.players_blessed < g.players:
            seat = (self.seat + self.players_blessed) % g.players
            hero = g.heroes[seat]
            self.players_blessed += 1
            if not applied_plainly(g, seat, hero.showing(tables.LIGHT), hero.showing(tables.DARK)):
                return g.call(result_of(g, seat, tables.BOTH, tables.NO_CARD), then=self.next_player)
        return self.roll_all


class Blessing(Rule):
    """One player's blessings in a row, each applied before the next roll: divine with both dice, minor with one.

    ``card`` is the Sentinel or Cyclops that lets gains be refused.
    """

    seat: Seat
    die: Die
    blessings: i64
    card: Card = tables.NO_CARD

    @step
    def roll_next(self, g: DiceForge) -> Step:
        if self.blessings == 0:
            return g.end()
        self.blessings -= 1
        g.roll(self.seat, self.die)
        return g.call(result_of(g, self.seat, self.die, self.card), then=self.roll_next)


class MinorBlessings(Rule):
    """DF-2.4: choose a die before rolling it, then so many minor blessings with that die."""

    seat: Seat
    blessings: i64
    card: Card = tables.NO_CARD

    @step
    def ask_which_die(self, g: DiceForge) -> Step:
        g.offer(code(words.ROLL, tables.LIGHT))
        g.offer(code(words.ROLL, tables.DARK))
        if self.blessings == 1:
            return g.ask(self.seat, words.ASK_DIE, then=self.bless)
        return g.ask(self.seat, words.ASK_SAME_DIE, self.card, then=self.bless)

    @step
    def bless(self, g: DiceForge) -> Step:
        blessing = Blessing(seat=self.seat, die=arg_a(g.answer), blessings=self.blessings, card=self.card)
        return g.become(blessing)
