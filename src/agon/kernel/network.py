"""Small networks with which a title may judge positions: data, trained by the lab's tools.

Positions that are judged one after the other differ little. So the first sums are kept, and only what inputs have changed is
added to them; in whole numbers, which come out the same whatever was judged before.
"""

import json
from math import floor
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.errors import AgonError

INPUT_GRAINS: Final = 65_536.0
"""Inputs are counted in such parts of one, the weights of the first layer in those below."""
WEIGHT_GRAINS: Final = 16_777_216.0
GRAINS: Final = INPUT_GRAINS * WEIGHT_GRAINS
PLACES: Final = 8
"""How many first sums are kept: one for each seat."""


class Layer:
    """Numbers in, numbers out: each output is a weighted sum of the inputs, and not below nothing but in the last."""

    def __init__(self, rows: list[list[float]], bias: list[float]) -> None:
        self.inputs: i64 = len(rows)
        self.outputs: i64 = len(bias)
        self.weights: vec[float] = vec[float]([float(number) for row in rows for number in row])
        """By input, then by output."""
        self.bias: vec[float] = vec[float]([float(number) for number in bias])
        if len(self.weights) != self.inputs * self.outputs:
            raise AgonError("the rows of a network's layer differ in length")


class Sums:
    """The first sums of a network, in grains, and the inputs they come from. Never changed, only replaced."""

    def __init__(self, inputs: vec[float], found: vec[i64]) -> None:
        self.inputs: vec[float] = inputs
        self.found: vec[i64] = found


class Network:
    """Layers of rectified sums that end in one number. Training replaces them; nothing else does."""

    def __init__(self, layers: list[dict[str, Any]]) -> None:
        self.layers: list[Layer] = []
        self.weights: vec[i64] = vec[i64]([0])
        """Of the first layer, in grains."""
        self.kept: list[Sums] = []
        self.replace(layers)

    def replace(self, layers: list[dict[str, Any]]) -> None:
        fresh = [Layer(layer["weights"], layer["bias"]) for layer in layers]
        for at in range(1, len(fresh)):
            if fresh[at - 1].outputs != fresh[at].inputs:
                raise AgonError("the layers of a network do not fit each other")
        if not fresh or fresh[-1].outputs != 1:
            raise AgonError("a network must end in one number")
        self.layers = fresh
        self.weights = vec[i64]([whole(number, WEIGHT_GRAINS) for number in fresh[0].weights])
        nothing = vec[float]([0.0] * fresh[0].inputs)
        bias = vec[i64]([whole(number, GRAINS) for number in fresh[0].bias])
        self.kept = [Sums(nothing, bias) for place in range(PLACES)]

    def answer(self, inputs: vec[float], place: i64 = 0) -> float:
        """What the inputs come to; they are kept and must not be changed afterwards. It is the same at every place, sooner
        found where the inputs before were similar."""
        if len(inputs) != self.layers[0].inputs:
            raise AgonError(f"{self.layers[0].inputs} inputs expected, not {len(inputs)}")
        last: i64 = len(self.layers) - 1
        values = self.first_values(self.first_sums(inputs, place), last > 0)
        for at in range(1, len(self.layers)):
            values = outputs(self.layers[at], values, at < last)
        return values[0]

    def first_sums(self, inputs: vec[float], place: i64) -> vec[i64]:
        before = self.kept[place]
        known = before.inputs
        found = before.found[:]
        weights = self.weights
        count: i64 = len(found)
        for at in range(len(inputs)):
            value = inputs[at]
            if value != known[at]:  # few are
                change = whole(value, INPUT_GRAINS) - whole(known[at], INPUT_GRAINS)
                first = at * count
                for out in range(count):
                    found[out] += change * weights[first + out]
        self.kept[place] = Sums(inputs, found)
        return found

    def first_values(self, sums: vec[i64], rectified: bool) -> vec[float]:
        found = vec[float]([0.0] * len(sums))
        for out in range(len(sums)):
            if not rectified or sums[out] > 0:
                found[out] = float(sums[out]) / GRAINS
        return found


def whole(number: float, grains: float) -> i64:
    """The nearest number of grains."""
    return i64(floor(number * grains + 0.5))


def outputs(layer: Layer, inputs: vec[float], rectified: bool) -> vec[float]:
    found = layer.bias[:]
    weights = layer.weights
    count = layer.outputs
    for at in range(layer.inputs):
        value = inputs[at]
        if value != 0.0:  # most are
            first = at * count
            for out in range(count):
                found[out] += value * weights[first + out]
    if rectified:
        for out in range(count):
            if found[out] < 0.0:
                found[out] = 0.0
    return found


def read_network(text: str) -> Network:
    return Network(json.loads(text)["layers"])
