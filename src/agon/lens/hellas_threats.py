"""Who is near to winning Lords of Hellas, by each of the four ways; and how the game alone is won or lost."""

from agon.games.hellas import effects, tables
from agon.games.hellas.game import Hellas
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.tables import XERXES
from agon.games.hellas.state import Lord
from agon.kernel.bits import count_bits, lowest
from agon.lens.answer import Threat

WARLORD = "hellas-victory-warlord"
FAVORED = "hellas-victory-favored"
SLAYER = "hellas-victory-slayer"
KING = "hellas-victory-king_of_kings"
ALONE = "hellas-mode-solo"
LAST_TOKENS = 3
"""From so few tokens on the end of the time is in sight."""
NEAR = 2
"""Steps to a victory or defeat that are told of."""


def all_threats(g: Hellas) -> list[Threat]:
    if isinstance(g, SoloHellas):
        return [*defeats(g), *victories(g)]
    return [threat for lord in g.lords for threat in of_lord(g, lord)] + kings(g)


def of_lord(g: Hellas, lord: Lord) -> list[Threat]:
    seat = int(lord.seat)
    who = {"player": {"seat": seat}}
    found = warlord(g, lord)
    if g.temples_of(seat) == effects.TEMPLES_TO_WIN - 1:
        found.append(Threat(seat, FAVORED, 1, "hellas-ui-near-favored", who))
    if count_bits(lord.trophies) == effects.TROPHIES_TO_WIN - 1 and g.monsters_on_map() != 0:
        found.append(Threat(seat, SLAYER, 1, "hellas-ui-near-slayer", who))
    return found


def warlord(g: Hellas, lord: Lord) -> list[Threat]:
    """LH-1.1: what is missing of the last land."""
    seat = int(lord.seat)
    if g.lands_of(seat) != g.lands_to_win() - 1:
        return []
    found = []
    for land in range(tables.LANDS):
        missing = tables.LAND_REGIONS[land] & ~lord.held
        name = f"hellas-land-{tables.LAND_IDS[land]}"
        counts = g.players != 3 or tables.COUNTS_FOR_THREE[land] != 0
        if counts and count_bits(missing) == 1:
            region = f"hellas-region-{tables.REGION_IDS[lowest(missing)]}"
            args = {"player": {"seat": seat}, "region": region}
            found.append(Threat(seat, WARLORD, 1, "hellas-ui-near-warlord", args))
        elif counts and count_bits(missing) == NEAR:
            more = {"player": {"seat": seat}, "n": NEAR, "land": name}
            found.append(Threat(seat, WARLORD, NEAR, "hellas-ui-near-warlord-regions", more))
    return found


def kings(g: Hellas) -> list[Threat]:
    """LH-1.4: the countdown, its end, and the next to come when nobody ruled then."""
    if g.king_god < 0:
        return []
    region = f"hellas-region-{tables.REGION_IDS[tables.GOD_REGION[g.king_god]]}"
    ruler = int(g.ruler())
    if g.king_tokens > 0:
        args = {"player": {"seat": int(g.king_seat)}, "n": int(g.king_tokens), "region": region}
        seat = ruler if ruler >= 0 else None
        return [Threat(seat, KING, int(g.king_tokens), "hellas-ui-near-king", args)]
    if ruler >= 0:
        args = {"player": {"seat": ruler}, "region": region}
        return [Threat(ruler, KING, 0, "hellas-ui-near-king-now", args)]
    return [Threat(None, KING, 1, "hellas-ui-near-king-waiting", {"region": region})]


# ---------------------------------------------------------------------- alone


def defeats(g: SoloHellas) -> list[Threat]:
    """LS-1.4 to LS-1.6, LS-1.9."""
    found = []
    for god, name in enumerate(tables.GOD_IDS):
        if g.level[god] == 1:
            args = {"god": f"hellas-god-{name}"}
            found.append(Threat(None, ALONE, 1, "hellas-ui-near-monument", args))
    held = g.lord(XERXES).held
    own, theirs = int(count_bits(g.lord(YOU).held)), int(count_bits(held))
    if g.act == 1:
        if g.pile <= LAST_TOKENS:
            found.append(Threat(None, ALONE, int(g.pile), "hellas-ui-near-time", {"n": int(g.pile)}))
        return found
    left = solo.TOKENS_TO_LOSE - theirs
    if left <= NEAR:
        found.append(Threat(None, ALONE, left, "hellas-ui-near-regions", {"n": left}))
    found += lost_lands(int(held))
    if g.pile <= LAST_TOKENS:
        score = {"n": int(g.pile), "own": own, "theirs": theirs}
        seat = YOU if own > theirs else None
        message = "hellas-ui-near-held-out" if own > theirs else "hellas-ui-near-outnumbered"
        found.append(Threat(seat, ALONE, int(g.pile), message, score))
    return found


def lost_lands(held: int) -> list[Threat]:
    """LS-1.4: what the Persians miss of the land that loses the game."""
    missing = [int(count_bits(regions & ~held)) for regions in tables.LAND_REGIONS]
    if missing.count(0) != solo.LANDS_TO_LOSE - 1:
        return []
    return [
        Threat(None, ALONE, n, "hellas-ui-near-land", {"n": n, "land": f"hellas-land-{tables.LAND_IDS[land]}"})
        for land, n in enumerate(missing)
        if 0 < n <= NEAR
    ]


def victories(g: SoloHellas) -> list[Threat]:
    """LS-1.1, LS-1.2."""
    found: list[Threat] = []
    if g.act == 1:
        return found
    tokens = int(count_bits(g.lord(XERXES).held))
    if g.victory <= NEAR:
        found.append(Threat(YOU, ALONE, int(g.victory), "hellas-ui-near-victories", {"n": int(g.victory)}))
    if tokens <= NEAR:
        found.append(Threat(YOU, ALONE, tokens, "hellas-ui-near-liberation", {"n": tokens}))
    return found
