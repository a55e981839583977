"""The worked examples of the rulebook, move by move."""

import pytest

from agon.games.cyclades.tables import CREATURE_IDS
from tests.rules.cyclades.positions import (
    acting,
    coins_of,
    creature_no,
    dice,
    empty_board,
    erect,
    figure_area,
    fleets_at,
    give_cards,
    god_no,
    heroes_at,
    in_discard,
    open_creatures,
    open_heroes,
    options,
    owner_of,
    play,
    prompt,
    round_from,
    sail,
    sea_owner_of,
    set_altars,
    set_coins,
    settle,
    told,
    troops_at,
    turn,
)

PURPLE, YELLOW, BLUE, BLACK = range(4)


@pytest.mark.rule("CY-3.3")
def test_refreshing_the_creatures() -> None:
    game = empty_board()
    open_heroes(game, "ajax", "jason")
    open_creatures(game, "charon", "", "chimera", "")  # those at 3 and 5 were played
    game.impose([creature_no(name) for name in ("harpy", "giant", "sphinx")])
    round_from(game, "prepare")
    assert in_discard(game) == ["charon"]
    assert [CREATURE_IDS[card] for card in game.column] == ["chimera", "harpy", "giant", "sphinx"]


@pytest.mark.rule("CY-3.4")
def test_the_change_of_gods_with_four_players() -> None:
    game = empty_board(4)
    set_altars(game, "zeus", "ares", "poseidon", "athena", "hera")
    before = game.view(None)["board"]["altars"]
    assert [altar["open"] for altar in before] == [True, True, True, False, False, True]
    round_from(game, "prepare")
    after = game.view(None)["board"]["altars"]
    assert [altar["god"] for altar in after] == ["ares", "poseidon", "athena", "hera", "zeus", "apollo"]
    assert [altar["open"] for altar in after] == [True, True, True, False, False, True]  # Athena has opened


@pytest.mark.rule("CY-4.8", "CY-4.3", "CY-4.4")
def test_offerings_of_three_players() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    for faction, land in enumerate(("t9l1", "t3l1", "t4l1")):
        settle(game, faction, land)
        set_coins(game, faction, 10)
    round_from(game, "offerings")
    play(game, "offer zeus 3")  # 1) purple
    assert game.asked == YELLOW
    play(game, "offer zeus 5")  # 2) yellow outbids
    assert game.asked == PURPLE
    play(game, "offer ares 1")  # 3) purple goes to Ares
    assert game.asked == BLUE
    play(game, "offer ares 7")  # 4) blue displaces purple
    assert game.asked == PURPLE
    play(game, "offer zeus 7")  # 5) purple comes back to Zeus and displaces yellow
    assert game.asked == YELLOW
    play(game, "offer apollo 0")  # 6) yellow takes Apollo's free place
    assert [line["n"] for line in told(game, "paid")] == [7, 0, 7]
    assert [int(own.bid_god) for own in game.factions] == [god_no("zeus"), god_no("apollo"), god_no("ares")]
    assert [coins_of(game, faction) for faction in range(3)] == [3, 10, 3]


@pytest.mark.rule("CY-5.2")
def test_turn_order_of_three_players() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    for faction, land in enumerate(("t9l1", "t3l1", "t4l1")):
        settle(game, faction, land)
    for faction, god in ((PURPLE, "zeus"), (BLUE, "ares"), (YELLOW, "apollo")):
        game.factions[faction].bid_god = god_no(god)
    acting(game)
    while game.active == PURPLE:
        game.apply(len(options(game)) - 1)
    assert game.view(None)["board"]["next_order"] == [None, None, PURPLE]
    while game.active == BLUE:
        game.apply(len(options(game)) - 1)
    assert game.view(None)["board"]["next_order"] == [None, BLUE, PURPLE]
    while game.active == YELLOW:
        game.apply(0)
    assert game.view(None)["board"]["order"] == [YELLOW, BLUE, PURPLE]
    assert game.asked == YELLOW


@pytest.mark.rule("CY-6.1", "CY-1.5")
def test_two_sea_moves_and_an_attack() -> None:
    game = empty_board(4)
    from agon.games.cyclades.tables import SEA_IDS
    from agon.kernel.bits import members

    settle(game, BLACK, "t1l1")
    first = members(game.map.all_sea)[0]
    second = members(game.map.sea_seas[first])[0]
    third = next(sea for sea in members(game.map.sea_seas[second]) if sea != first)
    a, b, c = SEA_IDS[first], SEA_IDS[second], SEA_IDS[third]
    sail(game, BLACK, a, 2)
    sail(game, BLACK, b, 2)
    sail(game, YELLOW, c, 1)
    turn(game, BLACK, "poseidon")
    play(game, f"sail {a}", f"to-sea {b}", "take 2")
    assert (sea_owner_of(game, a), fleets_at(game, b), coins_of(game, BLACK)) == (-1, 4, 4)
    dice(game, 3, 0)
    play(game, f"sail {b}", f"to-sea {c}", "take 3")
    assert (sea_owner_of(game, c), fleets_at(game, c), fleets_at(game, b), coins_of(game, BLACK)) == (BLACK, 3, 1, 3)


