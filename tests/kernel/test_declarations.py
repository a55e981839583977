"""The small parts of the kernel to the last number: chance, words, chapters, what a board can be, random play."""

from typing import Any

import pytest

import agon
from agon.kernel.bits import each
from agon.kernel.chance import Chance, seed_pair
from agon.kernel.choice import Option
from agon.kernel.codes import arg_a, arg_b, arg_c, arg_d, code
from agon.kernel.components import (
    Bits,
    Cards,
    Components,
    Count,
    Either,
    Fields,
    Flag,
    Law,
    Many,
    Misfit,
    Position,
    Range,
    Text,
    Word,
    index,
    index_or_none,
    number,
    shown,
    table,
)
from agon.kernel.errors import AgonError, IllegalChoice, ImpossibleChance, RuleError
from agon.kernel.evaluator import Evaluator, NetworkEvaluator
from agon.kernel.history import Chapter, Event
from agon.kernel.network import Network
from agon.kernel.playout import playout
from agon.kernel.vocabulary import Kind, Vocabulary
from agon.kernel.weights import Weights

# ---------------------------------------------------------------------- chance


def test_the_generator_gives_the_numbers_it_always_gave() -> None:
    """Seeds in saves and records rest on them."""
    luck = Chance(1, 1)
    assert [luck.next() for _ in range(6)] == [2147482883, 2092764893, 1390461063, 715295838, 79337800, 347273587]
    assert (luck.first, luck.second) == (2127568003, 1780294415)
    luck = Chance(12345, 67890)
    assert [luck.next() for _ in range(3)] == [2026359910, 1950599822, 315009701]
    assert seed_pair(0) == (1714932835, 872333972)
    assert seed_pair(7) == (575230729, 1714827146)
    luck = Chance(*seed_pair(7))
    assert [luck.below(6) for _ in range(10)] == [0, 3, 0, 4, 4, 5, 5, 5, 5, 4]
    assert [luck.member(0b1011001) for _ in range(8)] == [4, 4, 0, 3, 4, 0, 0, 4]


def test_imposed_outcomes_must_be_possible() -> None:
    for bad in (-1, 6):
        luck = Chance(1, 1)
        luck.impose([bad])
        with pytest.raises(ImpossibleChance):
            luck.below(6)
    for good in (0, 5):
        luck = Chance(1, 1)
        luck.impose([good])
        assert luck.below(6) == good
    for bad in (-1, 1, 62):
        luck = Chance(1, 1)
        luck.impose([bad])
        with pytest.raises(ImpossibleChance):
            luck.member(0b1101)
    for bad_kind in (True, 1.0, "1", None, 1 << 31, -(1 << 31)):
        with pytest.raises(ImpossibleChance):
            Chance(1, 1).impose([bad_kind])
    luck.impose([(1 << 31) - 1])


def test_imposed_outcomes_are_used_up_in_order_and_the_generator_moves_on() -> None:
    luck, free = Chance(5, 9), Chance(5, 9)
    luck.impose([2])
    assert luck.is_imposed()
    assert luck.below(6) == 2
    assert not luck.is_imposed()
    free.below(6)
    assert (luck.first, luck.second) == (free.first, free.second)
    luck.follow([4, 3, 2, 1], 2)
    assert luck.pending() == [2, 1]
    assert luck.copy().pending() == [2, 1]
    luck.impose([0])
    assert luck.pending() == [2, 1, 0]
    luck.release()
    assert (luck.pending(), luck.imposed_at, luck.copy().pending()) == ([], 0, [])


# ---------------------------------------------------------------------- sets, codes, chapters


def test_each_gives_the_members_in_order() -> None:
    assert list(each(0)) == []
    assert list(each(1 << 61 | 1 << 33 | 0b1001)) == [0, 3, 33, 61]


def test_arguments_lie_side_by_side() -> None:
    option = code(255, 4095, 0, 4095, 7)
    assert [arg_a(option), arg_b(option), arg_c(option), arg_d(option)] == [4095, 0, 4095, 7]
    assert code(3) == 3
    assert code(3, 1) == 3 + 256


def test_chapters_tell_the_past_from_the_oldest_on() -> None:
    first = Chapter(None)
    assert first.is_empty()
    second, third = Chapter(first), Chapter(None)
    third.before = second
    first.choices, second.outcomes, third.choices = [1, 2], [5], [3]
    first.events.append(Event(1, 511, 0, 1, 2, 3, 4, 5, 6))
    third.outcomes = [6]
    assert third.chapters() == [first, second, third]
    assert (third.all_choices(), third.all_outcomes()) == ([1, 2, 3], [5, 6])
    assert [event.args() for event in third.all_events()] == [[1, 2, 3, 4, 5, 6]]
    assert [chapter.is_empty() for chapter in (first, second, third)] == [False] * 3


