"""The tree search: repeatable, within its budget, and right where the right answer is known."""

import random
from typing import Any

import pytest

import agon
from agon import bots
from agon.bots.base import SeatWindow
from agon.bots.search import MOST_SECONDS, SearchBot
from agon.bots.tuned import level_of, settings_for, settings_from
from agon.games.dice_forge.words import ASK_ACTION, ASK_FORGE
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game
from agon.search.judge import chance_of_lead, chances, estimate, outcome
from agon.search.lookahead import option_values
from agon.search.prospects import prospects
from agon.search.settings import PARANOID, Settings
from agon.search.tree import FRESH, Node, Search, quiet_copy
from tests.judging import evaluate

from .positions import decisions, setups


def plain(game: Game) -> Evaluator:
    return agon.title(game.TITLE).evaluate


def thought(game: Game, simulations: int, settings: Settings, seed: int = 1) -> Search:
    search = Search(int(game.asked), settings, plain(game), seed)
    search.think(game, simulations, 0.0)
    return search


def wins_at_once(game: Game, index: int) -> bool:
    twin = game.copy()
    seat = int(game.asked)
    twin.apply(index)
    return twin.result is not None and twin.result["winners"] == [seat]


def last_choices() -> list[tuple[Game, set[int]]]:
    """Positions in which some but not all options win at once."""
    found = []
    for seed in range(60):
        game: Any = agon.new("dice_forge", 2, seed)
        rng = random.Random(seed)
        while game.choice is not None:
            if game.round == game.rounds and game.undo_floor <= game.moves:
                winning = {at for at in range(len(game.choice.codes)) if wins_at_once(game, at)}
                if winning and len(winning) < len(game.choice.codes):
                    found.append((game.copy(), winning))
            game.apply(rng.randrange(len(game.choice.codes)))
    return found


def test_takes_a_win_that_is_there() -> None:
    """At once or by what it chooses next."""
    positions = last_choices()
    assert len(positions) >= 3
    for game, _ in positions:
        seat = int(game.asked)
        bot = bots.make("search:simulations=120", 1)
        while not game.over and game.asked == seat:
            game.apply(bot.move(game))
        assert game.result is not None
        assert game.result["winners"] == [seat]


@pytest.mark.parametrize(("title", "players"), setups())
def test_same_seed_same_verdicts(title: str, players: int) -> None:
    game = next(iter(decisions(title, players, seed=2)))
    settings = settings_for(title, players)
    first, second = (thought(game, 12, settings).verdicts(game) for attempt in range(2))
    assert first == second
    assert sum(visits for visits, chance in first) == 12
    assert all(0.0 <= chance <= 1.0 for visits, chance in first)


def test_leaves_the_game_as_it_was() -> None:
    game = agon.new("dice_forge", 3, 5)
    before = game.digest()
    bots.make("search:simulations=20", 1).move(game)
    assert game.digest() == before


def test_keeps_its_tree_when_nothing_was_learnt() -> None:
    kept = 0
    for game in decisions("dice_forge", 2, seed=4, every=2):
        bot = SearchBot(3, simulations=40, seconds=0.0, values={"hope": 1.0})
        seat = int(game.asked)
        game.apply(bot.move(game))
        if not game.can_undo or game.asked != seat:
            continue
        first = bot.search
        assert first is not None
        before = first.simulations
        bot.think(SeatWindow(game, int(game.asked), bot.rng))
        assert bot.search is first
        assert 40 // FRESH <= first.simulations - before < 40, "what is known need not be found again"
        kept += 1
    assert kept >= 3


def test_starts_afresh_when_something_was_learnt() -> None:
    for game in decisions("dice_forge", 2, seed=4, every=1):
        bot = SearchBot(3, simulations=10, seconds=0.0)
        game.apply(bot.move(game))
        if game.choice is not None and not game.can_undo:
            first = bot.search
            bot.move(game)
            assert bot.search is not first
            return
    raise AssertionError("no choice was followed by chance")


def test_widens_from_the_most_promising() -> None:
    game = max(decisions("dice_forge", 2, seed=6, every=1), key=lambda one: one.offered)
    assert game.offered > 4
    settings = Settings(wide=2, widen=0.0, explore=2.0, hope=1.0)
    search = thought(game, 60, settings)
    tried = [node for node in search.root.children if node.visits > 0]
    best = sorted((node.prior for node in search.root.children), reverse=True)
    assert len(tried) == 2
    assert sorted((node.prior for node in tried), reverse=True) == best[:2]


