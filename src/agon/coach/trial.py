"""Why not the other: an option against the best one, and a way it could go on."""

from dataclasses import dataclass
from typing import Any

from agon import api, bots
from agon.coach.analysis import said
from agon.coach.hint import compared
from agon.coach.puzzles import advice_simulations

LINE = 6
"""Choices that are played out, the option itself among them."""
SEED = 7


@dataclass(frozen=True)
class Tried:
    """``line``: by choice, who made it, what it was, and what the seat that tries sees after it."""

    chance: float
    best_chance: float
    line: list[tuple[int, dict[str, Any], dict[str, Any]]]


def tried_out(save: dict[str, Any], seat: int, option: int, best: int) -> Tried:
    """Both options simulated equally often, then the one played on by normal bots."""
    game = api.load(save)
    chances = compared(game, [option, best], advice_simulations(game) // 2, SEED)
    line: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
    mover = bots.make("normal", SEED)
    while game.choice is not None and len(line) < LINE:
        made = game.choice.options[mover.move(game) if line else option]
        chooser, words = game.choice.seat, said(game, made.notation).view()
        game.play(made.notation)
        line.append((chooser, words, game.view(seat)))
    return Tried(chances[0], chances[1], line)
