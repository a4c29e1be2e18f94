"""The arena as a process: killed or interrupted in the middle, it leaves nothing behind and goes on."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

import banchisa
from support.processes import PATIENCE, is_running, started, wait_until

GAME = ["nanuuk", "-o", "mode=intro"]


def arena(*arguments: str):
    home = str(Path(banchisa.__file__).resolve().parents[1])
    environment = {**os.environ, "PYTHONPATH": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    return started([sys.executable, "-m", "banchisa", "arena", *GAME, *arguments], env=environment)


def run_to_end(*arguments: str) -> dict[str, object]:
    with arena(*arguments, "--json") as process:
        out, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    return json.loads(out)


def count(folder: Path) -> int:
    file = folder / "games.jsonl"
    return file.read_bytes().count(b"\n") if file.exists() else 0


@pytest.fixture
def loud(program, tmp_path):
    """A program that writes down its number and that of the process that started it, and ignores that input ends."""
    return program(f"""
        file = open({str(tmp_path / "pids")!r}, "a")
        print(os.getpid(), os.getppid(), file=file, flush=True)
        for message in asked():
            say({{"action": message["legal"][0]["action"]}})
        time.sleep(600)
    """)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_stopped_arena_goes_on_and_leaves_no_process_behind(loud, tmp_path, way):
    bots, out = f"random,{loud}", tmp_path / "out"
    with arena("--bots", bots, "--games", "100000", "--jobs", "2", "--out", str(out)) as process:
        wait_until(lambda: count(out) > 2)
        process.send_signal(way)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == (-signal.SIGKILL if way == signal.SIGKILL else 130)
    if way != signal.SIGKILL:
        assert "of 100,000 games. Run the same command again to continue." in errors
    pids = {int(pid) for pid in (tmp_path / "pids").read_text().split()}
    wait_until(lambda: not any(is_running(pid) for pid in pids))
    games = count(out)  # one more than are there
    after = run_to_end("--bots", bots, "--games", str(games), "--jobs", "1", "--out", str(out))
    assert after["games"] == games
    assert count(out) == games + 1


def test_a_killed_arena_ends_with_the_results_of_one_that_was_not(tmp_path):
    out = tmp_path / "out"
    with arena("--bots", "random,greedy", "--games", "100000", "--jobs", "2", "--out", str(out)) as process:
        wait_until(lambda: count(out) > 2)
        process.kill()
        process.communicate(timeout=PATIENCE)
    games = str(count(out) + 6)
    again = run_to_end("--bots", "random,greedy", "--games", games, "--jobs", "2", "--out", str(out))
    fresh = run_to_end("--bots", "random,greedy", "--games", games, "--jobs", "1")
    assert again == fresh


def test_an_arena_that_keeps_nothing_says_so_when_it_is_interrupted(loud, tmp_path):
    with arena("--bots", f"random,{loud}", "--games", "100000", "--jobs", "1", "--json") as process:
        wait_until((tmp_path / "pids").exists)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "with --out DIR you can stop and continue later" in errors
    assert json.loads(out)["wanted"] == 100000
