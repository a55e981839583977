"""Intervals of shares, alone and where many are shown together."""

import math
from statistics import NormalDist

ERROR = 0.05
Z95 = NormalDist().inv_cdf(1 - ERROR / 2)


def joint_error(lines: int) -> float:
    """How often one of several intervals may miss, so that all of them hold together with 95 % (Bonferroni)."""
    return ERROR / max(1, lines)


def joint_z(lines: int) -> float:
    """Half the width of such an interval in standard errors."""
    return NormalDist().inv_cdf(1 - joint_error(lines) / 2)


def caption(lines: int) -> str:
    """What to say under a table of intervals."""
    if lines < 2:
        return "The interval holds with 95 %." if lines else ""
    return f"All intervals hold together with 95 % (Bonferroni over {lines})."


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The interval of a share that is known from so many games."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(max(0.0, share * (1 - share)) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)
