"""What holds hoplites, heroes and cards back, whichever way they would go."""

import pytest

from agon.games.hellas.rules.armies import Retreat
from agon.games.hellas.rules.casualties import WayBack
from agon.games.hellas.rules.sides import no_origins
from agon.games.hellas.rules.turn import Turn, Turns
from tests.frames import at
from tests.logs import log, log_of, question, transcript

from .scenario import HellasScenario, fresh, given, region, third

# ---------------------------------------------------------------------- Medusa lets no hoplite go


def held() -> HellasScenario:
    """Three hoplites beside Medusa in Elis, three free ones in Arcadia."""
    return third().monster("medusa", "elis").army(2, "elis", 3).army(2, "arcadia", 3).attributes(2, leadership=3)


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-3.6", "LH-4.3")
def test_medusa_holds_those_who_step_or_march() -> None:
    held().play("act hoplite_movement").expect(can="step arcadia achaea", no="step elis")
    held().play("act march").expect(can="march arcadia achaea", no="march elis")


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-3.3")
def test_medusa_holds_those_whom_hermes_would_lead() -> None:
    held().priests(2, 1).level("hermes", 3).play("pray hermes", "use-power").expect(no="march elis")


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-blessing-murderous_march")
def test_medusa_holds_a_murderous_march() -> None:
    table = held().bless(2, "murderous_march").play("act march")
    assert table.offers("murderous-march") == ["arcadia"]


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-blessing-winged_boots", "LH-blessing-heros_apprentice")
def test_medusa_holds_single_hoplites_too() -> None:
    table = held().bless(2, "winged_boots", "heros_apprentice")
    assert table.copy().play("bless heros_apprentice").expect(no="march elis").prompt == "march"
    table.army(2, "achaea", 1).play("bless winged_boots")
    assert table.offers("lift") == ["achaea", "arcadia"]


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-8.2")
def test_medusa_holds_those_who_would_help() -> None:
    """Of two neighbours with hoplites only the other one can send some."""
    table = third().army(2, "arcadia", 3).army(2, "messenia", 2).army(2, "achaea", 2).army(1, "elis", 6)
    table.monster("medusa", "messenia").hand(2, "reinforcements-shield")
    table.play("act march", "march arcadia elis", "count 3", "play reinforcements-shield")
    table.expect(asked=(2, "bring"), options=["bring achaea 2", "bring achaea 1", "done"])
    assert log_of(table, "bring achaea 1")[:1] == ["hoplites-move 2 1 achaea elis"]


@pytest.mark.rule("LH-5.3", "LH-monster-medusa", "LH-artifact-minotaurs_horn", "LH-blessing-response_force")
def test_no_help_is_called_for_when_medusa_holds_all_of_it() -> None:
    for where, called in (("messenia", False), ("laconia", True)):
        table = third().army(2, "arcadia", 3).army(1, "elis", 6).army(1, "messenia", 2).monster("medusa", where)
        table.artifact(1, "minotaurs_horn").bless(1, "response_force").hand(1, "glory-bow")
        table.play("act march", "march arcadia elis", "count 3")
        assert (table.prompt == "before") == called
        assert ("use minotaurs_horn" in table.options, "bless response_force" in table.options) == (called, called)


# ---------------------------------------------------------------------- Helen lets no enemy in, the Sphinx no recruit


def beside_helen() -> HellasScenario:
    """Helen, of seat 1, stands in Achaea; three hoplites of seat 2 in Arcadia."""
    table = given(heroes=("heracles", "helen", "perseus")).hero(1, "achaea").army(2, "arcadia", 3)
    table.game.active = 2
    table.run(Turns(seat=0), at(Turn(seat=2), "menu"))
    return table


@pytest.mark.rule("LH-2.7", "LH-blessing-winged_boots", "LH-blessing-murderous_march")
def test_nobody_flies_to_helen() -> None:
    table = beside_helen().bless(2, "winged_boots", "murderous_march")
    for moves in (("bless winged_boots",), ("act march", "murderous-march arcadia")):
        table.copy().play(*moves).expect(can="march arcadia elis", no="march arcadia achaea")
        table.copy().hero(2, "achaea").play(*moves).expect(can="march arcadia achaea")


