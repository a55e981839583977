"""CY-1.3: what others must not learn."""

import pytest

import agon
from agon.games.cyclades.game import Cyclades
from tests.rules.cyclades.positions import empty_board, options, play, prompt, set_coins, settle, turn


@pytest.mark.rule("CY-1.3")
def test_a_lonely_done_or_offering_is_left_to_its_player() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    set_coins(game, 0, 0)
    turn(game, 0, "athena")
    assert options(game) == ["done"]
    assert game.asked == 0


@pytest.mark.rule("CY-1.3")
def test_others_see_the_question_but_never_the_options() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    turn(game, 0, "athena")
    for seat in (1, 2, None):
        choice = game.view(seat)["choice"]
        assert choice["options"] is None
        assert choice["prompt"]["id"] == "cyclades-prompt-action"
    assert game.view(0)["choice"]["options"]


@pytest.mark.rule("CY-1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_redealt_coins_differ_for_others_and_cover_what_was_offered(players: int) -> None:
    for seed in range(4):
        game = agon.new("cyclades", players, seed, {"board": "given", "start": "quick"})
        assert isinstance(game, Cyclades)
        while prompt(game) == "offer" and game.moves < 2:
            game.apply(0)
        for seat in range(players):
            purses = set()
            for again in range(12):
                other = game.redeal(seat, again)
                assert isinstance(other, Cyclades)
                for faction in range(game.count):
                    own = other.factions[faction]
                    if own.bid_god >= 0:
                        assert other.gold(faction) >= own.bid - own.priestesses
                    if game.seat(faction) == seat:
                        assert other.gold(faction) == game.gold(faction)
                purses.add(tuple(other.coins))
            assert len(purses) > 3


@pytest.mark.rule("CY-1.3")
def test_a_move_begun_stays_possible_in_every_redeal() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=2)
    settle(game, 1, "t3l1")
    settle(game, 2, "t4l1")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert prompt(game) == "how-many-troops"
    for seed in range(30):
        other = game.redeal(1, seed)
        assert isinstance(other, Cyclades)
        assert other.gold(0) >= 1
        other.apply(0)


@pytest.mark.rule("CY-1.3", "CY-8.10")
def test_pandora_borrowing_croesus_stays_possible_in_every_redeal() -> None:
    from tests.rules.cyclades.positions import open_heroes

    game = empty_board()
    settle(game, 0, "t9l1", heroes=("pandora",))
    open_heroes(game, "croesus")
    set_coins(game, 0, 15)
    turn(game, 0, "athena")
    play(game, "sacrifice pandora")
    for seed in range(10):
        other = game.redeal(2, seed)
        assert isinstance(other, Cyclades)
        assert other.gold(0) >= 15
        assert options(other) == ["use croesus"]
