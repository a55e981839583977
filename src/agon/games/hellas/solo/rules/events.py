"""LS-7: the events phase: a token is read and its script carried out."""

from typing import Any

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.attributes import Injure
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.losses import LandLosses, RegionLosses, lose_half_of_allies
from agon.games.hellas.solo.rules.marches import Mobilize
from agon.games.hellas.solo.rules.monsters import SoloMonsterPhase
from agon.games.hellas.solo.rules.spying import Spying
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, each, has
from agon.kernel.codes import arg_a
from agon.kernel.rule import ENDS, Step, step


class Events(HellasRule):
    """LS-7.2: effect, mobilisation, invasion, monsters. ``script``: its place; ``done``: operations carried out."""

    script: i64 = -1
    done: i64 = 0

    @step
    def read(self, g: SoloHellas) -> Step:
        token = g.read_token()
        self.script = solo.script_of(g.act, token)
        g.tell(told.SCRIPT_READ, self.script, token)
        return self.effect

    @step
    def effect(self, g: SoloHellas) -> Step:
        if self.done == solo.SCRIPT_COUNT[self.script]:
            return self.mobilize
        self.done += 1
        return g.call(Operation(row=solo.SCRIPT_FIRST[self.script] + self.done - 1), then=self.effect)

    @step
    def mobilize(self, g: SoloHellas) -> Step:
        return g.call(Mobilize(steps_left=solo.SCRIPT_MOBILIZATION[self.script]), then=self.invade)

    @step
    def invade(self, g: SoloHellas) -> Step:
        """LS-4.4: up to 10 in Act I."""
        steps = solo.SCRIPT_INVASION[self.script]
        if steps > 0 and g.invasion < solo.TOP_INVASION:
            g.invasion = min(g.invasion + steps, solo.TOP_INVASION)
            g.tell(told.INVASION_NOW, g.invasion)
        return self.monsters

    @step
    def monsters(self, g: SoloHellas) -> Step:
        if solo.SCRIPT_MONSTERS[self.script] != 0:
            return g.call(SoloMonsterPhase(), then=self.over)
        return self.over

    @step
    def over(self, g: SoloHellas) -> Step:
        """LS-6.10: the token of a Pass is discarded; others stay until the next one."""
        g.marks[effects.ACT_PASS] = 0
        return g.end()

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {"kind": "script", "script": solo.SCRIPT_IDS[self.script] if self.script >= 0 else None}


