"""LS-12, LS-15: every script of both acts."""

from typing import Any

import pytest

from .scenario import SoloScenario, given


def second_act() -> SoloScenario:
    return given(act=2).token("macedonia", "persian")


def values(table: SoloScenario) -> tuple[int, int, int]:
    """How far mobilisation and invasion went, and how often monsters acted."""
    game = table.game
    return int(game.mobilization) - 1, int(game.invasion), len(table.told("monster-roll"))


ACT_ONE = {
    1: (1, 1, 1),
    2: (1, 1, 0),
    3: (1, 2, 1),
    4: (1, 1, 0),
    5: (1, 1, 1),
    6: (1, 1, 0),
    7: (1, 1, 1),
    8: (2, 1, 0),
    9: (2, 1, 1),
    10: (1, 1, 0),
    11: (1, 2, 1),
    12: (2, 0, 0),
    13: (2, 1, 1),
    14: (1, 1, 0),
    15: (2, 0, 1),
    16: (1, 1, 0),
    17: (1, 0, 1),
    18: (1, 2, 0),
    19: (2, 1, 1),
    20: (1, 1, 0),
    21: (2, 0, 1),
    22: (1, 1, 0),
    23: (1, 1, 1),
    24: (1, 2, 0),
}
ACT_TWO = {1: (1, 1), 2: (2, 0), 3: (1, 1), 4: (3, 0), 5: (2, 1), 6: (1, 0), 7: (1, 1), 8: (2, 0), 9: (2, 1)}
ACT_TWO |= {10: (1, 0), 11: (1, 1), 12: (3, 0), 13: (1, 1), 14: (2, 0), 15: (1, 1), 16: (1, 0), 17: (1, 1)}
ACT_TWO |= {18: (3, 0), 19: (1, 1), 20: (1, 0), 21: (3, 1), 22: (1, 0), 23: (2, 1), 24: (3, 0)}


def every_script(act: int, chapter: str) -> list[Any]:
    return [
        pytest.param(token, marks=pytest.mark.rule(f"{chapter}.{token}", f"LH-script-act{act}_{token}"))
        for token in range(1, 25)
    ]


@pytest.mark.parametrize("token", every_script(1, "LS-12"))
def test_the_steps_of_act_one(token: int) -> None:
    """One hydra far from everything; the vanguard is small enough to grow."""
    table = given().monster("hydra", "elis")
    if token == 10:
        table.slain("hydra").expect_lair("hydra", "dead")
        table = given()
    table.script(token, *(["move"] * ACT_ONE[token][2]))
    assert values(table) == ACT_ONE[token]


@pytest.mark.parametrize("token", every_script(2, "LS-15"))
def test_the_steps_of_act_two(token: int) -> None:
    table = second_act().monster("hydra", "elis").script(token, *(["move"] * ACT_TWO[token][1]))
    steps = len(table.told("mobilized")) + len(table.told("march-ordered"))
    assert (steps, len(table.told("monster-roll"))) == ACT_TWO[token]


@pytest.mark.parametrize(
    ("token", "limit"),
    [
        pytest.param(n, most, marks=pytest.mark.rule(f"LS-12.{n}"))
        for n, most in ((1, 3), (5, 3), (7, 4), (14, 4), (23, 3))
    ],
)
def test_the_vanguard_grows_or_hurries(token: int, limit: int) -> None:
    given().persians("macedonia", limit - 1).script(token).expect_persians("macedonia", limit)
    table = given().persians("macedonia", limit).script(token).expect_persians("macedonia", limit)
    table.expect_sheet(mobilization=3)


@pytest.mark.parametrize(
    ("token", "monster", "where"),
    [
        pytest.param(n, monster, where, marks=pytest.mark.rule(f"LS-12.{n}"))
        for n, monster, where in (
            (2, "sphinx", "epirus"),
            (4, "minotaur", "crete"),
            (10, "hydra", "laconia"),
            (16, "cyclops", "boeotia"),
            (20, "cerberus", "achaea"),
            (22, "medusa", "aetolia"),
        )
    ],
)
def test_monsters_appear(token: int, monster: str, where: str) -> None:
    given().script(token).expect_lair(monster, where)
    given().monster(monster, "elis").script(token, "move").expect_lair(monster, "achaea")


@pytest.mark.parametrize(
    ("token", "where"),
    [
        pytest.param(n, where, marks=pytest.mark.rule(f"LS-12.{n}"))
        for n, where in ((3, "attica"), (11, "euboea"), (18, "acarnania"), (24, "elis"))
    ],
)
def test_spies_go_out_in_act_one(token: int, where: str) -> None:
    table = given().spy(where).token(where, "loyal").script(token).expect_token(where, "loyal")
    assert table.spies_in(where) == 2


@pytest.mark.rule("LS-12.6")
def test_broken_statues() -> None:
    for where, level in (("thessaly", 4), ("locris", 4), ("phocis", 5), ("macedonia", 5)):
        table = given().persians(where, 2).script(6)
        assert [table.level_of("zeus"), table.level_of("athena")] == [level, 5]


@pytest.mark.parametrize("token", [pytest.param(n, marks=pytest.mark.rule(f"LS-12.{n}")) for n in (8, 13)])
def test_the_north_turns_away(token: int) -> None:
    table = given().attitude("red", "loyal").script(token)
    assert [table.attitude_of(name) for name in ("red", "yellow", "blue", "green", "brown")] == [
        "neutral",
        "wary",
        "neutral",
        "neutral",
        "neutral",
    ]


