"""How Dice Forge is read: gold, shards and glory, the faces of the dice, feats."""

from typing import Any

from agon.games.dice_forge.game import DiceForge
from agon.kernel.game import Game
from agon.lens.answer import Threat
from agon.lens.lens import Facts, Lens

RESOURCES = ("gold", "sun", "moon")
GLORY = "dice_forge-resource-glory"


class DiceForgeLens(Lens):
    """Nothing is hidden and nobody fights: what is not certain is the luck of the dice."""

    PRICES = frozenset(f"dice_forge-resource-{name}" for name in RESOURCES)
    IS_COUNTABLE = True
    THREATS_ARE_OPEN = True

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
            facts.progress[owner, GLORY] = (hero["glory"] + hero["card_glory"], None)
        return facts

    def threats(self, game: Game) -> list[Threat]:
        """DF-5.1: in the last round, who leads and how many turns are still to come."""
        assert isinstance(game, DiceForge)
        if game.round < game.rounds:
            return []
        totals = [int(hero.glory + hero.card_glory()) for hero in game.heroes]
        left = int(game.players - 1 - game.active)
        return [
            Threat(seat, GLORY, left, "dice_forge-ui-near-last-round", {"player": {"seat": seat}, "n": n})
            for seat, n in enumerate(totals)
            if n == max(totals)
        ]


LENS = DiceForgeLens()
