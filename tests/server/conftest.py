import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from agon.server.config import ServerConfig
from agon.server.services import Services

from . import postgres
from .postbox import Postbox
from .server_process import HTTP_PORT, SMTP_PORT, ServerProcess

PLAIN = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
structlog.configure(processors=[structlog.processors.add_log_level, PLAIN])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server on SQLite for all tests that do no harm to it."""
    process = ServerProcess(tmp_path_factory.mktemp("data")).start()
    yield process
    process.stop()


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """The parts of a server on an empty SQLite file; nothing happens by the clock."""
    services = Services(ServerConfig(data=tmp_path, notice_delay=0.0))
    await services.database.migrate()
    services.log_writer.start()
    yield services
    await services.close()


@pytest.fixture
async def postbox() -> AsyncIterator[Postbox]:
    box = Postbox()
    await box.open(SMTP_PORT, HTTP_PORT)
    yield box
    for server in box.servers:
        server.close()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    folder = postgres.programs()
    if folder is None:
        words = "no PostgreSQL on this machine: install it (apt-get install postgresql) to run these tests"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)
    with postgres.running(folder) as url:
        yield url


@pytest.fixture(scope="session")
def pair(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two servers on one PostgreSQL database."""
    data = tmp_path_factory.mktemp("pair")
    processes = [ServerProcess(data, database=postgres_url).start() for _ in range(2)]
    yield processes
    for process in processes:
        process.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def doors(request: pytest.FixtureRequest) -> list[ServerProcess]:
    """Processes that serve the same games: one on SQLite, two on PostgreSQL."""
    if request.param == "sqlite":
        return [request.getfixturevalue("server")]
    processes: list[ServerProcess] = request.getfixturevalue("pair")
    return processes


LOOKS_BACK = (
    "test_a_record_comes_in_again_and_goes_on_from_any_move",
    "test_every_view_of_a_finished_game_can_be_seen_again",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games of the longest title belong to the long form on PostgreSQL, and where they are gone through step by step;
    on SQLite they are played every time."""
    for item in items:
        on_postgres = item.name.endswith("[postgres-hellas]") and item.path.name in {"test_wire.py", "test_game.py"}
        if on_postgres or item.name in {f"{test}[hellas]" for test in LOOKS_BACK}:
            item.add_marker(pytest.mark.slow)
