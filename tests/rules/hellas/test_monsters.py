"""LH-5: monster phase, event phase, sheets and evolutions."""

import pytest

from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.monsters import EventPhase, MonsterPhase, RegionAttack
from agon.games.hellas.tables import EVENT_DATA, MONSTER_DATA, MONSTER_DIE
from agon.kernel.bits import count_bits, has
from tests.frames import interrupt

from .table import (
    army,
    asked,
    attributes,
    battle,
    card,
    event,
    fortified,
    give_artifact,
    god,
    hand,
    hero_at,
    hoplites,
    hunt,
    in_hand,
    injure,
    kill_off,
    lair,
    lord,
    monster,
    monster_strikes,
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
    symbols_left,
    told,
    wound,
)

NOTHING, ATTACK, MOVE, EITHER = 0, 1, 3, 5


def phase(game: Hellas, *faces: int) -> None:
    game.impose(list(faces))
    interrupt(game, MonsterPhase(seat=0))


def strike(game: Hellas, name: str) -> None:
    interrupt(game, RegionAttack(seat=0, monster=monster(name)))


@pytest.mark.rule("LH-5.1")
def test_the_die_has_all_four_outcomes() -> None:
    assert sorted(set(MONSTER_DIE)) == [0, 1, 2, 3]
    assert len(MONSTER_DIE) == 6


@pytest.mark.rule("LH-5.1")
def test_nothing_attack_move() -> None:
    game = start()
    put_monster(game, "medusa", "elis")
    army(game, 1, "elis", 2)
    phase(game, NOTHING)
    assert hoplites(game, 1, "elis") == 2
    phase(game, ATTACK)
    assert hoplites(game, 1, "elis") == 1
    phase(game, MOVE)
    assert asked(game) == (0, "drive")
    assert sorted(offers(game, "drive")) == ["medusa achaea", "medusa arcadia", "medusa messenia"]
    play(game, "drive medusa achaea")
    assert lair(game, "medusa") == "achaea"


@pytest.mark.rule("LH-5.1")
def test_move_or_attack_is_the_builders_choice() -> None:
    game = start()
    put_monster(game, "medusa", "elis")
    army(game, 1, "elis", 2)
    phase(game, EITHER)
    assert options(game) == ["let-move", "let-attack"]
    twin = game.copy()
    play(game, "let-attack")
    assert hoplites(game, 1, "elis") == 1
    play(twin, "let-move", "drive medusa arcadia")
    assert lair(twin, "medusa") == "arcadia"


@pytest.mark.rule("LH-5.1")
def test_one_roll_for_each_monster_in_the_builders_order() -> None:
    game = start()
    put_monster(game, "medusa", "elis")
    put_monster(game, "hydra", "crete")
    put_monster(game, "sphinx", "attica")
    interrupt(game, MonsterPhase(seat=0))
    assert asked(game) == (0, "roll")
    game.impose([NOTHING, NOTHING, NOTHING])
    play(game, "roll sphinx", "roll hydra")
    assert [one["monster"] for one in told(game, "monster-roll")] == [
        "hellas-monster-sphinx",
        "hellas-monster-hydra",
        "hellas-monster-medusa",
    ]


def draw_event(game: Hellas, *cards: str) -> None:
    game.impose([event(name) for name in cards])
    interrupt(game, EventPhase())


@pytest.mark.rule("LH-5.2")
def test_a_quest_goes_to_a_free_slot_or_is_discarded() -> None:
    game = start()
    draw_event(game, "golden_fleece")
    assert [one["id"] for one in game.view(None)["board"]["quests"]] == ["golden_fleece"]
    put_quest(game, "aid_to_atlas", "amazon_queen")
    draw_event(game, "cattle_of_geryon")
    assert count_bits(game.quests) == 3
    assert has(game.event_discard, event("cattle_of_geryon"))


@pytest.mark.rule("LH-5.2")
def test_a_slain_monsters_card_is_discarded_and_another_drawn() -> None:
    game = start()
    kill_off(game, "hydra")
    draw_event(game, "hydra_1", "hydra_2", "medusa_2")
    assert lair(game, "medusa") == "phocis"
    assert game.event_discard == (1 << event("hydra_1")) | (1 << event("hydra_2"))


