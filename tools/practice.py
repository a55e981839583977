"""What the engines do while the compiler counts: random games, copies, imagined worlds, observations, bots that think.

It goes the same ways every time. ``compile_c.py`` says which engines are used.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import agon
from agon import bots
from agon.bots.base import SeatWindow

PLAYERS = (2, 3, 4)
GAMES = 20
"""For each title and number of players."""
COPIES = 300
LOOKS = 60
THINKS = 6
SIMULATIONS = 60


def practise(name: str, players: int) -> None:
    """Everything that is done often."""
    for seed in range(GAMES):
        agon.playout(agon.new(name, players, seed), seed)
    game = agon.new(name, players, GAMES)
    agon.playout(game, GAMES, 60)
    for at in range(COPIES):
        game.copy()
        agon.playout(game.redeal(at % players, at), at, 20)
    make_observer = agon.title(name).observer
    if make_observer is not None:
        observer = make_observer(players)
        for at in range(LOOKS):
            observer.seen(game, at % players)
    for at in range(THINKS):
        if game.asked >= 0:
            thinker = bots.make(f"search:simulations={SIMULATIONS}", seed=at)
            game.apply(thinker.choose(SeatWindow(game, int(game.asked), random.Random(at))))


if __name__ == "__main__":
    for title in agon.titles():
        for players in PLAYERS:
            practise(title, players)
