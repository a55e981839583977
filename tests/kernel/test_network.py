"""Networks: sums and rectified sums, and layers that must fit."""

import json

import pytest
from librt.vecs import vec

from agon.kernel.errors import AgonError
from agon.kernel.network import Network, read_network

TWO_LAYERS = [
    {"weights": [[1.0, -1.0], [2.0, 0.5]], "bias": [0.5, 0.0]},
    {"weights": [[3.0], [10.0]], "bias": [-1.0]},
]


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ([0.0, 0.0], 3 * 0.5 - 1),
        ([1.0, 2.0], 3 * 5.5 - 1),  # the second sum is 0
        ([-4.0, 0.0], 10 * 4.0 - 1),  # the first is below nothing
        ([-10.0, -10.0], 10 * 5.0 - 1),
    ],
)
def test_hidden_sums_below_nothing_count_as_nothing(told: list[float], answer: float) -> None:
    assert Network(TWO_LAYERS).answer(vec[float](told)) == answer


def test_the_last_sum_may_be_below_nothing() -> None:
    assert Network([{"weights": [[1.0]], "bias": [-2.0]}]).answer(vec[float]([0.5])) == -1.5


def test_a_network_is_read_from_its_file() -> None:
    network = read_network(json.dumps({"note": "of a test", "layers": TWO_LAYERS}))
    assert network.answer(vec[float]([1.0, 2.0])) == 15.5


@pytest.mark.parametrize(
    ("layers", "word"),
    [
        ([], "end in one number"),
        ([{"weights": [[1.0, 2.0]], "bias": [0.0, 0.0]}], "end in one number"),
        ([{"weights": [[1.0, 2.0], [1.0]], "bias": [0.0, 0.0]}], "differ in length"),
        ([{"weights": [[1.0]], "bias": [0.0]}, TWO_LAYERS[1]], "do not fit"),
    ],
)
def test_layers_that_do_not_fit_are_refused(layers: list[dict[str, object]], word: str) -> None:
    network = Network(TWO_LAYERS)
    with pytest.raises(AgonError, match=word):
        network.replace(layers)
    assert network.answer(vec[float]([0.0, 0.0])) == 0.5, "the network is as before"


def test_a_network_wants_all_its_inputs() -> None:
    with pytest.raises(AgonError, match="2 inputs expected, not 1"):
        Network(TWO_LAYERS).answer(vec[float]([1.0]))


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    """First sums are kept and only changed, exactly."""
    told = [vec[float]([number / 3.0, 1.0 - number / 7.0]) for number in range(50)]
    used = Network(TWO_LAYERS)
    for one in told:
        used.answer(one, 1)
    for one in reversed(told):
        assert used.answer(one, 1) == used.answer(one, 2) == Network(TWO_LAYERS).answer(one)