@pytest.mark.rule("LH-2.7", "LH-8.2")
def test_no_help_comes_to_a_battle_in_the_region_of_helen() -> None:
    for place, asked in (("achaea", "battle"), ("crete", "bring")):
        table = beside_helen().army(1, "achaea", 8).army(2, "elis", 2).hand(2, "reinforcements-shield", "glory-bow")
        table.hero(2, "achaea").play("act march", "march arcadia achaea", "count 3")
        table.hero(1, place).hero(2, "crete").play("play reinforcements-shield").expect(asked=(2, asked))


@pytest.mark.rule("LH-2.7", "LH-8.5")
def test_the_beaten_do_not_retreat_to_an_enemy_or_to_helen() -> None:
    table = beside_helen().army(0, "elis", 1, owned=False).army(0, "laconia", 1).army(1, "argolis", 5)
    table.army(0, "messenia", 1, owned=False).happen(Retreat(seat=2, region=region("arcadia")))
    assert log(table) == ["retreat 2 3 arcadia corinthia", "control 2 corinthia"]  # the only way


@pytest.mark.rule("LH-5.3", "LH-monster-sphinx")
def test_the_sphinx_bars_recruits_whoever_calls_for_them() -> None:
    table = third().monster("sphinx", "crete").glory(2, "brown")
    assert log_of(table, "act usurp") == ["action 2 usurp", "usurp 2 crete", "control 2 crete", "turn-begins 0"]
    table = third().monster("sphinx", "arcadia").army(2, "arcadia", 3).bless(2, "rearguard")
    table.play("act march", "march arcadia elis", "count 3").expect(asked=(0, "turn"))
    table = third().monster("sphinx", "elis").army(2, "elis", 1).army(2, "arcadia", 1).play("act recruit")
    assert question(table) == "levy arcadia 2"
    table = third().monster("sphinx", "crete").artifact(2, "head_of_sphinx")
    assert log_of(table, "use head_of_sphinx") == ["artifact-used 2 head_of_sphinx", "control 2 crete"]
    table = third().monster("sphinx", "elis").army(2, "arcadia", 3).army(1, "elis", 3).hand(1, "local_support-bow")
    table.play("act march", "march arcadia elis", "count 3", "play local_support-bow")
    assert log(table, "recruit", "battle-strength") == ["battle-strength elis 2 3 1 4"]


# ---------------------------------------------------------------------- hoplites of the first player are enemies too


@pytest.mark.rule("LH-artifact-head_of_sphinx", "LH-artifact-chimeras_fire", "LH-4.6")
@pytest.mark.parametrize("foe", [0, 1])
def test_what_enemies_around_a_hero_allow_and_forbid(foe: int) -> None:
    table = third().artifact(2, "head_of_sphinx", "chimeras_fire").expect(can="use head_of_sphinx")
    table.expect(cannot="use chimeras_fire").army(foe, "crete", 1, owned=False)
    table.expect(can="use chimeras_fire", cannot="use head_of_sphinx")
    table.copy().play("act prepare").expect(no="prepare recruit")
    table.play("use chimeras_fire").expect_hoplites(foe, "crete", 0)


@pytest.mark.rule("LH-3.10", "LH-blessing-forced_march")
@pytest.mark.parametrize("foe", [0, 1])
def test_no_march_goes_through_enemies_in_a_neutral_region(foe: int) -> None:
    table = third().army(2, "arcadia", 4).bless(2, "forced_march").army(foe, "elis", 1, owned=False)
    told = log_of(table, "act march", "march arcadia elis", "count 4")
    assert told[1:3] == ["hoplites-move 2 4 arcadia elis", f"battle-begins 2 {foe} elis"]
    table = third().army(2, "arcadia", 4).bless(2, "forced_march").own(foe, "elis")
    table.play("act march", "march arcadia elis", "count 4").expect(asked=(0, "turn")).expect_owner("elis", 2)
    table = third().army(2, "arcadia", 4).bless(2, "forced_march")
    table.play("act march", "march arcadia elis", "count 4").expect(asked=(2, "onward"))


# ---------------------------------------------------------------------- an injured hero


