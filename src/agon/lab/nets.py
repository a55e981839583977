"""Networks in files, read when a bot is made: who trains anew compiles nothing, and every bot has its own.

An ``.npz`` is a network for numpy: ``hidden_0``, ``hidden_0_bias``, ``hidden_1`` … (rectified), ``value`` and ``value_bias`` (a
number a seat, the looker first, turned into chances by softmax), ``policy`` and ``policy_bias`` (a logit an action; may be missing), and ``about``
(:func:`write_network`). An ``.onnx`` takes ``observation`` (positions, cells) between 0 and 1 as float32 and gives ``value``, the
chances (positions, players), and if it likes ``policy``, the logits.
"""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from agon.bots.tuned import NETWORKS
from agon.kernel.errors import BadOption
from agon.lab.encoding import encoding
from agon.lab.judged import JudgeFunction, Positions
from agon.lab.observation import StructuredObservation

Array = NDArray[Any]
ONE_THREAD = 1
"""Networks as small as these are computed soonest by one thread: on a busy machine several wait for each other, hundreds of
times as long as they compute."""


def network_at(place: str) -> JudgeFunction:
    """The network in a file, or one that comes with Agon (``dice_forge_2.npz``); read once as long as the file stays as it
    is."""
    path = Path(place)
    if path.suffix not in READERS:
        raise BadOption(f"a network is a file {' or '.join(READERS)}, not {place!r}")
    if not path.is_file() and path.name == place:
        path = NETWORKS / place
    if not path.is_file():
        raise BadOption(f"there is no network {place!r}")
    return read_again(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=8)
def read_again(path: Path, _changed: int) -> JudgeFunction:
    return READERS[path.suffix](path)


def write_network(path: Path, title: str, players: int, arrays: dict[str, Array]) -> None:
    """An ``.npz`` for games of this title and number of players; what does not fit together is refused."""
    about = {"title": title, "players": players}
    Layers(str(path), about, arrays)
    whole: dict[str, Any] = {**arrays, "about": np.array(json.dumps(about))}
    with path.open("wb") as file:
        np.savez_compressed(file, **whole)


def read_layers(path: Path) -> "Layers":
    try:
        with np.load(path) as file:
            arrays = {name: file[name] for name in file.files}
        return Layers(str(path), json.loads(str(arrays.pop("about"))), arrays)
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise BadOption(f"{path} is not a network: {error}") from error


class Layers:
    """A network for numpy."""

    def __init__(self, place: str, about: dict[str, Any], arrays: dict[str, Array]) -> None:
        self.place = place
        self.title = str(about["title"])
        self.players = int(about["players"])
        self.arrays = {name: np.asarray(array, np.float32) for name, array in arrays.items()}
        self.hidden = [name for at in range(len(arrays)) if (name := f"hidden_{at}") in arrays]
        self.check_shapes()

    def check_shapes(self) -> None:
        width = StructuredObservation(self.title, self.players).size
        for name in self.hidden:
            self.check(name, (width, self.arrays[name].shape[-1]))
            width = self.arrays[name].shape[-1]
        self.check("value", (width, self.players))
        if "policy" in self.arrays:
            self.check("policy", (width, encoding(self.title, self.players).size))

    def check(self, name: str, shape: tuple[int, int]) -> None:
        found, bias = self.arrays[name].shape, self.arrays[f"{name}_bias"].shape
        if found != shape or bias != shape[1:]:
            raise ValueError(f"{name} is {found} with {bias}, for {self.title} of {self.players} it must be {shape}")

    def __call__(self, positions: Positions) -> tuple[Array, Array | None]:
        if (positions.title, positions.players) != (self.title, self.players):
            raise BadOption(
                f"{self.place} judges {self.title} for {self.players}, not {positions.title} for {positions.players}"
            )
        with thread_pools().limit(limits=ONE_THREAD):
            top = self.signals(positions.scaled())[-1]
            logits = self.after("policy", top) if "policy" in self.arrays else None
            return chances(self.after("value", top)), logits

    def signals(self, scaled: Array) -> list[Array]:
        """What is seen, and what each hidden layer makes of it."""
        found = [scaled]
        for name in self.hidden:
            found.append(np.maximum(self.after(name, found[-1]), 0.0))
        return found

    def after(self, name: str, signal: Array) -> Array:
        found: Array = signal @ self.arrays[name] + self.arrays[f"{name}_bias"]
        return found


@cache
def thread_pools() -> ThreadpoolController:
    """Those of numpy, once it is there; looking for them takes longer than judging."""
    return ThreadpoolController()


def chances(values: Array) -> Array:
    """By softmax; who plays alone, against nobody, by how far the number is above 0."""
    against = np.concatenate([values, np.zeros_like(values)], axis=1) if values.shape[1] == 1 else values
    weights = np.exp(against - against.max(axis=1, keepdims=True))
    found: Array = weights[:, : values.shape[1]] / weights.sum(axis=1, keepdims=True)
    return found


def read_onnx(path: Path) -> JudgeFunction:
    try:
        import onnxruntime
    except ImportError:
        raise BadOption(f"{path} needs ONNX Runtime: pip install 'agon-games[onnx]'") from None
    session = onnxruntime.InferenceSession(str(path))
    names = [output.name for output in session.get_outputs()]

    def judge(positions: Positions) -> tuple[Array, Array | None]:
        found = dict(zip(names, session.run(names, {"observation": positions.scaled()}), strict=True))
        return found["value"], found.get("policy")

    return judge


READERS: dict[str, Callable[[Path], JudgeFunction]] = {".npz": read_layers, ".onnx": read_onnx}
