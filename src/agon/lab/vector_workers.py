"""Who plays the games of a :class:`agon.lab.vector_env.VectorEnv`: this thread, several, or processes.

Each has a share of the games and writes into its rows of the shared arrays. Compiled games hold the interpreter's lock:
threads help where bots wait or the interpreter has no such lock, processes always.
"""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from agon import bots
from agon.games import title as title_of
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.lab.encoding import encoding, numbering_of
from agon.lab.observation import observer_of
from agon.search.batch import BOT, COLUMNS, LEARNER, MOST_OPTIONS, RANDOM, Batch

Arrays = dict[str, NDArray[Any]]
PATIENCE = 10.0
"""Seconds a process has to end."""


class Job:
    """What is played, and by whom; processes get it by pickle."""

    def __init__(
        self,
        title: str,
        players: int,
        options: dict[str, Any],
        bots: dict[int, str],
        by_number: bool,
        skip_forced: bool,
        rotate: bool,
    ) -> None:
        self.title = title
        self.players = players
        self.options = options
        self.bots = bots
        self.by_number = by_number
        self.skip_forced = skip_forced
        self.rotate = rotate

    def batch(self, first: int, count: int) -> Batch:
        """The games from number ``first`` on."""
        title = title_of(self.title)
        words = title.game.VOCABULARY
        kinds = {None: LEARNER, "random": RANDOM}
        who = [kinds.get(self.bots.get(seat), BOT) for seat in range(self.players)]
        return Batch(
            title,
            self.players,
            self.options,
            observer_of(self.title, self.players),
            numbering_of(encoding(self.title, self.players)),
            [len(row.kinds) for row in words.verbs],
            who,
            [],
            first,
            count,
            self.by_number,
            self.skip_forced,
            self.rotate,
        )

    def bots_for(self, seed: int, first: int, count: int) -> list[list["Chair | None"]]:
        """By game and seat; their seeds come from that of the environment and the place of the game."""
        thinking = {seat: name for seat, name in self.bots.items() if name != "random"}
        return [
            [
                Chair(thinking[seat], (seed << 80) + (place << 48) + (seat << 40)) if seat in thinking else None
                for seat in range(self.players)
            ]
            for place in range(first, first + count)
        ]


