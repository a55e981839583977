"""The rules of Stadion, by the chapters of texts/en.md."""

from mypy_extensions import i64

from agon.kernel.bits import mask_of
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Rule, Step, step
from examples.stadion import words as w
from examples.stadion.game import PLAYED, Stadion

DIE = 6


class Rounds(Rule):
    """ST-1.2: everybody has a turn in each round, until someone is home at the end of one."""

    @step
    def next_turn(self, g: Stadion) -> Step:
        if g.active == 0:
            g.tell(w.ROUND, g.round)
        return g.call(Turn(seat=g.active), then=self.turn_over)

    @step
    def turn_over(self, g: Stadion) -> Step:
        g.end_turn()
        g.active = (g.active + 1) % g.players
        if g.active > 0:
            return self.next_turn
        if max(g.places) >= g.length:
            return self.crown
        g.round += 1
        return self.next_turn

    @step
    def crown(self, g: Stadion) -> Step:
        """ST-3.1: who came furthest has won; those side by side share the wreath."""
        first = [seat for seat, place in enumerate(g.places) if place == max(g.places)]
        return g.finish(mask_of(first), w.FIRST if len(first) == 1 else w.TOGETHER, list(g.places))


class Turn(Rule):
    """ST-2: a card if you like, then run or sprint."""

    seat: i64

    @step
    def ask(self, g: Stadion) -> Step:
        g.offer(code(w.RUN))
        g.offer(code(w.SPRINT))
        card = g.cards[self.seat]
        if card >= 0 and w.STRIDE[card] > 0:
            g.offer(code(w.PLAY, card))
        elif card >= 0:
            for rival in range(g.players):
                if rival != self.seat:
                    g.offer(code(w.HINDER, card, rival))
        return g.ask(self.seat, w.ASK_TURN, then=self.answered)

    @step
    def answered(self, g: Stadion) -> Step:
        chosen = verb_of(g.answer)
        if chosen == w.RUN:
            return self.run_on
        if chosen == w.SPRINT:
            return self.sprint
        return self.play_card

    @step
    def play_card(self, g: Stadion) -> Step:
        """ST-2.3: the gift of a god is shown, does its work, and is gone."""
        card = arg_a(g.answer)
        stride = w.STRIDE[card]
        g.cards[self.seat] = PLAYED
        g.reveal()
        if stride > 0:
            g.places[self.seat] += stride
            g.tell(w.PLAYED, self.seat, card, stride)
        else:
            rival = arg_b(g.answer)
            g.places[rival] = max(0, g.places[rival] + stride)
            g.tell(w.HINDERED, self.seat, rival, card, -stride)
        return self.ask

    @step
    def run_on(self, g: Stadion) -> Step:
        """ST-2.1: one die."""
        return self.move(g, g.chance(DIE) + 1)

    @step
    def sprint(self, g: Stadion) -> Step:
        """ST-2.2: two dice, but doubles throw you down."""
        first, second = g.chance(DIE) + 1, g.chance(DIE) + 1
        if first == second:
            g.tell(w.STUMBLED, self.seat, first)
            return g.end()
        return self.move(g, first + second)

    def move(self, g: Stadion, steps: i64) -> Step:
        g.places[self.seat] += steps
        g.tell(w.RAN, self.seat, steps, g.places[self.seat])
        return g.end()
