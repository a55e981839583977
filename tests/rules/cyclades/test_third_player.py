"""Metropolises, heroes in battle and marches, move by move, for the third player: no seat is 0 here."""

from collections.abc import Callable

import pytest

from tests.logs import transcript

from .scenario import CycladesScenario, given


def thinker(bonus: str) -> CycladesScenario:
    """One philosopher short of a metropolis that will bear this bonus."""
    table = given().settle(2, "t9l1", troops=1).settle(2, "t8l1").settle(1, "t3l1").sail(2, "t9s1")
    return table.cards(2, philosophers=3).coins(2, 9).turn(2, "athena").chance(bonus)


def against(*heroes: str) -> CycladesScenario:
    """Two troops and a mercenary beside a land area that only heroes hold."""
    table = given().settle(2, "t9l1", troops=2, mercenaries=1).settle(1, "t9l2", heroes=heroes).settle(1, "t3l1")
    return table.turn(2, "ares")


THOUGHT = "2 action 2 athena | philosopher | got-philosopher 2, gave-philosophers 2 4"
MARCH = ["2 action 2 ares | march t9l1 | ", "2 how-many-troops t9l1 | take 1 | "]

Flow = tuple[tuple[str, ...], Callable[[], CycladesScenario], list[str], Callable[[CycladesScenario], object], object]
FLOWS: dict[str, Flow] = {
    "a metropolis with two troops": (
        ("CY-9.2", "CY-9.6"),
        lambda: thinker("troops2"),
        [
            THOUGHT,
            "2 found | found t8l1.2 | founded 2 t8l1 troops2, bonus 2 troops2",
            "2 bonus-troop 2 | troop t8l1 | got-troop 2 t8l1",
            "2 bonus-troop 1 | troop t9l1 | got-troop 2 t9l1",
        ],
        lambda table: (table.troops_at("t8l1"), table.troops_at("t9l1"), table.coins_of(2)),
        (1, 2, 5),
    ),
    "a metropolis with two fleets": (
        ("CY-9.6",),
        lambda: thinker("fleets2").sail(2, "t9s3"),
        [
            THOUGHT,
            "2 found | found t8l1.2 | founded 2 t8l1 fleets2, bonus 2 fleets2",
            "2 place 2 | fleet t9s3 | got-fleet 2 t9s3",
            "2 place 1 | fleet t9s1 | got-fleet 2 t9s1",
        ],
        lambda table: (table.fleets_at("t9s1"), table.fleets_at("t9s3")),
        (2, 2),
    ),
    "a metropolis with a priestess": (
        ("CY-9.6",),
        lambda: thinker("priestess1"),
        [THOUGHT, "2 found | found t8l1.2 | founded 2 t8l1 priestess1, bonus 2 priestess1, got-priestess 2"],
        lambda table: table.priestesses(),
        [0, 0, 1],
    ),
    "a metropolis with coins": (
        ("CY-9.6",),
        lambda: thinker("gold3"),
        [THOUGHT, "2 found | found t8l1.2 | founded 2 t8l1 gold3, bonus 2 gold3"],
        lambda table: table.purses(),
        [5, 5, 9 - 4 + 3],
    ),
    "a metropolis with prosperity": (
        ("CY-9.6",),
        lambda: thinker("prosperity1"),
        [
            THOUGHT,
            "2 found | found t8l1.2 | founded 2 t8l1 prosperity1, bonus 2 prosperity1",
            "2 bonus-plenty | plenty-sea t9s1 | plenty-at-sea 2 t9s1",
        ],
        lambda table: (table.plenty_at("t9s1"), table.plenty_at("t9l1")),
        (1, 0),
    ),
    "a metropolis on Penthesilea's card": (
        ("CY-8.11",),
        lambda: thinker("gold3").settle(2, "t8l1", heroes=("penthesilea",)),
        [THOUGHT, "2 found | shelter penthesilea | sheltered 2 penthesilea gold3, bonus 2 gold3"],
        lambda table: (table.metropolises(2), table.heroes_at("t8l1"), table.buildings()),
        (1, [], []),
    ),
    "the four types of buildings": (
        ("CY-9.1", "CY-9.3"),
        lambda: (
            given()
            .settle(2, "t8l1")
            .settle(2, "t9l1")
            .settle(1, "t3l1")
            .erect("t8l1.1", "port")
            .erect("t8l1.2", "temple")
            .erect("t8l1.3", "fortress")
            .erect("t9l1.1", "port")
            .turn(2, "athena", duties_done=False)
            .chance("gold3")
        ),
        [
            "2 duty 2 athena | build academy t8l1.4 | built 2 academy t8l1",
            "2 clear port | clear t9l1.1 | cleared 2 port t9l1, cleared 2 fortress t8l1, cleared 2 temple t8l1, "
            "cleared 2 academy t8l1",
            "2 found | found t8l1.3 | founded 2 t8l1 gold3, bonus 2 gold3, got-philosopher 2",
        ],
        lambda table: (table.buildings(), table.building_at("t8l1.1"), table.building_at("t8l1.3")),
        (["t8l1.1", "t8l1.3"], "port", "metropolis"),
    ),
    "Hector kills a lone troop": (
        ("CY-8.6",),
        lambda: (
            given().settle(2, "t9l1", troops=1).settle(1, "t9l2", heroes=("hector",)).settle(1, "t3l1").turn(2, "ares")
        ),
        ["2 action 2 ares | march t9l1 | marched 2 t9l1 t9l2 1 0 0, hector-struck 1 t9l2, lost-troop 2 t9l2"],
        lambda table: (table.game.guest, table.owner_of("t9l2"), table.heroes_at("t9l2"), table.faction(2).troops_left),
        (-1, 1, ["hector"], 8),
    ),
    "Pandora wins mercenaries": (
        ("CY-8.10",),
        lambda: against("pandora").dice(0, 0),
        [
            *MARCH,
            "2 how-many-mercenaries t9l1 | take 1 | marched 2 t9l1 t9l2 1 1 0, won-mercenaries 1 1 t9l2, "
            "land-strength 2 1 0 0 0, land-strength 1 2 0 0 0, land-stage 2 1 1 2 t9l2, lost-troop 2 t9l2",
        ],
        lambda table: (table.mercenaries_at("t9l2"), table.mercenaries_at("t9l1"), table.game.guest),
        (1, 0, -1),
    ),
    "Pandora against troops alone": (
        ("CY-8.10", "CY-7.6"),
        lambda: against("pandora").dice(0, 0),
        [
            *MARCH,
            "2 how-many-mercenaries t9l1 | take 0 | marched 2 t9l1 t9l2 1 0 0, land-strength 2 1 0 0 0, "
            "land-strength 1 1 0 0 0, land-stage 2 1 1 1 t9l2, lost-troop 2 t9l2, lost-hero 1 pandora, wiped-out 1 t9l2",
        ],
        lambda table: (table.game.guest, table.owner_of("t9l2"), table.heroes_out()),
        (-1, 1, ["pandora"]),
    ),
    "Hector before Pandora": (
        ("CY-8.3", "CY-8.6", "CY-8.10"),
        lambda: against("pandora", "hector").dice(0, 0),
        [
            *MARCH,
            "2 how-many-mercenaries t9l1 | take 1 | marched 2 t9l1 t9l2 1 1 0",
            "1 power t9l2 | power hector | ",
            "1 hector t9l2 | kill-mercenary t9l2 | hector-struck 1 t9l2, lost-mercenary 2 t9l2, land-strength 2 1 0 0 0, "
            "land-strength 1 2 0 0 0, land-stage 2 1 1 2 t9l2, lost-troop 2 t9l2",
        ],
        lambda table: (table.mercenaries_at("t9l2"), table.faction(2).troops_left, table.game.mercenaries_left),
        (0, 7, 16),
    ),
    "Pandora before Hector": (
        ("CY-8.3", "CY-8.6", "CY-8.10"),
        lambda: against("pandora", "hector").dice(0, 0),
        [
            *MARCH,
            "2 how-many-mercenaries t9l1 | take 1 | marched 2 t9l1 t9l2 1 1 0",
            "1 power t9l2 | power pandora | won-mercenaries 1 1 t9l2, hector-struck 1 t9l2, lost-troop 2 t9l2",
        ],
        lambda table: (table.mercenaries_at("t9l2"), table.faction(2).troops_left, table.game.guest),
        (1, 7, -1),
    ),
    "Croesus pays for another roll": (
        ("CY-8.8",),
        lambda: (
            given()
            .settle(2, "t9l1", troops=2, heroes=("croesus",))
            .settle(1, "t9l2", troops=3)
            .settle(1, "t3l1")
            .turn(2, "ares")
            .dice(0, 1, 3)
        ),
        [
            "2 action 2 ares | march t9l1 | ",
            "2 join croesus t9l1 | join croesus | ",
            "2 how-many-troops t9l1 | take 2 | marched 2 t9l1 t9l2 2 0 1",
            "2 reroll 0 1 | reroll | rerolled 2 3",
            "2 reroll 3 1 | stand | land-strength 2 3 0 0 3, land-strength 1 3 0 0 1, land-stage 2 6 1 4 t9l2, "
            "lost-troop 1 t9l2",
        ],
        lambda table: table.purses(),
        [5, 5, 5 - 1 - 1],
    ),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(*FLOWS[name][0])) for name in FLOWS])
