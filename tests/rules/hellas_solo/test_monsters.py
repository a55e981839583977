"""LS-9: monsters and monuments."""

import pytest

from agon.games.hellas.solo.rules.monsters import SoloMonsterPhase

from .scenario import SoloScenario, given


def phase(table: SoloScenario, *rolls: str) -> SoloScenario:
    table.settle_board()
    return table.chance(*rolls).happen(SoloMonsterPhase())


@pytest.mark.rule("LS-9.1", "LS-9.15")
def test_t16_each_is_rolled_for_once_by_the_number_it_stood_on() -> None:
    table = phase(given().monster("sphinx", "epirus").monster("hydra", "locris"), "move", "move")
    table.expect_lair("sphinx", "acarnania").expect_lair("hydra", "thessaly")
    assert [one["monster"] for one in table.told("monster-roll")] == ["hellas-monster-sphinx", "hellas-monster-hydra"]


@pytest.mark.rule("LS-9.1")
def test_in_one_region_the_order_is_yours() -> None:
    table = phase(given().monster("sphinx", "elis").monster("hydra", "elis").monster("cyclops", "epirus"), "move")
    table.expect(asked=(0, "monster-order"), options=["roll hydra", "roll sphinx"])
    table.chance("move", "nothing").play("roll sphinx").expect(prompt="turn").expect_lair("sphinx", "achaea")
    table.expect_lair("hydra", "elis")


@pytest.mark.rule("LS-9.2")
def test_the_faces() -> None:
    table = phase(given().monster("hydra", "elis"), "nothing").expect_lair("hydra", "elis")
    assert table.attitude_of("green") == "wary"
    table = phase(given().monster("hydra", "elis").allied("elis", 2), "attack").expect_men("elis", 0, 1)
    table.expect_lair("hydra", "elis")
    phase(given().monster("hydra", "elis"), "attack").expect_lair("hydra", "achaea")
    phase(given().monster("hydra", "elis").allied("elis", 2), "move").expect_lair("hydra", "achaea")


@pytest.mark.rule("LS-9.3")
def test_t10_the_double_face_attacks_and_moves_once() -> None:
    table = phase(given().monster("hydra", "arcadia").allied("arcadia", 2), "move or attack")
    table.expect_men("arcadia", 0, 1).expect_lair("hydra", "corinthia")
    phase(given().monster("hydra", "arcadia"), "move or attack").expect_lair("hydra", "corinthia")


@pytest.mark.rule("LS-9.4")
@pytest.mark.parametrize(
    ("start", "goal"),
    [
        ("chalkidiki", "macedonia"),
        ("macedonia", "thessaly"),
        ("elis", "achaea"),
        ("achaea", "locris"),
        ("locris", "thessaly"),
        ("phocis", "locris"),
        ("euboea", "thessaly"),
        ("epirus", "acarnania"),
        ("aetolia", "acarnania"),
        ("boeotia", "attica"),
        ("crete", "attica"),
        ("corinthia", "attica"),
        ("messenia", "arcadia"),
        ("arcadia", "corinthia"),
        ("laconia", "argolis"),
        ("argolis", "corinthia"),
    ],
)
def test_a_monster_moves_along_the_arrow(start: str, goal: str) -> None:
    phase(given().monster("hydra", start), "move").expect_lair("hydra", goal)


@pytest.mark.rule("LS-9.4", "LS-9.9")
def test_at_a_monument_each_move_takes_a_level_and_priests_stay() -> None:
    table = phase(given().monster("hydra", "attica").praying("athena", 0), "move").expect_lair("hydra", "attica")
    assert table.level_of("athena") == 4
    assert table.board(0)["monuments"][1]["priests"] == {"0": 1}


@pytest.mark.rule("LS-9.5")
def test_you_choose_who_dies_and_the_city_falls_last() -> None:
    table = phase(given().monster("hydra", "elis").loyal("elis", 1).allied("elis", 1), "attack")
    table.expect(asked=(0, "kinds"), options=["kinds 1 0 elis", "kinds 0 1 elis"])
    table.play("kinds 0 1 elis").expect_men("elis", 1, 0)
    table = given().monster("hydra", "elis").loyal("elis", 1, fortified=True, token="loyal").allied("elis", 1)
    phase(table, "attack").expect(prompt="turn").expect_men("elis", 1, 0)


