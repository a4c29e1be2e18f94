"""The file in which an arena keeps its games: a line for the settings, then one for each game, in any order."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from banchisa.engine.errors import BanchisaError
from banchisa.lab.arena_result import ArenaResult

NAME = "games.jsonl"


class ResultsFile:
    """Reads the games that are there, refuses those of another arena, and adds a line for every game."""

    def __init__(self, folder: Path, settings: Mapping[str, object], belongs: Callable[[ArenaResult], bool]) -> None:
        self.path = folder / NAME
        self.results: dict[int, ArenaResult] = {}
        head = _encode(settings)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            written = self.path.read_bytes() if self.path.exists() else b""
            whole = written[: written.rfind(b"\n") + 1]  # a game whose line was cut short is played again
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

    def add(self, result: ArenaResult) -> None:
        try:
            self._write(_encode(result.to_json()))
        except OSError as why:
            raise BanchisaError(f"cannot write {self.path}: {why.strerror}") from None

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def _read(self, lines: list[bytes], settings: Mapping[str, object], belongs: Callable[[ArenaResult], bool]) -> None:
        self._check_settings(self._parse(lines[0], 1), settings)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = ArenaResult.from_json(self._parse(line, number))
            except BanchisaError as why:
                raise self._error(f"line {number}: {why}") from None
            if not belongs(result) or self.results.get(result.number, result) != result:
                raise self._error(f"line {number}: game {result.number} does not fit the others")
            self.results[result.number] = result

    def _parse(self, line: bytes, number: int) -> object:
        try:
            data: object = json.loads(line)
        except (ValueError, RecursionError):
            raise self._error(f"line {number} is not JSON") from None
        return data

    def _check_settings(self, found: object, settings: Mapping[str, object]) -> None:
        """Refuse to mix games of different settings."""
        wanted = json.loads(json.dumps(settings))
        if not isinstance(found, dict) or found.get("format") != wanted["format"]:
            raise self._error("it is not an arena file")
        for name in {**wanted, **found}:
            if found.get(name) != wanted.get(name):
                here, asked = _shorten(found.get(name)), _shorten(wanted.get(name))
                raise BanchisaError(
                    f"{self.path} holds games with {name} {here}, not {asked}; "
                    "ask for the same, or choose another folder"
                )

    def _error(self, why: str) -> BanchisaError:
        return BanchisaError(f"{self.path} cannot be continued: {why}; fix the file or choose another folder")


def read_results(folder: Path) -> tuple[dict[str, object], list[ArenaResult]]:
    """The settings of a folder and its games by their numbers, without a claim to write there."""
    path = folder / NAME
    try:
        written = path.read_bytes()
    except OSError as why:
        raise BanchisaError(f"cannot read {path}: {why.strerror}") from None
    found: list[object] = []
    for number, line in enumerate(written[: written.rfind(b"\n") + 1].splitlines(), 1):
        try:
            found.append(json.loads(line))
        except (ValueError, RecursionError):
            raise BanchisaError(f"{path} cannot be read: line {number} is not JSON") from None
    head = found[0] if found else None
    if not isinstance(head, dict) or not str(head.get("format", "")).startswith("banchisa-arena/"):
        raise BanchisaError(f"{path} cannot be read: it is not an arena file")
    try:
        results = {result.number: result for result in map(ArenaResult.from_json, found[1:])}
    except BanchisaError as why:
        raise BanchisaError(f"{path} cannot be read: {why}") from None
    return head, [results[number] for number in sorted(results)]


def _encode(data: Mapping[str, object]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "replace") + b"\n"


def _shorten(value: object, limit: int = 200) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= limit else f"{text[:limit]}…"


def _lock(file: int, path: Path) -> None:
    """Keep other arenas from writing to the same file; the lock ends with the process."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BanchisaError(f"{path} is being written by another arena") from None
