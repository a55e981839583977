"""The messages of the WebSocket, by the tag ``t``. Incoming ones are decoded strictly, before anything else."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from agon.server.api_types import END, LINE, ChatOut, Invite, LessonNow, TableOut
from agon.server.refusals import Refusal

Seq = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+" + END)]


class Incoming(Struct, tag_field="t"):
    pass


class Hello(Incoming, tag="hello"):
    token: Annotated[str, Meta(max_length=200, pattern=LINE)] | None = None
    invite: Invite | None = None
    since: Seq | None = None


class Move(Incoming, tag="move"):
    seq: Seq
    option: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    id: MessageId | None = None


class BackOrForth(Incoming):
    """What all that goes back or forth in a game has; ``seq`` is the entry of the log that the sender has seen."""

    seq: Seq | None = None
    seat: SeatNumber | None = None
    id: MessageId | None = None


class Undo(BackOrForth, tag="undo"):
    pass


class Restart(BackOrForth, tag="restart"):
    pass


class Redo(BackOrForth, tag="redo"):
    pass


class UndoAsk(BackOrForth, tag="undo_ask"):
    pass


class UndoVote(Incoming, tag="undo_vote"):
    yes: bool
    id: MessageId | None = None


class Order(Struct, forbid_unknown_fields=True):
    prompt: Annotated[str, Meta(min_length=1, max_length=100, pattern=LINE)]
    reply: Annotated[str, Meta(min_length=1, max_length=200, pattern=LINE)]
    once: bool = True


class Orders(Incoming, tag="orders"):
    """All standing orders of a seat; they replace the earlier ones."""

    seat: SeatNumber
    orders: Annotated[list[Order], Meta(max_length=32)]
    id: MessageId | None = None


class Say(Incoming, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: MessageId | None = None


class Focus(Incoming, tag="focus"):
    on: bool


class Ping(Incoming, tag="ping"):
    pass


class HintAsk(Incoming, tag="hint"):
    id: MessageId | None = None


class WhyAsk(Incoming, tag="why"):
    anchor: Annotated[str, Meta(min_length=1, max_length=100, pattern=LINE)]
    id: MessageId | None = None


class PreviewAsk(Incoming, tag="preview"):
    """What would an option do? ``seq`` is the entry of the log that the sender has seen."""

    seq: Seq
    option: Annotated[int, Meta(ge=0, le=100_000)]
    id: MessageId | None = None


AnyIncoming = (
    Hello
    | Move
    | Undo
    | Restart
    | Redo
    | UndoAsk
    | UndoVote
    | Orders
    | Say
    | Focus
    | Ping
    | HintAsk
    | WhyAsk
    | PreviewAsk
)
decoder = msgspec.json.Decoder(AnyIncoming)


class Numbered(Struct):
    """All that is read of a message that is not understood: whoever sent it waits for an answer to this ``id``."""

    id: MessageId | None = None


numbered_decoder = msgspec.json.Decoder(Numbered)


def id_of(data: bytes | str) -> str | None:
    """The id of a message that could not be decoded, where it has a readable one."""
    try:
        return numbered_decoder.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class Outgoing(Struct, tag_field="t"):
    pass


class ViewOut(Outgoing, tag="view"):
    """The whole board. ``view.log`` holds the lines of moves from ``log_from`` on; keep the earlier ones.
    ``fresh`` are the lines that are new since the last view sent here (or since the move named in hello).
    ``undo_floor``: the number of moves that the one who chose last cannot take back; null for everybody else.
    ``threats``: who is near to winning, the nearest first, each with a message and its arguments."""

    seq: int
    seat: int | None
    seats: list[int]
    view: msgspec.Raw
    log_from: int
    fresh: msgspec.Raw
    can_undo: bool
    can_redo: bool
    can_ask: bool
    undo_floor: int | None
    asked: dict[str, Any] | None
    deadline: str | None
    clocks: list[float] | None
    orders: list[dict[str, Any]]
    threats: msgspec.Raw
    lesson: LessonNow | None
    server_time: str


class TableMessage(Outgoing, tag="table"):
    table: TableOut


class ChatMessage(Outgoing, tag="chat"):
    line: ChatOut


class ChatsMessage(Outgoing, tag="chats"):
    lines: list[ChatOut]


class Accepted(Outgoing, tag="accepted"):
    id: str | None
    seq: int


class Refused(Outgoing, tag="refused"):
    id: str | None
    reason: str
    args: dict[str, Any]
    detail: str
    seq: int | None


def refused(message_id: str | None, refusal: Refusal, seq: int | None) -> Refused:
    return Refused(message_id, refusal.reason, refusal.arguments, refusal.detail, seq)


class Pong(Outgoing, tag="pong"):
    server_time: str


class HintOut(Outgoing, tag="hint"):
    """The best option, the next best if there is one, and the chance to win after each."""

    id: str | None
    seq: int
    seat: int
    option: int
    notation: str
    next: int | None
    chances: list[float]


class PreviewOut(Outgoing, tag="preview"):
    """``preview`` as :class:`agon.Preview` has it."""

    id: str | None
    seq: int
    seat: int
    option: int
    preview: dict[str, Any]


class WhyOut(Outgoing, tag="why"):
    id: str | None
    message: str | None
    args: dict[str, Any]
    rule: str | None