@pytest.mark.rule("LH-5.2")
def test_an_empty_event_deck_is_the_shuffled_discard() -> None:
    game = start()
    game.event_deck = 0
    game.event_discard = 1 << event("golden_fleece")
    interrupt(game, EventPhase())
    assert [one["id"] for one in game.view(None)["board"]["quests"]] == ["golden_fleece"]
    interrupt(game, EventPhase())  # nothing left: skipped
    assert asked(game) == (0, "turn")


REGIONS_OF_CARDS = {
    "cyclops_1": "acarnania",
    "cyclops_2": "euboea",
    "hydra_1": "argolis",
    "hydra_2": "chalkidiki",
    "cerberus_1": "epirus",
    "cerberus_2": "locris",
    "medusa_1": "attica",
    "medusa_2": "phocis",
    "sphinx_1": "messenia",
    "sphinx_2": "thessaly",
    "chimera_1": "macedonia",
    "chimera_2": "arcadia",
    "minotaur_1": "crete",
    "minotaur_2": "boeotia",
}


@pytest.mark.parametrize(
    "name", [pytest.param(one["id"], marks=pytest.mark.rule("LH-5.2", f"LH-event-{one['id']}")) for one in EVENT_DATA]
)
def test_a_monster_card_brings_its_monster_and_then_the_other_evolves_it(name: str) -> None:
    game = start()
    who = name[:-2]
    draw_event(game, name)
    assert lair(game, who) == REGIONS_OF_CARDS[name]
    assert not has(game.event_deck, event(name))
    assert game.evolved == 0
    twin_card = f"{who}_{3 - int(name[-1])}"
    draw_event(game, twin_card)
    assert has(game.evolved, event(twin_card))
    assert lair(game, who) == REGIONS_OF_CARDS[name]
    shown = next(one for one in game.view(None)["board"]["monsters"] if one["id"] == who)
    assert shown["evolutions"] == [twin_card]


ADDED = {
    "cyclops_2": ["mace"],
    "hydra_2": ["bow", "bow"],
    "cerberus_2": ["spear"],
    "medusa_2": ["axe"],
    "sphinx_2": ["torch", "torch"],
    "chimera_2": ["mace", "sword"],
    "minotaur_2": ["sword"],
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-5.3", f"LH-event-{one}")) for one in ADDED]
)
def test_evolutions_that_add_wound_places(name: str) -> None:
    game = start()
    who = name[:-2]
    put_monster(game, who, "elis")
    before = symbols_left(game, who)
    draw_event(game, name)
    assert symbols_left(game, who) == before + ADDED[name]


def attack_strength(game: Hellas, who: str, name: str = "attack-3", wounds: int = 0) -> int:
    """Start a hunt, deal one wound more, and read the strength of the first attack."""
    wound(game, who, wounds)
    hand(game, 0, "charge-sickle", "charge-sickle-2")
    frame = hunt(game, 0, who)
    game.play(next(one for one in options(game) if one.startswith("convert sickle")))
    monster_strikes(game, name)
    return int(frame.attack_strength)


@pytest.mark.rule("LH-event-cyclops_1", "LH-5.3")
def test_cyclops_1_attacks_plus_one() -> None:
    game = start()
    put_monster(game, "cyclops", "arcadia")
    assert attack_strength(game, "cyclops") == 3
    game = start()
    put_monster(game, "cyclops", "arcadia", "cyclops_1")
    assert attack_strength(game, "cyclops") == 4


@pytest.mark.rule("LH-event-hydra_1", "LH-5.3")
def test_hydra_1_attacks_plus_two_from_three_wounds() -> None:
    game = start()
    put_monster(game, "hydra", "arcadia", "hydra_1")
    assert attack_strength(game, "hydra", wounds=1) == 3
    game = start()
    put_monster(game, "hydra", "arcadia", "hydra_1")
    assert attack_strength(game, "hydra", wounds=2) == 5


@pytest.mark.rule("LH-event-cerberus_1", "LH-5.3")
def test_cerberus_1_first_attack_plus_three_and_ends_the_hunt() -> None:
    game = start()
    put_monster(game, "cerberus", "arcadia", "cerberus_1")
    assert attack_strength(game, "cerberus") == 6
    play(game, "endure", "injure speed")
    assert told(game, "hunt-fails")


