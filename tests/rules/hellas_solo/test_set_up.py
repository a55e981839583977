"""LS-2, LS-3: set-up and prologue."""

import pytest

import agon
from agon.games.hellas import tables
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import count_bits, members

from .scenario import fresh

T1: list[str | int] = ["phalanx-torch", 2, 18, 4, 5, 24]


@pytest.mark.rule("LS-3.6", "LS-3.7", "LS-3.8")
def test_t1_a_repeated_monster_or_quest_brings_a_persian_instead() -> None:
    table = fresh(T1)
    assert [name for name in tables.MONSTER_IDS if table.lair(name) != "off"] == ["sphinx"]
    table.expect_lair("sphinx", "epirus")
    assert table.open_quests() == ["calydonian_hunt", "cattle_of_geryon"]
    table.expect_persians("chalkidiki", 4).expect_sheet(pile=19)
    assert table.unseen() == 19
    assert not {2, 18, 4, 5, 24} & set(members(table.game.unseen))


@pytest.mark.rule("LH-11.2", "LS-2.1", "LS-3.3", "LS-3.4", "LS-3.5", "LS-3.9")
def test_achilles_begins_in_laconia_with_two_loyal_hoplites_and_a_card() -> None:
    table = fresh(T1)
    table.expect(asked=(0, "turn")).expect_hero(0, "laconia").expect_men("laconia", 2, 0)
    table.expect_token("laconia", "loyal").expect_token("messenia", "allied").expect_men("messenia", 0, 0)
    assert table.values(0) == [1, 1, 2]
    assert not table.is_fortified(0, "laconia")
    table.expect_hand(0, "phalanx-torch").expect_priests(0, 0)
    assert table.board(0)["players"][0]["hero"] == "achilles"
    assert table.board(0)["turn"] == 1


@pytest.mark.rule("LS-2.1")
def test_the_lower_of_speed_and_strength_joins_the_army() -> None:
    table = fresh(T1)
    table.attributes(0, strength=3, speed=2)
    assert table.strength(0, "laconia", attacker=0, defender=XERXES) == 4


@pytest.mark.rule("LS-2.2")
def test_the_map_is_that_of_several_players() -> None:
    regions = fresh(T1).board(0)["regions"]
    populations = {one["id"]: one["population"] for one in regions}
    assert [populations[name] for name in ("attica", "crete", "laconia", "chalkidiki")] == [5, 2, 5, 4]
    numbers = fresh(T1).board(0)["solo"]["regions"]
    assert sorted(one["number"] for one in numbers.values()) == list(range(1, 20))
    assert numbers["chalkidiki"]["arrow"] == "macedonia"
    assert numbers["attica"]["arrow"] is None


@pytest.mark.rule("LS-2.3")
def test_monuments_are_complete_and_artifacts_have_no_owner() -> None:
    table = fresh(T1)
    assert [one["level"] for one in table.board(0)["monuments"]] == [5, 5, 5]
    assert [one["owner"] for one in table.board(0)["monuments"]] == [None, None, None]
    assert table.artifacts(0) == []


@pytest.mark.rule("LS-2.4")
def test_the_oracle_stands_and_six_temples_wait() -> None:
    table = fresh(T1)
    assert table.has_temple("phocis")
    assert table.board(0)["temple_card"]["places"] == 6
    assert table.board(0)["temple_card"]["built"] == 0


@pytest.mark.rule("LS-2.5", "LS-16.1", "LS-16.2", "LS-16.5", "LS-16.8", "LS-16.11")
def test_decks_hold_only_cards_with_the_solo_symbol() -> None:
    table = fresh(T1)
    combat = table.game.deck | table.game.lord(0).hand
    names = [tables.COMBAT_DATA[one]["name"] for one in members(combat)]
    counts = {name: names.count(name) for name in set(names)}
    assert counts == {
        "fortification": 2,
        "local_support": 2,
        "glory": 2,
        "phalanx": 3,
        "flank_attack": 3,
        "trap": 2,
        "tactical_maneuver": 2,
        "wild_attack": 4,
        "reinforcements": 2,
        "charge": 2,
        "assault": 2,
    }
    assert sorted(tables.ARTIFACT_IDS[one] for one in members(table.game.relics)) == [
        "ambrosia",
        "apollos_arrow",
        "ariadnes_thread",
        "eye_of_graeae",
        "femes_trumpet",
        "harpe",
        "horn_of_plenty",
    ]
    out = {tables.BLESSING_IDS[one] for one in range(36)} - {
        tables.BLESSING_IDS[one] for one in members(table.game.blessings)
    }
    assert out == {"unbroken_morale", "restrictive_maneuver", "heros_wrath", "shoot_to_kill", "ambush", "bluff"}


