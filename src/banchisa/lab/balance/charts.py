"""The charts of a balance report, by Altair. Colours are named as in the style of the page, which has day and night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import altair as alt

from banchisa.lab.balance.figures import Figures, RuleFigures
from banchisa.lab.balance.text import plain, players, seat_name
from banchisa.lab.stats.clustered import Spread
from banchisa.lab.stats.intervals import Interval

Row = dict[str, object]
Spec = dict[str, Any]

FONT = (
    "'Avenir Next', Avenir, 'Segoe UI Variable Text', 'Segoe UI', Ubuntu, Cantarell, 'Noto Sans', "
    "'DejaVu Sans Condensed', system-ui, sans-serif"
)
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
DASHES = ([1, 0], [7, 3], [2, 3], [9, 3, 2, 3], [4, 4], [1, 5])
LANE = 13  # pixels for each bot of a group
AIR = 12  # pixels between two groups
CAPTION = 19  # pixels for the words over a group
WIDE = 20  # the ratio of two lengths from which a chart of them is logarithmic
ROOM = 1.5  # how far above the greatest figure an interval is drawn, at most, where it would dwarf all figures
TICKS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]


def bot_colour(place: int) -> str:
    """The colour of a bot by its place in the report."""
    return f"var(--bot-{place % len(SHAPES) + 1})"


@dataclass(frozen=True)
class Measure:
    """What a chart measures from left to right."""

    title: str
    scale: alt.Scale
    axis: alt.Axis

    def x(self, field: str) -> alt.X:
        return alt.X(f"{field}:Q", title=self.title, scale=self.scale, axis=self.axis)


class Painter:
    """Draws charts in which each bot has its colour, its shape and its lane."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        places = range(len(self.bots))
        self._colour = alt.Color("bot:N", scale=self._scale([bot_colour(k) for k in places]), legend=None)
        self._shape = alt.Shape("bot:N", scale=self._scale([SHAPES[k % len(SHAPES)] for k in places]), legend=None)
        self._dash = alt.StrokeDash("bot:N", scale=self._scale([DASHES[k % len(DASHES)] for k in places]), legend=None)

    def _scale(self, values: list[Any]) -> alt.Scale:
        return alt.Scale(domain=self.bots, range=values)

    def seats(self, cases: Sequence[Figures], in_turn: bool) -> Spec:
        """The share of wins of each seat, beside the share of all being equal; of one number of players."""
        rows: list[Row] = []
        for case in cases:
            for seat, wins in enumerate((case.turn_wins if in_turn else case.wins) or []):
                rows.append({"group": seat_name(seat, in_turn), "bot": case.bot, **_bounds(wins)})
        even = 1 / cases[0].seats
        most = max([2 * even, *(float(str(row["high"])) for row in rows)])
        measure = _shares("share of wins", [0, min(1.0, most)])
        line = alt.Chart(_data([{"even": even}])).mark_rule(color="var(--turn)", strokeDash=[5, 3], strokeWidth=1.5)
        names = [seat_name(seat, in_turn) for seat in range(cases[0].seats)]
        return self._tall(line.encode(x=measure.x("even")) + self._whiskers(rows, measure, _groups(names)), len(names))

    def spreads(self, cases: Sequence[Figures], what: str, title: str) -> Spec:
        """Between what the values of most games lie, and their mean; of all numbers of players."""
        rows: list[Row] = []
        for case in cases:
            found: Spread | None = getattr(case, what)
            if found is not None:
                rows.append({"group": players(case.seats), "bot": case.bot, **_marks(found)})
        names = list(dict.fromkeys(players(case.seats) for case in cases))
        about = [
            *_about("group", "bot"), _figure("value", "mean"), _figure("median", "median"),
            _figure("from5", "5% are below"), _figure("to95", "5% are above"),
        ]  # fmt: skip
        base = alt.Chart(_data(rows)).encode(y=_groups(names), yOffset=self._lane(), color=self._colour, tooltip=about)
        measure = Measure(title, _fitting(rows), alt.Axis(tickCount=5))
        outer = base.mark_bar(size=4, opacity=0.4, cornerRadius=2).encode(x=measure.x("from5"), x2="to95:Q")
        inner = base.mark_bar(size=9, opacity=0.6, cornerRadius=2).encode(x=measure.x("from25"), x2="to75:Q")
        point = base.mark_point(filled=True, size=60, opacity=1, stroke="var(--surface)", strokeWidth=1.5)
        return self._tall(outer + inner + point.encode(x=measure.x("value"), shape=self._shape), len(names))

    def course(self, cases: Sequence[Figures]) -> Spec:
        """How many actions there are to choose from while a game goes on; of one number of players."""
        rows: list[Row] = []
        for case in cases:
            for tenth, options in enumerate(case.tenths):
                if options is not None:
                    rows.append({"at": (tenth + 0.5) / len(case.tenths), "bot": case.bot, **_bounds(options)})
        axis = alt.Axis(format=".0%", tickCount=5)
        x = Measure("how far the game is", alt.Scale(domain=[0, 1]), axis).x("at")
        most = max((float(str(row["value"])) for row in rows), default=1.0)
        top = min(max((float(str(row["high"])) for row in rows), default=1.0), ROOM * most)
        y = alt.Y("value:Q", title=None, scale=alt.Scale(domain=[0, top]), axis=alt.Axis(tickCount=4))
        about = [alt.Tooltip("at:Q", format=".0%", title="how far"), *_about("bot"), *_bounds_about()]
        base = alt.Chart(_data(rows)).encode(x=x, color=self._colour, tooltip=about)
        band = base.mark_area(opacity=0.2, clip=True).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
        line = base.mark_line(strokeWidth=2.5).encode(y=y, strokeDash=self._dash)
        points = base.mark_point(filled=True, size=45, opacity=1).encode(y=y, shape=self._shape)
        return _configured(band + line + points, 220)

    def kinds(self, cases: Sequence[Figures], names: Sequence[str], what: str) -> Spec:
        """How often each kind of action is chosen in a game, or when it is allowed; of one number of players."""
        rows: list[Row] = []
        for case in cases:
            for kind in case.kinds:
                found: Interval | None = getattr(kind, what)
                if found is not None:
                    rows.append({"group": plain(kind.kind), "bot": case.bot, **_bounds(found)})
        is_share = what == "taken"
        measure = _shares("share of these decisions", [0, 1]) if is_share else _times(rows)
        groups = _groups([plain(name) for name in names])
        return self._tall(self._whiskers(rows, measure, groups, is_share), len(names))

    def chance(self, cases: Sequence[Figures], names: Sequence[str]) -> Spec:
        """How often chance draws each kind of thing in a game; of one number of players."""
        rows: list[Row] = []
        for case in cases:
            for kind in case.chance:
                if kind.times is not None:
                    rows.append({"group": plain(kind.kind), "bot": case.bot, **_bounds(kind.times)})
        groups = _groups([plain(name) for name in names])
        return self._tall(self._whiskers(rows, _times(rows), groups, False), len(names))

    def rules(self, cases: Sequence[Figures], texts: dict[str, str], what: str, title: str) -> Spec:
        """At which share of decisions, or ends of games, each rule shows; of one number of players."""
        rows: list[Row] = []
        for case in cases:
            for rule in case.rules:
                found = _of_rule(rule, what)
                if found is not None and rule.rule in texts:
                    rows.append({"group": rule.rule, "bot": case.bot, "text": texts[rule.rule], **_bounds(found)})
        lanes = len(self.bots) * LANE
        group = CAPTION + lanes
        names = list(texts)
        scale = alt.Scale(domain=names, paddingInner=AIR / (group + AIR), paddingOuter=0.1)
        axis = alt.Axis(labelBaseline="top", labelOffset=-group / 2 + 2, domain=False, ticks=False)
        y = alt.Y("group:N", title=None, sort=names, scale=scale, axis=axis)
        captions: list[Row] = [{"group": rule, "text": text} for rule, text in texts.items()]
        words = alt.Chart(_data(captions)).mark_text(
            align="left", baseline="top", color="var(--text-2)", fontSize=12, dy=2, limit=alt.expr("width")
        )  # fmt: skip
        words = words.encode(y=alt.Y("group:N", sort=names, bandPosition=0), x=alt.value(4), text="text:N")
        lane = alt.YOffset("bot:N", scale=alt.Scale(domain=self.bots, range=[CAPTION, group]))
        whiskers = self._whiskers(rows, _shares(title, [0, 1]), y, True, lane)
        return _configured(whiskers + words, len(names) * (group + AIR))

    def _whiskers(
        self, rows: list[Row], measure: Measure, y: alt.Y, is_share: bool = True, lane: alt.YOffset | None = None
    ) -> alt.LayerChart:
        """A point for each figure and a line over its interval."""
        about = [*_about("group", "bot"), *_bounds_about(is_share)]
        lane = self._lane() if lane is None else lane
        base = alt.Chart(_data(rows)).encode(y=y, yOffset=lane, color=self._colour, tooltip=about)
        line = base.mark_rule(strokeWidth=2.5, opacity=0.55).encode(x=measure.x("low"), x2="high:Q")
        points = base.mark_point(filled=True, size=70, opacity=1)
        return alt.LayerChart(layer=[line, points.encode(x=measure.x("value"), shape=self._shape)])

    def _lane(self) -> alt.YOffset:
        return alt.YOffset("bot:N", scale=alt.Scale(domain=self.bots, paddingOuter=0.5))

    def _tall(self, chart: alt.LayerChart, groups: int) -> Spec:
        return _configured(chart, groups * (len(self.bots) * LANE + AIR))