def test_worlds_are_reused_when_told_so() -> None:
    game = agon.new("dice_forge", 2, 5)
    search = thought(game, 60, Settings(worlds=3, hope=1.0))
    assert len(search.lots) == 3


def test_options_are_compared_with_the_same_luck() -> None:
    """Worlds are counted by option, not by line."""
    game = agon.new("dice_forge", 2, 5)
    search = thought(game, 60, Settings(hope=1.0))
    assert len(search.lots) == max(node.visits for node in search.root.children)
    one, other = (search.imagine(quiet_copy(game), 0) for attempt in range(2))
    assert one.digest() == other.digest()


def test_paranoid_rivals_only_mind_the_searcher() -> None:
    """With two players both ways are the same; with three a rival's value is what it denies the searcher."""
    game = agon.new("dice_forge", 3, 5)
    search = thought(game, 200, Settings(backup=PARANOID))
    rivals = [node for top in search.root.children for node in top.children if node.seat != search.seat]
    assert all(0.0 <= node.mean(1.0) <= 1.0 for node in rivals)
    duel = agon.new("dice_forge", 2, 5)
    own, fearful = (thought(duel, 100, Settings(backup=way)).verdicts(duel) for way in (0, PARANOID))
    assert [visits for visits, chance in own] == [visits for visits, chance in fearful]


def test_chances_sum_to_one_and_follow_the_evaluation() -> None:
    for game in decisions("dice_forge", 4, seed=8):
        shares = list(estimate(game, plain(game), 10.0))
        assert sum(shares) == pytest.approx(1.0)
        values = [evaluate(game, seat) for seat in range(4)]
        assert shares.index(max(shares)) == values.index(max(values))


def test_outcome_is_shared_by_the_winners() -> None:
    game = agon.new("dice_forge", 3, 1)
    agon.playout(game, 1)
    game.winners = 0b101
    assert list(outcome(game)) == [0.5, 0.0, 0.5]
    assert list(chances(game, plain(game), 1.0)) == prospects(game, Settings(), plain(game), 5, 1)


def test_prospects_of_the_leader_are_better() -> None:
    game: Any = agon.new("dice_forge", 2, 1)
    game.heroes[0].glory += 80
    found = prospects(game, settings_for("dice_forge", 2), plain(game), 10, 1)
    assert found[0] > 0.8
    assert sum(found) == pytest.approx(1.0)


def test_a_simulation_starts_without_the_past() -> None:
    game = agon.new("dice_forge", 2, 1)
    agon.playout(game, 1, 30)
    assert quiet_copy(game).chapter.all_choices() == []
    assert len(game.chapter.all_choices()) == 30


def test_settings_come_from_data() -> None:
    with pytest.raises(agon.UnknownTitle):
        settings_for("no such title", 2)
    assert settings_from({"backup": "paranoid", "scale": 3.5}).backup == PARANOID
    assert settings_for("dice_forge", 2).follow > 0


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
@pytest.mark.parametrize("title", agon.titles())
def test_levels_play_the_simulations_of_their_title(title: str, level: str) -> None:
    window = SeatWindow(agon.new(title, 2, 1), int(agon.new(title, 2, 1).asked), random.Random(1))
    bot = bots.make(level, 1)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == (5.0 if level == "expert" else MOST_SECONDS)
    assert bot.simulations_for(window) == level_of(title, level, 2)["simulations"]
    normal, hard = level_of(title, "normal", 2), level_of(title, "hard", 2)
    assert hard.get("trained") or normal["simulations"] < hard["simulations"]
    expert = level_of(title, "expert", 2)
    assert hard["simulations"] < expert["simulations"] or expert.get("far", 0) > hard.get("far", 0)
    assert not normal.get("trained")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_strong_levels_of_cyclades_judge_as_taught_at_every_table(players: int) -> None:
    hard, expert = (level_of("cyclades", level, players) for level in ("hard", "expert"))
    assert hard["trained"]
    assert expert["trained"]
    assert hard["simulations"] < expert["simulations"] or players == 2


def test_settings_of_a_level_for_a_number_of_players_are_for_them_alone() -> None:
    assert level_of("cyclades", "hard", 5)["backup"] == "paranoid"
    assert "backup" not in level_of("cyclades", "hard", 4)
    assert level_of("cyclades", "hard", 3)["rough"] == 2
    assert "rough" not in level_of("cyclades", "hard", 2)


def test_a_bot_may_be_told_some_values_and_takes_the_rest_from_its_title() -> None:
    game = agon.new("dice_forge", 2, 1)
    bot = bots.make("search:simulations=10:explore=0.125", 1)
    assert isinstance(bot, SearchBot)
    settings = bot.settings_for(game)
    assert settings.explore == 0.125
    assert settings.follow == settings_for("dice_forge", 2).follow


