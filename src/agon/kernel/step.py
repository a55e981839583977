"""What a step of a rule gives back: the step that comes next. The compiled build reads it as a plain number."""

from typing import NewType

from mypy_extensions import i64

Step = NewType("Step", i64)
