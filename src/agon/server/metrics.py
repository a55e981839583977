"""Figures for Prometheus."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("agon_moves", "Moves made", ["title", "by"])
REFUSALS = Counter("agon_refusals", "Messages refused", ["reason"])
SOCKETS = Gauge("agon_sockets", "Open WebSocket connections")
LIVE_TABLES = Gauge("agon_rooms", "Games in memory")
BOT_SECONDS = Histogram("agon_bot_seconds", "Time a bot took for a choice", ["level"])
BOT_FAILURES = Counter("agon_bot_failures", "Bots that ran out of time or broke", ["level"])
WRITE_SECONDS = Histogram("agon_write_seconds", "Time until a batch of entries was durable")
NOTICES = Counter("agon_notices", "Notices sent", ["channel", "outcome"])
"""Label values are few and fixed, so that the series stay few."""


@cache
def moves_by(title: str, by: str) -> Counter:
    """Finding the series of some labels takes longer than counting."""
    return MOVES.labels(title=title, by=by)


@cache
def bot_seconds(level: str) -> Histogram:
    return BOT_SECONDS.labels(level=level)
