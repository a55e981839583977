"""Edges of rules: the last coin, the last piece, nothing there at all, and the first of all areas and cards."""

import pytest

from agon.games.cyclades.rules.turn import Turn
from agon.games.cyclades.tables import GOD_IDS, SLOT_IDS
from tests.frames import under_way
from tests.logs import log_of, question, transcript

from .scenario import CycladesScenario, fresh, given, land_no, shore


def field(*heroes: str, god: str = "ares") -> CycladesScenario:
    """Faction 1 with two troops and these heroes beside faction 2, who has three."""
    table = given().settle(1, "t9l1", troops=2, heroes=heroes).settle(2, "t9l2", troops=3).settle(2, "t3l1")
    return table.coins(1, 9).turn(1, god)


# ---------------------------------------------------------------------- last coins


@pytest.mark.rule("CY-5.7", "CY-5.8", "CY-5.9")
def test_what_the_last_coins_buy() -> None:
    table = given().settle(1, "t9l1", troops=1).settle(2, "t3l1").sail(1, "t9s1").open_heroes("ajax")
    table.coins(1, 1).turn(1, "poseidon").expect(can="sail t9s1")
    table.coins(1, 0).expect(options=["done"])
    table.coins(1, 1).turn(1, "ares").expect(options=["march t9l1", "done"])
    table.coins(1, 0).expect(options=["done"])
    table.coins(1, 4).turn(1, "hera").expect(can="hire ajax")
    table.coins(1, 3).expect(no="hire")
    table.settle(1, "t9l1", heroes=("helen",)).coins(1, 1).turn(1, "zeus").expect(
        options=["campaign t9l1", "peek", "done"]
    )
    table.coins(1, 0).expect(options=["peek", "done"])


@pytest.mark.rule("CY-10.1")
def test_a_creature_for_the_last_coins_or_for_none() -> None:
    table = given().settle(1, "t8l1").settle(2, "t3l1").open_creatures("graeae", "satyr").coins(1, 2).turn(1, "hera")
    table.expect(can="buy graeae 2", no="buy satyr")
    table.erect("t8l1.1", "temple").erect("t8l1.2", "temple").erect("t8l1.3", "temple").coins(1, 0).turn(1, "hera")
    table.expect(can=["buy graeae 0", "buy satyr 0"])


@pytest.mark.rule("CY-5.6")
def test_which_temple_gives_the_discount_is_asked_with_card_and_number() -> None:
    table = given().settle(1, "t8l1").settle(1, "t9l1").settle(2, "t3l1").coins(1, 9)
    table.erect("t8l1.1", "temple").erect("t8l1.2", "temple").erect("t9l1.1", "temple")
    table.open_creatures("graeae", "satyr").cards(2, philosophers=1).turn(1, "hera").play("buy graeae 0")
    assert question(table) == "temple graeae 2"
    table.play("tap t9l1.1").expect(options=["tap t8l1.1", "tap t8l1.2"]).play("tap t8l1.2")
    table.expect(can="buy satyr 2")  # 3 less the one that is left


@pytest.mark.rule("CY-5.6")
def test_a_temple_built_anew_is_a_new_temple() -> None:
    """Ruling 6.c, and only that slot."""
    table = given().settle(1, "t8l1").settle(2, "t3l1").coins(1, 9).erect("t8l1.3", "temple").erect("t8l1.4", "temple")
    table.open_creatures("cyclops", "", "satyr", "griffin").cards(2, philosophers=1).turn(1, "hera")
    table.play("buy cyclops 0", "convert t8l1.4 port").expect(can="buy satyr 4")  # both were used for the Cyclops
    table.game.clear_slot(SLOT_IDS.index("t8l1.3"))
    table.changed().erect("t8l1.3", "temple").expect(can="buy satyr 3")


# ---------------------------------------------------------------------- last pieces