@pytest.mark.rule("LS-2.6")
def test_no_event_cards_no_chimera_no_bull() -> None:
    monsters = {solo.DRAWN_MONSTER[token] for token in range(1, 25)}
    assert {tables.MONSTER_IDS[one] for one in monsters} == set(tables.MONSTER_IDS) - {"chimera"}
    quests = {solo.DRAWN_QUEST[token] for token in range(1, 25)}
    assert {tables.QUEST_IDS[one] for one in quests} == set(tables.QUEST_IDS) - {"capture_cretan_bull"}
    assert fresh(T1).game.event_deck == 0
    assert count_bits(tables.ALL_ATTACKS) == 18


@pytest.mark.rule("LS-2.7")
def test_fifteen_hoplites_of_three_kinds_and_four_spies() -> None:
    table = fresh(T1)
    assert [table.game.supply_of(allied=True), table.game.supply_of(allied=False)] == [15, 13]
    assert table.game.lord(XERXES).reserve == 11
    assert table.board(0)["solo"]["tracks"]["command"]["spies"] == 4


@pytest.mark.rule("LS-2.8")
def test_twenty_four_tokens_of_which_none_comes_back() -> None:
    table = fresh(T1)
    assert members(solo.ALL_TOKENS) == list(range(1, 25))
    table.chance(1).play("act pass")
    table.take_first(until="turn")
    table.expect_sheet(pile=18)
    assert table.unseen() == 18


@pytest.mark.rule("LS-2.9")
def test_all_lands_are_neutral() -> None:
    table = fresh(T1)
    assert set(table.board(0)["solo"]["attitudes"].values()) == {"neutral"}
    assert table.lands_of_glory(0) == []


@pytest.mark.rule("LS-2.11")
def test_nothing_is_asked_before_the_first_turn_and_chance_comes_in_this_order() -> None:
    table = fresh(T1)
    assert table.game.moves == 0
    assert list(table.game.chapter.all_outcomes())[1:] == [2, 18, 4, 5, 24]


@pytest.mark.rule("LS-3.1", "LS-3.2")
def test_two_persians_land_and_the_sheet_is_set() -> None:
    table = fresh(["phalanx-torch", 1, 3, 1 + 4, 8, 11])
    table.expect_persians("chalkidiki", 2)
    table.expect_sheet(invasion=0, mobilization=1, command=1)
    assert table.open_quests() == ["aid_to_atlas", "golden_fleece", "cattle_of_geryon"]


@pytest.mark.rule("LS-3.6")
@pytest.mark.parametrize(
    ("token", "monster", "where"),
    [
        (1, "sphinx", "epirus"),
        (3, "minotaur", "crete"),
        (5, "cyclops", "arcadia"),
        (7, "medusa", "messenia"),
        (9, "hydra", "laconia"),
        (12, "cerberus", "phocis"),
        (14, "minotaur", "chalkidiki"),
        (15, "cyclops", "boeotia"),
        (17, "sphinx", "locris"),
        (20, "cerberus", "achaea"),
        (21, "medusa", "elis"),
        (24, "hydra", "argolis"),
    ],
)
def test_table_a(token: int, monster: str, where: str) -> None:
    other = 23 if monster == "sphinx" else 2
    fresh(["phalanx-torch", token, other, 10, 13, 19]).expect_lair(monster, where)


@pytest.mark.rule("LS-3.7")
@pytest.mark.parametrize(
    ("token", "quest"),
    [
        (1, "saving_prometheus"),
        (6, "cattle_of_geryon"),
        (9, "aid_to_atlas"),
        (12, "golden_fleece"),
        (15, "kill_stymphalian_birds"),
        (18, "amazon_queen"),
        (21, "clean_augean_stables"),
        (24, "calydonian_hunt"),
    ],
)
def test_table_b(token: int, quest: str) -> None:
    others = [one for one in (2, 5, 8) if tables.QUEST_IDS[solo.DRAWN_QUEST[one]] != quest][:2]
    assert quest in fresh(["phalanx-torch", 11, 13, token, *others]).open_quests()


def test_options_that_make_no_sense_alone_get_one_line() -> None:
    for options in ({"teams": True}, {"hero": "helen"}):
        with pytest.raises(agon.BadOption) as error:
            agon.new("hellas", 1, 1, options)
        assert "\n" not in str(error.value)
