"""Heroic feats (DF-3.5, DF-3.6) and what the cards do when taken (DF-4.1).

The data name an operation for every card that does something at once; operations are registered by that name.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from agon.games.dice_forge import tables, words
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.ids import Card, Die, Face, Seat
from agon.games.dice_forge.rules.blessings import Blessing, MinorBlessings
from agon.games.dice_forge.rules.faces import Result
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import Gain
from agon.kernel.arrays import changed
from agon.kernel.codes import arg_a, arg_b, arg_c, code
from agon.kernel.engine import Frame
from agon.kernel.rule import Rule, Step, step

Gift = Callable[[DiceForge, Seat, Card], None]

GIFTS: Final[dict[str, Gift]] = {}
"""Operations that ask nothing, by name."""
OPERATIONS: Final[dict[str, Callable[..., Frame]]] = {}
"""Operations that are rules, by name."""


def gift(operation: str, give: Gift) -> None:
    GIFTS[tables.known_operation(operation)] = give


def operation(name: str, rule: Callable[..., Frame]) -> None:
    """Register an operation: ``rule`` takes the seat and the card."""
    OPERATIONS[tables.known_operation(name)] = rule


class Feat(Rule):
    """DF-3.5: pay, move the pawn, oust, take the top card, apply it."""

    seat: Seat
    card: Card

    @step
    def pay(self, g: DiceForge) -> Step:
        slot = tables.CARD_SLOT[self.card]
        hero = g.heroes[self.seat]
        hero.sun -= tables.SLOT_SUN[slot]
        hero.moon -= tables.SLOT_MOON[slot]
        g.tell(words.PERFORMED, self.seat, self.card, tables.SLOT_SUN[slot], tables.SLOT_MOON[slot])
        return self.oust

    @step
    def oust(self, g: DiceForge) -> Step:
        """DF-3.6: the pawn met goes home and its owner is blessed at once. Bears pay both sides."""
        portal = tables.SLOT_PORTAL[tables.CARD_SLOT[self.card]]
        mover = g.heroes[self.seat]
        mover.portal = portal
        for hero in g.heroes:
            if hero.seat != self.seat and hero.portal == portal:
                hero.portal = 0
                g.tell(words.OUSTED, self.seat, hero.seat)
                g.gain_now(self.seat, 0, 0, 0, tables.BEAR_GLORY * mover.cards[tables.BEAR])
                g.gain_now(hero.seat, 0, 0, 0, tables.BEAR_GLORY * hero.cards[tables.BEAR])
                return g.call(Blessing(seat=hero.seat, die=tables.BOTH, blessings=1), then=self.take_card)
        return self.take_card

    @step
    def take_card(self, g: DiceForge) -> Step:
        slot = tables.CARD_SLOT[self.card]
        g.stack_left = changed(g.stack_left, slot, g.stack_left[slot] - 1)
        g.heroes[self.seat].add_card(self.card)
        if tables.BOAR_FACE[self.card] != tables.NO_FACE:
            g.boars = g.boars[1:]
            if g.boars:
                g.stack_card = changed(g.stack_card, slot, tables.FIRST_BOAR + g.boars[0])
        return self.apply(g)

    def apply(self, g: DiceForge) -> Step:
        """The immediate effect of the card, by the operation its data name."""
        name = tables.CARD_OPERATION[self.card]
        if name in OPERATIONS:
            return g.become(OPERATIONS[name](seat=self.seat, card=self.card))
        if name != tables.NO_OPERATION:
            GIFTS[name](g, self.seat, self.card)
        return g.end()


# ---------------------------------------------------------------------- what is given at once


def give_hammer(g: DiceForge, seat: Seat, _card: Card) -> None:
    g.heroes[seat].hammers += 1


def give_chest(g: DiceForge, seat: Seat, _card: Card) -> None:
    g.heroes[seat].chests += 1
    g.tell(words.CHESTED, seat, tables.CHEST_GOLD, tables.CHEST_SUN, tables.CHEST_MOON)


def give_token(g: DiceForge, seat: Seat, card: Card) -> None:
    if card == tables.CERBERUS:
        g.heroes[seat].cerberus += 1
    else:
        assert card == tables.TRITON
        g.heroes[seat].triton += 1
    g.tell(words.TOKEN_TAKEN, seat, card)


def reward_forging(g: DiceForge, seat: Seat, card: Card) -> None:
    """DF-card-typhon."""
    g.gain_now(seat, 0, 0, 0, tables.EFFECT_GLORY[card] * g.heroes[seat].forged)


gift("hammer", give_hammer)
gift("chest", give_chest)
gift("token", give_token)
gift("per_forged_face", reward_forging)


def card_gain(seat: Seat, card: Card) -> Frame:
    return Gain(seat=seat, gold=tables.EFFECT_GOLD[card], sun=tables.EFFECT_SUN[card], moon=tables.EFFECT_MOON[card])


def card_blessings(seat: Seat, card: Card) -> Frame:
    return Blessing(seat=seat, die=tables.BOTH, blessings=tables.EFFECT_TIMES[card], card=card)


def card_minor_blessings(seat: Seat, card: Card) -> Frame:
    return MinorBlessings(seat=seat, blessings=tables.EFFECT_TIMES[card], card=card)


operation("gain", card_gain)
operation("blessings", card_blessings)
operation("same_die", card_minor_blessings)

# ---------------------------------------------------------------------- cards with a rule of their own


class GardenFace(Rule):
    """Helmet, Mirror, Ship, Shield: take a face of that garden that is left, forge it at once."""

    seat: Seat
    card: Card

    @step
    def ask_face(self, g: DiceForge) -> Step:
        for face in range(tables.FACES):
            if (tables.GARDEN_FACES[self.card] >> face) & 1 and g.stock[face] > 0:
                g.offer(code(words.TAKE_FACE, face))
        return g.ask(self.seat, words.ASK_GARDEN, self.card, then=self.take_face)

    @step
    def take_face(self, g: DiceForge) -> Step:
        face = arg_a(g.answer)
        g.take_face(face)
        return g.become(Forge(seat=self.seat, face=face))


operation("garden", GardenFace)


class GiveBoar(Rule):
    """The Tenacious Boar: another player must forge the boar face at once, where they like."""

    seat: Seat
    card: Card

    @step
    def ask_rival(self, g: DiceForge) -> Step:
        face = tables.BOAR_FACE[self.card]
        for rival in range(g.players):
            if rival != self.seat:
                g.offer(code(words.GIVE, rival, face))
        return g.ask(self.seat, words.ASK_BOAR, face, then=self.give)

    @step
    def give(self, g: DiceForge) -> Step:
        face = tables.BOAR_FACE[self.card]
        rival = arg_a(g.answer)
        g.take_face(face)
        g.tell(words.BOAR_GIVEN, self.seat, rival, face)
        return g.become(Forge(seat=rival, face=face))


operation("boar", GiveBoar)


class Satyrs(Rule):
    """DF-card-satyrs: all rivals roll; the buyer applies two of those dice as one divine blessing."""

    seat: Seat
    card: Card
    face: Face = tables.NO_FACE
    picked_from: Seat = -1
    picked_die: Die = -1

    @step
    def roll(self, g: DiceForge) -> Step:
        """With two players there is nothing to pick."""
        rivals_roll(g, self.seat)
        if g.players > 2:
            return self.ask_first
        rival = g.heroes[g.next_seat(self.seat)]
        self.face = self.pick(g, rival.seat, rival.showing(tables.LIGHT))
        return self.apply_with(g, self.pick(g, rival.seat, rival.showing(tables.DARK)))

    @step
    def ask_first(self, g: DiceForge) -> Step:
        self.offer_dice(g)
        return g.ask(self.seat, words.ASK_SATYRS, then=self.first_picked)

    @step
    def first_picked(self, g: DiceForge) -> Step:
        self.picked_from = arg_a(g.answer)
        self.picked_die = arg_b(g.answer)
        self.face = self.pick(g, self.picked_from, arg_c(g.answer))
        return self.ask_second

    @step
    def ask_second(self, g: DiceForge) -> Step:
        self.offer_dice(g)
        return g.ask(self.seat, words.ASK_SATYRS, then=self.second_picked)

    @step
    def second_picked(self, g: DiceForge) -> Step:
        return self.apply_with(g, self.pick(g, arg_a(g.answer), arg_c(g.answer)))

    def offer_dice(self, g: DiceForge) -> None:
        """All dice of rivals but the one picked."""
        for hero in g.heroes:
            for die in range(2):
                if hero.seat != self.seat and not (hero.seat == self.picked_from and die == self.picked_die):
                    g.offer(code(words.PICK, hero.seat, die, hero.showing(die)))

    def pick(self, g: DiceForge, rival: Seat, face: Face) -> Face:
        g.tell(words.PICKED, self.seat, rival, face)
        return face

    def apply_with(self, g: DiceForge, other: Face) -> Step:
        """Not a roll of the buyer: Cerberus cannot repeat it."""
        return g.become(Result(seat=self.seat, face=self.face, other=other))


operation("satyrs", Satyrs)


def rivals_roll(g: DiceForge, seat: Seat) -> None:
    for place in range(1, g.players):
        g.roll((seat + place) % g.players, tables.BOTH)


class Minotaur(Rule):
    """DF-card-minotaur: all rivals roll and lose what they would gain."""

    seat: Seat
    card: Card
    rivals_hit: i64 = 0

    @step
    def roll(self, g: DiceForge) -> Step:
        rivals_roll(g, self.seat)
        return self.hit_next

    @step
    def hit_next(self, g: DiceForge) -> Step:
        self.rivals_hit += 1
        if self.rivals_hit == g.players:
            return g.end()
        rival = g.heroes[(self.seat + self.rivals_hit) % g.players]
        face, other = rival.showing(tables.LIGHT), rival.showing(tables.DARK)
        return g.call(Result(seat=rival.seat, face=face, other=other, is_loss=True), then=self.hit_next)


operation("minotaur", Minotaur)
