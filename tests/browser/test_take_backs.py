"""What somebody takes back is told to the others: who did it, and what it was."""

import pytest

from support.guests import PHONE

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
NOTES = "document.querySelectorAll('.log .note').length"


def two_at_a_table(arrive, **wishes):
    """Ada and Jonas at a game in which Ada has taken the first step; Jonas listens."""
    ada, jonas = arrive(), arrive(**wishes)
    opened = ada.open_table(mode="intro", seats=SEATS)
    seated = jonas.post(f"tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    jonas.goto(f"t/{seated['table']}")
    ada.ready()
    jonas.listen()
    ada.places().first.click()
    jonas.ready()
    return ada, jonas


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", "Ada took back: "),
        ("it-IT", "Ada ha annullato: "),
        ("nl-NL", "Ada nam terug: "),
    ],
)
def test_the_others_see_and_hear_what_was_taken_back(arrive, locale, words):
    ada, jonas = two_at_a_table(arrive, locale=locale)
    words += jonas.page.locator(".log .words").last.inner_text()
    ada.page.keyboard.press("u")
    jonas.hear(words)
    jonas.page.locator(".log .note", has_text=words).wait_for()
    jonas.page.locator(".toast", has_text=words).first.wait_for()
    jonas.until("document.querySelector('.prompt.yours') === null")
    ada.until(f"{NOTES} === 1")
    assert ada.page.locator(".toast", has_text="took back").count() == 0  # who did it knows


def test_on_a_phone_it_is_told_at_the_edge_of_the_page(arrive):
    ada, jonas = two_at_a_table(arrive, size=PHONE)
    ada.page.keyboard.press("u")
    jonas.page.locator(".toast", has_text="Ada took back").first.wait_for()
