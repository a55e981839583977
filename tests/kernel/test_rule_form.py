"""How rules are declared: fields and steps once, both builds from the same lines."""

import ast
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import agon
from agon import build
from agon.kernel.engine import Engine, restored_frame, run_step
from agon.kernel.errors import RuleError
from agon.kernel.expand import Expansion, expanded
from agon.kernel.rule import ENDS, Rule, Step, step


class Walk(Rule, saved="a-walk"):
    """A toy: goes on until its way is long enough."""

    goal: i64
    lame: bool = False
    way: vec[i64] = vec[i64]()

    @step
    def go(self, g: Engine) -> Step:
        self.way = append(self.way, i64(len(self.way)))
        return self.rest if len(self.way) >= self.goal else self.go

    @step("pause")
    def rest(self, g: Engine) -> Step:
        return g.end(len(self.way))


class Errand(Rule):
    """A toy: there is nothing left to do after the walk."""

    goal: i64
    home: Step = ENDS

    @step
    def leave(self, g: Engine) -> Step:
        return g.call(Walk(goal=self.goal), then=self.home)


def walked(frame: Rule) -> int:
    engine = Engine(1)
    engine.stack.append(frame)
    while engine.stack:
        run_step(engine)
    return int(engine.value)


def test_steps_return_what_comes_next() -> None:
    assert walked(Walk(goal=3)) == 3


def test_fields_are_given_by_name_and_have_their_defaults() -> None:
    walk = Walk(goal=2, lame=True)
    assert walk.dump() == {"rule": "a-walk", "step": "go", "goal": 2, "lame": True, "way": []}
    with pytest.raises(TypeError):
        Walk()  # type: ignore[call-arg]


def test_copies_share_nothing() -> None:
    walk = Walk(goal=9)
    walk.run(Engine(1))
    twin = walk.copy()
    twin.run(Engine(1))
    assert list(walk.way) == [0]
    assert list(twin.way) == [0, 1]  # type: ignore[attr-defined]


def test_a_rule_is_saved_by_names_and_comes_back() -> None:
    walk = Walk(goal=4, lame=True)
    walk.step = walk.run(Engine(1))
    saved = walk.dump()
    assert saved == {"rule": "a-walk", "step": "go", "goal": 4, "lame": True, "way": [0]}
    again = restored_frame(Walk, saved)
    assert again.dump() == saved
    assert again.dump() is not saved
    assert restored_frame(Walk, {**saved, "step": "pause"}).step == Walk.rest


def test_steps_know_their_names_and_are_not_called() -> None:
    assert repr(Walk(goal=1).rest) == "<step rest>"
    with pytest.raises(RuleError, match=r"return self\.rest"):
        Walk(goal=1).rest(Engine(1))  # type: ignore[operator]


def test_a_last_step_may_be_one_line() -> None:
    assert walked(Errand(goal=3)) == 0
    errand = Errand(goal=2)
    errand.step = errand.home
    assert errand.dump() == {"rule": "errand", "step": "home", "goal": 2}
    assert restored_frame(Errand, errand.dump()).step == Errand.home == 1


def declared(body: str) -> Any:
    space: dict[str, Any] = {"Rule": Rule, "step": step, "i64": i64, "vec": vec, "Walk": Walk}
    exec(f"class Odd(Rule):\n{body}", space)
    return space["Odd"]


def test_what_cannot_be_meant_is_refused() -> None:
    with pytest.raises(RuleError, match="stands for two things"):
        declared("    go: i64 = 0\n    @step\n    def step(self, g): ...\n")
    with pytest.raises(RuleError, match="stands for two things"):
        declared('    @step("one")\n    def a(self, g): ...\n    @step("one")\n    def b(self, g): ...\n')
    with pytest.raises(RuleError, match="a number, a truth value or a vec"):
        declared("    name: str = ''\n    @step\n    def a(self, g): ...\n")
    with pytest.raises(RuleError, match="begins empty"):
        declared("    way: vec[i64] = vec[i64]([1])\n    @step\n    def a(self, g): ...\n")
    with pytest.raises(RuleError, match="cannot inherit the steps"):
        type("Odd", (Walk,), {})


# ---------------------------------------------------------------------- what the compiler gets


def functions(text: str) -> dict[str, int]:
    """Line of every function, by the class it stands in and its name."""
    found = {}
    for node in ast.parse(text).body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        for one in inner:
            if isinstance(one, ast.FunctionDef):
                found[f"{getattr(node, 'name', '')}.{one.name}"] = one.lineno
    return found


def test_no_line_moves() -> None:
    changed = 0
    for path in build.engine_sources():
        name = ".".join(path.relative_to(build.SOURCE.parent).with_suffix("").parts)
        source = path.read_text("utf-8")
        flat = expanded(name, source)
        changed += flat != source
        before, after = functions(source), functions(flat)
        assert all(after[key] == line for key, line in before.items()), name
    assert changed > 30


