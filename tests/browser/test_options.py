"""Options and presets: chosen in the dialog, and read at the table, in the lobby and on the invitation."""

import re

import pytest
from playwright.sync_api import expect

import banchisa
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from banchisa.i18n.option_words import describe_option, describe_value
from support.guests import LAPTOP, PHONE

# the browser tells of the closing of a dialog later: the key comes before that
CLOSE_AND_PRESS_O = """async () => {
  const dialog = document.querySelector('dialog[open]')
  dialog.requestClose()
  while (dialog.open) await Promise.resolve()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', bubbles: true }))
}"""
FIGURES = {
    "bot": "greedy", "games": 200, "order": None, "shares": [], "age": 0,
    "decisions": {"value": 40, "low": 39, "high": 41}, "turns": {"value": 40.6, "low": 40, "high": 41}, "minutes": 36.2,
}  # fmt: skip


def new_table(guest, game=None):
    guest.goto()
    if game is None:
        guest.page.get_by_role("button", name="New table").first.click()
    else:
        guest.page.locator("article.game", has_text=game).locator("h3 button").click()
    dialog = guest.page.get_by_role("dialog", name="New table")
    dialog.get_by_role("radio", name="Full game").wait_for()
    return dialog


def choose(dialog, preset):
    """Choose a card by what one sees of it: the radio button itself is hidden."""
    dialog.locator("label", has=dialog.page.get_by_role("radio", name=preset, exact=True)).click()


def test_a_preset_is_chosen_and_read_on_bar_lobby_row_and_invitation(arrive):
    ada, jonas = arrive(), arrive(size=PHONE)
    dialog = new_table(ada, "Ice Hike")
    dialog.get_by_placeholder("Your name").fill("Ada")
    choose(dialog, "First game")
    expect(dialog.get_by_label("3", exact=True)).to_be_checked()
    assert dialog.get_by_placeholder("Your name").input_value() == "Ada"
    assert not dialog.get_by_label("Game length").is_visible()
    choose(dialog, "Short")
    dialog.get_by_role("button", name="Options").click()
    dialog.get_by_label("Play on for the other places").check()
    dialog.get_by_text("1 of 3 changed").wait_for()
    dialog.get_by_text("The others race on for second place and so on").wait_for()
    dialog.get_by_role("combobox", name="Seat 2").select_option("link")
    dialog.get_by_role("switch", name="Show in the lobby").check()
    dialog.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    waiting = ada.page.get_by_role("region", name="One seat open")
    waiting.get_by_text("Short, 1 change").wait_for()
    link = ada.page.get_by_label("Invite link").input_value()

    ada.page.get_by_role("button", name="Played at this table: Short, 1 change").click()
    played = ada.page.get_by_role("dialog", name="Played at this table")
    played.locator("dl").wait_for()
    rows = [" ".join(row.split()) for row in played.locator("dl > div").all_inner_texts()]
    assert rows[0].startswith("Game length Shorter Fewer tiles; the finish is on the cross")
    assert rows[1].startswith("Play on for the other places changed On The others race on for second place and so on")
    assert rows[2].startswith("Rounds after the last tile 30 30 rounds after the last tile the race ends")
    ada.page.keyboard.press("Escape")
    played.wait_for(state="hidden")
    ada.page.keyboard.press("o")
    played.wait_for()
    ada.page.evaluate(CLOSE_AND_PRESS_O)
    ada.settled()
    expect(played).to_be_visible()

    jonas.goto(link.removeprefix(ada.url))
    card = jonas.page.get_by_role("main")
    card.get_by_text("Short, 1 change").wait_for()
    expect(card).to_contain_text("The others race on for second place and so on")
    assert not card.get_by_text("30 rounds after the last tile").is_visible()
    card.get_by_text("All 3 options").click()
    card.get_by_text("30 rounds after the last tile").wait_for()

    jonas.goto()
    jonas.page.locator("li.row", has_text="Ice Hike").get_by_text("Short, 1 change").first.wait_for()


