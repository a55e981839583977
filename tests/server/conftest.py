import os
from collections.abc import Iterator

import pytest

from . import postgres
from .house import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server on SQLite for all tests that do no harm to it."""
    house = ServerProcess(tmp_path_factory.mktemp("data")).start()
    yield house
    house.stop()


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
    houses = [ServerProcess(data, database=postgres_url).start() for _ in range(2)]
    yield houses
    for house in houses:
        house.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def doors(request: pytest.FixtureRequest) -> list[ServerProcess]:
    """Ways into one and the same house: one process on SQLite, two on PostgreSQL."""
    if request.param == "sqlite":
        return [request.getfixturevalue("server")]
    houses: list[ServerProcess] = request.getfixturevalue("pair")
    return houses