@pytest.mark.parametrize(
    ("act", "token"),
    [pytest.param(1, 9, marks=pytest.mark.rule("LS-12.9")), pytest.param(2, 8, marks=pytest.mark.rule("LS-15.8"))],
)
def test_the_hero_is_hurt_where_people_distrust_you(act: int, token: int) -> None:
    for level, injuries in (("loyal", 0), ("neutral", 0), ("wary", 1), ("hostile", 2)):
        table = (given() if act == 1 else second_act()).attitude("brown", level).script(token)
        table.take_first("injure").expect_injuries(0, injuries)


@pytest.mark.parametrize(
    ("act", "token"),
    [pytest.param(1, n, marks=pytest.mark.rule(f"LS-12.{n}")) for n in (12, 17)]
    + [pytest.param(2, n, marks=pytest.mark.rule(f"LS-15.{n}")) for n in (6, 17)],
)
def test_allies_go_home(act: int, token: int) -> None:
    table = given() if act == 1 else second_act()
    table.allied("elis", 5).allied("crete", 2).loyal("crete", 1).loyal("argolis", 3).script(token)
    table.expect_men("elis", 0, 2).expect_men("crete", 1, 2).expect_men("argolis", 3, 0)


@pytest.mark.parametrize("token", [pytest.param(n, marks=pytest.mark.rule(f"LS-12.{n}")) for n in (15, 21)])
def test_losses_in_every_land_that_distrusts_you(token: int) -> None:
    table = given().attitude("green", "wary").attitude("brown", "hostile")
    table.allied("elis", 3).allied("argolis", 5).allied("corinthia", 2).script(token).take_first("lose")
    table.expect_men("elis", 0, 1).expect_men("argolis", 0, 1).expect_men("corinthia", 0, 2)


@pytest.mark.rule("LS-12.19")
def test_rumour_of_your_death() -> None:
    table = given().attitude("green", "wary").attitude("brown", "hostile").tokens("allied", "elis", "crete", "boeotia")
    table.token("laconia", "loyal").allied("elis", 1).script(19)
    assert [table.token_in(name) for name in ("elis", "crete", "boeotia", "laconia")] == [None, None, "allied", "loyal"]
    table.expect_men("elis", 0, 1)


@pytest.mark.parametrize(
    ("token", "where"),
    [
        pytest.param(n, where, marks=pytest.mark.rule(f"LS-15.{n}", "LS-14.6"))
        for n, where in (
            (1, "attica"),
            (7, "acarnania"),
            (10, "elis"),
            (13, "acarnania"),
            (16, "euboea"),
            (19, "elis"),
            (20, "euboea"),
            (22, "attica"),
        )
    ],
)
def test_spies_work_and_another_goes_out(token: int, where: str) -> None:
    """The new one does nothing yet."""
    table = second_act().spy("crete").tokens("loyal", "crete", where).script(token)
    table.expect_token("crete", "allied").expect_token(where, "loyal")
    assert table.spies_in(where) == 1


@pytest.mark.parametrize("token", [pytest.param(n, marks=pytest.mark.rule(f"LS-15.{n}")) for n in (2, 5, 14, 23)])
def test_lands_with_persian_tokens_turn_away(token: int) -> None:
    table = second_act().tokens("persian", "elis", "achaea").script(token)
    assert [table.attitude_of(name) for name in ("red", "yellow", "green")] == ["wary", "neutral", "wary"]


@pytest.mark.parametrize("token", [pytest.param(n, marks=pytest.mark.rule(f"LS-15.{n}")) for n in (3, 9, 15)])
def test_losses_in_every_region_of_lands_that_distrust_you(token: int) -> None:
    table = second_act().attitude("green", "wary").attitude("brown", "hostile")
    table.allied("elis", 3).allied("achaea", 1).allied("argolis", 3).loyal("crete", 1).loyal("corinthia", 2)
    table.script(token).expect(prompt="turn")
    table.expect_men("elis", 0, 2).expect_men("achaea", 0, 0).expect_men("argolis", 0, 1).expect_men("crete", 0, 0)
    table.expect_men("corinthia", 2, 0)


@pytest.mark.parametrize("token", [pytest.param(n, marks=pytest.mark.rule(f"LS-15.{n}")) for n in (4, 12, 18, 21, 24)])
def test_the_invasion_weakens_while_you_are_ahead(token: int) -> None:
    second_act().tracks(victory=4).script(token).expect_sheet(invasion=4)
    second_act().tracks(victory=5).script(token).expect_sheet(invasion=5)


@pytest.mark.rule("LS-15.11", "LS-14.9")
def test_quarried_monuments() -> None:
    table = second_act().tokens("persian", "thessaly", "attica").level("athena", 4).script(11)
    assert [table.level_of(name) for name in ("zeus", "athena", "hermes")] == [4, 4, 5]
    table = second_act().tokens("persian", "thessaly", "attica").script(11)
    table.expect(asked=(0, "ruin"), options=["ruin zeus", "ruin athena"]).play("ruin athena")
    assert [table.level_of(name) for name in ("zeus", "athena", "hermes")] == [5, 4, 5]
    table = second_act().script(11).expect(prompt="turn")
    assert [table.level_of(name) for name in ("zeus", "athena", "hermes")] == [5, 5, 5]
    second_act().token("attica", "persian").level("athena", 1).script(11).lost("monument")
