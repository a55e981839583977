"""CY-8.1: sacrificing a hero."""

from mypy_extensions import i64

from agon.games.cyclades import tables, words
from agon.games.cyclades.frame import FactionRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Faction, Hero, Heroes, Land
from agon.games.cyclades.rules.abilities import ABILITIES, ability, is_usable
from agon.kernel.bits import BIT
from agon.kernel.codes import arg_a
from agon.kernel.engine import Frame
from agon.kernel.rule import Step, step


def sacrifice(g: Cyclades, faction: Faction, hero: Hero, then: Step) -> Step:
    """The hero leaves the game, then the ability is used."""
    g.remove_heroes(g.land_of_hero(hero), BIT[hero])
    g.heroes_out |= BIT[hero]
    g.tell(words.SACRIFICED, g.who(faction), hero)
    return g.call(ability_of(faction, hero), then=then)


def ability_of(faction: Faction, hero: Hero) -> Frame:
    return ABILITIES[hero].rule(faction=faction, hero=hero)


# ---------------------------------------------------------------------- Pandora


def borrowable(g: Cyclades, faction: Faction, land: Land) -> Heroes:
    """CY-8.10: open heroes whose ability Pandora could use now, as bits."""
    found: i64 = 0
    for cell in range(tables.HERO_CELLS):
        hero = g.hero_cells[cell]
        if hero >= 0 and hero != tables.PANDORA and is_usable(g, faction, hero, land):
            found |= BIT[hero]
    return found


def can_borrow(g: Cyclades, faction: Faction, land: Land) -> bool:
    return borrowable(g, faction, land) != 0


class Borrow(FactionRule):
    """CY-8.10: Pandora uses the ability of an open hero. Ruling 9 Pandora: the borrowed card stays in the column."""

    hero: Hero

    @step
    def ask_whose(self, g: Cyclades) -> Step:
        """What Croesus' costs stays a secret."""
        g.offer_each(words.USE, borrowable(g, self.faction, tables.NOWHERE))
        return g.ask_secretly(g.seat(self.faction), words.ASK_PANDORA, then=self.use)

    @step
    def use(self, g: Cyclades) -> Step:
        return g.become(ability_of(self.faction, arg_a(g.answer)))

    def coins_needed(self, g: Cyclades) -> i64:
        """Croesus' price, if only his ability can be meant."""
        is_croesus = borrowable(g, self.faction, tables.NOWHERE) & ~BIT[tables.CROESUS] == 0
        return tables.CROESUS_COINS if self.step == self.use and is_croesus else 0


ability("pandora", can_borrow, Borrow)
