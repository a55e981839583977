"""A mutant put in place of what is imported, judged in a process of its own, kept and reported."""

import time
from pathlib import Path

import pytest

import agon
from agon.games.dice_forge.game import DiceForge
from tools.mutants import judge, report
from tools.mutants.forks import in_forks
from tools.mutants.judge import STOPPED, Archive, Trial, Verdict
from tools.mutants.mutate import Mutant
from tools.mutants.patch import MutantImporter, functions_by_place, put_in
from tools.mutants.report import Outcome, change_of, write
from tools.mutants.scope import all_mutants, files_of_tests, short_form
from tools.mutants.trace import TracedTest, functions_in

pytestmark = pytest.mark.skipif(agon.BUILD != "pure", reason="mutants live on the readable build")


def mutants_in(function: str, line: str) -> list[Mutant]:
    """Those of Dice Forge that make a function read so."""
    return [one for one in all_mutants("dice_forge") if one.function == function and line in change_of(one)]


def test_a_mutant_lives_in_its_own_process_only() -> None:
    (mutant,) = mutants_in("DiceForge.next_seat", "(seat - 1)")
    game = agon.new("dice_forge", players=3, seed=1)
    assert isinstance(game, DiceForge)
    functions = functions_by_place()
    answers = list(in_forks([mutant], lambda one: [put_in(one, functions), int(game.next_seat(1))], lambda _: 60.0, 1))
    assert answers == [(mutant, [True, 0])]
    assert game.next_seat(1) == 2


def test_steps_of_rules_are_found_where_their_class_keeps_them() -> None:
    (mutant,) = mutants_in("Rounds.turn_over", "g.round -= 1")
    functions = functions_by_place()
    assert list(in_forks([mutant], lambda one: put_in(one, functions), lambda _: 60.0, 1)) == [(mutant, True)]


def test_what_runs_on_import_is_imported_anew() -> None:
    mutant = next(one for one in all_mutants("dice_forge") if not one.function)
    assert not put_in(mutant, functions_by_place())
    importer = MutantImporter(mutant)
    assert importer.find_spec("agon.games.dice_forge.tables") is None
    assert importer.module.startswith("agon.games.dice_forge.rules.")


def test_an_endless_one_is_stopped() -> None:
    def forever(_task: int) -> None:
        until = time.process_time() + 60
        while time.process_time() < until:
            pass

    assert list(in_forks([1, 2], lambda task: "done" if task == 2 else forever(task), lambda _: 0.0, 2)) in (
        [(2, "done"), (1, None)],
        [(1, None), (2, "done")],
    )


def trial(*tests: TracedTest) -> Trial:
    return Trial(mutants_in("DiceForge.next_seat", "(seat - 1)")[0], "rules", tests)


QUICK, SLOW = TracedTest("a::quick", "1", 0.1, {}), TracedTest("a::slow", "1", 2.0, {})


def test_verdicts_hold_as_long_as_their_tests_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "BUILD", tmp_path)
    archive, case = Archive(), trial(SLOW, QUICK)
    assert archive.verdict(case) is None
    archive.add(verdict(case, ""))
    assert Archive().verdict(case) == verdict(case, "")
    assert Archive().verdict(trial(SLOW)) is None, "a survivor meets other tests"
    archive.add(verdict(case, "a::slow"))
    assert archive.verdict(trial(SLOW)) is not None, "the killer is still there"
    assert archive.verdict(trial(QUICK)) is None
    assert Archive(trusted=True).verdict(trial(QUICK)) is not None
    assert archive.verdict(trial(SLOW._replace(version="2"))) is None
    assert archive.likely_first(case) == [SLOW, QUICK]
    assert Archive().likely_first(trial(SLOW._replace(id="b::slow"), QUICK))[0] == QUICK


def verdict(case: Trial, killer: str) -> Verdict:
    return Verdict(case.mutant.key, case.mutant.place, "rules", case.evidence, killer, "1" if killer else "", 2)


def test_the_report_counts_golden_games_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = all_mutants("dice_forge")[:2]
    by_rules = {one.key: said(one, "a::test"), two.key: said(two, "")}
    outcome = Outcome(
        "dice_forge", 7, [one, two], {"rules": by_rules, "golden": {two.key: said(two, STOPPED)}, "properties": {}}
    )
    assert (outcome.score("rules"), outcome.score("rules", "properties", "golden")) == ("50.0 %", "100.0 %")
    assert outcome.survivors("rules") == [two]
    monkeypatch.setattr(report, "notes", lambda: {two.file: {change_of(two): "equivalent: so it is"}})
    write([outcome], tmp_path / "page.md")
    page = (tmp_path / "page.md").read_text()
    assert "| dice_forge | 2 | 7 | 0 | 50.0 % | 50.0 % | 50.0 % | 50.0 % | 100.0 % |" in page  # golden told it apart
    assert "equivalent: so it is; golden sees it" in page


def said(mutant: Mutant, killer: str) -> Verdict:
    return Verdict(mutant.key, mutant.place, "rules", "", killer, "", 1)


def test_which_tests_are_asked() -> None:
    files = files_of_tests(["hellas"], ["rules", "properties", "golden"])
    assert "tests/rules/hellas/test_battle.py" in files
    assert "tests/properties/test_hellas.py" in files
    assert [name for name in files if "cyclades" in name or "terminal" in name or "test_timeline" in name] == []
    kernel = files_of_tests(["kernel"], ["rules"])
    assert {"tests/kernel/test_timeline.py", "tests/rules/dice_forge/test_turn.py"} <= set(kernel)
    assert "tests/rules/hellas/test_battle.py" not in kernel
    random_games = [f"tests/properties/test_dice_forge.py::test[{number}]" for number in range(9)]
    assert short_form(random_games, "kernel", "properties") == random_games[:1]
    assert short_form(random_games, "hellas", "properties") == []


def test_outermost_functions_and_their_bodies(tmp_path: Path) -> None:
    source = tmp_path / "some.py"
    source.write_text("def f():\n    return 1\n\nclass A:\n    def g(self):\n        def h(): ...\n        return h\n")
    assert list(functions_in(source)) == [("f", 2, 2), ("A.g", 6, 7)]
