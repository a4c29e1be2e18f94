"""Files that are written whole or not at all."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def write_atomically(target: Path, text: str) -> None:
    """Write a text file so that a crash leaves either the old file or the new one."""
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
