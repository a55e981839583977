"""CY-7.1 to CY-7.3: battles at sea."""

from typing import Any

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import BattleRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Sea
from agon.games.cyclades.reach import retreat_seas
from agon.kernel.bits import each
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step


def roll_die(g: Cyclades) -> i64:
    return tables.DIE[g.chance(6)]


def ports_at(g: Cyclades, faction: Faction, sea: Sea) -> i64:
    """Ports and metropolises of a faction whose slots look upon a sea area."""
    found: i64 = 0
    for land in each(g.map.sea_lands[sea] & g.factions[faction].lands):
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            is_port = g.building[slot] == tables.PORT or g.building[slot] >= tables.METROPOLIS
            if is_port and g.map.slot_sea[slot] == sea:
                found += 1
    return found


class SeaBattle(BattleRule):
    """Fleets of a faction enter the sea area of a rival."""

    sea: Sea
    fleets: i64

    @step
    def arrive(self, g: Cyclades) -> Step:
        g.guest = self.faction
        g.guest_sea = self.sea
        g.guest_fleets = self.fleets
        return self.fight

    @step
    def fight(self, g: Cyclades) -> Step:
        """CY-7.1: the lower loses a fleet, a tie costs both one."""
        self.note_stage(g.guest_fleets, g.fleets[self.sea])
        self.die = roll_die(g)
        attack = self.strength(g, self.faction, g.guest_fleets, self.die)
        self.rival_die = roll_die(g)
        defence = self.strength(g, self.rival, g.fleets[self.sea], self.rival_die)
        self.note_sums(attack, defence)
        g.tell(words.SEA_STAGE, g.who(self.faction), attack, g.who(self.rival), defence, self.sea)
        if attack <= defence:
            g.guest_fleets -= 1
            g.factions[self.faction].fleets_left += 1
            g.tell(words.LOST_FLEET, g.who(self.faction), self.sea)
        if defence <= attack:
            g.lose_fleet(self.sea)
        if g.guest_fleets == 0:
            return self.over(g)
        if g.fleets[self.sea] == 0:
            g.put_fleets(self.faction, self.sea, g.guest_fleets)  # CY-7.3
            return self.over(g)
        return self.ask_defender

    def strength(self, g: Cyclades, faction: Faction, fleets: i64, die: i64) -> i64:
        ports = ports_at(g, faction, self.sea)
        g.tell(words.SEA_STRENGTH, g.who(faction), fleets, ports, die)
        return die + fleets + ports

    @step
    def ask_defender(self, g: Cyclades) -> Step:
        return self.ask_retreat(g, self.rival, self.defender_decided, self.ask_attacker)

    @step
    def defender_decided(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.STAND:
            return self.ask_attacker
        n = g.fleets[self.sea]
        g.take_fleets(self.sea, n)
        g.put_fleets(self.rival, arg_a(g.answer), n)
        g.tell(words.WITHDREW, g.who(self.rival), self.sea, arg_a(g.answer))
        g.put_fleets(self.faction, self.sea, g.guest_fleets)
        return self.over(g)

    @step
    def ask_attacker(self, g: Cyclades) -> Step:
        return self.ask_retreat(g, self.faction, self.attacker_decided, self.fight)

    @step
    def attacker_decided(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.STAND:
            return self.fight
        g.put_fleets(self.faction, arg_a(g.answer), g.guest_fleets)
        g.tell(words.WITHDREW, g.who(self.faction), self.sea, arg_a(g.answer))
        return self.over(g)

    def ask_retreat(self, g: Cyclades, faction: Faction, decided: Step, nowhere: Step) -> Step:
        """CY-7.2."""
        g.offer_each(words.WITHDRAW, retreat_seas(g, faction, self.sea))
        if g.offered == 0:
            return nowhere
        g.offer(code(words.STAND))
        return g.ask(g.seat(faction), words.ASK_WITHDRAW, self.sea, then=decided)

    def outline(self, g: Cyclades) -> dict[str, Any] | None:
        return {
            **self.outline_of_stage(),
            "kind": "sea_battle",
            "area": tables.SEA_IDS[self.sea],
            "attacker": {
                **self.side_outline(False, ports_at(g, self.faction, self.sea)),
                "fleets": int(g.guest_fleets),
            },
            "defender": {
                **self.side_outline(True, ports_at(g, self.rival, self.sea)),
                "fleets": int(g.fleets[self.sea]),
            },
        }

    def over(self, g: Cyclades) -> Step:
        g.guest = tables.NONE
        g.guest_sea = tables.NOWHERE
        g.guest_fleets = 0
        return g.end()
