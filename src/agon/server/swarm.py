"""A load of simulated players: many live tables at once, moves at a given rate, and a report.

Two simulated people and bots sit at each table. The time measured is from the moment one person sends a move
until the other person's client has received the view after it.
"""

import asyncio
import contextlib
import os
import random
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from agon.client import BROKEN_LINE, Client, RefusedError

TABLES_PER_PAIR = 20
MEMORY = re.compile(r"^process_resident_memory_bytes ([\d.e+]+)$", re.MULTILINE)
WRITES = re.compile(r"^agon_write_seconds_(sum|count) ([\d.e+-]+)$", re.MULTILINE)
CPU = re.compile(r"^process_cpu_seconds_total ([\d.e+]+)$", re.MULTILINE)
MOVES_MADE = re.compile(r'^agon_moves_total\{.*?by="(\w+)".*?\} ([\d.e+]+)$', re.MULTILINE)
SAMPLE_SECONDS = 5.0
SETTLE_SECONDS = 5.0
"""After all tables have been set up, before measuring."""
WARM_UP_HASTE = 1.5
"""How much faster than wanted people move while the games, all begun together, get to different ages."""


class ChoiceSeen(msgspec.Struct):
    seat: int
    options: list[msgspec.Raw] | None


class ViewSeen(msgspec.Struct):
    choice: ChoiceSeen | None


class MessageSeen(msgspec.Struct):
    """The few fields of the server's messages that a simulated player looks at."""

    t: str
    seq: int | None = None
    seat: int | None = None
    view: ViewSeen | None = None
    reason: str | None = None


decoder = msgspec.json.Decoder(MessageSeen)


@dataclass
class Tally:
    """What happened, for the report."""

    latencies: list[float] = field(default_factory=list)
    refusals: dict[str, int] = field(default_factory=dict)
    games: int = 0
    broken_lines: int = 0
    errors: list[str] = field(default_factory=list)
    memory: list[tuple[float, float]] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    writes: dict[str, float] = field(default_factory=dict)
    own_lag: list[float] = field(default_factory=list)
    moves: list[tuple[float, dict[str, float]]] = field(default_factory=list)


@dataclass
class Load:
    """What a swarm is asked to do."""

    tables: int = 500
    rate: float = 200.0
    seconds: float = 60.0
    warm_up: float = 0.0
    title: str = "dice_forge"
    bots: int = 1
    level: str = "easy"


class Watch:
    """One table: when its moves were sent, so that the other side can tell how long they took."""

    def __init__(self) -> None:
        self.sent: dict[int, tuple[float, Player]] = {}
        self.over = asyncio.Event()


class Player:
    """One connection of a simulated person to one table."""

    def __init__(self, swarm: "Swarm", client: Client, table: str, watch: Watch) -> None:
        self.swarm = swarm
        self.client = client
        self.table = table
        self.watch = watch
        self.socket: ClientConnection | None = None
        self.pending: MessageSeen | None = None

    async def run(self) -> None:
        address = f"ws{self.client.url.removeprefix('http')}/api/tables/{self.table}/live"
        while not self.watch.over.is_set():
            try:
                async with connect(address, compression=None, max_size=2**23, open_timeout=60) as socket:
                    self.socket = socket
                    await socket.send(msgspec.json.encode({"t": "hello", "token": self.client.token}).decode())
                    await self.read(socket)
            except BROKEN_LINE:
                self.swarm.tally.broken_lines += 1
                await asyncio.sleep(1.0)

    async def read(self, socket: ClientConnection) -> None:
        async for data in socket:
            message = decoder.decode(data)
            if message.t == "view":
                self.see(message, time.perf_counter())
                if self.watch.over.is_set():
                    return
            elif message.t == "refused":
                reason = message.reason or ""
                self.swarm.tally.refusals[reason] = self.swarm.tally.refusals.get(reason, 0) + 1

    def see(self, message: MessageSeen, at: float) -> None:
        assert message.view is not None
        assert message.seq is not None
        if message.view.choice is None:
            self.watch.over.set()
        elif message.view.choice.options is not None:
            if self.pending is None or self.pending.seq != message.seq:
                self.pending = message
                self.swarm.ready.append(self)
        self.swarm.arrived(self, message.seq, at)

    async def choose(self, rng: random.Random) -> bool:
        """Answer the pending question; False if there is none any more."""
        message, self.pending = self.pending, None
        if message is None or self.socket is None or self.watch.over.is_set():
            return False
        assert message.view is not None
        assert message.seq is not None
        choice = message.view.choice
        if choice is None or choice.options is None:
            return False
        self.watch.sent[message.seq + 1] = (time.perf_counter(), self)
        move = {
            "t": "move",
            "seq": message.seq,
            "option": rng.randrange(len(choice.options)),
            "seat": choice.seat,
            "id": secrets.token_hex(6),
        }
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(msgspec.json.encode(move).decode())
        return True


