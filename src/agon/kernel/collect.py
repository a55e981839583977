"""The rules of a title, found in its modules: whoever adds a rule registers it nowhere."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from agon.kernel.engine import Frame
from agon.kernel.errors import RuleError


def rules_in(*homes: ModuleType) -> dict[str, type[Frame]]:
    """Every rule declared in these modules, or in the modules of these packages, by the name that saves know."""
    found: dict[str, type[Frame]] = {}
    for module in (module for home in homes for module in modules_of(home)):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.STEPS:
                if found.setdefault(thing.NAME, thing) is not thing:
                    raise RuleError(f"two rules are saved as {thing.NAME}: {thing} and {found[thing.NAME]}")
    return found


def modules_of(home: ModuleType) -> Iterator[ModuleType]:
    yield home
    for module in iter_modules(getattr(home, "__path__", [])):
        yield import_module(f"{home.__name__}.{module.name}")
