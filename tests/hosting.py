"""A server process of one's own, for tests, pictures and measurements."""

import os
import re
import subprocess
import sys
from contextlib import contextmanager

PROGRAM = """
import sys
from pathlib import Path
from banchisa.server.run import serve
port, database, pace, grace = sys.argv[1:]
serve(port=int(port), database=Path(database), open_browser=False, pace=float(pace), grace=float(grace))
"""


@contextmanager
def running(database, port=0, pace=0.0, grace=60.0):
    """A server process of its own; yields its address and the process."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", PROGRAM, str(port), str(database), str(pace), str(grace)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        line = process.stdout.readline()
        found = re.search(r"http://\S+/", line)
        assert found, line + process.stdout.read()
        yield found.group(0), process
    finally:
        process.kill()
        process.wait()
