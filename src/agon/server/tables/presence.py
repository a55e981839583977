"""Who is at which table right now, and whether they are looking. Other processes tell theirs over the bus."""

from collections.abc import Callable
from dataclasses import dataclass

from agon.server.store.bus import BusMessage
from agon.server.store.rows import now

FORGET_SECONDS = 60.0
"""A process that has been silent for this long is gone, and its visitors with it."""

ANONYMOUS = ""
"""In the place of a person: onlookers without a name."""


@dataclass
class Visit:
    sockets: int
    focused: int
    heard: float


class Presence:
    def __init__(self, origin: str, publish: Callable[[BusMessage], None]) -> None:
        self.origin = origin
        self.publish = publish
        self.visits: dict[tuple[str, str], dict[str, Visit]] = {}
        self.people_at: dict[str, set[str]] = {}

    def here(self, table: str, person: str, sockets: int, focused: int) -> None:
        """The visitors of this process."""
        self.note(self.origin, table, person, sockets, focused)
        self.publish(BusMessage(self.origin, "presence", table, [person, sockets, focused]))

    def elsewhere(self, message: BusMessage) -> None:
        """The visitors of another process."""
        person, sockets, focused = message.data
        self.note(message.origin, message.table, str(person), int(sockets), int(focused))

    def note(self, origin: str, table: str, person: str, sockets: int, focused: int) -> None:
        by_process = self.visits.setdefault((table, person), {})
        if sockets:
            by_process[origin] = Visit(sockets, focused, now())
        else:
            by_process.pop(origin, None)
        if by_process:
            self.people_at.setdefault(table, set()).add(person)
        else:
            del self.visits[table, person]
            self.forget(table, person)

    def forget(self, table: str, person: str) -> None:
        people = self.people_at.get(table, set())
        people.discard(person)
        if not people:
            self.people_at.pop(table, None)

    async def repeat(self) -> None:
        """Tell the others again, so that they do not forget and new ones learn; forget who is silent."""
        limit = now() - FORGET_SECONDS
        for (table, person), by_process in list(self.visits.items()):
            for origin, visit in list(by_process.items()):
                if origin == self.origin:
                    self.here(table, person, visit.sockets, visit.focused)
                elif visit.heard < limit:
                    self.note(origin, table, person, 0, 0)

    def is_connected(self, table: str, person: str | None) -> bool:
        return person is not None and (table, person) in self.visits

    def others(self, table: str, seated: set[str | None]) -> int:
        """How many people look at a table without sitting at it."""
        return len(self.people_at.get(table, set()) - seated - {ANONYMOUS})

    def is_watched(self, table: str) -> bool:
        """Whether anybody at all looks at a table."""
        return table in self.people_at

    def is_looking(self, table: str, person: str) -> bool:
        return any(visit.focused for visit in self.visits.get((table, person), {}).values())
