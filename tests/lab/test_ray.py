"""The arena on a Ray of two workers, where Ray is installed."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agon.lab import matches, runners
from agon.lab.arena import hold, plan
from agon.lab.matches import Match

ray = pytest.importorskip("ray")
TRIES = 4


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    paths = os.pathsep.join([str(Path(matches.__file__).parents[2]), str(Path(__file__).parents[2])])
    build = {"PYTHONPATH": paths, "AGON_BUILD": os.environ.get("AGON_BUILD", "auto")}
    start(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": build})
    yield
    ray.shutdown()


def start(**wish: Any) -> None:
    """Ray gives its node 30 seconds; on a busy machine it needs more and is asked again."""
    for _ in range(TRIES - 1):
        try:
            ray.init(**wish)
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
            ray.shutdown()
        else:
            return
    ray.init(**wish)


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key not in {"seconds", "slowest"}} for row in rows]


def test_same_rows_as_here(tmp_path: Path) -> None:
    what = plan("dice_forge", ["examples.own_bot:KeenBot:likes=forge", "search:simulations=2:follow=0"], 2)
    here = hold(what, 6, tmp_path / "here")
    there = hold(what, 6, tmp_path / "there", jobs=2, ray_address="local")
    assert timeless(here) == timeless(there)


def dies_once(bundle: list[Match]) -> list[dict[str, Any]]:
    """Kills its worker the first time that it meets game 2."""
    flag = Path(bundle[0].options["flag"]) if "flag" in bundle[0].options else None
    plain = [Match(one.number, one.title, one.seed, one.lineup) for one in bundle]
    if flag is not None and any(one.number == 2 for one in bundle) and not flag.exists():
        flag.touch()
        os._exit(9)
    return matches.play_all(plain)


def test_a_lost_worker_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runners, "play_all", dies_once)
    monkeypatch.setattr(runners, "BUNDLE", 1)
    flag = tmp_path / "died"
    work = [Match(number, "dice_forge", number, ("random", "random"), {"flag": str(flag)}) for number in range(6)]
    rows = list(runners.on_ray(work, "local", 2))
    assert flag.exists()
    assert sorted(row["number"] for row in rows) == list(range(6))
