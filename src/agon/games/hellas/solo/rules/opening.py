"""LS-2, LS-3: set-up and prologue. Nothing is asked before the first turn."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.campaign import Campaign
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, has
from agon.kernel.rule import Step, step


class SoloOpening(HellasRule):
    """From the empty map to the first turn of Act I."""

    @step
    def place(self, g: SoloHellas) -> Step:
        """LS-2.1, LS-3.1 to LS-3.5."""
        lord = g.lord(YOU)
        lord.hero = tables.ACHILLES
        for attribute in range(effects.ATTRIBUTE_COUNT):
            lord.set_attribute(attribute, tables.HERO_START[lord.hero * effects.ATTRIBUTE_COUNT + attribute])
        persians_come(g, solo.START_PERSIANS)
        g.put_token(solo.LACONIA, loyal=True)
        g.put_token(solo.MESSENIA, loyal=False)
        lord.at = solo.LACONIA
        g.gather(solo.LACONIA, effects.START_HOPLITES, allied=False)
        g.tell(words.HERO_PLACED, YOU, lord.hero, solo.LACONIA)
        g.draw_card(YOU)
        return self.monsters

    @step
    def monsters(self, g: SoloHellas) -> Step:
        """LS-3.6: a monster that has come already brings a Persian hoplite instead."""
        for _draw in range(solo.MONSTER_DRAWS):
            token = prologue_token(g)
            monster = solo.DRAWN_MONSTER[token]
            if g.lair[monster] >= 0:
                persians_come(g, 1)
            else:
                g.lair = changed(g.lair, monster, solo.DRAWN_LAIR[token])
                g.tell(words.MONSTER_ENTERS, monster, g.lair[monster])
        return self.quests

    @step
    def quests(self, g: SoloHellas) -> Step:
        """LS-3.7."""
        for _draw in range(solo.QUEST_DRAWS):
            quest = solo.DRAWN_QUEST[prologue_token(g)]
            if has(g.quests, quest):
                persians_come(g, 1)
            else:
                g.quests |= BIT[quest]
                g.tell(words.QUEST_APPEARS, quest, tables.QUEST_REGION[quest])
        return self.turns

    @step
    def turns(self, g: SoloHellas) -> Step:
        return g.call(Campaign(), then=self.turns)


def prologue_token(g: SoloHellas) -> i64:
    """LS-3.8: tokens of the prologue leave the game."""
    g.take_token()
    return g.read_token()


def persians_come(g: SoloHellas, count: i64) -> None:
    g.place_hoplites(XERXES, solo.ROUTE[0], count)
    g.tell(told.PERSIANS_COME, count, solo.ROUTE[0])
