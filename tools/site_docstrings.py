"""Docstrings for the site: examples become code, and roles of other tools (``:class:``) plain names."""

import re
from typing import Any

from griffe import Extension, Object

ROLE = re.compile(r":(?:class|mod|func|meth|data):(`)")
EXAMPLE = re.compile(r"((?:^>>> .*\n?)+)", re.MULTILINE)


def plain(text: str) -> str:
    return EXAMPLE.sub(lambda found: f"\n```python\n{found[1].strip()}\n```\n", ROLE.sub(r"\1", text)).strip()


class PlainDocstrings(Extension):
    def on_object(self, *, obj: Object, **more: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = plain(obj.docstring.value)
