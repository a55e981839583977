"""Answers to puzzles: the first of each person to each puzzle."""

from dataclasses import asdict, dataclass

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from agon.server.store.database import Database
from agon.server.store.schema import puzzle_answers


@dataclass(frozen=True)
class Answered:
    """``rating``: of the person in this title, after this answer."""

    person: str
    puzzle: str
    title: str
    answer: str
    solved: bool
    rating: int
    at: float


class PuzzleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def answers(self, person: str) -> dict[str, Answered]:
        """By puzzle, in the order in which they were given."""
        wanted = select(puzzle_answers).where(puzzle_answers.c.person == person).order_by(puzzle_answers.c.at)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return {row.puzzle: Answered(**row._mapping) for row in rows}

    async def add(self, answer: Answered) -> bool:
        """False if there is an answer already."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(puzzle_answers).values(asdict(answer)))
        except IntegrityError:
            return False
        return True
