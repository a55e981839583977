"""CY-5: what each god gives."""

import pytest

from agon.games.cyclades.tables import SLOT_IDS
from tests.rules.cyclades.scenario import CycladesScenario, creature_no, given


def redealt_top(table: CycladesScenario, seat: int, seed: int) -> int:
    return int(table.redeal(seat, seed).game.top)


@pytest.mark.rule("CY-5.1")
def test_duties_come_first_in_an_order_of_choice_then_paid_actions_interleave() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").settle(0, "t9l1", troops=1).coins(0, 20)
    table.turn(0, "ares", duties_done=False).expect(prompt="duty")
    table.expect(options=["build fortress t9l1.1", "build fortress t9l1.2", "troop t9l1"])
    table.play("troop t9l1", "build fortress t9l1.2")  # recruits first
    table.expect(prompt="action")
    table.play("troop t9l1", "march t9l1", "take 1", "troop t9l1").expect_coins(20 - 2 - 1 - 3)
    table.play("done").expect(asked=(0, "offer"))  # the next round


@pytest.mark.rule("CY-5.2")
def test_gods_act_from_the_top_and_the_first_to_act_is_last_in_the_next_round() -> None:
    table = given().altars("zeus", "ares", "hera", "athena", "poseidon").homes("t9l1", "t3l1", "t4l1")
    table.chosen("apollo", "ares", "zeus").round_from("act")
    seen: list[int] = []
    while table.game.round == 1:
        if table.seat not in seen:
            seen.append(table.seat)
        table.play(table.options[-1])
    assert seen == [2, 1, 0]
    assert list(table.game.order[:3]) == [0, 1, 2]


@pytest.mark.rule("CY-5.3")
def test_with_a_free_slot_one_must_build_and_without_one_may_replace_or_skip() -> None:
    table = given().settle(0, "t9l1").erect("t9l1.1", "port").turn(0, "ares", duties_done=False).expect(cannot="skip")
    table.expect(can="build fortress t9l1.2")
    table.erect("t9l1.2", "academy").turn(0, "ares", duties_done=False)
    table.expect(options=["replace fortress t9l1.1", "replace fortress t9l1.2", "skip", "troop t9l1"])
    table.play("replace fortress t9l1.1")
    assert table.building_at("t9l1.1") == "fortress"
    assert table.stock_of("port") == 10
    table = given().settle(0, "t9l1").metropolis("t9l1.1").metropolis("t9l1.2").turn(0, "ares", duties_done=False)
    table.expect(prompt="action")  # metropolises are never replaced, the troop had one place to go
    table.expect_land("t9l1", troops=1)


@pytest.mark.rule("CY-5.3")
def test_an_exhausted_building_is_skipped() -> None:
    table = given().settle(0, "t9l1").use_up("fortress", 1, "t8l1", "t8l2", "t3l1", "t3l2", "t3l3")
    table.turn(0, "ares", duties_done=False).expect(prompt="action")
    assert [table.building_at(slot) for slot in ("t9l1.1", "t9l1.2")] == ["", ""]


@pytest.mark.rule("CY-5.4", "CY-god-athena")
def test_athena() -> None:
    table = given().settle(0, "t9l1").coins(0, 9).turn(0, "athena", duties_done=False).play("build academy t9l1.1")
    assert table.philosophers() == [1, 0, 0]
    table.play("philosopher").expect_coins(5).expect(cannot="philosopher")
    assert table.philosophers() == [2, 0, 0]
    assert table.game.philosophers_left == 18


@pytest.mark.rule("CY-5.5", "CY-god-zeus")
def test_zeus() -> None:
    table = given().settle(0, "t9l1").coins(0, 9).turn(0, "zeus", duties_done=False).play("build temple t9l1.1")
    assert table.priestesses() == [1, 0, 0]
    table.play("priestess").expect_coins(5).expect(cannot="priestess")
    assert table.priestesses() == [2, 0, 0]


@pytest.mark.rule("CY-5.5", "CY-god-zeus")
def test_zeus_looks_at_the_top_creature_once_and_may_play_it_for_a_coin_without_discounts() -> None:
    table = given().settle(0, "t9l1").erect("t9l1.1", "temple").chance("graeae").turn(0, "zeus").play("peek")
    table.expect(prompt="peek", options=["put-back", "play graeae"])
    table.play("play graeae").expect_coins(5 - 1 + 1)
    assert table.in_discard() == ["graeae"]
    table.expect(cannot="peek")