@pytest.mark.rule("CY-5.9", "CY-5.7")
def test_the_last_mercenary_and_no_harbour() -> None:
    table = given().settle(1, "t9l1").settle(2, "t3l1", mercenaries=15).turn(1, "hera", duties_done=False)
    table.expect(can="mercenary t9l1")
    table = given().settle(1, "t9l1").settle(2, "t3l1", mercenaries=16).turn(1, "hera", duties_done=False)
    table.expect(no="mercenary")
    table = (
        given()
        .settle(1, "t9l2")
        .settle(2, "t3l1")
        .sail(2, "t9s2")
        .sail(0, "t9s3")
        .turn(1, "poseidon", duties_done=False)
    )
    table.expect(prompt="action", no="fleet")  # the port needs no choice, and no sea is free
    assert table.building_at("t9l2.1") == "port"


@pytest.mark.rule("CY-9.6")
def test_a_bonus_of_fleets_without_fleets_left() -> None:
    table = given().settle(1, "t8l1").settle(2, "t3l1").sail(1, "t8s1", 7).cards(1, philosophers=3).coins(1, 9)
    table.turn(1, "athena").chance("fleets2").play("philosopher", "found t8l1.1")
    assert table.fleets_at("t8s1") == 8
    table.expect(prompt="action")


@pytest.mark.rule("CY-10.5")
def test_the_giant_takes_a_single_mercenary_too() -> None:
    table = (
        given().settle(1, "t9l1").settle(2, "t3l1", mercenaries=1).coins(1, 9).open_creatures("giant").turn(1, "zeus")
    )
    table.play("buy giant 2").expect_land("t9l1", mercenaries=1).expect_land("t3l1", mercenaries=0)


@pytest.mark.rule("CY-10.13")
@pytest.mark.parametrize("cell", [0, 1])
def test_charon_needs_one_open_hero_in_either_cell(cell: int) -> None:
    table = given().settle(1, "t9l1", heroes=("helen",)).settle(2, "t3l1").coins(1, 9).open_creatures("charon")
    table.open_heroes("jason", "ajax").dismiss(1 - cell).turn(1, "zeus").play("buy charon 2")
    table.expect_land("t9l1", heroes=["jason" if cell == 0 else "ajax"])


@pytest.mark.rule("CY-8.7", "CY-8.9", "CY-9.6")
def test_without_a_metropolis_left_nobody_is_sacrificed_for_one() -> None:
    table = given(4).settle(1, "t8l1", heroes=("helen", "odysseus", "ajax")).settle(2, "t3l1").coins(1, 9)
    for slot in ("t8l1.1", "t8l1.2", "t8l1.3"):
        table.erect(slot, "port")
    free = [
        slot
        for slot in SLOT_IDS
        if slot.split(".")[0] in ("t1l1", "t2l1", "t2l2", "t3l2", "t4l1", "t6l1", "t7l3", "t7l4")
    ]
    full = table.copy()
    table.turn(1, "zeus").expect(can="sacrifice odysseus")
    for slot in free:
        if full.game.tokens == 0:
            break
        full.settle(3, slot.split(".")[0])
        if int(slot[-1]) <= full.game.map.slot_count[land_no(slot.split(".")[0])]:
            bonus = next(b for b in ("gold3", "troops2", "fleets2", "priestess1", "prosperity1") if has_token(full, b))
            full.metropolis(slot, bonus)
    assert full.game.tokens == 0
    full.turn(1, "zeus").expect(no="sacrifice")


def has_token(table: CycladesScenario, bonus: str) -> bool:
    try:
        table.token_with(bonus)
    except StopIteration:
        return False
    return True


# ---------------------------------------------------------------------- battles


@pytest.mark.rule("CY-8.10")
def test_the_mercenaries_an_attacking_pandora_wins_are_told() -> None:
    table = given().settle(1, "t9l1", troops=1, heroes=("pandora",)).settle(2, "t9l2", mercenaries=2).settle(2, "t3l1")
    table.turn(1, "ares")
    lines = log_of(table, "march t9l1", "join pandora", "take 1")
    assert lines[:2] == ["marched 1 t9l1 t9l2 1 0 1", "won-mercenaries 1 2 t9l2"]


@pytest.mark.rule("CY-8.10")
def test_pandora_wins_nobody_where_nobody_is() -> None:
    table = field("pandora").dice(3, 0).play("march t9l1", "join pandora", "take 1")
    assert table.told("won-mercenaries") == []