@pytest.mark.rule("LH-event-cerberus_1")
def test_cerberus_1_second_attack_is_as_printed() -> None:
    game = start()
    put_monster(game, "cerberus", "arcadia", "cerberus_1")
    hand(game, 0, "charge-sickle", "charge-sickle-2", "assault-axe", "assault-spear")
    frame = hunt(game, 0, "cerberus", "wild_attack-spear")
    play(game, "convert sickle torch plain")
    monster_strikes(game, "attack-3")
    game.impose([card("trap-mace"), card("trap-sword")])
    play(game, "guard assault-axe", "guard assault-spear", "convert sickle bow plain")
    monster_strikes(game, "attack-4", "fury")
    assert frame.attack_strength == 4
    play(game, "endure", "injure speed")
    assert not told(game, "hunt-fails")


@pytest.mark.rule("LH-event-medusa_1", "LH-7.1")
def test_medusa_1_draws_by_speed() -> None:
    game = start()
    attributes(game, 0, strength=1, speed=4)
    put_monster(game, "medusa", "arcadia", "medusa_1")
    hunt(game, 0, "medusa")
    assert count_bits(lord(game, 0).hand) == 4


@pytest.mark.rule("LH-event-sphinx_1", "LH-7.1")
def test_sphinx_1_asks_for_leadership_three() -> None:
    game = start()
    put_monster(game, "sphinx", "arcadia", "sphinx_1")
    attributes(game, 0, leadership=2)
    refresh(game)
    assert "act hunt" not in options(game)
    attributes(game, 0, leadership=3)
    refresh(game)
    assert "act hunt" in options(game)


@pytest.mark.rule("LH-event-chimera_1", "LH-5.3")
def test_chimera_1_kills_one_of_the_hoplites_that_enter() -> None:
    game = start()
    put_monster(game, "chimera", "elis", "chimera_1")
    army(game, 0, "arcadia", 5)
    refresh(game)
    play(game, "act march", "march arcadia elis", "count 5")
    assert hoplites(game, 0, "elis") == 4
    assert owner(game, "elis") == 0
    game = start()
    put_monster(game, "chimera", "elis", "chimera_1")
    attributes(game, 0, leadership=3)
    army(game, 0, "arcadia", 3)
    refresh(game)
    play(game, "act hoplite_movement", "step arcadia elis", "step arcadia elis", "step arcadia elis")
    assert hoplites(game, 0, "elis") == 2  # one in all, not one each


@pytest.mark.rule("LH-event-minotaur_1", "LH-7.1")
def test_minotaur_1_asks_for_a_priest_in_the_pool() -> None:
    game = start()
    put_monster(game, "minotaur", "arcadia", "minotaur_1")
    refresh(game)
    assert "act hunt" not in options(game)
    lord(game, 0).pool = 1
    refresh(game)
    assert "act hunt" in options(game)


# ---------------------------------------------------------------------- sheets


@pytest.mark.parametrize(
    "row", [pytest.param(one, marks=pytest.mark.rule("LH-5.3", f"LH-monster-{one['id']}")) for one in MONSTER_DATA]
)
def test_sheets_have_four_to_seven_wounds_and_the_artifact(row: dict[str, object]) -> None:
    game = start()
    put_monster(game, str(row["id"]), "elis")
    assert 4 <= sheet(game, str(row["id"]))[1] <= 7
    shown = game.view(None)["board"]["monsters"][0]
    assert [place["symbol"] for place in shown["wounds"]] == row["wounds"]
    assert [place["reward"] or "" for place in shown["wounds"]] == row["rewards"]
    assert shown["artifact"] == row["artifact"]


def special_attack(who: str, *cards: str) -> Hellas:
    """A hunt in which the sheet's special attack comes and is endured; two wounds are on the monster."""
    game = start()
    attributes(game, 0, 3, 3, 3)
    put_monster(game, who, "arcadia")
    hand(game, 0, "charge-sickle", *cards)
    hunt(game, 0, who, "trap-mace", "trap-sword", "wild_attack-axe")
    game.play(next(one for one in options(game) if one.startswith("convert sickle")))
    monster_strikes(game, "special_attack-4")
    play(game, "endure")
    return game


