"""What works at any time: the blessing Battle Prayer and kept quest cards.

The windows are the owner's turn, the owner's moments to play cards in a battle, and the owner's hunt.
"""

from mypy_extensions import i64

from agon.games.hellas.constants import KEEP_FRESH
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import B_BATTLE_PRAYER
from agon.games.hellas.rules.hands import Draw
from agon.games.hellas.tables import BLESSING_AMOUNT, QUEST_KEEP, QUEST_KEEP_DRAW, QUESTS
from agon.games.hellas.words import BLESS, BLESSING_USED, PRIEST_SACRIFICED, QUEST_CARD, QUEST_CARD_USED
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step


def offer_anytime(g: Hellas, seat: i64) -> None:
    lord = g.lord(seat)
    if lord.blessed(B_BATTLE_PRAYER) and lord.pool > 0:
        g.offer(code(BLESS, B_BATTLE_PRAYER))
    if lord.kept != 0:
        for quest in range(QUESTS):
            if has(lord.kept, quest) and QUEST_KEEP[quest] == KEEP_FRESH:
                g.offer(code(QUEST_CARD, quest))


def use_anytime(g: Hellas, seat: i64, answer: i64, then: Step) -> Step:
    """Pay and draw, outside a hunt down to the hand limit."""
    return g.call(Draw(seat=seat, count=pay_anytime(g, seat, answer)), then=then)


def pay_anytime(g: Hellas, seat: i64, answer: i64) -> i64:
    """Pay for what was chosen; the number of cards to draw."""
    lord = g.lord(seat)
    if verb_of(answer) == QUEST_CARD:
        quest = arg_a(answer)
        lord.kept &= ~BIT[quest]
        lord.used = 0
        g.tell(QUEST_CARD_USED, seat, quest)
        return QUEST_KEEP_DRAW[quest]
    lord.pool -= 1
    g.tell(BLESSING_USED, seat, B_BATTLE_PRAYER)
    g.tell(PRIEST_SACRIFICED, seat)
    return BLESSING_AMOUNT[B_BATTLE_PRAYER]
