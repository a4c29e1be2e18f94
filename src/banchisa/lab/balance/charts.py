"""The charts of a balance report, made with Altair. Their colours are variables of page.css, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import altair as alt

from banchisa.lab.balance.figures import CaseFigures, RuleFigures
from banchisa.lab.balance.text import players, seat_name, spell_out
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
LANE_HEIGHT = 13  # pixels for each bot of a group
GROUP_GAP = 12  # pixels between two groups
CAPTION_HEIGHT = 19  # pixels for the text over a group
LOG_RATIO = 20  # values that differ by more than this factor get a logarithmic scale
HEADROOM = 1.5  # intervals are cut off above this multiple of the greatest figure
TICKS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]


def bot_colour(place: int) -> str:
    """The colour of a bot, by its place among the bots of the report."""
    return f"var(--bot-{place % len(SHAPES) + 1})"


@dataclass(frozen=True)
class Measure:
    """The horizontal axis of a chart."""

    title: str
    scale: alt.Scale
    axis: alt.Axis

    def x(self, field: str) -> alt.X:
        return alt.X(f"{field}:Q", title=self.title, scale=self.scale, axis=self.axis)


class ChartBuilder:
    """Draws charts as Vega-Lite specifications. Each bot has a colour, a shape and a lane of its own."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.specs: dict[str, Spec] = {}  # those on the page, by their names
        self.bots = list(bots)
        places = range(len(self.bots))
        self._colour = alt.Color("bot:N", scale=self._scale([bot_colour(k) for k in places]), legend=None)
        self._shape = alt.Shape("bot:N", scale=self._scale([SHAPES[k % len(SHAPES)] for k in places]), legend=None)
        self._dash = alt.StrokeDash("bot:N", scale=self._scale([DASHES[k % len(DASHES)] for k in places]), legend=None)

    def add(self, spec: Spec) -> str:
        """Put a chart on the page; returns its name."""
        name = f"chart-{len(self.specs) + 1}"
        self.specs[name] = spec
        return name

    def marks(self) -> list[tuple[str, str, str]]:
        """Each bot with its colour and shape."""
        return [(bot, bot_colour(place), SHAPES[place % len(SHAPES)]) for place, bot in enumerate(self.bots)]

    def _scale(self, values: list[Any]) -> alt.Scale:
        return alt.Scale(domain=self.bots, range=values)

    def draw_seats(self, cases: Sequence[CaseFigures], in_turn: bool) -> Spec:
        """The share of wins of each seat and the even share, for one number of players."""
        rows: list[Row] = []
        for case in cases:
            for seat, wins in enumerate((case.turn_wins if in_turn else case.wins) or []):
                rows.append({"group": seat_name(seat, in_turn), "bot": case.bot, **_interval_fields(wins)})
        even = 1 / cases[0].seats
        most = max([2 * even, *(float(str(row["high"])) for row in rows)])
        measure = _share_measure("share of wins", [0, min(1.0, most)])
        line = alt.Chart(_inline([{"even": even}])).mark_rule(color="var(--turn)", strokeDash=[5, 3], strokeWidth=1.5)
        names = [seat_name(seat, in_turn) for seat in range(cases[0].seats)]
        whiskers = self._draw_whiskers(rows, measure, _group_axis(names))
        return self._finish_groups(line.encode(x=measure.x("even")) + whiskers, len(names))

    def draw_spreads(self, cases: Sequence[CaseFigures], what: str, title: str) -> Spec:
        """The distribution of a value over games, for all numbers of players."""
        rows: list[Row] = []
        for case in cases:
            found: Spread | None = getattr(case, what)
            if found is not None:
                rows.append({"group": players(case.seats), "bot": case.bot, **_spread_fields(found)})
        names = list(dict.fromkeys(players(case.seats) for case in cases))
        about = [
            *_tooltips("group", "bot"), _figure_tooltip("value", "mean"), _figure_tooltip("median", "median"),
            _figure_tooltip("from5", "5% are below"), _figure_tooltip("to95", "5% are above"),
        ]  # fmt: skip
        base = alt.Chart(_inline(rows)).encode(y=_group_axis(names), yOffset=self._lane())
        base = base.encode(color=self._colour, tooltip=about)
        measure = Measure(title, _choose_scale(rows), alt.Axis(tickCount=5))
        outer = base.mark_bar(size=4, opacity=0.4, cornerRadius=2).encode(x=measure.x("from5"), x2="to95:Q")
        inner = base.mark_bar(size=9, opacity=0.6, cornerRadius=2).encode(x=measure.x("from25"), x2="to75:Q")
        point = base.mark_point(filled=True, size=60, opacity=1, stroke="var(--surface)", strokeWidth=1.5)
        return self._finish_groups(outer + inner + point.encode(x=measure.x("value"), shape=self._shape), len(names))

    def draw_course(self, cases: Sequence[CaseFigures]) -> Spec:
        """The number of legal actions in the course of a game, for one number of players."""
        rows: list[Row] = []
        for case in cases:
            for tenth, options in enumerate(case.tenths):
                if options is not None:
                    rows.append({"at": (tenth + 0.5) / len(case.tenths), "bot": case.bot, **_interval_fields(options)})
        axis = alt.Axis(format=".0%", tickCount=5)
        x = Measure("how far the game is", alt.Scale(domain=[0, 1]), axis).x("at")
        most = max((float(str(row["value"])) for row in rows), default=1.0)
        top = min(max((float(str(row["high"])) for row in rows), default=1.0), HEADROOM * most)
        y = alt.Y("value:Q", title=None, scale=alt.Scale(domain=[0, top]), axis=alt.Axis(tickCount=4))
        about = [alt.Tooltip("at:Q", format=".0%", title="how far"), *_tooltips("bot"), *_interval_tooltips()]
        base = alt.Chart(_inline(rows)).encode(x=x, color=self._colour, tooltip=about)
        band = base.mark_area(opacity=0.2, clip=True).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
        line = base.mark_line(strokeWidth=2.5).encode(y=y, strokeDash=self._dash)
        points = base.mark_point(filled=True, size=45, opacity=1).encode(y=y, shape=self._shape)
        return _to_spec(band + line + points, 220)

    def draw_kinds(self, cases: Sequence[CaseFigures], field: str, names: Sequence[str], what: str) -> Spec:
        """How often each kind of action (field kinds) or draw (field chance) happens, for one number of players."""
        rows: list[Row] = []
        for case in cases:
            for kind in getattr(case, field):
                found: Interval | None = getattr(kind, what)
                if found is not None:
                    rows.append({"group": spell_out(kind.kind), "bot": case.bot, **_interval_fields(found)})
        is_share = what == "taken"
        measure = _share_measure("share of these decisions", [0, 1]) if is_share else _times_measure(rows)
        groups = _group_axis([spell_out(name) for name in names])
        return self._finish_groups(self._draw_whiskers(rows, measure, groups, is_share), len(names))

    def draw_rules(self, cases: Sequence[CaseFigures], texts: dict[str, str], what: str, title: str) -> Spec:
        """The share of decisions, or of games, at which each rule shows, for one number of players."""
        rows: list[Row] = []
        for case in cases:
            for rule in case.rules:
                found = _visible_figure(rule, what)
                if found is not None and rule.rule in texts:
                    text = texts[rule.rule]
                    rows.append({"group": rule.rule, "bot": case.bot, "text": text, **_interval_fields(found)})
        lanes = len(self.bots) * LANE_HEIGHT
        group = CAPTION_HEIGHT + lanes
        names = list(texts)
        scale = alt.Scale(domain=names, paddingInner=GROUP_GAP / (group + GROUP_GAP), paddingOuter=0.1)
        axis = alt.Axis(labelBaseline="top", labelOffset=-group / 2 + 2, domain=False, ticks=False)
        y = alt.Y("group:N", title=None, sort=names, scale=scale, axis=axis)
        captions: list[Row] = [{"group": rule, "text": text} for rule, text in texts.items()]
        words = alt.Chart(_inline(captions)).mark_text(
            align="left", baseline="top", color="var(--text-2)", fontSize=12, dy=2, limit=alt.expr("width")
        )  # fmt: skip
        words = words.encode(y=alt.Y("group:N", sort=names, bandPosition=0), x=alt.value(4), text="text:N")
        lane = alt.YOffset("bot:N", scale=alt.Scale(domain=self.bots, range=[CAPTION_HEIGHT, group]))
        whiskers = self._draw_whiskers(rows, _share_measure(title, [0, 1]), y, True, lane)
        return _to_spec(whiskers + words, len(names) * (group + GROUP_GAP))

    def _draw_whiskers(
        self, rows: list[Row], measure: Measure, y: alt.Y, is_share: bool = True, lane: alt.YOffset | None = None
    ) -> alt.LayerChart:
        """A point for each figure and a line over its interval."""
        about = [*_tooltips("group", "bot"), *_interval_tooltips(is_share)]
        lane = self._lane() if lane is None else lane
        base = alt.Chart(_inline(rows)).encode(y=y, yOffset=lane, color=self._colour, tooltip=about)
        line = base.mark_rule(strokeWidth=2.5, opacity=0.55).encode(x=measure.x("low"), x2="high:Q")
        points = base.mark_point(filled=True, size=70, opacity=1)
        return alt.LayerChart(layer=[line, points.encode(x=measure.x("value"), shape=self._shape)])

    def _lane(self) -> alt.YOffset:
        return alt.YOffset("bot:N", scale=alt.Scale(domain=self.bots, paddingOuter=0.5))

    def _finish_groups(self, chart: alt.LayerChart, groups: int) -> Spec:
        return _to_spec(chart, groups * (len(self.bots) * LANE_HEIGHT + GROUP_GAP))


