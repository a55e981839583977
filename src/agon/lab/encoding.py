"""Options as whole numbers 0 to N - 1, the same in every version: the action spaces of learning libraries.

Action 0 is to wait: it stands for a seat that is not asked. Above it, each verb has a block of actions, one for
every combination of its arguments. The blocks are kept as data. They are only ever added to: when a game gains
a verb, or a verb an argument that does not fit its block, a further block is put at the end, so that numbers
once given stay. ``python -m agon.lab.encoding`` adds what is missing. A game for one player on the board of several
has numbers of its own: its verbs would only fill the space of those who never meet them.
"""

import json
import sys
from functools import cache
from math import prod
from pathlib import Path
from typing import Any

from agon.games import title, titles
from agon.kernel.codes import args_of, code, verb_of
from agon.kernel.errors import AgonError
from agon.kernel.numbering import Numbering
from agon.kernel.vocabulary import MAX_ARGS, Row, Vocabulary

WAIT = 0
NUMBERS = 64
"""Plain numbers in options are below this."""
NUMBERS_ALONE = 32
"""The same in a game for one player."""
DATA = Path(__file__).resolve().parent / "data"


class Block:
    """The actions of one verb: ``first`` on, arguments as digits, the last one fastest."""

    def __init__(self, verb: str, sizes: list[int], first: int) -> None:
        self.verb = verb
        self.sizes = sizes
        self.first = first
        self.count = prod(sizes)

    def action(self, args: list[int]) -> int | None:
        """The action of these arguments, or None if they do not fit."""
        place = 0
        for size, value in zip(self.sizes, args, strict=False):
            if value >= size:
                return None
            place = place * size + value
        return self.first + place

    def args(self, action: int) -> list[int]:
        place = action - self.first
        values = [0] * MAX_ARGS
        for at in range(len(self.sizes) - 1, -1, -1):
            place, values[at] = divmod(place, self.sizes[at])
        return values

    def row(self) -> dict[str, Any]:
        return {"verb": self.verb, "sizes": self.sizes, "first": self.first}


class Encoding:
    """The actions of a title: of its games for several, or of that for one player."""

    def __init__(self, words: Vocabulary, rows: list[dict[str, Any]], alone: bool = False) -> None:
        self.words = words
        self.alone = alone
        self.blocks = [Block(row["verb"], row["sizes"], row["first"]) for row in rows]
        self.by_verb: dict[int, list[Block]] = {}
        for block in self.blocks:
            self.by_verb.setdefault(words.verb_index[block.verb], []).append(block)

    @property
    def size(self) -> int:
        return max((block.first + block.count for block in self.blocks), default=WAIT + 1)

    def action(self, option: int) -> int:
        """The number of an option's code."""
        args = args_of(option)
        for block in self.by_verb.get(int(verb_of(option)), []):
            action = block.action(args)
            if action is not None:
                return action
        raise AgonError(f"{self.words.notation(option)!r} has no action number: run python -m agon.lab.encoding")

    def option(self, action: int) -> int:
        """The code of an action; the inverse of :meth:`action`."""
        for block in self.blocks:
            if block.first <= action < block.first + block.count:
                values = block.args(action)
                return int(code(self.words.verb_index[block.verb], values[0], values[1], values[2], values[3]))
        raise AgonError(f"{action} is not an action of {self.words.title}")

    def notation(self, action: int) -> str:
        """``forge gold3 light gold1``; some actions stand for combinations that no rule ever offers."""
        return "wait" if action == WAIT else self.words.notation(self.option(action))

    def missing(self) -> list[Block]:
        """Blocks to add so that every verb with its present arguments has a number."""
        added: list[Block] = []
        first = self.size
        for at, row in enumerate(self.words.verbs):
            if row.name in self.words.alone and not self.alone:
                continue
            sizes = sizes_of(row, self.alone)
            largest = [size - 1 for size in sizes]
            if all(block.action(largest) is None for block in self.by_verb.get(at, [])):
                added.append(Block(row.name, sizes, first))
                first += added[-1].count
        return added


def numbering_of(numbers: Encoding) -> Numbering:
    """The same numbers, compiled."""
    words = numbers.words
    blocks = [(words.verb_index[block.verb], block.sizes, block.first) for block in numbers.blocks]
    return Numbering(len(words.verbs), blocks)


def sizes_of(row: Row, alone: bool = False) -> list[int]:
    if alone:
        return [len(kind.words) or NUMBERS_ALONE for kind in row.kinds]
    return [len(kind.words) - kind.alone or NUMBERS for kind in row.kinds]


def is_alone(name: str, players: int) -> bool:
    return players == 1 and title(name).solo is not None


def table_path(name: str, alone: bool = False) -> Path:
    """Where the blocks are kept: a title from outside has them in its own folder."""
    folder, ending = title(name).folder, "_alone" if alone else ""
    return DATA / f"actions_{name}{ending}.json" if folder is None else folder / "data" / f"actions{ending}.json"


def stored_rows(name: str, alone: bool = False) -> list[dict[str, Any]]:
    path = table_path(name, alone)
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return rows


def encoding(name: str, players: int = 0) -> Encoding:
    """The encoding of a title, complete or not at all. A title without a table gets numbers from its present words."""
    return complete(name, is_alone(name, players))


@cache
def complete(name: str, alone: bool) -> Encoding:
    words = title(name).game.VOCABULARY
    found = Encoding(words, stored_rows(name, alone), alone)
    if not found.blocks:
        return Encoding(words, [block.row() for block in found.missing()], alone)
    if found.missing():
        verbs = ", ".join(block.verb for block in found.missing())
        raise AgonError(f"{name}: no action numbers yet for {verbs}: run python -m agon.lab.encoding")
    return found


def update(name: str, alone: bool = False) -> int:
    """Add the missing blocks to a title's table; how many there were."""
    found = Encoding(title(name).game.VOCABULARY, stored_rows(name, alone), alone)
    added = found.missing()
    rows = [json.dumps(block.row()) for block in [*found.blocks, *added]]
    path = table_path(name, alone)
    path.parent.mkdir(exist_ok=True)
    path.write_text("[\n  " + ",\n  ".join(rows) + "\n]\n", encoding="utf-8")
    return len(added)


def main() -> None:
    for name in sys.argv[1:] or titles():
        print(f"{name}: {update(name)} blocks added, {encoding(name).size} actions")
        if title(name).solo is not None:
            print(f"{name} alone: {update(name, alone=True)} blocks added, {encoding(name, 1).size} actions")


if __name__ == "__main__":
    main()
