"""Keep a save for every question of every rule of a title, with the end that a seeded playout reaches from there.

    python tools/keep_positions.py hellas [games]
    python tools/keep_positions.py hellas alone
    python tools/keep_positions.py hellas renew

Run it after the save format got a new version, and commit the file: it is the proof that games under way survive.
A save in a file that exists is never written again; after a change of rules that was meant ``renew`` writes down anew
how the playouts of the kept saves end, and says how many end otherwise.
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
GAMES_ALONE = 3000
"""Games for one are short."""
MOST_MOVES = 6000
PLAYOUT = 7


def questions(title: str, games: int, players: int | None) -> dict[tuple[str, ...], dict[str, Any]]:
    """By the two innermost rules and their steps: the first position found."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for number in range(games):
        game = random_game(title, players, FIRST_SEED + number)
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


def keep(title: str, games: int = GAMES, players: int | None = None) -> None:
    version = agon.title(title).game.SAVE_VERSION
    path = FOLDER / title / f"positions-v{version}{'-alone' if players == 1 else ''}.jsonl"
    if path.exists():
        sys.exit(f"{path.name} of {title} is there already")
    found = questions(title, games, players)
    write(path, [found[place] for place in sorted(found)])
    print(f"kept {len(found)} positions of {title}")


def renew(title: str) -> None:
    for path in sorted((FOLDER / title).glob("positions-v*.jsonl")):
        kept = [json.loads(line) for line in path.read_text().splitlines()]
        now = [{**one, **end_of(agon.load(one["save"]))} for one in kept]
        write(path, now)
        changed = sum(one != other for one, other in zip(kept, now, strict=True))
        print(f"{path.name} of {title}: {changed} of {len(now)} end otherwise")


if __name__ == "__main__":
    if sys.argv[2:] == ["renew"]:
        renew(sys.argv[1])
    elif sys.argv[2:] == ["alone"]:
        keep(sys.argv[1], GAMES_ALONE, players=1)
    else:
        keep(sys.argv[1], *map(int, sys.argv[2:]))