def test_settled_when_the_rest_cannot_change_it() -> None:
    game = agon.new("dice_forge", 2, 1)
    search = Search(0, Settings(hope=1.0), plain(game), 1)
    search.think(game, 50, 0.0)
    leader = max(search.root.children, key=lambda node: node.visits)
    leader.visits += 1000
    assert search.is_settled(900.0)
    assert not search.is_settled(2000.0)


def test_settled_when_the_second_can_hardly_overtake_the_best() -> None:
    """Only if the first is also the one that promises most."""
    search = Search(0, Settings(hope=0.5), Evaluator(), 1)
    for option, visits, total in ((1, 100, 60.0), (2, 40, 20.0)):
        node = Node(0, 0, option, 0.5)
        node.visits, node.total = visits, total
        search.root.children.append(node)
    assert search.is_settled(110.0)
    assert not search.is_settled(130.0)
    search.root.children[1].total = 30.0
    assert not search.is_settled(110.0)


def test_a_settled_search_ends_before_its_lines() -> None:
    """Deterministically: the clock has no say in it."""
    game, _ = last_choices()[0]
    played = {thought(game, 4000, settings_for("dice_forge", 2)).simulations for attempt in range(2)}
    assert len(played) == 1
    assert max(played) < 4000


def test_a_lead_is_a_chance() -> None:
    assert chance_of_lead(0.0, 10.0, 2) == pytest.approx(0.5)
    assert chance_of_lead(0.0, 10.0, 4) == pytest.approx(0.25)
    assert chance_of_lead(10.0, 10.0, 2) == pytest.approx(0.731, abs=0.001)
    assert chance_of_lead(1.0e9, 10.0, 3) == pytest.approx(1.0)
    assert chance_of_lead(-1.0e9, 10.0, 3) == pytest.approx(0.0)


def test_a_closer_first_look_is_that_of_the_greedy_bot() -> None:
    """At the root an option is judged with what the seat can still do after it."""
    game = next(iter(decisions("cyclades", 2, seed=3)))
    search = thought(game, 1, Settings(scale=100.0, glance=400))
    blunt = thought(game, 1, Settings(scale=100.0))
    priors = [node.prior for node in search.root.children]
    assert priors != [node.prior for node in blunt.root.children]
    leads = option_values(game, plain(game), [1, 2, 3, 4], 400)
    best = max(range(len(leads)), key=lambda index: leads[index])
    assert priors[best] >= sorted(priors)[-3]


def test_bounds_are_relative_to_the_spread_of_the_options() -> None:
    """Options that differ by little are told apart as well as those that differ by much."""
    game = agon.new("dice_forge", 2, 5)
    steep, flat = (thought(game, 150, Settings(scale=scale, explore=0.3)) for scale in (20.0, 2000.0))
    leaders = [max(search.root.children, key=lambda node: node.visits) for search in (steep, flat)]
    assert all(int(leader.visits) > 150 / len(steep.root.children) * 1.5 for leader in leaders)


def forging(game: Game) -> list[int]:
    """The options that buy a face: it is paid at once, where it goes is asked next."""
    assert game.choice is not None
    return [at for at, option in enumerate(game.choice.options) if option.notation.startswith("buy")]


def test_a_look_ahead_sees_what_is_paid_for_but_not_yet_received() -> None:
    games = [game for game in decisions("dice_forge", 2, seed=6, every=1) if forging(game)]
    assert games
    for game in games[:5]:
        seat = int(game.asked)
        blunt, patient = (Search(seat, Settings(follow=follow), plain(game), 1) for follow in (0, 30))
        assert any(patient.first_look(game, at) > blunt.first_look(game, at) for at in forging(game))


@pytest.mark.parametrize("turns", [1, 3])
def test_every_simulation_is_judged_at_the_end_of_a_turn(turns: int) -> None:
    for game in [game for game in decisions("dice_forge", 2, seed=6, every=1) if forging(game)][:5]:
        world: Any = quiet_copy(game)
        before = int(world.round * 2 + world.active)
        world.halt_after(turns)
        world.take(forging(game)[0])
        assert (world.asked, world.prompt) == (game.asked, ASK_FORGE)
        Search(int(game.asked), Settings(), plain(game), 1).play_on(world)
        assert world.over or int(world.round * 2 + world.active) == before + turns
        assert world.asked < 0


