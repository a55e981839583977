"""What the game alone adds to the arrays of Lords of Hellas. Nothing of it is secret."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.observe import HellasObserver
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import MARKS, YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.battle import PersianBattle
from agon.games.hellas.solo.rules.events import Events
from agon.games.hellas.solo.tables import XERXES
from agon.games.hellas.tables import COMBAT_CARDS as CARDS
from agon.games.hellas.tables import REGIONS
from agon.kernel.game import Game
from agon.kernel.observer import Sheet

SHEET: Final = 9
ATTITUDES: Final = 4


class SoloObserver(HellasObserver):
    """The board of several, and the sheet of Xerxes."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.at_sheet: i64 = self.part(
            "sheet",
            (SHEET,),
            "act, mobilization, invasion, victories needed, spies ready, tokens in the pile, priest places blocked, "
            "1 if the sea is closed, command",
            32,
        )
        self.at_attitude: i64 = self.part("attitude", (tables.LANDS, ATTITUDES), ", ".join(ops.ATTITUDES))
        self.at_persians: i64 = self.part("persians", (REGIONS,), "Persian hoplites", 64)
        self.at_persian_held: i64 = self.part("persian_control", (REGIONS,), "regions with a Persian token")
        self.at_loyal: i64 = self.part("loyal", (REGIONS,), "your regions with a loyal token")
        self.at_allied: i64 = self.part("allied", (REGIONS,), "your hoplites that are allied", 16)
        self.at_in_city: i64 = self.part("allied_in_city", (REGIONS,), "cities whose hoplite is allied")
        self.at_spies: i64 = self.part("spies", (REGIONS,), "spies", solo.SPIES)
        self.at_population: i64 = self.part("population", (REGIONS,), "hoplites that take a region now", 16)
        self.at_unseen: i64 = self.part("tokens_unseen", (solo.TOKENS + 1,), "numbers that nobody has seen")
        self.at_marks: i64 = self.part("marks", (MARKS,), "by action: the number on its token", solo.TOKENS)
        self.at_script: i64 = self.part("script", (len(solo.SCRIPT_IDS),), "the script under way")
        self.at_drawn: i64 = self.part("persian_cards", (CARDS,), "combat cards drawn for the Persians")

    def write_board(self, game: Game, seat: i64, sheet: Sheet) -> None:
        super().write_board(game, seat, sheet)
        assert isinstance(game, SoloHellas)
        self.write_sheet(game, sheet)
        sheet.mark_each(self.at_persian_held, game.lords[XERXES].held)
        sheet.mark_each(self.at_loyal, game.loyal)
        sheet.mark_each(self.at_in_city, game.allied_in_city)
        sheet.mark_each(self.at_unseen, game.unseen)
        for land in range(tables.LANDS):
            sheet.mark(self.at_attitude + land * ATTITUDES + game.attitude[land])
        for region in range(REGIONS):
            sheet.put(self.at_persians + region, game.persians(region))
            sheet.put(self.at_allied + region, game.allied[region])
            sheet.put(self.at_spies + region, game.spies[region])
            sheet.put(self.at_population + region, game.population_for(YOU, region))
        for mark in range(MARKS):
            sheet.put(self.at_marks + mark, game.marks[mark])
        for at in range(len(game.stack)):
            frame = game.stack[at]
            if isinstance(frame, Events) and frame.script >= 0:
                sheet.mark(self.at_script + frame.script)
            elif isinstance(frame, PersianBattle):
                sheet.mark_each(self.at_drawn, frame.drawn)

    def write_sheet(self, g: SoloHellas, sheet: Sheet) -> None:
        sheet.put(self.at_sheet, g.act)
        sheet.put(self.at_sheet + 1, g.mobilization)
        sheet.put(self.at_sheet + 2, g.invasion)
        sheet.put(self.at_sheet + 3, g.victory)
        sheet.put(self.at_sheet + 4, g.spies_ready)
        sheet.put(self.at_sheet + 5, g.pile)
        sheet.put(self.at_sheet + 6, g.blocked)
        sheet.put(self.at_sheet + 7, g.sea_closed)
        sheet.put(self.at_sheet + 8, g.command())


def observer_for(players: int) -> HellasObserver:
    return SoloObserver(players) if players == 1 else HellasObserver(players)
