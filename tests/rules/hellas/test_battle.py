"""LH-8: battles; every combat card."""

import pytest

from agon.games.hellas.effects import SYMBOLS
from agon.games.hellas.tables import CARD_CASUALTIES, CARD_POWER, CARD_SYMBOL, COMBAT_IDS

from .scenario import HellasScenario, card, given

FILLER = ("wild_attack-axe", "wild_attack-spear")


def clash(
    attackers: int = 3,
    defenders: int = 3,
    attack_hand: tuple[str, ...] = (),
    defence_hand: tuple[str, ...] = (),
    where: str = "elis",
    held: bool = True,
) -> HellasScenario:
    """Seat 0 from Arcadia against seat 1."""
    table = given().army(1, where, defenders, owned=held).army(0, where, attackers, owned=False).own(0, "arcadia")
    table.hand(0, *attack_hand).hand(1, *defence_hand)
    return table.battle(where)


@pytest.mark.rule("LH-8.1")
def test_defender_first_then_in_turn_until_both_have_passed() -> None:
    table = clash(3, 3, ("trap-mace", "trap-sword"), FILLER).expect(asked=(1, "battle"))
    table.play("play wild_attack-axe").expect(asked=(0, "battle"))
    table.play("pass").expect(asked=(1, "battle"))
    table.play("play wild_attack-spear")  # the attacker's pass was final, the defender has no card left
    table.expect(asked=(0, "turn")).expect_hand(0, "trap-sword", "trap-mace").expect_owner("elis", 1)


@pytest.mark.rule("LH-8.1")
def test_a_player_without_cards_is_not_asked() -> None:
    clash(4, 3, ("trap-mace",), ()).expect(asked=(0, "battle"))


@pytest.mark.rule("LH-8.2")
def test_no_more_casualty_symbols_than_hoplites() -> None:
    table = clash(5, 2, (), ("charge-sickle", "wild_attack-axe", "glory-bow"))
    assert table.offers("play") == ["glory-bow", "charge-sickle", "wild_attack-axe"]
    table.play("play charge-sickle")  # two symbols, two hoplites
    table.expect(options=["play glory-bow", "pass"])


@pytest.mark.rule("LH-8.2")
def test_a_hand_without_playable_cards_is_asked_all_the_same() -> None:
    table = clash(5, 1, (), ("charge-sickle",)).expect(asked=(1, "battle"), options=["pass"])
    assert table.view(0)["choice"]["options"] is None


@pytest.mark.rule("LH-8.3")
def test_higher_strength_wins_a_tie_is_the_defenders() -> None:
    clash(3, 2).fight_out(retreat="achaea").expect_owner("elis", 0)
    table = clash(3, 3).expect_won(1, "elis").expect_owner("elis", 1)
    assert [(row["n"], row["m"]) for row in table.told("battle-strength")] == [(3, 3)]


@pytest.mark.rule("LH-8.3")
def test_fortification_helps_only_the_defender() -> None:
    table = given().army(1, "elis", 2, fortified=True).army(0, "elis", 3, owned=False).battle("elis")
    table.expect_won(1, "elis").expect_owner("elis", 1)  # 3 against 2 + 1
    table = given().army(1, "elis", 2).army(0, "elis", 3, fortified=True, owned=False).battle("elis")
    table.fight_out(retreat="achaea").expect_won(0, "elis")  # nobody else's city


@pytest.mark.rule("LH-8.4")
def test_casualties_are_those_of_ones_own_cards_and_the_loser_loses_one_more() -> None:
    table = clash(5, 4, ("assault-axe",), ("trap-mace",)).play("play trap-mace", "play assault-axe")
    # attacker 5 + 4 + 2, defender 4 + 1 + Leadership 1
    table.expect_hoplites(0, "elis", 3).expect(asked=(1, "retreat")).expect_hoplites(1, "elis", 4 - 1 - 1)


@pytest.mark.rule("LH-8.5")
def test_a_losing_defender_retreats_to_a_free_neighbour_of_choice() -> None:
    table = given().army(1, "elis", 2).army(0, "elis", 5, owned=False).own(2, "messenia").own(1, "achaea")
    table.battle("elis").expect(asked=(1, "retreat"))
    assert table.offers("retreat") == ["achaea", "arcadia"]  # not Messenia: another player controls it
    table.play("retreat arcadia").expect_hoplites(1, "arcadia", 1)