@pytest.mark.parametrize("part", ["choices", "outcomes", "events"])
def test_a_chapter_with_anything_in_it_is_not_empty(part: str) -> None:
    chapter = Chapter(None)
    getattr(chapter, part).append(0)
    assert not chapter.is_empty()


# ---------------------------------------------------------------------- words


def some_words() -> Vocabulary:
    words = Vocabulary("some", [Kind("face", ("gold", "sun"), "some-face", "face"), Kind("plain", ("x", "y"))])
    words.verb("pass", "")
    words.verb("forge", "face old:face n:number plain")
    words.prompt("ask", "n:number", "R-1")
    words.message("done", "player")
    words.reason("dear", "n:number", "R-2")
    return words


def test_notation_is_parsed_back() -> None:
    words = some_words()
    option = words.parse("forge sun gold 12 y")
    assert words.notation(option) == "forge sun gold 12 y"
    assert (words.notation(words.parse("pass")), words.parse("pass")) == ("pass", 0)
    assert words.anchors(option) == ["face:sun", "face:gold"]
    assert words.option_args(option) == {"face": "some-face-sun", "old": "some-face-gold", "n": 12, "plain": "y"}
    assert words.label_id(option) == "some-opt-forge"
    assert words.message_ids() == [
        "some-opt-pass",
        "some-opt-forge",
        "some-prompt-ask",
        "some-log-done",
        "some-why-dear",
    ]


@pytest.mark.parametrize(
    "bad",
    ["", "nonsense", "pass 1", "forge sun gold 12", "forge sun gold 12 y y", "forge moon gold 12 y", "forge sun gold x y",
     "forge sun gold -1 y", "forge sun gold 4096 y"],
)  # fmt: skip
def test_notation_that_is_no_move_is_refused(bad: str) -> None:
    with pytest.raises(IllegalChoice):
        some_words().parse(bad)


def test_bounds_of_words() -> None:
    words = some_words()
    assert words.notation(words.parse("forge gold gold 4095 x")) == "forge gold gold 4095 x"
    kind = words.kinds["face"]
    assert [kind.shown(value) for value in (-1, 0, 1, 2)] == [-1, "some-face-gold", "some-face-sun", 2]
    assert [words.kinds["plain"].shown(value) for value in (-1, 0, 1, 2)] == [-1, "x", "y", 2]
    assert words.kinds["player"].shown(3) == {"seat": 3}
    assert words.kinds["player"].word(7) == "p7"
    with pytest.raises(RuleError):
        words.verb("pass", "")
    assert words.verb("more", "") == 2


def test_options_are_equal_by_code_and_title() -> None:
    words, other = some_words(), Vocabulary("other", [])
    assert Option(0, words) == Option(0, some_words())
    assert Option(0, words) != Option(1, words)
    assert Option(0, words) != Option(0, other)
    assert Option(0, words) != 0
    assert hash(Option(5, words)) == hash(Option(5, other))


# ---------------------------------------------------------------------- what a board can be

SIZES = {"players": 3}


def fits(spec: Any, value: Any) -> bool:
    try:
        spec.check(value, "here", SIZES)
    except Misfit:
        return False
    return True


@pytest.mark.parametrize(
    ("spec", "good", "bad"),
    [
        (Range(2, 5), [2, 4], [1, 5, True, 2.0, "2", None]),
        (number(2, 5), [2, 5], [1, 6]),
        (index("players"), [0, 2], [-1, 3]),
        (index_or_none(2), [-1, 0, 1], [-2, 2]),
        (Bits(3), [0, 7], [-1, 8]),
        (Bits("players"), [7], [8]),
        (Flag(), [True, False], [0, 1, None]),
        (Word(["a", "b"]), ["a", "b"], ["c", 0, None]),
        (Text(3), ["", "abc"], ["abcd", 3]),
        (Many(Range(0, 2), 2), [[0, 1]], [[0], [0, 1, 0], [0, 2], [True, 0], (0, 1), None]),
        (Many(Flag(), 2, 0), [[], [True], [True, False]], [[0], [True] * 3]),
        (table(2, 1, 3), [[1, 3]], [[0, 1], [1, 4], [1]]),
        (Fields(a=Flag()), [{"a": True}, {"a": False, "b": 3}], [{}, {"a": 1}, [], None]),
        (Either(index(2), 9), [0, 1, 9], [2, 9.0, 10]),
    ],
)
def test_what_fits_and_what_does_not(spec: Any, good: list[Any], bad: list[Any]) -> None:
    assert [value for value in good if not fits(spec, value)] == []
    assert [value for value in bad if fits(spec, value)] == []


def test_misfits_say_where_and_stay_short() -> None:
    with pytest.raises(Misfit, match=r"^here\[1\]: 2 is not a whole number from 0 to 1$"):
        Many(Range(0, 2), 2).check([0, 2], "here", SIZES)
    with pytest.raises(Misfit, match=r"^here\.a is missing$"):
        Fields(a=Flag()).check({}, "here", SIZES)
    assert shown("x" * 38) == repr("x" * 38)
    assert shown("x" * 39) == "'" + "x" * 39 + "..."
    assert (shown([1, 2]), shown({"a": 1})) == ("a list of 2", "a dict of 1")


