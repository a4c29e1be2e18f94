"""Two people at one device: whoever looks finds nothing that was shown to the other, in the page or in its memory."""

import pytest

import banchisa
from support.guests import Guest
from support.server_process import running
from support.shared_device import EVERYTHING, REMEMBER, SECRETIVE, Shared, left_in_memory, planned

ENTROPY = "ab" * 16  # what a guest adds to chance
TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]


@pytest.mark.parametrize("key", SECRETIVE)
def test_nothing_of_the_other_person_is_left_when_the_device_is_passed_on(chromium, tmp_path, key):
    game = banchisa.game(key)
    plan = planned(game, ENTROPY, hidden=4, longest=40)
    shared = Shared(game, plan.seed, ENTROPY)
    passes = 0
    with running(tmp_path / "tables.sqlite", seed=plan.seed) as (url, _):
        guest = Guest(chromium, url)
        guest.context.add_init_script(REMEMBER)
        guest.open_table(key, seats=TWO_HERE, entropy=ENTROPY)
        take_device(guest, shared)
        for action in plan.actions:
            look_around(guest)
            choose(guest, shared, action)
            if not shared.act(action):
                guest.until(f"document.querySelectorAll('.log button').length === {len(shared.match.steps)}")
                continue
            passes += 1
            take_device(guest, shared)
            viewer = shared.viewer
            secrets = [*shared.words_hidden_from(viewer), *(f'"{id}"' for id in shared.pieces_hidden_from(viewer))]
            page = guest.page.evaluate(EVERYTHING)
            assert [secret for secret in secrets if secret in page] == []
            assert left_in_memory(guest, viewer) == []
        assert passes >= 3
        assert len(shared.hidden) >= 4
        assert guest.complaints == []
        guest.leave()


def take_device(guest, shared):
    """Until the next person has said who they are, the page tells nothing of the table, by keys either."""
    name = ("Ada", "Bea")[shared.viewer]
    guest.page.get_by_role("heading", name=f"Pass the device to {name}").wait_for()
    for key in ("l", "h", "u", "n"):
        guest.page.keyboard.press(key)
    page = guest.page.evaluate(EVERYTHING)
    words = [word for seat in (0, 1) for word in shared.words_hidden_from(seat)]
    pieces = [f'"{piece.id}"' for seat in (0, 1) for piece in shared.scene(seat).pieces]
    assert [secret for secret in words + pieces if secret in page] == []
    assert guest.page.locator(".log, .board, .zone, .prompt, .seats").count() == 0
    said = guest.page.locator("[aria-live=polite]").all_inner_texts()
    assert [text for text in said if text.strip()] == [f"Pass the device to {name}"]
    guest.page.get_by_role("button", name=f"I'm {name}").click()
    guest.ready()


def look_around(guest):
    """Look back, and touch something that is not allowed: what was told then must be forgotten too."""
    setup = guest.page.locator(".log details:not([open]) summary")
    if setup.count():
        setup.click()
    guest.page.locator(".log button").first.click()
    guest.page.locator(".replay").wait_for()
    guest.page.get_by_role("button", name="Back to the table").click()
    guest.ready()
    useless = guest.page.locator("button.tile:not(:has(.face.can)):not([tabindex='-1'])")
    if useless.count():
        useless.last.click()
        guest.page.locator(".bubble").wait_for()


def choose(guest, shared, name):
    """Take a step by the list of all choices, or by its button if it is not among them."""
    choices = shared.scene(shared.viewer).choices
    wanted = next(choice for choice in choices if choice.name == name)
    guest.ready()
    guest.page.locator(".choices > .iconbtn").click()
    rows = guest.page.locator(".choices .list li button")
    rows.first.wait_for()
    listed = choices if rows.count() == len(choices) else [c for c in choices if not c.touch[0].startswith("button-")]
    assert rows.count() == len(listed)
    if wanted in listed:
        rows.nth(listed.index(wanted)).click()
    else:
        guest.page.keyboard.press("Escape")
        buttons = [choice for choice in choices if choice not in listed]
        guest.buttons().nth(buttons.index(wanted)).click()
