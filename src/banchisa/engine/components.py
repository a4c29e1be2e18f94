"""Components files: TOML that says what lies in the box, read with errors that name the line's place."""

from __future__ import annotations

import tomllib
from pathlib import Path

from banchisa.engine.errors import ComponentsError
from banchisa.engine.json_values import is_whole


class Components:
    """What lies in the box, packaged or the user's own: each game reads the data of its file, and checks all of it."""

    def __init__(self, data: dict[str, object]) -> None:
        self.data = data


def read_components(path: str | Path) -> dict[str, object]:
    """The data of a components file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as why:
        raise ComponentsError(f"cannot read {path}: {why.strerror}") from None
    except UnicodeDecodeError:
        raise ComponentsError(f"{path} is not a components file: it is not a text file") from None
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as why:
        raise ComponentsError(f"{path}: {why}") from None


def need(fact: object, otherwise: str) -> None:
    """Refuse components for which something does not hold that must."""
    if not fact:
        raise ComponentsError(otherwise)


def section(data: dict[str, object], name: str) -> dict[str, object]:
    """A table inside the data."""
    value = data.get(name)
    if not isinstance(value, dict):
        raise ComponentsError(f"{name}: this table is missing")
    return value


def rows(data: dict[str, object], name: str) -> list[object]:
    """A list inside the data."""
    value = data.get(name)
    if not isinstance(value, list):
        raise ComponentsError(f"{name}: this list is missing")
    return value


def words(data: dict[str, object], name: str, where: str) -> list[str]:
    """A list of words inside a table."""
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ComponentsError(f"{where}.{name}: must be a list of words")
    return [str(item) for item in value]


def number(data: dict[str, object], name: str, where: str, least: int, most: int) -> int:
    """A whole number inside a table."""
    value = data.get(name)
    if not is_whole(value, least, most):
        raise ComponentsError(f"{where}.{name}: must be a whole number from {least} to {most}, not {value!r}")
    return value
