"""The guide to a new artifact is true: its diff applies, and the artifact can be played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DIFF = ROOT / "docs" / "guides" / "artifact.diff"
KIT = (
    "tests/__init__.py",
    "tests/frames.py",
    "tests/scenario.py",
    "tests/properties/__init__.py",
    "tests/properties/hellas_box.py",
    "tests/rules/__init__.py",
    "tests/rules/hellas/__init__.py",
    "tests/rules/hellas/scenario.py",
)


def copied(folder: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "agon", folder / "src" / "agon", ignore=ignored)
    for name in (*KIT, "pyproject.toml"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)


def test_the_diff_of_the_guide_adds_an_artifact_that_works(tmp_path: Path) -> None:
    copied(tmp_path)
    space = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "AGON_BUILD": "pure"}
    space["GIT_CEILING_DIRECTORIES"] = str(tmp_path.parent)
    subprocess.run(["git", "apply", str(DIFF)], cwd=tmp_path, env=space, check=True)
    tests = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(tests, cwd=tmp_path, env=space, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_the_guide_shows_what_the_diff_adds() -> None:
    added = {line[1:] for line in DIFF.read_text("utf-8").splitlines() if line.startswith("+")}
    guide = (DIFF.parent / "add-an-artifact.md").read_text("utf-8")
    shown = guide.split("```python\n")[1].split("   ```")[0].splitlines()
    assert {line.removeprefix("   ") for line in shown} <= added
