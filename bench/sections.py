"""Sections of documents that measurements write: what stands between two marks with their name."""

from collections.abc import Iterable, Sequence
from pathlib import Path

RESULTS = Path(__file__).resolve().with_name("results.md")


class SectionError(Exception):
    """A document has only one of the two marks, or has them the wrong way round."""


def merge_section(before: str, name: str, text: str) -> str:
    """Put a section in the place of its former self, or at the end, and leave the rest of the document as it is."""
    first, last = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
    section = f"{first}\n\n{text}\n\n{last}"
    if first not in before and last not in before:
        return f"{before.rstrip()}\n\n{section}\n"
    head, begin, rest = before.partition(first)
    _, end, tail = rest.partition(last)
    if not begin or not end:
        raise SectionError(f"the document has only one of {first} and {last}, or has them the wrong way round")
    return head + section + tail


def write_section(name: str, text: str, page: Path = RESULTS) -> None:
    """Replace a section of a document; without a document, begin the benchmarks."""
    page.write_text(merge_section(_read(page), name, text), encoding="utf-8")


def check_section(name: str, page: Path = RESULTS) -> None:
    """Fail before anything is measured that could not be written."""
    merge_section(_read(page), name, "")


def _read(page: Path) -> str:
    return page.read_text(encoding="utf-8") if page.exists() else "# Benchmarks\n"


def write_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
