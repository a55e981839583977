"""LH-7: hunts; every monster attack card."""

import pytest

from agon.games.hellas.tables import ATTACK_CARDS, ATTACK_IDS

from .scenario import HellasScenario, given


def hunting(
    who: str = "hydra", *cards: str, draws: tuple[str, ...] = ("trap-mace",), wounds: int = 0
) -> HellasScenario:
    """Seat 0 hunts in Arcadia; the cards of Strength are ``draws``."""
    table = given().monster(who, "arcadia").wound(who, wounds).hand(0, *cards).attributes(0, strength=len(draws))
    return table.hunt(0, who, *draws)


@pytest.mark.rule("LH-7.1")
def test_draw_as_many_cards_as_strength() -> None:
    table = given().monster("hydra", "arcadia").attributes(0, strength=3).play("act hunt").expect_hand_size(0, 3)
    table.expect(asked=(0, "hunt-step"))


@pytest.mark.rule("LH-7.6", "LH-7.1")
def test_with_injured_strength_the_hunter_draws_one_card() -> None:
    table = given().monster("hydra", "arcadia").attributes(0, 3, 3, 3).injure(0, "strength").play("act hunt")
    table.expect_hand_size(0, 1)
    table = given().monster("hydra", "arcadia").attributes(0, 1, 3, 1).injure(0, "leadership", "speed")
    table.play("act hunt").expect_hand_size(0, 3)


@pytest.mark.rule("LH-7.6", "LH-event-medusa_1")
def test_with_injured_speed_the_hunter_of_medusa_draws_one_card() -> None:
    table = given().monster("medusa", "arcadia", "medusa_1").attributes(0, strength=2, speed=4).injure(0, "speed")
    table.play("act hunt").expect_hand_size(0, 1)


@pytest.mark.rule("LH-7.2")
def test_a_card_wounds_by_its_symbol_any_number_at_once() -> None:
    table = hunting("hydra", "glory-torch", "phalanx-torch", "assault-axe")
    assert table.offers("strike") == [
        "glory-torch torch plain",
        "phalanx-torch torch plain",
        "assault-axe axe artifact",
    ]
    table.play("strike glory-torch torch plain", "strike phalanx-torch torch plain")
    assert table.symbols_left("hydra") == ["torch", "sword", "sword", "axe"]
    table.expect_hand(0, "trap-mace", "assault-axe").expect(can="end-attack")


@pytest.mark.rule("LH-7.2")
def test_conversions_deal_any_wound() -> None:
    table = hunting("cyclops", "trap-sword", "encirclement-sword", "charge-sickle", draws=("wild_attack-sword",))
    wanted = {"torch plain", "bow plain", "sword priest", "spear artifact"}
    assert {one.removeprefix("sickle ") for one in table.offers("convert") if one.startswith("sickle")} == wanted
    assert {one.removeprefix("sword ") for one in table.offers("convert") if one.startswith("sword")} == wanted
    table.play("convert sword spear artifact", "discard trap-sword", "discard wild_attack-sword")
    assert "spear" not in table.symbols_left("cyclops")
    table.expect_hand(0, "encirclement-sword", "charge-sickle")


@pytest.mark.rule("LH-7.2", "LH-6.2")
@pytest.mark.parametrize(
    ("symbol", "needed", "cards"),
    [
        ("torch", 3, ["fortification-torch", "glory-torch", "phalanx-torch"]),
        ("bow", 3, ["fortification-bow", "glory-bow", "flank_attack-bow"]),
        ("sword", 2, ["trap-sword", "wild_attack-sword"]),
        ("mace", 2, ["trap-mace", "wild_attack-mace"]),
        ("sickle", 1, ["charge-sickle"]),
    ],
)
def test_how_many_of_a_symbol_make_a_set(symbol: str, needed: int, cards: list[str]) -> None:
    assert len(cards) == needed
    table = hunting("chimera", *cards, draws=("assault-axe",))
    anything = ("bow plain", "torch plain", "axe priest", "spear artifact")
    assert table.offers("convert") == [f"{symbol} {place}" for place in anything]
    table = hunting("chimera", *cards[1:], draws=("assault-axe",))
    assert table.offers("convert") == []