@pytest.mark.rule("LS-9.6")
def test_an_attack_kills_one_whatever_the_sheet_says() -> None:
    for monster in ("hydra", "cerberus", "cyclops", "minotaur", "medusa", "sphinx"):
        table = given().monster(monster, "elis").allied("elis", 3).allied("arcadia", 3).priests(0, 2)
        table.token("elis", "allied").hero(0, "elis")
        phase(table, "attack").expect(prompt="turn").expect_men("elis", 0, 2).expect_men("arcadia", 0, 3)
        table.expect_priests(0, 2).expect_injuries(0, 0)


@pytest.mark.rule("LS-9.7")
def test_monsters_do_not_touch_persians() -> None:
    table = given().monster("medusa", "macedonia").persians("macedonia", 3)
    phase(table, "attack").expect_persians("macedonia", 3).expect_lair("medusa", "thessaly")
    table = given().monster("medusa", "macedonia").persians("macedonia", 3).tracks(mobilization=3).mobilize(1)
    table.expect_persians("thessaly", 3)


@pytest.mark.rule("LS-9.8")
def test_passive_powers_work_against_you() -> None:
    given().monster("medusa", "elis").allied("elis", 2).expect(no="act march")
    given().monster("sphinx", "laconia").token("laconia", "loyal").expect(no="act recruit")


@pytest.mark.rule("LS-9.10", "LS-9.16")
def test_a_monster_on_the_map_or_slain_means_a_monster_phase_instead() -> None:
    table = given().monster("sphinx", "elis").script(2, "move").expect_lair("sphinx", "achaea")
    table = given().slain("sphinx").monster("hydra", "elis").script(2, "move").expect_lair("hydra", "achaea")
    table.expect_lair("sphinx", "dead")


def slay(table: SoloScenario, *, last: str = "sickle") -> SoloScenario:
    """Hunt the Hydra, of which one wound is left."""
    places = len(table.symbols_left("hydra"))
    table.wound("hydra", places - 1).hand(0, "charge-sickle").chance("trap-sword").play("act hunt")
    return table.play(next(one for one in table.options if one.startswith("convert sickle")))


@pytest.mark.rule("LS-9.11")
def test_slaying_raises_attitude_and_gives_one_of_two_blessings() -> None:
    table = slay(given().monster("hydra", "laconia"))
    assert table.attitude_of("brown") == "loyal"
    table.take_first("solo-reward").expect(prompt="keep-blessing")
    assert len(table.options) == 2
    kept = table.options[0].removeprefix("keep-blessing ")
    other = table.options[1].removeprefix("keep-blessing ")
    table.chance(8).play(f"keep-blessing {kept}")
    assert kept in table.board(0)["players"][0]["blessings"]
    assert table.board(0)["decks"]["blessings_discarded"] == [other]


@pytest.mark.rule("LS-9.12")
def test_the_blessing_or_what_is_marked_on_a_wound_of_this_hunt() -> None:
    table = given().monster("hydra", "laconia")
    from agon.games.hellas.tables import WOUND_PLACES

    marked = next(at for at, place in enumerate(WOUND_PLACES[1]) if place[1] == 1 and place[2] < 0)
    others = [at + 1 for at, place in enumerate(WOUND_PLACES[1]) if place[2] < 0 and at != marked]
    table.cover("hydra", *others).hand(0, "charge-sickle").chance("trap-sword").play("act hunt")
    table.play(next(one for one in table.options if one.startswith("convert sickle")))
    table.expect(asked=(0, "solo-reward"), options=["reward-blessing", "reward-priest"])
    table.chance(8).play("reward-priest").expect_priests(0, 1)
    assert table.board(0)["players"][0]["blessings"] == []


@pytest.mark.rule("LS-9.13")
def test_a_kill_outside_a_hunt_gives_the_attitude_step_only() -> None:
    table = given().token("thessaly", "allied").monster("hydra", "elis")
    table.wound("hydra", len(table.symbols_left("hydra")) - 1)
    table.play("use thunder_of_zeus").expect(prompt="turn").expect_lair("hydra", "dead")
    assert table.attitude_of("green") == "loyal"
    assert table.board(0)["players"][0]["blessings"] == []


@pytest.mark.rule("LS-9.14")
def test_monster_artifacts_are_not_won() -> None:
    table = slay(given().monster("hydra", "laconia")).expect(no="reward-artifact")
    table.take_first("solo-reward", "keep-blessing")
    assert "poison_arrows" not in table.artifacts(0)


@pytest.mark.rule("LS-9.15")
def test_a_monster_placed_by_a_script_is_not_rolled_for_in_that_effect() -> None:
    table = given().monster("hydra", "elis").script(2)
    table.expect_lair("sphinx", "epirus").expect_lair("hydra", "elis")
    assert table.told("monster-roll") == []
