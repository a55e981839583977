"""LH-3: regular actions. With the powers of the gods."""

import pytest

from agon.games.hellas.rules.armies import Enter
from agon.games.hellas.rules.march import March
from agon.games.hellas.tables import GOD_DATA
from agon.kernel.bits import count_bits
from tests.frames import interrupt

from .table import (
    army,
    asked,
    attributes,
    drawn_up,
    fortified,
    give_artifact,
    god,
    hand,
    has_artifact,
    hero_at,
    hoplites,
    injure,
    is_charged,
    kill_off,
    lord,
    offers,
    options,
    own,
    owner,
    play,
    prepare,
    put_monster,
    put_quest,
    refresh,
    region,
    start,
    where_is,
)

EVERY_MONSTER = ("cyclops", "hydra", "cerberus", "medusa", "sphinx", "chimera", "minotaur")


# ---------------------------------------------------------------------- artifacts


@pytest.mark.rule("LH-3.1")
def test_several_artifacts_in_a_row_are_one_action() -> None:
    game = start()
    own(game, 0, "elis")
    give_artifact(game, 0, "horn_of_plenty", "ambrosia", "aegis")
    injure(game, 0, "speed")
    refresh(game)
    assert sorted(offers(game, "use")) == ["ambrosia", "horn_of_plenty"]  # the Aegis has a moment of its own
    play(game, "use ambrosia")
    assert offers(game, "use") == ["horn_of_plenty"]
    play(game, "use horn_of_plenty", "levy elis 2")
    assert offers(game, "use") == []


@pytest.mark.rule("LH-3.1")
def test_no_artifact_after_another_regular_action() -> None:
    game = start()
    own(game, 0, "elis")
    give_artifact(game, 0, "horn_of_plenty", "ambrosia")
    injure(game, 0, "speed")
    refresh(game)
    play(game, "use ambrosia", "go elis")
    assert offers(game, "use") == []
    game = start()
    own(game, 0, "elis")
    give_artifact(game, 0, "horn_of_plenty")
    refresh(game)
    play(game, "go elis")
    assert offers(game, "use") == ["horn_of_plenty"]  # none was used before the move


@pytest.mark.rule("LH-3.2")
def test_used_artifacts_are_exhausted_until_any_monument_is_built() -> None:
    game = start()
    kill_off(game, *EVERY_MONSTER)
    give_artifact(game, 0, "ambrosia")
    give_artifact(game, 1, "harpe")
    lord(game, 1).charged = 0
    injure(game, 0, "speed")
    refresh(game)
    play(game, "use ambrosia")
    assert not is_charged(game, 0, "ambrosia")
    play(game, "act prepare", "prepare draw", "prepare draw")
    assert not is_charged(game, 0, "ambrosia")
    play(game, "act build_monument", "build-level zeus")
    assert is_charged(game, 0, "ambrosia")
    assert is_charged(game, 1, "harpe")


@pytest.mark.rule("LH-3.2")
def test_building_a_temple_recharges_nothing() -> None:
    game = start()
    own(game, 0, "elis")
    give_artifact(game, 0, "ambrosia")
    lord(game, 0).charged = 0
    refresh(game)
    play(game, "act build_temple")
    assert not is_charged(game, 0, "ambrosia")


# ---------------------------------------------------------------------- prayer


@pytest.mark.rule("LH-3.3")
def test_a_prayer_raises_the_gods_attribute_and_is_once_a_turn() -> None:
    game = start()
    lord(game, 0).pool = 2
    refresh(game)
    assert sorted(offers(game, "pray")) == ["athena", "hermes", "zeus"]
    play(game, "pray athena")
    assert lord(game, 0).leadership == 2
    assert (lord(game, 0).pool, game.sent_priests(0)) == (1, 1)
    assert offers(game, "pray") == []


@pytest.mark.rule("LH-3.3")
def test_no_free_place_no_prayer() -> None:
    game = start()
    lord(game, 0).pool = 1
    game.praying[god("zeus") * 3 + 1] = 1
    game.praying[god("zeus") * 3 + 2] = 1
    game.praying[god("hermes") * 3 + 1] = 1
    refresh(game)
    assert sorted(offers(game, "pray")) == ["athena", "hermes"]


@pytest.mark.rule("LH-3.3")
def test_an_injured_attribute_rises_but_counts_one_until_healed() -> None:
    game = start()
    lord(game, 0).pool = 1
    attributes(game, 0, leadership=3)
    injure(game, 0, "leadership")
    refresh(game)
    play(game, "pray athena")
    assert lord(game, 0).stored(0) == 4
    assert lord(game, 0).value(0) == 1


