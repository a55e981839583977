"""The command ``agon``, and a plain word where another distribution of that name stands in the way."""

import sys
import warnings

TAKEN = (
    "the module 'agon' at {place} belongs to another distribution, which shadows Agon: "
    "uninstall 'agon', then install 'agon-games' again"
)


def main() -> None:
    """Run the command; warnings and refusals are one line."""
    warnings.formatwarning = lambda message, *_, **__: f"agon: {message}\n"
    import agon

    if not hasattr(agon, "BUILD"):
        sys.exit(f"agon: {TAKEN.format(place=agon.__file__)}")
    from agon.cli import main as command

    command()
