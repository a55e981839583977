"""What faces do (DF-2.5): one face, and the two faces of a roll together."""

from mypy_extensions import i64

from agon.games.dice_forge import tables, words
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.ids import Card, Face, Faces, Resource, Resources, Seat
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import Gain, gain_of, is_plain_gain, resources_in
from agon.kernel.bits import BIT, with_bit
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Rule, Step, step

# ---------------------------------------------------------------------- one face


class FaceEffect(Rule):
    """One face applied for a player; gives back the set of resources it gave.

    ``factor`` is 3 beside an x3, ``is_loss`` under the Minotaur, ``card`` is the Sentinel or Cyclops at work.
    """

    seat: Seat
    face: Face
    given_by_other: Resources
    factor: i64 = 1
    is_loss: bool = False
    card: Card = tables.NO_CARD
    given: Resources = 0
    rewards_due: i64 = 0

    @step
    def start(self, g: DiceForge) -> Step:
        kind = tables.FACE_KIND[self.face]
        if kind == tables.GAIN:
            return self.give_printed(g)
        if kind == tables.CHOICE or kind == tables.BOAR:
            return self.ask_which
        if kind == tables.SHIELD:
            return self.shield(g)
        if kind == tables.SHIP and not self.is_loss:
            return self.ask_purchase
        return g.end(0)

    def give_printed(self, g: DiceForge) -> Step:
        gold, sun = tables.FACE_GOLD[self.face], tables.FACE_SUN[self.face]
        moon, glory = tables.FACE_MOON[self.face], tables.FACE_GLORY[self.face]
        return self.change(g, gold, sun, moon, glory, self.done)

    def change(self, g: DiceForge, gold: i64, sun: i64, moon: i64, glory: i64, then: Step) -> Step:
        """Gain, or under the Minotaur lose, so much times the factor."""
        self.given = resources_in(gold, sun, moon, glory)
        gold *= self.factor
        sun *= self.factor
        moon *= self.factor
        glory *= self.factor
        if self.is_loss:
            g.lose_now(self.seat, gold, sun, moon, glory)
            return then
        if is_plain_gain(g, self.seat, gold, sun, moon, self.card):
            g.gain_now(self.seat, gold, sun, moon, glory)
            return then
        return g.call(Gain(seat=self.seat, card=self.card, gold=gold, sun=sun, moon=moon, glory=glory), then=then)

    @step
    def ask_which(self, g: DiceForge) -> Step:
        """One of the options, tripled beside an x3; one that is capped or lacking may be chosen."""
        self.offer_take(g, tables.GOLD, tables.CHOOSE_GOLD[self.face])
        self.offer_take(g, tables.SUN, tables.CHOOSE_SUN[self.face])
        self.offer_take(g, tables.MOON, tables.CHOOSE_MOON[self.face])
        self.offer_take(g, tables.GLORY, tables.CHOOSE_GLORY[self.face])
        return g.ask(self.seat, words.ASK_LOSE if self.is_loss else words.ASK_TAKE, self.face, then=self.take)

    def offer_take(self, g: DiceForge, resource: Resource, amount: i64) -> None:
        if amount > 0:
            g.offer(code(words.TAKE, resource, amount * self.factor))

    @step
    def take(self, g: DiceForge) -> Step:
        resource = arg_a(g.answer)
        amount = arg_b(g.answer) // self.factor
        self.rewards_due = self.factor
        then: Step = self.reward_owner if tables.FACE_KIND[self.face] == tables.BOAR else self.done
        return self.change(
            g,
            amount if resource == tables.GOLD else 0,
            amount if resource == tables.SUN else 0,
            amount if resource == tables.MOON else 0,
            amount if resource == tables.GLORY else 0,
            then,
        )

    def shield(self, g: DiceForge) -> Step:
        """5 glory if the other die gave the shield's resource, else the base gain; x3 triples the base gain."""
        if self.factor == 1 and self.given_by_other & BIT[tables.SHIELD_RESOURCE[self.face]]:
            return self.change(g, 0, 0, 0, tables.MATCHED_GLORY[self.face], self.done)
        return self.give_printed(g)

    @step
    def reward_owner(self, g: DiceForge) -> Step:
        """DF-face-boar_*: the owner of the boar card is rewarded each time, as often as the face counts."""
        if self.rewards_due == 0:
            return self.done
        owner = g.boar_owner(tables.BOAR_COLOUR[self.face])
        for resource in range(tables.SUN, tables.GLORY + 1):
            g.offer(code(words.TAKE, resource, tables.BOAR_REWARD[resource]))
        return g.ask(owner, words.ASK_REWARD, self.face, self.seat, then=self.take_reward)

    @step
    def take_reward(self, g: DiceForge) -> Step:
        owner = g.boar_owner(tables.BOAR_COLOUR[self.face])
        resource = arg_a(g.answer)
        amount = arg_b(g.answer)
        self.rewards_due -= 1
        g.tell(words.BOAR_REWARD, owner, self.face)
        g.gain_now(
            owner,
            0,
            amount if resource == tables.SUN else 0,
            amount if resource == tables.MOON else 0,
            amount if resource == tables.GLORY else 0,
        )
        return self.reward_owner

    @step
    def ask_purchase(self, g: DiceForge) -> Step:
        """DF-face-ship: may buy one sanctuary face at a discount and forge it at once."""
        discount = tables.DISCOUNT[self.face] * self.factor
        g.offer_faces(self.seat, discount, 0)
        g.offer_triton(self.seat)
        g.offer(code(words.SKIP))
        return g.ask(self.seat, words.ASK_SHIP, discount, then=self.purchase)

    @step
    def purchase(self, g: DiceForge) -> Step:
        verb = verb_of(g.answer)
        if verb == words.SKIP:
            return self.done
        if verb == words.TRITON_FOR:
            return g.call(SpendTriton(seat=self.seat, resource=arg_a(g.answer)), then=self.ask_purchase)
        face = arg_a(g.answer)
        price = max(tables.PRICE[face] - tables.DISCOUNT[self.face] * self.factor, 0)
        buy_face(g, self.seat, face, price)
        return g.call(Forge(seat=self.seat, face=face), then=self.done)

    @step
    def done(self, g: DiceForge) -> Step:
        return g.end(self.given)