@pytest.mark.rule("LH-8.5")
def test_nowhere_to_go_all_die() -> None:
    table = given().army(1, "elis", 4).army(0, "elis", 5, owned=False).own(0, "achaea", "arcadia", "messenia")
    table.battle("elis")
    assert table.lord(1).reserve == 15


@pytest.mark.rule("LH-8.5")
def test_no_retreat_where_others_stand() -> None:
    table = given().army(1, "elis", 4).army(0, "elis", 5, owned=False).army(2, "messenia", 1, owned=False)
    table.own(0, "arcadia").battle("elis").expect_hoplites(1, "achaea", 3)  # the only way


@pytest.mark.rule("LH-8.5")
def test_a_losing_attacker_goes_back_where_the_attack_came_from() -> None:
    clash(3, 5).expect_hoplites(0, "arcadia", 2).expect_hoplites(0, "elis", 0)


@pytest.mark.rule("LH-8.5", "LH-3.9")
def test_attackers_from_several_regions_split_back() -> None:
    table = given().attributes(0, leadership=4).army(0, "arcadia", 2).army(0, "achaea", 2).army(1, "elis", 6)
    table.play("act hoplite_movement", *["step arcadia elis"] * 2, *["step achaea elis"] * 2)
    table.expect(asked=(0, "send-back"))
    assert table.offers("send-back") == ["achaea 2", "achaea 1"]  # three left, at most two to each
    table.play("send-back achaea 1").expect_hoplites(0, "arcadia", 2).expect_hoplites(0, "achaea", 1)


@pytest.mark.rule("LH-8.5", "LH-4.3")
def test_a_march_and_its_reinforcements_go_back_by_their_true_numbers() -> None:
    table = given().army(0, "achaea", 6).army(0, "arcadia", 3).army(1, "elis", 12).hand(0, "reinforcements-shield")
    table.play("act march", "march achaea elis", "count 6", "play reinforcements-shield", "bring arcadia 2")
    table.expect(
        asked=(0, "send-back"), options=["send-back achaea 6", "send-back achaea 5"]
    )  # seven of eight are left
    table.copy().play("send-back achaea 5").expect_hoplites(0, "achaea", 5).expect_hoplites(0, "arcadia", 1 + 2)
    table.play("send-back achaea 6").expect_hoplites(0, "achaea", 6).expect_hoplites(0, "arcadia", 1 + 1)


@pytest.mark.rule("LH-8.5")
def test_more_than_seven_may_come_from_one_region() -> None:
    table = given().army(0, "arcadia", 10).army(0, "achaea", 3).army(1, "elis", 15).hand(0, "reinforcements-shield")
    table.play("act march", "march achaea elis", "count 3", "play reinforcements-shield", "bring arcadia 9")
    table.expect(options=[f"send-back achaea {number}" for number in (3, 2)])  # eleven are left, nine of Arcadia
    table.play("send-back achaea 2").expect_hoplites(0, "arcadia", 1 + 9)


def origin_lost(*hoplites: str) -> HellasScenario:
    """Two march out of Arcadia and one out of Achaea into Elis; then Arcadia is seat 2's."""
    table = given().attributes(0, leadership=3).army(0, "arcadia", 2).army(0, "achaea", 1).army(1, "elis", 6)
    table.hand(1, "trap-mace").play("act hoplite_movement", *["step arcadia elis"] * 2, "step achaea elis")
    table.expect(asked=(1, "battle")).own(2, "arcadia")
    for where in hoplites:
        table.army(2, where, 1)
    return table.play("pass")


@pytest.mark.rule("LH-8.5")
def test_attackers_cannot_go_back_to_a_region_that_is_hostile_now() -> None:
    table = origin_lost().expect(asked=(0, "turn"))  # Achaea is the only way left, for all of them
    table.expect_hoplites(0, "achaea", 2).expect_hoplites(0, "arcadia", 0).expect_owner("arcadia", 2)
    origin_lost("arcadia").expect_hoplites(0, "achaea", 2).expect_hoplites(2, "arcadia", 1)
    table = origin_lost("arcadia", "achaea")  # nowhere to go: they die
    assert table.lord(0).reserve == 15
    table.expect_hoplites(2, "achaea", 1)


