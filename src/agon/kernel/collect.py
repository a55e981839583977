"""The rules of a title, found in its package: whoever adds a rule registers it nowhere."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from agon.kernel.engine import Frame
from agon.kernel.errors import RuleError


def rules_in(package: ModuleType) -> dict[str, type[Frame]]:
    """Every rule declared in the modules of a package, by the name that saves know."""
    found: dict[str, type[Frame]] = {}
    for module in iter_modules(package.__path__):
        for thing in vars(import_module(f"{package.__name__}.{module.name}")).values():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.STEPS:
                if found.setdefault(thing.NAME, thing) is not thing:
                    raise RuleError(f"two rules are saved as {thing.NAME}: {thing} and {found[thing.NAME]}")
    return found
