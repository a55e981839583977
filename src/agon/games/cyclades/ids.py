"""What the numbers of Cyclades stand for. Plain aliases: they help the reader and cost nothing."""

from mypy_extensions import i64

Seat = i64
Faction = i64
God = i64
Land = i64
Sea = i64
Place = i64
"""Of a figure: a land area's number, or ``tables.SEA`` plus a sea area's."""
Slot = i64
Building = i64
"""A type of building, as it stands in a slot."""
Creature = i64
Hero = i64
Option = i64
"""An answer as ``codes.code`` writes it."""
Lands = i64
"""A set of land areas as bits; the same for the others."""
Seas = i64
Heroes = i64
