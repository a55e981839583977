"""What works at any time: the blessing Battle Prayer and kept quest cards.

The windows are the owner's turn, the owner's moments to play cards in a battle, and the owner's hunt.
"""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.cards import Draw
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step


def offer_anytime(g: Hellas, seat: i64) -> None:
    lord = g.lord(seat)
    if lord.blessed(tables.BATTLE_PRAYER) and lord.pool > 0:
        g.offer(code(words.BLESS, tables.BATTLE_PRAYER))
    if lord.kept != 0:
        for quest in range(tables.QUESTS):
            if has(lord.kept, quest) and tables.QUEST_KEEP[quest] == effects.KEEP_FRESH:
                g.offer(code(words.QUEST_CARD, quest))


def use_anytime(g: Hellas, seat: i64, answer: i64, then: Step) -> Step:
    """Pay and draw, outside a hunt down to the hand limit."""
    return g.call(Draw(seat=seat, count=pay_anytime(g, seat, answer)), then=then)


def pay_anytime(g: Hellas, seat: i64, answer: i64) -> i64:
    """Pay for what was chosen; the number of cards to draw."""
    lord = g.lord(seat)
    if verb_of(answer) == words.QUEST_CARD:
        quest = arg_a(answer)
        lord.kept &= ~BIT[quest]
        lord.used = 0
        g.tell(words.QUEST_CARD_USED, seat, quest)
        return tables.QUEST_KEEP_DRAW[quest]
    lord.pool -= 1
    g.tell(words.BLESSING_USED, seat, tables.BATTLE_PRAYER)
    g.tell(words.PRIEST_SACRIFICED, seat)
    return tables.BLESSING_AMOUNT[tables.BATTLE_PRAYER]
