"""Putting a mutant in place of what is imported, or importing it in the first place."""

import gc
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, FunctionType, ModuleType

from tools.mutants.mutate import Mutant
from tools.mutants.scope import ROOT


def functions_by_place() -> dict[tuple[str, str], list[FunctionType]]:
    """Every function that was made, by file and name: rules keep theirs in lists, decorators in registers."""
    found: dict[tuple[str, str], list[FunctionType]] = {}
    root = f"{ROOT}/"
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(root):
            place = thing.__code__.co_filename.removeprefix(root), thing.__code__.co_qualname
            found.setdefault(place, []).append(thing)
    return found


def put_in(mutant: Mutant, functions: dict[tuple[str, str], list[FunctionType]]) -> bool:
    """Give the functions that a mutant changes their new code; False where only a new import will do."""
    path = ROOT / mutant.file
    targets = functions.get((mutant.file, mutant.function), [])
    codes = list(codes_in(compile(mutant.applied(path.read_text()), str(path), "exec")))
    fitted = []
    for target in targets:
        old = target.__code__
        new = [code for code in codes if is_same_place(code, old)]
        if len(new) != 1 or new[0].co_freevars != old.co_freevars:
            return False
        fitted.append((target, new[0]))
    for target, code in fitted:
        target.__code__ = code
    return bool(fitted)


def codes_in(code: CodeType) -> list[CodeType]:
    nested = [one for one in code.co_consts if isinstance(one, CodeType)]
    return nested + [deeper for one in nested for deeper in codes_in(one)]


def is_same_place(one: CodeType, other: CodeType) -> bool:
    return one.co_qualname == other.co_qualname and one.co_firstlineno == other.co_firstlineno


class MutantImporter:
    """Gives one module with a mutant in it; before pytest imports anything of the project."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.module = mutant.file.removeprefix("src/").removesuffix(".py").replace("/", ".")

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        assert spec is not None
        assert spec.origin is not None
        spec.loader = MutantLoader(name, spec.origin, self.mutant)
        return spec

    def install(self) -> None:
        assert "agon" not in sys.modules
        sys.meta_path.insert(0, self)


class MutantLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        source = self.mutant.applied((ROOT / self.mutant.file).read_text())
        code = compile(source, self.path, "exec")
        assert isinstance(code, CodeType)
        return code
