"""Seats that travel: from a laptop to a phone by a code, back after a loss, and signed off again."""

import re

from playwright.sync_api import expect

from support.guests import LAPTOP, PHONE


def open_waiting(guest):
    return guest.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}], mode="intro")


def test_a_phone_takes_the_seats_along_and_is_signed_off(arrive):
    laptop, phone = arrive(size=LAPTOP), arrive(size=PHONE)
    opened = open_waiting(laptop)
    laptop.page.get_by_role("button", name="Make a code").click()
    letters = laptop.page.locator(".letters")
    letters.wait_for()
    code = letters.inner_text()
    assert re.fullmatch(r"[A-Z2-9]{4} [A-Z2-9]{4}", code)

    phone.goto()
    phone.page.get_by_role("button", name="Join with a link").click()
    phone.page.get_by_label("Paste your invite link").fill(code.lower())
    phone.page.keyboard.press("Enter")
    phone.page.get_by_role("heading", name="Continue on another device").wait_for()
    phone.page.get_by_role("button", name="Continue here").click()
    phone.page.get_by_text("Welcome back. One table came along.").wait_for()
    phone.goto(f"t/{opened['table']}")
    expect(phone.page.locator(".invite li", has_text="Ada")).to_contain_text("you")
    laptop.page.get_by_text("Your seats are now on the other device too.").wait_for()

    laptop.page.get_by_role("button", name=re.compile("^Sign off .+")).click()
    laptop.page.get_by_role("button", name="Sign off", exact=True).click()
    expect(laptop.page.get_by_role("heading", name="Your devices")).to_have_count(0)
    expect(phone.page.locator(".invite li", has_text="Ada")).not_to_contain_text("you")  # at once, on the open page


def test_a_lost_browser_is_survived_by_a_recovery_code(arrive):
    lost = arrive(size=LAPTOP)
    opened = open_waiting(lost)
    lost.page.get_by_role("button", name="Make a recovery code").click()
    lost.page.locator(".letters.long").wait_for()
    code = lost.page.locator(".letters.long").inner_text()
    lost.page.reload()
    lost.page.get_by_text("There is a recovery code that was not used yet.").wait_for()
    assert lost.page.locator(".letters.long").count() == 0  # it was shown once

    new = arrive(size=PHONE, locale="it-IT")
    new.goto("device")
    field = new.page.get_by_label("Codice")
    field.fill("AAAA-AAAA")
    new.expects_trouble, new.forgiven = True, re.compile("403")
    new.page.keyboard.press("Enter")
    new.page.get_by_text("Questo codice è sbagliato, scaduto o già usato.").wait_for()
    field.fill(code)
    new.page.keyboard.press("Enter")
    new.page.get_by_text("Hai con te un tavolo.").wait_for()
    new.page.get_by_role("link", name="Nanuuk!").first.wait_for()
    new.goto(f"t/{opened['table']}")
    expect(new.page.locator(".invite li", has_text="Ada")).to_contain_text("tu")


def test_who_has_tables_is_asked_before_they_are_given_up(arrive):
    ada, jonas = arrive(), arrive()
    open_waiting(ada)
    open_waiting(jonas)
    code = ada.post("devices/code", kind="link", name="Laptop")["code"]
    jonas.expects_trouble, jonas.forgiven = True, re.compile("409")
    jonas.goto(f"device#{code}")
    jonas.page.get_by_role("button", name="Continue here").click()
    jonas.page.get_by_text("This browser has a table of its own.").wait_for()
    jonas.page.get_by_role("button", name="Give them up and continue").click()
    jonas.page.get_by_text("Welcome back.").wait_for()


def test_who_follows_a_link_on_another_device_takes_the_seats_there_from_the_table(arrive):
    laptop, phone = arrive(size=LAPTOP), arrive(size=PHONE, locale="nl-NL")
    table = laptop.open_table(mode="intro")["table"]
    laptop.ready()
    laptop.page.get_by_role("button", name="Menu").click()
    laptop.page.get_by_role("button", name="Continue on another device").click()
    dialog = laptop.page.get_by_role("dialog", name="Your devices")
    dialog.get_by_role("button", name="Make a code").click()
    code = dialog.locator(".letters").inner_text()
    phone.goto(f"t/{table}")
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("link", name="Ik zit hier in een andere browser").last.click()
    phone.page.get_by_label("Code").fill(code)
    phone.page.keyboard.press("Enter")
    phone.page.get_by_role("link", name="Nanuuk!").first.click()
    phone.ready()
    dialog.get_by_text("Your seats are now on the other device too.").wait_for()


def test_by_keyboard_the_focus_stays_where_one_was_and_a_recovery_code_does_not_end_unsaid(arrive):
    laptop, phone = arrive(size=LAPTOP), arrive(size=PHONE)
    open_waiting(laptop)
    page = laptop.page
    phone.goto("device")
    for words in ("Make a recovery code", "Make a code"):
        page.get_by_role("button", name=words).focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name=words).wait_for(state="detached")
        assert page.evaluate("document.activeElement.closest('.devices') !== null")
    code = page.locator(".letters:not(.long)").inner_text()
    phone.page.evaluate("(code) => (location.hash = code)", code.replace(" ", ""))
    expect(phone.page.get_by_label("Code")).to_have_value(code)  # of a link that is followed on the open page
    phone.page.get_by_role("button", name="Continue here").click()
    page.get_by_role("button", name=re.compile("^Sign off .+")).focus()
    page.keyboard.press("Enter")
    page.get_by_text("your recovery code will end: make a new one").wait_for()
    expect(page.get_by_role("button", name="Keep")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Sign off .+"))).to_be_focused()