@pytest.mark.rule("LH-7.2", "LH-7.5")
def test_no_wound_no_hunt() -> None:
    table = hunting("hydra", draws=("trap-mace",)).expect(options=["give-up"])
    table.play("give-up").expect(told="hunt-fails", asked=(0, "injure"))  # one more injury for a failed hunt
    table.play("injure speed").expect(asked=(0, "turn"))


@pytest.mark.rule("LH-7.2", "LH-artifact-poison_arrows")
def test_the_wound_of_poison_arrows_is_not_the_one_that_the_attack_needs() -> None:
    table = given().artifact(0, "poison_arrows").monster("hydra", "arcadia").hunt(0, "hydra", "trap-mace")
    table.chance("glory-bow").play("use poison_arrows", "wound hydra torch plain")
    table.expect(options=["give-up"])  # no symbol of the Hydra in hand: the attack deals no wound
    table.play("give-up").expect(told="hunt-fails")
    table = given().artifact(0, "poison_arrows").monster("hydra", "arcadia").hunt(0, "hydra", "trap-mace")
    table.chance("glory-torch").play("use poison_arrows", "wound hydra torch plain").expect(cannot="end-attack")
    table.play("strike glory-torch torch plain").expect(can="end-attack")


@pytest.mark.rule("LH-7.2", "LH-blessing-weak_spot")
def test_the_wound_of_weak_spot_is_not_the_one_that_the_attack_needs() -> None:
    table = (
        given().bless(0, "weak_spot").monster("hydra", "arcadia").hand(0, "glory-torch").hunt(0, "hydra", "trap-mace")
    )
    table.play("weak-spot trap-mace", "wound hydra axe artifact").expect(cannot="end-attack")
    table.play("strike glory-torch torch plain").expect(can="end-attack")


@pytest.mark.rule("LH-7.3")
def test_the_player_to_the_left_picks_one_of_two_attacks() -> None:
    table = hunting("hydra", "glory-torch").play("strike glory-torch torch plain")
    table.chance("attack-5", "recall-3").play("end-attack").expect(asked=(1, "monster-attack"))
    table.expect(options=["attack-with attack-5", "attack-with recall-3"])
    assert table.view(0)["choice"]["options"] is None
    table.play("attack-with attack-5")
    shown = table.board(2)["under_way"]
    assert (shown["attack"], shown["attack_strength"]) == ("attack-5", 5)
    assert "recall-3" not in str(table.view(0))


@pytest.mark.rule("LH-7.3")
def test_attack_cards_do_not_come_back_within_a_hunt_and_are_reshuffled_for_the_next() -> None:
    table = hunting("hydra", "glory-torch", "phalanx-torch", "phalanx-torch-2", "assault-spear")
    table.play("strike glory-torch torch plain")
    table.monster_strikes("attack-3", "recall-3").play("guard assault-spear", "strike phalanx-torch torch plain")
    for seed in range(20):
        again = table.copy()
        again.game.reseed(seed)
        again.play("end-attack")
        assert not {"attack-3", "recall-3"} & set(again.offers("attack-with"))
    table.play("give-up", "injure speed").hunt(0, "hydra", "glory-bow").play("strike phalanx-torch-2 torch plain")
    table.monster_strikes("attack-3", "recall-3").expect(asked=(0, "defend"))  # all are there again


