"""The OpenAPI document. The framework loses bounds inside optional fields; msgspec knows its structs exactly."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

from agon.server import api_types, coach_types

REFERENCE = "#/components/schemas/{name}"


@cache
def document(app: Litestar) -> dict[str, Any]:
    whole = app.openapi_schema.to_schema()
    named = whole["components"]["schemas"]
    structs = [getattr(ours, name) for name in named for ours in (api_types, coach_types) if hasattr(ours, name)]
    _, exact = msgspec.json.schema_components(structs, ref_template=REFERENCE)
    named.update(exact)
    return whole
