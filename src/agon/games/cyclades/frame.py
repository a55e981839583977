"""The fields that rules of Cyclades carry. A rule saves those it names in ``USES``."""

from mypy_extensions import i64

from agon.games.cyclades.game import Cyclades
from agon.kernel.errors import RuleError
from agon.kernel.game import Frame, Game


class CycladesFrame(Frame):
    """A rule of Cyclades under way."""

    def __init__(
        self,
        faction: i64 = -1,
        rival: i64 = -1,
        god: i64 = -1,
        card: i64 = -1,
        hero: i64 = -1,
        land: i64 = -1,
        to: i64 = -1,
        sea: i64 = -1,
        at: i64 = 0,
        n: i64 = 0,
        mercenaries: i64 = 0,
        heroes: i64 = 0,
        left: i64 = 0,
        flags: i64 = 0,
        mask: i64 = 0,
        die: i64 = 0,
        rival_die: i64 = 0,
    ) -> None:
        self.step: i64 = 0
        self.faction: i64 = faction
        self.rival: i64 = rival
        self.god: i64 = god
        self.card: i64 = card
        self.hero: i64 = hero
        self.land: i64 = land
        self.to: i64 = to
        self.sea: i64 = sea
        self.at: i64 = at
        self.n: i64 = n
        self.mercenaries: i64 = mercenaries
        self.heroes: i64 = heroes
        self.left: i64 = left
        self.flags: i64 = flags
        self.mask: i64 = mask
        self.die: i64 = die
        self.rival_die: i64 = rival_die

    def blank(self) -> "CycladesFrame":
        """A fresh frame of the same rule."""
        raise RuleError("a rule without blank()")

    def copy(self) -> Frame:
        twin = self.blank()
        twin.step = self.step
        twin.faction = self.faction
        twin.rival = self.rival
        twin.god = self.god
        twin.card = self.card
        twin.hero = self.hero
        twin.land = self.land
        twin.to = self.to
        twin.sea = self.sea
        twin.at = self.at
        twin.n = self.n
        twin.mercenaries = self.mercenaries
        twin.heroes = self.heroes
        twin.left = self.left
        twin.flags = self.flags
        twin.mask = self.mask
        twin.die = self.die
        twin.rival_die = self.rival_die
        return twin

    def run(self, game: Game) -> None:
        assert isinstance(game, Cyclades)
        self.play(game)

    def play(self, g: Cyclades) -> None:
        raise RuleError("a rule without steps")