def _data(rows: list[Row]) -> alt.InlineData:
    return alt.InlineData(values=rows)


def _bounds(interval: Interval | None) -> Row:
    """A figure under the names that all charts use."""
    if interval is None:
        return {"value": None, "low": None, "high": None}
    return {"value": interval.value, "low": interval.low, "high": interval.high}


def _marks(found: Spread) -> Row:
    """The marks of a spread under the names that all charts use; one game alone is its own mean."""
    return {
        "value": found.median if found.mean is None else found.mean.value, "median": found.median,
        "from5": found.low, "from25": found.quarter, "to75": found.three_quarters, "to95": found.high,
    }  # fmt: skip


def _of_rule(rule: RuleFigures, what: str) -> Interval | None:
    """The figure of a rule, where it shows at all."""
    found: Interval | None = getattr(rule, what)
    return found if found is not None and found.value > 0 else None


def _groups(names: Sequence[str]) -> alt.Y:
    axis = alt.Axis(domain=False, ticks=False, labelPadding=8)
    return alt.Y("group:N", title=None, sort=list(names), scale=alt.Scale(domain=list(names), padding=0.15), axis=axis)


def _shares(title: str, domain: list[float]) -> Measure:
    return Measure(title, alt.Scale(domain=domain), alt.Axis(format=".0%", tickCount=5))