@pytest.mark.rule("CY-5.5")
def test_a_card_put_back_stays_on_top_known_to_one_seat() -> None:
    table = given().homes("t9l1", "t9l2", "t9l3").chance("kraken").turn(0, "zeus").play("peek", "put-back")
    assert [table.board(seat)["creatures"]["top"] for seat in (0, 1, None)] == ["kraken", None, None]
    assert [line["id"] for line in table.view(0)["log"]][-1] == "cyclades-log-peeked"
    assert [line["id"] for line in table.view(1)["log"]][-1] == "cyclades-log-peeked-hidden"
    tops = {redealt_top(table, 1, seed) for seed in range(40)}
    assert len(tops) > 5
    assert {redealt_top(table, 0, seed) for seed in range(20)} == {creature_no("kraken")}
    assert table.game.draw_creature() == creature_no("kraken")


@pytest.mark.rule("CY-5.5")
def test_zeus_looks_once_also_if_the_card_was_put_back() -> None:
    table = given().settle(0, "t9l1").chance("kraken").turn(0, "zeus").play("peek", "put-back")
    table.expect(prompt="action", cannot="peek")


@pytest.mark.rule("CY-5.5")
def test_without_a_coin_the_card_is_still_looked_at() -> None:
    table = given().settle(0, "t9l1").coins(0, 0).turn(0, "zeus").play("peek").expect(options=["put-back"])
    assert table.view(1)["choice"]["prompt"] is None  # what was seen is nobody's business


@pytest.mark.rule("CY-5.6", "CY-building-temple")
def test_each_temple_and_metropolis_takes_a_coin_off_once_a_round() -> None:
    table = given().settle(0, "t8l1").erect("t8l1.1", "temple").erect("t8l1.2", "temple").metropolis("t8l1.3")
    table.erect("t8l1.4", "academy").open_creatures("graeae", "cyclops", "harpy", "dryad").turn(0, "ares")
    table.expect(can=["buy graeae 0", "buy cyclops 0", "buy harpy 1", "buy dryad 2"])
    table.play("buy graeae 0")  # cost 2: two of the three are used
    table.expect_coins(5).expect(can=["buy cyclops 2", "buy harpy 3", "buy dryad 4"])
    table.coins(0, 8).play("buy harpy 3")  # the third; the others cost their full price
    table.expect_coins(5).expect(can=["buy cyclops 3", "buy dryad 5"])


@pytest.mark.rule("CY-5.6")
def test_a_captured_temple_serves_its_new_owner_in_the_same_round() -> None:
    table = given().settle(0, "t9l1", troops=1).settle(1, "t9l2").settle(1, "t3l1").erect("t9l2.1", "temple")
    table.open_creatures("graeae", "harpy").turn(1, "zeus").play("buy graeae 1")
    table.turn(0, "ares").play("march t9l1").expect(can="buy harpy 2")


@pytest.mark.rule("CY-5.6")
def test_a_new_temple_gives_its_discount_at_once() -> None:
    table = given().settle(0, "t9l1").open_creatures("graeae").turn(0, "zeus", duties_done=False)
    table.play("build temple t9l1.1").expect(can="buy graeae 1")


@pytest.mark.rule("CY-5.7", "CY-god-poseidon", "CY-building-port")
def test_poseidon() -> None:
    table = given().settle(0, "t9l1").sail(1, "t9s2").sail(0, "t9s1").coins(0, 20)
    table.turn(0, "poseidon", duties_done=False)
    assert table.offers("fleet") == ["t9s1", "t9s3"]
    table.play("build port t9l1.1", "fleet t9s3")
    for left in (20 - 1, 19 - 2, 17 - 3):
        table.play("fleet t9s3").expect_coins(left)
    table.expect(no="fleet")
    assert table.fleets_at("t9s3") == 4


@pytest.mark.rule("CY-5.7")
def test_no_ninth_fleet_and_none_in_closed_seas() -> None:
    table = given().settle(0, "t9l1").sail(0, "t9s3", 7).summon(1, "kraken", "t9s1").summon(1, "polyphemus", "t2l1")
    table.coins(0, 20).turn(0, "poseidon")
    assert table.offers("fleet") == ["t9s2", "t9s3"]
    table.play("fleet t9s3").expect(no="fleet")
    table.turn(0, "poseidon", duties_done=False)
    assert table.verbs == {"build"}


