"""The balance report: one HTML page that holds everything it needs, so that it can be read anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import altair as alt
import jinja2
import vl_convert
from markupsafe import Markup

from banchisa.lab.balance import text
from banchisa.lab.balance.charts import ChartBuilder
from banchisa.lab.balance.figures import CaseFigures, ChanceFigures, KindFigures, RuleFigures, rule_order
from banchisa.lab.balance.findings import list_findings
from banchisa.lab.balance.study import Study
from banchisa.lab.play import MAX_STEPS
from banchisa.lab.stats.intervals import Interval

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
    """The whole page. The templates draw the charts and number them as they stand on the page."""
    has_chance = any(case.chance for case in study.cases)
    return _environment().get_template("page.html").render(
        study=study,
        charts=ChartBuilder(study.bots),
        findings=list_findings(study.cases),
        sections={title: name for title, name in SECTIONS.items() if has_chance or name != "chance"},
        runtime=Markup(_runtime()),
    )  # fmt: skip


@cache
def _runtime() -> str:
    """The scripts that draw the charts in a browser: Vega, Vega-Lite and Vega-Embed, once for all charts."""
    version = alt.SCHEMA_VERSION.removeprefix("v").rpartition(".")[0]
    bundle = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", version)
    return bundle.replace("</script", "<\\/script")


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
    environment.filters.update(
        interval=text.format_interval,
        join_words=text.join_words,
        nth=text.nth,
        number=text.format_number,
        percent=text.format_percent,
        players=text.players,
        spell_out=text.spell_out,
        thousands="{:,}".format,
    )
    environment.globals.update(
        best_seat=_best_seat,
        cases_with_draw=_cases_with_draw,
        find_rule=_find_rule,
        kinds_by_frequency=_kinds_by_frequency,
        max_steps=MAX_STEPS,
        outcome_rows=_outcome_rows,
        play_heads=_play_heads,
        rule_aspects=_rule_aspects,
        seat_name=text.seat_name,
    )
    return environment


def _best_seat(case: CaseFigures) -> tuple[str, Interval] | None:
    """The seat that wins most, by turn order if that changes; None if no game was finished."""
    if case.games == case.unfinished:
        return None
    wins = case.turn_wins or case.wins
    best = max(range(case.seats), key=lambda seat: wins[seat].value)
    return text.seat_name(best, case.turn_wins is not None), wins[best]


def _kinds_by_frequency(figures: Iterable[Sequence[KindFigures] | Sequence[ChanceFigures]]) -> list[str]:
    """The kinds of several cases, the most frequent first."""
    times: dict[str, float] = {}
    for kinds in figures:
        for kind in kinds:
            often = 0.0 if kind.times is None else kind.times.value
            times[kind.kind] = max(often, times.get(kind.kind, 0.0))
    return sorted(times, key=lambda name: (-times[name], name))


def _play_heads(cases: Sequence[CaseFigures]) -> list[str]:
    return [f"{case.bot} play" for case in cases]


def _cases_with_draw(cases: Sequence[CaseFigures], kind: str) -> list[CaseFigures]:
    return [case for case in cases if any(found.kind == kind for found in case.chance)]


def _outcome_rows(cases: Sequence[CaseFigures], kind: str) -> dict[str, list[float]]:
    """The outcomes of a kind of draw, with their shares in each case."""
    shares = [found.outcomes for case in cases for found in case.chance if found.kind == kind]
    outcomes = sorted({outcome for found in shares for outcome in found})
    return {outcome.partition(" ")[2] or outcome: [found.get(outcome, 0.0) for found in shares] for outcome in outcomes}


def _rule_aspects(study: Study, cases: Sequence[CaseFigures]) -> list[tuple[str, str, str, dict[str, str]]]:
    """How rules show, the most frequent way first: its name, title and axis, and the texts of these rules."""
    aspects: list[tuple[str, str, str, dict[str, str]]] = []
    for aspect, (title, axis) in RULE_ASPECTS.items():
        figures = [(rule.rule, getattr(rule, aspect)) for case in cases for rule in case.rules]
        shown = {rule for rule, share in figures if share is not None and share.value > 0}
        if shown:
            texts = {rule: study.rule_texts.get(rule, "") for rule in sorted(shown, key=rule_order)}
            aspects.append((aspect, title, axis, texts))
    return aspects


def _find_rule(case: CaseFigures, rule: str) -> RuleFigures | None:
    return next((figures for figures in case.rules if figures.rule == rule), None)
