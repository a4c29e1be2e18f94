"""The disk is full or the file is gone: nothing is acknowledged, it is said once, and afterwards everything goes on."""

import contextlib
import json
import random
import sqlite3
import time

import pytest
from websockets.exceptions import ConnectionClosed

from support.clients import PATIENCE, Browser, Chair, Server, patiently
from support.processes import wait_until


def readiness(server: Server) -> tuple[int, list[str]]:
    """The status of the answer, and the parts that are not well."""
    answer = patiently.get(f"{server.url}/api/ready")
    return answer.status_code, [name for name, ok in answer.json()["parts"].items() if not ok]


def act_until_refused(chair: Chair) -> dict:
    while (answer := chair.first())["is"] != "error":
        pass
    return answer


def test_bots_go_on_after_a_full_disk(own_server, tmp_path):
    hunger = tmp_path / "hunger"
    server = own_server(hunger=str(hunger), settings={"pace": 0.02})
    ada, watcher = Browser(server.url), Browser(server.url)
    people, bots = ada.open("Ada", "Bea")["table"], ada.open("bot:random", "bot:random")["table"]
    with ada.at(people) as chair, watcher.at(bots) as watching:
        watching.until("step")
        hunger.touch()
        told = act_until_refused(chair)
        assert told["code"] == "server/error"
        assert readiness(server) == (503, ["store"])
        assert ada.get("/health")["ok"]  # to start the server again would not help
        before = ada.get(f"/tables/{bots}")["version"]
        hunger.unlink()
        while watching.version < before + 3:
            watching.until("step")
        assert chair.first()["is"] == "step"
        wait_until(lambda: readiness(server) == (200, []))
    server.stop()
    log = server.log.read_text()
    assert log.count(told["data"]["reference"]) == 1
    assert log.count("cannot store") == 1
    assert "Traceback" not in log
    assert "stopped" not in log


def test_when_the_file_was_deleted_nothing_is_acknowledged_and_readiness_says_so(own_server, tmp_path):
    server = own_server()
    ada = Browser(server.url)
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        assert chair.first()["is"] == "step"
        wait_until(lambda: readiness(server) == (200, []))
        for file in tmp_path.glob("tables.sqlite*"):
            file.unlink()
        version = chair.version
        for _ in range(5):
            assert chair.first()["code"] == "server/error"
        assert chair.version == version
        assert readiness(server) == (503, ["store"])
        assert ada.refused("/tables", game="nanuuk", seats=[{"kind": "link"}] * 2)[1] == "server/error"
    server.stop()
    log = server.log.read_text()
    assert log.count("was removed or replaced while the server runs") == 1
    assert "Traceback" not in log


def test_a_file_that_a_newer_server_has_changed_is_left_as_it_is_and_readiness_says_so(own_server, tmp_path):
    server = own_server()
    wait_until(lambda: readiness(server) == (200, []))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("PRAGMA user_version = 99")
        assert readiness(server) == (503, ["schema"])
        time.sleep(1.1)  # then it is written to again
        assert readiness(server) == (503, ["schema"])
        assert connection.execute("PRAGMA user_version").fetchone() == (99,)


def test_a_damaged_table_is_told_by_its_own_code(own_server, tmp_path):
    server = own_server()
    ada = Browser(server.url)
    broken, sound = ada.intro("bot", "bot"), ada.intro("Ada", "Bea")
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute("UPDATE events SET data = replace(data, 'seats', 'seals') WHERE table_id = ?", (broken,))
    connection.commit()
    connection.close()
    assert ada.refused(f"/tables/{broken}/record") == (500, "table/damaged", {"table": broken})
    with ada.at(sound) as chair:
        assert chair.first()["is"] == "step"
    server.stop()
    assert server.log.read_text().count(f"table {broken} cannot be read") == 1
    assert "Traceback" not in server.log.read_text()


def test_what_was_played_by_rules_that_are_gone_leaves_its_record_and_what_was_not_finished_says_so(
    own_server, tmp_path
):
    server = own_server()
    ada = Browser(server.url)
    over, running = ada.intro("Ada", "Bea"), ada.intro("Ada", "Bea")
    with ada.at(over) as chair:
        chair.play(random.Random(1))
    record = ada.get(f"/tables/{over}/record")
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE tables SET rules = '0'")
        query = "UPDATE events SET data = replace(data, ?, 'pass') WHERE table_id = ?"
        connection.execute(query, (record["steps"][0], over))
    server.start()
    told = ada.get(f"/tables/{over}/record")
    assert (told["version"], told["chance"]["seed"]) == ("0", record["chance"]["seed"])
    assert told["steps"] == ["pass" if step == record["steps"][0] else step for step in record["steps"]]
    now = {"key": "nanuuk", "version": "0", "now": record["version"]}
    for table, is_over in ((over, True), (running, False)):
        with ada.socket(table) as socket:
            message = json.loads(socket.recv(PATIENCE))
            assert (message["code"], message["data"]) == ("table/rules", {**now, "over": is_over})
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
        assert closed.value.rcvd.code == 4410
    assert ada.refused(f"/tables/{running}/record")[:2] == (410, "table/rules")
