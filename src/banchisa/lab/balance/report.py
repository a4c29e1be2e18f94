"""The balance report: one page that holds everything it needs, so that it can be read anywhere and sent to anybody."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from string import Template

import altair as alt
import vl_convert

from banchisa.lab.balance import sections
from banchisa.lab.balance.cards import Gallery
from banchisa.lab.balance.markup import paragraph
from banchisa.lab.balance.study import Study
from banchisa.lab.balance.text import listed

PAGE = Path(__file__).parent / "page"
EMBED = "window.vegaEmbed = vegaEmbed;"
SECTIONS = {
    "At a glance": sections.glance,
    "Does the seat matter?": sections.seats,
    "How long is a game?": sections.length,
    "How much is there to choose from?": sections.choice,
    "How close is it?": sections.points,
    "What do players do?": sections.actions,
    "What does chance do?": sections.chance,
    "Which rules show?": sections.rules,
    "How this was measured": sections.method,
}


def page(study: Study) -> str:
    """The whole page."""
    gallery = Gallery(study)
    body = _body(gallery)
    charts = json.dumps(gallery.charts, ensure_ascii=False, separators=(",", ":"))
    return Template(_read("page.html")).substitute(
        title=escape(f"Balance of {study.game.title}"),
        style=_read("page.css"),
        body=body,
        charts=charts.replace("</", "<\\/"),
        runtime=runtime(),
        script=_read("page.js"),
    )


@cache
def runtime() -> str:
    """What draws the charts in a browser: Vega, Vega-Lite and Vega-Embed, once for all charts."""
    version = alt.SCHEMA_VERSION.removeprefix("v").rpartition(".")[0]
    bundle = vl_convert.javascript_bundle(EMBED, version)
    return bundle.replace("</script", "<\\/script")


def _read(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")


def _body(gallery: Gallery) -> str:
    written = {title: write(gallery) for title, write in SECTIONS.items()}
    links: list[str] = []
    parts: list[str] = []
    for title, inside in written.items():
        if inside:
            key = f"part-{len(parts) + 1}"
            links.append(f'<li><a href="#{key}">{escape(title)}</a></li>')
            parts.append(f'<section id="{key}"><h2>{escape(title)}</h2>{inside}</section>')
    nav = f'<nav aria-label="Sections"><ul>{"".join(links)}</ul></nav>'
    footer = paragraph(f"Made by Banchisa {gallery.study.platform}.")
    return f"{_hero(gallery.study)}<main>{nav}{_early(gallery.study)}{''.join(parts)}</main><footer>{footer}</footer>"


def _hero(study: Study) -> str:
    numbers = listed([str(seats) for seats in study.numbers])
    lead = f"{study.games:,} games with {numbers} players: {listed(study.bots)} play, always against their equals."
    chosen = f" Options: {study.chosen}." if study.chosen else ""
    title = f"<h1>Balance of {escape(study.game.title)}</h1>"
    return f'<header class="hero"><div>{_read("logo.svg")}{title}{paragraph(lead + chosen)}</div></header>'


def _early(study: Study) -> str:
    """A warning over the figures of a study that was stopped."""
    if study.is_complete:
        return ""
    played = f"after {study.games:,} of {study.wanted:,} games"
    return paragraph(f"This study was stopped {played}. More games would make the intervals narrower.", "note")
