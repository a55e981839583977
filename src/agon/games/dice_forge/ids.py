"""What the numbers of Dice Forge stand for. Plain aliases: they help the reader and cost nothing."""

from mypy_extensions import i64

Seat = i64
Die = i64
Face = i64
Card = i64
Resource = i64
Resources = i64
"""A set of resources as bits; the same for faces."""
Faces = i64
