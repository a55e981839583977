"""The ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, get, route
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

import agon
from agon.kernel.errors import AgonError
from agon.server.api_types import Health, Problem
from agon.server.config import ServerConfig
from agon.server.http import error_handlers, pages
from agon.server.http.auth import AnyRequest, Caller
from agon.server.http.coach_routes import CoachController, GuideController
from agon.server.http.confirm_routes import ConfirmController
from agon.server.http.guard import Guard
from agon.server.http.hall_routes import HallController
from agon.server.http.lesson_routes import LessonsController
from agon.server.http.network_routes import NetworkController
from agon.server.http.openapi import document
from agon.server.http.parts import DatabasePart, PulsePart
from agon.server.http.people_routes import PeopleController
from agon.server.http.replay_routes import ReplaysController
from agon.server.http.table_answers import TableAnswers
from agon.server.http.table_routes import SeatsController, TablesController
from agon.server.live.socket import live
from agon.server.network import Network
from agon.server.refusals import Refusal
from agon.server.services import Services

CONTROLLERS = (
    PeopleController,
    ConfirmController,
    HallController,
    NetworkController,
    LessonsController,
    TablesController,
    SeatsController,
    ReplaysController,
    CoachController,
    GuideController,
)
HANDLERS: dict[Any, Any] = {
    Refusal: error_handlers.on_refusal,
    AgonError: error_handlers.on_engine_error,
    HTTPException: error_handlers.on_http_error,
    RecursionError: error_handlers.on_malformed,
    UnicodeError: error_handlers.on_malformed,
    SQLAlchemyError: error_handlers.on_database_error,
    ConnectionError: error_handlers.on_database_error,
    Exception: error_handlers.on_crash,
}
UNHEALTHY = {503: ResponseSpec(Problem, description="The database takes no write")}


@get("/health", tags=["operation"], responses=UNHEALTHY)
async def health(database: DatabasePart, pulse: PulsePart) -> Health:
    """Whether the server answers and its database takes a write."""
    await pulse.feel()
    kind = "postgresql" if database.is_postgres else "sqlite"
    return Health("ok", agon.__version__, kind, agon.titles())


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/schema", include_in_schema=False)
async def schema(request: AnyRequest) -> dict[str, Any]:
    """The OpenAPI document."""
    return document(request.app)


def allowing(path: str, *methods: str) -> HTTPRouteHandler:
    """The answer to OPTIONS where a path has several methods; the framework names only the first."""

    @route(path, http_method=["OPTIONS"], include_in_schema=False, status_code=204)
    async def options() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": ", ".join(sorted([*methods, "OPTIONS"]))})

    return options


def provided(services: Services, network: Network) -> dict[str, Provide]:
    """The parts that routes may ask for, by the name of their parameter. No field of a request may have such a name:
    the framework would take what is wrong with the field for an error of the server."""
    parts = {
        "answers": TableAnswers(services.tables, services.presence, services.news),
        "confirmations": services.confirmations,
        "database": services.database,
        "look_backs": services.look_backs,
        "network": network,
        "news": services.news,
        "people": services.people,
        "pulse": services.pulse,
        "puzzle_book": services.puzzles,
        "preferences": services.preferences,
        "quotas": services.quotas,
        "rates": services.rates,
        "ratings": services.ratings,
        "replays": services.replays,
        "seating": services.seats,
        "setup": services.setup,
        "sockets": services.sockets,
        "table_store": services.table_store,
        "teaching": services.lessons,
    }

    async def caller(request: AnyRequest) -> Caller:
        return Caller(request, services.people, services.rates)

    return {"caller": Provide(caller), **{name: provide(part) for name, part in parts.items()}}


def provide(part: object) -> Provide:
    async def given() -> object:
        return part

    return Provide(given)


def create_app(config: ServerConfig, network: Network | None = None) -> Guard:
    services = Services(config)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    several = [
        allowing("/me", "GET", "POST", "PATCH", "DELETE"),
        allowing("/me/channels", "GET", "PUT", "PATCH"),
        allowing("/network", "GET", "POST"),
        allowing("/tables", "GET", "POST"),
        allowing("/tables/{table_id:str}", "GET", "DELETE"),
    ]
    api = Router("/api", route_handlers=[health, metrics, schema, *several, *CONTROLLERS, live])
    app = Litestar(
        route_handlers=[api, pages.page],
        lifespan=[running],
        dependencies=provided(services, network or Network(config)),
        exception_handlers=HANDLERS,
        request_max_body_size=config.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Agon", version=agon.__version__, path="/api/raw_schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Guard(app)  # type: ignore[arg-type]
