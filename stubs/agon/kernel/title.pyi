from collections.abc import Callable as Callable
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from _typeshed import Incomplete

from agon.kernel.collect import rules_in as rules_in
from agon.kernel.components import ANYTHING as ANYTHING
from agon.kernel.components import Components as Components
from agon.kernel.errors import BadOption as BadOption
from agon.kernel.errors import BadPlayers as BadPlayers
from agon.kernel.errors import BadSave as BadSave
from agon.kernel.evaluator import Evaluator as Evaluator
from agon.kernel.formats import Migration as Migration
from agon.kernel.formats import current_save as current_save
from agon.kernel.game import Game as Game
from agon.kernel.game import Parts as Parts
from agon.kernel.game import Shared as Shared
from agon.kernel.observer import Observer as Observer
from agon.kernel.parts import Chronicle as Chronicle
from agon.kernel.parts import Draw as Draw
from agon.kernel.parts import Lens as Lens
from agon.kernel.parts import Traits as Traits
from agon.kernel.saved import check_save as check_save

LONGEST_SEED: Incomplete

class OptionSpec:
    """A set-up option: its name, default and the values it takes (any subset of them if ``many``)."""

    name: Incomplete
    default: Incomplete
    values: Incomplete
    many: Incomplete
    def __init__(self, name: str, default: Any, values: Sequence[Any], many: bool = False) -> None: ...
    def checked(self, value: Any) -> Any: ...
    def checked_list(self, value: Any) -> list[Any]: ...
    def from_text(self, text: str) -> Any:
        """The value a command line means."""
    def listing(self) -> str: ...

class Cover:
    """What stands on the box: the key of its name, a drawing, how long a game takes; and the table that "play now" sets."""

    name: Incomplete
    icon: Incomplete
    minutes: Incomplete
    players: Incomplete
    options: Incomplete
    def __init__(
        self,
        name: str = "",
        icon: str = "die",
        minutes: int = 30,
        players: int = 3,
        options: dict[str, Any] | None = None,
    ) -> None: ...

def hides_nothing(game: Game, seat: int) -> None:
    """The redeal of a title without secrets."""

class Title:
    """One game, put together from its parts.

    ``game`` is the class with the board, ``solo`` that of the game for one player where there is one (``players`` are
    those of a group), ``rules`` the package of its rules, or several; ``setup``, ``view``, ``dump``, ``restore`` are
    functions of a game, ``components`` says what a board can be, ``redeal(game, seat)`` draws anew what a seat cannot
    know (where there is such a thing). ``view(game, seat)`` is what a seat sees of the board; the part that all see alike
    may be given apart as ``common_view(game)``, which is then built once for all, or as several ``Shared`` parts, of which
    a server then builds those that have changed.
    ``evaluate`` judges positions for bots, ``trained`` does so by what self-play taught. ``observer(players)`` writes what a
    seat may know into arrays for learning libraries. The rest is for other rooms; what a title does not bring, a room does
    plainly.

    ``rules_version`` goes up when games come out otherwise than before. ``migrations`` bring saves of an older
    ``SAVE_VERSION`` to the next, ``record_migrations`` the words of records where they have changed.

    ``rule_prefix`` begins the ids of its rules (``DF``). ``folder`` is for titles from outside the package: there lie
    ``texts/<language>.ftl``, ``texts/<language>.md`` (its words and its rules) and, if it has them,
    ``data/search.toml`` and ``data/actions.json``. The built-in titles have these in the rooms that read them.
    """

    name: Incomplete
    game: Incomplete
    solo: Incomplete
    evaluate: Incomplete
    trained: Incomplete
    observer: Incomplete
    options: Incomplete
    migrations: Incomplete
    record_migrations: Incomplete
    rule_prefix: Incomplete
    cover: Incomplete
    folder: Incomplete
    traits: Incomplete
    draw: Incomplete
    chronicle: Incomplete
    lens: Incomplete
    def __init__(
        self,
        name: str,
        game: type[Game],
        *,
        rules: ModuleType | Sequence[ModuleType],
        solo: type[Game] | None = None,
        setup: Callable[[Any], None],
        view: Callable[[Any, int | None], dict[str, Any]],
        common_view: Callable[[Any], dict[str, Any]] | Sequence[Shared] = (),
        dump: Callable[[Any], dict[str, Any]],
        restore: Callable[[Any, dict[str, Any]], None],
        components: Components | None = None,
        redeal: Callable[[Any, int], None] | None = None,
        evaluate: Evaluator | None = None,
        trained: Evaluator | None = None,
        observer: Callable[[int], Observer] | None = None,
        players: tuple[int, int],
        options: Sequence[OptionSpec] = (),
        rules_version: str,
        migrations: dict[int, Migration] | None = None,
        record_migrations: dict[int, Migration] | None = None,
        rule_prefix: str = "",
        cover: Cover | None = None,
        folder: Path | None = None,
        traits: Traits | None = None,
        draw: Draw | None = None,
        chronicle: Chronicle | None = None,
        lens: Lens | None = None,
    ) -> None: ...
    @property
    def rules_version(self) -> str: ...
    @property
    def called(self) -> str:
        """The glossary key of its name."""
    @property
    def quick_players(self) -> int: ...
    def own_file(self, *parts: str) -> Path | None:
        """A file in the folder of a title from outside, if it is there."""
    def check_players(self, players: Any) -> int: ...
    def check_options(self, given: dict[str, Any] | None) -> dict[str, Any]: ...
    def option(self, name: str) -> OptionSpec: ...
    def check_seed(self, seed: Any) -> int: ...
    def new(self, players: Any, seed: Any, options: dict[str, Any] | None, imposed: Sequence[int] = ()) -> Game: ...
    def board_for(self, players: int) -> Game: ...
    def load(self, saved: dict[str, Any]) -> Game:
        """A game from its dump, brought up to the present save version first."""
