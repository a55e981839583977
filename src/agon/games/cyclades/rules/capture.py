"""CY-6.4, CY-9.7: attackers as guests of an area, and what happens when they take it."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Land, Option
from agon.games.cyclades.rules.metropolis import Bonus, grow_last
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a, verb_of
from agon.kernel.rule import Step, step


def has_guests(g: Cyclades) -> bool:
    return g.guest_troops + g.guest_mercenaries + g.guest_heroes > 0


def guests_gone(g: Cyclades) -> None:
    g.guest = tables.NONE
    g.guest_land = tables.NOWHERE
    g.guest_troops = 0
    g.guest_mercenaries = 0
    g.guest_heroes = 0


def guests_settle(g: Cyclades, land: Land) -> None:
    """The attackers come to stand in an area that is theirs, or becomes theirs."""
    g.take_control(g.guest, land)
    g.troops[land] += g.guest_troops
    g.mercenaries[land] += g.guest_mercenaries
    g.add_heroes(land, g.guest_heroes)
    guests_gone(g)


def lose_guest(g: Cyclades, option: Option) -> None:
    """An attacker's loss, as its option says."""
    who = g.who(g.guest)
    verb = verb_of(option)
    if verb == words.LOSE_TROOP or verb == words.KILL_TROOP:
        g.guest_troops -= 1
        g.factions[g.guest].troops_left += 1
        g.tell(words.LOST_TROOP, who, g.guest_land)
    elif verb == words.LOSE_MERCENARY or verb == words.KILL_MERCENARY:
        g.guest_mercenaries -= 1
        g.mercenaries_left += 1
        g.tell(words.LOST_MERCENARY, who, g.guest_land)
    else:
        g.guest_heroes &= ~BIT[arg_a(option)]
        g.heroes_out |= BIT[arg_a(option)]
        g.tell(words.LOST_HERO, who, arg_a(option))


class Capture(FactionRule):
    """Ruling 6.a: control, symbol, the loser's bonuses, the conqueror's set: the loser's comes after the battle."""

    rival: Faction
    land: Land
    slots_seen: i64 = 0

    @step
    def take(self, g: Cyclades) -> Step:
        guests_settle(g, self.land)
        return self.losers_bonus

    @step
    def losers_bonus(self, g: Cyclades) -> Step:
        """CY-9.7: for each metropolis of the area."""
        while self.slots_seen < g.map.slot_count[self.land]:
            there = g.building[self.land * 4 + self.slots_seen]
            self.slots_seen += 1
            if there >= tables.METROPOLIS:
                return g.call(Bonus(faction=self.rival, bonus=there - tables.METROPOLIS), then=self.losers_bonus)
        return grow_last(g, self.faction)
