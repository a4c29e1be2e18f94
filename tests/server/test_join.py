"""Terminal, bots and programs at a table of a real server."""

import contextlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import banchisa
from cli.conftest import COMMAND, Typist, environment
from support.clients import Browser
from support.node import NODE
from support.processes import PATIENCE

TOLD = {
    "nanuuk": r": moves the hunter from \w\d to \w\d",
    "iglu": r": a fish \(\d\) swims to \w\d",
    "arctic": r": (draws from the draw pile|takes .+? from the River)",
}  # in words
EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = {
    "python": [sys.executable, str(EXAMPLES / "join_table.py")],
    "node": [NODE, str(EXAMPLES / "join_table.mjs")],
}


def invite(browser: Browser, *chairs: str, **more) -> str:
    """The link to a new table, as a page shows it."""
    opened = browser.open(*chairs, **more)
    return f"{browser.url}/join#{opened['table']}.{opened['invite']}"


def table_of(link: str) -> str:
    return link.partition("#")[2].partition(".")[0]


def join(link: str, *arguments: str, home: Path) -> subprocess.CompletedProcess:
    """Run the command to its end while nobody types anything."""
    silent, held = os.pipe()
    command = [*COMMAND, "join", link, *arguments]
    variables = environment(XDG_DATA_HOME=str(home))
    try:
        return subprocess.run(
            command, stdin=silent, capture_output=True, text=True, timeout=PATIENCE, env=variables
        )  # fmt: skip
    finally:
        os.close(silent)
        os.close(held)


@contextlib.contextmanager
def typing(link: str, home: Path, *arguments: str):
    """Somebody at a terminal who joins a table."""
    one = Typist(["join", link, *arguments], home, XDG_DATA_HOME=str(home))
    try:
        yield one
    finally:
        one.close()


def seats(browser: Browser, table: str) -> list[dict]:
    return browser.get(f"/tables/{table}")["seats"]


