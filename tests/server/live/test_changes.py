"""Who wants changes of scenes hears the same as those who want whole ones, in fewer bytes and messages."""

import random

import pytest

import banchisa
from support.clients import Browser, chairs


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_both_kinds_of_sockets_show_the_same_game(ada, jonas, key):
    opened = ada.open("Ada", "link", game=key)
    jonas.sit(opened, "Jonas")
    table, dice = opened["table"], random.Random(4)
    with (
        chairs((ada, table), (jonas, table), (Browser(ada.url), table)) as whole,
        ada.at(table, "changes") as hers,
        jonas.at(table, "changes") as his,
        Browser(ada.url).at(table, "changes") as theirs,
    ):
        wanting = [hers, his, theirs]
        for _ in range(40):
            acting = next((chair for chair in (hers, his) if chair.choices), None)
            if acting is None:
                break
            if acting.table["undo"] and dice.random() < 0.2:
                acting.ask("undo", version=acting.version)
            else:
                assert acting.act(dice.choice(acting.choices))["is"] == "steps"
            for chair in (*whole, *wanting):
                while chair.version < acting.version:
                    chair.read()
            for one, other in zip(whole, wanting, strict=True):
                assert one.scene == other.scene
                assert one.log == other.log
                assert [one.table[name] for name in ("undo", "over")] == [
                    other.table[name] for name in ("undo", "over")
                ]
        told = [message for message in theirs.heard if message["is"] == "steps"]
        assert any("changes" in step for message in told for step in message["steps"])
        for message in told:  # nobody is to wait for chance
            assert [step["entry"]["actor"] for step in message["steps"][1:]] == [-1] * (len(message["steps"]) - 1)
            assert message["steps"][0]["entry"]["actor"] >= 0


def test_after_a_welcome_a_step_brings_the_whole_scene_once(ada):
    with ada.at(ada.intro("Ada", "Bea"), "changes") as chair:
        (first,) = chair.first()["steps"]
        (second,) = chair.first()["steps"]
        assert ("scene" in first, "changes" in first) == (True, False)
        assert ("scene" in second, "changes" in second) == (False, True)
        later = [chair.first()["steps"][0]["changes"] for _ in range(5)]
        assert any("seat" in changes for changes in later)  # where nothing is hidden, both share what they were shown
        chair.error("act", version=1, action="?")
        chair.until("welcome")
        assert "scene" in chair.first()["steps"][0]


def test_nobody_can_ask_for_another_kind_of_scenes(ada):
    table = ada.intro("Ada", "Bea")
    answer = ada.http.get(f"/api/tables/{table}/live?scenes=half", headers=UPGRADE)
    assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")


UPGRADE = {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}  # fmt: skip
