"""The notebooks of the docs run from their first cell to their last, in a short form."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TUTORIALS = sorted((Path(__file__).parents[2] / "docs" / "tutorials").glob("*.ipynb"))
SHORT = {"AGON_TUTORIAL_GAMES": "2", "AGON_TUTORIAL_ROUNDS": "2"}


def cells_of(path: Path) -> list[dict[str, Any]]:
    return list(json.loads(path.read_text(encoding="utf-8"))["cells"])


def code_of(path: Path) -> str:
    return "\n\n".join("".join(cell["source"]) for cell in cells_of(path) if cell["cell_type"] == "code")


def test_both_tutorials_are_there() -> None:
    assert [path.stem for path in TUTORIALS] == ["first-bot", "first-training-run"]


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    """In a process of its own, as who opens it has it."""
    script = tmp_path / f"{path.stem}.py"
    script.write_text(code_of(path), encoding="utf-8")
    made = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env={**os.environ, **SHORT},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    assert "of 2 games against greedy" in made.stdout


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_a_notebook_keeps_no_outputs(path: Path) -> None:
    code = [cell for cell in cells_of(path) if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
