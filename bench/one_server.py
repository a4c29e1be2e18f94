"""Server processes for measurements: what they use, and one without limits."""

import json
import os
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec

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


class ServerProcess:
    """A server in a process of its own, until it is closed."""

    def __init__(self, make_command: Callable[[str], list[str]]) -> None:
        """The command is made for the number of the socket that the process listens at."""
        listening = socket.create_server(("127.0.0.1", 0), backlog=8192)
        self.port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        with listening:
            command = [sys.executable, *make_command(str(listening.fileno()))]
            self._process = subprocess.Popen(command, pass_fds=[listening.fileno()])

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

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class OneServer(ServerProcess):
    """A process that serves the tables of a store without limits."""

    def __init__(self, store: str, **wishes: object) -> None:
        described = json.dumps({"store": store, "pace": 0.0, **wishes})
        begun = time.perf_counter()
        super().__init__(lambda socket: ["-c", PROGRAM, socket, described])
        while httpx.get(f"{self.url}/api/games", timeout=120).status_code != 200:
            time.sleep(0.01)
        self.start = time.perf_counter() - begun  # seconds until it answered
        self.start_time = self.processor_time


def processor_time(process: int) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def allow_many_sockets() -> None:
    """Let this process open as many files as the system lets any."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def hear(line: Any, state: dict) -> dict:
    """What a table is like after the next message of a socket that wants whole scenes."""
    message = msgspec.json.decode(await line.recv())
    assert message["is"] != "error", message
    if message["is"] in ("welcome", "step"):
        return {name: message[name] for name in ("version", "scene", "over")}
    return state
