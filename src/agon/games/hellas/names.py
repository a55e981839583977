"""Numbers of the components: their places in the data files, which are part of the save format."""

from typing import Final

# heroes
ACHILLES: Final = 0
HELEN: Final = 1
HERACLES: Final = 2
PERSEUS: Final = 3

# gods and their monuments
ZEUS: Final = 0
ATHENA: Final = 1
HERMES: Final = 2

# attributes
LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2

# artifacts
CADUCEUS: Final = 0
APOLLOS_ARROW: Final = 1
FEMES_TRUMPET: Final = 2
HARPE: Final = 3
PANDORAS_BOX: Final = 4
HORN_OF_PLENTY: Final = 5
AMBROSIA: Final = 6
AEGIS: Final = 7
EYE_OF_GRAEAE: Final = 8
ARIADNES_THREAD: Final = 9
POISON_ARROWS: Final = 10
MINOTAURS_HORN: Final = 11
HEAD_OF_SPHINX: Final = 12
EYE_OF_CYCLOPS: Final = 13
MEDUSAS_BLOOD: Final = 14
CHIMERAS_FIRE: Final = 15
ADAMANT_TETHERS: Final = 16
OWL_OF_ATHENA: Final = 17
THUNDER_OF_ZEUS: Final = 18
BOOTS_OF_HERMES: Final = 19

# blessings
B_CUNNING_TACTICIAN: Final = 0
B_MOBILIZATION: Final = 1
B_MASTER_PLAN: Final = 2
B_ATHENAS_GIFT: Final = 3
B_HEROIC_PRESENCE: Final = 4
B_ALWAYS_PREPARED: Final = 5
B_UNBROKEN_MORALE: Final = 6
B_LOCAL_VOLUNTEERS: Final = 7
B_STALWART_DEFENSE: Final = 8
B_NO_ATTRITION: Final = 9
B_BATTLE_PRAYER: Final = 10
B_RESTRICTIVE_MANEUVER: Final = 11
B_SACRIFICE_OF_FLESH: Final = 12
B_WEAK_SPOT: Final = 13
B_PUSH_UPS: Final = 14
B_INSPIRING_HUNT: Final = 15
B_COMBAT_TRAINING: Final = 16
B_HEROS_WRATH: Final = 17
B_LOCAL_SUPPORT: Final = 18
B_GLORY_OF_ZEUS: Final = 19
B_ARMORY: Final = 20
B_GODS_STRENGTH: Final = 21
B_WILD_HUNT: Final = 22
B_SHOOT_TO_KILL: Final = 23
B_EXHAUSTED_FIGHT: Final = 24
B_FORCED_MARCH: Final = 25
B_REARGUARD: Final = 26
B_RESPONSE_FORCE: Final = 27
B_BLUFF: Final = 28
B_EXILE: Final = 29
B_AMBUSH: Final = 30
B_MURDEROUS_MARCH: Final = 31
B_ADVANCED_DODGE: Final = 32
B_HERMES_TEMPLE: Final = 33
B_WINGED_BOOTS: Final = 34
B_HEROS_APPRENTICE: Final = 35

# actions: the four regular ones, then the seven special ones
A_USE_ARTIFACTS: Final = 0
A_PRAYER: Final = 1
A_HERO_MOVEMENT: Final = 2
A_HOPLITE_MOVEMENT: Final = 3
A_RECRUIT: Final = 4
A_MARCH: Final = 5
A_BUILD_TEMPLE: Final = 6
A_PREPARE: Final = 7
A_USURP: Final = 8
A_HUNT: Final = 9
A_BUILD_MONUMENT: Final = 10

