"""Monte Carlo tree search over what one seat knows, compiled together with the engines.

Every simulation starts in a freshly imagined world: what the seat cannot know is drawn anew and so is all
luck to come. All simulations share one tree whose branches are options; a branch counts how often it could have been
taken, so that options rarely possible are not starved (Cowling, Powley, Whitehouse 2012). A position that is met
for the first time is judged, by the evaluation of the board, after each of its options: that first look stands for
a few visits and says which options of a crowd are tried first.
"""

from math import log, sqrt
from time import thread_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.chance import Chance, seed_pair
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game
from agon.kernel.history import Chapter
from agon.search.judge import chance_of_lead, chances
from agon.search.lookahead import Budget, best_follow_up, option_values
from agon.search.settings import PARANOID, Settings

CHECK_EVERY: Final = 16
"""Simulations between two looks at the clock."""
ENDLESS: Final = 1.0e9
FRESH: Final = 4
"""The part of its simulations that a search plays anew at least when it goes on with a tree it kept."""
GLANCES: Final = 4
"""Imagined worlds behind the first look at the root."""
LONGEST: Final = 1000
"""Choices after which a simulation is judged even if its last turn goes on."""
NARROWEST: Final = 0.001
"""Means closer than this are as good as equal."""
SCOUTS: Final = 6
"""Of so many simulations one goes on beyond the horizon while no end is seen there."""


class Node:
    """One option of one question, and what was seen after taking it."""

    def __init__(self, seat: i64, prompt: i64, option: i64, prior: float) -> None:
        self.seat: i64 = seat
        self.prompt: i64 = prompt
        self.option: i64 = option
        self.prior: float = prior
        """The seat's chance at the first look."""
        self.rank: i64 = 0
        """How many options of the same question looked better at first."""
        self.visits: i64 = 0
        self.total: float = 0.0
        self.possible: i64 = 0
        """How often the option was there to be taken."""
        self.share: float = 0.0
        """How likely a judge from outside holds the option to be; of use to guided searches only."""
        self.waiting: i64 = 0
        """Simulations below that wait for their judgement."""
        self.children: list[Node] = []

    def answers(self, game: Game, option: i64) -> bool:
        return self.option == option and self.seat == game.asked and self.prompt == game.prompt

    def mean(self, trust: float) -> float:
        """The seat's chance, the first look counted as ``trust`` visits."""
        return (self.total + self.prior * trust) / (float(self.visits) + trust)


