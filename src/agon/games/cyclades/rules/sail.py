"""CY-6.1: sea moves."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Sea, Seas
from agon.games.cyclades.rules.march import MOST_FOR_A_MOVE
from agon.games.cyclades.rules.offers import offer_numbers
from agon.games.cyclades.rules.sea_battle import SeaBattle
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a
from agon.kernel.rule import Step, step


def sail_targets(g: Cyclades, faction: Faction, sea: Sea) -> Seas:
    """Neighbouring sea areas that are open, or further ones through areas of the partner (CY-11.4, ruling 12.a)."""
    open_seas = ~g.closed_seas()
    near = g.map.sea_seas[sea] & open_seas
    if not g.teams:
        return near
    passing = g.factions[faction ^ 1].seas
    targets = near & ~passing
    through = near & passing
    seen = through
    steps: i64 = 1
    while through != 0:
        steps += 1
        if tables.MOVE_PRICE * steps > g.gold(faction):
            break
        near = sea_step(g, through) & open_seas
        targets |= near & ~passing & ~BIT[sea]
        through = near & passing & ~seen
        seen |= through
    return targets


def sea_step(g: Cyclades, seas: Seas) -> Seas:
    found: i64 = 0
    for sea in each(seas):
        found |= g.map.sea_seas[sea]
    return found


def sail_steps(g: Cyclades, faction: Faction, sea: Sea, to: Sea) -> i64:
    steps: i64 = 1
    here = g.map.sea_seas[sea] & ~g.closed_seas()
    while not has(here, to):
        here = sea_step(g, here & g.factions[faction ^ 1].seas) & ~g.closed_seas()
        steps += 1
    return steps


class Sail(FactionRule):
    """CY-6.1: fleets of one sea area go to a neighbouring one; enemy fleets there mean battle."""

    sea: Sea
    target: Sea = tables.NOWHERE

    @step
    def ask_where(self, g: Cyclades) -> Step:
        g.offer_each(words.TO_SEA, sail_targets(g, self.faction, self.sea))
        if g.teams:
            return g.ask_secretly(g.seat(self.faction), words.ASK_SAIL_TO, self.sea, then=self.target_chosen)
        return g.ask(g.seat(self.faction), words.ASK_SAIL_TO, self.sea, then=self.target_chosen)

    @step
    def target_chosen(self, g: Cyclades) -> Step:
        self.target = arg_a(g.answer)
        return self.ask_how_many

    @step
    def ask_how_many(self, g: Cyclades) -> Step:
        offer_numbers(g, 1, g.fleets[self.sea])
        return g.ask(g.seat(self.faction), words.ASK_HOW_MANY_FLEETS, self.sea, self.target, then=self.go)

    @step
    def go(self, g: Cyclades) -> Step:
        fleets = arg_a(g.answer)
        g.pay(self.faction, tables.MOVE_PRICE * sail_steps(g, self.faction, self.sea, self.target))
        g.take_fleets(self.sea, fleets)
        g.tell(words.SAILED, g.who(self.faction), fleets, self.sea, self.target)
        rival = g.sea_owner[self.target]
        if g.are_enemies(self.faction, rival):
            return g.become(SeaBattle(faction=self.faction, rival=rival, sea=self.target, fleets=fleets))
        g.put_fleets(self.faction, self.target, fleets)
        return g.end()

    def coins_needed(self, g: Cyclades) -> i64:
        """The fewest coins with which the fleets can get where they are to go, or anywhere."""
        purse = g.purse(self.faction)
        kept = g.coins[purse]
        needed: i64 = 1
        while needed < MOST_FOR_A_MOVE:
            g.coins[purse] = needed
            targets = sail_targets(g, self.faction, self.sea)
            if targets != 0 and (self.target < 0 or has(targets, self.target)):
                break
            needed += 1
        g.coins[purse] = kept
        return needed
