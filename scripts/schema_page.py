"""The page of the documentation site that shows the JSON Schema of the protocol: a table for each structure."""

import json
from typing import Any

Shape = dict[str, Any]


def write_schema_page(schema: Shape) -> str:
    """Every structure by name, with its fields, and links between them."""
    about = (
        "What the [protocol](protocol.md) describes, structure by structure. "
        "[protocol.schema.json](protocol.schema.json) is the same as JSON Schema, for programs."
    )
    parts = ["# The schema of the protocol", about]
    for name, shape in sorted(schema["$defs"].items()):
        parts += [f"## {name} {{ #{name} }}", shape.get("description", ""), _describe(shape)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _describe(shape: Shape) -> str:
    """The fields of a structure; of anything else, what it can be."""
    fields = shape.get("properties")
    if not fields:
        return _say(shape) if fields is None else "No fields."
    lines = ["| field | value | if left out |", "|---|---|---|"]
    for name, field in fields.items():
        default = "" if name in shape.get("required", ()) else f"`{json.dumps(field.get('default'))}`"
        lines.append(f"| `{name}` | {_say(field)} | {default} |")
    return "\n".join(lines)


def _say(shape: Shape) -> str:
    """What a value can be, in words."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    if "anyOf" in shape:
        return " or ".join(_say(one) for one in shape["anyOf"])
    if "enum" in shape:
        return " or ".join(f"`{json.dumps(value)}`" for value in shape["enum"])
    if shape["type"] == "array":
        return _say_list(shape)
    if shape["type"] == "object":
        values = shape.get("additionalProperties")
        return f"object whose values are: {_say(values)}" if values else "object"
    bounds = _say_limits(shape, "minimum", "maximum"), _say_limits(shape, "minLength", "maxLength", "characters")
    return shape["type"] + "".join(bounds)


def _say_list(shape: Shape) -> str:
    if "prefixItems" in shape:
        return f"list of {len(shape['prefixItems'])}: " + ", ".join(_say(one) for one in shape["prefixItems"])
    return f"list{_say_limits(shape, 'minItems', 'maxItems')} of: {_say(shape['items'])}"


def _say_limits(shape: Shape, least: str, most: str, unit: str = "") -> str:
    """The bounds of a number, a length or a count, as far as there are any."""
    low, high = shape.get(least), shape.get(most)
    if low is None and high is None:
        return ""
    bounds = f"at least {low}" if high is None else f"at most {high}" if low is None else f"{low} to {high}"
    return f" ({bounds} {unit})" if unit else f" ({bounds})"
