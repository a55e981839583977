"""Write golden games of a title: records whose replay must come out the same, and a save of the present version.

Run it when rules change on purpose (the records) or when the save format gets a new version (a new save; the old
ones stay, they are the proof that running games survive).
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import agon  # noqa: E402
from agon.kernel.formats import SAVE_FORMAT  # noqa: E402
from agon.lab.setups import random_game  # noqa: E402
from tests.golden.playthrough import playthrough  # noqa: E402

GAMES = 6
READABLE = 2
"""Games that are also written as text, for people to read the difference."""
MIDDLE = 45


def main() -> None:
    title = agon.title(sys.argv[1])
    folder = ROOT / "tests" / "golden" / title.name
    folder.mkdir(parents=True, exist_ok=True)
    content: dict[str, Any]
    for number in range(GAMES):
        game = random_game(title.name, None, 1000 + number)
        agon.playout(game, number)
        content = {"record": agon.record(game), "digest": agon.replay(agon.record(game)).digest()}
        (folder / f"record-{number}.json").write_text(json.dumps(content) + "\n")
        if number < READABLE:
            (folder / f"playthrough-{number}.txt").write_text(playthrough(content["record"]))
    save = folder / f"save-v{title.game.SAVE_VERSION}-f{SAVE_FORMAT}.json"
    if not save.exists():
        game = random_game(title.name, title.max_players, 77)
        agon.playout(game, 7, MIDDLE)
        save.write_text(json.dumps(game.dump()) + "\n")


if __name__ == "__main__":
    main()
