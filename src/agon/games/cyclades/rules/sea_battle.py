"""CY-7.1 to CY-7.3: battles at sea."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.reach import retreat_seas
from agon.games.cyclades.rules.metropolis import offer_areas
from agon.games.cyclades.tables import DIE, METROPOLIS, NONE, NOWHERE, PORT
from agon.games.cyclades.words import (
    ASK_WITHDRAW,
    LOST_FLEET,
    SEA_STAGE,
    SEA_STRENGTH,
    STAND,
    WITHDRAW,
    WITHDREW,
)
from agon.kernel.bits import lowest
from agon.kernel.codes import arg_a, code, verb_of


def roll(g: Cyclades) -> i64:
    return DIE[g.chance(6)]


def ports_at(g: Cyclades, faction: i64, sea: i64) -> i64:
    """Ports and metropolises of a faction whose slots look upon a sea area."""
    found: i64 = 0
    rest = g.map.sea_lands[sea] & g.factions[faction].lands
    while rest != 0:
        land = lowest(rest)
        rest &= rest - 1
        for slot in range(land * 4, land * 4 + g.map.slot_count[land]):
            if g.map.slot_sea[slot] == sea and (g.building[slot] == PORT or g.building[slot] >= METROPOLIS):
                found += 1
    return found


ARRIVE: Final = 0
STAGE: Final = 1
DEFENDER: Final = 2
DEFENDER_DECIDED: Final = 3
ATTACKER: Final = 4
ATTACKER_DECIDED: Final = 5


class SeaBattle(CycladesFrame):
    """``n`` fleets of ``faction`` enter the sea area of ``rival``."""

    NAME: ClassVar[str] = "sea-battle"
    STEPS: ClassVar[tuple[str, ...]] = (
        "arrive",
        "stage",
        "defender",
        "defender-decided",
        "attacker",
        "attacker-decided",
    )
    USES: ClassVar[tuple[str, ...]] = ("faction", "rival", "sea", "n")

    def blank(self) -> "SeaBattle":
        return SeaBattle()

    def play(self, g: Cyclades) -> None:
        if self.step == ARRIVE:
            g.guest = self.faction
            g.guest_sea = self.sea
            g.guest_fleets = self.n
            self.step = STAGE
        elif self.step == STAGE:
            self.stage(g)
        elif self.step == DEFENDER:
            self.ask_retreat(g, self.rival, DEFENDER_DECIDED, ATTACKER)
        elif self.step == DEFENDER_DECIDED:
            self.defender_decided(g)
        elif self.step == ATTACKER:
            self.ask_retreat(g, self.faction, ATTACKER_DECIDED, STAGE)
        else:
            self.attacker_decided(g)

    def stage(self, g: Cyclades) -> None:
        """CY-7.1: the lower loses a fleet, a tie costs both one."""
        attack = self.strength(g, self.faction, g.guest_fleets)
        defence = self.strength(g, self.rival, g.fleets[self.sea])
        g.tell(SEA_STAGE, g.who(self.faction), attack, g.who(self.rival), defence, self.sea)
        if attack <= defence:
            g.guest_fleets -= 1
            g.factions[self.faction].fleets_left += 1
            g.tell(LOST_FLEET, g.who(self.faction), self.sea)
        if defence <= attack:
            g.lose_fleet(self.sea)
        if g.guest_fleets == 0:
            self.over(g)
        elif g.fleets[self.sea] == 0:
            g.put_fleets(self.faction, self.sea, g.guest_fleets)  # CY-7.3
            self.over(g)
        else:
            self.step = DEFENDER

    def strength(self, g: Cyclades, faction: i64, fleets: i64) -> i64:
        die = roll(g)
        ports = ports_at(g, faction, self.sea)
        g.tell(SEA_STRENGTH, g.who(faction), fleets, ports, die)
        return die + fleets + ports

    def ask_retreat(self, g: Cyclades, faction: i64, decided: i64, nowhere: i64) -> None:
        """CY-7.2."""
        offer_areas(g, WITHDRAW, retreat_seas(g, faction, self.sea))
        if g.offered == 0:
            self.step = nowhere
        else:
            g.offer(code(STAND))
            g.ask(g.seat(faction), ASK_WITHDRAW, decided, self.sea)

    def defender_decided(self, g: Cyclades) -> None:
        if verb_of(g.answer) == STAND:
            self.step = ATTACKER
            return
        n = g.fleets[self.sea]
        g.take_fleets(self.sea, n)
        g.put_fleets(self.rival, arg_a(g.answer), n)
        g.tell(WITHDREW, g.who(self.rival), self.sea, arg_a(g.answer))
        g.put_fleets(self.faction, self.sea, g.guest_fleets)
        self.over(g)

    def attacker_decided(self, g: Cyclades) -> None:
        if verb_of(g.answer) == STAND:
            self.step = STAGE
            return
        g.put_fleets(self.faction, arg_a(g.answer), g.guest_fleets)
        g.tell(WITHDREW, g.who(self.faction), self.sea, arg_a(g.answer))
        self.over(g)

    def over(self, g: Cyclades) -> None:
        g.guest = NONE
        g.guest_sea = NOWHERE
        g.guest_fleets = 0
        g.end()
