"""Rules that were only half looked at: bluffs, exhausted hunters, trophies, blessings that raise nothing, first places."""

import pytest

from agon.games.hellas.rules.draft import take_blessing
from agon.games.hellas.words import WARLORD_WINS
from tests.logs import log, log_of, question

from .scenario import blessing, fresh, monster_no, third


@pytest.mark.rule("LH-10.3")
def test_a_bluff_is_one_more_card_after_both_have_passed() -> None:
    table = third().army(2, "arcadia", 3).army(1, "elis", 3).bless(2, "bluff").hand(2, "trap-mace", "glory-bow")
    table.play("act march", "march arcadia elis", "count 3", "pass")
    assert question(table) == "bluff elis"
    told = log_of(table.copy(), "play trap-mace")
    assert told[:2] == ["blessing-used 2 bluff", "card 2 trap mace"]
    assert [line for line in told if line.startswith("blessing-used")] == ["blessing-used 2 bluff"]  # not a second one
    assert table.play("skip").in_hand(2) == ["glory-bow", "trap-mace"]


@pytest.mark.rule("LH-10.3")
def test_a_second_hunt_of_a_tired_hero_wants_a_monster_and_costs_an_injury() -> None:
    table = third().bless(2, "exhausted_fight").used(2, "hunt")
    table.expect(cannot="bless exhausted_fight")
    table.monster("hydra", "crete").expect(can="bless exhausted_fight", cannot="act hunt")
    assert log_of(table, "bless exhausted_fight")[:2] == ["blessing-used 2 exhausted_fight", "action 2 hunt"]
    table.expect(asked=(2, "injure")).play("injure speed").expect_injuries(2, 1)
    table = third().bless(2, "exhausted_fight").used(2, "hunt").monster("hydra", "crete")
    table.injure(2, "leadership", "strength", "speed").expect(cannot="bless exhausted_fight")
    third().bless(2, "exhausted_fight").used(2, "hunt").monster("hydra", "crete").tired(2).expect(
        cannot="bless exhausted_fight"
    )


@pytest.mark.rule("LH-7.9")
def test_the_cards_of_a_slain_monster_go_to_the_discard() -> None:
    table = third().monster("hydra", "crete", "hydra_1").monster("cyclops", "elis", "cyclops_2").wound("hydra", 2)
    table.game.slay(2, monster_no("hydra"))
    assert log(table) == ["slain 2 hydra", "glory 2 brown"]
    assert (table.events_discarded(), table.evolutions()) == (["hydra_1"], ["cyclops_2"])
    assert table.slain_by(2) == ["hydra"]
    assert table.lands_of_glory(2) == ["brown"]


@pytest.mark.rule("LH-10.1")
def test_blessings_raise_the_attribute_they_name_or_none() -> None:
    table = third()
    take_blessing(table.game, 2, blessing("armory"))
    assert (log(table), table.values(2)) == (["blessing-gained 2 armory"], [1, 1, 1])
    take_blessing(table.game, 2, blessing("gods_strength"))
    assert (log(table)[1:], table.values(2)) == (
        ["blessing-gained 2 gods_strength", "attribute 2 strength 2"],
        [1, 2, 1],
    )


@pytest.mark.rule("LH-10.3")
def test_the_eye_of_the_cyclops_wants_a_temple_and_a_priest_left() -> None:
    table = third().artifact(2, "eye_of_cyclops").expect(cannot="use eye_of_cyclops")
    table.temples("crete").expect(can="use eye_of_cyclops")
    table.priests(2, int(table.game.priest_room(2))).expect(cannot="use eye_of_cyclops")


@pytest.mark.rule("LH-2.6")
def test_heroes_are_placed_in_different_regions_the_first_and_the_last_included() -> None:
    table = fresh(2)
    while table.prompt != "place":
        table.play(table.options[0])
    assert len(table.options) == 19
    assert (table.options[0], table.options[-1]) == ("place epirus", "place crete")
    table.play("place epirus")
    while table.prompt != "place":
        table.play(table.options[0])
    assert len(table.options) == 18
    table.expect(cannot="place epirus", can="place crete")


@pytest.mark.rule("LH-1.1")
def test_the_winner_alone_scores() -> None:
    table = third()
    table.game.win(2, WARLORD_WINS)
    assert table.game.scores == [0, 0, 1]
    table.expect(winner=([2], "warlord-wins"))


@pytest.mark.rule("LH-4.1")
def test_one_recruit_in_a_fort_is_told() -> None:
    table = third().army(2, "elis", 1)
    told = log_of(table, "act recruit", "levy-fortified elis 1")
    assert told == ["action 2 recruit", "recruit-fortified 2 1 elis", "turn-begins 0"]


@pytest.mark.rule("LH-4.7")
def test_a_hero_on_a_quest_usurps_nothing() -> None:
    table = third().glory(2, "brown").expect(can="act usurp")
    table.quest("aid_to_atlas").on_quest(2, "aid_to_atlas").expect(cannot="act usurp")


@pytest.mark.rule("LH-10.3")
def test_who_has_no_card_is_not_asked_to_bluff() -> None:
    table = third().army(2, "arcadia", 3).army(1, "elis", 3).bless(2, "bluff")
    table.play("act march", "march arcadia elis", "count 3").expect(asked=(0, "turn"))


@pytest.mark.rule("LH-2.6")
def test_heroes_chosen_are_told() -> None:
    table = fresh(2)
    while table.prompt != "hero":
        table.play(table.options[0])
    hero, seat = table.options[-1].split()[1], table.seat
    assert log_of(table, table.options[-1])[0] == f"hero-chosen {seat} {hero}"
