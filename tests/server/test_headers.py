"""What a browser is told to beware of, and requests that are no requests."""

import re
import socket

import httpx
import pytest

from agon.server.http import pages

from .server_process import ServerProcess
from .test_schema import greeted

PLACES = ["/", "/t/abc", "/api/titles", "/api/nothing", "/api/health", "/api/schema", "/%ff"]


def first_line(server: ServerProcess, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(request)
        return line.recv(300).split(b"\r\n")[0]


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_has_its_headers(server: ServerProcess, place: str) -> None:
    headers = httpx.get(f"{server.url}{place}", timeout=60).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("place", ["/", "/api/titles", "/api/health", "/api/schema"])
def test_head_is_get_without_a_body(server: ServerProcess, place: str) -> None:
    got, head = (httpx.request(method, f"{server.url}{place}", timeout=60) for method in ("GET", "HEAD"))
    assert head.status_code == got.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"] == got.headers["content-type"]


def test_no_page_loads_scripts_from_elsewhere(server: ServerProcess) -> None:
    for place in ("", "/swagger", "/redoc", "/elements", "/rapidoc", "/scalar"):
        text = httpx.get(f"{server.url}/api/raw_schema{place}", timeout=60).text
        assert not re.search(r"<script[^>]+https?://", text)
    assert "<script" not in pages.NOT_BUILT
    index = pages.STATIC / "index.html"
    if index.is_file():
        assert not re.search(r"<script(?![^>]*\bsrc=)", index.read_text())
        assert not re.search(r"\son\w+=", index.read_text())


@pytest.mark.parametrize(
    "path",
    [b"/%ff", b"/%", b"/api/tables/%00", b"/assets/%00.js", b"/a%0d%0ab", b"/x?y=%ff", b"/x?y=%", b"/" + b"a" * 3000],
)
def test_a_malformed_path_is_refused(server: ServerProcess, path: bytes) -> None:
    request = b"GET " + path + b" HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n"
    assert first_line(server, request) == b"HTTP/1.1 400 Bad Request"


@pytest.mark.parametrize("path", ["/" + "a" * 400, "/" + "a/" * 400, "/assets/" + "é" * 100])
def test_a_path_that_no_file_has_is_a_place_of_the_page(server: ServerProcess, path: str) -> None:
    assert httpx.get(f"{server.url}{path}", timeout=60).status_code == 200


BODIES = {
    "nothing": b"",
    "half": b"{",
    "a list": b"[]",
    "null": b"null",
    "no utf-8": b'{"name":"\xff\xfe"}',
    "half a sign": b'{"name":"\\ud800"}',
    "deep": b"[" * 100_000,
    "deep objects": b'{"record":' * 50_000,
    "deep options": b'{"title":"dice_forge","players":2,"seats":[{"kind":"me"},{"kind":"open"}],"options":'
    + b'{"a":' * 900
    + b"1"
    + b"}" * 901,
    "deep record": b'{"record":{"title":"dice_forge","choices":' + b"[" * 900 + b"]" * 900 + b"}}",
    "endless number": b'{"name":1e999}',
    "other encoding": '{"name":"Anna"}'.encode("utf-16"),
}


@pytest.mark.parametrize("body", BODIES)
def test_a_malformed_body_is_the_fault_of_its_sender(server: ServerProcess, body: str) -> None:
    person = greeted(server.url)
    for path in ("/api/me", "/api/tables", "/api/import", "/api/login"):
        for kind in ("application/json", "application/json; charset=utf-16", "text/plain", "application/msgpack"):
            headers = {**person, "content-type": kind}
            answer = httpx.post(f"{server.url}{path}", content=BODIES[body], headers=headers, timeout=60)
            assert 400 <= answer.status_code < 500, (path, kind, answer.text)
