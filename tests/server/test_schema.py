"""The OpenAPI document is true, and every operation stands whatever it is sent."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from .server_process import ServerProcess


@pytest.fixture(scope="module")
def api(server: ServerProcess) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema")


schema = schemathesis.pytest.from_fixture("api")


def greeted(url: str) -> dict[str, str]:
    token = httpx.post(f"{url}/api/me", json={"name": "Anna"}).json()["token"]
    return {"authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def person(server: ServerProcess) -> dict[str, str]:
    return greeted(server.url)


@pytest.fixture(scope="module")
def table(server: ServerProcess, person: dict[str, str]) -> str:
    body = {"title": "dice_forge", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    return str(httpx.post(f"{server.url}/api/tables", json=body, headers=person).json()["id"])


def thoroughly(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@schema.parametrize()
@thoroughly(15)
def test_every_operation_keeps_its_promise(
    case: Any, server: ServerProcess, person: dict[str, str], table: str
) -> None:
    keeps_promise(case, server, person, table)


@pytest.mark.slow
@schema.parametrize()
@thoroughly(200)
def test_every_operation_keeps_its_promise_always(
    case: Any, server: ServerProcess, person: dict[str, str], table: str
) -> None:
    keeps_promise(case, server, person, table)


def keeps_promise(case: Any, server: ServerProcess, person: dict[str, str], table: str) -> None:
    """Half of the well-formed calls on tables meet a real one."""
    number = case.path_parameters.get("table_id", "") if case.path_parameters else ""
    if len(number) % 2 and case.meta is not None and case.meta.generation.mode.is_positive:
        case.path_parameters["table_id"] = table
    forgets = case.method == "DELETE" and case.path in ("/api/me", "/api/me/devices")
    case.call_and_validate(headers=greeted(server.url) if forgets else person)


def test_the_document_names_the_operations(server: ServerProcess) -> None:
    paths = httpx.get(f"{server.url}/api/schema").json()["paths"]
    assert {"/api/me", "/api/tables", "/api/tables/{table_id}/join", "/api/tables/{table_id}/replay"} <= set(paths)


def test_health_and_metrics(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/api/health").json()["status"] == "ok"
    assert "agon_moves" in httpx.get(f"{server.url}/api/metrics").text


def test_other_addresses_are_places_of_the_page(server: ServerProcess) -> None:
    for path in ("/", "/t/abc", "/rules/hellas", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
        answer = httpx.get(f"{server.url}{path}")
        assert answer.status_code == 200
        assert "text/html" in answer.headers["content-type"]
        assert "root:" not in answer.text
    assert httpx.get(f"{server.url}/api/nothing").status_code == 404
