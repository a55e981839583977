"""Rules at the edge of their numbers: nobody, one, the last; the first region and the first player; heroes on quests."""

import pytest

from agon.games.hellas.rules.armies import Losses, Recruit
from agon.games.hellas.rules.attributes import Raise
from agon.games.hellas.rules.quests import CompleteQuest
from agon.games.hellas.tables import ARTIFACT_IDS
from agon.games.hellas.words import KING_WINS, WARLORD_WINS
from agon.kernel.bits import has
from tests.logs import ending, log, log_of, question

from .scenario import HellasScenario, blessing, given, god, monster_no, quest_no, region, third


def on_a_quest() -> HellasScenario:
    """Perseus is on a quest; the first player's army stands on Crete, the last region of the board."""
    return third().on_quest(2, "aid_to_atlas").army(0, "crete", 2).army(1, "laconia", 2)


# ---------------------------------------------------------------------- heroes on quests, heroes in Epirus


@pytest.mark.rule("LH-10.3", "LH-9.2")
@pytest.mark.parametrize(
    "name",
    ["head_of_sphinx", "boots_of_hermes", "chimeras_fire", "adamant_tethers", "eye_of_cyclops"],
)
def test_no_artifact_of_place_works_from_a_quest(name: str) -> None:
    on_a_quest().artifact(2, name).temples("crete").expect(cannot=f"use {name}")


@pytest.mark.rule("LH-10.3", "LH-9.2")
def test_nobody_shoots_or_exiles_from_a_quest() -> None:
    table = on_a_quest().bless(2, "shoot_to_kill", "exile").hand(2, "glory-bow").monster("hydra", "crete")
    table.expect(cannot=["shoot glory-bow", "exile hydra"])
    table.hero(2, "crete")
    table.game.lord(2).quest = -1
    table.changed().expect(can=["shoot glory-bow", "exile hydra"])


@pytest.mark.rule("LH-4.6", "LH-4.7", "LH-4.8")
def test_a_hero_on_a_quest_recruits_usurps_and_hunts_nothing() -> None:
    table = on_a_quest().glory(2, "brown").monster("hydra", "crete").expect(cannot=["act usurp", "act hunt"])
    assert log_of(table.chance("glory-bow", "trap-mace"), "act prepare") == [
        "action 2 prepare",
        "draw 2 glory bow",
        "draw-hidden 2",
        "draw 2 trap mace",
        "draw-hidden 2",
        "turn-begins 0",
    ]  # two draws: nothing to heal, nowhere to recruit, and nowhere for Perseus to appear from


@pytest.mark.rule("LH-8.1", "LH-10.3")
def test_apollos_arrow_is_not_shot_from_a_quest() -> None:
    table = on_a_quest().army(2, "argolis", 3).artifact(2, "apollos_arrow")
    table.play("act march", "march argolis laconia", "count 3").expect(no="use apollos_arrow")


@pytest.mark.rule("LH-5.3", "LH-monster-cyclops")
def test_the_cyclops_injures_heroes_in_the_first_region_and_none_on_quests() -> None:
    table = third().hero(0, "epirus").on_quest(1, "aid_to_atlas").hero(2, "laconia").monster("cyclops", "macedonia")
    table.artifact(2, "pandoras_box").chance("attack").play("use pandoras_box").expect(asked=(0, "injure"))
    table.play("injure speed").expect(asked=(2, "turn")).expect_injuries(1, 0).expect_injuries(2, 0)


@pytest.mark.rule("LH-2.7")
def test_helen_bars_her_own_region_alone_the_first_one_too() -> None:
    table = given(heroes=("achilles", "perseus", "helen")).hero(2, "epirus").army(0, "macedonia", 2)
    table.play("act march").expect(no="march macedonia epirus", can="march macedonia thessaly")
    table = given(heroes=("achilles", "perseus", "helen")).on_quest(2, "aid_to_atlas").army(0, "argolis", 2)
    table.play("act march").expect(can=["march argolis crete", "march argolis corinthia"])


# ---------------------------------------------------------------------- enemies of the first player, recruits


