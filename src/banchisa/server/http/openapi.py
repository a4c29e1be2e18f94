"""What /api/openapi.json says of each route: its body, its answer, and the problems it may be answered with instead."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from banchisa.table.errors import STATUS, ErrorCode
from banchisa.table.wire.problems import WireProblem
from banchisa.table.wire.schema import Schema, components, schema_of

_REFERENCE = "#/components/schemas/{name}"
_ALWAYS: tuple[ErrorCode, ...] = ("request/host", "request/too_many", "server/error")
_WITH_BODY: tuple[ErrorCode, ...] = ("request/malformed", "request/origin", "request/too_large")
_PYDANTIC = ("HTTPValidationError", "ValidationError")  # never sent: what is malformed is a problem of ours
ENTRANCE: tuple[ErrorCode, ...] = ("table/unknown", "table/rules", "table/damaged", "game/unknown")


def describe(
    answer: Any,
    *codes: ErrorCode,
    body: Any = None,
    media: str = "application/json",
    statuses: tuple[int, ...] = (200,),
) -> dict[str, Any]:
    """The arguments of a route that document it."""
    reasons = [*_ALWAYS, *(() if body is None else _WITH_BODY), *codes]
    asked_for = _content(schema_of(answer, _REFERENCE), "what was asked for", media)
    responses: dict[int | str, Schema] = dict.fromkeys(statuses, asked_for)
    for status in sorted({STATUS[code] for code in reasons}):
        responses[status] = _describe_problem(sorted({code for code in reasons if STATUS[code] == status}))
    extra = {} if body is None else {"requestBody": {**_content(schema_of(body, _REFERENCE)), "required": True}}
    return {"responses": responses, "openapi_extra": extra}


def _content(schema: Schema, description: str = "", media: str = "application/json") -> Schema:
    return {"content": {media: {"schema": schema}}, **({"description": description} if description else {})}


def _describe_problem(codes: list[ErrorCode]) -> Schema:
    schema = {"allOf": [schema_of(WireProblem, _REFERENCE), {"properties": {"code": {"enum": codes}}}]}
    return _content(schema, ", ".join(codes))


def complete_openapi(app: FastAPI) -> Schema:
    """The document, with the structures that the routes refer to."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        known = found.setdefault("components", {}).setdefault("schemas", {})
        known.update(components(_REFERENCE))
        for name in _PYDANTIC:
            known.pop(name, None)
        for methods in found["paths"].values():
            for operation in methods.values():
                _remove_unsent(operation["responses"])
        app.openapi_schema = found
    return app.openapi_schema


def _remove_unsent(responses: dict[str, Schema]) -> None:
    """FastAPI documents an answer of its own for what it cannot read; here that is `request/malformed`."""
    if any(name in str(responses.get("422")) for name in _PYDANTIC):
        del responses["422"]
