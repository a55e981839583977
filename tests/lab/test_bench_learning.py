"""The figures of what learners use."""

import agon
from agon.lab.bench import learning_figures


def test_all_figures_are_measured() -> None:
    found = learning_figures("dice_forge", 3, 0.02)
    assert list(found) == [
        "observations_per_second",
        "vector_steps_per_second",
        "gymnasium_steps_per_second",
        "pettingzoo_steps_per_second",
    ]
    assert min(found.values()) > 0


def test_a_title_without_structured_observations_is_left_out() -> None:
    known = agon.title("dice_forge")
    observer, known.observer = known.observer, None
    try:
        assert learning_figures("dice_forge", 3, 0.02) == {}
    finally:
        known.observer = observer
