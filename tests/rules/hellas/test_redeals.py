"""What a redeal draws anew, card by card: what a seat cannot know, out of what is left, and nothing else."""

import pytest

from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import KeepOne
from agon.games.hellas.rules.chase import Chase
from agon.games.hellas.rules.draft import Draft, LookAtRelics
from agon.games.hellas.rules.monster_attack import MonsterAttack
from agon.games.hellas.tables import ARTIFACT_IDS, ATTACK_IDS, BLESSING_IDS, COMBAT_IDS
from agon.kernel.bits import members
from tests.frames import under_way

from .scenario import HellasScenario, given, third

SEEDS = range(40)


def attack_names(mask: int) -> list[str]:
    return [ATTACK_IDS[one] for one in members(mask)]


def aside_after(table: HellasScenario, seat: int | None) -> set[str]:
    """The attack cards that may lie aside, as far as a seat knows."""
    found: set[str] = set()
    for seed in SEEDS:
        other = table.redeal(seat, seed)
        other.conserve()
        (chase,) = under_way(other.game, Chase)
        names = attack_names(chase.attacks_aside)
        assert len(names) == len(attack_names(under_way(table.game, Chase)[0].attacks_aside))
        found |= set(names)
    return found


def pairs_after(table: HellasScenario, seat: int | None) -> set[tuple[str, str]]:
    """The two cards that the neighbour may be looking at, as far as a seat knows."""
    found = set()
    for seed in SEEDS:
        (frame,) = under_way(table.redeal(seat, seed).game, MonsterAttack)
        found.add((ATTACK_IDS[frame.first], ATTACK_IDS[frame.second]))
    return found


def struck_once() -> HellasScenario:
    """Seat 2 hunts; its neighbour, seat 0, has taken Attack 5 and laid the first Fury aside."""
    table = third().monster("hydra", "crete").hand(2, "assault-axe", "glory-torch", "phalanx-torch")
    table.chance("trap-mace").play("act hunt", "strike assault-axe axe artifact")
    return table.chance("attack-5", "fury").play("end-attack", "attack-with attack-5")


@pytest.mark.rule("LH-7.3")
def test_only_the_neighbour_knows_what_was_laid_aside() -> None:
    table = struck_once()
    assert aside_after(table, 0) == {"fury"}
    for seat in (1, 2, None):
        found = aside_after(table, seat)
        assert len(found) > 8
        assert "attack-5" not in found  # that one was seen


@pytest.mark.rule("LH-7.3")
def test_the_two_cards_at_hand_are_neither_seen_nor_aside() -> None:
    table = struck_once().chance("trap-sword").play("endure", "injure speed", "strike glory-torch torch plain")
    table.chance("recall-3", "charge").play("end-attack").expect(asked=(0, "monster-attack"))
    assert pairs_after(table, 0) == {("recall-3", "charge")}
    for seat in (1, 2, None):
        pairs = pairs_after(table, seat)
        assert len(pairs) > 20
        assert all("attack-5" not in pair and pair[0] != pair[1] for pair in pairs)
        for seed in SEEDS:
            other = table.redeal(seat, seed)
            (chase,), (frame,) = under_way(other.game, Chase), under_way(other.game, MonsterAttack)
            assert ATTACK_IDS[frame.first] not in attack_names(chase.attacks_aside)
            assert ATTACK_IDS[frame.second] not in attack_names(chase.attacks_aside)


@pytest.mark.rule("LH-10.1")
def test_a_draft_goes_round_with_the_cards_of_the_deck() -> None:
    """Of seat 0 too: a number that is somebody."""
    drafted = ("ambush", "bluff", "exile", "push_ups")
    table = third().chance(*drafted).happen(Draft(builder=2)).expect(asked=(2, "draft"))
    for passed, known in ((0, {2}), (1, {2, 1}), (2, {2, 1, 0})):
        left = set(drafted[passed:])
        for seat in (0, 1, 2, None):
            seen = set()
            for seed in SEEDS:
                other = table.redeal(seat, seed)
                other.conserve()
                (draft,) = under_way(other.game, Draft)
                names = frozenset(BLESSING_IDS[one] for one in members(draft.cards))
                assert len(names) == len(left)
                assert not names & {BLESSING_IDS[one] for one in members(other.game.blessings)}
                seen.add(names)
            assert (seen == {frozenset(left)}) == (seat in known), (passed, seat)
        if passed < 2:
            table.play(f"draft {drafted[passed]}")


@pytest.mark.rule("LH-7.2")
def test_who_pays_keeps_the_own_cards_in_a_redeal() -> None:
    table = third().monster("hydra", "crete").hand(2, "trap-sword", "wild_attack-sword", "encirclement-sword")
    table.chance("trap-mace").play("act hunt", "convert sword axe artifact").expect(asked=(2, "pay-card"))
    for seat in (0, 1, 2, None):
        for seed in SEEDS:
            other = table.redeal(seat, seed)
            other.conserve()
            other.expect_hand_size(2, 4)
            shown = {name for name in other.in_hand(2) if name.endswith("-sword")}
            assert len(shown) >= 2
            if seat == 2:
                assert other.in_hand(2) == table.in_hand(2)