@pytest.mark.rule("CY-8.3")
def test_the_order_of_powers_is_asked_only_if_it_matters() -> None:
    table = given().settle(1, "t9l1", troops=2).settle(2, "t9l2", heroes=("pandora", "hector")).settle(2, "t3l1")
    table.turn(1, "ares").dice(0, 0).play("march t9l1", "take 2")
    table.expect(no="power")


@pytest.mark.rule("CY-7.4")
def test_an_attackers_hero_who_falls_is_told_with_its_owner() -> None:
    table = field("jason").dice(0, 3).play("march t9l1", "join jason", "take 2")
    assert log_of(table, "lose-hero jason") == ["lost-hero 1 jason"]
    assert table.heroes_out() == ["jason"]


@pytest.mark.rule("CY-8.12")
def test_perseus_saves_only_what_is_there() -> None:
    table = field("perseus").settle(1, "t9l1", troops=1).dice(0, 3).play("march t9l1", "join perseus", "take 2")
    table.expect(options=["lose-troop", "lose-hero perseus", "save-troop t9l1"])
    other = given().settle(1, "t9l1", mercenaries=2, heroes=("perseus",)).settle(2, "t9l2", troops=4).settle(2, "t3l1")
    other.turn(1, "ares").dice(0, 3).play("march t9l1", "join perseus", "take 2")
    other.expect(options=["lose-mercenary", "lose-hero perseus", "save-mercenary t9l1"])


@pytest.mark.rule("CY-8.13")
def test_enemy_fleets_carry_jason_on_campaigns_only() -> None:
    table = given().settle(1, "t9l1", troops=1, heroes=("jason",)).settle(2, "t3l1").sail(2, "t9s2").settle(2, "t4l1")
    table.settle(0, "t9l2").settle(0, "t6l1").coins(1, 9)  # by t9l2's sea only t2s1 and t2s2 would be new
    march = table.copy().sail(2, "t2s2").turn(1, "ares").play("march t9l1", "join jason", "take 1")
    assert march.owner_of("t9l2") == 1  # the only way: nothing was asked
    campaign = table.sail(2, "t2s2").turn(1, "zeus").play("campaign t9l1", "take 0")
    assert campaign.offers("to-land") == ["t2l1", "t2l2", "t9l2"]


@pytest.mark.rule("CY-8.13")
def test_another_heros_campaign_is_not_carried_by_enemies() -> None:
    table = given().settle(1, "t9l1", troops=1, heroes=("ajax", "jason")).settle(2, "t3l1").sail(2, "t9s2")
    table.sail(2, "t2s2").settle(2, "t4l1").settle(0, "t6l1").coins(1, 9).turn(1, "zeus")
    table.play("campaign t9l1", "join ajax", "leave jason", "take 0")
    table.expect_land("t9l2", heroes=["ajax"])  # no other land was within reach


@pytest.mark.rule("CY-8.4", "CY-6.2")
def test_the_second_hero_may_stay_if_the_first_goes() -> None:
    table = field("ajax", "helen", god="zeus")
    table.play("campaign t9l1", "join ajax").expect(options=["join helen", "leave helen"])


# ---------------------------------------------------------------------- offerings


@pytest.mark.rule("CY-4.3")
def test_who_is_displaced_stands_nowhere() -> None:
    table = given().homes("t8l1", "t9l1", "t4l1").altars("ares", "athena", "hera", "zeus", "poseidon").coins(0, 9)
    table.order(1, 0, 2).round_from("offerings").play("offer ares 1", "offer ares 2")
    assert question(table) == "offer 1"
    assert [own.bid_god for own in table.game.factions] == [GOD_IDS.index("ares"), -1, -1]
    assert [own.bid for own in table.game.factions] == [2, 0, 0]
    table.play("offer athena 1")
    assert question(table) == "offer 2"


@pytest.mark.rule("CY-4.5")
def test_without_coins_the_lowest_cell_of_a_free_altar_only() -> None:
    """Ruling 3.a, with the first of all players on an altar."""
    table = given().homes("t8l1", "t9l1", "t4l1").altars("ares", "athena", "hera", "zeus", "poseidon")
    table.coins(1, 0).coins(2, 0).order(0, 2, 1).round_from("offerings").play("offer ares 3", "offer apollo 0")
    table.expect(asked=(1, "offer"), options=["offer athena 1"])


