"""Load: a few tables in the quick run, five hundred for ten minutes in the long one."""

import pytest
from typer.testing import CliRunner

from agon.server.commands import app
from agon.server.swarm import Load, swarm_report


async def test_a_small_swarm_meets_no_error() -> None:
    found = await swarm_report(Load(tables=12, rate=30, seconds=4))
    assert found["errors"] == 0
    assert found["dropped connections"] == 0
    assert found["refusals"] == {}
    assert found["measured"] > 20
    assert found["of them by bots"] > 1


@pytest.mark.postgres
async def test_a_small_swarm_on_two_processes(postgres_url: str) -> None:
    found = await swarm_report(Load(tables=24, rate=30, seconds=4), database=postgres_url, processes=2)
    assert (found["errors"], found["dropped connections"], found["refusals"]) == (0, 0, {})
    assert found["measured"] > 20
    assert found["of them by bots"] > 1


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_five_hundred_tables_for_ten_minutes() -> None:
    found = await swarm_report(Load(tables=500, rate=200, seconds=600))
    print(found)
    assert (found["errors"], found["dropped connections"], found["refusals"]) == (0, 0, {})
    assert found["moves per second"] > 180
    assert found["ms p99"] < 100
    assert found["MB last third"] < 1.15 * found["MB first third"]


def test_no_server_is_a_sentence() -> None:
    found = CliRunner().invoke(app, ["swarm", "--url", "http://127.0.0.1:9"])
    assert found.exit_code == 2
    assert "no server answers" in found.output
    assert "Traceback" not in found.output