@pytest.mark.rule("LH-3.3")
def test_attributes_end_at_five_and_the_power_still_works() -> None:
    game = start()
    lord(game, 0).pool = 1
    attributes(game, 0, strength=5)
    game.level[god("zeus")] = 2
    refresh(game)
    play(game, "pray zeus")
    assert lord(game, 0).strength == 5
    assert count_bits(lord(game, 0).hand) == 1


ZEUS = [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)]


def power_marks(name: str) -> list[object]:
    row = next(one for one in GOD_DATA if one["id"] == name)
    return [
        pytest.param(level, amount, marks=pytest.mark.rule("LH-3.3", f"LH-power-{name}-{level}"))
        for level, amount in enumerate(row["amounts"], start=1)
    ]


@pytest.mark.parametrize(("level", "amount"), power_marks("zeus"))
def test_zeus_draws_cards(level: int, amount: int) -> None:
    game = start()
    lord(game, 0).pool = 1
    game.level[god("zeus")] = level
    refresh(game)
    play(game, "pray zeus")
    assert lord(game, 0).strength == 2
    assert count_bits(lord(game, 0).hand) == amount == dict(ZEUS)[level]


@pytest.mark.parametrize(("level", "amount"), power_marks("athena"))
def test_athena_recruits_in_one_region(level: int, amount: int) -> None:
    game = start()
    lord(game, 0).pool = 1
    own(game, 0, "elis", "messenia")
    game.level[god("athena")] = level
    refresh(game)
    play(game, "pray athena")
    assert lord(game, 0).leadership == 2
    assert amount == dict(ZEUS)[level]
    if amount == 0:
        assert asked(game) == (0, "turn")
        return
    assert sorted(offers(game, "muster")) == ["elis", "messenia"]
    play(game, "muster elis")
    assert f"levy-fortified elis {amount}" in options(game)
    assert f"levy elis {amount + 1}" not in options(game)
    play(game, f"levy-fortified elis {amount}")
    assert hoplites(game, 0, "elis") == amount
    assert fortified(game, 0, "elis")


@pytest.mark.parametrize(("level", "amount"), power_marks("hermes"))
def test_hermes_moves_an_army(level: int, amount: int) -> None:
    game = start()
    lord(game, 0).pool = 1
    army(game, 0, "elis", 3)
    game.level[god("hermes")] = level
    refresh(game)
    play(game, "pray hermes")
    assert lord(game, 0).speed == 2
    assert amount == dict(ZEUS)[level]
    if amount == 0:
        assert asked(game) == (0, "turn")
        return
    play(game, "use-power", "march elis arcadia", "count 2")
    path = ["argolis", "crete"]
    for step in path[: amount - 1]:
        assert owner(game, "arcadia") == -1  # no control on the way
        play(game, f"onward {step}")
    end = ["arcadia", *path][amount - 1]
    assert hoplites(game, 0, end) == 2
    assert hoplites(game, 0, "elis") == 1
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-3.10", "LH-power-hermes-3")
def test_hermes_army_stops_at_enemies_and_may_be_declined() -> None:
    game = start()
    lord(game, 0).pool = 1
    army(game, 0, "elis", 3)
    own(game, 1, "arcadia")
    game.level[god("hermes")] = 3
    refresh(game)
    twin = game.copy()
    play(twin, "pray hermes", "skip")
    assert hoplites(twin, 0, "elis") == 3
    play(game, "pray hermes", "use-power", "march elis arcadia", "count 2")
    assert asked(game) == (0, "turn")  # an enemy region ends the way, and is taken
    assert owner(game, "arcadia") == 0


# ---------------------------------------------------------------------- the hero


@pytest.mark.rule("LH-3.4")
def test_a_hero_goes_up_to_speed_regions_through_anything() -> None:
    game = start()
    hero_at(game, 0, "crete")
    army(game, 1, "argolis", 3)
    put_monster(game, "hydra", "argolis")
    refresh(game)
    assert sorted(offers(game, "go")) == ["argolis", "attica", "euboea", "laconia"]
    lord(game, 0).speed = 2
    refresh(game)
    assert "arcadia" in offers(game, "go")  # through Argolis or Laconia
    assert "achaea" not in offers(game, "go")
    play(game, "go arcadia")
    assert where_is(game, 0) == "arcadia"
    assert offers(game, "go") == []


