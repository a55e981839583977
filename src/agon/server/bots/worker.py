"""A process that thinks: it is asked one question at a time over a pipe, and read without a thread in between."""

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import parent_process
from typing import Any

STARTING_SECONDS = 60.0
"""How long a new process may take to get ready; loading the engines takes a while on a busy machine."""


class WorkerLost(Exception):
    """The process has ended, or was ended because its answer was late."""


class WorkFailed(Exception):
    """The work raised something; it is told by its words."""


def run(pipe: Connection, get_ready: Callable[[], None]) -> None:
    """In the process: answer until the server ends, also when it is killed."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    get_ready()
    with contextlib.suppress(EOFError, OSError):  # the server has ended: nobody is there to be answered
        pipe.send((True, None))
        while True:
            work, about = pipe.recv()
            pipe.send(answer_to(work, about))


def answer_to(work: Callable[..., Any], about: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether it went well, and what came of it; what the work raises never ends the process."""
    try:
        return True, work(*about)
    except Exception as error:
        return False, repr(error)


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Worker:
    """Started when it is made; ``ask`` waits until it is ready."""

    def __init__(self, get_ready: Callable[[], None]) -> None:
        """``get_ready`` is called in the process before anything is asked."""
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=run, args=(far_end, get_ready), daemon=True)
        self.process.start()
        far_end.close()
        self.answer: asyncio.Future[Any] | None = None
        self.ready: asyncio.Task[Any] | None = None
        self.is_watched = False

    async def ask(self, seconds: float, work: Callable[..., Any], *about: Any) -> Any:
        """Its start is nobody's thinking time. A worker that is late is ended, and ``TimeoutError`` raised."""
        try:
            await self.wait_for_start()
            try:
                self.pipe.send_bytes(pickle.dumps((work, about)))
            except OSError as error:
                self.hang_up()
                raise WorkerLost from error
            async with asyncio.timeout(seconds):
                return await self.next_answer()
        except (TimeoutError, asyncio.CancelledError):
            self.stop()  # it may still answer what nobody waits for
            raise

    async def wait_for_start(self) -> None:
        if self.ready is None:
            self.ready = asyncio.create_task(asyncio.wait_for(self.next_answer(), STARTING_SECONDS))
        if not self.ready.done():
            await asyncio.shield(self.ready)
        self.ready.result()

    async def next_answer(self) -> Any:
        loop = asyncio.get_running_loop()
        self.answer = loop.create_future()
        if not self.is_watched:
            try:
                loop.add_reader(self.pipe.fileno(), self.hear)
                # some loops make what they watch non-blocking, and a long answer comes in pieces
                os.set_blocking(self.pipe.fileno(), True)
                self.is_watched = True
            except NotImplementedError:  # the loops of some systems cannot watch a pipe
                await asyncio.to_thread(self.pipe.poll, None)
                self.hear()
        return await self.answer

    def hear(self) -> None:
        """What it says."""
        answer = self.answer
        try:
            is_answer, value = self.pipe.recv()
        except (EOFError, OSError):
            self.hang_up()
            if answer is not None and not answer.done():
                answer.set_exception(WorkerLost())
            return
        if answer is not None and not answer.done():
            if is_answer:
                answer.set_result(value)
            else:
                answer.set_exception(WorkFailed(value))

    @property
    def is_lost(self) -> bool:
        return self.pipe.closed

    def stop(self) -> None:
        """End it, also in the middle of a thought; whoever waits for it learns that it is lost."""
        self.process.terminate()
        self.hang_up()
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(WorkerLost())

    def hang_up(self) -> None:
        if self.is_watched:
            self.is_watched = False
            with contextlib.suppress(RuntimeError):  # no loop runs any more
                asyncio.get_running_loop().remove_reader(self.pipe.fileno())
        self.pipe.close()