@pytest.mark.rule("LH-8.6")
def test_the_fortified_hoplite_dies_last() -> None:
    table = given().army(1, "elis", 3, fortified=True).army(0, "elis", 2, owned=False)
    table.hand(1, "wild_attack-axe", "wild_attack-spear").battle("elis")
    table.play("play wild_attack-axe", "play wild_attack-spear").expect_hoplites(1, "elis", 1)
    assert table.is_fortified(1, "elis")


@pytest.mark.rule("LH-8.7")
def test_the_winner_controls_the_region_whatever_its_people() -> None:
    clash(3, 2).fight_out(retreat="achaea").expect_owner("elis", 0)  # population 4


@pytest.mark.rule("LH-8.7")
def test_a_neutral_region_still_needs_enough_hoplites() -> None:
    table = clash(3, 2, held=False).play("retreat achaea").expect(asked=(0, "turn"), told="battle-won")
    table.expect_owner("elis", -1).expect_hoplites(0, "elis", 3)  # population 4
    clash(4, 2, held=False).play("retreat achaea").expect_owner("elis", 0)
    clash(5, 4, ("wild_attack-axe", "trap-mace"), (), held=False).play(
        "play wild_attack-axe", "play trap-mace", "retreat achaea"
    ).expect_owner("elis", -1)  # after its casualties three are left


@pytest.mark.rule("LH-8.7")
def test_a_defender_who_wins_takes_a_neutral_region_only_with_enough_hoplites() -> None:
    table = clash(2, 3, (), ("local_support-bow",), held=False).play("play local_support-bow", "levy elis 1")
    table.expect_hoplites(1, "elis", 4).expect_owner("elis", 1)
    clash(2, 3, held=False).expect_hoplites(1, "elis", 3).expect_owner("elis", -1).expect(told="battle-won")


@pytest.mark.rule("LH-8.7")
def test_pyrrhic_victory_brings_no_control() -> None:
    table = clash(2, 1, ("charge-sickle",), ()).play("play charge-sickle").expect_hoplites(0, "elis", 0)
    table.expect_owner("elis", 1).expect(told="pyrrhic")


@pytest.mark.rule("LH-8.7")
def test_all_hoplites_of_the_region_take_part() -> None:
    shown = clash(3, 4, (), FILLER).board()["under_way"]
    assert (shown["attacker"]["strength"], shown["defender"]["strength"]) == (3, 4)


@pytest.mark.rule("LH-8.1")
def test_the_battle_ends_when_cards_kill_a_sides_last_hoplite() -> None:
    table = clash(3, 1, ("javelin_volley-axe", "trap-mace"), ("glory-bow", "glory-torch"))
    table.play("play glory-bow", "play javelin_volley-axe").expect_owner("elis", 0).expect_hoplites(0, "elis", 3)
    table.expect_hand(1, "glory-torch").expect(asked=(0, "turn"))


@pytest.mark.rule("LH-8.4")
def test_casualties_are_due_although_a_card_killed_the_last_enemy() -> None:
    table = clash(4, 1, ("wild_attack-axe", "javelin_volley-spear"), ("glory-bow", "glory-torch"))
    table.play("play glory-bow", "play wild_attack-axe", "play glory-torch", "play javelin_volley-spear")
    table.expect_hoplites(1, "elis", 0).expect_hoplites(0, "elis", 4 - 1).expect_owner("elis", 0)
    table.expect(asked=(0, "turn"), told="battle-won")
    assert table.lord(0).reserve == 15 - 3


@pytest.mark.rule("LH-8.4")
def test_a_defender_whose_card_killed_the_last_attacker_pays_too() -> None:
    table = clash(1, 3, ("glory-bow", "glory-torch"), ("wild_attack-axe", "javelin_volley-spear"))
    table.play("play wild_attack-axe", "play glory-bow", "play javelin_volley-spear")
    table.expect_hoplites(0, "elis", 0).expect_hoplites(1, "elis", 3 - 1).expect_owner("elis", 1)
    table.expect(asked=(0, "turn")).expect_hoplites(0, "arcadia", 0)


@pytest.mark.rule("LH-8.4", "LH-8.7")
def test_casualties_after_the_last_enemy_fell_can_make_it_a_pyrrhic_victory() -> None:
    table = clash(2, 1, ("charge-sickle", "javelin_volley-spear"), ("glory-bow", "glory-torch"))
    table.play("play glory-bow", "play charge-sickle", "play glory-torch", "play javelin_volley-spear")
    table.expect_hoplites(0, "elis", 0).expect_hoplites(1, "elis", 0).expect_owner("elis", 1).expect(told="pyrrhic")


