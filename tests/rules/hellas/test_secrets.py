"""What seats see, what they cannot, and what bots make of it."""

import pytest

import agon
from agon.games.hellas.rules.cards import KeepOne
from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.rules.relics import LookAtRelics
from agon.games.hellas.tables import REGION_IDS
from agon.kernel.bits import count_bits
from tests.frames import interrupt
from tests.judging import evaluate

from .table import (
    army,
    asked,
    attack,
    battle,
    bless,
    give_artifact,
    glory,
    hand,
    hunt,
    in_hand,
    lord,
    options,
    own,
    play,
    put_monster,
    put_quest,
    refresh,
    region,
    start,
    temples,
)


@pytest.mark.rule("LH-2.5")
def test_hands_are_secret_and_their_size_is_not() -> None:
    game = start()
    hand(game, 1, "charge-sickle", "glory-bow")
    shown = game.view(0)["board"]["players"][1]
    assert shown["hand"] is None
    assert shown["hand_size"] == 2
    assert "charge-sickle" not in str(game.view(0)["board"])
    assert [card["id"] for card in game.view(1)["board"]["players"][1]["hand"]] == ["glory-bow", "charge-sickle"]


def test_a_view_has_all_that_a_board_needs() -> None:
    game = start()
    army(game, 0, "elis", 3, fortified=True)
    put_monster(game, "hydra", "crete", "hydra_2")
    put_quest(game, "golden_fleece")
    temples(game, "elis", "phocis")
    glory(game, 0, "green")
    give_artifact(game, 0, "harpe")
    bless(game, 1, "bluff")
    lord(game, 0).used = 1 << 5
    refresh(game)
    board = game.view(0)["board"]
    assert [one["id"] for one in board["regions"]] == list(REGION_IDS)
    elis = board["regions"][region("elis")]
    assert elis["armies"] == {"0": {"hoplites": 3, "fortified": True}}
    assert (elis["owner"], elis["temple"], elis["city"], elis["land"]) == (0, True, "city", "green")
    assert board["regions"][region("phocis")]["oracle"]
    assert len(board["monsters"][0]["wounds"]) == 8
    assert board["quests"][0]["region"] == "acarnania"
    me = board["players"][0]
    assert me["progress"]["favored"] == {"have": 1, "need": 5}
    assert me["priests"] == {"pool": 0, "monuments": 0, "stock": 4}
    assert me["used_actions"] == ["march"]
    assert board["glory"]["green"] == 0
    assert board["decks"]["neutral_artifacts"] == 9
    assert board["players"][1]["blessings"] == ["bluff"]


def test_a_battle_under_way_is_shown_with_its_sums() -> None:
    game = start()
    army(game, 1, "elis", 2, fortified=True)
    army(game, 0, "elis", 3, owned=False)
    hand(game, 1, "wild_attack-axe", "glory-bow")
    battle(game, 0, 1, "elis", "arcadia")
    play(game, "play wild_attack-axe")
    shown = game.view(2)["board"]["under_way"]
    assert shown["kind"] == "battle"
    assert (shown["attacker"]["strength"], shown["defender"]["strength"]) == (3, 2 + 1 + 3)
    assert shown["defender"]["casualties"] == 1


def test_options_have_anchors_on_the_board() -> None:
    game = start()
    army(game, 0, "elis", 3)
    put_monster(game, "hydra", "arcadia")
    refresh(game)
    assert game.choice is not None
    anchors = {option.notation: option.anchors for option in game.choice.options}
    assert anchors["go elis"] == ["region:elis"]
    assert anchors["act hunt"] == ["action:hunt"]
    play(game, "act march")
    assert game.choice.options[0].anchors[0] == "region:elis"


def test_a_label_names_the_symbol_of_a_card() -> None:
    game = start()
    army(game, 1, "elis", 2)
    army(game, 0, "elis", 3, owned=False)
    hand(game, 1, "trap-mace", "trap-sword")
    battle(game, 0, 1, "elis", "arcadia")
    assert game.choice is not None
    assert game.choice.options[0].args == {
        "card": "hellas-combat_card-trap",
        "card_symbol": "hellas-symbol-sword",
    }


@pytest.mark.rule("LH-7.3")
def test_only_the_neighbour_knows_the_two_attack_cards() -> None:
    game = start()
    put_monster(game, "hydra", "arcadia")
    hand(game, 0, "glory-torch")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "strike glory-torch torch plain")
    game.impose([attack("attack-5"), attack("recall-3")])
    play(game, "end-attack")
    pairs = set()
    for seed in range(40):
        other = game.redeal(0, seed)
        assert other.view(0) == game.view(0)
        pairs.add(tuple(other.option_codes()))
        same = game.redeal(1, seed)
        assert same.option_codes() == game.option_codes()
    assert len(pairs) > 10
    assert options(game)[0] == "attack-with attack-5"


