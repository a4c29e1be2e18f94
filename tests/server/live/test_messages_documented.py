"""The protocol names every message of the socket with its fields, and none that is not there."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from banchisa.server.live import codec
from banchisa.table.wire import messages, requests

PROTOCOL = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
SENT = {kind.__struct_config__.tag: kind for kind in get_args(messages.ServerMessage)}
ASKED = {kind.__struct_config__.tag: kind for kind in get_args(requests.ClientMessage)}


def always_sent(kind) -> set[str]:
    """The fields without a default; the others are described in words."""
    count = len(kind.__struct_defaults__)
    kept = zip(kind.__struct_fields__[-count:], kind.__struct_defaults__, strict=True) if count else ()
    return set(kind.__struct_fields__) - {name for name, default in kept if default is None}


@pytest.mark.parametrize("tag", sorted(SENT.keys() - {"welcome"}))
def test_every_message_of_the_server_is_described_with_its_fields(tag):
    (fields,) = re.findall(rf'^`\{{"is": "{tag}"(.*?)\}}`', PROTOCOL, re.MULTILINE)
    assert set(re.findall(r'"(\w+)"', fields)) == always_sent(SENT[tag])


def test_every_field_of_a_welcome_has_its_row():
    table = PROTOCOL.split('`{"is": "welcome", ...}`')[1].split("|---|---|\n")[1].split("\n\n")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == set(SENT["welcome"].__struct_fields__) - {"id"}


def test_every_message_of_a_client_is_described_by_one_that_can_be_read():
    part = PROTOCOL.split("\n### From the client\n")[1].split("\n## ")[0]
    examples = re.findall(r'^\| `(\{"do".*?\})` \|', part, re.MULTILINE)
    assert {json.loads(example)["do"] for example in examples} == ASKED.keys()
    for example in examples:
        assert type(codec.decode(example)) is ASKED[json.loads(example)["do"]]
