"""Drawing anew what a seat cannot know: hands, looked-at artifacts, blessings on their way, attack cards."""

from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.cards import KeepOne, PayCards
from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.rules.hunt import Hunt
from agon.games.hellas.rules.relics import LookAtRelics
from agon.kernel.bits import BIT, count_bits


def pick(g: Hellas, pool: i64, count: i64) -> i64:
    """``count`` members of a set."""
    found: i64 = 0
    for _card in range(count):
        found |= BIT[g.rng.member(pool & ~found)]
    return found


def redeal(g: Hellas, seat: i64) -> None:
    redeal_hands(g, seat)
    for frame in g.stack:
        if isinstance(frame, Hunt):
            if seat != g.left_of(frame.seat):
                redeal_attacks(g, frame)
        elif isinstance(frame, LookAtRelics):
            if seat != frame.seat:
                pool = g.relics | frame.mask
                frame.mask = pick(g, pool, count_bits(frame.mask))
                g.relics = pool & ~frame.mask
        elif isinstance(frame, KeepOne):
            if seat != frame.seat:
                frame.mask = pick(g, g.lord(frame.seat).hand, count_bits(frame.mask))
        elif isinstance(frame, Draft):
            if not has_seen(g, frame, seat):
                pool = g.blessings | frame.mask
                frame.mask = pick(g, pool, count_bits(frame.mask))
                g.blessings = pool & ~frame.mask


def redeal_hands(g: Hellas, seat: i64) -> None:
    """Other hands from the deck and from each other; who is paying with a symbol has shown to hold it."""
    pool = g.deck
    sizes: list[int] = []
    for lord in g.lords:
        sizes.append(lord.hand_size())
        if lord.seat != seat:
            pool |= lord.hand
            lord.hand = 0
    top = g.stack[-1] if len(g.stack) > 0 else None
    if isinstance(top, PayCards) and top.seat != seat:
        shown = pick(g, pool & top.mask, top.count)
        g.lord(top.seat).hand = shown
        pool &= ~shown
    for lord in g.lords:
        if lord.seat != seat:
            missing = sizes[lord.seat] - lord.hand_size()
            lord.hand |= pick(g, pool, missing)
            pool &= ~lord.hand
    g.deck = pool


def redeal_attacks(g: Hellas, hunt: Hunt) -> None:
    """Only the hunter's left neighbour has seen the cards laid aside and the two at hand."""
    pool = tables.ALL_ATTACKS & ~hunt.my_cards
    hunt.their_cards = pick(g, pool, count_bits(hunt.their_cards))
    if hunt.first >= 0:
        pool &= ~hunt.their_cards
        hunt.first = g.rng.member(pool)
        hunt.second = g.rng.member(pool & ~BIT[hunt.first])


def has_seen(g: Hellas, draft: Draft, seat: i64) -> bool:
    """Whether the cards going round have passed a seat, or are there now."""
    if seat < 0:
        return False
    passed = draft.seat
    while passed != draft.other:
        if passed == seat:
            return True
        passed = g.right_of(passed)
    return passed == seat