@pytest.mark.rule("LH-3.4", "LH-9.2")
def test_on_a_quest_the_move_is_one_step() -> None:
    game = start()
    put_quest(game, "aid_to_atlas")
    hero_at(game, 0, "messenia")
    attributes(game, 0, strength=2, speed=5)
    refresh(game)
    play(game, "go messenia", "begin-quest aid_to_atlas 1")
    prepare(game)
    for _seat in range(2):
        prepare(game)
    assert asked(game) == (0, "turn")
    assert offers(game, "go") == []
    play(game, "advance")
    assert lord(game, 0).quest_step == 1
    assert "advance" not in options(game)


@pytest.mark.rule("LH-3.5")
def test_ending_the_move_at_a_token_allows_the_quest() -> None:
    game = start()
    put_quest(game, "clean_augean_stables")
    lord(game, 0).speed = 2
    refresh(game)
    play(game, "go elis")
    assert asked(game) == (0, "begin-quest")
    assert options(game) == ["begin-quest clean_augean_stables 1", "begin-quest clean_augean_stables 2", "skip"]
    play(game, "skip")
    assert where_is(game, 0) == "elis"


# ---------------------------------------------------------------------- hoplites


@pytest.mark.rule("LH-3.6")
def test_up_to_leadership_hoplites_one_step_each_none_twice() -> None:
    game = start()
    attributes(game, 0, leadership=3)
    army(game, 0, "elis", 2)
    refresh(game)
    play(game, "act hoplite_movement", "step elis messenia")
    assert "messenia laconia" not in offers(game, "step")
    play(game, "step elis messenia")
    assert asked(game) == (0, "turn") or offers(game, "step") == []
    assert hoplites(game, 0, "messenia") == 2
    assert owner(game, "messenia") == -1  # population 3


@pytest.mark.rule("LH-3.6")
def test_sea_routes_join_neighbours_and_leadership_limits() -> None:
    game = start()
    army(game, 0, "crete", 2)
    refresh(game)
    play(game, "act hoplite_movement")
    assert sorted(offers(game, "step")) == ["crete argolis", "crete attica", "crete euboea", "crete laconia"]
    play(game, "step crete euboea")
    assert asked(game) == (0, "turn")
    assert "act hoplite_movement" not in options(game)


@pytest.mark.rule("LH-3.7")
def test_a_hoplite_steps_into_the_city_and_out_of_it_as_a_move() -> None:
    game = start()
    attributes(game, 0, leadership=2)
    army(game, 0, "elis", 2)
    refresh(game)
    play(game, "act hoplite_movement", "fortify elis")
    assert fortified(game, 0, "elis")
    assert offers(game, "fortify") == []  # one a city
    play(game, "step elis achaea")
    assert hoplites(game, 0, "elis") == 1
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-3.7")
def test_leaving_the_city_is_a_move_and_the_hoplite_goes_no_further() -> None:
    game = start()
    attributes(game, 0, leadership=2)
    army(game, 0, "elis", 1, fortified=True)
    refresh(game)
    play(game, "act hoplite_movement")
    # the only move there is: the kernel takes it at once
    assert not fortified(game, 0, "elis")
    assert offers(game, "step") == []


@pytest.mark.rule("LH-3.7")
def test_fortifying_needs_control_and_a_city_and_not_the_hoplite_that_just_came() -> None:
    game = start()
    attributes(game, 0, leadership=3)
    army(game, 0, "messenia", 1)  # no city
    army(game, 0, "elis", 1, owned=False)  # no control
    refresh(game)
    play(game, "act hoplite_movement")
    assert offers(game, "fortify") == []
    own(game, 0, "arcadia")
    refresh(game)
    play(game, "step messenia arcadia")
    assert offers(game, "fortify") == []


@pytest.mark.rule("LH-3.7")
@pytest.mark.parametrize(("where", "bonus"), [("argolis", 1), ("laconia", 2)])
def test_a_fortified_hoplite_adds_one_or_two_in_sparta(where: str, bonus: int) -> None:
    game = start()
    army(game, 1, where, 2, fortified=True)
    army(game, 0, where, 2, owned=False)
    frame = drawn_up(0, 1, where, "arcadia")
    assert frame.strength(game, 1) == 2 + bonus
    assert frame.strength(game, 0) == 2


@pytest.mark.rule("LH-3.8")
def test_an_empty_enemy_region_is_taken_by_one_hoplite_whatever_its_people() -> None:
    game = start()
    army(game, 0, "boeotia", 1)
    own(game, 1, "attica")
    refresh(game)
    play(game, "act hoplite_movement", "step boeotia attica")
    assert owner(game, "attica") == 0
    assert has_artifact(game, 0, "owl_of_athena")


