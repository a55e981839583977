"""Luck that people play with: nobody can work out what comes from what came."""

import itertools
import random
from typing import Any

import numpy as np
import pytest

import agon
from agon.kernel.chance import M1, M2, Chance, KeyedChance, chance_from, is_secret, secret_seed
from agon.server.tables.fairness import problems

SECRET_SEED = (1 << 255) + 7
BOTH = pytest.mark.parametrize("seed", [20, SECRET_SEED], ids=["fast", "keyed"])
WINDOW = 1 << 10
"""Candidates for each half of the state: the attack on all of them takes minutes, the idea is the same."""


def rolls_of(luck: Chance, count: int, sides: Any = 6) -> list[int]:
    return [luck.below(sides) for _ in range(count)]


def test_a_secret_seed_has_256_bits_and_is_never_the_same() -> None:
    seeds = {secret_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(is_secret(seed) and seed.bit_length() == 256 for seed in seeds)
    assert isinstance(chance_from(seeds.pop()), KeyedChance)
    assert not isinstance(chance_from((1 << 128) - 1), KeyedChance)


@BOTH
def test_dice_are_fair(seed: int) -> None:
    """Chi-square with 5 degrees of freedom stays under 20.5 (p = 0.001)."""
    rolls = rolls_of(chance_from(seed), 60_000)
    assert sum((rolls.count(side) - 10_000) ** 2 / 10_000 for side in range(6)) < 20.5


@BOTH
@pytest.mark.parametrize("gap", [1, 2, 7])
def test_rolls_do_not_depend_on_earlier_ones(seed: int, gap: int) -> None:
    """Serial test: all 36 pairs are equally frequent, 35 degrees of freedom, p = 0.001."""
    rolls = rolls_of(chance_from(seed), 36_000 + gap)
    counts = np.zeros((6, 6))
    np.add.at(counts, (rolls[:-gap], rolls[gap:]), 1)
    assert float(((counts - 1000) ** 2 / 1000).sum()) < 66.6


@BOTH
def test_a_copy_goes_on_alike(seed: int) -> None:
    luck = chance_from(seed)
    rolls_of(luck, 11)
    twin = luck.copy()
    assert type(twin) is type(luck)
    assert rolls_of(luck, 20) == rolls_of(twin, 20)


def candidates(first: int, second: int) -> tuple[Any, Any]:
    """All states whose halves lie in a window around the true ones: what a longer search would try anyway."""
    firsts = np.arange(first - first % WINDOW, first - first % WINDOW + WINDOW, dtype=np.int64)
    seconds = np.arange(second - second % WINDOW, second - second % WINDOW + WINDOW, dtype=np.int64)
    return tuple(half.ravel() for half in np.meshgrid(firsts, seconds, indexing="ij"))  # type: ignore[return-value]


def states_that_fit(rolls: list[int], firsts: Any, seconds: Any) -> list[tuple[int, int]]:
    """The states after the rolls, of all that give just these rolls of a die with six sides."""
    for roll in rolls:
        firsts, seconds = firsts * 40014 % M1, seconds * 40692 % M2
        mixed = firsts - seconds
        mixed = np.where(mixed < 1, mixed + M1 - 1, mixed) - 1
        keep = mixed % 6 == roll
        firsts, seconds = firsts[keep], seconds[keep]
    return [(int(one), int(two)) for one, two in zip(firsts, seconds, strict=True)]


def test_the_fast_generator_can_be_worked_out_from_its_rolls() -> None:
    """Why it is not for games between people: 32 public rolls give the state, and with it every roll to come."""
    luck = Chance(1_234_567_890, 987_654_321)
    tried = candidates(int(luck.first), int(luck.second))
    public, later = rolls_of(luck, 32), rolls_of(luck, 76)
    found = states_that_fit(public, *tried)
    assert len(found) == 1
    assert rolls_of(Chance(*found[0]), 76) == later


def test_the_keyed_generator_cannot_be_worked_out_like_this() -> None:
    """No state of the attacker's model gives its rolls, whatever the guess; and they show no pattern to go on with."""
    for seed in range(8):
        luck = chance_from(SECRET_SEED + seed)
        public = rolls_of(luck, 32)
        for guess in (Chance(1_234_567_890, 987_654_321), chance_from(SECRET_SEED % (1 << 128) + seed)):
            assert states_that_fit(public, *candidates(int(guess.first), int(guess.second))) == []


def test_the_seed_of_a_keyed_generator_matters_in_every_bit() -> None:
    base = rolls_of(chance_from(SECRET_SEED), 40)
    others = [rolls_of(chance_from(SECRET_SEED ^ 1 << bit), 40) for bit in (0, 1, 60, 128, 200, 254)]
    assert all(one != two for one, two in itertools.combinations([base, *others], 2))


@pytest.mark.parametrize("title", agon.titles())
def test_games_with_secret_luck_save_replay_and_redeal(title: str) -> None:
    game = agon.new(title, 2, SECRET_SEED)
    rng = random.Random(5)
    for _ in range(120):
        if game.choice is None:
            break
        game.apply(rng.randrange(len(game.choice.codes)))
    saved = game.dump()
    assert saved["luck"]["key"] == chance_from(SECRET_SEED).dump()["key"]
    assert agon.load(saved).digest() == game.digest()
    assert agon.replay(agon.record(game)).digest() == game.digest()
    assert list(problems(agon.record(game), None)) == []
    for seat in (None, 0, 1):
        text = repr(game.view(seat))
        assert str(SECRET_SEED) not in text
        assert saved["luck"]["key"] not in text
    twin = game.redeal(0, 3)
    assert not isinstance(twin.rng, KeyedChance)
    assert twin.seed == 0
    one, two = game.copy(), game.copy()
    agon.playout(one, 9)
    agon.playout(two, 9)
    assert one.digest() == two.digest()


def test_a_damaged_key_is_refused() -> None:
    saved = agon.new("dice_forge", 2, SECRET_SEED).dump()
    luck = saved["luck"]
    for wrong in ({"key": "00"}, {"key": "x" * 64}, {"key": 5}, {"drawn": -1}, {"drawn": "2"}, {"imposed": None}):
        with pytest.raises(agon.BadSave):
            agon.load({**saved, "luck": {**luck, **wrong}})
