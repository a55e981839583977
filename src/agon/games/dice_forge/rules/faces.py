"""What faces do (DF-2.5): one face, and the two faces of a roll together."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.dice_forge.frame import ForgeFrame
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import Gain, is_plain_gain, resources_in
from agon.games.dice_forge.tables import (
    BOAR,
    BOAR_COLOUR,
    CERBERUS,
    CHOICE,
    CHOOSE_GLORY,
    CHOOSE_GOLD,
    CHOOSE_MOON,
    CHOOSE_SUN,
    DISCOUNT,
    FACE_GLORY,
    FACE_GOLD,
    FACE_KIND,
    FACE_MOON,
    FACE_SUN,
    FACTOR,
    GAIN,
    GLORY,
    GOLD,
    MATCHED_GLORY,
    MIRROR,
    MOON,
    NO_FACE,
    PRICE,
    REWARD_GLORY,
    REWARD_MOON,
    REWARD_SUN,
    SHIELD,
    SHIELD_RESOURCE,
    SHIP,
    SUN,
    TRITON,
    TRITON_GOLD,
    TRITON_MOON,
    TRITON_SUN,
    X3,
)
from agon.games.dice_forge.words import (
    ASK_CERBERUS,
    ASK_LOSE,
    ASK_MIRROR,
    ASK_ORDER,
    ASK_REWARD,
    ASK_SHIP,
    ASK_TAKE,
    BOAR_REWARD,
    BOUGHT,
    COPIED,
    COPY_FACE,
    FIRST,
    REPEAT,
    SKIP,
    TAKE,
    TOKEN_USED,
    TRITON_FOR,
)
from agon.kernel.bits import BIT, with_bit
from agon.kernel.codes import arg_a, arg_b, code, verb_of

# ---------------------------------------------------------------------- one face

START: Final = 0
TAKEN: Final = 1
REWARD_OWNER: Final = 2
REWARD_TAKEN: Final = 3
ASK_PURCHASE: Final = 4
PURCHASED: Final = 5
DONE: Final = 6


class FaceEffect(ForgeFrame):
    """One face applied for a player; gives back the set of resources it gave.

    ``factor`` is 3 beside an x3, ``sign`` is -1 under the Minotaur, ``card`` is the Sentinel or Cyclops at work,
    ``other`` is what the other face gave.
    """

    NAME: ClassVar[str] = "face"
    STEPS: ClassVar[tuple[str, ...]] = (
        "start",
        "taken",
        "reward_owner",
        "reward_taken",
        "ask_purchase",
        "purchased",
        "done",
    )
    USES: ClassVar[tuple[str, ...]] = ("seat", "face", "other", "factor", "sign", "card", "given", "times")

    def blank(self) -> "FaceEffect":
        return FaceEffect()

    def play(self, g: DiceForge) -> None:
        if self.step == START:
            self.start(g)
        elif self.step == TAKEN:
            self.taken(g)
        elif self.step == REWARD_OWNER:
            self.reward_owner(g)
        elif self.step == REWARD_TAKEN:
            self.reward_taken(g)
        elif self.step == ASK_PURCHASE:
            self.ask_purchase(g)
        elif self.step == PURCHASED:
            self.purchased(g)
        else:
            g.end(self.given)

    def start(self, g: DiceForge) -> None:
        kind = FACE_KIND[self.face]
        if kind == GAIN:
            self.change(
                g,
                FACE_GOLD[self.face],
                FACE_SUN[self.face],
                FACE_MOON[self.face],
                FACE_GLORY[self.face],
                DONE,
            )
        elif kind == CHOICE or kind == BOAR:
            self.ask_which(g)
        elif kind == SHIELD:
            self.shield(g)
        elif kind == SHIP and self.sign > 0:
            self.step = ASK_PURCHASE
        else:
            g.end(0)

    def change(self, g: DiceForge, gold: i64, sun: i64, moon: i64, glory: i64, then: i64) -> None:
        """Gain, or under the Minotaur lose, so much times the factor."""
        self.given = resources_in(gold, sun, moon, glory)
        gold *= self.factor
        sun *= self.factor
        moon *= self.factor
        glory *= self.factor
        if self.sign < 0:
            g.lose_now(self.seat, gold, sun, moon, glory)
            self.step = then
        elif is_plain_gain(g, self.seat, gold, sun, moon, self.card):
            g.gain_now(self.seat, gold, sun, moon, glory)
            self.step = then
        else:
            g.call(Gain(seat=self.seat, card=self.card, gold=gold, sun=sun, moon=moon, glory=glory), then)

    def ask_which(self, g: DiceForge) -> None:
        """One of the options, tripled beside an x3; one that is capped or lacking may be chosen."""
        self.offer_take(g, GOLD, CHOOSE_GOLD[self.face])
        self.offer_take(g, SUN, CHOOSE_SUN[self.face])
        self.offer_take(g, MOON, CHOOSE_MOON[self.face])
        self.offer_take(g, GLORY, CHOOSE_GLORY[self.face])
        g.ask(self.seat, ASK_TAKE if self.sign > 0 else ASK_LOSE, TAKEN, self.face)

    def offer_take(self, g: DiceForge, resource: i64, amount: i64) -> None:
        if amount > 0:
            g.offer(code(TAKE, resource, amount * self.factor))

    def taken(self, g: DiceForge) -> None:
        resource = arg_a(g.answer)
        amount = arg_b(g.answer) // self.factor
        self.times = self.factor
        then: i64 = REWARD_OWNER if FACE_KIND[self.face] == BOAR else DONE
        self.change(
            g,
            amount if resource == GOLD else 0,
            amount if resource == SUN else 0,
            amount if resource == MOON else 0,
            amount if resource == GLORY else 0,
            then,
        )

    def shield(self, g: DiceForge) -> None:
        """5 glory if the other die gave the shield's resource, else the base gain; x3 triples the base gain."""
        if self.factor == 1 and self.other & BIT[SHIELD_RESOURCE[self.face]]:
            self.change(g, 0, 0, 0, MATCHED_GLORY[self.face], DONE)
        else:
            self.change(
                g,
                FACE_GOLD[self.face],
                FACE_SUN[self.face],
                FACE_MOON[self.face],
                FACE_GLORY[self.face],
                DONE,
            )

    def reward_owner(self, g: DiceForge) -> None:
        """DF-face-boar_*: the owner of the boar card is rewarded each time, as often as the face counts."""
        if self.times == 0:
            self.step = DONE
            return
        owner = g.boar_owner(BOAR_COLOUR[self.face])
        g.offer(code(TAKE, SUN, REWARD_SUN))
        g.offer(code(TAKE, MOON, REWARD_MOON))
        g.offer(code(TAKE, GLORY, REWARD_GLORY))
        g.ask(owner, ASK_REWARD, REWARD_TAKEN, self.face, self.seat)

    def reward_taken(self, g: DiceForge) -> None:
        owner = g.boar_owner(BOAR_COLOUR[self.face])
        resource = arg_a(g.answer)
        amount = arg_b(g.answer)
        self.times -= 1
        g.tell(BOAR_REWARD, owner, self.face)
        g.gain_now(
            owner,
            0,
            amount if resource == SUN else 0,
            amount if resource == MOON else 0,
            amount if resource == GLORY else 0,
        )
        self.step = REWARD_OWNER

    def ask_purchase(self, g: DiceForge) -> None:
        """DF-face-ship: may buy one sanctuary face at a discount and forge it at once."""
        discount = DISCOUNT[self.face] * self.factor
        g.offer_faces(self.seat, discount, 0)
        g.offer_triton(self.seat)
        g.offer(code(SKIP))
        g.ask(self.seat, ASK_SHIP, PURCHASED, discount)

    def purchased(self, g: DiceForge) -> None:
        verb = verb_of(g.answer)
        if verb == SKIP:
            self.step = DONE
        elif verb == TRITON_FOR:
            g.call(SpendTriton(seat=self.seat, mask=arg_a(g.answer)), ASK_PURCHASE)
        else:
            face = arg_a(g.answer)
            price = max(PRICE[face] - DISCOUNT[self.face] * self.factor, 0)
            buy_face(g, self.seat, face, price)
            g.call(Forge(seat=self.seat, face=face), DONE)


