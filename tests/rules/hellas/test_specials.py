"""LH-4: special actions; temple cards; LH-10.1, LH-10.2."""

import pytest

from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import TEMPLE_DATA
from agon.kernel.bits import count_bits, has

from .table import (
    action,
    army,
    artifact,
    asked,
    attributes,
    bless,
    blessing,
    card,
    event,
    fortified,
    give_artifact,
    glory,
    god,
    hand,
    has_artifact,
    hero_at,
    hoplites,
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
    prepare,
    put_monster,
    refresh,
    region,
    start,
    temple_card,
    temples,
    told,
)

EVERY_MONSTER = ("cyclops", "hydra", "cerberus", "medusa", "sphinx", "chimera", "minotaur")


@pytest.mark.rule("LH-4.1")
def test_recruit_two_in_every_city_four_in_sparta_one_fortified() -> None:
    game = start()
    own(game, 0, "elis", "laconia", "messenia")
    refresh(game)
    play(game, "act recruit")
    assert asked(game) == (0, "levy")
    assert options(game) == [
        "levy elis 2",
        "levy-fortified elis 2",
        "levy elis 1",
        "levy-fortified elis 1",
        "levy elis 0",
    ]
    play(game, "levy-fortified elis 2")
    assert "levy laconia 4" in options(game)
    play(game, "levy laconia 3")
    assert (hoplites(game, 0, "elis"), hoplites(game, 0, "laconia"), hoplites(game, 0, "messenia")) == (2, 3, 0)
    assert fortified(game, 0, "elis")
    assert not fortified(game, 0, "laconia")
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-4.1")
def test_no_room_in_the_city_no_fortified_recruit() -> None:
    game = start()
    army(game, 0, "elis", 1, fortified=True)
    refresh(game)
    play(game, "act recruit")
    assert offers(game, "levy-fortified") == []


@pytest.mark.rule("LH-4.2")
def test_fifteen_hoplites_are_all_there_are() -> None:
    game = start()
    army(game, 0, "elis", 14)
    refresh(game)
    play(game, "act recruit")
    assert offers(game, "levy") == ["elis 1", "elis 0"]
    play(game, "levy elis 1")
    assert lord(game, 0).reserve == 0
    prepare(game)
    prepare(game)
    lord(game, 0).used = 0
    refresh(game)
    assert "act recruit" not in options(game)


@pytest.mark.rule("LH-4.3")
def test_march_any_number_from_one_region_to_a_neighbour_but_not_the_fortified() -> None:
    game = start()
    army(game, 0, "elis", 5, fortified=True)
    army(game, 0, "crete", 1)
    refresh(game)
    play(game, "act march", "march elis messenia")
    assert offers(game, "count") == ["4", "3", "2", "1"]
    play(game, "count 4")
    assert (hoplites(game, 0, "elis"), hoplites(game, 0, "messenia")) == (1, 4)
    assert owner(game, "messenia") == 0
    assert fortified(game, 0, "elis")


@pytest.mark.rule("LH-4.3")
def test_hoplites_that_moved_may_march() -> None:
    game = start()
    army(game, 0, "elis", 1)
    refresh(game)
    play(game, "act hoplite_movement", "step elis arcadia", "act march", "march arcadia argolis")
    assert hoplites(game, 0, "argolis") == 1


@pytest.mark.rule("LH-4.3", "LH-3.8")
def test_a_march_into_enemies_is_a_battle() -> None:
    game = start()
    army(game, 0, "arcadia", 4)
    army(game, 1, "elis", 1)
    refresh(game)
    play(game, "act march", "march arcadia elis", "count 4")
    assert owner(game, "elis") == 0
    assert hoplites(game, 1, "elis") == 0


@pytest.mark.rule("LH-4.4")
def test_a_temple_on_a_shrine_under_control_brings_a_priest() -> None:
    game = start()
    own(game, 0, "elis", "messenia", "arcadia")
    refresh(game)
    play(game, "act build_temple")
    assert sorted(offers(game, "build")) == ["elis", "messenia"]
    play(game, "build elis")
    assert has(game.temples, region("elis"))
    assert lord(game, 0).pool == 1
    assert game.temples_built == 1


