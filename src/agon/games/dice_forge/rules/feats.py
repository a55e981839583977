"""Heroic feats (DF-3.5, DF-3.6) and what the cards do when taken (DF-4.1)."""

from typing import Final

from mypy_extensions import i64

from agon.games.dice_forge import tables, words
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.blessings import Blessing, MinorBlessings
from agon.games.dice_forge.rules.faces import Result
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import Gain
from agon.games.dice_forge.tables import face_named
from agon.kernel.codes import arg_a, arg_b, arg_c, code
from agon.kernel.rule import Rule, Step, step

FIRST_BOAR_FACE: Final = face_named("boar_red")


class Feat(Rule):
    """DF-3.5: pay, move the pawn, oust, take the top card, apply it."""

    seat: i64 = 0
    card: i64 = -1

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
                return g.call(Blessing(seat=hero.seat, die=tables.BOTH, times=1), then=self.take_card)
        return self.take_card

    @step
    def take_card(self, g: DiceForge) -> Step:
        slot = tables.CARD_SLOT[self.card]
        g.stack_left[slot] -= 1
        g.heroes[self.seat].cards[self.card] += 1
        if tables.CARD_OP[self.card] == tables.GIVE_BOAR:
            g.boars = g.boars[1:]
            if g.boars:
                g.stack_card[slot] = tables.FIRST_BOAR + g.boars[0]
        return self.effect

    @step
    def effect(self, g: DiceForge) -> Step:
        """The immediate effect of the card, by the operation its data names."""
        card = self.card
        seat = self.seat
        hero = g.heroes[seat]
        op = tables.CARD_OP[card]
        if op == tables.HAMMER:
            hero.hammers += 1
            return self.filed
        elif op == tables.CHEST:
            hero.chests += 1
            g.tell(words.CHESTED, seat, tables.CHEST_GOLD, tables.CHEST_SUN, tables.CHEST_MOON)
            return self.filed
        elif op == tables.TOKEN:
            self.take_token(g)
            return self.filed
        elif op == tables.PER_FORGED_FACE:
            g.gain_now(seat, 0, 0, 0, tables.EFFECT_GLORY[card] * hero.forged)
            return self.filed
        elif op == tables.GAIN_NOW:
            gain = Gain(
                seat=seat, gold=tables.EFFECT_GOLD[card], sun=tables.EFFECT_SUN[card], moon=tables.EFFECT_MOON[card]
            )
            return g.call(gain, then=self.filed)
        elif op == tables.BLESSINGS:
            return g.call(
                Blessing(seat=seat, die=tables.BOTH, times=tables.EFFECT_TIMES[card], card=card), then=self.filed
            )
        elif op == tables.SAME_DIE:
            return g.call(MinorBlessings(seat=seat, times=tables.EFFECT_TIMES[card], card=card), then=self.filed)
        elif op == tables.GARDEN:
            return g.call(GardenFace(seat=seat, card=card), then=self.filed)
        elif op == tables.GIVE_BOAR:
            return g.call(GiveBoar(seat=seat, face=FIRST_BOAR_FACE + card - tables.FIRST_BOAR), then=self.filed)
        elif op == tables.SATYRS:
            return g.call(Satyrs(seat=seat), then=self.filed)
        elif op == tables.MINOTAUR:
            return g.call(Minotaur(seat=seat), then=self.filed)
        return self.filed

    @step
    def filed(self, g: DiceForge) -> Step:
        return g.end()

    def take_token(self, g: DiceForge) -> None:
        hero = g.heroes[self.seat]
        if self.card == tables.CERBERUS:
            hero.cerberus += 1
        else:
            hero.triton += 1
        g.tell(words.TOKEN_TAKEN, self.seat, self.card)


# ---------------------------------------------------------------------- cards with a rule of their own


class GardenFace(Rule):
    """Helmet, Mirror, Ship, Shield: take a face of that garden that is left, forge it at once."""

    seat: i64 = 0
    card: i64 = -1

    @step
    def ask_face(self, g: DiceForge) -> Step:
        for face in range(tables.FACES):
            if (tables.GARDEN_FACES[self.card] >> face) & 1 and g.stock[face] > 0:
                g.offer(code(words.TAKE_FACE, face))
        return g.ask(self.seat, words.ASK_GARDEN, self.card, then=self.face_chosen)

    @step
    def face_chosen(self, g: DiceForge) -> Step:
        face = arg_a(g.answer)
        g.stock[face] -= 1
        return g.call(Forge(seat=self.seat, face=face), then=self.forged_it)

    @step
    def forged_it(self, g: DiceForge) -> Step:
        return g.end()


