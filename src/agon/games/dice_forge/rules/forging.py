"""Forging (DF-3.3, DF-3.4, DF-3.9): a new face into a die, a replaced one out of the game."""

from mypy_extensions import i64

from agon.games.dice_forge import tables, words
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.ids import Face, Seat
from agon.games.dice_forge.state import SIDES, side_of
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_b, arg_c, code
from agon.kernel.rule import Rule, Step, step


class Forge(Rule):
    """A player puts a face into one of their dice; the die is left with it up."""

    seat: Seat
    face: Face

    @step
    def ask_where(self, g: DiceForge) -> Step:
        """Any face of any own die, but a boar stays for ever; equal faces of a die are one option."""
        hero = g.heroes[self.seat]
        for die in range(2):
            packed = hero.die(die)
            seen: i64 = 0
            for side in range(SIDES):
                old = side_of(packed, side)
                if tables.FACE_KIND[old] != tables.BOAR and seen & BIT[old] == 0:
                    seen |= BIT[old]
                    g.offer(code(words.FORGE, self.face, die, old))
        return g.ask(self.seat, words.ASK_FORGE, self.face, then=self.put_in)

    @step
    def put_in(self, g: DiceForge) -> Step:
        die = arg_b(g.answer)
        old = arg_c(g.answer)
        hero = g.heroes[self.seat]
        hero.replace_side(die, hero.side_with(die, old), self.face)
        g.gone = changed(g.gone, old, g.gone[old] + 1)
        g.tell(words.FORGED, self.seat, self.face, die, old)
        return g.end()
