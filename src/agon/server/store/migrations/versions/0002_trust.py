"""Sizes of tables for quotas, addresses to be confirmed, and a row to try a write on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bytes", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET bytes = (SELECT coalesce(sum(length(state)), 0) FROM log WHERE table_id = tables.id)")
    op.create_index("tables_host", "tables", ["host"], unique=False)
    op.create_table(
        "confirmations",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_confirmations_person"), "confirmations", ["person"], unique=False)
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
