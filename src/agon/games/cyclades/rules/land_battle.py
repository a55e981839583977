"""CY-7.4 to CY-7.6: battles on land."""

from typing import Any

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import BattleRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Heroes, Land
from agon.games.cyclades.reach import retreat_lands
from agon.games.cyclades.rules.capture import Capture, guests_gone, guests_settle, has_guests, lose_guest
from agon.games.cyclades.rules.sea_battle import roll_die
from agon.kernel.bits import BIT, count_bits, has, members
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step


class LandBattle(BattleRule):
    """CY-7.4: stage after stage."""

    land: Land
    attacker_is_hit: bool = False
    defender_is_hit: bool = False

    # ------------------------------------------------------------------ dice

    @step
    def roll(self, g: Cyclades) -> Step:
        """CY-8.7: Helen's side does not roll."""
        self.note_stage(self.attackers_there(g), self.defenders_there(g))
        self.die = tables.HELEN_DIE if has(g.guest_heroes, tables.HELEN) else roll_die(g)
        self.rival_die = tables.HELEN_DIE if has(g.heroes[self.land], tables.HELEN) else roll_die(g)
        return self.ask_reroll

    def croesus_side(self, g: Cyclades) -> Faction:
        """CY-8.8: who may reroll; with Helen on the same side there is no die."""
        if has(g.guest_heroes, tables.CROESUS) and not has(g.guest_heroes, tables.HELEN):
            return self.faction
        if has(g.heroes[self.land], tables.CROESUS) and not has(g.heroes[self.land], tables.HELEN):
            return self.rival
        return tables.NONE

    @step
    def ask_reroll(self, g: Cyclades) -> Step:
        """Both dice are seen first (ruling 8.b: no timing is printed). Asked without coins too, or it would tell."""
        side = self.croesus_side(g)
        if side < 0:
            return self.compare
        g.offer(code(words.STAND))
        if g.gold(side) > 0:
            g.offer(code(words.REROLL))
        own = self.die if side == self.faction else self.rival_die
        other = self.rival_die if side == self.faction else self.die
        return g.ask_secretly(g.seat(side), words.ASK_REROLL, own, other, then=self.reroll)

    @step
    def reroll(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.STAND:
            return self.compare
        side = self.croesus_side(g)
        g.pay(side, 1)
        die = roll_die(g)
        g.tell(words.REROLLED, g.who(side), die)
        if side == self.faction:
            self.die = die
        else:
            self.rival_die = die
        return self.ask_reroll

    @step
    def compare(self, g: Cyclades) -> Step:
        attack = self.attack(g)
        defence = self.defence(g)
        self.note_sums(attack, defence)
        g.tell(words.LAND_STAGE, g.who(self.faction), attack, g.who(self.rival), defence, self.land)
        attacker_wins_ties = has(g.guest_heroes, tables.PENTHESILEA)
        defender_wins_ties = not attacker_wins_ties and has(g.heroes[self.land], tables.PENTHESILEA)
        self.attacker_is_hit = attack < defence or (attack == defence and not attacker_wins_ties)
        self.defender_is_hit = defence < attack or (attack == defence and not defender_wins_ties)
        return self.ask_attackers_loss

    def attackers_there(self, g: Cyclades) -> i64:
        return g.guest_troops + g.guest_mercenaries + count_bits(g.guest_heroes)

    def defenders_there(self, g: Cyclades) -> i64:
        """Those whose strength counts one each."""
        return g.troops[self.land] + g.mercenaries[self.land] + count_bits(g.heroes[self.land])

    def attack(self, g: Cyclades) -> i64:
        pieces = self.attackers_there(g)
        powers = power_of(g.guest_heroes)
        g.tell(words.LAND_STRENGTH, g.who(self.faction), pieces, 0, powers, self.die)
        return pieces + powers + self.die

    def defence(self, g: Cyclades) -> i64:
        land = self.land
        pieces = self.defenders_there(g)
        powers = power_of(g.heroes[land])
        if g.minotaur_guards(land):
            powers += tables.MINOTAUR_STRENGTH
        walls = self.walls(g)
        g.tell(words.LAND_STRENGTH, g.who(self.rival), pieces, walls, powers, self.rival_die)
        return pieces + walls + powers + self.rival_die

    def walls(self, g: Cyclades) -> i64:
        return 0 if has(g.guest_heroes, tables.ODYSSEUS) else fortifications(g, self.land)  # CY-8.9

    def outline(self, g: Cyclades) -> dict[str, Any] | None:
        land = self.land
        attackers = army_outline(g.guest_troops, g.guest_mercenaries, g.guest_heroes)
        defenders = army_outline(g.troops[land], g.mercenaries[land], g.heroes[land])
        return {
            **self.outline_of_stage(),
            "kind": "land_battle",
            "area": tables.LAND_IDS[land],
            "attacker": {**self.side_outline(False, 0), **attackers, "minotaur": False},
            "defender": {**self.side_outline(True, self.walls(g)), **defenders, "minotaur": g.minotaur_guards(land)},
        }

    # ------------------------------------------------------------------ losses

    @step
    def ask_attackers_loss(self, g: Cyclades) -> Step:
        if not self.attacker_is_hit:
            return self.ask_defenders_loss
        offer_losses(g, g.guest_troops, g.guest_mercenaries, g.guest_heroes)
        if has(g.guest_heroes, tables.PERSEUS):
            offer_rescues(g, self.faction, self.land, g.guest_troops, g.guest_mercenaries)
        return g.ask(g.seat(self.faction), words.ASK_LOSS, self.land, then=self.attacker_loses)

    @step
    def attacker_loses(self, g: Cyclades) -> Step:
        verb = verb_of(g.answer)
        if verb == words.SAVE_TROOP:
            g.guest_troops -= 1
            self.rescued(g, self.faction, arg_a(g.answer), 1, 0)
        elif verb == words.SAVE_MERCENARY:
            g.guest_mercenaries -= 1
            self.rescued(g, self.faction, arg_a(g.answer), 0, 1)
        else:
            lose_guest(g, g.answer)
        return self.ask_defenders_loss

    @step
    def ask_defenders_loss(self, g: Cyclades) -> Step:
        if not self.defender_is_hit:
            return self.stage_over
        land = self.land
        offer_losses(g, g.troops[land], g.mercenaries[land], g.heroes[land])
        if g.minotaur_guards(land):
            g.offer(code(words.LOSE_MINOTAUR))
        if has(g.heroes[land], tables.PERSEUS):
            offer_rescues(g, self.rival, land, g.troops[land], g.mercenaries[land])
        return g.ask(g.seat(self.rival), words.ASK_LOSS, land, then=self.defender_loses)

    @step
    def defender_loses(self, g: Cyclades) -> Step:
        land = self.land
        verb = verb_of(g.answer)
        if verb == words.LOSE_TROOP:
            g.lose_troop(land)
        elif verb == words.LOSE_MERCENARY:
            g.lose_mercenary(land)
        elif verb == words.LOSE_HERO:
            g.lose_hero(land, arg_a(g.answer))
        elif verb == words.LOSE_MINOTAUR:
            g.tell(words.LOST_FIGURE, g.who(self.rival), tables.MINOTAUR)
            g.remove_figure(tables.MINOTAUR)
        elif verb == words.SAVE_TROOP:
            g.troops[land] -= 1
            self.rescued(g, self.rival, arg_a(g.answer), 1, 0)
        else:
            g.mercenaries[land] -= 1
            self.rescued(g, self.rival, arg_a(g.answer), 0, 1)
        return self.stage_over

    def rescued(self, g: Cyclades, faction: Faction, to: Land, troops: i64, mercenaries: i64) -> None:
        """CY-8.12: a troop that would be destroyed retreats."""
        g.take_control(faction, to)
        g.troops[to] += troops
        g.mercenaries[to] += mercenaries
        g.tell(words.RETREATED, g.who(faction), self.land, to)

    @step
    def stage_over(self, g: Cyclades) -> Step:
        """CY-7.6: with both sides destroyed the defender keeps the area."""
        if not has_guests(g):
            if not self.is_defended(g):
                g.tell(words.WIPED_OUT, g.who(self.rival), self.land)
            guests_gone(g)
            return g.end()
        return self.ask_defender if self.is_defended(g) else self.capture(g)

    def is_defended(self, g: Cyclades) -> bool:
        return g.has_pieces(self.land) or g.minotaur_guards(self.land)

    def capture(self, g: Cyclades) -> Step:
        return g.become(Capture(faction=self.faction, rival=self.rival, land=self.land))

    # ------------------------------------------------------------------ retreats (CY-7.5)

    @step
    def ask_defender(self, g: Cyclades) -> Step:
        if g.has_pieces(self.land):
            g.offer_each(words.RETREAT, retreat_lands(g, self.rival, self.land))
        if g.offered == 0:
            return self.ask_attacker
        g.offer(code(words.STAND))
        return g.ask(g.seat(self.rival), words.ASK_RETREAT, self.land, then=self.defender_decided)

    @step
    def defender_decided(self, g: Cyclades) -> Step:
        """The whole force goes to one area. Ruling 10 Minotaur: he cannot, and fights on alone (CY-10.19)."""
        if verb_of(g.answer) == words.STAND:
            return self.ask_attacker
        land = self.land
        to = arg_a(g.answer)
        g.take_control(self.rival, to)
        g.troops[to] += g.troops[land]
        g.mercenaries[to] += g.mercenaries[land]
        g.add_heroes(to, g.heroes[land])
        g.troops[land] = 0
        g.mercenaries[land] = 0
        g.remove_heroes(land, g.heroes[land])
        g.tell(words.RETREATED, g.who(self.rival), land, to)
        return self.ask_attacker if g.minotaur_guards(land) else self.capture(g)

    @step
    def ask_attacker(self, g: Cyclades) -> Step:
        g.offer_each(words.RETREAT, retreat_lands(g, self.faction, self.land))
        if g.offered == 0:
            return self.roll
        g.offer(code(words.STAND))
        return g.ask(g.seat(self.faction), words.ASK_RETREAT, self.land, then=self.attacker_decided)

    @step
    def attacker_decided(self, g: Cyclades) -> Step:
        if verb_of(g.answer) == words.STAND:
            return self.roll
        g.tell(words.RETREATED, g.who(self.faction), self.land, arg_a(g.answer))
        guests_settle(g, arg_a(g.answer))
        return g.end()


def army_outline(troops: i64, mercenaries: i64, heroes: Heroes) -> dict[str, Any]:
    return {
        "troops": int(troops),
        "mercenaries": int(mercenaries),
        "heroes": [tables.HERO_IDS[hero] for hero in members(heroes)],
    }


def power_of(heroes: Heroes) -> i64:
    """What heroes add beyond the strength of one that every piece has: Ajax one (CY-8.5)."""
    return 1 if has(heroes, tables.AJAX) else 0


def fortifications(g: Cyclades, land: Land) -> i64:
    """Fortresses and metropolises (CY-9.5)."""
    return g.count_buildings(BIT[land], tables.FORTRESS) + g.count_buildings(BIT[land], tables.METROPOLIS)


def offer_losses(g: Cyclades, troops: i64, mercenaries: i64, heroes: Heroes) -> None:
    if troops > 0:
        g.offer(code(words.LOSE_TROOP))
    if mercenaries > 0:
        g.offer(code(words.LOSE_MERCENARY))
    g.offer_each(words.LOSE_HERO, heroes)


def offer_rescues(g: Cyclades, faction: Faction, land: Land, troops: i64, mercenaries: i64) -> None:
    """CY-8.12. Ruling 9 Perseus: troops and mercenaries only, as the text says troops."""
    lands = retreat_lands(g, faction, land)
    if troops > 0:
        g.offer_each(words.SAVE_TROOP, lands)
    if mercenaries > 0:
        g.offer_each(words.SAVE_MERCENARY, lands)
