"""What a seat may know as named arrays (``kernel/observer.py``). Dice Forge has no secrets; the looker is place 0."""

from typing import Final

from mypy_extensions import i64

from agon.games.dice_forge import tables
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.state import SIDES, Hero, side_of
from agon.games.dice_forge.words import VOCABULARY
from agon.kernel.game import Game
from agon.kernel.observer import MOST, Observer, Sheet

NUMBERS: Final = (
    "gold",
    "sun",
    "moon",
    "glory",
    "glory on cards",
    "gold limit",
    "sun limit",
    "moon limit",
    "chests",
    "hammers",
    "steps on the hammer in use",
    "Cerberus tokens",
    "Triton tokens",
    "faces forged",
)
"""The columns of ``heroes``."""
COUNT: Final = 14
DICE: Final = 2


class ForgeObserver(Observer):
    """Temple, islands and heroes as arrays."""

    def __init__(self, players: int) -> None:
        super().__init__(players, VOCABULARY)
        faces, cards = tables.FACES, tables.CARDS
        self.faces: i64 = faces
        self.cards: i64 = cards
        self.portals: i64 = len(tables.PORTAL_IDS)
        self.at_time: i64 = self.part("time", (3,), "round, rounds in the game, blessings a turn", 10)
        self.at_active: i64 = self.part("active", (players,), "whose turn it is")
        self.at_first: i64 = self.part("first", (players,), "who begins each round; turns go up from there")
        self.at_stock: i64 = self.part("stock", (faces,), "faces left in the temple", 16)
        self.at_feats: i64 = self.part("feats", (cards,), "cards left on the islands, by the card on top", 16)
        self.at_heroes: i64 = self.part("heroes", (players, COUNT), "; ".join(NUMBERS), MOST)
        self.at_portal: i64 = self.part("portal", (players, len(tables.PORTAL_IDS)), "where the pawn stands")
        self.at_dice: i64 = self.part("dice", (players, DICE, faces), "faces on the light and the dark die", 6)
        self.at_up: i64 = self.part("up", (players, DICE, faces), "the face that lies up")
        self.at_cards: i64 = self.part("cards", (players, cards), "cards taken", 16)

    def write_board(self, game: Game, seat: i64, sheet: Sheet) -> None:
        assert isinstance(game, DiceForge)
        players = self.players
        sheet.put(self.at_time, game.round)
        sheet.put(self.at_time + 1, game.rounds)
        sheet.put(self.at_time + 2, game.blessings)
        sheet.mark(self.at_active + (game.active - seat + players) % players)
        sheet.mark(self.at_first + (players - seat) % players)
        stock = game.stock
        for face in range(len(stock)):
            sheet.put(self.at_stock + face, stock[face])
        tops = game.stack_card
        for slot in range(len(tops)):
            sheet.put(self.at_feats + tops[slot], game.stack_left[slot])
        for place in range(players):
            self.write_hero(game.heroes[(seat + place) % players], place, sheet)

    def write_hero(self, hero: Hero, place: i64, sheet: Sheet) -> None:
        self.write_numbers(hero, self.at_heroes + place * COUNT, sheet)
        sheet.mark(self.at_portal + place * self.portals + hero.portal)
        first = place * DICE * self.faces
        self.write_die(hero.light, hero.light_up, first, sheet)
        self.write_die(hero.dark, hero.dark_up, first + self.faces, sheet)
        first = self.at_cards + place * self.cards
        cards = hero.cards
        for card in range(len(cards)):
            if cards[card] != 0:
                sheet.put(first + card, cards[card])

    def write_numbers(self, hero: Hero, at: i64, sheet: Sheet) -> None:
        """In the order of ``NUMBERS``."""
        sheet.put(at, hero.gold)
        sheet.put(at + 1, hero.sun)
        sheet.put(at + 2, hero.moon)
        sheet.put(at + 3, hero.glory)
        sheet.put(at + 4, hero.card_glory())
        sheet.put(at + 5, hero.gold_limit())
        sheet.put(at + 6, hero.sun_limit())
        sheet.put(at + 7, hero.moon_limit())
        sheet.put(at + 8, hero.chests)
        sheet.put(at + 9, hero.hammers)
        sheet.put(at + 10, hero.hammer_steps)
        sheet.put(at + 11, hero.cerberus)
        sheet.put(at + 12, hero.triton)
        sheet.put(at + 13, hero.forged)

    def write_die(self, packed: i64, up: i64, first: i64, sheet: Sheet) -> None:
        at = self.at_dice + first
        for side in range(SIDES):
            sheet.add(at + side_of(packed, side))
        sheet.mark(self.at_up + first + side_of(packed, up))
