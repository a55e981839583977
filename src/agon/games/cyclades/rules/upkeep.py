"""CY-4.9: keeping creatures, and what they do where they arrive (CY-10.16, CY-10.17, CY-10.20)."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rulings import HYDRA_KILLS_WITHOUT_MOVING
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Rule, Step, step


class Upkeep(Rule):
    """Faction by faction in the order this round began with (ruling 4.a), creature by creature as they like."""

    faction: i64 = -1
    at: i64 = 0
    mask: i64 = 0
    card: i64 = -1

    @step
    def next(self, g: Cyclades) -> Step:
        if self.at == g.count:
            return g.end()
        self.faction = g.order[self.at]
        self.at += 1
        if self.unsettled(g) != 0:
            return self.ask
        return self.next

    def unsettled(self, g: Cyclades) -> i64:
        """The figures of the faction that were neither kept nor released yet, as bits."""
        found: i64 = 0
        for figure in range(tables.FIGURES):
            if g.figure_owner[figure] == self.faction and not has(self.mask, figure):
                found |= BIT[figure]
        return found

    @step
    def ask(self, g: Cyclades) -> Step:
        rest = self.unsettled(g)
        if rest == 0:
            return self.next
        while rest != 0:
            creature = tables.FIRST_FIGURE + lowest(rest)
            rest &= rest - 1
            if g.factions[self.faction].priestesses > 0:
                g.offer(code(words.KEEP, creature))
            g.offer(code(words.RELEASE, creature))
        return g.ask(g.seat(self.faction), words.ASK_UPKEEP, g.who(self.faction), then=self.decide)

    @step("answer")
    def decide(self, g: Cyclades) -> Step:
        self.card = arg_a(g.answer)
        self.mask |= BIT[self.card - tables.FIRST_FIGURE]
        if verb_of(g.answer) == words.RELEASE:
            g.tell(words.LEFT, g.who(self.faction), self.card)
            g.remove_figure(self.card)
            return self.ask
        else:
            g.drop_priestess(self.faction)
            g.tell(words.KEPT, g.who(self.faction), self.card)
            return self.ask_where

    @step("where")
    def ask_where(self, g: Cyclades) -> Step:
        """A neighbouring area of its type without another creature, or none."""
        g.offer(code(words.STAY))
        at = g.figure_place(self.card)
        near_lands = g.map.land_lands[at] if at < tables.SEA else g.map.sea_lands[at - tables.SEA]
        near_seas = g.map.land_seas[at] if at < tables.SEA else g.map.sea_seas[at - tables.SEA]
        offer_lands(g, near_lands & lands_for(g, self.card, self.faction))
        offer_seas(g, near_seas & seas_for(g, self.card))
        return g.ask(g.seat(self.faction), words.ASK_CREATURE_MOVE, self.card, then=self.move)

    @step("moved")
    def move(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.STAY:
            if self.card == tables.HYDRA and HYDRA_KILLS_WITHOUT_MOVING:
                return g.call(HydraKills(faction=self.faction), then=self.settled)
            else:
                return self.ask
        stand(g, self.faction, self.card, g.answer)
        return call_arrival(g, self.faction, self.card, self.settled)

    @step
    def settled(self, g: Cyclades) -> Step:
        return self.ask


def offer_lands(g: Cyclades, lands: i64) -> None:
    rest = lands
    while rest != 0:
        g.offer(code(words.ON_LAND, lowest(rest)))
        rest &= rest - 1


def offer_seas(g: Cyclades, seas: i64) -> None:
    rest = seas
    while rest != 0:
        g.offer(code(words.ON_SEA, lowest(rest)))
        rest &= rest - 1


def lands_for(g: Cyclades, creature: i64, faction: i64) -> i64:
    """CY-10.2: land areas where the figure may stand."""
    if creature == tables.KRAKEN:
        return 0
    lands = g.map.all_land & ~g.lands_with_figures()
    if creature == tables.MINOTAUR:  # CY-10.19
        lands &= g.factions[faction].lands
    return lands


def seas_for(g: Cyclades, creature: i64) -> i64:
    if creature == tables.KRAKEN or creature == tables.HYDRA:
        return g.map.all_sea & ~g.seas_with_figures()
    return 0


def stand(g: Cyclades, faction: i64, creature: i64, place: i64) -> None:
    """Put a figure where an option says."""
    figure = creature - tables.FIRST_FIGURE
    g.figure_owner[figure] = faction
    if verb_of(place) == words.ON_SEA:
        g.figure_at[figure] = tables.SEA + arg_a(place)
        g.tell(words.PLACED_SEA, g.who(faction), creature, arg_a(place))
    else:
        g.figure_at[figure] = arg_a(place)
        g.tell(words.PLACED, g.who(faction), creature, arg_a(place))


def call_arrival(g: Cyclades, faction: i64, creature: i64, then: Step) -> Step:
    """What a creature does at once where it has just come to stand; the rest of its power is lasting."""
    if creature == tables.HYDRA:
        return g.call(HydraKills(faction=faction), then=then)
    if creature == tables.POLYPHEMUS:
        return g.call(PolyphemusPushes(faction=faction), then=then)
    if creature == tables.KRAKEN:
        swallow(g, g.figure_place(tables.KRAKEN) - tables.SEA)
    assert creature in (tables.KRAKEN, tables.MEDUSA, tables.MINOTAUR, tables.CERBERUS)
    return then


def swallow(g: Cyclades, sea: i64) -> None:
    """CY-10.17: the Kraken destroys all fleets of the area it enters."""
    while g.fleets[sea] > 0:
        g.lose_fleet(sea)


class HydraKills(Rule, saved="hydra"):
    """CY-10.16: one fleet or troop in her area or beside it, if there is any; then a prosperity token."""

    faction: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        at = g.figure_place(tables.HYDRA)
        lands = g.map.land_lands[at] | BIT[at] if at < tables.SEA else g.map.sea_lands[at - tables.SEA]
        seas = g.map.land_seas[at] if at < tables.SEA else g.map.sea_seas[at - tables.SEA] | BIT[at - tables.SEA]
        offer_troop_kills(g, lands)
        rest = seas
        while rest != 0:
            sea = lowest(rest)
            rest &= rest - 1
            if g.fleets[sea] > 0:
                g.offer(code(words.KILL_FLEET, sea))
        if g.offered == 0:
            return g.end()
        else:
            return g.ask(g.seat(self.faction), words.ASK_HYDRA, then=self.kill)

    @step("done")
    def kill(self, g: Cyclades) -> Step:
        kill(g, g.answer)
        at = g.figure_place(tables.HYDRA)
        if at < tables.SEA:
            g.plenty[at] += 1
            g.tell(words.PLENTY, g.who(self.faction), at)
        else:
            g.sea_plenty[at - tables.SEA] += 1
            g.tell(words.PLENTY_AT_SEA, g.who(self.faction), at - tables.SEA)
        return g.end()


def offer_troop_kills(g: Cyclades, lands: i64) -> None:
    rest = lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        if g.troops[land] > 0:
            g.offer(code(words.KILL_TROOP, land))
        if g.mercenaries[land] > 0:
            g.offer(code(words.KILL_MERCENARY, land))


def kill(g: Cyclades, option: i64) -> None:
    """Carry out a kill-troop, kill-mercenary or kill-fleet."""
    if verb_of(option) == words.KILL_TROOP:
        g.lose_troop(arg_a(option))
    elif verb_of(option) == words.KILL_MERCENARY:
        g.lose_mercenary(arg_a(option))
    else:
        g.lose_fleet(arg_a(option))


class PolyphemusPushes(Rule, saved="polyphemus"):
    """CY-10.20: fleets beside him are moved one by one, never onto another colour; the rest is destroyed."""

    faction: i64 = -1

    @step
    def ask(self, g: Cyclades) -> Step:
        rest = self.shut(g)
        while rest != 0:
            self.offer_pushes(g, lowest(rest))
            rest &= rest - 1
        if g.offered > 0:
            return g.ask(g.seat(self.faction), words.ASK_POLYPHEMUS, then=self.done)
        else:
            return self.destroy_the_rest(g)

    @step
    def done(self, g: Cyclades) -> Step:
        push(g, self.faction, arg_a(g.answer), arg_b(g.answer))
        return self.ask

    def shut(self, g: Cyclades) -> i64:
        return g.map.land_seas[g.figure_place(tables.POLYPHEMUS)]

    def offer_pushes(self, g: Cyclades, sea: i64) -> None:
        if g.fleets[sea] == 0:
            return
        colour = g.sea_owner[sea]
        rest = g.map.sea_seas[sea] & ~g.closed_seas()
        while rest != 0:
            to = lowest(rest)
            rest &= rest - 1
            if g.sea_owner[to] == tables.NONE or g.sea_owner[to] == colour:
                g.offer(code(words.PUSH, sea, to))

    def destroy_the_rest(self, g: Cyclades) -> Step:
        rest = self.shut(g)
        while rest != 0:
            swallow(g, lowest(rest))
            rest &= rest - 1
        return g.end()


def push(g: Cyclades, faction: i64, sea: i64, to: i64) -> None:
    colour = g.sea_owner[sea]
    g.take_fleets(sea, 1)
    g.put_fleets(colour, to, 1)
    g.tell(words.PUSHED, g.who(faction), sea, to)
