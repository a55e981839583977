"""CY-6.4, CY-8.3: entering a land area, and the powers that act before a battle."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Heroes, Land
from agon.games.cyclades.rules.capture import Capture, guests_gone, guests_settle, has_guests, lose_guest
from agon.games.cyclades.rules.land_battle import LandBattle
from agon.kernel.bits import count_bits, has
from agon.kernel.codes import arg_a, code
from agon.kernel.rule import Step, step


class Entry(FactionRule):
    """Pieces of a faction come into a land area.

    Ruling 8.a: attacker's powers, defender's powers, then the battle: dice, losses, retreats, control.
    """

    land: Land
    troops: i64
    mercenaries: i64 = 0
    heroes: Heroes = 0
    rival: Faction = tables.NONE
    was_last: bool = False
    """Whether it was the rival's last land area when it was attacked."""

    @step
    def arrive(self, g: Cyclades) -> Step:
        g.guest = self.faction
        g.guest_land = self.land
        g.guest_troops = self.troops
        g.guest_mercenaries = self.mercenaries
        g.guest_heroes = self.heroes
        self.rival = g.owner[self.land]
        if self.rival < 0 or self.rival == self.faction:
            guests_settle(g, self.land)
            return g.end()
        self.was_last = count_bits(g.factions[self.rival].lands) == 1
        return self.attackers_powers

    @step
    def attackers_powers(self, g: Cyclades) -> Step:
        """CY-8.10, attacker first (CY-8.3). Ruling 9 Pandora: mercenaries won stay won."""
        n = g.mercenaries[self.land]
        if has(g.guest_heroes, tables.PANDORA) and n > 0:
            g.mercenaries[self.land] = 0
            g.guest_mercenaries += n
            g.tell(words.WON_MERCENARIES, g.who(self.faction), n, self.land)
        there = g.heroes[self.land]
        if has(there, tables.PANDORA) and has(there, tables.HECTOR) and g.guest_mercenaries > 0:
            return self.choose_power
        return self.pandora_first

    @step
    def choose_power(self, g: Cyclades) -> Step:
        """Several heroes of one player apply in an order of the player's choice (CY-8.3)."""
        g.offer(code(words.POWER, tables.PANDORA))
        g.offer(code(words.POWER, tables.HECTOR))
        return g.ask(g.seat(self.rival), words.ASK_POWER, self.land, then=self.power_chosen)

    @step
    def power_chosen(self, g: Cyclades) -> Step:
        return self.pandora_first if arg_a(g.answer) == tables.PANDORA else self.hector_strikes

    @step
    def pandora_first(self, g: Cyclades) -> Step:
        self.defenders_pandora(g)
        return self.hector_strikes

    def defenders_pandora(self, g: Cyclades) -> None:
        n = g.guest_mercenaries
        if has(g.heroes[self.land], tables.PANDORA) and n > 0:
            g.guest_mercenaries = 0
            g.mercenaries[self.land] += n
            g.tell(words.WON_MERCENARIES, g.who(self.rival), n, self.land)

    @step
    def hector_strikes(self, g: Cyclades) -> Step:
        """CY-8.6: one of the troops that moved in, of his owner's choice; never a hero, nor one whom Pandora won here.

        Ruling 9 Hector: once each time someone moves in.
        """
        if has(g.heroes[self.land], tables.HECTOR):
            if g.guest_troops > 0:
                g.offer(code(words.KILL_TROOP, self.land))
            if self.mercenaries > 0 and g.guest_mercenaries > 0:
                g.offer(code(words.KILL_MERCENARY, self.land))
        if g.offered == 0:
            return self.pandora_last
        return g.ask(g.seat(self.rival), words.ASK_HECTOR, self.land, then=self.hector_struck)

    @step
    def hector_struck(self, g: Cyclades) -> Step:
        g.tell(words.HECTOR_STRUCK, g.who(self.rival), self.land)
        lose_guest(g, g.answer)
        return self.pandora_last

    @step
    def pandora_last(self, g: Cyclades) -> Step:
        self.defenders_pandora(g)
        if not has_guests(g):
            guests_gone(g)
            return g.end()
        if g.has_pieces(self.land) or g.minotaur_guards(self.land):
            return g.call(LandBattle(faction=self.faction, rival=self.rival, land=self.land), then=self.over)
        return g.call(Capture(faction=self.faction, rival=self.rival, land=self.land), then=self.over)

    @step
    def over(self, g: Cyclades) -> Step:
        """CY-6.5: a last land area that fell ends the game, even if its defenders got away to another in the battle.

        Ruling 7.d: only a capture that succeeds.
        """
        if self.was_last and g.owner[self.land] == self.faction:
            g.forced_end = True
            g.tell(words.FORCED, g.who(self.faction), g.who(self.rival))
        return g.end()
