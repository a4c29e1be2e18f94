"""What a server tells whoever watches it: right numbers, at a place of their own, and nothing about anybody."""

import random
import re
import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from banchisa.engine.errors import BanchisaError
from banchisa.server.app import create_app
from banchisa.server.live.websocket_protocol import make_frame
from banchisa.server.metrics import Metrics
from banchisa.server.run import read_address
from banchisa.server.settings import Address, Settings
from banchisa.table.events import Seat, StepTaken
from support.clients import PATIENCE, Browser
from support.nginx import free_port
from support.processes import wait_until

Sample = tuple[str, tuple[tuple[str, str], ...]]


def read_metrics(port: int) -> dict[Sample, float]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(found: dict[Sample, float], name: str, **labels: str) -> float:
    return found[f"banchisa_{name}", tuple(sorted(labels.items()))]


def test_a_game_is_counted_step_by_step_and_nobody_is_named(own_server):
    port = free_port()
    server = own_server(metrics=port)
    ada = Browser(server.url)
    opened = ada.open("Ada Secretname", "bot:greedy", game="haul", options={"hand": 1})
    with ada.at(opened["table"]) as chair:
        assert value(read_metrics(port), "sockets_open") == 1
        assert chair.error("act", version=0, action="fetch")[0] == "action/stale"
        chair.play(random.Random(1))
        heard = sum(len(make_frame(text.encode())) for text in chair.texts)
        wait_until(lambda: value(read_metrics(port), "socket_messages_sent_total") >= len(chair.texts))
        found = read_metrics(port)
        assert value(found, "socket_messages_sent_total") == len(chair.texts)
        assert value(found, "socket_sent_bytes_total") == heard
    actors = [entry["actor"] for entry in chair.log]
    for kind, count in (("human", actors.count(0)), ("bot", actors.count(1))):
        assert value(found, "steps_total", game="haul", actor=kind) == count > 0
    assert value(found, "refusals_total", code="action/stale") == 1
    assert value(found, "http_requests_total", method="POST", route="/api/tables", status="200") == 1
    assert value(found, "http_request_duration_seconds_count", route="/api/tables") == 1
    assert value(found, "tables_live") == 1
    assert value(found, "bot_answer_duration_seconds_count", ask="choose", level="greedy") == actors.count(1)
    assert value(found, "store_commit_duration_seconds_count") >= actors.count(0) + actors.count(1)
    assert value(found, "store_failures_total") == 0
    told = repr(found)
    assert opened["table"] not in told
    assert "Secretname" not in told
    assert "127.0.0.1" not in told
    wait_until(lambda: value(read_metrics(port), "sockets_open") == 0)


def test_what_strangers_ask_for_makes_no_new_names(own_server):
    port = free_port()
    server = own_server(metrics=port)
    for number in range(5):
        httpx.get(f"{server.url}/nothing/{number}")
        httpx.get(f"{server.url}/api/nothing/{number}")
        httpx.get(f"{server.url}/api/tables/nothing{number:05}")
        httpx.request(f"ODD{number}", f"{server.url}/api/games")
    routes = {dict(labels)["route"] for name, labels in read_metrics(port) if name == "banchisa_http_requests_total"}
    methods = {dict(labels)["method"] for name, labels in read_metrics(port) if name == "banchisa_http_requests_total"}
    assert routes <= {"page", "/api/tables/{table}", "/api/games"}
    assert methods == {"GET", "other"}


def test_figures_are_told_at_their_own_place_only(own_server):
    server = own_server()
    assert "banchisa_steps" not in httpx.get(f"{server.url}/metrics").text


def test_two_servers_in_one_process_count_for_themselves(tmp_path):
    one, other = (create_app(Settings(tmp_path / name)).state.metrics for name in ("a", "b"))
    one.note_events("toy", [StepTaken(0, "x"), StepTaken(-1, "y")], [Seat("bot")])
    assert one.registry.get_sample_value("banchisa_steps_total", {"game": "toy", "actor": "bot"}) == 1
    assert one.registry.get_sample_value("banchisa_steps_total", {"game": "toy", "actor": "chance"}) == 1
    assert other.registry.get_sample_value("banchisa_steps_total", {"game": "toy", "actor": "bot"}) is None


def test_names_and_words_are_as_prometheus_wants_them():
    names = [family.name for family in Metrics().registry.collect() if not family.name.startswith("process_")]
    assert len(names) == len(set(names)) > 15
    assert all(re.fullmatch(r"banchisa_[a-z_]+", name) for name in names)


def test_a_place_that_is_taken_or_cannot_be_is_one_sentence():
    assert read_address("[::1]:9420") == Address("::1", 9420)
    for wrong in ("9420", "localhost:", "localhost:x", "localhost:99999"):
        with pytest.raises(BanchisaError, match="is not an address with a port"):
            read_address(wrong)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        place = Address("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(BanchisaError, match=f"cannot listen on {place}"):
            Metrics().serve_at(place)


def test_every_metric_is_explained():
    text = (Path(__file__).parents[2] / "docs" / "operate.md").read_text(encoding="utf-8")
    for family in Metrics().registry.collect():
        if family.name.startswith("banchisa_"):
            assert f"`{family.name}" in text, family.name
