"""What ./play and ./check install with: it says what it does, can be stopped at any time, and goes on from there."""

import importlib
import os
import shutil
import signal
import site
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from support.processes import is_running, wait_until

ROOT = Path(__file__).parent.parent
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "banchisa"
version = "0"
dependencies = []
[project.optional-dependencies]
dev = []
lab = []
"""
SETUP = """
import os, time
from pathlib import Path
from setuptools import setup
if os.environ.get("SLOW"):
    Path("begun").write_text(str(os.getpid()))
    time.sleep(600)
if os.environ.get("BROKEN"):
    raise SystemExit("the sea is not frozen")
setup(package_dir={"": "src"}, packages=["banchisa"])
"""
LONG = 300


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A project so small that it is installed in seconds, with the scripts of this one."""
    tmp_path = tmp_path_factory.mktemp("project")
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "setup.py").write_text(SETUP)
    (tmp_path / "build_web.py").write_text("print('built')\n")
    (tmp_path / "README.md").touch()
    (tmp_path / "web").mkdir()
    (tmp_path / "src/banchisa").mkdir(parents=True)
    write_number(tmp_path, 1)
    return tmp_path


def write_number(project, number):
    (project / "src/banchisa/__init__.py").write_text(f"NUMBER = {number}\n")


def start(project, **environment):
    own = {**os.environ, "PYTHONPATH": os.pathsep.join(site.getsitepackages()), **environment}
    command = [sys.executable, "scripts/install.py", ".venv", "--dev"]
    return subprocess.Popen(command, cwd=project, env=own, stderr=subprocess.PIPE, text=True)


def install(project, **environment):
    """The exit status, and what was said."""
    process = start(project, **environment)
    said = process.communicate(timeout=LONG)[1]
    return process.returncode, said


def installed_number(project):
    program = "import banchisa; print(banchisa.NUMBER)"
    python = project / ".venv/bin/python"
    answer = subprocess.run([python, "-I", "-c", program], capture_output=True, text=True)
    return answer.stdout.strip()


def test_every_stage_is_named_with_its_time_and_what_did_not_change_is_kept(project):
    status, said = install(project)
    assert status == 0, said
    done = [line for line in said.splitlines() if "✓" in line]
    assert sorted(line.split("✓ ")[1].rsplit(maxsplit=2)[0] for line in done) == [
        "libraries", "making a virtual environment", "page for the browser", "putting it in place", "rules",
    ]  # fmt: skip
    assert all(line.endswith(" s") for line in done)
    assert installed_number(project) == "1"
    assert install(project) == (0, "")
    write_number(project, 2)
    status, said = install(project)
    assert status == 0
    assert "libraries" not in said and "virtual environment" not in said
    assert installed_number(project) == "2"


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_stopped_in_the_middle_nothing_is_left_half_installed_and_nobody_goes_on(project, sent):
    write_number(project, 10)
    assert install(project)[0] == 0
    write_number(project, 11)
    begun = project / "begun"
    begun.unlink(missing_ok=True)
    process = start(project, SLOW="1")
    while not (begun.exists() and begun.read_text()):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(sent)
    said = process.communicate(timeout=LONG)[1]
    assert process.returncode == 130
    assert "Stopped. Start again whenever you like" in said
    assert "Traceback" not in said
    wait_until(lambda: not is_running(int(begun.read_text())))
    assert installed_number(project) == "10"
    assert install(project)[0] == 0
    assert installed_number(project) == "11"


def test_a_failure_says_what_was_done_what_to_do_and_the_last_words(project):
    write_number(project, 20)
    status, said = install(project, BROKEN="1")
    assert status == 1
    assert "✗ rules" in said
    assert "Not installed: " in said and "BANCHISA_PURE=1" in said and "the sea is not frozen" in said
    assert "Traceback" not in said.split("The last lines of")[0]
    assert install(project)[0] == 0
    assert installed_number(project) == "20"


@pytest.mark.parametrize(
    ("fails", "compiles", "said"),
    [
        ("", True, ["The rules are compiled"]),
        ("", False, []),
        ("Stopped", True, []),
        ("InstallError", True, ["The rules stay interpreted"]),
    ],
)
def test_while_people_play_only_what_is_so_is_said_about_the_rules(monkeypatch, fails, compiles, said):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    install, play = (importlib.import_module(name) for name in ("install", "play"))
    monkeypatch.setattr(play, "can_compile", lambda: compiles)
    told = []

    class House:
        class stages:
            seconds, tell = 1.0, told.append

        def put_in_place(self, wheel):
            if fails:
                raise getattr(install, fails)("why")

        def build_manual(self):
            raise install.InstallError("nobody needs it to play")

    wheel = Future()
    wheel.set_result("wheel")
    play.change_over(House(), wheel)
    assert len(told) == len(said)
    assert all(part in line for part, line in zip(said, told, strict=True))
