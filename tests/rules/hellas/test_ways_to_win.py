"""LH-1: the four ways to win."""

import pytest

from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import LAND_REGIONS, REGION_IDS, REGIONS

from .table import (
    army,
    card,
    god,
    hand,
    kill_off,
    land,
    lord,
    monster,
    own,
    owner,
    play,
    put_monster,
    refresh,
    start,
    temples,
    winner,
    wound,
)


def regions_of(name: str) -> list[str]:
    return [REGION_IDS[at] for at in range(REGIONS) if (LAND_REGIONS[land(name)] >> at) & 1]


def march_in(game: Hellas, origin: str, goal: str) -> None:
    army(game, 0, origin, 1, owned=False)
    refresh(game)
    play(game, "act march", f"march {origin} {goal}")


@pytest.mark.rule("LH-1.1")
def test_two_whole_lands_win_at_once() -> None:
    game = start(4)
    own(game, 0, *regions_of("brown"), *regions_of("green"))
    own(game, 1, "arcadia")
    march_in(game, "elis", "arcadia")
    assert winner(game) == ([0], "warlord-wins")


@pytest.mark.rule("LH-1.1")
def test_one_region_short_of_two_lands_is_not_enough() -> None:
    game = start(4)
    own(game, 0, *regions_of("brown"), *regions_of("green"))
    own(game, 1, "arcadia", "elis")
    march_in(game, "achaea", "arcadia")
    assert winner(game) is None
    assert owner(game, "arcadia") == 0


@pytest.mark.rule("LH-1.1", "LH-11.1")
def test_with_three_players_the_blue_land_does_not_count() -> None:
    game = start(3)
    own(game, 0, *regions_of("brown"), *regions_of("blue"))
    own(game, 1, "attica")
    march_in(game, "corinthia", "attica")
    assert owner(game, "attica") == 0
    assert winner(game) is None
    assert game.lands_of(0) == 1


@pytest.mark.rule("LH-1.1", "LH-11.1")
def test_two_players_need_three_lands() -> None:
    game = start(2)
    own(game, 0, *regions_of("brown"), *regions_of("green"), *regions_of("blue"))
    own(game, 1, "arcadia", "attica")
    march_in(game, "elis", "arcadia")
    assert winner(game) is None
    game = start(2)
    own(game, 0, *regions_of("brown"), *regions_of("green"), *regions_of("blue"))
    own(game, 1, "attica")
    march_in(game, "corinthia", "attica")
    assert winner(game) == ([0], "warlord-wins")


@pytest.mark.rule("LH-1.2")
def test_five_temples_win_when_the_fifth_is_built() -> None:
    game = start(3)
    sites = ("epirus", "chalkidiki", "aetolia", "attica")
    temples(game, *sites)
    game.temples_built = 4
    own(game, 0, *sites, "elis")
    refresh(game)
    play(game, "act build_temple")
    assert winner(game) == ([0], "favored-wins")


@pytest.mark.rule("LH-1.2")
def test_the_oracle_counts_and_so_does_conquest() -> None:
    game = start(3)
    sites = ("epirus", "chalkidiki", "aetolia", "attica")
    temples(game, *sites, "phocis")
    own(game, 0, *sites)
    own(game, 1, "phocis")
    march_in(game, "locris", "phocis")
    assert winner(game) == ([0], "favored-wins")


@pytest.mark.rule("LH-1.3", "LH-7.9")
def test_the_third_monster_slain_wins() -> None:
    game = start(3)
    lord(game, 0).trophies = (1 << monster("medusa")) | (1 << monster("sphinx"))
    kill_off(game, "medusa", "sphinx")
    put_monster(game, "cyclops", "arcadia")
    wound(game, "cyclops", 4)
    hand(game, 0, "assault-spear")
    refresh(game)
    game.impose([card("charge-sickle"), card("wild_attack-mace")])
    play(game, "act hunt", "strike assault-spear spear artifact")
    assert winner(game) == ([0], "slayer-wins")


@pytest.mark.rule("LH-1.3", "LH-7.10")
def test_a_kill_outside_a_hunt_counts_too() -> None:
    game = start(3)
    lord(game, 0).trophies = (1 << monster("medusa")) | (1 << monster("sphinx"))
    put_monster(game, "cyclops", "crete")
    wound(game, "cyclops", 4)
    own(game, 0, "thessaly")
    game.take_artifact(0, 18)  # Thunder of Zeus
    refresh(game)
    play(game, "use thunder_of_zeus", "wound cyclops spear plain")
    assert winner(game) == ([0], "slayer-wins")


def complete_monument(game: Hellas) -> None:
    game.level[god("athena")] = 4
    play(game, "act build_monument", "build-level athena")


def short_turn(game: Hellas) -> None:
    """The player to act prepares."""
    assert game.choice is not None
    hand(game, game.choice.seat)
    lord(game, game.choice.seat).used = 0
    refresh(game)
    play(game, "act prepare", "prepare draw", "prepare draw")


def countdown() -> Hellas:
    game = start(3, ("heracles", "achilles", "helen"))
    kill_off(game, *(["cyclops", "hydra", "cerberus", "medusa", "sphinx", "chimera", "minotaur"]))
    complete_monument(game)
    return game


@pytest.mark.rule("LH-1.4", "LH-4.10")
def test_the_first_complete_monument_starts_the_countdown() -> None:
    game = countdown()
    assert (game.king_god, game.king_seat, game.king_tokens) == (god("athena"), 0, 3)


@pytest.mark.rule("LH-1.4")
def test_only_the_builders_special_actions_take_tokens_off() -> None:
    game = countdown()
    seen = [int(game.king_tokens)]
    for _turn in range(4):
        short_turn(game)
        seen.append(int(game.king_tokens))
    # seats 1 and 2, then 0, then 1
    assert seen == [3, 3, 3, 2, 2]


@pytest.mark.rule("LH-1.4")
def test_whoever_controls_the_monument_at_the_end_wins() -> None:
    game = countdown()
    own(game, 2, "attica")
    for _turn in range(9):
        assert winner(game) is None
        short_turn(game)
    assert winner(game) == ([2], "king-wins")


@pytest.mark.rule("LH-1.4")
def test_nobody_there_means_the_next_to_gain_control() -> None:
    game = countdown()
    for _turn in range(9):
        short_turn(game)
    assert winner(game) is None
    army(game, 1, "boeotia", 5, owned=False)
    refresh(game)
    play(game, "act march", "march boeotia attica", "count 5")
    assert winner(game) == ([1], "king-wins")


@pytest.mark.rule("LH-1.4")
def test_build_monument_takes_a_token_off_too_and_a_second_monument_changes_nothing() -> None:
    game = countdown()
    short_turn(game)
    short_turn(game)
    game.level[god("zeus")] = 4
    play(game, "act build_monument", "build-level zeus")
    assert game.king_tokens == 2
    assert game.king_god == god("athena")


@pytest.mark.rule("LH-1.4", "LH-11.1")
def test_no_king_of_kings_with_two_players() -> None:
    game = start(2)
    kill_off(game, *(["cyclops", "hydra", "cerberus", "medusa", "sphinx", "chimera", "minotaur"]))
    own(game, 0, "attica")
    complete_monument(game)
    assert game.king_god == -1


@pytest.mark.rule("LH-1.5")
def test_other_ways_stay_open_during_the_countdown() -> None:
    game = countdown()
    sites = ("epirus", "chalkidiki", "aetolia", "elis")
    temples(game, *sites)
    own(game, 1, *sites, "corinthia")
    refresh(game)
    play(game, "act build_temple")
    assert winner(game) == ([1], "favored-wins")
