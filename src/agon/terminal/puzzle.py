"""Puzzles at the terminal: a position, a question, and what each answer is worth."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from agon.coach.progress import Progress
from agon.coach.puzzles import Puzzle
from agon.kernel.choice import Choice
from agon.lens import preview
from agon.terminal.consequences import Telling
from agon.terminal.files import Table, default_names
from agon.terminal.session import Session


class PuzzleSession(Session):
    """Asks one puzzle after the other; answers and rating are kept in a file."""

    def __init__(self, puzzles: list[Puzzle], language: str, progress: Progress, console: Console) -> None:
        self.puzzles = puzzles
        self.progress = progress
        self.answers: list[int] = []
        super().__init__(table_of(puzzles[0]), language, Path(), console)

    def run(self) -> None:
        for number, puzzle in enumerate(self.puzzles, 1):
            super().__init__(table_of(puzzle), self.language, Path(), self.console)
            if not self.pose(puzzle, number):
                return

    def pose(self, puzzle: Puzzle, number: int) -> bool:
        """Whether the person wants to go on."""
        choice = self.timeline.game.choice
        assert choice is not None
        self.answers.clear()
        self.show_board(choice.seat)
        counted = {"n": number, "total": len(self.puzzles), "player": self.table.names[choice.seat]}
        self.console.print(f"\n[bold]{escape(self.speech.text('ui-puzzle-asks', counted))}[/]")
        self.show_options(choice)
        while not self.answers:
            typed = self.console.input("[bold]> [/]").strip()
            if typed == "q":
                return False
            self.obey(typed, choice)
        self.tell(puzzle, choice, self.answers[0])
        return self.console.input(f"{self.speech.text('ui-press-enter')} ").strip() != "q"

    def take(self, index: int, choice: Choice) -> None:
        self.answers.append(index)

    def show_hint(self, choice: Choice) -> None:
        """No hints: the puzzle is to find it."""
        self.console.print(Text(self.speech.text("ui-puzzle-no-hint"), style="dim"))

    def tell(self, puzzle: Puzzle, choice: Choice, answer: int) -> None:
        """Right or wrong, the chances of the best options, and how the turn goes on."""
        solved = choice.options[answer].notation == puzzle.best
        rating = self.progress.note(puzzle, solved)
        message = "ui-puzzle-right" if solved else "ui-puzzle-wrong"
        self.console.print(Text(self.speech.text(message, {"option": self.label(puzzle.best)}), style="bold green"))
        game = self.timeline.game
        telling = Telling(self.speech, game.VOCABULARY)
        for one in puzzle.options:
            does = telling.short(preview(game, one.notation))
            self.console.print(Text(f"  {100 * one.chance:3.0f} %  {self.label(one.notation)}  {does}"))
        for message, line in (("ui-puzzle-line", puzzle.line), ("ui-puzzle-instead", puzzle.instead)):
            if line:
                args = {"option": self.label(puzzle.obvious), "line": " → ".join(map(self.label, line))}
                self.console.print(Text(self.speech.text(message, args), style="dim"))
        self.console.print(Text(self.speech.text("ui-puzzle-rating", {"n": rating}), style="dim"))

    def label(self, notation: str) -> str:
        words = self.timeline.game.VOCABULARY
        code = words.parse(notation)
        return self.speech.text(words.label_id(code), words.option_args(code))


def table_of(puzzle: Puzzle) -> Table:
    seats = ["person"] * puzzle.players
    return Table(puzzle.game(), seats, default_names(seats))
