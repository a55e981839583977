"""CY-7.4 to CY-7.6: battles on land."""

from typing import ClassVar, Final

from mypy_extensions import i64

from agon.games.cyclades.frame import CycladesFrame
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.reach import retreat_lands
from agon.games.cyclades.rules.capture import Capture, guests_gone, guests_settle, has_guests, lose_guest
from agon.games.cyclades.rules.metropolis import offer_areas
from agon.games.cyclades.rules.sea_battle import roll
from agon.games.cyclades.rulings import MINOTAUR_FIGHTS_ON
from agon.games.cyclades.tables import (
    AJAX,
    CROESUS,
    FORTRESS,
    HELEN,
    HELEN_DIE,
    METROPOLIS,
    MINOTAUR,
    MINOTAUR_STRENGTH,
    NONE,
    ODYSSEUS,
    PENTHESILEA,
    PERSEUS,
)
from agon.games.cyclades.words import (
    ASK_LOSS,
    ASK_REROLL,
    ASK_RETREAT,
    LAND_STAGE,
    LAND_STRENGTH,
    LOSE_HERO,
    LOSE_MERCENARY,
    LOSE_MINOTAUR,
    LOSE_TROOP,
    LOST_FIGURE,
    REROLL,
    REROLLED,
    RETREAT,
    RETREATED,
    SAVE_MERCENARY,
    SAVE_TROOP,
    STAND,
    WIPED_OUT,
)
from agon.kernel.bits import BIT, count_bits, has, lowest
from agon.kernel.codes import arg_a, code, verb_of

ROLL: Final = 0
REROLLING: Final = 1
REROLLED_OR_NOT: Final = 2
COMPARE: Final = 3
ATTACKER_LOSES: Final = 4
ATTACKER_LOST: Final = 5
DEFENDER_LOSES: Final = 6
DEFENDER_LOST: Final = 7
STAGE_OVER: Final = 8
DEFENDER_RETREATS: Final = 9
DEFENDER_DECIDED: Final = 10
ATTACKER_RETREATS: Final = 11
ATTACKER_DECIDED: Final = 12
CAPTURED: Final = 13
ATTACKER: Final = 1
DEFENDER: Final = 2


