"""Who may open a server to the network, and what others are told of it."""

from pathlib import Path

import httpx
import pytest

from agon.server import network as networks
from agon.server.config import ServerConfig
from agon.server.network import Network, is_at_this_machine
from agon.server.refusals import Conflict, Forbidden
from tests.networks import own_address

from .server_process import ServerProcess

HERE = {"host": "127.0.0.1:8470"}


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "found_addresses", lambda: ["192.168.1.20", "10.0.0.7", "203.0.114.9"])


@pytest.mark.parametrize(
    ("peer", "headers", "is_here"),
    [
        ("127.0.0.1", HERE, True),
        ("::1", {"host": "[::1]:8470"}, True),
        ("127.0.0.1", {"host": "localhost"}, True),
        ("192.168.1.33", HERE, False),
        ("", HERE, False),
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"host": "agon.example.org"}, False),
        ("127.0.0.1", {"host": "127.0.0.1.example.org"}, False),
        ("127.0.0.1", {"host": "192.168.1.20:8470"}, False),
        ("127.0.0.1", {**HERE, "x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {**HERE, "via": "1.1 proxy"}, False),
    ],
)
def test_only_this_machine_is_this_machine(peer: str, headers: dict[str, str], is_here: bool) -> None:
    assert is_at_this_machine(peer, headers) is is_here


async def test_a_server_of_one_machine_is_opened_on_private_addresses(two_networks: None) -> None:
    network, doors = Network(ServerConfig()), []

    async def open_door(host: str, port: int) -> None:
        doors.append((host, port))

    assert (network.is_reachable, network.can_open) == (False, False), "nobody runs it"
    network.open_door = open_door
    assert (network.is_reachable, network.can_open) == (False, True)
    assert network.urls() == ["http://192.168.1.20:8470", "http://10.0.0.7:8470"]
    await network.open()
    await network.open()
    assert doors == [("192.168.1.20", 8470), ("10.0.0.7", 8470)]
    assert (network.is_reachable, network.can_open) == (True, False)


async def test_what_cannot_be_listened_on_is_not_told(two_networks: None) -> None:
    network = Network(ServerConfig())

    async def open_door(host: str, port: int) -> None:
        if host != "10.0.0.7" or port == 1:
            raise OSError("in use")

    network.open_door = open_door
    await network.open()
    assert network.urls() == ["http://10.0.0.7:8470"]
    hopeless = Network(ServerConfig(port=1))
    hopeless.open_door = open_door
    with pytest.raises(Conflict):
        await hopeless.open()


@pytest.mark.parametrize(
    "config",
    [ServerConfig(open_network=False), ServerConfig(database_url="postgresql://agon@db/agon")],
    ids=["off", "postgres"],
)
async def test_where_it_is_off_it_stays_off(config: ServerConfig, two_networks: None) -> None:
    network = Network(config)

    async def open_door(host: str, port: int) -> None:
        raise AssertionError

    network.open_door = open_door
    with pytest.raises(Forbidden):
        await network.open()


def test_a_server_that_is_open_tells_its_addresses(two_networks: None) -> None:
    public = Network(ServerConfig(public_url="https://agon.example.org/"))
    assert (public.urls(), public.is_reachable, public.can_open) == (["https://agon.example.org"], True, False)
    everywhere = Network(ServerConfig(host="0.0.0.0"))
    assert everywhere.urls()[-1] == "http://203.0.114.9:8470"
    assert (everywhere.is_reachable, everywhere.can_open) == (True, False)
    assert Network(ServerConfig(host="192.168.1.20")).urls() == ["http://192.168.1.20:8470"]


def test_a_running_server_gets_a_second_door(tmp_path: Path) -> None:
    address = own_address()
    server = ServerProcess(tmp_path, AGON_OPEN_NETWORK="1").start()
    far = f"http://{address}:{server.port}"
    try:
        token = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}).json()["token"]
        asks = {"authorization": f"Bearer {token}"}
        path = "/api/network"
        assert httpx.post(server.url + path).status_code == 401
        for headers in ({"host": "agon.example.org"}, {"x-forwarded-for": "127.0.0.1"}):
            assert httpx.post(server.url + path, headers={**asks, **headers}).status_code == 403
        shown = httpx.get(server.url + path, headers=asks).json()
        assert (shown["reachable"], shown["can_open"]) == (False, True)
        with pytest.raises(httpx.ConnectError):
            httpx.get(far + "/api/health")
        opened = httpx.post(server.url + path, headers=asks).json()
        assert (opened["reachable"], opened["can_open"]) == (True, False)
        assert far in opened["addresses"]
        assert httpx.get(far + "/api/health").json()["status"] == "ok"
        stranger = httpx.get(far + path, headers=asks).json()
        assert stranger == {"addresses": [], "reachable": True, "can_open": False}
        assert httpx.post(far + path, headers=asks).status_code == 403
    finally:
        server.stop()
    with pytest.raises(httpx.ConnectError):
        httpx.get(far + "/api/health")
