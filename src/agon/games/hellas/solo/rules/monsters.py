"""LS-9: the monster phase."""

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.ids import Monster
from agon.games.hellas.rules.armies import Losses
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.monsters import drive
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.kernel.bits import BIT, each
from agon.kernel.codes import arg_a
from agon.kernel.rule import Step, step


class SoloMonsterPhase(HellasRule):
    """A roll for each monster by the number of its region; ``starts``: by monster, where it stood at the beginning."""

    to_roll: i64 = 0
    starts: vec[i64] = vec[i64]()
    monster: Monster = -1
    moves_too: bool = False

    @step
    def start(self, g: SoloHellas) -> Step:
        self.to_roll = g.monsters_on_map()
        self.starts = g.lair[:]
        return self.pick

    @step
    def pick(self, g: SoloHellas) -> Step:
        """LS-9.15: the order stays as it was at the start; in one region it is yours."""
        regions: i64 = 0
        for monster in each(self.to_roll):
            regions |= BIT[self.starts[monster]]
        if regions == 0:
            return g.end()
        region = solo.first_in_order(regions)
        for monster in each(self.to_roll):
            if self.starts[monster] == region:
                g.offer_each(words.ROLL, BIT[monster])
        return g.ask(YOU, told.ASK_ORDER, region, then=self.roll)

    @step
    def roll(self, g: SoloHellas) -> Step:
        """LS-9.2, LS-9.3."""
        self.monster = arg_a(g.answer)
        self.to_roll &= ~BIT[self.monster]
        self.moves_too = False
        face = tables.MONSTER_DIE[g.chance(len(tables.MONSTER_DIE))]
        g.tell(words.MONSTER_ROLL, self.monster, face)
        region = g.lair[self.monster]
        if face == effects.FACE_MOVE:
            return self.move
        elif face == effects.FACE_ATTACK or face == effects.FACE_EITHER:
            self.moves_too = face == effects.FACE_EITHER
            return self.attack if g.hoplites(YOU, region) > 0 else self.move
        g.lower_attitude(tables.LAND_OF[region])
        return self.pick

    @step
    def attack(self, g: SoloHellas) -> Step:
        """LS-9.6: one hoplite dies, whatever the sheet says."""
        region = g.lair[self.monster]
        g.tell(words.MONSTER_ATTACKS, self.monster, region)
        then: Step = self.move if self.moves_too else self.pick
        return g.call(Losses(seat=YOU, region=region, count=1), then=then)

    @step
    def move(self, g: SoloHellas) -> Step:
        """LS-9.4: along the arrow; a monument where it stands loses a level."""
        region = g.lair[self.monster]
        god = tables.MONUMENT_AT[region]
        if god >= 0:
            g.take_level(god)
        else:
            drive(g, self.monster, solo.ARROW[region])
        return self.pick
