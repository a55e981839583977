"""A player: hero board, army board and what lies beside them."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from agon.games.hellas import effects, tables
from agon.games.hellas.ids import Artifact, Attribute, Blessing, Region, Seat
from agon.kernel.bits import BIT, count_bits, has


@mypyc_attr(free_list_len=1)
class Lord:
    """One player. Sets are bits: regions, cards, artifacts, blessings, lands, monsters, actions."""

    SAVED: ClassVar[tuple[str, ...]] = (
        "hero",
        "at",
        "quest",
        "quest_step",
        "leadership",
        "strength",
        "speed",
        "injured",
        "pool",
        "reserve",
        "fortified",
        "held",
        "hand",
        "artifacts",
        "charged",
        "blessings",
        "glory",
        "trophies",
        "used",
        "kept",
        "done",
        "once",
        "tired",
    )

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat
        self.hero: i64 = -1
        self.at: i64 = -1
        """The hero's region; -1 before placement and on a quest."""
        self.quest: i64 = -1
        self.quest_step: i64 = 0
        self.leadership: i64 = 1
        self.strength: i64 = 1
        self.speed: i64 = 1
        self.injured: i64 = 0
        self.pool: i64 = 0
        self.reserve: i64 = effects.HOPLITES
        self.fortified: i64 = 0
        """Regions with a hoplite of this player in the city."""
        self.held: i64 = 0
        """Regions under control."""
        self.hand: i64 = 0
        self.artifacts: i64 = 0
        self.charged: i64 = 0
        self.blessings: i64 = 0
        self.glory: i64 = 0
        self.trophies: i64 = 0
        self.used: i64 = 0
        """Special actions with a used-action token."""
        self.kept: i64 = 0
        """Quest cards kept for later."""
        self.done: i64 = 0
        """Regular actions taken in the present turn."""
        self.once: i64 = 0
        """Blessings already used in the present turn that work once a turn."""
        self.tired: i64 = 0
        """1 while a used-action token lies on Exhausted Fight."""

    def copy(self) -> "Lord":
        twin = Lord(self.seat)
        twin.hero = self.hero
        twin.at = self.at
        twin.quest = self.quest
        twin.quest_step = self.quest_step
        twin.leadership = self.leadership
        twin.strength = self.strength
        twin.speed = self.speed
        twin.injured = self.injured
        twin.pool = self.pool
        twin.reserve = self.reserve
        twin.fortified = self.fortified
        twin.held = self.held
        twin.hand = self.hand
        twin.artifacts = self.artifacts
        twin.charged = self.charged
        twin.blessings = self.blessings
        twin.glory = self.glory
        twin.trophies = self.trophies
        twin.used = self.used
        twin.kept = self.kept
        twin.done = self.done
        twin.once = self.once
        twin.tired = self.tired
        return twin

    def stored(self, attribute: Attribute) -> i64:
        """The value on the board, injured or not."""
        if attribute == effects.LEADERSHIP:
            return self.leadership
        return self.strength if attribute == effects.STRENGTH else self.speed

    def value(self, attribute: Attribute) -> i64:
        """The value that counts: 1 while injured (LH-7.6)."""
        if has(self.injured, attribute):
            return 1
        return self.stored(attribute)

    def set_attribute(self, attribute: Attribute, value: i64) -> None:
        bounded = 1 if value < 1 else effects.TOP_ATTRIBUTE if value > effects.TOP_ATTRIBUTE else value
        if attribute == effects.LEADERSHIP:
            self.leadership = bounded
        elif attribute == effects.STRENGTH:
            self.strength = bounded
        else:
            self.speed = bounded

    def injuries(self) -> i64:
        return count_bits(self.injured)

    def hand_size(self) -> i64:
        return count_bits(self.hand)

    def hand_limit(self) -> i64:
        """LH-6.1; Armory makes it six."""
        return tables.BLESSING_AMOUNT[tables.ARMORY] if has(self.blessings, tables.ARMORY) else effects.HAND_LIMIT

    def blessed(self, blessing: Blessing) -> bool:
        return has(self.blessings, blessing)

    def bonus(self, blessing: Blessing) -> i64:
        """The number on a blessing, or 0 without it."""
        if has(self.blessings, blessing):
            return tables.BLESSING_AMOUNT[blessing]
        return 0

    def ready(self, artifact: Artifact) -> bool:
        """Whether the player has the artifact and it is charged."""
        return has(self.artifacts & self.charged, artifact)

    def exhaust(self, artifact: Artifact) -> None:
        self.charged &= ~BIT[artifact]

    def is_fortified(self, region: Region) -> bool:
        return has(self.fortified, region)

    def holds(self, region: Region) -> bool:
        return has(self.held, region)

    def may_fortify(self, region: Region) -> bool:
        """A city under control without a hoplite of this player in it."""
        return has(tables.CITIES & self.held & ~self.fortified, region)

    def dump(self) -> dict[str, Any]:
        return {name: int(getattr(self, name)) for name in self.SAVED}

    def restore(self, saved: dict[str, Any]) -> None:
        for name in self.SAVED:
            setattr(self, name, saved[name])
