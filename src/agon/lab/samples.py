"""What a network learns from: positions, how much the search tried each of their options, and what came of them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from agon.lab import needs_lab  # noqa: F401

# isort: split
import numpy as np
from numpy.typing import NDArray

from agon.lab.judged import Positions
from agon.lab.observation import StructuredObservation
from agon.lab.whole_files import write_whole


@dataclass(frozen=True)
class Samples:
    """Positions of one title and number of players, each as the seat that was asked saw it."""

    observations: NDArray[np.uint8]
    """(positions, cells), structured."""
    legal: NDArray[np.int32]
    """The numbers of the options of all positions, one position after the other."""
    counts: NDArray[np.int32]
    """How many options each position has."""
    tried: NDArray[np.float32]
    """For each entry of ``legal`` its share of the tries, those of a position together 1."""
    chances: NDArray[np.float32]
    """(positions, players): what a position was worth to each seat, the asked one first."""

    def __len__(self) -> int:
        return len(self.counts)

    def chosen(self, rows: NDArray[np.int64]) -> "Samples":
        """Some of the positions."""
        counts, starts = self.counts[rows], (np.cumsum(self.counts) - self.counts)[rows]
        before = np.cumsum(counts) - counts
        entries = np.repeat(starts - before, counts) + np.arange(counts.sum())
        return Samples(self.observations[rows], self.legal[entries], counts, self.tried[entries], self.chances[rows])

    def positions(self, title: str, players: int, look: StructuredObservation) -> Positions:
        """As a judge is shown them."""
        return Positions(
            title, players, self.observations, self.legal.astype(np.int64), self.counts.astype(np.int64), look
        )

    def write(self, path: Path) -> None:
        def fill(draft: Path) -> None:
            with draft.open("wb") as file:
                np.savez_compressed(file, **asdict(self))

        write_whole(path, fill)


def read_samples(path: Path) -> Samples:
    with np.load(path) as file:
        return Samples(**{name: file[name] for name in file.files})


def joined(parts: Sequence[Samples]) -> Samples:
    """All positions of several samples."""
    return Samples(
        np.concatenate([one.observations for one in parts]),
        np.concatenate([one.legal for one in parts]),
        np.concatenate([one.counts for one in parts]),
        np.concatenate([one.tried for one in parts]),
        np.concatenate([one.chances for one in parts]),
    )
