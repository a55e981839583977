"""What the numbers of Lords of Hellas stand for. Plain aliases: they help the reader and cost nothing."""

from mypy_extensions import i64

Seat = i64
Region = i64
Land = i64
"""A land of several regions."""
Hero = i64
Attribute = i64
God = i64
Monster = i64
Artifact = i64
Blessing = i64
Quest = i64
Regions = i64
"""A set of regions as bits; the same for monsters."""
Monsters = i64
