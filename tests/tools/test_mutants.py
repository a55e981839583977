"""The mutator: which changes it makes of a piece of source, and what it leaves alone."""

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutants.judge import Verdict
from tools.mutants.mutate import Mutant, mutants_of
from tools.mutants.report import Outcome, write
from tools.mutants.scope import GROUPS, ROOT, all_mutants, sampled


def mutants(source: str, kind: str = "") -> list[Mutant]:
    return [one for one in mutants_of("some.py", dedent(source)) if kind in ("", one.kind)]


def changed(source: str, kind: str = "") -> list[str]:
    """The line that a mutant changes, as it is afterwards."""
    text = dedent(source)
    return [line[1:].strip() for one in mutants(source, kind) for line in one.diff(text) if line.startswith("+")]


def of_expression(expression: str) -> list[str]:
    return [line.removeprefix("return ") for line in changed(f"def f(a, b, c):\n    return {expression}\n")]


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("a < b", ["a <= b"]),
        ("a == b", ["a != b"]),
        ("a not in b", ["a in b"]),
        ("a > 3", ["a >= 3", "a > 4"]),  # a > 2 would be a >= 3 once more
        ("a >= 3", ["a > 3", "a >= 2"]),
        ("a < 3", ["a <= 3", "a < 2"]),
        ("a == 0", ["a != 0"]),  # none or some, nothing else
        ("a == 2", ["a != 2", "a == 1", "a == 3"]),
        ("a if a < b else b", ["a if not (a < b) else b"]),  # the lesser, with <= as well
        ("(a + b) * c", ["(a - b) * c", "(a + b) // c"]),
        ("a & ~b", ["a | ~b", "a & (b)"]),
        ("a << b", ["a >> b"]),
        ("a and b", ["True and b", "a or b", "a and True"]),
        ("a or b", ["False or b", "a and b", "a or False"]),
        ("not a", ["(a)"]),
        ("a if b else c", ["a if not (b) else c"]),
        ("a[2]", ["a[1]", "a[3]"]),
        ("-1", ["-0"]),
        ("True", ["False"]),
        ("f(a, b)", ["f(b, a)"]),
        ("min(a, b)", []),
        ("f(0, False)", ["f(1, False)", "f(0, True)"]),
        ("f(g, a, words.HIT)", []),  # nobody mistakes the game or a word for a number
        ("'text'", []),
    ],
)
def test_changes_of_an_expression(expression: str, expected: list[str]) -> None:
    assert of_expression(expression) == expected


def test_statements_are_forgotten_but_no_first_value_of_a_name() -> None:
    source = """
        def f(g, a):
            total = a
            total = g.cost
            g.coins -= total
            g.tell(a)
            for one in a:
                continue
    """
    dropped = [mutant.line for mutant in mutants(source, "dropped")]
    assert dropped == [4, 5, 6, 8]  # line 3 gives the name its first value


def test_another_step_of_the_same_rule_goes_on() -> None:
    source = """
        class Turn(Rule):
            @step
            def begin(self, g):
                return g.ask(words.ASK, then=self.answered)

            @step("kept")
            def answered(self, g):
                return self.begin

            def helper(self, g):
                return self.seat
    """
    assert changed(source, "other-step") == ["return g.ask(words.ASK, then=self.begin)", "return self.answered"]
    assert {mutant.function for mutant in mutants(source)} == {"Turn.begin", "Turn.answered"}


def test_what_cannot_matter_is_left_alone() -> None:
    source = '''
        """Text of 3 and 4."""
        from agon.kernel.bits import BIT
        MOST_ROWS: Final = 1 << 20
        count: vec[3]

        def f(a: i64[3]) -> i64[4]:
            """Doubles 2."""
            assert a > 0
            if TYPE_CHECKING:
                import numpy
            raise RuleError(f"bad {a + 1}")

        class Thing:
            def __repr__(self):
                return self.name + 1
    '''
    assert changed(source) == []


def test_what_runs_on_import_belongs_to_no_function() -> None:
    source = "LIMIT: Final = 4\n\ndef f(a: i64 = 1) -> i64:\n    return a\n"
    assert [(one.function, one.line, one.new) for one in mutants(source)] == [
        ("", 1, "3"),
        ("", 1, "5"),
        ("", 3, "0"),
        ("", 3, "2"),
    ]


def test_a_condition_over_several_lines_is_one_statement() -> None:
    source = "def f(a, b):\n    if (\n        a\n        and b\n    ):\n        return 1\n"
    parts = mutants(source, "condition-part")
    assert [(one.line, one.lines) for one in parts] == [(3, (2, 5)), (4, (2, 5))]


def test_a_bound_that_is_kept_to_is_the_same_either_way() -> None:
    source = "def f(a, b):\n    if a > b:\n        a = b\n    if a > b:\n        a = 0\n"
    assert changed(source, "comparison") == ["if a >= b:"]
    assert [mutant.line for mutant in mutants(source, "comparison")] == [4]


def test_columns_are_counted_in_bytes() -> None:
    assert changed("def f(a):\n    return 'ß…', a < 1\n", "comparison") == ["return 'ß…', a <= 1"]


@pytest.mark.parametrize("group", GROUPS)
def test_every_mutant_is_python_and_differs(group: str) -> None:
    for mutant in sampled(group, 200, 1, []):
        source = (ROOT / mutant.file).read_text()
        assert ast.dump(ast.parse(mutant.applied(source))) != ast.dump(ast.parse(source))


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    one, again, other = (sampled("dice_forge", 50, seed, []) for seed in (7, 7, 8))
    assert one == again
    assert one != other
    assert len(one) == 50
    assert {mutant.key for mutant in one} <= {mutant.key for mutant in all_mutants("dice_forge")}
    assert len(all_mutants("dice_forge")) == len({mutant.key for mutant in all_mutants("dice_forge")})


def test_files_narrow_the_sample() -> None:
    assert {mutant.file for mutant in sampled("hellas", 0, 1, ["march"])} == {"src/agon/games/hellas/rules/march.py"}


def test_a_page_keeps_what_was_not_measured_again(tmp_path: Path) -> None:
    page = tmp_path / "mutants.md"
    first = Outcome("dice_forge", 3, sampled("dice_forge", 5, 3, []), {})
    kept = [verdict(one.key, one.place, "rules", "tests/some.py::test") for one in first.mutants]
    first.verdicts["rules"] = {one.mutant: one for one in kept}
    write([first], page)
    page.write_text(page.read_text().replace("\n## dice_forge", "\nA remark by hand.\n\n## dice_forge"))
    before = page.read_text()
    assert "| dice_forge | 5 | 3 | 0 | 100.0 % | 100.0 % | 100.0 % | 100.0 % | – |" in before
    second = Outcome("hellas", 4, sampled("hellas", 2, 4, []), {"rules": {}})
    for one in second.mutants:
        second.verdicts["rules"][one.key] = verdict(one.key, one.place, "rules", "")
    write([second], page)
    after = page.read_text()
    assert after.startswith(before.split("\nA remark")[0].rstrip())
    assert "| hellas | 2 | 4 |" in after
    assert after.index("| hellas |") < after.index("A remark by hand.") < after.index("## dice_forge")
    assert before.split("## dice_forge")[1].strip() in after
    write([second], page)
    assert page.read_text() == after


def verdict(mutant: str, place: str, stage: str, killer: str) -> Verdict:
    return Verdict(mutant, place, stage, "", killer, "", 1)
