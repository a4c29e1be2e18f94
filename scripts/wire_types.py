"""Writes the types and limits of the web client and the JSON Schema from banchisa.table.wire.

python scripts/wire_types.py          write the files
python scripts/wire_types.py --check  fail if one of them is not what would be written
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import typing
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.inspect import StructType, type_info

from banchisa.engine.texts import Text
from banchisa.table.wire import limits, messages, requests
from banchisa.table.wire.schema import MODULES, client_name, components, schema_of, structs

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "wire" / "types.ts"
LIMITS = ROOT / "web" / "src" / "wire" / "limits.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"
COMMAND = "python scripts/wire_types.py"
WIRE = "banchisa.table.wire"
WIDTH = 120
HEAD = f"""/**
 * Everything that goes over the network. Written by `{COMMAND}` from src/banchisa/table/wire: change it there.
 * A field that may be missing has its usual value then.
 */
"""
PLAIN = {
    Text: "Text",
    object: "unknown",
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
_FIELD = re.compile(r"    (\w+): .*?  # (.+)")
_ALIAS = re.compile(r"(\w+)(?:: Final)? = .*?  # (.+)")


def list_declarations(module: ModuleType) -> list[tuple[str, Any]]:
    """The public names of a module in order: its own, and types with a name that come from outside the wire."""
    found: list[str] = []
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.append(node.targets[0].id)
        elif isinstance(node, ast.ImportFrom) and not str(node.module).startswith(WIRE):
            found += [each.name for each in node.names if is_alias(vars(module)[each.asname or each.name])]
    return [(name, vars(module)[name]) for name in found if not name.startswith("_")]


def is_alias(value: Any) -> bool:
    """Whether this is a type that can have a name: alternatives, values, a tuple or a dictionary."""
    return get_origin(bare(value)) in (Union, UnionType, Literal, tuple, dict)


def bare(kind: Any) -> Any:
    """A type without limits on its values."""
    if get_origin(kind) is Annotated:
        return bare(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return Union[tuple(bare(part) for part in get_args(kind))]  # noqa: UP007
    if get_origin(kind) in (list, tuple, dict):
        return get_origin(kind)[tuple(bare(part) for part in get_args(kind))]
    return kind


def name_types() -> dict[Any, str]:
    """The names of types that are no structures; of several for the same type, the first."""
    found: dict[Any, str] = {}
    for module in MODULES:
        for name, value in list_declarations(module):
            if is_alias(value):
                found.setdefault(bare(value), client_name(name))
    return found


NAMES = name_types()


def typescript(kind: Any, skip: Any = inspect.Parameter.empty) -> str:
    """A type in TypeScript; without the default of a field, which is left out of messages."""
    kind = bare(kind)
    if kind in NAMES:
        return NAMES[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(quote(value) for value in parts if value != skip)
    if origin is Union:
        return union([part for part in parts if not (skip is None and part is NoneType)])
    return inner(kind, origin, parts)


def inner(kind: Any, origin: Any, parts: tuple[Any, ...]) -> str:
    """A list, a tuple, a dictionary, a structure or a plain value."""
    if origin is list or (origin is tuple and parts[-1] is Ellipsis):
        item = typescript(parts[0])
        return f"({item})[]" if " " in item and not item.endswith("[]") else f"{item}[]"
    if origin is tuple:
        return f"readonly [{', '.join(typescript(part) for part in parts)}]"
    if origin is dict:
        return f"Record<{typescript(parts[0])}, {typescript(parts[1])}>"
    return PLAIN[kind] if kind in PLAIN else client_name(kind.__name__)


def union(parts: list[Any]) -> str:
    """Alternatives, several of which may have a name together."""
    rest = [part for part in parts if part is not NoneType]
    name = NAMES.get(Union[tuple(rest)])  # noqa: UP007
    said = list(dict.fromkeys(typescript(part) for part in rest)) if name is None else [name]
    return " | ".join(said + ["null"] * (len(rest) < len(parts)))


def quote(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


# declarations


def write_types() -> str:
    """The whole file, in the order of the modules."""
    parts = [HEAD]
    for module in MODULES:
        topic = (module.__doc__ or "").splitlines()[0].rstrip(".")
        notes = aliases_said(module)
        parts.append(f"// ---- {topic[0].lower()}{topic[1:]}\n")
        for name, value in list_declarations(module):
            if value in structs():
                parts.append(write_struct(value))
            elif is_alias(value) and NAMES[bare(value)] == client_name(name):
                parts.append(comment(notes.get(name, "")) + write_alias(client_name(name), value))
    return "\n".join(parts)


def write_alias(name: str, kind: Any) -> str:
    kind = bare(kind)
    parts, origin = get_args(kind), get_origin(kind)
    if origin is Literal:
        options = [quote(value) for value in parts if value != ""]
    elif origin is Union:
        options = [typescript(part) for part in parts]
    else:
        options = [inner(kind, origin, parts)]
    line = f"export type {name} = {' | '.join(options)}"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {option}" for option in options)
    return line + "\n"


def write_struct(kind: type[msgspec.Struct]) -> str:
    info = type_info(kind)
    assert isinstance(info, StructType)
    name, hints = client_name(kind.__name__), typing.get_type_hints(kind, include_extras=True)
    text = comment(inspect.getdoc(kind) or "")
    if info.array_like:
        fields = ", ".join(write_field(kind, each, hints) for each in info.fields)
        return f"{text}export type {name} = readonly [{fields}]\n"
    notes, lines = comments_of(kind), []
    if info.tag_field:
        lines.append(f"{info.tag_field}: {quote(info.tag)}")
    for each in info.fields:
        if each.name in notes:
            lines.append(f"/** {notes[each.name]} */")
        lines.append(write_field(kind, each, hints))
    body = "".join(f"\n  {line}" for line in lines) + "\n" * bool(lines)
    return f"{text}export interface {name} {{{body}}}\n"


def write_field(kind: type[msgspec.Struct], each: msgspec.inspect.Field, hints: dict[str, Any]) -> str:
    config, is_asked = kind.__struct_config__, kind.__module__ == requests.__name__
    may_lack = not each.required and (config.omit_defaults or config.array_like or is_asked)
    skip = each.default if may_lack and not config.array_like else inspect.Parameter.empty
    return f"{each.encode_name}{'?' if may_lack else ''}: {typescript(hints[each.name], skip)}"


def comments_of(kind: type) -> dict[str, str]:
    """What the source says of each field, behind it."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("banchisa."):
            found.update(
                match.groups() for line in inspect.getsource(each).splitlines() if (match := _FIELD.match(line))
            )
    return {name: sentence(text) for name, text in found.items()}


