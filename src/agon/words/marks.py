"""Letters and marks of the four languages: numbers, quotes, spaces. Twin of web/src/lib/words/marks.js."""

import math
import re
from dataclasses import dataclass

NO_BREAK = "\u00a0"
MINUS = "−"
# Fewer digits than this stand without a thousands separator.
GROUPED_FROM_DIGITS = 5
WORD_START = "(?<![^ \u00a0(«„“‘])"
SPACE_BEFORE_DASH = re.compile(" (?=[–—](?: |$))")


@dataclass(frozen=True)
class Habits:
    thousands: str
    decimal: str
    quotes: tuple[str, str]
    # Words that never end a line: one-letter prepositions, and what stands before a page or act number.
    tied_words: str
    tied_before_numbers: tuple[str, ...]


HABITS = {
    "en": Habits(",", ".", ("“", "”"), "", ("act", "p.")),
    "ru": Habits(NO_BREAK, ",", ("«", "»"), "вксоуиая", ("акт", "с.")),
    "it": Habits(".", ",", ("«", "»"), "", ("atto", "p.")),
    "pl": Habits(NO_BREAK, ",", ("„", "”"), "wzouia", ("akt", "str.")),
}


def number(value: int | float, language: str, digits: int = 0) -> str:
    """The number with as many decimals as asked, halves rounded away from zero."""
    habits = HABITS[language]
    scaled = math.floor(abs(value) * 10**digits + 0.5)
    whole, fraction = divmod(scaled, 10**digits)
    text = _grouped(str(whole), habits.thousands)
    if digits:
        text += habits.decimal + str(fraction).rjust(digits, "0")
    return MINUS + text if value < 0 and scaled else text


def _grouped(whole: str, separator: str) -> str:
    if len(whole) < GROUPED_FROM_DIGITS:
        return whole
    return re.sub(r"(?<=\d)(?=(?:\d{3})+$)", separator, whole)


def quote(text: str, language: str) -> str:
    opening, closing = HABITS[language].quotes
    return opening + text + closing


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def joined(parts: list[str], conjunction: str) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


def tie(text: str, language: str) -> str:
    """Put no-break spaces where a line must not end."""
    text = SPACE_BEFORE_DASH.sub(NO_BREAK, text)
    for pattern in _TIES[language]:
        text = pattern.sub(r"\1" + NO_BREAK, text)
    return text


def _ties(habits: Habits) -> list[re.Pattern[str]]:
    words = "|".join(_either_case(word) for word in habits.tied_before_numbers)
    patterns = [re.compile(f"{WORD_START}({words}) (?=[0-9IVX])")]
    if habits.tied_words:
        letters = habits.tied_words + habits.tied_words.upper()
        patterns.append(re.compile(f"{WORD_START}([{letters}]) "))
    return patterns


def _either_case(word: str) -> str:
    return f"[{word[0]}{word[0].upper()}]{re.escape(word[1:])}"


_TIES = {language: _ties(habits) for language, habits in HABITS.items()}
