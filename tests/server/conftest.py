from collections.abc import Iterator

import pytest

from .house import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for the tests of a module, on SQLite."""
    house = ServerProcess(tmp_path_factory.mktemp("data")).start()
    yield house
    house.stop()
