"""Talk at a table between real browsers: words, phrases in every language, faces, muting, switching it off."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from support.guests import DESKTOP, LAPTOP, PHONE, by_mouse
from support.page_audit import AUDIT, DRAWN
from support.shared_device import SECRETIVE

ADA, BEA, LINK = {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}, {"kind": "link"}
SMALL, TALL = (320, 640), (390, 844)
FOCUS = "document.activeElement?.getAttribute('aria-label') ?? ''"


def meet(arrive, ada_wishes=None, jonas_wishes=None):
    """Ada and Jonas at one table; its id too."""
    ada, jonas = arrive(**(ada_wishes or {})), arrive(**(jonas_wishes or {}))
    opened = ada.post("tables", game="nanuuk", options={"mode": "intro"}, seats=[ADA, LINK])
    jonas.post(f"tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    for guest in (ada, jonas):
        guest.goto(f"t/{opened['table']}")
    for guest in (ada, jonas):
        guest.page.locator(".prompt").wait_for()
    return ada, jonas, opened["table"]


def open_talk(guest):
    guest.page.locator("button.talking").click()
    guest.page.locator(".talk").wait_for()


def lines(guest):
    return guest.page.locator(".talk .line")


def field(guest):
    return guest.page.get_by_role("textbox", name=re.compile("Write|Scrivi|Schrijf"))


def say(guest, text):
    field(guest).fill(text)
    field(guest).press("Enter")
    expect(lines(guest).filter(has_text=text)).to_have_count(1)


def badge(guest):
    return guest.page.locator("button.talking .badge")


def test_words_and_phrases_reach_the_others_in_their_own_language(arrive):
    ada, jonas, table = meet(arrive, {"size": LAPTOP}, {"size": PHONE, "locale": "nl-NL"})
    open_talk(ada)
    expect(ada.page.locator(".talk .none")).to_contain_text("Say hello. Phrases are understood in every language.")
    say(ada, "<b>Hello</b> & welcome")
    expect(badge(jonas)).to_have_text("1")
    expect(jonas.page.locator("button.talking")).to_have_attribute("aria-label", "Chat, 1 nieuw")
    open_talk(jonas)
    expect(lines(jonas)).to_contain_text(["<b>Hello</b> & welcome"])
    expect(badge(jonas)).to_have_count(0)
    jonas.page.get_by_role("button", name="Goed gespeeld!").click()
    expect(lines(jonas).last).to_contain_text("anderen lezen dit in hun taal")
    said = lines(ada).last
    expect(said).to_contain_text("Well played!")
    expect(said).to_contain_text("a phrase, said in Dutch: Goed gespeeld!")
    eve = arrive(size=DESKTOP, locale="it-IT")
    eve.goto(f"t/{table}")
    open_talk(eve)
    expect(lines(eve).last).to_contain_text("Ben giocato!")
    expect(eve.page.locator(".faces")).to_have_count(0)  # who watches has no token that could make a face


def test_the_table_can_be_talked_to_by_keyboard_alone(arrive):
    ada, jonas, _ = meet(arrive, {"size": LAPTOP})
    start = ada.page.get_by_role("tab", name="Log")
    start.focus()
    ada.page.keyboard.press("c")
    expect(field(ada)).to_be_focused()
    ada.page.keyboard.type("cool")  # the key is a letter here
    ada.page.keyboard.press("Enter")
    expect(lines(ada)).to_contain_text(["cool"])
    for _ in range(30):
        ada.page.keyboard.press("Shift+Tab")
        if "wow" in ada.page.evaluate(FOCUS) or "amazed" in ada.page.evaluate(FOCUS):
            break
    ada.page.keyboard.press("Enter")
    expect(jonas.page.locator("[data-seat-card='0'] use[href='#s-react-wow']")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".talk")).to_have_count(0)
    expect(start).to_be_focused()
    ada.page.keyboard.press("c")
    expect(field(ada)).to_be_focused()


def test_on_a_phone_talk_leaves_board_and_prompt_in_sight_and_back_closes_it(arrive):
    _, jonas, _ = meet(arrive, {}, {"size": TALL})
    open_talk(jonas)
    sheet = jonas.page.locator(".talksheet").bounding_box()
    for part in (".boards", ".prompt", ".seats"):
        box = jonas.page.locator(part).bounding_box()
        assert box["height"] > 20 and box["y"] + box["height"] <= sheet["y"] + 1, part
    jonas.page.go_back()
    expect(jonas.page.locator(".talksheet")).to_have_count(0)
    expect(jonas.page.locator(".prompt")).to_be_visible()
    jonas.page.keyboard.press("c")
    expect(jonas.page.locator(".talksheet")).to_have_count(1)
    grip = jonas.page.locator(".talksheet header").bounding_box()
    jonas.page.mouse.move(grip["x"] + 60, grip["y"] + 10)
    jonas.page.mouse.down()
    jonas.page.mouse.move(grip["x"] + 60, grip["y"] + 90)
    jonas.page.mouse.up()
    expect(jonas.page.locator(".talksheet")).to_have_count(0)


def test_a_face_takes_the_place_of_the_token_for_a_moment_and_is_said(arrive):
    ada, jonas, _ = meet(arrive, {"size": LAPTOP}, {"size": PHONE})
    ada.listen()
    open_talk(jonas)
    jonas.page.get_by_role("button", name="laughing").click()
    face = ada.page.locator("[data-seat-card='1'] use[href='#s-react-laugh']")
    expect(face).to_have_count(1)
    ada.hear("Jonas: laughing")
    expect(face).to_have_count(0)
    expect(ada.page.locator("[data-seat-card='1'] .tok use")).to_have_count(1)


def test_what_is_said_is_read_out_also_while_talk_is_closed(arrive):
    ada, jonas, _ = meet(arrive, {"size": LAPTOP}, {"size": LAPTOP, "locale": "it-IT"})
    ada.listen()
    open_talk(jonas)
    jonas.page.get_by_role("button", name="Un attimo, per favore.").click()
    ada.hear("Jonas: One moment, please., a phrase")
    open_talk(ada)
    log = ada.page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    expect(log).to_contain_text("Jonas:")


def test_who_is_muted_is_muted_in_this_browser_only(arrive):
    ada, jonas, table = meet(arrive, {"size": LAPTOP}, {"size": PHONE})
    open_talk(jonas)
    say(jonas, "one")
    expect(badge(ada)).to_have_text("1")
    ada.page.locator("[data-seat-card='1']").click()
    ada.page.get_by_role("button", name="Mute Jonas").click()
    ada.page.keyboard.press("Escape")
    expect(badge(ada)).to_have_count(0)
    say(jonas, "two")
    jonas.page.get_by_role("button", name="glad").click()
    expect(jonas.page.locator("use[href='#s-react-glad']").first).to_be_attached()
    ada.goto(f"t/{table}")
    ada.page.locator(".prompt").wait_for()
    open_talk(ada)
    expect(ada.page.locator(".talk")).to_contain_text("One person is muted.")
    say(ada, "anybody?")
    assert lines(ada).count() == 1
    expect(lines(jonas)).to_have_count(3)
    ada.page.locator("[data-seat-card='1']").click()
    ada.page.get_by_role("button", name="Unmute Jonas").click()
    ada.page.keyboard.press("Escape")
    expect(lines(ada)).to_have_count(3)


def test_the_host_switches_talk_off_and_on(arrive):
    ada, jonas, _ = meet(arrive, {"size": LAPTOP}, {"size": PHONE})
    open_talk(jonas)
    say(jonas, "before")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("switch", name="Allow chat").click()
    expect(jonas.page.locator(".talk")).to_contain_text("Talk is off at this table.")
    expect(field(jonas)).to_have_count(0)
    assert jonas.page.get_by_role("button", name="Switch it on").count() == 0
    ada.page.keyboard.press("Escape")
    open_talk(ada)
    ada.page.get_by_role("button", name="Switch it on").click()
    expect(lines(jonas)).to_contain_text(["before"])
    expect(lines(ada)).to_contain_text(["before"])


def test_who_watches_is_read_by_who_watches_and_by_the_players_after_the_end(arrive):
    ada, eve, ole = arrive(size=DESKTOP), arrive(size=LAPTOP), arrive(size=PHONE)
    opened = ada.open_table(mode="intro", seats=[ADA, {"kind": "bot", "level": "random"}])
    for guest in (eve, ole):
        guest.goto(f"t/{opened['table']}")
        open_talk(guest)
    expect(eve.page.locator(".talk .none")).to_contain_text("The players read it when the game is over.")
    say(eve, "Take the whale!")
    expect(lines(ole)).to_contain_text(["Spectator: Take the whale!"])
    open_talk(ada)
    say(ada, "Hm")
    expect(lines(eve)).to_contain_text(["Take the whale!", "Hm"])
    assert lines(ada).count() == 1
    ole.page.get_by_role("button", name="Mute Spectator").click()
    expect(lines(ole)).to_contain_text(["Hm"])
    ole.page.get_by_role("button", name="Unmute all").click()
    expect(lines(ole)).to_have_count(2)
    ada.play_to_the_end(by_mouse)
    if ada.page.locator(".talksheet").count() == 0:  # the result covers the column: talk opens beside it
        ada.page.keyboard.press("c")
    expect(ada.page.locator(".talksheet .line")).to_contain_text(["Take the whale!", "Hm"])


def test_whoever_is_too_fast_is_told_when_it_goes_on(arrive):
    ada, _, _ = meet(arrive, {"size": LAPTOP})
    open_talk(ada)
    slow_down = ada.page.locator(".trouble p")
    for number in range(40):
        field(ada).fill(f"line {number}")
        field(ada).press("Enter")
        expect(lines(ada).filter(has_text=f"line {number}").or_(slow_down).first).to_be_visible()
        if slow_down.count():
            break
    expect(slow_down).to_have_text(re.compile(r"Slow down, in \d+ seconds? again\."))
    assert field(ada).input_value() == f"line {number}"  # nothing that was typed is lost
    expect(slow_down).to_have_count(0)
    field(ada).press("Enter")
    expect(lines(ada).filter(has_text=f"line {number}")).to_have_count(1)


def test_what_was_not_sent_can_be_tried_again_and_is_said_once(arrive):
    ada, jonas, _ = meet(arrive, {"size": LAPTOP}, {"size": LAPTOP})
    open_talk(ada)
    open_talk(jonas)
    field(ada).fill("Are you there?")
    ada.page.evaluate("dispatchEvent(new Event('offline')), document.querySelector('.talk form').requestSubmit()")
    expect(ada.page.locator(".talk .line")).to_contain_text(["Not sent."])
    expect(ada.page.locator(".strip.back")).to_be_visible()
    ada.page.get_by_role("button", name="Try again").click()
    expect(lines(jonas)).to_contain_text(["Are you there?"])
    expect(ada.page.get_by_text("Not sent.")).to_have_count(0)
    say(jonas, "Yes")
    expect(lines(ada)).to_have_count(2)
    expect(lines(jonas)).to_have_count(2)


def test_what_the_table_did_stands_between_the_lines(arrive):
    ada, jonas, _ = meet(arrive, {"size": LAPTOP}, {"size": LAPTOP})
    open_talk(jonas)
    say(jonas, "before")
    ada.ready()
    ada.places().first.click()
    jonas.ready()
    ada.page.keyboard.press("u")
    jonas.page.locator(".talk .did", has_text="Ada took back: ").wait_for()
    open_talk(ada)
    say(ada, "after")
    expect(lines(jonas)).to_have_count(2)
    order = jonas.page.locator(".talk .lines > *").evaluate_all(
        "(all) => all.map((each) => each.className.split(' ')[0])"
    )
    assert order == ["line", "did", "line"]


@pytest.mark.parametrize("key", SECRETIVE[:1])
def test_at_a_shared_device_nothing_typed_by_one_is_left_for_the_other(arrive, key):
    guest = arrive(size=LAPTOP)
    guest.open_table(key, seats=[ADA, BEA])
    take_device(guest)
    open_talk(guest)
    say(guest, "for everybody")
    field(guest).press_sequentially("zebrafinch7")
    name = guest.page.locator("[data-seat-card][aria-current]").get_attribute("data-seat-card")
    while guest.page.locator(".curtain").count() == 0:
        guest.ready()
        guest.page.keyboard.press("Escape")
        by_mouse(guest)
        guest.settled()
    guest.page.keyboard.press("c")
    assert guest.page.locator(".talk, button.talking").count() == 0
    assert "for everybody" not in guest.page.content()
    take_device(guest)
    assert guest.page.locator("[data-seat-card][aria-current]").get_attribute("data-seat-card") != name
    if guest.page.locator(".talk").count() == 0:
        open_talk(guest)
    expect(lines(guest)).to_contain_text(["for everybody"])
    expect(field(guest)).to_have_value("")
    assert "zebrafinch7" not in memory(guest)


def take_device(guest):
    guest.page.locator(".curtain button").click()
    guest.ready()


def memory(guest):
    """Everything that the scripts of a page still hold, as one text."""
    session = guest.context.new_cdp_session(guest.page)
    parts = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, TALL])
def test_axe_finds_nothing_to_complain_about(arrive, size, theme):
    wishes = {"size": size, "theme": theme, "bypass_csp": True}
    ada, jonas, _ = meet(arrive, wishes, {"size": PHONE, "locale": "nl-NL"})
    open_talk(jonas)
    jonas.page.get_by_role("button", name="Goed gespeeld!").click()
    expect(badge(ada)).to_have_text("1")
    results = Axe().run(ada.page)
    assert results.violations_count == 0, results.generate_report()
    open_talk(ada)
    say(ada, "Thanks")
    ada.page.get_by_role("button", name="More…").click()
    results = Axe().run(ada.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "nl-NL"])
def test_text_is_neither_cut_nor_over_other_text(arrive, locale):
    wishes = {"size": LAPTOP, "locale": locale, "bypass_csp": True}
    ada, jonas, _ = meet(arrive, wishes, {"size": PHONE, "locale": "nl-NL"})
    open_talk(jonas)
    jonas.page.get_by_role("button", name="Goed gespeeld!").click()
    open_talk(ada)
    expect(lines(ada)).to_have_count(1)
    for size in (LAPTOP, DESKTOP, TALL, SMALL):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        if ada.page.locator(".talk").count() == 0:
            open_talk(ada)
        ada.page.evaluate(DRAWN)
        assert ada.page.evaluate(AUDIT) == [], size
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
