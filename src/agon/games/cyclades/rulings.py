"""Rulings on what the rulebook leaves open, each a name to change in one place, with its reason.

Numbers are those of the house's list of rulings. What players may want to choose themselves is an option of
the title instead: the ladder of offerings (3.b), the board and its side, the start, the metropolises to end.
The flags below are switches: the other answer is a branch beside the rule. ``BUILT_IN`` names those whose
other answer would be another rule, and where they are.
"""

from typing import Final

# ------------------------------------------------------------------ set-up
SYMBOL_ON_THIRD_AREA: Final[bool] = True
"""1.a: whoever takes control of an area with the symbol gets the priestess; set-up names no exception."""
FLEET_NEEDS_EMPTY_SEA: Final[bool] = True
"""1.b: a land area without an empty sea beside it cannot be chosen, its fleet is part of the choice."""

# ------------------------------------------------------------------ round
FILL_CHEAPEST_FIRST: Final[bool] = True
"""2.1: new creatures fill the column from the cheapest cell up; the order is not printed."""
PARTNERS_MAY_OUTBID: Final[bool] = True
"""3.c: nothing forbids it, and with two factions it is a way to move a marker."""
HYDRA_KILLS_WITHOUT_MOVING: Final[bool] = True
"""4.c: she destroys at every paid upkeep, moved or not: the text ties it to the payment."""

# ------------------------------------------------------------------ god actions
DUTIES_IN_ANY_ORDER: Final[bool] = True
"""5: no order of the two free actions is given, so the player chooses; else building comes first."""
APOLLO_ANYWHERE: Final[bool] = True
"""5.a: the text says any land and any sea area; a reviewer's "own area" is not in it."""
HERA_LOOKS_AT_OWN_TYPES: Final[bool] = True
"""5.b: a partner's building is not one's own; a metropolis is no basic building anyway."""

# ------------------------------------------------------------------ metropolises
NEW_TEMPLE_SERVES_AT_ONCE: Final[bool] = True
"""6.c: a building finished this turn is a new one, its discount is unused."""
CARD_METROPOLIS_IS_TEMPLE: Final[bool] = True
"""9, Penthesilea: the discount is not tied to a place; port and fortress are."""
CARD_METROPOLIS_COUNTS: Final[bool] = True
"""11.b: a metropolis on a card is controlled, it only cannot be attacked."""

# ------------------------------------------------------------------ moves and battles
LAST_LAND_COUNTS_SETS: Final[bool] = True
"""7.b: metropolises completed with the captured buildings count for the exception; the older edition's answer."""
LAST_LAND_MUST_BRING_IT: Final[bool] = True
"""7.c: who has enough already gains nothing by the exception: the capture itself must bring them there."""
MINOTAUR_FIGHTS_ON: Final[bool] = True
"""10, Minotaur: if the rest retreats, he stays and fights alone; he cannot retreat and is not lost by it."""

# ------------------------------------------------------------------ creatures
GIANT_TAKES_FROM_OPPONENTS: Final[bool] = True
"""10, Giant: the printed verb is steal, so own and a partner's mercenaries are not meant."""
THEFT_FROM_OPPONENTS_ONLY: Final[bool] = True
"""10, Dryad and Satyr: else partners could pool philosophers, which the rules forbid."""
GRIFFIN_SEEN_BY_BOTH_SIDES: Final[bool] = True
"""10, Griffin: the two sides count the coins, the others only see that some changed hands."""
CERBERUS_EATS_ANYWHERE: Final[bool] = True
"""10, Cerberus: his owner takes the income of his area even if no one controls it."""

# ------------------------------------------------------------------ end
FLEETS_KEEP_A_FACTION_IN: Final[bool] = True
"""11.a: no area means neither land nor sea."""

BUILT_IN: Final[dict[str, str]] = {
    "1.c": "Draft.lands: without a second island left the condition falls, or the set-up would stop",
    "3": "Offerings.offer_ladder: what cannot be paid is not offered, so the printed penalty never comes up",
    "3.a": "Offerings.offer_lowest: who can afford nothing takes the lowest cell of a free altar and pays what is"
    " there; Apollo must not be shared, and the printed penalty would loop for ever",
    "4.a": "Upkeep.next: the order this round began with, as the markers stand on the altars by then",
    "4.b": "Upkeep.ask: creature by creature as their owner likes, because one that leaves can free an area",
    "5.c": "Turn.peek: a card put back stays known to that seat only, as the text says in secret",
    "6.a": "Capture: control, symbol, the loser's bonuses, then the conqueror's set: the loser's comes after the battle",
    "6.b": "Found.ask_place: with metropolises in all own slots a new one is lost; the older edition's answer",
    "6.d": "Bonus.ask: a bonus without a place or a piece is lost, as recruiting is",
    "6.e": "Cyclops: the new building stays in its slot, of another type and in stock",
    "7.a": "allowed_lands: to attack is any way in, flights and areas with only a token included",
    "7.d": "Capture: the end is forced when the capture succeeds; a failed attack changes nothing",
    "7.e": "is_protected guards against moves only: kills, thefts and sea battles do not take the land",
    "8.a": "Entry, then LandBattle: attacker's powers, defender's powers, dice, losses, retreats, control",
    "8.b": "LandBattle.ask_reroll: Croesus sees both dice; no timing is printed and there is only one of him",
    "9.a": "Turn.offer_sacrifices: between actions only, but for Penthesilea, whose text is a trigger",
    "9.b": "is_usable: conditions of sacrifices are the faction's own, the purse is the team's",
    "9 Hector": "Entry.hector_strikes: once each time someone moves in; the traded cards stop at every fourth philosopher",
    "9 Pandora": "Entry: mercenaries won stay won; Sacrifice.ask_borrow: the borrowed card stays in the column",
    "9 Penthesilea": "Found.offer_shelters: through Pandora the metropolis lies on Pandora's card",
    "9 Perseus": "offer_rescues: troops and mercenaries only, as the text says troops",
    "10 Graeae": "income_of: own areas under a foreign Cerberus pay nobody when one's own income is repeated",
    "10 Sphinx": "Sphinx: the three cards lie open, as only Zeus' look is printed as secret; the two are discarded after"
    " the third was played",
    "10 Hydra": "Upkeep.move: pay, move, destroy, so the token lies where she then stands",
    "10 Kraken": "closed_seas: no recruiting, bonus, retreat or push into his area either",
    "12": "Growth: capture and Cyclops complete a team's set too; the builder takes the bonus",
    "12.a": "march_targets, sail_targets: passing a partner's areas is one move at the price of its steps",
    "12 counts": "is_protected and Round.someone_has_nothing look at factions, side_metropolises at the team",
}