@pytest.mark.rule("CY-5.8", "CY-god-ares", "CY-building-fortress")
def test_ares() -> None:
    table = given().settle(0, "t9l1", heroes=("ajax",)).coins(0, 20).turn(0, "ares", duties_done=False)
    table.play("build fortress t9l1.1")
    for total in (20 - 2, 18 - 3, 15 - 4):
        table.play("troop t9l1").expect_coins(total)
    table.expect(cannot=["troop t9l1", "campaign t9l1"])
    table.play("march t9l1", "join ajax", "take 0").expect_land("t9l2", heroes=["ajax"]).expect_coins(10)
    table.play("march t9l2").expect_coins(9)  # one each, however many


@pytest.mark.rule("CY-5.9", "CY-god-hera", "CY-building-academy")
def test_hera_builds_a_type_not_owned_and_hires() -> None:
    table = given().settle(0, "t8l1").settle(1, "t9l1").erect("t8l1.1", "port").erect("t8l1.2", "academy")
    table.erect("t9l1.1", "temple").open_heroes("ajax", "jason").coins(0, 20).turn(0, "hera", duties_done=False)
    assert {one.split()[0] for one in table.offers("build")} == {"fortress", "temple"}  # another's does not count
    table.play("build temple t8l1.3")
    for total in (20 - 1, 19 - 3, 16 - 5):
        table.play("mercenary t8l1").expect_coins(total)
    table.expect(no="mercenary").expect_land("t8l1", mercenaries=4)
    table.play("hire jason").expect_land("t8l1", heroes=["jason"]).expect_coins(7).expect(no="hire")
    assert table.hero_cells() == ["ajax", ""]


@pytest.mark.rule("CY-5.9")
def test_hera_with_a_metropolis_or_an_empty_stock() -> None:
    table = given().settle(0, "t8l1").metropolis("t8l1.1").settle(1, "t9l1", mercenaries=16)
    table.use_up("port", 1, "t9l1", "t9l2", "t9l3", "t8l2", "t3l1", "t3l2", "t3l3")
    table.use_up("temple", 2, "t2l1", "t2l2", "t2l3", "t4l1", "t4l2", "t4l3").turn(0, "hera", duties_done=False)
    assert {one.split()[0] for one in table.offers("build")} == {"fortress", "academy"}
    table.play("build academy t8l1.2").expect(prompt="action")  # no mercenary is left


@pytest.mark.rule("CY-5.10", "CY-god-apollo")
def test_apollo_gives_two_coins_and_prosperity_on_any_land_and_any_sea_and_nothing_else() -> None:
    table = given().settle(0, "t9l1", troops=3, heroes=("ajax",)).settle(1, "t3l1").settle(2, "t4l1")
    table.open_creatures("harpy").coins(0, 20).turn(0, "apollo").expect_coins(22)
    assert len(table.options) == 17
    table.play("plenty-land t3l1")
    assert table.verbs == {"plenty-sea"}
    assert len(table.options) == 25
    table.play("plenty-sea t3s1")
    assert (table.plenty_at("t3l1"), table.plenty_at("t3s1")) == (1, 1)
    assert table.game.round == 2  # the turn is over: no creatures, moves, campaigns or sacrifices


@pytest.mark.rule("CY-5.11")
@pytest.mark.parametrize("god", ["ares", "poseidon", "zeus", "athena", "hera"])
def test_creatures_with_every_god_but_apollo_and_campaigns_with_all_but_ares_too(god: str) -> None:
    table = given().settle(0, "t9l1", heroes=("ajax",)).open_creatures("harpy").turn(0, god).expect(can="buy harpy 2")
    assert ("campaign t9l1" in table.options) == (god != "ares")
    assert ("march t9l1" in table.options) == (god == "ares")


@pytest.mark.rule("CY-10.1")
def test_creatures_are_bought_one_after_the_other_as_coins_allow() -> None:
    table = given().settle(0, "t9l1").settle(1, "t9l2").discard("kraken")
    table.open_creatures("graeae", "dryad", "satyr", "sylph").coins(0, 7).turn(0, "athena")
    table.play("buy dryad 3")  # nobody has a priestess: no effect, discarded
    assert table.told("no-effect") == [{"player": {"seat": 0}, "creature": "cyclades-creature-dryad"}]
    assert "dryad" in table.in_discard()
    table.play("buy satyr 4").expect_coins(0).expect(options=["done"])
    assert table.column() == ["graeae", "", "", "sylph"]


@pytest.mark.rule("CY-5.7")
def test_slot_names_are_their_land_and_number() -> None:
    assert SLOT_IDS[0] == "t1l1.1"
