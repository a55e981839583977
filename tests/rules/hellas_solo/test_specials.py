"""LS-6: special actions and their tokens."""

import pytest

from agon.games.hellas.solo.tables import XERXES
from tests.logs import log_of

from .scenario import given


@pytest.mark.rule("LS-6.1")
def test_pass_is_always_open_and_monuments_are_not_built() -> None:
    given().expect(options=[one for one in given().options if one != "act build_monument"], can="act pass")
    given().expect(no=["act build_monument", "act usurp", "act hunt", "act build_temple", "act march", "act recruit"])
    table = given().used(0, "prepare").expect(no="act prepare", can="act pass")
    table.expect_sheet(pile=19).end_turn(8).expect_sheet(pile=18).expect(can="act prepare")


@pytest.mark.rule("LS-6.2")
def test_recruit_one_in_each_city_and_two_in_sparta() -> None:
    table = given().tokens("loyal", "laconia", "arcadia").play("act recruit")
    table.expect(asked=(0, "levy"), can=["levy arcadia 1", "levy-fortified arcadia 1"], no="levy arcadia 2")
    table.chance(8).play("levy arcadia 1").expect(can=["levy laconia 2", "levy-fortified laconia 2"])
    table.play("levy-fortified laconia 2").expect_men("laconia", 2, 0).expect_men("arcadia", 1, 0)
    assert table.is_loyal_in_city("laconia")


@pytest.mark.rule("LS-6.3")
def test_recruits_take_the_colour_of_the_token() -> None:
    table = given().token("laconia", "loyal").token("arcadia", "allied")
    table.chance(8).play("act recruit", "levy-fortified arcadia 1", "levy laconia 2")
    table.expect_men("arcadia", 0, 1).expect_men("laconia", 2, 0)
    assert not table.is_loyal_in_city("arcadia")
    table = given().bless(0, "rearguard").loyal("arcadia", 1).play("act march", "march arcadia elis")
    table.chance(8).play("levy arcadia 1").expect_men("arcadia", 0, 1)  # no token there: allied


@pytest.mark.rule("LS-6.3", "LS-6.6")
def test_prepare_always_gives_an_allied_hoplite() -> None:
    table = given().token("laconia", "loyal").play("act prepare", "prepare recruit")
    table.play("levy laconia 1").expect_men("laconia", 0, 1)


@pytest.mark.rule("LS-6.4")
def test_the_colour_that_has_run_out_is_not_placed() -> None:
    table = given().loyal("elis", 15).token("laconia", "loyal").token("arcadia", "allied").play("act recruit")
    table.expect(asked=(0, "levy"), can="levy arcadia 1", no="levy laconia")
    given().loyal("elis", 15).token("laconia", "loyal").expect(no="act recruit")
    given().allied("elis", 15).token("laconia", "loyal").play("act prepare").expect(no="prepare recruit")
    given().allied("elis", 14).play("act prepare").expect(can="prepare recruit")
    table = given().priests(0, 4)
    table.game.gain_priest(0, 1)
    table.changed().expect_priests(0, 4)


@pytest.mark.rule("LS-6.5")
def test_build_temple_in_a_region_of_yours_with_a_priest_and_no_draft() -> None:
    table = given().tokens("allied", "messenia", "crete").play("act build_temple")
    table.expect(options=["build messenia", "build crete"]).chance(8).play("build crete").expect_priests(0, 1)
    assert table.told("draft") == []
    assert table.has_temple("crete")


@pytest.mark.rule("LS-2.10", "LS-6.5")
def test_t23_no_temple_is_built_in_phocis_even_when_the_oracle_is_gone() -> None:
    table = given().token("phocis", "allied").expect(no="act build_temple")
    table.game.temples = 0
    table.changed().expect(no="act build_temple")
    table.token("crete", "loyal").play("act build_temple")  # the one place there is
    assert table.has_temple("crete")


@pytest.mark.rule("LS-2.10")
def test_the_oracle_counts_as_a_temple_of_whoever_controls_phocis() -> None:
    assert given().game.temples_of(0) == 0
    assert given().token("phocis", "allied").game.temples_of(0) == 1


@pytest.mark.rule("LS-6.6")
def test_prepare_recruits_no_hoplite_among_persians() -> None:
    given().persians("locris", 2).hero(0, "locris").play("act prepare").expect(no="prepare recruit")
    given(act=2).token("locris", "persian").hero(0, "locris").play("act prepare").expect(no="prepare recruit")
    table = given().hero(0, "corinthia").allied("corinthia", 1)
    table.play("act prepare", "prepare recruit", "levy corinthia 1").expect_token("corinthia", "allied")


@pytest.mark.rule("LS-6.7")
def test_usurp_needs_a_loyal_land_and_puts_a_loyal_token() -> None:
    given().hero(0, "elis").attitude("green", "neutral").expect(no="act usurp")
    given().hero(0, "elis").attitude("green", "loyal").token("elis", "allied").expect(no="act usurp")
    given().hero(0, "epirus").attitude("red", "loyal").expect(no="act usurp")
    table = given().hero(0, "elis").attitude("green", "loyal").chance(12)
    table.play("act usurp", "levy elis 1").expect_token("elis", "loyal").expect_men("elis", 1, 0)


