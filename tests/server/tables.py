"""Tables for the tests of single parts, set up without HTTP."""

from agon.server.api_types import NewTable, SeatWish
from agon.server.services import Services
from agon.server.store.rows import Person
from agon.server.tables.live_table import LiveTable


async def new_person(services: Services, name: str = "Anna") -> Person:
    person, _token = await services.people.register(name, "en")
    return person


async def new_table(
    services: Services, title: str, seats: list[str], host: Person | None = None, **more: object
) -> LiveTable:
    """A table of a person; seats as ``me``, ``open``, ``hotseat``, ``bot:hard``."""
    wishes = [SeatWish(kind, level or "normal") for kind, _, level in (seat.partition(":") for seat in seats)]  # type: ignore[arg-type]
    wish = NewTable(title=title, players=len(seats), seats=wishes, **more)  # type: ignore[arg-type]
    row = await services.setup.create(host or await new_person(services), wish)
    return await services.tables.get(row.id)
