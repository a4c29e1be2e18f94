"""A connection that is silent, or gone: the page says so, asks nothing, and what was chosen meanwhile is done once."""

import signal

from playwright.sync_api import expect

from support.server_process import running
from support.silent_proxy import silent_proxy

TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ole"}]
QUESTION = "Place your hunter"


def begun(arrive, url):
    """A table at which one step was taken."""
    ada = arrive(url=url, seed=4)
    ada.open_table(mode="intro", seats=TWO_HERE)
    place_hunter(ada)
    ada.until("document.querySelectorAll('.log button').length === 1")
    ada.ready()
    ada.expects_trouble = True
    return ada


def place_hunter(guest):
    """Take the step that is asked for; the click waits until the board stands still."""
    guest.places().first.click()


def nothing_is_asked(guest):
    expect(guest.page.locator(".prompt")).to_contain_text("Waiting for the connection")
    assert guest.places().count() == guest.buttons().count() == 0
    assert guest.page.locator(".prompt button").count() == 0
    assert QUESTION not in guest.page.locator(".prompt").inner_text()


def steps(guest):
    return guest.page.locator(".log button").count()


def test_a_server_that_says_nothing_is_noticed_and_the_step_is_taken_once_when_it_speaks_again(arrive, tmp_path):
    with running(tmp_path / "tables.sqlite") as (url, process):
        ada = begun(arrive, url)
        expect(ada.page.locator(".prompt")).to_contain_text(QUESTION)
        process.send_signal(signal.SIGSTOP)
        place_hunter(ada)
        ada.page.locator(".prompt", has_text="Sending…").wait_for()
        ada.page.get_by_text("No connection.").wait_for()
        nothing_is_asked(ada)
        ada.listen()
        process.send_signal(signal.SIGCONT)
        ada.hear("Reconnected.")
        ada.ready()
        ada.settled()
        assert steps(ada) == 2
        assert ada.page.get_by_text("Someone else moved first").count() == 0
        place_hunter(ada)
        ada.until("document.querySelectorAll('.log button').length === 3")


def test_a_step_that_died_with_the_server_is_sent_again(arrive, tmp_path):
    database = tmp_path / "tables.sqlite"
    with running(database) as (url, process):
        port = int(url.rstrip("/").rsplit(":", 1)[1])
        ada = begun(arrive, url)
        process.send_signal(signal.SIGSTOP)
        place_hunter(ada)
        ada.page.locator(".prompt", has_text="Sending…").wait_for()
        process.kill()
        process.wait()
        ada.page.get_by_text("No connection.").wait_for()
    with running(database, port):
        ada.until("document.querySelectorAll('.log button').length === 2")
        ada.ready()
        ada.settled()
        assert steps(ada) == 2


def test_without_a_network_the_page_says_so_and_goes_on_when_there_is_one(arrive, tmp_path):
    with running(tmp_path / "tables.sqlite") as (url, _):
        ada = begun(arrive, url)
        ada.context.set_offline(True)
        ada.page.get_by_text("No connection.").wait_for()
        nothing_is_asked(ada)
        ada.context.set_offline(False)
        ada.ready()
        assert steps(ada) == 1
        place_hunter(ada)
        ada.until("document.querySelectorAll('.log button').length === 2")


def test_the_browsers_word_that_there_is_no_network_counts_before_any_silence_does(arrive, server):
    ada = begun(arrive, server)
    ada.listen()
    ada.page.evaluate("window.dispatchEvent(new Event('offline'))")  # the server goes on answering
    ada.hear("Reconnected.")
    ada.ready()
    assert steps(ada) == 1


def test_a_line_that_swallows_everything_is_noticed_and_what_was_chosen_is_done_once(arrive, server):
    with silent_proxy(server) as proxy:
        ada = begun(arrive, proxy.url)
        proxy.swallows = True  # no side is told
        place_hunter(ada)
        ada.page.locator(".prompt", has_text="Sending…").wait_for()
        ada.page.get_by_text("No connection.").wait_for()
        nothing_is_asked(ada)
        ada.listen()
        proxy.swallows = False
        ada.hear("Reconnected.")
        ada.until("document.querySelectorAll('.log button').length === 2")
        ada.ready()
        ada.settled()
        assert steps(ada) == 2
        place_hunter(ada)
        ada.until("document.querySelectorAll('.log button').length === 3")


def test_who_only_looks_hears_of_a_dead_line_too(arrive, server):
    with silent_proxy(server) as proxy:
        ada = begun(arrive, proxy.url)
        proxy.swallows = True
        ada.page.get_by_text("No connection.").wait_for()
        nothing_is_asked(ada)
        proxy.swallows = False
        ada.ready()
        assert steps(ada) == 1