@pytest.mark.rule("LH-4.4")
def test_no_shrine_no_action_and_no_second_temple() -> None:
    game = start()
    own(game, 0, "arcadia", "elis")
    temples(game, "elis")
    refresh(game)
    assert "act build_temple" not in options(game)


@pytest.mark.rule("LH-4.4", "LH-2.3")
def test_with_three_players_the_seventh_temple_does_not_exist_but_the_oracle_does() -> None:
    game = start(3)
    own(game, 0, "elis", "phocis")
    game.temples_built = 6
    refresh(game)
    play(game, "act build_temple")
    assert not has(game.temples, region("elis"))
    assert has(game.temples, region("phocis"))
    game = start(4)
    own(game, 0, "elis")
    game.temples_built = 6
    refresh(game)
    assert "act build_temple" in options(game)


@pytest.mark.rule("LH-4.5")
def test_at_most_four_priests_in_pool_and_at_monuments() -> None:
    game = start()
    own(game, 0, "elis")
    lord(game, 0).pool = 3
    game.praying[god("zeus") * 3] = 1
    refresh(game)
    play(game, "act build_temple")
    assert lord(game, 0).pool == 3


@pytest.mark.rule("LH-4.6")
def test_prepare_heal_draw_recruit_also_the_same_twice() -> None:
    game = start()
    injure(game, 0, "speed", "strength")
    own(game, 0, "arcadia")
    refresh(game)
    play(game, "act prepare")
    assert options(game) == ["prepare heal", "prepare draw", "prepare recruit"]
    play(game, "prepare heal", "heal speed", "prepare heal")
    assert lord(game, 0).injured == 0
    game = start()
    own(game, 0, "arcadia")
    refresh(game)
    play(game, "act prepare", "prepare recruit", "levy-fortified arcadia 1", "prepare draw")
    assert hoplites(game, 0, "arcadia") == 1
    assert fortified(game, 0, "arcadia")
    assert count_bits(lord(game, 0).hand) == 1


@pytest.mark.rule("LH-4.6")
def test_prepare_recruits_not_among_enemies_but_takes_an_empty_enemy_region() -> None:
    game = start()
    army(game, 1, "arcadia", 1)
    injure(game, 0, "speed")
    refresh(game)
    play(game, "act prepare")
    assert "prepare recruit" not in options(game)
    game = start()
    own(game, 1, "arcadia")
    refresh(game)
    play(game, "act prepare", "prepare recruit")
    assert offers(game, "levy-fortified") == []  # not controlled before
    play(game, "levy arcadia 1")
    assert owner(game, "arcadia") == 0


@pytest.mark.rule("LH-4.7")
def test_usurp_with_the_glory_token_of_the_land() -> None:
    game = start()
    army(game, 1, "arcadia", 3, fortified=True)
    own(game, 1, "elis")
    refresh(game)
    assert "act usurp" not in options(game)
    glory(game, 0, "green")
    refresh(game)
    play(game, "act usurp")
    assert asked(game) == (1, "retreat")
    play(game, "retreat elis")
    assert hoplites(game, 1, "elis") == 3  # no losses
    assert owner(game, "arcadia") == 0
    play(game, "levy-fortified arcadia 1")
    assert hoplites(game, 0, "arcadia") == 1
    assert fortified(game, 0, "arcadia")
    assert has(lord(game, 0).glory, 3)  # the token stays


@pytest.mark.rule("LH-4.7")
def test_usurp_a_neutral_region_and_not_ones_own() -> None:
    game = start()
    glory(game, 0, "green")
    own(game, 0, "arcadia")
    refresh(game)
    assert "act usurp" not in options(game)
    hero_at(game, 0, "messenia")
    refresh(game)
    play(game, "act usurp", "levy messenia 1")
    assert owner(game, "messenia") == 0


@pytest.mark.rule("LH-4.7")
def test_usurped_hoplites_with_nowhere_to_go_die() -> None:
    game = start()
    army(game, 1, "chalkidiki", 2)
    own(game, 2, "macedonia", "euboea")
    hero_at(game, 0, "chalkidiki")
    glory(game, 0, "red")
    refresh(game)
    play(game, "act usurp", "levy chalkidiki 0")
    assert lord(game, 1).reserve == 15


