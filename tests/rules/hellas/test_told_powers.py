"""What artifacts and blessings do, move by move, for the third player."""

from tests import flows
from tests.flows import Flow

from .scenario import third

FLOWS: dict[str, Flow] = {
    "the trumpet of Feme": (
        ("LH-10.3",),
        lambda: third().artifact(2, "femes_trumpet").used(2, "march", "prepare"),
        [
            "2 turn | use femes_trumpet | artifact-used 2 femes_trumpet",
            "2 clear | clear march | action-cleared 2 march",
            "2 turn | go euboea, go attica, go argolis, go laconia, act build_monument",
        ],
    ),
    "a blow endured": (
        ("LH-7.5",),
        lambda: (
            third()
            .monster("hydra", "crete")
            .hand(2, "assault-axe")
            .chance("glory-bow", "attack-5", "fury", "trap-mace")
        ),
        [
            "2 turn | act hunt | action 2 hunt, hunt 2 perseus hydra, draw 2 glory bow, draw-hidden 2",
            "2 hunt-step hydra | strike assault-axe axe artifact | discard 2 assault axe, wound 2 hydra axe",
            "2 hunt-step hydra | end-attack | ",
            "0 monster-attack hydra | attack-with attack-5 | attack 0 hydra attack 5 nothing 5",
            "2 defend hydra 5 | endure | endured 2",
            "2 injure 1 | injure speed | injured 2 perseus speed, draw 2 trap mace, draw-hidden 2",
            "2 hunt-step hydra | give-up",
        ],
    ),
    "a dodge": (
        (
            "LH-7.4",
            "LH-10.3",
        ),
        lambda: (
            third()
            .monster("hydra", "crete")
            .hand(2, "assault-axe", "trap-mace")
            .bless(2, "advanced_dodge")
            .attributes(2, speed=3)
            .chance("glory-bow", "attack-5", "fury", "trap-sword", "charge-sickle")
        ),
        [
            "2 turn | act hunt | action 2 hunt, hunt 2 perseus hydra, draw 2 glory bow, draw-hidden 2",
            "2 hunt-step hydra | strike assault-axe axe artifact | discard 2 assault axe, wound 2 hydra axe",
            "2 hunt-step hydra | end-attack | ",
            "0 monster-attack hydra | attack-with attack-5 | attack 0 hydra attack 5 nothing 5",
            "2 defend hydra 5 | dodge | blessing-used 2 advanced_dodge",
            "2 defend hydra 2 | guard trap-mace | discard 2 trap mace",
            "2 defend hydra 1 | guard glory-bow",
        ],
    ),
    "an exile": (
        ("LH-10.3",),
        lambda: third().bless(2, "exile").monster("hydra", "crete"),
        [
            "2 turn | exile hydra | blessing-used 2 exile",
            "2 injure 1 | injure speed | injured 2 perseus speed",
            "2 drive hydra | drive hydra epirus | monster-moves hydra crete epirus",
            "2 turn | go euboea, go attica, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "an exile from the first region": (
        ("LH-10.3",),
        lambda: third().bless(2, "exile").monster("hydra", "epirus").hero(2, "epirus"),
        [
            "2 turn | exile hydra | blessing-used 2 exile",
            "2 injure 1 | injure strength | injured 2 perseus strength",
            "2 drive hydra | drive hydra crete | monster-moves hydra epirus crete",
            "2 turn | go macedonia, go thessaly, go acarnania, go aetolia, act prepare, act build_monument",
        ],
    ),
    "a shot at a monster": (
        (
            "LH-10.3",
            "LH-7.10",
        ),
        lambda: third().bless(2, "shoot_to_kill").monster("hydra", "crete").hand(2, "glory-bow"),
        [
            "2 turn | shoot glory-bow | blessing-used 2 shoot_to_kill, discard 2 glory bow",
            "2 shoot | wound hydra sword plain | wound 2 hydra sword",
            "2 turn | go euboea, go attica, go argolis, go laconia, act prepare, act hunt, act build_monument",
        ],
    ),
    "a shot in the first region": (
        ("LH-10.3",),
        lambda: (
            third()
            .hero(2, "epirus")
            .bless(2, "shoot_to_kill")
            .monster("cyclops", "epirus")
            .army(0, "epirus", 3)
            .hand(2, "glory-bow")
        ),
        [
            "2 turn | shoot glory-bow | blessing-used 2 shoot_to_kill, discard 2 glory bow",
            "2 shoot | shoot-hoplites epirus | hoplites-die 0 2 epirus",
            "2 turn | go macedonia, go thessaly, go acarnania, go aetolia, act prepare, act hunt, act build_monument",
        ],
    ),
    "a hero's wrath": (
        ("LH-10.3",),
        lambda: third().bless(2, "heros_wrath").hand(2, "glory-bow").army(0, "attica", 3),
        [
            "2 turn | go attica | hero-moves 2 perseus crete attica",
            "2 wrath attica | wrath glory-bow | blessing-used 2 heros_wrath, discard 2 glory bow, hoplites-die 0 2 attica",
            "2 turn | act prepare, act build_monument",
        ],
    ),
    "a hero without wrath": (
        ("LH-3.4",),
        lambda: third().hand(2, "glory-bow").army(0, "attica", 3),
        [
            "2 turn | go attica | hero-moves 2 perseus crete attica",
            "2 turn | act prepare, act build_monument",
        ],
    ),
    "a wild hunt": (
        ("LH-10.3",),
        lambda: (
            third()
            .bless(2, "wild_hunt")
            .attributes(2, strength=3)
            .monster("hydra", "crete")
            .chance("glory-torch", "trap-mace")
        ),
        [
            "2 turn | bless wild_hunt | blessing-used 2 wild_hunt, attribute 2 strength 2, hunt 2 perseus hydra, draw 2 glory torch, draw-hidden 2, draw 2 trap mace, draw-hidden 2",
            "2 hunt-step hydra | strike glory-torch torch plain | discard 2 glory torch, wound 2 hydra torch",
            "2 hunt-step hydra | give-up | hunt-fails 2 hydra",
            "2 injure 1 | injure leadership | injured 2 perseus leadership",
            "2 turn | act prepare, act hunt, act build_monument",
        ],
    ),
    "Pandora's box": (
        (
            "LH-10.3",
            "LH-5.1",
        ),
        lambda: third().artifact(2, "pandoras_box").monster("hydra", "elis").army(1, "arcadia", 2).chance("attack"),
        [
            "2 turn | use pandoras_box | artifact-used 2 pandoras_box, monster-roll hydra region_attack, monster-attacks hydra elis, hoplites-die 1 1 arcadia",
            "2 turn | go euboea, go attica, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "thunder on a monster": (
        (
            "LH-10.3",
            "LH-7.10",
        ),
        lambda: third().artifact(2, "thunder_of_zeus").monster("hydra", "elis"),
        [
            "2 turn | use thunder_of_zeus | artifact-used 2 thunder_of_zeus",
            "2 thunder | wound hydra torch plain | wound 2 hydra torch",
            "2 turn | go euboea, go attica, go argolis, go laconia, act recruit, act prepare, act build_monument",
        ],
    ),
    "thunder on a hero": (
        ("LH-10.3",),
        lambda: third().artifact(2, "thunder_of_zeus").monster("hydra", "elis"),
        [
            "2 turn | use thunder_of_zeus | artifact-used 2 thunder_of_zeus",
            "2 thunder | smite p1 | ",
            "1 injure 1 | injure speed | injured 1 achilles speed",
            "2 turn | go euboea, go attica, go argolis, go laconia, act recruit, act prepare, act build_monument",
        ],
    ),
    "the eye of the cyclops": (
        ("LH-10.3",),
        lambda: third().artifact(2, "eye_of_cyclops").temples("crete"),
        [
            "2 turn | use eye_of_cyclops | artifact-used 2 eye_of_cyclops, priest 2 1",
            "2 turn | pray zeus, pray athena, pray hermes, go euboea, go attica, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "the tethers": (
        ("LH-10.3",),
        lambda: third().artifact(2, "adamant_tethers").army(0, "crete", 5),
        [
            "2 turn | use adamant_tethers | artifact-used 2 adamant_tethers, hoplites-die 0 3 crete",
            "2 turn | go euboea, go attica, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "the fire of the chimera": (
        ("LH-10.3",),
        lambda: third().artifact(2, "chimeras_fire").army(0, "crete", 5),
        [
            "2 turn | use chimeras_fire | artifact-used 2 chimeras_fire, hoplites-die 0 1 crete",
            "2 turn | go euboea, go attica, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "Apollo's arrow from the first region": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: third().army(2, "thessaly", 3).army(1, "macedonia", 1).artifact(2, "apollos_arrow").hero(2, "epirus"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march thessaly macedonia | ",
            "2 count thessaly macedonia | count 3 | hoplites-move 2 3 thessaly macedonia, battle-begins 2 1 macedonia",
            "2 before macedonia | use apollos_arrow | artifact-used 2 apollos_arrow, passed 1, passed 2, battle-strength macedonia 2 5 1 2, hoplites-die 1 1 macedonia, battle-losses 2 0 1 1, battle-won 2 macedonia, control 2 macedonia, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "the caduceus": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: (
            third().army(2, "arcadia", 3).army(1, "elis", 1).artifact(2, "caduceus").hand(1, "glory-bow", "trap-mace")
        ),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "2 before elis | use caduceus | artifact-used 2 caduceus",
            "1 pay-card 1 | discard trap-mace | discard 1 trap mace",
            "1 battle elis | play glory-bow, pass",
        ],
    ),
    "always prepared": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 1).bless(2, "always_prepared").chance("glory-bow"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "2 before elis | bless always_prepared | blessing-used 2 always_prepared, draw 2 glory bow, draw-hidden 2, passed 1",
            "2 battle elis | play glory-bow, pass",
        ],
    ),
    "unbroken morale": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: third().army(2, "arcadia", 2).army(1, "elis", 4).bless(2, "unbroken_morale"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 2 | hoplites-move 2 2 arcadia elis, battle-begins 2 1 elis",
            "2 before elis | bless unbroken_morale | blessing-used 2 unbroken_morale, hoplites-die 1 1 elis, passed 1, passed 2, battle-strength elis 2 2 1 3, hoplites-die 2 1 elis, battle-losses 2 1 1 0, retreat 2 1 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "an ambush": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 2, fortified=True).bless(1, "ambush"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "1 before elis | bless ambush | blessing-used 1 ambush, hoplites-die 2 1 elis, passed 1, passed 2, battle-strength elis 2 2 1 3, hoplites-die 2 1 elis, battle-losses 2 1 1 0, retreat 2 1 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "an ambush that leaves nobody": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: third().army(2, "arcadia", 1).army(1, "elis", 2, fortified=True).bless(1, "ambush", "always_prepared"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | hoplites-move 2 1 arcadia elis, battle-begins 2 1 elis",
            "1 before elis | bless ambush | blessing-used 1 ambush, hoplites-die 2 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "a response force": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: third().army(2, "arcadia", 3).army(1, "elis", 2).army(1, "achaea", 2).bless(1, "response_force"),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "1 before elis | bless response_force | blessing-used 1 response_force",
            "1 bring elis | bring achaea 1 | hoplites-move 1 1 achaea elis, passed 1, passed 2, battle-strength elis 2 3 1 3, hoplites-die 2 1 elis, battle-losses 2 1 1 0, retreat 2 2 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
    "the horn of the minotaur": (
        (
            "LH-10.3",
            "LH-8.1",
        ),
        lambda: (
            third()
            .army(2, "arcadia", 3)
            .army(1, "elis", 2)
            .army(1, "achaea", 2)
            .army(1, "messenia", 1)
            .artifact(1, "minotaurs_horn")
        ),
        [
            "2 turn | act march | action 2 march",
            "2 march 1 | march arcadia elis | ",
            "2 count arcadia elis | count 3 | hoplites-move 2 3 arcadia elis, battle-begins 2 1 elis",
            "1 before elis | use minotaurs_horn | artifact-used 1 minotaurs_horn",
            "1 bring elis | bring messenia 1 | hoplites-move 1 1 messenia elis",
            "1 bring elis | bring achaea 1 | hoplites-move 1 1 achaea elis, passed 1, passed 2, battle-strength elis 2 3 1 4, hoplites-die 2 1 elis, battle-losses 2 1 1 0, retreat 2 2 elis arcadia, battle-won 1 elis, turn-begins 0",
            "0 turn | go corinthia, go achaea, go elis, go messenia, go argolis, go laconia, act prepare, act build_monument",
        ],
    ),
}


@flows.each(FLOWS)
def test_asked_played_and_told(flow: Flow) -> None:
    flows.check(flow)
