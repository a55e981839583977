"""``python -m tools.mutants.fresh BRIEF ANSWER``: one mutant in a process that has imported nothing of the project."""

import json
import os
import sys
from pathlib import Path

import pytest

from tools.mutants.mutate import Mutant
from tools.mutants.patch import MutantImporter
from tools.mutants.session import OPTIONS
from tools.mutants.tests_run import first_failure


class FreshTrial:
    """Runs the tests of the brief in their order, and writes down the first that fails."""

    def __init__(self, tests: list[str], answer: Path) -> None:
        self.tests = tests
        self.answer = answer

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        found = {item.nodeid: item for item in session.items}
        if session.testsfailed or any(name not in found for name in self.tests):
            return True  # without an answer: the tests cannot even be collected
        self.answer.write_text(first_failure([found[name] for name in self.tests]))
        return True


def main(brief_file: str, answer_file: str) -> None:
    os.environ["AGON_BUILD"] = "pure"
    brief = json.loads(Path(brief_file).read_text())
    MutantImporter(Mutant(**brief["mutant"])).install()
    files = sorted({name.split("::")[0] for name in brief["tests"]})
    pytest.main([*OPTIONS, *files], plugins=[FreshTrial(brief["tests"], Path(answer_file))])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
