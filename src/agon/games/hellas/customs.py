"""What rules ask because the game alone against Xerxes answers otherwise: here the answers for two to four players.

``solo/game.py`` gives its own. A rule that exists for one player only is handed out as a frame; None: there is none.
"""

from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.ids import Region, Regions, Seat
from agon.kernel.engine import Frame
from agon.kernel.errors import RuleError
from agon.kernel.game import Game


class Customs(Game):
    """A game of Lords of Hellas, before its board."""

    # ------------------------------------------------------------------ rules of their own

    def battle_rule(self) -> Frame | None:
        """The rule for a battle that is not between players."""
        return None

    def hunt_reward_rule(self) -> Frame | None:
        return None

    def quest_reward_rule(self, seat: Seat) -> Frame | None:
        return None

    def usurp_rule(self, region: Region) -> Frame | None:
        """The rule that clears a region for the usurper."""
        return None

    def pass_rule(self, seat: Seat) -> Frame:
        raise RuleError("nobody passes in a game of several")

    def who_rule(self, seat: Seat, region: Region, count: i64, task: i64) -> Frame | None:
        """The rule that asks which hoplites go, fall or step into a city, where they differ."""
        return None

    # ------------------------------------------------------------------ the turn

    def closing_action(self) -> i64:
        """The special action that is always open and ends a round of them."""
        return effects.ACT_BUILD_MONUMENT

    def begin_special(self, action: i64) -> None:
        """A special action begins."""
        return

    def may_extend_turn(self) -> bool:
        """Whether another special action may be given."""
        return True

    def offer_more_for_hero(self, seat: Seat) -> None:
        """Offer what else a hero may do instead of moving."""
        return

    def does_more_with_hero(self, seat: Seat) -> bool:
        """Do it if that is the answer."""
        return False

    def begin_movement(self) -> None:
        """Hoplites begin to move."""
        return

    # ------------------------------------------------------------------ the map

    def neighbours(self, region: Region) -> i64:
        """Where hoplites can go from a region."""
        return tables.NEIGHBOURS[region]

    def reach(self, region: Region, speed: i64) -> i64:
        """Where a hero can go, the region itself included."""
        return tables.WITHIN[speed * tables.REGIONS + region]

    def battles_now(self, battles: Regions) -> i64:
        """The battles among which the attacker chooses the next one."""
        return battles

    def city_recruit(self, region: Region) -> i64:
        return tables.CITY_RECRUIT[region]

    def recruits_allies(self, region: Region) -> i64:
        """Whether recruits of a region are allied (1) or one's own."""
        return 0

    def may_usurp_in(self, seat: Seat, region: Region) -> bool:
        return True

    # ------------------------------------------------------------------ gods and monsters

    def priest_places(self) -> i64:
        """Places for priests at a monument."""
        return tables.PRIEST_PLACES

    def has_drafts(self) -> bool:
        """Whether temples start drafts of blessings."""
        return True

    def has_monster_player(self) -> bool:
        """Whether somebody picks the attacks of a hunted monster."""
        return True