@pytest.mark.parametrize("game", ["nanuuk", "iglu", "arctic"])
def test_a_bot_plays_a_whole_game_and_its_chance_is_checked(ada, tmp_path, game):
    options = {"mode": "intro"} if game == "nanuuk" else {}
    link = invite(ada, "link", "bot:random", game=game, options=options)
    ran = join(link, "--bot", "greedy", home=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    record = ada.get(f"/tables/{table_of(link)}/record")
    assert record["seats"][0] == "Greedy bot"
    assert record["result"]["ranks"]
    assert len(record["chance"]["entropies"]) == 1
    assert "random draw" in ran.stdout
    assert not re.search(r"(thing|colour|player)-\w", ran.stdout)  # names of messages instead of their words
    assert re.search(TOLD[game], " ".join(ran.stdout.split()))


def test_the_next_game_is_told_at_the_end_of_this_one(ada, tmp_path):
    link = invite(ada, "link", "bot:random", options={"mode": "intro"})
    ran = join(link, "--bot", "greedy", home=tmp_path)
    assert " ".join(ran.stdout.split()).endswith("the same command says where it is.")
    (kept,) = (json.loads(file.read_text()) for file in tmp_path.rglob("seats/*.json"))
    guest = Browser(ada.url)
    guest.http.cookies.set("banchisa_key", kept["key"])
    again = guest.post(f"/tables/{table_of(link)}/rematch")["table"]
    ran = join(link, "--bot", "greedy", home=tmp_path)
    assert " ".join(ran.stdout.split()).endswith(f"There is a rematch: banchisa join {ada.url}/t/{again}")
    assert join(f"{ada.url}/t/{again}", "--bot", "greedy", home=tmp_path).returncode == 0


def test_a_program_plays_in_the_protocol_of_the_arena(ada, tmp_path):
    link = invite(ada, "link", "bot:random", options={"mode": "intro"})
    bot = f"exec:{sys.executable} {EXAMPLES / 'nanuuk_bot.py'}"
    ran = join(link, "--bot", bot, "--name", "Mine", home=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ada.get(f"/tables/{table_of(link)}/record")["seats"][0] == "Mine"


def test_a_program_that_fails_is_told_in_one_line(ada, tmp_path):
    link = invite(ada, "link", "bot:random", options={"mode": "intro"})
    ran = join(link, "--bot", "exec:true", home=tmp_path)
    assert ran.returncode == 2
    assert "bot exec:true has failed and left the table: it ended" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_somebody_at_a_terminal_plays_with_somebody_in_a_browser(ada, tmp_path):
    link = invite(ada, "Ada", "link", options={"mode": "intro"})
    with typing(link, tmp_path, "--name", "Jonas") as jonas, ada.at(table_of(link)) as chair:
        while not (chair.table["scene"] and chair.choices):
            chair.read()
        jonas.wait_for("Ada, Jonas")
        chair.act("place A1")
        jonas.wait_for("Ada: ")
        jonas.wait_for("Jonas> ")
        jonas.type("place A1")
        jonas.wait_for("NAN-4.3")
        jonas.wait_for("Jonas> ")
        jonas.type("dance")
        jonas.wait_for("I don't understand: dance")
        jonas.type("place b2")
        jonas.wait_for("Jonas: ")
        while len(chair.log) < 2:
            chair.read()
        assert chair.log[1]["notation"] == "place B2"
        jonas.type("q")
        jonas.wait_for("Come back with: banchisa join")
        assert jonas.leave() == 0


def test_terminal_and_browser_talk_to_each_other(own_server, tmp_path):
    server = own_server()
    ada = Browser(server.url)
    link = invite(ada, "link", "Ada", options={"mode": "intro"})
    with typing(link, tmp_path, "--name", "Jonas") as jonas:
        jonas.wait_for("Jonas> ")
        with ada.at(table_of(link)) as chair:
            chair.ask("say", token="of a browser", text="[red]Hello[/red]")
            jonas.wait_for("[red]Hello[/red]")
            chair.ask("say", token="a phrase of it", phrase="good-luck", language="nl")
            jonas.wait_for("Good luck!")
            jonas.type("say Hello, Ada")
            line = chair.until("said")["lines"][0]
            assert (line["seat"], line["text"]) == (0, "Hello, Ada")
            chair.ask("talk", on=False)
            jonas.type("say Still there?")
            jonas.wait_for("chat is off at this table")
        server.kill()
        jonas.wait_for("The connection is lost")
        server.start()
        jonas.wait_for("Jonas> ")
        jonas.type("q")
        assert jonas.leave() == 0


def test_whoever_joins_again_returns_to_the_seat(ada, tmp_path):
    link = invite(ada, "link", "link", "Ada", options={"mode": "intro"})
    table = table_of(link)
    for _ in range(2):
        with typing(link, tmp_path, "--name", "Jonas") as jonas:
            jonas.wait_for("Waiting for the others.")
            assert [seat["name"] for seat in seats(ada, table)] == ["Jonas", None, "Ada"]
            jonas.type("q")
            assert jonas.leave() == 0
    (kept,) = (tmp_path / "banchisa" / "seats").iterdir()
    assert os.stat(kept).st_mode & 0o777 == 0o600
    told = json.loads(kept.read_text())
    with ada.at(table) as chair:
        assert told["commitment"] == chair.welcome["commitment"]
    assert len(told["entropy"]) == 64


def test_orders_that_are_given_in_the_terminal_are_kept_by_the_server(ada, tmp_path):
    link = invite(ada, "link", "bot:random", options={"mode": "intro"})
    for typed in ("order forced", "order"):
        with typing(link, tmp_path, "--name", "Jonas") as jonas:
            jonas.wait_for("Jonas> ")
            jonas.type(typed)
            jonas.wait_for("the table makes it for you")
            jonas.wait_for("Jonas> ")
            jonas.type("q")
            assert jonas.leave() == 0


def test_a_lost_line_is_taken_up_again(own_server, tmp_path):
    server = own_server()
    ada = Browser(server.url)
    link = invite(ada, "link", "bot:random", options={"mode": "intro"})
    with typing(link, tmp_path, "--name", "Jonas") as jonas:
        jonas.wait_for("Jonas> ")
        server.kill()
        jonas.wait_for("The connection is lost")
        server.start()
        jonas.wait_for("The connection is back")
        jonas.wait_for("Jonas> ")
        jonas.type("1")
        jonas.wait_for("Jonas: ")
        jonas.type("q")
        assert jonas.leave() == 0


def test_another_seal_than_the_one_that_was_kept_is_not_accepted(ada, tmp_path):
    link = invite(ada, "link", "bot:random", options={"mode": "intro"})
    with typing(link, tmp_path, "--name", "Jonas") as jonas:
        jonas.wait_for("Jonas> ")
        jonas.type("q")
        assert jonas.leave() == 0
    (kept,) = (tmp_path / "banchisa" / "seats").iterdir()
    kept.write_text(json.dumps({**json.loads(kept.read_text()), "commitment": "0" * 64}))
    ran = join(link, "--name", "Jonas", home=tmp_path)
    assert ran.returncode == 2
    assert "shows another seal than before" in ran.stderr


def test_what_cannot_be_joined_is_said_in_one_line(server, ada, tmp_path):
    full = ada.open("Ada", "bot:random", options={"mode": "intro"})["table"]
    private = table_of(invite(ada, "Ada", "link", options={"mode": "intro"}))
    cases = {
        "moon": "is not the link of a table",
        f"{server.url}/t/aaaaaaaaaaaa": "this table doesn't exist any more",
        f"{server.url}/t/{full}": "this invite doesn't work",
        f"{server.url}/t/{private}": "this invite doesn't work",
        f"http://127.0.0.1:1/t/{full}": "does not answer",
    }
    for link, expected in cases.items():
        ran = join(link, home=tmp_path)
        assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1), ran.stderr
        assert expected in ran.stderr
    assert "there is no bot moon" in join(f"{server.url}/t/{full}", "--bot", "moon", home=tmp_path).stderr


@pytest.mark.parametrize("language", PROGRAMS)
def test_the_examples_play_to_the_end(ada, language):
    link = invite(ada, "link", "bot:random", options={"mode": "intro"})
    ran = subprocess.run([*PROGRAMS[language], link], capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    ranks = ada.get(f"/tables/{table_of(link)}/record")["result"]["ranks"]
    assert ran.stdout == f"place {ranks[0]}\n"


def test_the_examples_have_under_60_lines():
    assert [file.name for file in EXAMPLES.glob("join_table.*") if len(file.read_text().splitlines()) >= 60] == []


def test_what_a_seat_sees_of_what_it_sees_is_the_same():
    for game in banchisa.games():
        state, rng = game.start(2), banchisa.Rng(1)
        for _ in range(40):
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
            assert all(state.seen_by(seat).seen_by(seat) == state.seen_by(seat) for seat in range(2))