@pytest.mark.rule("LH-7.3")
def test_an_attack_deck_that_has_run_out_is_shuffled_again() -> None:
    table = hunting("hydra", "glory-torch", "phalanx-torch", "phalanx-torch-2").play("strike glory-torch torch plain")
    assert table.last_chase is not None
    left = {"attack-4", "rampage"}
    used = [number for number, name in enumerate(ATTACK_IDS) if name not in left]
    table.last_chase.attacks_seen = sum(1 << number for number in used[:8])
    table.last_chase.attacks_aside = sum(1 << number for number in used[8:])
    table.play("end-attack")
    assert set(table.offers("attack-with")) == left  # the last two, laid aside ones are not among them
    table.play("attack-with attack-4", "endure", "injure speed", "strike phalanx-torch torch plain")
    table.monster_strikes("attack-3", "attack-4").play("endure", "injure strength")  # all eighteen were there again
    table.play("strike phalanx-torch-2 torch plain")
    seen = set()
    for seed in range(100):
        again = table.copy()
        again.game.reseed(seed)
        seen |= set(again.play("end-attack").offers("attack-with"))
    assert seen == set(ATTACK_IDS) - {"attack-3", "attack-4"}


@pytest.mark.rule("LH-7.4")
def test_defend_with_enough_strength_and_draw_two() -> None:
    table = hunting("hydra", "glory-torch", "assault-axe", "trap-sword").play("strike glory-torch torch plain")
    table.monster_strikes("attack-5").expect(asked=(0, "defend"))
    assert table.offers("guard") == ["trap-sword", "trap-mace", "assault-axe"]
    table.play("guard trap-sword").expect(cannot="endure")  # begun is half done
    table.chance("charge-sickle", "glory-bow").play("guard assault-axe")
    table.expect_hand(0, "glory-bow", "trap-mace", "charge-sickle").expect(asked=(0, "hunt-step"))


@pytest.mark.rule("LH-7.4")
def test_not_defending_means_the_effect_and_one_card() -> None:
    table = hunting("hydra", "glory-torch").play("strike glory-torch torch plain")
    table.monster_strikes("attack-5")
    table.expect(no="guard", options=["endure"])  # still asked: the hand is secret
    table.chance("charge-sickle").play("endure", "injure speed").expect_hand(0, "trap-mace", "charge-sickle")


def defending(table: HellasScenario) -> HellasScenario:
    """Seat 0 faces an attack of 5 in a hunt, with the Trap (strength 1) alone in hand."""
    table.monster("hydra", "arcadia").hand(0, "glory-torch").hunt(0, "hydra", "trap-mace")
    return table.play("strike glory-torch torch plain").monster_strikes("attack-5").expect(asked=(0, "defend"))


@pytest.mark.rule("LH-10.3", "LH-7.4", "LH-blessing-battle_prayer")
def test_battle_prayer_helps_a_defence() -> None:
    table = defending(given().bless(0, "battle_prayer").priests(0, 2)).expect(no="guard")
    table.chance("assault-axe").play("bless battle_prayer").expect_priests(0, 1).expect(asked=(0, "defend"))
    table.expect(can=["guard trap-mace", "guard assault-axe", "bless battle_prayer", "endure"])
    table.play("guard trap-mace", "guard assault-axe").expect(told="defended")


@pytest.mark.rule("LH-10.3", "LH-7.4", "LH-blessing-sacrifice_of_flesh")
def test_sacrifice_of_flesh_helps_a_defence() -> None:
    table = defending(given().bless(0, "sacrifice_of_flesh").priests(0, 1).injure(0, "speed"))
    table.chance("assault-axe").play("bless sacrifice_of_flesh").expect_injuries(0, 0).expect_priests(0, 0)
    table.expect(asked=(0, "defend"), no="bless").play("guard trap-mace", "guard assault-axe").expect(told="defended")


@pytest.mark.rule("LH-10.3", "LH-7.4", "LH-artifact-eye_of_graeae")
def test_the_eye_of_graeae_helps_a_defence() -> None:
    table = defending(given().artifact(0, "eye_of_graeae").attributes(0, strength=1))
    table.chance("reinforcements-shield").play("use eye_of_graeae", "discard trap-mace")
    table.expect(options=["shield reinforcements-shield", "endure"])
    assert not table.is_charged(0, "eye_of_graeae")


