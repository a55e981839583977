"""The browser page: built files when they are there, else a word on how to build them."""

import gzip
from functools import cache
from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.response import File

from agon.server.http.auth import AnyRequest
from agon.server.refusals import Unknown

STATIC = Path(str(files("agon.server"))) / "static"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Agon</title>
<body style="font-family: sans-serif; max-width: 40em; margin: 4em auto">
<h1>Agon</h1><p>The server runs, but the browser page is not built.
Run <code>make play</code>, which builds it, or talk to the <a href="/api/schema">interface</a> directly.</p>"""
# Named here, because what a machine knows of file types differs, and a script of unknown type is not run.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED = {".css", ".html", ".js", ".json", ".svg"}
LONG = "public, max-age=31536000, immutable"


@cache
def packed(path: Path, _changed: float) -> bytes:
    """A file as it goes over the line; all of them together take less than a photograph."""
    return gzip.compress(path.read_bytes(), mtime=0)


def sent(request: AnyRequest, path: Path, caching: str) -> File | Response[bytes]:
    kind = TYPES.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if path.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        content = packed(path, path.stat().st_mtime)
        return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return File(path, content_disposition_type="inline", media_type=kind, headers=headers)


def built_file(path: str) -> Path | None:
    """The file of the page at a path; a path that no file can have is a place inside the page."""
    try:
        wanted = (STATIC / path.lstrip("/")).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(STATIC) else None
    except (OSError, ValueError):
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> File | Response[bytes] | Response[str]:
    """A built file; any other address is a place inside the page."""
    path = str(request.path_params.get("path", "/"))
    if path.startswith("/api/"):
        raise Unknown("err-unknown-page", "there is nothing here")
    wanted = built_file(path)
    if wanted is not None:
        return sent(request, wanted, LONG if "/assets/" in path else "no-cache")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/html")
    return sent(request, index, "no-cache")
