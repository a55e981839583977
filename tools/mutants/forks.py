"""Work in forked processes: each begins with everything imported and collected, and may break what it likes."""

import contextlib
import gc
import json
import os
import resource
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

Task = TypeVar("Task")

MEMORY = 3 << 30
"""Bytes that a mutant may take beyond what it starts with."""
PATIENCE = 20
"""How many times its share of the processor a process may take by the clock, for one that sleeps."""


def in_forks(
    tasks: list[Task], work: Callable[[Task], Any], seconds: Callable[[Task], float], jobs: int
) -> Iterator[tuple[Task, Any]]:
    """What ``work`` gives for each task, as JSON, in the order in which they end; None where a process was stopped."""
    gc.collect()
    gc.freeze()
    waiting = list(reversed(tasks))
    running: dict[int, tuple[Task, Path]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                task = waiting.pop()
                answer = new_file()
                running[start(task, work, seconds(task), answer)] = (task, answer)
            ended, _ = os.wait()
            if ended in running:
                task, answer = running.pop(ended)
                yield task, read(answer)
    finally:
        gc.unfreeze()
        for child, (_, answer) in running.items():
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            answer.unlink(missing_ok=True)


def new_file() -> Path:
    handle, name = tempfile.mkstemp(suffix=".json")
    os.close(handle)
    return Path(name)


def read(answer: Path) -> Any:
    text = answer.read_text()
    answer.unlink()
    return json.loads(text) if text else None


def start(task: Task, work: Callable[[Task], Any], seconds: float, answer: Path) -> int:
    child = os.fork()
    if child:
        return child
    try:
        be_bounded(seconds)
        be_silent()
        # whole or not at all: a process that is stopped while it writes has not answered
        part = answer.with_suffix(".part")
        part.write_text(json.dumps(work(task)))
        part.rename(answer)
    finally:
        os._exit(0)


def be_bounded(seconds: float) -> None:
    limit = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    for stop in (signal.SIGALRM, signal.SIGTERM, signal.SIGPROF):
        signal.signal(stop, signal.SIG_DFL)
    signal.alarm(limit * PATIENCE)
    taken = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize() if on_linux() else 0
    if taken:
        resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, taken + MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def on_linux() -> bool:
    return Path("/proc/self/statm").exists()


def be_silent() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