@pytest.mark.rule("LH-8.1")
def test_effects_before_the_battle_weaken_a_side() -> None:
    table = given().army(1, "elis", 1).army(0, "elis", 2, owned=False).bless(1, "unbroken_morale").army(2, "crete", 1)
    table.hand(1, "glory-bow").battle("elis").expect(asked=(1, "before"))
    table.play("bless unbroken_morale").expect_hoplites(0, "elis", 1).expect(asked=(1, "battle"))


@pytest.mark.rule("LH-8.1", "LH-blessing-athenas_gift")
def test_effects_before_the_battle_can_end_it() -> None:
    table = (
        given().army(1, "elis", 2, fortified=True).army(0, "elis", 1, owned=False).bless(1, "ambush", "athenas_gift")
    )
    table.hand(0, "glory-bow").hand(1, "glory-torch").battle("elis").play("bless ambush").expect(asked=(0, "turn"))
    table.expect_hoplites(0, "elis", 0).expect_owner("elis", 1).expect_hand(1, "glory-torch")
    table.expect_priests(1, 0)  # there was no battle to win
    assert table.told("battle-won") == []


@pytest.mark.rule("LH-8.1")
def test_the_active_player_says_who_uses_effects_first() -> None:
    table = given().army(1, "elis", 1).army(0, "elis", 2, owned=False).artifact(0, "harpe")
    table.bless(1, "unbroken_morale").battle("elis").expect(asked=(0, "first"))
    table.expect(options=["go-first p0", "go-first p1"])
    table.play("go-first p1").expect(asked=(1, "before"))
    table.play("done").expect(asked=(0, "before"))
    table.play("use harpe")
    assert not table.is_charged(0, "harpe")


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


SPECIAL = {  # what the text of a card adds for an attacker with 4 hoplites against 6 and all attributes 1
    "phalanx-torch": 2,
    "trap-sword": 1,
    "trap-mace": 1,
    "assault-axe": 2,
    "assault-spear": 2,
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-6.2", "LH-10.3", f"LH-combat-{one}")) for one in PRINTED]
)
def test_symbol_strength_casualties_and_copies(name: str) -> None:
    symbol, strength, casualties, copies = PRINTED[name]
    assert sum(1 for one in COMBAT_IDS if one == name or one.rpartition("-")[0] == name) == copies
    at = card(name)
    assert (SYMBOLS[CARD_SYMBOL[at]], CARD_POWER[at], CARD_CASUALTIES[at]) == (symbol, strength, casualties)
    other = "glory-bow" if name != "glory-bow" else "glory-torch"  # a card left, so that the battle goes on
    table = clash(4, 6, (name, other), ()).play(f"play {name}").expect(asked=(0, "battle"))
    assert (table.bonus(0), table.casualties(0)) == (strength + SPECIAL.get(name, 0), casualties)


@pytest.mark.rule("LH-2.2", "LH-6.2")
def test_thirty_cards_in_all() -> None:
    assert sum(row[3] for row in PRINTED.values()) == len(COMBAT_IDS) == 30


def bonus_of(name: str, seat: int, table: HellasScenario, where: str = "elis") -> int:
    """Seat plays a card in a battle of seat 0 against seat 1; the strength that it brings."""
    other = "glory-bow" if "glory" not in name else "trap-mace"  # a card left, so that the battle goes on
    return table.hand(seat, name, other).hand(1 - seat).battle(where).play(f"play {name}").bonus(seat)


def opposed(attackers: int = 3, defenders: int = 3, where: str = "elis") -> HellasScenario:
    return given().army(1, where, defenders).army(0, where, attackers, owned=False)


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
    table = opposed(3, 2).hand(1, name).battle("elis").play(f"play {name}").expect(asked=(1, "levy"))
    table.play("levy-fortified elis 2")  # 2 + 2 + 1 + 1 against 3
    table.expect_won(1, "elis").expect_hoplites(1, "elis", 4)
    table = opposed(2, 4).hand(0, name).battle("elis").play(f"play {name}")
    assert table.told("recruit") == []  # the attacker has no locals


