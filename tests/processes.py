"""Processes that tests start: heard of, and gone when the test is over."""

import os
import signal
import subprocess
from contextlib import contextmanager


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
