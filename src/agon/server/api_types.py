"""What goes over HTTP. Outgoing structs have no defaults, so that every field is always there."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Visibility = Literal["private", "public"]
State = Literal["waiting", "playing", "finished"]

# ``$`` alone would let a line break at the end through.
END = r"$(?!\n)"
VISIBLE = r"^[!-~]+" + END
"""Signs of ASCII that one sees: for ids, keys and addresses."""
LINE = r"^[^\x00-\x1f\x7f]*" + END
"""A line of text without control characters, which not every database takes."""

Level = Annotated[str, Meta(max_length=10, pattern=r"^[a-z][a-z0-9_]*" + END)]
"""Of those that `GET /titles` tells: easy, normal, hard, expert, and what the operator has added."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=3, max_length=60, pattern=r"^[\w.@+-]+" + END)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "ru", "it", "pl"]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+" + END)]
Endpoint = Annotated[str, Meta(max_length=1000, pattern=r"^https://[!-~]+" + END)]
Invite = Annotated[str, Meta(max_length=40, pattern=LINE)]


def iso(at: float | None) -> str | None:
    if at is None:
        return None
    second = int(at // 1)
    return f"{to_the_second(second)}.{int((at - second) * 1000):03d}+00:00"


@lru_cache(1000)
def to_the_second(at: int) -> str:
    """Kept: every view tells the time."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%S")


# ---------------------------------------------------------------------- incoming


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class Profile(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=64, pattern=VISIBLE)]


class Archive(Struct, forbid_unknown_fields=True):
    archived: bool = True


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot", "hotseat"]
    level: Level = "normal"
    name: Name | None = None


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    pass


class LiveClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """Seconds for the whole game, and what a finished turn adds."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Days for each choice."""

    days: Annotated[float, Meta(ge=0.00001, le=60)]


PaceWish = NoClock | LiveClock | DaysClock


class NewTable(Struct, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=40, pattern=LINE)]
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    pace: PaceWish = NoClock()
    visibility: Visibility = "private"
    hints: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    invite: Invite | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class BotLevel(Struct, forbid_unknown_fields=True):
    level: Level = "normal"


class ForkWish(Struct, forbid_unknown_fields=True):
    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=8)] | None = None


class Import(Struct, forbid_unknown_fields=True):
    record: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(max_length=8)] | None = None


class LessonWish(Struct, forbid_unknown_fields=True):
    chapter: Annotated[int, Meta(ge=0, le=100)] = 0


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=200, pattern=VISIBLE)]
    auth: Annotated[str, Meta(max_length=100, pattern=VISIBLE)]


class PushSubscription(Struct):
    endpoint: Endpoint
    keys: PushKeys


class Webhook(Struct, forbid_unknown_fields=True):
    kind: Literal["discord", "slack", "ntfy", "json"]
    url: Annotated[str, Meta(max_length=1000, pattern=r"^https?://[!-~]+" + END)]


class Channels(Struct, forbid_unknown_fields=True):
    """Where a person wants to be told."""

    email: Email | None = None
    webhook: Webhook | None = None
    push: Annotated[list[PushSubscription], Meta(max_length=10)] = []


class ChannelsChange(Struct, forbid_unknown_fields=True):
    """What is left out stays as it is; a browser adds its own subscription, or names the one that is no more."""

    email: Email | UnsetType | None = UNSET
    webhook: Webhook | UnsetType | None = UNSET
    push: PushSubscription | UnsetType = UNSET
    push_gone: Endpoint | UnsetType = UNSET


# ---------------------------------------------------------------------- outgoing


class Me(Struct):
    id: str
    name: str
    login: str | None
    language: str


class Token(Struct):
    id: str
    name: str
    token: str


class CodeOut(Struct):
    """``seconds``: how long it is good; for one use."""

    code: str
    seconds: int


class OptionOut(Struct):
    name: str
    default: Any
    values: list[Any]
    many: bool


