"""LH-7: hunts; every monster attack card."""

import pytest

from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.chase import Chase
from agon.games.hellas.rules.hunt import Hunt
from agon.games.hellas.rules.monster_attack import MonsterAttack
from agon.games.hellas.tables import ATTACK_CARDS, ATTACK_IDS
from agon.kernel.bits import count_bits, has
from tests.frames import stage

from .table import (
    action,
    asked,
    attack,
    attributes,
    card,
    glory,
    hand,
    has_artifact,
    hunt,
    in_hand,
    injure,
    lair,
    land,
    lord,
    monster,
    monster_strikes,
    offers,
    options,
    play,
    put_monster,
    refresh,
    sheet,
    start,
    symbols_left,
    told,
    wound,
)


def hunting(
    who: str = "hydra", *cards: str, draws: tuple[str, ...] = ("trap-mace",), wounds: int = 0
) -> tuple[Hellas, Chase]:
    """Seat 0 hunts in Arcadia; the cards of Strength are ``draws``."""
    game = start()
    put_monster(game, who, "arcadia")
    wound(game, who, wounds)
    hand(game, 0, *cards)
    lord(game, 0).strength = len(draws)
    return game, hunt(game, 0, who, *draws)


@pytest.mark.rule("LH-7.1")
def test_draw_as_many_cards_as_strength() -> None:
    game = start()
    put_monster(game, "hydra", "arcadia")
    attributes(game, 0, strength=3)
    refresh(game)
    play(game, "act hunt")
    assert count_bits(lord(game, 0).hand) == 3
    assert asked(game) == (0, "hunt-step")


@pytest.mark.rule("LH-7.2")
def test_a_card_wounds_by_its_symbol_any_number_at_once() -> None:
    game, _ = hunting("hydra", "glory-torch", "phalanx-torch", "assault-axe")
    assert offers(game, "strike") == [
        "glory-torch torch plain",
        "phalanx-torch torch plain",
        "assault-axe axe artifact",
    ]
    play(game, "strike glory-torch torch plain", "strike phalanx-torch torch plain")
    assert symbols_left(game, "hydra") == ["torch", "sword", "sword", "axe"]
    assert in_hand(game, 0) == ["trap-mace", "assault-axe"]
    assert "end-attack" in options(game)


@pytest.mark.rule("LH-7.2")
def test_conversions_deal_any_wound() -> None:
    game, _ = hunting("cyclops", "trap-sword", "encirclement-sword", "charge-sickle", draws=("wild_attack-sword",))
    wanted = {"torch plain", "bow plain", "sword priest", "spear artifact"}
    assert {one.removeprefix("sickle ") for one in offers(game, "convert") if one.startswith("sickle")} == wanted
    assert {one.removeprefix("sword ") for one in offers(game, "convert") if one.startswith("sword")} == wanted
    play(game, "convert sword spear artifact", "discard trap-sword", "discard wild_attack-sword")
    assert "spear" not in symbols_left(game, "cyclops")
    assert in_hand(game, 0) == ["encirclement-sword", "charge-sickle"]


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
    game, _ = hunting("chimera", *cards, draws=("assault-axe",))
    assert any(one.startswith(f"{symbol} spear") for one in offers(game, "convert"))
    game, _ = hunting("chimera", *cards[1:], draws=("assault-axe",))
    assert not any(one.startswith(f"{symbol} ") for one in offers(game, "convert"))
    play(game, "strike assault-axe axe priest")


@pytest.mark.rule("LH-7.2", "LH-7.5")
def test_no_wound_no_hunt() -> None:
    game, _ = hunting("hydra", draws=("trap-mace",))
    assert options(game) == ["give-up"]
    play(game, "give-up")
    assert told(game, "hunt-fails")
    assert asked(game) == (0, "injure")  # one more injury for a failed hunt
    play(game, "injure speed")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-7.3")
def test_the_player_to_the_left_picks_one_of_two_attacks() -> None:
    game, _ = hunting("hydra", "glory-torch")
    play(game, "strike glory-torch torch plain")
    game.impose([attack("attack-5"), attack("recall-3")])
    play(game, "end-attack")
    assert asked(game) == (1, "monster-attack")
    assert options(game) == ["attack-with attack-5", "attack-with recall-3"]
    assert game.view(0)["choice"]["options"] is None
    play(game, "attack-with attack-5")
    shown = game.view(2)["board"]["under_way"]
    assert (shown["attack"], shown["attack_strength"]) == ("attack-5", 5)
    assert "recall-3" not in str(game.view(0))


@pytest.mark.rule("LH-7.3")
def test_attack_cards_do_not_come_back_within_a_hunt_and_are_reshuffled_for_the_next() -> None:
    game, frame = hunting("hydra", "glory-torch", "phalanx-torch", "phalanx-torch-2", "assault-spear")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-3", "recall-3")
    play(game, "guard assault-spear", "strike phalanx-torch torch plain")
    deck = frame.attacks_seen | frame.attacks_aside
    assert deck == (1 << attack("attack-3")) | (1 << attack("recall-3"))
    play(game, "end-attack")
    assert not set(offers(game, "attack-with")) & {"attack-3", "recall-3"}
    play(game, options(game)[0])
    frame.attacks_seen = (1 << 17) - 1
    frame.attacks_aside = 0
    stage(game, frame, Hunt(), MonsterAttack())
    assert count_bits(frame.attacks_seen | frame.attacks_aside) <= 2


@pytest.mark.rule("LH-7.4")
def test_defend_with_enough_strength_and_draw_two() -> None:
    game, _ = hunting("hydra", "glory-torch", "assault-axe", "trap-sword")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-5")
    assert asked(game) == (0, "defend")
    assert offers(game, "guard") == ["trap-sword", "trap-mace", "assault-axe"]
    play(game, "guard trap-sword")
    assert "endure" not in options(game)  # begun is half done
    game.impose([card("charge-sickle"), card("glory-bow")])
    play(game, "guard assault-axe")
    assert in_hand(game, 0) == ["glory-bow", "trap-mace", "charge-sickle"]
    assert asked(game) == (0, "hunt-step")


@pytest.mark.rule("LH-7.4")
def test_not_defending_means_the_effect_and_one_card() -> None:
    game, _ = hunting("hydra", "glory-torch")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-5")
    assert offers(game, "guard") == []
    assert options(game) == ["endure"]  # still asked: the hand is secret
    game.impose([card("charge-sickle")])
    play(game, "endure", "injure speed")
    assert in_hand(game, 0) == ["trap-mace", "charge-sickle"]


@pytest.mark.rule("LH-7.4", "LH-combat-reinforcements-shield")
def test_a_shield_stops_any_attack_for_an_injury_and_one_card() -> None:
    game, _ = hunting("hydra", "glory-torch", "reinforcements-shield")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "recall-4")
    game.impose([card("charge-sickle")])
    play(game, "shield reinforcements-shield", "injure speed")
    assert in_hand(game, 0) == ["trap-mace", "charge-sickle"]
    assert asked(game) == (0, "hunt-step")


@pytest.mark.rule("LH-7.4", "LH-7.5")
def test_a_shield_that_would_bring_the_fourth_injury_ends_the_hunt() -> None:
    game, _ = hunting("hydra", "glory-torch", "reinforcements-shield")
    injure(game, 0, "speed", "strength", "leadership")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "recall-4")
    play(game, "shield reinforcements-shield")
    assert told(game, "hunt-fails")


@pytest.mark.rule("LH-7.5")
def test_the_fourth_injury_ends_the_hunt() -> None:
    game, _ = hunting("hydra", "glory-torch")
    injure(game, 0, "speed", "strength", "leadership")
    play(game, "strike glory-torch torch plain")
    monster_strikes(game, "attack-5")
    play(game, "endure")
    assert told(game, "hunt-fails")
    assert lord(game, 0).injuries() == 3
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-7.6")
def test_an_injured_attribute_counts_one_and_the_owner_chooses() -> None:
    game = start()
    attributes(game, 0, 2, 3, 4)
    put_monster(game, "hydra", "arcadia")
    hunt(game, 0, "hydra", "trap-mace", "trap-sword", "assault-spear")
    play(game, "give-up")
    assert offers(game, "injure") == ["leadership", "strength", "speed"]
    play(game, "injure speed")
    assert (lord(game, 0).value(2), lord(game, 0).stored(2)) == (1, 4)


@pytest.mark.rule("LH-7.7")
def test_wounds_stay_for_the_next_hunter() -> None:
    game, _ = hunting("hydra", "glory-torch")
    play(game, "strike glory-torch torch plain", "give-up", "injure speed")
    assert sheet(game, "hydra") == (1, 6)
    assert lair(game, "hydra") == "arcadia"


@pytest.mark.rule("LH-7.8")
def test_a_failed_hunt_still_pays_one_reward_of_its_wounds() -> None:
    game, _ = hunting("hydra", "trap-sword", "assault-axe")
    play(game, "strike trap-sword sword priest", "strike assault-axe axe artifact", "give-up", "injure speed")
    assert options(game) == ["reward-priest", "reward-neutral"]
    twin = game.copy()
    play(game, "reward-priest")
    assert lord(game, 0).pool == 1
    play(twin, "reward-neutral")
    assert count_bits(lord(twin, 0).artifacts) == 1
    assert count_bits(twin.relics) == 9


@pytest.mark.rule("LH-7.8")
def test_wounds_of_earlier_hunts_pay_nothing() -> None:
    game, _ = hunting("cyclops", "glory-torch", wounds=0)
    game.wounds[monster("cyclops")] = 0b11000  # the two with rewards
    play(game, "strike glory-torch torch plain", "give-up", "injure speed")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-7.9", "LH-7.5")
def test_success_glory_trophy_and_the_monsters_artifact_or_a_reward() -> None:
    game, _ = hunting("sphinx", "trap-mace", "assault-spear", draws=("glory-bow",), wounds=2)
    glory(game, 1, "green")
    play(game, "strike trap-mace mace priest", "strike assault-spear spear artifact")
    assert options(game) == ["reward-artifact head_of_sphinx", "reward-priest", "reward-neutral"]
    play(game, "reward-artifact head_of_sphinx")
    assert has_artifact(game, 0, "head_of_sphinx")
    assert lair(game, "sphinx") == "dead"
    assert has(lord(game, 0).trophies, monster("sphinx"))
    assert has(lord(game, 0).glory, land("green"))
    assert not has(lord(game, 1).glory, land("green"))
    assert lord(game, 0).injuries() == 0


@pytest.mark.rule("LH-6.1", "LH-7.1")
def test_the_hand_limit_waits_for_the_end_of_the_hunt() -> None:
    game, _ = hunting(
        "hydra", "glory-torch", "trap-sword", "assault-axe", "charge-sickle", draws=("assault-spear", "glory-bow")
    )
    assert count_bits(lord(game, 0).hand) == 6
    play(game, "give-up", "injure speed")
    assert asked(game) == (0, "discard")
    play(game, "discard glory-bow", "discard trap-sword")
    assert count_bits(lord(game, 0).hand) == 4


# ---------------------------------------------------------------------- the 18 attacks


def attacked(name: str, *cards: str, who: str = "hydra", wounds: int = 0) -> tuple[Hellas, Chase]:
    """A hunt of a hero with all attributes 3, one more wound dealt, in which this attack comes."""
    game = start()
    attributes(game, 0, 3, 3, 3)
    put_monster(game, who, "arcadia")
    wound(game, who, wounds)
    hand(game, 0, "charge-sickle", *cards)
    frame = hunt(game, 0, who, "trap-mace", "trap-sword", "wild_attack-axe")
    game.play(next(one for one in options(game) if one.startswith("convert sickle")))
    monster_strikes(game, name)
    return game, frame


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
    game, frame = attacked(name)
    assert frame.attack_strength == strength
    play(game, "endure", *["injure speed", "injure strength"][:injuries])
    assert lord(game, 0).injuries() == injuries
    assert asked(game) == (0, "hunt-step")
    assert count_bits(lord(game, 0).hand) == 4  # three in hand, one drawn


@pytest.mark.rule("LH-attack-charge", "LH-10.3")
def test_charge_counts_uncovered_wounds() -> None:
    game, frame = attacked("charge", wounds=2)
    assert frame.attack_strength == 1 + 3  # six places, three covered
    play(game, "endure", "injure speed", "injure strength")
    assert lord(game, 0).injuries() == 2


@pytest.mark.rule("LH-attack-fury", "LH-10.3")
def test_fury_counts_all_wound_places_and_ends_the_hunt_of_the_injured() -> None:
    game, frame = attacked("fury", wounds=2)
    assert frame.attack_strength == 6
    play(game, "endure", "injure speed")
    assert asked(game) == (0, "hunt-step")
    game, frame = attacked("fury-2")
    injure(game, 0, "leadership")
    play(game, "endure", "injure speed")
    assert told(game, "hunt-fails")


@pytest.mark.rule("LH-attack-fury")
def test_fury_counts_places_of_evolutions_too() -> None:
    game = start()
    put_monster(game, "hydra", "arcadia", "hydra_2")
    hand(game, 0, "charge-sickle")
    frame = hunt(game, 0, "hydra", "trap-mace")
    play(game, "convert sickle torch plain")
    monster_strikes(game, "fury")
    assert frame.attack_strength == 8


@pytest.mark.rule("LH-attack-nasty_wound-4", "LH-10.3")
def test_nasty_wound_lowers_the_highest_attribute() -> None:
    game, frame = attacked("nasty_wound-4")
    lord(game, 0).strength = 4
    assert frame.attack_strength == 4
    play(game, "endure", "injure speed")
    assert [int(lord(game, 0).stored(at)) for at in range(3)] == [3, 3, 3]
    game, _ = attacked("nasty_wound-4")
    play(game, "endure", "injure speed")
    assert offers(game, "lower") == ["leadership", "strength", "speed"]  # ties are the hunter's
    game, _ = attacked("nasty_wound-4")
    attributes(game, 0, 1, 1, 1)
    play(game, "endure", "injure speed")
    assert [int(lord(game, 0).stored(at)) for at in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(f"quick_attack-{strength}", strength, marks=pytest.mark.rule(f"LH-attack-quick_attack-{strength}"))
        for strength in (4, 5)
    ],
)
def test_quick_attack_discards_down_to_speed(name: str, strength: int) -> None:
    game, frame = attacked(name)
    assert frame.attack_strength == strength
    lord(game, 0).speed = 2
    play(game, "endure", "injure strength", "discard trap-mace")
    assert in_hand(game, 0)[:2] != []
    assert count_bits(lord(game, 0).hand) == 2 + 1
    assert "trap-mace" not in in_hand(game, 0)


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(f"wild_attack-{strength}", strength, marks=pytest.mark.rule(f"LH-attack-wild_attack-{strength}"))
        for strength in (4, 5)
    ],
)
def test_wild_attack_discards_at_random(name: str, strength: int) -> None:
    game, frame = attacked(name)
    assert frame.attack_strength == strength
    game.impose([card("wild_attack-axe"), card("glory-bow")])
    play(game, "endure", "injure strength")
    assert in_hand(game, 0) == ["glory-bow", "trap-sword", "trap-mace"]


@pytest.mark.rule("LH-attack-surprise_attack")
def test_surprise_attack_counts_the_hand_and_takes_half_of_it() -> None:
    game, frame = attacked("surprise_attack")
    assert frame.attack_strength == 1 + 3
    game.impose([card("glory-bow")])
    play(game, "endure", "injure strength", "discard trap-mace", "discard trap-sword")
    assert in_hand(game, 0) == ["glory-bow", "wild_attack-axe"]


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(f"recall-{strength}", strength, marks=pytest.mark.rule("LH-7.5", f"LH-attack-recall-{strength}"))
        for strength in (3, 4)
    ],
)
def test_recall_ends_the_hunt(name: str, strength: int) -> None:
    game, frame = attacked(name)
    assert frame.attack_strength == strength
    play(game, "endure")
    assert told(game, "hunt-fails")
    play(game, "injure speed")
    assert lord(game, 0).injuries() == 1


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(name, strength, marks=pytest.mark.rule(f"LH-attack-{name}"))
        for name, strength in [("special_attack-3", 3), ("special_attack-4", 4), ("rampage", 1 + 2 * 3)]
    ],
)
def test_special_attacks_are_those_of_the_sheet(name: str, strength: int) -> None:
    game, frame = attacked(name, who="cerberus", wounds=2)
    assert frame.attack_strength == strength
    play(game, "endure", "injure speed", "injure strength")
    assert lord(game, 0).injuries() == 3


@pytest.mark.rule("LH-4.8", "LH-7.1")
def test_the_hunt_is_a_marked_special_action() -> None:
    game = start()
    put_monster(game, "hydra", "arcadia")
    refresh(game)
    play(game, "act hunt", "give-up", "injure speed")
    assert has(lord(game, 0).used, action("hunt"))
    assert asked(game) == (1, "turn")
