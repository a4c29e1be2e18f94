"""Two steps for everybody: the commitment is shown, then each browser adds to chance, and only then the game begins."""

import hashlib
import json
import sqlite3

import banchisa
from banchisa.engine.sealed_chance import SealedChance
from support.clients import ENTROPY, Browser, chairs, play_together

NANUUK = banchisa.game("nanuuk")
HERE = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}
OTHER = "cd" * 16


def open_alone(browser: Browser, **more: object) -> dict:
    """A table against a bot, to whose chance nobody has added yet."""
    return browser.post("/tables", game="nanuuk", options={"layout": "random"}, seats=[HERE, BOT], **more)


def test_alone_against_bots_the_game_waits_until_the_commitment_was_answered(ada):
    opened = open_alone(ada)
    with ada.at(opened["table"]) as chair:
        told = chair.welcome
        assert (told["commitment"], told["scene"], told["still"], told["log"]) == (opened["commitment"], None, [], [])
        assert told["seats"][0]["owes_entropy"]
        assert "owes_entropy" not in told["seats"][1]
        for request in ({"do": "act", "version": 1, "action": "place A1"}, {"do": "view", "at": 0}):
            assert chair.error(**request)[0] == "table/waiting"
        assert ada.add_entropy(opened) == [0]
        begun = chair.until("welcome")
        assert begun["log"] and begun["scene"]
        assert "owes_entropy" not in begun["seats"][0]


def test_the_draws_follow_from_the_seed_that_was_sealed_before_and_from_what_was_added(ada):
    opened = open_alone(ada)
    ada.add_entropy(opened, OTHER)
    with ada.at(opened["table"]) as chair:
        chair.say("resign", seat=0, level="random")
        chair.wait_over()
    told = ada.get(f"/tables/{opened['table']}/draws")
    seed = bytes.fromhex(told["seed"])
    assert hashlib.sha256(seed).hexdigest() == opened["commitment"]
    assert told["entropies"] == [OTHER]
    chance = SealedChance(seed, [OTHER])
    assert [chance.draw(draw["step"], draw["weights"]) for draw in told["draws"]] == [
        draw["drawn"] for draw in told["draws"]
    ]
    record = banchisa.Record.from_json(ada.get(f"/tables/{opened['table']}/record"))
    assert record.verify(NANUUK) == []


def test_entropy_that_comes_before_the_commitment_is_refused_with_a_sentence(ada, jonas):
    opened = ada.open("Ada", "link")
    early = [
        ("/tables", {"game": "nanuuk", "seats": [HERE, BOT]}),
        (f"/tables/{opened['table']}/sit", {"name": "Jonas", "invite": opened["invite"]}),
        (f"/tables/{opened['table']}/rematch", {}),
    ]
    for path, body in early:
        status, code, data = jonas.refused(path, entropy=ENTROPY, **body)
        assert (status, code) == (400, "request/malformed")
        assert data["what"] == (
            "entropy: is added by POST /api/tables/{table}/entropy, which names the commitment that the table has shown"
        )


def test_entropy_must_name_the_commitment_of_this_table_and_comes_once(ada, jonas):
    opened, other = open_alone(ada), open_alone(ada)
    path = f"/tables/{opened['table']}/entropy"
    assert ada.refused(path, entropy=ENTROPY)[:2] == (400, "request/malformed")
    wrong = ada.refused(path, entropy=ENTROPY, commitment=other["commitment"])
    assert wrong == (409, "chance/commitment", {"commitment": opened["commitment"]})
    for malformed in ("xyz", "0123456789abcde", "0" * 129, None):
        sent = {"entropy": malformed, "commitment": opened["commitment"]}
        assert ada.refused(path, **sent)[:2] == (400, "request/malformed")
    sent = {"entropy": ENTROPY, "commitment": opened["commitment"]}
    for stranger in (jonas, Browser(ada.url)):
        assert stranger.refused(path, **sent)[:2] == (403, "seat/not_yours")
    ada.add_entropy(opened)
    assert ada.refused(path, **sent)[:2] == (409, "chance/added")


