"""Faults of single tables: contained where they show, told once, so that neither the others nor the log suffer."""

import structlog

from agon.server.refusals import Refusal

MOST_TOLD = 10_000

logger = structlog.get_logger()
told: set[tuple[str, str, int | None, str]] = set()


class Broken(Refusal):
    """A table that cannot be read or shown. Its people get this sentence, the operator the line in the log."""

    status = 500

    def __init__(self) -> None:
        super().__init__("err-table-broken", "this table cannot be shown; the server's log says why")


def tell_once(event: str, error: BaseException, table: str, seq: int | None = None) -> None:
    """A line in the log for the first fault of this kind of a table in this position."""
    key = (event, table, seq, type(error).__name__)
    if key in told:
        return
    if len(told) >= MOST_TOLD:
        told.clear()
    told.add(key)
    logger.error(event, table=table, seq=seq, exc_info=error)