# ---------------------------------------------------------------------- building


@pytest.mark.rule("CY-5.3")
def test_a_building_makes_way_only_on_full_land_and_never_for_its_own_kind() -> None:
    table = given().settle(1, "t9l1").settle(2, "t3l1").erect("t9l1.1", "port").turn(1, "ares", duties_done=False)
    table.expect(no=["replace", "skip"], can="build fortress t9l1.2")
    table = given().settle(1, "t9l1").settle(2, "t3l1").erect("t9l1.1", "port").erect("t9l1.2", "fortress")
    table.turn(1, "ares", duties_done=False)
    assert [*table.offers("replace"), *table.offers("build"), *table.offers("skip")] == ["fortress t9l1.1", ""]


@pytest.mark.rule("CY-5.3")
@pytest.mark.parametrize(
    ("faction", "god", "kind"), [(1, "ares", "fortress"), (2, "ares", "fortress"), (1, "zeus", "temple")]
)
def test_the_god_decides_what_is_built_whoever_builds(faction: int, god: str, kind: str) -> None:
    table = given().settle(faction, "t9l1").settle(0, "t3l1").turn(faction, god, duties_done=False)
    assert table.offers("build") == [f"{kind} t9l1.1", f"{kind} t9l1.2"]


@pytest.mark.rule("CY-10.15")
def test_cyclops_leaves_the_land_of_others_alone() -> None:
    table = given().settle(1, "t9l3").settle(2, "t2l1").settle(0, "t3l1").coins(1, 9).open_creatures("cyclops")
    table.erect("t2l1.1", "port").erect("t3l1.1", "temple").erect("t9l3.1", "academy").turn(1, "hera").play(
        "buy cyclops 2"
    )
    assert table.offers("convert") == ["t9l3.1 port", "t9l3.1 fortress", "t9l3.1 temple"]


# ---------------------------------------------------------------------- told


@pytest.mark.rule("CY-8.1", "CY-4.9", "CY-10.7")
def test_names_of_heroes_creatures_and_victims_in_the_log() -> None:
    table = given().settle(1, "t9l1", troops=1, heroes=("perseus",)).settle(2, "t3l1", troops=1).settle(2, "t4l1")
    table.turn(1, "zeus")
    assert log_of(table, "sacrifice perseus")[0] == "sacrificed 1 perseus"
    table = (
        given().homes("t8l1", "t9l1", "t4l1").summon(1, "medusa", "t4l1").cards(1, priestesses=1).round_from("upkeep")
    )
    assert log_of(table, "keep medusa")[0] == "kept 1 medusa"
    assert table.priestesses()[1] == 0
    table = shore("griffin").play("buy griffin 1", "rob p1")
    assert [(row["player"], row["rival"], row["n"]) for row in table.told("stole-coins")] == [
        ({"seat": 2}, {"seat": 1}, 3)
    ]


@pytest.mark.rule("CY-5.5", "CY-1.3")
def test_a_card_known_once_is_forgotten_when_it_was_drawn() -> None:
    table = shore().chance("kraken").play("peek", "play kraken", "on-sea t2s1", "done")
    game = table.game
    assert (game.top, game.top_known) == (-1, 0)
    other = shore().chance("kraken").play("peek", "put-back")
    assert (other.game.top_known, other.view(2)["board"] == other.view(1)["board"]) == (4, False)


# ---------------------------------------------------------------------- the first of all areas


@pytest.mark.rule("CY-10.2")
def test_one_creature_an_area_in_the_first_land_and_the_first_sea_too() -> None:
    table = (
        given(4).settle(1, "t8l1").settle(2, "t3l1").summon(2, "medusa", "t1l1").summon(2, "kraken", "t1s1").coins(1, 9)
    )
    table.open_creatures("hydra").turn(1, "zeus").play("buy hydra 2")
    assert "t1l1" not in table.offers("on-land")
    assert "t1s1" not in table.offers("on-sea")
    assert {"t1l2", "t1l3"} <= set(table.offers("on-land"))