@pytest.mark.rule("LH-4.8")
def test_hunt_needs_a_monster_where_the_hero_is() -> None:
    game = start()
    put_monster(game, "hydra", "elis")
    refresh(game)
    assert "act hunt" not in options(game)
    put_monster(game, "cyclops", "arcadia")
    put_monster(game, "medusa", "arcadia")
    refresh(game)
    play(game, "act hunt")
    assert sorted(offers(game, "hunt")) == ["cyclops", "medusa"]


def building() -> Hellas:
    game = start()
    kill_off(game, *EVERY_MONSTER)
    return game


@pytest.mark.rule("LH-4.9")
def test_a_monument_sends_all_priests_home_and_pays_only_the_builder() -> None:
    game = building()
    temples(game, "elis", "phocis", "crete")
    own(game, 0, "elis", "phocis")
    own(game, 1, "crete")
    game.praying[god("zeus") * 3] = 1
    game.praying[god("athena") * 3 + 1] = 1
    lord(game, 1).used = 1 << action("march")
    lord(game, 0).used = 1 << action("recruit")
    give_artifact(game, 1, "harpe")
    lord(game, 1).charged = 0
    refresh(game)
    play(game, "act build_monument", "build-level hermes")
    assert game.level[god("hermes")] == 2
    assert list(game.praying) == [0] * 9
    assert (lord(game, 0).pool, lord(game, 1).pool) == (2, 0)  # the Oracle counts; Boris gets none
    assert (lord(game, 0).used, lord(game, 1).used) == (0, 0)
    assert is_charged(game, 1, "harpe")


@pytest.mark.rule("LH-4.9")
def test_build_monument_is_possible_at_any_time_and_never_marked() -> None:
    game = building()
    assert "act build_monument" in options(game)
    play(game, "act build_monument", "build-level zeus")
    assert lord(game, 0).used == 0
    lord(game, 1).used = sum(
        1 << action(name) for name in ("recruit", "march", "build_temple", "prepare", "usurp", "hunt")
    )
    refresh(game)
    assert offers(game, "act") == ["build_monument"]


@pytest.mark.rule("LH-4.9", "LH-5.1", "LH-5.2")
def test_then_monsters_then_an_event() -> None:
    game = start()
    put_monster(game, "cerberus", "elis")
    game.impose([3, event("golden_fleece")])  # the die says move
    play(game, "act build_monument", "build-level zeus", "drive cerberus achaea")
    assert lair(game, "cerberus") == "achaea"
    assert game.view(None)["board"]["quests"][0]["id"] == "golden_fleece"


@pytest.mark.rule("LH-4.10")
def test_the_fifth_level_of_the_first_monument_starts_the_countdown() -> None:
    game = building()
    game.level[god("zeus")] = 4
    play(game, "act build_monument", "build-level zeus")
    assert game.king_tokens == 3
    assert told(game, "king-countdown")


@pytest.mark.rule("LH-4.11", "LH-11.1")
def test_two_players_may_repeat_a_used_action_before_the_monument() -> None:
    game = start(2)
    kill_off(game, *EVERY_MONSTER)
    own(game, 0, "elis")
    lord(game, 0).used = (1 << action("recruit")) | (1 << action("usurp"))
    refresh(game)
    play(game, "act build_monument")
    assert asked(game) == (0, "repeat")
    assert options(game) == ["repeat recruit", "skip"]  # Usurp is not possible now
    play(game, "repeat recruit", "levy elis 2", "build-level zeus")
    assert hoplites(game, 0, "elis") == 2
    assert game.level[god("zeus")] == 2
    assert lord(game, 0).used == 0


@pytest.mark.rule("LH-4.11")
def test_nothing_to_repeat_and_no_repeat_with_three() -> None:
    game = start(2)
    kill_off(game, *EVERY_MONSTER)
    play(game, "act build_monument")
    assert asked(game) == (0, "monument")
    game = building()
    own(game, 0, "elis")
    lord(game, 0).used = 1 << action("recruit")
    refresh(game)
    play(game, "act build_monument")
    assert asked(game) == (0, "monument")


