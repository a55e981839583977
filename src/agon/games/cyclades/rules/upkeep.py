"""CY-4.9: keeping creatures, and what they do where they arrive (CY-10.16, CY-10.17, CY-10.20)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rulings import HYDRA_KILLS_WITHOUT_MOVING
from agon.games.cyclades.tables import (
    CERBERUS,
    FIGURES,
    FIRST_FIGURE,
    HYDRA,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    NONE,
    POLYPHEMUS,
    SEA,
)
from agon.games.cyclades.words import (
    ASK_CREATURE_MOVE,
    ASK_HYDRA,
    ASK_POLYPHEMUS,
    ASK_UPKEEP,
    KEEP,
    KEPT,
    KILL_FLEET,
    KILL_MERCENARY,
    KILL_TROOP,
    LEFT,
    ON_LAND,
    ON_SEA,
    PLACED,
    PLACED_SEA,
    PLENTY,
    PLENTY_AT_SEA,
    PUSH,
    PUSHED,
    RELEASE,
    STAY,
)
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of

NEXT: Final = 0
ASK: Final = 1
ANSWER: Final = 2
WHERE: Final = 3
MOVED: Final = 4
SETTLED: Final = 5


class Upkeep(CycladesFrame):
    """Faction by faction in the order this round began with (ruling 4.a), creature by creature as they like."""

    NAME: ClassVar[str] = "upkeep"
    STEPS: ClassVar[tuple[str, ...]] = ("next", "ask", "answer", "where", "moved", "settled")
    USES: ClassVar[tuple[str, ...]] = ("faction", "at", "mask", "card")

    def blank(self) -> "Upkeep":
        return Upkeep()

    def play(self, g: Cyclades) -> None:
        if self.step == NEXT:
            self.next(g)
        elif self.step == ASK:
            self.ask(g)
        elif self.step == ANSWER:
            self.decide(g)
        elif self.step == WHERE:
            self.ask_where(g)
        elif self.step == MOVED:
            self.move(g)
        else:
            self.step = ASK

    def next(self, g: Cyclades) -> None:
        if self.at == g.count:
            g.end()
            return
        self.faction = g.order[self.at]
        self.at += 1
        if self.unsettled(g) != 0:
            self.step = ASK

    def unsettled(self, g: Cyclades) -> i64:
        """The figures of the faction that were neither kept nor released yet, as bits."""
        found: i64 = 0
        for figure in range(FIGURES):
            if g.figure_owner[figure] == self.faction and not has(self.mask, figure):
                found |= BIT[figure]
        return found

    def ask(self, g: Cyclades) -> None:
        rest = self.unsettled(g)
        if rest == 0:
            self.step = NEXT
            return
        while rest != 0:
            creature = FIRST_FIGURE + lowest(rest)
            rest &= rest - 1
            if g.factions[self.faction].priestesses > 0:
                g.offer(code(KEEP, creature))
            g.offer(code(RELEASE, creature))
        g.ask(g.seat(self.faction), ASK_UPKEEP, ANSWER, g.who(self.faction))

    def decide(self, g: Cyclades) -> None:
        self.card = arg_a(g.answer)
        self.mask |= BIT[self.card - FIRST_FIGURE]
        if verb_of(g.answer) == RELEASE:
            g.tell(LEFT, g.who(self.faction), self.card)
            g.remove_figure(self.card)
            self.step = ASK
        else:
            g.drop_priestess(self.faction)
            g.tell(KEPT, g.who(self.faction), self.card)
            self.step = WHERE

    def ask_where(self, g: Cyclades) -> None:
        """A neighbouring area of its type without another creature, or none."""
        g.offer(code(STAY))
        at = g.figure_place(self.card)
        near_lands = g.map.land_lands[at] if at < SEA else g.map.sea_lands[at - SEA]
        near_seas = g.map.land_seas[at] if at < SEA else g.map.sea_seas[at - SEA]
        offer_lands(g, near_lands & lands_for(g, self.card, self.faction))
        offer_seas(g, near_seas & seas_for(g, self.card))
        g.ask(g.seat(self.faction), ASK_CREATURE_MOVE, MOVED, self.card)

    def move(self, g: Cyclades) -> None:
        if verb_of(g.answer) == STAY:
            if self.card == HYDRA and HYDRA_KILLS_WITHOUT_MOVING:
                g.call(HydraKills(self.faction), SETTLED)
            else:
                self.step = ASK
            return
        stand(g, self.faction, self.card, g.answer)
        call_arrival(g, self.faction, self.card, SETTLED)


def offer_lands(g: Cyclades, lands: i64) -> None:
    rest = lands
    while rest != 0:
        g.offer(code(ON_LAND, lowest(rest)))
        rest &= rest - 1


def offer_seas(g: Cyclades, seas: i64) -> None:
    rest = seas
    while rest != 0:
        g.offer(code(ON_SEA, lowest(rest)))
        rest &= rest - 1


def lands_for(g: Cyclades, creature: i64, faction: i64) -> i64:
    """CY-10.2: land areas where the figure may stand."""
    if creature == KRAKEN:
        return 0
    lands = g.map.all_land & ~g.lands_with_figures()
    if creature == MINOTAUR:  # CY-10.19
        lands &= g.factions[faction].lands
    return lands


def seas_for(g: Cyclades, creature: i64) -> i64:
    if creature == KRAKEN or creature == HYDRA:
        return g.map.all_sea & ~g.seas_with_figures()
    return 0


def stand(g: Cyclades, faction: i64, creature: i64, place: i64) -> None:
    """Put a figure where an option says."""
    figure = creature - FIRST_FIGURE
    g.figure_owner[figure] = faction
    if verb_of(place) == ON_SEA:
        g.figure_at[figure] = SEA + arg_a(place)
        g.tell(PLACED_SEA, g.who(faction), creature, arg_a(place))
    else:
        g.figure_at[figure] = arg_a(place)
        g.tell(PLACED, g.who(faction), creature, arg_a(place))


def call_arrival(g: Cyclades, faction: i64, creature: i64, then: i64) -> None:
    """What a creature does at once where it has just come to stand; the rest of its power is lasting."""
    if creature == HYDRA:
        g.call(HydraKills(faction), then)
        return
    if creature == POLYPHEMUS:
        g.call(PolyphemusPushes(faction), then)
        return
    if creature == KRAKEN:
        swallow(g, g.figure_place(KRAKEN) - SEA)
    assert creature in (KRAKEN, MEDUSA, MINOTAUR, CERBERUS)
    g.stack[-1].step = then


def swallow(g: Cyclades, sea: i64) -> None:
    """CY-10.17: the Kraken destroys all fleets of the area it enters."""
    while g.fleets[sea] > 0:
        g.lose_fleet(sea)


HYDRA_ASK: Final = 0
HYDRA_DONE: Final = 1


class HydraKills(CycladesFrame):
    """CY-10.16: one fleet or troop in her area or beside it, if there is any; then a prosperity token."""

    NAME: ClassVar[str] = "hydra"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "done")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "HydraKills":
        return HydraKills()

    def play(self, g: Cyclades) -> None:
        if self.step == HYDRA_ASK:
            self.ask(g)
        else:
            self.kill(g)

    def ask(self, g: Cyclades) -> None:
        at = g.figure_place(HYDRA)
        lands = g.map.land_lands[at] | BIT[at] if at < SEA else g.map.sea_lands[at - SEA]
        seas = g.map.land_seas[at] if at < SEA else g.map.sea_seas[at - SEA] | BIT[at - SEA]
        offer_troop_kills(g, lands)
        rest = seas
        while rest != 0:
            sea = lowest(rest)
            rest &= rest - 1
            if g.fleets[sea] > 0:
                g.offer(code(KILL_FLEET, sea))
        if g.offered == 0:
            g.end()
        else:
            g.ask(g.seat(self.faction), ASK_HYDRA, HYDRA_DONE)

    def kill(self, g: Cyclades) -> None:
        kill(g, g.answer)
        at = g.figure_place(HYDRA)
        if at < SEA:
            g.plenty[at] += 1
            g.tell(PLENTY, g.who(self.faction), at)
        else:
            g.sea_plenty[at - SEA] += 1
            g.tell(PLENTY_AT_SEA, g.who(self.faction), at - SEA)
        g.end()


def offer_troop_kills(g: Cyclades, lands: i64) -> None:
    rest = lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        if g.troops[land] > 0:
            g.offer(code(KILL_TROOP, land))
        if g.mercenaries[land] > 0:
            g.offer(code(KILL_MERCENARY, land))


def kill(g: Cyclades, option: i64) -> None:
    """Carry out a kill-troop, kill-mercenary or kill-fleet."""
    if verb_of(option) == KILL_TROOP:
        g.lose_troop(arg_a(option))
    elif verb_of(option) == KILL_MERCENARY:
        g.lose_mercenary(arg_a(option))
    else:
        g.lose_fleet(arg_a(option))


PUSH_ASK: Final = 0
PUSH_DONE: Final = 1


class PolyphemusPushes(CycladesFrame):
    """CY-10.20: fleets beside him are moved one by one, never onto another colour; the rest is destroyed."""

    NAME: ClassVar[str] = "polyphemus"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "done")
    USES: ClassVar[tuple[str, ...]] = ("faction",)

    def blank(self) -> "PolyphemusPushes":
        return PolyphemusPushes()

    def play(self, g: Cyclades) -> None:
        if self.step == PUSH_DONE:
            push(g, self.faction, arg_a(g.answer), arg_b(g.answer))
            self.step = PUSH_ASK
            return
        rest = self.shut(g)
        while rest != 0:
            self.offer_pushes(g, lowest(rest))
            rest &= rest - 1
        if g.offered > 0:
            g.ask(g.seat(self.faction), ASK_POLYPHEMUS, PUSH_DONE)
        else:
            self.destroy_the_rest(g)

    def shut(self, g: Cyclades) -> i64:
        return g.map.land_seas[g.figure_place(POLYPHEMUS)]

    def offer_pushes(self, g: Cyclades, sea: i64) -> None:
        if g.fleets[sea] == 0:
            return
        colour = g.sea_owner[sea]
        rest = g.map.sea_seas[sea] & ~g.closed_seas()
        while rest != 0:
            to = lowest(rest)
            rest &= rest - 1
            if g.sea_owner[to] == NONE or g.sea_owner[to] == colour:
                g.offer(code(PUSH, sea, to))

    def destroy_the_rest(self, g: Cyclades) -> None:
        rest = self.shut(g)
        while rest != 0:
            swallow(g, lowest(rest))
            rest &= rest - 1
        g.end()


def push(g: Cyclades, faction: i64, sea: i64, to: i64) -> None:
    colour = g.sea_owner[sea]
    g.take_fleets(sea, 1)
    g.put_fleets(colour, to, 1)
    g.tell(PUSHED, g.who(faction), sea, to)
