"""What is installed from a wheel: the command, which build it runs, and what it says when something is in the way."""

import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import agon
from agon import build, cli

from ..browser.stage import free_port

ROOT = Path(__file__).parents[2]
INTERPRETED = "the engines run interpreted"


def ran(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """In the checkout's environment, with some of it changed."""
    changed = {key: value for key, value in os.environ.items() if key != "AGON_BUILD"} | environment
    return subprocess.run(command, capture_output=True, text=True, env=changed, check=False, timeout=300)


def test_a_foreign_module_of_the_same_name_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "agon.py").write_text("")
    done = ran(sys.executable, "-c", "import agon_games; agon_games.main()", PYTHONPATH=str(tmp_path))
    assert done.returncode == 1
    assert "belongs to another distribution" in done.stderr
    assert str(tmp_path) in done.stderr
    assert "Traceback" not in done.stderr


def test_the_interpreted_build_says_so_once(tmp_path: Path) -> None:
    code = "import agon, agon.bots, agon.coach; print(agon.BUILD)"
    told = ran(sys.executable, "-c", code, AGON_COMPILED_HOME=str(tmp_path))
    assert told.stdout.strip() == "pure"
    assert told.stderr.count(INTERPRETED) == 1
    meant = ran(sys.executable, "-c", code, AGON_COMPILED_HOME=str(tmp_path), AGON_BUILD="pure")
    assert (meant.stdout.strip(), meant.stderr) == ("pure", "")


@pytest.mark.parametrize(
    ("module", "extra"), [("gym_env", "lab"), ("vector_env", "lab"), ("openspiel_game", "openspiel")]
)
def test_a_missing_extra_is_one_sentence(module: str, extra: str) -> None:
    hidden = "import importlib.util as it; found = it.find_spec; it.find_spec = lambda *n: n[0] != 'gymnasium' and found(*n) or None"
    done = ran(sys.executable, "-c", f"{hidden}\nimport agon.lab.{module}", AGON_BUILD="pure")
    assert done.stderr.splitlines()[-1] == f"ImportError: this needs gymnasium: pip install 'agon-games[{extra}]'"


def test_the_module_runs_as_a_command() -> None:
    done = ran(sys.executable, "-m", "agon", "--version", AGON_BUILD="pure")
    assert done.stdout.strip() == f"agon {agon.__version__} (pure build)"


def test_alone_the_command_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(cli, "app", asked.append)
    for typed in (["agon"], ["agon", "titles"]):
        monkeypatch.setattr(sys, "argv", typed)
        cli.main()
    assert asked == [["serve", "--open"], ["titles"]]


@contextmanager
def page_of(command: Path, home: Path) -> Iterator[str]:
    port = free_port()
    environment = {"PATH": str(command.parent), "HOME": str(home), "AGON_PORT": str(port), "BROWSER": "true"}
    server = subprocess.Popen([command], env=environment, stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


@pytest.mark.slow
@pytest.mark.skipif(agon.BUILD != "compiled", reason="needs the compiled build: run 'make compiled'")
def test_a_wheel_brings_everything(tmp_path: Path) -> None:
    """Into an empty environment, without a compiler or Node in the path: the page answers, the engines are compiled."""
    hatch = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(hatch, cwd=ROOT, env={**os.environ, "AGON_WHEEL_ENGINES": str(build.compiled_home())}, check=True)
    (wheel,) = tmp_path.glob("agon_games-*.whl")
    venv.create(tmp_path / "empty", with_pip=True)
    programs = tmp_path / "empty" / "bin"
    subprocess.run([programs / "pip", "install", "--quiet", wheel], check=True)
    told = subprocess.run(
        [programs / "agon", "--version"], env={"PATH": str(programs)}, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == f"agon {agon.__version__} (compiled build)"
    patient = httpx.HTTPTransport(retries=8)
    with page_of(programs / "agon", tmp_path) as url, httpx.Client(base_url=url, transport=patient) as client:
        assert "<!doctype html>" in client.get("/").text
        assert "LH-1.1" in client.get("/api/rules/en/hellas").text