@pytest.mark.rule("LH-10.3", "LH-7.4", "LH-quest-aid_to_atlas")
def test_aid_to_atlas_helps_a_defence() -> None:
    table = defending(given().keep_quest(0, "aid_to_atlas").used(0, "march"))
    table.chance("assault-axe", "assault-spear").play("quest-card aid_to_atlas").expect_hand_size(0, 3)
    assert table.actions_used(0) == []
    table.play("guard assault-axe", "guard assault-spear").expect(told="defended")


@pytest.mark.rule("LH-7.4", "LH-artifact-eye_of_graeae")
def test_a_defence_that_can_no_longer_be_completed_is_over() -> None:
    table = given().artifact(0, "eye_of_graeae").monster("hydra", "arcadia").hand(0, "glory-torch", "assault-axe")
    table.hunt(0, "hydra", "trap-mace").play("strike glory-torch torch plain").monster_strikes("attack-5")
    table.play("guard trap-mace").chance("glory-bow").play("use eye_of_graeae", "discard assault-axe")
    table.expect(options=["endure"])
    table.play("endure").expect(asked=(0, "injure"))


@pytest.mark.rule("LH-7.4", "LH-combat-reinforcements-shield")
def test_a_shield_stops_any_attack_for_an_injury_and_one_card() -> None:
    table = hunting("hydra", "glory-torch", "reinforcements-shield").play("strike glory-torch torch plain")
    table.monster_strikes("recall-4").chance("charge-sickle").play("shield reinforcements-shield", "injure speed")
    table.expect_hand(0, "trap-mace", "charge-sickle").expect(asked=(0, "hunt-step"))


@pytest.mark.rule("LH-7.4", "LH-7.5")
def test_a_shield_that_would_bring_the_fourth_injury_ends_the_hunt() -> None:
    table = hunting("hydra", "glory-torch", "reinforcements-shield").injure(0, "speed", "strength", "leadership")
    table.play("strike glory-torch torch plain")
    table.monster_strikes("recall-4").play("shield reinforcements-shield").expect(told="hunt-fails")


@pytest.mark.rule("LH-7.5")
def test_the_fourth_injury_ends_the_hunt() -> None:
    table = hunting("hydra", "glory-torch").injure(0, "speed", "strength", "leadership")
    table.play("strike glory-torch torch plain")
    table.monster_strikes("attack-5").play("endure").expect(told="hunt-fails").expect_injuries(0, 3)
    table.expect(asked=(0, "turn"))


@pytest.mark.rule("LH-7.6")
def test_an_injured_attribute_counts_one_and_the_owner_chooses() -> None:
    table = given().attributes(0, 2, 3, 4).monster("hydra", "arcadia")
    table.hunt(0, "hydra", "trap-mace", "trap-sword", "assault-spear").play("give-up")
    assert table.offers("injure") == ["leadership", "strength", "speed"]
    table.play("injure speed")
    assert (table.lord(0).value(2), table.lord(0).stored(2)) == (1, 4)


@pytest.mark.rule("LH-7.7")
def test_wounds_stay_for_the_next_hunter() -> None:
    table = hunting("hydra", "glory-torch").play("strike glory-torch torch plain", "give-up", "injure speed")
    assert table.sheet("hydra") == (1, 6)
    table.expect_lair("hydra", "arcadia")


@pytest.mark.rule("LH-7.8")
def test_a_failed_hunt_still_pays_one_reward_of_its_wounds() -> None:
    table = hunting("hydra", "trap-sword", "assault-axe")
    table.play("strike trap-sword sword priest", "strike assault-axe axe artifact", "give-up", "injure speed")
    table.expect(options=["reward-priest", "reward-neutral"])
    table.copy().play("reward-priest").expect_priests(0, 1)
    table.play("reward-neutral").expect_priests(0, 0)
    assert (len(table.artifacts(0)), table.relics_left()) == (1, 10 - 1)


@pytest.mark.rule("LH-7.8")
def test_wounds_of_earlier_hunts_pay_nothing() -> None:
    table = hunting("cyclops", "glory-torch").cover("cyclops", 4, 5)  # the two with rewards
    table.play("strike glory-torch torch plain", "give-up", "injure speed").expect(asked=(0, "turn"))


