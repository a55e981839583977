"""What a seat had or did in Cyclades that may have won it."""

from typing import Any

from agon.kernel.parts import Deeds


def traits(board: dict[str, Any], seat: int, deeds: Deeds) -> dict[str, list[str]]:
    own = [faction for faction in board["factions"] if faction["seat"] == seat]
    return {
        "city": [faction["city"] for faction in own],
        "god bid for most": deeds.most_of("offer"),
        "hero": deeds.all_of("hire"),
        "creature": deeds.all_of("buy"),
    }
