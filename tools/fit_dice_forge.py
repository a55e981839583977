"""What things on a Dice Forge board tend to become: the glory a player still gains, as a sum over the board.

    python tools/fit_dice_forge.py --games 400

The greedy bot plays itself, straying now and then. At the start of every turn the boards are noted, and a linear
regression says how much each thing added to the glory still to come. The constants of
``agon/games/dice_forge/worth.py`` are such values, rounded; a change of them should win a duel against those before.
"""

import argparse
import random

import numpy as np

import agon
from agon import bots
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.state import SIDES, Hero
from agon.games.dice_forge.tables import ELDER, FACE_GLORY, FACE_GOLD, FACE_MOON, FACE_SUN, HIND, OWL

STRAYS = 0.15
PHASES = ((0, 1), (2, 3), (4, 6), (7, 99))
"""Turns left, from and to: gold is worth less when little can be bought with it any more."""
MOST_TURNS = 10
RIDGE = 1.0


def names() -> list[str]:
    stock = [f"{what} with {low} to {high} turns left" for low, high in PHASES for what in ("gold", "sun", "moon")]
    pips = [f"{what} on a side, each blessing" for what in ("gold", "sun", "moon", "glory")]
    cards = [
        "step to go on the hammer",
        "step taken on the hammer",
        "owl each turn",
        "hind each turn",
        "elder each turn",
    ]
    return [*pips, *stock, *cards, "own turn", *[f"{turns} turns left" for turns in range(MOST_TURNS)]]


def glory(hero: Hero) -> int:
    return int(hero.glory + hero.card_glory())


def board(game: DiceForge, seat: int) -> list[float]:
    """The values of :func:`names` for a hero."""
    hero = game.heroes[seat]
    turns = int(game.rounds - game.round) + (1 if game.active < seat else 0)
    showings = turns * int(game.players) * int(game.blessings) / SIDES
    sides = [*hero.faces(0), *hero.faces(1)]
    found = [
        showings * sum(int(table[face]) for face in sides) for table in (FACE_GOLD, FACE_SUN, FACE_MOON, FACE_GLORY)
    ]
    for low, high in PHASES:
        held = (hero.gold, hero.sun, hero.moon) if low <= turns <= high else (0, 0, 0)
        found.extend(float(each) for each in held)
    found += [float(min(hero.hammer_room(), 2 * turns)), float(hero.hammer_steps)]
    found += [float(hero.cards[card] * turns) for card in (OWL, HIND, ELDER)]
    found += [float(game.active == seat), *[float(turns == each) for each in range(MOST_TURNS)]]
    return found


def played(seed: int, players: int) -> tuple[list[list[float]], list[float]]:
    """The boards of one game and the glory that came after each."""
    game = agon.new("dice_forge", players, seed)
    assert isinstance(game, DiceForge)
    game.tells = False
    rng = random.Random(seed)
    bot = bots.make("greedy", seed)
    boards, owners, before, turn = [], [], [], (-1, -1)
    while not game.over:
        if turn != (int(game.round), int(game.active)):
            turn = (int(game.round), int(game.active))
            for seat in range(players):
                boards.append(board(game, seat))
                owners.append(seat)
                before.append(glory(game.heroes[seat]))
        game.apply(rng.randrange(int(game.offered)) if rng.random() < STRAYS else bot.move(game))
    gained = [glory(game.heroes[seat]) - had for seat, had in zip(owners, before, strict=True)]
    return boards, [float(each) for each in gained]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    boards: list[list[float]] = []
    gained: list[float] = []
    for seed in range(given.games):
        found, after = played(seed, given.players)
        boards += found
        gained += after
    seen, wanted = np.array(boards), np.array(gained)
    weights = np.linalg.solve(seen.T @ seen + RIDGE * np.eye(seen.shape[1]), seen.T @ wanted)
    for name, weight in zip(names(), weights, strict=True):
        print(f"{weight:8.3f}  {name}")
    print(f"spread of the glory to come {wanted.std():.1f}, unexplained {(wanted - seen @ weights).std():.1f}")


if __name__ == "__main__":
    main()
