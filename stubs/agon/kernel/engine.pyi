from typing import Any, ClassVar, Final

from _typeshed import Incomplete
from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.bits import each as each
from agon.kernel.chance import Chance as Chance
from agon.kernel.choice import Choice as Choice
from agon.kernel.codes import code as code
from agon.kernel.errors import RuleError as RuleError
from agon.kernel.history import EVERYONE as EVERYONE
from agon.kernel.history import Chapter as Chapter
from agon.kernel.history import Event as Event
from agon.kernel.step import Step as Step
from agon.kernel.vocabulary import Vocabulary as Vocabulary

NOBODY: Final[int]
NEVER: Final[Incomplete]
MAX_STEPS: Final[int]
UNSEEDED: Final[Incomplete]
NO_SCORES: Final[list[int]]
NO_DENIALS: Final[list[Denial]]

class Frame:
    """One rule under way. ``kernel/rule.py`` (the readable build) or the expander (the compiled one) gives every rule
    its constructor, ``copy``, ``run`` and the names below."""

    NAME: ClassVar[str]
    STEPS: ClassVar[tuple[str, ...]]
    WAITS: ClassVar[tuple[str, ...]]
    FIELDS: ClassVar[tuple[tuple[str, str], ...]]
    step: Step
    def __init__(self) -> None: ...
    def run(self, game: Engine) -> Step: ...
    def copy(self) -> Frame: ...
    def dump(self) -> dict[str, Any]:
        """Rule, step and fields by name: part of the save format, so a rename needs a migration."""

NO_RULE: Final[Incomplete]

def restored_frame(rule: Any, saved: dict[str, Any]) -> Frame:
    """A frame from its dump; ``rule`` is its class."""

class Denial:
    """An option that a rule withholds, and why."""

    option: i64
    reason: i64
    a: i64
    b: i64
    def __init__(self, option: i64, reason: i64, a: i64, b: i64) -> None: ...

class Engine:
    """The stack of rules, the question at hand, chance and the log, as rules use them."""

    TITLE: ClassVar[str]
    VOCABULARY: ClassVar[Vocabulary]
    players: i64
    stack: list[Frame]
    rng: Chance
    past: Chapter | None
    open_chapter: Chapter | None
    noted_choices: vec[i64]
    noted_outcomes: vec[i64]
    keeps_record: bool
    keeps_log: bool
    asked: i64
    prompt: i64
    prompt_a: i64
    prompt_b: i64
    prompt_c: i64
    must_ask: bool
    codes: vec[i64]
    offered: i64
    asking_step: Step
    has_become: bool
    shown_choice: Choice | None
    explains: bool
    denied: list[Denial]
    answer: i64
    value: i64
    moves: i64
    undo_floor: i64
    last_chooser: i64
    revealed: bool
    turns_ended: i64
    halts_at: i64
    is_halted: bool
    over: bool
    winners: i64
    reason: i64
    scores: list[int]
    def __init__(self, players: int) -> None: ...
    @property
    def chapter(self) -> Chapter:
        """The open chapter of the past: all that happened since the game was last copied."""
    @chapter.setter
    def chapter(self, chapter: Chapter) -> None: ...
    def close_chapter(self) -> Chapter | None:
        """The whole past, to be shared with a copy."""
    def offer(self, option: i64) -> None:
        """Add an option to the question that the coming ``ask`` puts."""
    def offer_each(self, verb: i64, members: i64) -> None:
        """One option for every member of a set: areas, pieces, cards."""
    def deny(self, option: i64, reason: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Say why an option is not offered. Costly loops ask ``g.explains`` first."""
    def ask(self, seat: i64, prompt: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, *, then: Step) -> Step:
        """Put the offered options before a seat; step ``then`` reads the answer."""
    def ask_secretly(self, seat: i64, prompt: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, *, then: Step) -> Step:
        """As ``ask``, but even a single option is left to the seat: answering at once would tell something."""
    def put_question(self, seat: i64, prompt: i64, a: i64, b: i64, c: i64) -> None: ...
    def call(self, frame: Frame, *, then: Step) -> Step:
        """Run another rule, then go on with step ``then``."""
    def become(self, frame: Frame) -> Step:
        """This rule is over but for another one, which gives back to the same caller."""
    def end(self, value: i64 = 0) -> Step:
        """This rule is over; the caller finds ``value``."""
    def end_turn(self) -> None:
        """A turn is over: searches compare positions at such moments."""
    def chance(self, n: i64) -> i64:
        """A die with n sides: 0 to n - 1, recorded."""
    def draw(self, mask: i64) -> i64:
        """A card out of a set, recorded. Decks are sets: their order does not exist before it is drawn."""
    def note_outcome(self, outcome: i64) -> None: ...
    def reveal(self) -> None:
        """Someone has just learnt something: nobody may take back what led here."""
    def tell(self, message: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """An event that everyone may see."""
    def tell_only(self, audience: i64, message: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event for the seats of a mask; tell the others their part with ``others(mask)``."""
    def others(self, audience: i64) -> i64: ...
    def finish(self, winners: i64, reason: i64, scores: list[int]) -> Step:
        """The game is over: a mask of winning seats, a message that says why, points by seat."""
    def advance(self) -> None:
        """Run steps until someone must choose or the game is over."""
    def halt_after(self, turns: i64) -> None:
        """For searches: stand still when so many turns, the one under way included, have ended. Then nobody is asked
        although the game is not over, and positions can be compared: nobody is in the middle of anything."""
    def take(self, index: i64) -> None:
        """Take an option known to be legal, by its index. Where chance is told how to come out it may be told
        wrongly, so the move is made on a copy first: an error leaves the game as it was."""
    def rehearse(self, index: i64) -> None:
        """Take an option on a copy, for the errors that come of it."""
    def take_at_once(self, index: i64) -> None:
        """As ``take``, for games that are thrown away after an error."""
    def relist(self) -> None:
        """List the options of the question at hand anew, from the present board."""

def run_step(engine: Engine) -> None:
    """Run the next step of the rule on top. A function: a method that subclasses could replace would cost a look-up."""

def answer_with(engine: Engine, index: i64) -> None:
    """The question at hand has its answer; the rules have not gone on yet. A function, as ``run_step``."""

def go_one_step(engine: Engine) -> bool:
    """As one round of ``advance``, for those who look at what happens between two choices; whether it goes on."""
