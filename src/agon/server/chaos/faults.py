"""What can happen to a server and its database. Each fault strikes, ends, and says so; others see how people get on."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import stat
import sys
from typing import ClassVar

from agon.server.chaos.house import POSTGRES, SQLITE, House
from agon.server.chaos.processes import obeying_file_modes
from agon.server.store.place import NOT_WRITABLE

FAULTS: dict[str, type["Fault"]] = {}


class Wrong(Exception):
    """A server has not met a fault as it should."""


class Fault:
    """``strike`` returns when the harm has ended; from then on the time to recover is taken."""

    name = ""
    databases: ClassVar[tuple[str, ...]] = (SQLITE, POSTGRES)

    def __init_subclass__(cls) -> None:
        FAULTS[cls.name] = cls

    def __init__(self, house: House, rng: random.Random) -> None:
        self.house = house
        self.rng = rng
        self.server = rng.choice(house.servers)

    async def strike(self) -> None:
        raise NotImplementedError

    async def settle(self) -> None:
        """What is still to be seen when people play again."""
        return


class Killed(Fault):
    name = "kill -9"

    async def strike(self) -> None:
        self.server.kill()
        await self.house.start_again(self.server)


class Restarted(Fault):
    """As an upgrade does it."""

    name = "restart"

    async def strike(self) -> None:
        await asyncio.to_thread(self.server.stop)
        await self.house.start_again(self.server)


class DatabaseCrashed(Fault):
    name = "database crash"
    databases = (POSTGRES,)
    mode = "immediate"

    async def strike(self) -> None:
        cluster = self.house.cluster
        assert cluster is not None
        await asyncio.to_thread(cluster.stop, self.mode)
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        await asyncio.to_thread(cluster.start)


class DatabaseRestarted(DatabaseCrashed):
    name = "database restart"
    mode = "fast"


class WorkersKilled(Fault):
    name = "bot workers killed"

    async def strike(self) -> None:
        for server in self.house.servers:
            for pid in server.bot_workers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


class DiskFull(Fault):
    """No file of the server may grow or be written beyond its first page: so it is when nothing is left."""

    name = "full disk"
    databases = (SQLITE,)
    seconds = 2.0

    async def strike(self) -> None:
        import resource

        pid = self.server.running.pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
        await asyncio.sleep(self.seconds)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


class ReadOnlyFile(Fault):
    """A server that finds its file read-only says so and ends; when that is mended, everything is there."""

    name = "read-only file"
    databases = (SQLITE,)

    async def strike(self) -> None:
        self.server.kill()
        files = [self.house.file, self.house.file.parent]
        modes = [stat.S_IMODE(file.stat().st_mode) for file in files]
        try:
            for file, mode in zip(files, modes, strict=True):
                file.chmod(mode & ~0o222)
            await self.must_refuse()
        finally:
            for file, mode in zip(files, modes, strict=True):
                file.chmod(mode)
            await self.house.start_again(self.server)

    async def must_refuse(self) -> None:
        if os.geteuid() == 0 and not obeying_file_modes():
            return  # root without setpriv: modes mean nothing here
        self.server.launch(obeying_file_modes())
        code = await asyncio.to_thread(self.server.running.wait, 60)
        if code != NOT_WRITABLE:
            raise Wrong(f"started on a read-only file, the server ended with {code} instead of {NOT_WRITABLE}")


class ReadOnlyDatabase(Fault):
    """As after a change to a standby: the database answers and takes nothing."""

    name = "read-only database"
    databases = (POSTGRES,)
    seconds = 2.0
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'agon' and pid <> pg_backend_pid()"

    async def tell(self, statement: str) -> None:
        cluster = self.house.cluster
        assert cluster is not None
        await asyncio.to_thread(cluster.tell, statement, "postgres")

    async def strike(self) -> None:
        await self.tell("alter database agon set default_transaction_read_only = on")
        await self.tell(self.others)
        await asyncio.sleep(self.seconds)
        await self.tell("alter database agon reset default_transaction_read_only")
        await self.tell(self.others)


class Locked(Fault):
    """Somebody else holds the database, sometimes for longer than a server waits."""

    name = "locked database"
    lock = "lock table log, tables in access exclusive mode"

    async def strike(self) -> None:
        seconds = self.rng.choice([3.0, 12.0])
        if self.house.cluster is not None:
            statement = f"begin; {self.lock}; select pg_sleep({seconds}); commit"
            await asyncio.to_thread(self.house.cluster.tell, statement)
            return
        with contextlib.closing(sqlite3.connect(self.house.file, isolation_level=None, timeout=10)) as other:
            other.execute("begin immediate")
            await asyncio.sleep(seconds)
            other.execute("rollback")


class ClockJump(Fault):
    """The clock of the servers is hours wrong for a while, ahead or behind."""

    name = "clock jump"

    async def strike(self) -> None:
        for jump in self.rng.sample([7200.0, -7200.0], 2):
            self.house.clock.write_text(str(jump), "ascii")
            await asyncio.sleep(1.0)
        self.house.clock.unlink()


class LinesCut(Fault):
    name = "cut sockets"

    async def strike(self) -> None:
        for _ in range(3):
            for wire in self.house.wires:
                wire.cut()
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))


class LinesDead(Fault):
    """Half-open: nothing arrives any more, and the server is not told. It must notice by itself."""

    name = "half-open sockets"
    noticed_seconds = 40.0

    async def strike(self) -> None:
        self.lines = [line for wire in self.house.wires for line in wire.deaden()]
        await asyncio.sleep(1.0)
        for line in self.lines:
            line.near.transport.abort()

    async def settle(self) -> None:
        waiting = [asyncio.create_task(line.far_closed.wait()) for line in self.lines]
        if not waiting:
            return
        _, open_still = await asyncio.wait(waiting, timeout=self.noticed_seconds)
        for task in open_still:
            task.cancel()
        if open_still:
            raise Wrong(f"{len(open_still)} of {len(waiting)} dead lines were open after {self.noticed_seconds} s")


def possible() -> list[str]:
    """Names of the faults that this system has the means for."""
    return [name for name in FAULTS if sys.platform == "linux" or name != DiskFull.name]
