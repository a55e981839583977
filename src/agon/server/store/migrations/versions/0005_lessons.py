"""Tables at which a lesson is given, by the fingerprint of its script."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(length=16), nullable=True))
