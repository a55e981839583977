"""What people answered to puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("answer", sa.String(length=200), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "puzzle"),
    )
