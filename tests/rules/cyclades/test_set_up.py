"""CY-1 and CY-2: components, control, set-up."""

import pytest

import agon
from agon.games.cyclades.setup import given_board
from agon.games.cyclades.tables import DIE, LADDERS, LAND_IDS
from agon.kernel.bits import count_bits, has, members
from agon.kernel.errors import BadOption
from tests.rules.cyclades.scenario import fresh, given, land_no, sea_no


@pytest.mark.rule("CY-1.2")
def test_the_box_holds_what_the_index_says() -> None:
    table = fresh(4)
    stock = table.board()["stock"]
    assert stock == {
        "buildings": {"port": 10, "fortress": 10, "temple": 10, "academy": 10},
        "metropolises": 15,
        "mercenaries": 16,
        "priestesses": 20,
        "philosophers": 20,
    }
    assert all((own.troops_left, own.fleets_left) == (8, 8) for own in table.game.factions)
    assert count_bits(table.game.creature_deck) + 4 == 18
    assert count_bits(table.game.hero_deck) + 2 == 9


@pytest.mark.rule("CY-1.2")
def test_the_die_and_the_ladder() -> None:
    assert list(DIE) == [0, 1, 1, 2, 2, 3]
    ladders = dict(LADDERS)
    assert ladders == {
        "growing": [1, 2, 3, 5, 7, 10, 13, 17, 21, 25],
        "odd": [1, 3, 5, 7, 9, 12, 15, 20, 25],
        "sparse": [1, 3, 5, 7, 10, 13, 16, 20, 25],
        "every": list(range(1, 26)),
    }


@pytest.mark.rule("CY-1.2")
def test_without_stock_nothing_is_recruited() -> None:
    table = given().settle(0, "t9l1", troops=8).turn(0, "ares", duties_done=False)
    table.expect(no="troop")


@pytest.mark.rule("CY-1.3")
def test_coins_are_seen_by_their_owner_only_and_cards_by_all() -> None:
    table = fresh(3)
    for seat in (None, 0, 1, 2):
        for row in table.board(seat)["factions"]:
            assert row["coins"] == (5 if row["seat"] == seat else None)
            assert row["priestesses"] is not None


@pytest.mark.rule("CY-1.4")
def test_neighbours_share_a_border_line_and_islands_hang_together() -> None:
    board = given_board(3, 0)
    assert has(board.land_lands[land_no("t9l1")], land_no("t9l2"))
    assert has(board.land_lands[land_no("t3l3")], land_no("t6l3"))  # across two tiles
    assert not has(board.land_lands[land_no("t9l1")], land_no("t9l3"))
    assert not has(board.sea_seas[sea_no("t9s1")], sea_no("t9s2"))  # with land between them
    assert [LAND_IDS[land] for land in members(board.island[land_no("t2l1")])] == ["t2l1", "t2l2", "t2l3"]
    assert [LAND_IDS[land] for land in members(board.island[land_no("t3l3")])] == ["t3l3", "t6l3"]


@pytest.mark.rule("CY-1.4")
def test_areas_that_touch_at_a_corner_are_no_neighbours() -> None:
    board = given_board(3, 0)
    hexes = {(one["q"], one["r"]): one["area"] for one in board.hexes()}
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for (q, r), area in hexes.items():
        if area[2:3] != "l" and area[3:4] != "l":
            continue
        beside = {hexes.get((q + dq, r + dr)) for dq, dr in around} - {None, area}
        for other in beside:
            assert other is not None
            if "l" in other:
                assert has(board.land_lands[land_no(area)], land_no(other))
            else:
                assert has(board.land_seas[land_no(area)], sea_no(other))


@pytest.mark.rule("CY-1.5")
def test_control_of_land_by_token_and_of_sea_by_fleets_only() -> None:
    table = given().settle(0, "t9l1", troops=1).sail(0, "t9s1")
    table.expect_land("t9l1", owner=0, troops=1).expect_sea("t9s1", owner=0, fleets=1)
    table.lose_troop("t9l1").expect_land("t9l1", owner=0, troops=0)
    table.lose_fleet("t9s1").expect_sea("t9s1", owner=-1, fleets=0)


@pytest.mark.rule("CY-1.6")
def test_mercenaries_and_heroes_alone_stand_beside_a_token() -> None:
    table = given().settle(0, "t9l1", mercenaries=1).settle(0, "t9l2", heroes=("ajax",))
    table.settle(0, "t9l3", troops=1, mercenaries=1).turn(0, "ares")
    tokens = {land["id"]: land["token"] for land in table.board(1)["lands"]}
    assert (tokens["t9l1"], tokens["t9l2"], tokens["t9l3"], tokens["t3l1"]) == (True, True, False, False)


