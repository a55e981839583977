"""CY-2.3 by the players: they lay the tiles of the archipelago in turn."""

import pytest

import agon
from agon.games.cyclades.generator import is_legal
from tests.rules.cyclades.scenario import CycladesScenario, fresh

TILES = {2: 8, 3: 6, 4: 8, 5: 10, 6: 10}


def laid(players: int = 3, seed: int = 1, **options: object) -> CycladesScenario:
    return fresh(players, seed, board="laid", **options)


def lay(table: CycladesScenario, *, last: bool = False) -> CycladesScenario:
    """One tile, by the first or the last option of every question."""
    take = table.take_last if last else table.take_first
    take(until="cell")
    take(until="rotate")
    return take("rotate")


@pytest.mark.rule("CY-2.3")
@pytest.mark.parametrize("players", TILES)
def test_the_tiles_are_laid_in_turn_order_one_each_and_round_again(players: int) -> None:
    table = laid(players)
    game = table.game
    assert game.map.tile_count() == 1
    assert len(table.board()["laying"]["tiles"]) == TILES[players] - 1
    order = [int(game.order[place]) for place in range(int(game.count))]
    for number in range(TILES[players] - 1):
        assert table.prompt == ("tile" if number < TILES[players] - 2 else "cell")  # the last tile is no choice
        faction = order[number % len(order)]
        assert table.seat == (faction // 2 if players == 2 else faction)
        lay(table, last=number % 2 == 1)
    assert game.map.tile_count() == TILES[players]
    table.expect(prompt="settle")
    assert table.board()["laying"] is None


@pytest.mark.rule("CY-2.3")
def test_the_first_tile_lies_in_the_middle_and_all_show_the_same_side() -> None:
    table = laid(3, side="b")
    assert [int(number) for number in table.game.map.tiles][1:] == [0, 0, 0]
    table.take_first("tile")
    table.expect(options=["cell c4", "cell c5", "cell d3", "cell d5", "cell e3", "cell e4"])
    lay(table)
    assert table.game.map.dump()["face"] == "b"
    assert len({option.split()[1] for option in table.options}) == 4  # 6 tiles, 2 of them laid


@pytest.mark.rule("CY-2.3")
def test_a_further_tile_touches_two_and_keeps_the_board_legal() -> None:
    table = laid(5, seed=4)
    table.take_first("tile").play("cell c4").take_first("rotate").take_first("tile")
    table.expect(options=["cell c5", "cell d3"])  # the two cells beside both
    while table.prompt != "settle":
        assert is_legal(table.game.map)
        table.take_last(table.prompt)
    assert is_legal(table.game.map)


@pytest.mark.rule("CY-2.3")
def test_a_tile_lies_as_it_was_turned() -> None:
    maps = []
    for turned in ("rotate 1", "rotate 4"):
        table = laid(3, seed=2).take_first("tile").play("cell d5").expect(can=turned).play(turned)
        maps.append([int(number) for number in table.game.map.tiles][4:])
        assert table.told("laid") == [
            {"player": {"seat": int(table.game.order[0])}, "tile": maps[-1][0] + 1, "cell": "d5"}
        ]
    assert [one[1:] for one in maps] == [[0, 1, 1], [0, 1, 4]]


@pytest.mark.rule("CY-2.3")
def test_the_board_grows_on_the_table_with_its_areas() -> None:
    table = laid(3)
    board = table.board()
    assert len(board["hexes"]) == 19
    assert board["laying"]["cells"] == []
    cells = table.take_first("tile").board()["laying"]["cells"]
    assert {"id": "e4", "q": 3, "r": 2} in cells
    lay(table)
    assert len(table.board()["hexes"]) == 38
    assert len(table.board()["lands"]) > len(board["lands"])


@pytest.mark.rule("CY-2.3")
def test_the_generator_stays_the_default_and_a_ready_start_needs_a_given_board() -> None:
    assert fresh(3).game.options["board"] == "generated"
    with pytest.raises(agon.BadOption):
        agon.new("cyclades", 3, 1, {"board": "laid", "start": "quick"})


@pytest.mark.rule("CY-2.3")
def test_a_save_under_way_opens_and_one_with_a_tile_twice_does_not() -> None:
    game = laid(3).take_first("tile").game
    saved = game.dump()
    assert agon.load(saved).digest() == game.digest()
    for wrong in ({"pool": saved["stack"][-1]["pool"] | 1 << saved["board"]["map"]["tiles"][0]}, {"pool": 0}):
        stack = [*saved["stack"][:-1], {**saved["stack"][-1], **wrong}]
        with pytest.raises(agon.BadSave):
            agon.load({**saved, "stack": stack})
