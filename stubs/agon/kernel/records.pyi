from collections.abc import Iterator
from typing import Any, Final

from _typeshed import Incomplete

from agon.kernel.chance import MOST as MOST
from agon.kernel.errors import AgonError as AgonError
from agon.kernel.errors import BadRecord as BadRecord
from agon.kernel.errors import IllegalChoice as IllegalChoice
from agon.kernel.errors import ImpossibleChance as ImpossibleChance
from agon.kernel.errors import RulesChanged as RulesChanged
from agon.kernel.errors import RulesWarning as RulesWarning
from agon.kernel.formats import RECORD_FORMAT as RECORD_FORMAT
from agon.kernel.formats import current_record as current_record
from agon.kernel.game import Game as Game
from agon.kernel.saved import LONGEST_TEXT as LONGEST_TEXT
from agon.kernel.saved import MOST_CHOICES as MOST_CHOICES
from agon.kernel.saved import MOST_OUTCOMES as MOST_OUTCOMES
from agon.kernel.title import LONGEST_SEED as LONGEST_SEED
from agon.kernel.title import Title as Title

MOST_RULES: Final[int]
MOST_AT_SETUP: Final[Incomplete]
END: Final[int]

def record(game: Game) -> dict[str, Any]: ...

class Rulings:
    """The rules that a record was played under, beside those of today. A record of other rules may still come out; if
    it does not, then that is why."""

    differ: Incomplete
    words: Incomplete
    def __init__(self, recorded: Any, today: str) -> None: ...
    def refusal(self, what: str, error: AgonError) -> BadRecord: ...
    def wrong(self, what: str) -> BadRecord: ...

class Script:
    """A record as it is played again, move by move. Chance comes out as recorded, from the seed or not; the seed is
    followed beside it, so that ``game`` is at every move what the recorded one was, luck to come included."""

    rules: Incomplete
    choices: list[str]
    reseeds: dict[int, int]
    result: Any
    move: int
    game: Game
    used: int
    outcomes: list[int]
    def __init__(self, given: dict[str, Any], title: Title) -> None: ...
    def step(self) -> None:
        """Take the next choice."""
    def settle(self) -> None:
        """Nothing stays imposed, and new luck begins where it did."""
    @property
    def is_over(self) -> bool: ...
    def check_end(self) -> None: ...

def replay(saved: dict[str, Any], title: Title, moves: Any = None) -> Game:
    """The recorded game, or its first ``moves`` choices."""

def positions(saved: dict[str, Any], title: Title) -> Iterator[Game]:
    """The recorded game after 0, 1, 2 and so on choices, each a game of its own; then the end is checked."""

def checked_list(items: Any, kind: type, most: int, what: str) -> list[Any]: ...
def checked_reseeds(items: Any) -> dict[int, int]:
    """By move: the seed of the luck from there on. Seeds are texts: other programs read JSON with less digits."""
