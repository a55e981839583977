"""Keep a save for every question of every rule of a title, with the end that a seeded playout reaches from there.

    python tools/keep_positions.py hellas [games]
    python tools/keep_positions.py hellas ends

Run it after the save format got a new version, and commit the file: it is the proof that games under way survive.
A save in a file that exists is never written again. After a change of rules ``ends`` writes down anew how the playouts
of the kept saves end.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import agon  # noqa: E402
from agon.kernel.game import Game  # noqa: E402
from agon.lab.setups import random_game  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
FIRST_SEED = 500000
GAMES = 200
MOST_MOVES = 6000
PLAYOUT = 7


def questions(title: str, games: int) -> dict[tuple[str, ...], dict[str, Any]]:
    """By the two innermost rules and their steps: the first position found."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for number in range(games):
        game = random_game(title, None, FIRST_SEED + number)
        while game.choice is not None and game.moves < MOST_MOVES:
            save = game.dump(history=False)
            place = tuple(f"{frame['rule']} {frame['step']}" for frame in save["stack"][-2:])
            if place not in found:
                found[place] = {"stack": list(place), "save": save, "playout": PLAYOUT, **end_of(agon.load(save))}
            agon.playout(game, number * 7919 + int(game.moves), 1)
    return found


def end_of(game: Game) -> dict[str, Any]:
    agon.playout(game, PLAYOUT)
    board = json.dumps(game.dump(history=False)["board"], sort_keys=True)
    return {"result": game.result, "board": hashlib.blake2b(board.encode(), digest_size=16).hexdigest()}


def write(path: Path, positions: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(position, separators=(",", ":")) + "\n" for position in positions))


def keep(title: str, games: int = GAMES) -> None:
    version = agon.title(title).game.SAVE_VERSION
    path = FOLDER / title / f"positions-v{version}.jsonl"
    if path.exists():
        sys.exit(f"{path.name} of {title} is there already")
    found = questions(title, games)
    write(path, [found[place] for place in sorted(found)])
    print(f"kept {len(found)} positions of {title}")


def renew_ends(title: str) -> None:
    for path in sorted((FOLDER / title).glob("positions-v*.jsonl")):
        kept = [json.loads(line) for line in path.read_text().splitlines()]
        write(path, [{**position, **end_of(agon.load(position["save"]))} for position in kept])


if __name__ == "__main__":
    if sys.argv[2:] == ["ends"]:
        renew_ends(sys.argv[1])
    else:
        keep(sys.argv[1], *map(int, sys.argv[2:]))
