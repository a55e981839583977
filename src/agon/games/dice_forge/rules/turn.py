"""Rounds and turns (DF-3, DF-5): blessing, reinforcements, action, extra action."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.dice_forge.frame import ForgeFrame
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.blessings import EveryoneBlessed, MinorBlessings
from agon.games.dice_forge.rules.faces import SpendTriton, buy_face
from agon.games.dice_forge.rules.feats import Feat
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.rules.gains import Gain
from agon.games.dice_forge.steps import (
    ACT,
    ACT_AGAIN,
    ACTED,
    ACTED_AGAIN,
    ASK_WHAT_OWL_BRINGS,
    BLESS,
    COUNT_REINFORCEMENTS,
    END,
    OWL_TAKEN,
    REINFORCE,
    REINFORCED,
)
from agon.games.dice_forge.tables import (
    ELDER,
    ELDER_GLORY,
    ELDER_PRICE,
    EXTRA_ACTION_SUN,
    GOLD,
    HIND,
    MOON,
    OWL,
    OWL_GOLD,
    OWL_MOON,
    OWL_SUN,
    PRICE,
    SUN,
)
from agon.games.dice_forge.words import (
    ASK_ACTION,
    ASK_EXTRA,
    ASK_OFFERING,
    ASK_OWL,
    ASK_REINFORCE,
    BUY,
    DONE,
    EXTRA,
    FEAT,
    MOST_GLORY,
    PASS,
    ROUND,
    SCORED,
    SHARED,
    SKIP,
    TAKE,
    TRITON_FOR,
    TURN,
    USE,
    USED,
)
from agon.kernel.bits import with_bit
from agon.kernel.codes import arg_a, arg_b, code, verb_of

NEXT_TURN: Final = 0
TURN_OVER: Final = 1


class Rounds(ForgeFrame):
    """The whole game: rounds of one turn each, the first player first in every one (DF-1.7)."""

    NAME: ClassVar[str] = "rounds"
    STEPS: ClassVar[tuple[str, ...]] = ("next_turn", "turn_over")

    def blank(self) -> "Rounds":
        return Rounds()

    def play(self, g: DiceForge) -> None:
        if self.step == NEXT_TURN:
            self.next_turn(g)
        else:
            self.turn_over(g)

    def next_turn(self, g: DiceForge) -> None:
        if g.active == 0:
            g.tell(ROUND, g.round)
        g.tell(TURN, g.active)
        g.call(Turn(seat=g.active), TURN_OVER)

    def turn_over(self, g: DiceForge) -> None:
        g.active = g.next_seat(g.active)
        if g.active == 0:
            g.round += 1
        if g.round > g.rounds:
            g.round = g.rounds
            score(g)
        else:
            self.step = NEXT_TURN


def score(g: DiceForge) -> None:
    """DF-5.1: glory in the reserve and on cards; a tie is shared."""
    scores = [int(hero.glory + hero.card_glory()) for hero in g.heroes]
    best = max(scores)
    winners: i64 = 0
    for hero in g.heroes:
        g.tell(SCORED, hero.seat, hero.glory, hero.card_glory(), scores[hero.seat])
        if scores[hero.seat] == best:
            winners = with_bit(winners, hero.seat)
    g.finish(winners, MOST_GLORY if scores.count(best) == 1 else SHARED, scores)


class Turn(ForgeFrame):
    """One turn. ``hinds``, ``owls`` and ``elders`` are the cards still unused in step 2."""

    NAME: ClassVar[str] = "turn"
    STEPS: ClassVar[tuple[str, ...]] = (
        "bless",
        "count_reinforcements",
        "reinforce",
        "reinforced",
        "owl_taken",
        "act",
        "acted",
        "act_again",
        "acted_again",
        "end",
        "ask_what_owl_brings",
    )
    USES: ClassVar[tuple[str, ...]] = ("seat", "hinds", "owls", "elders")

    def blank(self) -> "Turn":
        return Turn()

    def play(self, g: DiceForge) -> None:
        if self.step == BLESS:
            g.call(EveryoneBlessed(seat=self.seat, times=g.blessings), COUNT_REINFORCEMENTS)
        elif self.step == COUNT_REINFORCEMENTS:
            self.count_reinforcements(g)
        elif self.step == REINFORCE:
            self.reinforce(g)
        elif self.step == REINFORCED:
            self.reinforced(g)
        elif self.step == ASK_WHAT_OWL_BRINGS:
            self.ask_what_owl_brings(g)
        elif self.step == OWL_TAKEN:
            self.owl_taken(g)
        elif self.step == ACT:
            self.act(g)
        elif self.step == ACTED:
            self.acted(g, 0, ACT, ACT_AGAIN)
        elif self.step == ACT_AGAIN:
            self.act_again(g)
        elif self.step == ACTED_AGAIN:
            self.acted(g, EXTRA_ACTION_SUN, ACT_AGAIN, END)
        else:
            g.end()

    # ------------------------------------------------------------------ step 2 (DF-3.1)

    def count_reinforcements(self, g: DiceForge) -> None:
        """Cards bought later this turn are not among them."""
        hero = g.heroes[self.seat]
        self.hinds = hero.cards[HIND]
        self.owls = hero.cards[OWL]
        self.elders = hero.cards[ELDER]
        self.step = REINFORCE

    def reinforce(self, g: DiceForge) -> None:
        hero = g.heroes[self.seat]
        if self.hinds > 0:
            g.offer(code(USE, HIND))
        if self.owls > 0:
            g.offer(code(USE, OWL))
        if self.elders > 0:
            if hero.gold >= ELDER_PRICE:
                g.offer(code(USE, ELDER))
            g.offer_triton(self.seat)
        if g.offered == 0:
            self.step = ACT
            return
        g.offer(code(SKIP))
        g.ask(self.seat, ASK_REINFORCE, REINFORCED)

    def reinforced(self, g: DiceForge) -> None:
        verb = verb_of(g.answer)
        if verb == SKIP:
            self.step = ACT
        elif verb == TRITON_FOR:
            g.call(SpendTriton(seat=self.seat, mask=arg_a(g.answer)), REINFORCE)
        else:
            self.use(g, arg_a(g.answer))

    def use(self, g: DiceForge, card: i64) -> None:
        g.tell(USED, self.seat, card)
        if card == HIND:
            self.hinds -= 1
            g.call(MinorBlessings(seat=self.seat, times=1), REINFORCE)
        elif card == OWL:
            self.owls -= 1
            self.step = ASK_WHAT_OWL_BRINGS
        else:
            self.elders -= 1
            g.heroes[self.seat].gold -= ELDER_PRICE
            g.gain_now(self.seat, 0, 0, 0, ELDER_GLORY)
            self.step = REINFORCE

    def ask_what_owl_brings(self, g: DiceForge) -> None:
        g.offer(code(TAKE, GOLD, OWL_GOLD))
        g.offer(code(TAKE, SUN, OWL_SUN))
        g.offer(code(TAKE, MOON, OWL_MOON))
        g.ask(self.seat, ASK_OWL, OWL_TAKEN)

    def owl_taken(self, g: DiceForge) -> None:
        resource = arg_a(g.answer)
        amount = arg_b(g.answer)
        gold: i64 = amount if resource == GOLD else 0
        sun: i64 = amount if resource == SUN else 0
        moon: i64 = amount if resource == MOON else 0
        g.call(Gain(seat=self.seat, gold=gold, sun=sun, moon=moon), REINFORCE)

    # ------------------------------------------------------------------ steps 3 and 4 (DF-3.2, DF-3.7)

    def act(self, g: DiceForge) -> None:
        g.offer_faces(self.seat, 0, 0)
        g.offer_feats(self.seat, 0)
        g.offer_triton(self.seat)
        g.offer(code(PASS))
        g.ask(self.seat, ASK_ACTION, ACTED)

    def act_again(self, g: DiceForge) -> None:
        """Once a turn one more action for 2 sun shards, whose price every option includes."""
        if g.heroes[self.seat].sun >= EXTRA_ACTION_SUN:
            g.offer_faces(self.seat, 0, 0)
            g.offer_feats(self.seat, EXTRA_ACTION_SUN)
        g.offer_triton(self.seat)
        g.offer(code(PASS))
        g.ask(self.seat, ASK_EXTRA, ACTED_AGAIN)

    def acted(self, g: DiceForge, surcharge: i64, again: i64, then: i64) -> None:
        verb = verb_of(g.answer)
        if verb == PASS:
            self.step = END
        elif verb == TRITON_FOR:
            g.call(SpendTriton(seat=self.seat, mask=arg_a(g.answer)), again)
        else:
            self.pay_extra(g, surcharge)
            if verb == BUY:
                g.call(Offering(seat=self.seat, face=arg_a(g.answer)), then)
            elif verb == FEAT:
                g.call(Feat(seat=self.seat, card=arg_a(g.answer)), then)

    def pay_extra(self, g: DiceForge, surcharge: i64) -> None:
        if surcharge > 0:
            g.heroes[self.seat].sun -= surcharge
            g.tell(EXTRA, self.seat, surcharge)


PAY_FACE: Final = 0
ASK_MORE: Final = 1
MORE_BOUGHT: Final = 2


class Offering(ForgeFrame):
    """DF-3.3: one or more different faces, each paid and forged at once; ``mask`` are the kinds bought."""

    NAME: ClassVar[str] = "offering"
    STEPS: ClassVar[tuple[str, ...]] = ("pay_face", "ask_more", "more_bought")
    USES: ClassVar[tuple[str, ...]] = ("seat", "face", "mask")

    def blank(self) -> "Offering":
        return Offering()

    def play(self, g: DiceForge) -> None:
        if self.step == PAY_FACE:
            buy_face(g, self.seat, self.face, PRICE[self.face])
            self.mask = with_bit(self.mask, self.face)
            g.call(Forge(seat=self.seat, face=self.face), ASK_MORE)
        elif self.step == ASK_MORE:
            self.ask_more(g)
        else:
            self.more_bought(g)

    def ask_more(self, g: DiceForge) -> None:
        g.offer_faces(self.seat, 0, self.mask)
        g.offer_triton(self.seat)
        g.offer(code(DONE))
        g.ask(self.seat, ASK_OFFERING, MORE_BOUGHT)

    def more_bought(self, g: DiceForge) -> None:
        verb = verb_of(g.answer)
        if verb == DONE:
            g.end()
        elif verb == TRITON_FOR:
            g.call(SpendTriton(seat=self.seat, mask=arg_a(g.answer)), ASK_MORE)
        else:
            self.face = arg_a(g.answer)
            self.step = PAY_FACE