@pytest.mark.parametrize(
    "name",
    [pytest.param(f"glory-{one}", marks=pytest.mark.rule(f"LH-combat-glory-{one}")) for one in ("torch", "bow")],
)
def test_glory_with_the_token_of_the_land(name: str) -> None:
    table = opposed().glory(0, "green")
    assert bonus_of(name, 0, table) == 1 + 3
    table = opposed().glory(0, "blue")
    assert bonus_of(name, 0, table) == 1


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
    table = opposed().attributes(0, leadership=3)
    assert bonus_of(name, 0, table) == 1 + 3
    table = opposed().attributes(0, leadership=3).injure(0, "leadership")
    assert bonus_of(name, 0, table) == 1 + 1


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"tactical_maneuver-{one}", marks=pytest.mark.rule(f"LH-combat-tactical_maneuver-{one}"))
        for one in ("sword", "mace")
    ],
)
def test_tactical_maneuver_of_the_better_leader(name: str) -> None:
    table = opposed().attributes(0, leadership=2)
    assert bonus_of(name, 0, table) == 2 + 2
    assert bonus_of(name, 0, opposed()) == 2


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"encirclement-{one}", marks=pytest.mark.rule(f"LH-combat-encirclement-{one}"))
        for one in ("sword", "mace")
    ],
)
def test_encirclement_costs_the_loser_three(name: str) -> None:
    clash(5, 5, (name,), ()).play(f"play {name}").expect_hoplites(1, "elis", 5 - 3)
    table = clash(3, 8, (name,), ()).play(f"play {name}")
    table.expect_hoplites(0, "arcadia", 3 - 1 - 1).expect_hoplites(1, "elis", 8)  # played by the loser: no effect


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
    table = opposed(2, 3).army(0, "achaea", 3, fortified=True).army(0, "messenia", 1).hand(0, "reinforcements-shield")
    table.battle("elis").play("play reinforcements-shield")
    table.expect(options=["bring achaea 2", "bring achaea 1", "bring messenia 1", "done"])
    table.play("bring achaea 2").expect_owner("elis", 0)  # 4 against 3
    table.expect_hoplites(0, "elis", 4).expect_hoplites(0, "achaea", 1)


@pytest.mark.rule("LH-combat-reinforcements-shield", "LH-8.5")
def test_reinforcements_that_lose_may_go_back_to_their_region() -> None:
    table = opposed(2, 6).army(0, "achaea", 2).hand(0, "reinforcements-shield").battle("elis")
    table.play("play reinforcements-shield", "bring achaea 1")
    table.expect(asked=(0, "send-back"), options=["send-back achaea 1", "send-back achaea 0"])
    table.play("send-back achaea 1")
    table.expect_hoplites(0, "elis", 0).expect_hoplites(0, "achaea", 2).expect_hoplites(0, "arcadia", 1)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(f"javelin_volley-{one}", marks=pytest.mark.rule(f"LH-combat-javelin_volley-{one}"))
        for one in ("axe", "spear")
    ],
)
def test_javelin_volley_kills_one_when_outnumbering(name: str) -> None:
    opposed(4, 3).hand(0, name, "glory-bow").battle("elis").play(f"play {name}").expect_hoplites(1, "elis", 2)
    opposed(3, 3).hand(0, name, "glory-bow").battle("elis").play(f"play {name}").expect_hoplites(1, "elis", 3)


@pytest.mark.parametrize(
    "name",
    [pytest.param(f"assault-{one}", marks=pytest.mark.rule(f"LH-combat-assault-{one}")) for one in ("axe", "spear")],
)
def test_assault_of_the_attacker(name: str) -> None:
    assert bonus_of(name, 0, opposed()) == 4 + 2
    assert bonus_of(name, 1, opposed()) == 4


@pytest.mark.rule("LH-8.5", "LH-monster-medusa")
def test_a_losing_attacker_cannot_leave_medusa() -> None:
    table = opposed(3, 5).monster("medusa", "elis").battle("elis")
    assert table.lord(0).reserve == 15


@pytest.mark.rule("LH-8.3")
def test_a_hero_alone_neither_fights_nor_holds() -> None:
    table = given().own(1, "elis").hero(1, "elis").army(0, "arcadia", 1).play("act march", "march arcadia elis")
    table.expect_owner("elis", 0)