def position(over: bool = False, **board: Any) -> Position:
    stack = [{"rule": "draft", "cards": 4}, {"rule": "other", "cards": 8}]
    return Position({"board": board, "stack": [] if over else stack, "end": {} if over else None}, SIZES)


def test_paths_of_a_position() -> None:
    there = position(deck=3, lords=[{"hand": 1, "pair": [5, 6]}, {"hand": 2, "pair": [7]}], card=-1, top=2)
    assert there.values("deck") == [3]
    assert there.values("lords[].hand") == [1, 2]
    assert there.values("lords[].pair[]") == [5, 6, 7]
    assert there.values("stack.draft.cards") == [4]
    assert there.sets("card:card") == []
    assert there.sets("card:top") == [4]
    assert there.sets("deck") == [3]


def holds(law: Any, there: Position) -> bool:
    try:
        law.check(there)
    except Misfit:
        return False
    return True


def test_laws() -> None:
    cards = Cards("cards", 0b1111, ["deck", "hands[]", "stack.draft.cards"])
    assert holds(cards, position(deck=0b0001, hands=[0b0010, 0b1000]))
    assert not holds(cards, position(deck=0b0001, hands=[0b0011, 0b1000]))  # one is twice there
    assert not holds(cards, position(deck=0b0001, hands=[0b0010]))  # one is missing
    assert not holds(cards, position(deck=0b10001, hands=[0b0010, 0b1000]))  # one too many
    assert holds(cards, position(over=True, deck=0b0001, hands=[0b0010]))  # what lay with the rules is gone
    loose = Cards("cards", 0b1111, ["deck"], all_there=False)
    assert holds(loose, position(deck=0b0001))
    assert not holds(loose, position(deck=0b10000))
    count = Count("coins", 5, ["bank", "purses[]"])
    assert holds(count, position(bank=1, purses=[2, 2]))
    assert not holds(count, position(bank=2, purses=[2, 2]))
    assert holds(Law("it is", lambda there: there.board["bank"] == 1), position(bank=1))
    assert not holds(Law("it is", lambda there: there.board["bank"] == 1), position(bank=2))


def test_components_know_sizes_and_fields_of_rules() -> None:
    seat, special = index("players"), index(1)
    parts = Components(Fields(), {"seat": seat, "turn.seat": special}, sizes=lambda players: {"cards": 2 * players})
    assert parts.sizes(4) == {"players": 4, "cards": 8}
    assert parts.field("turn", "seat") is special
    assert parts.field("draft", "seat") is seat
    assert parts.field("draft", "hand") is None
    assert Components(Fields(), {}).sizes(2) == {"players": 2}


# ---------------------------------------------------------------------- judging and random play


def test_weights_fit_their_names() -> None:
    weights = Weights(["a", "b"], {"a": 1, "b": 2.5})
    assert list(weights.values) == [1.0, 2.5]
    weights.replace([3.0, 4.0])
    assert list(weights.values) == [3.0, 4.0]
    for bad in ({"b": 1, "a": 2}, {"a": 1}, {"a": 1, "b": 2, "c": 3}):
        with pytest.raises(AgonError):
            Weights(["a", "b"], bad)
    with pytest.raises(AgonError):
        weights.replace([1.0])


def test_networks_of_odd_shape_are_refused() -> None:
    with pytest.raises(AgonError):
        Network([{"weights": [[1.0, 2.0], [3.0]], "bias": [0.0, 0.0]}])
    with pytest.raises(AgonError):
        Network([{"weights": [[1.0]], "bias": [0.0]}, {"weights": [[1.0], [2.0]], "bias": [0.0]}])
    with pytest.raises(AgonError):
        Network([{"weights": [[1.0, 1.0]], "bias": [0.0, 0.0]}])
    with pytest.raises(AgonError):
        Network([])


def test_the_goal_of_a_network_is_the_win() -> None:
    game = agon.new("dice_forge", players=3, seed=1)
    game.winners = 0b101
    evaluator = NetworkEvaluator(Network([{"weights": [[1.0]], "bias": [0.0]}]))
    assert [evaluator.goal(game, seat) for seat in range(3)] == [1.0, 0.0, 1.0]
    assert evaluator.base(game, 0) == 0.0
    assert Evaluator().lookahead() == 2


def test_random_play_stops_at_its_limit_and_tells_nothing() -> None:
    game = agon.new("dice_forge", players=2, seed=1)
    told = len(game.events)
    assert playout(game, 3, 5) == 5
    assert (game.moves, len(game.events), game.keeps_log) == (5, told, True)
    game.keeps_log = False
    assert playout(game, 3) > 5
    assert (game.over, game.keeps_log) == (True, False)
    assert playout(game, 3) == 0
