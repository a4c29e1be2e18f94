"""Dice that nobody could have chosen: what the page keeps and sends, and what it says of a server that lies."""

import json
import re

import pytest
from playwright.sync_api import expect

from banchisa.engine.sealed_chance import SealedChance, commitment
from support.guests import VERIFIED, by_mouse
from support.server_process import running

ALONE = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}]
KEPT = "JSON.parse(localStorage['banchisa-tables'] ?? '{}')"
RESIGN = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
  socket.onmessage = () => {
    socket.onmessage = null
    socket.send('{"do": "resign", "seat": 0, "level": "random"}')
    done()
  }
})"""
OTHER_SEED = bytes(range(32))


def let_bots_finish(guest, table):
    """Bots play from here to the end; the result of the page is looked at."""
    guest.page.evaluate(RESIGN, table)
    guest.play_to_the_end(lambda guest: None)


def lie_about_draws(guest, change):
    """The server tells other draws than it made; they fit what they are told to come from."""

    def forge(route):
        told = route.fetch().json()
        seed, entropies = change(bytes.fromhex(told["seed"]), told["entropies"])
        chance = SealedChance(seed, entropies)
        draws = [{**draw, "drawn": chance.draw(draw["step"], draw["weights"])} for draw in told["draws"]]
        forged = {"seed": seed.hex(), "commitment": commitment(seed), "entropies": entropies, "draws": draws}
        route.fulfill(json=forged)

    guest.page.route("**/draws", forge)


def lie_about_the_commitment(guest):
    """Once the game has begun, the server says that it had always been committed to something else."""

    def pass_on(socket):
        server = socket.connect_to_server()

        def forge(text):
            message = json.loads(text)
            begun = message["is"] == "welcome" and message["scene"] is not None
            socket.send(json.dumps({**message, "commitment": commitment(OTHER_SEED)}) if begun else text)

        server.on_message(forge)

    guest.page.route_web_socket("**/live", pass_on)


def test_the_seal_is_kept_before_the_page_adds_anything_and_the_line_at_the_end_says_so(arrive):
    ada = arrive(seed=3)
    sent = []

    def look(route):
        sent.append((route.request.post_data_json, ada.page.evaluate(KEPT)))
        route.continue_()

    ada.page.route("**/entropy", look)
    opened = ada.open_table(seats=ALONE, layout="random")
    ada.ready()
    ((added, kept),) = sent
    assert added["commitment"] == opened["commitment"]
    assert kept == {
        opened["table"]: {
            "commitment": opened["commitment"], "beforehand": True, "entropies": [added["entropy"]], "people": 1,
        }
    }  # fmt: skip
    let_bots_finish(ada, opened["table"])
    verdict, facts = ada.page.locator(".verify .verdict"), ada.page.locator(".verify .facts")
    expect(verdict).to_have_text(re.compile(r"^All \d+ draws match the seed sealed at the start\.$"))
    expect(facts).to_contain_text("kept the seal first, then added its own random bytes")
    ada.page.reload()
    expect(facts).to_contain_text("kept the seal first")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda seed, added: (OTHER_SEED, added), "The seed doesn't match the seal shown before the game."),
        (lambda seed, added: (seed, ["ab" * 32]), "The random bytes your browser added are missing from the draws."),
        (lambda seed, added: (seed, []), "The random bytes your browser added are missing from the draws."),
        (
            lambda seed, added: (seed, [*added, "cd" * 32]),
            "More random bytes went into the draws than",
        ),
    ],
    ids=["another seed", "bytes that are not ours", "no bytes", "bytes of nobody"],
)
def test_a_server_that_chose_the_draws_is_found_out(arrive, change, said):
    ada = arrive(seed=3)
    lie_about_draws(ada, change)
    opened = ada.open_table(seats=ALONE, layout="random")
    ada.ready()
    let_bots_finish(ada, opened["table"])
    failed = ada.page.locator(".verify.failed")
    failed.get_by_text("The check failed").wait_for()
    failed.get_by_text(said).first.wait_for()


def test_a_commitment_that_changed_during_the_game_is_found_out_although_everything_else_fits_it(arrive):
    ada = arrive(seed=3)
    lie_about_the_commitment(ada)
    lie_about_draws(ada, lambda seed, added: (OTHER_SEED, added))
    opened = ada.open_table(seats=ALONE, layout="random")
    ada.ready()
    let_bots_finish(ada, opened["table"])
    failed = ada.page.locator(".verify.failed")
    failed.get_by_text("The seed doesn't match the seal shown before the game.").first.wait_for()
    sealed = failed.locator(".failure dd")
    assert sealed.all_inner_texts() == [opened["commitment"], commitment(OTHER_SEED)]


def test_a_browser_that_did_not_keep_the_seal_says_so(arrive):
    ada, late = arrive(seed=3), arrive()
    opened = ada.open_table(seats=ALONE, layout="random")
    ada.ready()
    let_bots_finish(ada, opened["table"])
    late.goto(f"t/{opened['table']}")
    verdict = late.page.locator(".verify .verdict", has_text=VERIFIED)
    verdict.get_by_text("Your browser didn't keep the seal before the game").wait_for()
    assert "sealed at the start" not in verdict.inner_text()


def test_a_refused_seal_is_told_and_nothing_begins(arrive):
    ada = arrive()
    ada.forgiven, ada.expects_trouble = re.compile("409"), True

    def forge(route):
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "commitment": commitment(OTHER_SEED)})

    ada.page.route("**/api/tables", lambda route: forge(route) if route.request.method == "POST" else route.continue_())
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    ada.page.get_by_role("dialog", name="New table").get_by_role("button", name="Open table").click()
    ada.page.get_by_text("named another seal for this table than the one your browser kept").wait_for()
    assert ada.page.locator(".board").count() == 0


def test_for_a_rematch_everybody_adds_anew_when_they_come(arrive):
    ada, jonas = arrive(seed=5), arrive(seed=6)
    opened = ada.open_table(mode="intro", seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}])
    jonas.goto(f"join#{opened['table']}.{opened['invite']}")
    jonas.page.get_by_role("textbox").first.fill("Jonas")
    jonas.page.get_by_role("button", name="Join", exact=True).click()
    ada.play_to_the_end(by_mouse, others=[(jonas, by_mouse)])
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.get_by_role("heading", name="Waiting for Jonas").wait_for()
    assert ada.page.locator(".board").count() == 0
    jonas.page.get_by_role("link", name="Go to the rematch").click()
    ada.page.locator(".board").wait_for()
    ada.play_to_the_end(by_mouse, others=[(jonas, by_mouse)])
    table = ada.page.url.rsplit("/", 1)[1]
    entropies = ada.context.request.get(f"{ada.url}api/tables/{table}/draws").json()["entropies"]
    first, second = (guest.page.evaluate(KEPT) for guest in (ada, jonas))
    assert entropies == [second[table]["entropies"][0], first[table]["entropies"][0]]  # one chair further
    assert first[table]["entropies"] != first[opened["table"]]["entropies"]
    for guest in (ada, jonas):
        expect(guest.page.locator(".verify .facts")).to_contain_text("kept the seal first")


def test_a_bot_plays_for_who_never_comes_to_the_rematch(arrive, tmp_path):
    with running(tmp_path / "tables.sqlite", grace=0.2) as (url, _):
        ada, jonas = arrive(url=url, seed=5), arrive(url=url, seed=6)
        opened = ada.open_table(mode="intro", seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}])
        jonas.goto(f"join#{opened['table']}.{opened['invite']}")
        jonas.page.get_by_role("textbox").first.fill("Jonas")
        jonas.page.get_by_role("button", name="Join", exact=True).click()
        ada.play_to_the_end(by_mouse, others=[(jonas, by_mouse)])
        ada.page.get_by_role("button", name="Rematch").click()
        ada.page.get_by_text("Jonas has been away for a while.").wait_for()
        ada.page.get_by_role("button", name="Let a bot take over").click()
        ada.ready()
        ada.expects_trouble = jonas.expects_trouble = True
