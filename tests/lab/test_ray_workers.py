"""Games on a real Ray cluster of two nodes: the same as here, also when a node dies."""

import json
import os
import sys
from contextlib import closing
from dataclasses import replace
from itertools import islice

import msgspec
import pytest
import ray
from ray.cluster_utils import Cluster
from typer.testing import CliRunner

import banchisa
from banchisa.cli.app import app
from banchisa.engine.errors import BanchisaError
from banchisa.lab import puzzles, ray_workers
from banchisa.lab.arena import Arena, ArenaSettings, run
from banchisa.lab.balance.observe import Balance, BalanceCase
from banchisa.lab.ray_workers import BATCH_GAMES, RayWorkers, fit_batch
from banchisa.lab.training_data import read_games
from banchisa.lab.workers import InProcess

INTRO = ArenaSettings("nanuuk", 2, {"mode": "intro"}, ("random", "greedy"))
NOTICES_SOON = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 300, "health_check_failure_threshold": 3}
QUIET = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}


@pytest.fixture(scope="module")
def cluster():
    """A head that plays nothing itself and two nodes that can die."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Cluster(initialize_head=True, head_node_args={**QUIET, "num_cpus": 0, "_system_config": NOTICES_SOON})
    nodes.add_node(**QUIET)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def kept_games(folder):
    head, *games = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    return head, sorted(games, key=lambda line: json.loads(line)["game"])


def play_on(cluster, settings, games, folder, tick=lambda: None):
    with closing(Arena(settings, games, folder)) as arena:
        arena.play(RayWorkers(cluster.address), tick)
    return [arena.results[number] for number in range(games)]


def test_a_cluster_plays_the_same_games_as_this_machine_and_files_hold_the_same_lines(cluster, tmp_path):
    ticks = []
    assert play_on(cluster, INTRO, 30, tmp_path / "ray", lambda: ticks.append(1)) == run(
        INTRO, 30, out=tmp_path / "here"
    )
    assert len(ticks) == 30  # games, not tasks
    assert kept_games(tmp_path / "ray") == kept_games(tmp_path / "here")


def test_what_was_begun_here_is_continued_on_a_cluster(cluster, tmp_path):
    run(INTRO, 7, out=tmp_path)
    ticks = []
    assert play_on(cluster, INTRO, 12, tmp_path, lambda: ticks.append(1)) == run(INTRO, 12)
    assert len(ticks) == 5


def test_a_node_that_dies_in_the_middle_loses_nothing(cluster, tmp_path):
    dying = cluster.add_node(**QUIET)
    ticks = []

    def kill_at_the_tenth():
        ticks.append(1)
        if len(ticks) == 10:
            cluster.remove_node(dying, allow_graceful=False)

    played = play_on(cluster, INTRO, 120, tmp_path / "ray", kill_at_the_tenth)
    assert len(ticks) == 120
    assert played == run(INTRO, 120, out=tmp_path / "here")
    assert kept_games(tmp_path / "ray") == kept_games(tmp_path / "here")


def test_games_to_learn_from_are_the_same_on_a_cluster_and_continued_there(cluster, tmp_path):
    settings = replace(INTRO, keeps_moves=True)
    run(settings, 9, out=tmp_path / "here")
    run(settings, 3, out=tmp_path / "ray")
    play_on(cluster, settings, 9, tmp_path / "ray")
    assert kept_games(tmp_path / "ray") == kept_games(tmp_path / "here")
    for ours, theirs in zip(read_games(tmp_path / "here"), read_games(tmp_path / "ray"), strict=True):
        assert ours.number == theirs.number
        for one, other in zip(ours[1:], theirs[1:], strict=True):
            assert one.dtype == other.dtype and (one == other).all()


def test_a_balance_is_the_same_on_a_cluster(cluster):
    cases = [BalanceCase(INTRO, 4)]
    here, there = Balance(cases), Balance(cases)
    here.play()
    there.play(RayWorkers(cluster.address))
    assert here.samples(0) == there.samples(0)


SHORTCUTS = {"LONGER": 1, "GAP": 0.1, "CONFIRMED": 0.05}


def look_briefly(key, components, seats, options, seed):
    """Look for puzzles as the command does, with searches that are too short for good ones."""
    for name, value in SHORTCUTS.items():
        setattr(puzzles, name, value)
    finder = puzzles.PuzzleFinder(banchisa.game(key), seats, options, seed)
    finder.effort = 100
    return finder.look_at_game


def test_puzzles_are_the_same_on_a_cluster(cluster, monkeypatch):
    for name in SHORTCUTS:
        monkeypatch.setattr(puzzles, name, getattr(puzzles, name))  # so that they are set back
    monkeypatch.setattr(puzzles, "_prepare", look_briefly)
    nanuuk, options = banchisa.game("nanuuk"), {"mode": "intro"}
    here, there = (
        list(islice(puzzles.find_puzzles(workers, nanuuk, 2, options, 3), 2))
        for workers in (InProcess(), RayWorkers(cluster.address))
    )
    assert msgspec.to_builtins(here) == msgspec.to_builtins(there)
    assert len({puzzle.key for puzzle in here}) == 2


def refuse_third(kind):
    """Make a function that plays any game but the third, which is at fault."""

    def play(number):
        if number == 3:
            raise kind("no such ice")
        return number

    return play


@pytest.mark.parametrize(
    ("kind", "said"), [(BanchisaError, "game 3: no such ice"), (ValueError, "game 3: ValueError: no such ice")]
)
def test_a_fault_is_told_with_the_number_of_its_game(cluster, kind, said):
    with pytest.raises(BanchisaError, match=said):
        list(RayWorkers(cluster.address).results(refuse_third, (kind,), range(5)))


def test_another_version_on_the_cluster_is_refused(cluster, monkeypatch):
    monkeypatch.setattr(ray_workers, "VERSION", "9.9")
    with pytest.raises(BanchisaError, match=r"the cluster has banchisa .* and this machine 9\.9; install the same"):
        list(RayWorkers(cluster.address).results(refuse_third, (BanchisaError,), range(2)))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "127.0.0.1:99999", "127.0.0.1:port", ""])
def test_no_cluster_at_an_address_is_one_sentence(address):
    with pytest.raises(
        BanchisaError, match=rf"no Ray cluster at {address}: .*give HOST:PORT of its head node, or local"
    ):
        list(RayWorkers(address).results(refuse_third, (BanchisaError,), range(2)))


def test_without_the_library_the_command_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = CliRunner().invoke(app, ["arena", "nanuuk", "--bots", "random", "--games", "1", "--ray", "local"])
    assert answer.exit_code != 0
    assert "--ray needs the package ray: pip install 'banchisa[ray]'" in str(answer.exception) + answer.output


@pytest.mark.parametrize(
    ("games", "seconds", "fits"), [(1, 0.0, 1), (0, 1.0, 1), (1, 2.0, 1), (10, 1.0, 5), (100, 0.01, BATCH_GAMES)]
)
def test_a_task_lasts_about_half_a_second(games, seconds, fits):
    assert fit_batch(games, seconds) == fits