@pytest.mark.rule("LH-3.8")
def test_a_neutral_region_is_taken_when_hoplites_reach_its_population() -> None:
    game = start()
    attributes(game, 0, leadership=3)
    army(game, 0, "arcadia", 3)
    refresh(game)
    play(game, "act hoplite_movement", "step arcadia messenia", "step arcadia messenia")
    assert owner(game, "messenia") == -1
    play(game, "step arcadia messenia")
    assert owner(game, "messenia") == 0


@pytest.mark.rule("LH-3.8")
def test_enemy_hoplites_mean_a_battle() -> None:
    game = start()
    army(game, 0, "arcadia", 1)
    army(game, 1, "elis", 1)
    hand(game, 1, "trap-mace")
    refresh(game)
    play(game, "act hoplite_movement", "step arcadia elis")
    assert asked(game) == (1, "battle")


@pytest.mark.rule("LH-3.9")
def test_all_moves_first_then_battles_in_the_attackers_order() -> None:
    game = start()
    attributes(game, 0, leadership=3)
    army(game, 0, "arcadia", 4)
    army(game, 1, "elis", 1)
    army(game, 2, "argolis", 1)
    refresh(game)
    play(game, "act hoplite_movement", "step arcadia elis", "step arcadia argolis", "step arcadia achaea")
    assert asked(game) == (0, "fight")
    assert sorted(offers(game, "fight")) == ["argolis", "elis"]
    assert hoplites(game, 2, "argolis") == 1
    play(game, "fight elis")
    assert asked(game) == (0, "turn")
    assert hoplites(game, 0, "arcadia") == 1 + 2 - 2  # one stayed, both attackers died in ties


@pytest.mark.rule("LH-3.10")
def test_a_long_move_passes_only_free_regions_and_may_end_in_an_enemy_one() -> None:
    game = start()
    army(game, 0, "elis", 2)
    own(game, 1, "argolis")
    interrupt(game, March(seat=0, reach=3))
    play(game, "march elis arcadia", "count 2")
    assert asked(game) == (0, "onward")
    assert "argolis" in offers(game, "onward")
    play(game, "onward argolis")
    assert owner(game, "argolis") == 0
    assert owner(game, "arcadia") == -1
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-3.10")
def test_an_army_may_halt_on_its_way() -> None:
    game = start()
    army(game, 0, "elis", 2)
    interrupt(game, March(seat=0, reach=2))
    play(game, "march elis arcadia", "count 2", "halt")
    assert owner(game, "arcadia") == 0  # population 2


@pytest.mark.rule("LH-8.8")
def test_leaving_a_region_keeps_its_control() -> None:
    game = start()
    army(game, 0, "elis", 1)
    refresh(game)
    play(game, "act hoplite_movement", "step elis arcadia")
    assert hoplites(game, 0, "elis") == 0
    assert owner(game, "elis") == 0


@pytest.mark.rule("LH-3.8")
def test_people_are_counted_however_the_hoplites_came() -> None:
    game = start()
    army(game, 0, "elis", 1, owned=False)
    army(game, 0, "arcadia", 1, owned=False)
    interrupt(game, Enter(seat=0, origin=region("elis"), region=region("arcadia"), count=1))
    assert owner(game, "arcadia") == 0


@pytest.mark.rule("LH-3.1")
def test_regular_actions_end_with_the_special_action() -> None:
    game = start()
    army(game, 0, "elis", 1)
    refresh(game)
    play(game, "act prepare", "prepare draw", "prepare draw")
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-3.9", "LH-3.8")
def test_a_region_whose_defenders_left_for_another_battle_is_taken_without_one() -> None:
    game = start()
    attributes(game, 0, leadership=2)
    army(game, 0, "arcadia", 2)
    army(game, 1, "elis", 1)
    army(game, 1, "messenia", 1)
    give_artifact(game, 1, "minotaurs_horn")
    refresh(game)
    play(game, "act hoplite_movement", "step arcadia elis", "step arcadia messenia", "fight elis")
    play(game, "use minotaurs_horn", "bring messenia 1")
    assert hoplites(game, 1, "messenia") == 0
    assert owner(game, "messenia") == 0
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-3.10", "LH-8.5")
def test_an_army_from_afar_goes_back_to_the_region_it_entered_from() -> None:
    game = start()
    army(game, 0, "elis", 3)
    army(game, 1, "argolis", 5)
    interrupt(game, March(seat=0, reach=2))
    play(game, "march elis arcadia", "count 3", "onward argolis")
    assert hoplites(game, 0, "arcadia") == 2
    assert hoplites(game, 0, "elis") == 0
