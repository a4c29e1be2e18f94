"""A server process of one's own, for tests, pictures and measurements."""

import json
import os
import re
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from support.processes import first_line

MANUAL = Path(__file__).parents[2] / "src/banchisa/site"  # ./check builds it

PROGRAM = """
import json
import sys
from functools import partial
from banchisa.server import run
from banchisa.server.http.rate_limit import Limits, Rate
from banchisa.server.notices.settings import MailServer, NoticeSettings
from pathlib import Path
port, database, pace, grace, seed, base, web, manual, told, order_pace = sys.argv[1:]
wishes = {"pace": float(pace), "grace": float(grace), "order_pace": float(order_pace)}
if seed:
    wishes["new_seed"] = lambda: bytes.fromhex(seed)
if web:
    wishes["web"] = Path(web)
# time enough for bots and for what they find out, also where others keep the machine busy;
# all guests come from one address, faster than people do
endless = Rate(10**9, 1)
limits = Limits(requests=endless, openings=endless, notices=endless, talk_share=endless, hints=endless)
told = json.loads(told)
mail = MailServer(**told.pop("mail")) if "mail" in told else None
run.Settings = partial(run.Settings, survey=60.0, thought=120.0, limits=limits, manual=Path(manual), **wishes)
run.serve(port=int(port), store=database, open_browser=False, base_path=base, notices=NoticeSettings(mail, **told))
"""


@contextmanager
def running(database, port=0, pace=0.0, grace=60.0, seed=b"", base="/", web="", notices=None, order_pace=2.0):
    """A server process of its own; yields its address and the process. With a seed all its tables have that one.

    It may live in a folder of its name, and give out another client than the one that is built.
    """
    given = (port, database, pace, grace, seed.hex(), base, web, MANUAL, json.dumps(notices or {}), order_pace)
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", PROGRAM, *map(str, given)],
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
