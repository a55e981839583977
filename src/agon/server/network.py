"""From where others reach this server: the machine's addresses, and a second door towards its own network.

A server starts listening on this machine alone. Whoever sits at the machine may open it to the network from the page. The
button is theirs only: a request counts as theirs if it comes from this machine, over no proxy, to an address of this
machine, which a name that points here by a trick is not. A server with a public address has no such button, and the new
door is put on private addresses alone, never on one that the whole world reaches.
"""

import contextlib
import ipaddress
import socket
import sys
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

import structlog

from agon.server.config import EVERYWHERE, ServerConfig
from agon.server.rate_limits import is_own_machine
from agon.server.refusals import Conflict, Forbidden

PROBES = ("192.168.255.255", "10.255.255.255", "172.31.255.255", "100.64.0.1")
"""Nothing is sent there; the system tells from which of its addresses it would be."""
INNER = ("docker", "br-", "veth", "virbr", "vmnet", "cni", "flannel", "podman")
"""Interfaces between programs of this machine, by what their names begin with."""
SIOCGIFADDR = 0x8915
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")

logger = structlog.get_logger()


def found_addresses() -> list[str]:
    """The IPv4 addresses of this machine in its networks, the most likely first."""
    found = [*routed(), *of_interfaces()]
    return [address for address in dict.fromkeys(found) if is_of_a_network(address)]


def is_of_a_network(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified)


def is_private(address: str) -> bool:
    """Not reached from the whole world."""
    return not ipaddress.ip_address(address).is_global


def routed() -> list[str]:
    found = []
    for probe in PROBES:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            line.connect((probe, 9))
            found.append(str(line.getsockname()[0]))
    return found


def of_interfaces() -> list[str]:
    """By the system's own list where it has one, else by the name of the machine."""
    if sys.platform != "linux":
        with contextlib.suppress(OSError):
            return socket.gethostbyname_ex(socket.gethostname())[2]
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for _, name in socket.if_nameindex():
            if name.startswith(INNER):
                continue
            with contextlib.suppress(OSError):  # one without an address
                told = fcntl.ioctl(line, SIOCGIFADDR, name.encode()[:15].ljust(40, b"\0"))
                found.append(socket.inet_ntoa(told[20:24]))
    return found


def is_named_here(host: str) -> bool:
    """Whether the address that a browser shows is one of this machine alone: ``127.0.0.1:8470``, ``localhost``."""
    name = urlsplit(f"//{host}").hostname or ""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(name).is_loopback
    return name == "localhost"


def is_at_this_machine(peer: str, headers: Mapping[str, str]) -> bool:
    """Whether a request was made at this machine itself."""
    if not peer or not is_own_machine(peer) or any(name in headers for name in FORWARDED):
        return False
    return is_named_here(headers.get("host", ""))


class Network:
    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.open_door: Callable[[str, int], Awaitable[None]] | None = None
        """Makes the running server listen on one more address; set by whoever runs it."""
        self.opened: list[str] = []

    @property
    def listens_everywhere(self) -> bool:
        return self.config.host in EVERYWHERE

    @property
    def is_reachable(self) -> bool:
        """From other machines."""
        here = not self.listens_everywhere and is_own_machine(self.config.host)
        return bool(self.config.public_url or self.opened or not here)

    def urls(self) -> list[str]:
        """Where others reach the server, or would after opening it."""
        if self.config.public_url:
            return [self.config.url]
        if self.opened:
            hosts = self.opened
        elif self.is_reachable and not self.listens_everywhere:
            hosts = [self.config.host]
        else:
            hosts = [one for one in found_addresses() if self.listens_everywhere or is_private(one)]
        return [f"http://{host}:{self.config.port}" for host in hosts]

    @property
    def can_open(self) -> bool:
        alone = not self.is_reachable and not self.config.is_postgres
        return alone and self.config.open_network and self.open_door is not None and bool(self.urls())

    async def open(self) -> None:
        """Listen on the private addresses of this machine too."""
        if self.is_reachable:
            return
        if not self.can_open or self.open_door is None:
            raise Forbidden("err-network-closed", "this server is not opened to the network from the page")
        for address in (one for one in found_addresses() if is_private(one)):
            try:
                await self.open_door(address, self.config.port)
            except OSError as error:
                logger.warning("cannot listen", address=address, problem=str(error))
                continue
            self.opened.append(address)
        if not self.opened:
            raise Conflict("err-network-taken", "none of the addresses can be listened on")
        logger.info("open to the network", addresses=self.opened)
