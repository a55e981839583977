"""CY-1.3: what others must not learn."""

import pytest

from tests.rules.cyclades.scenario import fresh, given


@pytest.mark.rule("CY-1.3")
def test_a_lonely_done_or_offering_is_left_to_its_player() -> None:
    given().settle(0, "t9l1").coins(0, 0).turn(0, "athena").expect(options=["done"], seat=0)


@pytest.mark.rule("CY-1.3")
def test_others_see_the_question_but_never_the_options() -> None:
    table = given().settle(0, "t9l1").turn(0, "athena")
    for seat in (1, 2, None):
        choice = table.view(seat)["choice"]
        assert choice["options"] is None
        assert choice["prompt"]["id"] == "cyclades-prompt-action"
    assert table.view(0)["choice"]["options"]


@pytest.mark.rule("CY-1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_redealt_coins_differ_for_others_and_cover_what_was_offered(players: int) -> None:
    for seed in range(4):
        table = fresh(players, seed, board="given", start="quick")
        while table.prompt == "offer" and table.game.moves < 2:
            table.play(table.options[0])
        for seat in range(players):
            purses = set()
            for again in range(12):
                other = table.redeal(seat, again)
                for faction in range(table.game.count):
                    own = other.faction(faction)
                    if own.bid_god >= 0:
                        assert other.coins_of(faction) >= own.bid - own.priestesses
                    if table.game.seat(faction) == seat:
                        assert other.coins_of(faction) == table.coins_of(faction)
                purses.add(tuple(other.purses()))
            assert len(purses) > 3


@pytest.mark.rule("CY-1.3")
def test_a_move_begun_stays_possible_in_every_redeal() -> None:
    table = given().settle(0, "t9l1", troops=2).settle(1, "t3l1").settle(2, "t4l1").turn(0, "ares").play("march t9l1")
    table.expect(prompt="how-many-troops")
    for seed in range(30):
        other = table.redeal(1, seed)
        assert other.coins_of(0) >= 1
        other.play("take 1")


@pytest.mark.rule("CY-1.3", "CY-8.10")
def test_pandora_borrowing_croesus_stays_possible_in_every_redeal() -> None:
    table = given().settle(0, "t9l1", heroes=("pandora",)).open_heroes("croesus").coins(0, 15).turn(0, "athena")
    table.play("sacrifice pandora")
    for seed in range(10):
        other = table.redeal(2, seed).expect(options=["use croesus"])
        assert other.coins_of(0) >= 15
