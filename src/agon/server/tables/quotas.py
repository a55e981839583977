"""How much of the disk a person may fill, and what is given up first."""

from agon.server.config import Limits
from agon.server.refusals import TooMuch
from agon.server.store.rows import now
from agon.server.store.tables import TableStore
from agon.server.tables.clocks import DAY

BROUGHT_SECONDS = 30 * DAY
"""A game that was brought in from elsewhere and not touched for this long is removed."""


class Quotas:
    def __init__(self, store: TableStore, limits: Limits, keep_days: float) -> None:
        """``keep_days``: how long finished games are kept; 0: for ever, as long as their host has room."""
        self.store = store
        self.limits = limits
        self.keep_days = keep_days

    async def check(self, person: str, brought: int = 0) -> None:
        """Refuse a new table to a person without room; ``brought``: bytes of a game from elsewhere."""
        used, of_them_brought = await self.store.bytes_of(person)
        if used + brought > self.limits.bytes_per_person:
            raise TooMuch("err-no-room", f"at most {self.limits.bytes_per_person} bytes of games")
        if brought and of_them_brought + brought > self.limits.brought_bytes_per_person:
            raise TooMuch("err-no-room", f"at most {self.limits.brought_bytes_per_person} bytes of imported games")

    async def expire(self) -> list[str]:
        """Remove what is old, and the oldest finished games of those who have filled their share; which they were."""
        at = now()
        finished_before = at - self.keep_days * DAY if self.keep_days else 0.0
        gone = await self.store.old_tables(finished_before, at - BROUGHT_SECONDS)
        for host, used in await self.store.hosts_above(self.limits.bytes_per_person):
            gone += await self.store.oldest_finished(host, used - self.limits.bytes_per_person)
        gone = sorted(set(gone))
        await self.store.remove(gone)
        return gone
