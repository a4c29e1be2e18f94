"""What keeps a server safe: origins, headers, sizes, rates, errors without insides, logs without secrets."""

import asyncio
import gzip
import json
import socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from banchisa.server.http.addresses import address_key
from banchisa.server.http.middleware import SecurityMiddleware
from banchisa.server.metrics import Metrics
from banchisa.server.settings import Settings
from support.clients import ENTROPY, PATIENCE, Browser, patiently

BODY = {"game": "nanuuk", "options": {"mode": "intro"}, "seats": [{"kind": "bot", "level": "random"}, {"kind": "link"}]}


STRANGE = [None, "", "null", "http://evil.example", "https://127.0.0.1", "file://", "http://", "http://[", "http://]:1"]


@pytest.mark.parametrize("origin", STRANGE)
def test_requests_from_other_pages_are_refused(server, ada, origin):
    faults = server.log.read_text().count("Traceback")
    headers = {} if origin is None else {"Origin": origin}
    answer = patiently.post(f"{server.url}/api/tables", json=BODY, headers=headers)
    assert (answer.status_code, answer.json()) == (403, {"code": "request/origin", "data": {}})
    table = ada.intro("Ada", "Bea")
    socket = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused, patiently.connect(socket, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "request/origin"
    assert server.log.read_text().count("Traceback") == faults


def test_only_json_is_accepted(server):
    headers = {"Origin": server.url}
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = patiently.post(f"{server.url}/api/tables", content="{}", headers={**headers, "Content-Type": kind})
        assert answer.json()["code"] == "request/malformed"
    for content in (b"", b"{", b"\xff\xfe", b"[" * 60_000, b'{"seats": 1e999}', b"NaN"):
        kind = {"Content-Type": "application/json; charset=utf-8"}
        answer = patiently.post(f"{server.url}/api/tables", content=content, headers={**headers, **kind})
        assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")


def test_bodies_that_are_too_large_are_refused_however_they_come(server):
    headers = {"Origin": server.url, "Content-Type": "application/json"}
    url = f"{server.url}/api/tables"
    whole = patiently.post(url, content=b" " * 65537, headers=headers)
    chunked = patiently.post(url, content=(b" " * 1000 for _ in range(100)), headers=headers)
    for answer in (whole, chunked):
        assert (answer.status_code, answer.json()) == (413, {"code": "request/too_large", "data": {"most": 65536}})
    padded = json.dumps(BODY).encode().ljust(65536)
    assert patiently.post(url, content=padded, headers=headers).status_code == 200


def test_every_answer_carries_the_headers_that_protect_it(server):
    for path in ("/", "/join", "/api/games", "/api/nothing", "/nothing.js"):
        headers = patiently.get(server.url + path).headers
        policy = headers["content-security-policy"]
        for part in (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ):
            assert part in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


def test_behind_https_the_cookie_is_sent_over_https_only(server):
    headers = {"Origin": server.url, "X-Forwarded-Proto": "https"}
    answer = patiently.post(f"{server.url}/api/tables", json=BODY, headers=headers)
    assert "Secure" in answer.headers["set-cookie"]


def test_a_head_is_answered_like_a_get_without_its_body(server):
    for path in ("/api/health", "/api/games", "/api/nothing", "/", "/nothing.js"):
        whole, head = patiently.get(server.url + path), patiently.head(server.url + path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8420", "localhost.evil.example", "127.0.0.1.evil.example"]
)
def test_who_calls_the_server_by_a_foreign_name_is_refused(server, ada, host):
    headers = {"Host": host, "Origin": f"http://{host}"}
    for answer in (
        patiently.get(f"{server.url}/api/games", headers=headers),
        patiently.post(f"{server.url}/api/tables", json=BODY, headers=headers),
    ):
        assert (answer.status_code, answer.json()) == (421, {"code": "request/host", "data": {"host": host}})
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ada.intro('Ada', 'Bea')}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        patiently.connect(address.replace("127.0.0.1", host.partition(":")[0]), sock=plug(server)),
    ):
        pass
    assert refused.value.response.status_code == 421


