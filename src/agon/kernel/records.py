"""Records: a game as its seed, choices in notation and outcomes of chance. Replaying gives the same game."""

from typing import Any

from agon.kernel.errors import AgonError, BadSave
from agon.kernel.game import FORMAT, Game
from agon.kernel.title import Title


def record(game: Game, title: Title) -> dict[str, Any]:
    if game.redealt or not game.keeps_record:
        raise AgonError("an imagined game (redealt or hushed) has no record")
    words = game.VOCABULARY
    return {
        "agon_record": FORMAT,
        "title": game.TITLE,
        "rules": title.rules_version,
        "players": int(game.players),
        "options": dict(game.options),
        "seed": game.seed,
        "choices": [words.notation(one) for one in game.chapter.all_choices()],
        "outcomes": list(game.chapter.all_outcomes()),
        "result": game.result,
    }


def replay(saved: dict[str, Any], title: Title, moves: int | None = None) -> Game:
    """The recorded game, or its first ``moves`` choices."""
    if saved.get("agon_record") != FORMAT:
        raise BadSave(f"not a record this program can read: it reads format {FORMAT}")
    choices, outcomes = saved.get("choices"), saved.get("outcomes")
    if not is_list_of(choices, str) or not is_list_of(outcomes, int):
        raise BadSave("a record needs its choices as texts and its outcomes as whole numbers")
    game = title.new(saved.get("players"), saved.get("seed"), saved.get("options"), outcomes or ())
    for at, notation in enumerate(choices or ()):
        if moves is not None and at >= moves:
            break
        try:
            game.play(notation)
        except AgonError as error:
            raise BadSave(f"move {at + 1} of the record is not possible: {error}") from error
    return game


def is_list_of(items: Any, kind: type) -> bool:
    return isinstance(items, list) and all(isinstance(item, kind) for item in items)
