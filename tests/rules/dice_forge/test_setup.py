"""DF-1: set-up."""

import pytest

import agon
from agon.games.dice_forge.tables import CARD_IDS, SLOT_IDS

from .scenario import DiceForgeScenario, fresh, given

MIXED = [
    ["gold6", "choice_g1_s1_m1", "sum_s1_v1", "sum_g2_m1"],
    ["glory4", "sum_m2_v2", "choice_g2_s2_m2", "sum_g1_s1_m1_v1"],
]
SQUARES = [["gold3"], ["moon1"], ["gold4"], ["sun1"], ["choice_g3_v2"], ["moon2"], ["sun2"], ["glory3"], *MIXED]
GARDENS = {"mirror": 4, "ship": 4, "x3": 4}
GARDENS |= {f"shield_{kind}": 1 for kind in ("sun", "moon", "gold", "glory")}
GARDENS |= {f"boar_{colour}": 1 for colour in ("red", "blue", "yellow", "green")}

OTHER_CARDS = {  # slot: the card of the introductory set, and the one it may be swapped for
    "moon2": ("silver_hind", "great_bear"),
    "moon3": ("satyrs", "tenacious_boar"),
    "moon4": ("ferryman", "cerberus"),
    "moon6": ("cancer", "sentinel"),
    "sun5moon5": ("hydra", "typhon"),
    "sun6": ("sphinx", "cyclops"),
    "sun4": ("gorgon", "triton"),
    "sun2": ("guardians_owl", "celestial_ship"),
    "sun3": ("minotaur", "guardians_shield"),
}


def on_top(table: DiceForgeScenario) -> dict[str, str]:
    """By slot: the card that lies open, a boar without its colour."""
    names = [CARD_IDS[one] for one in table.game.stack_card]
    names = ["tenacious_boar" if name.startswith("tenacious_boar") else name for name in names]
    return dict(zip(SLOT_IDS, names, strict=True))


