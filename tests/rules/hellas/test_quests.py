"""LH-9: quests; every quest card."""

import pytest

from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.quests import CompleteQuest, may_begin
from agon.games.hellas.tables import QUEST_DATA
from agon.kernel.bits import count_bits, has
from tests.frames import interrupt

from .table import (
    action,
    army,
    artifact,
    asked,
    attributes,
    event,
    give_artifact,
    glory,
    hand,
    has_artifact,
    hero_at,
    hoplites,
    injure,
    land,
    lord,
    offers,
    options,
    own,
    play,
    prepare,
    put_quest,
    quest,
    refresh,
    start,
    temples,
    where_is,
)


def at_quest(name: str, **more: int) -> Hellas:
    """Seat 0's hero stands on the token of a quest."""
    game = start()
    put_quest(game, name)
    hero_at(game, 0, str(QUEST_DATA[quest(name)]["region"]))
    attributes(game, 0, **more)
    refresh(game)
    return game


def steps(game: Hellas, name: str) -> list[int]:
    return [step + 1 for step in range(3) if may_begin(game, 0, quest(name), step)]


@pytest.mark.rule("LH-9.1")
def test_a_quest_begins_on_any_step_whose_needs_are_met() -> None:
    game = at_quest("aid_to_atlas", strength=4)
    play(game, "go messenia")
    assert options(game) == ["begin-quest aid_to_atlas 1", "begin-quest aid_to_atlas 2", "skip"]
    play(game, "begin-quest aid_to_atlas 2")
    assert where_is(game, 0) is None
    assert (lord(game, 0).quest, lord(game, 0).quest_step) == (quest("aid_to_atlas"), 1)
    assert game.view(1)["board"]["quests"][0]["heroes"] == [{"hero": "heracles", "seat": 0, "step": 2}]


@pytest.mark.rule("LH-9.1")
def test_no_needs_met_no_question() -> None:
    game = start()
    put_quest(game, "aid_to_atlas")
    attributes(game, 0, strength=1)
    refresh(game)
    play(game, "go messenia")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("LH-9.2")
def test_later_steps_need_nothing() -> None:
    game = at_quest("aid_to_atlas", strength=2)
    play(game, "go messenia", "begin-quest aid_to_atlas 1")
    for _round in range(2):
        prepare(game)
        prepare(game)
        prepare(game)
        lord(game, 0).strength = 1
        for other in game.lords:
            other.used = 0
        refresh(game)
        play(game, "advance")
    assert where_is(game, 0) == "messenia"  # step 3: done
    assert has(lord(game, 0).kept, quest("aid_to_atlas"))


@pytest.mark.rule("LH-9.3")
def test_a_rival_may_enter_higher_and_finish_first() -> None:
    game = at_quest("aid_to_atlas", strength=2)
    play(game, "go messenia", "begin-quest aid_to_atlas 1")
    prepare(game)
    hero_at(game, 1, "messenia")
    attributes(game, 1, strength=5)
    refresh(game)
    play(game, "go messenia", "begin-quest aid_to_atlas 3")
    assert has(lord(game, 1).kept, quest("aid_to_atlas"))
    assert where_is(game, 0) == where_is(game, 1) == "messenia"  # the other hero returns with nothing
    assert lord(game, 0).quest == -1
    assert lord(game, 0).kept == 0


@pytest.mark.rule("LH-9.4")
def test_completion_returns_the_hero_and_ends_the_hero_movement() -> None:
    game = at_quest("aid_to_atlas", strength=5)
    glory(game, 2, "green")
    play(game, "go messenia", "begin-quest aid_to_atlas 3")
    assert where_is(game, 0) == "messenia"
    assert offers(game, "go") == []
    assert has(lord(game, 0).glory, land("green"))
    assert lord(game, 2).glory == 0  # taken from its holder
    assert game.quests == 0
    assert not has(game.event_deck | game.event_discard, event("aid_to_atlas"))


@pytest.mark.rule("LH-9.5")
def test_a_quest_begun_cannot_be_left() -> None:
    game = at_quest("aid_to_atlas", strength=2)
    give_artifact(game, 0, "boots_of_hermes")
    play(game, "go messenia", "begin-quest aid_to_atlas 1")
    prepare(game)
    prepare(game)
    prepare(game)
    assert asked(game) == (0, "turn")
    assert offers(game, "go") == []
    assert "use boots_of_hermes" not in options(game)
    assert "advance" in options(game)


