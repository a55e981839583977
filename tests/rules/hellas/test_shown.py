"""What everyone sees of a battle, a hunt and the monster dice under way, and what only the hunter sees."""

from typing import Any

import pytest

from agon.games.hellas.rules.monsters import MonsterPhase

from .scenario import given
from .test_battle import clash


def battle(table: Any, seat: int | None = 2) -> dict[str, Any]:
    shown: dict[str, Any] = table.board(seat)["under_way"]
    return shown


@pytest.mark.rule("LH-8.3", "LH-8.4")
def test_strength_by_what_it_is_made_of_and_losses_if_it_ended_now() -> None:
    table = clash(5, 3, ("assault-axe", "trap-mace"), ("wild_attack-axe", "glory-bow"))
    table.play("play wild_attack-axe", "play assault-axe")
    shown = battle(table)
    attacker, defender = shown["attacker"], shown["defender"]
    assert (attacker["strength"], attacker["by_hoplites"], attacker["by_cards"], attacker["by_wall"]) == (11, 5, 6, 0)
    assert (defender["strength"], defender["by_hoplites"], defender["by_cards"], defender["by_wall"]) == (6, 3, 3, 0)
    played = [[card["id"] for card in side["played"]] for side in (attacker, defender)]
    assert played == [["assault-axe"], ["wild_attack-axe"]]
    assert (attacker["casualties"], attacker["losses_now"]) == (2, 2)
    assert (defender["casualties"], defender["losses_now"]) == (1, 2)  # the loser loses one more


@pytest.mark.rule("LH-8.3")
def test_a_wall_is_no_card() -> None:
    table = given().army(1, "elis", 2, fortified=True).army(0, "elis", 2, owned=False).own(0, "arcadia")
    shown = battle(table.hand(0, "trap-mace").hand(1, "glory-bow").battle("elis"))
    assert (shown["defender"]["by_wall"], shown["defender"]["by_cards"], shown["defender"]["strength"]) == (1, 0, 3)
    assert shown["attacker"]["by_wall"] == 0


@pytest.mark.rule("LH-8.4")
def test_who_is_encircled_would_lose_three_more_but_no_more_than_there_are() -> None:
    table = clash(5, 3, ("encirclement-mace", "trap-mace"), ("glory-bow", "wild_attack-axe"))
    shown = battle(table.play("play glory-bow", "play encirclement-mace"))
    assert (shown["attacker"]["losses_now"], shown["defender"]["losses_now"]) == (1, 3)
    table = clash(5, 2, ("encirclement-mace", "trap-mace"), ("glory-bow", "wild_attack-axe"))
    assert battle(table.play("play glory-bow", "play encirclement-mace"))["defender"]["losses_now"] == 2


@pytest.mark.rule("LH-7.4")
def test_what_the_hunter_could_defend_with_is_known_to_the_hunter_alone() -> None:
    table = given().hero(0, "crete").monster("hydra", "crete").hand(0, "assault-axe", "trap-sword", "glory-bow")
    table.chance("wild_attack-mace").play("act hunt", "strike assault-axe axe artifact")
    assert table.board(0)["players"][0]["defence_at_hand"] is None  # nothing strikes yet
    table.monster_strikes("attack-5")
    assert [table.board(seat)["players"][0]["defence_at_hand"] for seat in (0, 1, 2)] == [5, None, None]


@pytest.mark.rule("LH-5.1")
def test_the_monster_dice_are_shown_with_what_they_gave() -> None:
    table = given().monster("hydra", "crete").monster("minotaur", "elis").happen(MonsterPhase(seat=0))
    assert battle(table)["rolls"] == []
    table.chance("nothing", "move").play("roll minotaur")  # the last one is rolled without a question
    shown = battle(table)
    assert (shown["kind"], shown["seat"], shown["to_roll"]) == ("monsters", 0, [])
    assert shown["rolls"] == [{"monster": "minotaur", "face": "nothing"}, {"monster": "hydra", "face": "move"}]