@pytest.mark.rule("DF-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_two_dice_and_a_pawn_at_home(players: int) -> None:
    table = fresh(players)
    for seat in range(players):
        assert table.faces(seat, "light") == ["gold1", "gold1", "gold1", "gold1", "gold1", "sun1"]
        assert table.faces(seat, "dark") == ["gold1", "gold1", "gold1", "gold1", "moon1", "glory2"]
        assert table.hero(seat).portal == 0


@pytest.mark.rule("DF-1.1")
@pytest.mark.parametrize("players", [0, 1, 5, -3, "three", True, 2.0])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(agon.BadPlayers):
        agon.new("dice_forge", players, 1)


@pytest.mark.rule("DF-1.2")
def test_what_does_not_fit_is_lost() -> None:
    table = given().reserve(0, gold=11, sun=5, moon=5, glory=99).result(0, "sum_g2_m1", "sum_g1_s1_m1_v1")
    table.expect_reserve(0, gold=12, sun=6, moon=6, glory=100)
    assert [row["gold"] for row in table.told("spill")] == [1, 1]
    assert [row["moon"] for row in table.told("spill")] == [0, 1]
    table = given().reserve(0, gold=5).result(0, "gold6")
    assert table.told("spill") == []


@pytest.mark.rule("DF-1.3")
@pytest.mark.parametrize(("players", "gold"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_start_gold_by_seat(players: int, gold: list[int]) -> None:
    removed = [0, 0, 0, 0] if players == 2 else []  # the faces taken from the two mixed squares
    sun_and_glory = [5, 5] * 8  # no gold is rolled
    table = fresh(players, luck=[*removed, *sun_and_glory])
    assert [table.reserves(seat)[0] for seat in range(players)] == gold


@pytest.mark.rule("DF-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_cards_as_players_in_every_stack(players: int) -> None:
    assert list(fresh(players).game.stack_left) == [players] * 15


@pytest.mark.rule("DF-1.4")
def test_with_two_players_two_random_faces_of_each_square_are_gone() -> None:
    seen = set()
    for seed in range(40):
        table = fresh(2, seed)
        assert [sum(table.left(name) for name in square) for square in SQUARES] == [2] * 10
        seen |= {name for square in MIXED for name in square if table.left(name)}
    assert seen == {name for square in MIXED for name in square}, "chance decides which faces of a mixed square stay"
    assert [sum(fresh(3).left(name) for name in square) for square in SQUARES] == [4] * 10
    for players in (2, 3, 4):
        table = fresh(players)
        assert {name: table.left(name) for name in GARDENS} == GARDENS


PRICES = {
    "gold3": 2, "moon1": 2, "gold4": 3, "sun1": 3, "choice_g3_v2": 5, "moon2": 6, "sun2": 8, "glory3": 8,
    "gold6": 4, "choice_g1_s1_m1": 4, "sum_s1_v1": 4, "sum_g2_m1": 4,
    "glory4": 12, "sum_m2_v2": 12, "choice_g2_s2_m2": 12, "sum_g1_s1_m1_v1": 12,
}  # fmt: skip


@pytest.mark.rule("DF-1.4", "DF-3.3")
@pytest.mark.parametrize("name", PRICES)
def test_every_face_of_the_sanctuary_has_the_price_of_its_square(name: str) -> None:
    table = given(3).reserve(0, gold=PRICES[name] - 1).expect(cannot=f"buy {name}")
    table.reserve(0, gold=PRICES[name]).play(f"buy {name}").expect_reserve(0)


@pytest.mark.rule("DF-2.5")
def test_faces_of_the_gardens_are_not_for_sale() -> None:
    given(3).reserve(0, gold=12).expect(cannot=[f"buy {name}" for name in GARDENS])


@pytest.mark.rule("DF-1.5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_rounds(players: int, rounds: int) -> None:
    game = fresh(players).game
    assert game.rounds == rounds
    agon.playout(game, 1)
    assert game.round == rounds
    assert game.result is not None


@pytest.mark.rule("DF-1.6")
def test_the_introductory_set_and_every_alternative() -> None:
    intro = on_top(fresh(3))
    assert {slot: intro[slot] for slot in OTHER_CARDS} == {slot: cards[0] for slot, cards in OTHER_CARDS.items()}
    for slot, (_, other) in OTHER_CARDS.items():
        assert on_top(fresh(4, alternatives=[slot])) == {**intro, slot: other}
    swapped = on_top(fresh(3, alternatives=list(OTHER_CARDS)))
    assert swapped == {**intro, **{slot: cards[1] for slot, cards in OTHER_CARDS.items()}}


@pytest.mark.rule("DF-1.6")
def test_a_random_mix_draws_every_slot() -> None:
    games = [on_top(fresh(3, seed, random_mix=True)) for seed in range(40)]
    for slot, cards in OTHER_CARDS.items():
        assert {game[slot] for game in games} == set(cards)


@pytest.mark.rule("DF-1.6", "DF-card-tenacious_boar_red")
def test_the_boar_stack_shows_random_colours_in_random_order() -> None:
    colours = ("red", "blue", "yellow", "green")
    orders = set()
    for seed in range(60):
        game = fresh(3, seed, alternatives=["moon3"]).game
        order = tuple(colours[boar] for boar in game.boars)
        assert len(set(order)) == 3
        assert CARD_IDS[game.stack_card[SLOT_IDS.index("moon3")]] == f"tenacious_boar_{order[0]}"
        orders.add(order)
    assert len(orders) > 10


@pytest.mark.rule("DF-1.6")
@pytest.mark.parametrize("bad", [{"alternatives": ["moon1a"]}, {"random_mix": 1}, {"expansion": True}, []])
def test_the_options_of_a_save_are_checked(bad: object) -> None:
    saved = fresh(3, alternatives=["moon2"]).game.dump()
    assert agon.load(saved).options == {"alternatives": ["moon2"], "random_mix": False}
    with pytest.raises(agon.BadSave):
        agon.load({**saved, "options": bad})


@pytest.mark.rule("DF-1.7")
def test_the_first_player_stays_first() -> None:
    table = fresh(3)
    firsts: list[tuple[int, int]] = []
    while not table.is_over:
        if not firsts or firsts[-1][0] != table.game.round:
            firsts.append((int(table.game.round), int(table.game.active)))
        table.play(table.options[-1])
    assert firsts == [(number, 0) for number in range(1, 11)]
