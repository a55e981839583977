"""A house: a database, the servers on it, and the wires that lead to them."""

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from agon.server.chaos import postgres
from agon.server.chaos.people import Company
from agon.server.chaos.processes import Process
from agon.server.chaos.wires import Wire

SQLITE, POSTGRES = "sqlite", "postgresql"
NO_POSTGRES = "no PostgreSQL on this machine (apt-get install postgresql): that half was not tried"
BACK_SECONDS = 60.0
"""Until everybody plays again after a fault; else the table has not gone on."""


class House:
    def __init__(self, folder: Path, cluster: postgres.Cluster | None, python: str | None = None) -> None:
        self.folder = folder
        self.cluster = cluster
        self.kind = POSTGRES if cluster else SQLITE
        self.clock = folder / "clock"
        env = {
            "DATABASE_URL": cluster.url if cluster else "",
            "AGON_TEST_CLOCK": str(self.clock),
            "AGON_BOT_WORKERS": "1",
            "AGON_BOT_PACE": "0",
            "AGON_RATE_LIMITS": "1",
            "AGON_LOG_LEVEL": "warning",
        }
        self.servers = [Process(folder / "data", env, python=python) for _ in range(2 if cluster else 1)]
        self.wires = [Wire(server.port) for server in self.servers]

    @property
    def database(self) -> str:
        """The address of the database for those who audit it."""
        if self.cluster is not None:
            return self.cluster.url.replace("postgresql://", "postgresql+asyncpg://")
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def file(self) -> Path:
        return self.folder / "data" / "agon.db"

    @property
    def urls(self) -> list[str]:
        return [wire.url for wire in self.wires]

    async def open(self) -> None:
        for server, wire in zip(self.servers, self.wires, strict=True):
            await asyncio.to_thread(server.start)
            await wire.open()

    async def start_again(self, server: Process) -> None:
        await asyncio.to_thread(server.start)

    async def still(self) -> None:
        """End the servers as a power cut would: the bots that played on must not write while the audit reads."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                await asyncio.to_thread(server.kill)

    async def close(self) -> None:
        for wire in self.wires:
            await wire.close()
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                with contextlib.suppress(Exception):
                    await asyncio.to_thread(server.stop)

    async def back(self, company: Company, since: float) -> float | None:
        """Seconds until every group had a move acknowledged after a moment; None if that does not happen."""
        moved = await company.all_moved_since(since, BACK_SECONDS)
        return None if moved is None else moved - since


@contextlib.asynccontextmanager
async def open_house(kind: str, python: str | None = None) -> AsyncIterator[House]:
    """Empty, and gone afterwards."""
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="agon-chaos-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        cluster = None
        if kind == POSTGRES:
            programs = postgres.programs()
            if programs is None:
                raise FileNotFoundError(NO_POSTGRES)
            cluster = stack.enter_context(postgres.running(programs))
        house = House(folder, cluster, python)
        try:
            await house.open()
            yield house
        finally:
            await house.close()
