"""Heroic feats (DF-3.5, DF-3.6) and what the cards do when taken (DF-4.1)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.dice_forge.frame import ForgeFrame
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.blessings import Blessing, MinorBlessings
from agon.games.dice_forge.rules.faces import Result
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import Gain
from agon.games.dice_forge.tables import (
    BEAR,
    BEAR_GLORY,
    BLESSINGS,
    BOTH,
    CARD_OP,
    CARD_SLOT,
    CERBERUS,
    CHEST,
    CHEST_GOLD,
    CHEST_MOON,
    CHEST_SUN,
    EFFECT_GLORY,
    EFFECT_GOLD,
    EFFECT_MOON,
    EFFECT_SUN,
    EFFECT_TIMES,
    FACES,
    FIRST_BOAR,
    GAIN_NOW,
    GARDEN,
    GARDEN_FACES,
    GIVE_BOAR,
    HAMMER,
    MINOTAUR,
    PER_FORGED_FACE,
    SAME_DIE,
    SATYRS,
    SLOT_MOON,
    SLOT_PORTAL,
    SLOT_SUN,
    TOKEN,
    face_named,
)
from agon.games.dice_forge.words import (
    ASK_BOAR,
    ASK_GARDEN,
    ASK_SATYRS,
    BOAR_GIVEN,
    CHESTED,
    GIVE,
    OUSTED,
    PERFORMED,
    PICK,
    PICKED,
    TAKE_FACE,
    TOKEN_TAKEN,
)
from agon.kernel.codes import arg_a, arg_b, arg_c, code

PAY: Final = 0
OUST: Final = 1
TAKE_CARD: Final = 2
EFFECT: Final = 3
FILED: Final = 4

FIRST_BOAR_FACE: Final = face_named("boar_red")


class Feat(ForgeFrame):
    """DF-3.5: pay, move the pawn, oust, take the top card, apply it."""

    NAME: ClassVar[str] = "feat"
    STEPS: ClassVar[tuple[str, ...]] = ("pay", "oust", "take_card", "effect", "filed")
    USES: ClassVar[tuple[str, ...]] = ("seat", "card")

    def blank(self) -> "Feat":
        return Feat()

    def play(self, g: DiceForge) -> None:
        if self.step == PAY:
            self.pay(g)
        elif self.step == OUST:
            self.oust(g)
        elif self.step == TAKE_CARD:
            self.take_card(g)
        elif self.step == EFFECT:
            self.effect(g)
        else:
            g.end()

    def pay(self, g: DiceForge) -> None:
        slot = CARD_SLOT[self.card]
        hero = g.heroes[self.seat]
        hero.sun -= SLOT_SUN[slot]
        hero.moon -= SLOT_MOON[slot]
        g.tell(PERFORMED, self.seat, self.card, SLOT_SUN[slot], SLOT_MOON[slot])
        self.step = OUST

    def oust(self, g: DiceForge) -> None:
        """DF-3.6: the pawn met goes home and its owner is blessed at once. Bears pay both sides."""
        portal = SLOT_PORTAL[CARD_SLOT[self.card]]
        mover = g.heroes[self.seat]
        mover.portal = portal
        for hero in g.heroes:
            if hero.seat != self.seat and hero.portal == portal:
                hero.portal = 0
                g.tell(OUSTED, self.seat, hero.seat)
                g.gain_now(self.seat, 0, 0, 0, BEAR_GLORY * mover.cards[BEAR])
                g.gain_now(hero.seat, 0, 0, 0, BEAR_GLORY * hero.cards[BEAR])
                g.call(Blessing(seat=hero.seat, die=BOTH, times=1), TAKE_CARD)
                return
        self.step = TAKE_CARD

    def take_card(self, g: DiceForge) -> None:
        slot = CARD_SLOT[self.card]
        g.stack_left[slot] -= 1
        g.heroes[self.seat].cards[self.card] += 1
        if CARD_OP[self.card] == GIVE_BOAR:
            g.boars = g.boars[1:]
            if g.boars:
                g.stack_card[slot] = FIRST_BOAR + g.boars[0]
        self.step = EFFECT

    def effect(self, g: DiceForge) -> None:
        """The immediate effect of the card, by the operation its data names."""
        card = self.card
        seat = self.seat
        hero = g.heroes[seat]
        op = CARD_OP[card]
        self.step = FILED
        if op == HAMMER:
            hero.hammers += 1
        elif op == CHEST:
            hero.chests += 1
            g.tell(CHESTED, seat, CHEST_GOLD, CHEST_SUN, CHEST_MOON)
        elif op == TOKEN:
            self.take_token(g)
        elif op == PER_FORGED_FACE:
            g.gain_now(seat, 0, 0, 0, EFFECT_GLORY[card] * hero.forged)
        elif op == GAIN_NOW:
            gain = Gain(seat=seat, gold=EFFECT_GOLD[card], sun=EFFECT_SUN[card], moon=EFFECT_MOON[card])
            g.call(gain, FILED)
        elif op == BLESSINGS:
            g.call(Blessing(seat=seat, die=BOTH, times=EFFECT_TIMES[card], card=card), FILED)
        elif op == SAME_DIE:
            g.call(MinorBlessings(seat=seat, times=EFFECT_TIMES[card], card=card), FILED)
        elif op == GARDEN:
            g.call(GardenFace(seat=seat, card=card), FILED)
        elif op == GIVE_BOAR:
            g.call(GiveBoar(seat=seat, face=FIRST_BOAR_FACE + card - FIRST_BOAR), FILED)
        elif op == SATYRS:
            g.call(Satyrs(seat=seat), FILED)
        elif op == MINOTAUR:
            g.call(Minotaur(seat=seat), FILED)

    def take_token(self, g: DiceForge) -> None:
        hero = g.heroes[self.seat]
        if self.card == CERBERUS:
            hero.cerberus += 1
        else:
            hero.triton += 1
        g.tell(TOKEN_TAKEN, self.seat, self.card)


# ---------------------------------------------------------------------- cards with a rule of their own

ASK_FACE: Final = 0
FACE_CHOSEN: Final = 1
FORGED_IT: Final = 2


class GardenFace(ForgeFrame):
    """Helmet, Mirror, Ship, Shield: take a face of that garden that is left, forge it at once."""

    NAME: ClassVar[str] = "garden_face"
    STEPS: ClassVar[tuple[str, ...]] = ("ask_face", "face_chosen", "forged_it")
    USES: ClassVar[tuple[str, ...]] = ("seat", "card")

    def blank(self) -> "GardenFace":
        return GardenFace()

    def play(self, g: DiceForge) -> None:
        if self.step == ASK_FACE:
            self.ask_face(g)
        elif self.step == FACE_CHOSEN:
            face = arg_a(g.answer)
            g.stock[face] -= 1
            g.call(Forge(seat=self.seat, face=face), FORGED_IT)
        else:
            g.end()

    def ask_face(self, g: DiceForge) -> None:
        for face in range(FACES):
            if (GARDEN_FACES[self.card] >> face) & 1 and g.stock[face] > 0:
                g.offer(code(TAKE_FACE, face))
        g.ask(self.seat, ASK_GARDEN, FACE_CHOSEN, self.card)


ASK_RIVAL: Final = 0
RIVAL_CHOSEN: Final = 1
RIVAL_FORGED: Final = 2


class GiveBoar(ForgeFrame):
    """The Tenacious Boar: another player must forge the boar face at once, where they like."""

    NAME: ClassVar[str] = "give_boar"
    STEPS: ClassVar[tuple[str, ...]] = ("ask_rival", "rival_chosen", "rival_forged")
    USES: ClassVar[tuple[str, ...]] = ("seat", "face")

    def blank(self) -> "GiveBoar":
        return GiveBoar()

    def play(self, g: DiceForge) -> None:
        if self.step == ASK_RIVAL:
            for rival in range(g.players):
                if rival != self.seat:
                    g.offer(code(GIVE, rival, self.face))
            g.ask(self.seat, ASK_BOAR, RIVAL_CHOSEN, self.face)
        elif self.step == RIVAL_CHOSEN:
            rival_seat = arg_a(g.answer)
            g.stock[self.face] -= 1
            g.tell(BOAR_GIVEN, self.seat, rival_seat, self.face)
            g.call(Forge(seat=rival_seat, face=self.face), RIVAL_FORGED)
        else:
            g.end()


RIVALS_ROLL: Final = 0
ASK_FIRST_PICK: Final = 1
FIRST_PICKED: Final = 2
ASK_SECOND_PICK: Final = 3
SECOND_PICKED: Final = 4
APPLIED: Final = 5


class Satyrs(ForgeFrame):
    """DF-card-satyrs: all rivals roll; the buyer applies two of those dice as one divine blessing.

    ``die`` is the first die picked (two a seat), ``face`` and ``other`` what the dice picked show.
    """

    NAME: ClassVar[str] = "satyrs"
    STEPS: ClassVar[tuple[str, ...]] = (
        "rivals_roll",
        "ask_first_pick",
        "first_picked",
        "ask_second_pick",
        "second_picked",
        "applied",
    )
    USES: ClassVar[tuple[str, ...]] = ("seat", "die", "face", "other")

    def blank(self) -> "Satyrs":
        return Satyrs()

    def play(self, g: DiceForge) -> None:
        if self.step == RIVALS_ROLL:
            rivals_roll(g, self.seat)
            self.step = ASK_FIRST_PICK if g.players > 2 else ASK_SECOND_PICK
            if g.players == 2:
                self.take_both(g)
        elif self.step == ASK_FIRST_PICK:
            self.ask_pick(g, -1, FIRST_PICKED)
        elif self.step == FIRST_PICKED:
            self.face = self.picked(g)
            self.step = ASK_SECOND_PICK
        elif self.step == ASK_SECOND_PICK:
            self.ask_pick(g, self.die, SECOND_PICKED)
        elif self.step == SECOND_PICKED:
            self.other = self.picked(g)
            self.apply_both(g)
        else:
            g.end()

    def take_both(self, g: DiceForge) -> None:
        """With two players there is nothing to pick."""
        rival = g.heroes[g.next_seat(self.seat)]
        self.face = rival.showing(0)
        self.other = rival.showing(1)
        self.apply_both(g)

    def ask_pick(self, g: DiceForge, taken: i64, then: i64) -> None:
        for hero in g.heroes:
            for die in range(2):
                if hero.seat != self.seat and hero.seat * 2 + die != taken:
                    g.offer(code(PICK, hero.seat, die, hero.showing(die)))
        g.ask(self.seat, ASK_SATYRS, then)

    def picked(self, g: DiceForge) -> i64:
        self.die = arg_a(g.answer) * 2 + arg_b(g.answer)
        face = arg_c(g.answer)
        g.tell(PICKED, self.seat, arg_a(g.answer), face)
        return face

    def apply_both(self, g: DiceForge) -> None:
        """Not a roll of the buyer: Cerberus cannot repeat it."""
        g.call(Result(seat=self.seat, face=self.face, other=self.other), APPLIED)


def rivals_roll(g: DiceForge, seat: i64) -> None:
    for place in range(1, g.players):
        g.roll((seat + place) % g.players, BOTH)


ALL_ROLL: Final = 0
NEXT_LOSES: Final = 1


class Minotaur(ForgeFrame):
    """DF-card-minotaur: all rivals roll and lose what they would gain; ``times`` of them have."""

    NAME: ClassVar[str] = "minotaur"
    STEPS: ClassVar[tuple[str, ...]] = ("all_roll", "next_loses")
    USES: ClassVar[tuple[str, ...]] = ("seat", "times")

    def blank(self) -> "Minotaur":
        return Minotaur()

    def play(self, g: DiceForge) -> None:
        if self.step == ALL_ROLL:
            rivals_roll(g, self.seat)
            self.step = NEXT_LOSES
            return
        self.times += 1
        if self.times == g.players:
            g.end()
            return
        rival = g.heroes[(self.seat + self.times) % g.players]
        g.call(Result(seat=rival.seat, face=rival.showing(0), other=rival.showing(1), sign=-1), NEXT_LOSES)
