"""Numbers, names, lists and no-break spaces in the four languages; what happens when something is missing."""

from typing import Any

import pytest

from agon.words import MissingWordsError, Words, languages

NO_BREAK = "\u00a0"


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")


def said(language: str, source: str, **args: str | int) -> str:
    """What the language says for this Fluent pattern."""
    return Words(language, strict=True, extra=[f"test = {source}\n"]).text("test", args)


def test_languages() -> None:
    assert languages() == ("en", "it", "pl", "ru")
    with pytest.raises(ValueError, match="unknown language: de"):
        Words("de")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0", "9999", "12,000", "−1", "1.5", "−1,234,567.0", "0.0"]),
        ("ru", ["0", "9999", "12 000", "−1", "1,5", "−1 234 567,0", "0,0"]),
        ("it", ["0", "9999", "12.000", "−1", "1,5", "−1.234.567,0", "0,0"]),
        ("pl", ["0", "9999", "12 000", "−1", "1,5", "−1 234 567,0", "0,0"]),
    ],
)
def test_numbers(language: str, expected: Any) -> None:
    words = Words(language)
    whole = [words.number(n) for n in (0, 9999, 12000, -1)]
    decimal = [words.number(value, 1) for value in (1.45, -1234567, -0.04)]
    assert [plain(text) for text in whole + decimal] == expected
    assert " " not in "".join(whole + decimal)


@pytest.mark.parametrize(
    ("language", "case", "expected"),
    [
        ("en", "nom", ["0 hoplites", "1 hoplite", "2 hoplites", "21 hoplites"]),
        ("ru", "nom", ["0 гоплитов", "1 гоплит", "2 гоплита", "5 гоплитов", "21 гоплит", "11 гоплитов"]),
        ("ru", "acc", ["0 гоплитов", "1 гоплита", "2 гоплитов", "5 гоплитов", "21 гоплита", "11 гоплитов"]),
        ("ru", "dat", ["0 гоплитам", "1 гоплиту", "2 гоплитам", "5 гоплитам", "21 гоплиту"]),
        ("it", "nom", ["0 opliti", "1 oplita", "2 opliti", "21 opliti", "1.000.000 di opliti"]),
        ("pl", "acc", ["0 hoplitów", "1 hoplitę", "2 hoplitów", "21 hoplitów"]),
    ],
)
def test_counts(language: str, case: Any, expected: Any) -> None:
    words = Words(language, strict=True)
    numbers = [int(text.split(" ")[0].replace(".", "")) for text in expected]
    assert [words.count(n, "hellas-term-hoplite", case) for n in numbers] == [
        text.replace(" ", NO_BREAK, 1) for text in expected
    ]


def test_number_argument_is_written_in_the_style_and_still_selects() -> None:
    variants = "[one] { $n } день\n [few] { $n } дня\n [many] { $n } дней\n *[other] { $n } дня"
    source = f"{{ $n ->\n {variants}\n }}"
    assert said("ru", source, n=21) == "21 день"
    assert said("ru", source, n=12345) == f"12{NO_BREAK}345 дней"
    assert said("en", "{ $n }", n=-12345) == "−12,345"


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "a and b", "a, b and c"),
        ("ru", "a и b", "a, b и c"),
        ("it", "a e b", "a, b e c"),
        ("pl", "a i b", "a, b i c"),
    ],
)
def test_lists(language: str, two: Any, three: Any) -> None:
    words = Words(language, strict=True)
    assert words.join([]) == ""
    assert words.join(["a"]) == "a"
    assert plain(words.join(["a", "", "b"])) == two
    assert plain(words.join(["a", "b", "c"])) == three
    assert plain(said(language, "{ LIST($x, $y, $z) }", x="a", y="b", z="")) == two


def test_parts_skip_zeros_and_may_be_nothing() -> None:
    source = '{ PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", case: "acc") }'
    assert plain(said("ru", source, gold=4, sun=1)) == "4 золота и 1 осколок солнца"
    assert plain(said("ru", source, gold=0, sun=2)) == "2 осколка солнца"
    assert said("ru", source, gold=0, sun=0) == "ничего"


def test_names_of_several_keys() -> None:
    keys = "hellas-combat_card-charge hellas-combat_card-trap"
    assert plain(said("pl", '{ NAMES($cards, quotes: "yes") }', cards=keys)) == "„Szarża” i „Pułapka”"
    assert said("en", '{ NAMES($cards, join: "or") }', cards=keys) == "Charge or Trap"


def test_capitals_and_quotes() -> None:
    assert said("ru", '{ CAP(NAME($key, case: "pl")) }', key="general-term-card") == "Карты"
    assert said("it", "{ QUOTE(NAME($key)) }", key="hellas-combat_card-charge") == "«Carica»"


def test_sentence_agrees_with_the_gender_of_a_name() -> None:
    source = '{ NAME($key, case: "gender") ->\n    [f] ранена\n   *[other] ранен\n }'
    assert said("ru", source, key="hellas-monster-hydra") == "ранена"
    assert said("ru", source, key="hellas-monster-cerberus") == "ранен"


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("ru", "идёт в Аттику и к морю", "идёт в_Аттику и_к_морю"),
        ("ru", "Анна — Любимец богов", "Анна_— Любимец богов"),
        ("ru", "В (с кораблём) вовсе из", "В_(с_кораблём) вовсе из"),
        ("ru", "Акт I, с. 5", "Акт_I, с._5"),
        ("pl", "z Krety w góry i dalej", "z_Krety w_góry i_dalej"),
        ("pl", "zob. str. 5 – tak", "zob. str._5_– tak"),
        ("it", "va a Creta e in Attica – sì", "va a Creta e in Attica_– sì"),
        ("en", "a hoplite in act II", "a hoplite in act_II"),
    ],
)
def test_lines_do_not_end_where_they_must_not(language: str, text: str, expected: Any) -> None:
    assert said(language, "{ $text }", text=text) == expected.replace("_", NO_BREAK)


def test_message_missing_in_the_language_is_said_in_english() -> None:
    words = Words("ru")
    words._english = Words("en", extra=["only-english = Only { $n } here\n"])
    assert words.text("only-english", {"n": 3}) == "Only 3 here"


def test_unknown_message_name_and_argument_show_what_is_missing() -> None:
    words = Words("ru")
    assert words.text("no-such-message") == "no-such-message"
    assert words.name("no-such-name", "acc") == "no-such-name"
    assert words.text("hellas-log-control", {"player": "Анна"}) == "Анна: получает контроль над {$region}"
    assert plain(words.text("ui-spectators")) == "{$n} зритель"
    assert words.text("hellas-log-control", {"player": "x" * 5000, "region": "y"}) == "{???}"


@pytest.mark.parametrize(
    ("message_id", "args", "problem"),
    [
        ("no-such-message", {}, "no-such-message: no message in pl"),
        ("hellas-log-control", {"player": "Anna"}, r"hellas-log-control: no argument \$region"),
        ("hellas-log-control", {"player": "Anna", "region": "atlantis"}, "no name for atlantis"),
        ("ui-spectators", {"n": "many"}, "not a number: many"),
        ("test-odd", {"n": 1}, "test-odd: zip"),
    ],
)
def test_strict_mode_raises(message_id: Any, args: Any, problem: Any) -> None:
    words = Words("pl", strict=True, extra=["test-odd = { PARTS($n) }\n"])
    with pytest.raises(MissingWordsError, match=problem):
        words.text(message_id, args)
    assert words.text("ui-home") == "Strona główna"
