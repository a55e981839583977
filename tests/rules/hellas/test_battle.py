"""LH-8: battles; every combat card."""

import pytest

from agon.games.hellas.effects import SYMBOLS
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.sides import Sides
from agon.games.hellas.tables import CARD_CASUALTIES, CARD_POWER, CARD_SYMBOL, COMBAT_IDS

from .table import (
    army,
    asked,
    attributes,
    battle,
    bless,
    card,
    fight_out,
    fortified,
    give_artifact,
    glory,
    hand,
    hero_at,
    hoplites,
    in_hand,
    is_charged,
    lord,
    offers,
    options,
    own,
    owner,
    play,
    put_monster,
    refresh,
    start,
    told,
)

FILLER = ("wild_attack-axe", "wild_attack-spear")


def clash(
    attackers: int = 3,
    defenders: int = 3,
    attack_hand: tuple[str, ...] = (),
    defence_hand: tuple[str, ...] = (),
    where: str = "elis",
    held: bool = True,
) -> tuple[Hellas, Sides]:
    """Seat 0 from Arcadia against seat 1."""
    game = start()
    army(game, 1, where, defenders, owned=held)
    army(game, 0, where, attackers, owned=False)
    own(game, 0, "arcadia")
    hand(game, 0, *attack_hand)
    hand(game, 1, *defence_hand)
    return game, battle(game, 0, 1, where, "arcadia")


@pytest.mark.rule("LH-8.1")
def test_defender_first_then_in_turn_until_both_have_passed() -> None:
    game, _ = clash(3, 3, ("trap-mace", "trap-sword"), FILLER)
    assert asked(game) == (1, "battle")
    play(game, "play wild_attack-axe")
    assert asked(game) == (0, "battle")
    play(game, "pass")
    assert asked(game) == (1, "battle")
    play(game, "play wild_attack-spear")
    assert asked(game)[1] != "battle"  # the attacker's pass was final, the defender has no card left
    assert in_hand(game, 0) == ["trap-sword", "trap-mace"]


@pytest.mark.rule("LH-8.1")
def test_a_player_without_cards_is_not_asked() -> None:
    game, _ = clash(4, 3, ("trap-mace",), ())
    assert asked(game) == (0, "battle")


@pytest.mark.rule("LH-8.2")
def test_no_more_casualty_symbols_than_hoplites() -> None:
    game, _ = clash(5, 2, (), ("charge-sickle", "wild_attack-axe", "glory-bow"))
    assert offers(game, "play") == ["glory-bow", "charge-sickle", "wild_attack-axe"]
    play(game, "play charge-sickle")  # two symbols, two hoplites
    assert options(game) == ["play glory-bow", "pass"]


@pytest.mark.rule("LH-8.2")
def test_a_hand_without_playable_cards_is_asked_all_the_same() -> None:
    game, _ = clash(5, 1, (), ("charge-sickle",))
    assert asked(game) == (1, "battle")
    assert options(game) == ["pass"]
    assert game.view(0)["choice"] == {**game.view(0)["choice"], "options": None}


@pytest.mark.rule("LH-8.3")
def test_higher_strength_wins_a_tie_is_the_defenders() -> None:
    game, _ = clash(3, 2)
    fight_out(game, retreat="achaea")
    assert owner(game, "elis") == 0
    game, _ = clash(3, 3)
    assert owner(game, "elis") == 1
    assert told(game, "battle-strength")[0]["n"] == told(game, "battle-strength")[0]["m"] == 3


@pytest.mark.rule("LH-8.3")
def test_fortification_helps_only_the_defender() -> None:
    game = start()
    army(game, 1, "elis", 2, fortified=True)
    army(game, 0, "elis", 3, owned=False)
    battle(game, 0, 1, "elis", "arcadia")
    assert owner(game, "elis") == 1  # 3 against 2 + 1


@pytest.mark.rule("LH-8.4")
def test_casualties_are_those_of_ones_own_cards_and_the_loser_loses_one_more() -> None:
    game, _ = clash(5, 4, ("assault-axe",), ("trap-mace",))
    play(game, "play trap-mace", "play assault-axe")
    # attacker 5 + 4 + 2, defender 4 + 1 + Leadership 1
    assert hoplites(game, 0, "elis") == 3
    assert asked(game) == (1, "retreat")
    assert hoplites(game, 1, "elis") == 4 - 1 - 1


@pytest.mark.rule("LH-8.5")
def test_a_losing_defender_retreats_to_a_free_neighbour_of_choice() -> None:
    game = start()
    army(game, 1, "elis", 2)
    army(game, 0, "elis", 5, owned=False)
    own(game, 2, "messenia")
    own(game, 1, "achaea")
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (1, "retreat")
    assert offers(game, "retreat") == ["achaea", "arcadia"]  # not Messenia: another player controls it
    play(game, "retreat arcadia")
    assert hoplites(game, 1, "arcadia") == 1


@pytest.mark.rule("LH-8.5")
def test_nowhere_to_go_all_die() -> None:
    game = start()
    army(game, 1, "elis", 4)
    army(game, 0, "elis", 5, owned=False)
    own(game, 0, "achaea", "arcadia", "messenia")
    battle(game, 0, 1, "elis", "arcadia")
    assert lord(game, 1).reserve == 15


@pytest.mark.rule("LH-8.5")
def test_no_retreat_where_others_stand() -> None:
    game = start()
    army(game, 1, "elis", 4)
    army(game, 0, "elis", 5, owned=False)
    army(game, 2, "messenia", 1, owned=False)
    own(game, 0, "arcadia")
    battle(game, 0, 1, "elis", "arcadia")
    assert hoplites(game, 1, "achaea") == 3  # the only way


@pytest.mark.rule("LH-8.5")
def test_a_losing_attacker_goes_back_where_the_attack_came_from() -> None:
    game, _ = clash(3, 5)
    assert hoplites(game, 0, "arcadia") == 2
    assert hoplites(game, 0, "elis") == 0


@pytest.mark.rule("LH-8.5", "LH-3.9")
def test_attackers_from_several_regions_split_back() -> None:
    game = start()
    attributes(game, 0, leadership=4)
    army(game, 0, "arcadia", 2)
    army(game, 0, "achaea", 2)
    army(game, 1, "elis", 6)
    refresh(game)
    play(game, "act hoplite_movement", *["step arcadia elis"] * 2, *["step achaea elis"] * 2)
    assert asked(game) == (0, "send-back")
    assert offers(game, "send-back") == ["achaea 2", "achaea 1"]  # three left, at most two to each
    play(game, "send-back achaea 1")
    assert (hoplites(game, 0, "arcadia"), hoplites(game, 0, "achaea")) == (2, 1)


@pytest.mark.rule("LH-8.6")
def test_the_fortified_hoplite_dies_last() -> None:
    game = start()
    army(game, 1, "elis", 3, fortified=True)
    army(game, 0, "elis", 2, owned=False)
    hand(game, 1, "wild_attack-axe", "wild_attack-spear")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "play wild_attack-axe", "play wild_attack-spear")
    assert hoplites(game, 1, "elis") == 1
    assert fortified(game, 1, "elis")


@pytest.mark.rule("LH-8.7")
def test_the_winner_controls_the_region_whatever_its_people() -> None:
    game, _ = clash(3, 2)
    fight_out(game, retreat="achaea")
    assert owner(game, "elis") == 0  # population 4


@pytest.mark.rule("LH-8.7")
def test_a_neutral_region_still_needs_enough_hoplites() -> None:
    game, _ = clash(3, 2, held=False)
    assert owner(game, "elis") == -1
    assert hoplites(game, 0, "elis") == 3


@pytest.mark.rule("LH-8.7")
def test_pyrrhic_victory_brings_no_control() -> None:
    game, _ = clash(2, 1, ("charge-sickle",), ())
    play(game, "play charge-sickle")
    assert hoplites(game, 0, "elis") == 0
    assert owner(game, "elis") == 1
    assert told(game, "pyrrhic")


@pytest.mark.rule("LH-8.7")
def test_all_hoplites_of_the_region_take_part() -> None:
    game, frame = clash(3, 4, (), FILLER)
    assert (frame.strength(game, 0), frame.strength(game, 1)) == (3, 4)


@pytest.mark.rule("LH-8.1")
def test_the_battle_ends_when_cards_kill_a_sides_last_hoplite() -> None:
    game, _ = clash(3, 1, ("javelin_volley-axe", "trap-mace"), ("glory-bow", "glory-torch"))
    play(game, "play glory-bow", "play javelin_volley-axe")
    assert owner(game, "elis") == 0
    assert hoplites(game, 0, "elis") == 3
    assert in_hand(game, 1) == ["glory-torch"]
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-8.1")
def test_effects_before_the_battle_can_end_it() -> None:
    game = start()
    army(game, 1, "elis", 1)
    army(game, 0, "elis", 2, owned=False)
    bless(game, 1, "unbroken_morale")
    army(game, 2, "crete", 1)
    hand(game, 1, "glory-bow")
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (1, "before")
    play(game, "bless unbroken_morale")
    assert hoplites(game, 0, "elis") == 1
    assert asked(game) == (1, "battle")


@pytest.mark.rule("LH-8.1")
def test_the_active_player_says_who_uses_effects_first() -> None:
    game = start()
    army(game, 1, "elis", 1)
    army(game, 0, "elis", 2, owned=False)
    give_artifact(game, 0, "harpe")
    bless(game, 1, "unbroken_morale")
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (0, "first")
    assert options(game) == ["go-first p0", "go-first p1"]
    play(game, "go-first p1")
    assert asked(game) == (1, "before")
    play(game, "done")
    assert asked(game) == (0, "before")
    play(game, "use harpe")
    assert not is_charged(game, 0, "harpe")


# ---------------------------------------------------------------------- the 30 cards

PRINTED = {  # symbol, strength, casualties, copies
    "fortification-torch": ("torch", 1, 0, 1),
    "local_support-torch": ("torch", 1, 0, 1),
    "glory-torch": ("torch", 1, 0, 1),
    "fortification-bow": ("bow", 1, 0, 1),
    "local_support-bow": ("bow", 1, 0, 1),
    "glory-bow": ("bow", 1, 0, 1),
    "phalanx-torch": ("torch", 2, 1, 3),
    "flank_attack-bow": ("bow", 2, 1, 3),
    "trap-sword": ("sword", 1, 1, 1),
    "tactical_maneuver-sword": ("sword", 2, 0, 1),
    "encirclement-sword": ("sword", 2, 1, 1),
    "wild_attack-sword": ("sword", 3, 1, 1),
    "trap-mace": ("mace", 1, 1, 1),
    "tactical_maneuver-mace": ("mace", 2, 0, 1),
    "encirclement-mace": ("mace", 2, 1, 1),
    "wild_attack-mace": ("mace", 3, 1, 1),
    "reinforcements-shield": ("shield", 0, 0, 2),
    "charge-sickle": ("sickle", 4, 2, 2),
    "javelin_volley-axe": ("axe", 2, 0, 1),
    "wild_attack-axe": ("axe", 3, 1, 1),
    "assault-axe": ("axe", 4, 2, 1),
    "javelin_volley-spear": ("spear", 2, 0, 1),
    "wild_attack-spear": ("spear", 3, 1, 1),
    "assault-spear": ("spear", 4, 2, 1),
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-6.2", "LH-10.3", f"LH-combat-{one}")) for one in PRINTED]
)
def test_symbol_strength_casualties_and_copies(name: str) -> None:
    symbol, strength, casualties, copies = PRINTED[name]
    assert sum(1 for one in COMBAT_IDS if one == name or one.rpartition("-")[0] == name) == copies
    at = card(name)
    assert (SYMBOLS[CARD_SYMBOL[at]], CARD_POWER[at], CARD_CASUALTIES[at]) == (symbol, strength, casualties)
    game, frame = clash(4, 6, (name, "glory-bow" if name != "glory-bow" else "glory-torch"), ())
    lord(game, 0).leadership = 1
    play(game, f"play {name}")
    if asked(game)[1] == "bring":
        play(game, "done")
    assert frame.attacker_casualties == casualties
    assert frame.attacker_bonus >= strength


@pytest.mark.rule("LH-2.2", "LH-6.2")
def test_thirty_cards_in_all() -> None:
    assert sum(row[3] for row in PRINTED.values()) == len(COMBAT_IDS) == 30


def bonus_of(name: str, seat: int, game: Hellas, where: str = "elis") -> int:
    """Seat plays a card in a battle of seat 0 against seat 1; the strength that it brings."""
    hand(game, seat, name, "glory-bow" if "glory" not in name else "trap-mace")
    hand(game, 1 - seat)
    frame = battle(game, 0, 1, where, "arcadia")
    play(game, f"play {name}")
    return int(frame.attacker_bonus if seat == 0 else frame.defender_bonus)


def opposed(attackers: int = 3, defenders: int = 3, where: str = "elis") -> Hellas:
    game = start()
    army(game, 1, where, defenders)
    army(game, 0, where, attackers, owned=False)
    return game


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"fortification-{one}", marks=pytest.mark.rule(f"LH-combat-fortification-{one}"))
        for one in ("torch", "bow")
    ],
)
def test_fortification_when_defending_a_city(name: str) -> None:
    assert bonus_of(name, 1, opposed()) == 1 + 2
    assert bonus_of(name, 0, opposed()) == 1
    assert bonus_of(name, 1, opposed(where="messenia"), "messenia") == 1


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"local_support-{one}", marks=pytest.mark.rule(f"LH-combat-local_support-{one}"))
        for one in ("torch", "bow")
    ],
)
def test_local_support_recruits_into_the_battle(name: str) -> None:
    game = opposed(3, 2)
    hand(game, 1, name)
    frame = battle(game, 0, 1, "elis", "arcadia")
    play(game, f"play {name}")
    assert asked(game) == (1, "levy")
    play(game, "levy-fortified elis 2")
    assert owner(game, "elis") == 1  # 2 + 2 + 1 + 1 against 3
    assert frame.defender_cards == 1
    assert hoplites(game, 1, "elis") == 4
    game = opposed(2, 4)
    hand(game, 0, name)
    battle(game, 0, 1, "elis", "arcadia")
    play(game, f"play {name}")
    assert told(game, "recruit") == []  # the attacker has no locals


@pytest.mark.parametrize(
    "name",
    [pytest.param(f"glory-{one}", marks=pytest.mark.rule(f"LH-combat-glory-{one}")) for one in ("torch", "bow")],
)
def test_glory_with_the_token_of_the_land(name: str) -> None:
    game = opposed()
    glory(game, 0, "green")
    assert bonus_of(name, 0, game) == 1 + 3
    game = opposed()
    glory(game, 0, "blue")
    assert bonus_of(name, 0, game) == 1


@pytest.mark.rule("LH-combat-phalanx-torch")
@pytest.mark.parametrize(("hoplites_there", "bonus"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_phalanx_one_for_every_two_own_hoplites(hoplites_there: int, bonus: int) -> None:
    assert bonus_of("phalanx-torch", 0, opposed(hoplites_there, 3)) == 2 + bonus


@pytest.mark.rule("LH-combat-flank_attack-bow")
def test_flank_attack_with_more_hoplites() -> None:
    assert bonus_of("flank_attack-bow", 0, opposed(4, 3)) == 2 + 2
    assert bonus_of("flank_attack-bow", 0, opposed(3, 3)) == 2


@pytest.mark.parametrize(
    "name", [pytest.param(f"trap-{one}", marks=pytest.mark.rule(f"LH-combat-trap-{one}")) for one in ("sword", "mace")]
)
def test_trap_adds_leadership(name: str) -> None:
    game = opposed()
    attributes(game, 0, leadership=3)
    assert bonus_of(name, 0, game) == 1 + 3
    game = opposed()
    attributes(game, 0, leadership=3)
    lord(game, 0).injured = 1
    assert bonus_of(name, 0, game) == 1 + 1


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"tactical_maneuver-{one}", marks=pytest.mark.rule(f"LH-combat-tactical_maneuver-{one}"))
        for one in ("sword", "mace")
    ],
)
def test_tactical_maneuver_of_the_better_leader(name: str) -> None:
    game = opposed()
    attributes(game, 0, leadership=2)
    assert bonus_of(name, 0, game) == 2 + 2
    assert bonus_of(name, 0, opposed()) == 2


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"encirclement-{one}", marks=pytest.mark.rule(f"LH-combat-encirclement-{one}"))
        for one in ("sword", "mace")
    ],
)
def test_encirclement_costs_the_loser_three(name: str) -> None:
    game, _ = clash(5, 5, (name,), ())
    play(game, f"play {name}")
    assert hoplites(game, 1, "elis") == 5 - 3
    game, _ = clash(3, 8, (name,), ())  # played by the loser: no effect
    play(game, f"play {name}")
    assert hoplites(game, 0, "arcadia") == 3 - 1 - 1


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        pytest.param(name, strength, marks=pytest.mark.rule(f"LH-combat-{name}"))
        for name, strength in [
            ("wild_attack-sword", 3),
            ("wild_attack-mace", 3),
            ("wild_attack-axe", 3),
            ("wild_attack-spear", 3),
            ("charge-sickle", 4),
        ]
    ],
)
def test_plain_cards(name: str, strength: int) -> None:
    assert bonus_of(name, 0, opposed()) == strength
    assert bonus_of(name, 1, opposed()) == strength


