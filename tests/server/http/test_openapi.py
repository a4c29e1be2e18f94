"""The description of the API is complete, and what the server answers is what it describes."""

import random
import re

import msgspec
import pytest

import banchisa
from banchisa.server.app import APIS
from banchisa.table.errors import STATUS
from banchisa.table.lessons import list_puzzles
from banchisa.table.wire.common import encoder, read_text
from banchisa.table.wire.problems import WireProblem
from banchisa.table.wire.schema import client_name, structs
from support.clients import ENTROPY, Browser
from support.processes import wait_until

STRUCTS = {client_name(kind.__name__): kind for kind in structs()}
REFERENCE = "#/components/schemas/"


@pytest.fixture(scope="module")
def described(server):
    return Browser(server.url).get("/openapi.json")


@pytest.fixture(scope="module")
def finished(server):
    """A browser, and a table where it has played to the end."""
    ada = Browser(server.url)
    table = ada.open("Ada", "Ole", game="haul", options={"hand": 1})["table"]
    with ada.at(table) as chair:
        chair.play(random.Random(1))
    wait_until(lambda: ada.http.get("/api/ready").status_code == 200)
    return ada, table


def operations(described):
    return {
        (method, path): operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }


def references(data):
    """Every name of a structure that is referred to, anywhere."""
    return set(re.findall(f'"{re.escape(REFERENCE)}(.*?)"', msgspec.json.encode(data).decode()))


def documented_codes(operation):
    """The codes of the problems, by status."""
    return {
        int(status): answer["content"]["application/json"]["schema"]["allOf"][1]["properties"]["code"]["enum"]
        for status, answer in operation["responses"].items()
        if "allOf" in next(iter(answer["content"].values()))["schema"]
    }


def test_every_route_has_an_answer_and_problems_that_are_described(described):
    found = operations(described)
    routes = [route for api in APIS for route in api.routes]
    assert set(found) == {(method.lower(), route.path) for route in routes for method in route.methods}
    for route, operation in found.items():
        ((media, answer),) = operation["responses"]["200"]["content"].items()
        assert references(answer) if media == "application/json" else answer["schema"] == {"type": "string"}, route
        codes = documented_codes(operation)
        assert {"request/too_many", "request/host", "server/error"} <= {
            code for some in codes.values() for code in some
        }
        assert all(STATUS[code] == status for status, some in codes.items() for code in some), route
        if route[0] == "post":
            assert references(operation["requestBody"]), route
            assert {"request/malformed", "request/origin"} <= {*codes[400], *codes[403]}, route


def test_whatever_is_referred_to_is_there_and_nothing_else_is_said_of_what_cannot_be_read(described):
    assert references(described) <= set(described["components"]["schemas"])
    assert set(described["components"]["schemas"]) == set(STRUCTS)


PUZZLE = next(iter(list_puzzles(banchisa.game("nanuuk"))))
ANSWERS = [
    ("get", "/reach", None),
    ("get", "/devices", None),
    ("get", "/history", None),
    ("get", "/health", {}),
    ("get", "/ready", {}),
    ("get", "/games", {}),
    ("post", "/games/{key}/terms", {"seats": None, "options": {"hand": 1}}),
    ("get", "/games/{key}/figures?seats=2", {}),
    ("get", "/games/{key}/rules", {}),
    ("get", "/games/{key}/learning", {}),
    ("get", "/games/{key}/lessons/{lesson}", {}),
    ("post", "/games/{key}/lessons/{lesson}/why", {"task": 1, "touch": ["cell-C6"]}),
    ("get", "/games/{key}/puzzles/{puzzle}", {}),
    ("post", "/games/{key}/puzzles/{puzzle}/why", {"touch": ["cell-A1"]}),
    ("get", "/puzzles/today", {}),
    ("get", "/tables", {}),
    ("post", "/tables", {"game": "haul", "seats": [{"kind": "link"}, {"kind": "bot", "level": "random"}]}),
    ("get", "/tables/{table}", {}),
    ("get", "/tables/{table}/record", {}),
    ("get", "/tables/{table}/draws", {}),
    ("get", "/tables/{table}/analysis", {}),
    ("post", "/tables/{table}/analysis", {}),
    ("post", "/tables/{table}/rematch", {}),
    ("get", "/notices", {}),
    ("post", "/notices/ways", {"kind": "webhook", "url": "https://hooks.example/x"}),
    ("post", "/notices/ways/{way}/test", {}),
    ("post", "/notices/ways/{way}/stop", {}),
]


def way_of(ada):
    """A way by which somebody is told, of which there may be one already."""
    return ada.post("/notices/ways", kind="webhook", url="https://hooks.invalid/x")["ways"][0]["id"]


def answer_type(operation):
    schema = operation["responses"]["200"]["content"]["application/json"]["schema"]
    (name,) = references(schema)
    return list[STRUCTS[name]] if schema.get("type") == "array" else STRUCTS[name]


