"""The tests answer the same however they are started: in the background, and beside one another."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import conftest
from support.processes import PATIENCE

IN_THE_BACKGROUND = """
import signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
import conftest
conftest.pytest_configure()
ask = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
subprocess.run([sys.executable, "-c", ask], check=True)
"""


def test_what_a_test_starts_hears_ctrl_c_also_in_a_check_that_does_not():
    done = subprocess.run(
        [sys.executable, "-c", IN_THE_BACKGROUND], capture_output=True, text=True, timeout=PATIENCE,
        env={"PYTHONPATH": str(Path(conftest.__file__).parent)},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("True\n", "")


def items(*paths: str) -> list[SimpleNamespace]:
    return [SimpleNamespace(path=Path(path)) for path in paths]


def test_browser_tests_never_share_a_process_with_others():
    with pytest.raises(pytest.UsageError, match="browser tests need processes of their own"):
        conftest.pytest_collection_modifyitems(items("tests/browser/test_a.py", "tests/server/test_b.py"))
    for alike in (["tests/browser/test_a.py"] * 2, ["tests/cli/test_a.py", "tests/server/test_b.py"], []):
        conftest.pytest_collection_modifyitems(items(*alike))
