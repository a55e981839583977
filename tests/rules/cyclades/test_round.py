"""CY-3 and CY-4: preparation, income, offerings, upkeep."""

import pytest

from agon.games.cyclades.income import income_of
from agon.games.cyclades.tables import CREATURE_IDS, GOD_IDS, HERO_IDS
from tests.rules.cyclades.positions import (
    coins_of,
    creature_no,
    discard,
    empty_board,
    figure_area,
    fleets_at,
    give_cards,
    god_no,
    hero_no,
    in_discard,
    land_no,
    open_creatures,
    open_heroes,
    options,
    play,
    round_from,
    sail,
    sea_no,
    set_altars,
    set_coins,
    settle,
    summon,
    told,
)


@pytest.mark.rule("CY-3.1")
def test_empty_hero_cells_are_filled_while_the_deck_lasts() -> None:
    game = empty_board()
    open_heroes(game, "ajax")
    game.hero_deck = 1 << hero_no("jason")
    game.round = 2
    round_from(game, "prepare")
    assert [HERO_IDS[hero] for hero in game.hero_cells] == ["ajax", "jason"]
    game.hero_cells[0] = -1
    game.heroes_out = 1 << hero_no("ajax")
    round_from(game, "prepare")
    assert game.hero_cells[0] == -1  # discarded heroes do not return


@pytest.mark.rule("CY-3.2")
def test_only_the_cheapest_creature_is_discarded_and_the_rest_slides_down() -> None:
    game = empty_board()
    open_creatures(game, "harpy", "giant", "graeae", "griffin")
    open_heroes(game, "ajax", "jason")
    game.impose([creature_no("kraken")])
    round_from(game, "prepare")
    assert [CREATURE_IDS[card] for card in game.column] == ["giant", "graeae", "griffin", "kraken"]
    assert in_discard(game) == ["harpy"]


@pytest.mark.rule("CY-3.2")
def test_an_empty_cheapest_cell_costs_no_card_and_a_short_deck_leaves_gaps() -> None:
    game = empty_board()
    open_creatures(game, "", "giant")
    game.creature_deck = 1 << creature_no("kraken")
    round_from(game, "prepare")
    assert [int(card) for card in game.column] == [creature_no("giant"), creature_no("kraken"), -1, -1]
    assert in_discard(game) == []


@pytest.mark.rule("CY-3.2", "CY-10.14")
def test_chimera_discarded_from_the_column_reshuffles_before_the_column_is_filled() -> None:
    game = empty_board()
    open_creatures(game, "chimera")
    discard(game, "harpy")
    game.creature_deck = 0
    open_heroes(game, "ajax", "jason")
    game.impose([creature_no("harpy"), creature_no("chimera")])
    round_from(game, "prepare")
    assert [int(card) for card in game.column] == [creature_no("harpy"), creature_no("chimera"), -1, -1]
    assert in_discard(game) == []


@pytest.mark.rule("CY-3.4")
@pytest.mark.parametrize(("players", "is_open"), [(3, 2), (5, 4), (6, 5)])
def test_the_top_altar_goes_to_the_bottom_and_the_open_ones_stay_the_upper_ones(players: int, is_open: int) -> None:
    game = empty_board(players)
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    round_from(game, "prepare")
    altars = game.view(None)["board"]["altars"]
    assert [altar["god"] for altar in altars] == ["ares", "hera", "athena", "poseidon", "zeus", "apollo"]
    assert [altar["open"] for altar in altars[:5]] == [True] * is_open + [False] * (5 - is_open)


@pytest.mark.rule("CY-4.1")
def test_income_is_a_coin_for_every_horn_on_land_and_sea() -> None:
    game = empty_board()
    settle(game, 0, "t8l2")  # two printed horns, control token only
    settle(game, 0, "t9l3", troops=1)  # one
    sail(game, 0, "t9s5")  # one
    sail(game, 0, "t9s4")  # none
    settle(game, 1, "t4l2", heroes=("ajax",))  # two
    game.plenty[land_no("t8l2")] = 3
    game.sea_plenty[sea_no("t9s4")] = 1
    round_from(game, "take_income")
    assert [coins_of(game, faction) for faction in range(3)] == [5 + 2 + 3 + 1 + 1 + 1, 5 + 2, 5]


@pytest.mark.rule("CY-4.2")
def test_any_open_god_and_any_number_that_can_be_paid() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    round_from(game, "offerings")
    numbers = [1, 2, 3, 5]
    wanted = [f"offer {god} {n}" for god in ("zeus", "ares") for n in numbers] + ["offer apollo 0"]
    assert options(game) == wanted
    assert game.asked == 0


@pytest.mark.rule("CY-4.3")
def test_one_faction_a_god_and_the_displaced_places_at_once() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    round_from(game, "offerings")
    play(game, "offer zeus 3")
    assert game.asked == 1
    assert "offer zeus 3" not in options(game)
    play(game, "offer zeus 5")
    assert game.asked == 0  # before the third in order
    assert told(game, "displaced") == [{"player": {"seat": 0}, "god": "cyclades-god-zeus"}]


@pytest.mark.rule("CY-4.4")
def test_the_god_just_lost_is_barred_until_another_one_is_lost() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    for faction in range(3):
        set_coins(game, faction, 20)
    round_from(game, "offerings")
    play(game, "offer zeus 1", "offer zeus 2")
    assert not any(option.startswith("offer zeus") for option in options(game))
    play(game, "offer ares 1", "offer ares 2")
    assert game.asked == 0
    assert "offer zeus 3" in options(game)
    assert not any(option.startswith("offer ares") for option in options(game))
    play(game, "offer zeus 3")
    assert game.asked == 1  # displaced in turn: the chain goes on
    play(game, "offer apollo 0")
    assert [god_no(god) for god in ("zeus", "apollo", "ares")] == [int(own.bid_god) for own in game.factions]


@pytest.mark.rule("CY-4.5")
def test_twenty_five_cannot_be_beaten_and_nobody_offers_more_than_they_can_pay() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    for faction in range(3):
        set_coins(game, faction, 90)
    round_from(game, "offerings")
    play(game, "offer zeus 25")
    assert not any(option.startswith("offer zeus") for option in options(game))
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    set_coins(game, 0, 4)
    give_cards(game, 0, priestesses=3)
    round_from(game, "offerings")
    assert "offer zeus 7" in options(game)
    assert "offer zeus 10" not in options(game)


@pytest.mark.rule("CY-4.6")
def test_apollo_is_free_for_one_and_cannot_be_displaced() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    round_from(game, "offerings")
    play(game, "offer apollo 0")
    assert "offer apollo 0" not in options(game)


@pytest.mark.rule("CY-4.5", "CY-4.6")
def test_who_can_afford_nothing_stands_on_the_lowest_cell_of_a_free_altar() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    set_coins(game, 2, 0)
    round_from(game, "offerings")
    play(game, "offer apollo 0", "offer zeus 2")
    assert options(game) == ["offer ares 1"]
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l2")
    settle(game, 2, "t9l3")
    play(game, "offer ares 1")
    assert coins_of(game, 2) == 0
    assert [line["n"] for line in told(game, "paid")] == [0, 2, 0]


@pytest.mark.rule("CY-4.7")
def test_priestesses_make_offerings_cheaper_never_below_nothing_and_are_kept() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    give_cards(game, 0, priestesses=2)
    give_cards(game, 1, priestesses=3)
    for faction, land in enumerate(("t9l1", "t3l1", "t4l1")):
        settle(game, faction, land)
    round_from(game, "offerings")
    play(game, "offer zeus 5", "offer ares 2", "offer apollo 0")
    assert [line["n"] for line in told(game, "paid")] == [3, 0, 0]
    assert [coins_of(game, faction) for faction in range(3)] == [2, 5, 5]
    assert [own.priestesses for own in game.factions] == [2, 3, 0]


@pytest.mark.rule("CY-4.9")
def test_a_creature_stays_for_a_priestess_and_may_move_or_leaves_for_the_discard() -> None:
    game = empty_board()
    summon(game, 0, "kraken", "t9s3")
    summon(game, 0, "cerberus", "t9l3")
    summon(game, 1, "medusa", "t9l1")
    summon(game, 2, "hydra", "t9s4")
    give_cards(game, 0, priestesses=1)
    game.order[0], game.order[1] = 1, 0
    settle(game, 1, "t4l1")
    round_from(game, "upkeep")
    assert figure_area(game, "medusa") == ""  # faction 1 goes first and has no priestess
    assert in_discard(game) == ["medusa"]
    assert game.asked == 0
    assert options(game) == ["keep kraken", "release kraken", "keep cerberus", "release cerberus"]
    play(game, "keep kraken")
    assert options(game) == ["stay", "on-sea t9s1", "on-sea t9s2", "on-sea t9s5"]  # not beside the Hydra's
    play(game, "on-sea t9s5")
    assert figure_area(game, "kraken") == "t9s5"
    assert figure_area(game, "cerberus") == ""  # no priestess left: it leaves of itself
    assert figure_area(game, "hydra") == ""
    assert sorted(in_discard(game)) == ["cerberus", "hydra", "medusa"]
    assert game.factions[0].priestesses == 0
    assert game.priestesses_left == 20


@pytest.mark.rule("CY-4.9", "CY-10.19")
def test_the_minotaur_moves_at_upkeep_and_only_to_neighbouring_own_land() -> None:
    game = empty_board()
    settle(game, 0, "t2l2")
    settle(game, 0, "t2l3")
    settle(game, 1, "t2l1")
    settle(game, 0, "t9l1")
    summon(game, 0, "minotaur", "t2l2")
    give_cards(game, 0, priestesses=1)
    round_from(game, "upkeep")
    play(game, "keep minotaur")
    assert options(game) == ["stay", "on-land t2l3"]
    play(game, "on-land t2l3")
    assert figure_area(game, "minotaur") == "t2l3"


@pytest.mark.rule("CY-4.9", "CY-10.20")
def test_polyphemus_pushes_again_where_he_moves() -> None:
    game = empty_board()
    summon(game, 0, "polyphemus", "t6l3")
    give_cards(game, 0, priestesses=1)
    sail(game, 1, "t3s2", 2)
    round_from(game, "upkeep")
    play(game, "keep polyphemus", "on-land t3l3")
    assert len(told(game, "pushed")) == 2  # t3s1 is the only open sea beside
    assert fleets_at(game, "t3s1") == 2
    assert fleets_at(game, "t3s2") == 0


@pytest.mark.rule("CY-4.1", "CY-10.16", "CY-10.21")
def test_income_with_hydra_and_cerberus() -> None:
    game = empty_board()
    settle(game, 0, "t8l2")
    settle(game, 0, "t9l3")
    sail(game, 1, "t9s5")
    summon(game, 1, "cerberus", "t8l2")
    summon(game, 0, "hydra", "t9s5")
    assert [income_of(game, faction) for faction in range(3)] == [1, 2 + 2, 0]
    game.set_owner(land_no("t8l2"), -1)
    assert income_of(game, 1) == 4  # also where no one is in control
    assert income_of(game, 0) == 1


@pytest.mark.rule("CY-4.2")
def test_gods_are_named_in_their_order() -> None:
    assert GOD_IDS[-1] == "apollo"
