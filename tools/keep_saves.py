"""Keep a saved game of the present format and save version of every title; run it once after a new version, and commit.

    python tools/keep_saves.py

Files that exist are never written again: they are what older programs have left in people's databases.
"""

import gzip
import json
import random
from pathlib import Path

import agon
from agon.kernel.formats import SAVE_FORMAT

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "server" / "saves"
MOVES = 120


def main() -> None:
    for title in agon.titles():
        version = agon.title(title).game.SAVE_VERSION
        path = FOLDER / f"{title}-{version}-f{SAVE_FORMAT}.json.gz"
        if not path.exists():
            game, rng = agon.new(title, players=agon.title(title).max_players, seed=version), random.Random(version)
            while game.choice is not None and game.moves < MOVES:
                game.apply(rng.randrange(len(game.choice.options)))
            path.write_bytes(gzip.compress(json.dumps(game.dump()).encode(), mtime=0))
            print("kept", path.name)


if __name__ == "__main__":
    main()
