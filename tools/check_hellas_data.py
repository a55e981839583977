"""Check the data files of Lords of Hellas after an edit: says what is wrong, and where.

Call it without arguments for the files of the package, or with another folder.
"""

import os
import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "agon" / "games" / "hellas"
sys.path.insert(0, str(ROOT / "src"))
os.environ.setdefault("AGON_BUILD", "pure")


def without_tables() -> None:
    """Importing the title would read the very files that are to be checked: stand in for its package."""
    package = types.ModuleType("agon.games.hellas")
    package.__path__ = [str(PACKAGE)]
    sys.modules.setdefault("agon.games.hellas", package)


def main(arguments: list[str]) -> int:
    without_tables()
    from agon.games.hellas.checks import check_data, reconstructed
    from agon.games.hellas.solo.checks import check_solo

    folder = Path(arguments[0]) if arguments else PACKAGE / "data"
    problems = check_data(folder, check_solo)
    if problems:
        print("\n".join(problems))
        return 1
    left = reconstructed(folder)
    print(f"the data files are in order; entries still reconstructed: {len(left)}")
    for line in left:
        print(f"  {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