@pytest.mark.rule("LH-4.1")
def test_nobody_is_recruited_amid_enemies_whoever_they_are() -> None:
    recruits, amid = (Recruit(seat=2, region=region("aetolia"), count=2, amid_enemies=some) for some in (False, True))
    assert (
        ending(third().happen(recruits.copy())) == "2 levy aetolia 2 | levy aetolia 2, levy aetolia 1, levy aetolia 0"
    )
    for foe in (0, 1):
        assert third().army(foe, "aetolia", 1).happen(recruits.copy()).prompt == "turn"
    assert (
        ending(third().army(1, "aetolia", 1).happen(amid.copy()))
        == "2 levy aetolia 2 | levy aetolia 2, levy aetolia 1, levy aetolia 0"
    )
    assert third().monster("sphinx", "aetolia").happen(amid.copy()).prompt == "turn"
    assert third().army(2, "elis", 15).happen(recruits.copy()).prompt == "turn"
    assert ending(third().army(2, "elis", 14).happen(recruits.copy())) == (
        "2 levy aetolia 1 | levy aetolia 1, levy aetolia 0"
    )


@pytest.mark.rule("LH-4.6")
def test_preparations_recruit_nobody_amid_enemies_or_beside_the_sphinx() -> None:
    third().injure(2, "speed").play("act prepare").expect(can="prepare recruit")
    third().injure(2, "speed").army(0, "crete", 1).play("act prepare").expect(no="prepare recruit")
    third().injure(2, "speed").monster("sphinx", "crete").play("act prepare").expect(no="prepare recruit")
    table = third().injure(2, "speed").army(2, "elis", 15).play("act prepare").expect(no="prepare recruit")
    assert table.lord(2).reserve == 0


@pytest.mark.rule("LH-10.3")
def test_the_eye_of_the_cyclops_needs_room_for_one_priest() -> None:
    table = third().artifact(2, "eye_of_cyclops").temples("crete").priests(2, 3)
    table.game.praying[god("zeus") * 3 + 2] = 0
    assert table.game.priest_room(2) == 1
    table.expect(can="use eye_of_cyclops").priests(2, 4).expect(cannot="use eye_of_cyclops")


@pytest.mark.rule("LH-5.3")
def test_a_region_without_hoplites_loses_none() -> None:
    table = third().monster("hydra", "elis").army(0, "messenia", 1).artifact(2, "pandoras_box").chance("attack")
    assert log_of(table, "use pandoras_box")[2:] == ["monster-attacks hydra elis", "hoplites-die 0 1 messenia"]


# ---------------------------------------------------------------------- losses and the Aegis


@pytest.mark.rule("LH-10.3", "LH-8.4")
def test_the_aegis_is_asked_for_when_somebody_would_die() -> None:
    table = third().artifact(1, "aegis").army(1, "elis", 1)
    assert (
        ending(table.copy().happen(Losses(seat=1, region=region("elis"), count=1)))
        == "1 aegis 1 elis | protect, accept"
    )
    assert table.copy().happen(Losses(seat=1, region=region("elis"), count=0)).prompt == "turn"
    assert table.copy().happen(Losses(seat=1, region=region("arcadia"), count=1)).prompt == "turn"
    assert table.copy().happen(Losses(seat=0, region=region("elis"), count=1)).prompt == "turn"


@pytest.mark.rule("LH-8.6")
def test_the_last_to_die_leaves_its_city_and_no_other() -> None:
    table = third().army(1, "elis", 2, fortified=True).army(1, "arcadia", 2, fortified=True)
    assert table.game.kill_hoplites(1, region("elis"), 1) == 1
    assert (table.is_fortified(1, "elis"), table.is_fortified(1, "arcadia")) == (True, True)
    assert table.game.kill_hoplites(1, region("elis"), 5) == 1
    assert (table.is_fortified(1, "elis"), table.is_fortified(1, "arcadia")) == (False, True)
    assert table.game.kill_hoplites(1, region("elis"), 1) == 0
    assert log(table) == ["hoplites-die 1 1 elis", "hoplites-die 1 1 elis"]


@pytest.mark.rule("LH-event-chimera_1")
def test_a_lone_hoplite_bitten_does_not_arrive() -> None:
    table = third().army(2, "arcadia", 1).monster("chimera", "elis", "chimera_1").army(1, "elis", 1, owned=False)
    told = log_of(table, "act march", "march arcadia elis")
    assert told == ["action 2 march", "hoplites-move 2 1 arcadia elis", "hoplites-die 2 1 elis", "turn-begins 0"]
    table = third().army(2, "arcadia", 1).monster("chimera", "elis", "chimera_1").army(1, "elis", 1, owned=False)
    table.play("act hoplite_movement").play("step arcadia elis").expect(asked=(2, "turn")).expect_hoplites(1, "elis", 1)


# ---------------------------------------------------------------------- battles