@pytest.mark.rule("LH-blessing-exile", "LH-7.6")
def test_who_cannot_take_an_injury_exiles_nobody() -> None:
    table = third().bless(2, "exile").monster("hydra", "crete").injure(2, "speed", "strength")
    table.expect(can="exile hydra").injure(2, "leadership").expect(cannot="exile hydra")


# ---------------------------------------------------------------------- what is told


@pytest.mark.rule("LH-8.7")
def test_only_an_attacker_wins_a_pyrrhic_victory() -> None:
    """Both sides die of their own cards: the tie is the defender's, who keeps the region without hoplites."""
    table = third().army(2, "arcadia", 1).army(1, "elis", 1).hand(1, "trap-sword").hand(2, "trap-mace")
    told = log_of(table, "act march", "march arcadia elis", "play trap-sword", "play trap-mace")
    assert told[-2:] == ["battle-won 1 elis", "turn-begins 0"]
    table.expect_owner("elis", 1).expect_hoplites(1, "elis", 0).expect_hoplites(2, "elis", 0)
    table = third().army(2, "arcadia", 1).army(1, "elis", 1).hand(2, "wild_attack-axe")
    told = log_of(table, "act march", "march arcadia elis", "play wild_attack-axe")
    assert told[-3:] == ["battle-won 2 elis", "pyrrhic 2 elis", "turn-begins 0"]
    table.expect_owner("elis", 1)


@pytest.mark.rule("LH-2.6")
def test_the_log_says_who_starts() -> None:
    for seed in range(1, 7):
        table = fresh(3, seed=seed)
        assert log(table, "starter") == [f"starter {table.seat}"]


# ---------------------------------------------------------------------- recruits


@pytest.mark.rule("LH-blessing-rearguard", "LH-8.5", "LH-4.1")
@pytest.mark.parametrize("foe", [0, 1])
def test_no_rearguard_where_the_beaten_enemy_has_gone(foe: int) -> None:
    """Out of a neutral region an army drives an enemy, who may go just there."""
    table = third().army(2, "elis", 3, owned=False).bless(2, "rearguard").army(foe, "arcadia", 2)
    table.play("act march", "march elis arcadia", "count 3").expect(asked=(foe, "retreat"))
    table.copy().play("retreat achaea").expect(options=["levy elis 2", "levy elis 1", "levy elis 0"])
    assert log_of(table, "retreat elis") == [
        f"retreat {foe} 1 arcadia elis",
        "battle-won 2 arcadia",
        "control 2 arcadia",
        "turn-begins 0",
    ]


@pytest.mark.rule("LH-blessing-wild_hunt")
def test_a_wild_hunt_costs_one_strength_of_two_at_least() -> None:
    table = third().bless(2, "wild_hunt").monster("hydra", "crete").expect(no="bless wild_hunt")
    told = log_of(table.attributes(2, strength=2).chance("trap-mace"), "bless wild_hunt")
    assert told[:3] == ["blessing-used 2 wild_hunt", "attribute 2 strength 1", "hunt 2 perseus hydra"]
    assert len(told) == 5  # one card is drawn, and told to its owner and to the others
    third().bless(2, "wild_hunt").attributes(2, strength=2).expect(no="bless wild_hunt")


# ---------------------------------------------------------------------- what a battle counts


@pytest.mark.rule("LH-artifact-apollos_arrow", "LH-blessing-no_attrition")
def test_an_arrow_is_no_card() -> None:
    """The first card after it has no casualties, as everyone sees."""
    table = third().army(2, "arcadia", 3).army(1, "elis", 3).hero(2, "achaea").bless(2, "no_attrition")
    table.artifact(2, "apollos_arrow").hand(2, "trap-mace", "trap-sword")
    table.play("act march", "march arcadia elis", "count 3", "use apollos_arrow")
    for strength, casualties, cards, card in ((5, 0, 0, "trap-mace"), (7, 0, 1, "trap-sword")):
        side = table.board(0)["under_way"]["attacker"]
        assert (side["strength"], side["casualties"], side["cards"]) == (strength, casualties, cards)
        assert (side["seat"], side["hoplites"], side["passed"]) == (2, 3, False)
        table.play(f"play {card}")
    assert log(table, "battle-losses") == ["battle-losses 2 1 1 1"]


