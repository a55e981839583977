"""What bots see in a board: the rough worth, and what the network is told."""

import random
from collections.abc import Iterator

import pytest

import agon
from agon.games.dice_forge import trained
from agon.games.dice_forge.evaluate import outlook
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.tables import DARK, ELDER, FACE_IDS, HIND, LIGHT, OWL, SLOTS, face_named
from tests.judging import evaluate, network, trained_by_seat


def positions(players: int, seed: int) -> Iterator[DiceForge]:
    game = agon.new("dice_forge", players, seed)
    assert isinstance(game, DiceForge)
    rng = random.Random(seed)
    while not game.over:
        yield game
        game.apply(rng.randrange(int(game.offered)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_network_is_told_what_lies_on_the_table(players: int) -> None:
    for game in positions(players, 7):
        for seat, told in enumerate(network(game.TITLE).inputs(game)):
            hero = game.heroes[seat]
            turns, blessings = outlook(game, seat)
            assert len(told) == trained.INPUTS
            faces = [*hero.faces(LIGHT), *hero.faces(DARK)]
            for face in range(len(FACE_IDS)):
                assert told[face] == pytest.approx(faces.count(face) * int(blessings) / 18)
            assert [at for at in range(11) if told[trained.TURNS + at]] == [min(int(turns), 10)]
            marks = [mark for mark in (2, 3, 4, 5, 6, 8, 10, 12) if hero.gold >= mark]
            assert sum(told[trained.GOLD_AT + at] for at in range(8)) == len(marks)
            assert sum(told[trained.SUN_AT + at] for at in range(9)) == min(int(hero.sun), 9)
            assert sum(told[trained.MOON_AT + at] for at in range(9)) == min(int(hero.moon), 9)
            assert sum(told[trained.STACKS + at] for at in range(SLOTS)) == pytest.approx(
                sum(int(left) for left in game.stack_left) / players
            )
            for at, card in enumerate((OWL, HIND, ELDER)):
                assert told[trained.LASTING_AT + at] == int(hero.cards[card])


def test_what_was_learnt_is_added_to_the_rough_worth_until_the_end() -> None:
    last = None
    for game in positions(2, 9):
        for seat in (0, 1):
            answer = network(game.TITLE).network.answer(network(game.TITLE).inputs(game)[seat])
            assert trained_by_seat(game)[seat] == pytest.approx(evaluate(game, seat) + 10.0 * answer)
            assert network(game.TITLE).base(game, seat) == evaluate(game, seat) / 10.0
        last = game
    assert last is not None
    for seat, hero in enumerate(last.heroes):
        glory = int(hero.glory + hero.card_glory())
        assert network(last.TITLE).goal(last, seat) == glory / 10.0
        assert trained_by_seat(last)[seat] == glory * 10.0


@pytest.mark.parametrize("what", ["gold", "sun", "moon", "triton", "cerberus", "glory"])
def test_more_is_worth_more(what: str) -> None:
    game = agon.new("dice_forge", 2, 3)
    assert isinstance(game, DiceForge)
    before = evaluate(game, 0), evaluate(game, 1)
    setattr(game.heroes[0], what, int(getattr(game.heroes[0], what)) + 1)
    assert evaluate(game, 0) > before[0]
    assert evaluate(game, 1) == before[1]


def test_better_faces_are_worth_more_the_earlier_the_more() -> None:
    gains = []
    for at_round in (2, 8):
        game = agon.new("dice_forge", 2, 3)
        assert isinstance(game, DiceForge)
        game.round = at_round
        before = evaluate(game, 0)
        game.heroes[0].replace_side(LIGHT, 0, face_named("sun2"))
        gains.append(evaluate(game, 0) - before)
    assert gains[0] > gains[1] > 0
