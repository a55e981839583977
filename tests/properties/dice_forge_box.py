"""What is in the box of Dice Forge: counted in every position of every test."""

from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.forging import Forge
from agon.games.dice_forge.tables import ALTERNATIVES, CARD_DATA, COLOURS, FACE_IDS, HAMMER_CARD, SLOT_IDS, TEMPLE
from agon.kernel.game import Game
from tests.frames import under_way

FACES_IN_TEMPLE = {
    name: count for place in TEMPLE["square"] + TEMPLE["garden"] for name, count in place["faces"].items()
}


def conserve(game: Game) -> None:
    """Faces, cards and pawns are where they can be, and no reserve leaves its track."""
    assert isinstance(game, DiceForge)
    for face, name in enumerate(FACE_IDS):
        on_dice = sum(hero.faces(die).count(face) for hero in game.heroes for die in range(2))
        starting = sum(TEMPLE["dice"][die].count(name) for die in ("light", "dark")) * game.players
        in_hand = forged_just_now(game, face)
        assert game.stock[face] + game.gone[face] + on_dice + in_hand == FACES_IN_TEMPLE.get(name, 0) + starting, name
    for card, data in enumerate(CARD_DATA):
        owned = sum(hero.cards[card] for hero in game.heroes)
        assert owned <= (1 if "boar" in data["id"] else game.players)
    for slot, name in enumerate(SLOT_IDS):
        owned = sum(hero.cards[card] for hero in game.heroes for card in ALTERNATIVES[name])
        assert owned + game.stack_left[slot] == game.players, name
    assert len(game.boars) <= len(COLOURS)
    for hero in game.heroes:
        assert 0 <= hero.gold <= hero.gold_limit()
        assert 0 <= hero.sun <= hero.sun_limit()
        assert 0 <= hero.moon <= hero.moon_limit()
        assert hero.glory >= 0
        assert 0 <= hero.hammer_steps < HAMMER_CARD
        assert min(hero.cerberus, hero.triton, hero.hammers) >= 0
    portals = [hero.portal for hero in game.heroes if hero.portal > 0]
    assert len(set(portals)) == len(portals), "one hero a portal"


def forged_just_now(game: DiceForge, face: int) -> int:
    """A face paid but not yet put in is in a Forge rule's hands."""
    return sum(1 for forge in under_way(game, Forge) if forge.face == face)
