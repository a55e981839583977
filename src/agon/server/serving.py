"""Running the server: logs, address, shutdown."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import TextIO, cast

import structlog
import uvicorn

from agon.server.config import ServerConfig
from agon.server.doors import KEPT_FILES, Doors, raise_file_limit
from agon.server.http.app import create_app
from agon.server.log_limits import LimitedLog, LimitedRecords, PatientFile
from agon.server.network import Network
from agon.server.store.place import NO_ADDRESS, CannotStart, Place

PING_SECONDS, PONG_SECONDS = 8.0, 10.0
"""Who has said nothing for so long is asked whether they are there, and has so long for an answer: a line that is dead at
the other end is noticed after twice the first and the second together."""


def set_up_logs(config: ServerConfig) -> None:
    """One line per event: readable in a terminal, JSON where machines read."""
    level = logging.getLevelName(config.log_level.upper())
    pretty = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            LimitedLog(),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if config.log_json else pretty,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level if isinstance(level, int) else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", PatientFile(sys.stderr))),
    )
    for library in ("uvicorn.error", "asyncio", "websockets.server"):
        logging.getLogger(library).addFilter(LimitedRecords())


class Server(uvicorn.Server):
    """One that can be given another door while it runs."""

    async def listen_on(self, host: str, port: int) -> None:
        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, host, port, backlog=self.config.backlog))


def check_address(host: str, port: int) -> None:
    """Whether one can listen there; said before anybody is told that the server is open."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as door:
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                door.bind(address)
    except (OSError, OverflowError) as error:
        raise CannotStart(f"cannot listen on {host}, port {port}: {error}", NO_ADDRESS) from error


def run(config: ServerConfig, on_ready: Callable[[], None] = lambda: None) -> None:
    """Serve until interrupted. Open connections are told to come back, queued moves are written. Raises ``CannotStart``."""
    set_up_logs(config)
    place = Place(config.data, config.database)
    asyncio.run(place.take())
    try:
        check_address(config.host, config.port)
    except CannotStart:
        place.leave()
        raise
    on_ready()
    limits, network = config.limits, Network(config)
    doors = Doors(max(KEPT_FILES, raise_file_limit() - KEPT_FILES), limits.connections_per_address)
    options = uvicorn.Config(
        create_app(config, network),
        host=config.host,
        port=config.port,
        http=doors.http,  # type: ignore[arg-type]
        ws=doors.websocket,  # type: ignore[arg-type]
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # uvicorn sends itself the signal again when all is closed
    try:
        server = Server(options)
        network.open_door = server.listen_on
        server.run()
    finally:
        place.leave()
