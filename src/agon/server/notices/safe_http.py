"""HTTP to addresses that people have named: only to public ones, never into the operator's own network."""

import asyncio
import ipaddress
import socket

import httpx

TIMEOUT = 15.0
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotAllowedError(Exception):
    """An address inside the operator's own network."""


class PublicTransport(httpx.AsyncBaseTransport):
    """Looks a name up once, checks what it stands for and connects to just that: a name that is looked up twice
    may answer differently the second time."""

    def __init__(self) -> None:
        self.inner = httpx.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        host = request.url.host
        request.url = request.url.copy_with(host=await public_address(host))
        request.extensions = {**request.extensions, "sni_hostname": host}
        return await self.inner.handle_async_request(request)

    async def aclose(self) -> None:
        await self.inner.aclose()


def client(private: bool) -> httpx.AsyncClient:
    """``private``: the operator allows addresses of the own network."""
    transport = httpx.AsyncHTTPTransport() if private else PublicTransport()
    return httpx.AsyncClient(transport=transport, timeout=TIMEOUT, follow_redirects=False, trust_env=False)


async def public_address(host: str) -> str:
    """The address of a host, if all its addresses are public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise NotAllowedError(host)
    return addresses[0]


def is_public(text: str) -> bool:
    address = embedded(ipaddress.ip_address(text.partition("%")[0]))
    return address.is_global and not address.is_multicast


def embedded(address: Address) -> Address:
    """The IPv4 address that an IPv6 address leads to, if it does."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or address