@pytest.mark.parametrize(("method", "path", "body"), ANSWERS, ids=[f"{how} {path}" for how, path, _ in ANSWERS])
def test_answers_are_those_that_are_described(described, finished, method, path, body):
    ada, table = finished
    kind = answer_type(described["paths"]["/api" + path.partition("?")[0]][method])
    key = "nanuuk" if "{lesson}" in path or "{puzzle}" in path else "haul"
    way = way_of(ada) if "{way}" in path else ""
    address = "/api" + path.format(key=key, table=table, lesson="hunt-and-crack", puzzle=PUZZLE, way=way)
    answer = ada.http.get(address) if method == "get" else ada.http.post(address, json=body)
    assert answer.status_code == 200
    read = msgspec.json.decode(answer.content, type=kind, dec_hook=read_text)
    assert msgspec.json.decode(encoder.encode(read)) == answer.json()


def test_sitting_down_is_answered_as_it_is_described(described, ada, jonas):
    opened = ada.open("Ada", "link")
    body = {"invite": opened["invite"], "name": "Jonas"}
    answer = jonas.http.post(f"/api/tables/{opened['table']}/sit", json=body)
    kind = answer_type(described["paths"]["/api/tables/{table}/sit"]["post"])
    assert msgspec.json.decode(answer.content, type=kind) == kind(opened["table"], 1, opened["commitment"])


def test_adding_to_chance_is_answered_as_it_is_described(described, ada):
    opened = ada.post("/tables", game="haul", seats=[{"kind": "here"}, {"kind": "link"}])
    body = {"commitment": opened["commitment"], "entropy": ENTROPY}
    answer = ada.http.post(f"/api/tables/{opened['table']}/entropy", json=body)
    kind = answer_type(described["paths"]["/api/tables/{table}/entropy"]["post"])
    assert msgspec.json.decode(answer.content, type=kind) == kind(opened["table"], [0])


def test_a_record_is_answered_as_it_is_described(described, finished):
    ada, table = finished
    answer = ada.http.post("/api/records", json=ada.get(f"/tables/{table}/record"))
    kind = answer_type(described["paths"]["/api/records"]["post"])
    assert msgspec.json.decode(answer.content, type=kind).invite is None


def test_every_json_answer_was_asked_for_here(described):
    asked = {(method, "/api" + path.partition("?")[0]) for method, path, _ in ANSWERS}
    words = {("get", "/api/games/{key}/words/{lang}"), ("get", "/api/games/{key}/learning/words/{lang}")}
    codes = {"/api/devices/code", "/api/devices/redeem", "/api/devices/revoke", "/api/notices/ways/{way}/confirm"}
    at_table = {f"/api/tables/{{table}}/{what}" for what in ("sit", "entropy", "name", "mark", "remove")}
    posted = {("post", path) for path in {"/api/reach", "/api/records", *codes, *at_table}}  # with tests of their own
    others = {("get", "/api/history.csv"), *words, *posted}
    documented = set(operations(described))
    assert asked | others == documented


PROBLEMS = [
    ("get", "/games/{key}/rules", "/games/ludo/rules", None),
    ("get", "/games/{key}/rules", "/games/haul/rules?lang=de", None),
    ("get", "/games/{key}/words/{lang}", "/games/haul/words/de", None),
    ("get", "/games/{key}/figures", "/games/haul/figures?seats=2&options=[]", None),
    ("get", "/games/{key}/figures", "/games/haul/figures", None),
    ("get", "/games/{key}/figures", "/games/haul/figures?seats=9", None),
    ("post", "/games/{key}/terms", "/games/haul/terms", {"moon": "full"}),
    ("post", "/tables", "/tables", {"game": "haul", "seats": [{"kind": "link"}]}),
    ("post", "/tables", "/tables", {"game": "haul", "seats": [{"kind": "here", "name": " "}] * 2}),
    ("get", "/tables/{table}", "/tables/abcdefghijkl", None),
    ("get", "/tables/{table}/draws", "/tables/{waiting}/draws", None),
    ("post", "/tables/{table}/sit", "/tables/{waiting}/sit", {"name": "Ole"}),
    ("post", "/tables/{table}/analysis", "/tables/{waiting}/analysis", {}),
    ("post", "/tables/{table}/rematch", "/tables/{waiting}/rematch", {}),
    ("post", "/tables/{table}/entropy", "/tables/{waiting}/entropy", {"commitment": "", "entropy": ENTROPY}),
    ("post", "/notices/ways", "/notices/ways", {"kind": "webhook", "url": "http://hooks.example/"}),
    ("post", "/notices/ways", "/notices/ways", {"kind": "mail", "address": "ada@games.example"}),
    ("post", "/notices/ways/{way}/test", "/notices/ways/x/test", {}),
    ("post", "/notices/ways/{way}/confirm", "/notices/ways/x/confirm", {"code": "1"}),
]


@pytest.mark.parametrize(("method", "path", "address", "body"), PROBLEMS, ids=[each[2] for each in PROBLEMS])
def test_problems_are_those_that_are_described(described, ada, jonas, method, path, address, body):
    waiting = jonas.open("Jonas", "link", game="haul")["table"]
    address = "/api" + address.format(waiting=waiting)
    answer = ada.http.get(address) if method == "get" else ada.http.post(address, json=body)
    problem = msgspec.json.decode(answer.content, type=WireProblem)
    assert problem.code in documented_codes(described["paths"]["/api" + path][method])[answer.status_code]
