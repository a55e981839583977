"""The ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, get, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

import agon
from agon.kernel.errors import AgonError
from agon.server.api_types import Health
from agon.server.config import Settings
from agon.server.http import error_handlers as answers
from agon.server.http import pages
from agon.server.http.auth import AnyRequest, house_of
from agon.server.http.openapi import document
from agon.server.http.people_routes import PeopleController
from agon.server.http.replay_routes import ReplaysController
from agon.server.http.table_routes import TablesController
from agon.server.live.socket import live
from agon.server.refusals import Refusal
from agon.server.services import House

CONTROLLERS = (PeopleController, TablesController, ReplaysController)
HANDLERS: dict[Any, Any] = {
    Refusal: answers.on_refusal,
    AgonError: answers.on_engine_error,
    HTTPException: answers.on_http_error,
    Exception: answers.on_crash,
}


@get("/health", tags=["operation"])
async def health(request: AnyRequest) -> Health:
    """Whether the server and its database answer."""
    house = house_of(request)
    async with house.database.reading() as connection:
        await connection.execute(text("SELECT 1"))
    database = "postgresql" if house.settings.is_postgres else "sqlite"
    return Health("ok", agon.__version__, database, agon.titles())


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


def create_app(settings: Settings) -> Litestar:
    house = House(settings)

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    several = [
        allowing("/me", "GET", "POST", "PATCH", "DELETE"),
        allowing("/me/channels", "GET", "PUT", "PATCH"),
        allowing("/tables", "GET", "POST"),
    ]
    api = Router("/api", route_handlers=[health, metrics, schema, *several, *CONTROLLERS, live])
    return Litestar(
        route_handlers=[api, pages.page],
        lifespan=[open_house],
        state=State({"house": house}),
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(title="Agon", version=agon.__version__, path="/api/raw_schema"),
        logging_config=None,
    )