def test_a_rematch_waits_for_everybody_and_forgets_what_was_added_before(ada, jonas):
    opened = ada.open("Ada", "link", "bot", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with chairs((ada, opened["table"]), (jonas, opened["table"])) as (hers, his):
        play_together(hers, his)
    again = ada.post(f"/tables/{opened['table']}/rematch")
    assert again["commitment"] != opened["commitment"]
    assert jonas.get("/tables")["yours"][0]["your_turn"] is True
    with chairs((ada, again["table"]), (jonas, again["table"])) as (hers, his):
        assert [seat.get("owes_entropy", False) for seat in hers.welcome["seats"]] == [False, True, True]
        ada.add_entropy(again, OTHER)
        while (told := hers.until("seats"))["version"] == 1:  # they come
            pass
        assert [seat.get("owes_entropy", False) for seat in told["seats"]] == [False, False, True]
        assert ada.get(f"/tables/{again['table']}")["your_turn"] is False
        assert jonas.get(f"/tables/{again['table']}")["your_turn"] is True
        jonas.add_entropy(again, "ef" * 16)
        assert hers.until("welcome")["scene"] and his.until("welcome")["scene"]
    assert ada.get(f"/tables/{again['table']}/record")["chance"]["entropies"] == [OTHER, "ef" * 16]


def test_who_never_adds_is_replaced_by_a_bot_like_who_never_steps(own_server):
    server = own_server(settings={"grace": 0.05})
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"}, stand_in="random")
    jonas.post(f"/tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    with chairs((ada, opened["table"]), (jonas, opened["table"])) as (hers, his):  # he is here, and adds nothing
        assert hers.welcome["scene"] is None
        assert hers.until("gone")["seat"] == 1
        assert hers.ask("replace", seat=1)["scene"]
        assert his.until("welcome")["left"] == [1]
        assert his.ask("return", seat=1)["you"] == [1]
        sent = {"entropy": ENTROPY, "commitment": opened["commitment"]}
        assert jonas.refused(f"/tables/{opened['table']}/entropy", **sent)[:2] == (409, "chance/added")
    assert ada.get(f"/tables/{opened['table']}/record")["chance"]["entropies"] == [ENTROPY]


def test_a_table_that_waits_for_entropy_outlives_the_server(own_server):
    server = own_server()
    ada = Browser(server.url)
    opened = open_alone(ada)
    server.kill()
    server.start()
    with ada.at(opened["table"]) as chair:
        assert chair.welcome["scene"] is None
        assert chair.welcome["commitment"] == opened["commitment"]
    ada.add_entropy(opened, OTHER)
    server.kill()
    server.start()
    with ada.at(opened["table"]) as chair:
        assert chair.welcome["scene"]
        drawn = chair.log
    assert drawn
    record = ada.get(f"/tables/{opened['table']}/record")
    assert (record["chance"]["commitment"], record["chance"]["entropies"]) == (opened["commitment"], [OTHER])


def test_a_table_stored_by_an_older_server_goes_on(own_server, tmp_path):
    """Seats had their entropy from the first event on."""
    server = own_server()
    ada = Browser(server.url)
    opened = open_alone(ada)
    server.stop()
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    for column, table, of in (("data", "events", "table_id"), ("seating", "tables", "id")):
        (written,) = connection.execute(f"SELECT {column} FROM {table} WHERE {of} = ?", (opened["table"],)).fetchone()
        older = written.replace('"owes_entropy":true', json.dumps({"entropy": ENTROPY})[1:-1])
        assert older != written
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {of} = ?", (older, opened["table"]))
    connection.execute("UPDATE tables SET actor = 0 WHERE id = ?", (opened["table"],))
    connection.commit()
    connection.close()
    server.start()
    assert ada.get(f"/tables/{opened['table']}/record")["chance"]["entropies"] == [ENTROPY]
    sent = {"entropy": OTHER, "commitment": opened["commitment"]}
    assert ada.refused(f"/tables/{opened['table']}/entropy", **sent)[:2] == (409, "chance/added")
