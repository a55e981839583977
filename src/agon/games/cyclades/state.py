"""What belongs to one faction. Pieces on the map are kept by area in the game."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from agon.games.cyclades import tables

FIELDS: Final = (
    "lands",
    "seas",
    "priestesses",
    "philosophers",
    "troops_left",
    "fleets_left",
    "bid_god",
    "bid",
    "banned",
    "sheltered",
    "shelter_used",
)


@mypyc_attr(free_list_len=1)
class Holdings:
    """Cards, stock, offering marker and the areas under control."""

    def __init__(
        self,
        lands: i64 = 0,
        seas: i64 = 0,
        priestesses: i64 = 0,
        philosophers: i64 = 0,
        troops_left: i64 = tables.MAX_TROOPS,
        fleets_left: i64 = tables.MAX_FLEETS,
        bid_god: i64 = tables.NONE,
        bid: i64 = 0,
        banned: i64 = tables.NONE,
        sheltered: i64 = 0,
        shelter_used: i64 = 0,
    ) -> None:
        self.lands: i64 = lands
        """The land areas under control, as bits."""
        self.seas: i64 = seas
        """The sea areas with own fleets, as bits."""
        self.priestesses: i64 = priestesses
        self.philosophers: i64 = philosophers
        self.troops_left: i64 = troops_left
        self.fleets_left: i64 = fleets_left
        self.bid_god: i64 = bid_god
        self.bid: i64 = bid
        self.banned: i64 = banned
        """The god just lost in this round's offerings (CY-4.4)."""
        self.sheltered: i64 = sheltered
        """The hero cards with a metropolis on them, as bits (CY-8.11)."""
        self.shelter_used: i64 = shelter_used
        """Those whose temple discount was used this turn."""

    def copy(self) -> "Holdings":
        return Holdings(
            self.lands,
            self.seas,
            self.priestesses,
            self.philosophers,
            self.troops_left,
            self.fleets_left,
            self.bid_god,
            self.bid,
            self.banned,
            self.sheltered,
            self.shelter_used,
        )

    def dump(self) -> dict[str, int]:
        return {field: getattr(self, field) for field in FIELDS}


def restored_holdings(saved: dict[str, Any]) -> Holdings:
    own = Holdings()
    for field in FIELDS:
        setattr(own, field, saved[field])
    return own
