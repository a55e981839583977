"""Web push: the server's key, and letters sealed for one browser."""

import contextlib
import os
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02, b64urlencode

KEEP_SECONDS = 86_400
"""How long the push service keeps a letter for a browser that is not there."""
VALID_SECONDS = 12 * 3600
GONE = (404, 410)
"""What a push service answers when the browser has ended the subscription."""


def server_keys(data: Path) -> Vapid02:
    """The server's key for web push, made once and kept in the data folder."""
    path = data / "vapid.pem"
    if not path.is_file():
        data.mkdir(parents=True, exist_ok=True)
        keys = Vapid02()
        keys.generate_keys()
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.touch(0o600)
        fresh.write_bytes(keys.private_pem())
        with contextlib.suppress(FileExistsError):
            os.link(fresh, path)
        fresh.unlink()
    return Vapid02.from_file(str(path))


def public_key(keys: Vapid02) -> str:
    """The public key that a browser subscribes with."""
    raw = keys.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return str(b64urlencode(raw))


def sealed(subscription: dict[str, Any], data: bytes, keys: Vapid02, contact: str) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a letter that only one browser can read."""
    from pywebpush import WebPusher  # slow to import and seldom needed

    endpoint = urlsplit(subscription["endpoint"])
    expires = int(time.time()) + VALID_SECONDS
    claims = {"sub": contact, "aud": f"{endpoint.scheme}://{endpoint.netloc}", "exp": expires}
    headers = {"content-encoding": "aes128gcm", "ttl": str(KEEP_SECONDS), **keys.sign(claims)}
    return headers, bytes(WebPusher(subscription).encode(data)["body"])