@pytest.mark.rule("LH-event-chimera_1", "LH-3.6")
def test_the_chimera_bites_in_the_first_region_too_and_once_a_movement() -> None:
    table = third().army(2, "thessaly", 3).monster("chimera", "epirus", "chimera_1").attributes(2, leadership=2)
    assert log_of(table, "act hoplite_movement", "step thessaly epirus", "step thessaly epirus") == [
        "hoplites-move 2 1 thessaly epirus",
        "hoplites-die 2 1 epirus",
        "hoplites-move 2 1 thessaly epirus",
    ]


# ---------------------------------------------------------------------- once, or not at all


@pytest.mark.rule("LH-7.1", "LH-blessing-weak_spot", "LH-artifact-harpe", "LH-artifact-poison_arrows")
def test_what_is_for_the_start_of_a_hunt_is_over_in_the_second_attack() -> None:
    table = third().monster("hydra", "crete").hand(2, "assault-axe", "glory-torch").bless(2, "weak_spot")
    table.artifact(2, "harpe", "poison_arrows").chance("trap-mace").play("act hunt", "strike assault-axe axe artifact")
    table.chance("attack-5", "fury").play("end-attack", "attack-with attack-5").chance("trap-sword")
    table.play("endure", "injure speed").expect(asked=(2, "hunt-step"))
    strikes = ["strike glory-torch torch plain", "strike trap-sword sword priest", "strike trap-sword sword plain"]
    table.expect(options=[*strikes, "give-up"])


@pytest.mark.rule("LH-monster-cerberus", "LH-event-cerberus_2", "LH-artifact-poison_arrows")
def test_every_kind_of_wound_of_the_evolved_cerberus_is_offered() -> None:
    table = third().monster("cerberus", "crete", "cerberus_2").artifact(2, "poison_arrows").chance("trap-mace")
    table.play("act hunt").chance("trap-sword").play("use poison_arrows")
    kinds = ["torch plain", "bow plain", "sword priest", "mace plain", "axe artifact", "spear plain"]
    assert table.offers("wound") == [f"cerberus {kind}" for kind in kinds]


@pytest.mark.rule("LH-5.3", "LH-monster-chimera")
def test_a_chimera_at_the_highest_monument_stays() -> None:
    table = third().artifact(2, "pandoras_box").monster("chimera", "acarnania").chance("attack")
    told = ["artifact-used 2 pandoras_box", "monster-roll chimera region_attack", "monster-attacks chimera acarnania"]
    assert log_of(table.copy().level("hermes", 3).chance("attack"), "use pandoras_box") == told
    table.play("use pandoras_box").expect(asked=(2, "drive"))  # of three that are equal one is chosen
    assert table.offers("drive") == ["chimera thessaly", "chimera acarnania", "chimera attica"]


@pytest.mark.rule("LH-3.6", "LH-3.9")
def test_who_stops_moving_fights_nobody_at_home() -> None:
    table = third().army(2, "epirus", 2).attributes(2, leadership=2)
    told = log_of(table, "act hoplite_movement", "step epirus macedonia", "done")
    assert told == ["hoplites-move 2 1 epirus macedonia"]
    table.expect(asked=(2, "turn"))


@pytest.mark.rule("LH-3.1", "LH-blessing-shoot_to_kill")
def test_a_lone_option_is_taken_unless_that_tells_of_a_bow() -> None:
    table = third().used(2, "recruit", "march", "build_temple", "prepare", "usurp", "hunt").on_quest(2, "aid_to_atlas")
    table.expect(options=["advance", "act build_monument"])
    table.copy().play("advance").expect(asked=(2, "monument"))
    table.bless(2, "shoot_to_kill").play("advance").expect(asked=(2, "turn"), options=["act build_monument"])


@pytest.mark.rule("LH-8.5")
def test_no_more_go_back_than_are_left() -> None:
    """Three came from Achaea, two from Arcadia; two are left."""
    came = no_origins()
    came[region("achaea")], came[region("arcadia")] = 3, 2
    table = third().army(2, "elis", 2, owned=False).happen(WayBack(seat=2, region=region("elis"), origins=came))
    table.expect(options=["send-back achaea 2", "send-back achaea 1", "send-back achaea 0"])


