"""Edges of rules: the last hoplite, nobody there, a hero on a quest, seat 0 as the enemy, what a log names."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas.effects import SYMBOLS
from agon.games.hellas.rules.attributes import Lower
from agon.games.hellas.rules.casualties import WayBack
from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.rules.monsters import EventPhase, RegionAttack
from agon.games.hellas.tables import PLACE_REWARD, PLACE_SYMBOL, REGIONS
from agon.kernel.bits import members
from tests.logs import log, log_of, question, reason

from .scenario import given, monster_no, region, third

# ---------------------------------------------------------------------- hoplites


@pytest.mark.rule("LH-artifact-aegis")
def test_the_aegis_counts_from_those_who_are_there() -> None:
    table = third().artifact(2, "adamant_tethers").artifact(1, "aegis").army(1, "crete", 2).play("use adamant_tethers")
    assert question(table) == "aegis 2 crete"
    table.play("protect").expect_hoplites(1, "crete", 2)  # three were to die, two are there, two are saved


@pytest.mark.rule("LH-event-chimera_1")
def test_only_the_evolved_chimera_bites_and_only_once_a_step() -> None:
    table = third().attributes(2, leadership=3).army(2, "elis", 1).army(2, "arcadia", 2).monster("chimera", "elis")
    plain = table.copy().play("act hoplite_movement", "step arcadia elis")
    plain.expect_hoplites(2, "elis", 2)
    table.monster("chimera", "elis", "chimera_1").play("act hoplite_movement", "step arcadia elis")
    table.expect_hoplites(2, "elis", 1).expect_hoplites(2, "arcadia", 1)
    table.expect(can=["step elis achaea", "done"])  # the one who is there has not moved


@pytest.mark.rule("LH-3.6")
def test_who_has_begun_to_move_may_stop() -> None:
    table = third().attributes(2, leadership=3).army(2, "elis", 3).play("act hoplite_movement").expect(cannot="done")
    table.play("step elis achaea").expect(can="done").play("done").expect(asked=(2, "turn"))


@pytest.mark.rule("LH-8.5")
def test_what_finds_no_way_back_to_one_region_goes_to_the_last() -> None:
    """Two came from each of three regions; one of them is hostile now."""
    came = [0] * REGIONS
    for name in ("achaea", "arcadia", "messenia"):
        came[region(name)] = 2
    table = third().army(2, "elis", 6, owned=False).own(1, "messenia")
    table.happen(WayBack(seat=2, region=region("elis"), origins=vec[i64](came)))
    table.expect_hoplites(2, "achaea", 2).expect_hoplites(2, "arcadia", 4)
    assert log(table, "retreat") == ["retreat 2 2 elis achaea", "retreat 2 4 elis arcadia"]


@pytest.mark.rule("LH-8.3", "LH-monster-medusa")
def test_medusa_lets_no_help_go() -> None:
    table = third().army(2, "arcadia", 3).army(2, "messenia", 2).army(1, "elis", 3).hand(2, "reinforcements-shield")
    table.monster("medusa", "messenia").play("act march", "march arcadia elis", "count 3").pass_on(until="battle")
    table.expect(asked=(2, "battle")).play("play reinforcements-shield")
    table.expect(no="bring messenia")


@pytest.mark.rule("LH-artifact-medusas_blood")
def test_medusas_blood_spares_the_last_hoplite() -> None:
    table = third().army(2, "arcadia", 1).army(1, "elis", 1).artifact(2, "medusas_blood").hand(2, "assault-axe")
    table.hand(2, "wild_attack-axe").play("act march", "march arcadia elis", "play wild_attack-axe")
    table.expect(asked=(2, "blood"), options=["blood-spare", "blood-strike", "skip"])


# ---------------------------------------------------------------------- heroes


@pytest.mark.rule("LH-10.3")
def test_nobody_is_exiled_from_a_quest() -> None:
    table = third().bless(2, "exile").on_quest(2, "amazon_queen").expect(no="exile")
    table = third().bless(2, "exile").monster("hydra", "crete").expect(can="exile hydra")
    table.on_quest(2, "amazon_queen").expect(no="exile")


@pytest.mark.rule("LH-artifact-head_of_sphinx")
def test_the_head_of_the_sphinx_wants_a_region_free_of_everyone() -> None:
    table = third().artifact(2, "head_of_sphinx").expect(can="use head_of_sphinx")
    table.copy().army(0, "crete", 1, owned=False).expect(cannot="use head_of_sphinx")
    table.copy().own(0, "crete").expect(cannot="use head_of_sphinx")
    table.on_quest(2, "amazon_queen").expect(cannot="use head_of_sphinx")


@pytest.mark.rule("LH-artifact-chimeras_fire", "LH-artifact-adamant_tethers")
def test_seat_0_is_an_enemy_too() -> None:
    table = third().artifact(2, "chimeras_fire").army(0, "crete", 2).expect(can="use chimeras_fire")
    table.play("use chimeras_fire").expect_hoplites(0, "crete", 1)


@pytest.mark.rule("LH-3.4", "LH-9.1")
def test_a_hero_stays_only_to_begin_a_quest_right_there() -> None:
    table = third().quest("saving_prometheus").hand(2, "glory-bow").expect(cannot="go crete")
    table.hero(2, "macedonia").expect(can="go macedonia")
    table.hand(2).expect(cannot="go macedonia")  # its first step costs a card


@pytest.mark.rule("LH-3.1", "LH-9.4")
def test_a_quest_done_leaves_other_actions_done() -> None:
    table = third().on_quest(2, "golden_fleece", 2).priests(2, 2).play("pray zeus").expect(no="pray")
    table.play("advance").take_first(until="turn").expect(no=["pray", "go", "advance"])


@pytest.mark.rule("LH-3.1")
def test_every_turn_begins_with_all_actions() -> None:
    table = third().priests(2, 1).play("pray zeus", "act build_monument").take_first(until="turn")
    assert table.lord(2).done == 0
    assert table.lord(2).once == 0


@pytest.mark.rule("LH-10.3")
def test_who_may_shoot_is_asked_in_person() -> None:
    third().bless(2, "shoot_to_kill").expect(asked=(2, "turn"))
    third().bless(2, "shoot_to_kill").play("go attica").expect(asked=(2, "turn"))


# ---------------------------------------------------------------------- monsters


@pytest.mark.rule("LH-monster-minotaur", "LH-5.3")
def test_in_free_land_the_minotaur_takes_nobodys_priest() -> None:
    table = third().priests(0, 2).priests(1, 2).priests(2, 2).monster("minotaur", "elis")
    table.copy().happen(RegionAttack(seat=0, monster=monster_no("minotaur"))).expect_priests(2, 2).expect_priests(0, 2)
    table.own(1, "elis").happen(RegionAttack(seat=0, monster=monster_no("minotaur"))).expect_priests(1, 1)


@pytest.mark.rule("LH-5.2")
def test_the_discard_becomes_the_deck_and_a_monster_evolves() -> None:
    table = third().monster("hydra", "elis").only_events_discarded("hydra_1", "hydra_2").chance("hydra_2")
    table.happen(EventPhase())
    assert log(table) == ["monster-evolves hydra hydra_2"]
    assert (table.events_discarded(), table.evolutions()) == ([], ["hydra_2"])


@pytest.mark.rule("LH-7.4")
def test_a_shield_is_told_as_a_defence_and_draws_one() -> None:
    table = third().monster("cyclops", "crete").hand(2, "glory-bow", "reinforcements-shield")
    table.chance("wild_attack-axe", "attack-5", "fury").play("act hunt", "strike glory-bow bow plain", "end-attack")
    table.play("attack-with attack-5", "shield reinforcements-shield")
    table.play("injure speed")
    assert [line for line in log(table) if line == "defended 2"] == ["defended 2"]
    table.expect_hand_size(2, 2)  # the axe, and one drawn


@pytest.mark.rule("LH-7.4", "LH-10.3")
def test_a_dodge_counts_towards_the_defence() -> None:
    """Attack 5 against cards of 1 and 1 (trap, trap), and Speed 3."""
    table = third().attributes(2, speed=3).bless(2, "advanced_dodge").monster("cyclops", "crete")
    table.hand(2, "glory-bow", "trap-mace").chance("trap-sword", "attack-5", "fury").play("act hunt")
    table.play("strike glory-bow bow plain", "end-attack", "attack-with attack-5")
    table.expect(options=["guard trap-sword", "guard trap-mace", "dodge", "endure"])
    table.play("guard trap-mace").expect(options=["guard trap-sword", "dodge"])
    assert question(table) == "defend cyclops 4"
    assert log_of(table, "dodge") == ["blessing-used 2 advanced_dodge"]
    table.play("guard trap-sword").expect(asked=(2, "hunt-step"))
    weak = third().attributes(2, speed=2).bless(2, "advanced_dodge").monster("cyclops", "crete")
    weak.hand(2, "glory-bow", "trap-mace").chance("trap-sword", "attack-5", "fury").play("act hunt")
    weak.play("strike glory-bow bow plain", "end-attack", "attack-with attack-5").expect(options=["endure"])


# ---------------------------------------------------------------------- temples, monuments, the king


@pytest.mark.rule("LH-4.4")
def test_with_a_full_hand_the_oracle_gives_no_card() -> None:
    table = third().own(2, "phocis").temple_card("temple_4")
    table.hand(2, "glory-bow", "trap-mace", "trap-sword", "assault-axe").play("act build_temple")
    assert log(table, "draw") == []
    table.expect_hand_size(2, 4)


@pytest.mark.rule("LH-10.3", "LH-4.4")
def test_one_more_special_action_is_told() -> None:
    table = third().own(2, "crete").bless(2, "hermes_temple").play("act build_temple").take_first(until="special")
    assert "extra-special 2" in log(table)
    table.expect(asked=(2, "special"))


@pytest.mark.rule("LH-1.4")
def test_the_king_wins_at_the_end_of_the_turn_not_before() -> None:
    table = given(3).king("zeus", 0, 0)
    table.game.set_owner(region("thessaly"), 0)
    assert not table.is_over
    table.changed().play("act prepare", "prepare draw", "prepare draw").expect(winner=([0], "king-wins"))


@pytest.mark.rule("LH-4.11")
def test_a_repeated_action_is_told_and_repeats_once() -> None:
    table = given(2).army(0, "elis", 1).used(0, "recruit")
    table.game.specials = 2
    told = log_of(table.changed().play("act build_monument"), "repeat recruit")
    assert told[0] == "action 0 recruit"
    table.take_first(until="special").expect(asked=(0, "special"))
    before = len(log(table, "monument"))
    table.play("act recruit").take_first(until="turn")
    assert len(log(table, "monument")) == before == 1


@pytest.mark.rule("LH-4.1")
def test_reasons_while_recruits_are_mustered() -> None:
    table = third().artifact(2, "horn_of_plenty").own(2, "elis", "achaea").play("use horn_of_plenty")
    table.expect(options=["muster achaea", "muster elis"])
    assert reason(table, "region:arcadia") == "not-controlled arcadia"


# ---------------------------------------------------------------------- seat 0, region 0, and other things with a 0


@pytest.mark.rule("LH-8.1", "LH-3.10")
def test_a_march_against_seat_0_is_a_battle_and_nobody_passes_there() -> None:
    table = third().bless(2, "forced_march").army(2, "arcadia", 3).army(0, "elis", 3)
    table.play("act march", "march arcadia elis", "count 3")
    assert "battle-begins 2 0 elis" in log(table)
    table.expect(no="onward")


@pytest.mark.rule("LH-10.3")
def test_the_rearguard_comes_where_no_other_player_rules() -> None:
    table = third().bless(2, "rearguard").army(2, "arcadia", 3).play("act march", "march arcadia achaea", "count 3")
    assert question(table) == "levy arcadia 2"
    table.play("levy arcadia 2").expect_hoplites(2, "arcadia", 2)


@pytest.mark.rule("LH-artifact-ariadnes_thread")
def test_ariadne_leads_a_monster_out_of_the_first_region() -> None:
    table = third().artifact(2, "ariadnes_thread").monster("hydra", "epirus").play("use ariadnes_thread")
    table.expect(can=["drive hydra macedonia", "drive hydra locris"], cannot="drive hydra epirus")
    table.play("drive hydra locris").expect_lair("hydra", "locris")


@pytest.mark.rule("LH-7.6")
def test_an_attribute_of_one_cannot_be_lowered() -> None:
    table = third().attributes(2, 2, 1, 3)
    table.happen(Lower(seat=2)).expect(asked=(2, "lower"), options=["lower leadership", "lower speed"])
    table.play("lower leadership")
    assert table.values(2) == [1, 1, 3]
    table.happen(Lower(seat=2, highest=True))
    assert table.values(2) == [1, 1, 2]
    table.attributes(2, 1, 1, 1).happen(Lower(seat=2)).expect(asked=(2, "turn"))


@pytest.mark.rule("LH-10.3")
def test_a_shot_costs_its_bow() -> None:
    table = third().bless(2, "shoot_to_kill").hand(2, "glory-bow", "trap-mace").army(0, "crete", 3)
    table.play("shoot glory-bow").expect_hand(2, "trap-mace").expect_hoplites(0, "crete", 1)
    assert table.cards_discarded() == ["glory-bow"]


@pytest.mark.rule("LH-4.1", "LH-monster-sphinx")
def test_the_sphinx_is_the_reason_why_nobody_is_mustered() -> None:
    table = third().artifact(2, "horn_of_plenty").own(2, "elis", "achaea", "arcadia").monster("sphinx", "arcadia")
    table.play("use horn_of_plenty").expect(options=["muster achaea", "muster elis"])
    assert reason(table, "region:arcadia") == "sphinx arcadia"


@pytest.mark.rule("LH-10.1", "LH-4.4")
def test_a_draft_is_told_with_its_builder() -> None:
    table = third().happen(Draft(builder=2))
    assert log(table)[0] == "draft 2"
    table.expect(asked=(2, "draft"))


@pytest.mark.rule("LH-10.3")
def test_a_murderous_march_is_told_with_its_player() -> None:
    table = third().bless(2, "murderous_march").army(2, "arcadia", 5).play("act march")
    assert log_of(table, "murderous-march arcadia") == ["blessing-used 2 murderous_march"]
    table.play("march arcadia crete").expect_hoplites(2, "arcadia", 3)


@pytest.mark.rule("LH-7.2")
def test_the_wound_goes_where_the_chosen_reward_is() -> None:
    table = third().monster("minotaur", "crete").hand(2, "trap-sword", "trap-mace", "glory-torch", "glory-bow")
    table.play("act hunt")
    for option in table.offers("strike"):
        name, symbol, wanted = option.split()
        twin = table.copy().play(f"strike {name} {symbol} {wanted}")
        places = members(twin.game.wounds[monster_no("minotaur")])
        marks = [
            (PLACE_SYMBOL[monster_no("minotaur") * 12 + at], PLACE_REWARD[monster_no("minotaur") * 12 + at])
            for at in places
        ]
        assert [(SYMBOLS[symbol_no], ("plain", "priest", "artifact")[mark]) for symbol_no, mark in marks] == [
            (symbol, wanted)
        ]