class LandBattle(CycladesFrame):
    """CY-7.4: stage after stage. ``mask`` holds the sides that lose the present stage."""

    NAME: ClassVar[str] = "land-battle"
    STEPS: ClassVar[tuple[str, ...]] = (
        "roll",
        "reroll",
        "rerolled",
        "compare",
        "attacker-loses",
        "attacker-lost",
        "defender-loses",
        "defender-lost",
        "stage-over",
        "defender-retreats",
        "defender-decided",
        "attacker-retreats",
        "attacker-decided",
        "captured",
    )
    USES: ClassVar[tuple[str, ...]] = ("faction", "rival", "land", "die", "rival_die", "mask")

    def blank(self) -> "LandBattle":
        return LandBattle()

    def play(self, g: Cyclades) -> None:
        if self.step == ROLL:
            self.roll(g)
        elif self.step == REROLLING:
            self.ask_reroll(g)
        elif self.step == REROLLED_OR_NOT:
            self.reroll(g)
        elif self.step == COMPARE:
            self.compare(g)
        elif self.step == ATTACKER_LOSES:
            self.attacker_loses(g)
        elif self.step == ATTACKER_LOST:
            self.attacker_lost(g)
        elif self.step == DEFENDER_LOSES:
            self.defender_loses(g)
        elif self.step == DEFENDER_LOST:
            self.defender_lost(g)
        elif self.step == STAGE_OVER:
            self.stage_over(g)
        elif self.step == DEFENDER_RETREATS:
            self.ask_defender(g)
        elif self.step == DEFENDER_DECIDED:
            self.defender_decided(g)
        elif self.step == ATTACKER_RETREATS:
            self.ask_attacker(g)
        elif self.step == ATTACKER_DECIDED:
            self.attacker_decided(g)
        else:
            g.end()

    # ------------------------------------------------------------------ dice

    def roll(self, g: Cyclades) -> None:
        """CY-8.7: Helen's side does not roll."""
        self.die = HELEN_DIE if has(g.guest_heroes, HELEN) else roll(g)
        self.rival_die = HELEN_DIE if has(g.heroes[self.land], HELEN) else roll(g)
        self.step = REROLLING

    def croesus_side(self, g: Cyclades) -> i64:
        """CY-8.8: who may reroll; with Helen on the same side there is no die."""
        if has(g.guest_heroes, CROESUS) and not has(g.guest_heroes, HELEN):
            return self.faction
        if has(g.heroes[self.land], CROESUS) and not has(g.heroes[self.land], HELEN):
            return self.rival
        return NONE

    def ask_reroll(self, g: Cyclades) -> None:
        """Both dice are seen first (ruling 8.b). Asked without coins too, or the question would tell."""
        side = self.croesus_side(g)
        if side < 0:
            self.step = COMPARE
            return
        g.offer(code(STAND))
        if g.gold(side) > 0:
            g.offer(code(REROLL))
        if side == self.faction:
            g.ask_secretly(g.seat(side), ASK_REROLL, REROLLED_OR_NOT, self.die, self.rival_die)
        else:
            g.ask_secretly(g.seat(side), ASK_REROLL, REROLLED_OR_NOT, self.rival_die, self.die)

    def reroll(self, g: Cyclades) -> None:
        if verb_of(g.answer) == STAND:
            self.step = COMPARE
            return
        side = self.croesus_side(g)
        g.pay(side, 1)
        die = roll(g)
        g.tell(REROLLED, g.who(side), die)
        if side == self.faction:
            self.die = die
        else:
            self.rival_die = die
        self.step = REROLLING

    def compare(self, g: Cyclades) -> None:
        attack = self.attack(g)
        defence = self.defence(g)
        g.tell(LAND_STAGE, g.who(self.faction), attack, g.who(self.rival), defence, self.land)
        self.mask = 0
        if attack < defence:
            self.mask = ATTACKER
        elif defence < attack or has(g.guest_heroes, PENTHESILEA):
            self.mask = DEFENDER
        elif has(g.heroes[self.land], PENTHESILEA):
            self.mask = ATTACKER
        else:
            self.mask = ATTACKER | DEFENDER
        self.step = ATTACKER_LOSES

    def attack(self, g: Cyclades) -> i64:
        pieces = g.guest_troops + g.guest_mercenaries + count_bits(g.guest_heroes)
        powers = power_of(g.guest_heroes)
        g.tell(LAND_STRENGTH, g.who(self.faction), pieces, 0, powers, self.die)
        return pieces + powers + self.die

    def defence(self, g: Cyclades) -> i64:
        land = self.land
        pieces = g.troops[land] + g.mercenaries[land] + count_bits(g.heroes[land])
        powers = power_of(g.heroes[land])
        if g.minotaur_guards(land):
            powers += MINOTAUR_STRENGTH
        walls = 0 if has(g.guest_heroes, ODYSSEUS) else fortifications(g, land)  # CY-8.9
        g.tell(LAND_STRENGTH, g.who(self.rival), pieces, walls, powers, self.rival_die)
        return pieces + walls + powers + self.rival_die

    # ------------------------------------------------------------------ losses

    def attacker_loses(self, g: Cyclades) -> None:
        if self.mask & ATTACKER == 0:
            self.step = DEFENDER_LOSES
            return
        offer_losses(g, g.guest_troops, g.guest_mercenaries, g.guest_heroes)
        if has(g.guest_heroes, PERSEUS):
            offer_rescues(g, self.faction, self.land, g.guest_troops, g.guest_mercenaries)
        g.ask(g.seat(self.faction), ASK_LOSS, ATTACKER_LOST, self.land)

    def attacker_lost(self, g: Cyclades) -> None:
        verb = verb_of(g.answer)
        if verb == SAVE_TROOP:
            g.guest_troops -= 1
            self.rescued(g, self.faction, arg_a(g.answer), 1, 0)
        elif verb == SAVE_MERCENARY:
            g.guest_mercenaries -= 1
            self.rescued(g, self.faction, arg_a(g.answer), 0, 1)
        else:
            lose_guest(g, g.answer)
        self.step = DEFENDER_LOSES

    def defender_loses(self, g: Cyclades) -> None:
        if self.mask & DEFENDER == 0:
            self.step = STAGE_OVER
            return
        land = self.land
        offer_losses(g, g.troops[land], g.mercenaries[land], g.heroes[land])
        if g.minotaur_guards(land):
            g.offer(code(LOSE_MINOTAUR))
        if has(g.heroes[land], PERSEUS):
            offer_rescues(g, self.rival, land, g.troops[land], g.mercenaries[land])
        g.ask(g.seat(self.rival), ASK_LOSS, DEFENDER_LOST, land)

    def defender_lost(self, g: Cyclades) -> None:
        land = self.land
        verb = verb_of(g.answer)
        if verb == LOSE_TROOP:
            g.lose_troop(land)
        elif verb == LOSE_MERCENARY:
            g.lose_mercenary(land)
        elif verb == LOSE_HERO:
            g.lose_hero(land, arg_a(g.answer))
        elif verb == LOSE_MINOTAUR:
            g.tell(LOST_FIGURE, g.who(self.rival), MINOTAUR)
            g.remove_figure(MINOTAUR)
        elif verb == SAVE_TROOP:
            g.troops[land] -= 1
            self.rescued(g, self.rival, arg_a(g.answer), 1, 0)
        else:
            g.mercenaries[land] -= 1
            self.rescued(g, self.rival, arg_a(g.answer), 0, 1)
        self.step = STAGE_OVER

    def rescued(self, g: Cyclades, faction: i64, to: i64, troops: i64, mercenaries: i64) -> None:
        """CY-8.12: a troop that would be destroyed retreats."""
        g.take_control(faction, to)
        g.troops[to] += troops
        g.mercenaries[to] += mercenaries
        g.tell(RETREATED, g.who(faction), self.land, to)

    def stage_over(self, g: Cyclades) -> None:
        """CY-7.6: with both sides destroyed the defender keeps the area."""
        if not has_guests(g):
            if not g.has_pieces(self.land):
                g.tell(WIPED_OUT, g.who(self.rival), self.land)
            guests_gone(g)
            g.end()
        elif not self.is_defended(g):
            self.capture(g)
        else:
            self.step = DEFENDER_RETREATS

    def is_defended(self, g: Cyclades) -> bool:
        return g.has_pieces(self.land) or g.minotaur_guards(self.land)

    def capture(self, g: Cyclades) -> None:
        g.call(Capture(self.faction, self.rival, land=self.land), CAPTURED)

    # ------------------------------------------------------------------ retreats (CY-7.5)

    def ask_defender(self, g: Cyclades) -> None:
        if g.has_pieces(self.land):
            offer_areas(g, RETREAT, retreat_lands(g, self.rival, self.land))
        if g.offered == 0:
            self.step = ATTACKER_RETREATS
        else:
            g.offer(code(STAND))
            g.ask(g.seat(self.rival), ASK_RETREAT, DEFENDER_DECIDED, self.land)

    def defender_decided(self, g: Cyclades) -> None:
        """The whole force goes to one area; the Minotaur cannot and fights on alone (CY-10.19)."""
        if verb_of(g.answer) == STAND:
            self.step = ATTACKER_RETREATS
            return
        land = self.land
        to = arg_a(g.answer)
        g.take_control(self.rival, to)
        g.troops[to] += g.troops[land]
        g.mercenaries[to] += g.mercenaries[land]
        g.heroes[to] |= g.heroes[land]
        g.troops[land] = 0
        g.mercenaries[land] = 0
        g.heroes[land] = 0
        g.tell(RETREATED, g.who(self.rival), land, to)
        if g.minotaur_guards(land) and MINOTAUR_FIGHTS_ON:
            self.step = ATTACKER_RETREATS
            return
        if g.minotaur_guards(land):
            g.remove_figure(MINOTAUR)
        self.capture(g)

    def ask_attacker(self, g: Cyclades) -> None:
        offer_areas(g, RETREAT, retreat_lands(g, self.faction, self.land))
        if g.offered == 0:
            self.step = ROLL
        else:
            g.offer(code(STAND))
            g.ask(g.seat(self.faction), ASK_RETREAT, ATTACKER_DECIDED, self.land)

    def attacker_decided(self, g: Cyclades) -> None:
        if verb_of(g.answer) == STAND:
            self.step = ROLL
            return
        g.tell(RETREATED, g.who(self.faction), self.land, arg_a(g.answer))
        guests_settle(g, arg_a(g.answer))
        g.end()


def power_of(heroes: i64) -> i64:
    """What heroes add beyond the strength of one that every piece has: Ajax one (CY-8.5)."""
    return 1 if has(heroes, AJAX) else 0


def fortifications(g: Cyclades, land: i64) -> i64:
    """Fortresses and metropolises (CY-9.5)."""
    return g.count_buildings(BIT[land], FORTRESS) + g.count_buildings(BIT[land], METROPOLIS)


def offer_losses(g: Cyclades, troops: i64, mercenaries: i64, heroes: i64) -> None:
    if troops > 0:
        g.offer(code(LOSE_TROOP))
    if mercenaries > 0:
        g.offer(code(LOSE_MERCENARY))
    rest = heroes
    while rest != 0:
        g.offer(code(LOSE_HERO, lowest(rest)))
        rest &= rest - 1


def offer_rescues(g: Cyclades, faction: i64, land: i64, troops: i64, mercenaries: i64) -> None:
    lands = retreat_lands(g, faction, land)
    if troops > 0:
        offer_areas(g, SAVE_TROOP, lands)
    if mercenaries > 0:
        offer_areas(g, SAVE_MERCENARY, lands)
