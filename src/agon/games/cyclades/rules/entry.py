"""CY-6.4, CY-8.3: entering a land area, and the powers that act before a battle."""

from typing import ClassVar, Final

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.capture import Capture, guests_gone, guests_settle, has_guests, lose_guest
from agon.games.cyclades.rules.land_battle import LandBattle
from agon.games.cyclades.tables import HECTOR, PANDORA
from agon.games.cyclades.words import ASK_HECTOR, ASK_POWER, KILL_MERCENARY, KILL_TROOP, POWER, WON_MERCENARIES
from agon.kernel.bits import has
from agon.kernel.codes import arg_a, code

ARRIVE: Final = 0
POWERS: Final = 1
CHOOSE_POWER: Final = 2
POWER_CHOSEN: Final = 3
PANDORA_FIRST: Final = 4
HECTOR_STRIKES: Final = 5
HECTOR_STRUCK: Final = 6
PANDORA_LAST: Final = 7
JUDGE: Final = 8
OVER: Final = 9


class Entry(CycladesFrame):
    """``n`` troops, mercenaries and heroes of ``faction`` come into a land area (ruling 8.a, steps 1 to 3)."""

    NAME: ClassVar[str] = "entry"
    STEPS: ClassVar[tuple[str, ...]] = (
        "arrive",
        "powers",
        "choose-power",
        "power-chosen",
        "pandora-first",
        "hector",
        "hector-struck",
        "pandora-last",
        "judge",
        "over",
    )
    USES: ClassVar[tuple[str, ...]] = ("faction", "rival", "land", "n", "mercenaries", "heroes")

    def blank(self) -> "Entry":
        return Entry()

    def play(self, g: Cyclades) -> None:
        if self.step == ARRIVE:
            self.arrive(g)
        elif self.step == POWERS:
            self.attackers_powers(g)
        elif self.step == CHOOSE_POWER:
            self.choose_power(g)
        elif self.step == POWER_CHOSEN:
            self.step = PANDORA_FIRST if arg_a(g.answer) == PANDORA else HECTOR_STRIKES
        elif self.step == PANDORA_FIRST or self.step == PANDORA_LAST:
            self.defenders_pandora(g)
            self.step = HECTOR_STRIKES if self.step == PANDORA_FIRST else JUDGE
        elif self.step == HECTOR_STRIKES:
            self.hector_strikes(g)
        elif self.step == HECTOR_STRUCK:
            lose_guest(g, g.answer)
            self.step = PANDORA_LAST
        elif self.step == JUDGE:
            self.judge(g)
        else:
            g.end()

    def arrive(self, g: Cyclades) -> None:
        g.guest = self.faction
        g.guest_land = self.land
        g.guest_troops = self.n
        g.guest_mercenaries = self.mercenaries
        g.guest_heroes = self.heroes
        self.rival = g.owner[self.land]
        if self.rival < 0 or self.rival == self.faction:
            guests_settle(g, self.land)
            g.end()
        else:
            self.step = POWERS

    def attackers_powers(self, g: Cyclades) -> None:
        """CY-8.10, attacker first (CY-8.3)."""
        n = g.mercenaries[self.land]
        if has(g.guest_heroes, PANDORA) and n > 0:
            g.mercenaries[self.land] = 0
            g.guest_mercenaries += n
            g.tell(WON_MERCENARIES, g.who(self.faction), n, self.land)
        there = g.heroes[self.land]
        if has(there, PANDORA) and has(there, HECTOR) and g.guest_mercenaries > 0:
            self.step = CHOOSE_POWER
        else:
            self.step = PANDORA_FIRST

    def choose_power(self, g: Cyclades) -> None:
        """Several heroes of one player apply in an order of the player's choice (CY-8.3)."""
        g.offer(code(POWER, PANDORA))
        g.offer(code(POWER, HECTOR))
        g.ask(g.seat(self.rival), ASK_POWER, POWER_CHOSEN, self.land)

    def defenders_pandora(self, g: Cyclades) -> None:
        n = g.guest_mercenaries
        if has(g.heroes[self.land], PANDORA) and n > 0:
            g.guest_mercenaries = 0
            g.mercenaries[self.land] += n
            g.tell(WON_MERCENARIES, g.who(self.rival), n, self.land)

    def hector_strikes(self, g: Cyclades) -> None:
        """CY-8.6: one of the troops that moved in, of his owner's choice; never a hero."""
        if not has(g.heroes[self.land], HECTOR) or g.guest_troops + g.guest_mercenaries == 0:
            self.step = PANDORA_LAST
            return
        if g.guest_troops > 0:
            g.offer(code(KILL_TROOP, self.land))
        if g.guest_mercenaries > 0:
            g.offer(code(KILL_MERCENARY, self.land))
        g.ask(g.seat(self.rival), ASK_HECTOR, HECTOR_STRUCK, self.land)

    def judge(self, g: Cyclades) -> None:
        if not has_guests(g):
            guests_gone(g)
            g.end()
        elif g.has_pieces(self.land) or g.minotaur_guards(self.land):
            g.call(LandBattle(self.faction, self.rival, land=self.land), OVER)
        else:
            g.call(Capture(self.faction, self.rival, land=self.land), OVER)
