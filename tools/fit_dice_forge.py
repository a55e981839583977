"""Learn what the rough worth of a Dice Forge board misses, and write it to the title's data.

    python tools/fit_dice_forge.py --games 2000 --jobs 2

The search bot plays itself, straying now and then. At the end of every turn the boards are noted; in the end it is
known how much glory each player still gained beyond what the rough worth expected. For each stretch of the game a
ridge regression says which things on a board that came from. The hard bot judges positions with the outcome.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

import agon
from agon import bots
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.learnt import FEATURES, NAMES, STRETCH, STRETCHES, things
from agon.games.dice_forge.worth import outlook

OUT = Path(__file__).resolve().parent.parent / "src" / "agon" / "games" / "dice_forge" / "data" / "keen.toml"
STRAYS = 0.1
RIDGE = 30.0
Note = tuple[int, list[float], float]
"""The stretch of the game, the things on a board, and the glory that came beyond what was expected."""


def at_turn_end(game: DiceForge, option: int) -> DiceForge | None:
    """The position in which the turn ends after this choice, if it does."""
    twin = game.copy()
    twin.hush()
    twin.halt_after(1)
    twin.take(option)
    assert isinstance(twin, DiceForge)
    return None if twin.over or twin.asked >= 0 else twin


def played(seed: int, players: int, spec: str) -> list[Note]:
    """The boards of one game with what came after each."""
    game = agon.new("dice_forge", players, seed)
    assert isinstance(game, DiceForge)
    game.tells = False
    rng = random.Random(seed)
    seats = [bots.make(spec, seed * 8 + seat) for seat in range(players)]
    seen: list[tuple[int, int, list[float], float]] = []
    while not game.over:
        stray = rng.random() < STRAYS
        option = rng.randrange(int(game.offered)) if stray else seats[int(game.asked)].move(game)
        ended = at_turn_end(game, option)
        if ended is not None:
            for seat in range(players):
                turns, blessings = outlook(ended, seat)
                board = [float(each) for each in things(ended.heroes[seat], turns, blessings)]
                seen.append((seat, int(STRETCH[min(int(turns), len(STRETCH) - 1)]), board, ended.worth(seat)))
        game.apply(option)
    final = [int(hero.glory + hero.card_glory()) for hero in game.heroes]
    return [(stretch, board, final[seat] - expected) for seat, stretch, board, expected in seen]


def fitted(notes: list[Note]) -> list[list[float]]:
    table = []
    for stretch in range(STRETCHES):
        boards = np.array([board for at, board, gained in notes if at == stretch])
        missed = np.array([gained for at, board, gained in notes if at == stretch])
        weights = np.linalg.solve(boards.T @ boards + RIDGE * np.eye(FEATURES), boards.T @ missed)
        left = missed - boards @ weights
        print(f"stretch {stretch}: {len(missed)} boards, missed by {rms(missed):.2f}, after fitting {rms(left):.2f}")
        table.append([float(each) for each in weights])
    return table


def rms(values: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> float:
    return float(np.sqrt(np.mean(values**2)))


def write(table: list[list[float]], command: str, path: Path) -> None:
    text = f"# Made by: {command}\n"
    for at, name in enumerate(NAMES):
        text += f"{name} = [{', '.join(f'{row[at]:.3f}' for row in table)}]\n"
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    with ProcessPoolExecutor(given.jobs) as pool:
        games = pool.map(played, seeds, [given.players] * given.games, [given.bot] * given.games, chunksize=20)
        notes = [note for game in games for note in game]
    command = f"python tools/fit_dice_forge.py --games {given.games} --seed {given.seed} --bot {given.bot}"
    write(fitted(notes), command, given.out)


if __name__ == "__main__":
    main()
