"""Move by move: who is asked what, what is played, what is told. The third player is at turn, so that no seat is 0."""

from collections.abc import Callable

import pytest

from tests.logs import log_of, question, transcript

from .scenario import HellasScenario, event, third


def marching(count: int, enemies: int) -> HellasScenario:
    """So many of seat 2 in Arcadia, beside seat 1 in Elis."""
    return third().army(2, "arcadia", count).army(1, "elis", enemies)


MARCH = [
    "2 turn | act march | action 2 march",
    "2 march 1 | march arcadia elis | ",
]

Flow = tuple[tuple[str, ...], Callable[[], HellasScenario], list[str]]
FLOWS: dict[str, Flow] = {
    "a battle won on both sides' cards": (
        ("LH-8.1", "LH-8.3", "LH-8.4"),
        lambda: marching(3, 2).hand(1, "trap-mace").hand(2, "assault-axe"),
        [
            *MARCH,
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "1 battle elis | play trap-mace | card 1 trap mace",
            "2 battle elis | play assault-axe | card 2 assault axe, passed 1, passed 2, battle-strength elis 2 9 1 4, "
            "hoplites-die 2 2 elis, hoplites-die 1 2 elis, battle-losses 2 2 1 2, battle-won 2 elis, control 2 elis, "
            "turn-begins 0",
        ],
    ),
    "a defender retreats": (
        ("LH-8.5",),
        lambda: marching(5, 2).own(1, "achaea"),
        [
            *MARCH,
            "2 count arcadia elis | count 5 | hoplites-move 2 5 arcadia elis, battle-begins 2 1 elis, passed 1, "
            "passed 2, battle-strength elis 2 5 1 2, hoplites-die 1 1 elis, battle-losses 2 0 1 1",
            "1 retreat elis | retreat achaea | retreat 1 1 elis achaea, battle-won 2 elis, control 2 elis, turn-begins 0",
        ],
    ),
    "an attacker goes back": (
        ("LH-8.5", "LH-8.3"),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 5, fortified=True),
        [
            *MARCH,
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis, passed 1, "
            "passed 2, battle-strength elis 2 3 1 6, hoplites-die 2 1 elis, battle-losses 2 1 1 0, "
            "retreat 2 2 elis arcadia, battle-won 1 elis, turn-begins 0",
        ],
    ),
    "nobody is left": (
        ("LH-8.4",),
        lambda: marching(2, 1).hand(2, "charge-sickle"),
        [
            *MARCH,
            "2 count arcadia elis | count 2 | hoplites-move 2 2 arcadia elis, battle-begins 2 1 elis, passed 1",
            "2 battle elis | play charge-sickle | card 2 charge sickle, passed 2, battle-strength elis 2 6 1 1, "
            "hoplites-die 2 2 elis, hoplites-die 1 1 elis, battle-losses 2 2 1 1, battle-won 2 elis, pyrrhic 2 elis, "
            "turn-begins 0",
        ],
    ),
    "a march into an own region": (
        ("LH-4.3",),
        lambda: third().army(2, "arcadia", 3).own(2, "elis"),
        [*MARCH, "2 count arcadia elis | count 2 | hoplites-move 2 2 arcadia elis, turn-begins 0"],
    ),
    "hoplites move": (
        ("LH-3.6",),
        lambda: third().army(2, "arcadia", 3),
        [
            "2 turn | act hoplite_movement | ",
            "2 move-hoplites 1 | step arcadia elis | hoplites-move 2 1 arcadia elis",
        ],
    ),
    "hoplites fortify": (
        ("LH-3.6",),
        lambda: third().army(2, "elis", 2).attributes(2, leadership=2),
        [
            "2 turn | act hoplite_movement | ",
            "2 move-hoplites 2 | fortify elis | fortified 2 elis",
            "2 move-hoplites 1 | step elis achaea | hoplites-move 2 1 elis achaea",
        ],
    ),
    "recruits in two regions": (
        ("LH-4.1",),
        lambda: third().own(2, "arcadia").army(2, "elis", 1),
        [
            "2 turn | act recruit | action 2 recruit",
            "2 levy elis 2 | levy elis 1 | recruit 2 1 elis",
            "2 levy arcadia 2 | levy arcadia 2 | recruit 2 2 arcadia, turn-begins 0",
        ],
    ),
    "recruits in a fort": (
        ("LH-4.1",),
        lambda: third().army(2, "elis", 1),
        [
            "2 turn | act recruit | action 2 recruit",
            "2 levy elis 2 | levy-fortified elis 2 | recruit-fortified 2 2 elis, turn-begins 0",
        ],
    ),
    "a hero moves": (
        ("LH-3.4",),
        third,
        ["2 turn | go attica | hero-moves 2 perseus crete attica"],
    ),
    "a prayer to Zeus": (
        ("LH-3.2", "LH-3.3"),
        lambda: third().priests(2, 1).level("zeus", 2).chance("glory-bow"),
        ["2 turn | pray zeus | pray 2 zeus strength 2, draw 2 glory bow, draw-hidden 2"],
    ),
    "a prayer to Hermes": (
        ("LH-3.2", "LH-3.3"),
        lambda: third().priests(2, 2).level("hermes", 2),
        ["2 turn | pray hermes | pray 2 hermes speed 2"],
    ),
    "preparations": (
        ("LH-4.6",),
        lambda: third().injure(2, "strength", "speed").own(2, "elis"),
        [
            "2 turn | act prepare | action 2 prepare",
            "2 prepare 2 | prepare heal | ",
            "2 heal | heal speed | healed 2 perseus speed",
            "2 prepare 1 | prepare recruit | ",
            "2 levy crete 1 | levy crete 1 | recruit 2 1 crete",
            "2 appear | appear epirus | hero-appears 2 perseus epirus, turn-begins 0",
        ],
    ),
    "a monument and a monster": (
        ("LH-4.9", "LH-5.1"),
        lambda: third().monster("hydra", "elis").chance("move", "golden_fleece"),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level athena | monument 2 athena 2, monster-roll hydra move",
            "2 drive hydra | drive hydra arcadia | monster-moves hydra elis arcadia, "
            "quest-appears golden_fleece acarnania, turn-begins 0",
        ],
    ),
    "a usurper": (
        ("LH-4.7",),
        lambda: third().glory(2, "red").hero(2, "epirus").army(1, "epirus", 2).own(1, "macedonia"),
        [
            "2 turn | act usurp | action 2 usurp, usurp 2 epirus, control 2 epirus",
            "1 retreat epirus | retreat macedonia | retreat 1 2 epirus macedonia",
        ],
    ),
    "a quest begun": (
        ("LH-9.1",),
        lambda: third().quest("aid_to_atlas").hero(2, "messenia").attributes(2, strength=4),
        [
            "2 turn | go messenia | hero-moves 2 perseus messenia messenia",
            "2 begin-quest messenia | begin-quest aid_to_atlas 2 | quest-begun 2 perseus aid_to_atlas 2",
        ],
    ),
    "a quest done": (
        ("LH-9.2", "LH-9.4"),
        lambda: third().quest("aid_to_atlas").on_quest(2, "aid_to_atlas", 2),
        [
            "2 turn | advance | quest-step 2 perseus aid_to_atlas 3, quest-done 2 perseus aid_to_atlas, glory 2 green",
        ],
    ),
    "a hunt given up": (
        ("LH-7.2", "LH-7.6"),
        lambda: third().monster("hydra", "crete").hand(2, "assault-axe", "trap-mace").chance("glory-bow", "aegis"),
        [
            "2 turn | act hunt | action 2 hunt, hunt 2 perseus hydra, draw 2 glory bow, draw-hidden 2",
            "2 hunt-step hydra | strike assault-axe axe artifact | discard 2 assault axe, wound 2 hydra axe",
            "2 hunt-step hydra | give-up | hunt-fails 2 hydra",
            "2 injure 1 | injure strength | injured 2 perseus strength, artifact-gained 2 aegis, turn-begins 0",
        ],
    ),
    "a hunt with the monster's attack": (
        ("LH-7.2", "LH-7.3", "LH-7.5"),
        lambda: (
            third().monster("hydra", "crete").hand(2, "assault-axe").chance("glory-bow", "attack-5", "fury", "aegis")
        ),
        [
            "2 turn | act hunt | action 2 hunt, hunt 2 perseus hydra, draw 2 glory bow, draw-hidden 2",
            "2 hunt-step hydra | strike assault-axe axe artifact | discard 2 assault axe, wound 2 hydra axe",
            "2 hunt-step hydra | end-attack | ",
            "0 monster-attack hydra | attack-with attack-5 | attack 0 hydra attack 5 nothing 5",
        ],
    ),
    "the last level of a monument": (
        ("LH-4.9", "LH-1.4"),
        lambda: third().level("zeus", 4).level("athena", 2).chance(event("cyclops_1")),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level zeus | monument 2 zeus 5, king-countdown 2 zeus 3, "
            "monster-enters cyclops acarnania, turn-begins 0",
        ],
    ),
    "volunteers": (
        ("LH-10.3",),
        lambda: third().bless(2, "local_volunteers").army(2, "elis", 1),
        [
            "2 turn | bless local_volunteers | blessing-used 2 local_volunteers",
            "2 levy elis 2 | levy elis 2 | recruit 2 2 elis",
        ],
    ),
    "a battle prayer": (
        ("LH-10.3",),
        lambda: third().bless(2, "battle_prayer").priests(2, 1).chance("glory-bow"),
        [
            "2 turn | bless battle_prayer | blessing-used 2 battle_prayer, priest-sacrificed 2, draw 2 glory bow, "
            "draw-hidden 2",
        ],
    ),
    "push-ups": (
        ("LH-10.3",),
        lambda: third().bless(2, "push_ups").chance("glory-bow"),
        ["2 turn | bless push_ups | blessing-used 2 push_ups, draw 2 glory bow, draw-hidden 2"],
    ),
    "winged boots": (
        ("LH-10.3",),
        lambda: third().bless(2, "winged_boots").army(2, "elis", 3),
        [
            "2 turn | bless winged_boots | blessing-used 2 winged_boots",
            "2 march 1 | march elis epirus | hoplites-move 2 1 elis epirus",
        ],
    ),
    "winged boots from the first region": (
        ("LH-10.3",),
        lambda: third().bless(2, "winged_boots").army(2, "epirus", 3).army(2, "elis", 1),
        [
            "2 turn | bless winged_boots | blessing-used 2 winged_boots",
            "2 lift | lift epirus | ",
            "2 march 1 | march epirus crete | hoplites-move 2 1 epirus crete",
        ],
    ),
    "an apprentice": (
        ("LH-10.3",),
        lambda: third().bless(2, "heros_apprentice").army(2, "elis", 3),
        [
            "2 turn | bless heros_apprentice | blessing-used 2 heros_apprentice",
            "2 march 1 | march elis achaea | hoplites-move 2 1 elis achaea",
        ],
    ),
    "ambrosia": (
        ("LH-10.3",),
        lambda: third().artifact(2, "ambrosia").injure(2, "speed", "strength"),
        [
            "2 turn | use ambrosia | artifact-used 2 ambrosia",
            "2 heal | heal strength | healed 2 perseus strength, healed 2 perseus speed",
        ],
    ),
    "the horn of plenty": (
        ("LH-10.3",),
        lambda: third().artifact(2, "horn_of_plenty").own(2, "elis"),
        [
            "2 turn | use horn_of_plenty | artifact-used 2 horn_of_plenty",
            "2 levy elis 2 | levy elis 2 | recruit 2 2 elis",
        ],
    ),
    "the boots of Hermes": (
        ("LH-10.3",),
        lambda: third().artifact(2, "boots_of_hermes"),
        [
            "2 turn | use boots_of_hermes | artifact-used 2 boots_of_hermes",
            "2 appear | appear epirus | hero-appears 2 perseus epirus",
        ],
    ),
    "the owl of Athena": (
        ("LH-10.3",),
        lambda: third().artifact(2, "owl_of_athena").chance("glory-bow", "trap-mace"),
        [
            "2 turn | use owl_of_athena | artifact-used 2 owl_of_athena, draw 2 glory bow, draw-hidden 2, "
            "draw 2 trap mace, draw-hidden 2",
            "2 keep-card | keep-card trap-mace | discard 2 glory bow",
        ],
    ),
    "the head of the sphinx": (
        ("LH-10.3",),
        lambda: third().artifact(2, "head_of_sphinx"),
        [
            "2 turn | use head_of_sphinx | artifact-used 2 head_of_sphinx, control 2 crete",
            "2 levy crete 1 | levy crete 1 | recruit 2 1 crete",
        ],
    ),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(*FLOWS[name][0])) for name in FLOWS])
def test_asked_played_and_told(name: str) -> None:
    _rules, start, lines = FLOWS[name]
    assert transcript(start(), *(line.split(" | ")[1] for line in lines)) == lines


@pytest.mark.rule("LH-6.1")
def test_cards_above_the_limit_are_discarded() -> None:
    hand = ("glory-bow", "trap-mace", "assault-axe", "charge-sickle", "wild_attack-axe", "wild_attack-spear")
    table = third().hand(2, *hand, "trap-sword").chance("fortification-torch").play("act prepare", "prepare draw")
    assert question(table) == "discard 4"
    assert log_of(table, "discard glory-bow") == ["discard 2 glory bow"]
    assert question(table) == "discard 3"
    table.expect_hand_size(2, 7)


@pytest.mark.rule("LH-4.4")
def test_a_temple_with_its_priest() -> None:
    table = third().own(2, "arcadia").army(2, "elis", 1)
    assert log_of(table, "act build_temple") == [
        "action 2 build_temple",
        "priest 2 1",
        "temple 2 elis",
        "turn-begins 0",
    ]
    assert table.has_temple("elis")
