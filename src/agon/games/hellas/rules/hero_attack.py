"""LH-7.2: the hero's attack in a hunt."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.anytime import offer_kept, spend_kept
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import PayCards, distinct
from agon.games.hellas.rules.chase import Chase, chase_of
from agon.games.hellas.rules.powers import (
    AMID_CARDS,
    HUNT,
    HUNT_START,
    offer_artifacts,
    offer_blessings,
    use_artifact,
    use_blessing,
)
from agon.games.hellas.rules.wounds import find_place
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, arg_b, arg_c, code, verb_of
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
            offer_artifacts(g, seat, HUNT_START)
            offer_blessings(g, seat, HUNT_START)
        offer_artifacts(g, seat, AMID_CARDS)
        offer_blessings(g, seat, HUNT)
        offer_kept(g, seat, effects.KEEP_FRESH)
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
            self.place = find_place(g, chase.monster, arg_b(g.answer), arg_c(g.answer))
            g.drop_card(seat, what)
            return self.deal
        elif verb == words.CONVERT:
            self.place = find_place(g, chase.monster, arg_b(g.answer), arg_c(g.answer))
            price = PayCards(seat=seat, count=tables.CONVERSION[what], among=tables.SYMBOL_CARDS[what])
            return g.call(price, then=self.deal)
        elif verb == words.END_ATTACK:
            return g.end(STRUCK)
        elif verb == words.GIVE_UP:
            return g.end(GAVE_UP)
        elif verb == words.USE:
            return use_artifact(g, seat, g.answer, self.go_on, HUNT_START, AMID_CARDS)
        elif verb == words.QUEST_CARD:
            g.draw_cards(seat, spend_kept(g, seat, what))
            return self.ask
        return use_blessing(g, seat, g.answer, self.go_on, HUNT_START, HUNT)

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
    places = g.open_places(chase.monster)
    first = chase.monster * effects.PLACES
    rest = distinct(g.lord(chase.hunter).hand)
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        symbol = tables.CARD_SYMBOL[card]
        seen: i64 = 0
        for place in range(effects.PLACES):
            if has(places, place) and tables.PLACE_SYMBOL[first + place] == symbol:
                reward = tables.PLACE_REWARD[first + place]
                if not has(seen, reward):
                    seen |= BIT[reward]
                    g.offer(code(words.STRIKE, card, symbol, reward))


def offer_conversions(g: Hellas, chase: Chase) -> None:
    """Sets of a symbol for any open place."""
    hand = g.lord(chase.hunter).hand
    for symbol in range(effects.SYMBOL_COUNT):
        needed = tables.CONVERSION[symbol]
        if needed > 0 and count_bits(hand & tables.SYMBOL_CARDS[symbol]) >= needed:
            offer_conversion(g, chase.monster, symbol)


def offer_conversion(g: Hellas, monster: i64, symbol: i64) -> None:
    places = g.open_places(monster)
    first = monster * effects.PLACES
    seen: i64 = 0
    for place in range(effects.PLACES):
        if has(places, place):
            wound, reward = tables.PLACE_SYMBOL[first + place], tables.PLACE_REWARD[first + place]
            kind = wound * 3 + reward
            if not has(seen, kind):
                seen |= BIT[kind]
                g.offer(code(words.CONVERT, symbol, wound, reward))
