"""A server in a folder behind a real nginx: HTTPS, sockets over it, addresses of people, and links that lead back."""

import os
import re
import ssl
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

import banchisa
from support.guests import PHONE, by_mouse
from support.nginx import nginx_before
from support.processes import PATIENCE, first_line, started


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of the lobby, as people have it in their browsers."""
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable, "-m", "banchisa", "serve", "--no-browser", "--port", "0", "--database", str(folder / "t.db"),
        "--proxy", "127.0.0.1", "--base-path", "/games/",
    ]  # fmt: skip
    home = str(Path(banchisa.__file__).resolve().parents[1])
    with started(command, env={**os.environ, "PYTHONPATH": home, "LANG": "C.UTF-8"}) as process:
        told = re.search(r"http://\S+/games/", first_line(process))
        assert told
        with nginx_before([urlsplit(told.group()).netloc], folder / "nginx") as address:
            yield f"{address}/games/"


def test_a_table_is_opened_in_the_lobby_played_and_found_again(arrive, site):
    ada = arrive(url=site, trusts_all=True, seed=3)
    sockets = []
    ada.page.on("websocket", lambda socket: sockets.append(socket.url))
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    dialog.get_by_placeholder("Your name").fill("Ada")
    dialog.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url(f"{site}t/*")
    for _ in range(4):
        ada.ready()
        before = ada.page.locator(".log button").count()
        by_mouse(ada)
        ada.until(
            f"document.querySelectorAll('.log button').length !== {before}"
            " || document.querySelector('[aria-selected=true]') !== null"
        )
    ada.ready()
    ada.settled()
    log = ada.page.locator(".log button").count()
    assert log > 0
    ada.page.reload()
    ada.ready()
    ada.settled()
    assert ada.page.locator(".log button").count() >= log  # the bot may have gone on meanwhile
    assert len(sockets) == 2
    assert all(url.startswith(f"{site.replace('https', 'wss')}api/tables/") for url in sockets)
    (cookie,) = ada.context.cookies()
    assert (cookie["path"], cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) == (
        "/games/",
        True,
        True,
        "Strict",
    )
    ada.page.locator("a.brand").click()
    ada.page.wait_for_url(site)
    ada.page.get_by_role("link", name=re.compile("Nanuuk|Iglu|Arctic|Pinguin|Ice")).first.wait_for()
    ada.page.locator("a[href^='/games/t/']").first.click()
    ada.ready()


def test_the_link_of_an_invitation_leads_into_the_folder(arrive, site):
    ada, jonas = arrive(url=site, trusts_all=True), arrive(url=site, trusts_all=True, size=PHONE)
    ada.open_table(mode="intro", seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}])
    link = ada.page.get_by_label("Invite link").input_value()
    assert link.startswith(f"{site}join#")
    jonas.page.goto(link)
    jonas.page.get_by_role("textbox").first.fill("Jonas")
    jonas.page.get_by_role("button", name="Join", exact=True).click()
    jonas.page.wait_for_url(f"{site}t/*")
    ada.ready()
    by_mouse(ada)
    assert "Jonas" in ada.page.locator(".seats").inner_text()


def test_every_page_and_file_is_in_the_folder_and_nothing_beside_it(site):
    with httpx.Client(verify=False, timeout=PATIENCE) as client:
        page = client.get(f"{site}t/abc123def456")
        assert page.status_code == 200
        named = re.findall(r'(?:href|src|content)="(/[^"]*)"', page.text)
        assert len(named) > 3
        assert all(path.startswith("/games/") for path in named)
        for path in named:
            assert client.get(site.removesuffix("/games/") + path).status_code == 200, path
        assert client.get(site.rstrip("/"), follow_redirects=False).status_code in (301, 308)
        assert client.get(site.replace("/games/", "/other/")).status_code == 404
        described = client.get(f"{site}api/openapi.json").json()
        assert described["servers"] == [{"url": "/games"}]


def test_people_behind_the_proxy_are_told_apart_by_their_addresses_and_cannot_choose_them(site):
    def open_table(address: str, **headers: str) -> int:
        with httpx.Client(verify=False, timeout=PATIENCE, transport=transport(address)) as client:
            seats = [{"kind": "link"}, {"kind": "link"}]
            origin = site.removesuffix("/games/")
            body = {"game": "nanuuk", "seats": seats}
            return client.post(f"{site}api/tables", json=body, headers={"Origin": origin, **headers}).status_code

    def transport(address: str) -> httpx.HTTPTransport:
        return httpx.HTTPTransport(local_address=address, verify=False)

    assert [open_table("127.0.0.2") for _ in range(21)] == [200] * 20 + [429]
    assert open_table("127.0.0.2", **{"X-Forwarded-For": "192.0.2.9"}) == 429
    assert open_table("127.0.0.3") == 200


def test_sockets_come_through_with_encryption_and_only_for_our_own_pages(arrive, site):
    ada = arrive(url=site, trusts_all=True)
    table = ada.open_table(mode="intro")["table"]
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    address = f"{site.replace('https', 'wss')}api/tables/{table}/live"
    with connect(address, ssl=trust, origin=site.removesuffix("/games/")) as socket:
        assert '"is":"welcome"' in socket.recv(PATIENCE)
    with pytest.raises(Exception, match="403"):
        connect(address, ssl=trust, origin="https://evil.example")


def test_the_configuration_for_everybody_is_sound(tmp_path):
    from support.nginx import NGINX, SITE, make_certificate

    make_certificate(tmp_path)
    site = SITE.read_text().replace("/etc/ssl/games.example", str(tmp_path))
    (tmp_path / "nginx.conf").write_text(f"events {{}}\nhttp {{\n{site}\n}}\n")
    command = [NGINX, "-t", "-p", str(tmp_path), "-e", str(tmp_path / "log"), "-g", f"pid {tmp_path}/pid;"]
    checked = subprocess.run([*command, "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr
