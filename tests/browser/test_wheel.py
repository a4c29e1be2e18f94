"""The wheel that ./check has built needs neither a compiler nor Node: installed where neither is, it serves a game."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.guests import by_mouse

WHEELS = Path(__file__).parents[2] / "build/wheel"
TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ole"}]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """An environment with nothing but the wheel and what it asks for; and where nothing else is found."""
    wheels = list(WHEELS.glob("*.whl"))
    assert len(wheels) == 1, f"there is no wheel in {WHEELS}: ./check builds it"
    folder = tmp_path_factory.mktemp("empty") / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    alone = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CC")}
    alone["PATH"] = str(folder / "bin")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", folder, "install", "-q"]
    done = subprocess.run([*command, "--only-binary", ":all:", wheels[0]], env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder, alone


def test_an_installed_wheel_serves_a_whole_game_with_compiled_rules(installed, arrive, tmp_path):
    folder, alone = installed
    command = [
        folder / "bin/banchisa",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--database",
        tmp_path / "tables.sqlite",
    ]
    said = subprocess.run([folder / "bin/banchisa", "--version"], env=alone, capture_output=True, text=True, check=True)
    assert "(compiled rules)" in said.stdout
    with subprocess.Popen(command, env=alone, stdout=subprocess.PIPE, text=True) as server:
        try:
            url = re.search(r"http://\S+/", server.stdout.readline()).group(0)
            guest = arrive(url=url)
            guest.open_table(mode="intro", seats=TWO_HERE)
            guest.play_to_the_end(by_mouse)
        finally:
            server.terminate()
