"""What bots see in a position: the rough worth, and what the network is told."""

import random
from collections.abc import Iterator
from math import log
from typing import Any

import pytest

import agon
from agon.games.cyclades import trained
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.income import income_of
from agon.games.cyclades.rules.rounds import ACTIONS_PHASE, OFFERINGS_PHASE
from agon.games.cyclades.tables import ACADEMY, EMPTY, FORTRESS, LANDS, METROPOLIS, PORT
from agon.kernel.bits import count_bits, has
from tests.judging import evaluate, network, trained_by_seat


def positions(players: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Cyclades]:
    """A random game, the first choices of every turn a little more often."""
    game = agon.new("cyclades", players, seed, options)
    assert isinstance(game, Cyclades)
    rng = random.Random(seed)
    while not game.over and game.moves < 500:
        yield game
        game.apply(rng.choice([0, rng.randrange(int(game.offered))]))


def sides(game: Cyclades) -> list[range]:
    return [range(int(first), int(last) + 1) for first, last in (game.side(seat) for seat in range(int(game.players)))]


def test_the_side_of_a_seat_is_one_faction_or_two() -> None:
    assert sides(next(positions(3, 1))) == [range(1), range(1, 2), range(2, 3)]
    assert sides(next(positions(2, 1))) == [range(2), range(2, 4)]
    assert sides(next(positions(4, 1, {"teams": True}))) == [range(2), range(2), range(2, 4), range(2, 4)]


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (2, 4), (3, 5), (5, 6)])
def test_things_are_counted_as_they_stand(players: int, seed: int) -> None:
    for game in positions(players, seed):
        for side in sides(game):
            held = trained.things(game, side[0], side[-1])
            own = [game.factions[faction] for faction in side]
            lands = [land for land in range(LANDS) if any(has(one.lands, land) for one in own)]
            built = [
                int(game.building[slot])
                for land in lands
                for slot in range(land * 4, land * 4 + int(game.map.slot_count[land]))
            ]
            basic = [kind for kind in built if PORT <= kind <= ACADEMY]
            assert held[trained.LAND] == len(lands)
            assert held[trained.FREE_SLOTS] == built.count(EMPTY)
            assert held[trained.BUILDINGS] == len(basic)
            assert sum(held[trained.KINDS + n] for n in range(3)) == min(len(set(basic)), 3)
            cities = len([kind for kind in built if kind >= METROPOLIS])
            sheltered = sum(count_bits(one.sheltered) for one in own)
            assert sum(held[trained.METROPOLISES + n] for n in range(3)) == min(cities + sheltered, 3)
            assert held[trained.INCOME] == sum(int(income_of(game, faction)) for faction in side)
            assert held[trained.PRIESTESSES] == sum(int(one.priestesses) for one in own)
            assert held[trained.TROOPS] == sum(8 - int(one.troops_left) for one in own)
            assert held[trained.FLEETS] == sum(8 - int(one.fleets_left) for one in own)
            assert held[trained.LAND_IN_REACH] + held[trained.METROPOLIS_IN_REACH] <= len(lands) + cities


def test_guards_of_all_metropolises_count_up_to_four() -> None:
    seen = set()
    for seed in range(3, 9):
        for game in positions(2, seed):
            for side in sides(game):
                guards = 0
                for land in range(LANDS):
                    if not any(has(game.factions[one].lands, land) for one in side):
                        continue
                    slots = range(land * 4, land * 4 + int(game.map.slot_count[land]))
                    built = [int(game.building[slot]) for slot in slots]
                    force = int(game.troops[land] + game.mercenaries[land]) + int(count_bits(game.heroes[land]))
                    cities = len([kind for kind in built if kind >= METROPOLIS])
                    guards += cities * min(force + built.count(FORTRESS), 4)
                    seen |= {kind for kind in built if kind >= METROPOLIS}
                assert trained.things(game, side[0], side[-1])[trained.GUARDS] == guards
    assert len(seen) > 1, "metropolises with several bonuses"


def test_offerings_count_as_paid_while_they_stand() -> None:
    seen = 0
    for game in positions(2, 8):
        for seat, side in enumerate(sides(game)):
            offered = sum(max(int(game.factions[one].bid - game.factions[one].priestesses), 0) for one in side)
            held = trained.things(game, side[0], side[-1])
            due = offered if game.phase == OFFERINGS_PHASE else 0
            seen += due > 0
            assert held[trained.COINS] == int(game.gold(side[0])) - due, seat
    assert seen


def test_a_god_still_to_give_counts_until_it_has_given() -> None:
    for game in positions(2, 8):
        for side in sides(game):
            held = trained.things(game, side[0], side[-1])
            waiting = [one for one in side if game.factions[one].bid_god >= 0 and game.active != one]
            given = sum(held[trained.GODS + god] for god in range(6))
            assert len(waiting) <= given <= len(waiting) + 1


def test_the_network_is_told_of_both_sides_and_of_the_moment() -> None:
    for game in positions(2, 11):
        told = network(game.TITLE).inputs(game)
        things = [[float(each) for each in trained.things(game, side[0], side[-1])] for side in sides(game)]
        for seat in (0, 1):
            numbers = [float(each) for each in told[seat]]
            assert numbers[: trained.THINGS] == things[seat]
            assert numbers[trained.THINGS : trained.MOMENT] == things[1 - seat]
            moment = numbers[trained.MOMENT :]
            assert moment[0] == (game.phase == OFFERINGS_PHASE)
            assert moment[1] == (game.phase == ACTIONS_PHASE)
            assert moment[2] == (game.asked == seat)
            assert moment[3] == (game.asked == 1 - seat)
            lead = (evaluate(game, seat) - evaluate(game, 1 - seat)) / 80.0
            assert moment[4] == pytest.approx(max(-4.0, min(4.0, lead)))


def test_with_more_rivals_the_network_is_told_of_their_mean() -> None:
    for game in positions(4, 12):
        told = network(game.TITLE).inputs(game)
        coins = [float(trained.things(game, seat, seat)[trained.COINS]) for seat in range(4)]
        for seat in range(4):
            theirs = sum(coins) - coins[seat]
            assert told[seat][trained.THINGS + trained.COINS] == pytest.approx(theirs / 3)


def test_the_learnt_worth_is_the_chance_that_the_network_sees() -> None:
    for game in positions(2, 13):
        for seat, told in enumerate(network(game.TITLE).inputs(game)):
            chance = min(max(network(game.TITLE).network.answer(told), 0.01), 0.99)
            assert trained_by_seat(game)[seat] == pytest.approx(50.0 * log(chance / (1.0 - chance)))


def test_enough_metropolises_are_in_doubt_while_rivals_may_still_act() -> None:
    seen = set()
    for game in positions(2, 8):
        game.needed = 0
        for side in sides(game):
            held = trained.things(game, side[0], side[-1])
            rivals = [one for one in range(4) if one not in side and game.factions[one].bid_god >= 0]
            assert held[trained.RIVALS_TO_ACT] == len(rivals)
            seen.add(len(rivals))
        game.needed = 3
    assert len(seen) > 1


def test_more_coins_are_worth_more() -> None:
    for game in positions(3, 2):
        before = evaluate(game, 0), evaluate(game, 1)
        twin: Any = game.copy()
        twin.coins[0] += 5
        assert evaluate(twin, 0) > before[0]
        assert evaluate(twin, 1) == before[1]
        assert count_bits(game.winners) == 0
