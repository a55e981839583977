"""Edges of rules: two cards of a kind, a die of its own, unequal losses, saves in the middle of a game."""

import json

import pytest

import agon
from agon.games.dice_forge.rules.blessings import Blessing, EveryoneBlessed
from tests.logs import log, log_of

from .scenario import DiceForgeScenario, given, second_turn


@pytest.mark.rule("DF-2.4")
@pytest.mark.parametrize(("seat", "die", "name"), [(0, 1, "dark"), (1, 0, "light"), (2, 0, "light"), (2, 1, "dark")])
def test_a_minor_blessing_is_told_with_player_and_die(seat: int, die: int, name: str) -> None:
    table = second_turn().rolls(seat, **{name: "gold1"})
    before = len(log(table))
    table.happen(Blessing(seat=seat, die=die, blessings=1))
    assert log(table)[before:] == [f"rolled-one {seat} {name} gold1", f"gain {seat} 1 0 0 0"]
    assert table.reserves(seat) == (1, 0, 0, 0)


@pytest.mark.rule("DF-2.1", "DF-2.5")
@pytest.mark.parametrize("which", ["light", "dark"])
def test_a_choice_on_either_die_is_asked_for_when_everyone_is_blessed(which: str) -> None:
    table = second_turn()
    faces = {"light": "gold1", "dark": "gold1"} | {which: "choice_g1_s1_m1"}
    table.rolls(1, **faces).rolls(2, "gold1", "gold1").rolls(0, "gold1", "gold1")
    table.happen(EveryoneBlessed(seat=1, blessings=1)).expect(asked=(1, "take"))
    table.play("take moon 1")
    assert [table.reserves(seat)[:3] for seat in range(3)] == [(2, 0, 0), (1, 0, 1), (2, 0, 0)]


@pytest.mark.rule("DF-3.1", "DF-card-silver_hind", "DF-card-guardians_owl")
def test_every_hind_and_every_owl_is_used_once() -> None:
    table = given(3).own(1, "silver_hind", "silver_hind", "guardians_owl", "guardians_owl").play("pass")
    table.expect(asked=(1, "reinforce"), options=["use silver_hind", "use guardians_owl", "skip"])
    table.play("use silver_hind", "roll light").expect(can="use silver_hind")
    table.play("use silver_hind", "roll dark").expect(options=["use guardians_owl", "skip"])
    table.play("use guardians_owl", "take gold 1").expect(options=["use guardians_owl", "skip"])
    table.play("use guardians_owl", "take gold 1").expect(asked=(1, "action"))


@pytest.mark.rule("DF-card-minotaur", "DF-1.2")
def test_unequal_losses_are_told_in_their_order() -> None:
    table = second_turn().reserve(2, gold=5, sun=4, moon=3, glory=9)
    before = len(log(table))
    table.result(2, "sun2", "sum_m2_v2", is_loss=True)
    assert log(table)[before:] == ["lose 2 0 2 0 0", "lose 2 0 0 2 2"]
    table.result(2, "sum_g1_s1_m1_v1", is_loss=True)
    assert log(table)[-1] == "lose 2 1 1 1 1"
    assert table.reserves(2) == (4, 1, 0, 6)


@pytest.mark.rule("DF-1.2", "DF-4.3")
def test_what_is_spilled_and_what_is_kept_by_resource() -> None:
    table = second_turn().reserve(2, gold=11, sun=6, moon=5)
    before = len(log(table))
    table.happen(Blessing(seat=2, die=2, blessings=0))
    table.result(2, "sum_g1_s1_m1_v1")
    table.result(2, "choice_g2_s2_m2").play("take moon 2")
    assert log(table)[before:] == ["gain 2 1 0 1 1", "spill 2 0 1 0", "spill 2 0 0 2"]
    assert table.reserves(2) == (12, 6, 6, 1)


@pytest.mark.rule("DF-1.7")
def test_a_save_keeps_round_turn_and_stacks() -> None:
    table = second_turn().reserve(1, gold=4).play("buy gold3", "forge gold3 light gold1", "done")
    loaded = agon.load(json.loads(json.dumps(table.game.dump())))
    assert loaded.dump() == table.game.dump()
    other = DiceForgeScenario(loaded)  # type: ignore[arg-type]
    assert (loaded.round, loaded.rounds, loaded.active, loaded.blessings) == (1, 10, 1, 1)  # type: ignore[attr-defined]
    assert other.asked == table.asked
    assert other.left("gold3") == table.left("gold3")
    assert other.gone("gold1") == 1


@pytest.mark.rule("DF-2.1", "DF-2.5")
@pytest.mark.parametrize("swapped", [False, True])
def test_both_dice_count_when_everyone_is_blessed(swapped: bool) -> None:
    table = second_turn()
    faces = {1: ("sun1", "sun2"), 2: ("moon2", "moon1"), 0: ("sum_g1_s1_m1_v1", "sum_m2_v2")}
    for seat in (1, 2, 0):
        one, two = faces[seat]
        table.rolls(seat, *((two, one) if swapped else (one, two)))
    before = len(log(table))
    table.happen(EveryoneBlessed(seat=1, blessings=1))
    assert log(table)[before + 3 :] == ["gain 1 0 3 0 0", "gain 2 0 0 3 0", "gain 0 1 1 3 3"]


@pytest.mark.rule("DF-card-minotaur", "DF-face-ship")
def test_under_the_minotaur_a_ship_is_nothing_and_needs_no_order() -> None:
    for pair in (("ship", "gold3"), ("gold3", "ship")):
        table = second_turn().reserve(2, gold=5)
        before = len(log(table))
        table.result(2, *pair, is_loss=True)
        assert log(table)[before:] == ["lose 2 3 0 0 0"]
        assert table.asked == (1, "action")


@pytest.mark.rule("DF-card-sentinel", "DF-card-cyclops")
def test_a_refusal_is_told_with_its_player() -> None:
    for face, card, alternative, move, told in (
        ("sun2", "sentinel", "moon6", "refuse sun 2", ["refuse 2 sun 2 4", "gain 2 0 0 0 4"]),
        ("gold3", "cyclops", "sun6", "refuse gold 3", ["refuse 2 gold 3 3", "gain 2 0 0 0 3"]),
    ):
        table = second_turn(alternative).result(2, face, by=card).expect(asked=(2, "refuse"))
        assert log_of(table, move)[:2] == told


@pytest.mark.rule("DF-card-minotaur", "DF-face-ship", "DF-face-shield_gold")
def test_a_ship_gives_a_shield_nothing_to_match() -> None:
    """Three gold are lost, not five glory."""
    for pair in (("ship", "shield_gold"), ("shield_gold", "ship")):
        table = second_turn().reserve(2, gold=9, glory=9).result(2, *pair, is_loss=True)
        assert log(table)[-1] == "lose 2 3 0 0 0"
        table.expect_reserve(2, gold=6, glory=9)


@pytest.mark.rule("DF-3.5")
def test_the_last_card_of_a_stack_is_for_sale_and_no_more() -> None:
    for taken, is_left in ((1, True), (2, True), (3, False)):
        table = second_turn().reserve(1, gold=12, sun=6, moon=6).own(0, *["blacksmiths_hammer"] * taken)
        assert ("feat blacksmiths_hammer" in table.options) == is_left
