"""What the server refuses. Each has a message id of the locales, an HTTP status and a line for developers."""

from typing import Any


class Refusal(Exception):
    """Something asked for that cannot be done; nothing has changed."""

    status = 400

    def __init__(self, reason: str, detail: str, args: dict[str, Any] | None = None) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail
        self.arguments = args or {}


class Unknown(Refusal):
    """There is no such thing, or it is not for these eyes: the answer is the same."""

    status = 404


class Unidentified(Refusal):
    status = 401


class Forbidden(Refusal):
    status = 403


class Conflict(Refusal):
    """Well formed, but not possible as the table or the rules of the game stand."""

    status = 409


class TooMuch(Refusal):
    status = 429


class Stale(Conflict):
    """Another entry came first: the asker saw an older table."""

    def __init__(self) -> None:
        super().__init__("err-stale-move", "the table has changed since; look again")


class Unavailable(Refusal):
    """The database is away, locked or full; the same may be possible in a while."""

    status = 503

    def __init__(self) -> None:
        super().__init__("err-cannot-save", "the database does not answer or takes nothing; try again later")


def no_table() -> Unknown:
    return Unknown("err-unknown-table", "there is no such table, or it is not open to you")


def bot_stuck() -> Conflict:
    return Conflict("err-bot-stuck", "the bot that is to choose cannot move; the server tries again later")


def not_your_seat() -> Forbidden:
    return Forbidden("err-not-your-seat", "this seat is not yours")