@pytest.mark.rule("LS-6.7")
def test_t26_usurp_takes_a_persian_region_without_a_battle() -> None:
    table = given(act=2).tokens("persian", "elis", "macedonia").hero(0, "elis").attitude("green", "loyal")
    table.play("act usurp").expect(asked=(0, "levy")).expect_token("elis", "loyal").expect_sheet(victory=5)
    assert table.told("battle-begins") == table.told("you-attack-persians") == []
    last = given(act=2).token("elis", "persian").hero(0, "elis").attitude("green", "loyal").play("act usurp")
    last.won("liberated")
    assert last.game.lord(0).holds(13)


@pytest.mark.rule("LS-6.7")
def test_usurped_persian_hoplites_step_back_or_are_taken_off() -> None:
    table = given().persians("locris", 3).hero(0, "locris").attitude("yellow", "loyal")
    told = log_of(table, "act usurp")
    assert told == ["action 0 usurp", "usurp 0 locris", "vanguard-back 3 locris thessaly", "loyal-control 0 locris"]
    table.expect_persians("thessaly", 3).expect_persians("locris", 0).expect_token("locris", "loyal")
    table = given(act=2).token("macedonia", "persian").persians("elis", 1).hero(0, "elis").attitude("green", "loyal")
    table.play("act usurp").expect_persians("elis", 0).expect_token("elis", "loyal")
    assert table.game.lord(XERXES).reserve == 15


@pytest.mark.rule("LS-6.9")
def test_the_monster_attacks_with_the_top_card() -> None:
    table = given().monster("hydra", "laconia").hand(0, "charge-sickle").chance("trap-sword", "attack-3")
    table.play("act hunt").expect(asked=(0, "hunt-step"))
    table.play(next(one for one in table.options if one.startswith("convert"))).play("end-attack")
    table.expect(asked=(0, "defend"), told="attack-drawn", no="attack-with")


@pytest.mark.rule("LS-6.10")
def test_pass_frees_tokens_and_charges_artifacts_but_moves_no_priest() -> None:
    table = given().used(0, "recruit", "march").relic("harpe").exhaust(0)
    table.priests(0, 1).praying("zeus", 0).end_turn(8)
    assert table.actions_used(0) == []
    assert table.is_charged(0, "harpe")
    table.expect_priests(0, 1).expect_sheet(pile=18)
    assert table.board(0)["monuments"][0]["priests"] == {"0": 1}


@pytest.mark.rule("LS-6.11")
def test_a_freed_token_leaves_the_game() -> None:
    table = given().relic("femes_trumpet").used(0, "march").play("use femes_trumpet")
    table.expect(prompt="turn").expect_sheet(pile=19)
    assert table.actions_used(0) == []


@pytest.mark.rule("LS-6.12")
def test_an_extra_special_action_takes_its_own_token_and_only_the_last_is_read() -> None:
    table = given().bless(0, "hermes_temple").tokens("allied", "crete")
    table.play("act build_temple").expect(prompt="special").expect_sheet(pile=18)
    table.end_turn(8).expect_sheet(pile=17)
    assert len(table.told("script")) == 1
    assert table.unseen() == 23


@pytest.mark.rule("LS-6.12", "LS-1.3")
def test_t24_without_a_token_there_is_no_extra_action() -> None:
    table = given(act=2).token("macedonia", "persian").tokens("allied", "crete", "elis").tracks(pile=1)
    table.bless(0, "hermes_temple").play("act build_temple").chance(8).play("build crete")
    table.won("held-out").expect(told=["script", "regions-counted"])
    assert table.told("extra-special") == []


@pytest.mark.rule("LS-6.13")
def test_a_token_not_read_is_never_shown() -> None:
    table = given().bless(0, "hermes_temple").tokens("allied", "crete")
    table.play("act build_temple").end_turn(8)
    assert table.board(0)["solo"]["tokens"]["marks"] == {}  # the Pass took it off, face down
    assert table.board(0)["solo"]["tokens"]["pile"] == 17
    assert len(table.board(0)["solo"]["tokens"]["unseen"]) == 23


@pytest.mark.rule("LS-6.14")
def test_exhausted_fight_has_its_own_token_which_is_read() -> None:
    table = given().bless(0, "exhausted_fight").used(0, "hunt").monster("hydra", "laconia")
    table.play("bless exhausted_fight", "injure speed").expect_sheet(pile=18)
    table.chance(8).play("give-up", "injure strength")
    table.take_first("solo-reward")
    assert table.board(0)["solo"]["tokens"]["marks"]["exhausted_fight"] == 8
    table.end_turn(13, "move")
    assert table.board(0)["solo"]["tokens"]["marks"] == {}
