"""``python -m agon``: the command."""

from agon.cli import main

main()
