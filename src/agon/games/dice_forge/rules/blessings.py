"""Blessings (DF-2): rolling dice and applying what they show."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.dice_forge.frame import ForgeFrame
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.faces import REPEATABLE, Result, applied_plainly
from agon.games.dice_forge.tables import BOTH, DARK, LIGHT, NO_FACE
from agon.games.dice_forge.words import ASK_DIE, ASK_SAME_DIE, ROLL
from agon.kernel.codes import arg_a, code


def result_of(g: DiceForge, seat: i64, die: i64, card: i64) -> Result:
    """The showing faces of a roll, ready to be applied."""
    hero = g.heroes[seat]
    face = hero.showing(DARK if die == DARK else LIGHT)
    other: i64 = hero.showing(DARK) if die == BOTH else NO_FACE
    return Result(seat=seat, face=face, other=other, card=card, mask=REPEATABLE, rolled=face, second=other)


ROLL_ALL: Final = 0
NEXT_PLAYER: Final = 1


class EveryoneBlessed(ForgeFrame):
    """DF-2.1, DF-2.2: all roll at once, then all apply, in turn order from the active player.

    ``times`` blessings are left (DF-2.3), ``mask`` players have applied the one under way.
    """

    NAME: ClassVar[str] = "everyone_blessed"
    STEPS: ClassVar[tuple[str, ...]] = ("roll_all", "next_player")
    USES: ClassVar[tuple[str, ...]] = ("seat", "times", "mask")

    def blank(self) -> "EveryoneBlessed":
        return EveryoneBlessed()

    def play(self, g: DiceForge) -> None:
        if self.step == ROLL_ALL:
            self.roll_all(g)
        else:
            self.next_player(g)

    def roll_all(self, g: DiceForge) -> None:
        if self.times == 0:
            g.end()
            return
        self.times -= 1
        for place in range(g.players):
            g.roll((self.seat + place) % g.players, BOTH)
        self.mask = 0
        self.step = NEXT_PLAYER

    def next_player(self, g: DiceForge) -> None:
        while self.mask < g.players:
            seat = (self.seat + self.mask) % g.players
            hero = g.heroes[seat]
            self.mask += 1
            if not applied_plainly(g, seat, hero.showing(LIGHT), hero.showing(DARK)):
                g.call(result_of(g, seat, BOTH, -1), NEXT_PLAYER)
                return
        self.step = ROLL_ALL


ROLL_NEXT: Final = 0


class Blessing(ForgeFrame):
    """One player's blessings in a row, each applied before the next roll: divine with both dice, minor with one.

    ``card`` is the Sentinel or Cyclops that lets gains be refused.
    """

    NAME: ClassVar[str] = "blessing"
    STEPS: ClassVar[tuple[str, ...]] = ("roll_next",)
    USES: ClassVar[tuple[str, ...]] = ("seat", "die", "times", "card")

    def blank(self) -> "Blessing":
        return Blessing()

    def play(self, g: DiceForge) -> None:
        if self.times == 0:
            g.end()
            return
        self.times -= 1
        g.roll(self.seat, self.die)
        g.call(result_of(g, self.seat, self.die, self.card), ROLL_NEXT)


ASK_WHICH_DIE: Final = 0
DIE_CHOSEN: Final = 1
BLESSED: Final = 2


class MinorBlessings(ForgeFrame):
    """DF-2.4: choose a die before rolling it, then ``times`` minor blessings with that die."""

    NAME: ClassVar[str] = "minor_blessings"
    STEPS: ClassVar[tuple[str, ...]] = ("ask_which_die", "die_chosen", "blessed")
    USES: ClassVar[tuple[str, ...]] = ("seat", "times", "card")

    def blank(self) -> "MinorBlessings":
        return MinorBlessings()

    def play(self, g: DiceForge) -> None:
        if self.step == ASK_WHICH_DIE:
            self.ask_which_die(g)
        elif self.step == DIE_CHOSEN:
            g.call(Blessing(seat=self.seat, die=arg_a(g.answer), times=self.times, card=self.card), BLESSED)
        else:
            g.end()

    def ask_which_die(self, g: DiceForge) -> None:
        g.offer(code(ROLL, LIGHT))
        g.offer(code(ROLL, DARK))
        if self.times == 1:
            g.ask(self.seat, ASK_DIE, DIE_CHOSEN)
        else:
            g.ask(self.seat, ASK_SAME_DIE, DIE_CHOSEN, self.card)
