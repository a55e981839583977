"""The chance of a land battle, played out by the engine, against an exact calculation."""

from functools import cache
from math import comb, exp, log

import pytest

import agon
from agon.games.cyclades.rules.entry import Entry
from tests.frames import interrupt
from tests.rules.cyclades.scenario import CycladesScenario, given, land_no

MOST = 6
DIE = (0, 1, 1, 2, 2, 3)
BATTLES = 100_000 if agon.BUILD == "compiled" else 7_200
"""In all, spread over the 36 sizes."""
BOUND = 0.01
DOUBT = 1e-6
"""A size fails only if chance alone would give such a number of wins less often than this."""


@cache
def chance_to_win(n: int, m: int) -> float:
    """The attacker's chance with n troops against m, no buildings, no retreat."""
    if n == 0:
        return 0.0
    if m == 0:
        return 1.0
    higher = lower = equal = 0
    for one in DIE:
        for other in DIE:
            difference = one + n - other - m
            higher += difference > 0
            lower += difference < 0
            equal += difference == 0
    chance = higher * chance_to_win(n, m - 1) + lower * chance_to_win(n - 1, m)
    chance += equal * chance_to_win(n - 1, m - 1)
    return chance / 36


def won(field: CycladesScenario, n: int, seed: int) -> bool:
    """One battle; nobody can retreat, as there is no other land within reach."""
    table = field.copy()
    table.game.hush()
    table.game.reseed(seed)
    table.game.factions[0].troops_left -= n
    interrupt(table.game, Entry(faction=0, land=land_no("t8l1"), troops=n))  # not counting the box each time
    return table.owner_of("t8l1") == 0


def battlefield(m: int) -> CycladesScenario:
    return given().homes("t9l1", "t3l1", "t4l1").settle(1, "t8l1", troops=m).turn(0, "ares")


@pytest.mark.rule("CY-7.4", "CY-7.6")
def test_the_attackers_chance_agrees_with_the_exact_one() -> None:
    each = BATTLES // (MOST * MOST)
    played = expected = 0.0
    for n in range(1, MOST + 1):
        for m in range(1, MOST + 1):
            field = battlefield(m)
            wins = sum(won(field, n, 1000 * seed + 10 * n + m) for seed in range(each))
            exact = chance_to_win(n, m)
            assert likelihood(wins, each, exact) > DOUBT, (n, m, wins / each, exact)
            played += wins / each
            expected += exact
    assert abs(played - expected) / (MOST * MOST) <= BOUND


def likelihood(wins: int, battles: int, chance: float) -> float:
    """How often chance alone strays at least this far to the same side."""
    if wins > battles * chance:
        side = range(wins, battles + 1)
    else:
        side = range(wins + 1)
    return sum(term(k, battles, chance) for k in side)


def term(k: int, battles: int, chance: float) -> float:
    if chance in (0.0, 1.0):
        return float(k == battles * chance)
    return exp(log(comb(battles, k)) + k * log(chance) + (battles - k) * log(1 - chance))


@pytest.mark.slow
@pytest.mark.rule("CY-7.4")
@pytest.mark.parametrize("n", range(1, MOST + 1))
@pytest.mark.parametrize("m", range(1, MOST + 1))
def test_a_hundred_thousand_battles_of_each_size_agree_within_a_percent(n: int, m: int) -> None:
    field = battlefield(m)
    wins = sum(won(field, n, 1000 * seed + 10 * n + m) for seed in range(100_000))
    assert abs(wins / 100_000 - chance_to_win(n, m)) <= BOUND


@pytest.mark.rule("CY-7.4")
def test_known_odds() -> None:
    assert chance_to_win(1, 1) == pytest.approx(13 / 36)
    assert chance_to_win(6, 1) == pytest.approx(1.0)
