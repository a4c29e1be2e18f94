"""The file that a game at one keyboard is kept in."""

from __future__ import annotations

from pathlib import Path

from banchisa.cli.console import Console
from banchisa.engine.errors import BanchisaError
from banchisa.engine.record import Record
from banchisa.table.table import Table
from banchisa.table.views import full_record


class GameFile:
    """Where a game is kept, if anywhere, and its copies. Each has the seed: else chance could not be continued."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._copies: set[Path] = set()  # files that this game was written to

    def keep(self, table: Table) -> None:
        """Write the game to its file, if it has one."""
        if self.path is not None:
            full_record(table).save(self.path)

    def save(self, table: Table, path: Path | None, console: Console) -> bool:
        """Write the game to its file, or a copy to another, and say so; whether that was possible."""
        try:
            if path is None:
                self.keep(table)
            else:
                self._save_copy(table, path, console)
        except BanchisaError as why:
            console.print_error(str(why))
            return False
        console.print_message("ui-saved", file=str(path or self.path))
        return True

    def _save_copy(self, table: Table, path: Path, console: Console) -> None:
        """Write the game over an earlier copy of it, but over nothing else. A game without a file is kept there."""
        record = full_record(table)
        if _is_filled(path) and not self._holds(path, record):
            raise console.error("ui-save-taken", file=str(path))
        record.save(path)
        self._copies.add(path.resolve())
        self.path = self.path or path

    def _holds(self, path: Path, record: Record) -> bool:
        """Whether a file holds this game: as it was some steps ago, or as it was written there by this process."""
        try:
            found = Record.load(path)
        except BanchisaError:
            return False
        if (found.game, found.commitment, found.entropies) != (record.game, record.commitment, record.entropies):
            return False
        return found.steps == record.steps[: len(found.steps)] or path.resolve() in self._copies


def refuse_to_overwrite(file: Path, console: Console) -> None:
    """A file that holds something is not replaced unasked."""
    if _is_filled(file):
        raise console.error("ui-file-exists", file=str(file))


def refuse_to_lose(file: Path, console: Console) -> None:
    """A file that holds something is not replaced unasked; an unfinished game in it can be continued."""
    if _is_filled(file) and _is_unfinished(file):
        raise console.error("ui-file-unfinished", file=str(file))
    refuse_to_overwrite(file, console)


def _is_filled(file: Path) -> bool:
    try:
        return file.exists() and file.stat().st_size > 0
    except OSError as why:
        raise BanchisaError(f"{file}: {why.strerror}") from None


def _is_unfinished(file: Path) -> bool:
    try:
        return not Record.load(file).ranks
    except BanchisaError:
        return False
