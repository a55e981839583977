"""Where notices arrive in the tests, and what sends them."""

import asyncio
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

from agon.server.config import Smtp
from agon.server.notices.sender import Letter, Sender


class Postbox:
    """A mail server and a web server that keep what they are given."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.hooks: list[tuple[str, bytes]] = []
        self.hosts: list[str] = []
        self.servers: list[asyncio.Server] = []

    async def open(self, smtp_port: int, http_port: int) -> None:
        self.servers.append(await asyncio.start_server(self.smtp, "127.0.0.1", smtp_port))
        self.servers.append(await asyncio.start_server(self.http, "127.0.0.1", http_port))

    async def smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 hello\r\n")
        while line := (await reader.readline()).decode().strip().upper():
            if line == "DATA":
                writer.write(b"354 go on\r\n")
                raw = await reader.readuntil(b"\r\n.\r\n")
                self.mails.append(str(message_from_bytes(raw, policy=default).get_content()))
            writer.write(b"221 bye\r\n" if line == "QUIT" else b"250 ok\r\n")
        writer.close()

    async def http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.lower().splitlines() if line.startswith("content-length")
        )
        self.hosts += [line[5:].strip() for line in head.splitlines() if line.lower().startswith("host:")]
        self.hooks.append((head.split()[1], await reader.readexactly(length)))
        status = b"410 Gone" if head.split()[1] == "/gone" else b"201 Created"
        writer.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


class Postman:
    """A sender that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []

    async def send(self, channels: dict[str, Any], letter: Letter) -> list[dict[str, Any]]:
        self.letters.append(letter)
        return []


def sender_in(folder: Path, private: bool = False) -> Sender:
    """A sender without a mail server; ``private``: it may call this machine."""
    return Sender(folder, Smtp(), "mailto:agon@localhost", private)
