"""Temples, monuments, events and the king, move by move, for the third player."""

from tests import flows
from tests.flows import Flow

from .scenario import third

FLOWS: dict[str, Flow] = {
    "a quest paid with cards": (
        ("LH-9.1",),
        lambda: (
            third()
            .quest("golden_fleece")
            .hero(2, "acarnania")
            .attributes(2, leadership=5, strength=5, speed=5)
            .priests(2, 3)
            .hand(2, "glory-bow", "trap-mace", "trap-sword")
        ),
        [
            "2 turn | go acarnania | hero-moves 2 perseus acarnania acarnania",
            "2 begin-quest acarnania | begin-quest golden_fleece 1, begin-quest golden_fleece 2, skip",
        ],
    ),
    "a usurper with the glory of Zeus": (
        ("LH-4.7",),
        lambda: third().glory(2, "brown").bless(2, "glory_of_zeus").army(0, "crete", 1),
        [
            "2 turn | act usurp | action 2 usurp, usurp 2 crete, control 2 crete",
            "0 retreat crete | retreat attica | retreat 0 1 crete attica",
            "2 levy crete 3 | levy crete 2 | recruit 2 2 crete, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act hoplite_movement, act march, act prepare, act build_monument",
        ],
    ),
    "a usurper in an own region": (
        ("LH-4.7",),
        lambda: third().glory(2, "brown").army(2, "crete", 1),
        [
            "2 turn | act usurp | action 2 usurp, usurp 2 crete",
            "2 levy crete 1 | levy crete 1 | recruit 2 1 crete, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "preparations in the first region": (
        (
            "LH-4.6",
            "LH-2.7",
        ),
        lambda: third().hero(2, "epirus").own(2, "epirus").chance("glory-bow"),
        [
            "2 turn | act prepare | action 2 prepare",
            "2 prepare 2 | prepare recruit | ",
            "2 levy epirus 1 | levy epirus 1 | recruit 2 1 epirus",
            "2 prepare 1 | prepare draw | draw 2 glory bow, draw-hidden 2",
            "2 appear | appear crete | hero-appears 2 perseus crete, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "preparations of a trained hero": (
        (
            "LH-4.6",
            "LH-10.3",
        ),
        lambda: third().bless(2, "combat_training").injure(2, "speed").chance("glory-bow", "trap-mace"),
        [
            "2 turn | act prepare | action 2 prepare",
            "2 prepare 2 | prepare heal | healed 2 perseus speed",
            "2 prepare 1 | prepare draw | draw 2 glory bow, draw-hidden 2, draw 2 trap mace, draw-hidden 2",
            "2 appear | skip | turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "no token is taken in another's name": (
        ("LH-1.4",),
        lambda: third().king("zeus", 1, 2).chance("glory-bow", "trap-mace"),
        [
            "2 turn | act prepare | action 2 prepare",
            "2 prepare 2 | prepare draw | draw 2 glory bow, draw-hidden 2",
            "2 prepare 1 | prepare draw | draw 2 trap mace, draw-hidden 2",
            "2 appear | skip | turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a blow that takes half an even hand": (
        (
            "LH-7.5",
            "LH-monster-minotaur",
        ),
        lambda: (
            third()
            .monster("minotaur", "crete")
            .hand(2, "assault-spear", "trap-mace", "trap-sword", "charge-sickle")
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
            "2 pay-card 1 | discard trap-sword | discard 2 trap sword, draw 2 javelin_volley axe, draw-hidden 2",
            "2 hunt-step minotaur | strike javelin_volley-axe axe artifact, convert sickle bow plain, convert sickle mace priest, convert sickle mace plain, convert sickle axe artifact, give-up",
        ],
    ),
    "the sphinx bars preparations": (
        (
            "LH-4.6",
            "LH-monster-sphinx",
        ),
        lambda: third().monster("sphinx", "crete").chance("glory-bow", "trap-mace"),
        [
            "2 turn | act prepare | action 2 prepare, draw 2 glory bow, draw-hidden 2, draw 2 trap mace, draw-hidden 2",
            "2 appear | skip | turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "strength of a god heals its owner": (
        (
            "LH-10.3",
            "LH-4.9",
        ),
        lambda: (
            third().bless(1, "gods_strength").injure(1, "speed", "strength").injure(2, "speed").chance("golden_fleece")
        ),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level zeus | monument 2 zeus 2",
            "1 heal | heal strength | healed 1 achilles strength, quest-appears golden_fleece acarnania, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a monument renews": (
        ("LH-4.9",),
        lambda: (
            third()
            .own(2, "elis")
            .temples("elis")
            .artifact(1, "harpe")
            .exhaust(1)
            .used(1, "march")
            .praying("zeus", 1, 2)
            .chance("golden_fleece")
        ),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level hermes | monument 2 hermes 2, priest 2 1, quest-appears golden_fleece acarnania, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a monument among monsters": (
        ("LH-5.1",),
        lambda: (
            third()
            .monster("hydra", "elis")
            .monster("medusa", "attica")
            .chance("move or attack", "nothing", "golden_fleece")
        ),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level athena | monument 2 athena 2",
            "2 roll | roll medusa | monster-roll medusa move_or_region_attack",
            "2 beast medusa | let-move | ",
            "2 drive medusa | drive medusa crete | monster-moves medusa attica crete, monster-roll hydra nothing, quest-appears golden_fleece acarnania, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a quest too many": (
        ("LH-5.2",),
        lambda: third().quest("aid_to_atlas", "amazon_queen", "cattle_of_geryon").chance("golden_fleece"),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level zeus | monument 2 zeus 2, quest-too-many golden_fleece, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "an event that does nothing": (
        ("LH-5.2",),
        lambda: third().slain("hydra").chance("hydra_1", "golden_fleece"),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level zeus | monument 2 zeus 2, event-nothing hydra, quest-appears golden_fleece acarnania, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a monster evolves": (
        ("LH-5.2",),
        lambda: third().monster("cyclops", "elis").chance("nothing", "cyclops_2"),
        [
            "2 turn | act build_monument | action 2 build_monument",
            "2 monument | build-level zeus | monument 2 zeus 2, monster-roll cyclops nothing, monster-evolves cyclops cyclops_2, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a draft of blessings": (
        (
            "LH-4.4",
            "LH-10.1",
        ),
        lambda: third().own(2, "elis").temple_card("temple_1").built(1).chance("exile", "bluff", "armory", "ambush"),
        [
            "2 turn | act build_temple | action 2 build_temple, priest 2 1, temple 2 elis, draft 2",
            "2 draft | draft armory, draft bluff, draft exile, draft ambush",
        ],
    ),
    "a temple of Hermes": (
        ("LH-10.3",),
        lambda: third().own(2, "elis").bless(2, "hermes_temple"),
        [
            "2 turn | act build_temple | action 2 build_temple, priest 2 1, temple 2 elis, extra-special 2",
            "2 special | act recruit, act prepare, act build_monument",
        ],
    ),
    "an oracle": (
        ("LH-4.5",),
        lambda: third().own(2, "phocis").temple_card("temple_1"),
        [
            "2 turn | act build_temple | action 2 build_temple, priest 2 1, oracle 2, extra-special 2",
            "2 special | act prepare, act build_monument",
        ],
    ),
    "a second oracle": (
        ("LH-4.5",),
        lambda: third().own(2, "phocis").temple_card("temple_2").chance("exile", "bluff", "armory", "ambush"),
        [
            "2 turn | act build_temple | action 2 build_temple, priest 2 1, oracle 2, priest 2 1, draft 2",
            "2 draft | draft armory, draft bluff, draft exile, draft ambush",
        ],
    ),
    "a third oracle": (
        ("LH-4.5",),
        lambda: third().own(2, "phocis").temple_card("temple_3").chance("harpe", "aegis", "ambrosia"),
        [
            "2 turn | act build_temple | action 2 build_temple, priest 2 1, oracle 2",
            "2 keep-artifact | keep-artifact harpe, keep-artifact ambrosia, keep-artifact aegis",
        ],
    ),
    "a fourth oracle": (
        ("LH-4.5",),
        lambda: (
            third()
            .own(2, "phocis")
            .temple_card("temple_4")
            .chance("glory-bow", "trap-mace", "trap-sword", "charge-sickle")
        ),
        [
            "2 turn | act build_temple | action 2 build_temple, priest 2 1, oracle 2, draw 2 glory bow, draw-hidden 2, draw 2 trap mace, draw-hidden 2, draw 2 trap sword, draw-hidden 2, draw 2 charge sickle, draw-hidden 2, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a fifth oracle": (
        ("LH-4.5",),
        lambda: third().own(2, "phocis").temple_card("temple_5"),
        [
            "2 turn | act build_temple | action 2 build_temple, priest 2 1, oracle 2",
            "2 raise | raise leadership, raise strength, raise speed",
        ],
    ),
    "a token off the king's card": (
        ("LH-1.4",),
        lambda: third().king("zeus", 2, 2).chance("glory-bow", "trap-mace"),
        [
            "2 turn | act prepare | action 2 prepare",
            "2 prepare 2 | prepare draw | draw 2 glory bow, draw-hidden 2",
            "2 prepare 1 | prepare draw | draw 2 trap mace, draw-hidden 2",
            "2 appear | skip | king-token 2 1, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "no token left on the king's card": (
        ("LH-1.4",),
        lambda: third().king("zeus", 2, 0).chance("glory-bow", "trap-mace"),
        [
            "2 turn | act prepare | action 2 prepare",
            "2 prepare 2 | prepare draw | draw 2 glory bow, draw-hidden 2",
            "2 prepare 1 | prepare draw | draw 2 trap mace, draw-hidden 2",
            "2 appear | skip | turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a prayer beside others": (
        ("LH-3.3",),
        lambda: third().priests(2, 2).praying("athena", 1),
        [
            "2 turn | pray athena | pray 2 athena leadership 2",
            "2 turn | go euboea, go attica, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
}


@flows.each(FLOWS)
def test_asked_played_and_told(flow: Flow) -> None:
    flows.check(flow)