def buy_face(g: DiceForge, seat: i64, face: i64, price: i64) -> None:
    g.heroes[seat].gold -= price
    g.stock[face] -= 1
    g.tell(BOUGHT, seat, face, price)


# ---------------------------------------------------------------------- the Triton token

SPEND: Final = 0
SPENT: Final = 1


class SpendTriton(ForgeFrame):
    """DF-card-triton: discard the token for one of its gains; ``mask`` is the resource chosen."""

    NAME: ClassVar[str] = "spend_triton"
    STEPS: ClassVar[tuple[str, ...]] = ("spend", "spent")
    USES: ClassVar[tuple[str, ...]] = ("seat", "mask")

    def blank(self) -> "SpendTriton":
        return SpendTriton()

    def play(self, g: DiceForge) -> None:
        if self.step == SPENT:
            g.end()
            return
        g.heroes[self.seat].triton -= 1
        g.tell(TOKEN_USED, self.seat, TRITON)
        gold: i64 = TRITON_GOLD if self.mask == GOLD else 0
        sun: i64 = TRITON_SUN if self.mask == SUN else 0
        moon: i64 = TRITON_MOON if self.mask == MOON else 0
        g.call(Gain(seat=self.seat, gold=gold, sun=sun, moon=moon), SPENT)


# ---------------------------------------------------------------------- two faces together

