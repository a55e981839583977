"""LH-10.3: the twenty artifacts."""

import pytest

from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.powers import ARTIFACTS, HUNT
from agon.games.hellas.rules.powers import artifact as register
from agon.games.hellas.tables import ARTIFACT_DATA
from agon.kernel.bits import count_bits, has

from .table import (
    action,
    army,
    asked,
    battle,
    card,
    drawn_up,
    fortified,
    give_artifact,
    glory,
    hand,
    hero_at,
    hoplites,
    hunt,
    in_hand,
    injure,
    is_charged,
    kill_off,
    lair,
    lord,
    offers,
    options,
    own,
    owner,
    play,
    put_monster,
    put_quest,
    refresh,
    sheet,
    start,
    temples,
    told,
    where_is,
    wound,
)


def owning(name: str) -> Hellas:
    game = start()
    give_artifact(game, 0, name)
    return game


def opposed(name: str, seat: int, attackers: int = 3, defenders: int = 3) -> Hellas:
    """A battle in Elis is about to begin; a side has an artifact."""
    game = start()
    give_artifact(game, seat, name)
    army(game, 1, "elis", defenders)
    army(game, 0, "elis", attackers, owned=False)
    return game


def test_every_artifact_is_used_somewhere() -> None:
    """By a function, or in the rule that it answers."""
    used = {ARTIFACT_DATA[power.card]["id"] for powers in ARTIFACTS.powers for power in powers}
    assert used | {"aegis", "medusas_blood"} == {row["id"] for row in ARTIFACT_DATA}


def test_an_artifact_is_registered_only_in_a_window_of_its_data() -> None:
    with pytest.raises(AssertionError, match="ambrosia is not used then"):
        register("ambrosia", HUNT)


@pytest.mark.parametrize(
    "row",
    [pytest.param(one, marks=pytest.mark.rule("LH-10.3", f"LH-artifact-{one['id']}")) for one in ARTIFACT_DATA],
)
def test_kinds_and_owners(row: dict[str, object]) -> None:
    kinds = [one["kind"] for one in ARTIFACT_DATA]
    assert (kinds.count("neutral"), kinds.count("monster"), kinds.count("god")) == (10, 7, 3)
    assert (row["kind"] == "neutral") == (row["owner"] == "")


@pytest.mark.rule("LH-artifact-caduceus")
def test_caduceus_makes_the_enemy_discard() -> None:
    game = opposed("caduceus", 0)
    hand(game, 1, "trap-mace", "trap-sword")
    battle(game, 0, 1, "elis", "arcadia")
    assert options(game) == ["use caduceus", "done"]
    play(game, "use caduceus")
    assert asked(game) == (1, "pay-card")
    play(game, "discard trap-mace")
    assert in_hand(game, 1) == ["trap-sword"]
    assert not is_charged(game, 0, "caduceus")
    game = opposed("caduceus", 0)
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (0, "turn")  # no card to discard: not asked


@pytest.mark.rule("LH-artifact-apollos_arrow")
def test_apollos_arrow_from_a_neighbouring_region() -> None:
    game = opposed("apollos_arrow", 0)
    hand(game, 0, "trap-mace")
    frame = battle(game, 0, 1, "elis", "arcadia")  # Heracles is in Arcadia
    play(game, "use apollos_arrow")
    assert frame.attacker_bonus == 2
    game = opposed("apollos_arrow", 0)
    hero_at(game, 0, "elis")
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-artifact-femes_trumpet")
def test_femes_trumpet_clears_one_action() -> None:
    game = owning("femes_trumpet")
    refresh(game)
    assert "use femes_trumpet" not in options(game)
    lord(game, 0).used = (1 << action("march")) | (1 << action("recruit"))
    refresh(game)
    play(game, "use femes_trumpet")
    assert options(game) == ["clear recruit", "clear march"]
    play(game, "clear march")
    assert lord(game, 0).used == 1 << action("recruit")


@pytest.mark.rule("LH-artifact-harpe")
def test_harpe_before_a_battle_or_a_hunt() -> None:
    game = opposed("harpe", 1)
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "use harpe")
    assert count_bits(lord(game, 1).hand) == 1
    game = owning("harpe")
    put_monster(game, "hydra", "arcadia")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "use harpe")
    assert count_bits(lord(game, 0).hand) == 2
    assert not is_charged(game, 0, "harpe")


