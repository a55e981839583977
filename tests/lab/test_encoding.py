"""Numbers of actions: complete, one to one, and never given anew."""

import json
import random

import pytest

import agon
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.vocabulary import Kind, Vocabulary
from agon.lab.encoding import WAIT, Encoding, encoding, sizes_of, stored_rows

GAMES = 3
ALONE = [name for name in agon.titles() if agon.title(name).solo is not None]


def words(*verbs: tuple[str, str], fruits: int = 3) -> Vocabulary:
    made = Vocabulary("orchard", [Kind("fruit", [f"fruit{at}" for at in range(fruits)])])
    for name, spec in verbs:
        made.verb(name, spec)
    return made


def rows_of(made: Encoding) -> list[dict[str, object]]:
    return [block.row() for block in [*made.blocks, *made.missing()]]


@pytest.mark.parametrize("title", agon.titles())
def test_every_option_has_a_number_of_its_own(title: str) -> None:
    sizes = range(agon.title(title).min_players, agon.title(title).max_players + 1)
    for seed in range(GAMES):
        play_by_numbers(agon.new(title, sizes[seed % len(sizes)], seed), seed)


@pytest.mark.parametrize("title", ALONE)
def test_every_option_of_a_game_alone_has_a_number(title: str) -> None:
    for seed in range(40):
        play_by_numbers(agon.new(title, 1, seed), seed)


def play_by_numbers(game: Game, seed: int) -> None:
    numbers = encoding(game.TITLE, int(game.players))
    rng = random.Random(seed)
    while game.choice is not None:
        codes = game.choice.codes
        actions = [numbers.action(code) for code in codes]
        assert len(set(actions)) == len(codes)
        assert all(WAIT < action < numbers.size for action in actions)
        assert [numbers.option(action) for action in actions] == codes
        game.apply(rng.randrange(len(codes)))


@pytest.mark.parametrize(("title", "players"), [*((name, 2) for name in agon.titles()), *((name, 1) for name in ALONE)])
def test_blocks_fill_the_space_without_gaps(title: str, players: int) -> None:
    end = WAIT + 1
    for block in encoding(title, players).blocks:
        assert block.first == end
        end += block.count
    assert encoding(title, players).size == end


def test_numbers_of_dice_forge_are_forever() -> None:
    """Networks are trained on these. If this fails, numbers have moved: add blocks at the end instead."""
    numbers = encoding("dice_forge")
    assert numbers.notation(0) == "wait"
    assert numbers.notation(57) == "pass"
    assert numbers.notation(4201) == "skip"
    assert stored_rows("dice_forge")[4] == {"verb": "forge", "sizes": [29, 2, 29], "first": 59}


def test_numbers_of_hellas_are_forever_and_know_nothing_of_the_game_alone() -> None:
    numbers = encoding("hellas", 4)
    assert numbers.size == 8269
    assert numbers.notation(8268) == "use-power"
    assert numbers.notation(474) == "march epirus epirus"
    with pytest.raises(AgonError, match="has no action number"):
        numbers.action(numbers.words.parse("act pass"))
    with pytest.raises(AgonError, match="has no action number"):
        numbers.action(numbers.words.parse("ruin zeus"))


def test_the_game_alone_has_a_space_of_its_own() -> None:
    numbers = encoding("hellas", 1)
    assert numbers.size == 10481
    assert numbers.notation(numbers.action(numbers.words.parse("kinds 15 15 crete"))) == "kinds 15 15 crete"
    assert numbers.notation(10480) == "ruin hermes"
    assert encoding("dice_forge", 1) is encoding("dice_forge", 4)


def test_a_new_verb_is_put_at_the_end() -> None:
    before = Encoding(words(("pick", "fruit"), ("pass", "")), [])
    rows = rows_of(before)
    after = Encoding(words(("pick", "fruit"), ("eat", "fruit n:number"), ("pass", "")), rows)
    assert [block.verb for block in after.missing()] == ["eat"]
    grown = Encoding(after.words, rows_of(after))
    assert json.dumps(rows_of(grown)[:2]) == json.dumps(rows)
    assert grown.size == before_size(rows) + 3 * 64


def before_size(rows: list[dict[str, object]]) -> int:
    return Encoding(words(("pick", "fruit"), ("pass", "")), rows).size


def test_a_longer_list_of_names_gets_a_further_block() -> None:
    rows = rows_of(Encoding(words(("pick", "fruit")), []))
    wider = Encoding(words(("pick", "fruit"), fruits=5), rows)
    assert [block.sizes for block in wider.missing()] == [[5]]
    both = Encoding(wider.words, rows_of(wider))
    assert [both.action(wider.words.parse(f"pick fruit{at}")) for at in range(5)] == [1, 2, 3, 7, 8]


def test_unknown_numbers_and_options_are_refused() -> None:
    numbers = encoding("dice_forge")
    with pytest.raises(AgonError):
        numbers.option(numbers.size)
    with pytest.raises(AgonError):
        Encoding(words(("pick", "fruit")), []).action(0)


def test_words_and_verbs_for_one_have_no_number_among_several() -> None:
    made = words(("pick", "fruit"), ("hide", "fruit"))
    made.alone.add("hide")
    made.kinds["fruit"].alone = 1
    assert [block.row() for block in Encoding(made, []).missing()] == [{"verb": "pick", "sizes": [2], "first": 1}]
    assert [block.sizes for block in Encoding(made, [], alone=True).missing()] == [[3], [3]]
    assert sizes_of(words(("eat", "n:number")).verbs[0], alone=True) == [32]


def test_sizes_follow_the_kinds() -> None:
    assert sizes_of(words(("eat", "fruit n:number")).verbs[0]) == [3, 64]