@pytest.mark.rule("LH-10.1")
def test_a_draft_is_known_to_those_it_has_passed() -> None:
    game = start(4)
    interrupt(game, Draft(builder=1))
    play(game, options(game)[0])
    frame = game.stack[-1]
    assert isinstance(frame, Draft)
    assert frame.picker == 0
    assert [frame.has_seen(game, seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, True, False, False]
    others = {game.redeal(2, seed).stack[-1].cards for seed in range(20)}  # type: ignore[attr-defined]
    assert len(others) > 5
    assert {game.redeal(1, seed).stack[-1].cards for seed in range(5)} == {frame.cards}  # type: ignore[attr-defined]


@pytest.mark.rule("LH-2.7")
def test_looked_at_artifacts_and_drawn_cards_are_the_owners_secret() -> None:
    game = start()
    interrupt(game, LookAtRelics(seat=0, count=3))
    assert len({tuple(game.redeal(1, seed).option_codes()) for seed in range(20)}) > 5
    assert {tuple(game.redeal(0, seed).option_codes()) for seed in range(5)} == {tuple(game.option_codes())}
    game = start()
    interrupt(game, KeepOne(seat=0, count=2))
    assert len({tuple(game.redeal(1, seed).option_codes()) for seed in range(20)}) > 5


@pytest.mark.rule("LH-7.2")
def test_who_pays_a_set_has_shown_to_hold_it() -> None:
    game = start()
    put_monster(game, "hydra", "arcadia")
    hand(game, 0, "trap-sword", "wild_attack-sword", "encirclement-sword")
    hunt(game, 0, "hydra", "trap-mace")
    play(game, "convert sword axe artifact")
    assert asked(game) == (0, "pay-card")
    for seed in range(30):
        other = game.redeal(2, seed)
        assert other.view(2) == game.view(2)
        agon.playout(other, seed, 20)


def test_a_kept_hand_stays_with_its_owner_in_every_redeal() -> None:
    game = start()
    hand(game, 0, "charge-sickle", "trap-mace")
    hand(game, 1, "glory-bow")
    other = game.redeal(0, 5)
    assert in_hand(other, 0) == in_hand(game, 0)  # type: ignore[arg-type]
    assert count_bits(other.lords[1].hand) == 1  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- worth


def test_winning_is_worth_most() -> None:
    game = start()
    sites = ("epirus", "chalkidiki", "aetolia", "attica")
    temples(game, *sites)
    own(game, 0, *sites, "elis")
    refresh(game)
    before = evaluate(game, 0)
    play(game, "act build_temple")
    assert evaluate(game, 0) > before + 100
    assert evaluate(game, 1) == 0.0


@pytest.mark.parametrize(
    "better",
    [
        lambda game: own(game, 0, "elis"),
        lambda game: army(game, 0, "crete", 3, owned=False),
        lambda game: give_artifact(game, 0, "harpe"),
        lambda game: bless(game, 0, "bluff"),
        lambda game: hand(game, 0, "trap-mace"),
        lambda game: glory(game, 0, "red"),
        lambda game: setattr(lord(game, 0), "trophies", 1),
        lambda game: setattr(lord(game, 0), "strength", 4),
        lambda game: setattr(lord(game, 0), "pool", 2),
        lambda game: put_monster(game, "sphinx", "arcadia"),
    ],
)
def test_more_is_worth_more(better: object) -> None:
    game = start()
    before = evaluate(game, 0)
    assert callable(better)
    better(game)
    assert evaluate(game, 0) > before


def test_a_kings_countdown_makes_its_region_dear() -> None:
    game = start()
    own(game, 0, "attica")
    before = evaluate(game, 0)
    game.king_god, game.king_seat, game.king_tokens = 1, 2, 1
    assert evaluate(game, 0) > before + 10
    game.lord(0).at = -1
    game.lord(0).quest = 0
    assert evaluate(game, 0) > 0
    two = start(2)
    own(two, 0, "attica")
    assert evaluate(two, 0) > 0


def test_a_hunt_under_way_is_worth_its_wounds() -> None:
    game = start()
    put_monster(game, "sphinx", "arcadia")
    hand(game, 0, "glory-torch", "glory-bow", "assault-spear")
    hunt(game, 0, "sphinx", "trap-mace")
    before = evaluate(game, 0)
    play(game, "strike glory-torch torch plain")
    assert evaluate(game, 0) > before - 3