def buy_face(g: DiceForge, seat: Seat, face: Face, price: i64) -> None:
    g.heroes[seat].gold -= price
    g.take_face(face)
    g.tell(words.BOUGHT, seat, face, price)


# ---------------------------------------------------------------------- the Triton token


class SpendTriton(Rule):
    """DF-card-triton: discard the token for one of its gains."""

    seat: Seat
    resource: Resource

    @step
    def spend(self, g: DiceForge) -> Step:
        g.heroes[self.seat].triton -= 1
        g.tell(words.TOKEN_USED, self.seat, tables.TRITON)
        gain = gain_of(self.seat, self.resource, tables.TRITON_GAIN[self.resource])
        return g.become(gain)


# ---------------------------------------------------------------------- two faces together


class Result(Rule):
    """DF-2.1: the faces of one roll applied for a player, in the order that rulings and player give.

    ``face`` and ``other`` are worked on; ``rolled`` and ``second`` keep the roll for Cerberus.
    """

    seat: Seat
    face: Face
    other: Face
    factor: i64 = 1
    is_loss: bool = False
    card: Card = tables.NO_CARD
    may_repeat: bool = False
    rolled: Face = tables.NO_FACE
    second: Face = tables.NO_FACE

    @step
    def ask_mirror(self, g: DiceForge) -> Step:
        """DF-face-mirror: every mirror becomes a face that lies up elsewhere, of its owner's choice."""
        if self.face != tables.MIRROR and self.other != tables.MIRROR:
            return self.combine
        faces = self.faces_to_copy(g)
        if faces == 0:
            self.blind_mirrors()
            return self.ask_mirror
        for face in range(tables.NO_FACE):
            if (faces >> face) & 1:
                g.offer(code(words.COPY_FACE, face))
        return g.ask(self.seat, words.ASK_MIRROR, then=self.copy_face)

    def faces_to_copy(self, g: DiceForge) -> Faces:
        """Faces showing on opponents' dice; an opposing mirror reflects one's own showing faces."""
        faces: i64 = 0
        opposing_mirror = False
        for hero in g.heroes:
            if hero.seat != self.seat:
                for die in range(2):
                    if hero.showing(die) == tables.MIRROR:
                        opposing_mirror = True
                    else:
                        faces = with_bit(faces, hero.showing(die))
        if opposing_mirror:
            for die in range(2):
                own = g.heroes[self.seat].showing(die)
                if own != tables.MIRROR:
                    faces = with_bit(faces, own)
        return faces

    def blind_mirrors(self) -> None:
        """Nothing but mirrors on the table: they show nothing."""
        if self.face == tables.MIRROR:
            self.face = tables.NO_FACE
        if self.other == tables.MIRROR:
            self.other = tables.NO_FACE

    @step
    def copy_face(self, g: DiceForge) -> Step:
        copied = arg_a(g.answer)
        g.tell(words.COPIED, self.seat, copied)
        if self.face == tables.MIRROR:
            self.face = copied
        else:
            self.other = copied
        return self.ask_mirror

    @step
    def combine(self, g: DiceForge) -> Step:
        """DF-face-x3: triples the other face; two of them, or one alone, do nothing. Shields come last."""
        if self.other == tables.X3:
            self.face, self.other = self.other, self.face
        if self.face == tables.X3:
            self.factor = tables.FACTOR[tables.X3]
            self.face = self.other
            self.other = tables.NO_FACE
            if self.face == tables.X3:
                self.face = tables.NO_FACE
        if tables.FACE_KIND[self.face] == tables.SHIELD and self.other != tables.NO_FACE:
            self.face, self.other = self.other, self.face
        return self.ask_which_first

    @step
    def ask_which_first(self, g: DiceForge) -> Step:
        """The order matters only for a ship beside gold: take the gold first to pay, or forge first."""
        one_ship = (tables.FACE_KIND[self.face] == tables.SHIP) != (tables.FACE_KIND[self.other] == tables.SHIP)
        if not one_ship or self.is_loss or not (may_give_gold(self.face) or may_give_gold(self.other)):
            return self.apply_first
        g.offer(code(words.FIRST, self.face))
        g.offer(code(words.FIRST, self.other))
        return g.ask(self.seat, words.ASK_ORDER, self.face, self.other, then=self.order)

    @step
    def order(self, g: DiceForge) -> Step:
        if arg_a(g.answer) == self.other:
            self.face, self.other = self.other, self.face
        return self.apply_first

    @step
    def apply_first(self, g: DiceForge) -> Step:
        return self.apply(g, self.face, 0, self.apply_second)

    @step
    def apply_second(self, g: DiceForge) -> Step:
        return self.apply(g, self.other, self.given_by_first(g), self.ask_repeat)

    def given_by_first(self, g: DiceForge) -> Resources:
        """What a shield on the second die looks at; of two shields only an equal one matches."""
        if tables.FACE_KIND[self.face] == tables.SHIELD and self.face != self.other:
            return 0
        return g.value

    def apply(self, g: DiceForge, face: Face, given: Resources, then: Step) -> Step:
        if face == tables.NO_FACE:
            g.value = 0
            return then
        effect = FaceEffect(
            seat=self.seat, face=face, given_by_other=given, factor=self.factor, is_loss=self.is_loss, card=self.card
        )
        return g.call(effect, then=then)

    @step
    def ask_repeat(self, g: DiceForge) -> Step:
        """DF-card-cerberus: once per roll, apply the same roll again with fresh choices."""
        if not self.may_repeat or g.heroes[self.seat].cerberus == 0:
            return g.end()
        second = self.second if self.second != tables.NO_FACE else self.rolled
        g.offer(code(words.REPEAT, self.rolled, second))
        g.offer(code(words.SKIP))
        return g.ask(self.seat, words.ASK_CERBERUS, self.rolled, second, then=self.repeat)

    @step
    def repeat(self, g: DiceForge) -> Step:
        if verb_of(g.answer) == words.SKIP:
            return g.end()
        g.heroes[self.seat].cerberus -= 1
        g.tell(words.TOKEN_USED, self.seat, tables.CERBERUS)
        self.may_repeat = False
        self.factor = 1
        self.face = self.rolled
        self.other = self.second
        return self.ask_mirror


def may_give_gold(face: Face) -> bool:
    return tables.FACE_GOLD[face] > 0 or tables.CHOOSE_GOLD[face] > 0


def applied_plainly(g: DiceForge, seat: Seat, face: Face, other: Face) -> bool:
    """Most rolls only add to the reserves: apply such a one at once, without a frame; False if it is not one."""
    if tables.FACE_KIND[face] != tables.GAIN or tables.FACE_KIND[other] != tables.GAIN or g.heroes[seat].cerberus > 0:
        return False
    gold = tables.FACE_GOLD[face] + tables.FACE_GOLD[other]
    if gold > 0 and g.heroes[seat].hammers > 0:
        return False
    g.gain_now(
        seat,
        gold,
        tables.FACE_SUN[face] + tables.FACE_SUN[other],
        tables.FACE_MOON[face] + tables.FACE_MOON[other],
        tables.FACE_GLORY[face] + tables.FACE_GLORY[other],
    )
    return True