@pytest.mark.rule("LH-artifact-harpe")
def test_harpe_is_no_help_once_the_hunt_is_under_way() -> None:
    game = owning("harpe")
    put_monster(game, "hydra", "arcadia")
    hand(game, 0, "glory-torch", "phalanx-torch")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "strike glory-torch torch plain")
    assert "use harpe" not in options(game)


@pytest.mark.rule("LH-artifact-pandoras_box")
def test_pandoras_box_is_a_monster_phase() -> None:
    game = owning("pandoras_box")
    refresh(game)
    assert "use pandoras_box" not in options(game)
    put_monster(game, "cerberus", "elis")
    army(game, 1, "elis", 4)
    refresh(game)
    game.impose([1])
    play(game, "use pandoras_box")
    assert hoplites(game, 1, "elis") == 1


@pytest.mark.rule("LH-artifact-horn_of_plenty")
def test_horn_of_plenty_recruits_two_in_one_city() -> None:
    game = owning("horn_of_plenty")
    own(game, 0, "elis", "laconia", "messenia")
    refresh(game)
    play(game, "use horn_of_plenty")
    assert offers(game, "muster") == ["elis", "laconia"]
    play(game, "muster laconia", "levy-fortified laconia 2")
    assert hoplites(game, 0, "laconia") == 2
    assert fortified(game, 0, "laconia")


@pytest.mark.rule("LH-artifact-ambrosia")
def test_ambrosia_heals_everything() -> None:
    game = owning("ambrosia")
    injure(game, 0, "speed", "strength", "leadership")
    refresh(game)
    play(game, "use ambrosia")
    while asked(game)[1] == "heal":
        game.apply(0)
    assert lord(game, 0).injured == 0


@pytest.mark.rule("LH-artifact-aegis")
def test_aegis_saves_two_hoplites_also_in_others_turns() -> None:
    game = opposed("aegis", 1, 6, 3)
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (1, "aegis")
    play(game, "protect")
    assert asked(game) == (1, "retreat")
    assert hoplites(game, 1, "elis") == 3
    assert not is_charged(game, 1, "aegis")
    game = opposed("aegis", 1, 6, 3)
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "accept")
    assert hoplites(game, 1, "elis") == 2
    assert is_charged(game, 1, "aegis")


@pytest.mark.rule("LH-artifact-eye_of_graeae")
def test_eye_of_graeae_exchanges_cards_in_a_battle() -> None:
    game = opposed("eye_of_graeae", 1)
    hand(game, 1, "trap-mace", "trap-sword", "glory-bow")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "use eye_of_graeae", "discard trap-mace", "discard glory-bow")
    game.impose([card("charge-sickle"), card("assault-axe")])
    play(game, "done")
    assert in_hand(game, 1) == ["trap-sword", "charge-sickle", "assault-axe"]
    assert asked(game) == (1, "battle")


@pytest.mark.rule("LH-artifact-eye_of_graeae")
def test_eye_of_graeae_exchanges_cards_in_a_hunt() -> None:
    game = owning("eye_of_graeae")
    put_monster(game, "hydra", "arcadia")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "use eye_of_graeae", "discard trap-mace")
    game.impose([card("charge-sickle")])
    play(game, "done") if asked(game)[1] == "cycle" else None
    assert count_bits(lord(game, 0).hand) == 1
    assert asked(game) == (0, "hunt-step")


@pytest.mark.rule("LH-artifact-ariadnes_thread")
def test_ariadnes_thread_moves_a_monster_one_or_two_regions() -> None:
    game = owning("ariadnes_thread")
    put_monster(game, "hydra", "crete")
    put_monster(game, "sphinx", "acarnania")
    refresh(game)
    play(game, "use ariadnes_thread")
    assert "hydra argolis" in offers(game, "drive")
    assert "hydra arcadia" in offers(game, "drive")  # two away
    assert "hydra elis" not in offers(game, "drive")
    assert "hydra crete" not in offers(game, "drive")
    assert "sphinx epirus" in offers(game, "drive")
    play(game, "drive hydra arcadia")
    assert lair(game, "hydra") == "arcadia"


