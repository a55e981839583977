"""A hero's board: reserves, dice, cards, tokens."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from agon.games.dice_forge import tables
from agon.games.dice_forge.ids import Card
from agon.kernel.arrays import changed

SIDES: Final = 6
KEEP_OTHERS: Final[vec[i64]] = vec[i64]([~(31 << (5 * side)) for side in range(SIDES)])
"""Masks that empty one side of a packed die."""


def pack_die(faces: list[int]) -> i64:
    """Six faces in one integer, five bits each."""
    packed: i64 = 0
    for at, face in enumerate(faces):
        packed |= face << (5 * at)
    return packed


def side_of(packed: i64, index: i64) -> i64:
    return (packed >> (5 * index)) & 31


@mypyc_attr(free_list_len=1)
class Hero:
    """One player."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.gold: i64 = 0
        self.sun: i64 = 0
        self.moon: i64 = 0
        self.glory: i64 = 0
        self.light: i64 = 0
        self.dark: i64 = 0
        self.light_up: i64 = 0
        self.dark_up: i64 = 0
        self.portal: i64 = 0
        self.chests: i64 = 0
        self.hammers: i64 = 0
        """Hammer cards not yet finished, the one in use included."""
        self.hammer_steps: i64 = 0
        """Steps on the hammer in use, both laps counted on."""
        self.cerberus: i64 = 0
        self.triton: i64 = 0
        self.forged: i64 = 0
        """Faces removed from the dice so far: what Typhon counts."""
        self.cards: vec[i64] = vec[i64]()

    def copy(self) -> "Hero":
        twin = Hero(self.seat)
        twin.gold = self.gold
        twin.sun = self.sun
        twin.moon = self.moon
        twin.glory = self.glory
        twin.light = self.light
        twin.dark = self.dark
        twin.light_up = self.light_up
        twin.dark_up = self.dark_up
        twin.portal = self.portal
        twin.chests = self.chests
        twin.hammers = self.hammers
        twin.hammer_steps = self.hammer_steps
        twin.cerberus = self.cerberus
        twin.triton = self.triton
        twin.forged = self.forged
        twin.cards = self.cards
        return twin

    def gold_limit(self) -> i64:
        return tables.GOLD_LIMIT + tables.CHEST_GOLD * self.chests

    def sun_limit(self) -> i64:
        return tables.SUN_LIMIT + tables.CHEST_SUN * self.chests

    def moon_limit(self) -> i64:
        return tables.MOON_LIMIT + tables.CHEST_MOON * self.chests

    def hammer_room(self) -> i64:
        """Steps left on all hammers together."""
        return self.hammers * tables.HAMMER_CARD - self.hammer_steps

    def die(self, die: i64) -> i64:
        return self.light if die == tables.LIGHT else self.dark

    def showing(self, die: i64) -> i64:
        """The face that lies up."""
        if die == tables.LIGHT:
            return side_of(self.light, self.light_up)
        return side_of(self.dark, self.dark_up)

    def turn_up(self, die: i64, side: i64) -> None:
        if die == tables.LIGHT:
            self.light_up = side
        else:
            self.dark_up = side

    def replace_side(self, die: i64, side: i64, face: i64) -> None:
        """Put a face in; the die is left with it up (DF-3.3)."""
        if die == tables.LIGHT:
            self.light = (self.light & KEEP_OTHERS[side]) | (face << (5 * side))
        else:
            self.dark = (self.dark & KEEP_OTHERS[side]) | (face << (5 * side))
        self.turn_up(die, side)
        self.forged += 1

    def side_with(self, die: i64, face: i64) -> i64:
        """The first side that bears a face, or -1."""
        packed = self.die(die)
        for side in range(SIDES):
            if side_of(packed, side) == face:
                return side
        return -1

    def add_card(self, card: Card) -> None:
        self.cards = changed(self.cards, card, self.cards[card] + 1)

    def card_glory(self) -> i64:
        total: i64 = 0
        cards = self.cards
        for card in range(len(cards)):
            if cards[card] != 0:
                total += cards[card] * tables.CARD_GLORY[card]
        return total

    def faces(self, die: i64) -> list[int]:
        packed = self.die(die)
        return [side_of(packed, side) for side in range(SIDES)]

    def dump(self) -> dict[str, Any]:
        return {
            "gold": int(self.gold),
            "sun": int(self.sun),
            "moon": int(self.moon),
            "glory": int(self.glory),
            "light": self.faces(0),
            "dark": self.faces(1),
            "light_up": int(self.light_up),
            "dark_up": int(self.dark_up),
            "portal": int(self.portal),
            "chests": int(self.chests),
            "hammers": int(self.hammers),
            "hammer_steps": int(self.hammer_steps),
            "cerberus": int(self.cerberus),
            "triton": int(self.triton),
            "forged": int(self.forged),
            "cards": list(self.cards),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        self.gold = saved["gold"]
        self.sun = saved["sun"]
        self.moon = saved["moon"]
        self.glory = saved["glory"]
        self.light = pack_die(saved["light"])
        self.dark = pack_die(saved["dark"])
        self.light_up = saved["light_up"]
        self.dark_up = saved["dark_up"]
        self.portal = saved["portal"]
        self.chests = saved["chests"]
        self.hammers = saved["hammers"]
        self.hammer_steps = saved["hammer_steps"]
        self.cerberus = saved["cerberus"]
        self.triton = saved["triton"]
        self.forged = saved["forged"]
        if len(saved["cards"]) != tables.CARDS:
            raise ValueError(f"a hero has counts of {tables.CARDS} cards")
        self.cards = vec[i64](saved["cards"])
