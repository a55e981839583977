"""Ratings of people with accounts, from finished games between people at open tables.

A game counts if every seat was a different person's with an account. It does not if a bot held a seat from the start, if
one person sat in two seats, if it went on from another game or a record, or if bots advised in it. Who has left the game,
and for whom a bot plays at its end, comes last; whoever took such a seat over is not rated.
"""

from dataclasses import dataclass, field

from openskill.models import PlackettLuce, PlackettLuceRating

from agon.server.background import Desk
from agon.server.store.ratings import RatedGame, RatingStore
from agon.server.store.rows import Seat, TableRow

LISTED = 50
MOST_WAITING = 20
BASE, SCALE, SURE = 1000.0, 20.0, 3.0
"""A newcomer stands at the base: a rating is the mean less three spreads, so it is what is as good as certain."""


@dataclass
class Standing:
    """How somebody stands in one title."""

    person: str
    rating: int
    spread: int
    games: int
    wins: int


@dataclass
class Hall:
    """The names of those who may be shown, and their standings by title, the best first."""

    names: dict[str, str] = field(default_factory=dict)
    titles: dict[str, list[Standing]] = field(default_factory=dict)


def candidates(table: TableRow, chairs: list[Seat]) -> dict[str, int] | None:
    """By person, the seat that is rated; None if the game does not count, whoever they are."""
    if table.source is not None or table.hints or not table.result or table.visibility != "public":
        return None
    rated = {chair.left or chair.person or "": chair.seat for chair in chairs}
    if "" in rated or len(rated) < max(2, len(chairs)):
        return None
    return rated


def places_of(table: TableRow, chairs: list[Seat], rated: dict[str, int]) -> dict[str, int]:
    """Winners are first, the others follow by their points; who has abandoned the game is last."""
    result = table.result or {}
    winners, scores = result["winners"], result.get("scores") or [0] * len(chairs)

    def rank(seat: int) -> tuple[int, int]:
        chair = chairs[seat]
        if chair.left is not None or chair.is_played_by_bot:
            return 2, 0
        return (0, 0) if seat in winners else (1, -scores[seat])

    order = sorted({rank(seat) for seat in rated.values()})
    return {person: order.index(rank(seat)) for person, seat in rated.items()}


def standings(games: list[RatedGame]) -> dict[str, list[Standing]]:
    """Everybody's standing, title by title: the same games in the same order give the same standings."""
    model = PlackettLuce()
    skills: dict[tuple[str, str], PlackettLuceRating] = {}
    played: dict[tuple[str, str], list[int]] = {}
    for game in games:
        keys = [(game.title, person) for person in game.places]
        teams = [[skills.get(key) or model.rating()] for key in keys]
        for key, (skill,) in zip(
            keys, model.rate(teams, ranks=[float(place) for place in game.places.values()]), strict=True
        ):
            skills[key] = skill
            played.setdefault(key, []).append(game.places[key[1]])
    found: dict[str, list[Standing]] = {}
    for (title, person), skill in skills.items():
        rating, spread = shown(skill)
        past = played[title, person]
        found.setdefault(title, []).append(Standing(person, rating, spread, len(past), past.count(0)))
    for standing in found.values():
        standing.sort(key=lambda one: (-one.rating, one.spread, one.person))
    return found


def shown(skill: PlackettLuceRating) -> tuple[int, int]:
    certain = float(skill.mu) - SURE * float(skill.sigma)
    return round(BASE + SCALE * certain), round(SCALE * 2 * float(skill.sigma))


class Ratings:
    def __init__(self, store: RatingStore) -> None:
        self.store = store
        self.desk = Desk(MOST_WAITING)
        self.kept: tuple[int, dict[str, list[Standing]]] | None = None

    async def take_in(self) -> int:
        """Look at the games that have ended since; how many count."""
        counted = 0
        for table, chairs in await self.store.unseen():
            rated = candidates(table, chairs)
            known = await self.store.names(list(rated)) if rated else {}
            places = places_of(table, chairs, rated) if rated and len(known) == len(rated) else None
            if await self.store.note(table, places) and places:
                counted += 1
        return counted

    async def look(self) -> None:
        """By the clock."""
        await self.take_in()

    async def hall(self) -> Hall:
        """Who stands where. A game that counts stays counted, so their number tells whether anything is new."""
        await self.take_in()
        games = await self.store.games()
        if self.kept is None or self.kept[0] != len(games):
            self.kept = len(games), await self.desk.work(lambda: standings(games))
        titles = {title: found[:LISTED] for title, found in self.kept[1].items()}
        people = {one.person for found in titles.values() for one in found}
        return Hall(await self.store.names(sorted(people)), titles)
