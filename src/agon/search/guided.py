"""A search whose positions are judged from outside, many at a time: by a network, or by anything else.

It is the tree search of this package without its looks ahead and without playing on. Simulations go down the tree until
they come to a question that nobody was asked there before; when a batch of such positions is together, the judge is asked
once. It says what each position is worth to every seat and how likely each option is to be taken; then the simulations
of the batch are counted and their questions become branches (PUCT; Silver et al. 2017). A simulation that waits for its
judgement counts as a bad one meanwhile, so that those of a batch spread over the tree.
"""

from math import sqrt
from time import monotonic

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from agon.kernel.errors import AgonError
from agon.kernel.evaluator import Evaluator
from agon.kernel.game import Game
from agon.kernel.numbering import Numbering
from agon.kernel.observer import Observer
from agon.search.judge import outcome
from agon.search.settings import PARANOID, Settings
from agon.search.tree import FRESH, NARROWEST, Node, Search, quiet_copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what positions are worth; written outside."""

    def judge(self, seen: bytes, legal: bytes, counts: list[int]) -> tuple[list[float], list[float]]:
        """``seen``: for each position the observation of the seat that is asked. ``legal``: the numbers of its options
        as that seat sees them, 8 bytes each; ``counts``: how many options each position has. The answer: for each
        position the chance of each seat, the asked one first; for each option of each position its share."""
        raise NotImplementedError


class Leaf:
    """A position that waits for its judgement, and the branches that led there."""

    def __init__(self, path: list[Node], world: Game) -> None:
        self.path = path
        self.world = world


class GuidedSearch(Search):
    """A tree for one seat, judged from outside ``batch`` positions at a time. The evaluator is asked only where options are
    compared on demand (``compare``)."""

    def __init__(
        self,
        seat: i64,
        settings: Settings,
        evaluator: Evaluator,
        seed: int,
        judge: Judge,
        observer: Observer,
        numbering: Numbering,
        batch: int,
    ) -> None:
        super().__init__(seat, settings, evaluator, seed)
        self.judge: Judge = judge
        self.observer: Observer = observer
        self.numbering: Numbering = numbering
        self.batch: i64 = batch
        self.likely: float = 1.0
        self.leaves: list[Leaf] = []
        self.counts: list[int] = []
        self.legal: BytesWriter = BytesWriter()

    def think(self, imagined: Game, simulations: i64, seconds: float) -> i64:
        """As every search; time is that of the clock, for the judge may think elsewhere."""
        start = quiet_copy(imagined)
        self.lots = []
        before = self.simulations
        began = monotonic()
        wanted = simulations
        if simulations > 0:
            wanted = max(simulations - self.root.visits, simulations // FRESH, 1)
        played: i64 = 0
        while wanted <= 0 or played < wanted:
            self.gather(start, self.batch if wanted <= 0 else min(self.batch, wanted - played))
            self.settle()
            played = self.simulations - before
            left = self.simulations_left(played, wanted, monotonic() - began, seconds)
            if left <= 0.0 or self.is_settled(left):
                break
        return played

    # ------------------------------------------------------------------ down to what is not known yet

    def gather(self, start: Game, room: i64) -> None:
        """Simulations up to where they must be judged. Before the first question is judged, there is nothing else to do."""
        self.observer.sheet.clear()
        self.legal.truncate(0)
        self.leaves = []
        self.counts = []
        for turn in range(room):
            is_new = not self.knows(self.root, start)
            self.simulations += 1
            self.descend(start)
            if is_new:
                return

    def descend(self, start: Game) -> None:
        node = self.root
        path: list[Node] = [node]
        if not self.knows(node, start):
            self.wait(path, self.imagine(start, 0))
            return
        node = self.pick(node, start)
        path.append(node)
        world = self.imagine(start, node.visits + node.waiting)
        world.take_at_once(self.index)
        while world.asked >= 0:
            if world.offered == 1:
                world.take_at_once(0)
                continue
            if len(path) >= self.settings.depth or not self.knows(node, world):
                break
            node = self.pick(node, world)
            path.append(node)
            world.take_at_once(self.index)
        self.deepest = max(self.deepest, len(path) - 1)
        if world.asked < 0:
            self.learn(path, outcome(world))
        else:
            self.wait(path, world)

    def knows(self, node: Node, world: Game) -> bool:
        """Whether this question was judged here before."""
        return self.first_answer(node, world) >= 0

    def first_answer(self, node: Node, world: Game) -> i64:
        """Where the first branch of this question stands, or -1."""
        for at in range(len(node.children)):
            if node.children[at].seat == world.asked and node.children[at].prompt == world.prompt:
                return at
        return -1

    def look(self, node: Node, world: Game) -> None:
        """An option that is new in this world gets a branch, as likely as any other of the question."""
        first = self.first_answer(node, world)
        if first < 0:
            super().look(node, world)
            return
        for index in range(world.offered):
            if self.find(node, world, world.codes[index], index) < 0:
                self.branch(node, world, index, node.children[first].prior, 1.0 / float(world.offered))

    def survey(self, node: Node, world: Game) -> None:
        """How likely the options at hand are together, too."""
        super().survey(node, world)
        self.likely = NARROWEST
        at: i64 = 0
        for index in range(world.offered):
            at = self.find(node, world, world.codes[index], at)
            self.likely += node.children[at].share
            at += 1

    def bound(self, node: Node) -> float:
        """What promises most for how little it was tried. Those that wait count as the worst there was."""
        trust = self.settings.trust
        tried = float(node.visits + node.waiting)
        mean = (node.total + node.prior * trust + self.lowest * float(node.waiting)) / (tried + trust)
        spread = max(self.highest - self.lowest, NARROWEST)
        unsure = node.share / self.likely * sqrt(float(node.possible)) / (1.0 + tried)
        return (mean - self.lowest) / spread + self.settings.explore * unsure

    def branch(self, node: Node, world: Game, index: i64, prior: float, share: float) -> None:
        one = Node(world.asked, world.prompt, world.codes[index], prior)
        one.share = share
        node.children.append(one)

    def wait(self, path: list[Node], world: Game) -> None:
        """Show the position to the judge of the batch."""
        for node in path:
            node.waiting += 1
        seat = world.asked
        self.observer.look(world, seat)
        for index in range(world.offered):
            option = self.observer.turned_option(world, world.codes[index], seat)
            write_i64_le(self.legal, self.numbering.number(option))
        self.counts.append(int(world.offered))
        self.leaves.append(Leaf(path, world))

    # ------------------------------------------------------------------ what the judge says

    def settle(self) -> None:
        """Ask the judge about the batch, and count its simulations."""
        if len(self.leaves) == 0:
            return
        for leaf in self.leaves:
            for node in leaf.path:
                node.waiting -= 1
        players: i64 = self.leaves[0].world.players
        values, shares = self.judge.judge(self.observer.sheet.value(), self.legal.getvalue(), self.counts)
        if len(values) != len(self.leaves) * players or len(shares) != sum(self.counts):
            raise AgonError("a judge gives every position a chance for each seat and a share for each option")
        value: i64 = 0
        share: i64 = 0
        for leaf in self.leaves:
            self.settle_leaf(leaf, values, value, shares, share)
            value += players
            share += leaf.world.offered

    def settle_leaf(self, leaf: Leaf, values: list[float], value: i64, shares: list[float], share: i64) -> None:
        """``value`` and ``share``: where the answers about this leaf begin."""
        world = leaf.world
        seat = world.asked
        chances = vec[float]([0.0] * world.players)
        for other in range(world.players):
            chances[other] = values[value + self.observer.seat_place(world, other, seat)]
        prior = chances[seat]
        if seat != self.seat and self.settings.backup == PARANOID:
            prior = 1.0 - chances[self.seat]
        node = leaf.path[len(leaf.path) - 1]
        for index in range(world.offered):
            if self.find(node, world, world.codes[index], index) < 0:
                self.branch(node, world, index, prior, max(shares[share + index], 0.0))
        self.learn(leaf.path, chances)
