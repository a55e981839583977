"""What a seat had or did in Lords of Hellas that may have won it."""

from typing import Any

from agon.kernel.parts import Deeds


def traits(board: dict[str, Any], seat: int, deeds: Deeds) -> dict[str, list[str]]:
    own = board["players"][seat]
    return {
        "hero": [own["hero"]],
        "god prayed to most": deeds.most_of("pray"),
        "artifact": sorted(artifact["id"] for artifact in own["artifacts"]),
        "monster hunted": deeds.all_of("hunt"),
    }
