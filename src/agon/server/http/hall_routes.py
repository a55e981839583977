"""HTTP for the hall of fame."""

from litestar import Controller, get

from agon.server.api_types import FameOut, Hall
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.parts import CallerPart, RatingsPart


class HallController(Controller):
    path = "/hall"
    tags = ("people",)

    @get(responses=PROBLEMS)
    async def look(self, caller: CallerPart, ratings: RatingsPart) -> Hall:
        """People with accounts by what they have shown in games between people at open tables."""
        person = await caller.looks_back()
        me = person.id if person else None
        hall = await ratings.hall()
        return Hall(
            {
                title: [
                    FameOut(hall.names[one.person], one.person == me, one.rating, one.spread, one.games, one.wins)
                    for one in found
                    if one.person in hall.names
                ]
                for title, found in sorted(hall.titles.items())
            }
        )
