"""What faces do (DF-2.5): one face, and the two faces of a roll together."""

from typing import Final

from mypy_extensions import i64

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
from agon.kernel.rule import Rule, Step, step

# ---------------------------------------------------------------------- one face


class FaceEffect(Rule, saved="face"):
    """One face applied for a player; gives back the set of resources it gave.

    ``factor`` is 3 beside an x3, ``sign`` is -1 under the Minotaur, ``card`` is the Sentinel or Cyclops at work,
    ``other`` is what the other face gave.
    """

    seat: i64 = 0
    face: i64 = 31
    other: i64 = 31
    factor: i64 = 1
    sign: i64 = 1
    card: i64 = -1
    given: i64 = 0
    times: i64 = 0

    @step
    def start(self, g: DiceForge) -> Step:
        kind = FACE_KIND[self.face]
        if kind == GAIN:
            return self.change(
                g,
                FACE_GOLD[self.face],
                FACE_SUN[self.face],
                FACE_MOON[self.face],
                FACE_GLORY[self.face],
                self.done,
            )
        elif kind == CHOICE or kind == BOAR:
            return self.ask_which(g)
        elif kind == SHIELD:
            return self.shield(g)
        elif kind == SHIP and self.sign > 0:
            return self.ask_purchase
        else:
            return g.end(0)

    def change(self, g: DiceForge, gold: i64, sun: i64, moon: i64, glory: i64, then: Step) -> Step:
        """Gain, or under the Minotaur lose, so much times the factor."""
        self.given = resources_in(gold, sun, moon, glory)
        gold *= self.factor
        sun *= self.factor
        moon *= self.factor
        glory *= self.factor
        if self.sign < 0:
            g.lose_now(self.seat, gold, sun, moon, glory)
            return then
        elif is_plain_gain(g, self.seat, gold, sun, moon, self.card):
            g.gain_now(self.seat, gold, sun, moon, glory)
            return then
        else:
            return g.call(Gain(seat=self.seat, card=self.card, gold=gold, sun=sun, moon=moon, glory=glory), then=then)

    def ask_which(self, g: DiceForge) -> Step:
        """One of the options, tripled beside an x3; one that is capped or lacking may be chosen."""
        self.offer_take(g, GOLD, CHOOSE_GOLD[self.face])
        self.offer_take(g, SUN, CHOOSE_SUN[self.face])
        self.offer_take(g, MOON, CHOOSE_MOON[self.face])
        self.offer_take(g, GLORY, CHOOSE_GLORY[self.face])
        return g.ask(self.seat, ASK_TAKE if self.sign > 0 else ASK_LOSE, self.face, then=self.taken)

    def offer_take(self, g: DiceForge, resource: i64, amount: i64) -> None:
        if amount > 0:
            g.offer(code(TAKE, resource, amount * self.factor))

    @step
    def taken(self, g: DiceForge) -> Step:
        resource = arg_a(g.answer)
        amount = arg_b(g.answer) // self.factor
        self.times = self.factor
        then: Step = self.reward_owner if FACE_KIND[self.face] == BOAR else self.done
        return self.change(
            g,
            amount if resource == GOLD else 0,
            amount if resource == SUN else 0,
            amount if resource == MOON else 0,
            amount if resource == GLORY else 0,
            then,
        )

    def shield(self, g: DiceForge) -> Step:
        """5 glory if the other die gave the shield's resource, else the base gain; x3 triples the base gain."""
        if self.factor == 1 and self.other & BIT[SHIELD_RESOURCE[self.face]]:
            return self.change(g, 0, 0, 0, MATCHED_GLORY[self.face], self.done)
        else:
            return self.change(
                g,
                FACE_GOLD[self.face],
                FACE_SUN[self.face],
                FACE_MOON[self.face],
                FACE_GLORY[self.face],
                self.done,
            )

    @step
    def reward_owner(self, g: DiceForge) -> Step:
        """DF-face-boar_*: the owner of the boar card is rewarded each time, as often as the face counts."""
        if self.times == 0:
            return self.done
        owner = g.boar_owner(BOAR_COLOUR[self.face])
        g.offer(code(TAKE, SUN, REWARD_SUN))
        g.offer(code(TAKE, MOON, REWARD_MOON))
        g.offer(code(TAKE, GLORY, REWARD_GLORY))
        return g.ask(owner, ASK_REWARD, self.face, self.seat, then=self.reward_taken)

    @step
    def reward_taken(self, g: DiceForge) -> Step:
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
        return self.reward_owner

    @step
    def ask_purchase(self, g: DiceForge) -> Step:
        """DF-face-ship: may buy one sanctuary face at a discount and forge it at once."""
        discount = DISCOUNT[self.face] * self.factor
        g.offer_faces(self.seat, discount, 0)
        g.offer_triton(self.seat)
        g.offer(code(SKIP))
        return g.ask(self.seat, ASK_SHIP, discount, then=self.purchased)

    @step
    def purchased(self, g: DiceForge) -> Step:
        verb = verb_of(g.answer)
        if verb == SKIP:
            return self.done
        elif verb == TRITON_FOR:
            return g.call(SpendTriton(seat=self.seat, mask=arg_a(g.answer)), then=self.ask_purchase)
        else:
            face = arg_a(g.answer)
            price = max(PRICE[face] - DISCOUNT[self.face] * self.factor, 0)
            buy_face(g, self.seat, face, price)
            return g.call(Forge(seat=self.seat, face=face), then=self.done)

    @step
    def done(self, g: DiceForge) -> Step:
        return g.end(self.given)


