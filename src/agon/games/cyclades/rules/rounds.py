"""CY-3, CY-4.1, CY-5.2, CY-12: the course of a round and the end of the game."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.apollo import ApolloTurn
from agon.games.cyclades.rules.offerings import Offerings
from agon.games.cyclades.rules.turn import Turn
from agon.games.cyclades.rules.upkeep import Upkeep
from agon.games.cyclades.rulings import FILL_CHEAPEST_FIRST, FLEETS_KEEP_A_FACTION_IN
from agon.games.cyclades.tables import APOLLO, COLUMN_CELLS, HERO_CELLS, NONE
from agon.games.cyclades.words import (
    END_LAST_LAND,
    END_METROPOLISES,
    END_NO_AREA,
    GODS,
    INCOME,
    PAID,
    ROUND,
)
from agon.kernel.bits import BIT

BEGIN: Final = 0
PREPARE: Final = 1
TAKE_INCOME: Final = 2
OFFERINGS: Final = 3
PAY: Final = 4
UPKEEP: Final = 5
ACT: Final = 6
ACTED: Final = 7
FINISH: Final = 8

TURNS_OF_ROUND: Final = 16
"""More than there can be."""

# phases as views show them
PREPARATION_PHASE: Final = 0
INCOME_PHASE: Final = 1
OFFERINGS_PHASE: Final = 2
UPKEEP_PHASE: Final = 3
ACTIONS_PHASE: Final = 4


class Round(CycladesFrame):
    """The lowest frame of every game: one round after the other."""

    NAME: ClassVar[str] = "round"
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "prepare",
        "income",
        "offerings",
        "pay",
        "upkeep",
        "act",
        "acted",
        "finish",
    )
    USES: ClassVar[tuple[str, ...]] = ("at",)

    def blank(self) -> "Round":
        return Round()

    def play(self, g: Cyclades) -> None:
        if self.step == BEGIN:
            g.round += 1
            g.tell(ROUND, g.round)
            self.step = PREPARE if g.round > 1 else TAKE_INCOME  # CY-2.8
        elif self.step == PREPARE:
            self.prepare(g)
        elif self.step == TAKE_INCOME:
            self.take_income(g)
        elif self.step == OFFERINGS:
            g.phase = OFFERINGS_PHASE
            g.call(Offerings(), PAY)
        elif self.step == PAY:
            self.pay(g)
        elif self.step == UPKEEP:
            g.phase = UPKEEP_PHASE
            self.at = 0
            g.call(Upkeep(), ACT)
        elif self.step == ACT:
            self.act(g)
        elif self.step == ACTED:
            self.acted(g)
        else:
            self.finish(g)

    # ------------------------------------------------------------------ phase 1

    def prepare(self, g: Cyclades) -> None:
        g.phase = PREPARATION_PHASE
        self.refill_heroes(g)
        self.refresh_creatures(g)
        self.move_altars(g)
        self.step = TAKE_INCOME

    def refill_heroes(self, g: Cyclades) -> None:
        """CY-3.1."""
        for cell in range(HERO_CELLS):
            if g.hero_cells[cell] < 0 and g.hero_deck != 0:
                hero = g.draw(g.hero_deck)
                g.hero_deck &= ~BIT[hero]
                g.hero_cells[cell] = hero

    def refresh_creatures(self, g: Cyclades) -> None:
        """CY-3.2: the cheapest is discarded, the rest slide down, new ones fill up from the cheapest cell."""
        if g.column[0] >= 0:
            card = g.column[0]
            g.column[0] = NONE
            g.discard_creature(card)
        filled: i64 = 0
        for cell in range(COLUMN_CELLS):
            card = g.column[cell]
            if card >= 0:
                g.column[cell] = NONE
                g.column[filled] = card
                filled += 1
        empty = COLUMN_CELLS - filled
        for n in range(empty):
            if g.creature_deck != 0:
                g.column[filled + n if FILL_CHEAPEST_FIRST else COLUMN_CELLS - 1 - n] = g.draw_creature()

    def move_altars(self, g: Cyclades) -> None:
        """CY-3.4: with fewer than six the lowest ones are closed, so this also turns two of them."""
        top = g.altars[0]
        for cell in range(4):
            g.altars[cell] = g.altars[cell + 1]
        g.altars[4] = top
        g.tell(GODS, g.altars[0], g.altars[1], g.altars[2], g.altars[3], g.altars[4])

    # ------------------------------------------------------------------ phases 2 and 3

    def take_income(self, g: Cyclades) -> None:
        """CY-4.1."""
        g.phase = INCOME_PHASE
        for faction in range(g.count):
            n = income_of(g, faction)
            g.earn(faction, n)
            g.tell(INCOME, g.who(faction), n)
        self.step = OFFERINGS

    def pay(self, g: Cyclades) -> None:
        """CY-4.7: less one coin a priestess, never below 0; ruling 3.a: never more than there is."""
        for place in range(g.count):
            faction = g.order[place]
            own = g.factions[faction]
            price = max(own.bid - own.priestesses, 0)
            price = min(price, g.gold(faction))
            g.pay(faction, price)
            g.tell(PAID, g.who(faction), price, own.bid_god)
        self.step = UPKEEP

    # ------------------------------------------------------------------ phase 5

    def act(self, g: Cyclades) -> None:
        """From the top altar down, Apollo last."""
        if self.at == g.count:
            self.step = FINISH
            return
        g.phase = ACTIONS_PHASE
        god = g.altars[self.at] if self.at < g.open_altars else APOLLO
        for faction in range(g.count):
            if g.factions[faction].bid_god == god:
                g.active = faction
        g.active_god = god
        if god == APOLLO:
            g.call(ApolloTurn(g.active), ACTED)
        else:
            g.call(Turn(g.active, -1, god), ACTED)

    def acted(self, g: Cyclades) -> None:
        """CY-5.2: the marker takes the last free place of the turn order."""
        g.next_order[g.count - 1 - self.at] = g.active
        g.factions[g.active].bid_god = NONE
        g.factions[g.active].bid = 0
        g.active = NONE
        g.active_god = NONE
        self.at += 1
        self.step = ACT

    # ------------------------------------------------------------------ phase 6

    def finish(self, g: Cyclades) -> None:
        """CY-12.1."""
        for place in range(g.count):
            g.order[place] = g.next_order[place]
            g.next_order[place] = NONE
        g.fresh_heroes = 0
        reason: i64 = NONE
        if self.someone_has_enough(g):
            reason = END_METROPOLISES
        elif g.forced_end:
            reason = END_LAST_LAND
        elif self.someone_has_nothing(g):
            reason = END_NO_AREA
        if reason >= 0:
            declare_winners(g, reason)
        else:
            self.step = BEGIN

    def someone_has_enough(self, g: Cyclades) -> bool:
        return any(g.side_metropolises(faction) >= g.needed for faction in range(g.count))

    def someone_has_nothing(self, g: Cyclades) -> bool:
        """Ruling 11.a."""
        for faction in range(g.count):
            own = g.factions[faction]
            if own.lands == 0 and (own.seas == 0 or not FLEETS_KEEP_A_FACTION_IN):
                return True
        return False


def declare_winners(g: Cyclades, reason: i64) -> None:
    """CY-12.2: most metropolises, then most coins, then a shared victory."""
    best: i64 = -1
    winners: i64 = 0
    scores = [0] * g.players
    for faction in range(g.count):
        scores[g.seat(faction)] = int(g.side_metropolises(faction))
        rank = g.side_metropolises(faction) * 100000 + g.gold(faction)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= BIT[g.seat(faction)]
    g.finish(winners, reason, scores)


def turn_of(g: Cyclades) -> i64:
    """The offerings of a round count as one turn; then each faction has its own."""
    frame = g.stack[0]
    assert isinstance(frame, Round)
    acted = frame.at + 1 if frame.step >= ACT or frame.step == BEGIN else 0
    return g.round * TURNS_OF_ROUND + acted
