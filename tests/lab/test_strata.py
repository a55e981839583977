"""Tables by card: a card is not good because good bots, or good seats, take it."""

import random
from collections.abc import Callable

from agon.lab import stats
from agon.lab.report import balance_parts
from agon.lab.strata import Effect
from tests.lab.made_up import Row, row

Chance = Callable[[str, int, str], float]
"""By bot, seat and side of the board."""


def study(games: int, wins: Chance, takes: Chance, seed: int, luck: float = 1.0) -> list[Row]:
    """A strong and three weak bots change seats. Who has the card is ``luck`` times as likely to win."""
    rng = random.Random(seed)
    rows = []
    for number in range(games):
        lineup = ["strong" if seat == number % 4 else "weak" for seat in range(4)]
        side = rng.choice("ab")
        has = [rng.random() < takes(name, seat, side) for seat, name in enumerate(lineup)]
        weights = [wins(name, seat, side) * (luck if has[seat] else 1) for seat, name in enumerate(lineup)]
        traits = [{"card": ["owl"] if each else []} for each in has]
        winner = rng.choices(range(4), weights)[0]
        rows.append(row(number, lineup, [winner], traits=traits, factors={"side": side}))
    return rows


def owl(rows: list[Row]) -> Effect:
    return next(one for one in stats.by_trait(rows)["card"] if one.name == "owl")


def gap(one: Effect) -> float:
    assert one.difference is not None
    return one.difference


def test_a_useless_card_that_strong_bots_take_does_not_look_good() -> None:
    found = owl(study(2000, lambda name, *_: 6 if name == "strong" else 1, takes_if_strong, 1))
    assert found.rate > 0.4, "without strata it looks like the best of cards"
    assert abs(gap(found)) < 0.03
    assert found.bounds(1)[0] < 0 < found.bounds(1)[1]


def takes_if_strong(name: str, seat: int, side: str) -> float:
    return 0.9 if name == "strong" else 0.2


def test_a_useless_card_of_a_good_seat_does_not_look_good() -> None:
    found = owl(
        study(2000, lambda name, seat, side: 4 if seat == 0 else 1, lambda name, seat, side: 0.8 / (seat + 1), 2)
    )
    assert found.rate > 0.33
    assert found.bounds(1)[0] < 0 < found.bounds(1)[1]


def test_a_useless_card_of_a_side_that_favours_a_seat_does_not_look_good() -> None:
    """Seat 1 wins on side a, where it takes the card; the board is a factor."""

    def favoured(name: str, seat: int, side: str) -> float:
        return 6.0 if (seat == 0) == (side == "a") else 1.0

    rows = study(2000, favoured, lambda name, seat, side: 0.9 if seat == 0 and side == "a" else 0.1, 3)
    assert owl(rows).bounds(1)[0] < 0 < owl(rows).bounds(1)[1]
    mixed = [{**each, "factors": {}} for each in rows]
    assert owl(mixed).bounds(1)[0] > 0.05, "the board hidden, the card looks good"


def test_a_good_card_is_found() -> None:
    found = owl(study(2000, lambda *_: 1, takes_if_strong, 4, luck=2.0))
    assert found.bounds(20)[0] > 0.03


def test_what_everybody_has_cannot_be_compared() -> None:
    rows = study(40, lambda *_: 1, lambda *_: 1, 5)
    assert owl(rows).difference is None
    page = {part.heading: part for part in balance_parts(rows, 0.25)}
    assert page["By card"].table is not None
    assert page["By card"].table[1] == [["owl", "160", "25.0 %", "–", "–"]]


def test_a_card_with_wins_only_has_an_interval_all_the_same() -> None:
    rows = study(200, lambda *_: 1, lambda *_: 0, 6)
    for each in rows[:10]:
        each["traits"][each["winners"][0]]["card"] = ["owl"]
    found = owl(rows)
    assert found.rate == 1
    assert found.bounds(1)[1] - found.bounds(1)[0] > 0.2


def test_of_many_useless_cards_hardly_ever_one_stands_out() -> None:
    """Of 60 studies of 12 cards that do nothing, 3 would be in order; plain intervals cry wolf in about half."""
    alarms = plain = 0
    for seed in range(60):
        rng = random.Random(seed)
        rows = study(150, lambda *_: 1, lambda *_: 0, seed)
        for each in rows:
            each["traits"] = [{"card": [f"c{card}" for card in range(12) if rng.random() < 0.3]} for seat in range(4)]
        found = stats.by_trait(rows)["card"]
        alarms += any(not one.bounds(len(found))[0] < 0 < one.bounds(len(found))[1] for one in found)
        plain += any(not one.bounds(1)[0] < 0 < one.bounds(1)[1] for one in found)
    assert alarms <= 6
    assert plain >= 15


def test_reports_say_what_is_compared_and_how_intervals_hold() -> None:
    parts = {part.heading: part for part in balance_parts(study(200, lambda *_: 1, takes_if_strong, 7), 0.25)}
    assert "the same bot, seat and side" in parts["By card"].note
    assert "Bonferroni over 4" in parts["Seats"].note
    table = parts["Seats by side"].table
    assert table is not None
    assert [line[0] for line in table[1]] == [f"{side}, seat {seat}" for side in "ab" for seat in range(1, 5)]
