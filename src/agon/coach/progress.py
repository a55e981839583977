"""What somebody has solved, and a rating of their own: puzzles play against them as in chess (Elo)."""

import json
from pathlib import Path

from agon.coach.puzzles import Puzzle

START = 1200
SPREAD = 800
"""Between puzzles that every stronger bot solves and those that none does."""
STEP = 32


def rating_of(puzzle: Puzzle) -> int:
    return round(START - SPREAD / 2 + SPREAD * puzzle.missed)


def rating_after(rating: int, puzzle: Puzzle, solved: bool) -> int:
    expected = 1 / (1 + 10 ** ((rating_of(puzzle) - rating) / 400))
    return round(rating + STEP * (solved - expected))


class Progress:
    """Kept in a file; only the first answer to a puzzle counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        kept = json.loads(path.read_text("utf-8")) if path.is_file() else {}
        self.rating: int = int(kept.get("rating", START))
        self.answers: dict[str, bool] = dict(kept.get("answers", {}))

    def note(self, puzzle: Puzzle, solved: bool) -> int:
        if puzzle.id not in self.answers:
            self.answers[puzzle.id] = solved
            self.rating = rating_after(self.rating, puzzle, solved)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({"rating": self.rating, "answers": self.answers}), encoding="utf-8")
        return self.rating