@pytest.mark.rule("LH-9.1", "LH-9.3")
def test_two_heroes_may_share_a_step() -> None:
    game = at_quest("aid_to_atlas", strength=2)
    play(game, "go messenia", "begin-quest aid_to_atlas 1")
    prepare(game)
    hero_at(game, 1, "messenia")
    attributes(game, 1, strength=2)
    refresh(game)
    play(game, "go messenia", "begin-quest aid_to_atlas 1")
    assert lord(game, 0).quest == lord(game, 1).quest


# ---------------------------------------------------------------------- the nine quests


def complete(game: Hellas, name: str) -> None:
    put_quest(game, name)
    lord(game, 0).quest = quest(name)
    lord(game, 0).at = -1
    interrupt(game, CompleteQuest(seat=0, quest=quest(name)))


@pytest.mark.rule("LH-quest-aid_to_atlas", "LH-10.3")
def test_aid_to_atlas() -> None:
    for strength, open_steps in [(1, []), (2, [1]), (4, [1, 2]), (5, [1, 2, 3])]:
        assert steps(at_quest("aid_to_atlas", strength=strength), "aid_to_atlas") == open_steps
    game = start()
    complete(game, "aid_to_atlas")
    lord(game, 0).used = (1 << action("march")) | (1 << action("recruit"))
    refresh(game)
    play(game, "quest-card aid_to_atlas")
    assert lord(game, 0).used == 0
    assert count_bits(lord(game, 0).hand) == 2
    assert lord(game, 0).kept == 0
    assert offers(game, "quest-card") == []


@pytest.mark.rule("LH-quest-aid_to_atlas")
def test_aid_to_atlas_works_in_others_turns_within_a_battle() -> None:
    from .table import battle

    game = start()
    lord(game, 1).kept = 1 << quest("aid_to_atlas")
    army(game, 1, "elis", 2)
    army(game, 0, "elis", 2, owned=False)
    battle(game, 0, 1, "elis", "arcadia")
    assert asked(game) == (1, "battle")
    play(game, "quest-card aid_to_atlas")
    assert count_bits(lord(game, 1).hand) == 2


@pytest.mark.rule("LH-quest-amazon_queen", "LH-10.3")
def test_amazon_queen() -> None:
    game = at_quest("amazon_queen", leadership=2)
    assert steps(game, "amazon_queen") == [1]
    lord(game, 0).pool = 1
    assert steps(game, "amazon_queen") == [1, 2, 3]
    refresh(game)
    play(game, "go chalkidiki", "begin-quest amazon_queen 3")
    assert lord(game, 0).pool == 0  # sacrificed
    assert lord(game, 0).strength == 2
    assert count_bits(lord(game, 0).hand) == 2
    game = at_quest("amazon_queen", leadership=1)
    lord(game, 0).pool = 1
    assert steps(game, "amazon_queen") == []


@pytest.mark.rule("LH-quest-amazon_queen", "LH-9.1")
def test_priests_at_monuments_do_not_count_for_quests() -> None:
    game = at_quest("amazon_queen", leadership=2)
    game.praying[0] = 1
    assert steps(game, "amazon_queen") == [1]


@pytest.mark.rule("LH-quest-clean_augean_stables", "LH-10.3")
def test_clean_augean_stables() -> None:
    game = at_quest("clean_augean_stables", speed=3)
    assert steps(game, "clean_augean_stables") == [1, 2, 3]
    assert steps(at_quest("clean_augean_stables", speed=2), "clean_augean_stables") == [1, 2]
    twin = at_quest("clean_augean_stables", speed=3)
    injure(twin, 0, "strength", "leadership")
    assert steps(twin, "clean_augean_stables") == [1]  # two injuries cannot be taken
    play(game, "go elis", "begin-quest clean_augean_stables 3", "injure strength", "injure leadership")
    assert lord(game, 0).injuries() == 2
    assert "quest-card clean_augean_stables" in options(game)
    play(game, "quest-card clean_augean_stables")
    prepare(game)
    assert asked(game) == (0, "special")
    play(game, "act build_monument")
    assert lord(game, 0).kept == 0


@pytest.mark.rule("LH-quest-saving_prometheus", "LH-10.3")
def test_saving_prometheus() -> None:
    cards = ("charge-sickle", "trap-mace", "trap-sword", "glory-bow")
    for count, open_steps in [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2]), (4, [1, 2, 3])]:
        game = at_quest("saving_prometheus")
        hand(game, 0, *cards[:count])
        assert steps(game, "saving_prometheus") == open_steps
    game = at_quest("saving_prometheus")
    hand(game, 0, *cards)
    own(game, 0, "elis", "crete")
    refresh(game)
    play(game, "go macedonia", "begin-quest saving_prometheus 2", "discard trap-mace", "discard glory-bow")
    assert count_bits(lord(game, 0).hand) == 2
    game = start()
    own(game, 0, "elis", "crete")
    complete(game, "saving_prometheus")
    assert lord(game, 0).pool == 1
    play(game, "muster crete", "levy crete 2")
    assert hoplites(game, 0, "crete") == 2


