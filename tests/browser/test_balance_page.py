"""The page of a balance report, in a real browser that reaches nothing."""

import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from banchisa.lab.arena import ArenaSettings
from banchisa.lab.balance.figures import compute_all_figures
from banchisa.lab.balance.observe import Balance, BalanceCase
from banchisa.lab.balance.report import TEMPLATES, render_page
from banchisa.lab.balance.study import Study
from support.guests import PATIENCE
from support.toys import registry as toys
from support.toys.haul import Haul

TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
EVIL = "</script><script>document.title = 'evil'</script><b>"
BOTS = ("random", "greedy", "hard")


def studied(numbers=(2, 3), bots=BOTS, games=4, wanted=None, command="banchisa balance haul"):
    cases = [
        BalanceCase(ArenaSettings("haul", seats, {"thieves": True}, (bot,), loader=toys.get), games)
        for seats in numbers
        for bot in bots
    ]
    balance = Balance(cases)
    balance.play()
    found = compute_all_figures(balance)
    return Study(Haul(), {"thieves": True}, found, bots, 1, command, "9.9", wanted or balance.game_count)


@pytest.fixture(scope="module")
def study():
    return studied()


@pytest.fixture(scope="module")
def html(study):
    return render_page(study)


@pytest.fixture(scope="module")
def small():
    """The page of a study with one bot and one number of players, stopped, with a command that means no good."""
    return render_page(studied(numbers=(2,), bots=("random",), games=2, wanted=5000, command=EVIL))


@pytest.fixture
def opened(chromium, html, tmp_path):
    """Open the page; whatever it asks for or complains of is noted and must not be."""
    complaints = []
    contexts = []

    def open_page(text=html, width=1280, scheme="light"):
        file = tmp_path / "report.html"
        file.write_text(text, encoding="utf-8")
        context = chromium.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)
        contexts.append(context)
        context.set_default_timeout(1000 * PATIENCE)
        shown = context.new_page()
        shown.on("console", lambda said: complaints.append(said.text))
        shown.on("pageerror", lambda why: complaints.append(str(why)))
        shown.on("request", lambda asked: None if asked.url == file.as_uri() else complaints.append(asked.url))
        shown.goto(file.as_uri())
        shown.wait_for_function("!document.querySelector('[data-drawn=begun]')")
        return shown

    yield open_page
    for context in contexts:
        context.close()
    assert [complaint for complaint in complaints if not complaint.startswith("data:,")] == []


def charts(text):
    found = re.search(r'<script type="application/json" id="charts">(.*?)</script>', text, re.DOTALL)
    return json.loads(found.group(1))


def drawn(shown):
    """The charts that have been drawn, each with the number of its marks."""
    return shown.evaluate(
        "Object.fromEntries([...document.querySelectorAll('.chart[data-drawn=done]')]"
        ".map(c => [c.dataset.chart, c.querySelectorAll('svg .mark-symbol path').length]))"
    )


def test_every_chart_has_a_place_and_a_table(html):
    places = re.findall(r'data-chart="(.*?)"', html)
    assert places == list(charts(html))
    cards = re.findall(r'<div class="card">(?:(?!<div class="card">).)*data-chart.*?</details>', html, re.DOTALL)
    assert len(cards) == len(places)
    assert all("<table>" in card for card in cards)


def test_every_question_is_there_for_every_number_of_players(html, study):
    headings = re.findall(r"<h2>(.*?)</h2>", html.split("<script")[0])
    assert headings == [
        "At a glance", "Does the seat matter?", "How long is a game?", "How much is there to choose from?",
        "How close is it?", "What do players do?", "What does chance do?", "Which rules show?",
        "How this was measured",
    ]  # fmt: skip
    # for each number: seats, turn order where it changes, choices, actions twice, chance, rules three times
    # for all: length twice, points three times
    varying = sum(any(case.turn_wins for case in study.cases_of(seats)) for seats in study.player_counts)
    assert len(charts(html)) == 2 * 8 + varying + 5