HEROES: Final = (
    "achilles",
    "helen",
    "heracles",
    "perseus",
)
GODS: Final = (
    "zeus",
    "athena",
    "hermes",
)
ATTRIBUTES: Final = (
    "leadership",
    "strength",
    "speed",
)
ARTIFACTS: Final = (
    "caduceus",
    "apollos_arrow",
    "femes_trumpet",
    "harpe",
    "pandoras_box",
    "horn_of_plenty",
    "ambrosia",
    "aegis",
    "eye_of_graeae",
    "ariadnes_thread",
    "poison_arrows",
    "minotaurs_horn",
    "head_of_sphinx",
    "eye_of_cyclops",
    "medusas_blood",
    "chimeras_fire",
    "adamant_tethers",
    "owl_of_athena",
    "thunder_of_zeus",
    "boots_of_hermes",
)
BLESSINGS: Final = (
    "cunning_tactician",
    "mobilization",
    "master_plan",
    "athenas_gift",
    "heroic_presence",
    "always_prepared",
    "unbroken_morale",
    "local_volunteers",
    "stalwart_defense",
    "no_attrition",
    "battle_prayer",
    "restrictive_maneuver",
    "sacrifice_of_flesh",
    "weak_spot",
    "push_ups",
    "inspiring_hunt",
    "combat_training",
    "heros_wrath",
    "local_support",
    "glory_of_zeus",
    "armory",
    "gods_strength",
    "wild_hunt",
    "shoot_to_kill",
    "exhausted_fight",
    "forced_march",
    "rearguard",
    "response_force",
    "bluff",
    "exile",
    "ambush",
    "murderous_march",
    "advanced_dodge",
    "hermes_temple",
    "winged_boots",
    "heros_apprentice",
)
ACTIONS: Final = (
    "use_artifacts",
    "prayer",
    "hero_movement",
    "hoplite_movement",
    "recruit",
    "march",
    "build_temple",
    "prepare",
    "usurp",
    "hunt",
    "build_monument",
)
REGIONS_IN_ORDER: Final = (
    "epirus",
    "macedonia",
    "thessaly",
    "chalkidiki",
    "acarnania",
    "aetolia",
    "locris",
    "phocis",
    "euboea",
    "boeotia",
    "attica",
    "corinthia",
    "achaea",
    "elis",
    "arcadia",
    "messenia",
    "argolis",
    "laconia",
    "crete",
)
MONSTERS_IN_ORDER: Final = (
    "cyclops",
    "hydra",
    "cerberus",
    "medusa",
    "sphinx",
    "chimera",
    "minotaur",
)
EVENTS_IN_ORDER: Final = (
    "cyclops_1",
    "cyclops_2",
    "hydra_1",
    "hydra_2",
    "cerberus_1",
    "cerberus_2",
    "medusa_1",
    "medusa_2",
    "sphinx_1",
    "sphinx_2",
    "chimera_1",
    "chimera_2",
    "minotaur_1",
    "minotaur_2",
)
QUESTS_IN_ORDER: Final = (
    "aid_to_atlas",
    "amazon_queen",
    "clean_augean_stables",
    "saving_prometheus",
    "capture_cretan_bull",
    "calydonian_hunt",
    "kill_stymphalian_birds",
    "golden_fleece",
    "cattle_of_geryon",
)
COMBAT_IN_ORDER: Final = (
    "fortification-torch",
    "local_support-torch",
    "glory-torch",
    "fortification-bow",
    "local_support-bow",
    "glory-bow",
    "phalanx-torch",
    "flank_attack-bow",
    "trap-sword",
    "tactical_maneuver-sword",
    "encirclement-sword",
    "wild_attack-sword",
    "trap-mace",
    "tactical_maneuver-mace",
    "encirclement-mace",
    "wild_attack-mace",
    "reinforcements-shield",
    "charge-sickle",
    "javelin_volley-axe",
    "wild_attack-axe",
    "assault-axe",
    "javelin_volley-spear",
    "wild_attack-spear",
    "assault-spear",
)
ATTACKS_IN_ORDER: Final = (
    "attack-3",
    "attack-4",
    "attack-5",
    "mighty_attack-4",
    "charge",
    "fury",
    "nasty_wound-4",
    "quick_attack-4",
    "quick_attack-5",
    "wild_attack-4",
    "wild_attack-5",
    "surprise_attack",
    "recall-3",
    "recall-4",
    "special_attack-3",
    "special_attack-4",
    "rampage",
)
TEMPLES_IN_ORDER: Final = (
    "temple_1",
    "temple_2",
    "temple_3",
    "temple_4",
    "temple_5",
)