@pytest.mark.rule("LH-8.1")
def test_what_is_used_before_a_battle_ends_with_one_side() -> None:
    """Two of the defender's powers: the first kills the only attacker, nobody is asked for the second."""
    table = third().army(2, "arcadia", 1).army(1, "elis", 2, fortified=True).bless(1, "ambush").artifact(1, "harpe")
    told = log_of(table, "act march", "march arcadia elis", "bless ambush")
    assert told[2:] == ["battle-begins 2 1 elis", "blessing-used 1 ambush", "hoplites-die 2 1 elis", "turn-begins 0"]
    table.expect(asked=(0, "turn"))
    assert table.is_charged(1, "harpe")


@pytest.mark.rule("LH-8.4")
def test_who_lost_the_last_hoplite_to_a_card_has_lost_whatever_the_sums() -> None:
    table = third().army(2, "arcadia", 2).army(1, "elis", 1).glory(1, "green").hand(1, "glory-bow")
    table.hand(2, "javelin_volley-axe").play("act march", "march arcadia elis", "count 2")
    told = log_of(
        table, "play glory-bow", "play javelin_volley-axe"
    )  # four against four: a tie would be the defender's
    assert told[2:] == [
        "hoplites-die 1 1 elis",
        "battle-losses 2 0 1 1",
        "battle-won 2 elis",
        "control 2 elis",
        "turn-begins 0",
    ]
    table = third().army(2, "arcadia", 1).army(1, "elis", 2).glory(2, "green").hand(2, "glory-bow")
    table.hand(1, "glory-torch", "javelin_volley-axe").artifact(2, "apollos_arrow").hero(2, "achaea")
    table.play("act march", "march arcadia elis", "use apollos_arrow", "play glory-torch")
    told = log_of(table, "play glory-bow", "play javelin_volley-axe")  # six against five
    assert told[2:] == ["hoplites-die 2 1 elis", "battle-losses 2 1 1 0", "battle-won 1 elis", "turn-begins 0"]


@pytest.mark.rule("LH-10.3")
def test_a_second_bluff_is_not_asked_for() -> None:
    table = third().army(2, "arcadia", 4).army(1, "elis", 4).bless(2, "bluff")
    table.hand(2, "trap-mace", "glory-bow", "trap-sword").play("act march", "march arcadia elis", "count 4", "pass")
    assert question(table) == "bluff elis"
    table.play("play trap-mace")
    assert table.prompt != "bluff"
    assert len(table.told("blessing-used")) == 1


# ---------------------------------------------------------------------- marches


@pytest.mark.rule("LH-10.3")
def test_a_murderous_march_ends_where_it_lands_forced_or_not() -> None:
    table = third().army(2, "arcadia", 5).bless(2, "murderous_march", "forced_march")
    table.play("act march", "murderous-march arcadia", "march arcadia epirus", "count 2")
    table.expect(asked=(0, "turn")).expect_owner("epirus", 2)


@pytest.mark.rule("LH-4.3", "LH-10.3")
def test_without_a_rearguard_nobody_is_recruited_behind_a_march() -> None:
    table = third().army(2, "arcadia", 3).play("act march", "march arcadia elis", "count 2")
    table.expect(asked=(0, "turn")).expect_hoplites(2, "arcadia", 1)
    table = third().army(2, "arcadia", 3).bless(2, "rearguard").play("act march", "march arcadia elis", "count 3")
    table.expect(asked=(2, "levy")).play("levy arcadia 2").expect_hoplites(2, "arcadia", 2)


@pytest.mark.rule("LH-3.8")
def test_an_own_region_is_not_taken_again_when_hoplites_come_or_go() -> None:
    table = third().army(2, "arcadia", 3).army(2, "elis", 4)
    told = log_of(table, "act march", "march arcadia elis", "count 1")
    assert told == ["action 2 march", "hoplites-move 2 1 arcadia elis", "turn-begins 0"]


# ---------------------------------------------------------------------- attributes, quests, priests


@pytest.mark.rule("LH-4.5")
def test_nothing_is_raised_above_the_top() -> None:
    table = third().attributes(2, leadership=5, strength=5, speed=5).happen(Raise(seat=2, count=2))
    assert table.prompt == "turn"
    table = third().attributes(2, leadership=4, strength=5, speed=5).happen(Raise(seat=2, count=2))
    assert log(table) == ["attribute 2 leadership 5"]


