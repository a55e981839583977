"""What every rule of Dice Forge can be asked."""

from agon.kernel.rule import Rule


class ForgeRule(Rule):
    """A rule of Dice Forge under way."""

    def awaits_action(self) -> bool:
        """Whether this is a turn whose action is still to come."""
        return False