class GiveBoar(Rule):
    """The Tenacious Boar: another player must forge the boar face at once, where they like."""

    seat: i64 = 0
    face: i64 = 31

    @step
    def ask_rival(self, g: DiceForge) -> Step:
        for rival in range(g.players):
            if rival != self.seat:
                g.offer(code(words.GIVE, rival, self.face))
        return g.ask(self.seat, words.ASK_BOAR, self.face, then=self.rival_chosen)

    @step
    def rival_chosen(self, g: DiceForge) -> Step:
        rival_seat = arg_a(g.answer)
        g.stock[self.face] -= 1
        g.tell(words.BOAR_GIVEN, self.seat, rival_seat, self.face)
        return g.call(Forge(seat=rival_seat, face=self.face), then=self.rival_forged)

    @step
    def rival_forged(self, g: DiceForge) -> Step:
        return g.end()


class Satyrs(Rule):
    """DF-card-satyrs: all rivals roll; the buyer applies two of those dice as one divine blessing.

    ``die`` is the first die picked (two a seat), ``face`` and ``other`` what the dice picked show.
    """

    seat: i64 = 0
    die: i64 = 0
    face: i64 = 31
    other: i64 = 31

    @step
    def rivals_roll(self, g: DiceForge) -> Step:
        rivals_roll(g, self.seat)
        if g.players == 2:
            return self.take_both(g)
        return self.ask_first_pick if g.players > 2 else self.ask_second_pick

    @step
    def ask_first_pick(self, g: DiceForge) -> Step:
        return self.ask_pick(g, -1, self.first_picked)

    @step
    def first_picked(self, g: DiceForge) -> Step:
        self.face = self.picked(g)
        return self.ask_second_pick

    @step
    def ask_second_pick(self, g: DiceForge) -> Step:
        return self.ask_pick(g, self.die, self.second_picked)

    @step
    def second_picked(self, g: DiceForge) -> Step:
        self.other = self.picked(g)
        return self.apply_both(g)

    @step
    def applied(self, g: DiceForge) -> Step:
        return g.end()

    def take_both(self, g: DiceForge) -> Step:
        """With two players there is nothing to pick."""
        rival = g.heroes[g.next_seat(self.seat)]
        self.face = rival.showing(0)
        self.other = rival.showing(1)
        return self.apply_both(g)

    def ask_pick(self, g: DiceForge, taken: i64, then: Step) -> Step:
        for hero in g.heroes:
            for die in range(2):
                if hero.seat != self.seat and hero.seat * 2 + die != taken:
                    g.offer(code(words.PICK, hero.seat, die, hero.showing(die)))
        return g.ask(self.seat, words.ASK_SATYRS, then=then)

    def picked(self, g: DiceForge) -> i64:
        self.die = arg_a(g.answer) * 2 + arg_b(g.answer)
        face = arg_c(g.answer)
        g.tell(words.PICKED, self.seat, arg_a(g.answer), face)
        return face

    def apply_both(self, g: DiceForge) -> Step:
        """Not a roll of the buyer: Cerberus cannot repeat it."""
        return g.call(Result(seat=self.seat, face=self.face, other=self.other), then=self.applied)


def rivals_roll(g: DiceForge, seat: i64) -> None:
    for place in range(1, g.players):
        g.roll((seat + place) % g.players, tables.BOTH)


class Minotaur(Rule):
    """DF-card-minotaur: all rivals roll and lose what they would gain; ``times`` of them have."""

    seat: i64 = 0
    times: i64 = 0

    @step
    def all_roll(self, g: DiceForge) -> Step:
        rivals_roll(g, self.seat)
        return self.next_loses

    @step
    def next_loses(self, g: DiceForge) -> Step:
        self.times += 1
        if self.times == g.players:
            return g.end()
        rival = g.heroes[(self.seat + self.times) % g.players]
        return g.call(
            Result(seat=rival.seat, face=rival.showing(0), other=rival.showing(1), sign=-1), then=self.next_loses
        )
