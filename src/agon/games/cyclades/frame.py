"""What every rule of Cyclades can be asked while it is under way."""

from mypy_extensions import i64

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction
from agon.kernel.rule import Rule


class IslandRule(Rule):
    """A rule that has an answer to one of these inherits from this class."""

    def coins_needed(self, g: Cyclades) -> i64:
        """Coins that the active side must have, or this move would not be under way."""
        return 0

    def is_turn_of(self, faction: Faction) -> bool:
        return False

    def owes_building(self) -> bool:
        """Whether the god of this turn has still to give its building."""
        return False

    def owes_recruit(self) -> bool:
        return False
