"""The numbers with which a title judges positions: data, and what tuning by self-play changes."""

from typing import Any

from librt.vecs import vec

from agon.kernel.errors import AgonError


class Weights:
    """Named numbers. A tuner replaces them while it compares; nothing else writes them."""

    def __init__(self, names: list[str], table: dict[str, Any]) -> None:
        if list(table) != names:
            odd = sorted(set(names) ^ set(table)) or "their order"
            raise AgonError(f"weights do not fit: {odd}")
        self.names: list[str] = names
        self.values: vec[float] = vec[float]([float(table[name]) for name in names])

    def replace(self, values: list[float]) -> None:
        if len(values) != len(self.values):
            raise AgonError(f"{len(self.values)} weights expected, not {len(values)}")
        self.values = vec[float](values)
