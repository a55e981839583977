"""The kernel's share of a save, checked before anything is made of it: types, ranges and lengths, all of them bounded."""

from typing import Any

from agon.kernel.chance import KEY_BYTES, M1, M2, MOST
from agon.kernel.components import (
    LONGEST,
    Bits,
    Fields,
    Flag,
    Many,
    Misfit,
    Range,
    Sizes,
    Spec,
    Text,
    Word,
    index_or_none,
)
from agon.kernel.game import Parts
from agon.kernel.vocabulary import Row, Vocabulary

MOST_FRAMES = 100
"""Rules under way at a time; the deepest of random games are a tenth of this. The same goes for the numbers below."""
MOST_CHOICES = 1 << 17
MOST_OUTCOMES = 1 << 16
MOST_EVENTS = 1 << 20
MOST_MOVES = 1 << 31
LONGEST_TEXT = 200
MOST_NUMBERS = 256
"""In a list that a rule keeps."""
NUMBER = Range(-LONGEST, LONGEST)
KINDS: dict[str, Spec] = {"number": NUMBER, "flag": Flag(), "numbers": Many(NUMBER, MOST_NUMBERS, least=0)}
"""What fields of rules may hold, if their title says no more."""
SEED_DIGITS = 80
AUDIENCES = 9
EVENT = 9
"""Name, audience, move and six arguments."""

IMPOSED = Many(Range(1 - MOST, MOST), MOST_OUTCOMES, least=0)
FAST_LUCK = Fields(first=Range(1, M1), second=Range(1, M2), imposed=IMPOSED)
KEYED_LUCK = Fields(key=Text(2 * KEY_BYTES), drawn=Range(0, MOST_OUTCOMES), imposed=IMPOSED)
RESEED = Fields(move=Range(0, MOST_MOVES), seed=Text(SEED_DIGITS))
POSITION = Fields(
    rules=Many(Text(40), 100, least=1),
    seed=Range(1 - (1 << 256), 1 << 256),
    reseeds=Many(RESEED, MOST_CHOICES, least=0),
    moves=Range(0, MOST_MOVES),
    undo_floor=Range(0, MOST_MOVES),
    last_chooser=index_or_none("players"),
    value=NUMBER,
    answer=NUMBER,
    redealt=Flag(),
)
HISTORY = Fields(
    choices=Many(Text(LONGEST_TEXT), MOST_CHOICES, least=0),
    outcomes=Many(Range(0, MOST), MOST_OUTCOMES, least=0),
)


def check_save(saved: dict[str, Any], title: str, parts: Parts, words: Vocabulary) -> None:
    """Raise Misfit unless the save of this title can be made a game of, and nothing in it is out of bounds."""
    if saved["title"] != title:
        raise Misfit("it is the save of another title")
    if not isinstance(saved["options"], dict):
        raise Misfit("its options are not a mapping")
    sizes = parts.components.sizes(saved["players"])
    POSITION.check(saved, "save", sizes)
    check_luck(saved["luck"])
    if saved["undo_floor"] > saved["moves"]:
        raise Misfit("undo_floor lies in the future")
    check_stack(saved["stack"], parts, sizes)
    check_end(saved, words)
    if "choices" in saved:
        HISTORY.check(saved, "save", sizes)
        check_events(saved, words)
    parts.components.check(saved)


def check_luck(luck: Any) -> None:
    if not isinstance(luck, dict) or "key" not in luck:
        FAST_LUCK.check(luck, "save.luck", {})
        return
    KEYED_LUCK.check(luck, "save.luck", {})
    if len(luck["key"]) != 2 * KEY_BYTES or set(luck["key"]) - set("0123456789abcdef"):
        raise Misfit("save.luck.key: not the key of a generator")


def check_stack(stack: Any, parts: Parts, sizes: Sizes) -> None:
    if not isinstance(stack, list) or len(stack) > MOST_FRAMES:
        raise Misfit(f"stack: not a list of at most {MOST_FRAMES} rules")
    for at, frame in enumerate(stack):
        if not isinstance(frame, dict) or not isinstance(frame.get("rule"), str) or frame["rule"] not in parts.rules:
            raise Misfit(f"stack[{at}] is not a rule under way")
        rule = parts.rules[frame["rule"]]
        steps = rule.STEPS if at == len(stack) - 1 else rule.WAITS
        Word(steps).check(frame.get("step"), f"stack[{at}].step", {})
        for name, kind in rule.FIELDS:
            if name not in frame:
                raise Misfit(f"stack[{at}].{name} is missing")
            for spec in (KINDS[kind], parts.components.field(frame["rule"], name)):
                if spec is not None:
                    spec.check(frame[name], f"stack[{at}].{name}", sizes)
    roots = parts.components.roots
    if stack and roots and stack[0]["rule"] not in roots:
        raise Misfit(f"stack[0]: under all rules lies {' or '.join(roots)}")


def check_end(saved: dict[str, Any], words: Vocabulary) -> None:
    end, players = saved["end"], saved["players"]
    if end is None:
        if not saved["stack"]:
            raise Misfit("the game is not over, but no rule is under way")
        return
    scores = Many(NUMBER, players)
    Fields(winners=Bits(players), reason=Word(list(words.message_index)), scores=scores).check(end, "end", {})
    if saved["stack"]:
        raise Misfit("the game is over, but a rule is under way")


def check_events(saved: dict[str, Any], words: Vocabulary) -> None:
    events, moves = saved.get("events"), saved["moves"]
    if not isinstance(events, list) or len(events) > MOST_EVENTS:
        raise Misfit(f"events: not a list of at most {MOST_EVENTS}")
    if len(saved["choices"]) > moves:
        raise Misfit("there are more choices than moves")
    for at, event in enumerate(events):
        if not isinstance(event, list) or len(event) != EVENT or not isinstance(event[0], str):
            raise Misfit(f"events[{at}]: not a name and {EVENT - 1} numbers")
        if event[0] not in words.message_index or any(type(one) is not int for one in event[1:]):
            raise Misfit(f"events[{at}]: not a message of this game")
        if not 0 <= event[1] < 1 << AUDIENCES or not 0 <= event[2] <= moves:
            raise Misfit(f"events[{at}]: nobody saw it, or it lies in the future")
        if not are_shown(words.messages[words.message_index[event[0]]], event[3:]):
            raise Misfit(f"events[{at}]: an argument is out of bounds")


def are_shown(row: Row, args: list[int]) -> bool:
    """Whether a message can be put into words: a number of a name is that of one, or -1 for none."""
    for at, value in enumerate(args):
        names = row.kinds[at].words if at < len(row.kinds) else ()
        if not -1 <= value < len(names) if names else abs(value) >= LONGEST:
            return False
    return True
