"""Names and levels of bots."""

import json
import random
from pathlib import Path

import pytest

import agon
from agon import bots
from agon.bots import tuned
from agon.bots.tuned import book_for, fits, level_of, network_of_level
from agon.kernel.errors import BadOption
from agon.kernel.game import Game
from agon.lab.arena import plan
from agon.lab.nets import read_layers
from agon.search.guided import GuidedSearch


def test_every_level_is_a_bot() -> None:
    for level, name in bots.LEVELS.items():
        assert bots.for_level(level, 1).name == name


@pytest.mark.parametrize(
    "name", ["hal", "greedy:lines=4", "search:simulations=many", "search:colour=3", "search:backup=kind"]
)
def test_wrong_names_say_what_is_right(name: str) -> None:
    with pytest.raises(BadOption):
        bots.make(name)


def test_search_takes_values() -> None:
    bot = bots.make("search:simulations=30:scale=7.5:horizon=2", 1)
    assert isinstance(bot, bots.SearchBot)
    assert (bot.simulations, bot.seconds) == (30, 0.0)
    settings = bot.settings_for(agon.new("dice_forge", 2, 1))
    assert (settings.scale, settings.horizon) == (7.5, 2)


def test_easy_errs_and_greedy_does_not() -> None:
    game = agon.new("dice_forge", 2, 3)
    taken = {name: {bots.make(name, seed).move(game) for seed in range(30)} for name in ("easy", "greedy")}
    assert len(taken["greedy"]) < len(taken["easy"])


def test_larger_questions_seem_to_take_longer() -> None:
    mean = {n: sum(bots.seeming_seconds(n, random.Random(seed)) for seed in range(50)) for n in (1, 3, 20, 200)}
    assert mean[1] < mean[3] < mean[20] <= mean[200]
    assert all(bots.seeming_seconds(500, random.Random(seed)) < 2.5 for seed in range(50))


def test_levels_open_by_the_book() -> None:
    """Alone against Xerxes: an army in Euboea in the first turn."""
    for name in ("normal", "hard"):
        game, bot, taken = agon.new("hellas", 1, 3), bots.make(name, 1), []
        for _ in range(8):
            index = bot.move(game)
            assert game.choice is not None
            taken.append(game.choice.options[index].notation)
            game.take(index)
        opening = ["act hoplite_movement", "step laconia crete", "go euboea", "act prepare"]
        assert taken == [*opening, *["prepare recruit", "levy euboea 1"] * 2]


def offered(game: Game) -> list[str]:
    assert game.choice is not None
    return [option.notation for option in game.choice.options]


def test_strong_levels_know_which_heroes_win() -> None:
    """Lords of Hellas: Heracles, else Perseus; with two players the level expert alone knows, and only of Heracles."""

    def hero(players: int, level: str, taken: list[str]) -> str:
        game = agon.new("hellas", players, 5)
        for one in taken:
            game.play(f"hero {one}")
            while "hero perseus" not in offered(game):
                game.take(0)
        return offered(game)[bots.make(level, 1).move(game)]

    for players in (3, 4):
        for level in ("hard", "expert"):
            assert hero(players, level, []) == "hero heracles"
            assert hero(players, level, ["heracles"]) == "hero perseus"
    assert hero(2, "expert", []) == "hero heracles"
    assert book_for("hellas", 2, "expert") == [{"levels": ["expert"], "options": ["hero heracles"]}]
    assert book_for("hellas", 2, "hard") == book_for("hellas", 4, "normal") == []


def test_levels_attack_a_vanguard_of_two_at_once() -> None:
    """Alone, in the second turn, from Euboea; some of the first seeds bring no more than two Persians."""
    attack = ["act hoplite_movement", "step crete euboea", "go chalkidiki", "act march", "march euboea chalkidiki"]
    attacks = 0
    for seed in range(1, 13):
        game, bot = agon.new("hellas", 1, seed), bots.make("normal", 1)
        while game.view(0)["board"]["turn"] == 1:
            game.take(bot.move(game))
        solo = game.view(0)["board"]["solo"]
        where = (solo["vanguard"]["region"], solo["vanguard"]["hoplites"], solo["regions"]["euboea"]["allied"])
        if where == ("chalkidiki", 2, 2):
            attacks += 1
            for wanted in attack:
                assert game.choice is not None
                index = bot.move(game)
                assert game.choice.options[index].notation == wanted
                game.take(index)
    assert attacks > 0


def test_a_line_of_the_book_asks_for_what_a_seat_can_see() -> None:
    view = {"board": {"solo": {"vanguard": None, "act": 1}}}
    assert fits({}, view)
    assert fits({"board.solo.act": 1}, view)
    assert not fits({"board.solo.act": 2}, view)
    assert not fits({"board.solo.vanguard.hoplites": 2}, view)


@pytest.mark.parametrize("title", agon.titles())
def test_several_play_without_a_book(title: str) -> None:
    game = agon.new(title, 2, 1)
    for name in ("normal", "hard"):
        assert book_for(title, 2, name) == []
        assert 0 <= bots.make(name, 1).move(game) < game.offered


# ---------------------------------------------------------------------- levels that judge by a network

TABLES = [(title, players) for title in agon.titles() for players in range(2, agon.title(title).max_players + 1)]


@pytest.mark.parametrize(("title", "players"), TABLES)
@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_networks_of_levels_are_there_and_fit_their_tables(title: str, players: int, level: str) -> None:
    place = network_of_level(title, level, players)
    if place is not None:
        net = read_layers(Path(place))
        assert (net.title, net.players) == (title, players)
        told = json.loads(Path(place).with_suffix(".json").read_text(encoding="utf-8"))
        assert told["made_by"].startswith(f"agon practise {title} --players {players} ")
        assert told["record"][-1]["lessons"] == told["settings"]["lessons"]


def test_expert_of_dice_forge_searches_with_its_network() -> None:
    game = agon.new("dice_forge", 2, 1)
    bot = bots.make("expert", 1)
    assert isinstance(bot, bots.SearchBot)
    index = bot.move(game)
    assert isinstance(bot.search, GuidedSearch)
    simulations = level_of("dice_forge", "expert", 2)["simulations"]
    same = bots.make(f"search:net=dice_forge_2.npz:simulations={simulations}", 1)
    assert same.move(game) == index
    assert isinstance(same, bots.SearchBot)
    assert same.search is not None
    assert same.search.verdicts(game) == bot.search.verdicts(game)


def test_other_networks_are_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = plan("dice_forge", ["expert", "hard"], 2).header()
    net = tmp_path / "dice_forge_2.npz"
    net.write_bytes(b"another")
    monkeypatch.setattr(tuned, "NETWORKS", tmp_path)
    after = plan("dice_forge", ["expert", "hard"], 2).header()
    assert before["levels"]["expert"].pop("network") != after["levels"]["expert"].pop("network")
    assert before == after
