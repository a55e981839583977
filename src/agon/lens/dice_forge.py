"""How Dice Forge is read: gold, shards and glory, the faces of the dice, feats."""

from typing import Any

from agon.lens.lens import Facts, Lens

RESOURCES = ("gold", "sun", "moon")
GLORY = "dice_forge-resource-glory"


class DiceForgeLens(Lens):
    """Nothing is hidden and nobody fights: what is not certain is the luck of the dice."""

    PRICES = frozenset(f"dice_forge-resource-{name}" for name in RESOURCES)
    IS_COUNTABLE = True

    def facts(self, board: dict[str, Any]) -> Facts:
        facts = Facts()
        for hero in board["heroes"]:
            owner = hero["seat"]
            for name in RESOURCES:
                facts.stores[owner, f"dice_forge-resource-{name}"] = hero[name]["now"]
            facts.stores[owner, GLORY] = hero["glory"]
            for card, count in hero["cards"].items():
                facts.stores[owner, f"dice_forge-feat-{card}"] = count
            for die in hero["dice"]:
                for face in die["faces"]:
                    facts.put(owner, f"dice_forge-face-{face}", f"die:{die['die']}")
            facts.progress[owner, "glory"] = (hero["glory"] + hero["card_glory"], None)
        return facts


LENS = DiceForgeLens()