@pytest.mark.parametrize("title", agon.titles())
def test_a_halted_game_stands_between_two_turns(title: str) -> None:
    """Whoever was on turn has finished, nobody is asked, and a copy would halt at the same moment."""
    for game in decisions(title, 2, seed=3):
        world, twin = quiet_copy(game), quiet_copy(game)
        world.halt_after(1)
        mark = world.turns_ended
        while world.asked >= 0:
            assert world.turns_ended == mark
            assert world.copy().halts_at == mark + 1
            twin.take(0)
            world.take(0)
        assert world.over or world.turns_ended != mark
        assert twin.over or twin.asked >= 0, "without a halt the game goes on"


def test_an_action_still_to_come_is_worth_something() -> None:
    """Or a bot that looks across the end of a turn would compare boards before and after an action."""
    game = agon.new("dice_forge", 2, 3)
    while game.prompt != ASK_ACTION:
        game.apply(0)
    seat = int(game.asked)
    before = evaluate(game, seat)
    game.apply(game.offered - 1)
    assert evaluate(game, seat) < before - 3.0


def test_with_a_margin_a_narrow_loss_is_better_than_a_clear_one() -> None:
    game: Any = agon.new("dice_forge", 2, 1)
    agon.playout(game, 1)
    game.winners = 0b01
    game.heroes[0].glory = game.heroes[1].glory + 10
    narrow = chances(game, plain(game), 10.0, 100.0)[1]
    game.heroes[0].glory += 50
    assert 0.0 < chances(game, plain(game), 10.0, 100.0)[1] < narrow < 0.5
    assert chances(game, plain(game), 10.0)[1] == 0.0


class Turns(Evaluator):
    """Worth as many points as turns have ended."""

    def evaluate(self, game: Game, seat: int) -> float:
        return float(game.turns_ended) if seat == game.players - 1 else 0.0


def value_of_turns(**values: Any) -> float:
    """What the first option of a game is worth to the seat that does not profit from turns."""
    game = agon.new("dice_forge", 2, 1)
    search = Search(int(game.asked), Settings(scale=1.0, trust=1.0e-9, **values), Turns(), 1)
    search.compare(game, [0], 1)
    return search.verdicts(game)[0][1]


def test_a_simulation_may_be_judged_a_second_time_some_turns_later() -> None:
    first, later = chance_of_lead(-1.0, 1.0, 2), chance_of_lead(-3.0, 1.0, 2)
    assert value_of_turns() == pytest.approx(first)
    assert value_of_turns(far=2, blend=1.0) == pytest.approx(later)
    assert value_of_turns(far=2, blend=0.25) == pytest.approx(0.75 * first + 0.25 * later)


class Counting(Evaluator):
    """Finds all positions alike, and counts them."""

    def __init__(self) -> None:
        self.judged = 0

    def evaluate(self, game: Game, seat: int) -> float:
        self.judged += 1
        return 0.0


def test_looks_ahead_may_be_judged_by_hand_and_ends_as_taught() -> None:
    game, asked = agon.new("dice_forge", 2, 1), []
    for rough in (0, 1, 2):
        taught, by_hand = Counting(), Counting()
        Search(int(game.asked), Settings(rough=rough, guided=1.0), taught, 1, by_hand).think(game, 20, 0.0)
        asked.append((taught.judged, by_hand.judged))
    assert asked[0][1] == 0 < asked[1][1] < asked[2][1]
    assert asked[2][0] == 20 * game.players, "once for each simulation and seat"
    assert asked[2][0] < asked[1][0] < asked[0][0]


def test_hasty_players_follow_nothing_up() -> None:
    game = agon.new("dice_forge", 2, 1)
    patient, hasty = (Search(0, Settings(follow=12, hasty=value), plain(game), 1) for value in (-1, 0))
    assert (patient.hasty, hasty.hasty) == (12, 0)


def test_only_the_end_of_a_game_may_count_beyond_the_horizon() -> None:
    """And then few simulations look for it, until one has found it."""
    assert value_of_turns(far=2, blend=0.0) == pytest.approx(chance_of_lead(-1.0, 1.0, 2))
    game: Any = agon.new("dice_forge", 2, 1)
    search = thought(game, 40, Settings(far=2, blend=0.0))
    assert not search.is_alarmed
    rng = random.Random(1)
    while game.round < game.rounds or game.active != 0:
        game.take(rng.randrange(game.offered))
    found = [thought(game, 40, Settings(far=far, blend=0.0)) for far in (0, 2)]
    assert [one.is_alarmed for one in found] == [False, True]


def test_beyond_the_horizon_more_options_may_be_compared() -> None:
    game = agon.new("dice_forge", 2, 1)
    search = thought(game, 10, Settings(far=1, blend=1.0, tries=2, wary=9))
    assert search.tries == 2
