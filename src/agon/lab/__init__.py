"""The lab: fuzzing, benchmarks, tournaments, ratings, statistics, reports, and environments for learning libraries.

What needs extra packages (``pip install agon-games[lab]``) is imported only when used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from agon.lab.observation import StructuredObservation, spec
    from agon.lab.vector_env import VectorEnv

__all__ = ["StructuredObservation", "VectorEnv", "spec"]


def __getattr__(name: str) -> Any:
    if name == "VectorEnv":
        from agon.lab.vector_env import VectorEnv

        return VectorEnv
    if name in __all__:
        from agon.lab import observation

        return getattr(observation, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