@pytest.mark.rule("LH-artifact-poison_arrows")
def test_poison_arrows_wound_and_draw_at_the_start_of_a_hunt() -> None:
    game = owning("poison_arrows")
    put_monster(game, "hydra", "arcadia")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "use poison_arrows")
    assert asked(game) == (0, "wound")
    assert offers(game, "wound") == [
        "hydra torch plain",
        "hydra sword priest",
        "hydra sword plain",
        "hydra axe artifact",
    ]
    play(game, "wound hydra axe artifact")
    assert sheet(game, "hydra")[0] == 1
    assert count_bits(lord(game, 0).hand) == 2
    play(game, "give-up", "injure speed")
    assert count_bits(lord(game, 0).artifacts) == 2  # its reward counts as of this hunt


@pytest.mark.rule("LH-artifact-minotaurs_horn")
def test_minotaurs_horn_calls_neighbours_to_the_defence() -> None:
    game = opposed("minotaurs_horn", 1)
    army(game, 1, "achaea", 3)
    army(game, 1, "messenia", 2, fortified=False)
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (1, "before")
    play(game, "use minotaurs_horn", "bring achaea 2")
    assert offers(game, "bring") == ["messenia 2", "messenia 1"]  # from several regions
    play(game, "bring messenia 1")
    assert hoplites(game, 1, "elis") == 6


@pytest.mark.rule("LH-artifact-minotaurs_horn")
def test_minotaurs_horn_is_for_defenders_with_neighbours() -> None:
    game = opposed("minotaurs_horn", 0)
    army(game, 0, "achaea", 3)
    battle(game, 0, 1, "elis", "arcadia")
    assert is_charged(game, 0, "minotaurs_horn")
    assert asked(game) == (0, "turn")
    game = opposed("minotaurs_horn", 1)
    battle(game, 0, 1, "elis", "arcadia")
    assert is_charged(game, 1, "minotaurs_horn")


@pytest.mark.rule("LH-artifact-head_of_sphinx")
def test_head_of_sphinx_takes_the_neutral_region_of_the_hero() -> None:
    game = owning("head_of_sphinx")
    refresh(game)
    play(game, "use head_of_sphinx", "levy arcadia 1")
    assert owner(game, "arcadia") == 0
    assert hoplites(game, 0, "arcadia") == 1
    game = owning("head_of_sphinx")
    own(game, 1, "arcadia")
    refresh(game)
    assert "use head_of_sphinx" not in options(game)


@pytest.mark.rule("LH-artifact-eye_of_cyclops")
def test_eye_of_cyclops_a_priest_at_a_temple() -> None:
    game = owning("eye_of_cyclops")
    refresh(game)
    assert "use eye_of_cyclops" not in options(game)
    temples(game, "elis")
    hero_at(game, 0, "elis")
    refresh(game)
    play(game, "use eye_of_cyclops")
    assert lord(game, 0).pool == 1


@pytest.mark.rule("LH-artifact-medusas_blood")
def test_medusas_blood_one_casualty_less_or_one_more_for_the_enemy() -> None:
    game = opposed("medusas_blood", 0, 5, 4)
    hand(game, 0, "trap-mace")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "play trap-mace")
    assert asked(game) == (0, "blood")
    assert options(game) == ["blood-spare", "blood-strike", "skip"]
    twin, third = game.copy(), game.copy()
    play(game, "blood-spare")
    assert (hoplites(game, 0, "elis"), hoplites(game, 1, "elis")) == (5, 3)
    assert not is_charged(game, 0, "medusas_blood")
    play(twin, "blood-strike")
    assert (hoplites(twin, 0, "elis"), hoplites(twin, 1, "elis")) == (4, 2)
    play(third, "skip")
    assert is_charged(third, 0, "medusas_blood")


@pytest.mark.rule("LH-artifact-chimeras_fire")
def test_chimeras_fire_kills_one_where_the_hero_is() -> None:
    game = owning("chimeras_fire")
    refresh(game)
    assert "use chimeras_fire" not in options(game)
    army(game, 1, "arcadia", 2)
    refresh(game)
    play(game, "use chimeras_fire")
    assert hoplites(game, 1, "arcadia") == 1


@pytest.mark.rule("LH-artifact-adamant_tethers")
def test_adamant_tethers_kill_three_where_the_hero_is() -> None:
    game = owning("adamant_tethers")
    army(game, 1, "arcadia", 4)
    refresh(game)
    play(game, "use adamant_tethers")
    assert hoplites(game, 1, "arcadia") == 1


