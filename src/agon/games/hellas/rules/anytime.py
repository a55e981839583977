"""What works at any time: blessings of that window, and kept quest cards.

The windows are the owner's turn, the owner's moments to play cards in a battle, and the owner's hunt.
"""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.cards import Draw
from agon.games.hellas.rules.powers import ANY_TIME, offer_blessings, use_blessing
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step


def offer_anytime(g: Hellas, seat: i64) -> None:
    offer_blessings(g, seat, ANY_TIME)
    offer_kept(g, seat, effects.KEEP_FRESH)


def use_anytime(g: Hellas, seat: i64, answer: i64, then: Step) -> Step:
    if verb_of(answer) == words.QUEST_CARD:
        return g.call(Draw(seat=seat, count=spend_kept(g, seat, arg_a(answer))), then=then)
    return use_blessing(g, seat, answer, then, ANY_TIME, ANY_TIME)


def offer_kept(g: Hellas, seat: i64, kind: i64) -> None:
    """Kept quest cards of a kind (LH-9.4)."""
    kept = g.lord(seat).kept
    if kept != 0:
        for quest in range(tables.QUESTS):
            if has(kept, quest) and tables.QUEST_KEEP[quest] == kind:
                g.offer(code(words.QUEST_CARD, quest))


def spend_kept(g: Hellas, seat: i64, quest: i64) -> i64:
    """Fresh special actions; the number of cards to draw."""
    lord = g.lord(seat)
    lord.kept &= ~BIT[quest]
    lord.used = 0
    g.tell(words.QUEST_CARD_USED, seat, quest)
    return tables.QUEST_KEEP_DRAW[quest]