def test_every_rule_is_written_out() -> None:
    for title in agon.titles():
        for rule in agon.title(title).game.PARTS.rules.values():
            assert rule.STEPS
            assert {"__init__", "copy", "run"} <= set(vars(rule)) or agon.BUILD == "pure"


def test_a_step_that_is_called_is_refused() -> None:
    source = "class Walk(Rule):\n    @step\n    def go(self, g: Engine) -> Step:\n        return self.rest(g)\n\n    @step\n    def rest(self, g: Engine) -> Step:\n        return g.end()\n"
    module = type(agon)("toy")
    vars(module)["Walk"] = Walk
    with pytest.raises(RuleError, match="returned, not called"):
        Expansion(module, source).text()


# ---------------------------------------------------------------------- loops over sets

LOOPS = """
from agon.kernel.bits import each, has


def plain(mask):
    found = []
    for one in each(mask):
        found.append(one)
    return found


def first_an_if(mask):
    found = []
    for one in each(mask | 1):
        if one == 3:
            continue
        elif one > 9:
            break
        found.append(one)
    return found


def nested(mask, other):
    found = []
    for one in each(mask):
        for two in each(other & ~(1 << one)):
            for three in range(one, one + 2):
                found.append((one, two, three))
    return found


def changed(mask):
    found = []
    for one in each(mask):
        mask = 0
        found.append(one)
    return found
"""


def loops_of(text: str) -> dict[str, Any]:
    space: dict[str, Any] = {}
    exec(text, space)
    return space


def test_a_loop_over_a_set_does_the_same_written_out() -> None:
    flat = expanded("agon.kernel.codes", LOOPS)
    assert "in each(" not in flat
    assert functions(flat) == functions(LOOPS)
    readable, written = loops_of(LOOPS), loops_of(flat)
    assert written["plain"](0b1010_0001) == [0, 5, 7]
    for mask in [0, 1, 0b1110, 1 << 61, (1 << 62) - 1, 0x2A_AAAA]:
        for name in ("plain", "first_an_if", "changed"):
            assert written[name](mask) == readable[name](mask)
        assert written["nested"](mask, 0b1011) == readable["nested"](mask, 0b1011)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("    return any(has(1, one) for one in each(7))", "head of a loop only"),
        ("    for one in each(7):\n        while one:\n            pass", "begins with a plain statement"),
        ("    for one in each(7):\n        pass\n    else:\n        pass", "no else"),
        ("    for one, two in each(7):\n        pass", "with one name"),
    ],
)
def test_a_loop_that_cannot_be_written_out_is_refused(body: str, why: str) -> None:
    with pytest.raises(RuleError, match=why):
        expanded("agon.kernel.codes", f"from agon.kernel.bits import each\n\n\ndef odd():\n{body}\n")


TOLD = """
from agon.kernel.bits import each

MANY: Final = len("four")
FEW: Final = 2


def told(g, members):
    g.tell(1, g.who())
    g.tell(0)
    for one in each(members):
        g.tell(2, one)
        if one > MANY:
            g.deny(
                one,
                3,
            )
    g.tell_only(4, 5)
    for one in each(members):
        g.tell(6, one)
"""


class Listener:
    """Notes what it is told and how often it was asked for a name."""

    def __init__(self, keeps_log: bool, explains: bool) -> None:
        self.keeps_log = keeps_log
        self.explains = explains
        self.heard: list[tuple[int, ...]] = []
        self.asked = 0

    def who(self) -> int:
        self.asked += 1
        return 0

    def tell(self, *line: int) -> None:
        if self.keeps_log:
            self.heard.append(line)

    tell_only = tell

    def deny(self, *line: int) -> None:
        if self.explains:
            self.heard.append(line)


@pytest.mark.parametrize("keeps_log", [False, True])
@pytest.mark.parametrize("explains", [False, True])
def test_who_keeps_no_log_is_told_nothing_and_asked_for_no_words(keeps_log: bool, explains: bool) -> None:
    flat = Expansion(build, TOLD).text()
    assert len(flat.split("\n")) == len(TOLD.split("\n"))
    assert "if g.keeps_log: g.tell(1, g.who())" in flat
    assert "if g.explains: g.deny(" in flat
    heard, asked = [], []
    for text in (TOLD, flat):
        space: dict[str, Any] = {}
        exec(text.replace(": Final", ""), space)
        listener = Listener(keeps_log, explains)
        space["told"](listener, 0b1010010)
        heard.append(listener.heard)
        asked.append(listener.asked)
    assert heard[0] == heard[1]
    assert asked == [1, int(keeps_log)]


def test_a_reckoned_number_is_a_constant_of_the_compiled_build() -> None:
    source = "from typing import Final\n\nKEY_BYTES: Final = 30 + 2\nSECRET: Final = 1 << 128\nM1: Final = 2147483563\n"
    flat = expanded("agon.kernel.chance", source).split("\n")
    assert flat[2] == "KEY_BYTES: Final = 32; 30 + 2"
    assert flat[3:] == source.split("\n")[3:]  # too large for a machine, and no reckoning at all
