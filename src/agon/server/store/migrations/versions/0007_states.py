"""States of logs are packed otherwise from here on. Nothing is changed: an older Agon could not read them, and says so."""

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Every state tells how it is packed."""
