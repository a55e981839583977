"""The log and the question at hand in short: a name and its arguments, players by seat and things by name."""

from typing import Any

from agon.explain import explain
from tests.scenario import Scenario


def log(table: Scenario[Any], *messages: str) -> list[str]:
    """What was told since the game was set up: all of it, or the messages named."""
    begin = f"{table.game.TITLE}-log-"
    found = [(name.removeprefix(begin), args) for name, args, _ in table.game.events]
    return [" ".join([name, *map(short, args.values())]) for name, args in found if not messages or name in messages]


def log_of(table: Scenario[Any], *moves: str) -> list[str]:
    """What is told while these moves are played."""
    before = len(table.game.events)
    return log(table.play(*moves))[before:]


def transcript(table: Scenario[Any], *moves: str) -> list[str]:
    """One line a move: who is asked what, what is played, what is told."""
    return [f"{table.seat} {question(table)} | {move} | {', '.join(log_of(table, move))}" for move in moves]


def ending(table: Scenario[Any]) -> str:
    """Who is asked what now, and all that is offered."""
    return f"{table.seat} {question(table)} | {', '.join(table.options)}"


def question(table: Scenario[Any]) -> str:
    """What is asked, with all that the question says."""
    prompt = table.choice.prompt
    return " ".join([table.prompt, *map(short, prompt.args.values())])


def reason(table: Scenario[Any], anchor: str) -> str:
    """Why the seat that is asked cannot choose something on the board."""
    found = explain(table.game, table.seat, anchor)
    return " ".join([found.message.split("-why-")[-1], *map(short, found.args.values())])


def short(value: Any) -> str:
    if isinstance(value, dict):
        return str(value["seat"])
    return str(value).split("-", 2)[-1] if isinstance(value, str) else str(int(value))