@pytest.mark.rule("LH-artifact-owl_of_athena")
def test_owl_of_athena_two_cards_one_kept() -> None:
    game = owning("owl_of_athena")
    own(game, 0, "attica")
    hand(game, 0, "trap-mace")
    refresh(game)
    game.impose([card("charge-sickle"), card("glory-bow")])
    play(game, "use owl_of_athena")
    assert sorted(offers(game, "keep-card")) == ["charge-sickle", "glory-bow"]
    play(game, "keep-card charge-sickle")
    assert in_hand(game, 0) == ["trap-mace", "charge-sickle"]
    assert has(game.discard, card("glory-bow"))


@pytest.mark.rule("LH-artifact-owl_of_athena", "LH-6.1")
def test_owl_of_athena_keeps_the_hand_limit() -> None:
    game = owning("owl_of_athena")
    own(game, 0, "attica")
    hand(game, 0, "trap-mace", "trap-sword", "assault-axe", "assault-spear")
    refresh(game)
    game.impose([card("charge-sickle"), card("glory-bow")])
    play(game, "use owl_of_athena", "keep-card charge-sickle")
    assert asked(game) == (0, "discard")
    play(game, "discard trap-mace")
    assert count_bits(lord(game, 0).hand) == 4


@pytest.mark.rule("LH-artifact-thunder_of_zeus", "LH-7.10")
def test_thunder_of_zeus_wounds_a_monster_anywhere_without_reward() -> None:
    game = owning("thunder_of_zeus")
    own(game, 0, "thessaly")
    put_monster(game, "sphinx", "crete")
    wound(game, "sphinx", 3)
    glory(game, 1, "brown")
    refresh(game)
    play(game, "use thunder_of_zeus")
    assert options(game) == ["wound sphinx spear plain", "smite p1", "smite p2"]
    play(game, "wound sphinx spear plain")
    assert lair(game, "sphinx") == "dead"
    assert has(lord(game, 0).glory, 4)
    assert has(lord(game, 0).trophies, 4)
    assert told(game, "artifact-gained") == []  # the monster's artifact leaves the game
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-artifact-thunder_of_zeus")
def test_thunder_of_zeus_injures_an_enemy_hero_whose_owner_chooses() -> None:
    game = owning("thunder_of_zeus")
    own(game, 0, "thessaly")
    kill_off(game, "hydra")
    injure(game, 2, "speed", "strength", "leadership")
    put_monster(game, "sphinx", "crete")
    refresh(game)
    play(game, "use thunder_of_zeus")
    assert offers(game, "smite") == ["p1"]  # the other can take no more
    play(game, "smite p1")
    assert asked(game) == (1, "injure")
    play(game, "injure strength")
    assert lord(game, 1).injuries() == 1


@pytest.mark.rule("LH-artifact-boots_of_hermes")
def test_boots_of_hermes_are_not_a_hero_movement() -> None:
    game = owning("boots_of_hermes")
    own(game, 0, "acarnania")
    put_quest(game, "saving_prometheus")
    hand(game, 0, "trap-mace")
    refresh(game)
    play(game, "use boots_of_hermes", "appear macedonia")
    assert where_is(game, 0) == "macedonia"
    assert lord(game, 0).quest == -1  # no quest begun
    assert asked(game) == (0, "turn")
    assert "go chalkidiki" in options(game)  # the move is still there


@pytest.mark.rule("LH-8.3", "LH-artifact-apollos_arrow")
def test_strength_before_the_battle_is_plain() -> None:
    game = opposed("apollos_arrow", 0)
    assert drawn_up(0, 1, "elis", "arcadia").strength(game, 0) == 3


@pytest.mark.rule("LH-artifact-thunder_of_zeus")
def test_thunder_of_zeus_does_not_reach_a_hero_on_a_quest() -> None:
    game = owning("thunder_of_zeus")
    own(game, 0, "thessaly")
    put_quest(game, "golden_fleece")
    lord(game, 1).at, lord(game, 1).quest = -1, 7
    put_monster(game, "sphinx", "crete")
    refresh(game)
    play(game, "use thunder_of_zeus")
    assert offers(game, "smite") == ["p2"]


@pytest.mark.rule("LH-artifact-head_of_sphinx")
def test_head_of_sphinx_needs_a_region_without_enemies() -> None:
    game = owning("head_of_sphinx")
    army(game, 1, "arcadia", 1, owned=False)
    refresh(game)
    assert "use head_of_sphinx" not in options(game)