def test_asked_played_told_and_left(name: str) -> None:
    _rules, start, lines, read, expected = FLOWS[name]
    table = start()
    assert transcript(table, *(line.split(" | ")[1] for line in lines)) == lines
    assert read(table) == expected


@pytest.mark.rule("CY-7.5")
def test_without_a_way_out_for_anyone_the_dice_are_thrown_again() -> None:
    table = given().settle(2, "t4l1", troops=3).settle(1, "t9l2", troops=3).settle(0, "t9l1").settle(0, "t9l3")
    table.settle(1, "t3l1").open_creatures("pegasus").turn(2, "zeus").dice(1, 1, 3, 0, 3, 0)
    table.play("buy pegasus 2", "take 3", "to-land t9l2")
    assert table.stages() == [(4, 4), (5, 2), (5, 1)]
    table.expect_land("t9l2", owner=2, troops=2)


@pytest.mark.rule("CY-8.10", "CY-8.11")
def test_pandora_shelters_a_metropolis_only_while_penthesilea_is_open() -> None:
    table = thinker("gold3").settle(2, "t8l1", heroes=("pandora",)).play("philosopher").expect(no="shelter")
    table = thinker("gold3").settle(2, "t8l1", heroes=("pandora",)).open_heroes("penthesilea").play("philosopher")
    table.expect(can="shelter pandora", no="shelter penthesilea").play("shelter pandora")
    assert (table.metropolises(2), table.heroes_at("t8l1")) == (1, [])


@pytest.mark.rule("CY-6.2", "CY-8.4")
def test_who_may_stay_behind_on_a_march_and_on_a_campaign() -> None:
    table = given().settle(2, "t9l1", troops=1, mercenaries=1, heroes=("ajax", "helen")).settle(1, "t3l1").coins(2, 9)
    march = table.turn(2, "ares").copy().play("march t9l1", "leave ajax")
    march.expect(options=["join helen", "leave helen"]).play("leave helen").expect(options=["take 0", "take 1"])
    march.play("take 0").expect(asked=(2, "action"))  # the mercenary must go
    march.expect_land("t9l2", mercenaries=1, troops=0)
    table.turn(2, "zeus").play("campaign t9l1", "leave ajax", "take 0", "take 0")  # Helen must go
    table.expect_land("t9l2", heroes=["helen"], troops=0, mercenaries=0).expect_coins(5, 5, 8)
    table.play("campaign t9l1", "take 0", "take 0").expect_land("t9l2", heroes=["ajax", "helen"])
    table.expect_coins(5, 5, 6)  # 1, then 2