@pytest.mark.rule("LH-7.9", "LH-7.5")
def test_success_glory_trophy_and_the_monsters_artifact_or_a_reward() -> None:
    table = hunting("sphinx", "trap-mace", "assault-spear", draws=("glory-bow",), wounds=2).glory(1, "green")
    table.play("strike trap-mace mace priest", "strike assault-spear spear artifact")
    table.expect(options=["reward-artifact head_of_sphinx", "reward-priest", "reward-neutral"])
    table.play("reward-artifact head_of_sphinx")
    assert table.has_artifact(0, "head_of_sphinx")
    table.expect_lair("sphinx", "dead")
    assert table.slain_by(0) == ["sphinx"]
    assert (table.lands_of_glory(0), table.lands_of_glory(1)) == (["green"], [])
    table.expect_injuries(0, 0)


@pytest.mark.rule("LH-6.1", "LH-7.1")
def test_the_hand_limit_waits_for_the_end_of_the_hunt() -> None:
    table = hunting(
        "hydra", "glory-torch", "trap-sword", "assault-axe", "charge-sickle", draws=("assault-spear", "glory-bow")
    )
    table.expect_hand_size(0, 6)
    table.play("give-up", "injure speed").expect(asked=(0, "discard"))
    table.play("discard glory-bow", "discard trap-sword").expect_hand_size(0, 4)


# ---------------------------------------------------------------------- the 18 attacks


def attacked(name: str, *cards: str, who: str = "hydra", wounds: int = 0) -> HellasScenario:
    """A hunt of a hero with all attributes 3, one more wound dealt, in which this attack comes."""
    table = given().attributes(0, 3, 3, 3).monster(who, "arcadia").wound(who, wounds).hand(0, "charge-sickle", *cards)
    table.hunt(0, who, "trap-mace", "trap-sword", "wild_attack-axe")
    return table.play(f"convert {table.offers('convert')[0]}").monster_strikes(name)


@pytest.mark.rule("LH-2.2", "LH-10.3")
def test_there_are_eighteen_attack_cards() -> None:
    assert len(ATTACK_IDS) == ATTACK_CARDS == 18


@pytest.mark.parametrize(
    ("name", "strength", "injuries"),
    [
        pytest.param(name, strength, injuries, marks=pytest.mark.rule("LH-10.3", f"LH-attack-{name}"))
        for name, strength, injuries in [
            ("attack-3", 3, 1),
            ("attack-4", 4, 1),
            ("attack-5", 5, 1),
            ("mighty_attack-4", 4, 2),
        ]
    ],
)
def test_plain_attacks(name: str, strength: int, injuries: int) -> None:
    table = attacked(name)
    assert table.attack_strength == strength
    table.play("endure", *["injure speed", "injure strength"][:injuries]).expect_injuries(0, injuries)
    table.expect(asked=(0, "hunt-step")).expect_hand_size(0, 4)  # three in hand, one drawn


@pytest.mark.rule("LH-attack-charge", "LH-10.3")
def test_charge_counts_uncovered_wounds() -> None:
    table = attacked("charge", wounds=2)
    assert table.attack_strength == 1 + 3  # six places, three covered
    table.play("endure", "injure speed", "injure strength").expect_injuries(0, 2)


@pytest.mark.rule("LH-attack-fury", "LH-10.3")
def test_fury_counts_all_wound_places_and_ends_the_hunt_of_the_injured() -> None:
    table = attacked("fury", wounds=2)
    assert table.attack_strength == 6
    table.play("endure", "injure speed").expect(asked=(0, "hunt-step"))
    attacked("fury-2").injure(0, "leadership").play("endure", "injure speed").expect(told="hunt-fails")


@pytest.mark.rule("LH-attack-fury")
def test_fury_counts_places_of_evolutions_too() -> None:
    table = given().monster("hydra", "arcadia", "hydra_2").hand(0, "charge-sickle").hunt(0, "hydra", "trap-mace")
    table.play("convert sickle torch plain")
    table.monster_strikes("fury")
    assert table.attack_strength == 8