def test_what_is_needed_to_repeat_it_is_said(html):
    for words in (
        "Haul, version 1",
        "thieves on",
        "Seed 1",
        "<pre>banchisa balance haul</pre>",
        "Made by Banchisa 9.9",
    ):
        assert words in html


def test_the_page_asks_for_nothing_and_draws_all_charts(opened, html):
    shown = opened()
    first = drawn(shown)
    shown.locator("label", has_text="3 players").first.click()
    shown.wait_for_function("!document.querySelector('[data-drawn=begun]')")
    every = drawn(shown)
    assert len(first) < len(every) == len(charts(html))
    assert all(every.values())


def test_tall_charts_are_of_one_number_of_players_at_a_time(opened):
    shown = opened()
    visible = "[...document.querySelectorAll('[data-players]')].map(c => c.hidden ? '' : c.dataset.players).join('')"
    assert shown.evaluate(visible) == "222"
    shown.locator("label", has_text="3 players").last.click()
    assert shown.evaluate(visible) == "333"
    shown.locator("input[name=actions-players][value='3']").focus()
    shown.keyboard.press("ArrowLeft")
    assert shown.evaluate(visible) == "222"


def test_one_number_of_players_needs_no_switch(opened, small):
    shown = opened(small)
    assert shown.locator(".switch").count() == 0
    assert len(drawn(shown)) == len(charts(small))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone_and_is_accessible_by_day_and_night(opened, scheme):
    shown = opened(width=360, scheme=scheme)
    assert shown.evaluate("document.documentElement.scrollWidth") == 360
    assert shown.evaluate(
        "Math.max(...[...document.querySelectorAll('.chart svg')].map(s => s.getBoundingClientRect().right)) < 360"
    )
    for details in shown.locator("details").all():
        details.evaluate("one => { one.open = true }")
    assert shown.evaluate("document.documentElement.scrollWidth") == 360
    found = Axe().run(shown)
    assert found.violations_count == 0, found.generate_report()


def test_day_and_night_have_their_own_colours(opened):
    colours = {}
    for scheme in ("light", "dark"):
        shown = opened(scheme=scheme)
        mark = "getComputedStyle(document.querySelector('.mark-symbol path')).fill"
        colours[scheme] = shown.evaluate(f"[getComputedStyle(document.body).backgroundColor, {mark}]")
    assert colours == {
        "light": ["rgb(234, 242, 246)", "rgb(99, 126, 143)"],
        "dark": ["rgb(11, 25, 37)", "rgb(147, 175, 192)"],
    }


def test_a_figure_is_shown_when_its_mark_is_pointed_at(opened):
    shown = opened()
    shown.locator(".chart .mark-symbol path").first.hover()
    tip = shown.locator("#vg-tooltip-element.visible")
    tip.wait_for()
    assert "seat 1" in tip.inner_text()


def test_words_of_others_are_only_words(opened, small):
    shown = opened(small)
    assert shown.title() == "Balance of Haul"
    assert shown.locator("pre").inner_text() == EVIL


def test_a_study_that_was_stopped_says_so(html, small):
    assert 'class="note"' not in html
    assert "stopped after 2 of 5,000 games" in small


def test_the_same_study_gives_the_same_page(html):
    assert render_page(studied()) == html


def test_the_colours_are_those_of_the_table():
    style = (TEMPLATES / "page.css").read_text(encoding="utf-8")
    day, night = style.split("@media (prefers-color-scheme: dark)")
    night = night.split("\n}\n")[0]
    tokens = TOKENS.read_text(encoding="utf-8")
    compared = 0
    for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w+|transparent), (#\w+|transparent)\)", tokens):
        if f"--{name}:" in day:
            assert f"--{name}: {light};" in day, name
            assert f"--{name}: {dark};" in night, name
            compared += 1
    assert compared >= 17
