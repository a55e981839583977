"""Where the games are kept, made ready before the server opens: private, ours alone, of a known form, writable.

Whatever is wrong with it is one sentence and an exit code of ``sysexits.h``, so that people and systemd can tell.
"""

import contextlib
import os
import stat
import sys
from importlib.resources import files
from pathlib import Path

import asyncpg
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from agon.server.store.database import Database
from agon.server.store.pulse import Pulse

OUT_OF_REACH, NO_ADDRESS, BROKEN, NOT_WRITABLE, IN_USE, TOO_NEW = 69, 71, 74, 73, 75, 78
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
OWN_FILES = ("agon.db", "agon.db-wal", "agon.db-shm", "agon.lock", "vapid.pem")
FULL = ("disk is full", "no space left", "disk i/o error", "disk quota")
READ_ONLY = ("readonly", "read-only", "unable to open")


class CannotStart(Exception):
    """Why the server does not open, for the one who starts it."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


class Place:
    """Held as long as the server runs: the lock goes with it, also when it is killed."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.is_file = not url.startswith("postgresql")
        self.lock = -1

    async def take(self) -> None:
        os.umask(0o077)
        self.make_private()
        if self.is_file:
            self.take_lock()
        try:
            await self.open_once()
        except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            self.leave()
            raise self.problem(error) from error
        except CannotStart:
            self.leave()
            raise
        self.make_files_private()

    # ------------------------------------------------------------------ the folder

    def make_private(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
            probe = self.folder / f".agon-{os.getpid()}"
            probe.touch(PRIVATE_FILE)
            probe.unlink()
        except OSError as error:
            raise self.problem(error) from error
        mode = self.folder.stat()
        is_shared = mode.st_mode & stat.S_ISVTX or mode.st_uid != os.getuid() if sys.platform != "win32" else True
        if not is_shared and stat.S_IMODE(mode.st_mode) != PRIVATE_FOLDER and self.is_ours():
            self.folder.chmod(PRIVATE_FOLDER)

    def is_ours(self) -> bool:
        """A folder in which games lie, or nothing; not one that somebody named by mistake."""
        return (self.folder / "agon.db").exists() or not any(self.folder.iterdir())

    def make_files_private(self) -> None:
        for name in OWN_FILES:
            with contextlib.suppress(OSError):
                (self.folder / name).chmod(PRIVATE_FILE)

    def take_lock(self) -> None:
        """SQLite is for one process: two would each keep games in memory that the other changes."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            self.lock = os.open(self.folder / "agon.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE_FILE)
        except OSError as error:
            raise self.problem(error) from error
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.leave()
            raise CannotStart(
                f"another server keeps its games in {self.folder}: stop it, name another folder with --data, "
                "or use PostgreSQL for several processes",
                IN_USE,
            ) from error

    def leave(self) -> None:
        if self.lock >= 0:
            os.close(self.lock)
            self.lock = -1

    # ------------------------------------------------------------------ the database

    async def open_once(self) -> None:
        database = Database(self.url, self.folder)
        try:
            async with database.reading() as connection:
                found = await connection.run_sync(
                    lambda sync: (
                        sync.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
                        if inspect(sync).has_table("alembic_version")
                        else []
                    )
                )
            if not set(found) <= known_versions():
                raise CannotStart(
                    f"the database has the form {', '.join(found)} of a newer Agon: update this one, "
                    "or go back to a backup",
                    TOO_NEW,
                )
            await database.migrate()
            await Pulse(database).write()
        finally:
            await database.close()

    def problem(self, error: Exception) -> CannotStart:
        """What has gone wrong, in words."""
        said = str(error.orig if isinstance(error, DBAPIError) else error)
        if any(words in said.lower() for words in FULL) or (isinstance(error, OSError) and error.errno == 28):
            return CannotStart(f"the disk under {self.folder} is full or broken: {said}", BROKEN)
        if not self.is_file and not isinstance(error, PermissionError):
            return CannotStart(f"the database does not let us in: {said}", OUT_OF_REACH)
        if isinstance(error, OSError) or any(words in said.lower() for words in READ_ONLY):
            return CannotStart(f"the folder {self.folder} cannot be written: {said}", NOT_WRITABLE)
        return CannotStart(f"the database in {self.folder} cannot be used: {said}", BROKEN)


def known_versions() -> set[str]:
    config = Config()
    config.set_main_option("script_location", str(files("agon.server.store").joinpath("migrations")))
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
