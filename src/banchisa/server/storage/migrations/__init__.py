"""The schema of a store: numbered steps that run forward, on SQLite and on PostgreSQL.

A step is a file of SQL, `NNNN_name.sql`, in which types that differ stand in braces; `NNNN_name.postgres.sql` is a step
that only one of the two needs. Steps are never changed once they were released: what is new is a new step.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal

from banchisa.engine.errors import BanchisaError

Dialect = Literal["sqlite", "postgres"]
_TYPES: dict[Dialect, dict[str, str]] = {
    "sqlite": {"bool": "INTEGER", "true": "1", "bytes": "BLOB", "real": "REAL", "clustered": "WITHOUT ROWID"},
    "postgres": {"bool": "BOOLEAN", "true": "TRUE", "bytes": "BYTEA", "real": "DOUBLE PRECISION", "clustered": ""},
}


@cache
def _steps() -> dict[int, str]:
    """The names of all steps by number, in order."""
    names = sorted(file.name for file in files(__name__).iterdir() if file.name.endswith(".sql"))
    return {int(name[:4]): name for name in names}


def newest_version() -> int:
    """The schema that this version of Banchisa writes."""
    return max(_steps())


def find_statements(found: int, dialect: Dialect) -> Iterator[str]:
    """What brings a store from the schema that was found to the newest one; a newer one is refused."""
    newest = newest_version()
    if found > newest:
        raise BanchisaError(f"it was written by a newer version (schema {found}, this is {newest})")
    for number, name in _steps().items():
        _, *only, _ = name.split(".")
        if number > found and only in ([], [dialect]):
            text = files(__name__).joinpath(name).read_text(encoding="utf-8")
            yield from _split(text.format_map(_TYPES[dialect]))


def _split(script: str) -> list[str]:
    return [statement.strip() for statement in script.split(";") if statement.strip()]
