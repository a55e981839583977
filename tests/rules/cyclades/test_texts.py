"""Everything that games of Cyclades say has words in four languages."""

import random
from typing import Any

import pytest

import agon
from agon.words import Words

LANGUAGES = ("en", "ru", "it", "pl")


def spoken(args: dict[str, Any]) -> dict[str, str | int]:
    return {name: "Anna" if isinstance(value, dict) else value for name, value in args.items()}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_prompt_option_and_event_of_random_games_is_spoken(players: int) -> None:
    voices = [Words(language, strict=True) for language in LANGUAGES]
    said = set()
    for seed in range(3):
        rng = random.Random(seed)
        game = agon.new("cyclades", players, seed)
        while game.choice is not None:
            choice = game.choice
            texts = [(choice.prompt.id, choice.prompt.args)]
            texts += [(option.label, option.args) for option in choice.options]
            for message, args in texts:
                if (message, str(args)) not in said:
                    said.add((message, str(args)))
                    assert all(words.text(message, spoken(args)) for words in voices)
            game.apply(rng.randrange(len(choice.codes)))
        for message, args, _seats in game.events:
            if (message, str(args)) not in said:
                said.add((message, str(args)))
                assert all(words.text(message, spoken(args)) for words in voices)
    assert len(said) > 300