@pytest.mark.rule("LH-4.11")
@pytest.mark.parametrize("repeat", ["march", "build_temple", "prepare", "hunt"])
def test_other_actions_can_be_repeated_too(repeat: str) -> None:
    game = start(2)
    kill_off(game, *EVERY_MONSTER)
    army(game, 0, "elis", 1)
    put_monster(game, "sphinx", "arcadia")
    lord(game, 0).used = 1 << action(repeat)
    refresh(game)
    play(game, "act build_monument", f"repeat {repeat}")
    while asked(game)[1] != "monument":
        game.apply(game.offered - 1)
    assert asked(game) == (0, "monument")


@pytest.mark.rule("LH-4.11", "LH-4.9")
def test_all_monuments_complete_the_action_goes_on_without_a_level() -> None:
    game = start(2)
    kill_off(game, *EVERY_MONSTER)
    for at in range(3):
        game.level[at] = 5
    give_artifact(game, 1, "harpe")
    lord(game, 1).charged = 0
    refresh(game)
    play(game, "act build_monument")
    assert asked(game) == (1, "turn")
    assert is_charged(game, 1, "harpe")


@pytest.mark.rule("LH-4.1", "LH-3.1")
def test_a_used_special_action_is_blocked_until_a_monument() -> None:
    game = start(2, ("heracles", "achilles"))
    kill_off(game, *EVERY_MONSTER)
    prepare(game)
    prepare(game)
    assert "act prepare" not in options(game)
    play(game, "act build_monument", "skip", "build-level zeus")
    prepare(game)
    assert has(lord(game, 1).used, action("prepare"))


# ---------------------------------------------------------------------- drafts and temple cards


@pytest.mark.rule("LH-10.1")
def test_a_draft_goes_round_to_the_right_and_the_last_card_is_discarded() -> None:
    game = start(3)
    own(game, 0, "elis")
    game.temples_built = 1  # the second place of temple card 1
    refresh(game)
    names = ["bluff", "ambush", "exile", "push_ups"]
    game.impose([blessing(name) for name in names])
    play(game, "act build_temple")
    assert asked(game) == (0, "draft")
    assert sorted(offers(game, "draft")) == sorted(names)
    play(game, "draft bluff")
    assert asked(game) == (2, "draft")  # counter-clockwise
    assert sorted(offers(game, "draft")) == ["ambush", "exile", "push_ups"]
    play(game, "draft exile")
    assert asked(game) == (1, "draft")
    play(game, "draft ambush")
    assert [one["blessings"] for one in game.view(None)["board"]["players"]] == [["bluff"], ["ambush"], ["exile"]]
    assert game.view(None)["board"]["decks"]["blessings_discarded"] == ["push_ups"]
    assert asked(game) == (1, "turn")


def draft_starts(game: Hellas, built: int) -> bool:
    own(game, 0, "elis")
    game.temples_built = built
    refresh(game)
    play(game, "act build_temple")
    return asked(game)[1] == "draft"


@pytest.mark.parametrize(
    "row", [pytest.param(one, marks=pytest.mark.rule("LH-4.4", f"LH-temple-{one['id']}")) for one in TEMPLE_DATA]
)
def test_only_marked_places_of_the_temple_card_start_a_draft(row: dict[str, object]) -> None:
    drafts = []
    for built in range(8):
        game = start(4)
        temple_card(game, str(row["id"]))
        if draft_starts(game, built):
            drafts.append(built + 1)
    assert drafts == row["drafts"]
    printed = {
        "temple_1": [2, 4, 6, 8],
        "temple_2": [2, 3, 6, 8],
        "temple_3": [2, 3, 5, 7],
        "temple_4": [3, 4, 5, 7],
        "temple_5": [3, 4, 6, 7],
    }
    assert drafts == printed[str(row["id"])]


def oracle(card_name: str) -> Hellas:
    game = start(3)
    temple_card(game, card_name)
    own(game, 0, "phocis")
    refresh(game)
    return game