def plug(server) -> socket.socket:
    """A connection to the server, whatever it is called."""
    return socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])))


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:1", "my.localhost", "127.0.0.1", "192.0.2.7:80", "[::1]:8420"]
)
def test_addresses_and_local_names_are_the_servers_own(server, host):
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert patiently.post(f"{server.url}/api/tables", json=BODY, headers=headers).status_code == 200


def test_more_names_can_be_given_and_their_pages_are_own_ones(own_server):
    url = own_server(sets={"names": ["Games.example", "games.example:8443"]}).url
    for host in ("games.example", "GAMES.example:80", "games.example:8443"):
        headers = {"Host": host, "Origin": f"https://{host}"}
        assert patiently.post(f"{url}/api/tables", json=BODY, headers=headers).status_code == 200
    behind_a_proxy = {"Host": "127.0.0.1:1", "Origin": "https://games.example"}  # which did not keep the name
    assert patiently.post(f"{url}/api/tables", json=BODY, headers=behind_a_proxy).status_code == 200
    for foreign in ("https://games.example:9", "https://sub.games.example", "ftp://games.example"):
        answer = patiently.post(f"{url}/api/tables", json=BODY, headers={"Host": "games.example", "Origin": foreign})
        assert answer.json()["code"] == "request/origin"
    assert patiently.get(f"{url}/api/games", headers={"Host": "sub.games.example"}).status_code == 421


def open_from(url: str, address: str) -> int:
    """Open a table, as a proxy would pass it on for somebody of this address."""
    headers = {"Origin": url, "X-Forwarded-For": address}
    return patiently.post(f"{url}/api/tables", json=BODY, headers=headers).status_code


def test_nobody_is_believed_to_come_from_elsewhere(own_server):
    url = own_server(limits={"openings": [2, 36000]}).url
    assert [open_from(url, f"198.51.100.{number}") for number in range(4)] == [200, 200, 429, 429]


def test_a_proxy_that_was_named_is_believed(own_server):
    url = own_server(limits={"openings": [1, 36000]}, sets={"proxies": ["127.0.0.1"]}).url
    assert [open_from(url, f"198.51.100.{number}") for number in range(4)] == [200] * 4
    assert open_from(url, "198.51.100.0") == 429
    assert open_from(url, "2001:db8::1") == 200
    assert open_from(url, "2001:db8:0:0:ffff::2") == 429  # of the same household
    assert open_from(url, "2001:db8:0:1::1") == 200


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("::1", 1), "::/64"),
        (("unix", 0), "unix"),
        (None, ""),
    ],
)
def test_addresses_are_counted_by_household(client, address):
    assert address_key(client) == address


def test_without_a_built_client_the_page_says_so(server):
    answer = patiently.get(server.url + "/")
    assert answer.status_code == 200
    assert "not built" in answer.text


