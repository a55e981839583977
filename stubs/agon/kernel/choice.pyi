from typing import Any

from _typeshed import Incomplete

from agon.kernel.vocabulary import Value as Value
from agon.kernel.vocabulary import Vocabulary as Vocabulary

class Prompt:
    """What is asked: a message id, its arguments, and the rule it rests on."""

    id: Incomplete
    args: Incomplete
    rule: Incomplete
    def __init__(self, message: str, args: dict[str, Value], rule: str) -> None: ...
    def view(self) -> dict[str, Any]: ...

class Option:
    """One legal option."""

    code: Incomplete
    words: Incomplete
    def __init__(self, option: int, words: Vocabulary) -> None: ...
    @property
    def notation(self) -> str: ...
    @property
    def args(self) -> dict[str, Value]: ...
    @property
    def label(self) -> str:
        """The message id of its label."""
    @property
    def anchors(self) -> list[str]:
        """The places on the board that stand for it."""
    def view(self) -> dict[str, Any]: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Choice:
    """Who is asked, what, and every legal option (never none)."""

    seat: Incomplete
    prompt: Incomplete
    codes: Incomplete
    words: Incomplete
    listed: list[Option] | None
    def __init__(self, seat: int, prompt: Prompt, codes: list[int], words: Vocabulary) -> None: ...
    @property
    def options(self) -> list[Option]:
        """Every legal option, in a list of the caller's own."""
