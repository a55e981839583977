"""LS-1: winning and losing."""

import pytest

from agon.games.hellas.solo.tables import XERXES

from .scenario import given

LOW = "trap-sword"
NORTH = ["macedonia", "epirus", "thessaly", "chalkidiki"]


@pytest.mark.rule("LS-1.1", "LS-1.10")
def test_the_victory_counter_at_zero_wins_at_once() -> None:
    table = given(act=2).tokens("persian", "boeotia", "macedonia").tracks(victory=1).allied("boeotia", 9).chance(LOW)
    table.fight("boeotia", came_from="corinthia").won("counter")
    assert table.game.result == {"winners": [0], "reason": "hellas-log-solo-counter", "scores": [1]}


@pytest.mark.rule("LS-1.2")
def test_no_persian_token_wins_even_with_persian_hoplites() -> None:
    table = given(act=2).token("boeotia", "persian").persians("attica", 2).allied("boeotia", 9).chance(LOW)
    table.fight("boeotia", came_from="corinthia").won("liberated")
    assert table.game.persians(10) == 2


@pytest.mark.rule("LS-1.3", "LS-14.10")
def test_at_the_last_token_more_regions_win_and_others_lose() -> None:
    more = given(act=2).token("macedonia", "persian").tokens("loyal", "laconia").token("crete", "allied").tracks(pile=1)
    more.end_turn(8).won("held-out")
    equal = given(act=2).token("macedonia", "persian").token("laconia", "loyal").tracks(pile=1).end_turn(8)
    equal.lost("time")


@pytest.mark.rule("LS-1.4")
def test_two_whole_persian_lands_lose_at_once() -> None:
    table = given(act=2).tokens("persian", *NORTH, "acarnania", "aetolia", "locris")
    assert not table.is_over
    table.game.set_owner(7, XERXES)
    table.lost("two-lands")


@pytest.mark.rule("LS-1.5")
def test_the_thirteenth_token_loses_and_only_those_on_the_map_count() -> None:
    twelve = ["macedonia", "epirus", "thessaly", "acarnania", "aetolia", "locris", "euboea", "boeotia", "attica"]
    table = given(act=2).tokens("persian", *twelve, "achaea", "elis", "arcadia")
    table.game.lift_persian_token(0)
    table.game.set_owner(0, XERXES)
    assert not table.is_over
    table.game.set_owner(16, XERXES)
    table.lost("thirteen")


@pytest.mark.rule("LS-1.6", "LS-9.4")
def test_t11_a_monument_without_levels_loses_in_both_acts() -> None:
    for act in (1, 2):
        table = given(act=act).token("thessaly" if act == 1 else "macedonia", "allied" if act == 1 else "persian")
        table.monster("hydra", "attica").level("athena", 1)
        table.script(1 if act == 2 else 13, "move").lost("monument")


@pytest.mark.rule("LS-1.7")
def test_act_one_cannot_be_won_and_the_four_ways_do_not_exist() -> None:
    lands = ["epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "aetolia", "locris", "phocis", "euboea"]
    table = given().persians("chalkidiki", 2).tokens("loyal", *lands[:3], *lands[4:], "boeotia", "attica", "corinthia")
    table.temples("crete", "epirus", "aetolia", "attica", "corinthia").trophies(0, "hydra", "sphinx", "medusa")
    table.token("crete", "allied").end_turn(8)
    assert not table.is_over


@pytest.mark.rule("LS-1.8")
def test_what_comes_first_counts() -> None:
    table = given(act=2).token("macedonia", "persian").tokens("loyal", "laconia", "crete").tracks(pile=1)
    table.monster("hydra", "attica").level("athena", 1).end_turn(1, "move").lost("monument")
    march = given(act=2).tokens("persian", *NORTH, "acarnania", "aetolia", "phocis").allied("locris", 12)
    march.token("locris", "allied").tracks(victory=1, mobilization=3).chance(LOW).mobilize(1).won("counter")


@pytest.mark.rule("LS-1.9")
def test_an_empty_pile_ends_the_game() -> None:
    given().tracks(pile=0).play("act pass").lost("time")
    table = given(act=2).token("macedonia", "persian").tokens("loyal", "laconia", "crete").tracks(pile=0)
    table.play("act pass").won("held-out")


@pytest.mark.rule("LS-1.9", "LS-13.4")
def test_the_first_event_of_act_two_needs_a_token_too() -> None:
    table = given().tracks(pile=1, invasion=9).tokens("loyal", "laconia", "crete").end_turn(8).won("held-out")
    assert len(table.told("script")) == 1


@pytest.mark.rule("LS-1.10")
def test_t28_a_lost_game_has_no_winner() -> None:
    table = given().tracks(pile=0).play("act pass")
    assert table.game.result == {"winners": [], "reason": "hellas-log-solo-time", "scores": [0]}
