"""Write the page's types of all that goes over the wire, from the server's own structs.

    python -m tools.make_wire [--check]

msgspec tells the JSON schema of every struct, this turns it into TypeScript; ``make lint`` checks that it is up to date.
"""

import sys
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from agon.coach import guides
from agon.lens import answer
from agon.server import api_types, coach_types, view_types
from agon.server.live import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.generated.ts"
HEAD = "/** Made by tools/make_wire.py from the server's structs; do not edit. */\n"
BASES = {messages.Incoming, messages.Outgoing, messages.BackOrForth, messages.Numbered}
"""Never sent themselves."""
PREFIXES = {answer.__name__: "Preview"}
"""Of modules whose structs share names with others."""
HOLDS = {
    "ViewOut.view": "View",
    "ViewOut.fresh": "Line[]",
    "ViewOut.threats": "Threat[]",
    "ViewOut.orders": "Order[]",
    "ViewOut.asked": "{ seat: number; yes: number[] } | null",
    "PreviewOut.preview": "Preview",
    "Replay.view": "View",
    "PuzzleOut.view": "View",
    "MadeOut.view": "View",
    "TurningPointOut.does": "Preview | null",
    "TurningPointOut.better_does": "Preview | null",
}
"""What is sent as it was written before, or as plain data; the tests hold real messages against this."""
WHATEVER = "Record<string, unknown>"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs_of(module: ModuleType) -> list[type]:
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == module.__name__]
    return [one for one in own if issubclass(one, msgspec.Struct) and one not in BASES]


def short(name: str) -> str:
    module, _, last = name.rpartition(".")
    return PREFIXES.get(module, "") + last


def shown(schema: dict[str, Any], in_list: bool = False) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return short(schema["$ref"])
    if "enum" in schema:
        parts = [f'"{value}"' if isinstance(value, str) else str(value).lower() for value in schema["enum"]]
    elif "anyOf" in schema:
        parts = list(dict.fromkeys(shown(one) for one in schema["anyOf"]))
    elif schema.get("type") == "array":
        return shown(schema.get("items", {}), in_list=True) + "[]"
    elif schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {shown(values)}>" if isinstance(values, dict) else WHATEVER
    else:
        return PLAIN[schema["type"]] if "type" in schema else "unknown"
    text = " | ".join(parts)
    return f"({text})" if in_list and len(parts) > 1 else text


def field_type(name: str, key: str, schema: dict[str, Any]) -> str:
    return "Args" if key == "args" else HOLDS.get(f"{name}.{key}") or shown(schema)


def comment(schema: dict[str, Any]) -> list[str]:
    words = cleandoc(schema.get("description", "")).replace("``", "`").splitlines()
    if len(words) < 2:
        return [f"/** {word} */" for word in words]
    return ["/**", *[f" * {line}".rstrip() for line in words], " */"]


def interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    fields = [
        f"  {key}{'' if key in needed else '?'}: {field_type(name, key, of)};"
        for key, of in schema["properties"].items()
    ]
    return "\n".join([*comment(schema), f"export interface {name} {{", *fields, "}"])


def made() -> str:
    sent = [one for one in structs_of(messages) if issubclass(one, messages.Outgoing)]
    structs = [
        *structs_of(view_types),
        answer.Preview,
        answer.Threat,
        *structs_of(api_types),
        *structs_of(coach_types),
        *structs_of(guides),
        *structs_of(messages),
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template="{name}")
    aliases = {
        "Value": shown(msgspec.json.schema_components([view_types.Value], ref_template="{name}")[0][0]),
        "Args": "Record<string, Value>",
        "Level": shown(msgspec.json.schema(api_types.Level)),
        "ClientMessage": " | ".join(one.__name__ for one in get_args(messages.AnyIncoming)),
        "ServerMessage": " | ".join(one.__name__ for one in sent),
    }
    types = [f"export type {name} = {text};" for name, text in aliases.items()]
    return (
        "\n\n".join([HEAD.strip(), "\n".join(types), *[interface(short(key), of) for key, of in schemas.items()]])
        + "\n"
    )


def main() -> None:
    wanted = made()
    if TARGET.is_file() and TARGET.read_text("utf-8") == wanted:
        return
    if "--check" in sys.argv:
        sys.exit("the page's types are not those of the server: run 'python -m tools.make_wire'")
    TARGET.write_text(wanted, "utf-8")


if __name__ == "__main__":
    main()