@pytest.mark.rule("CY-7.7", "CY-7.1")
def test_the_sea_battle() -> None:
    game = empty_board(3)
    yellow, black = 0, 1
    settle(game, yellow, "t9l1")
    settle(game, black, "t9l3")
    settle(game, black, "t9l2")
    sail(game, yellow, "t9s1", 2)
    sail(game, black, "t9s2", 1)
    erect(game, "t9l1.2", "port")  # both ports look upon t9s2
    erect(game, "t9l2.1", "port")
    sail(game, yellow, "t9s3", 2)
    turn(game, yellow, "poseidon")
    dice(game, 2, 2)
    play(game, "sail t9s3", "to-sea t9s2", "take 2")
    stage = told(game, "sea-stage")[0]
    assert (stage["attack"], stage["defence"]) == (5, 4)
    assert (sea_owner_of(game, "t9s2"), game.factions[black].fleets_left) == (yellow, 8)


@pytest.mark.rule("CY-10.22", "CY-10.17", "CY-5.6", "CY-4.9")
def test_buying_placing_and_moving_the_kraken() -> None:
    game = empty_board(4)
    from agon.games.cyclades.tables import LAND_IDS, SEA_IDS
    from agon.kernel.bits import members

    lands = [land for land in members(game.map.all_land) if game.map.slot_count[land] >= 2]
    for faction in range(4):
        settle(game, faction, LAND_IDS[lands[faction]])
    erect(game, f"{LAND_IDS[lands[PURPLE]]}.1", "temple")
    erect(game, f"{LAND_IDS[lands[PURPLE]]}.2", "temple")
    one = members(game.map.all_sea)[0]
    other = members(game.map.sea_seas[one])[0]
    here, there = SEA_IDS[one], SEA_IDS[other]
    sail(game, YELLOW, here, 2)
    sail(game, BLACK, there, 1)
    open_creatures(game, "", "", "", "kraken")
    give_cards(game, PURPLE, priestesses=1)
    turn(game, PURPLE, "athena")
    play(game, "buy kraken 3")  # 1) two temples take two coins off the price of five
    assert coins_of(game, PURPLE) == 2
    play(game, f"on-sea {here}")  # 2) two fleets of yellow are destroyed
    assert (fleets_at(game, here), game.factions[YELLOW].fleets_left) == (0, 8)
    round_from(game, "upkeep")
    play(game, "keep kraken", f"on-sea {there}")  # 3) kept for a priestess, moved onto black's fleet
    assert game.factions[PURPLE].priestesses == 0
    assert (figure_area(game, "kraken"), game.factions[BLACK].fleets_left) == (there, 8)


@pytest.mark.rule("CY-8.4", "CY-8.11")
def test_the_heroic_campaign() -> None:
    game = empty_board()
    yellow, purple = 0, 1
    settle(game, yellow, "t9l1", heroes=("penthesilea",))
    settle(game, yellow, "t9l2", troops=3)
    settle(game, purple, "t2l1", troops=1)
    settle(game, purple, "t3l1")
    sail(game, yellow, "t9s2")
    sail(game, yellow, "t2s2")
    turn(game, yellow, "athena")
    play(game, "campaign t9l1", "to-land t9l2")  # first move, one coin
    assert (heroes_at(game, "t9l2"), coins_of(game, yellow)) == (["penthesilea"], 4)
    dice(game, 0, 3)
    play(game, "campaign t9l2", "take 2", "to-land t2l1")  # second move, two coins, over the fleets
    assert coins_of(game, yellow) == 2
    stage = told(game, "land-stage")[0]
    assert (stage["attack"], stage["defence"]) == (3, 4)
    assert (prompt(game), options(game)) == ("loss", ["lose-troop", "lose-hero penthesilea"])
    dice(game, 2, 0)
    play(game, "lose-troop", "stand", "stand")  # purple stays, yellow goes on
    assert (owner_of(game, "t2l1"), troops_at(game, "t9l2")) == (yellow, 1)
