"""The example client plays a whole game, and stays as small as the protocol promises."""

import subprocess
import sys
from pathlib import Path

from support.processes import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "watch_and_play.py"


def test_the_example_plays_to_the_end(server):
    command = [sys.executable, str(EXAMPLE), "--url", server.url, "--seats", "3"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith(f"watch it at {server.url}/t/")
    assert [line.split(":")[0] for line in ran.stdout.splitlines()[-3:]] == ["seat 0", "seat 1", "seat 2"]


def test_the_example_has_under_80_lines():
    assert len(EXAMPLE.read_text().splitlines()) < 80
