"""Battles, marches and hunts, move by move, for the third player."""

from tests import flows
from tests.flows import Flow

from .scenario import third

FLOWS: dict[str, Flow] = {
    "reinforcements": (
        ("LH-8.2",),
        lambda: third().army(2, "arcadia", 2).army(2, "achaea", 2).army(1, "elis", 3).hand(2, "reinforcements-shield"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 2 | hoplites-move 2 2 arcadia elis, battle-begins 2 1 elis, passed 1",
            "2 battle elis | play reinforcements-shield | card 2 reinforcements shield",
            "2 bring elis | bring achaea 2 | hoplites-move 2 2 achaea elis, passed 2, battle-strength elis 2 4 1 3, hoplites-die 1 1 elis, battle-losses 2 0 1 1, retreat 1 2 elis messenia, battle-won 2 elis, control 2 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "local support": (
        ("LH-8.2",),
        lambda: third().army(2, "arcadia", 2).army(1, "elis", 2).hand(1, "local_support-bow"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 2 | hoplites-move 2 2 arcadia elis, battle-begins 2 1 elis",
            "1 battle elis | play local_support-bow | card 1 local_support bow",
            "1 levy elis 2 | levy-fortified elis 2 | recruit-fortified 1 2 elis, passed 2, passed 1, battle-strength elis 2 2 1 6, hoplites-die 2 1 elis, battle-losses 2 1 1 0, retreat 2 1 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a blow that takes half an odd hand": (
        (
            "LH-7.5",
            "LH-monster-minotaur",
        ),
        lambda: (
            third()
            .monster("minotaur", "crete")
            .hand(2, "assault-spear", "trap-mace", "trap-sword")
            .chance("glory-torch", "special_attack-3", "fury")
        ),
        [
            "2 turn | act hunt | action 2 hunt, hunt 2 perseus minotaur, draw 2 glory torch, draw-hidden 2",
            "2 hunt-step minotaur | strike glory-torch torch plain | discard 2 glory torch, wound 2 minotaur torch",
            "2 hunt-step minotaur | end-attack | ",
            "0 monster-attack minotaur | attack-with special_attack-3 | attack 0 minotaur special_attack 3 nothing 3",
            "2 defend minotaur 3 | endure | endured 2",
            "2 injure 2 | injure speed | injured 2 perseus speed",
            "2 injure 1 | injure strength | injured 2 perseus strength",
            "2 pay-card 2 | discard trap-mace | discard 2 trap mace",
            "2 pay-card 1 | discard trap-sword | discard 2 trap sword, draw 2 assault axe, draw-hidden 2",
            "2 hunt-step minotaur | strike assault-axe axe artifact, give-up",
        ],
    ),
    "a plan completes a defence": (
        (
            "LH-7.4",
            "LH-10.3",
        ),
        lambda: (
            third()
            .monster("hydra", "crete")
            .hand(2, "assault-axe", "trap-mace", "glory-bow")
            .bless(2, "master_plan")
            .priests(2, 1)
            .chance("trap-sword", "attack-5", "fury", "charge-sickle", "glory-torch")
        ),
        [
            "2 turn | act hunt | action 2 hunt, hunt 2 perseus hydra, draw 2 trap sword, draw-hidden 2",
            "2 hunt-step hydra | strike assault-axe axe artifact | discard 2 assault axe, wound 2 hydra axe",
            "2 hunt-step hydra | end-attack | ",
            "0 monster-attack hydra | attack-with attack-5 | attack 0 hydra attack 5 nothing 5",
            "2 defend hydra 5 | guard-plan trap-mace | priest-sacrificed 2, discard 2 trap mace",
            "2 defend hydra 1 | guard glory-bow | discard 2 glory bow, defended 2, draw 2 charge sickle, draw-hidden 2, draw 2 glory torch, draw-hidden 2",
            "2 hunt-step hydra | strike glory-torch torch plain, strike trap-sword sword priest, strike trap-sword sword plain, convert sickle torch plain, convert sickle sword priest, convert sickle sword plain, give-up",
        ],
    ),
    "a set of kept cards": (
        ("LH-9.4",),
        lambda: (
            third().keep_quest(2, "aid_to_atlas").keep_quest(2, "clean_augean_stables").chance("glory-bow", "trap-mace")
        ),
        [
            "2 turn | quest-card aid_to_atlas | quest-card 2 aid_to_atlas, draw 2 glory bow, draw-hidden 2, draw 2 trap mace, draw-hidden 2",
            "2 turn | go euboea, go attica, go argolis, go laconia, quest-card clean_augean_stables, act prepare, act build_monument",
        ],
    ),
    "a quest card for one more action": (
        ("LH-9.4",),
        lambda: third().keep_quest(2, "clean_augean_stables"),
        [
            "2 turn | quest-card clean_augean_stables | quest-card 2 clean_augean_stables",
            "2 turn | go euboea, go attica, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "local support of the attacker": (
        ("LH-8.2",),
        lambda: third().army(2, "arcadia", 2).army(1, "elis", 3).glory(2, "green").hand(2, "local_support-torch"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 2 | hoplites-move 2 2 arcadia elis, battle-begins 2 1 elis, passed 1",
            "2 battle elis | play local_support-torch | card 2 local_support torch, passed 2, battle-strength elis 2 3 1 3, hoplites-die 2 1 elis, battle-losses 2 1 1 0, retreat 2 1 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a defender encircles": (
        ("LH-8.4",),
        lambda: third().army(2, "arcadia", 5).army(1, "elis", 8).hand(1, "encirclement-mace"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 5 | hoplites-move 2 5 arcadia elis, battle-begins 2 1 elis",
            "1 battle elis | play encirclement-mace | card 1 encirclement mace, passed 2, passed 1, battle-strength elis 2 5 1 10, hoplites-die 2 3 elis, hoplites-die 1 1 elis, battle-losses 2 3 1 1, retreat 2 2 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "an attacker encircles": (
        ("LH-8.4",),
        lambda: third().army(2, "arcadia", 8).army(1, "elis", 5).own(1, "achaea").hand(2, "encirclement-sword"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 8 | hoplites-move 2 8 arcadia elis, battle-begins 2 1 elis, passed 1",
            "2 battle elis | play encirclement-sword | card 2 encirclement sword, passed 2, battle-strength elis 2 10 1 5, hoplites-die 2 1 elis, hoplites-die 1 3 elis, battle-losses 2 1 1 3",
            "1 retreat elis | retreat achaea, retreat messenia",
        ],
    ),
    "javelins kill the last": (
        ("LH-8.4",),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 1).hand(2, "javelin_volley-axe").hand(1, "trap-mace"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "1 battle elis | play trap-mace | card 1 trap mace",
            "2 battle elis | play javelin_volley-axe | card 2 javelin_volley axe, hoplites-die 1 1 elis, battle-losses 2 0 1 2, battle-won 2 elis, control 2 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "javelins of the defender": (
        ("LH-8.4",),
        lambda: third().army(2, "arcadia", 1).army(1, "elis", 3).hand(1, "javelin_volley-axe"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | hoplites-move 2 1 arcadia elis, battle-begins 2 1 elis",
            "1 battle elis | play javelin_volley-axe | card 1 javelin_volley axe, hoplites-die 2 1 elis, battle-losses 2 1 1 0, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "blood strikes": (
        (
            "LH-10.3",
            "LH-8.4",
        ),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 3).artifact(1, "medusas_blood").hand(1, "trap-mace"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "1 battle elis | play trap-mace | card 1 trap mace, passed 2, passed 1, battle-strength elis 2 3 1 5",
            "1 blood elis | blood-strike | artifact-used 1 medusas_blood, hoplites-die 2 2 elis, hoplites-die 1 1 elis, battle-losses 2 2 1 1, retreat 2 1 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "the aegis in a battle": (
        (
            "LH-10.3",
            "LH-8.4",
        ),
        lambda: (
            third()
            .army(2, "arcadia", 6)
            .army(1, "elis", 4)
            .own(1, "achaea")
            .artifact(1, "aegis")
            .hand(2, "encirclement-sword")
        ),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 6 | hoplites-move 2 6 arcadia elis, battle-begins 2 1 elis, passed 1",
            "2 battle elis | play encirclement-sword | card 2 encirclement sword, passed 2, battle-strength elis 2 8 1 4, hoplites-die 2 1 elis",
            "1 aegis 3 elis | protect | artifact-used 1 aegis, hoplites-die 1 1 elis, battle-losses 2 1 1 3",
            "1 retreat elis | retreat achaea, retreat messenia",
        ],
    ),
    "the aegis for one hoplite": (
        ("LH-10.3",),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 1).own(1, "achaea").artifact(1, "aegis"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis, passed 1, passed 2, battle-strength elis 2 3 1 1",
            "1 aegis 1 elis | protect | artifact-used 1 aegis, battle-losses 2 0 1 1",
            "1 retreat elis | retreat achaea, retreat messenia",
        ],
    ),
    "a gift of Athena": (
        ("LH-10.3",),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 1).bless(2, "athenas_gift"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis, passed 1, passed 2, battle-strength elis 2 3 1 1, hoplites-die 1 1 elis, battle-losses 2 0 1 1, battle-won 2 elis, control 2 elis, priest 2 1, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a murderous march": (
        ("LH-10.3",),
        lambda: third().army(2, "arcadia", 5).bless(2, "murderous_march"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | murderous-march arcadia | blessing-used 2 murderous_march",
            "2 march 1 | march arcadia epirus | hoplites-die 2 2 arcadia",
            "2 count arcadia epirus | count 2 | hoplites-move 2 2 arcadia epirus, control 2 epirus, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a forced march": (
        (
            "LH-10.3",
            "LH-3.10",
        ),
        lambda: third().army(2, "arcadia", 5).bless(2, "forced_march"),
        [
            "2 turn | act march | action 2 march",
            "2 march 2 | march arcadia elis | ",
            "2 count arcadia elis | count 4 | hoplites-move 2 4 arcadia elis",
            "2 onward elis 1 | onward achaea | hoplites-move 2 4 elis achaea, control 2 achaea, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a forced march that halts": (
        (
            "LH-10.3",
            "LH-3.10",
        ),
        lambda: third().army(2, "arcadia", 5).bless(2, "forced_march"),
        [
            "2 turn | act march | action 2 march",
            "2 march 2 | march arcadia elis | ",
            "2 count arcadia elis | count 4 | hoplites-move 2 4 arcadia elis",
            "2 onward elis 1 | halt | control 2 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a rearguard": (
        ("LH-10.3",),
        lambda: third().army(2, "arcadia", 5).bless(2, "rearguard"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 4 | hoplites-move 2 4 arcadia elis, control 2 elis",
            "2 levy arcadia 2 | levy arcadia 1 | recruit 2 1 arcadia, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "the power of Hermes": (
        ("LH-3.3",),
        lambda: third().army(2, "arcadia", 3).priests(2, 1).level("hermes", 3).bless(2, "rearguard", "murderous_march"),
        [
            "2 turn | pray hermes | pray 2 hermes speed 2",
            "2 power hermes | use-power | ",
            "2 march 2 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis",
            "2 onward elis 1 | onward achaea, onward arcadia, onward messenia, halt",
        ],
    ),
    "the power of Athena": (
        ("LH-3.3",),
        lambda: third().own(2, "arcadia", "elis").priests(2, 1).level("athena", 3),
        [
            "2 turn | pray athena | pray 2 athena leadership 2",
            "2 muster 2 | muster elis | ",
            "2 levy elis 2 | levy elis 1 | recruit 2 1 elis",
            "2 turn | go euboea, go attica, go argolis, go laconia, act hoplite_movement, act recruit, act march, act build_temple, act prepare, act build_monument",
        ],
    ),
    "a chimera bites": (
        ("LH-event-chimera_1",),
        lambda: third().army(2, "arcadia", 3).monster("chimera", "elis", "chimera_1", "chimera_2"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, hoplites-die 2 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
}


@flows.each(FLOWS)
def test_asked_played_and_told(flow: Flow) -> None:
    flows.check(flow)
