"""What seats see, what they cannot, and what bots make of it."""

from collections.abc import Callable

import pytest

import agon
from agon.games.hellas.rules.cards import KeepOne
from agon.games.hellas.rules.draft import Draft, LookAtRelics
from agon.games.hellas.tables import REGION_IDS
from tests.judging import evaluate

from .scenario import HellasScenario, given, region


@pytest.mark.rule("LH-2.5")
def test_hands_are_secret_and_their_size_is_not() -> None:
    table = given().hand(1, "charge-sickle", "glory-bow")
    shown = table.board(0)["players"][1]
    assert shown["hand"] is None
    assert shown["hand_size"] == 2
    assert "charge-sickle" not in str(table.board(0))
    assert [card["id"] for card in table.board(1)["players"][1]["hand"]] == ["glory-bow", "charge-sickle"]


def test_a_view_has_all_that_a_board_needs() -> None:
    table = given().army(0, "elis", 3, fortified=True).monster("hydra", "crete", "hydra_2").quest("golden_fleece")
    table.temples("elis", "phocis").glory(0, "green").artifact(0, "harpe").bless(1, "bluff").used(0, "march")
    board = table.board(0)
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
    table = given().army(1, "elis", 2, fortified=True).army(0, "elis", 3, owned=False)
    table.hand(1, "wild_attack-axe", "glory-bow").battle("elis").play("play wild_attack-axe")
    shown = table.board(2)["under_way"]
    assert shown["kind"] == "battle"
    assert (shown["attacker"]["strength"], shown["defender"]["strength"]) == (3, 2 + 1 + 3)
    assert shown["defender"]["casualties"] == 1


def test_options_have_anchors_on_the_board() -> None:
    table = given().army(0, "elis", 3).monster("hydra", "arcadia")
    anchors = {option.notation: option.anchors for option in table.choice.options}
    assert anchors["go elis"] == ["region:elis"]
    assert anchors["act hunt"] == ["action:hunt"]
    table.play("act march")
    assert table.choice.options[0].anchors[0] == "region:elis"


def test_a_label_names_the_symbol_of_a_card() -> None:
    table = given().army(1, "elis", 2).army(0, "elis", 3, owned=False).hand(1, "trap-mace", "trap-sword")
    table.battle("elis")
    assert table.choice.options[0].args == {
        "card": "hellas-combat_card-trap",
        "card_symbol": "hellas-symbol-sword",
    }


@pytest.mark.rule("LH-7.3")
def test_only_the_neighbour_knows_the_two_attack_cards() -> None:
    table = given().monster("hydra", "arcadia").hand(0, "glory-torch").hunt(0, "hydra", "trap-mace")
    table.play("strike glory-torch torch plain")
    table.chance("attack-5", "recall-3").play("end-attack")
    pairs = set()
    for seed in range(40):
        other = table.redeal(0, seed)
        assert other.view(0) == table.view(0)
        pairs.add(tuple(other.options))
        table.redeal(1, seed).expect(options=table.options)
    assert len(pairs) > 10
    assert table.options[0] == "attack-with attack-5"


@pytest.mark.rule("LH-10.1")
def test_a_draft_is_known_to_those_it_has_passed() -> None:
    table = given(4).chance("ambush", "bluff", "exile", "push_ups", "armory").happen(Draft(builder=1))
    table.play("draft ambush").expect(asked=(0, "draft"))  # seats 2 and 3 have not seen the cards yet
    left = ["draft push_ups", "draft armory", "draft bluff", "draft exile"]
    for seat, may_know in ((0, True), (1, True), (2, False), (3, False), (None, False)):
        imagined = {tuple(sorted(table.redeal(seat, seed).options)) for seed in range(20)}
        assert (imagined == {tuple(sorted(left))}) == may_know
        assert (len(imagined) > 5) == (not may_know)


@pytest.mark.rule("LH-2.7")
def test_looked_at_artifacts_and_drawn_cards_are_the_owners_secret() -> None:
    table = given().happen(LookAtRelics(seat=0, count=3))
    assert len({tuple(table.redeal(1, seed).options) for seed in range(20)}) > 5
    assert {tuple(table.redeal(0, seed).options) for seed in range(5)} == {tuple(table.options)}
    table = given().happen(KeepOne(seat=0, count=2))
    assert len({tuple(table.redeal(1, seed).options) for seed in range(20)}) > 5


@pytest.mark.rule("LH-7.2")
def test_who_pays_a_set_has_shown_to_hold_it() -> None:
    table = given().monster("hydra", "arcadia").hand(0, "trap-sword", "wild_attack-sword", "encirclement-sword")
    table.hunt(0, "hydra", "trap-mace").play("convert sword axe artifact").expect(asked=(0, "pay-card"))
    for seed in range(30):
        other = table.redeal(2, seed)
        assert other.view(2) == table.view(2)
        agon.playout(other.game, seed, 20)


def test_a_kept_hand_stays_with_its_owner_in_every_redeal() -> None:
    table = given().hand(0, "charge-sickle", "trap-mace").hand(1, "glory-bow")
    table.redeal(0, 5).expect_hand(0, "trap-mace", "charge-sickle").expect_hand_size(1, 1)


# ---------------------------------------------------------------------- worth


def test_winning_is_worth_most() -> None:
    table = given()
    sites = ("epirus", "chalkidiki", "aetolia", "attica")
    table.temples(*sites).own(0, *sites, "elis")
    before = evaluate(table.game, 0)
    table.play("act build_temple")
    assert evaluate(table.game, 0) > before + 100
    assert evaluate(table.game, 1) == 0.0


@pytest.mark.parametrize(
    "better",
    [
        lambda table: table.own(0, "elis"),
        lambda table: table.army(0, "crete", 3, owned=False),
        lambda table: table.artifact(0, "harpe"),
        lambda table: table.bless(0, "bluff"),
        lambda table: table.hand(0, "trap-mace"),
        lambda table: table.glory(0, "red"),
        lambda table: table.trophies(0, "cyclops"),
        lambda table: table.attributes(0, strength=4),
        lambda table: table.priests(0, 2),
        lambda table: table.monster("sphinx", "arcadia"),
    ],
)
def test_more_is_worth_more(better: Callable[[HellasScenario], HellasScenario]) -> None:
    table = given()
    before = evaluate(table.game, 0)
    better(table)
    assert evaluate(table.game, 0) > before


def test_a_kings_countdown_makes_its_region_dear() -> None:
    table = given().own(0, "attica")
    before = evaluate(table.game, 0)
    table.king("athena", 2, 1)
    assert evaluate(table.game, 0) > before + 10
    table.on_quest(0, "aid_to_atlas")
    assert evaluate(table.game, 0) > 0
    two = given(2).own(0, "attica")
    assert evaluate(two.game, 0) > 0


def test_a_hunt_under_way_is_worth_its_wounds() -> None:
    """One dealt in this hunt is worth more than the same one dealt by others before."""
    dealt = given().monster("sphinx", "arcadia").hand(0, "glory-torch", "glory-bow").hunt(0, "sphinx", "trap-mace")
    dealt.play("strike glory-torch torch plain")
    before = given().monster("sphinx", "arcadia").wound("sphinx", 1).hand(0, "glory-bow").hunt(0, "sphinx", "trap-mace")
    assert (dealt.sheet("sphinx"), dealt.in_hand(0)) == (before.sheet("sphinx"), before.in_hand(0))
    assert evaluate(dealt.game, 0) > evaluate(before.game, 0)
