"""LH-7.2: the hero's attack in a hunt."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules import powers
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import PayCards, distinct
from agon.games.hellas.rules.chase import Chase, chase_of, chosen_place, offer_wounds
from agon.kernel.bits import BIT, count_bits, each
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step

# how the attack ended
STRUCK: Final = 0
KILLED: Final = 1
GAVE_UP: Final = 2


class HeroAttack(HellasRule):
    """Wounds by symbols or conversions, at least one; or the hunt fails. Ends with one of the numbers above.

    ``dealt``: wounds of this attack. ``place``: where the wound goes that is being paid for.
    """

    dealt: i64 = 0
    place: i64 = -1

    @step
    def ask(self, g: Hellas) -> Step:
        chase = chase_of(g)
        seat = chase.hunter
        offer_strikes(g, chase)
        offer_conversions(g, chase)
        if chase.rounds == 0 and self.dealt == 0:
            powers.offer_artifacts(g, seat, powers.HUNT_START)
            powers.offer_blessings(g, seat, powers.HUNT_START)
        powers.offer_in_hunt(g, seat)
        if self.dealt > 0:
            g.offer(code(words.END_ATTACK))
        g.offer(code(words.GIVE_UP))
        return g.ask_secretly(seat, words.ASK_HUNT_STEP, chase.monster, then=self.answered)

    @step
    def answered(self, g: Hellas) -> Step:
        chase = chase_of(g)
        seat = chase.hunter
        verb = verb_of(g.answer)
        what = arg_a(g.answer)
        if verb == words.STRIKE:
            self.place = chosen_place(g, chase.monster)
            g.drop_card(seat, what)
            return self.deal
        elif verb == words.CONVERT:
            self.place = chosen_place(g, chase.monster)
            price = PayCards(seat=seat, count=tables.CONVERSION[what], among=tables.SYMBOL_CARDS[what])
            return g.call(price, then=self.deal)
        elif verb == words.END_ATTACK:
            return g.end(STRUCK)
        elif verb == words.GIVE_UP:
            return g.end(GAVE_UP)
        return powers.use_in_hunt(g, seat, self.go_on)

    @step
    def deal(self, g: Hellas) -> Step:
        self.dealt += 1
        chase_of(g).deal(g, self.place)
        return self.go_on

    @step
    def go_on(self, g: Hellas) -> Step:
        return g.end(KILLED) if chase_of(g).slain else self.ask


def offer_strikes(g: Hellas, chase: Chase) -> None:
    """A card for each open place with its symbol; places differ by their reward."""
    for card in each(distinct(g.lord(chase.hunter).hand)):
        offer_wounds(g, words.STRIKE, card, chase.monster, BIT[tables.CARD_SYMBOL[card]])


def offer_conversions(g: Hellas, chase: Chase) -> None:
    """Sets of a symbol for any open place."""
    hand = g.lord(chase.hunter).hand
    for symbol in range(effects.SYMBOL_COUNT):
        needed = tables.CONVERSION[symbol]
        if needed > 0 and count_bits(hand & tables.SYMBOL_CARDS[symbol]) >= needed:
            offer_wounds(g, words.CONVERT, symbol, chase.monster)
