"""Search settings found by self-play: candidates play the present ones, and what wins is kept as data."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from agon.bots.tuned import table, values_for
from agon.kernel.errors import AgonError
from agon.lab.intervals import wilson
from agon.lab.matches import Match
from agon.lab.runners import run
from agon.lab.strengths import credit

SPACE: dict[str, tuple[str, float, float]] = {
    "scale": ("log", 3.0, 100.0),
    "explore": ("log", 0.05, 1.5),
    "trust": ("log", 0.3, 10.0),
    "horizon": ("int", 1, 4),
    "guided": ("float", 0.0, 1.0),
    "wide": ("int", 4, 40),
    "widen": ("float", 0.2, 3.0),
}
"""What is tuned: how it is drawn, and from where to where."""


def suggested(trial: Any) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, (how, low, high) in SPACE.items():
        if how == "int":
            values[name] = trial.suggest_int(name, int(low), int(high))
        else:
            values[name] = round(trial.suggest_float(name, low, high, log=how == "log"), 3)
    return values


def spec(values: dict[str, Any], seconds: float, simulations: int) -> str:
    """The settings as the name of a bot."""
    budget = f"simulations={simulations}" if simulations else f"seconds={seconds}"
    return ":".join(["search", budget, *[f"{name}={value}" for name, value in values.items()]])


def score(
    title: str, players: int, challenger: str, champion: str, games: int, seed: int, jobs: int
) -> tuple[float, tuple[float, float]]:
    """The challenger's win rate in one seat against champions in all others, every seat in turn; 1/players is even."""
    matches = []
    for number in range(games):
        seat = number % players
        lineup = tuple(challenger if each == seat else champion for each in range(players))
        matches.append(Match(number, title, seed + number // players, lineup))
    wins = sum(credit(row, row["lineup"].index(challenger)) for row in run(matches, jobs))
    return wins / games, wilson(wins, games)


def tune(
    title: str,
    players: int,
    trials: int,
    games: int,
    seconds: float,
    simulations: int,
    jobs: int,
    seed: int = 1,
    on_trial: Callable[[int, dict[str, Any], float], None] | None = None,
) -> tuple[dict[str, Any], float]:
    """The best settings found and their win rate against the present ones at the same budget."""
    try:
        import optuna
    except ImportError:
        raise AgonError("Optuna is not installed: pip install agon-games[lab]") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    present = {name: value for name, value in values_for(title, players).items() if name in SPACE}
    champion = spec(values_for(title, players), seconds, simulations)

    def objective(trial: Any) -> float:
        values = {**values_for(title, players), **suggested(trial)}
        challenger = spec(values, seconds, simulations)
        if challenger == champion:
            return 1 / players
        rate, _ = score(title, players, challenger, champion, games, random.Random(seed).getrandbits(30), jobs)
        if on_trial is not None:
            on_trial(trial.number, values, rate)
        return rate

    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=seed))
    if present:
        study.enqueue_trial(present)
    study.optimize(objective, n_trials=trials)
    return {**values_for(title, players), **suggested(study.best_trial)}, float(study.best_value)


def write_settings(title: str, values: dict[str, Any], command: str, verdict: str, path: Path) -> None:
    """As the data that bots read, with the command that made it."""
    lines = [f"# Search settings of {title}.", f"# Made by: {command}", f"# {verdict}", "[search]"]
    lines += written(values)
    for name, others in table(title).items():
        if name != "search":
            lines += ["", f"[{name}]", *written(others)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def written(values: dict[str, Any]) -> list[str]:
    """Numbers, words and truth values are written alike in JSON and in TOML."""
    return [f"{name} = {json.dumps(value)}" for name, value in values.items()]
