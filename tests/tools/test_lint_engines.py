"""What the linter of the engines refuses."""

import ast
from pathlib import Path

from tools.lint_engines import SharingTrap, shared_arrays, shared_by

BOARD = Path("games/some/board.py")
SOURCE = """
class Board:
    SHARED_ARRAYS: ClassVar[str] = (
        "owner lair "
        "level"
    )

    def move(self, monster, region):
        self.army[region] += 1
        self.owner = changed(self.owner, region, 1)
        self.lair[monster] = region
"""


def test_writing_into_what_copies_share_is_refused() -> None:
    tree = ast.parse(SOURCE)
    arrays = shared_arrays({BOARD: tree})
    assert shared_by(Path("games/some/rules/monsters.py"), arrays) == {"owner", "lair", "level"}
    assert shared_by(Path("games/other/rules/monsters.py"), arrays) == set()
    assert shared_by(Path("games/some/setup.py"), arrays) == set()
    trap = SharingTrap(shared_by(BOARD, arrays))
    trap.visit(tree)
    assert [line for line, _ in trap.found] == [11]
