"""E-mail addresses: nobody is written to who has not said yes to a first letter."""

from collections.abc import Awaitable, Callable
from functools import cache

from agon.server.notices.sender import Letter, Sender
from agon.server.rate_limits import DayLimit
from agon.server.refusals import Forbidden, TooMuch
from agon.server.store.people import PeopleStore
from agon.server.store.rows import Person, now
from agon.server.tables.clocks import DAY
from agon.server.tables.people import People, hashed, new_token
from agon.words import Words

VALID_SECONDS = 2 * DAY
ASKED_A_DAY = 5
"""First letters that one person may cause in a day."""
SENT_A_DAY = 3
"""First letters to one address in a day, whoever asks."""

Start = Callable[[Awaitable[None]], None]


@cache
def words(language: str) -> Words:
    return Words(language)


class Confirmations:
    def __init__(self, people: People, store: PeopleStore, sender: Sender, start: Start, url: str) -> None:
        """``start`` does work in the background; ``url`` is the address of this server in letters."""
        self.people = people
        self.store = store
        self.sender = sender
        self.start = start
        self.url = url
        self.by_person = DayLimit(ASKED_A_DAY)
        self.by_address = DayLimit(SENT_A_DAY)

    async def ask(self, person: Person, address: str) -> None:
        """Write to an address; it is used once the link in the letter is followed."""
        if not self.by_person.allows(person.id) or not self.by_address.allows(address.lower()):
            raise TooMuch("err-too-many-letters", "too many letters to confirm an address today")
        token = new_token()
        await self.store.add_confirmation(hashed(token), person.id, address)
        text = words(person.language).text("note-confirm", {"player": person.name})
        self.start(self.sender.write_to(address, Letter("Agon", text, f"{self.url}/api/confirm/{token}")))

    async def person_of(self, token: str) -> tuple[Person, str]:
        """Whose address a link confirms; refuses links that are too old or were followed before."""
        found = await self.store.confirmation(hashed(token), since=now() - VALID_SECONDS)
        person = await self.people.of_id(found[0]) if found else None
        if found is None or person is None or person.channels.get("email_pending") != found[1]:
            raise Forbidden("err-link-expired", "this link is not valid any more")
        return person, found[1]

    async def confirm(self, token: str) -> Person:
        person, address = await self.person_of(token)
        await self.people.set_channels(person, {**person.channels, "email": address, "email_pending": None})
        await self.store.drop_confirmations(person.id)
        return person

    async def forget(self, person: Person) -> None:
        await self.store.drop_confirmations(person.id)
