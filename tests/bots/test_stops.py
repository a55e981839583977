"""A rival one step from winning is stopped: positions from games of bots on seeds that nothing was taught or tuned on.

``tools/keep_stops.py`` found them: beside each option stands how often the rival won when players who look one step ahead
played on. Here a bot plays its turn on from there, then such players.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.lab.matches import seated
from tools.keep_stops import LOST, SAVED, Playouts

DATA = Path(__file__).parent / "data"
PLAYED = 6
BOTS = [
    ("cyclades", "search:simulations=300:trained=true:rough=2:hasty=0:tries=4:far=5:blend=0.7", 0.75),
    ("cyclades", "search:simulations=100:trained=true:far=1:blend=0.5", 0.6),
    ("dice_forge", "search:simulations=200:trained=true:rough=2:far=2:blend=0.7", 0.9),
    ("dice_forge", "search:net=dice_forge_2.npz:simulations=400", 0.9),
    ("hellas", "search:simulations=2000:trained=true:far=1:blend=0.0:wary=24", 0.75),
]
"""Searches, and the part of the positions in which they stop the rival, at least: that of the level expert for two, and where
it is another one, what plays a round on in Cyclades (in whole games it is the weaker one), and expert for three."""


def positions(title: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / f"stops_{title}.jsonl").read_text("utf-8").splitlines()]


def losses(name: str, title: str) -> list[float]:
    """By position, how often the rival wins after the turn of a bot."""
    return [
        Playouts(agon.load(one["save"]), number).lost_by(seated(name, number), PLAYED)
        for number, one in enumerate(positions(title))
    ]


@pytest.mark.parametrize(("title", "name", "share"), BOTS)
def test_a_rival_one_step_from_winning_is_stopped(title: str, name: str, share: float) -> None:
    """More often than not, in so many of the positions."""
    found = losses(name, title)
    assert sum(one < 0.5 for one in found) >= share * len(found)


@pytest.mark.parametrize("title", sorted({title for title, _, _ in BOTS}))
def test_the_positions_tell_options_apart(title: str) -> None:
    for one in positions(title):
        assert agon.load(one["save"]).offered == len(one["losses"])
        assert max(one["losses"]) >= LOST
        assert min(one["losses"]) <= SAVED
