"""The line between people and a server, which can be cut or go dead without a word."""

import asyncio
import contextlib

CHUNK = 65_536


class Line:
    """One connection through the wire: what is near is the client, what is far the server."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near = near
        self.far = far
        self.is_dead = False
        self.far_closed = asyncio.Event()

    def cut(self) -> None:
        self.near.transport.abort()
        self.far.transport.abort()


class Wire:
    """People connect here; the server behind it may be gone for a while."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.lines: set[Line] = set()
        self.server: asyncio.Server | None = None
        self.url = ""

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.join, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def join(self, near_reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            far_reader, far = await asyncio.open_connection("127.0.0.1", self.server_port)
        except OSError:
            near.transport.abort()
            return
        line = Line(near, far)
        self.lines.add(line)
        outward = asyncio.create_task(self.pump(line, near_reader, far))
        try:
            await self.pump(line, far_reader, near)
            line.far_closed.set()
            if not line.is_dead:
                await asyncio.wait({outward}, timeout=1.0)
        finally:
            outward.cancel()
            line.cut()
            self.lines.discard(line)

    async def pump(self, line: Line, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on what comes; on a dead line nothing arrives, and nobody is told."""
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if not line.is_dead:
                    writer.write(data)
                    await writer.drain()
            if not line.is_dead:
                writer.close()

    def cut(self) -> int:
        """Every line ends at once; how many they were."""
        lines = list(self.lines)
        for line in lines:
            line.cut()
        return len(lines)

    def deaden(self) -> list[Line]:
        """From now on nothing arrives on the lines that are open, at either end."""
        lines = [line for line in self.lines if not line.is_dead]
        for line in lines:
            line.is_dead = True
        return lines

    async def close(self) -> None:
        self.cut()
        if self.server is not None:
            self.server.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.server.wait_closed(), 5)
