"""Processes that tests start: heard of, waited for with patience, and gone when the test is over."""

import os
import signal
import subprocess
import threading
import time
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120  # seconds after which something that does not happen is a failure; a busy machine needs some


@contextmanager
def started(command, **settings):
    """A process of its own session; whatever happens, it and its children are gone afterwards."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, **settings
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def first_line(process):
    """What a process says first; one that says nothing is killed when our patience is over."""
    late = threading.Timer(PATIENCE, process.kill)
    late.start()
    try:
        return process.stdout.readline()
    finally:
        late.cancel()


def is_running(pid):
    """Whether a process lives; one that only waits for somebody to notice its end does not."""
    try:
        os.kill(pid, 0)
        return not Path("/proc").exists() or Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):  # also between the two questions
        return False


def wait_until(what):
    """Come back when something holds."""
    late = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < late, "it never came true"
        time.sleep(0.02)