@pytest.mark.rule("LH-temple-temple_1", "LH-4.4")
def test_oracle_of_card_1_another_special_action() -> None:
    game = oracle("temple_1")
    play(game, "act build_temple")
    assert lord(game, 0).pool == 1
    assert asked(game) == (0, "special")
    assert "act build_temple" not in options(game)
    assert offers(game, "go") == []  # special actions only
    prepare(game)
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-temple-temple_2", "LH-4.4")
def test_oracle_of_card_2_another_priest_and_a_draft() -> None:
    game = oracle("temple_2")
    play(game, "act build_temple")
    assert lord(game, 0).pool == 2
    assert asked(game) == (0, "draft")


@pytest.mark.rule("LH-temple-temple_3", "LH-4.4")
def test_oracle_of_card_3_one_of_three_artifacts() -> None:
    game = oracle("temple_3")
    game.impose([artifact("aegis"), artifact("harpe"), artifact("caduceus")])
    play(game, "act build_temple")
    assert sorted(offers(game, "keep-artifact")) == ["aegis", "caduceus", "harpe"]
    play(game, "keep-artifact harpe")
    assert has_artifact(game, 0, "harpe")
    assert count_bits(game.relics) == 9


@pytest.mark.rule("LH-temple-temple_4", "LH-4.4")
def test_oracle_of_card_4_a_full_hand() -> None:
    game = oracle("temple_4")
    hand(game, 0, "charge-sickle")
    bless(game, 0, "armory")
    refresh(game)
    play(game, "act build_temple")
    assert count_bits(lord(game, 0).hand) == 6


@pytest.mark.rule("LH-temple-temple_5", "LH-4.4")
def test_oracle_of_card_5_two_different_attributes() -> None:
    game = oracle("temple_5")
    attributes(game, 0, 1, 1, 5)
    refresh(game)
    play(game, "act build_temple", "raise strength")
    assert [int(lord(game, 0).stored(at)) for at in range(3)] == [2, 2, 5]  # Speed cannot rise: no choice left
    game = oracle("temple_5")
    play(game, "act build_temple", "raise speed")
    assert offers(game, "raise") == ["leadership", "strength"]
    play(game, "raise leadership")
    assert [int(lord(game, 0).stored(at)) for at in range(3)] == [2, 1, 2]


@pytest.mark.rule("LH-10.2")
def test_a_gods_artifact_goes_charged_with_the_region_of_its_monument() -> None:
    game = start()
    own(game, 1, "thessaly")
    give_artifact(game, 1, "thunder_of_zeus")
    lord(game, 1).charged = 0
    army(game, 0, "locris", 1)
    refresh(game)
    play(game, "act march", "march locris thessaly")
    assert is_charged(game, 0, "thunder_of_zeus")
    assert not has_artifact(game, 1, "thunder_of_zeus")


@pytest.mark.rule("LH-10.2")
def test_artifacts_are_public() -> None:
    game = start()
    give_artifact(game, 1, "harpe")
    assert game.view(2)["board"]["players"][1]["artifacts"] == [{"id": "harpe", "charged": True}]


@pytest.mark.rule("LH-6.1")
def test_the_hand_limit_is_kept_at_once() -> None:
    game = start()
    hand(game, 0, "charge-sickle", "trap-mace", "trap-sword")
    refresh(game)
    game.impose([card("assault-axe"), card("assault-spear")])
    play(game, "act prepare", "prepare draw", "prepare draw")
    assert asked(game) == (0, "discard")
    assert len(offers(game, "discard")) == 5
    play(game, "discard charge-sickle")
    assert count_bits(lord(game, 0).hand) == 4
    assert asked(game) == (1, "turn")


@pytest.mark.rule("LH-6.2")
def test_an_empty_deck_is_the_shuffled_discard() -> None:
    game = start()
    game.discard = game.deck & ~(1 << card("charge-sickle"))
    game.deck = 1 << card("charge-sickle")
    play(game, "act prepare", "prepare draw", "prepare draw")
    assert count_bits(lord(game, 0).hand) == 2
    assert game.discard == 0
    assert count_bits(game.deck) == 28