MIRRORS: Final = 0
MIRRORED: Final = 1
COMBINE: Final = 2
ASK_WHICH_FIRST: Final = 3
ORDERED: Final = 4
APPLY_FIRST: Final = 5
APPLY_SECOND: Final = 6
ASK_REPEAT: Final = 7
REPEATED: Final = 8

REPEATABLE: Final = 1
"""In ``mask``: the roll may still be repeated with a Cerberus token."""


class Result(ForgeFrame):
    """DF-2.1: the faces of one roll applied for a player, in the order that rulings and player give.

    ``face`` and ``other`` are worked on; ``rolled`` and ``second`` keep the roll for Cerberus.
    """

    NAME: ClassVar[str] = "result"
    STEPS: ClassVar[tuple[str, ...]] = (
        "mirrors",
        "mirrored",
        "combine",
        "ask_which_first",
        "ordered",
        "apply_first",
        "apply_second",
        "ask_repeat",
        "repeated",
    )
    USES: ClassVar[tuple[str, ...]] = (
        "seat",
        "face",
        "other",
        "factor",
        "sign",
        "card",
        "mask",
        "rolled",
        "second",
    )

    def blank(self) -> "Result":
        return Result()

    def play(self, g: DiceForge) -> None:
        if self.step == MIRRORS:
            self.mirrors(g)
        elif self.step == MIRRORED:
            self.mirrored(g)
        elif self.step == COMBINE:
            self.combine()
        elif self.step == ASK_WHICH_FIRST:
            self.ask_which_first(g)
        elif self.step == ORDERED:
            self.ordered(g)
        elif self.step == APPLY_FIRST:
            self.apply(g, self.face, 0, APPLY_SECOND)
        elif self.step == APPLY_SECOND:
            self.apply(g, self.other, self.given_by_first(g), ASK_REPEAT)
        elif self.step == ASK_REPEAT:
            self.ask_repeat(g)
        else:
            self.repeated(g)

    def mirrors(self, g: DiceForge) -> None:
        """DF-face-mirror: every mirror becomes a face that lies up elsewhere, of its owner's choice."""
        if self.face != MIRROR and self.other != MIRROR:
            self.step = COMBINE
            return
        faces = self.faces_to_copy(g)
        if faces == 0:
            self.blind_mirrors()
            return
        for face in range(NO_FACE):
            if (faces >> face) & 1:
                g.offer(code(COPY_FACE, face))
        g.ask(self.seat, ASK_MIRROR, MIRRORED)

    def faces_to_copy(self, g: DiceForge) -> i64:
        """Faces showing on opponents' dice; an opposing mirror reflects one's own showing faces."""
        faces: i64 = 0
        opposing_mirror = False
        for hero in g.heroes:
            if hero.seat != self.seat:
                for die in range(2):
                    if hero.showing(die) == MIRROR:
                        opposing_mirror = True
                    else:
                        faces = with_bit(faces, hero.showing(die))
        if opposing_mirror:
            for die in range(2):
                own = g.heroes[self.seat].showing(die)
                if own != MIRROR:
                    faces = with_bit(faces, own)
        return faces

    def blind_mirrors(self) -> None:
        """Nothing but mirrors on the table: they show nothing."""
        if self.face == MIRROR:
            self.face = NO_FACE
        if self.other == MIRROR:
            self.other = NO_FACE

    def mirrored(self, g: DiceForge) -> None:
        copied = arg_a(g.answer)
        g.tell(COPIED, self.seat, copied)
        if self.face == MIRROR:
            self.face = copied
        else:
            self.other = copied
        self.step = MIRRORS

    def combine(self) -> None:
        """DF-face-x3: triples the other face; two of them, or one alone, do nothing. Shields come last."""
        if self.other == X3:
            self.face, self.other = self.other, self.face
        if self.face == X3:
            self.factor = FACTOR[X3]
            self.face = self.other
            self.other = NO_FACE
            if self.face == X3:
                self.face = NO_FACE
        if FACE_KIND[self.face] == SHIELD and self.other != NO_FACE:
            self.face, self.other = self.other, self.face
        self.step = ASK_WHICH_FIRST

    def ask_which_first(self, g: DiceForge) -> None:
        """The order matters only for a ship beside gold: take the gold first to pay, or forge first."""
        one_ship = (FACE_KIND[self.face] == SHIP) != (FACE_KIND[self.other] == SHIP)
        if not one_ship or self.sign < 0 or not (may_give_gold(self.face) or may_give_gold(self.other)):
            self.step = APPLY_FIRST
            return
        g.offer(code(FIRST, self.face))
        g.offer(code(FIRST, self.other))
        g.ask(self.seat, ASK_ORDER, ORDERED, self.face, self.other)

    def ordered(self, g: DiceForge) -> None:
        if arg_a(g.answer) == self.other:
            self.face, self.other = self.other, self.face
        self.step = APPLY_FIRST

    def given_by_first(self, g: DiceForge) -> i64:
        """What a shield on the second die looks at; of two shields only an equal one matches."""
        if FACE_KIND[self.face] == SHIELD and self.face != self.other:
            return 0
        return g.value

    def apply(self, g: DiceForge, face: i64, given: i64, then: i64) -> None:
        if face == NO_FACE:
            g.value = 0
            self.step = then
            return
        effect = FaceEffect(seat=self.seat, face=face, other=given, factor=self.factor, sign=self.sign, card=self.card)
        g.call(effect, then)

    def ask_repeat(self, g: DiceForge) -> None:
        """DF-card-cerberus: once per roll, apply the same roll again with fresh choices."""
        if self.mask & REPEATABLE == 0 or g.heroes[self.seat].cerberus == 0:
            g.end()
            return
        g.offer(code(REPEAT, self.rolled, self.second if self.second != NO_FACE else self.rolled))
        g.offer(code(SKIP))
        g.ask(
            self.seat,
            ASK_CERBERUS,
            REPEATED,
            self.rolled,
            self.second if self.second != NO_FACE else self.rolled,
        )

    def repeated(self, g: DiceForge) -> None:
        if verb_of(g.answer) == SKIP:
            g.end()
            return
        g.heroes[self.seat].cerberus -= 1
        g.tell(TOKEN_USED, self.seat, CERBERUS)
        self.mask = 0
        self.factor = 1
        self.face = self.rolled
        self.other = self.second
        self.step = MIRRORS


def may_give_gold(face: i64) -> bool:
    return FACE_GOLD[face] > 0 or CHOOSE_GOLD[face] > 0


def applied_plainly(g: DiceForge, seat: i64, face: i64, other: i64) -> bool:
    """Most rolls only add to the reserves: apply such a one at once, without a frame; False if it is not one."""
    if FACE_KIND[face] != GAIN or FACE_KIND[other] != GAIN or g.heroes[seat].cerberus > 0:
        return False
    gold = FACE_GOLD[face] + FACE_GOLD[other]
    if gold > 0 and g.heroes[seat].hammers > 0:
        return False
    g.gain_now(
        seat,
        gold,
        FACE_SUN[face] + FACE_SUN[other],
        FACE_MOON[face] + FACE_MOON[other],
        FACE_GLORY[face] + FACE_GLORY[other],
    )
    return True
