"""A process that thinks ends in silence with its server."""

import asyncio
import multiprocessing
from multiprocessing.connection import Connection

import pytest

from agon.server.bots.worker import Worker, answer_to, run


def ends_of_a_pipe() -> tuple[Connection, Connection]:
    return multiprocessing.Pipe()


def test_a_server_killed_before_the_worker_is_ready_is_no_error() -> None:
    ours, theirs = ends_of_a_pipe()
    run(theirs, get_ready=ours.close)


hung_up: list[Connection] = []


def hang_up() -> None:
    hung_up.pop().close()


def test_a_server_killed_while_the_worker_thinks_is_no_error() -> None:
    ours, theirs = ends_of_a_pipe()
    ours.send((hang_up, ()))
    hung_up.append(ours)  # a pipe carries functions by their name only
    run(theirs, get_ready=lambda: None)
    assert ours.closed


def test_work_that_fails_is_told_and_the_worker_goes_on() -> None:
    assert answer_to(divmod, (7, 2)) == (True, (3, 1))
    went_well, words = answer_to(divmod, (7, 0))
    assert not went_well
    assert "ZeroDivisionError" in words


LONG = 3_000_000


def do_nothing() -> None:
    pass


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_long_question_and_a_long_answer_arrive_whole(loop: str) -> None:
    """They are longer than what fits into a pipe at once, and uvloop makes the pipes it watches non-blocking."""

    async def ask() -> str:
        worker = Worker(do_nothing)
        try:
            for _ in range(3):
                answer: str = await worker.ask(60, str.upper, "a" * LONG)
            return answer
        finally:
            worker.stop()

    new_loop = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else asyncio.new_event_loop
    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(ask()) == "A" * LONG
