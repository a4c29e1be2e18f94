"""The balance report: one HTML page that holds everything it needs, so that it can be read anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import altair as alt
import jinja2
import vl_convert
from markupsafe import Markup

from banchisa.lab.balance import tables
from banchisa.lab.balance.charts import SHAPES, ChartBuilder, Spec, bot_colour
from banchisa.lab.balance.figures import CaseFigures, ChanceFigures, KindFigures, rule_order
from banchisa.lab.balance.findings import list_findings
from banchisa.lab.balance.study import Study
from banchisa.lab.balance.tables import ReportTable
from banchisa.lab.balance.text import join_words, nth, players, spell_out
from banchisa.lab.play import MAX_STEPS

TEMPLATES = Path(__file__).parent / "templates"
SECTIONS = {  # each with its template
    "At a glance": "glance",
    "Does the seat matter?": "seats",
    "How long is a game?": "length",
    "How much is there to choose from?": "choice",
    "How close is it?": "points",
    "What do players do?": "actions",
    "What does chance do?": "chance",
    "Which rules show?": "rules",
    "How this was measured": "method",
}
RULE_ASPECTS = {
    "forbids": ("Forbids something", "share of decisions"),
    "asks": ("Asks for a decision", "share of decisions"),
    "ends": ("Ends the game", "share of games"),
}


def render_page(study: Study) -> str:
    """The whole page."""
    has_chance = any(case.chance for case in study.cases)
    sections = {title: name for title, name in SECTIONS.items() if has_chance or name != "chance"}
    template = _environment().get_template("page.html")
    return template.render(report=Report(study), study=study, sections=sections, runtime=Markup(_runtime()))


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    environment.globals["max_steps"] = MAX_STEPS
    environment.filters.update(
        join_words=lambda words: join_words([str(word) for word in words]),
        nth=nth,
        players=players,
        spell_out=spell_out,
        thousands="{:,}".format,
    )
    return environment


@cache
def _runtime() -> str:
    """The scripts that draw the charts in a browser: Vega, Vega-Lite and Vega-Embed, once for all charts."""
    version = alt.SCHEMA_VERSION.removeprefix("v").rpartition(".")[0]
    bundle = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", version)
    return bundle.replace("</script", "<\\/script")


@dataclass(frozen=True)
class BotMark:
    """The mark of a bot in all charts."""

    bot: str
    colour: str
    shape: str


@dataclass(frozen=True)
class Card:
    """A chart with its table."""

    title: str
    chart: str  # its name
    table: ReportTable
    about: str = ""


@dataclass(frozen=True)
class ChanceCards:
    """What is drawn, and the outcomes of each kind of draw."""

    draws: Card
    outcomes: dict[str, ReportTable]


class Report:
    """All cards and tables of the page. The charts are kept by their names and numbered as they stand on the page."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.charts: dict[str, Spec] = {}
        self._builder = ChartBuilder(study.bots)
        places = range(len(study.bots))
        self.marks = [BotMark(study.bots[k], bot_colour(k), SHAPES[k % len(SHAPES)]) for k in places]
        self.findings = list_findings(study.cases)
        self.glance = tables.glance_table(study.cases)
        self.seats = self._seat_cards()
        self.length = self._length_cards()
        self.courses = [self._course_card(study.cases_of(seats)) for seats in study.player_counts]
        self.choices = tables.choices_table(study.cases)
        self.points = self._points_cards()
        self.winners = tables.winners_table(study.cases)
        self.actions = {seats: self._action_cards(study.cases_of(seats)) for seats in study.player_counts}
        self.chance = {seats: self._chance_cards(study.cases_of(seats)) for seats in study.player_counts}
        self.rules = {seats: self._rule_cards(study.cases_of(seats)) for seats in study.player_counts}
        shown = {rule.rule for case in study.cases for rule in case.rules}
        self.hidden_rules = tables.hidden_rules_table(
            {rule: text for rule, text in study.rule_texts.items() if rule not in shown}
        )

    def _card(self, title: str, chart: Spec, table: ReportTable, about: str = "") -> Card:
        name = f"chart-{len(self.charts) + 1}"
        self.charts[name] = chart
        return Card(title, name, table, about)

    def _seat_cards(self) -> list[Card]:
        cards: list[Card] = []
        for seats in self.study.player_counts:
            cases = self.study.cases_of(seats)
            table = tables.seats_table(cases, players(seats), False)
            cards.append(self._card(players(seats), self._builder.draw_seats(cases, False), table))
            varying = [case for case in cases if case.turn_wins is not None]
            if varying:
                title = f"{players(seats)}, by turn order"
                about = "The seat that decides first changes from game to game."
                table = tables.seats_table(varying, title, True)
                cards.append(self._card(title, self._builder.draw_seats(varying, True), table, about))
        return cards

    def _length_cards(self) -> list[Card]:
        cases = self.study.cases
        cards = [self._spread_card("Decisions", "decisions", "decisions in a game")]
        if any(case.rounds for case in cases):
            cards.append(self._spread_card("Rounds", "rounds", "rounds in a game"))
        if any(case.chance for case in cases):
            cards.append(self._spread_card("Decisions and draws", "steps", "steps in a game"))
        return cards

    def _points_cards(self) -> list[Card]:
        cards = [
            self._spread_card("Points", "points", "points of a player"),
            self._spread_card("First ahead of second", "margin", "difference in points"),
        ]
        if max(self.study.player_counts) > 2:
            cards.append(self._spread_card("First ahead of last", "gap", "difference in points"))
        return cards

    def _spread_card(self, title: str, what: str, axis: str) -> Card:
        cases = self.study.cases
        table = tables.spread_table(cases, f"{title}: {axis}", what)
        return self._card(title, self._builder.draw_spreads(cases, what, axis), table)

    def _course_card(self, cases: Sequence[CaseFigures]) -> Card:
        title = f"Choices, {players(cases[0].seats)}"
        return self._card(title, self._builder.draw_course(cases), tables.course_table(cases, title))

    def _action_cards(self, cases: Sequence[CaseFigures]) -> list[Card]:
        names = _by_frequency([kind for case in cases for kind in case.kinds])
        caption = f"Chosen in a game, {players(cases[0].seats)}"
        often = tables.times_table(caption, {case.bot: case.kinds for case in cases}, names)
        taken = tables.allowed_table(cases, names)
        return [
            self._card("Chosen in a game", self._builder.draw_kinds(cases, names, "times"), often),
            self._card("Chosen when it is allowed", self._builder.draw_kinds(cases, names, "taken"), taken),
        ]

    def _chance_cards(self, cases: Sequence[CaseFigures]) -> ChanceCards | None:
        cases = [case for case in cases if case.chance]
        if not cases:
            return None
        names = _by_frequency([kind for case in cases for kind in case.chance])
        caption = f"Draws, {players(cases[0].seats)}"
        table = tables.times_table(caption, {case.bot: case.chance for case in cases}, names)
        draws = self._card("Draws in a game", self._builder.draw_chance(cases, names), table)
        return ChanceCards(draws, {name: tables.outcomes_table(cases, name) for name in names})

    def _rule_cards(self, cases: Sequence[CaseFigures]) -> list[Card]:
        """A card for each aspect in which a rule shows; the first is the longest."""
        shown = sorted({rule.rule for case in cases for rule in case.rules}, key=rule_order)
        cards: list[Card] = []
        for what, (title, axis) in RULE_ASPECTS.items():
            texts = {rule: self.study.rule_texts.get(rule, "") for rule in shown if _shows(cases, rule, what)}
            if texts:
                caption = f"{title}, {axis}, {players(cases[0].seats)}"
                chart = self._builder.draw_rules(cases, texts, what, axis)
                cards.append(self._card(title, chart, tables.rules_table(cases, texts, what, caption)))
        return cards


def _by_frequency(kinds: Sequence[KindFigures] | Sequence[ChanceFigures]) -> list[str]:
    """All kinds, the most frequent first."""
    times: dict[str, float] = {}
    for kind in kinds:
        times[kind.kind] = max(times.get(kind.kind, 0.0), 0.0 if kind.times is None else kind.times.value)
    return sorted(times, key=lambda name: (-times[name], name))


def _shows(cases: Sequence[CaseFigures], rule: str, what: str) -> bool:
    """Whether a rule asks, forbids or ends anything."""
    shares = (getattr(found, what) for case in cases if (found := tables.find_rule(case, rule)))
    return any(share is not None and share.value > 0 for share in shares)