class Swarm:
    def __init__(self, urls: list[str], load: Load) -> None:
        """``urls``: of processes that share a database; the people of a table are at the same one."""
        self.urls = urls
        self.load = load
        self.rng = random.Random(1)
        self.tally = Tally()
        self.ready: deque[Player] = deque()
        self.tasks: set[asyncio.Task[None]] = set()
        self.seen: set[str] = set()
        self.measuring = False
        self.hasty = load.warm_up > 0

    def arrived(self, player: Player, seq: int, at: float) -> None:
        """A view has come: the moves of others up to it took until now."""
        self.seen.add(player.table)
        for earlier in [one for one in player.watch.sent if one <= seq]:
            sent, mover = player.watch.sent[earlier]
            if mover is not player:
                del player.watch.sent[earlier]
                if self.measuring:
                    self.tally.latencies.append(at - sent)

    async def run(self) -> None:
        pairs = max(1, -(-self.load.tables // TABLES_PER_PAIR))
        doors = [self.urls[pair % len(self.urls)] for pair in range(pairs) for _ in range(2)]
        clients = [await Client.greet(url, f"Player {number}") for number, url in enumerate(doors)]
        for number in range(self.load.tables):
            pair = number % pairs
            self.start(self.keep_table(clients[2 * pair], clients[2 * pair + 1]))
            await asyncio.sleep(0.01)
        pacing = asyncio.create_task(self.pace())
        while len(self.seen) < self.load.tables:
            await asyncio.sleep(0.2)
        await asyncio.sleep(self.load.warm_up)
        self.hasty = False
        await asyncio.sleep(SETTLE_SECONDS)
        self.measuring = True
        await self.watch_server()
        pacing.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(pacing, *self.tasks, return_exceptions=True)
        for client in clients:
            await client.http.aclose()

    def start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)

    async def keep_table(self, host: Client, guest: Client) -> None:
        """One game after another at one table."""
        while True:
            try:
                seats = ["me", "open", *[f"bot:{self.load.level}"] * self.load.bots]
                table = await host.create(self.load.title, seats)
                await guest.join(table["id"], table["invite"])
            except (RefusedError, httpx.HTTPError) as error:
                self.tally.errors.append(repr(error))
                await asyncio.sleep(1.0)
                continue
            watch = Watch()
            await asyncio.gather(*[Player(self, one, table["id"], watch).run() for one in (host, guest)])
            self.tally.games += 1

    async def pace(self) -> None:
        """Let people move so often that all moves together come at the wanted rate."""
        share = 2 / (2 + self.load.bots)
        step = 1.0 / (self.load.rate * share)
        due = time.perf_counter()
        while True:
            due = max(due + (step / WARM_UP_HASTE if self.hasty else step), time.perf_counter() - 0.5)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.measuring:
                self.tally.own_lag.append(time.perf_counter() - due)
            while self.ready and not await self.ready.popleft().choose(self.rng):
                pass

    async def watch_server(self) -> None:
        end = time.perf_counter() + self.load.seconds
        async with httpx.AsyncClient(timeout=30) as http:
            while True:
                texts = [(await http.get(f"{url}/api/metrics")).text for url in self.urls]
                at = time.perf_counter()
                self.note_figures(at, "\n".join(texts))
                if at >= end:
                    return
                await asyncio.sleep(min(SAMPLE_SECONDS, end - at))

    def note_figures(self, at: float, text: str) -> None:
        """The figures of all processes together."""
        self.tally.memory.append((at, sum(map(float, MEMORY.findall(text))) / 1e6))
        self.tally.cpu.append(sum(map(float, CPU.findall(text))))
        self.tally.writes = added_up(WRITES.findall(text))
        self.tally.moves.append((at, added_up(MOVES_MADE.findall(text))))


def added_up(figures: list[tuple[str, str]]) -> dict[str, float]:
    """The sum under each name."""
    sums: dict[str, float] = {}
    for name, value in figures:
        sums[name] = sums.get(name, 0.0) + float(value)
    return sums


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def report(swarm: Swarm) -> dict[str, Any]:
    """The figures of a run."""
    tally = swarm.tally
    (first, before), (last, after) = tally.moves[0], tally.moves[-1]
    by = {who: (after[who] - before.get(who, 0.0)) / (last - first) for who in after}
    memory = [size for _, size in tally.memory]
    third = max(1, len(memory) // 3)
    return {
        "tables": swarm.load.tables,
        "seconds": round(last - first, 1),
        "moves per second": round(sum(by.values()), 1),
        "of them by bots": round(by.get("bot", 0.0), 1),
        "measured": len(tally.latencies),
        "ms median": round(1000 * percentile(tally.latencies, 0.5), 1),
        "ms p95": round(1000 * percentile(tally.latencies, 0.95), 1),
        "ms p99": round(1000 * percentile(tally.latencies, 0.99), 1),
        "ms worst": round(1000 * max(tally.latencies, default=float("nan")), 1),
        "ms per write": round(1000 * tally.writes["sum"] / tally.writes["count"], 1),
        "ms own lag p99": round(1000 * percentile(tally.own_lag, 0.99), 1),
        "CPU ms per move": round(1000 * (tally.cpu[-1] - tally.cpu[0]) / (sum(by.values()) * (last - first)), 2),
        "server CPU %": round(100 * (tally.cpu[-1] - tally.cpu[0]) / (last - first), 1),
        "games finished": tally.games,
        "refusals": tally.refusals,
        "dropped connections": tally.broken_lines,
        "errors": [*tally.errors[:3], len(tally.errors)] if tally.errors else 0,
        "MB at start": round(memory[0], 1),
        "MB first third": round(sum(memory[:third]) / third, 1),
        "MB last third": round(sum(memory[-third:]) / third, 1),
        "MB at end": round(memory[-1], 1),
    }


@contextlib.asynccontextmanager
async def own_server(database: str = "", python: str = sys.executable) -> AsyncIterator[str]:
    """A server of our own in another process, without rate limits, on an empty folder. ``python``: of which
    installation."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**os.environ, "AGON_RATE_LIMITS": "0", "DATABASE_URL": database, "AGON_LOG_LEVEL": "warning"}
    with tempfile.TemporaryDirectory(prefix="agon-swarm-") as data:
        command = [python, "-m", "agon.server", "serve", "--port", str(port), "--data", data]
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)  # noqa: S603
        try:
            url = f"http://127.0.0.1:{port}"
            await wait_for(url)
            yield url
        finally:
            process.terminate()
            process.wait(30)


async def wait_for(url: str, seconds: float = 60.0) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(int(seconds / 0.1)):
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(f"{url}/api/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise TimeoutError(f"no server at {url}")


async def swarm_report(
    load: Load, url: str = "", database: str = "", python: str = sys.executable, processes: int = 1
) -> dict[str, Any]:
    async with contextlib.AsyncExitStack() as stack:
        urls = [url] if url else []
        while len(urls) < processes:
            urls.append(await stack.enter_async_context(own_server(database, python)))
        swarm = Swarm(urls, load)
        await swarm.run()
        return report(swarm)


COMPARED = ("CPU ms per move", "moves per second", "ms median", "ms p99", "MB at end")


async def compare(load: Load, beside: str, rounds: int) -> list[dict[str, Any]]:
    """The same load on this installation and on another one, in turns, so that a busy machine hurts both alike: the
    median of every figure, and ours as a share of theirs."""
    found: dict[str, list[dict[str, Any]]] = {sys.executable: [], beside: []}
    for python in track([*found] * rounds, "measuring", console=Console(stderr=True)):
        found[python].append(await swarm_report(load, python=python))
    rows = []
    for name in COMPARED:
        ours, theirs = (statistics.median(one[name] for one in found[python]) for python in found)
        rows.append({"figure": name, "this": ours, "other": theirs, "share": round(ours / theirs, 3)})
    return rows
