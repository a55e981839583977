"""How a rule is written: a class whose fields are its data and whose steps are its methods.

A step is a method marked ``@step`` that returns what happens next: another step (``self.pay``), or what ``g.ask``,
``g.call``, ``g.become``, ``g.end`` and ``g.finish`` give back. The first step in the text is where the rule begins. Saves know a
rule, a step and a field by name: ``saved="land-battle"`` and ``@step("reroll")`` keep a name that has changed in the
code. Fields are numbers, truth values or ``vec[i64]``; one without a default must be given by the caller. A last step
with nothing left to do is one line among the fields: ``end: Step = ENDS``.

This module serves the readable build only. ``kernel/expand.py`` writes every rule out for the compiler, from the
same lines (``constructor``, ``copier``), so that both builds do the same.
"""

import re
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, dataclass_transform, get_type_hints, overload

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.engine import Frame
from agon.kernel.errors import RuleError
from agon.kernel.step import Step
from agon.kernel.waiting import steps_handed_on

__all__ = ["ENDS", "Rule", "Step", "step"]

ENDS: Final = Step(-1)
"""``end: Step = ENDS`` declares a step that only ends its rule."""

KINDS = {i64: "number", int: "number", bool: "flag", vec[i64]: "numbers"}
TYPES = {"number": "i64", "flag": "bool", "numbers": "vec[i64]"}


class StepNumber(int):
    """A step as rules pass it around: its number, which knows its name."""

    name: str

    def __repr__(self) -> str:
        return f"<step {self.name}>"

    def __call__(self, *_: object) -> Any:
        raise RuleError(f"a step is returned, not called: return self.{self.name}")


class MarkedStep:
    """A method under ``@step``, before its class is complete."""

    def __init__(self, method: Callable[..., Step], saved: str) -> None:
        self.method = method
        self.saved = saved


@overload
def step(marked: Callable[..., Step]) -> Step: ...
@overload
def step(marked: str) -> Callable[[Callable[..., Step]], Step]: ...
def step(marked: Any) -> Any:
    """Mark a method as a step; give the name that saves know where it is not the method's."""
    if isinstance(marked, str):
        return lambda method: MarkedStep(method, marked)
    return MarkedStep(marked, marked.__name__)


class Field(NamedTuple):
    name: str
    kind: str
    default: str
    """As source; empty for a field that must be given."""

    def parameter(self) -> str:
        return f"{self.name}: {TYPES[self.kind]}" + (f" = {self.default}" if self.default else "")


class WaitingSteps:
    """``WAITS`` of a rule: by their saved names, read off the text when first asked for."""

    def __get__(self, _: object, rule: type[Frame]) -> tuple[str, ...]:
        handed_on = steps_handed_on(rule)
        numbers = {int(value): name for name, value in vars(rule).items() if isinstance(value, StepNumber)}
        return tuple(name for at, name in enumerate(rule.STEPS) if at == 0 or numbers[at] in handed_on)


@dataclass_transform(kw_only_default=True)
class Rule(Frame):
    """One rule under way. Subclasses declare fields and steps, nothing else is written by hand."""

    FIELDS_OF_RULE: ClassVar[list[Field]] = []
    METHODS: ClassVar[list[Callable[..., Step]]] = []
    WAITS = WaitingSteps()

    def __init_subclass__(cls, saved: str = "") -> None:
        super().__init_subclass__()
        marked = {name: value for name, value in vars(cls).items() if isinstance(value, MarkedStep)}
        inherited = [base for base in cls.__mro__[1:] if getattr(base, "STEPS", ())]
        if inherited:
            raise RuleError(f"{cls.__name__}: a rule cannot inherit the steps of {inherited[0].__name__}; call it")
        cls.FIELDS_OF_RULE = fields_of(cls)
        cls.FIELDS = tuple((field.name, field.kind) for field in cls.FIELDS_OF_RULE)
        if not marked:
            return
        cls.NAME = saved or snake_case(cls.__name__)
        marked |= {name: MarkedStep(ends, name) for name in closing_steps(cls)}
        cls.STEPS = tuple(one.saved for one in marked.values())
        cls.METHODS = [one.method for one in marked.values()]
        refuse_twice(cls.__name__, cls.STEPS)
        refuse_twice(cls.__name__, [*marked, *(name for name, _ in cls.FIELDS), "step"])
        for number, name in enumerate(marked):
            value = StepNumber(number)
            value.name = name
            setattr(cls, name, value)
        space: dict[str, Any] = {"cls": cls, "vec": vec, "i64": i64}
        exec(f"{constructor(cls)}\n{copier(cls, 'cls')}", space)  # noqa: S102  # as dataclasses do
        for name in ("__init__", "copy"):
            setattr(cls, name, space[name])
        for field in cls.FIELDS_OF_RULE:
            if field.name in vars(cls):
                delattr(cls, field.name)

    def run(self, game: Any) -> Step:
        return self.METHODS[self.step](self, game)


def ends(_rule: Rule, game: Any) -> Any:
    return game.end()


def closing_steps(cls: type[Rule]) -> list[str]:
    """Those declared with ``ENDS``; they come after the steps that are written out."""
    return [name for name, hint in get_type_hints(cls).items() if hint is Step]


def fields_of(cls: type[Rule]) -> list[Field]:
    """Those that must be given first, so that all can be written as one list of parameters."""
    hints = get_type_hints(cls)
    names = [
        name
        for base in reversed(cls.__mro__)
        if issubclass(base, Rule)
        for name in vars(base).get("__annotations__", {})
        if hints[name] is not Step
    ]
    found = [Field(name, kind_of(cls, name, hints[name]), default_of(cls, name)) for name in names if name[0].islower()]
    return sorted(found, key=lambda field: field.default != "")


def kind_of(cls: type[Rule], name: str, hint: Any) -> str:
    for known, kind in KINDS.items():
        if hint == known:
            return kind
    raise RuleError(f"{cls.__name__}.{name}: a field is a number, a truth value or a vec, not {hint}")


def default_of(cls: type[Rule], name: str) -> str:
    if not hasattr(cls, name):
        return ""
    value = getattr(cls, name)
    if isinstance(value, (bool, int)):
        return repr(value)
    if len(value) == 0:
        return "vec[i64]()"
    raise RuleError(f"{cls.__name__}.{name}: a vec begins empty, or two rules would share it")


def refuse_twice(rule: str, names: Any) -> None:
    for name in names:
        if list(names).count(name) > 1:
            raise RuleError(f"{rule}: {name} stands for two things")


def snake_case(name: str) -> str:
    return re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()


def constructor(cls: type[Rule]) -> str:
    """``__init__`` in one line."""
    parameters = "".join(f", {field.parameter()}" for field in cls.FIELDS_OF_RULE)
    sets = "".join(f"; self.{name}: {TYPES[kind]} = {name}" for name, kind in cls.FIELDS)
    return f"def __init__(self{parameters}) -> None: self.step = 0{sets}"


def copier(cls: type[Rule], name: str) -> str:
    """``copy`` in one line."""
    values = ", ".join(f"{field}=self.{field}" + ("[:]" if kind == "numbers" else "") for field, kind in cls.FIELDS)
    return f"def copy(self) -> '{name}': twin = {name}({values}); twin.step = self.step; return twin"
