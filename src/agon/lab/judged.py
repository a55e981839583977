"""Search with a judge from outside: anything that says of a batch of positions what they are worth, and what to try first.

>>> def judge(positions: Positions) -> tuple[Array, Array | None]:
...     hidden = positions.scaled() @ weights
...     return values, logits  # (positions, players), the asked seat first; (positions, actions), or None
>>> bot = JudgedBot(seed=1, simulations=400, judge=judge)

By name, with weights from a file that is read when the bot is made: ``search:net=my.npz:simulations=400``.
``.npz`` is a network of :mod:`agon.lab.nets`, ``.onnx`` one for ONNX Runtime, where that is installed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agon.bots import Bot, SearchBot
from agon.bots.tuned import evaluator_for, settings_from
from agon.kernel.errors import AgonError, BadOption
from agon.kernel.game import Game
from agon.lab.encoding import encoding, numbering_of
from agon.lab.observation import Cells, StructuredObservation
from agon.search.guided import GuidedSearch, Judge
from agon.search.settings import Settings

Array = NDArray[Any]
SETTINGS: dict[str, Any] = {"explore": 1.5, "trust": 1.0, "depth": 200}
"""Laid under what a bot is told; the settings of titles are tuned for another search."""
SIMULATIONS = 200
BATCH = 16


@dataclass(frozen=True)
class Positions:
    """What a judge is shown: in each row what the seat that is asked may know, that seat as place 0 in everything."""

    title: str
    players: int
    observations: Cells
    """(positions, cells), structured."""
    legal: NDArray[np.int64]
    """The numbers of the options of all positions, one position after the other."""
    counts: NDArray[np.int64]
    """How many options each position has."""
    look: StructuredObservation

    def scaled(self) -> NDArray[np.float32]:
        """All cells between 0 and 1."""
        return np.divide(self.observations, self.look.highs(), dtype=np.float32)

    def named(self) -> dict[str, Array]:
        """The parts of the observations by name."""
        return self.look.named(self.observations)

    def rows(self) -> NDArray[np.int64]:
        """For each entry of ``legal``: the position it belongs to."""
        return np.repeat(np.arange(len(self.counts)), self.counts)


JudgeFunction = Callable[[Positions], tuple[Array, Array | None]]
"""Gives the chance of each seat (positions, players), the asked one first, between 0 and 1; and what options are likely, as
logits by action number (positions, actions) or for each entry of ``legal``; None: all alike."""


class Court(Judge):
    """Between the compiled search and a judge that speaks numpy."""

    def __init__(self, title: str, players: int, function: JudgeFunction) -> None:
        self.title = title
        self.players = players
        self.function = function
        self.look = StructuredObservation(title, players)

    def judge(self, seen: bytes, legal: bytes, counts: list[int]) -> tuple[list[float], list[float]]:
        positions = Positions(
            self.title,
            self.players,
            np.frombuffer(seen, np.uint8).reshape(len(counts), -1),
            np.frombuffer(legal, "<i8"),
            np.array(counts, np.int64),
            self.look,
        )
        values, logits = self.function(positions)
        if np.shape(values) != (len(counts), self.players) or not np.isfinite(values).all():
            raise AgonError(f"a judge gives {len(counts)} positions {self.players} finite values each")
        return np.asarray(values, np.float64).ravel().tolist(), shares_of(positions, logits).tolist()


def shares_of(positions: Positions, logits: Array | None) -> NDArray[np.float64]:
    """How likely each option is, all of a position together 1."""
    rows = positions.rows()
    if logits is None:
        return 1.0 / positions.counts[rows]
    chosen = logits[rows, positions.legal] if np.ndim(logits) == 2 else np.asarray(logits)
    if np.shape(chosen) != rows.shape or not np.isfinite(chosen).all():
        raise AgonError("a judge gives a finite number for each action, or for each option of the positions")
    starts = np.cumsum(positions.counts) - positions.counts
    weights = np.exp(chosen.astype(np.float64) - np.maximum.reduceat(chosen, starts)[rows])
    shares: NDArray[np.float64] = weights / np.add.reduceat(weights, starts)[rows]
    return shares


class JudgedBot(SearchBot):
    """Searches with a judge of its own: ``judge``, or the network in the file ``net``. ``batch``: positions judged at once.
    More options are settings of the search (``explore``, ``trust``, ``worlds``, ``backup`` …)."""

    name = "judged"

    def __init__(
        self,
        seed: int | None = None,
        simulations: int = SIMULATIONS,
        seconds: float = 0.0,
        values: dict[str, Any] | None = None,
        judge: JudgeFunction | None = None,
        batch: int = BATCH,
    ) -> None:
        super().__init__(seed, simulations, seconds, values)
        if judge is None:
            raise BadOption("a judged bot needs a judge, or by name a network: net=FILE")
        if batch < 1:
            raise BadOption(f"a batch has at least one position, not {batch}")
        self.judge = judge
        self.batch = batch

    @classmethod
    def with_options(cls, seed: int | None, options: dict[str, Any]) -> Bot:
        from agon.lab.nets import network_at

        values = dict(options)
        net, batch = values.pop("net", None), int(values.pop("batch", BATCH))
        seconds = float(values.pop("seconds", 0.0))
        simulations = int(values.pop("simulations", values.pop("lines", 0 if seconds else SIMULATIONS)))
        settings_from(values)
        return cls(seed, simulations, seconds, values, None if net is None else network_at(str(net)), batch)

    def new_search(self, seat: int, imagined: Game) -> GuidedSearch:
        settings, seed = self.settings_for(imagined), self.rng.getrandbits(60)
        court = self.court_for(imagined.TITLE, int(imagined.players))
        return guided_search(seat, imagined, settings, seed, court, self.batch)

    def court_for(self, title: str, players: int) -> Court:
        return Court(title, players, self.judge)

    def settings_for(self, imagined: Game) -> Settings:
        return settings_from({**SETTINGS, **self.values})


def search_by_network(
    seat: int, imagined: Game, values: dict[str, Any], seed: int, network: str, batch: int
) -> GuidedSearch:
    """For a level: ``values`` as its data say, ``network`` a file."""
    from agon.lab.nets import network_at

    court = Court(imagined.TITLE, int(imagined.players), network_at(network))
    return guided_search(seat, imagined, settings_from({**SETTINGS, **values}), seed, court, batch or BATCH)


def guided_search(seat: int, imagined: Game, settings: Settings, seed: int, court: Court, batch: int) -> GuidedSearch:
    title, players = imagined.TITLE, int(imagined.players)
    return GuidedSearch(
        seat,
        settings,
        evaluator_for(title, settings),
        seed,
        court,
        StructuredObservation(title, players).observer,
        numbering_of(encoding(title, players)),
        batch,
    )
