"""Small pieces of HTML: escaped words, figures with their intervals, tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from banchisa.lab.stats.intervals import Interval

NONE = "–"


@dataclass(frozen=True)
class Cell:
    """One entry of a table: its text, and something smaller below."""

    text: str
    small: str = ""
    style: str = ""

    def html(self, tag: str = "td") -> str:
        style = f' class="{self.style}"' if self.style else ""
        scope = ' scope="row"' if tag == "th" else ""
        small = f"<small>{escape(self.small)}</small>" if self.small else ""
        return f"<{tag}{scope}{style}>{escape(self.text)}{small}</{tag}>"


def word(text: str) -> Cell:
    return Cell(text, style="word")


def prose(text: str) -> Cell:
    return Cell(text, style="text")


def whole(value: int) -> Cell:
    return Cell(f"{value:,}")


def number(value: float | None) -> str:
    """A number with as many digits as one reads."""
    if value is None:
        return NONE
    if value == 0:
        return "0"
    size = abs(value)
    digits = 0 if size >= 1000 else 1 if size >= 10 else 2 if size >= 0.095 else 3
    return f"{value:,.{digits}f}"


def percent(value: float, sign: bool = True) -> str:
    """A share with one decimal; what is not quite nothing or everything gets as many as it needs."""
    shown = round(value * 100, 4)
    text = f"{shown:.0f}" if shown in (0, 100) else f"{shown:.1f}"
    if shown and text == "0.0":
        text = f"{shown:.2g}"
    return f"{text}%" if sign else text


def measured(interval: Interval | None, is_share: bool = False) -> Cell:
    """A figure over its interval."""
    if interval is None:
        return Cell(NONE)
    if is_share:
        return Cell(percent(interval.value), f"{percent(interval.low, False)} to {percent(interval.high)}")
    return Cell(number(interval.value), f"{number(interval.low)} to {number(interval.high)}")


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], words: int = 1) -> str:
    """A table whose first columns are words; rows that begin with something new are set apart."""
    top = "".join(
        f'<th scope="col"{" class=word" if place < words or head == "text" else ""}>{escape(head)}</th>'
        for place, head in enumerate(heads)
    )
    body: list[str] = []
    before = ""
    for row in rows:
        is_new = row[0].text != before and before != "" and words > 1
        before = row[0].text
        cells = row[0].html("th") + "".join(cell.html() for cell in row[1:])
        body.append(f"<tr{' class=first' if is_new else ''}>{cells}</tr>")
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def paragraph(text: str, style: str = "") -> str:
    return f'<p class="{style}">{escape(text)}</p>' if style else f"<p>{escape(text)}</p>"
