"""Set-up of Dice Forge (DF-1): heroes, temple, islands."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.dice_forge import tables
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.turn import Rounds
from agon.games.dice_forge.state import Hero, pack_die


def set_up(g: DiceForge) -> None:
    sheet = tables.TEMPLE["setup"][str(g.players)]
    g.rounds = sheet["rounds"]
    g.blessings = tables.BLESSINGS_BY_PLAYERS[g.players]
    for seat in range(g.players):
        g.heroes.append(new_hero(seat, sheet["start_gold"][seat]))
    fill_temple(g, sheet["faces_per_square"])
    lay_stacks(g, sheet["cards_per_stack"])
    g.stack.append(Rounds())


def new_hero(seat: i64, gold: i64) -> Hero:
    hero = Hero(seat)
    hero.gold = gold
    hero.light = pack_die([tables.face_named(name) for name in tables.TEMPLE["dice"]["light"]])
    hero.dark = pack_die([tables.face_named(name) for name in tables.TEMPLE["dice"]["dark"]])
    hero.cards = vec[i64]([0] * tables.CARDS)
    return hero


def fill_temple(g: DiceForge, per_square: int) -> None:
    """DF-1.4: with two players two random faces of every square are removed."""
    g.stock = vec[i64]([0] * tables.FACES)
    g.gone = vec[i64]([0] * tables.FACES)
    for square in tables.TEMPLE["square"]:
        faces = [tables.face_named(name) for name, count in square["faces"].items() for copy in range(count)]
        for taken in range(len(faces) - per_square):
            at = 0 if len(square["faces"]) == 1 else g.chance(len(faces))
            g.gone[faces.pop(at)] += 1
        for face in faces:
            g.stock[face] += 1
    for garden in tables.TEMPLE["garden"]:
        for name, count in garden["faces"].items():
            g.stock[tables.face_named(name)] += count


def lay_stacks(g: DiceForge, copies: int) -> None:
    """DF-1.4, DF-1.6: as many cards as players; stacks may be swapped for their alternatives."""
    g.stack_card = vec[i64]([0] * tables.SLOTS)
    g.stack_left = vec[i64]([copies] * tables.SLOTS)
    for slot, name in enumerate(tables.SLOT_IDS):
        g.stack_card[slot] = card_for(g, name)
    if g.stack_card[tables.CARD_SLOT[tables.FIRST_BOAR]] >= tables.FIRST_BOAR:
        lay_boars(g, copies)


def card_for(g: DiceForge, slot: str) -> int:
    cards = tables.ALTERNATIVES[slot]
    if len(cards) == 1:
        return cards[0]
    if g.options["random_mix"]:
        swapped = g.chance(2) == 1
    else:
        swapped = slot in g.options["alternatives"]
    wanted = "alternative" if swapped else "intro"
    return next(card for card in cards if tables.CARD_DATA[card]["set"] == wanted)


def lay_boars(g: DiceForge, copies: int) -> None:
    """Which colours are in, and their order, is chance, and open to all."""
    colours = list(range(len(tables.COLOURS)))
    g.boars = [colours.pop(g.chance(len(colours))) for copy in range(copies)]
    g.stack_card[tables.CARD_SLOT[tables.FIRST_BOAR]] = tables.FIRST_BOAR + g.boars[0]