class Chair:
    """Where a bot sits: another one in every game, for a bot plays one seat of one game."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self.seed = seed
        self.game: Game | None = None
        self.bot = bots.make(spec, seed)

    def move(self, game: Game) -> int:
        if game is not self.game:
            self.seed += 1
            self.game = game
            self.bot = bots.make(self.spec, self.seed)
        return self.bot.move(game)


class Share:
    """Some of the games, and their rows of the arrays."""

    def __init__(self, job: Job, arrays: Arrays, first: int, count: int) -> None:
        self.job = job
        self.first = first
        self.batch = job.batch(first, count)
        self.rows = {name: array[first : first + count] for name, array in arrays.items()}
        self.masks = self.rows["action_masks"].reshape(-1) if job.by_number else None
        self.options = self.rows["options"].reshape(-1, COLUMNS)
        self.option_masks = self.rows["option_masks"].reshape(-1)
        self.games = np.arange(count)
        self.legal: NDArray[np.int64] = np.zeros(0, np.int64)
        self.starts: NDArray[np.int64] = np.zeros(count, np.int64)
        self.marked: NDArray[np.int64] = np.zeros(0, np.int64)
        self.slots: NDArray[np.int64] = np.zeros(0, np.int64)

    def reset(self, seed: int) -> None:
        self.batch.bots = self.job.bots_for(seed, self.first, len(self.games))
        self.batch.reset(seed)
        self.fill()

    def step(self) -> None:
        self.batch.step(self.rows["chosen"].astype("<i8").tobytes())
        self.fill()

    def fill(self) -> None:
        """Copy what the games show into the arrays."""
        batch, rows = self.batch, self.rows
        seen = np.frombuffer(batch.observer.sheet.value(), np.uint8)
        rows["observations"][:] = seen.reshape(rows["observations"].shape)
        asked = np.frombuffer(batch.asked.getvalue(), "<i8").reshape(-1, 2)
        rows["seats"][:] = asked[:, 0]
        counts = rows["option_counts"]
        counts[:] = asked[:, 1]
        self.legal = np.frombuffer(batch.legal.getvalue(), "<i8")
        self.starts = np.cumsum(counts) - counts
        self.mark_options(counts)
        rows["rewards"].fill(0.0)
        rows["terminated"].fill(False)
        for one in batch.ended:
            rows["rewards"][one.index] = one.returns
            rows["terminated"][one.index] = True

    def mark_options(self, counts: NDArray[np.int64]) -> None:
        """Only what was marked before is cleared: most of the masks is always 0."""
        self.options[self.slots] = 0
        self.option_masks[self.slots] = 0
        games = np.repeat(self.games, counts)
        self.slots = games * MOST_OPTIONS + np.arange(len(games)) - self.starts[games]
        self.options[self.slots] = np.frombuffer(self.batch.rows.getvalue(), np.uint8).reshape(-1, COLUMNS)
        self.option_masks[self.slots] = 1
        if self.masks is not None:
            self.masks[self.marked] = 0
            self.marked = games * self.rows["action_masks"].shape[1] + self.legal
            self.masks[self.marked] = 1

    def numbers(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        found: NDArray[np.int64] = self.legal[self.starts + places]
        return found


def shares_of(count: int, workers: int) -> list[tuple[int, int]]:
    """First game and number of games for each worker."""
    ends = [count * at // workers for at in range(workers + 1)]
    return [(first, end - first) for first, end in pairwise(ends)]


class Workers(Protocol):
    """What an environment asks of its crew."""

    def reset(self, seed: int) -> None: ...
    def step(self) -> None: ...
    def numbers(self, places: NDArray[np.int64]) -> NDArray[np.int64]: ...
    def close(self) -> None: ...


class Here:
    """All games in the calling thread."""

    def __init__(self, job: Job, arrays: Arrays, workers: int) -> None:
        count = len(arrays["seats"])
        self.shares = [Share(job, arrays, *one) for one in shares_of(count, workers)]

    def each(self, work: Callable[[Share], None]) -> None:
        for share in self.shares:
            work(share)

    def reset(self, seed: int) -> None:
        self.each(lambda share: share.reset(seed))

    def step(self) -> None:
        self.each(Share.step)

    def numbers(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        found = np.empty_like(places)
        for share in self.shares:
            part = slice(share.first, share.first + len(share.games))
            found[part] = share.numbers(places[part])
        return found

    def close(self) -> None:
        return


class Threads(Here):
    """A share for each thread."""

    def __init__(self, job: Job, arrays: Arrays, workers: int) -> None:
        super().__init__(job, arrays, workers)
        self.pool = ThreadPoolExecutor(workers)

    def each(self, work: Callable[[Share], None]) -> None:
        list(self.pool.map(work, self.shares))

    def close(self) -> None:
        self.pool.shutdown()


# ---------------------------------------------------------------------- processes


class Shared:
    """Arrays that several processes see."""

    def __init__(self, shapes: dict[str, tuple[tuple[int, ...], str]], name: str | None = None) -> None:
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in shapes.items()}
        starts = dict(zip(sizes, np.cumsum([0, *((size + 63) // 64 * 64 for size in sizes.values())]), strict=False))
        whole = sum((size + 63) // 64 * 64 for size in sizes.values())
        self.memory = SharedMemory(name, create=name is None, size=whole)
        self.arrays: Arrays = {
            key: np.ndarray(shape, kind, self.memory.buf, int(starts[key])) for key, (shape, kind) in shapes.items()
        }

    def close(self, last: bool) -> None:
        self.arrays.clear()
        try:
            self.memory.close()
        except BufferError:
            return  # somebody still looks at an array: the memory goes with it
        finally:
            if last:
                self.memory.unlink()


class Processes:
    """A share for each process; the arrays lie in memory that all of them see."""

    def __init__(self, job: Job, arrays: Arrays, workers: int) -> None:
        shapes = {name: (array.shape, array.dtype.str) for name, array in arrays.items()}
        shapes["legal"] = ((len(arrays["seats"]), MOST_OPTIONS), "<i8")
        self.shared = Shared(shapes)
        arrays.update({name: self.shared.arrays[name] for name in arrays})
        self.legal = self.shared.arrays["legal"]
        context = multiprocessing.get_context("spawn")
        self.lines = []
        self.processes = []
        for first, count in shares_of(len(arrays["seats"]), workers):
            near, far = context.Pipe()
            process = context.Process(
                target=work, args=(far, job, shapes, self.shared.memory.name, first, count), daemon=True
            )
            process.start()
            far.close()
            self.lines.append(near)
            self.processes.append(process)

    def ask_all(self, *order: Any) -> None:
        for line in self.lines:
            line.send(order)
        errors = [error for error in (line.recv() for line in self.lines) if error is not None]
        if errors:
            raise errors[0]

    def reset(self, seed: int) -> None:
        self.ask_all("reset", seed)

    def step(self) -> None:
        self.ask_all("step")

    def numbers(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        found: NDArray[np.int64] = self.legal[np.arange(len(places)), places]
        return found

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
        self.lines = []
        self.processes = []
        self.shared.close(last=True)


def work(
    line: Any, job: Job, shapes: dict[str, tuple[tuple[int, ...], str]], name: str, first: int, count: int
) -> None:
    """What a process does until its line is closed."""
    shared = Shared(shapes, name)
    share = Share(job, shared.arrays, first, count)
    legal = share.rows["legal"].reshape(-1)
    while True:
        try:
            order, *given = line.recv()
        except (EOFError, OSError):
            break
        try:
            getattr(share, order)(*given)
            legal[share.slots] = share.legal
            line.send(None)
        except AgonError as error:
            line.send(error)
        except Exception as error:  # of a bot from outside
            line.send(AgonError(f"a bot failed in its process: {error!r}"))
    share.rows.clear()
