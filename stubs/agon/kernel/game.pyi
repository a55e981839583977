import random
from collections.abc import Callable as Callable
from collections.abc import Iterable
from typing import Any, ClassVar

from _typeshed import Incomplete
from mypy_extensions import i64

from agon.kernel.bits import BIT as BIT
from agon.kernel.chance import Chance as Chance
from agon.kernel.chance import chance_from as chance_from
from agon.kernel.chance import restored_chance as restored_chance
from agon.kernel.chance import seed_pair as seed_pair
from agon.kernel.choice import Choice as Choice
from agon.kernel.choice import Prompt as Prompt
from agon.kernel.components import Components as Components
from agon.kernel.engine import Engine as Engine
from agon.kernel.engine import Frame as Frame
from agon.kernel.engine import restored_frame as restored_frame
from agon.kernel.errors import BadPlayers as BadPlayers
from agon.kernel.errors import IllegalChoice as IllegalChoice
from agon.kernel.formats import SAVE_FORMAT as SAVE_FORMAT
from agon.kernel.history import NOWHERE as NOWHERE
from agon.kernel.history import SPECTATOR as SPECTATOR
from agon.kernel.history import Chapter as Chapter
from agon.kernel.history import Event as Event
from agon.kernel.history import Origin as Origin
from agon.kernel.history import known_events as known_events
from agon.kernel.vocabulary import Value as Value

class Shared:
    """A part of the board that everybody sees alike. ``alike(one, other)`` tells whether it looks the same in two
    positions, so that a server need not show it anew; None: it changes with nearly every choice."""

    view: Incomplete
    alike: Incomplete
    def __init__(
        self, view: Callable[[Any], dict[str, Any]], alike: Callable[[Any, Any], bool] | None = None
    ) -> None: ...

class Parts:
    """What a title's game is made of beside the board; :class:`agon.kernel.title.Title` puts it together."""

    rules: Incomplete
    rules_version: Incomplete
    setup: Incomplete
    view: Incomplete
    shared: Incomplete
    redeal: Incomplete
    dump: Incomplete
    restore: Incomplete
    load: Incomplete
    components: Incomplete
    def __init__(
        self,
        rules: dict[str, type[Frame]],
        setup: Callable[[Any], None],
        view: Callable[[Any, int | None], dict[str, Any]],
        shared: list[Shared],
        rules_version: str,
        redeal: Callable[[Any, int], None],
        dump: Callable[[Any], dict[str, Any]],
        restore: Callable[[Any, dict[str, Any]], None],
        load: Callable[[dict[str, Any]], Game],
        components: Components,
    ) -> None: ...

class Game(Engine):
    """A game in play. Titles subclass it with their board."""

    SAVE_VERSION: ClassVar[int]
    PARTS: ClassVar[Parts]
    seed: int
    redealt: bool
    def __init__(self, players: int) -> None: ...
    @property
    def choice(self) -> Choice | None:
        """The question at hand: seat, prompt and the complete list of legal options. None when over."""
    def option_codes(self) -> list[int]: ...
    def apply(self, option: object, seat: object = None) -> None:
        """Take an option by its index. Anything else raises IllegalChoice and leaves the game as it was."""
    def play(self, notation: object, seat: object = None) -> None:
        """Take an option by its notation."""
    def index_of(self, notation: object) -> int:
        """The index of an option now offered, by its notation."""
    def rehearse(self, index: i64) -> None: ...
    @property
    def options(self) -> dict[str, Any]:
        """The set-up options, as a mapping of the caller's own."""
    @property
    def played_under(self) -> tuple[str, ...]:
        """The versions of the rules it was played under, one after the other."""
    @property
    def reseeds(self) -> tuple[tuple[int, int], ...]:
        """Where the game went on with new luck: the move, and the seed from there on."""
    @reseeds.setter
    def reseeds(self, reseeds: tuple[tuple[int, int], ...]) -> None: ...
    @property
    def result(self) -> dict[str, Any] | None:
        """None while in play, else the winning seats, the reason and the scores by seat."""
    @property
    def events(self) -> list[tuple[str, dict[str, Value], list[int | None]]]:
        """What happened: message id, arguments, and the seats that may see it (None: onlookers)."""
    def log(self, seat: Any, since: int = 0) -> list[dict[str, Any]]:
        """The events from move ``since`` on that a seat (None: an onlooker) may see, as views carry them."""
    def view(self, seat: Any, log_since: int = 0) -> dict[str, Any]:
        """All that a seat may know (None: an onlooker), the pending choice included. Built from nothing."""
    def head_view(self, seat: int | None) -> dict[str, Any]:
        """A view without the board and the log."""
    def check_seat(self, seat: object) -> None: ...
    def choice_view(self, seat: int | None) -> dict[str, Any] | None: ...
    def digest(self) -> str:
        """A stable hash of the whole state: equal games have equal digests, on every build."""
    def dump(self, history: bool = True) -> dict[str, Any]:
        """The game as plain data that JSON takes; ``agon.load`` gives an equal game.

        Without ``history`` the position alone: it plays on the same, but has no log and no record. So it is with a
        game that was hushed.
        """
    def dump_event(self, event: Event) -> list[Any]: ...
    def restore(self, saved: dict[str, Any]) -> None:
        """Fill a fresh game from a dump."""
    def copy(self) -> Game:
        """An independent game in the same state."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: dict[int, Any]) -> Game: ...
    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the save, and what is not part of one."""
    def copy_into(self, twin: Game) -> None:
        """The kernel's share of ``copy``: everything but the board."""
    def redeal(self, seat: Any, rng: random.Random | int) -> Game:
        """A copy in which all that the seat cannot know is drawn anew, consistent with what it knows."""
    explains: bool
    def denials(self) -> list[dict[str, Any]]:
        """What the rule at hand withholds and why: notation, anchors, message id, arguments, rule. For an imagined game:
        its question is put again."""
    keeps_log: bool
    def hush(self) -> None:
        """Record and tell nothing from here on: for searches and playouts."""
    def impose(self, outcomes: Iterable[object]) -> None:
        """The next rolls and draws come out like this."""
    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back: nothing was learnt and no one else has chosen since."""
    def begin(self, options: dict[str, Any], seed: int) -> None:
        """Set up and run to the first choice."""
    def reseed(self, seed: int) -> None:
        """Go on with new luck from here: nothing is imposed, and nobody who knew the old seed knows what comes."""
    def board_view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know of the board."""
    def common_view(self) -> dict[str, Any]:
        """The part of the board that everybody sees alike, where the title tells it apart."""
    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The rest of the board, which each seat may see otherwise."""
    def redeal_hidden(self, seat: i64) -> None:
        """Draw anew, in place, what this seat (-1: an onlooker) cannot know."""
    def prompt_is_public(self) -> bool:
        """*Title.* Whether others may know what the pending question is about."""
    def is_rival(self, seat: i64, other: i64) -> bool:
        """*Title.* Whether two seats play against each other."""

def unpickled(kind: type[Game], saved: dict[str, Any], keeps_record: bool, keeps_log: bool) -> Game: ...
