"""A process that thinks ends in silence with its server."""

import multiprocessing
from multiprocessing.connection import Connection

from agon.server.bots.worker import answer_to, run


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
