"""A server process for measurements: without limits, and with what it uses."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

PROGRAM = """
import json, socket, sys
from banchisa.server.http.rate_limit import Limits, Rate
from banchisa.server.run import run
from banchisa.server.settings import Address, Settings
wishes = json.loads(sys.argv[2])
port = wishes.pop("metrics", None)
endless = Rate(10**9, 1)
limits = Limits(
    messages=endless, requests=endless, openings=endless, hints=endless, welcomes=endless, waiting=10**9,
    connections=10**6, crowd=10**6, tabs=10**6, sockets_share=10**6, sockets=10**6, share=10**6, heartbeat=60.0,
)
metrics = Address("127.0.0.1", port) if port else None
run(Settings(limits=limits, metrics=metrics, **wishes), socket.socket(fileno=int(sys.argv[1])), lambda: None)
"""
_TICK = os.sysconf("SC_CLK_TCK")


class OneServer:
    """A process that serves the tables of a store, until it is closed."""

    def __init__(self, store: str, **wishes: object) -> None:
        listening = socket.create_server(("127.0.0.1", 0), backlog=8192)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        described = json.dumps({"store": store, "pace": 0.0, **wishes})
        begun = time.perf_counter()
        with listening:
            command = [sys.executable, "-c", PROGRAM, str(listening.fileno()), described]
            self._process = subprocess.Popen(command, pass_fds=[listening.fileno()])
        while httpx.get(f"{self.url}/api/games", timeout=120).status_code != 200:
            time.sleep(0.01)
        self.start = time.perf_counter() - begun  # seconds until it answered
        self.start_time = self.processor_time

    @property
    def processor_time(self) -> float:
        """Seconds, of the server without its workers."""
        return processor_time(self._process.pid)

    @property
    def memory(self) -> float:
        """Bytes that are resident."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()

    def __enter__(self) -> "OneServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def processor_time(process: int) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK
