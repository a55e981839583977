"""CY-5: what each god gives."""

from typing import Any

import pytest

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.tables import BASIC_IDS, SLOT_IDS
from tests.rules.cyclades.positions import (
    acting,
    building_at,
    buildings_on_map,
    coins_of,
    creature_no,
    discard,
    empty_board,
    erect,
    erect_metropolis,
    fleets_at,
    god_no,
    heroes_at,
    in_discard,
    land_no,
    mercenaries_at,
    open_creatures,
    open_heroes,
    options,
    play,
    prompt,
    sail,
    sea_no,
    set_altars,
    set_coins,
    settle,
    summon,
    told,
    troops_at,
    turn,
)

EVERY_LAND = ("t9l1", "t9l2", "t9l3")


def redealt_top(game: Any, seat: int, seed: int) -> int:
    return int(game.redeal(seat, seed).top)


def verbs(game: Cyclades) -> set[str]:
    return {option.split()[0] for option in options(game)}


@pytest.mark.rule("CY-5.1")
def test_duties_come_first_in_an_order_of_choice_then_paid_actions_interleave() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    set_coins(game, 0, 20)
    turn(game, 0, "ares", duties_done=False)
    assert prompt(game) == "duty"
    assert options(game) == ["build fortress t9l1.1", "build fortress t9l1.2", "troop t9l1"]
    play(game, "troop t9l1", "build fortress t9l1.2")  # recruits first
    assert prompt(game) == "action"
    play(game, "troop t9l1", "march t9l1", "take 1", "troop t9l1")
    assert coins_of(game, 0) == 20 - 2 - 1 - 3
    play(game, "done")
    assert game.asked != 0 or prompt(game) != "action"


@pytest.mark.rule("CY-5.2")
def test_gods_act_from_the_top_and_the_first_to_act_is_last_in_the_next_round() -> None:
    game = empty_board()
    set_altars(game, "zeus", "ares", "hera", "athena", "poseidon")
    for faction, land in enumerate(("t9l1", "t3l1", "t4l1")):
        settle(game, faction, land)
    for faction, god in enumerate(("apollo", "ares", "zeus")):
        game.factions[faction].bid_god = god_no(god)
    acting(game)
    seen: list[int] = []
    while game.round == 1:
        if not seen or seen[-1] != int(game.asked):
            seen.append(int(game.asked))
        game.apply(len(options(game)) - 1)
    assert seen == [2, 1, 0]
    assert list(game.order[:3]) == [0, 1, 2]


@pytest.mark.rule("CY-5.3")
def test_with_a_free_slot_one_must_build_and_without_one_may_replace_or_skip() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    erect(game, "t9l1.1", "port")
    turn(game, 0, "ares", duties_done=False)
    assert "skip" not in options(game)
    assert "build fortress t9l1.2" in options(game)
    erect(game, "t9l1.2", "academy")
    turn(game, 0, "ares", duties_done=False)
    assert options(game) == ["replace fortress t9l1.1", "replace fortress t9l1.2", "skip", "troop t9l1"]
    play(game, "replace fortress t9l1.1")
    assert building_at(game, "t9l1.1") == "fortress"
    assert game.stock[1] == 10
    game = empty_board()
    settle(game, 0, "t9l1")
    erect_metropolis(game, "t9l1.1")
    erect_metropolis(game, "t9l1.2")
    turn(game, 0, "ares", duties_done=False)
    assert prompt(game) == "action"  # metropolises are never replaced, the troop had one place to go
    assert troops_at(game, "t9l1") == 1


@pytest.mark.rule("CY-5.3")
def test_an_exhausted_building_is_skipped() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    game.stock[BASIC_IDS.index("fortress") + 1] = 0
    turn(game, 0, "ares", duties_done=False)
    assert prompt(game) == "action"
    assert buildings_on_map(game) == 0


@pytest.mark.rule("CY-5.4", "CY-god-athena")
def test_athena() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    set_coins(game, 0, 9)
    turn(game, 0, "athena", duties_done=False)
    play(game, "build academy t9l1.1")
    assert game.factions[0].philosophers == 1
    play(game, "philosopher")
    assert (game.factions[0].philosophers, coins_of(game, 0)) == (2, 5)
    assert "philosopher" not in options(game)
    assert game.philosophers_left == 18


@pytest.mark.rule("CY-5.5", "CY-god-zeus")
def test_zeus() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    set_coins(game, 0, 9)
    turn(game, 0, "zeus", duties_done=False)
    play(game, "build temple t9l1.1")
    assert game.factions[0].priestesses == 1
    play(game, "priestess")
    assert (game.factions[0].priestesses, coins_of(game, 0)) == (2, 5)
    assert "priestess" not in options(game)


@pytest.mark.rule("CY-5.5", "CY-god-zeus")
def test_zeus_looks_at_the_top_creature_once_and_may_play_it_for_a_coin_without_discounts() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    erect(game, "t9l1.1", "temple")
    game.impose([creature_no("graeae")])
    turn(game, 0, "zeus")
    play(game, "peek")
    assert prompt(game) == "peek"
    assert options(game) == ["put-back", "play graeae"]
    play(game, "play graeae")
    assert coins_of(game, 0) == 5 - 1 + 1
    assert in_discard(game) == ["graeae"]
    assert "peek" not in options(game)


@pytest.mark.rule("CY-5.5")
def test_a_card_put_back_stays_on_top_known_to_one_seat() -> None:
    game = empty_board()
    for faction, land in enumerate(EVERY_LAND):
        settle(game, faction, land)
    game.impose([creature_no("kraken")])
    turn(game, 0, "zeus")
    play(game, "peek", "put-back")
    assert [game.view(seat)["board"]["creatures"]["top"] for seat in (0, 1, None)] == ["kraken", None, None]
    assert [line["id"] for line in game.view(0)["log"]][-1] == "cyclades-log-peeked"
    assert [line["id"] for line in game.view(1)["log"]][-1] == "cyclades-log-peeked-hidden"
    tops = {redealt_top(game, 1, seed) for seed in range(40)}
    assert len(tops) > 5
    assert {redealt_top(game, 0, seed) for seed in range(20)} == {creature_no("kraken")}
    assert game.draw_creature() == creature_no("kraken")


@pytest.mark.rule("CY-5.5")
def test_without_a_coin_the_card_is_still_looked_at() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    set_coins(game, 0, 0)
    turn(game, 0, "zeus")
    play(game, "peek")
    assert options(game) == ["put-back"]
    assert game.view(1)["choice"]["prompt"] is None  # what was seen is nobody's business


@pytest.mark.rule("CY-5.6", "CY-building-temple")
def test_each_temple_and_metropolis_takes_a_coin_off_once_a_round() -> None:
    game = empty_board()
    settle(game, 0, "t8l1")
    erect(game, "t8l1.1", "temple")
    erect(game, "t8l1.2", "temple")
    erect_metropolis(game, "t8l1.3")
    erect(game, "t8l1.4", "academy")
    open_creatures(game, "graeae", "cyclops", "harpy", "dryad")
    turn(game, 0, "ares")
    assert {"buy graeae 0", "buy cyclops 0", "buy harpy 1", "buy dryad 2"} <= set(options(game))
    play(game, "buy graeae 0")  # cost 2: two of the three are used
    assert coins_of(game, 0) == 5
    assert {"buy cyclops 2", "buy harpy 3", "buy dryad 4"} <= set(options(game))
    play(game, "buy harpy 3")
    assert {"buy cyclops 3"} <= {option for option in options(game) if "cyclops" in option} or coins_of(game, 0) == 2


@pytest.mark.rule("CY-5.6")
def test_a_captured_temple_serves_its_new_owner_in_the_same_round() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=1)
    settle(game, 1, "t9l2")
    settle(game, 1, "t3l1")
    erect(game, "t9l2.1", "temple")
    open_creatures(game, "graeae", "harpy")
    turn(game, 1, "zeus")
    play(game, "buy graeae 1")
    turn(game, 0, "ares")
    play(game, "march t9l1")
    assert "buy harpy 2" in options(game)


@pytest.mark.rule("CY-5.6")
def test_a_new_temple_gives_its_discount_at_once() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    open_creatures(game, "graeae")
    turn(game, 0, "zeus", duties_done=False)
    play(game, "build temple t9l1.1")
    assert "buy graeae 1" in options(game)


@pytest.mark.rule("CY-5.7", "CY-god-poseidon", "CY-building-port")
def test_poseidon() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    sail(game, 1, "t9s2")
    sail(game, 0, "t9s1")
    set_coins(game, 0, 20)
    turn(game, 0, "poseidon", duties_done=False)
    assert {option for option in options(game) if option.startswith("fleet")} == {"fleet t9s1", "fleet t9s3"}
    play(game, "build port t9l1.1", "fleet t9s3")
    for price, total in ((1, 19), (2, 17), (3, 14)):
        play(game, "fleet t9s3")
        assert coins_of(game, 0) == total, price
    assert not any(option.startswith("fleet") for option in options(game))
    assert fleets_at(game, "t9s3") == 4


@pytest.mark.rule("CY-5.7")
def test_no_ninth_fleet_and_none_in_closed_seas() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    sail(game, 0, "t9s3", 7)
    summon(game, 1, "kraken", "t9s1")
    summon(game, 1, "polyphemus", "t2l1")
    set_coins(game, 0, 20)
    turn(game, 0, "poseidon")
    assert {option for option in options(game) if option.startswith("fleet")} == {"fleet t9s2", "fleet t9s3"}
    play(game, "fleet t9s3")
    assert not any(option.startswith("fleet") for option in options(game))
    turn(game, 0, "poseidon", duties_done=False)
    assert verbs(game) == {"build"}


@pytest.mark.rule("CY-5.8", "CY-god-ares", "CY-building-fortress")
def test_ares() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("ajax",))
    set_coins(game, 0, 20)
    turn(game, 0, "ares", duties_done=False)
    play(game, "build fortress t9l1.1")
    for total in (18, 15, 11):
        play(game, "troop t9l1")
        assert coins_of(game, 0) == total
    assert "troop t9l1" not in options(game)
    assert "campaign t9l1" not in options(game)
    play(game, "march t9l1", "join ajax", "take 0")
    assert heroes_at(game, "t9l2") == ["ajax"]
    assert coins_of(game, 0) == 10
    play(game, "march t9l2")
    assert coins_of(game, 0) == 9  # one each, however many


@pytest.mark.rule("CY-5.9", "CY-god-hera", "CY-building-academy")
def test_hera_builds_a_type_not_owned_and_hires() -> None:
    game = empty_board()
    settle(game, 0, "t8l1")
    settle(game, 1, "t9l1")
    erect(game, "t8l1.1", "port")
    erect(game, "t8l1.2", "academy")
    erect(game, "t9l1.1", "temple")
    open_heroes(game, "ajax", "jason")
    set_coins(game, 0, 20)
    turn(game, 0, "hera", duties_done=False)
    built = {option.split()[1] for option in options(game) if option.startswith("build")}
    assert built == {"fortress", "temple"}  # another's temple does not count
    play(game, "build temple t8l1.3")
    for total in (19, 16, 11):
        play(game, "mercenary t8l1")
        assert coins_of(game, 0) == total
    assert not any(option.startswith("mercenary") for option in options(game))
    assert mercenaries_at(game, "t8l1") == 4
    play(game, "hire jason")
    assert heroes_at(game, "t8l1") == ["jason"]
    assert coins_of(game, 0) == 7
    assert not any(option.startswith("hire") for option in options(game))
    assert [int(hero) for hero in game.hero_cells] == [0, -1]


@pytest.mark.rule("CY-5.9")
def test_hera_with_a_metropolis_or_an_empty_stock() -> None:
    game = empty_board()
    settle(game, 0, "t8l1")
    erect_metropolis(game, "t8l1.1")
    game.mercenaries_left = 0
    game.mercenaries[land_no("t9l1")] = 0
    for kind in ("port", "fortress", "temple"):
        game.stock[BASIC_IDS.index(kind) + 1] = 0
    turn(game, 0, "hera", duties_done=False)
    assert {option.split()[1] for option in options(game)} == {"academy"}
    play(game, "build academy t8l1.2")
    assert prompt(game) == "action"  # no mercenary is left


@pytest.mark.rule("CY-5.10", "CY-god-apollo")
def test_apollo_gives_two_coins_and_prosperity_on_any_land_and_any_sea_and_nothing_else() -> None:
    game = empty_board()
    settle(game, 0, "t9l1", troops=3, heroes=("ajax",))
    settle(game, 1, "t3l1")
    settle(game, 2, "t4l1")
    open_creatures(game, "harpy")
    set_coins(game, 0, 20)
    turn(game, 0, "apollo")
    assert coins_of(game, 0) == 22
    assert len(options(game)) == 17
    play(game, "plenty-land t3l1")
    assert verbs(game) == {"plenty-sea"}
    assert len(options(game)) == 25
    play(game, "plenty-sea t3s1")
    assert (game.plenty[land_no("t3l1")], game.sea_plenty[sea_no("t3s1")]) == (1, 1)
    assert game.round == 2  # the turn is over: no creatures, moves, campaigns or sacrifices


@pytest.mark.rule("CY-5.11")
@pytest.mark.parametrize("god", ["ares", "poseidon", "zeus", "athena", "hera"])
def test_creatures_with_every_god_but_apollo_and_campaigns_with_all_but_ares_too(god: str) -> None:
    game = empty_board()
    settle(game, 0, "t9l1", heroes=("ajax",))
    open_creatures(game, "harpy")
    turn(game, 0, god)
    assert "buy harpy 2" in options(game)
    assert ("campaign t9l1" in options(game)) == (god != "ares")
    assert ("march t9l1" in options(game)) == (god == "ares")


@pytest.mark.rule("CY-10.1")
def test_creatures_are_bought_one_after_the_other_as_coins_allow() -> None:
    game = empty_board()
    settle(game, 0, "t9l1")
    settle(game, 1, "t9l2")
    discard(game, "kraken")
    open_creatures(game, "graeae", "dryad", "satyr", "sylph")
    set_coins(game, 0, 7)
    turn(game, 0, "athena")
    play(game, "buy dryad 3")  # nobody has a priestess: no effect, discarded
    assert told(game, "no-effect") == [{"player": {"seat": 0}, "creature": "cyclades-creature-dryad"}]
    assert "dryad" in in_discard(game)
    play(game, "buy satyr 4")
    assert coins_of(game, 0) == 0
    assert options(game) == ["done"]
    assert [int(card) for card in game.column] == [creature_no("graeae"), -1, -1, creature_no("sylph")]


@pytest.mark.rule("CY-5.7")
def test_slot_names_are_their_land_and_number() -> None:
    assert SLOT_IDS[0] == "t1l1.1"
