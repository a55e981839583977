"""Rulings on what the rulebook leaves open, each a name to change in one place, with its reason.

The numbers are those of the list of rulings of the house. What players may want to choose themselves is an
option of the title instead: the ladder of offerings (3.b), the board, the start, the metropolises to end.
"""

from typing import Final

# ------------------------------------------------------------------ set-up
SYMBOL_ON_THIRD_AREA: Final[bool] = True
"""1.a: whoever takes control of an area with the symbol gets the priestess; set-up names no exception."""
FLEET_NEEDS_EMPTY_SEA: Final[bool] = True
"""1.b: a land area without an empty sea beside it cannot be chosen, its fleet is part of the choice."""
DROP_ISLAND_RULE_IF_STUCK: Final[bool] = True
"""1.c: if no second island is left, the condition falls for that player: the set-up must not stop."""

# ------------------------------------------------------------------ round
FILL_CHEAPEST_FIRST: Final[bool] = True
"""2.1: new creatures fill the column from the cheapest cell up; the order is not printed."""
POOREST_MAY_PAY_LESS: Final[bool] = True
"""3.a: who can afford nothing while Apollo is taken stands on the lowest cell of a free altar and pays what is
there. Apollo must not be shared or displaced, and the printed penalty would loop for ever."""
PARTNERS_MAY_OUTBID: Final[bool] = True
"""3.c: nothing forbids it, and with two factions it is a way to move a marker."""
HYDRA_KILLS_WITHOUT_MOVING: Final[bool] = True
"""4.c: she destroys at every paid upkeep, moved or not: the text ties it to the payment."""

# ------------------------------------------------------------------ god actions
APOLLO_ANYWHERE: Final[bool] = True
"""5.a: the text says any land and any sea area; a reviewer's "own area" is not in it."""
HERA_LOOKS_AT_OWN_TYPES: Final[bool] = True
"""5.b: a metropolis is no basic building and a partner's building is not one's own."""

# ------------------------------------------------------------------ metropolises
NO_ROOM_LOSES_IT: Final[bool] = True
"""6.b: with metropolises in all own slots a new one is lost; the older edition's answer."""
CARD_METROPOLIS_IS_TEMPLE: Final[bool] = True
"""9 (Penthesilea): the discount is not tied to a place; port and fortress are."""

# ------------------------------------------------------------------ moves
LAST_LAND_COUNTS_SETS: Final[bool] = True
"""7.b: metropolises completed with the captured buildings count for the exception; the older edition's answer."""

# ------------------------------------------------------------------ creatures
SPHINX_SHOWS_ALL: Final[bool] = True
"""Only Zeus' look is printed as secret: the Sphinx' three cards lie open, so the discard is public."""
GIANT_TAKES_FROM_OPPONENTS: Final[bool] = True
"""10: the printed verb is steal, so own and a partner's mercenaries are not meant."""
THEFT_FROM_OPPONENTS_ONLY: Final[bool] = True
"""10 (Dryad, Satyr, Griffin): else partners could pool philosophers, which the rules forbid."""
CERBERUS_EATS_ANYWHERE: Final[bool] = True
"""10: its owner takes the income of its area even if no one controls it."""
GRAEAE_LEAVE_CERBERUS_ALONE: Final[bool] = True
"""10: own areas under a foreign Cerberus pay nobody when one's own income is repeated."""
