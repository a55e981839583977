"""What rules of Cyclades have in common, and what they can be asked while they are under way."""

from typing import Any

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Creature, Faction
from agon.kernel.rule import Rule, Step


class OrderRule(Rule):
    """A rule that comes to every faction once, in turn order."""

    faction: Faction = tables.NONE
    factions_begun: i64 = 0

    def goes_on(self, g: Cyclades) -> bool:
        """Whether there is a next faction; then ``faction`` is it."""
        if self.factions_begun == g.count:
            return False
        self.faction = g.order[self.factions_begun]
        self.factions_begun += 1
        return True


class FactionRule(Rule):
    """A rule that a faction carries out."""

    faction: Faction

    def for_faction(self, faction: Faction) -> "FactionRule":
        """The same rule for a faction: registered rules are patterns."""
        rule = self.copy()
        assert isinstance(rule, FactionRule)
        rule.faction = faction
        return rule

    def coins_needed(self, g: Cyclades) -> i64:
        """Coins that the active side must have, or this move would not be under way."""
        return 0

    def is_turn_of(self, faction: Faction) -> bool:
        return False

    def owes_building(self, g: Cyclades) -> bool:
        """Whether the god of this turn has still to give its building, and can."""
        return False

    def owes_recruit(self, g: Cyclades) -> bool:
        return False


class BattleRule(FactionRule):
    """A battle: a faction enters the area of a rival. Of its last stage it keeps what everyone saw.

    ``attackers``, ``defenders``: pieces that fought in it. ``attack_sum``, ``defence_sum``: 0 until they are compared.
    """

    rival: Faction
    stages: i64 = 0
    die: i64 = 0
    rival_die: i64 = 0
    attackers: i64 = 0
    defenders: i64 = 0
    attack_sum: i64 = 0
    defence_sum: i64 = 0

    def note_stage(self, attackers: i64, defenders: i64) -> None:
        """A stage begins."""
        self.stages += 1
        self.attackers = attackers
        self.defenders = defenders
        self.attack_sum = 0
        self.defence_sum = 0

    def note_sums(self, attack: i64, defence: i64) -> None:
        self.attack_sum = attack
        self.defence_sum = defence

    def outline(self, g: Cyclades) -> dict[str, Any] | None:
        """What everyone sees of it."""
        return None

    def outline_of_stage(self) -> dict[str, Any]:
        """``is_counted``: the sums of the last stage stand."""
        return {"stage": int(self.stages), "is_counted": self.attack_sum + self.defence_sum > 0}

    def side_outline(self, is_defender: bool, walls: i64) -> dict[str, Any]:
        """One side in the last stage: its pieces, walls or ports, the die, the sum, and what heroes and others added."""
        pieces = self.defenders if is_defender else self.attackers
        die = self.rival_die if is_defender else self.die
        total = self.defence_sum if is_defender else self.attack_sum
        return {
            "faction": int(self.rival if is_defender else self.faction),
            "pieces": int(pieces),
            "walls": int(walls),
            "powers": max(int(total - pieces - walls - die), 0),
            "die": int(die),
            "total": int(total),
        }


class CardRule(FactionRule):
    """What a creature does when its card is played."""

    card: Creature

    def ask_if_able(self, g: Cyclades, prompt: i64, then: Step, a: i64 = 0) -> Step:
        """Put the offered options before the faction, if there are any."""
        return g.ask(g.seat(self.faction), prompt, a, then=then) if g.offered > 0 else self.fizzle(g)

    def fizzle(self, g: Cyclades) -> Step:
        """CY-10.1: an ability that cannot be used."""
        g.tell(words.NO_EFFECT, g.who(self.faction), self.card)
        return g.end()
