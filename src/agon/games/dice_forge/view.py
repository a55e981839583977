"""What is seen of the board. Dice Forge has no secrets: every seat and every onlooker sees the same."""

from typing import Any, Final

from agon.games.dice_forge import tables
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.state import Hero
from agon.kernel.game import Shared


def own_view(game: DiceForge, seat: int | None) -> dict[str, Any]:  # noqa: ARG001 - nothing is hidden
    return {}


def moment_view(game: DiceForge) -> dict[str, Any]:
    return {
        "round": int(game.round),
        "rounds": int(game.rounds),
        "active": int(game.active),
        "heroes": [hero_view(hero) for hero in game.heroes],
    }


def temple_view(game: DiceForge) -> dict[str, Any]:
    return {
        "sanctuary": [square_view(game, square) for square in tables.TEMPLE["square"]],
        "gardens": [garden_view(game, garden) for garden in tables.TEMPLE["garden"]],
    }


def islands_view(game: DiceForge) -> dict[str, Any]:
    return {"islands": [island_view(game, portal) for portal in tables.ISLANDS["portal"]]}


def same_temple(one: DiceForge, other: DiceForge) -> bool:
    return one.stock == other.stock


def same_islands(one: DiceForge, other: DiceForge) -> bool:
    return one.stack_card == other.stack_card and one.stack_left == other.stack_left and portals(one) == portals(other)


def portals(game: DiceForge) -> list[int]:
    return [int(hero.portal) for hero in game.heroes]


COMMON_VIEW: Final = (Shared(moment_view), Shared(temple_view, same_temple), Shared(islands_view, same_islands))


def stock_of(game: DiceForge, faces: dict[str, int]) -> list[dict[str, Any]]:
    return [
        {"face": name, "left": int(game.stock[tables.FACE_IDS.index(name)]), "of": count}
        for name, count in faces.items()
    ]


def square_view(game: DiceForge, square: dict[str, Any]) -> dict[str, Any]:
    return {"id": square["id"], "price": square["price"], "faces": stock_of(game, square["faces"])}


def garden_view(game: DiceForge, garden: dict[str, Any]) -> dict[str, Any]:
    return {"id": garden["id"], "faces": stock_of(game, garden["faces"])}


def island_view(game: DiceForge, portal: dict[str, Any]) -> dict[str, Any]:
    here = tables.PORTAL_IDS.index(portal["id"])
    pawns = [int(hero.seat) for hero in game.heroes if hero.portal == here]
    return {
        "portal": portal["id"],
        "hero": pawns[0] if pawns else None,
        "stacks": [stack_view(game, tables.SLOT_IDS.index(slot)) for slot in portal["slots"]],
    }


def stack_view(game: DiceForge, slot: int) -> dict[str, Any]:
    card = game.stack_card[slot]
    return {
        "slot": tables.SLOT_IDS[slot],
        "card": tables.CARD_IDS[card],
        "left": int(game.stack_left[slot]),
        "sun": int(tables.SLOT_SUN[slot]),
        "moon": int(tables.SLOT_MOON[slot]),
        "glory": int(tables.CARD_GLORY[card]),
    }


def hero_view(hero: Hero) -> dict[str, Any]:
    owned = {tables.CARD_IDS[card]: int(count) for card, count in enumerate(hero.cards) if count > 0}
    return {
        "seat": int(hero.seat),
        "gold": {"now": int(hero.gold), "limit": int(hero.gold_limit())},
        "sun": {"now": int(hero.sun), "limit": int(hero.sun_limit())},
        "moon": {"now": int(hero.moon), "limit": int(hero.moon_limit())},
        "glory": int(hero.glory),
        "card_glory": int(hero.card_glory()),
        "dice": [die_view(hero, die) for die in range(2)],
        "portal": tables.PORTAL_IDS[hero.portal],
        "cards": owned,
        "chests": int(hero.chests),
        "hammer": hammer_view(hero),
        "tokens": {"cerberus": int(hero.cerberus), "triton": int(hero.triton)},
        "forged": int(hero.forged),
    }


def die_view(hero: Hero, die: int) -> dict[str, Any]:
    up = hero.light_up if die == 0 else hero.dark_up
    return {
        "die": ("light", "dark")[die],
        "faces": [tables.FACE_IDS[face] for face in hero.faces(die)],
        "up": int(up),
    }


def hammer_view(hero: Hero) -> dict[str, Any] | None:
    if hero.hammers == 0:
        return None
    lap = 1 if hero.hammer_steps < tables.HAMMER_LAP else 2
    steps = hero.hammer_steps - (0 if lap == 1 else tables.HAMMER_LAP)
    return {"lap": lap, "steps": int(steps), "of": tables.HAMMER_LAP, "waiting": int(hero.hammers) - 1}
