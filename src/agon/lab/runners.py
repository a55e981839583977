"""Who plays the matches: this process, several processes, or a Ray cluster. All give the same rows."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Any

from agon.kernel.errors import AgonError
from agon.lab.matches import Match, play_all

QUICK = frozenset({"random"})
"""Bots so quick that their games are handed out in bundles."""
BUNDLE = 25
MOST_ACCIDENTS = 20
"""Workers that may die before the arena gives up."""

Row = dict[str, Any]


def bundles(matches: list[Match]) -> list[list[Match]]:
    size = BUNDLE if all(set(match.lineup) <= QUICK for match in matches) else 1
    return [matches[at : at + size] for at in range(0, len(matches), size)]


def here(matches: list[Match]) -> Iterator[Row]:
    for match in matches:
        yield match.play()


def on_processes(matches: list[Match], jobs: int) -> Iterator[Row]:
    """Rows as they come. When a worker dies, a new pool plays what was not finished."""
    left = bundles(matches)
    accidents = 0
    while left:
        unfinished: list[list[Match]] = []
        yield from one_pool(left, jobs, unfinished)
        accidents += 1
        if unfinished and accidents > MOST_ACCIDENTS:
            raise AgonError(f"workers died {accidents} times; the games finished so far are kept")
        left = unfinished


def one_pool(work: list[list[Match]], jobs: int, unfinished: list[list[Match]]) -> Iterator[Row]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: dict[Future[list[Row]], list[Match]] = {}
    queue = iter(work)
    try:
        for bundle in queue:
            waiting[pool.submit(play_all, bundle)] = bundle
            if len(waiting) >= 2 * jobs:
                yield from finished(waiting)
        while waiting:
            yield from finished(waiting)
    except BrokenProcessPool:
        unfinished.extend(waiting.values())
        unfinished.extend(queue)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def finished(waiting: dict[Future[list[Row]], list[Match]]) -> Iterator[Row]:
    """The rows of whatever is done; a bundle leaves ``waiting`` only with its rows."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        rows = future.result()
        del waiting[future]
        yield from rows


def on_ray(matches: list[Match], address: str, jobs: int) -> Iterator[Row]:
    """On a Ray cluster (``"local"`` starts one here). Ray plays a bundle again when its worker is lost."""
    try:
        import ray
    except ImportError:
        raise AgonError("Ray is not installed: pip install agon-games[ray]") from None
    if not ray.is_initialized():
        local = address == "local"
        ray.init(
            address=None if local else address,
            num_cpus=jobs if local else None,
            include_dashboard=False,
            log_to_driver=False,
        )
    remote = ray.remote(max_retries=MOST_ACCIDENTS, retry_exceptions=False)(play_all)
    work = iter(bundles(matches))
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    ahead = 2 * max(jobs, int(resources.get("CPU", 1)))
    waiting = [remote.remote(bundle) for bundle in islice(work, ahead)]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        bundle = next(work, None)
        if bundle is not None:
            waiting.append(remote.remote(bundle))
        yield from ray.get(done[0])


def run(matches: list[Match], jobs: int = 1, ray_address: str | None = None) -> Iterator[Row]:
    if ray_address is not None:
        return on_ray(matches, ray_address, jobs)
    return here(matches) if jobs <= 1 else on_processes(matches, jobs)
