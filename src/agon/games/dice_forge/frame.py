"""The fields that rules of Dice Forge carry. A rule saves those it names in ``USES``."""

from mypy_extensions import i64

from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.tables import NO_FACE
from agon.kernel.errors import RuleError
from agon.kernel.game import Frame, Game


class ForgeFrame(Frame):
    """A rule of Dice Forge under way."""

    def __init__(
        self,
        seat: i64 = 0,
        die: i64 = 0,
        face: i64 = NO_FACE,
        other: i64 = NO_FACE,
        factor: i64 = 1,
        sign: i64 = 1,
        card: i64 = -1,
        times: i64 = 0,
        given: i64 = 0,
        mask: i64 = 0,
        gold: i64 = 0,
        sun: i64 = 0,
        moon: i64 = 0,
        glory: i64 = 0,
        rolled: i64 = NO_FACE,
        second: i64 = NO_FACE,
        owls: i64 = 0,
        hinds: i64 = 0,
        elders: i64 = 0,
    ) -> None:
        self.step: i64 = 0
        self.seat: i64 = seat
        self.die: i64 = die
        self.face: i64 = face
        self.other: i64 = other
        self.factor: i64 = factor
        self.sign: i64 = sign
        self.card: i64 = card
        self.times: i64 = times
        self.given: i64 = given
        self.mask: i64 = mask
        self.gold: i64 = gold
        self.sun: i64 = sun
        self.moon: i64 = moon
        self.glory: i64 = glory
        self.rolled: i64 = rolled
        self.second: i64 = second
        self.owls: i64 = owls
        self.hinds: i64 = hinds
        self.elders: i64 = elders

    def blank(self) -> "ForgeFrame":
        """A fresh frame of the same rule."""
        raise RuleError("a rule without blank()")

    def copy(self) -> Frame:
        twin = self.blank()
        twin.step = self.step
        twin.seat = self.seat
        twin.die = self.die
        twin.face = self.face
        twin.other = self.other
        twin.factor = self.factor
        twin.sign = self.sign
        twin.card = self.card
        twin.times = self.times
        twin.given = self.given
        twin.mask = self.mask
        twin.gold = self.gold
        twin.sun = self.sun
        twin.moon = self.moon
        twin.glory = self.glory
        twin.rolled = self.rolled
        twin.second = self.second
        twin.owls = self.owls
        twin.hinds = self.hinds
        twin.elders = self.elders
        return twin

    def run(self, game: Game) -> None:
        assert isinstance(game, DiceForge)
        self.play(game)

    def play(self, g: DiceForge) -> None:
        raise RuleError("a rule without steps")