def test_the_client_is_served_for_its_routes(own_server, tmp_path):
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html>the client")
    (tmp_path / "web" / "assets" / "app-1234.js").write_text("let it = 'snow'")
    (tmp_path / "secret.txt").write_text("secret")
    url = own_server().url
    for route in ("/", "/join", "/t/abcdefghijkl", "/replay/x"):
        answer = patiently.get(url + route)
        assert answer.text == "<!doctype html>the client"
        assert answer.headers["cache-control"] == "no-cache"
    script = patiently.get(url + "/assets/app-1234.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in ("/assets/gone.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00.js"):
        answer = patiently.get(url + path)
        assert answer.status_code == 404
        assert "secret" not in answer.text.replace("secret.txt", "")


def test_the_client_is_sent_compressed_and_only_when_it_has_changed(own_server, tmp_path):
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html>the client")
    (assets / "app-1234.js").write_text("let it = 'snow'")
    (assets / "app-1234.js.gz").write_bytes(gzip.compress(b"let it = 'snow'"))
    url = own_server().url
    script = patiently.get(url + "/assets/app-1234.js", headers={"Accept-Encoding": "gzip"})
    assert (script.text, script.headers["content-encoding"]) == ("let it = 'snow'", "gzip")
    assert (script.headers["vary"], "javascript" in script.headers["content-type"]) == ("Accept-Encoding", True)
    plain = patiently.get(url + "/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == ("let it = 'snow'", False)
    assert plain.headers["etag"] != script.headers["etag"]
    page = patiently.get(url + "/t/abcdefghijkl")
    again = patiently.get(url + "/t/abcdefghijkl", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (tmp_path / "web" / "index.html").write_text("<!doctype html>another client")
    new = patiently.get(url + "/", headers={"If-None-Match": page.headers["etag"]})
    assert (new.status_code, new.text) == (200, "<!doctype html>another client")


def test_our_own_faults_are_told_by_a_reference_only(server, ada):
    table = ada.open("bot", "bot", game="faulty")["table"]
    status, code, data = ada.refused(f"/tables/{table}/record")
    assert (status, code, list(data)) == (500, "server/error", ["reference"])
    log = server.log.read_text()
    assert data["reference"] in log
    assert 'RuntimeError("planted")' in log
    with ada.socket(table) as socket:
        told = json.loads(socket.recv(PATIENCE))
        assert told["code"] == "server/error"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd.code == 4500
    assert told["data"]["reference"] in server.log.read_text()


def test_a_fault_before_a_socket_is_open_refuses_it_with_a_reference(tmp_path, caplog):
    sent: list[dict] = []

    async def broken(scope, receive, send) -> None:
        raise RuntimeError("planted")

    async def send(message: dict) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost"), (b"origin", b"http://localhost")]
    scope = {"type": "websocket", "path": "/", "headers": headers, "client": ("127.0.0.1", 1)}
    asyncio.run(SecurityMiddleware(broken, Settings(tmp_path / "x.sqlite"), Metrics())(scope, None, send))
    assert sent[0]["status"] == 500
    told = json.loads(sent[1]["body"])
    assert told["code"] == "server/error"
    assert told["data"]["reference"] in caplog.text
    assert "planted" not in str(told)


def test_who_opens_too_many_tables_must_wait(own_server):
    ada = Browser(own_server(limits={"openings": [3, 36000]}).url)
    for _ in range(3):
        ada.intro("Ada", "bot")
    assert ada.refused("/tables", **BODY) == (429, "request/too_many", {"most": 3})
    assert ada.get("/tables")["yours"]
    assert ada.post("/games/nanuuk/terms", seats=2)["problem"] is None


def test_who_asks_too_much_must_wait(own_server):
    ada = Browser(own_server(limits={"requests": [5, 36000]}).url)
    table = ada.intro("bot", "bot")
    for _ in range(4):
        ada.get("/health")
    assert ada.refused("/health") == (429, "request/too_many", {"most": 5})
    with pytest.raises(InvalidStatus) as refused, ada.socket(table):
        pass
    assert refused.value.response.status_code == 429


def test_who_talks_too_fast_is_told_so_and_slowed_down(own_server):
    ada = Browser(own_server(limits={"messages": [10, 20]}).url)
    with ada.at(ada.intro("Ada", "Bea")) as chair:
        for _ in range(60):
            chair.say("view", at=0)
        for _ in range(10):
            assert chair.until("view", "error")["is"] == "view"
        refused = chair.until("error")
        assert (refused["code"], refused["data"]) == ("request/too_many", {"most": 10})
        assert chair.until("view")  # after a pause


def test_no_secret_stands_in_the_log(own_server):
    server = own_server()
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"})
    jonas.sit(opened, "Jonas")
    with ada.at(opened["table"]) as chair:
        chair.first()
    ada.http.get("/api/games/nanuuk/rules?lang=it&key=topsecret")
    ada.http.post("/api/tables", json={**BODY, "entropy": "zz" * 16})
    server.stop()
    log = server.log.read_text()
    assert "POST /api/tables 200" in log
    for secret in (ada.key, jonas.key, opened["invite"], "topsecret", ENTROPY, "zz" * 16):
        assert secret not in log
    assert "Traceback" not in log


def test_only_a_hash_of_the_key_is_stored(own_server, tmp_path):
    server = own_server()
    ada = Browser(server.url)
    ada.intro("Ada", "Bea")
    server.stop()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert b"Ada" in stored
    assert ada.key.encode() not in stored


def test_the_server_ends_when_asked_although_people_are_connected(own_server):
    server = own_server()
    ada = Browser(server.url)
    with ada.at(ada.intro("Ada", "bot")) as chair:
        chair.first()
        assert server.stop() == 0
