"""Servers and the database are killed, stopped and restarted while people play at all five games."""

import os
import random
import signal
import threading
import time

import pytest

import banchisa
from support.postgres import Cluster, running_cluster
from support.torture import Memory, Player, audit

KILLS = [50, pytest.param(1_000, marks=pytest.mark.long)]


class Reaper:
    """Does something bad every little while."""

    def __init__(self, servers: list, database: Cluster, dice: random.Random) -> None:
        self._servers = servers
        self._database = database
        self._dice = dice
        self.kills = 0

    def strike(self, long_stop: float) -> None:
        fate = self._dice.random()
        if fate < 0.04:
            self._restart_database()
        elif fate < 0.07:
            self._freeze(self._dice.choice(self._servers), long_stop)
        else:
            server = self._dice.choice(self._servers)
            server.kill()
            server.start()
        self.kills += 1

    def _restart_database(self) -> None:
        self._database.stop(self._dice.choice(["fast", "immediate"]))
        self._database.start()

    def _freeze(self, server, seconds: float) -> None:
        os.kill(server.process, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(server.process, signal.SIGCONT)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kills", KILLS)
def test_nothing_is_lost_and_nothing_doubled_whatever_dies(own_server, kills):
    dice, memory = random.Random(kills), Memory()
    with running_cluster(is_durable=True) as database:
        address = database.new_database()
        servers = [own_server(store=address) for _ in range(3)]
        reaper = Reaper(servers, database, dice)
        is_enough = threading.Event()
        urls = [server.url for server in servers]
        players = [Player(game.key, urls, memory, number) for number, game in enumerate(banchisa.games())]
        playing = [threading.Thread(target=player.run, args=(is_enough.is_set,)) for player in players]
        for thread in playing:
            thread.start()
        while reaper.kills < kills:
            time.sleep(dice.random() * 0.5)
            reaper.strike(long_stop=4.0 if kills < 100 else 10.0)
        is_enough.set()
        for thread in playing:
            thread.join()
        for server in servers:
            server.close()
        events = audit(address, memory)
    assert events > kills
    assert all("Traceback" not in server.log.read_text() for server in servers)
