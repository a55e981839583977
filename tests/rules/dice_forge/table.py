"""Positions for tests: a game at the first action of seat 0, with empty reserves, and rules pushed onto it."""

import agon
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.faces import Result
from agon.games.dice_forge.rules.feats import Feat
from agon.games.dice_forge.state import Hero, pack_die
from agon.games.dice_forge.tables import CARD_IDS, CARD_SLOT, FACE_IDS, NO_FACE
from tests.frames import interrupt

SIX_GOLD = ["gold1"] * 6


def start(players: int = 2, *alternatives: str, seed: int = 1) -> DiceForge:
    game = agon.new("dice_forge", players, seed, {"alternatives": list(alternatives)})
    assert isinstance(game, DiceForge)
    for hero in game.heroes:
        hero.gold = hero.sun = hero.moon = hero.glory = 0
    game.heroes[0].triton = 1  # so that seat 0 always has something to decide and the game waits
    game.relist()
    return game


def face(name: str) -> int:
    return FACE_IDS.index(name)


def card(name: str) -> int:
    return CARD_IDS.index(name)


def dice(hero: Hero, light: list[str], dark: list[str]) -> None:
    hero.light = pack_die([face(name) for name in light])
    hero.dark = pack_die([face(name) for name in dark])
    hero.light_up = hero.dark_up = 0


def show(hero: Hero, light: str, dark: str) -> None:
    """Both dice full of one face each, so that any roll shows it."""
    dice(hero, [light] * 6, [dark] * 6)


def result(
    game: DiceForge, seat: int, first: str, second: str | None = None, is_loss: bool = False, by: str = ""
) -> None:
    """Apply a roll of these faces for a seat; ``by`` is a Sentinel or Cyclops at work."""
    one, two = face(first), NO_FACE if second is None else face(second)
    frame = Result(
        seat=seat,
        face=one,
        other=two,
        is_loss=is_loss,
        card=card(by) if by else -1,
        may_repeat=not is_loss,
        rolled=one,
        second=two,
    )
    interrupt(game, frame)


def feat(game: DiceForge, seat: int, name: str) -> None:
    """Perform a feat for free: the cost is put into the reserve first."""
    from agon.games.dice_forge.tables import SLOT_MOON, SLOT_SUN

    hero = game.heroes[seat]
    hero.sun += SLOT_SUN[CARD_SLOT[card(name)]]
    hero.moon += SLOT_MOON[CARD_SLOT[card(name)]]
    interrupt(game, Feat(seat=seat, card=card(name)))


def play(game: DiceForge, *notations: str) -> None:
    for notation in notations:
        game.play(notation)


def options(game: DiceForge) -> list[str]:
    assert game.choice is not None
    return [option.notation for option in game.choice.options]


def asked(game: DiceForge) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.choice is not None
    return game.choice.seat, game.choice.prompt.id.removeprefix("dice_forge-prompt-")


def reserves(game: DiceForge, seat: int) -> tuple[int, int, int, int]:
    hero = game.heroes[seat]
    return int(hero.gold), int(hero.sun), int(hero.moon), int(hero.glory)
