"""A server process of one's own, for tests, pictures and measurements."""

import os
import re
import subprocess
import sys
from contextlib import contextmanager

from support.processes import first_line

PROGRAM = """
import sys
from functools import partial
from banchisa.server import run
port, database, pace, grace, seed = sys.argv[1:]
wishes = {"new_seed": lambda: bytes.fromhex(seed)} if seed else {}
# time enough for bots and for what they find out, also where others keep the machine busy
run.Settings = partial(run.Settings, survey=60.0, thought=120.0, **wishes)
run.serve(port=int(port), store=database, open_browser=False, pace=float(pace), grace=float(grace))
"""


@contextmanager
def running(database, port=0, pace=0.0, grace=60.0, seed=b""):
    """A server process of its own; yields its address and the process. With a seed all its tables have that one."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", PROGRAM, str(port), str(database), str(pace), str(grace), seed.hex()],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        line = first_line(process)
        found = re.search(r"http://\S+/", line)
        assert found, line + process.stdout.read()
        yield found.group(0), process
    finally:
        process.kill()
        process.wait()
