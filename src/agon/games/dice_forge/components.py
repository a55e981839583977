"""What is in the box of Dice Forge, and where it can be."""

from agon.games.dice_forge import tables
from agon.games.dice_forge.state import SIDES
from agon.kernel.components import (
    Bits,
    Components,
    Either,
    Fields,
    Law,
    Many,
    Position,
    Spec,
    index,
    index_or_none,
    number,
    table,
)

MOST = 999
"""Glory and what a rule is about to give have no end on the board."""
COLOURS = len(tables.COLOURS)
FACE = Either(index(tables.FACES), tables.NO_FACE)

IN_TEMPLE = {
    name: count for place in tables.TEMPLE["square"] + tables.TEMPLE["garden"] for name, count in place["faces"].items()
}
ON_DICE = {name: sum(tables.TEMPLE["dice"][die].count(name) for die in ("light", "dark")) for name in tables.FACE_IDS}
"""By face: how many the dice of one player begin with."""

HERO = Fields(
    gold=number(0, MOST),
    sun=number(0, MOST),
    moon=number(0, MOST),
    glory=number(0, MOST),
    light=Many(index(tables.FACES), SIDES),
    dark=Many(index(tables.FACES), SIDES),
    light_up=index(SIDES),
    dark_up=index(SIDES),
    portal=index(len(tables.PORTAL_IDS)),
    chests=number(0, tables.CARDS),
    hammers=number(0, tables.CARDS),
    hammer_steps=index(tables.HAMMER_CARD),
    cerberus=number(0, tables.CARDS),
    triton=number(0, tables.CARDS),
    forged=number(0, MOST),
    cards=table(tables.CARDS, 0, 4),
)
BOARD = Fields(
    heroes=Many(HERO, "players"),
    stock=table(tables.FACES, 0, 20),
    gone=table(tables.FACES, 0, 60),
    stack_card=Many(index(tables.CARDS), tables.SLOTS),
    stack_left=table(tables.SLOTS, 0, 4),
    boars=Many(index(COLOURS), COLOURS, least=0),
    round=number(1, 10),
    rounds=number(9, 10),
    active=index("players"),
    blessings=number(1, 2),
)
FIELDS: dict[str, Spec] = {
    "answered": Bits(4),
    "blessings": number(0, MOST),
    "bought": Bits(tables.FACES),
    "card": index_or_none(tables.CARDS),
    "die": number(0, tables.BOTH),
    "elders": number(0, MOST),
    "face": FACE,
    "factor": number(0, 9),
    "given": Bits(4),
    "given_by_other": Bits(4),
    "glory": number(0, MOST),
    "gold": number(0, MOST),
    "hinds": number(0, MOST),
    "moon": number(0, MOST),
    "other": FACE,
    "owls": number(0, MOST),
    "picked_die": index_or_none(2),
    "picked_from": index_or_none("players"),
    "players_blessed": number(0, 4),
    "resource": index(3),
    "rewards_due": number(0, MOST),
    "rivals_hit": number(0, 4),
    "rolled": FACE,
    "seat": index("players"),
    "second": FACE,
    "sun": number(0, MOST),
}


def every_face_is_somewhere(p: Position) -> bool:
    """In the temple, on a die, out of the game, or paid and about to be put in."""
    for face, name in enumerate(tables.FACE_IDS):
        on_dice = sum(hero[die].count(face) for hero in p.board["heroes"] for die in ("light", "dark"))
        in_hand = sum(frame["face"] == face for frame in p.frames("forge"))
        there = p.board["stock"][face] + p.board["gone"][face] + on_dice + in_hand
        if there != IN_TEMPLE.get(name, 0) + ON_DICE[name] * p.sizes["players"]:
            return False
    return True


def no_stack_gave_too_many(p: Position) -> bool:
    """A boar of a colour is there once, other cards as often as there are players."""
    for card, row in enumerate(tables.CARD_DATA):
        owned = sum(hero["cards"][card] for hero in p.board["heroes"])
        if owned > (1 if "boar" in row["id"] else p.sizes["players"]):
            return False
    return all(left <= p.sizes["players"] for left in p.board["stack_left"])


def reserves_fit(p: Position) -> bool:
    """DF-1.2."""
    limits = (
        ("gold", tables.GOLD_LIMIT, tables.CHEST_GOLD),
        ("sun", tables.SUN_LIMIT, tables.CHEST_SUN),
        ("moon", tables.MOON_LIMIT, tables.CHEST_MOON),
    )
    return all(
        hero[what] <= limit + more * hero["chests"] for hero in p.board["heroes"] for what, limit, more in limits
    )


def a_portal_holds_one(p: Position) -> bool:
    taken = [hero["portal"] for hero in p.board["heroes"] if hero["portal"] > 0]
    return len(set(taken)) == len(taken)


def cards_fit_their_slots(p: Position) -> bool:
    return all(tables.CARD_SLOT[card] == slot for slot, card in enumerate(p.board["stack_card"]))


def the_sheet_is_followed(p: Position) -> bool:
    """DF-1.4: rounds and blessings by the number of players."""
    players = p.sizes["players"]
    sheet = tables.TEMPLE["setup"][str(players)]
    due = (sheet["rounds"], tables.BLESSINGS_BY_PLAYERS[players])
    return (p.board["rounds"], p.board["blessings"]) == due and p.board["round"] <= sheet["rounds"]


def colours_differ(p: Position) -> bool:
    return len(set(p.board["boars"])) == len(p.board["boars"])


COMPONENTS = Components(
    BOARD,
    FIELDS,
    laws=[
        Law("every face is somewhere", every_face_is_somewhere),
        Law("no stack gave more cards than it had", no_stack_gave_too_many),
        Law("reserves fit their tracks", reserves_fit),
        Law("a portal holds one hero", a_portal_holds_one),
        Law("every card lies in its own slot", cards_fit_their_slots),
        Law("rounds and blessings are those of the players", the_sheet_is_followed),
        Law("boars left have different colours", colours_differ),
    ],
    roots=["rounds"],
)
