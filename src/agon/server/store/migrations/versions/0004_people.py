"""Codes that bring a person to another device, games put into the archive, who has left a seat, and games that count."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_codes_person"), "codes", ["person"], unique=False)
    op.add_column("seats", sa.Column("archived", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("left", sa.String(length=32), nullable=True))
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("finished", sa.Float(), nullable=False),
        sa.Column("places", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("rated_games_order", "rated_games", ["title", "finished"], unique=False)
