"""What is fuzzed: functions from bytes, which fail only if something is wrong. Every engine of fuzzing drives the same ones.

Bytes that begin with ``{`` are taken as JSON; others are a list of damages that are done to a sound save or record, so that
mutated bytes reach beyond the first check.
"""

import asyncio
import contextlib
import copy
import json
import random
import tempfile
import warnings
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import agon
from agon.kernel.errors import AgonError, ImpossibleChance
from agon.kernel.game import Game

TITLES = agon.titles()
WRECKS: list[Any] = [None, True, 0, 1, -1, 7, 64, 2**31, 2**63, 10**30, 1.5, "", "?", "0", [], {}, [[]], [0] * 50]
MOST_DAMAGES = 4


class Dealer:
    """Decisions read off bytes, one after another; zero when they are used up."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    @property
    def is_spent(self) -> bool:
        return self.at >= len(self.data)

    def below(self, limit: int) -> int:
        """Two bytes each."""
        taken = self.data[self.at : self.at + 2]
        self.at += 2
        return int.from_bytes(taken, "big") % limit if limit else 0


@cache
def sound(title: str, moves: int) -> tuple[str, str]:
    """A save and a record of a game, as JSON."""
    game, rng = agon.new(title, agon.title(title).min_players, moves), random.Random(moves)
    while game.choice is not None and game.moves < moves:
        game.apply(rng.randrange(len(game.choice.codes)))
    return json.dumps(game.dump()), json.dumps(agon.record(game))


def damaged(dealer: Dealer, which: int) -> Any:
    """A sound save (0) or record (1) with something changed, dropped or doubled."""
    saved = json.loads(sound(TITLES[dealer.below(len(TITLES))], (0, 12, 60)[dealer.below(3)])[which])
    for _ in range(1 + dealer.below(MOST_DAMAGES)):
        node: Any = saved
        while True:
            keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
            if not keys:
                break
            key = keys[dealer.below(len(keys))]
            if isinstance(node[key], dict | list) and node[key] and dealer.below(4):
                node = node[key]
                continue
            damage(node, key, dealer)
            break
    return saved


def damage(node: Any, key: Any, dealer: Dealer) -> None:
    way = dealer.below(5)
    if way == 0:
        del node[key]
    elif way == 1 and isinstance(node, list):
        node.insert(key, copy.deepcopy(node[key]))
    elif way == 2 and type(node[key]) is int:
        node[key] += dealer.below(7) - 3
    elif way == 3 and type(node[key]) is int:
        node[key] ^= 1 << dealer.below(64)
    else:
        node[key] = copy.deepcopy(WRECKS[dealer.below(len(WRECKS))])


def given(data: bytes, which: int) -> Any:
    if data[:1] != b"{":
        return damaged(Dealer(data), which)
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def load(data: bytes) -> None:
    """A save is refused with the proper error, or it is a game."""
    saved = given(data, 0)
    if not isinstance(saved, dict):
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            game = agon.load(saved)
    except agon.BadSave:
        return
    check_game(game)


def replay(data: bytes) -> None:
    """A record is refused with the proper error, or it is a game."""
    saved = given(data, 1)
    if not isinstance(saved, dict):
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            game = agon.replay(saved)
    except agon.BadRecord:
        return
    check_game(game)


def check_game(game: Game) -> None:
    for seat in [None, *range(int(game.players))]:
        json.dumps(game.view(seat))
    assert game.copy().digest() == game.digest()
    with contextlib.suppress(ImpossibleChance):  # a save may impose what cannot be: then the move is not made
        agon.playout(game.copy(), 1, 10)


@cache
def board(title: str) -> Game:
    return agon.new(title, agon.title(title).min_players, 3)


def notation(data: bytes) -> None:
    """A text is an option, or it is refused and nothing has changed; what parses is written the same way again."""
    text = data[1:].decode("utf-8", "surrogateescape")
    game = board(TITLES[data[0] % len(TITLES)] if data else TITLES[0])
    before = game.digest()
    try:
        code = game.VOCABULARY.parse(text)
    except (AgonError, ValueError):
        pass
    else:
        assert game.VOCABULARY.parse(game.VOCABULARY.notation(code)) == code
    twin = game.copy()
    try:
        twin.play(text)
    except AgonError:
        assert twin.digest() == before
    assert game.digest() == before


class Outlet:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.is_free = True
        self.texts: list[bytes] = []

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.texts += texts


class Server:
    """The parts of a server on an empty file, with one table; nobody is connected but the one who is fuzzed."""

    def __init__(self) -> None:
        from agon.server.config import ServerConfig
        from agon.server.services import Services

        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory(prefix="agon-fuzz-")
        config = ServerConfig(data=Path(self.folder.name), rate_limits=False)

        async def make() -> Services:
            services = Services(config)
            await services.database.migrate()
            services.log_writer.start()
            return services

        self.services = self.loop.run_until_complete(make())
        self.loop.run_until_complete(self.sit_down())

    async def sit_down(self) -> None:
        from agon.server.api_types import NewTable, SeatWish

        services = self.services
        self.person, _ = await services.people.register("Anna", "en")
        seats = [SeatWish("me"), SeatWish("hotseat")]
        row = await services.setup.create(self.person, NewTable(title="dice_forge", players=2, seats=seats))
        self.table = await services.tables.get(row.id)

    def take(self, text: str) -> list[dict[str, Any]]:
        return self.loop.run_until_complete(self.taken(text))

    async def taken(self, text: str) -> list[dict[str, Any]]:
        """What a frame is answered with."""
        from agon.server.live.connection import Connection

        outlet = Outlet()
        connection = Connection(self.table.id, self.person, outlet)
        await self.services.handler.handle(connection, text)
        self.services.broadcast.write(connection)
        return [msgspec.json.decode(answer) for answer in outlet.texts]


@cache
def server() -> Server:
    return Server()


def frames(data: bytes) -> None:
    """Whatever comes over a line, it is answered or refused; the table can be shown, its log grows by one at most."""
    house = server()
    before = house.table.seq
    answers = house.take(data.decode("utf-8", "replace"))
    reasons = {answer.get("reason") for answer in answers}
    assert not reasons & {"err-server", "err-table-broken", "err-cannot-save"}, answers
    assert house.table.seq - before in (0, 1)
    assert {"table", "view"} <= {answer["t"] for answer in answers}


TARGETS: dict[str, Callable[[bytes], None]] = {"load": load, "replay": replay, "notation": notation, "frames": frames}
