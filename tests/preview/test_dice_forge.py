"""What options of Dice Forge do, in figures; rolls are counted out."""

import pytest

from agon.lens import Change, Line, Move, Price, Progress, Spread
from tests.preview.seen import odds_of, seen
from tests.rules.dice_forge.scenario import DiceForgeScenario, given

GOLD, SUN, MOON, GLORY = (f"dice_forge-resource-{name}" for name in ("gold", "sun", "moon", "glory"))


def test_a_face_has_its_price() -> None:
    found = seen(given().reserve(0, gold=7), "buy sun1")
    assert found.price == (Price(GOLD, 3, 4),)
    assert found.asks is not None
    assert (found.asks.seat, found.asks.prompt) == (0, "dice_forge-prompt-forge")
    assert (found.odds, found.can_be_undone, found.ends_turn) == (None, True, False)


def test_forging_changes_a_die() -> None:
    table = given().reserve(0, gold=7).play("buy sun1")
    found = seen(table, "forge sun1 dark gold1")
    assert set(found.moves) == {
        Move(0, "dice_forge-face-gold1", 1, "die:dark", ""),
        Move(0, "dice_forge-face-sun1", 1, "", "die:dark"),
    }


def about_to_roll(gold: int, moon: int) -> DiceForgeScenario:
    """Seat 1 has a Silver Hind; the dark die of the start: four sides with 1 gold, 1 moon shard, 2 glory."""
    table = given().own(1, "silver_hind").play("pass").play("use silver_hind")
    return table.reserve(1, gold=gold, sun=0, moon=moon, glory=0)


@pytest.mark.rule("DF-2.4")
def test_a_roll_is_counted_out() -> None:
    found = seen(about_to_roll(0, 0), "roll dark")
    assert found.odds is not None
    assert (found.odds.kind, found.odds.chance, found.odds.is_exact) == ("luck", None, True)
    assert set(found.odds.spreads) == {
        Spread(1, GOLD, 0, 0.666667, 1),
        Spread(1, MOON, 0, 0.166667, 1),
        Spread(1, GLORY, 0, 0.333333, 2),
    }
    assert (found.reveals, found.can_be_undone) == (True, False)


@pytest.mark.rule("DF-1.2")
def test_what_does_not_fit_is_no_gain() -> None:
    assert odds_of(about_to_roll(12, 6), "roll dark").spreads == (Spread(1, GLORY, 0, 0.333333, 2),)


def test_a_feat_is_paid_with_shards_and_brings_glory() -> None:
    table = given().reserve(0, sun=5, moon=5)
    found = seen(table, "feat elder")
    assert found.price == (Price(SUN, 1, 4),)
    assert Change(0, "dice_forge-feat-elder", 1, 1) in found.changes
    assert found.progress == ()  # the Elder bears no glory


@pytest.mark.rule("DF-1.2")
def test_what_would_be_lost_to_the_limit_is_told() -> None:
    """The Triton token brings 6 gold, or 2 shards; 12 gold is all that fits."""
    found = seen(given().reserve(0, gold=9), "triton gold")
    assert Change(0, GOLD, 3, 12) in found.changes
    spilled = {"player": {"seat": 0}, "gold": 3, "sun": 0, "moon": 0}
    assert Line("dice_forge-log-spill", spilled) in found.tells


def test_passing_ends_the_turn() -> None:
    found = seen(given(), "pass")
    assert (found.ends_turn, found.ends_game, found.price, found.moves) == (True, False, (), ())
    assert (found.reveals, found.can_be_undone) == (True, False)  # at once the next turn's dice are rolled


def test_glory_on_a_card_is_progress() -> None:
    found = seen(given().reserve(0, sun=6, moon=6), "feat hydra")
    assert found.progress == (Progress(0, GLORY, 0, 26, None),)