@pytest.mark.rule("CY-2.1")
@pytest.mark.parametrize(("players", "closed"), [(2, 2), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_five_shuffled_altars_the_lowest_closed(players: int, closed: int) -> None:
    table = fresh(players)
    altars = table.board()["altars"]
    assert [altar["open"] for altar in altars] == [True] * (5 - closed) + [False] * closed + [True]
    assert altars[-1]["god"] == "apollo"
    assert {altar["god"] for altar in altars} == {"ares", "poseidon", "zeus", "athena", "hera", "apollo"}
    assert sum(altar["open"] for altar in altars) == table.game.count
    orders = {tuple(fresh(players, seed).game.altars) for seed in range(9)}
    assert len(orders) > 1


@pytest.mark.rule("CY-2.2")
def test_four_creatures_and_two_heroes_lie_open() -> None:
    board = fresh(3).view(None)["board"]
    assert [cell["price"] for cell in board["creatures"]["column"]] == [2, 3, 4, 5]
    assert all(cell["creature"] for cell in board["creatures"]["column"])
    assert all(board["heroes"]["column"])


@pytest.mark.rule("CY-2.3", "CY-11.2")
@pytest.mark.parametrize(("players", "tiles"), [(2, 8), (3, 6), (4, 8), (5, 10), (6, 10)])
def test_two_tiles_a_player_all_with_the_same_side_up(players: int, tiles: int) -> None:
    faces = set()
    for seed in range(6):
        table = fresh(players, seed)
        assert table.game.map.tile_count() == tiles
        faces.add(int(table.game.map.face))
    assert faces == {0, 1}


@pytest.mark.rule("CY-2.4")
def test_five_coins_and_a_random_order() -> None:
    orders = set()
    for seed in range(8):
        table = fresh(3, seed).expect_coins(5, 5, 5)
        orders.add(tuple(table.game.order[:3]))
    assert len(orders) > 1
    assert all(sorted(order) == [0, 1, 2] for order in orders)


@pytest.mark.rule("CY-2.5", "CY-2.7", "CY-2.6", "CY-2.8")
def test_the_two_stages_of_placement() -> None:
    table = fresh(3, seed=4, board="given", side="a")
    first, second, third = (int(faction) for faction in table.game.order[:3])
    asked = []
    while table.prompt == "settle" or table.prompt.startswith("first"):
        asked.append(int(table.seat))
        if table.game.moves == 0:
            table.play("settle t9l2")  # bears the symbol
            assert table.faction(first).priestesses == 1
            table.expect(options=["fleet t9s2", "fleet t9s3"])
            table.play("fleet t9s3").expect(cannot="settle t9l1")  # the same island
            table.expect(can="settle t9l3")
        else:
            table.play(table.options[0])
    for own in table.game.factions:
        assert (count_bits(own.lands), own.fleets_left, own.troops_left) == (3, 5, 5)
        assert count_bits(own.seas) == 3
    settles = [seat for at, seat in enumerate(asked) if at == 0 or asked[at - 1] != seat]
    assert settles == [first, second, third, second, first]
    assert table.game.round == 1
    table.expect(prompt="offer")


@pytest.mark.rule("CY-2.7")
def test_three_troops_may_all_go_to_one_area() -> None:
    table = fresh(3, seed=4, board="given", side="a")
    table.take_first(until="first-troop")
    where = table.options[-1]
    table.play(where, where, where).expect_land(where.split()[1], troops=3)


@pytest.mark.rule("CY-2.6", "CY-2.7")
def test_the_symbol_counts_for_the_third_area_too() -> None:
    table = fresh(3, seed=4, board="given", side="a")
    while table.prompt != "settle" or count_bits(table.game.factions[table.seat].lands) < 2:
        table.play(table.options[-1])
    seat = int(table.seat)
    before = table.faction(seat).priestesses
    table.play("settle t3l3")
    assert table.faction(seat).priestesses == before + 1


@pytest.mark.rule("CY-2.5")
def test_land_without_an_empty_sea_cannot_be_chosen_and_a_lack_of_islands_is_forgiven() -> None:
    table = fresh(3, seed=4, board="given", side="a")
    table.sail(2, "t3s1").sail(2, "t3s2").sail(2, "t3s3")
    table.expect(cannot="settle t3l1", can="settle t3l2")
    rival = (table.seat + 1) % 3
    for land in members(table.game.map.all_land & ~table.game.map.island[land_no("t2l1")]):
        table.settle(rival, LAND_IDS[land])
    table.play("settle t2l1", "fleet t2s1")
    table.expect(options=["settle t2l2", "settle t2l3"])  # the same island, as there is no other


@pytest.mark.rule("CY-2.3")
def test_quick_start_places_three_areas_fleets_and_troops_each() -> None:
    for players, chosen in ((2, {}), (3, {}), (4, {}), (4, {"teams": True}), (5, {}), (6, {})):
        for side in ("a", "b"):
            table = fresh(players, board="given", start="quick", side=side, **chosen)
            for own in table.game.factions:
                assert (count_bits(own.lands), own.troops_left, own.fleets_left) == (3, 5, 5)
            table.expect(prompt="offer")


@pytest.mark.rule("CY-11.1")
def test_options_that_do_not_go_together_are_refused() -> None:
    for players, chosen in (
        (3, {"teams": True}),
        (5, {"teams": True}),
        (4, {"metropolises": 4}),
        (3, {"start": "quick"}),
    ):
        with pytest.raises(BadOption):
            fresh(players, **chosen)


@pytest.mark.rule("CY-10.2")
def test_the_helpers_of_these_tests_make_sound_positions() -> None:
    table = given().summon(0, "kraken", "t9s1").settle(0, "t9l1", troops=2, mercenaries=1, heroes=("ajax",))
    table.turn(0, "zeus")
    assert agon.load(table.game.dump()).digest() == table.game.digest()
