"""Whatever is sent, the server answers and lives."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

PATHS = ["/tables", "/games/nanuuk/terms", "/tables/{}/sit", "/tables/{}/entropy", "/tables/{}/rematch"]
KINDS = [
    "act",
    "undo",
    "why",
    "view",
    "position",
    "resign",
    "fill",
    "hint",
    "replace",
    "return",
    "say",
    "react",
    "talk",
    "dance",
    "",
    5,
    None,
]
FIELDS = [
    "do",
    "id",
    "version",
    "action",
    "touch",
    "at",
    "seat",
    "steps",
    "level",
    "token",
    "text",
    "phrase",
    "face",
    "on",
    "more",
]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
messages = st.fixed_dictionaries(
    {"do": st.sampled_from(KINDS)}, optional={name: anything | st.integers(0, 9) for name in FIELDS[1:]}
)
frames = st.one_of(
    st.text(max_size=300),
    anything.map(json.dumps),
    messages.map(json.dumps),
    messages.map(lambda m: json.dumps(m)[:-1]),
)
fuzz = settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
CODES = {
    "request/malformed", "request/too_large", "action/stale", "action/notation", "action/refused", "action/undo",
    "seat/not_yours", "seat/taken", "action/not_your_turn", "table/over", "seat/not_away",
    "talk/off", "talk/text",
}  # fmt: skip


@pytest.fixture(scope="module")
def chair(server):
    from support.clients import Browser

    ada = Browser(server.url)
    with ada.at(ada.intro("Ada", "Bea")) as sitting:
        yield sitting


@fuzz
@given(frame=frames)
def test_any_text_frame_is_answered_and_the_socket_lives(chair, frame):
    chair.socket.send(frame)
    chair.say("view", at=0, id="ping")
    while (message := chair.read()).get("id") != "ping":
        if message["is"] == "error":
            assert message["code"] in CODES
        json.dumps(message, allow_nan=False)


@fuzz
@given(frame=st.binary(max_size=200))
def test_any_binary_frame_is_malformed(chair, frame):
    chair.socket.send(frame)
    assert chair.until("error")["code"] == "request/malformed"


@fuzz
@given(path=st.sampled_from(PATHS), body=anything)
def test_any_body_is_answered_without_a_fault(ada, chair, path, body):
    content = json.dumps(body)
    headers = {"Content-Type": "application/json"}
    answer = ada.http.post("/api" + path.format(chair.table["table"]), content=content, headers=headers)
    assert answer.status_code < 500
    if answer.status_code != 200:
        assert set(answer.json()) == {"code", "data"}


valid = {"game": "nanuuk", "options": {}, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link"}]}


@fuzz
@given(field=st.sampled_from([*valid, "public", "hints"]), value=anything)
def test_any_field_of_a_new_table_is_answered_without_a_fault(ada, field, value):
    body = json.dumps({**valid, field: value})
    answer = ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (200, 400, 404, 422)


@fuzz
@given(path=st.text(max_size=30), query=st.text(max_size=10))
def test_any_path_is_answered_without_a_fault(ada, path, query):
    from urllib.parse import quote

    assert ada.http.get(f"/{quote(path, safe='/')}?{quote(query)}").status_code < 500
    assert ada.http.get(f"/api/{quote(path, safe='/')}?{quote(query)}").status_code < 500
    assert ada.http.get(f"/api/games/nanuuk/rules?lang={quote(query)}").status_code < 500
