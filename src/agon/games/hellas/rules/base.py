"""What every rule of Lords of Hellas can be asked."""

from typing import Any

from agon.games.hellas.game import Hellas
from agon.kernel.rule import Rule


class HellasRule(Rule):
    """A rule of Lords of Hellas under way."""

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        """What everyone sees of a fight, hunt or draft under way."""
        return None
