"""The file in which an experiment keeps its games: a line for the settings, then one for each game, in any order."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from banchisa.engine.errors import BanchisaError
from banchisa.lab.arena_result import Result

NAME = "games.jsonl"


class Ledger:
    """Reads what is there, refuses what belongs to another experiment, and adds a line for every game."""

    def __init__(self, folder: Path, settings: Mapping[str, object], belongs: Callable[[Result], bool]) -> None:
        self.path = folder / NAME
        self.results: dict[int, Result] = {}
        head = _line(settings)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            written = self.path.read_bytes() if self.path.exists() else b""
            whole = written[: written.rfind(b"\n") + 1]  # a line that a kill cut short is played again
            if whole:
                self._read(whole.splitlines(), settings, belongs)
            elif not head.startswith(written):
                raise self._error("it is not an arena file")
            self._file = self.path.open("r+b" if written else "wb")
            _lock(self._file.fileno(), self.path)
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._write(head)
        except OSError as why:
            raise BanchisaError(f"cannot write {self.path}: {why.strerror}") from None

    def add(self, result: Result) -> None:
        try:
            self._write(_line(result.to_json()))
        except OSError as why:
            raise BanchisaError(f"cannot write {self.path}: {why.strerror}") from None

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def _read(self, lines: list[bytes], settings: Mapping[str, object], belongs: Callable[[Result], bool]) -> None:
        self._compare(self._parsed(lines[0], 1), settings)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = Result.from_json(self._parsed(line, number))
            except BanchisaError as why:
                raise self._error(f"line {number}: {why}") from None
            if not belongs(result) or self.results.get(result.number, result) != result:
                raise self._error(f"line {number}: game {result.number} does not fit the others")
            self.results[result.number] = result

    def _parsed(self, line: bytes, number: int) -> object:
        try:
            data: object = json.loads(line)
        except (ValueError, RecursionError):
            raise self._error(f"line {number} is not JSON") from None
        return data

    def _compare(self, found: object, settings: Mapping[str, object]) -> None:
        """Refuse to mix games that were not agreed on in the same way."""
        wanted = json.loads(json.dumps(settings))
        if not isinstance(found, dict) or found.get("format") != wanted["format"]:
            raise self._error("it is not an arena file")
        for name in {**wanted, **found}:
            if found.get(name) != wanted.get(name):
                raise BanchisaError(
                    f"{self.path} holds games with {name} {_said(found.get(name))}, not {_said(wanted.get(name))}; "
                    "ask for the same, or choose another folder"
                )

    def _error(self, why: str) -> BanchisaError:
        return BanchisaError(f"{self.path} cannot be continued: {why}; fix the file or choose another folder")


def _line(data: Mapping[str, object]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "replace") + b"\n"


def _said(value: object, most: int = 200) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else f"{text[:most]}…"


def _lock(file: int, path: Path) -> None:
    """Two that write to the same file would spoil it; the lock ends with the process."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BanchisaError(f"{path} is being written by another arena") from None