@pytest.mark.rule("LH-quest-amazon_queen", "LH-quest-saving_prometheus", "LH-quest-aid_to_atlas")
def test_a_quest_raises_its_own_attribute_or_none() -> None:
    for name, told in (("amazon_queen", ["attribute 2 strength 4"]), ("saving_prometheus", []), ("aid_to_atlas", [])):
        table = third().attributes(2, leadership=2, strength=3, speed=1).quest(name)
        assert log(table.happen(CompleteQuest(seat=2, quest=quest_no(name))), "attribute") == told


@pytest.mark.rule("LH-quest-cattle_of_geryon")
def test_a_quest_sets_one_attribute_and_no_more() -> None:
    table = third().quest("cattle_of_geryon").happen(CompleteQuest(seat=2, quest=quest_no("cattle_of_geryon")))
    table.expect(asked=(2, "raise"), options=["raise leadership", "raise strength", "raise speed"])
    table.play("raise speed").expect(asked=(2, "turn"))
    assert table.values(2) == [1, 1, 3]


@pytest.mark.rule("LH-7.8")
def test_no_neutral_artifact_is_promised_when_none_is_left() -> None:
    table = third().monster("hydra", "crete").hand(2, "assault-axe").chance("glory-bow")
    table.play("act hunt", "strike assault-axe axe artifact")
    rest = [name for name in ARTIFACT_IDS if has(table.game.relics, ARTIFACT_IDS.index(name))]
    table.artifact(1, *rest)
    assert table.relics_left() == 0
    assert log_of(table, "give-up", "injure strength") == [
        "hunt-fails 2 hydra",
        "injured 2 perseus strength",
        "turn-begins 0",
    ]


@pytest.mark.rule("LH-10.3")
def test_the_rearguard_looks_at_the_region_that_was_left() -> None:
    """Whatever becomes of other regions."""
    table = third().army(2, "arcadia", 3).bless(2, "rearguard").own(1, "thessaly", "epirus").own(0, "macedonia")
    table.play("act march", "march arcadia elis", "count 2").expect(asked=(2, "levy"))
    assert question(table) == "levy arcadia 2"


@pytest.mark.rule("LH-8.5")
def test_the_way_back_leads_to_each_origin_with_those_who_came_from_there() -> None:
    table = third().army(2, "arcadia", 3).army(2, "achaea", 2).army(1, "elis", 6).attributes(2, leadership=4)
    table.play("act hoplite_movement", "step arcadia elis", "step arcadia elis", "step achaea elis", "step achaea elis")
    assert ending(table) == "2 send-back elis | send-back achaea 2, send-back achaea 1"  # three are left, two fit later
    told = log_of(table, "send-back achaea 1")
    assert told == ["retreat 2 1 elis achaea", "retreat 2 2 elis arcadia", "battle-won 1 elis"]
    table.expect_hoplites(2, "arcadia", 3).expect_hoplites(2, "achaea", 1)
    table = third().army(2, "arcadia", 2).army(2, "achaea", 2).army(1, "elis", 6).attributes(2, leadership=3)
    table.play("act hoplite_movement", "step arcadia elis", "step arcadia elis", "step achaea elis")
    assert ending(table) == "2 send-back elis | send-back achaea 1, send-back achaea 0"
    told = log_of(table, "send-back achaea 0")
    assert told == ["retreat 2 2 elis arcadia", "battle-won 1 elis"]


@pytest.mark.rule("LH-3.3")
def test_a_priest_stands_at_the_monument_it_was_sent_to() -> None:
    for name, spots in (("zeus", [0, 0, 1]), ("athena", [0, 0, 1]), ("hermes", [0, 0, 1])):
        table = third().priests(2, 1).play(f"pray {name}")
        at = god(name) * 3
        assert [int(one) for one in table.game.praying[at : at + 3]] == spots
        assert sum(int(one) for one in table.game.praying) == 1


@pytest.mark.rule("LH-4.9", "LH-10.3")
def test_a_monument_heals_the_owner_of_gods_strength_and_nobody_else() -> None:
    table = third().injure(0, "speed", "strength").bless(1, "gods_strength").injure(1, "speed", "strength")
    table.chance("golden_fleece").play("act build_monument", "build-level zeus").expect(asked=(1, "heal"))
    table.play("heal speed").expect(asked=(0, "turn")).expect_injuries(0, 2).expect_injuries(1, 1)
    table = (
        third().injure(0, "speed", "strength").chance("golden_fleece").play("act build_monument", "build-level zeus")
    )
    table.expect(asked=(0, "turn")).expect_injuries(0, 2)


# ---------------------------------------------------------------------- kings, turns


