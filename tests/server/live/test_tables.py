"""Opening tables, sitting down, and the lists of them."""

import pytest

from support.clients import Browser

HERE = {"kind": "here", "name": "Ada"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}
INTRO = {"mode": "intro"}


def opened(seats, **more):
    return {"game": "nanuuk", "options": INTRO, "seats": seats, **more}


def test_the_key_is_a_cookie_that_scripts_cannot_read(ada):
    answer = ada.http.post("/api/tables", json=opened([HERE, LINK]))
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("banchisa_key=")
    for part in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert part in cookie
    assert "Secure" not in cookie  # this is http
    again = ada.http.post("/api/tables", json=opened([HERE, LINK]))
    assert "set-cookie" not in again.headers


def test_a_cookie_that_is_no_key_is_replaced(server):
    browser = Browser(server.url)
    browser.http.cookies.set("banchisa_key", "short", domain="127.0.0.1")
    answer = browser.http.post("/api/tables", json=opened([HERE, LINK]))
    assert "banchisa_key=" in answer.headers["set-cookie"]


def test_tables_appear_in_the_lists_of_those_they_concern(ada, jonas):
    shown = ada.open("Ada", "link", options=INTRO, public=True)
    hidden = ada.open("Ada", "link", options=INTRO)
    yours = ada.get("/tables")["yours"]
    assert [entry["table"] for entry in yours[:2]] == [hidden["table"], shown["table"]]
    assert all(entry["actor"] is None and not entry["your_turn"] and not entry["over"] for entry in yours)
    open_ones = [entry["table"] for entry in jonas.get("/tables")["open"]]
    assert shown["table"] in open_ones
    assert hidden["table"] not in open_ones
    assert jonas.get("/tables")["yours"] == []
    jonas.sit(hidden, "Jonas")
    assert [entry["table"] for entry in jonas.get("/tables")["yours"]] == [hidden["table"]]


def test_an_entry_tells_who_sits_there_and_whose_turn_it_is(ada, jonas):
    table = ada.open("Ada", "bot:greedy", options=INTRO)["table"]
    entry = ada.get(f"/tables/{table}")
    assert entry["game"] == "nanuuk"
    assert entry["title"] == "Nanuuk!"
    assert entry["seats"] == [
        {"kind": "human", "name": "Ada", "level": None, "stands_in": False, "here": False},
        {"kind": "bot", "name": None, "level": "greedy", "stands_in": False, "here": False},
    ]
    assert entry["actor"] == 0
    assert entry["your_turn"]
    assert not jonas.get(f"/tables/{table}")["your_turn"]
    with ada.at(table) as chair:
        assert ada.get(f"/tables/{table}")["seats"][0]["here"]
        chair.first()
        assert ada.get(f"/tables/{table}")["version"] >= chair.version


def test_an_entry_of_a_finished_table_says_so(ada):
    table = ada.intro("bot", "bot")
    with ada.at(table) as chair:
        chair.wait_over()
    entry = ada.get(f"/tables/{table}")
    assert entry["over"]
    assert entry["actor"] is None


def test_anybody_may_sit_down_at_a_public_table(ada, jonas):
    table = ada.open("Ada", "link", "link", options=INTRO, public=True)["table"]
    assert jonas.post(f"/tables/{table}/sit", name="Jonas")["seat"] == 1
    wrong = jonas.refused(f"/tables/{table}/sit", invite="wrong", name="Jonas")
    assert wrong == (403, "seat/invite", {})


def test_without_the_invite_nobody_sits_down(ada, jonas):
    opened = ada.open("Ada", "link", options=INTRO)
    path = f"/tables/{opened['table']}/sit"
    for invite in ({}, {"invite": ""}, {"invite": "x" * 22}, {"invite": opened["invite"] + "x"}, {"invite": "é"}):
        assert jonas.refused(path, name="Jonas", **invite)[:2] == (403, "seat/invite")
    assert jonas.sit(opened, "Jonas") == 1
    assert jonas.refused(path, name="Jonas", invite=opened["invite"])[:2] == (409, "seat/taken")