def test_presets_are_chosen_by_arrows_and_the_table_is_opened_by_a_key(arrive):
    ada = arrive()
    new_table(ada)
    ada.until("document.activeElement?.matches('.presets input:checked')")
    ada.page.keyboard.press("ArrowLeft")  # before the full game stands the first one: the introductory game
    ada.page.get_by_role("radio", name="First game").and_(ada.page.locator(":checked")).wait_for(state="attached")
    ada.page.keyboard.press("Control+Enter")
    ada.page.wait_for_url("**/t/*")
    ada.page.get_by_role("button", name="Played at this table: First game", exact=True).wait_for()


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
@pytest.mark.parametrize(("size", "theme", "locale"), [(PHONE, "dark", "nl-NL"), (LAPTOP, "light", "it-IT")])
def test_every_preset_shows_its_effect_and_the_foot_stays_in_sight(arrive, game, size, theme, locale):
    ada = arrive(size=size, theme=theme, locale=locale)
    ada.page.route("**/figures?*", lambda route: route.fulfill(json=FIGURES))
    ada.goto()
    ada.page.locator("article.game", has_text=game.title).locator("h3 button").click()
    words = Words(locale[:2], game)
    for name in game.presets:
        card = ada.page.locator(".cards label", has_text=words.say(Text(f"preset-{name}-effect")))
        card.click()
        card.get_by_text("35 min").wait_for()
        foot = ada.page.locator("dialog[open] footer")
        foot.get_by_text(re.compile("41 .*35 minut")).wait_for()
        box = foot.bounding_box()
        assert box["y"] + box["height"] <= size[1]
    ada.page.locator(".fold button").click()
    ada.page.locator(".fields .option").last.scroll_into_view_if_needed()
    for option in ada.page.locator(".fields .option").all():
        assert option.locator(".effect").first.inner_text()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert ada.page.locator("dialog[open] .body").evaluate("(box) => box.scrollWidth <= box.clientWidth")


def test_without_figures_the_foot_says_so(arrive):
    ada = arrive()
    none = {"games": 3, "decisions": None, "turns": None, "minutes": None}
    ada.page.route("**/figures?*", lambda route: route.fulfill(json=FIGURES | none))
    dialog = new_table(ada)
    dialog.get_by_text("No figures for this choice yet.").wait_for()
    assert " min" not in dialog.locator(".cards").inner_text()


def test_a_list_of_options_that_does_not_come_can_be_asked_for_again(arrive):
    ada = arrive()
    ada.expects_trouble = True
    ada.forgiven = re.compile("Failed to load resource")
    ada.page.route("**/api/games", lambda route: route.fulfill(status=500))
    ada.open_table(mode="intro")
    ada.ready()
    ada.page.keyboard.press("o")
    played = ada.page.get_by_role("dialog", name="Played at this table")
    played.get_by_text("The options couldn't be loaded.").wait_for()
    ada.page.unroute("**/api/games")
    played.get_by_role("button", name="Try again").click()
    played.get_by_text("First game").wait_for()


@pytest.mark.parametrize("game", [game.key for game in banchisa.games()])
def test_every_value_says_what_it_does_before_it_is_chosen(arrive, game):
    played = banchisa.game(game)
    words = Words("en", played)
    dialog = new_table(arrive(), played.title)
    dialog.get_by_role("button", name="Options").click()
    dialog.locator(".option").first.wait_for()
    shown = " ".join(" ".join(dialog.locator(".option").all_inner_texts()).split())
    offered = [option for option in played.options.values() if words.say(Text(f"option-{option.name}")) in shown]
    lines = [describe_option(words, option) for option in offered]
    for option in offered:
        is_number = len(option.values) > 4 and all(type(value) is int for value in option.values)
        values = [option.default] if is_number else option.values
        lines += [describe_value(words, option, value) for value in values]
    assert len(lines) > len(offered)
    assert [line for line in lines if not line or " ".join(line.split()) not in shown] == []
