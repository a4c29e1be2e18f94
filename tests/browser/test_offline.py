"""The app can be installed, and what teaches opens without a network; a new version takes the place of the old one."""

import re
import shutil
import struct
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

import banchisa
from support.guests import LAPTOP, PHONE
from support.server_process import running

CLIENT = Path(banchisa.__file__).parent / "web"
# whether the worker has kept everything: which games there are is written down last
IS_KEPT = """async (language) => {
  const base = document.querySelector('meta[name=banchisa-base]').content
  const isThere = async (path) => (await caches.match(new URL(base + path, location.href).href)) !== undefined
  return await isThere(`api/games/pinguinoe/rules?lang=${language}`) && await isThere('api/games')
    && navigator.serviceWorker.controller?.state === 'activated'
}"""
KEPT = """async () => {
  const kept = []
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push([name, new URL(url).pathname])
  }
  return kept
}"""
WORDS = {
    "en-GB": ("No connection to the server.", "Rules: Nanuuk!", "Show me"),
    "it-IT": ("Nessuna connessione con il server.", "Regole: Nanuuk!", "Fammi vedere"),
    "nl-NL": ("Geen verbinding met de server.", "Regels: Nanuuk!", "Laat zien"),
}


def wait_until_kept(guest, language="en"):
    while not guest.page.evaluate(IS_KEPT, language):
        guest.page.wait_for_timeout(100)


def go_offline(guest):
    guest.expects_trouble = True
    guest.forgiven = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch")
    guest.context.set_offline(True)


@pytest.mark.parametrize("locale", WORDS)
def test_lessons_and_rulebooks_open_without_a_network(arrive, server, locale):
    guest = arrive(keeps_app=True, locale=locale, size=PHONE if locale == "nl-NL" else LAPTOP)
    trouble, rules, show = WORDS[locale]
    guest.goto()
    wait_until_kept(guest, locale[:2])
    go_offline(guest)
    guest.page.reload()
    guest.page.locator(".trouble[role=status]", has_text=trouble).wait_for()
    assert guest.page.locator("article.game").count() == len(banchisa.games())
    guest.page.get_by_role("button", name=rules).focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator("dialog[open] [data-rule='NAN-3.1']").wait_for()
    guest.page.goto(f"{server}learn/iglu/melt-and-fish")  # never opened before
    guest.ready()
    guest.page.get_by_role("button", name=show).wait_for()
    guest.page.locator("[data-place='cell-d1'].can").click()
    guest.page.locator(".buttons .btn.primary:last-child:enabled").wait_for()


def test_a_table_and_who_plays_there_are_never_kept(arrive):
    guest = arrive(keeps_app=True)
    guest.goto()
    wait_until_kept(guest)
    guest.open_table(mode="intro")
    guest.ready()
    guest.places().first.click()
    guest.until("document.querySelectorAll('.log button').length > 0")
    guest.goto()
    paths = {path for _, path in guest.page.evaluate(KEPT)}
    assert "/api/games" in paths
    assert [path for path in paths if path.startswith(("/api/tables", "/t/"))] == []


def test_in_a_folder_all_addresses_are_of_that_folder(arrive, tmp_path):
    with running(tmp_path / "tables.sqlite", base="/games/") as (url, _):
        guest = arrive(url=url, keeps_app=True)
        guest.goto()
        wait_until_kept(guest)
        assert all(path.startswith("/games/") for _, path in guest.page.evaluate(KEPT))
        manifest = guest.page.locator("link[rel=manifest]").get_attribute("href")
        assert manifest == "/games/manifest.webmanifest"
        go_offline(guest)
        guest.page.goto(f"{url}learn/nanuuk")
        guest.page.locator("a[href^='/games/learn/nanuuk/']").first.wait_for()


def test_the_manifest_says_what_an_installed_app_needs(server):
    answer = httpx.get(f"{server}manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert urljoin(str(answer.url), manifest["start_url"]) == urljoin(str(answer.url), manifest["scope"]) == server
    for icon in manifest["icons"]:
        picture = httpx.get(urljoin(str(answer.url), icon["src"]))
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def next_build(folder):
    """The client as a later build would be: the first script and the worker have changed."""
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("*.gz"))
    index, worker = folder / "index.html", folder / "serviceWorker.js"
    (script,) = re.findall(r'src="/(assets/[\w.-]+\.js)"', index.read_text(encoding="utf-8"))
    newer = script.replace(".js", "Z.js")
    (folder / script).rename(folder / newer)
    for file in folder.rglob("*.js"):
        file.write_text(file.read_text(encoding="utf-8").replace(Path(script).name, Path(newer).name), encoding="utf-8")
    index.write_text(index.read_text(encoding="utf-8").replace(script, newer), encoding="utf-8")
    told = re.search(r"[\"'`]([0-9a-f]{12})[\"'`]", worker.read_text(encoding="utf-8"))
    worker.write_text(worker.read_text(encoding="utf-8").replace(told[1], "0123456789ab"), encoding="utf-8")
    return folder, newer


def test_a_new_version_is_shown_at_once_and_replaces_what_was_kept(arrive, tmp_path):
    folder, newer = next_build(tmp_path / "client")
    is_new = f"document.querySelector('script[src=\"/{newer}\"]') !== null"
    with running(tmp_path / "tables.sqlite") as (url, _):
        guest = arrive(url=url, keeps_app=True)
        guest.goto()
        wait_until_kept(guest)
        assert not guest.page.evaluate(is_new)
        guest.expects_trouble = True  # for a moment there is no server
        guest.page.goto("about:blank")
    with running(tmp_path / "tables.sqlite", int(url.rstrip("/").rsplit(":", 1)[1]), web=folder):
        guest.goto()
        assert guest.page.evaluate(is_new)
        # the old worker goes when no page needs it any more
        while guest.page.evaluate("caches.keys()") != ["banchisa-0123456789ab"]:
            guest.page.goto("about:blank")
            guest.page.wait_for_timeout(200)
            guest.goto()
        wait_until_kept(guest)
        go_offline(guest)
        guest.page.reload()
        guest.page.locator("article.game").first.wait_for()
        assert guest.page.evaluate(is_new)
