"""The words of a game as tables: what its options, prompts and messages are called and what fills them.

Each table row names its arguments as ``role:kind`` (or just the kind): ``"from:region to:region n:number"``.
From the same row come the notation of an option, its label in four languages and its anchors on the board.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from agon.kernel.codes import arg_a, arg_b, arg_c, arg_d, args_of, code, verb_of
from agon.kernel.errors import IllegalChoice, RuleError

Value = int | str | dict[str, int]
"""An argument at the edge: a number, the key of a name in the glossary, or ``{"seat": 0}`` for a person."""

MAX_ARGS = 4


class Kind:
    """A kind of argument: a list of names, or plain numbers, or seats."""

    def __init__(self, name: str, words: Sequence[str] = (), key: str = "", anchor: str = "") -> None:
        self.name = name
        self.words: tuple[str, ...] = tuple(words)
        self.key = key  # "dice_forge-face": the glossary key is this, a hyphen, and the word
        self.anchor = anchor  # "face": options light up "face:gold1" on the board
        self.index: dict[str, int] = {word: at for at, word in enumerate(self.words)}
        self.alone = 0  # how many of the last words only a game for one player uses
        self.is_seat = False  # whether it stands for somebody at the table

    def word(self, value: int) -> str:
        return self.words[value] if self.words else str(value)

    def value(self, word: str) -> int:
        if not self.words:
            return int(word)
        return self.index[word]

    def shown(self, value: int) -> Value:
        if self.key and 0 <= value < len(self.words):
            return f"{self.key}-{self.words[value]}"
        if self.words and 0 <= value < len(self.words):
            return self.words[value]
        return int(value)

    def more(self, role: str, value: int) -> dict[str, Value]:
        """Further arguments that a text may use beside the name, such as the symbol of a card."""
        return {}


class SeatKind(Kind):
    """A person at the table; the reader's side puts the display name in."""

    def __init__(self) -> None:
        super().__init__("player", [f"p{seat}" for seat in range(8)], "", "player")
        self.is_seat = True

    def shown(self, value: int) -> Value:
        return {"seat": int(value)}


NUMBER = Kind("number")
PLAYER = SeatKind()


class Row:
    """One entry of a table: a name and the roles and kinds of its arguments."""

    def __init__(self, name: str, spec: str, rule: str) -> None:
        self.name = name
        self.spec = spec
        self.rule = rule
        self.roles: list[str] = []
        self.kinds: list[Kind] = []

    def bind(self, kinds: dict[str, Kind]) -> None:
        for part in self.spec.split():
            role, _, kind = part.partition(":")
            self.roles.append(role)
            self.kinds.append(kinds[kind or role])

    def shown(self, values: Sequence[int]) -> dict[str, Value]:
        args: dict[str, Value] = {}
        for role, kind, value in zip(self.roles, self.kinds, values):  # noqa: B905
            args[role] = kind.shown(int(value))
            args.update(kind.more(role, int(value)))
        return args


class Vocabulary:
    """All words of one title."""

    def __init__(self, title: str, kinds: Sequence[Kind]) -> None:
        self.title = title
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in [NUMBER, PLAYER, *kinds]}
        self.verbs: list[Row] = []
        self.prompts: list[Row] = []
        self.messages: list[Row] = []
        self.reasons: list[Row] = []
        self.verb_index: dict[str, int] = {}
        self.prompt_index: dict[str, int] = {}
        self.message_index: dict[str, int] = {}
        self.reason_index: dict[str, int] = {}
        self.alone: set[str] = set()  # verbs that only a game for one player uses

    def verb(self, name: str, spec: str) -> i64:
        """What options are called: ``("forge", "face die old:face")``."""
        return self.declared(self.verbs, self.verb_index, Row(name, spec, ""))

    def prompt(self, name: str, spec: str, rule: str) -> i64:
        """A question and the rule it rests on."""
        return self.declared(self.prompts, self.prompt_index, Row(name, spec, rule))

    def message(self, name: str, spec: str) -> i64:
        """What happened."""
        return self.declared(self.messages, self.message_index, Row(name, spec, ""))

    def reason(self, name: str, spec: str, rule: str) -> i64:
        """Why an option is withheld, and the rule that does it."""
        return self.declared(self.reasons, self.reason_index, Row(name, spec, rule))

    def declared(self, rows: list[Row], index: dict[str, int], row: Row) -> i64:
        if row.name in index:
            raise RuleError(f"{self.title}: {row.name} is declared twice")
        row.bind(self.kinds)
        index[row.name] = len(rows)
        rows.append(row)
        return len(rows) - 1

    def notation(self, option: int) -> str:
        """``forge gold3 light 2``: readable, stable, parsed back by :meth:`parse`."""
        row = self.verbs[verb_of(option)]
        words = [kind.word(value) for kind, value in zip(row.kinds, args_of(option))]  # noqa: B905
        return " ".join([row.name, *words])

    def parse(self, notation: str) -> int:
        words = notation.split()
        if not words or words[0] not in self.verb_index:
            raise IllegalChoice(f"{notation!r} is not a move of {self.title}: unknown verb")
        verb = self.verb_index[words[0]]
        row = self.verbs[verb]
        if len(words) - 1 != len(row.kinds):
            raise IllegalChoice(f"{notation!r}: {row.name} takes {len(row.kinds)} words ({row.spec})")
        values = [0] * MAX_ARGS
        for at, kind in enumerate(row.kinds):
            try:
                values[at] = kind.value(words[at + 1])
            except (KeyError, ValueError):
                raise IllegalChoice(f"{notation!r}: {words[at + 1]!r} is not a {kind.name}") from None
            if not 0 <= values[at] <= 4095:
                raise IllegalChoice(f"{notation!r}: {words[at + 1]!r} is out of range")
        return code(verb, values[0], values[1], values[2], values[3])

    def anchors(self, option: int) -> list[str]:
        row = self.verbs[verb_of(option)]
        pairs = zip(row.kinds, args_of(option))  # noqa: B905
        return [f"{kind.anchor}:{kind.word(value)}" for kind, value in pairs if kind.anchor]

    def option_args(self, option: int) -> dict[str, Value]:
        row = self.verbs[verb_of(option)]
        return row.shown([arg_a(option), arg_b(option), arg_c(option), arg_d(option)])

    def label_id(self, option: int) -> str:
        return f"{self.title}-opt-{self.verbs[verb_of(option)].name}"

    def message_ids(self) -> list[str]:
        """Every Fluent id that the engine of this title can name."""
        labels = [f"{self.title}-opt-{row.name}" for row in self.verbs]
        prompts = [f"{self.title}-prompt-{row.name}" for row in self.prompts]
        logs = [f"{self.title}-log-{row.name}" for row in self.messages]
        reasons = [f"{self.title}-why-{row.name}" for row in self.reasons]
        return labels + prompts + logs + reasons
