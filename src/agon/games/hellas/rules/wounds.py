"""Wounds of monsters by symbol, in hunts and outside (LH-7.2, LH-7.10)."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.kernel.bits import BIT, has
from agon.kernel.codes import code


def find_place(g: Hellas, monster: i64, symbol: i64, reward: i64) -> i64:
    """An open place with that symbol and that reward."""
    places = g.open_places(monster)
    for place in range(effects.PLACES):
        at = monster * effects.PLACES + place
        if has(places, place) and tables.PLACE_SYMBOL[at] == symbol and tables.PLACE_REWARD[at] == reward:
            return place
    return -1


def find_symbol(g: Hellas, monster: i64, symbol: i64) -> i64:
    """An open place with that symbol; plain ones first."""
    places = g.open_places(monster)
    found: i64 = -1
    for place in range(effects.PLACES):
        at = monster * effects.PLACES + place
        if has(places, place) and tables.PLACE_SYMBOL[at] == symbol:
            if found < 0 or tables.PLACE_REWARD[at] == effects.PLAIN:
                found = place
    return found


def offer_wounds(g: Hellas, monster: i64, with_rewards: bool) -> None:
    """Each kind of open place once; outside a hunt rewards do not matter."""
    places = g.open_places(monster)
    seen: i64 = 0
    for place in range(effects.PLACES):
        if has(places, place):
            symbol = tables.PLACE_SYMBOL[monster * effects.PLACES + place]
            reward = tables.PLACE_REWARD[monster * effects.PLACES + place] if with_rewards else effects.PLAIN
            kind = symbol * 3 + reward
            if not has(seen, kind):
                seen |= BIT[kind]
                g.offer(code(words.WOUND, monster, symbol, reward))


def reward_bits(monster: i64, wounds: i64) -> i64:
    """The kinds of reward on a set of wound places."""
    found: i64 = 0
    for place in range(effects.PLACES):
        if has(wounds, place):
            found |= BIT[tables.PLACE_REWARD[monster * effects.PLACES + place]]
    return found


def wound_outside(g: Hellas, seat: i64, monster: i64, symbol: i64) -> None:
    """LH-7.10: no reward, but the kill counts; the monster's artifact leaves the game."""
    if g.wound(seat, monster, find_symbol(g, monster, symbol)):
        g.slay(seat, monster)
