"""The JSON Schema of everything that is sent, under the names that clients know."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any

import msgspec

from banchisa.engine import record, scene
from banchisa.engine.texts import Text
from banchisa.table.wire import (
    answers,
    clocks,
    common,
    learning,
    messages,
    notices,
    orders,
    problems,
    requests,
    tables,
    talk,
)

MODULES: tuple[ModuleType, ...] = (
    common,
    scene,
    clocks,
    orders,
    tables,
    talk,
    problems,
    messages,
    requests,
    learning,
    answers,
    notices,
    record,
)
_PREFIX = "Wire"
_REFERENCE = "#/$defs/{name}"
Schema = dict[str, Any]


def client_name(name: str) -> str:
    """What clients call a structure or type."""
    return name.removeprefix(_PREFIX)


def structs() -> list[type[msgspec.Struct]]:
    """Every structure that is sent, in the order in which they are declared."""
    return [
        value
        for module in MODULES
        for name, value in vars(module).items()
        if _is_sent(value) and value.__module__ == module.__name__ and not name.startswith("_")
    ]


def _is_sent(value: object) -> bool:
    return (
        isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in (common.WireStruct, scene.Scene)
    )


def components(reference: str = _REFERENCE) -> dict[str, Schema]:
    """The schema of every structure, by name; they refer to each other by this reference."""
    _, found = _describe(structs(), reference)
    return {
        client_name(name): {**_rename(schema, reference), "title": client_name(name)} for name, schema in found.items()
    }


def schema_of(kind: Any, reference: str = _REFERENCE) -> Schema:
    """The schema of a type, which refers to the components."""
    (found,), _ = _describe([kind], reference)
    renamed: Schema = _rename(found, reference)
    return renamed


def _describe(kinds: list[Any], reference: str) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """The schemas of these types, and of the structures in them; a text is described as it is sent."""
    hook = partial(_describe_text, reference)
    return msgspec.json.schema_components(kinds, schema_hook=hook, ref_template=reference)


def _describe_text(reference: str, kind: type) -> Schema:
    if kind is not Text:
        raise NotImplementedError(f"{kind} is not sent")
    return schema_of(common.WireText, reference)


def _rename(data: Any, reference: str) -> Any:
    """The same under the names that clients know."""
    if isinstance(data, dict):
        return {key: _rename(value, reference) for key, value in data.items()}
    if isinstance(data, list):
        return [_rename(value, reference) for value in data]
    root = reference.format(name="")
    if isinstance(data, str) and data.startswith(root):
        return root + client_name(data.removeprefix(root))
    return data
