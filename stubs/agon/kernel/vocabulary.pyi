from collections.abc import Sequence

from _typeshed import Incomplete
from mypy_extensions import i64

from agon.kernel.codes import arg_a as arg_a
from agon.kernel.codes import arg_b as arg_b
from agon.kernel.codes import arg_c as arg_c
from agon.kernel.codes import arg_d as arg_d
from agon.kernel.codes import args_of as args_of
from agon.kernel.codes import code as code
from agon.kernel.codes import verb_of as verb_of
from agon.kernel.errors import IllegalChoice as IllegalChoice
from agon.kernel.errors import RuleError as RuleError

Value = int | str | dict[str, int]
MAX_ARGS: int

class Kind:
    """A kind of argument: a list of names, or plain numbers, or seats."""

    name: Incomplete
    words: tuple[str, ...]
    key: Incomplete
    anchor: Incomplete
    index: dict[str, int]
    alone: int
    is_seat: bool
    def __init__(self, name: str, words: Sequence[str] = (), key: str = "", anchor: str = "") -> None: ...
    def word(self, value: int) -> str: ...
    def value(self, word: str) -> int: ...
    def shown(self, value: int) -> Value: ...
    def more(self, role: str, value: int) -> dict[str, Value]:
        """Further arguments that a text may use beside the name, such as the symbol of a card."""

class SeatKind(Kind):
    """A person at the table; the reader's side puts the display name in."""

    is_seat: bool
    def __init__(self) -> None: ...
    def shown(self, value: int) -> Value: ...

NUMBER: Incomplete
PLAYER: Incomplete

class Row:
    """One entry of a table: a name and the roles and kinds of its arguments."""

    name: Incomplete
    spec: Incomplete
    rule: Incomplete
    roles: list[str]
    kinds: list[Kind]
    def __init__(self, name: str, spec: str, rule: str) -> None: ...
    def bind(self, kinds: dict[str, Kind]) -> None: ...
    def shown(self, values: Sequence[int]) -> dict[str, Value]: ...

class Vocabulary:
    """All words of one title."""

    title: Incomplete
    kinds: dict[str, Kind]
    verbs: list[Row]
    prompts: list[Row]
    messages: list[Row]
    reasons: list[Row]
    verb_index: dict[str, int]
    prompt_index: dict[str, int]
    message_index: dict[str, int]
    reason_index: dict[str, int]
    alone: set[str]
    def __init__(self, title: str, kinds: Sequence[Kind]) -> None: ...
    def verb(self, name: str, spec: str) -> i64:
        """What options are called: ``("forge", "face die old:face")``."""
    def prompt(self, name: str, spec: str, rule: str) -> i64:
        """A question and the rule it rests on."""
    def message(self, name: str, spec: str) -> i64:
        """What happened."""
    def reason(self, name: str, spec: str, rule: str) -> i64:
        """Why an option is withheld, and the rule that does it."""
    def declared(self, rows: list[Row], index: dict[str, int], row: Row) -> i64: ...
    def notation(self, option: int) -> str:
        """``forge gold3 light 2``: readable, stable, parsed back by :meth:`parse`."""
    def parse(self, notation: str) -> int: ...
    def anchors(self, option: int) -> list[str]: ...
    def option_args(self, option: int) -> dict[str, Value]: ...
    def label_id(self, option: int) -> str: ...
    def message_ids(self) -> list[str]:
        """Every Fluent id that the engine of this title can name."""
