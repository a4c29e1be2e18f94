"""Every game in a real browser: against a bot by mouse and by keyboard, and between two browsers."""

import re
import time

import pytest

import banchisa
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from support.guests import PATIENCE, VERIFIED, by_keyboard, by_mouse

GAMES = [game.key for game in banchisa.games() if game.key != "nanuuk"]  # that one is played in test_playing.py
BRIEF = {"pinguinoe": {"round_limit": 20}, "icehike": {"length": "short", "end_cap_rounds": 5}}  # for who plays by lot
ALWAYS_SECRET, SOMETIMES_SECRET = {"arctic", "iglu"}, {"pinguinoe"}  # where it depends on the cards that are found

# the name of a thing that costs one, the numbers that are drawn and the prices with them, all of one moment
PRICED = """() => {
  const thing = document.querySelector("[aria-label*='costs 1 AP']")
  const read = (wanted) => [...document.querySelectorAll(wanted)].map((part) => part.textContent)
  return thing && [thing.ariaLabel, read('svg .cost text'), read('svg .cost')]
}"""


def mostly_long(*daily):
    """All games, of which only these are played so every day: the first game of each is (test_lessons.py)."""
    return [pytest.param(game, marks=[] if game in daily else pytest.mark.long) for game in GAMES]


@pytest.mark.parametrize("game", mostly_long())
def test_a_table_is_opened_in_the_lobby_and_played_to_the_end_by_mouse(arrive, game):
    ada = arrive(seed=11)
    ada.goto()
    title = banchisa.game(game).title
    ada.page.locator("article.game", has_text=title).locator("h3 button").click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    dialog.get_by_placeholder("Your name").fill("Ada")
    words = Words("en", banchisa.game(game))
    dialog.get_by_role("button", name="Options").click()
    for name, value in BRIEF.get(game, {}).items():
        if isinstance(value, int):
            dialog.get_by_label(words.say(Text(f"option-{name}"))).fill(str(value))
    dialog.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    ada.play_to_the_end(by_mouse)
    ada.page.locator(".result").get_by_role("button", name="Rematch").wait_for()
    ada.page.locator(".verify .verdict", has_text=VERIFIED).wait_for()


def test_prices_are_told_and_drawn_with_their_number_also_one(arrive):
    ada = arrive(seed=3)
    ada.open_table("iglu")
    late = time.monotonic() + PATIENCE
    while not (priced := ada.page.evaluate(PRICED)):
        assert time.monotonic() < late, "nothing ever costs 1 AP"
        by_mouse(ada)
        ada.page.wait_for_timeout(30)
    name, numbers, prices = priced
    assert re.search(r", costs 1 AP\b", name)
    assert "1" in numbers
    assert all(re.search(r"\d", price) for price in prices)


@pytest.mark.parametrize("game", mostly_long())
def test_a_whole_game_is_played_by_keyboard_alone(arrive, game):
    ada = arrive(seed=12)
    ada.open_table(game, **BRIEF.get(game, {}))
    ada.page.mouse.move = ada.page.mouse.click = None  # no mouse here
    ada.play_to_the_end(by_keyboard)
    ada.page.locator(".result").wait_for()


@pytest.mark.parametrize("game", ["arctic", "pinguinoe"])
def test_who_uses_the_keyboard_never_loses_the_focus_and_the_mouse_moves_none(arrive, game):
    ada = arrive(seed=12)
    ada.open_table(game)
    for act in (by_keyboard, by_mouse):
        for _ in range(6):
            ada.ready()
            act(ada)
            ada.settled()
            if act is by_keyboard:
                ada.until("document.activeElement !== document.body")
    assert ada.page.evaluate("!document.activeElement.matches(':focus-visible')")


def secret_steps(record):
    """The steps of a game that its two players read differently."""
    game = banchisa.game(record.game)
    match = record.match(game)
    state, found = match.at(0), []
    for number, step in enumerate(match.steps):
        told = [game.log_text(state, step.action, seat).to_json() for seat in (0, 1)]
        found += [number] if told[0] != told[1] else []
        state.apply(step.action)
    return found


@pytest.mark.parametrize("game", mostly_long("arctic"))
def test_two_browsers_play_to_the_end_and_read_the_same_log_but_for_secrets(arrive, game):
    ada, jonas = arrive(seed=13), arrive(seed=14)
    opened = ada.open_table(game, seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}], **BRIEF.get(game, {}))
    jonas.goto(f"join#{opened['table']}.{opened['invite']}")
    jonas.page.get_by_role("textbox").first.fill("Jonas")
    jonas.page.get_by_role("button", name="Join", exact=True).click()
    jonas.page.wait_for_url("**/t/*")
    ada.play_to_the_end(by_mouse, others=[(jonas, by_mouse)])
    jonas.page.locator(".result").wait_for()
    lines = "[...document.querySelectorAll('.log button')].map((line) => line.textContent)"
    hers = [line.replace("(you)", "(Ada)") for line in ada.page.evaluate(lines)]
    his = [line.replace("(you)", "(Jonas)") for line in jonas.page.evaluate(lines)]
    assert len(hers) == len(his) > 20
    differing = [at for at, (one, other) in enumerate(zip(hers, his, strict=True)) if one != other]
    assert len(differing) < len(hers) / 2
    record = ada.context.request.get(f"{ada.url}api/tables/{opened['table']}/record").json()
    assert differing == secret_steps(banchisa.Record.from_json(record))
    assert bool(differing) == (game in ALWAYS_SECRET) or game in SOMETIMES_SECRET