@pytest.mark.rule("LH-attack-nasty_wound-4", "LH-10.3")
def test_nasty_wound_lowers_the_highest_attribute() -> None:
    table = attacked("nasty_wound-4").attributes(0, strength=4)
    assert table.attack_strength == 4
    table.play("endure", "injure speed")
    assert table.values(0) == [3, 3, 3]
    table = attacked("nasty_wound-4").play("endure", "injure speed")
    assert table.offers("lower") == ["leadership", "strength", "speed"]  # ties are the hunter's
    table = attacked("nasty_wound-4").attributes(0, 1, 1, 1).play("endure", "injure speed")
    assert table.values(0) == [1, 1, 1]


@pytest.mark.rule("LH-attack-nasty_wound-4", "LH-7.6")
def test_nasty_wound_looks_at_the_value_on_the_board_injured_or_not() -> None:
    table = attacked("nasty_wound-4").attributes(0, 2, 4, 3).injure(0, "strength").play("endure", "injure speed")
    assert table.values(0) == [2, 3, 3]  # the injured Strength was the highest
    assert (table.lord(0).value(1), table.lord(0).injuries()) == (1, 2)


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(f"quick_attack-{strength}", strength, marks=pytest.mark.rule(f"LH-attack-quick_attack-{strength}"))
        for strength in (4, 5)
    ],
)
def test_quick_attack_discards_down_to_speed(name: str, strength: int) -> None:
    table = attacked(name).attributes(0, speed=2)
    assert table.attack_strength == strength
    table.chance("glory-bow").play("endure", "injure strength", "discard trap-mace")
    table.expect_hand(0, "glory-bow", "trap-sword", "wild_attack-axe")  # two by Speed, one drawn


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(f"wild_attack-{strength}", strength, marks=pytest.mark.rule(f"LH-attack-wild_attack-{strength}"))
        for strength in (4, 5)
    ],
)
def test_wild_attack_discards_at_random(name: str, strength: int) -> None:
    table = attacked(name)
    assert table.attack_strength == strength
    table.chance("wild_attack-axe", "glory-bow").play("endure", "injure strength")
    table.expect_hand(0, "glory-bow", "trap-sword", "trap-mace")


@pytest.mark.rule("LH-attack-surprise_attack")
def test_surprise_attack_counts_the_hand_and_takes_half_of_it() -> None:
    table = attacked("surprise_attack")
    assert table.attack_strength == 1 + 3
    table.chance("glory-bow").play("endure", "injure strength", "discard trap-mace", "discard trap-sword")
    table.expect_hand(0, "glory-bow", "wild_attack-axe")


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(f"recall-{strength}", strength, marks=pytest.mark.rule("LH-7.5", f"LH-attack-recall-{strength}"))
        for strength in (3, 4)
    ],
)
def test_recall_ends_the_hunt(name: str, strength: int) -> None:
    table = attacked(name)
    assert table.attack_strength == strength
    table.play("endure").expect(told="hunt-fails")
    table.play("injure speed").expect_injuries(0, 1)


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(name, strength, marks=pytest.mark.rule(f"LH-attack-{name}"))
        for name, strength in [("special_attack-3", 3), ("special_attack-4", 4), ("rampage", 1 + 2 * 3)]
    ],
)
def test_special_attacks_are_those_of_the_sheet(name: str, strength: int) -> None:
    table = attacked(name, who="cerberus", wounds=2)
    assert table.attack_strength == strength
    table.play("endure", "injure speed", "injure strength").expect_injuries(0, 3)


@pytest.mark.rule("LH-4.8", "LH-7.1")
def test_the_hunt_is_a_marked_special_action() -> None:
    table = given().monster("hydra", "arcadia").play("act hunt", "give-up", "injure speed")
    assert "hunt" in table.actions_used(0)
    table.expect(asked=(1, "turn"))
