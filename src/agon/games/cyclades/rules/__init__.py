"""The rules of Cyclades, one file per chapter."""

from agon.games.cyclades.laying import LayTiles

__all__ = ["LayTiles"]