@pytest.mark.rule("LH-7.1", "LH-7.3")
def test_a_hunt_as_everyone_sees_it() -> None:
    shown = third().monster("hydra", "crete").play("act hunt").board(1)["under_way"]
    assert (shown["round"], shown["attack"], shown["attack_strength"], shown["defence"]) == (0, None, None, 0)
    assert (shown["wounds_dealt"], shown["wounds_left"], shown["attacks_seen"]) == (0, 6, [])
    table = struck_once()
    shown = table.board(1)["under_way"]
    assert (shown["kind"], shown["hunter"], shown["monster"], shown["chooser"]) == ("hunt", 2, "hydra", 0)
    assert (shown["round"], shown["attack"], shown["attack_strength"]) == (1, "attack-5", 5)
    assert (shown["wounds_dealt"], shown["wounds_left"]) == (1, 5)
    assert shown["attacks_seen"] == ["attack-5"]
    shown = table.chance("trap-sword").play("endure", "injure speed").board(1)["under_way"]
    assert (shown["round"], shown["attack"], shown["attack_strength"]) == (1, None, None)
    (chase,) = under_way(table.game, Chase)
    assert [chase.quarry(seat) for seat in range(3)] == [-1, -1, 1]
    assert chase.wounds_dealt() == 1
    others = [frame for frame in under_way(table.game, HellasRule) if frame is not chase]
    assert {(frame.quarry(2), frame.wounds_dealt()) for frame in others} == {(-1, 0)}


@pytest.mark.rule("LH-7.3")
def test_attack_cards_begin_anew_when_they_have_run_out() -> None:
    table = struck_once()
    (chase,) = under_way(table.game, Chase)
    chase.attacks_seen, chase.attacks_aside = (1 << len(ATTACK_IDS)) - 1, 0
    table.changed().chance("trap-sword").play("endure", "injure speed", "strike glory-torch torch plain")
    table.chance("recall-3", "charge").play("end-attack", "attack-with charge")
    (chase,) = under_way(table.game, Chase)
    assert attack_names(chase.attacks_seen) == ["charge"]
    assert attack_names(chase.attacks_aside) == ["recall-3"]


@pytest.mark.rule("LH-7.3")
def test_the_first_attack_card_is_laid_aside_like_any_other() -> None:
    table = third().monster("hydra", "crete").hand(2, "assault-axe", "glory-torch").chance("trap-mace")
    table.play("act hunt", "strike assault-axe axe artifact").chance("attack-5", "attack-3")
    table.play("end-attack", "attack-with attack-5")
    (chase,) = under_way(table.game, Chase)
    assert attack_names(chase.attacks_aside) == ["attack-3"]
    table.chance("trap-sword").play("endure", "injure speed", "strike glory-torch torch plain")
    (chase,) = under_way(table.game, Chase)
    chase.attacks_aside = 0
    table.changed().chance("attack-3", "fury").play("end-attack", "attack-with attack-3")
    shown = table.board(1)["under_way"]
    assert (shown["attack"], shown["attack_strength"]) == ("attack-3", 3)


@pytest.mark.rule("LH-2.7")
def test_artifacts_looked_at_come_out_of_the_deck() -> None:
    table = given(players=2, heroes=("achilles", "heracles")).glory(1, "green", "brown").prepare()
    table.chance("harpe", "aegis").play("trade-glory brown").expect(asked=(1, "keep-artifact"))
    found = set()
    for seat in (0, 1, None):
        for seed in SEEDS:
            other = table.redeal(seat, seed)
            other.conserve()
            (look,) = under_way(other.game, LookAtRelics)
            names = tuple(ARTIFACT_IDS[one] for one in members(look.looked_at))
            left = [ARTIFACT_IDS[one] for one in members(other.game.relics)]
            assert (len(names), len(left)) == (2, 8)
            assert not set(names) & set(left)
            assert seat != 1 or names == ("harpe", "aegis")
            found.add(names)
    assert len(found) > 20


@pytest.mark.rule("LH-artifact-owl_of_athena")
def test_cards_drawn_with_the_owl_are_of_the_hand() -> None:
    table = third().artifact(2, "owl_of_athena").hand(2, "glory-bow", "trap-mace").chance("trap-sword", "assault-axe")
    table.play("use owl_of_athena").expect(asked=(2, "keep-card"))
    found = set()
    for seat in (0, 1, 2, None):
        for seed in SEEDS:
            other = table.redeal(seat, seed)
            other.conserve()
            (owl,) = under_way(other.game, KeepOne)
            names = [COMBAT_IDS[one] for one in members(owl.drawn)]
            assert (len(names), other.hand_size(2)) == (2, 4)
            assert set(names) <= set(other.in_hand(2))
            assert seat != 2 or names == ["trap-sword", "assault-axe"]
            found.add(tuple(names))
    assert len(found) > 20