def _inline(rows: list[Row]) -> alt.InlineData:
    return alt.InlineData(values=rows)


def _interval_fields(interval: Interval | None) -> Row:
    """An interval, under the field names of all charts."""
    if interval is None:
        return {"value": None, "low": None, "high": None}
    return {"value": interval.value, "low": interval.low, "high": interval.high}


def _spread_fields(found: Spread) -> Row:
    """The quantiles of a distribution, under the field names of all charts; without a mean the median is taken."""
    return {
        "value": found.median if found.mean is None else found.mean.value, "median": found.median,
        "from5": found.low, "from25": found.quarter, "to75": found.three_quarters, "to95": found.high,
    }  # fmt: skip


def _visible_figure(rule: RuleFigures, what: str) -> Interval | None:
    """A figure of a rule, if it is above 0."""
    found: Interval | None = getattr(rule, what)
    return found if found is not None and found.value > 0 else None


def _group_axis(names: Sequence[str]) -> alt.Y:
    axis = alt.Axis(domain=False, ticks=False, labelPadding=8)
    return alt.Y("group:N", title=None, sort=list(names), scale=alt.Scale(domain=list(names), padding=0.15), axis=axis)


def _share_measure(title: str, domain: list[float]) -> Measure:
    return Measure(title, alt.Scale(domain=domain), alt.Axis(format=".0%", tickCount=5))


