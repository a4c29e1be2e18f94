"""Every message of the socket, and every error it can be answered with."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

import banchisa
from support.clients import ENTROPY, PATIENCE, Browser, chairs

NANUUK = banchisa.game("nanuuk")


@pytest.fixture
def chair(ada):
    """Ada plays both seats of an introductory game."""
    with ada.at(ada.intro("Ada", "Bea")) as sitting:
        yield sitting


def test_a_welcome_tells_all_about_the_table(ada):
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as chair:
        told = chair.welcome
    assert told["table"] == table
    assert told["version"] == 2  # they sat down, and added to chance
    assert told["game"] == {"key": "nanuuk", "title": "Nanuuk!", "version": NANUUK.version, "secrets": False}
    assert set(told["options"]) == set(NANUUK.options)
    assert (told["you"], told["host"], told["public"], told["over"]) == ([0, 1], True, False, False)
    assert (told["invite"], told["rematch"], told["log"], told["undo"]) == (None, None, [], 0)
    assert len(bytes.fromhex(told["commitment"])) == 32
    assert [board["key"] for board in told["still"]] == told["scene"]["boards"]
    assert told["scene"]["choices"]


def test_a_step_brings_one_entry_and_the_scene_after_it(chair):
    name = chair.choices[3]
    step = chair.ask("act", version=2, action=name.upper())
    assert step["is"] == "step"
    assert step["version"] == 3
    assert step["entry"]["n"] == 0
    assert step["entry"]["actor"] == 0
    assert step["entry"]["notation"] == name
    assert step["entry"]["text"][0] == "step-place"
    assert step["entry"]["touch"]
    assert step["undo"] == 1
    assert not step["over"]
    assert "still" not in step  # the boards are known
    assert step["scene"]["prompt"]["actor"] == 1


def test_the_geometry_comes_along_when_the_boards_change(ada):
    known: set[str] = set()
    with ada.at(ada.open("Ada", "Bea")["table"]) as chair:
        known.update(board["key"] for board in chair.welcome["still"])
        chair.play(random.Random(7))
        for message in chair.heard[1:]:
            if message["is"] == "step":
                known.update(board["key"] for board in message.get("still", []))
                assert set(message["scene"]["boards"]) <= known


def test_who_was_slower_hears_that_it_is_stale_and_gets_the_table(chair):
    action = chair.choices[0]
    chair.first()
    assert chair.error("act", version=2, action=action) == ("action/stale", {"version": 3})
    assert chair.until("welcome")["version"] == 3
    assert chair.error("act", version=99, action=action)[0] == "action/stale"
    assert chair.error("undo", version=2)[0] == "action/stale"


def test_an_action_that_cannot_be_read_is_refused(chair):
    code, data = chair.error("act", version=2, action="dance A1")
    assert code == "action/notation"
    assert "'dance' is not a kind of action" in data["problem"]


def test_an_action_that_is_not_allowed_is_refused_with_its_rule(chair):
    place = chair.choices[0]
    chair.first()
    code, data = chair.error("act", version=3, action=place)
    assert code == "action/refused"
    assert data["name"] == place
    assert data["text"] == NANUUK.rulebook().rule(data["rule"]).text
    assert data["refusal"][0].startswith("refuse-")
    assert len(chair.log) == 1


def test_only_the_seat_to_act_may_act(ada, jonas):
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with jonas.at(opened["table"]) as his:
        assert his.error("act", version=his.version, action="place A1") == ("action/not_your_turn", {"actor": 0})


def test_steps_are_taken_back_as_far_as_nothing_was_revealed(chair):
    chair.first()
    undone = chair.ask("undo", version=3, steps=1)
    assert undone["is"] == "undone"
    assert (undone["version"], undone["length"], undone["by"], undone["undo"]) == (4, 0, 0, 0)
    assert undone["scene"]["prompt"]["actor"] == 0
    assert chair.error("undo", version=4) == ("action/undo", {"most": 0})
    assert chair.error("undo", version=4, steps=0) == ("action/undo", {"most": 0})
    chair.first()
    assert chair.error("undo", version=5, steps=2) == ("action/undo", {"most": 1})
    assert chair.ask("undo", version=5)["length"] == 0


def test_nobody_takes_back_what_others_did(ada, jonas):
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with chairs((ada, opened["table"]), (jonas, opened["table"])) as (hers, his):
        hers.first()
        his.until("step")
        assert his.table["undo"] == 0
        assert his.error("undo", version=his.version) == ("action/undo", {"most": 0})
        his.first()
        hers.until("step")
        assert hers.error("undo", version=hers.version) == ("action/undo", {"most": 0})


def test_after_the_end_nothing_changes_any_more(ada):
    table = ada.intro("Ada", "Bea")
    with ada.at(table) as chair:
        chair.play(random.Random(8))
        assert chair.table["undo"] == 0
        assert chair.error("act", version=chair.version, action="place A1")[0] == "table/over"
        assert chair.error("undo", version=chair.version)[0] == "table/over"
        assert chair.error("why", action="place A1")[0] == "table/over"
        assert chair.error("resign", seat=0, level="random")[0] == "table/over"


def test_why_tells_the_rule_that_forbids_an_action(chair):
    place = chair.choices[0]
    told = chair.ask("why", action=place)
    assert (told["is"], told["name"], told["refusal"]) == ("why", place, None)
    assert told["text"] == NANUUK.rulebook().rule(told["rule"]).text
    chair.first()
    told = chair.ask("why", action=place)
    assert told["refusal"][0].startswith("refuse-")
    assert chair.error("why", action="dance")[0] == "action/notation"


def test_why_understands_what_was_touched(chair):
    touch = chair.scene["choices"][0]["touch"]
    assert chair.ask("why", touch=touch)["name"] == chair.choices[0]
    place = chair.choices[0]
    chair.first()
    told = chair.ask("why", touch=touch)
    assert told["name"] == place
    assert told["refusal"]
    nothing = chair.ask("why", touch=["moon"])
    assert (nothing["name"], nothing["refusal"]) == (None, None)
    assert nothing["rule"] == chair.scene["prompt"]["rule"]


def test_why_speaks_of_a_thing_that_no_action_is_for_where_the_game_can(ada):
    with ada.at(ada.open("Ada", "Bea", game="haul")["table"]) as chair:
        told = chair.ask("why", touch=["tide"])
    assert (told["name"], told["rule"], told["refusal"]) == (None, "TOY-2.4", "refuse-by-itself")
    assert told["text"].startswith("After every turn the tide is drawn")


def test_a_view_is_the_scene_after_so_many_steps(chair):
    before = chair.scene
    chair.first()
    chair.first()
    told = chair.ask("view", at=0)
    assert (told["is"], told["at"]) == ("view", 0)
    assert told["scene"]["pieces"] == before["pieces"]
    assert [board["key"] for board in told["still"]] == told["scene"]["boards"]
    assert chair.ask("view", at=2)["scene"] == chair.scene
    assert chair.error("view", at=3)[0] == "request/malformed"


def test_who_resigns_is_replaced_by_a_bot(ada, jonas):
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with chairs((ada, opened["table"]), (jonas, opened["table"])) as (hers, his):
        assert his.error("resign", seat=0, level="random") == ("seat/not_yours", {"seat": 0})
        assert his.error("resign", seat=1, level="omniscient")[0] == "request/malformed"
        told = his.ask("resign", seat=1, level="greedy")
        assert told["is"] == "welcome"
        assert told["you"] == []
        assert told["scene"]["seat"] is None
        assert told["seats"][1] == {"kind": "bot", "name": "Jonas", "level": "greedy", "stands_in": True, "here": False}
        assert told["left"] == [1]
        hers.play(random.Random(9))
    record = ada.get(f"/tables/{opened['table']}/record")
    assert record["seats"] == ["Ada", "greedy"]
    assert record["chance"]["entropies"] == [ENTROPY, ENTROPY]
    assert banchisa.Record.from_json(record).verify(NANUUK) == []


def test_the_host_fills_open_seats_with_bots(ada, jonas):
    opened = ada.open("Ada", "link", "link", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with chairs((ada, opened["table"]), (jonas, opened["table"])) as (hers, his):
        assert his.error("fill", level="random")[0] == "seat/not_yours"
        assert hers.error("fill", level="none")[0] == "request/malformed"
        told = hers.ask("fill", level="random")
        assert told["is"] == "welcome"
        assert told["scene"]
        assert [seat["kind"] for seat in told["seats"]] == ["human", "human", "bot"]
        assert his.until("welcome")["scene"]
        assert hers.error("fill", level="random")[0] == "seat/taken"


def test_while_seats_are_open_nobody_plays(ada):
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    with ada.at(opened["table"]) as chair:
        assert chair.scene is None
        assert chair.welcome["still"] == []
        for request in (
            {"do": "act", "version": 2, "action": "place A1"},
            {"do": "undo", "version": 2},
            {"do": "why", "action": "place A1"},
            {"do": "view", "at": 0},
            {"do": "hint", "version": 2},
            {"do": "replace", "seat": 0, "level": "easy"},
        ):
            assert chair.error(**request)[0] == "table/waiting"


def test_all_hear_who_comes_and_goes(ada, jonas):
    opened = ada.open("Ada", "link", "link", options={"mode": "intro"})
    with ada.at(opened["table"]) as hers:
        jonas.sit(opened, "Jonas")
        told = hers.until("seats")
        assert told["version"] == 3
        jonas_sits = {"kind": "human", "name": "Jonas", "level": None, "stands_in": False, "here": False}
        assert told["seats"][1] == {**jonas_sits, "owes_entropy": True}
        told = hers.until("seats")
        assert (told["version"], told["seats"][1]) == (4, jonas_sits)
        with jonas.at(opened["table"]) as his:
            assert his.welcome["seats"][1]["here"]
            assert his.welcome["invite"] == opened["invite"]
            assert not his.welcome["host"]
            assert hers.until("seats")["seats"][1]["here"]
        told = hers.until("seats")
        assert not told["seats"][1]["here"]
        assert told["version"] == 4  # coming and going is no event


def test_a_spectator_who_sits_down_gets_the_table_anew(ada, jonas):
    opened = ada.open("Ada", "link", "link", options={"mode": "intro"})
    jonas.intro("Jonas", "link")  # so that he has a key
    with jonas.at(opened["table"]) as his:
        assert his.welcome["you"] == []
        assert his.welcome["invite"] is None
        jonas.sit(opened, "Jonas")
        assert his.until("welcome")["you"] == [1]


def test_a_bot_is_announced_when_it_begins_to_think(ada):
    with ada.at(ada.intro("Ada", "bot")) as chair:
        chair.first()
        assert chair.until("thinking") == {"is": "thinking", "version": 3, "seat": 1}


MALFORMED = """
{
[]
null
5
"act"
{}
{"do": "dance"}
{"do": "act"}
{"do": "act", "version": "1", "action": "x"}
{"do": "act", "version": 1, "action": 5}
{"do": "act", "version": -1, "action": "x"}
{"do": "act", "version": 1, "action": "x", "more": 1}
{"do": "why"}
{"do": "why", "action": "x", "touch": ["y"]}
{"do": "why", "touch": []}
{"do": "why", "touch": [5]}
{"do": "why", "action": "\\ud800"}
{"do": "view"}
{"do": "view", "at": 0.5}
{"do": "view", "at": 99999999999999999999}
{"do": "view", "at": 0, "id": {}}
{"do": "undo", "version": 1, "steps": -1}
{"do": "resign"}
{"do": "fill"}
{"do": "fill", "level": null}
{"do": "hint"}
{"do": "hint", "version": "1"}
{"do": "replace"}
{"do": "replace", "seat": 1, "level": 3}
{"do": "return"}
"""
LONG = [
    "[" * 3000,
    '{"do": "act", "version": 1, "action": "' + "x" * 201 + '"}',
    '{"do": "view", "at": 0, "id": "' + "x" * 65 + '"}',
]


@pytest.mark.parametrize("text", [*MALFORMED.split("\n"), *LONG])
def test_malformed_messages_are_refused_and_the_socket_lives(chair, text):
    chair.socket.send(text)
    told = chair.read()
    assert (told["is"], told["code"]) == ("error", "request/malformed")
    assert told["data"]["what"]
    assert chair.ask("view", at=0)["is"] == "view"


def test_the_id_of_a_malformed_message_is_repeated(chair):
    chair.socket.send(json.dumps({"do": "act", "id": "seven"}))
    assert chair.read()["id"] == "seven"


def test_binary_frames_are_malformed(chair):
    chair.socket.send(b'{"do": "view", "at": 0}')
    assert chair.read()["code"] == "request/malformed"


def test_messages_that_are_too_large_are_refused(chair):
    chair.socket.send(json.dumps({"do": "view", "at": 0, "id": "x" * 4096}))
    told = chair.read()
    assert (told["code"], told["data"]) == ("request/too_large", {"most": 4096})
    chair.socket.send(json.dumps({"do": "why", "action": "é" * 3000}, ensure_ascii=False))
    assert chair.read()["code"] == "request/too_large"
    chair.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        chair.read()
    assert closed.value.rcvd.code == 1009


def test_a_socket_at_no_table_is_told_so_and_closed(ada):
    for table in ("abcdefghijkl", "nonsense"):
        with ada.socket(table) as socket:
            told = json.loads(socket.recv(PATIENCE))
            assert told == {"is": "error", "id": None, "code": "table/unknown", "data": {"table": table}}
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd.code == 4404


def test_a_wrong_key_holds_no_seat(ada, server):
    table = ada.intro("Ada", "Bea")
    stranger = Browser(server.url)
    stranger.http.cookies.set("banchisa_key", "A" * 43, domain="127.0.0.1")
    with stranger.at(table) as chair:
        assert chair.welcome["you"] == []
        assert chair.error("act", version=chair.version, action="place A1")[0] == "action/not_your_turn"
        assert chair.error("resign", seat=0, level="random")[0] == "seat/not_yours"


def test_the_position_is_told_as_data(ada, jonas):
    opened = ada.open("Ada", "bot:random", game="iglu")
    game = banchisa.game("iglu")
    with ada.at(opened["table"]) as chair:
        while not chair.choices:
            chair.read()
        told = chair.ask("position")
        seen = game.from_json(told["seen"])
        assert (told["version"], told["seat"], seen.actor) == (chair.version, 0, 0)
        assert [game.actions.name(action) for action in seen.legal_actions()] == chair.choices
    with jonas.at(opened["table"]) as watching:
        told = watching.ask("position")
        assert told["seat"] is None
        assert game.from_json(told["seen"]).seen_by(banchisa.SPECTATOR).to_json() == told["seen"]
