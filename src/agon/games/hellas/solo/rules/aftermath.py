"""LS-13: between the acts."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import MARKS, YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.events import Operation
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import BIT, each, has
from agon.kernel.rule import Step, step


class Aftermath(HellasRule):
    """Act II is prepared. ``quests_done``: how many kinds of failure have been looked at."""

    quests_done: i64 = 0

    @step
    def clear(self, g: SoloHellas) -> Step:
        """LS-13.1, LS-13.2, LS-13.5, LS-13.6."""
        lost_delphi = g.vanguard() == solo.ROUTE[solo.ROUTE_LENGTH - 1]
        g.tell(told.ACT_ENDS, g.invasion)
        g.act = 2
        clear_map(g)
        if lost_delphi:
            g.temples &= ~BIT[tables.DELPHI]
            g.blocked = 1
            g.tell(told.ORACLE_FALLS)
        else:
            g.gain_priest(YOU)
        lord = g.lord(YOU)
        lord.used = 0
        lord.tired = 0
        lord.charged = lord.artifacts
        for action in range(MARKS):
            g.marks[action] = 0
        g.mobilization = solo.FIRST_SPACE
        if g.invasion == 0:
            g.invasion = 1
        g.victory = g.invasion
        if lord.quest >= 0:
            self.call_back(g)
        return self.failed_quests

    def call_back(self, g: SoloHellas) -> None:
        """LS-13.7: a quest under way is neither lost nor won."""
        lord = g.lord(YOU)
        lord.at = tables.QUEST_REGION[lord.quest]
        g.quests &= ~BIT[lord.quest]
        lord.quest = -1
        lord.quest_step = 0
        g.tell(words.HERO_RETURNS, YOU, lord.hero, lord.at)

    @step
    def failed_quests(self, g: SoloHellas) -> Step:
        """LS-13.11 to LS-13.18, in this order."""
        while self.quests_done < solo.FAILED_COUNT:
            at = self.quests_done
            quest = solo.FAILED_QUEST[at]
            self.quests_done += 1
            if has(g.quests, quest):
                g.quests &= ~BIT[quest]
                g.tell(told.QUEST_FAILED, quest)
                return g.call(Operation(row=solo.FAILED_FIRST[at]), then=self.failed_quests)
        return self.muster

    @step
    def muster(self, g: SoloHellas) -> Step:
        """LS-13.8 to LS-13.10."""
        for region in each(g.lord(YOU).held & solo.NORTH):
            g.drop_token(region)
        g.set_owner(solo.MACEDONIA, XERXES)
        for region in each(g.lord(YOU).held):
            allied = not has(g.loyal, region)
            count: i64 = effects.START_HOPLITES if region == solo.LACONIA and not allied else 1
            g.gather(region, count, allied)
            g.tell(told.HOPLITES_GATHER, YOU, count, region, 1 if allied else 0)
        g.tell(told.ACT_TWO, g.invasion, g.victory)
        return g.end()


def clear_map(g: SoloHellas) -> None:
    """LS-13.1: all hoplites leave the map, all priests the monuments."""
    lord = g.lord(YOU)
    for region in range(tables.REGIONS):
        g.take_persians_off(region)
        lord.reserve += g.army[region]
        g.army[region] = 0
        g.allied[region] = 0
    lord.fortified = 0
    g.allied_in_city = 0
    g.recall_priests()
