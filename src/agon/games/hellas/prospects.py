"""What a hunter can hope for, for bots."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Monster
from agon.games.hellas.state import Lord
from agon.kernel.bits import count_bits, has


def odds(g: Hellas, lord: Lord, monster: Monster, more: float) -> float:
    """A guess at the share of the wounds still needed that the hunter can deal."""
    hits = float(hits_in_hand(g, lord, monster)) + more
    needed = float(count_bits(g.open_places(monster)))
    share = hits / needed
    return 1.0 if share > 1.0 else share * share


def hits_in_hand(g: Hellas, lord: Lord, monster: Monster) -> i64:
    """Wounds that the hand can deal now: matching symbols, then sets."""
    places = g.open_places(monster)
    hits: i64 = 0
    for symbol in range(effects.SYMBOL_COUNT):
        wanted: i64 = 0
        for place in range(effects.PLACES):
            if has(places, place) and tables.PLACE_SYMBOL[monster * effects.PLACES + place] == symbol:
                wanted += 1
        cards = count_bits(lord.hand & tables.SYMBOL_CARDS[symbol])
        direct = cards if cards < wanted else wanted
        hits += direct
        if tables.CONVERSION[symbol] > 0:
            hits += (cards - direct) // tables.CONVERSION[symbol]
    return hits
