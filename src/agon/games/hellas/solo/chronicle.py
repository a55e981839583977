"""The story of a game alone for the laboratory, read from its log."""

from typing import Any

from agon.games.hellas.solo.game import SoloHellas


def chronicle(g: SoloHellas) -> dict[str, Any]:
    """``act`` and ``turns`` at the end; ``scripts`` in their order (``act1_3``); ``invasion``: its value when Act II began,
    so the victories needed (None: it did not); ``vanguard``: gone, in Phocis or on its way then; ``slain``: monsters."""
    scripts: list[str] = []
    slain: list[str] = []
    invasion: int | None = None
    gone = False
    oracle_fell = False
    for name, args, _seats in g.events:
        told = name.removeprefix("hellas-log-")
        if told == "script":
            scripts.append(str(args["script"]).removeprefix("hellas-script-"))
        elif told == "slain":
            slain.append(str(args["monster"]).removeprefix("hellas-monster-"))
        elif told == "act-ends":
            invasion = int(str(args["n"]))
        elif told == "vanguard-gone":
            gone = True
        elif told == "oracle-falls":
            oracle_fell = True
    vanguard = "destroyed" if gone else "in Phocis" if oracle_fell else "on its way"
    return {
        "act": int(g.act),
        "turns": int(g.turns),
        "scripts": scripts,
        "invasion": invasion,
        "vanguard": vanguard,
        "slain": slain,
    }
