"""`banchisa balance`: the page, the figures, and what cannot be done."""

import contextlib
import json
import os
import signal
import sys
from pathlib import Path

import pytest

from banchisa.lab.balance.observe import Balance
from support.processes import PATIENCE, is_running, started, wait_until

from .conftest import COMMAND, environment

BRIEF = ("balance", "nanuuk", "-o", "mode=intro", "--bots", "random", "--games", "3", "--jobs", "1")
WRONG = {
    "an unknown game": ("balance nanux", "no game is called 'nanux'"),
    "a number that cannot play": ("balance nanuuk --seats 9", "can't be played with 9 players; allowed: 2, 3, 4"),
    "a number that the mode excludes": ("balance nanuuk -o mode=rescuer --seats 3", "allowed: 2"),
    "an unknown option": ("balance nanuuk -o moon=1", "there is no option 'moon'"),
    "an unknown value": ("balance nanuuk -o mode=moon", "option mode: 'moon' is not allowed"),
    "an unknown bot": ("balance nanuuk --bots robot", "no bot is called 'robot'; allowed: random, greedy, easy"),
    "no bot": ("balance nanuuk --bots ,", "no bot is called ''"),
    "a bot twice": ("balance nanuuk --bots random,random", "bot random is named twice"),
    "too few games": ("balance nanuuk --games 1", "--games 1: must be 2 to 1000000"),
    "too many games": ("balance nanuuk --games 1000001", "--games 1000001: must be 2 to 1000000"),
    "no processes": ("balance nanuuk --jobs 0", "--jobs 0: must be 1 to 256"),
    "a negative opening": ("balance nanuuk --opening -1", "--opening -1: must be 0 to 1000"),
    "no folder": ("balance nanuuk --out none/page.html", "cannot write none/page.html: there is no folder none"),
    "a folder": ("balance nanuuk --out . --overwrite", "cannot write .: it is a folder"),
    "an unknown language": ("balance nanuuk --lang xx", "allowed: en, it, nl"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_done_is_said_in_one_line(invoke, what):
    line, expected = WRONG[what]
    told = invoke(*line.split())
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.startswith("banchisa: ")
    assert len(told.stderr.splitlines()) == 1
    assert expected in told.stderr


def test_the_page_is_written_under_its_usual_name_and_not_replaced_unasked(invoke, tmp_path):
    told = invoke(*BRIEF)
    assert (told.exit_code, told.stdout) == (0, "Report written to nanuuk-balance.html; open it in a browser.\n")
    file = tmp_path / "nanuuk-balance.html"
    first = file.read_text(encoding="utf-8")
    assert first.startswith("<!doctype html>")
    assert "banchisa balance nanuuk --bots random --games 3 --option mode=intro --seed 1" in first
    again = invoke(*BRIEF, "--seed", "2")
    assert again.exit_code == 2
    assert "nanuuk-balance.html already exists; choose another name or add --overwrite" in again.stderr
    assert file.read_text(encoding="utf-8") == first
    assert invoke(*BRIEF, "--overwrite").exit_code == 0
    assert file.read_text(encoding="utf-8") == first
    assert os.listdir(tmp_path) == ["nanuuk-balance.html"]


def test_figures_for_programs_are_all_that_is_printed(banchisa, tmp_path):
    ran = banchisa(*BRIEF, "--seats", "3", "--opening", "1", "--seed", "7", "--out", "here.html", "--json")
    assert ran.returncode == 0
    told = json.loads(ran.stdout)
    assert (tmp_path / "here.html").exists()
    assert (told["format"], told["game"], told["options"]) == ("banchisa-balance/1", "nanuuk", {"mode": "intro"})
    assert (told["seed"], told["games"], told["wanted"]) == (7, 3, 3)
    [case] = told["cases"]
    assert (case["seats"], case["bot"], case["games"], case["opening"], case["unfinished"]) == (3, "random", 3, 1, 0)
    assert [set(wins) for wins in case["wins"]] == [{"value", "low", "high"}] * 3
    assert {kind["kind"] for kind in case["kinds"]} == {"place", "move", "crack"}
    assert {"NAN-4.2", "NAN-4.4"} <= {rule["rule"] for rule in case["rules"]}


def test_every_number_of_players_that_the_options_allow_is_played(invoke):
    told = invoke("balance", "nanuuk", "-o", "mode=bear_hunt", "--bots", "random,greedy", "--games", "2", "--json")
    cases = json.loads(told.stdout)["cases"]
    assert [(case["seats"], case["bot"]) for case in cases] == [
        (2, "random"), (2, "greedy"), (3, "random"), (3, "greedy")
    ]  # fmt: skip


@pytest.mark.parametrize(("lang", "expected"), [("it", "Rapporto scritto in"), ("nl", "Rapport geschreven naar")])
def test_it_speaks_three_languages(invoke, lang, expected):
    assert expected in invoke(*BRIEF, "--seats", "2", "--lang", lang).stdout


@pytest.mark.parametrize("package", ["altair", "jinja2", "vl_convert"])
def test_without_its_packages_it_says_what_to_install_before_anything_is_played(invoke, monkeypatch, package):
    monkeypatch.setitem(sys.modules, package, None)
    for module in ("banchisa.lab.balance.report", "banchisa.lab.balance.charts"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setattr(Balance, "play", None)
    told = invoke(*BRIEF)
    assert (told.exit_code, told.stdout) == (2, "")
    assert f"needs the package {package}; install it with: pip install 'banchisa[lab]'" in told.stderr


def test_an_interruption_leaves_a_page_of_what_was_played(invoke, monkeypatch, tmp_path):
    played = Balance.play

    def stop(self, workers, tick):
        played(self, workers, tick)
        self._played[0].pop(2)
        raise KeyboardInterrupt

    monkeypatch.setattr(Balance, "play", stop)
    told = invoke(*BRIEF, "--seats", "2")
    assert (told.exit_code, told.stdout) == (130, "")
    assert "Stopped. nanuuk-balance.html covers 2 of 3 games." in told.stderr
    assert "stopped after 2 of 3 games" in (tmp_path / "nanuuk-balance.html").read_text(encoding="utf-8")


def children(parent):
    """The processes that a process has started."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(file.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(file.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
def test_an_interruption_before_there_is_anything_leaves_nothing(tmp_path):
    command = [*COMMAND, "balance", "icehike", "--bots", "expert", "--jobs", "2"]
    with started(command, cwd=tmp_path, env=environment()) as process:
        wait_until(lambda: len(children(process.pid)) >= 3)  # two that play, and one that cleans up after them
        helpers = children(process.pid)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert "nothing was written" in err
    assert os.listdir(tmp_path) == []
    wait_until(lambda: not any(is_running(pid) for pid in helpers))