def _times(rows: list[Row]) -> Measure:
    """Times in a game; what happens once and what happens a hundred times are both to be seen."""
    most = max((float(str(row["high"])) for row in rows), default=1.0)
    ticks = [tick for tick in TICKS if tick <= max(1, most)]
    scale = alt.Scale(type="symlog", constant=1, domainMin=0)
    return Measure("times in a game", scale, alt.Axis(values=ticks, labelOverlap=True))


def _fitting(rows: list[Row]) -> alt.Scale:
    """A scale for lengths: logarithmic where they differ by much."""
    lows = [float(str(row["from5"])) for row in rows]
    highs = [float(str(row["to95"])) for row in rows]
    if rows and min(lows) > 0 and max(highs) / min(lows) > WIDE:
        return alt.Scale(type="log")
    return alt.Scale(zero=True)


def _about(*names: str) -> list[alt.Tooltip]:
    titles = {"group": "what", "bot": "play"}
    return [alt.Tooltip(f"{name}:N", title=titles[name]) for name in names]


def _figure(name: str, title: str, is_share: bool = False) -> alt.Tooltip:
    return alt.Tooltip(f"{name}:Q", title=title, format=".1%" if is_share else ",.3~f")


def _bounds_about(is_share: bool = False) -> list[alt.Tooltip]:
    titles = {"value": "measured", "low": "at least", "high": "at most"}
    return [_figure(name, title, is_share) for name, title in titles.items()]


def _configured(chart: alt.LayerChart, height: float) -> Spec:
    """The chart as data, as wide as its place on the page."""
    done = (
        chart.properties(width="container", height=height, background="transparent", padding=2)
        .configure(font=FONT, autosize=alt.AutoSizeParams(type="fit-x", contains="padding"))
        .configure_view(stroke=None)
        .configure_axis(
            labelColor="var(--text-2)", titleColor="var(--text-2)", gridColor="var(--line)", tickColor="var(--line)",
            domainColor="var(--line-strong)", labelFontSize=13, titleFontSize=13, titleFontWeight="normal",
        )
        .configure_axisY(labelColor="var(--text)", labelLimit=130)
    )  # fmt: skip
    spec: Spec = done.to_dict()
    return spec
