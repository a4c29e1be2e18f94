"""What happens to servers and to their database while people play: any of it, at any moment, drawn by lot."""

import os
import random
import signal
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import httpx

from support.clients import Server
from support.postgres import Cluster
from support.processes import wait_until
from support.small_disk import Disk

BURST, CALM = 10.0, 4.0  # seconds in which much happens, and in which others take over what the dead have left
QUICK = 0.15  # seconds between two disasters in a burst, at most
FROZEN = 10.0  # seconds of the longest stop of a process
UP_FIRST = 0.8  # of the servers that are killed have answered something since they were started


@dataclass
class Disasters:
    """Does something bad every little while; remembers what and when."""

    servers: list[Server]
    disk: Disk
    dice: random.Random
    database: Cluster | None = None
    tally: Counter[str] = field(default_factory=Counter)
    log: list[str] = field(default_factory=list)
    _begun: float = field(default_factory=time.monotonic)
    _thawing: list[threading.Thread] = field(default_factory=list)

    def bring(self, kills: int) -> None:
        """So many deaths of processes, with everything else in between, in bursts."""
        rests = time.monotonic() + BURST
        while self.tally["kills"] < kills:
            self._strike()
            if time.monotonic() > rests:
                time.sleep(CALM)
                rests = time.monotonic() + BURST
            time.sleep(self.dice.random() * QUICK)
        for thread in self._thawing:
            thread.join()

    def _strike(self) -> None:
        fate = self.dice.random()
        if fate < 0.03:
            self._stop_process()
        elif fate < 0.04:
            self._fill_disk()
        elif fate < 0.06 and self.database:
            self._hurt_database(self.database)
        else:
            self._kill_server()

    def _note(self, kind: str, what: str) -> None:
        self.tally[kind] += 1
        self.log.append(f"{time.monotonic() - self._begun:9.3f} {kind}: {what}")

    def _kill_server(self) -> None:
        server = self.dice.choice(self.servers)
        if self.dice.random() < UP_FIRST:
            with suppress(httpx.HTTPError):  # it is stopped now, or ends by itself
                httpx.get(f"{server.url}/api/health", timeout=FROZEN + 5)
        self._note("kills", f"server {server.url}, process {server.process}")
        server.kill()
        server.start()

    def _stop_process(self) -> None:
        """Freeze a server, and go on meanwhile: it may even be killed before it goes on."""
        server = self.dice.choice(self.servers)
        seconds = self.dice.choice([0.2, 1.0, 3.0, FROZEN])
        self._note("stops", f"server {server.url}, process {server.process}, {seconds} s")
        os.kill(server.process, signal.SIGSTOP)
        thread = threading.Thread(target=self._thaw, args=(server.process, seconds))
        self._thawing.append(thread)
        thread.start()

    def _thaw(self, process: int, seconds: float) -> None:
        time.sleep(seconds)
        with suppress(ProcessLookupError):  # it was killed meanwhile
            os.kill(process, signal.SIGCONT)

    def _fill_disk(self) -> None:
        self._note("full disks", str(self.disk.folder))
        self.disk.fill()
        time.sleep(0.2 + self.dice.random())
        self.disk.free()
        self.revive_database()

    def _hurt_database(self, database: Cluster) -> None:
        how = self.dice.choice(["kill", "kill one", "fast", "immediate"])
        self._note("database", how)
        if how == "kill":
            self.tally["kills"] += 1
            database.kill()
        elif how == "kill one":  # then it ends all others by itself, and begins anew
            self.tally["kills"] += 1
            with suppress(ProcessLookupError):
                os.kill(self.dice.choice(database.processes), signal.SIGKILL)
        else:
            database.stop(how)
        self.revive_database()

    def revive_database(self) -> None:
        """Start the database if it is gone; one that a full disk has ended may still be ending."""
        if self.database is not None:
            wait_until(partial(_is_up, self.database))


def _is_up(database: Cluster) -> bool:
    with suppress(AssertionError):
        if not database.processes:
            database.start()
        return database.answers()
    return False