def _times_measure(rows: list[Row]) -> Measure:
    """A scale for times in a game, on which rare and frequent events can both be seen."""
    most = max((float(str(row["high"])) for row in rows), default=1.0)
    ticks = [tick for tick in TICKS if tick <= max(1, most)]
    scale = alt.Scale(type="symlog", constant=1, domainMin=0)
    return Measure("times in a game", scale, alt.Axis(values=ticks, labelOverlap=True))


def _choose_scale(rows: list[Row]) -> alt.Scale:
    """A scale for distributions: logarithmic if the values differ by much."""
    lows = [float(str(row["from5"])) for row in rows]
    highs = [float(str(row["to95"])) for row in rows]
    if rows and min(lows) > 0 and max(highs) / min(lows) > LOG_RATIO:
        return alt.Scale(type="log")
    return alt.Scale(zero=True)


def _tooltips(*names: str) -> list[alt.Tooltip]:
    titles = {"group": "what", "bot": "play"}
    return [alt.Tooltip(f"{name}:N", title=titles[name]) for name in names]


def _figure_tooltip(name: str, title: str, is_share: bool = False) -> alt.Tooltip:
    return alt.Tooltip(f"{name}:Q", title=title, format=".1%" if is_share else ",.3~f")


def _interval_tooltips(is_share: bool = False) -> list[alt.Tooltip]:
    titles = {"value": "measured", "low": "at least", "high": "at most"}
    return [_figure_tooltip(name, title, is_share) for name, title in titles.items()]


def _to_spec(chart: alt.LayerChart, height: float) -> Spec:
    """The specification of a chart that is as wide as its place on the page."""
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
