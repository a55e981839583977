"""The targets under Hypothesis, and all that was ever kept in the corpora. Guided by coverage: tools/guided_fuzz.py."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import agon

from .targets import TARGETS, sound

CORPUS = Path(__file__).parent / "corpus"
FEW, MANY = 60, 20_000
TAGS = ["hello", "move", "undo", "redo", "restart", "undo_ask", "undo_vote", "orders", "chat", "focus", "ping", "why"]
TAGS += ["hint", "preview"]
FIELDS = ["seq", "option", "seat", "id", "yes", "on", "text", "token", "orders", "prompt", "reply", "anchor"]
values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 12) | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3),
    max_leaves=6,
)
objects = st.builds(
    lambda tag, fields: json.dumps({"t": tag, **fields}).encode(),
    st.sampled_from(TAGS),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=5),
)


def notations(title: str) -> list[str]:
    return list(json.loads(sound(title, 60)[0])["choices"])


near_notation = st.builds(
    lambda at, text, cut, more: bytes([at]) + (text[:cut] + more).encode("utf-8", "surrogatepass"),
    st.integers(0, 2),
    st.sampled_from([one for title in agon.titles() for one in notations(title)]),
    st.integers(0, 40),
    st.text(max_size=6),
)
INPUTS = {
    "load": st.binary(max_size=60),
    "replay": st.binary(max_size=60),
    "notation": near_notation | st.binary(max_size=30),
    "frames": objects | st.binary(max_size=60),
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
def test_nothing_breaks(target: str, examples: int) -> None:
    @settings(
        max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=examples == FEW
    )
    @given(INPUTS[target])
    @example(b"")
    def fuzz(data: bytes) -> None:
        TARGETS[target](data)

    fuzz()


@pytest.mark.parametrize("target", TARGETS)
def test_what_was_kept_is_met_well(target: str) -> None:
    kept = sorted((CORPUS / target).glob("*"))
    assert kept, "the corpus has been lost"
    for path in kept:
        TARGETS[target](path.read_bytes())
