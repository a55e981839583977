"""Options that lie side by side can be told apart, in every language (LH-7.3 and all others)."""

from collections.abc import Iterator

import pytest

import agon
from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import ATTACK_IDS, COMBAT_IDS
from agon.games.hellas.words import VOCABULARY
from agon.kernel.choice import Choice
from agon.kernel.vocabulary import Kind
from agon.lab.setups import random_game
from agon.words import Words

from .scenario import given

LANGUAGES = ("en", "ru", "it", "pl")
CHOSEN_BY_SYMBOL = {"shoot": "-bow", "shield": "-shield"}
"""Only cards of one symbol are offered so: the label need not name it."""
NAMED_BY_SYMBOL = {"strike-card"}
"""The symbol of the wound is that of the card: another argument of the option says it."""


def label(words: Words, notation: str) -> str:
    option = VOCABULARY.parse(notation)
    args = {
        role: f"Seat {shown['seat']}" if isinstance(shown, dict) else shown
        for role, shown in VOCABULARY.option_args(option).items()
    }
    return words.text(VOCABULARY.label_id(option), args)


def is_first_copy(name: str) -> bool:
    """Copies of a card are the same card: one of them is offered."""
    return name.rpartition("-")[0] not in COMBAT_IDS + ATTACK_IDS


def names(verb: str, kind: Kind) -> list[str]:
    if kind.name == "number":
        return [str(number) for number in range(1, 16)]
    if kind.name == "player":
        return [f"p{seat}" for seat in range(4)]
    return [name for name in kind.words if is_first_copy(name) and name.endswith(CHOSEN_BY_SYMBOL.get(verb, ""))]


def sets_of_options() -> Iterator[tuple[str, list[str]]]:
    """By verb and argument: options that differ in that argument alone."""
    for row in VOCABULARY.verbs:
        for at, kind in enumerate(row.kinds):
            if f"{row.name}-{row.roles[at]}" in NAMED_BY_SYMBOL:
                continue
            others = [names(row.name, one)[0] for one in row.kinds]
            yield (
                f"{row.name}-{row.roles[at]}",
                [" ".join([row.name, *others[:at], name, *others[at + 1 :]]) for name in names(row.name, kind)],
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [pytest.param(options, id=name) for name, options in sets_of_options()])
def test_options_that_differ_read_differently(options: list[str], language: str) -> None:
    words = Words(language, strict=True)
    assert len({label(words, notation) for notation in options}) == len(options)
    assert [VOCABULARY.notation(VOCABULARY.parse(notation)) for notation in options] == options


@pytest.mark.rule("LH-7.3")
@pytest.mark.parametrize(
    ("attack", "said"),
    [
        ("attack-3", "Attack with “Attack” (attack 3)"),
        ("attack-5", "Attack with “Attack” (attack 5)"),
        ("recall-4", "Attack with “Recall” (attack 4)"),
        ("charge", "Attack with “Charge” (attack 1 + uncovered wounds)"),
        ("fury", "Attack with “Fury” (attack: all wounds)"),
        ("rampage", "Attack with “Rampage” (attack 1 + twice the covered wounds)"),
        ("surprise_attack", "Attack with “Surprise Attack” (attack 1 + cards in hand)"),
    ],
)
def test_attack_cards_show_their_values(attack: str, said: str) -> None:
    assert label(Words("en", strict=True), f"attack-with {attack}").replace("\u00a0", " ") == said


@pytest.mark.rule("LH-7.3")
def test_two_copies_of_one_attack_are_one_choice() -> None:
    table = given().monster("hydra", "arcadia").hand(0, "glory-torch").hunt(0, "hydra", "trap-mace")
    table.play("strike glory-torch torch plain").chance("fury", "fury-2").play("end-attack")
    table.expect(asked=(1, "monster-attack"), options=["attack-with fury"])
    assert table.view(0)["choice"]["options"] is None


def read(words: Words, choice: Choice) -> list[str]:
    return [label(words, option.notation) for option in choice.options]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_question_read_the_same(language: str) -> None:
    words = Words(language, strict=True)
    game = random_game("hellas", None, 4200)
    assert isinstance(game, Hellas)
    while game.choice is not None and game.moves < 600:
        said = read(words, game.choice)
        assert len(set(said)) == len(said), (game.choice.prompt.id, said)
        agon.playout(game, int(game.moves), 1)