class Operation(HellasRule):
    """One operation of a script or of a failed quest: ``row`` of the table."""

    row: i64

    end: Step = ENDS

    @step
    def begin(self, g: SoloHellas) -> Step:
        kind = solo.OPERATION[self.row]
        if kind == ops.DO_REINFORCE:
            return self.reinforce(g)
        elif kind == ops.DO_MONSTER:
            return self.spawn(g)
        elif kind == ops.DO_SPY:
            return self.send_spy(g)
        elif kind == ops.DO_MOBILIZE:  # LS-4.9
            return g.call(Mobilize(steps_left=solo.FIRST[self.row]), then=self.end)
        elif kind == ops.DO_MONSTERS:
            return g.call(SoloMonsterPhase(), then=self.end)
        elif kind == ops.DO_SPYING:
            return g.call(Spying(), then=self.end)
        elif kind == ops.DO_DESTROY:
            return self.ruin
        elif kind == ops.DO_INJURE:
            return self.injure(g)
        elif kind == ops.DO_LAND_LOSSES:
            hostile, wary = solo.FIRST[self.row], solo.SECOND[self.row]
            return g.call(LandLosses(hostile=hostile, wary=wary), then=self.end)
        elif kind == ops.DO_REGION_LOSSES:
            hostile, wary = solo.FIRST[self.row], solo.SECOND[self.row]
            return g.call(RegionLosses(hostile=hostile, wary=wary), then=self.end)
        do_at_once(g, self.row)
        return g.end()

    def otherwise(self, g: SoloHellas) -> Step:
        return g.call(Operation(row=solo.OTHERWISE[self.row]), then=self.end)

    def reinforce(self, g: SoloHellas) -> Step:
        """LS-11.6: a vanguard that is gone is not rebuilt."""
        region = g.vanguard()
        if region < 0 or g.persians(region) >= solo.SECOND[self.row] or g.lord(XERXES).reserve == 0:
            return self.otherwise(g)
        g.place_hoplites(XERXES, region, solo.FIRST[self.row])
        g.tell(told.VANGUARD_GROWS, g.persians(region), region)
        return g.end()

    def spawn(self, g: SoloHellas) -> Step:
        """LS-9.10: on the map already, or slain: a monster phase instead."""
        monster, region = solo.FIRST[self.row], solo.SECOND[self.row]
        if g.lair[monster] != -1:
            return self.otherwise(g)
        g.lair = changed(g.lair, monster, region)
        g.tell(words.MONSTER_ENTERS, monster, region)
        return g.end()

    def send_spy(self, g: SoloHellas) -> Step:
        region = solo.FIRST[self.row]
        if solo.OTHERWISE[self.row] >= 0 and g.spies[region] > 0:  # LS-13.14
            return self.otherwise(g)
        g.send_spy(region)
        return g.end()

    def injure(self, g: SoloHellas) -> Step:
        """LS-7.5: a hero on a quest is in no land."""
        at = g.lord(YOU).at
        count = solo.THIRD[self.row]
        if count == 0 and at >= 0:
            distrust = g.distrust(at)
            count = solo.SECOND[self.row] if distrust == 1 else solo.FIRST[self.row] if distrust == 2 else 0
        return g.call(Injure(seat=YOU, count=count), then=self.end)

    @step
    def ruin(self, g: SoloHellas) -> Step:
        """A monument loses a level; of several that are equally high you choose."""
        which, guarded = solo.FIRST[self.row], solo.THIRD[self.row]
        if guarded != 0 and (g.vanguard() < 0 or not has(guarded, g.vanguard())):
            return g.end()
        if which == ops.EACH_MONUMENT:
            for god in range(tables.GOD_COUNT):
                if g.level[god] > solo.SECOND[self.row]:
                    g.take_level(god)
            return g.end()
        g.offer_each(told.RUIN, highest_persian(g) if which == ops.HIGHEST_PERSIAN else BIT[which])
        return g.ask(YOU, told.ASK_RUIN, then=self.ruined) if g.offered > 0 else g.end()

    @step
    def ruined(self, g: SoloHellas) -> Step:
        g.take_level(arg_a(g.answer))
        return g.end()


def highest_persian(g: SoloHellas) -> i64:
    """LS-14.9: gods whose monument stands in a Persian region and is the highest of them."""
    best: i64 = 0
    found: i64 = 0
    for god in range(tables.GOD_COUNT):
        if g.lord(XERXES).holds(tables.GOD_REGION[god]) and g.level[god] >= best:
            found = BIT[god] if g.level[god] > best else found | BIT[god]
            best = g.level[god]
    return found


def do_at_once(g: SoloHellas, row: i64) -> None:
    """Operations that ask nobody."""
    kind, what = solo.OPERATION[row], solo.FIRST[row]
    if kind == ops.DO_ATTITUDE:
        lower_lands(g, what)
    elif kind == ops.DO_HALVE:
        lose_half_of_allies(g)
    elif kind == ops.DO_DROP_TOKENS:
        for land in range(tables.LANDS):
            if has(what, g.attitude[land]):
                g.drop_allied_tokens(land)
    elif kind == ops.DO_INVASION:
        if g.victory < g.invasion:
            g.invasion += what
            g.tell(told.INVASION_NOW, g.invasion)
    elif kind == ops.DO_PERSIAN_TOKEN:
        g.set_owner(what, XERXES)
    elif kind == ops.DO_SET_MOBILIZATION:
        g.mobilization = what
        g.tell(told.MOBILIZED, what, solo.MARCH_SPACE - what)
    elif kind == ops.DO_MARK:
        g.lord(YOU).used |= BIT[what]
        g.marks[what] = 0
        g.tell(told.ACTION_MARKED, YOU, what)
    elif kind == ops.DO_CLOSE_SEA:
        g.sea_closed = 1
        g.tell(told.SEA_CLOSED)


def lower_lands(g: SoloHellas, lands: i64) -> None:
    """Lands of a set, or those with a Persian control token; the token is looked for before anything changes."""
    chosen = lands
    if lands == solo.WITH_PERSIANS:
        chosen = 0
        for region in each(g.lord(XERXES).held):
            chosen |= BIT[tables.LAND_OF[region]]
    for land in each(chosen):
        g.lower_attitude(land)
