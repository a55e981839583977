"""What Agon is built from is pinned with hashes, listed, and looked up where that is possible."""

import importlib.util
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"^([a-z0-9.-]+)(\[[a-z,]+\])?==\S+", re.MULTILINE)


def tool(name: str) -> Any:
    """A program of the folder of tools as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pinned(lock: str) -> set[str]:
    text = (ROOT / "requirements" / lock).read_text("utf-8")
    assert text.count("==") <= text.count("--hash=sha256:")
    assert not re.search(r"https?://|file:|--(extra-)?index-url|--find-links", text)
    return {name for name, _ in PIN.findall(text)}


def test_what_fetches_and_builds_is_pinned_like_the_rest() -> None:
    assert pinned("bootstrap.txt") == {"pip", "uv"}
    assert "hatchling" in pinned("play.txt") & pinned("dev.txt")
    build = re.search(r"\[build-system\]\nrequires = \[(.*?)\]", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert build is not None
    assert re.fullmatch(r'"hatchling==[\d.]+"', build[1])
    locked = re.search(r"^hatchling==(\S+)", (ROOT / "requirements" / "play.txt").read_text("utf-8"), re.MULTILINE)
    assert locked is not None
    assert build[1] == f'"hatchling=={locked[1]}"'


def test_nothing_is_installed_without_hashes() -> None:
    for line in (ROOT / "Makefile").read_text("utf-8").splitlines():
        if "pip install" in line or "pip sync" in line:
            assert "--require-hashes" in line or "--no-deps --no-build-isolation --editable ." in line, line


def test_an_audit_without_a_database_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    audit = tool("audit")

    def ran(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "Failed to resolve the name: connection error")

    monkeypatch.setattr(audit, "ran", ran)
    assert audit.main() == 0
    assert capsys.readouterr().out.count("NOT CHECKED") == len(audit.LOCKS) + 1


def test_an_audit_tells_what_it_finds(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    audit = tool("audit")

    found = '{"dependencies": [{"name": "jinja", "version": "1", "vulns": [{"id": "CVE-1"}]}], "vulnerabilities": {}}'

    def ran(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, found, "")

    monkeypatch.setattr(audit, "ran", ran)
    assert audit.main() == 1
    assert "jinja 1: CVE-1" in capsys.readouterr().out


def test_an_audit_that_breaks_is_no_audit(monkeypatch: pytest.MonkeyPatch) -> None:
    audit = tool("audit")

    def ran(command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 2, "", "unknown option --format")

    monkeypatch.setattr(audit, "ran", ran)
    with pytest.raises(SystemExit, match="audit itself failed"):
        audit.main()


def test_the_bill_of_materials_lists_every_pin(tmp_path: Path) -> None:
    tool("sbom").python_parts(tmp_path / "parts.json")
    bill = json.loads((tmp_path / "parts.json").read_text("utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    assert {part["name"] for part in bill["components"]} == pinned("play.txt")