def aliases_said(module: ModuleType) -> dict[str, str]:
    """What the source says of each named type, behind it."""
    found = (_ALIAS.match(line) for line in inspect.getsource(module).splitlines())
    return {match[1]: sentence(match[2]) for match in found if match}


def sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "." * text[-1].isalnum()


def comment(text: str) -> str:
    lines = [line for line in text.splitlines() if line]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def write_limits() -> str:
    """The numbers on which both sides agree: values, so they have a file beside the types."""
    parts, notes = [f"/** {limits.__doc__} Written by `{COMMAND}`. */\n"], aliases_said(limits)
    for name, note in notes.items():
        parts.append(f"{comment(note)}export const {name} = {vars(limits)[name]}\n")
    return "".join(parts)


# the schema


def write_schema() -> str:
    """All structures; a message of the server and one of a client can be checked by their names."""
    found = components()
    for kind in structs():
        for name, text in comments_of(kind).items():
            properties = found[client_name(kind.__name__)].get("properties", {})
            if name in properties:
                properties[name] = {**properties[name], "description": text}
    for name, kind in (("ServerMessage", messages.ServerMessage), ("ClientMessage", requests.ClientMessage)):
        found[name] = schema_of(kind)
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Banchisa: everything that goes over the network",
        "description": f"Written by `{COMMAND}` from src/banchisa/table/wire. docs/protocol.md explains it.",
        "$defs": found,
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


FILES = {TYPES: write_types, LIMITS: write_limits, SCHEMA: write_schema}


def stale() -> list[Path]:
    """The files that are not what would be written now."""
    return [path for path, write in FILES.items() if not path.exists() or path.read_text("utf-8") != write()]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        for path in (found := stale()):
            print(f"{path.relative_to(ROOT)} is stale: run {COMMAND}", file=sys.stderr)
        return 1 if found else 0
    for path, write in FILES.items():
        path.write_text(write(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
