"""A recorded game as text that people read: every question, what was chosen of how many, what happened, how it ended.

A change of rules shows here as a diff that says what came out otherwise, not only that something did.
"""

import json
from typing import Any

import agon
from agon.kernel.game import Game

FULL_EVERY = 25
"""Decisions between two that are shown with all their options and a digest."""


def playthrough(record: dict[str, Any]) -> str:
    lines = [f"{record['title']} for {record['players']}, {json.dumps(record['options'], sort_keys=True)}"]
    told = 0
    for number, game in enumerate(agon.positions(record)):
        told = add_log(game, lines, told)
        if number < len(record["choices"]):
            add_question(game, lines, number, record["choices"][number])
    lines.append(f"end: {json.dumps(game.result, sort_keys=True)}")
    return "\n".join(lines) + "\n"


def add_question(game: Game, lines: list[str], number: int, notation: str) -> None:
    choice = game.choice
    assert choice is not None
    prompt = choice.prompt.id.partition("-prompt-")[2]
    lines.append(f"{number + 1}. p{choice.seat} {prompt} [{choice.prompt.rule}]: {notation} (of {len(choice.codes)})")
    if number % FULL_EVERY == 0:
        lines.append(f"    options: {', '.join(option.notation for option in choice.options)}")


def add_log(game: Game, lines: list[str], told: int) -> int:
    """The events since the last decision; the number of all so far."""
    events = game.events
    for message, args, seats in events[told:]:
        words = " ".join(f"{role}={shown(value)}" for role, value in args.items())
        secret = "" if None in seats else f" (for {seats})"
        lines.append(f"    {message.partition('-log-')[2]} {words}{secret}".rstrip())
    return len(events)


def shown(value: Any) -> str:
    return f"p{value['seat']}" if isinstance(value, dict) else str(value)
