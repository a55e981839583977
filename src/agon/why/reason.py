"""What a reason is made of."""

from typing import Any, NamedTuple

View = dict[str, Any]


class Reason(NamedTuple):
    """A message id, its arguments, and the rule it rests on."""

    message: str
    args: dict[str, Any]
    rule: str | None


def asked(view: View, *prompts: str) -> bool:
    """Whether the seat's question is one of these."""
    prompt = view["choice"]["prompt"]
    return prompt is not None and prompt["id"].split("-prompt-")[1] in prompts
