"""What a title tells of its views, so that they can be compared. No rules are here: the engine plays, a lens reads."""

import random
from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from agon.kernel.codes import arg_a, verb_of
from agon.kernel.game import Game
from agon.lens.answer import Threat

VERB = 255
"""The bits of an option that are its verb (``kernel/codes.py``)."""
NOBODY = -1
"""The owner of monsters."""


@dataclass
class Facts:
    """What a seat sees of a position, sorted: by what previews compare. Names are glossary keys, places anchors.

    ``stores``: by seat and name, what a player has beside the map. ``pieces``: by owner, name and place. ``control``: by
    place. ``progress``: by seat and way, how much of how much.
    """

    stores: dict[tuple[int, str], int] = field(default_factory=dict)
    pieces: Counter[tuple[int, str, str]] = field(default_factory=Counter)
    control: dict[str, int] = field(default_factory=dict)
    progress: dict[tuple[int, str], tuple[int, int | None]] = field(default_factory=dict)

    def put(self, owner: int, what: str, place: str, n: int = 1) -> None:
        if n:
            self.pieces[owner, what, place] += n


@dataclass(frozen=True)
class Contest:
    """A fight under way: its kind, where it is or with whom, and the seats of both sides (None: no player)."""

    kind: str
    place: str
    attacker: int | None
    defender: int | None


class Lens:
    """How one title is read. This one knows nothing of a board and serves titles that bring none."""

    PRICES: ClassVar[frozenset[str]] = frozenset()
    """The names of stores that things are paid with."""
    CONTESTS: ClassVar[Mapping[str, str]] = {}
    """The rules that a fight is made of, by name, and its kind."""
    IS_COUNTABLE: ClassVar[bool] = False
    """Whether fights can be counted out, case by case; else they are played many times."""
    THREATS_ARE_OPEN: ClassVar[bool] = False
    """Whether ``threats`` reads only what everybody sees, so that nothing need be drawn anew for it."""
    COMPLETES: ClassVar[Mapping[str, str]] = {}
    """Questions that belong to the option before them, and the verb they are answered with: as many as possible."""
    PREFERS: ClassVar[tuple[str, ...]] = ()
    """The verbs that a simple player in a fight takes first; others come last."""

    def __init__(self) -> None:
        self.ranks: dict[int, int] = {}

    # ------------------------------------------------------------------ what is seen

    def facts(self, board: dict[str, Any]) -> Facts:
        """The board of a view, sorted."""
        return Facts()

    def forces(self, game: Game) -> dict[tuple[int, str], int]:
        """By seat and name, what a fight can cost or bring; nothing of it secret."""
        return {}

    def after_turn(self, game: Game) -> frozenset[str]:
        """Rules that begin when a player's part of a turn is over; none where the engine says itself that it is."""
        return frozenset()

    # ------------------------------------------------------------------ fights

    def contest(self, game: Game, fight: dict[str, Any]) -> Contest:
        """The fight that a rule under way is (its dump)."""
        raise NotImplementedError

    def is_won(self, game: Game, contest: Contest, seat: int) -> bool:
        """Whether a seat has won a fight that is over."""
        raise NotImplementedError

    def position(self, game: Game, contest: Contest | None) -> Hashable:
        """All that can matter from here on: positions that agree in it are counted together."""
        frames = tuple([repr(frame.dump()) for frame in game.stack])
        return repr(game.PARTS.dump(game)), frames, int(game.answer), int(game.value)

    def completion(self, game: Game) -> int | None:
        """The option that completes the one before it, if the question at hand belongs to that."""
        verb = self.COMPLETES.get(game.VOCABULARY.prompts[game.prompt].name)
        if verb is None:
            return None
        wanted = game.VOCABULARY.verb_index[verb]
        fitting = [(arg_a(code), at) for at, code in enumerate(game.option_codes()) if verb_of(code) == wanted]
        return max(fitting)[1] if fitting else None

    def answer(self, game: Game, picker: random.Random | None) -> int:
        """What a simple player does in a fight: the verbs that come first, any of them; without a picker the first."""
        if not self.ranks:
            names = game.VOCABULARY.verb_index
            self.ranks = {names[verb]: rank for rank, verb in enumerate(self.PREFERS)}
        last = len(self.PREFERS)
        ranks = [self.ranks.get(code & VERB, last) for code in game.option_codes()]
        best = min(ranks)
        count = ranks.count(best)
        if picker is None or count == 1:
            return ranks.index(best)
        nth = int(picker.random() * count)
        return [at for at, rank in enumerate(ranks) if rank == best][nth]

    # ------------------------------------------------------------------ threats

    def threats(self, game: Game) -> list[Threat]:
        """Who is near to winning, in a world as whoever asks may think it is."""
        return []