@pytest.mark.rule("LH-combat-reinforcements-shield")
def test_reinforcements_bring_hoplites_from_one_neighbour() -> None:
    game = opposed(2, 3)
    army(game, 0, "achaea", 3, fortified=True)
    army(game, 0, "messenia", 1)
    hand(game, 0, "reinforcements-shield")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "play reinforcements-shield")
    assert options(game) == ["bring achaea 2", "bring achaea 1", "bring messenia 1", "done"]
    play(game, "bring achaea 2")
    assert owner(game, "elis") == 0  # 4 against 3
    assert hoplites(game, 0, "elis") == 4
    assert hoplites(game, 0, "achaea") == 1


@pytest.mark.rule("LH-combat-reinforcements-shield", "LH-8.5")
def test_reinforcements_that_lose_may_go_back_to_their_region() -> None:
    game = opposed(2, 6)
    army(game, 0, "achaea", 2)
    hand(game, 0, "reinforcements-shield")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "play reinforcements-shield", "bring achaea 1")
    assert asked(game) == (0, "send-back") or hoplites(game, 0, "elis") == 0
    while asked(game)[1] == "send-back":
        game.apply(0)
    assert hoplites(game, 0, "elis") == 0


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"javelin_volley-{one}", marks=pytest.mark.rule(f"LH-combat-javelin_volley-{one}"))
        for one in ("axe", "spear")
    ],
)
def test_javelin_volley_kills_one_when_outnumbering(name: str) -> None:
    game = opposed(4, 3)
    hand(game, 0, name, "glory-bow")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, f"play {name}")
    assert hoplites(game, 1, "elis") == 2
    game = opposed(3, 3)
    hand(game, 0, name, "glory-bow")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, f"play {name}")
    assert hoplites(game, 1, "elis") == 3


@pytest.mark.parametrize(
    "name",
    [pytest.param(f"assault-{one}", marks=pytest.mark.rule(f"LH-combat-assault-{one}")) for one in ("axe", "spear")],
)
def test_assault_of_the_attacker(name: str) -> None:
    assert bonus_of(name, 0, opposed()) == 4 + 2
    assert bonus_of(name, 1, opposed()) == 4


@pytest.mark.rule("LH-8.5", "LH-monster-medusa")
def test_a_losing_attacker_cannot_leave_medusa() -> None:
    game = opposed(3, 5)
    put_monster(game, "medusa", "elis")
    battle(game, 0, 1, "elis", "arcadia")
    assert lord(game, 0).reserve == 15


@pytest.mark.rule("LH-8.3")
def test_a_hero_alone_neither_fights_nor_holds() -> None:
    game = start()
    own(game, 1, "elis")
    hero_at(game, 1, "elis")
    army(game, 0, "arcadia", 1)
    refresh(game)
    play(game, "act march", "march arcadia elis")
    assert owner(game, "elis") == 0
