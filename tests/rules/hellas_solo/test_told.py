"""The game alone move by move: what is asked, played and told."""

import pytest

from agon.games.hellas.rules.chase import Chase
from tests import flows
from tests.flows import Flow
from tests.frames import under_way
from tests.logs import ending

from .scenario import given

FLOWS: dict[str, Flow] = {
    "men of both colours march": (
        ("LS-6.8",),
        lambda: given().loyal("arcadia", 2, token="loyal").allied("arcadia", 2).chance(11),
        [
            "0 turn | act march | action 0 march",
            "0 march 1 | march arcadia elis | ",
            "0 count arcadia elis | count 3 | hoplites-move 0 3 arcadia elis",
            "0 kinds go arcadia 3 | kinds 1 2 arcadia | script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act prepare, act pass",
        ],
    ),
    "a murderous march of both colours": (
        (
            "LS-6.8",
            "LH-10.3",
        ),
        lambda: given().bless(0, "murderous_march").loyal("arcadia", 3, token="loyal").allied("arcadia", 3).chance(11),
        [
            "0 turn | act march | action 0 march",
            "0 march 1 | murderous-march arcadia | blessing-used 0 murderous_march",
            "0 march 1 | march arcadia epirus | ",
            "0 kinds fall arcadia 2 | kinds 1 1 arcadia | hoplites-die 0 2 arcadia",
            "0 count arcadia epirus | count 2 | hoplites-move 0 2 arcadia epirus",
            "0 kinds go arcadia 2 | kinds 2 0 arcadia | allied-control 0 epirus, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act build_temple, act prepare, act pass",
        ],
    ),
    "a murderous march of one colour": (
        (
            "LS-6.8",
            "LH-10.3",
        ),
        lambda: given().bless(0, "murderous_march").allied("arcadia", 5).chance(11),
        [
            "0 turn | act march | action 0 march",
            "0 march 1 | murderous-march arcadia | blessing-used 0 murderous_march",
            "0 march 1 | march arcadia epirus | hoplites-die 0 2 arcadia",
            "0 count arcadia epirus | count 2 | hoplites-move 0 2 arcadia epirus, allied-control 0 epirus, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act build_temple, act prepare, act pass",
        ],
    ),
    "hoplites move": (
        (
            "LH-3.6",
            "LS-6.8",
        ),
        lambda: given().loyal("arcadia", 1, token="loyal").allied("arcadia", 1),
        [
            "0 turn | act hoplite_movement | ",
            "0 move-hoplites 1 | step arcadia elis | hoplites-move 0 1 arcadia elis",
            "0 kinds go arcadia 1 | kinds 1 0 arcadia | ",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act recruit, act march, act prepare, act pass",
        ],
    ),
    "a hoplite fortifies": (
        ("LH-3.6",),
        lambda: given().loyal("arcadia", 1, token="loyal").allied("arcadia", 1),
        [
            "0 turn | act hoplite_movement | ",
            "0 move-hoplites 1 | fortify arcadia | ",
            "0 kinds fortify arcadia 1 | kinds 0 1 arcadia | fortified 0 arcadia",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act recruit, act march, act prepare, act pass",
        ],
    ),
    "recruits": (
        (
            "LS-6.2",
            "LS-6.3",
        ),
        lambda: given().loyal("arcadia", 1, token="loyal").allied("elis", 1, token="allied").chance(11),
        [
            "0 turn | act recruit | action 0 recruit",
            "0 levy elis 1 | levy elis 1 | recruit 0 1 elis",
            "0 levy arcadia 1 | levy-fortified arcadia 1 | recruit-fortified 0 1 arcadia, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act march, act build_temple, act prepare, act pass",
        ],
    ),
    "preparations": (
        (
            "LS-6.6",
            "LS-6.3",
        ),
        lambda: given().token("laconia", "allied").injure(0, "speed").chance(11),
        [
            "0 turn | act prepare | action 0 prepare",
            "0 prepare 2 | prepare heal | healed 0 achilles speed",
            "0 prepare 1 | prepare recruit | ",
            "0 levy laconia 1 | levy laconia 1 | recruit 0 1 laconia, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act march, act pass",
        ],
    ),
    "a hunt": (
        ("LS-6.9",),
        lambda: (
            given().monster("hydra", "laconia").hand(0, "assault-axe").chance("glory-bow", "attack-5", "phalanx-torch")
        ),
        [
            "0 turn | act hunt | action 0 hunt, hunt 0 achilles hydra, draw 0 glory bow, draw-hidden 0",
            "0 hunt-step hydra | strike assault-axe axe artifact | discard 0 assault axe, wound 0 hydra axe",
            "0 hunt-step hydra | end-attack | attack-drawn hydra attack 5 nothing 5",
            "0 defend hydra 5 | endure | endured 0",
            "0 injure 1 | injure speed | injured 0 achilles speed, draw 0 phalanx torch, draw-hidden 0",
            "0 hunt-step hydra | strike phalanx-torch torch plain, give-up",
        ],
    ),
    "a hunt given up": (
        (
            "LS-6.9",
            "LS-9.12",
        ),
        lambda: (
            given()
            .monster("hydra", "laconia")
            .hand(0, "assault-axe", "trap-mace")
            .chance("glory-bow", "horn_of_plenty", 11, "nothing")
        ),
        [
            "0 turn | act hunt | action 0 hunt, hunt 0 achilles hydra, draw 0 glory bow, draw-hidden 0",
            "0 hunt-step hydra | strike assault-axe axe artifact | discard 0 assault axe, wound 0 hydra axe",
            "0 hunt-step hydra | give-up | hunt-fails 0 hydra",
            "0 injure 1 | injure strength | injured 0 achilles strength, artifact-gained 0 horn_of_plenty, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, monster-roll hydra nothing, attitude brown wary, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act prepare, act pass",
        ],
    ),
    "a prayer": (
        ("LH-3.3",),
        lambda: given().priests(0, 1).level("zeus", 2).chance("glory-bow"),
        [
            "0 turn | pray zeus | pray 0 zeus strength 2, draw 0 glory bow, draw-hidden 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act prepare, act pass",
        ],
    ),
    "a prayer to Athena": (
        ("LH-3.3",),
        lambda: given().priests(0, 1).level("athena", 2).token("arcadia", "allied"),
        [
            "0 turn | pray athena | pray 0 athena leadership 2",
            "0 levy arcadia 1 | levy arcadia 1 | recruit 0 1 arcadia",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act march, act prepare, act pass",
        ],
    ),
    "a temple": (
        ("LS-6.5",),
        lambda: given().token("elis", "loyal").chance(11),
        [
            "0 turn | act build_temple | action 0 build_temple, priest 0 1, temple 0 elis, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | pray zeus, pray athena, pray hermes, go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act recruit, act prepare, act pass",
        ],
    ),
    "the last temples": (
        ("LS-6.5",),
        lambda: given().token("elis", "loyal").built(2).chance(11),
        [
            "0 turn | act build_temple | action 0 build_temple, priest 0 1, temple 0 elis, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | pray zeus, pray athena, pray hermes, go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act recruit, act prepare, act pass",
        ],
    ),
    "a battle": (
        (
            "LS-10.1",
            "LS-10.4",
        ),
        lambda: (
            given()
            .persians("locris", 2)
            .allied("phocis", 5)
            .loyal("phocis", 1)
            .hand(0, "trap-mace")
            .chance("trap-sword", 11)
        ),
        [
            "0 turn | act march | action 0 march",
            "0 march 1 | march phocis locris | ",
            "0 count phocis locris | count 6 | hoplites-move 0 6 phocis locris, you-attack-persians 0 locris",
            "0 battle locris | play trap-mace | card 0 trap mace, passed 0, persian-card trap sword 1, persian-strength locris 0 8 5",
            "0 kinds fall locris 1 | kinds 0 1 locris | hoplites-die 0 1 locris, persians-beaten 0 locris, vanguard-back 1 locris thessaly, allied-control 0 locris, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act prepare, act pass",
        ],
    ),
    "a usurper": (
        ("LS-6.7",),
        lambda: given().attitude("brown", "loyal").chance(11),
        [
            "0 turn | act usurp | action 0 usurp, usurp 0 laconia, loyal-control 0 laconia",
            "0 levy laconia 1 | levy laconia 1 | recruit 0 1 laconia, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act march, act prepare, act pass",
        ],
    ),
    "a hero moves": (
        ("LH-3.4",),
        lambda: given(),
        [
            "0 turn | go crete | hero-moves 0 achilles laconia crete",
            "0 turn | act prepare, act pass",
        ],
    ),
    "a quest done": (
        ("LH-9.2",),
        lambda: given().quest("aid_to_atlas").on_quest(0, "aid_to_atlas", 2).chance("ambrosia", "harpe"),
        [
            "0 turn | advance | quest-step 0 achilles aid_to_atlas 3, quest-done 0 achilles aid_to_atlas, attitude green loyal, glory 0 green",
            "0 keep-artifact | keep-artifact harpe, keep-artifact ambrosia",
        ],
    ),
    "a trumpet": (
        ("LS-6.11",),
        lambda: given().relic("femes_trumpet").used(0, "march", "prepare"),
        [
            "0 turn | use femes_trumpet | artifact-used 0 femes_trumpet",
            "0 clear | clear prepare | action-cleared 0 prepare",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act prepare, act pass",
        ],
    ),
    "a thread": (
        ("LS-16.12",),
        lambda: given().relic("ariadnes_thread").monster("hydra", "elis"),
        [
            "0 turn | use ariadnes_thread | artifact-used 0 ariadnes_thread",
            "0 drive-any | drive hydra locris | monster-moves hydra elis locris",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act prepare, act pass",
        ],
    ),
    "a monster bites a mixed army": (
        ("LH-event-chimera_1",),
        lambda: (
            given()
            .monster("chimera", "elis", "chimera_1")
            .loyal("arcadia", 2, token="loyal")
            .allied("arcadia", 1)
            .chance(11, "nothing")
        ),
        [
            "0 turn | act march | action 0 march",
            "0 march 1 | march arcadia elis | ",
            "0 count arcadia elis | count 3 | hoplites-move 0 3 arcadia elis",
            "0 kinds fall elis 1 | kinds 1 0 elis | hoplites-die 0 1 elis, script act1_11 11, spy-sent euboea 2, mobilized 2 2, invasion 2, monster-roll chimera nothing, attitude green wary, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act prepare, act pass",
        ],
    ),
    "a pass": (
        ("LS-6.10",),
        lambda: given().loyal("laconia", 1, token="loyal").used(0, "march").chance(3),
        [
            "0 turn | act pass | action 0 pass, tokens-freed 0, script act1_3 3, spy-sent attica 2, mobilized 2 2, invasion 2, turn-begins 0",
            "0 turn | go euboea, go attica, go corinthia, go achaea, go elis, go arcadia, go messenia, go argolis, go crete, act hoplite_movement, act recruit, act march, act prepare, act pass",
        ],
    ),
}


