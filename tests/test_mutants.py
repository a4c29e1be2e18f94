"""scripts/mutants.py finds the tests that would not notice a broken rule."""

import importlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULE = "def may_pass(cards: int) -> bool:\n    return cards > 2  # TOY-1.1\n"
HEAD = """
import pytest
from banchisa.games.toy.rules.play import may_pass

"""
LONG = 300


@pytest.fixture
def project(tmp_path):
    """A project with one game of one rule, and the script."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "mutants.py", tmp_path / "scripts")
    rules = tmp_path / "src" / "banchisa" / "games" / "toy" / "rules"
    rules.mkdir(parents=True)
    for folder in (rules, *list(rules.parents)[:3]):
        (folder / "__init__.py").touch()
    (rules.parent / "game.py").touch()
    (rules / "play.py").write_text(RULE)
    (tmp_path / "tests" / "games" / "toy").mkdir(parents=True)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule(id)\n  long\n")
    return tmp_path


def write_tests(project, *tests):
    (project / "tests" / "games" / "toy" / "test_toy.py").write_text(HEAD + "\n".join(tests))


def start(project, *arguments):
    command = [sys.executable, "scripts/mutants.py", "--game", "toy", *arguments]
    return subprocess.Popen(command, cwd=project, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def run(project, *arguments):
    process = start(project, *arguments)
    said, complained = process.communicate(timeout=LONG)
    return process.returncode, said, complained


CLAIM = '@pytest.mark.rule("TOY-1.1")\n'
WEAK = "def test_many():\n    assert may_pass(9)\n"
GOOD = "def test_few():\n    assert may_pass(3) and not may_pass(2)\n"


def test_a_weak_claim_leaves_survivors_which_are_shown(project):
    write_tests(project, CLAIM + WEAK)
    status, said, _ = run(project)
    assert (status, said.splitlines()[-1]) == (1, "toy: claim 0, other test 0, nobody 2")
    assert "-    return cards > 2  # TOY-1.1" in said
    assert "+    return cards >= 2  # TOY-1.1" in said
    assert "+    return cards > 3  # TOY-1.1" in said


def test_a_good_claim_leaves_none_and_the_sources_are_as_before(project):
    write_tests(project, CLAIM + GOOD)
    status, said, _ = run(project)
    assert (status, said.splitlines()[-1]) == (0, "toy: claim 2, other test 0, nobody 0")
    assert (project / "src/banchisa/games/toy/rules/play.py").read_text() == RULE


def test_what_only_a_test_without_a_claim_notices_is_counted_apart(project):
    write_tests(project, CLAIM + WEAK, GOOD)
    assert run(project)[1].splitlines()[-1] == "toy: claim 0, other test 2, nobody 0"


def test_a_mutant_that_never_ends_is_noticed(project):
    rule = "def may_pass(cards: int) -> bool:\n    while not cards:\n        pass\n    return bool(cards)\n"
    (project / "src/banchisa/games/toy/rules/play.py").write_text(rule)
    write_tests(project, CLAIM + WEAK)
    assert run(project, "--limit", "1")[1].splitlines()[-1] == "toy: claim 2, other test 0, nobody 0"


@pytest.mark.parametrize(
    ("tests", "arguments", "said"),
    [
        ([CLAIM + "def test_wrong():\n    assert may_pass(1)\n"], [], "the tests fail without any mutant"),
        ([GOOD], ["--count", "0"], "--count must be 1 or more"),
        ([GOOD], ["--game", "chess"], "invalid choice: 'chess'"),
    ],
)
def test_what_cannot_be_done_is_said(project, tests, arguments, said):
    write_tests(project, *tests)
    status, _, complained = run(project, *arguments)
    assert status == 2
    assert said in complained
    assert "Traceback" not in complained


def test_it_can_be_stopped(project):
    write_tests(
        project,
        "import os, pathlib, time\n\ndef test_slow():\n    pathlib.Path('begun').touch()\n    time.sleep(600)\n",
    )
    process = start(project)
    deadline = time.monotonic() + LONG
    while not (project / "begun").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    _, complained = process.communicate(timeout=LONG)
    assert (process.returncode, complained) == (130, "stopped\n")


@pytest.mark.parametrize(
    ("line", "mutants"),
    [
        ("return a < b", ["a <= b"]),
        ("return a == b != c", ["a != b != c", "a == b == c"]),
        ("return a and not b", ["a or not b", "b"]),
        ("a += b", ["a -= b"]),
        ("return a + 1", ["a - 1", "2"]),
        ("return a if b else True", ["not b", "False"]),
        ("call(a)", ["pass"]),
        ("if a: return", ["not a", "pass"]),
        ("while a: b()", ["not a", "pass"]),
        ("a: int | None = b", []),
        ("return f'{a + 1}'", []),
    ],
)
def test_what_may_be_changed(line, mutants, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    path = tmp_path / "rule.py"
    path.write_text(f'"""Words è."""\n\ndef rule(a, b, c):\n    {line}\n')
    found = importlib.import_module("mutants").mutants_of(path)
    assert [mutant.text for mutant in found] == mutants
    for mutant in found:
        compile(mutant.mutate(path.read_bytes()), "rule", "exec")
