"""A question as people, bots and servers see it."""

from typing import Any

from agon.kernel.vocabulary import Value, Vocabulary


class Prompt:
    """What is asked: a message id, its arguments, and the rule it rests on."""

    def __init__(self, message: str, args: dict[str, Value], rule: str) -> None:
        self.id = message
        self.args = args
        self.rule = rule

    def __str__(self) -> str:
        return self.id

    def view(self) -> dict[str, Any]:
        args = {role: dict(value) if isinstance(value, dict) else value for role, value in self.args.items()}
        return {"id": self.id, "args": args, "rule": self.rule}


class Option:
    """One legal option."""

    def __init__(self, option: int, words: Vocabulary) -> None:
        self.code = option
        self.words = words

    @property
    def notation(self) -> str:
        return self.words.notation(self.code)

    @property
    def args(self) -> dict[str, Value]:
        return self.words.option_args(self.code)

    @property
    def label(self) -> str:
        """The message id of its label."""
        return self.words.label_id(self.code)

    @property
    def anchors(self) -> list[str]:
        """The places on the board that stand for it."""
        return self.words.anchors(self.code)

    def view(self) -> dict[str, Any]:
        return {"notation": self.notation, "id": self.label, "args": self.args, "anchors": self.anchors}

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Option {self.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.code == self.code and other.words.title == self.words.title

    def __hash__(self) -> int:
        return hash(self.code)


class Choice:
    """Who is asked, what, and every legal option (never none)."""

    def __init__(self, seat: int, prompt: Prompt, codes: list[int], words: Vocabulary) -> None:
        self.seat = seat
        self.prompt = prompt
        self.codes = codes
        self.words = words
        self.listed: list[Option] | None = None

    @property
    def options(self) -> list[Option]:
        """Every legal option, in a list of the caller's own."""
        if self.listed is None:
            self.listed = [Option(code, self.words) for code in self.codes]
        return list(self.listed)

    def __repr__(self) -> str:
        return f"<Choice seat {self.seat} {self.prompt.id}: {len(self.codes)} options>"
