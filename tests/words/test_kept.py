"""Every message as it reads, against files that were read by people; and words that a game does not use.

After a change of words: ``.venv/bin/python -m tools.keep_words``, and read the difference.
"""

import re

import pytest

from tools.keep_words import file_of, lines

from .messages import LANGUAGES

FORBIDDEN = {
    "en": {
        "": ["colossus", "colossi", "go on without", "do not fit", r"turn of \w+", "cards to go", "i and bots"],
    },
    "ru": {
        "": ["колосс", "сборы", "ход героя", "запечатан", r"\bс жрец"],
        "hellas": ["монстр", r"\bукреп(?:и|ля)", "эволюцион", "драфт", "задани", "регион", r"\bкост[иьяе]"],
        "cyclades": ["вытес", "кого-то перебили", r"\bкост[иьяе]"],
        "dice_forge": ["вытес", r"\bкост[иьяе]", "побеждает слава"],
    },
    "it": {
        "": ["coloss", "frammenti di sole", "frammenti di luna", "rendita", r"\brival[ei]"],
        "hellas": ["plancia", "azioni normali", "omicida", "tuono"],
        "cyclades": [r"\bnella terra \d", r"\bnel mare \d", "plancia"],
        "dice_forge": ["gufo", "plancia"],
    },
    "pl": {
        "": ["kolos", "heros", "atrybut", r"\blink", "rywal"],
        "hellas": ["misj", "miejsc[ea] kultu", "draft", "król królów", r"\bgrom\b"],
        "cyclades": ["stworze", "twierdz", "budyn", "wynajm", "przebito"],
        "dice_forge": ["wygrywa chwała"],
    },
}
"""What the printed books call otherwise, by language and game; docs/words.md and the glossary have the right words."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_message_reads_as_it_was_kept(language: str) -> None:
    kept = file_of(language).read_text("utf-8").splitlines()
    assert list(lines(language)) == kept, "words have changed: run tools.keep_words and read the difference"


@every_language
def test_no_message_uses_a_word_that_the_game_does_not(language: str) -> None:
    wrong = []
    for line in file_of(language).read_text("utf-8").splitlines():
        message_id, text = line.split(": ", 1)
        for game, words in FORBIDDEN[language].items():
            if message_id.startswith(game) and re.search("|".join(words), text.lower()):
                wrong.append(line)
    assert wrong == []