@pytest.mark.rule("LH-quest-capture_cretan_bull", "LH-10.3")
def test_capture_cretan_bull() -> None:
    name = "capture_cretan_bull"
    assert steps(at_quest(name, speed=2, strength=2), name) == []
    assert steps(at_quest(name, speed=3), name) == [1]  # either attribute will do
    game = at_quest(name, strength=4)
    assert steps(game, name) == [1]
    hand(game, 0, "trap-mace", "trap-sword")
    assert steps(game, name) == [1, 2, 3]
    glory(game, 1, "red")
    refresh(game)
    play(game, "go crete", "begin-quest capture_cretan_bull 3")
    play(game, "discard trap-mace") if asked(game)[1] == "pay-card" else None
    assert asked(game) == (0, "glory")
    assert offers(game, "take-glory") == ["yellow", "blue", "green"]  # red is held, brown just taken
    play(game, "take-glory blue")
    assert lord(game, 0).glory == (1 << land("blue")) | (1 << land("brown"))
    assert lord(game, 0).hand == 0


@pytest.mark.rule("LH-quest-calydonian_hunt", "LH-10.3")
def test_calydonian_hunt() -> None:
    name = "calydonian_hunt"
    game = at_quest(name, speed=2)
    own(game, 0, "elis")
    assert steps(game, name) == []
    own(game, 0, "laconia")  # Sparta is a city
    assert steps(game, name) == [1]
    own(game, 0, "achaea", "messenia")
    assert steps(game, name) == [1, 2]
    lord(game, 0).speed = 3
    assert steps(game, name) == [1, 2, 3]
    refresh(game)
    play(game, "go aetolia", "begin-quest calydonian_hunt 3")
    play(game, "levy achaea 2", "levy elis 2")
    assert offers(game, "levy") == ["laconia 2", "laconia 1", "laconia 0"]  # two even in Sparta
    play(game, "levy laconia 2")
    assert hoplites(game, 0, "messenia") == 0


@pytest.mark.rule("LH-quest-kill_stymphalian_birds", "LH-10.3")
def test_kill_stymphalian_birds() -> None:
    name = "kill_stymphalian_birds"
    game = at_quest(name)
    assert steps(game, name) == []
    lord(game, 0).pool = 1
    assert steps(game, name) == [1]
    temples(game, "elis", "crete")
    own(game, 0, "elis", "crete")
    assert steps(game, name) == [1, 2]
    lord(game, 0).pool = 2
    assert steps(game, name) == [1, 2, 3]
    refresh(game)
    game.impose([artifact("harpe"), artifact("aegis"), artifact("caduceus")])
    play(game, "go corinthia", "begin-quest kill_stymphalian_birds 3", "keep-artifact aegis")
    assert has_artifact(game, 0, "aegis")
    assert lord(game, 0).pool == 2  # needed, not sacrificed


@pytest.mark.rule("LH-quest-golden_fleece", "LH-10.3")
def test_golden_fleece() -> None:
    name = "golden_fleece"
    assert steps(at_quest(name, leadership=2), name) == [1]
    game = at_quest(name, leadership=2, speed=2)
    assert steps(game, name) == [1, 2]
    give_artifact(game, 0, "harpe")
    own(game, 0, "elis")
    assert steps(game, name) == [1, 2, 3]
    refresh(game)
    play(game, "go acarnania", "begin-quest golden_fleece 3", "levy elis 3")
    assert hoplites(game, 0, "elis") == 3
    assert has_artifact(game, 0, "harpe")


@pytest.mark.rule("LH-quest-cattle_of_geryon", "LH-10.3")
def test_cattle_of_geryon() -> None:
    name = "cattle_of_geryon"
    assert steps(at_quest(name, strength=2), name) == [1]
    assert steps(at_quest(name, strength=4), name) == [1, 2]
    game = at_quest(name, strength=4)
    hand(game, 0, "trap-mace", "trap-sword")
    assert steps(game, name) == [1, 2, 3]
    refresh(game)
    play(game, "go boeotia", "begin-quest cattle_of_geryon 3")
    play(game, "discard trap-mace") if asked(game)[1] == "pay-card" else None
    assert offers(game, "raise") == ["leadership", "speed"]  # Strength is 4 already
    play(game, "raise speed")
    assert lord(game, 0).speed == 3
