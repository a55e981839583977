"""Limits of the game, and the words that data files use, each with its number. No data is read here."""

from typing import Final

HOPLITES: Final = 15
PRIESTS: Final = 4
TOP_ATTRIBUTE: Final = 5
TOP_LEVEL: Final = 5
HAND_LIMIT: Final = 4
QUEST_SLOTS: Final = 3
OPENING_EVENTS: Final = 7
START_HOPLITES: Final = 2
TEMPLES_SMALL: Final = 6
TEMPLES_FULL: Final = 8
TEMPLES_TO_WIN: Final = 5
TROPHIES_TO_WIN: Final = 3
KING_TOKENS: Final = 3
FINAL_STEP: Final = 2
PLACES: Final = 12
"""Most wound places a monster can have, those added by evolutions included."""

ATTRIBUTES: Final = ("leadership", "strength", "speed")
LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2
ATTRIBUTE_COUNT: Final = 3

# the four regular actions, then the seven special ones; alone against Xerxes one passes instead of building
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
    "pass",
)
ACT_USE_ARTIFACTS: Final = 0
ACT_PRAYER: Final = 1
ACT_HERO_MOVEMENT: Final = 2
ACT_HOPLITE_MOVEMENT: Final = 3
ACT_RECRUIT: Final = 4
ACT_MARCH: Final = 5
ACT_BUILD_TEMPLE: Final = 6
ACT_PREPARE: Final = 7
ACT_USURP: Final = 8
ACT_HUNT: Final = 9
ACT_BUILD_MONUMENT: Final = 10
ACT_PASS: Final = 11

# what hoplites are picked for
TASKS: Final = ("go", "fall", "fortify")
TO_GO: Final = 0
TO_FALL: Final = 1
TO_FORTIFY: Final = 2

SYMBOLS: Final = ("torch", "bow", "sword", "mace", "axe", "spear", "sickle", "shield")
SHIELD: Final = 7
SYMBOL_COUNT: Final = 8

REWARDS: Final = ("", "priest", "artifact")
PLAIN: Final = 0
PRIEST_REWARD: Final = 1
ARTIFACT_REWARD: Final = 2

# what a combat card does in a battle
CARD_EFFECTS: Final = (
    "nothing",
    "strength",
    "half_army",
    "leadership",
    "recruit",
    "encircle",
    "reinforce",
    "kill",
)
CARD_STRENGTH: Final = 1
CARD_HALF_ARMY: Final = 2
CARD_LEADERSHIP: Final = 3
CARD_RECRUIT: Final = 4
CARD_ENCIRCLE: Final = 5
CARD_REINFORCE: Final = 6
CARD_KILL: Final = 7

# and on what condition
CONDITIONS: Final = ("always", "defends_city", "holds_glory", "more_hoplites", "better_leader", "attacks")
IF_DEFENDS_CITY: Final = 1
IF_GLORY: Final = 2
IF_MORE: Final = 3
IF_BETTER_LEADER: Final = 4
IF_ATTACKS: Final = 5

# what the value of a monster attack counts
COUNTED: Final = ("nothing", "uncovered", "all", "covered_twice", "hand")
PLUS_UNCOVERED: Final = 1
PLUS_ALL: Final = 2
PLUS_COVERED_TWICE: Final = 3
PLUS_HAND: Final = 4

# what happens after the injuries of an attack, of a card or of a sheet
BLOWS: Final = (
    "nothing",
    "end",
    "end_if_injured",
    "lower_highest",
    "discard_to_speed",
    "discard_random",
    "discard_half",
    "special",
    "lower_choice",
    "heal",
    "end_if_slow",
    "end_if_unled",
    "keep_one_card",
)
BLOW_END: Final = 1
BLOW_END_IF_INJURED: Final = 2
BLOW_LOWER_HIGHEST: Final = 3
BLOW_TO_SPEED: Final = 4
BLOW_RANDOM: Final = 5
BLOW_HALF: Final = 6
BLOW_SPECIAL: Final = 7
BLOW_LOWER_CHOICE: Final = 8
BLOW_HEAL: Final = 9
BLOW_END_IF_SLOW: Final = 10
BLOW_END_IF_UNLED: Final = 11
BLOW_KEEP_ONE: Final = 12
STEADY: Final = 3
"""The Speed or Leadership with which Medusa or the Sphinx does not end a hunt."""

REGION_ATTACKS: Final = ("nothing", "injure_heroes_near", "to_highest_monument", "sacrifice_priest")
INJURE_NEAR: Final = 1
TO_MONUMENT: Final = 2
SACRIFICE: Final = 3
KILLS_IN: Final = ("region", "neighbours")

PASSIVES: Final = ("nothing", "no_leaving", "no_recruiting", "no_prayer")

EVOLUTIONS: Final = (
    "nothing",
    "attack_strength",
    "attack_strength_when_wounded",
    "first_attack",
    "draw_by_speed",
    "needs_leadership",
    "bites",
    "needs_priest",
)
EVO_STRENGTH: Final = 1
EVO_STRENGTH_WOUNDED: Final = 2
EVO_FIRST_ATTACK: Final = 3
EVO_BY_SPEED: Final = 4
EVO_NEEDS_LEADERSHIP: Final = 5
EVO_NEEDS_PRIEST: Final = 7
WOUNDED_ENOUGH: Final = 3

DIE_FACES: Final = ("nothing", "attack", "move", "either")
FACE_ATTACK: Final = 1
FACE_MOVE: Final = 2
FACE_EITHER: Final = 3
FACES: Final = 4

POWERS: Final = ("draw", "recruit", "move")
POWER_DRAW: Final = 0
POWER_RECRUIT: Final = 1

ORACLES: Final = ("extra_special", "priest_and_draft", "look_at_artifacts", "fill_hand", "two_attributes")
ORACLE_EXTRA: Final = 0
ORACLE_PRIEST_DRAFT: Final = 1
ORACLE_LOOK: Final = 2
ORACLE_FILL: Final = 3
ORACLE_ATTRIBUTES: Final = 4

KEPT: Final = ("", "fresh_actions", "extra_special")
KEEP_FRESH: Final = 1
KEEP_EXTRA: Final = 2
RECRUIT_IN: Final = ("", "one_region", "every_city")
IN_EVERY_CITY: Final = 2
NEEDS: Final = ("leadership", "strength", "speed", "speed_or_strength", "priests", "temples", "cities", "artifacts")
PAYMENTS: Final = ("pay_cards", "pay_injuries", "pay_priests")
NEED_COUNT: Final = 8
PAYMENT_COUNT: Final = 3
STEP_COUNT: Final = 3

ARTIFACT_KINDS: Final = ("neutral", "monster", "god")