@pytest.mark.rule("CY-10.18")
def test_medusa_holds_the_first_land() -> None:
    table = (
        given(4)
        .settle(1, "t1l1", troops=2)
        .settle(2, "t3l1")
        .summon(2, "medusa", "t1l1")
        .turn(1, "ares")
        .expect(no="march")
    )
    table.summon(2, "medusa", "t1l3").turn(1, "ares").expect(can="march t1l1")


@pytest.mark.rule("CY-10.19")
def test_the_minotaur_fights_on_the_first_land() -> None:
    table = given(4).settle(1, "t1l2", troops=3).settle(2, "t1l1").settle(2, "t3l1").summon(2, "minotaur", "t1l1")
    table.turn(1, "ares").dice(0, 0).play("march t1l2", "take 3")
    assert table.stages() == [(3, 2)]


# ---------------------------------------------------------------------- copies


@pytest.mark.rule("CY-7.4", "CY-7.1")
def test_a_copy_fights_the_same_battle() -> None:
    table = (
        field("perseus")
        .settle(1, "t9l1", mercenaries=2)
        .dice(0, 3)
        .play("march t9l1", "join perseus", "take 2", "take 2")
    )
    for one in (table, table.copy(), table.copy().copy()):
        game = one.game
        assert (game.guest, game.guest_land, game.guest_troops, game.guest_mercenaries) == (1, land_no("t9l2"), 2, 2)
        assert [one.offers(verb) for verb in ("lose-hero", "save-troop")] == [["perseus"], ["t9l1"]]
    sea = given().homes("t8l1", "t9l1", "t4l1").sail(1, "t9s1", 3).sail(2, "t9s3", 3).turn(1, "poseidon").dice(1, 1)
    sea.play("sail t9s1", "to-sea t9s3", "take 3")
    assert [(one.game.guest, one.game.guest_sea >= 0, one.game.guest_fleets) for one in (sea, sea.copy())] == [
        (1, True, 2)
    ] * 2


@pytest.mark.rule("CY-11.1")
def test_who_belongs_to_which_side() -> None:
    pairs = [(one, two) for one in range(4) for two in range(4)]
    teams = fresh(4, 1, teams=True).game
    assert [teams.side(seat) for seat in range(4)] == [(0, 1), (0, 1), (2, 3), (2, 3)]
    assert [pair for pair in pairs if not teams.is_rival(*pair)] == [
        (0, 0), (0, 1), (1, 0), (1, 1), (2, 2), (2, 3), (3, 2), (3, 3)
    ]  # fmt: skip
    alone = fresh(4, 1).game
    assert [alone.side(seat) for seat in range(4)] == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert [pair for pair in pairs if not alone.is_rival(*pair)] == [(0, 0), (1, 1), (2, 2), (3, 3)]
    two = fresh(2, 1).game
    assert [two.side(0), two.side(1)] == [(0, 1), (2, 3)]
    assert [two.is_rival(0, 1), two.is_rival(1, 0), two.is_rival(1, 1)] == [True, True, False]
    six = fresh(6, 1).game
    assert [six.side(seat)[0] for seat in range(6)] == [0, 0, 2, 2, 4, 4]
    assert (six.is_rival(4, 5), six.is_rival(3, 4), six.is_rival(0, 5)) == (False, True, True)


@pytest.mark.rule("CY-5.1")
def test_what_is_still_owed_in_a_turn() -> None:
    """Bots ask it: whose turn it is, and which duties are left."""
    table = given().settle(1, "t9l1").settle(2, "t3l1").turn(1, "ares", duties_done=False)
    turn = under_way(table.game, Turn)[-1]
    assert [turn.is_turn_of(faction) for faction in range(3)] == [False, True, False]
    assert (turn.owes_building(table.game), turn.owes_recruit(table.game)) == (True, True)
    table.play("troop t9l1")
    turn = under_way(table.game, Turn)[-1]
    assert (turn.owes_building(table.game), turn.owes_recruit(table.game)) == (True, False)
    assert transcript(table, "build fortress t9l1.2") == [
        "1 duty 1 ares | build fortress t9l1.2 | built 1 fortress t9l1"
    ]


