"""HTTP for the one who sits at the machine of the server: where friends reach it."""

from litestar import Controller, get, post

from agon.server.api_types import NetworkOut
from agon.server.http.auth import AnyRequest
from agon.server.http.error_handlers import PROBLEMS
from agon.server.http.parts import CallerPart, NetworkPart
from agon.server.network import Network, is_at_this_machine
from agon.server.refusals import Forbidden


def is_host_machine(request: AnyRequest) -> bool:
    return is_at_this_machine(request.client.host if request.client else "", request.headers)


def network_out(network: Network) -> NetworkOut:
    return NetworkOut(network.urls(), network.is_reachable, network.can_open)


class NetworkController(Controller):
    path = "/network"
    tags = ("operation",)

    @get(responses=PROBLEMS)
    async def look(self, request: AnyRequest, caller: CallerPart, network: NetworkPart) -> NetworkOut:
        """The addresses for invitations. Whoever comes from elsewhere uses the one they came by, and is told nothing."""
        await caller.known_person()
        return network_out(network) if is_host_machine(request) else NetworkOut([], True, False)

    @post(responses=PROBLEMS, status_code=200)
    async def open(self, request: AnyRequest, caller: CallerPart, network: NetworkPart) -> NetworkOut:
        """Listen on the network too. Only at the machine itself, and never where a public address is set."""
        await caller.known_person()
        if not is_host_machine(request):
            raise Forbidden("err-network-closed", "only at the machine on which the server runs")
        await network.open()
        return network_out(network)
