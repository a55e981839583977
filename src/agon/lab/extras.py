"""What the extras bring; who only plays has none of it."""

from importlib.util import find_spec

EXTRAS = {
    "lab": ("gymnasium", "matplotlib", "optuna", "pettingzoo", "polars", "sklearn"),
    "onnx": ("onnxruntime",),
    "openspiel": ("gymnasium", "pyspiel"),
    "ray": ("ray",),
}


def lacking(extra: str) -> str:
    """A sentence about what is missing of an extra, and how to get it; nothing where all is there."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    return f"this needs {', '.join(missing)}: pip install 'agon-games[{extra}]'" if missing else ""


def check(extra: str) -> None:
    if sentence := lacking(extra):
        raise ImportError(sentence)
