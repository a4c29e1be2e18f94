"""The types of the web client and the JSON Schema are what the structures of the wire say."""

import importlib
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from banchisa.table.errors import STATUS, ErrorCode, Problem
from banchisa.table.wire import messages, requests
from banchisa.table.wire.problems import WireProblem
from banchisa.table.wire.schema import client_name, components, structs

ROOT = Path(__file__).parents[3]


@pytest.fixture
def script(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    return importlib.import_module("wire_types")


def test_what_is_written_from_the_structures_is_up_to_date(script):
    stale = [str(path.relative_to(ROOT)) for path in script.stale()]
    assert stale == [], f"{', '.join(stale)} no longer says what src/banchisa/table/wire does; run {script.COMMAND}"


def test_a_file_that_was_changed_by_hand_is_found(script, monkeypatch, tmp_path, capsys):
    changed = tmp_path / "types.ts"
    changed.write_text(script.write_types().replace("'loose'", "'round'"), encoding="utf-8")
    monkeypatch.setattr(script, "FILES", {changed: script.write_types})
    monkeypatch.setattr(script, "ROOT", tmp_path)
    assert script.main(["--check"]) == 1
    assert capsys.readouterr().err == "types.ts is stale: run python scripts/wire_types.py\n"
    assert script.main([]) == 0
    assert script.main(["--check"]) == 0


def test_fields_become_what_clients_may_rely_on(script):
    text = script.write_types()
    assert "export type SumLine = readonly [label: Text, value: number, note?: Text | null]\n" in text
    assert "export type ZoneShape = 'row' | 'pile' | 'fan' | 'track' | 'loose'\n" in text
    counter = text.split("export interface Counter {")[1].split("}")[0]
    assert "  of?: number\n" in counter  # null is never sent, it is left out
    assert "  level?: CounterLevel\n" in counter
    assert "export type CounterLevel = 'warn' | 'turn'\n" in text  # neither is an empty text
    welcome = text.split("export interface Welcome {")[1].split("}")[0]
    assert "  is: 'welcome'\n" in welcome
    assert "  scene: Scene | null\n" in welcome
    assert "  /** The seats this browser holds. */\n  you: number[]\n" in welcome


def test_no_two_structures_have_the_same_name_for_clients():
    names = [client_name(kind.__name__) for kind in structs()]
    assert len(names) == len(set(names)) == len(components())


def test_the_schema_names_every_message_and_refers_to_nothing_unknown(script):
    document = json.loads(script.write_schema())
    known = document["$defs"]
    assert set(re.findall(r'"#/\$defs/(.*?)"', json.dumps(document))) <= set(known)
    assert all(schema.get("title", name) == name for name, schema in known.items())
    for name, union in (("ServerMessage", messages.ServerMessage), ("ClientMessage", requests.ClientMessage)):
        kinds = {part["$ref"].removeprefix("#/$defs/") for part in known[name]["anyOf"]}
        assert kinds == {client_name(kind.__name__) for kind in get_args(union)}


def test_every_problem_has_one_code_with_one_status():
    assert set(STATUS) == set(get_args(ErrorCode))
    for code in get_args(ErrorCode):
        sent = msgspec.json.encode(WireProblem.of(Problem(code, most=2)))
        assert msgspec.json.decode(sent) == {"code": code, "data": {"most": 2}}
        assert msgspec.json.decode(sent, type=WireProblem).code == code


def test_the_protocol_lists_every_code_and_no_other():
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split("\n## Errors\n")[1]
    rows = [row.split("|")[1] for row in text.splitlines() if row.startswith("| `")]
    listed = [code for row in rows for code in re.findall(r"`(\w+/\w+)`", row)]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(get_args(ErrorCode))
