"""What bots expect of Act I: a vanguard destroyed early leaves the Persians weak for the whole of Act II.

The invasion counter is the strength of every Persian region in Act II and the number of victories needed (LS-10.4,
LS-13.6); it rises in nearly every turn of Act I, which ends when the vanguard is gone (LS-11.8).
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.ids import Region
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.odds import chance, hero_strength
from agon.games.hellas.solo.strike import (
    Means,
    army_for,
    battle_lead,
    battle_under_way,
    cards_for,
    likely,
    persian_card,
)
from agon.kernel.bits import has
from agon.kernel.weights import Weights

TABLE: Final = tables.read("solo_weights")["rush"]
RUSH: Final = Weights(list(TABLE), TABLE)
LEAST: Final = 0.0005
# places in the table
SECOND_ACT: Final = 0
INVASION: Final = 1
A_TURN: Final = 2
LATE: Final = 3
LATE_READY: Final = 4
DOUBT: Final = 5
A_BATTLE: Final = 6
NOBODY: Final = 7
PURSUIT: Final = 8
MARCH_NEXT: Final[vec[float]] = vec[float]([1.0, 1.0, 0.45, 0.05])
"""By steps left on the mobilisation track: the chance that the next script of Act I makes the vanguard march."""


def prospect(g: SoloHellas, ready: float) -> float:
    """In Act I: the logarithm of the odds to win, about; from how ready you are for a blow at Macedonia later."""
    w = RUSH.values
    late = sigmoid(w[LATE] + w[LATE_READY] * ready)
    early = chance_of_rush(g, w)
    total = min(max(early + (1.0 - early) * late, LEAST), 1.0 - LEAST)
    return log(total / (1.0 - total))


def sigmoid(value: float) -> float:
    return 1.0 / (1.0 + exp(-value))


def chance_of_rush(g: SoloHellas, w: vec[float]) -> float:
    """To destroy the vanguard soon and to win Act II then."""
    region = g.vanguard()
    invasion = float(g.invasion) + w[A_TURN]
    if region < 0:
        return sigmoid(w[SECOND_ACT] - w[INVASION] * invasion)
    place: i64 = 0
    while solo.ROUTE[place] != region:
        place += 1
    battles = min(place + 1, g.persians(region))
    won = 1.0
    lead = lead_over_vanguard(g, region, w)
    for battle in range(battles):
        won *= chance_with(g, lead - w[A_BATTLE] * float(battle), w)
    invasion += w[A_TURN] * float(battles - 1)
    if g.specials == 0 and not g.is_halted and battle_under_way(g) is None:  # the script of this turn comes first
        invasion += w[A_TURN]
        left = min(max(solo.MARCH_SPACE - g.mobilization, 0), 3)
        won *= 1.0 - (1.0 - w[PURSUIT]) * MARCH_NEXT[left]
    return won * sigmoid(w[SECOND_ACT] - w[INVASION] * invasion)


def chance_with(g: SoloHellas, lead: float, w: vec[float]) -> float:
    """To win a battle with so much strength more than the Persians without their card; blurred, since hands and armies
    change until then."""
    sure = chance(g, i64(int(lead)) - 1) if lead >= 1.0 else 0.0
    return (1.0 - w[DOUBT]) * sure + w[DOUBT] * likely(lead - persian_card(g))


def lead_over_vanguard(g: SoloHellas, region: Region, w: vec[float]) -> float:
    """In the battle under way, or in one that this turn or the next allows; without the card of the Persians."""
    sides = battle_under_way(g)
    if sides is not None and sides.region == region:
        return battle_lead(g, sides) + persian_card(g)
    means = Means(g, now=True)
    men = army_for(g, means, region)
    lord = g.lord(YOU)
    own = men + cards_for(g, men, men, region)
    if lord.at == region or (means.hero and lord.at >= 0 and has(g.reach(lord.at, lord.value(effects.SPEED)), region)):
        own += hero_strength(g)
    lead = float(own - solo.PERSIAN_STRENGTH * g.persians(region) - g.distrust(region))
    return lead if men > 0 else lead - w[NOBODY]