@pytest.mark.rule("CY-4.2")
def test_turns_end_after_offerings_and_after_every_god() -> None:
    """Searches stop there."""
    table = given().homes("t8l1", "t9l1", "t4l1").round_from("offerings")
    before = int(table.game.turns_ended)
    table.play(table.options[0]).play(next(one for one in table.options if "apollo" not in one))
    assert table.game.turns_ended == before
    table.take_first(until="duty")
    assert table.game.turns_ended == before + 1


# ---------------------------------------------------------------------- after a battle, in teams, and with two players


@pytest.mark.rule("CY-7.3", "CY-7.6")
def test_after_a_battle_nobody_is_a_guest() -> None:
    table = given().settle(1, "t9l1", troops=1).settle(2, "t9l2", troops=1).settle(2, "t3l1").turn(1, "ares").dice(1, 1)
    game = table.play("march t9l1").game
    assert (game.guest, game.guest_land, game.guest_troops) == (-1, -1, 0)
    assert all(land["guests"] is None for land in table.board(1)["lands"])
    sea = given().homes("t8l1", "t9l1", "t4l1").sail(1, "t9s1").sail(2, "t9s3").turn(1, "poseidon").dice(1, 1)
    game = sea.play("sail t9s1", "to-sea t9s3").game
    assert (game.guest, game.guest_sea, game.guest_fleets) == (-1, -1, 0)


@pytest.mark.rule("CY-10.11")
def test_sylph_wants_two_seas_with_fleets() -> None:
    table = (
        given().settle(1, "t9l1").settle(2, "t3l1").sail(2, "t9s1").coins(1, 9).open_creatures("sylph").turn(1, "zeus")
    )
    table.play("buy sylph 2").expect(asked=(1, "action"), told="no-effect")
    table = given().settle(1, "t9l1").settle(2, "t3l1").sail(2, "t9s1", 2).sail(0, "t9s3").coins(1, 9)
    table.open_creatures("sylph").turn(1, "zeus").play("buy sylph 2", "swap t9s3")
    table.expect_sea("t9s3", owner=2, fleets=2).expect_sea("t9s1", owner=0, fleets=1)


@pytest.mark.rule("CY-11.1")
@pytest.mark.parametrize("god", ["ares", "athena"])
def test_coins_promised_to_any_god_are_not_promised_again(god: str) -> None:
    """Eight coins in the purse: the partner's five leave three; who takes the partner's place has eight."""
    table = (
        given(4, teams=True).homes("t1l1", "t2l1", "t3l1", "t4l1").altars("ares", "athena", "hera", "zeus", "poseidon")
    )
    table.coins(2, 8).order(2, 3, 0, 1).round_from("offerings").play(f"offer {god} 5")
    table.expect(asked=(3, "offer"))
    assert table.offers("offer") == [
        *(f"{one} {n}" for one in ("ares", "athena", "hera") for n in ((7,) if one == god else (1, 2, 3))),
        "apollo 0",
    ]


@pytest.mark.rule("CY-10.7")
def test_onlookers_hear_who_robbed_whom() -> None:
    table = shore("griffin").play("buy griffin 1", "rob p1")
    hidden = table.told("stole-coins-hidden")
    assert [(row["player"], row["rival"]) for row in hidden] == [({"seat": 2}, {"seat": 1})]
    team = given(4, teams=True).homes("t1l1", "t2l1", "t3l1", "t4l1").coins(2, 9).open_creatures("griffin")
    team.turn(2, "zeus").play("buy griffin 2").expect_coins(5, 5, 12, 12)  # there is only one other purse


@pytest.mark.rule("CY-11.6")
def test_a_copy_of_a_game_of_two_has_two_factions_each() -> None:
    table = fresh(2, 4)
    for one in (table, table.copy()):
        assert (one.game.plays_two, [one.game.seat(faction) for faction in range(4)]) == (True, [0, 0, 1, 1])
        assert [one.game.faction_named(one.game.who(faction)) for faction in range(4)] == [0, 1, 2, 3]