def buy_face(g: DiceForge, seat: i64, face: i64, price: i64) -> None:
    g.heroes[seat].gold -= price
    g.stock[face] -= 1
    g.tell(BOUGHT, seat, face, price)


# ---------------------------------------------------------------------- the Triton token


class SpendTriton(Rule):
    """DF-card-triton: discard the token for one of its gains; ``mask`` is the resource chosen."""

    seat: i64 = 0
    mask: i64 = 0

    @step
    def spend(self, g: DiceForge) -> Step:
        g.heroes[self.seat].triton -= 1
        g.tell(TOKEN_USED, self.seat, TRITON)
        gold: i64 = TRITON_GOLD if self.mask == GOLD else 0
        sun: i64 = TRITON_SUN if self.mask == SUN else 0
        moon: i64 = TRITON_MOON if self.mask == MOON else 0
        return g.call(Gain(seat=self.seat, gold=gold, sun=sun, moon=moon), then=self.spent)

    @step
    def spent(self, g: DiceForge) -> Step:
        return g.end()


# ---------------------------------------------------------------------- two faces together


REPEATABLE: Final = 1
"""In ``mask``: the roll may still be repeated with a Cerberus token."""


class Result(Rule):
    """DF-2.1: the faces of one roll applied for a player, in the order that rulings and player give.

    ``face`` and ``other`` are worked on; ``rolled`` and ``second`` keep the roll for Cerberus.
    """

    seat: i64 = 0
    face: i64 = 31
    other: i64 = 31
    factor: i64 = 1
    sign: i64 = 1
    card: i64 = -1
    mask: i64 = 0
    rolled: i64 = 31
    second: i64 = 31

    @step
    def mirrors(self, g: DiceForge) -> Step:
        """DF-face-mirror: every mirror becomes a face that lies up elsewhere, of its owner's choice."""
        if self.face != MIRROR and self.other != MIRROR:
            return self.then_combine
        faces = self.faces_to_copy(g)
        if faces == 0:
            self.blind_mirrors()
            return self.mirrors
        for face in range(NO_FACE):
            if (faces >> face) & 1:
                g.offer(code(COPY_FACE, face))
        return g.ask(self.seat, ASK_MIRROR, then=self.mirrored)

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

    @step
    def mirrored(self, g: DiceForge) -> Step:
        copied = arg_a(g.answer)
        g.tell(COPIED, self.seat, copied)
        if self.face == MIRROR:
            self.face = copied
        else:
            self.other = copied
        return self.mirrors

    @step("combine")
    def then_combine(self, g: DiceForge) -> Step:
        return self.combine()

    def combine(self) -> Step:
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
        return self.ask_which_first

    @step
    def ask_which_first(self, g: DiceForge) -> Step:
        """The order matters only for a ship beside gold: take the gold first to pay, or forge first."""
        one_ship = (FACE_KIND[self.face] == SHIP) != (FACE_KIND[self.other] == SHIP)
        if not one_ship or self.sign < 0 or not (may_give_gold(self.face) or may_give_gold(self.other)):
            return self.apply_first
        g.offer(code(FIRST, self.face))
        g.offer(code(FIRST, self.other))
        return g.ask(self.seat, ASK_ORDER, self.face, self.other, then=self.ordered)

    @step
    def ordered(self, g: DiceForge) -> Step:
        if arg_a(g.answer) == self.other:
            self.face, self.other = self.other, self.face
        return self.apply_first

    @step
    def apply_first(self, g: DiceForge) -> Step:
        return self.apply(g, self.face, 0, self.apply_second)

    @step
    def apply_second(self, g: DiceForge) -> Step:
        return self.apply(g, self.other, self.given_by_first(g), self.ask_repeat)

    def given_by_first(self, g: DiceForge) -> i64:
        """What a shield on the second die looks at; of two shields only an equal one matches."""
        if FACE_KIND[self.face] == SHIELD and self.face != self.other:
            return 0
        return g.value

    def apply(self, g: DiceForge, face: i64, given: i64, then: Step) -> Step:
        if face == NO_FACE:
            g.value = 0
            return then
        effect = FaceEffect(seat=self.seat, face=face, other=given, factor=self.factor, sign=self.sign, card=self.card)
        return g.call(effect, then=then)

    @step
    def ask_repeat(self, g: DiceForge) -> Step:
        """DF-card-cerberus: once per roll, apply the same roll again with fresh choices."""
        if self.mask & REPEATABLE == 0 or g.heroes[self.seat].cerberus == 0:
            return g.end()
        g.offer(code(REPEAT, self.rolled, self.second if self.second != NO_FACE else self.rolled))
        g.offer(code(SKIP))
        return g.ask(
            self.seat,
            ASK_CERBERUS,
            self.rolled,
            self.second if self.second != NO_FACE else self.rolled,
            then=self.repeated,
        )

    @step
    def repeated(self, g: DiceForge) -> Step:
        if verb_of(g.answer) == SKIP:
            return g.end()
        g.heroes[self.seat].cerberus -= 1
        g.tell(TOKEN_USED, self.seat, CERBERUS)
        self.mask = 0
        self.factor = 1
        self.face = self.rolled
        self.other = self.second
        return self.mirrors


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
