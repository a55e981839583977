"""Running the server: logs, address, shutdown."""

import logging
import signal
import sys

import structlog
import uvicorn

from agon.server.config import ServerConfig
from agon.server.http.app import create_app


def set_up_logs(config: ServerConfig) -> None:
    """One line per event: readable in a terminal, JSON where machines read."""
    level = logging.getLevelName(config.log_level.upper())
    pretty = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if config.log_json else pretty,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level if isinstance(level, int) else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def run(config: ServerConfig) -> None:
    """Serve until interrupted. Open connections are told to come back, queued moves are written."""
    set_up_logs(config)
    options = uvicorn.Config(
        create_app(config),
        host=config.host,
        port=config.port,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # uvicorn sends itself the signal again when all is closed
    uvicorn.Server(options).run()
