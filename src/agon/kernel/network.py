"""Small networks with which a title may judge positions: data, trained by the lab's tools."""

import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.errors import AgonError


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


class Network:
    """Layers of rectified sums that end in one number. Training replaces them; nothing else does."""

    def __init__(self, layers: list[dict[str, Any]]) -> None:
        self.layers: list[Layer] = []
        self.replace(layers)

    def replace(self, layers: list[dict[str, Any]]) -> None:
        fresh = [Layer(layer["weights"], layer["bias"]) for layer in layers]
        for at in range(1, len(fresh)):
            if fresh[at - 1].outputs != fresh[at].inputs:
                raise AgonError("the layers of a network do not fit each other")
        if not fresh or fresh[-1].outputs != 1:
            raise AgonError("a network must end in one number")
        self.layers = fresh

    def answer(self, inputs: vec[float]) -> float:
        if len(inputs) != self.layers[0].inputs:
            raise AgonError(f"{self.layers[0].inputs} inputs expected, not {len(inputs)}")
        values = inputs
        last: i64 = len(self.layers) - 1
        for at in range(len(self.layers)):
            values = outputs(self.layers[at], values, at < last)
        return values[0]


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