@flows.each(FLOWS)
def test_asked_played_and_told(flow: Flow) -> None:
    flows.check(flow)


@pytest.mark.rule("LH-3.6", "LS-6.8")
def test_who_moved_last_turn_may_move_again() -> None:
    table = given().loyal("elis", 1, token="loyal").allied("arcadia", 1, token="allied")
    table.play("act hoplite_movement", "step arcadia elis").expect_men("elis", 1, 1)
    table.chance(11).play("act prepare", "prepare draw", "prepare draw")
    table.play("act hoplite_movement", "step elis achaea")
    assert ending(table) == "0 kinds go elis 1 | kinds 1 0 elis, kinds 0 1 elis"


@pytest.mark.rule("LS-6.5")
def test_a_temple_brings_no_draft_alone() -> None:
    for temples in range(5):
        table = given().token("elis", "loyal").built(temples).chance(11).play("act build_temple")
        assert (table.prompt, table.told("draft")) == ("turn", [])


@pytest.mark.rule("LS-6.9")
def test_no_attack_card_is_laid_aside_alone() -> None:
    table = given().monster("hydra", "laconia").hand(0, "assault-axe").chance("glory-bow", "attack-3")
    table.play("act hunt", "strike assault-axe axe artifact", "end-attack")
    (chase,) = under_way(table.game, Chase)
    assert (int(chase.attacks_seen), int(chase.attacks_aside)) == (1, 0)  # attack-3 is the first of all
    assert table.board(0)["under_way"]["chooser"] is None


@pytest.mark.rule("LS-6.9")
def test_attack_cards_are_shuffled_again_alone() -> None:
    """The last card is drawn first, then all of them anew."""
    for seen, left in (((1 << 18) - 1, 1), ((1 << 18) - 2, (1 << 18) - 1)):
        table = given().monster("hydra", "laconia").hand(0, "assault-axe").chance("glory-bow")
        table.play("act hunt", "strike assault-axe axe artifact")
        (chase,) = under_way(table.game, Chase)
        chase.attacks_seen = seen
        table.changed().chance("attack-3").play("end-attack")
        (chase,) = under_way(table.game, Chase)
        assert (int(chase.attacks_seen), int(chase.attacks_aside)) == (left, 0)
