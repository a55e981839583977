"""What a seat had or did in Dice Forge that may have won it."""

from typing import Any

from agon.kernel.parts import Deeds


def traits(board: dict[str, Any], seat: int, deeds: Deeds) -> dict[str, list[str]]:
    faces = {face for die in board["heroes"][seat]["dice"] for face in die["faces"]}
    return {"card": deeds.all_of("feat"), "face": sorted(faces)}