def test_each_time_somebody_sits_down_one_more_seat_is_taken(ada, jonas):
    opened = ada.open("link", "Ada", "link", options=INTRO)
    assert [jonas.sit(opened, "Jonas"), jonas.sit(opened, "Mia")] == [0, 2]
    with jonas.at(opened["table"]) as chair:
        assert chair.welcome["you"] == [0, 2]


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u0000\u200b", "Ada"),
        ("Åsa 🐧", "Åsa 🐧"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_cleaned(ada, name, stored):
    table = ada.open(name, "link", options=INTRO)["table"]
    assert ada.get(f"/tables/{table}")["seats"][0]["name"] == stored


def test_who_gives_no_name_has_none_and_a_record_says_that_a_person_sat_there(ada):
    answer = ada.http.post("/api/tables", json=opened([{"kind": "here"}, {"kind": "bot", "level": "random"}]))
    table = answer.json()["table"]
    assert [seat["name"] for seat in ada.get(f"/tables/{table}")["seats"]] == [None, None]
    assert ada.get(f"/tables/{table}/record")["seats"] == ["human", "random"]


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "x" * 25, "\n\t"])
def test_names_that_cannot_be_read_are_refused(ada, jonas, name):
    answer = ada.http.post("/api/tables", json=opened([{"kind": "here", "name": name}, LINK]))
    assert (answer.status_code, answer.json()) == (422, {"code": "seat/name", "data": {"most": 24}})
    table = ada.open("Ada", "link", options=INTRO)
    refused = jonas.refused(f"/tables/{table['table']}/sit", invite=table["invite"], name=name)
    assert refused[:2] == (422, "seat/name")


def test_options_that_cannot_be_played_are_refused_with_a_sentence(ada):
    status, code, data = ada.refused("/tables", **opened([HERE, BOT, BOT, BOT, BOT]))
    assert (status, code) == (422, "table/options")
    assert "can't be played with 5 players" in data["problem"]
    assert ada.refused("/tables", **opened([HERE, BOT], options={"moon": 1}))[1] == "table/options"
    assert ada.refused("/tables", **opened([HERE, BOT], options={"mode": "chess"}))[1] == "table/options"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [HERE] * 17},
        {"seats": [{"kind": "throne"}, LINK]},
        {"seats": [{"kind": "here", "name": 5}, LINK]},
        {"seats": [{"kind": "link", "name": "Ada"}, LINK]},
        {"seats": [HERE, {"kind": "bot", "level": "omniscient"}]},
        {"seats": "two"},
        {"public": "yes"},
        {"options": ["intro"]},
        {"options": {"mode": ["intro"]}},
        {"game": 5},
        {"more": 1},
    ],
)
def test_malformed_requests_are_refused_and_say_what_is_wrong(ada, change):
    status, code, data = ada.refused("/tables", **{**opened([HERE, BOT]), **change})
    assert (status, code) == (400, "request/malformed")
    assert data["what"]


def test_unknown_games_and_tables_are_refused(ada):
    assert ada.refused("/tables", **opened([HERE, BOT], game="ludo")) == (404, "game/unknown", {"key": "ludo"})
    for table in ("abcdefghijkl", "ABCDEFGHIJKL", "x", "..", "%00", "a" * 500):
        for path in ("", "/record", "/draws"):
            assert ada.refused(f"/tables/{table}{path}")[1] in ("table/unknown", "request/unknown")
    sitting = ada.refused("/tables/abcdefghijkl/sit", name="Ada")
    assert sitting == (404, "table/unknown", {"table": "abcdefghijkl"})
    assert ada.refused("/tables/abcdefghijkl/rematch", posts=True)[1] == "table/unknown"