@pytest.mark.rule("LH-1.4")
def test_only_the_region_of_the_monument_makes_a_late_king() -> None:
    """The last token is gone, and nobody held the monument then."""
    table = third().king("zeus", 1, -1).army(2, "locris", 5).army(2, "arcadia", 4)
    table.copy().play("act march", "march arcadia elis", "count 4").expect(asked=(0, "turn")).expect_owner("elis", 2)
    table.play("act march", "march locris thessaly", "count 5")
    assert table.winner == ([2], "king-wins")


@pytest.mark.rule("LH-7.4", "LH-blessing-battle_prayer", "LH-blessing-sacrifice_of_flesh", "LH-quest-aid_to_atlas")
def test_all_that_helps_the_defence_of_the_third_player() -> None:
    table = third().monster("hydra", "crete").hand(2, "glory-torch", "trap-mace").priests(2, 2).injure(2, "strength")
    table.bless(2, "battle_prayer", "sacrifice_of_flesh", "advanced_dodge").artifact(2, "eye_of_graeae")
    table.keep_quest(2, "aid_to_atlas").chance("trap-sword").play("act hunt", "strike glory-torch torch plain")
    table.chance("attack-3", "fury").play("end-attack", "attack-with attack-3")
    table.chance("wild_attack-axe", "glory-bow", "fortification-bow", "local_support-bow")
    assert transcript(
        table, "bless battle_prayer", "bless sacrifice_of_flesh", "quest-card aid_to_atlas", "use eye_of_graeae"
    ) == [
        "2 defend hydra 3 | bless battle_prayer | blessing-used 2 battle_prayer, priest-sacrificed 2,"
        " draw 2 wild_attack axe, draw-hidden 2",
        "2 defend hydra 3 | bless sacrifice_of_flesh | blessing-used 2 sacrifice_of_flesh, priest-sacrificed 2,"
        " draw 2 glory bow, draw-hidden 2, healed 2 perseus strength",
        "2 defend hydra 3 | quest-card aid_to_atlas | quest-card 2 aid_to_atlas, draw 2 fortification bow,"
        " draw-hidden 2, draw 2 local_support bow, draw-hidden 2",
        "2 defend hydra 3 | use eye_of_graeae | artifact-used 2 eye_of_graeae",
    ]
    assert transcript(table, "done", "dodge") == [
        "2 cycle 0 | done | ",
        "2 defend hydra 3 | dodge | blessing-used 2 advanced_dodge",
    ]
    assert question(table) == "defend hydra 2"  # by Speed 1


@pytest.mark.rule("LH-8.1", "LH-blessing-battle_prayer", "LH-quest-aid_to_atlas", "LH-artifact-eye_of_graeae")
@pytest.mark.parametrize("seat", [1, 2])
def test_all_that_helps_between_the_cards_of_a_battle(seat: int) -> None:
    table = third().army(2, "arcadia", 3).army(1, "elis", 3).priests(seat, 1).bless(seat, "battle_prayer")
    table.artifact(seat, "eye_of_graeae").keep_quest(seat, "aid_to_atlas").hand(seat, "glory-bow")
    table.used(seat, "recruit").play("act march", "march arcadia elis", "count 3")
    table.chance("wild_attack-axe", "fortification-bow", "local_support-bow")
    ask = f"{seat} battle elis"
    assert transcript(table, "bless battle_prayer", "quest-card aid_to_atlas", "use eye_of_graeae", "done") == [
        f"{ask} | bless battle_prayer | blessing-used {seat} battle_prayer, priest-sacrificed {seat},"
        f" draw {seat} wild_attack axe, draw-hidden {seat}",
        f"{ask} | quest-card aid_to_atlas | quest-card {seat} aid_to_atlas, draw {seat} fortification bow,"
        f" draw-hidden {seat}, draw {seat} local_support bow, draw-hidden {seat}",
        f"{ask} | use eye_of_graeae | artifact-used {seat} eye_of_graeae",
        f"{seat} cycle 0 | done | ",
    ]
    table.expect(asked=(seat, "battle"), no=["use", "bless", "quest-card"])
    assert table.actions_used(seat) == []