class Search:
    """A tree for one seat. It is fed imagined games only and keeps none of them."""

    def __init__(
        self, seat: i64, settings: Settings, evaluator: Evaluator, seed: int, guide: Evaluator | None = None
    ) -> None:
        self.seat: i64 = seat
        self.settings: Settings = settings
        self.evaluator: Evaluator = evaluator
        by_hand = evaluator if guide is None else guide
        self.tree_guide: Evaluator = by_hand if settings.rough >= 2 else evaluator
        """Judges looks one step ahead in the tree."""
        self.guide: Evaluator = by_hand if settings.rough >= 1 else evaluator
        """Judges looks one step ahead beyond the tree."""
        self.hasty: i64 = settings.hasty if settings.hasty >= 0 else settings.follow
        self.tries: i64 = settings.tries
        self.is_alarmed: bool = False
        """Whether a game ended beyond the horizon while this question was thought about."""
        first, second = seed_pair(seed)
        self.picker: Chance = Chance(first, second)
        self.root: Node = Node(-1, -1, -1, 0.0)
        self.lots: list[Chance] = []
        """The luck of the first, second, ... simulation of every option of the root."""
        self.index: i64 = 0
        self.limit: i64 = 0
        self.lowest: float = 0.0
        self.highest: float = 1.0
        self.simulations: i64 = 0
        self.deepest: i64 = 0

    # ------------------------------------------------------------------ thinking

    def think(self, imagined: Game, simulations: i64, seconds: float) -> i64:
        """Simulate until one of the limits (0: none) is reached or nothing can change any more; how many were
        played. What a kept tree already holds counts, as far as to FRESH of the simulations."""
        start = quiet_copy(imagined)
        start.halt_after(self.settings.horizon)
        self.lots = []
        self.is_alarmed = False
        before = self.simulations
        began = thread_time()
        self.study_root(start)
        wanted = simulations
        if simulations > 0:
            wanted = max(simulations - self.root.visits, simulations // FRESH, 1)
        while wanted <= 0 or self.simulations - before < wanted:
            self.simulate(start)
            played = self.simulations - before
            if played % CHECK_EVERY == 0:
                left = self.simulations_left(played, wanted, thread_time() - began, seconds)
                if left <= 0.0 or self.is_settled(left):
                    break
        return self.simulations - before

    def compare(self, imagined: Game, indexes: list[int], each: i64) -> None:
        """Simulate some options of the position equally often. Where ``think`` drops what does not promise, means tell
        less of an option the less it was tried; after this they can be held against each other."""
        start = quiet_copy(imagined)
        start.halt_after(self.settings.horizon)
        self.is_alarmed = False
        self.study_root(start)
        self.look(self.root, start)
        for turn in range(each):
            for index in indexes:
                at = self.find(self.root, start, start.codes[index], index)
                self.index = index
                self.follow(start, self.root.children[at])

    def simulations_left(self, played: i64, wanted: i64, spent: float, seconds: float) -> float:
        """How many more simulations the limits allow."""
        left = float(wanted - played) if wanted > 0 else ENDLESS
        if seconds > 0.0:
            left = min(left, float(played) * (seconds - spent) / max(spent, 1.0e-6))
        return left

    def is_settled(self, left: float) -> bool:
        """Whether the simulations left cannot change the most visited option, or it is also the best and the next one
        would need more of them than it can hope for."""
        leader = self.root
        most: i64 = -1
        second: i64 = 0
        best = 0.0
        for node in self.root.children:
            best = max(best, node.mean(self.settings.trust))
            if node.visits > most:
                second = most
                most = node.visits
                leader = node
            elif node.visits > second:
                second = node.visits
        lead = float(most - max(second, 0))
        if lead > left:
            return True
        return leader.mean(self.settings.trust) >= best and lead > left * self.settings.hope

    def imagine(self, start: Game, turn: i64) -> Game:
        """The seat's position with everything unknown drawn anew. Options are compared in the same worlds: the
        n-th simulation of each meets the same luck, as long as it draws alike."""
        limit = self.settings.worlds
        at = turn % limit if limit > 0 else turn
        while len(self.lots) <= at:
            self.lots.append(self.new_rng())
        world = start.copy()
        world.rng = Chance(self.lots[at].first, self.lots[at].second)
        world.redeal_hidden(self.seat)
        return world

    def foresee(self, game: Game) -> Game:
        """The position as the seat to choose knows it, up to the end of its turn, for one look ahead: it does not tell
        what luck has in store."""
        world = quiet_copy(game)
        world.halt_after(self.settings.horizon)
        self.mix(world)
        world.redeal_hidden(game.asked)
        return world

    def new_rng(self) -> Chance:
        return Chance(self.picker.next() + 1, self.picker.next() % 2147483398 + 1)

    def mix(self, world: Game) -> None:
        world.rng = self.new_rng()

    def keep_branch(self, seat: i64, prompt: i64, option: i64) -> bool:
        """Go on with the tree below an option just taken, if it was looked at."""
        for node in self.root.children:
            if node.option == option and node.seat == seat and node.prompt == prompt:
                self.root = node
                return True
        return False

    # ------------------------------------------------------------------ one line of play

    def simulate(self, start: Game) -> None:
        self.follow(start, self.pick(self.root, start))

    def follow(self, start: Game, node: Node) -> None:
        """One simulation that begins with a branch of the root, whose option is at ``index``."""
        self.simulations += 1
        path: list[Node] = [self.root, node]
        world = self.imagine(start, node.visits)
        world.take_at_once(self.index)
        shares = self.judged(world, path)
        if world.is_halted and not world.over and self.goes_far():
            self.go_far(world, path, shares)
        self.learn(path, shares)

    def goes_far(self) -> bool:
        """Whether a simulation goes on beyond the horizon. Where only ends of the game count, few need to, until one has
        been seen."""
        if self.settings.far <= 0:
            return False
        return self.settings.blend > 0.0 or self.is_alarmed or self.simulations % SCOUTS == 1

    def go_far(self, world: Game, path: list[Node], shares: vec[float]) -> None:
        """On from the horizon, and what is found there laid over the shares."""
        if self.settings.wary > 0:
            self.tries = self.settings.wary
        world.halt_after(self.settings.far)
        world.advance()
        later = self.judged(world, path)
        self.tries = self.settings.tries
        if world.over:
            self.is_alarmed = True
        weight = 1.0 if world.over else self.settings.blend
        for seat in range(world.players):
            shares[seat] += (later[seat] - shares[seat]) * weight

    def judged(self, world: Game, path: list[Node]) -> vec[float]:
        """What a simulation promises each seat where it halts next."""
        self.grow(world, path)
        self.play_on(world)
        return chances(world, self.evaluator, self.settings.scale, self.settings.margin)

    def grow(self, world: Game, path: list[Node]) -> None:
        """Down the tree as far as it has grown; the path grows with it."""
        while world.asked >= 0 and len(path) <= self.settings.depth:
            if world.offered == 1:
                world.take_at_once(0)
                continue
            node = path[-1]
            if node.visits == 0:
                break
            path.append(self.pick(node, world))
            world.take_at_once(self.index)
        if len(path) - 1 > self.deepest:
            self.deepest = len(path) - 1

    def learn(self, path: list[Node], shares: vec[float]) -> None:
        own = shares[self.seat]
        paranoid = self.settings.backup == PARANOID
        for node in path:
            node.visits += 1
            seat = node.seat
            if seat < 0:
                continue
            if seat == self.seat:
                node.total += own
            elif paranoid:
                node.total += 1.0 - own
            else:
                node.total += shares[seat]

    # ------------------------------------------------------------------ choosing in the tree

    def pick(self, node: Node, world: Game) -> Node:
        """The branch with the best bound among those let in so far; ``index`` is its option's."""
        self.look(node, world)
        self.survey(node, world)
        chosen = node
        best = -1.0e30
        at: i64 = 0
        for index in range(world.offered):
            at = self.find(node, world, world.codes[index], at)
            one = node.children[at]
            at += 1
            bound = self.bound(one) if one.rank < self.limit else -float(one.rank)
            if bound > best:
                best = bound
                chosen = one
                self.index = index
        return chosen

    def survey(self, node: Node, world: Game) -> None:
        """How many options are let in, and between which means they lie: what is a large difference in one
        position is a small one in another."""
        settings = self.settings
        self.limit = settings.wide + i64(int(settings.widen * sqrt(float(node.visits))))
        self.lowest = 1.0
        self.highest = 0.0
        at: i64 = 0
        for index in range(world.offered):
            at = self.find(node, world, world.codes[index], at)
            one = node.children[at]
            at += 1
            one.possible += 1
            if one.rank < self.limit:
                mean = one.mean(settings.trust)
                self.lowest = min(self.lowest, mean)
                self.highest = max(self.highest, mean)

    def bound(self, node: Node) -> float:
        trust = self.settings.trust
        rarity = log(float(node.possible) + 1.0) / (float(node.visits) + trust)
        spread = max(self.highest - self.lowest, NARROWEST)
        return (node.mean(trust) - self.lowest) / spread + self.settings.explore * sqrt(rarity)

    def find(self, node: Node, world: Game, option: i64, guess: i64) -> i64:
        """Where the branch of an option stands, or -1. Options are nearly always listed in the same order."""
        size: i64 = len(node.children)
        if guess >= 0 and guess < size and node.children[guess].answers(world, option):
            return guess
        for at in range(size):
            if node.children[at].answers(world, option):
                return at
        return -1

    def look(self, node: Node, world: Game) -> None:
        """Make a branch for every option that has none yet, judged one step ahead."""
        known: i64 = len(node.children)
        for index in range(world.offered):
            option = world.codes[index]
            if self.find(node, world, option, index) < 0:
                node.children.append(Node(world.asked, world.prompt, option, self.first_look(world, index)))
        if len(node.children) > known and world.offered > self.settings.wide:
            self.rank(node, world)

    def first_look(self, world: Game, index: i64) -> float:
        """The chance of the seat to choose after an option, one step ahead."""
        return self.glimpse(world, index, self.tree_guide, self.settings.follow)

    def glimpse(self, world: Game, index: i64, guide: Evaluator, follow: i64) -> float:
        seat = world.asked
        twin = world.copy()
        twin.take_at_once(index)
        if follow > 0:
            # what was paid for but not yet received counts as received
            lead = best_follow_up(twin, guide, seat, 1, Budget(follow))
            return chance_of_lead(lead, self.settings.scale, world.players)
        shares = chances(twin, guide, self.settings.scale)
        if seat != self.seat and self.settings.backup == PARANOID:
            return 1.0 - shares[self.seat]
        return shares[seat]

    def study_root(self, start: Game) -> None:
        """The options of the root get a closer first look, that of the greedy bot: over several imagined worlds,
        the seat playing on well while it is asked again at once."""
        if self.settings.glance <= 0:
            return
        seeds = [int(self.picker.next()) for sample in range(GLANCES)]
        leads = option_values(start, self.evaluator, seeds, int(self.settings.glance))
        self.look(self.root, start)
        for index in range(start.offered):
            at = self.find(self.root, start, start.codes[index], index)
            lead = leads[index]
            self.root.children[at].prior = chance_of_lead(lead, self.settings.scale, start.players)
        self.rank(self.root, start)

    def rank(self, node: Node, world: Game) -> None:
        for one in node.children:
            if one.seat == world.asked and one.prompt == world.prompt:
                better: i64 = 0
                for other in node.children:
                    if other.seat == one.seat and other.prompt == one.prompt and other.prior > one.prior:
                        better += 1
                one.rank = better

    # ------------------------------------------------------------------ beyond the tree

    def play_on(self, world: Game) -> None:
        """To the end of the last turn of the simulation, where the world halts: all are judged at the same moment, and
        nobody is left in the middle of what they are doing."""
        for step in range(LONGEST):
            if world.asked < 0:
                return
            if float(self.picker.next() % 1000) < self.settings.guided * 1000.0:
                world.take_at_once(self.promising(world))
            else:
                world.take_at_once(self.picker.next() % world.offered)

    def promising(self, world: Game) -> i64:
        """The best of a few options, one step ahead."""
        count = world.offered
        if count == 1:
            return 0
        tries = min(count, self.tries)
        start = self.picker.next() % count
        best_index: i64 = start
        best = -1.0
        for turn in range(tries):
            # a step that shares no factor with most counts spreads the tries over the list
            index = (start + turn * (count // tries)) % count
            value = self.glimpse(world, index, self.guide, self.hasty)
            if value > best:
                best = value
                best_index = index
        return best_index

    # ------------------------------------------------------------------ what was found

    def verdicts(self, imagined: Game) -> list[tuple[int, float]]:
        """For each option of the position: visits and the seat's estimated chance."""
        return [self.verdict(imagined, imagined.codes[index]) for index in range(imagined.offered)]

    def verdict(self, imagined: Game, option: i64) -> tuple[int, float]:
        for node in self.root.children:
            if node.answers(imagined, option):
                return int(node.visits), node.mean(self.settings.trust)
        return 0, 0.0


def quiet_copy(imagined: Game) -> Game:
    """The position without its past, so that copies of copies stay cheap."""
    start = imagined.copy()
    start.hush()
    start.chapter = Chapter(None)
    return start
