"""Put a network that practised into the package, for a level to judge by: half the bytes, and beside it how it was made.

    python tools/ship_network.py runs/dice_forge_2

The data of the level name it: net = "dice_forge_2.npz" in src/agon/bots/data/dice_forge.toml.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from agon.lab.nets import read_layers, write_network

NETWORKS = Path(__file__).resolve().parent.parent / "src" / "agon" / "bots" / "data" / "networks"
LARGEST = 60_000.0
"""What half precision holds, less a margin."""


def ship(folder: Path, networks: Path) -> Path:
    """The network in its place; what cannot be told in half precision is refused."""
    settings = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    net = read_layers(folder / "network.npz")
    if any(np.abs(array).max() > LARGEST for array in net.arrays.values()):
        raise SystemExit(f"the weights of {folder} are too large for half precision")
    networks.mkdir(parents=True, exist_ok=True)
    place = networks / f"{net.title}_{net.players}.npz"
    halves = {name: array.astype(np.float16) for name, array in net.arrays.items()}
    write_network(place, net.title, net.players, halves)
    record = (folder / "record.jsonl").read_text(encoding="utf-8").splitlines()
    told = {"made_by": command(settings), "settings": settings, "record": [json.loads(line) for line in record]}
    place.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return place


def command(settings: dict[str, Any]) -> str:
    """What makes the same network again."""
    named = ("players", "lessons", "count", "steps", "rate", "curiosity", "trust", "sweeps", "seed")
    told = [f"--{name} {settings[name]}" for name in named]
    told += [f"--hidden {width}" for width in settings["hidden"]]
    if settings["teacher"]:
        told += [f"--teacher {settings['teacher']}", f"--teacher-games {settings['teacher_games']}"]
        told += [f"--only-values {settings['only_values']}"]
    return f"agon practise {settings['title']} {' '.join(told)} --folder runs/{settings['title']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where agon practise kept it")
    print(ship(parser.parse_args().folder, NETWORKS))


if __name__ == "__main__":
    main()