class TitleOut(Struct):
    title: str
    min_players: int
    max_players: int
    options: list[OptionOut]
    bots: list[Level]
    name: str
    icon: str
    minutes: int
    quick_players: int
    quick_options: dict[str, Any]
    rule_prefix: str
    brings_words: bool
    solo: bool


class SeatOut(Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: Level | None
    connected: bool
    mine: bool
    away: bool
    vacant: bool


class PaceOut(Struct):
    kind: Literal["none", "live", "days"]
    seconds: int | None
    increment: int | None
    days: float | None


class ResultOut(Struct):
    winners: list[int]
    reason: str
    scores: list[int]


class Source(Struct):
    table: str | None
    move: int


class TableOut(Struct):
    id: str
    title: str
    players: int
    options: dict[str, Any]
    seats: list[SeatOut]
    spectators: int
    pace: PaceOut
    visibility: Visibility
    hints: bool
    lesson: bool
    state: State
    to_move: int | None
    deadline: str | None
    seed_hash: str
    seed: str | None
    invite: str | None
    host: bool
    moves: int
    seq: int
    result: ResultOut | None
    winners: list[int] | None
    rematch: str | None
    source: Source | None
    created: str
    updated: str


class WayOut(Struct):
    """How far somebody is on a way to win; ``need`` is null where there is no goal but to be first."""

    seat: int
    way: str
    now: int
    need: int | None


class ProgressOut(Struct):
    """Where a game stands, as far as everybody sees it; what the title does not count is null."""

    round: int | None
    rounds: int | None
    turn: int | None
    ways: list[WayOut]


class ChapterOut(Struct):
    """Messages, and how many steps it has."""

    name: str
    goal: str
    steps: int


class LessonOut(Struct):
    title: str
    steps: int
    chapters: list[ChapterOut]


class LessonStep(Struct):
    """``spot``: the anchor of what it speaks of; ``options``: those that fit, of the question at hand; null where it is
    only to be read."""

    says: str
    spot: str | None
    options: list[int] | None


class GoalOut(Struct):
    says: str
    reached: bool


class LessonNow(Struct):
    """``number``: of the step that comes next, of ``total``; ``came``: what the last choice led to; ``steps``: what is to
    be read, and at last what is to be done (none while others choose); ``over``: the game goes on freely, with goals."""

    number: int
    total: int
    chapter: int
    name: str
    goal: str
    came: str | None
    steps: list[LessonStep]
    over: bool
    goals: list[GoalOut]


class FameOut(Struct):
    """``rating`` is what is as good as certain, ``spread`` the uncertainty about the mean."""

    name: str
    mine: bool
    rating: int
    spread: int
    games: int
    wins: int


class Hall(Struct):
    """By title, people with accounts, the best first."""

    titles: dict[str, list[FameOut]]


class Step(Struct):
    move: int
    seat: int
    by: str
    at: str
    notation: str | None


class Replay(Struct):
    move: int
    moves: int
    seat: int | None
    view: dict[str, Any]


class RecordOut(Struct):
    record: dict[str, Any]


class RuleSection(Struct):
    id: str
    title: str
    text: str


class ChatOut(Struct):
    id: int
    seat: int | None
    name: str
    text: str
    at: str


class ShownWebhook(Struct):
    kind: Literal["discord", "slack", "ntfy", "json"]
    url: str


class ChannelsOut(Struct):
    """``email_confirmed``: the link of the first letter was followed; before that nothing else is sent there."""

    email: str | None
    email_confirmed: bool
    webhook: ShownWebhook | None
    push: int
    push_key: str | None
    available: list[str]


class NetworkOut(Struct):
    """``addresses`` are those that work from other machines, if it is ``reachable`` from there; ``can_open``: whoever
    asks may make it so."""

    addresses: list[str]
    reachable: bool
    can_open: bool


class Health(Struct):
    status: str
    version: str
    database: str
    titles: list[str]


class Problem(Struct):
    """Every refusal has this form; ``reason`` is a message id of the locales."""

    reason: str
    args: dict[str, Any]
    detail: str