@pytest.mark.rule("LH-monster-cyclops")
def test_cyclops_special_an_injury_and_an_attribute_lower_for_good() -> None:
    game = special_attack("cyclops")
    play(game, "injure speed")
    assert asked(game) == (0, "lower")
    play(game, "lower strength")
    assert lord(game, 0).stored(1) == 2
    assert asked(game) == (0, "hunt-step")


@pytest.mark.rule("LH-monster-cyclops")
def test_cyclops_region_attack_injures_heroes_in_and_around() -> None:
    game = start()
    put_monster(game, "cyclops", "elis")
    hero_at(game, 1, "elis")
    hero_at(game, 2, "crete")
    strike(game, "cyclops")
    assert asked(game) == (0, "injure")  # in Arcadia, a neighbour
    play(game, "injure speed")
    assert asked(game) == (1, "injure")
    play(game, "injure leadership")
    assert [int(lord(game, seat).injuries()) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("LH-monster-cyclops")
def test_heroes_on_quests_or_full_of_injuries_take_no_more() -> None:
    game = start()
    put_monster(game, "cyclops", "elis")
    lord(game, 0).at = -1
    hero_at(game, 1, "elis")
    injure(game, 1, "speed", "strength", "leadership")
    strike(game, "cyclops")
    assert lord(game, 0).injuries() == 0
    assert lord(game, 1).injuries() == 3


@pytest.mark.rule("LH-monster-hydra")
def test_hydra_special_heals_all_its_wounds() -> None:
    game = special_attack("hydra")
    assert sheet(game, "hydra")[0] == 0
    assert told(game, "monster-heals")


@pytest.mark.rule("LH-monster-hydra")
def test_hydra_region_attack_one_hoplite_here_and_in_each_neighbour() -> None:
    game = start()
    put_monster(game, "hydra", "elis")
    army(game, 1, "elis", 2)
    army(game, 0, "arcadia", 2)
    army(game, 2, "messenia", 1)
    army(game, 2, "laconia", 2)
    strike(game, "hydra")
    assert hoplites(game, 1, "elis") == 1
    assert hoplites(game, 0, "arcadia") == 1
    assert hoplites(game, 2, "messenia") == 0
    assert hoplites(game, 2, "laconia") == 2


@pytest.mark.rule("LH-monster-cerberus")
def test_cerberus_special_three_injuries_region_attack_three_kills() -> None:
    game = special_attack("cerberus")
    play(game, "injure speed", "injure strength")
    assert lord(game, 0).injuries() == 3
    game = start()
    put_monster(game, "cerberus", "elis")
    army(game, 1, "elis", 5)
    strike(game, "cerberus")
    assert hoplites(game, 1, "elis") == 2


@pytest.mark.rule("LH-monster-medusa")
def test_medusa_special_ends_the_hunt_of_the_slow() -> None:
    game = special_attack("medusa")
    play(game, "injure strength")
    assert not told(game, "hunt-fails")  # Speed 3
    game = special_attack("medusa")
    play(game, "injure speed")
    assert told(game, "hunt-fails")


@pytest.mark.rule("LH-monster-medusa", "LH-5.3")
def test_medusa_kills_one_and_lets_no_hoplite_leave() -> None:
    game = start()
    put_monster(game, "medusa", "elis")
    army(game, 0, "elis", 3)
    strike(game, "medusa")
    assert hoplites(game, 0, "elis") == 2
    assert "act march" not in options(game)
    play(game, "act hoplite_movement")  # only the step into the city is left
    assert hoplites(game, 0, "elis") == 2
    assert fortified(game, 0, "elis")


@pytest.mark.rule("LH-monster-medusa")
def test_losers_in_medusas_region_die() -> None:
    game = start()
    put_monster(game, "medusa", "elis")
    army(game, 1, "elis", 3)
    army(game, 0, "elis", 5, owned=False)
    battle(game, 0, 1, "elis", "arcadia")
    assert lord(game, 1).reserve == 15


@pytest.mark.rule("LH-monster-sphinx")
def test_sphinx_special_ends_the_hunt_of_poor_leaders() -> None:
    game = special_attack("sphinx")
    play(game, "injure strength")
    assert not told(game, "hunt-fails")
    game = special_attack("sphinx")
    play(game, "injure leadership")
    assert told(game, "hunt-fails")


@pytest.mark.rule("LH-monster-sphinx", "LH-5.3")
def test_sphinx_kills_one_and_bars_recruiting() -> None:
    game = start()
    put_monster(game, "sphinx", "elis")
    army(game, 0, "elis", 3)
    own(game, 0, "arcadia")
    strike(game, "sphinx")
    assert hoplites(game, 0, "elis") == 2
    play(game, "act recruit")
    assert offers(game, "levy") == ["arcadia 2", "arcadia 1", "arcadia 0"]
    game = start()
    put_monster(game, "sphinx", "arcadia")
    lord(game, 0).glory = 1 << 3
    refresh(game)
    play(game, "act usurp")
    assert owner(game, "arcadia") == 0
    assert hoplites(game, 0, "arcadia") == 0


@pytest.mark.rule("LH-monster-chimera")
def test_chimera_special_an_injury_and_one_card_kept() -> None:
    game = special_attack("chimera")
    play(game, "injure speed")
    assert asked(game) == (0, "pay-card")
    play(game, "discard trap-mace", "discard trap-sword")
    # one kept, one drawn for not defending
    assert "wild_attack-axe" in in_hand(game, 0)
    assert count_bits(lord(game, 0).hand) == 2


@pytest.mark.rule("LH-monster-chimera", "LH-5.1")
def test_chimera_kills_and_flies_to_the_highest_monument() -> None:
    game = start()
    put_monster(game, "chimera", "elis")
    army(game, 1, "elis", 2)
    game.level[god("athena")] = 3
    strike(game, "chimera")
    assert hoplites(game, 1, "elis") == 1
    assert lair(game, "chimera") == "attica"
    strike(game, "chimera")  # already there
    assert lair(game, "chimera") == "attica"


@pytest.mark.rule("LH-monster-chimera")
def test_ties_for_the_highest_monument_are_the_active_players() -> None:
    game = start()
    put_monster(game, "chimera", "elis")
    strike(game, "chimera")
    assert sorted(offers(game, "drive")) == ["chimera acarnania", "chimera attica", "chimera thessaly"]


@pytest.mark.rule("LH-monster-chimera", "LH-5.3")
def test_no_prayer_where_the_chimera_is() -> None:
    game = start()
    lord(game, 0).pool = 1
    put_monster(game, "chimera", "attica")
    refresh(game)
    assert sorted(offers(game, "pray")) == ["hermes", "zeus"]


@pytest.mark.rule("LH-monster-minotaur")
def test_minotaur_special_two_injuries_and_half_the_hand() -> None:
    game = special_attack("minotaur")
    play(game, "injure speed", "injure strength", "discard trap-mace", "discard trap-sword")
    assert lord(game, 0).injuries() == 2
    assert "wild_attack-axe" in in_hand(game, 0)
    assert count_bits(lord(game, 0).hand) == 2  # three halved up, one drawn


@pytest.mark.rule("LH-monster-minotaur")
def test_minotaur_region_attack_a_hoplite_and_a_priest() -> None:
    game = start()
    put_monster(game, "minotaur", "elis")
    army(game, 1, "elis", 2)
    lord(game, 1).pool = 2
    strike(game, "minotaur")
    assert hoplites(game, 1, "elis") == 1
    assert lord(game, 1).pool == 1
    lord(game, 1).pool = 0
    strike(game, "minotaur")
    assert lord(game, 1).pool == 0


@pytest.mark.rule("LH-5.3", "LH-artifact-aegis")
def test_the_aegis_is_asked_for_in_a_monster_attack() -> None:
    game = start()
    put_monster(game, "cerberus", "elis")
    army(game, 1, "elis", 5)
    give_artifact(game, 1, "aegis")
    strike(game, "cerberus")
    assert asked(game) == (1, "aegis")
    play(game, "protect")
    assert hoplites(game, 1, "elis") == 4