@pytest.mark.rule("LH-1.4")
def test_without_a_king_nobody_is_crowned() -> None:
    table = third().army(2, "arcadia", 1)
    assert table.game.king_god == -1
    table.chance("glory-bow", "trap-mace").play("act prepare", "prepare draw", "prepare draw", "skip")
    table.expect(asked=(0, "turn"))
    assert table.winner is None
    assert table.game.king_tokens == 0
    table = third().king("zeus", 2, 1).own(2, "phocis")
    table.game.crown()
    assert table.winner is None  # a token is left


@pytest.mark.rule("LH-1.4")
def test_the_king_is_who_holds_the_monument_when_the_last_token_goes() -> None:
    table = third().king("zeus", 2, 1).artifact(1, "thunder_of_zeus").chance("glory-bow", "trap-mace")
    told = log_of(table, "act prepare", "prepare draw", "prepare draw", "skip")
    assert told[-2:] == ["king-token 2 0", "king-wins 1"]
    assert table.game.reason == KING_WINS
    assert table.winner == ([1], "king-wins")


@pytest.mark.rule("LH-1.2")
def test_the_winning_region_is_told_last() -> None:
    table = third()
    table.game.win(2, WARLORD_WINS)
    assert log(table) == ["warlord-wins 2"]


@pytest.mark.rule("LH-3.1")
def test_turns_are_counted() -> None:
    table = given(players=2, heroes=("heracles", "achilles"))
    assert int(table.game.turns) == 1
    table.prepare()
    assert (table.seat, int(table.game.turns)) == (1, 2)
    table.prepare()
    assert (table.seat, int(table.game.turns)) == (0, 3)


@pytest.mark.rule("LH-2.7")
def test_heracles_trades_glory_for_a_look() -> None:
    table = given(players=2, heroes=("achilles", "heracles")).glory(1, "green", "brown").prepare()
    assert ending(table) == "1 trade | trade-glory green, trade-glory brown, skip"
    skipped = table.copy().play("skip")
    assert (skipped.prompt, skipped.lands_of_glory(1)) == ("turn", ["green", "brown"])
    told = log_of(table.chance("harpe", "aegis"), "trade-glory brown")
    assert told == ["glory-returned 1 brown"]
    assert ending(table) == "1 keep-artifact | keep-artifact harpe, keep-artifact aegis"
    assert table.lands_of_glory(1) == ["green"]


@pytest.mark.rule("LH-10.3")
def test_blessings_of_a_game_are_those_of_its_owner() -> None:
    table = third().bless(1, "heros_wrath").hand(2, "glory-bow").army(0, "attica", 3)
    table.play("go attica").expect(prompt="turn")
    assert table.game.lord(1).blessed(blessing("heros_wrath"))
    assert monster_no("hydra") == 1


@pytest.mark.rule("LH-10.3")
def test_a_shot_has_the_targets_that_are_there() -> None:
    table = third().bless(2, "shoot_to_kill").hand(2, "glory-bow").monster("medusa", "crete").play("shoot glory-bow")
    kinds = ["bow", "torch", "sword", "spear"]
    assert sorted(table.options) == sorted(f"wound medusa {kind} plain" for kind in kinds)
    table = third().bless(2, "shoot_to_kill").hand(2, "glory-bow").army(0, "crete", 3)
    assert log_of(table, "shoot glory-bow") == [
        "blessing-used 2 shoot_to_kill",
        "discard 2 glory bow",
        "hoplites-die 0 2 crete",
    ]


@pytest.mark.rule("LH-7.1", "LH-10.3")
def test_what_is_for_the_start_of_a_hunt_is_offered_then_and_once() -> None:
    table = third().monster("hydra", "crete").hand(2, "assault-axe", "glory-torch").priests(2, 2)
    table.bless(2, "weak_spot", "battle_prayer", "sacrifice_of_flesh").artifact(2, "harpe", "eye_of_graeae")
    start = ["use harpe", "weak-spot assault-axe", "weak-spot glory-torch", "weak-spot trap-mace"]
    always = ["use eye_of_graeae", "bless battle_prayer", "bless sacrifice_of_flesh"]
    strikes = ["strike glory-torch torch plain", "strike assault-axe axe artifact", "give-up"]
    table.chance("trap-mace").play("act hunt")
    assert sorted(table.options) == sorted([*strikes, *start, *always])
    table.play("strike assault-axe axe artifact")
    assert sorted(table.options) == sorted([strikes[0], "give-up", "end-attack", *always])
    table.chance("attack-5", "fury").play("end-attack", "attack-with attack-5")
    assert sorted(table.options) == sorted(["endure", *always])
