"""What can go wrong at the edge. Every error says in one line what is wrong and what is allowed."""


class AgonError(ValueError):
    """Any refusal by Agon; the game concerned is as it was before."""


class UnknownTitle(AgonError):
    """No game of that name."""


class BadPlayers(AgonError):
    """The game is not for that many players, or the seat does not exist."""


class BadOption(AgonError):
    """A set-up option that the game does not have, or a value that it does not take."""


class IllegalChoice(AgonError):
    """Not one of the options now offered, or not offered to that seat."""


class BadSave(AgonError):
    """A save or record that is corrupt, foreign, or newer than this program."""


class BadRecord(BadSave):
    """A record that does not come out: not all of it is possible, or something is left over."""


class RulesChanged(BadRecord):
    """A record of other rules than today's, under which it does not come out."""


class RulesWarning(UserWarning):
    """A record of other rules than today's; so far it comes out."""


class ImpossibleChance(AgonError):
    """An imposed outcome that the roll or draw at hand cannot give; ``possible`` are those it can."""

    def __init__(self, outcome: int, possible: list[int]) -> None:
        allowed = ", ".join(map(str, possible)) or "a whole number of a die or a card"
        super().__init__(f"imposed outcome {outcome!r} is not possible; it can be {allowed}")
        self.outcome = outcome
        self.possible = possible


class RuleError(RuntimeError):
    """The engine contradicts itself: a bug in a rule, never the fault of a player."""
