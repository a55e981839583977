"""CY-4.2 to CY-4.6: offerings to the gods."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import OrderRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, God
from agon.games.cyclades.rules.denials import deny_gods
from agon.kernel.codes import arg_a, arg_b, code
from agon.kernel.rule import Step, step


class Offerings(OrderRule):
    """In turn order; whoever is displaced places again before the next in order (CY-4.3)."""

    @step
    def begin(self, g: Cyclades) -> Step:
        for faction in range(g.count):
            g.factions[faction].bid_god = tables.NONE
            g.factions[faction].banned = tables.NONE
        return self.next_faction

    @step
    def next_faction(self, g: Cyclades) -> Step:
        return self.ask if self.goes_on(g) else g.end()

    @step
    def ask(self, g: Cyclades) -> Step:
        """Only what the faction can pay (CY-4.5), so even a single option must not answer itself.

        Ruling 3: what cannot be paid is not offered, so the printed penalty never comes up.
        """
        for cell in range(g.open_altars):
            self.offer_ladder(g, g.altars[cell])
        if standing_on(g, tables.APOLLO) < 0:
            g.offer(code(words.OFFER, tables.APOLLO, 0))
        if g.offered == 0:
            self.offer_lowest(g)
        if g.explains:
            deny_gods(g, self.faction)
        return g.ask_secretly(g.seat(self.faction), words.ASK_OFFER, g.who(self.faction), then=self.place)

    def offer_ladder(self, g: Cyclades, god: God) -> None:
        """The numbers above the one that stands there, up to what can be paid.

        Ruling 3.c: a partner's too: nothing forbids it, and with two factions it is a way to move a marker.
        """
        own = g.factions[self.faction]
        if god == own.banned:
            return
        standing: i64 = 0
        rival = standing_on(g, god)
        if rival >= 0:
            standing = g.factions[rival].bid
        limit = g.gold(self.faction) - self.promised(g, god) + own.priestesses
        ladder = g.ladder
        for rung in range(len(ladder)):
            number = ladder[rung]
            if number > limit:
                return
            if number > standing:
                g.offer(code(words.OFFER, god, number))

    def promised(self, g: Cyclades, god: God) -> i64:
        """CY-11.1: coins of the common purse that the partner's offering needs, unless it is displaced now."""
        partner = g.partner(self.faction)
        if partner < 0:
            return 0
        other = g.factions[partner]
        if other.bid_god < 0 or other.bid_god == god:
            return 0
        return due(g, partner)

    def offer_lowest(self, g: Cyclades) -> None:
        """Ruling 3.a: nothing is affordable and Apollo is taken, who must not be shared: the lowest cell of a free
        altar, for what there is."""
        for cell in range(g.open_altars):
            if standing_on(g, g.altars[cell]) < 0:
                g.offer(code(words.OFFER, g.altars[cell], g.ladder[0]))

    @step
    def place(self, g: Cyclades) -> Step:
        god = arg_a(g.answer)
        displaced = standing_on(g, god)
        own = g.factions[self.faction]
        own.bid_god = god
        own.bid = arg_b(g.answer)
        g.tell(words.OFFERED, g.who(self.faction), own.bid, god)
        if displaced < 0:
            return self.next_faction
        g.factions[displaced].bid_god = tables.NONE
        g.factions[displaced].bid = 0
        g.factions[displaced].banned = god  # CY-4.4: only the god just lost
        g.tell(words.DISPLACED, g.who(displaced), god)
        self.faction = displaced
        return self.ask


def standing_on(g: Cyclades, god: God) -> Faction:
    """The faction whose marker stands there."""
    for faction in range(g.count):
        if g.factions[faction].bid_god == god:
            return faction
    return tables.NONE


def due(g: Cyclades, faction: Faction) -> i64:
    """CY-4.7: what an offering costs: less one coin a priestess, never below 0; ruling 3.a: never more than there is."""
    own = g.factions[faction]
    price = own.bid - own.priestesses
    if price < 0:
        return 0
    return price if price < g.gold(faction) else g.gold(faction)
