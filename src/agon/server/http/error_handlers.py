"""Refusals and errors as HTTP answers, all of one form."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from agon.kernel.errors import AgonError
from agon.server.api_types import Problem
from agon.server.metrics import REFUSALS
from agon.server.refusals import Refusal, Unavailable
from agon.server.store.database import is_out_of_order

logger = structlog.get_logger()

MEANINGS = {
    400: "Malformed",
    401: "No person behind this token",
    403: "Not for this person",
    404: "No such table, or not open to this person",
    405: "Not with this method",
    409: "Not as the table or the rules stand",
    413: "Too large",
    429: "Too many requests",
}
PROBLEMS = {status: ResponseSpec(Problem, description=meaning) for status, meaning in MEANINGS.items()}
REASONS = {404: "err-unknown-page", 405: "err-unknown-page", 413: "err-too-large", 429: "err-too-many-requests"}

AnyRequest = Request[Any, Any, Any]


def answer(status: int, reason: str, args: dict[str, Any], detail: str) -> Response[Problem]:
    return Response(Problem(reason, args, detail), status_code=status, media_type="application/json")


def on_refusal(_request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    REFUSALS.labels(reason=refusal.reason).inc()
    return answer(refusal.status, refusal.reason, refusal.arguments, refusal.detail)


def on_engine_error(_request: AnyRequest, error: AgonError) -> Response[Problem]:
    return answer(409, "err-bad-options", {}, str(error))


def on_http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    fields = [f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra or () if isinstance(one, dict)]
    detail = "; ".join([error.detail, *fields])
    response = answer(status, REASONS.get(status, "err-malformed"), {}, detail)
    response.headers.update(error.headers or {})
    return response


def on_malformed(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """What the decoder has no error of its own for."""
    nested = isinstance(error, RecursionError)
    return answer(400, "err-malformed", {}, "this is nested too deeply" if nested else "this is no UTF-8")


def on_database_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The database is away, locked or full: one line, and nobody's fault who asks."""
    if not is_out_of_order(error):
        return on_crash(request, error)
    logger.error("database failed", path=request.url.path, error=str(error.__cause__ or error))
    return on_refusal(request, Unavailable())


def on_crash(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("request failed", path=request.url.path, exc_info=error)
    return answer(500, "err-server", {}, "something went wrong; try again")
