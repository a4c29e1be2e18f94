"""Cards with a chart and its table, keys and switches: the furniture of a balance report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from banchisa.lab.balance.charts import SHAPES, Painter, Spec, bot_colour
from banchisa.lab.balance.markup import folded, paragraph
from banchisa.lab.balance.study import Study
from banchisa.lab.balance.text import players

SYMBOLS = {
    "circle": '<circle cx="8" cy="8" r="6"/>',
    "square": '<rect x="2.5" y="2.5" width="11" height="11"/>',
    "triangle-up": '<path d="M8 2 14 13H2Z"/>',
    "diamond": '<path d="M8 1 14 8 8 15 2 8Z"/>',
    "cross": '<path d="M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z"/>',
    "triangle-down": '<path d="M8 14 2 3h12Z"/>',
}
EVEN = (
    '<li><svg class="long" viewBox="0 0 34 16" aria-hidden="true">'
    '<path d="M2 8H32" stroke="var(--turn)" stroke-width="2" stroke-dasharray="5 3"/></svg>even share</li>'
)
INTERVAL = (
    '<li><svg class="long" viewBox="0 0 34 16" aria-hidden="true">'
    '<path d="M2 8H32" stroke="var(--text-2)" stroke-width="2.5" opacity=".6"/></svg>95% interval</li>'
)


class Gallery:
    """Hangs the charts of a study: the page gets a place for each, the chart itself is kept under the same name."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.painter = Painter(study.bots)
        self.charts: dict[str, Spec] = {}

    def card(self, title: str, spec: Spec, figures: str, about: str = "") -> str:
        """A chart with its table."""
        name = f"chart-{len(self.charts) + 1}"
        self.charts[name] = spec
        label = escape(f"Chart: {title}. The same figures are in the table below.")
        words = paragraph(about) if about else ""
        place = f'<div class="chart" role="img" data-chart="{name}" aria-label="{label}"></div>'
        return framed(f"<h3>{escape(title)}</h3>{words}{place}{folded('The figures as a table', figures)}")

    def key(self, *more: str) -> str:
        """Which mark is whose."""
        entries = [
            f'<li><svg viewBox="0 0 16 16" aria-hidden="true" fill="{bot_colour(place)}">'
            f"{SYMBOLS[SHAPES[place % len(SHAPES)]]}</svg>{escape(bot)} play</li>"
            for place, bot in enumerate(self.study.bots)
        ]
        return f'<ul class="key" aria-label="Key">{"".join([*entries, *more])}</ul>'

    def by_players(self, name: str, hang: Callable[[int], list[str]]) -> str:
        """The cards of each number of players, with a switch between them where there are several."""
        numbers = self.study.numbers
        if len(numbers) == 1:
            return rowed(hang(numbers[0]), "wide")
        parts = [
            f'<div data-players="{seats}"><h3 class="players">{players(seats)}</h3>{rowed(hang(seats), "wide")}</div>'
            for seats in numbers
        ]
        return self._switch(name) + "".join(parts)

    def _switch(self, name: str) -> str:
        choices = "".join(
            f'<label><input type="radio" name="{name}-players" value="{seats}"'
            f"{' checked' if seats == self.study.numbers[0] else ''}><span>{players(seats)}</span></label>"
            for seats in self.study.numbers
        )
        return f'<fieldset class="switch"><legend>Number of players</legend>{choices}</fieldset>'


def framed(inside: str) -> str:
    return f'<div class="card">{inside}</div>'


def stacked(cards: Sequence[str]) -> str:
    return f'<div class="stack">{"".join(cards)}</div>'


def rowed(cards: Sequence[str], style: str = "") -> str:
    return f'<div class="{f"cards {style}".strip()}">{"".join(cards)}</div>'
