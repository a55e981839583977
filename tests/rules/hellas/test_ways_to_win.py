"""LH-1: the four ways to win."""

import pytest

from .scenario import HellasScenario, given, god

GREEN = ("achaea", "elis", "arcadia", "messenia")
BROWN = ("argolis", "laconia", "crete")
BLUE = ("euboea", "boeotia", "attica", "corinthia")
SITES = ("epirus", "chalkidiki", "aetolia", "attica")
"""Four shrines that are not in the green land."""


def march_in(table: HellasScenario, origin: str, goal: str) -> HellasScenario:
    return table.army(0, origin, 1, owned=False).play("act march", f"march {origin} {goal}")


@pytest.mark.rule("LH-1.1")
@pytest.mark.parametrize("players", [3, 4])
def test_two_whole_lands_win_at_once(players: int) -> None:
    table = given(players).own(0, *BROWN, *GREEN).own(1, "arcadia")
    march_in(table, "elis", "arcadia").expect(winner=([0], "warlord-wins"))


@pytest.mark.rule("LH-1.1")
def test_one_region_short_of_two_lands_is_not_enough() -> None:
    table = given(4).own(0, *BROWN, *GREEN).own(1, "arcadia", "elis")
    march_in(table, "achaea", "arcadia")
    assert table.winner is None
    table.expect_owner("arcadia", 0)


@pytest.mark.rule("LH-1.1", "LH-11.1")
def test_with_three_players_the_blue_land_does_not_count() -> None:
    table = given(3).own(0, *BROWN, *BLUE).own(1, "attica")
    march_in(table, "corinthia", "attica").expect_owner("attica", 0)
    assert table.winner is None
    assert table.game.lands_of(0) == 1
    assert given(3).own(0, *BLUE).game.lands_of(0) == 0
    assert given(4).own(0, *BROWN, *BLUE).game.lands_of(0) == 2


@pytest.mark.rule("LH-1.1", "LH-11.1")
def test_two_players_need_three_lands() -> None:
    table = given(2).own(0, *BROWN, *GREEN, *BLUE)
    table.own(1, "arcadia", "attica")
    march_in(table, "elis", "arcadia")
    assert table.winner is None
    table = given(2).own(0, *BROWN, *GREEN, *BLUE).own(1, "attica")
    march_in(table, "corinthia", "attica").expect(winner=([0], "warlord-wins"))


@pytest.mark.rule("LH-1.2")
def test_five_temples_win_when_the_fifth_is_built() -> None:
    table = given(3).temples(*SITES).built(4).own(0, *SITES, "elis").play("act build_temple")
    table.expect(winner=([0], "favored-wins"))


@pytest.mark.rule("LH-1.2")
def test_the_oracle_counts_and_so_does_conquest() -> None:
    table = given(3).temples(*SITES, "phocis").own(0, *SITES).own(1, "phocis")
    march_in(table, "locris", "phocis").expect(winner=([0], "favored-wins"))


@pytest.mark.rule("LH-1.3", "LH-7.9")
def test_the_third_monster_slain_wins() -> None:
    table = (
        given(3)
        .trophies(0, "medusa", "sphinx")
        .monster("cyclops", "arcadia")
        .wound("cyclops", 4)
        .hand(0, "assault-spear")
    )
    table.chance("charge-sickle", "wild_attack-mace").play("act hunt", "strike assault-spear spear artifact")
    table.expect(winner=([0], "slayer-wins"))


@pytest.mark.rule("LH-1.3", "LH-7.10")
def test_a_kill_outside_a_hunt_counts_too() -> None:
    table = given(3).trophies(0, "medusa", "sphinx").monster("cyclops", "crete").wound("cyclops", 4).own(0, "thessaly")
    table.play("use thunder_of_zeus", "wound cyclops spear plain").expect(winner=([0], "slayer-wins"))


def complete_monument(table: HellasScenario) -> HellasScenario:
    return table.slain().level("athena", 4).play("act build_monument", "build-level athena")


def short_turn(table: HellasScenario) -> HellasScenario:
    """The player to act prepares."""
    return table.hand(table.seat).used(table.seat).play("act prepare", "prepare draw", "prepare draw")


def countdown() -> HellasScenario:
    return complete_monument(given(3, ("heracles", "achilles", "helen")))


@pytest.mark.rule("LH-1.4", "LH-4.10")
def test_the_first_complete_monument_starts_the_countdown() -> None:
    table = countdown()
    assert (table.game.king_god, table.game.king_seat, table.game.king_tokens) == (god("athena"), 0, 3)


@pytest.mark.rule("LH-1.4")
def test_only_the_builders_special_actions_take_tokens_off() -> None:
    table = countdown()
    seen = [int(table.game.king_tokens)]
    for _turn in range(4):
        short_turn(table)
        seen.append(int(table.game.king_tokens))
    # seats 1 and 2, then 0, then 1
    assert seen == [3, 3, 3, 2, 2]


@pytest.mark.rule("LH-1.4")
def test_whoever_controls_the_monument_at_the_end_wins() -> None:
    table = countdown().own(2, "attica")
    for _turn in range(9):
        assert table.winner is None
        short_turn(table)
    table.expect(winner=([2], "king-wins"))


@pytest.mark.rule("LH-1.4")
def test_nobody_there_means_the_next_to_gain_control() -> None:
    table = countdown()
    for _turn in range(9):
        short_turn(table)
    assert table.winner is None
    table.army(1, "boeotia", 5, owned=False).play("act march", "march boeotia attica", "count 5")
    table.expect(winner=([1], "king-wins"))


@pytest.mark.rule("LH-1.4")
def test_the_king_wins_at_the_end_of_the_turn_not_with_the_last_token() -> None:
    """Another special action follows: whoever controls the monument after it wins."""
    table = given(3).slain().king("athena", 0, 1).own(1, "attica").own(0, "elis").bless(0, "hermes_temple")
    table.army(0, "boeotia", 1).play("act build_temple").expect(asked=(0, "special"))
    assert (table.game.king_tokens, table.winner) == (0, None)
    table.copy().play("act prepare", "prepare draw", "prepare draw").expect(winner=([1], "king-wins"))
    table.play("act march", "march boeotia attica").expect_owner("attica", 0).expect(winner=([0], "king-wins"))


@pytest.mark.rule("LH-1.4")
def test_several_special_actions_of_a_turn_take_several_tokens() -> None:
    table = given(3).slain().king("athena", 0, 3).own(0, "elis").bless(0, "hermes_temple")
    table.play("act build_temple").prepare().expect(asked=(1, "turn"))
    assert table.game.king_tokens == 1


@pytest.mark.rule("LH-1.4")
def test_build_monument_takes_a_token_off_too_and_a_second_monument_changes_nothing() -> None:
    table = countdown()
    short_turn(table)
    short_turn(table)
    table.level("zeus", 4).play("act build_monument", "build-level zeus")
    assert table.game.king_tokens == 2
    assert table.game.king_god == god("athena")


@pytest.mark.rule("LH-1.4", "LH-11.1")
def test_no_king_of_kings_with_two_players() -> None:
    table = complete_monument(given(2).own(0, "attica"))
    assert table.game.king_god == -1


@pytest.mark.rule("LH-1.5")
def test_other_ways_stay_open_during_the_countdown() -> None:
    table = countdown().temples(*SITES).own(1, *SITES, "corinthia")
    table.play("act build_temple").expect(winner=([1], "favored-wins"))
