"""One evening at the terminal: people and bots take turns, nothing gets lost."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from babel.numbers import format_percent
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from agon import bots, rulestext
from agon.coach.hint import best_two
from agon.kernel.choice import Choice, Option
from agon.kernel.errors import AgonError
from agon.kernel.timeline import Timeline
from agon.lens import final_order, preview, threats
from agon.terminal import renderer
from agon.terminal.consequences import Telling
from agon.terminal.files import Table, save_table
from agon.terminal.speech import Speech

KEYS = (
    "ui-key-number",
    "ui-key-undo",
    "ui-key-redo",
    "ui-key-restart",
    "ui-key-save",
    "ui-key-board",
    "ui-key-pan",
    "ui-key-log",
    "ui-key-explain",
    "ui-key-hint",
    "ui-key-help",
    "ui-key-quit",
)
SHORT_LOG = 8
QUICK_SAMPLES = 60
"""How often a fight is played for the column beside an option; explained at length it is played more often."""
COLUMN_SECONDS = 0.4
"""After so long the rest of a list is shown without its consequences."""

EXPLAIN = re.compile(r"v ?([0-9]+)")

Command = Callable[[Choice], None]


class Quit(Exception):
    """A person leaves the table."""


class Session:
    """Runs a table until the game is over or someone leaves."""

    def __init__(self, table: Table, language: str, path: Path, console: Console) -> None:
        self.table = table
        self.speech = Speech(language, table.names)
        self.speech.pan = 0
        self.language = language
        self.path = path
        self.console = console
        self.bots = {
            seat: bots.make(name, seat + int(table.game.seed % (1 << 62)))
            for seat, name in enumerate(table.seats)
            if name != "person"
        }
        self.timeline = Timeline(table.game, self.bots)
        self.seen_events = 0
        self.last_person: int | None = None
        self.next_own_move = -1
        """The number of choices made so far if only this person has chosen since the board was shown."""

    @property
    def people(self) -> int:
        return len(self.table.seats) - len(self.bots)

    def run(self) -> None:
        """Play on; whatever ends the loop, the table is saved."""
        try:
            while (choice := self.timeline.game.choice) is not None:
                if choice.seat in self.bots:
                    self.timeline.apply(self.bots[choice.seat].move(self.timeline.game))
                else:
                    self.person_chooses(choice)
            self.show_board(None)
            self.show_news(None)
            self.show_result()
        except (Quit, KeyboardInterrupt, EOFError):
            self.console.print()
        finally:
            self.save()

    def save(self) -> None:
        self.table.game = self.timeline.game
        save_table(self.path, self.table)
        self.console.print(escape(self.speech.text("ui-saved", {"file": str(self.path)})))

    # ------------------------------------------------------------------ a person's decision

    def person_chooses(self, choice: Choice) -> None:
        if self.last_person != choice.seat and self.people > 1:
            self.console.print(Panel(self.speech.text("ui-hand-over", {"player": self.table.names[choice.seat]})))
            self.console.input(self.speech.text("ui-press-enter"))
        if self.last_person != choice.seat or self.timeline.game.moves != self.next_own_move:
            self.show_board(choice.seat)
        self.last_person = choice.seat
        self.show_news(choice.seat)
        self.show_options(choice)
        while self.timeline.game.choice is choice:
            self.obey(self.console.input("[bold]> [/]").strip(), choice)
            self.next_own_move = int(self.timeline.game.moves)

    def obey(self, command: str, choice: Choice) -> None:
        """One line typed by a person."""
        try:
            if command.isdigit():
                self.take(choice.options.index(self.option_number(int(command), choice)), choice)
            elif command in self.commands():
                self.commands()[command](choice)
            elif (asked := EXPLAIN.fullmatch(command)) is not None:
                self.explain(self.option_number(int(asked[1]), choice))
            elif command:
                self.take_notation(command, choice)
        except AgonError as error:
            self.console.print(Text(str(error), style="red"))

    def commands(self) -> dict[str, Command]:
        return {
            "u": self.undo,
            "r": self.redo,
            "t": self.restart,
            "s": lambda _: self.save(),
            "b": lambda choice: self.show_board(choice.seat),
            "<": lambda choice: self.look(choice, -1),
            ">": lambda choice: self.look(choice, 1),
            "l": self.show_log,
            "h": self.show_hint,
            "?": self.show_help,
            "q": self.quit,
        }

    def take(self, index: int, choice: Choice) -> None:
        self.timeline.apply(index, choice.seat)
        save_table(self.path, Table(self.timeline.game, self.table.seats, self.table.names))

    def option_number(self, number: int, choice: Choice) -> Option:
        if not 1 <= number <= len(choice.options):
            raise AgonError(self.speech.text("err-illegal-option"))
        return choice.options[number - 1]

    def take_notation(self, notation: str, choice: Choice) -> None:
        matching = [at for at, option in enumerate(choice.options) if option.notation == notation]
        if not matching:
            raise AgonError(self.speech.text("err-illegal-option"))
        self.take(matching[0], choice)

    def undo(self, choice: Choice) -> None:
        """One screen, one table: everything may be taken back, what bots did in between included."""
        if not self.timeline.can_undo(free=True):
            raise AgonError(self.speech.text("err-nothing-to-undo"))
        self.timeline.undo(free=True)
        self.seen_events = min(self.seen_events, len(self.timeline.game.events))

    def redo(self, choice: Choice) -> None:
        if not self.timeline.undone:
            raise AgonError(self.speech.text("err-nothing-to-redo"))
        self.timeline.redo(free=True)

    def restart(self, choice: Choice) -> None:
        if self.timeline.restart_turn() == 0:
            raise AgonError(self.speech.text("ui-undo-barrier-dice"))

    def quit(self, choice: Choice) -> None:
        raise Quit

    # ------------------------------------------------------------------ what is shown

    def show_board(self, seat: int | None) -> None:
        game = self.timeline.game
        view = game.view(seat, log_since=int(game.moves))
        self.console.print(renderer(game.TITLE)(view, self.speech))

    def look(self, choice: Choice, step: int) -> None:
        """Move over a map that is wider than the window."""
        self.speech.pan = max((self.speech.pan or 0) + step, 0)
        self.show_board(choice.seat)

    def show_news(self, seat: int | None) -> None:
        """The lines of the log that this person has not seen."""
        lines = self.timeline.game.log(seat)
        fresh = lines[self.seen_events :]
        self.seen_events = len(lines)
        for line in fresh[-4 * SHORT_LOG :]:
            self.console.print(Text(f"  {self.speech.text(line['id'], line['args'])}", style="dim"))

    def show_options(self, choice: Choice) -> None:
        prompt = self.speech.text(choice.prompt.id, choice.prompt.args)
        self.console.print(
            f"\n{self.speech.player(choice.seat)}  [bold]{escape(prompt)}[/]  [dim]{choice.prompt.rule}[/]"
        )
        for threat in threats(self.timeline.game, choice.seat):
            self.console.print(Text(f"  {self.speech.text(threat.message, threat.args)}", style="yellow"))
        listed = Grid.grid(padding=(0, 2))
        told = self.consequences(choice)
        for number, option in enumerate(choice.options, 1):
            label = self.speech.text(option.label, option.args)
            listed.add_row(
                f"[bold cyan]{number:3}[/]", f"{escape(label)}  [dim]{escape(option.notation)}[/]", next(told)
            )
        self.console.print(listed)
        self.console.print(Text(self.speech.text("ui-terminal-choose"), style="dim"))

    def consequences(self, choice: Choice) -> Iterator[str]:
        """For the column beside the options, each when its turn comes."""
        game = self.timeline.game
        telling = Telling(self.speech, game.VOCABULARY)
        end = time.monotonic() + COLUMN_SECONDS
        for index in range(len(choice.codes)):
            in_time = time.monotonic() < end
            yield escape(telling.short(preview(game, index, choice.seat, QUICK_SAMPLES))) if in_time else "…"

    def explain(self, option: Option) -> None:
        """All that an option does."""
        game = self.timeline.game
        found = preview(game, option)
        self.console.print(Text(self.speech.text(option.label, option.args), style="bold"))
        for line in Telling(self.speech, game.VOCABULARY).at_length(found):
            self.console.print(Text(f"  {line}"))

    def show_log(self, choice: Choice) -> None:
        for line in self.timeline.game.log(choice.seat):
            self.console.print(Text(f"{line['move']:4}  {self.speech.text(line['id'], line['args'])}"))

    def show_hint(self, choice: Choice) -> None:
        """The best option with its chance, the next best with its own, and what each does."""
        game = self.timeline.game
        telling = Telling(self.speech, game.VOCABULARY)
        for message, one in zip(("ui-hint-best", "ui-hint-next"), best_two(game, seed=int(game.moves)), strict=False):
            option = choice.options[one.index]
            args = {"option": self.speech.text(option.label, option.args), "n": round(100 * one.chance)}
            self.console.print(Text(self.speech.text(message, args), style="green"))
            does = telling.short(preview(game, option, choice.seat, QUICK_SAMPLES))
            if does:
                self.console.print(Text(f"  {does}", style="dim"))

    def show_help(self, choice: Choice) -> None:
        """The rule behind the prompt, then the keys."""
        rule = rulestext.find(self.language, self.timeline.game.TITLE, choice.prompt.rule)
        if rule is not None:
            self.console.print(Panel(rule.text, title=f"{rule.id} {rule.title}"))
        for key in KEYS:
            self.console.print(Text(self.speech.text(key), style="dim"))

    def show_result(self) -> None:
        result = self.timeline.game.result
        assert result is not None
        names = self.speech.words.join([self.table.names[seat] for seat in result["winners"]], "and")
        message = ("ui-game-over", "ui-winner", "ui-winners")[min(len(result["winners"]), 2)]
        headline = self.speech.text(message, {"player": names, "players": names})
        reason = self.speech.text(result["reason"])
        lines = [f"[bold]{escape(headline)}[/]", escape(reason), *self.places()]
        self.console.print(Panel("\n".join(lines)))

    def places(self) -> Iterator[str]:
        """A line a player, in the order in which they come in. Who has not won is also told how near it was."""
        game = self.timeline.game
        assert game.result is not None
        for place, (seat, near) in enumerate(final_order(game), 1):
            line = f"{place}. {self.speech.player(seat)} {game.result['scores'][seat]}"
            if near is not None and seat not in game.result["winners"]:
                line += f" [dim]{format_percent(near, locale=self.language)}[/]"
            yield line
