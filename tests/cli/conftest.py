"""The command as people run it: a process of its own, fed through its standard input or a pseudo-terminal."""

import contextlib
import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console as Rich
from typer.testing import CliRunner, Result

import banchisa as package
from banchisa.cli.app import app
from banchisa.cli.console import Console
from banchisa.cli.game_file import GameFile
from banchisa.cli.local_table import KEYBOARD, LocalTable
from banchisa.cli.play import Terminal
from banchisa.i18n import Words
from banchisa.table.events import Seat, TableHeader
from banchisa.table.table import Table
from banchisa.table.wire.orders import SeatOrders
from support.processes import PATIENCE

COMMAND = [sys.executable, "-m", "banchisa"]
Ran = subprocess.CompletedProcess[str]


def environment(**changes: str) -> dict[str, str]:
    """A plain environment in English, 80 columns by 24 lines, that imports what this process imports."""
    left_out = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TERM")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    home = str(Path(package.__file__).resolve().parents[1])
    plain = {"PYTHONPATH": home, "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    return {**kept, **plain, **changes}


def position(*steps: str, **options: object) -> package.State:
    """The position of a game of Nanuuk! for two after these steps."""
    game = package.game("nanuuk")
    state = game.start(2, **options)
    for step in steps:
        state.apply(game.actions.parse(step))
    return state


def log_line(step: str, *before: str, language: str = "en") -> str:
    """What the introductory game says of a step after some others; its words are not tested here."""
    game = package.game("nanuuk")
    text = game.log_text(position(*before, mode="intro"), game.actions.parse(step))
    return Words(language, game).say(text)


def why_not(step: str, *before: str, language: str = "en") -> str:
    """What the introductory game says against a step."""
    game = package.game("nanuuk")
    refusal = game.refusal(position(*before, mode="intro"), game.actions.parse(step))
    assert refusal is not None
    return Words(language, game).why_not(refusal)


@pytest.fixture
def banchisa(tmp_path: Path) -> Callable[..., Ran]:
    """Run the command in an empty folder with these lines as its input."""

    def run(*arguments: str, lines: list[str] | None = None, **changes: str) -> Ran:
        typed = "".join(f"{line}\n" for line in lines or [])
        return subprocess.run(
            [*COMMAND, *arguments], input=typed, capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path,
            env=environment(**changes), encoding="utf-8",
        )  # fmt: skip

    return run


@pytest.fixture
def first_line(tmp_path: Path) -> Callable[..., Ran]:
    """Run the command for a reader that stops listening after one line."""

    def run(*arguments: str) -> Ran:
        line = f"{shlex.join([*COMMAND, *arguments])} | head -n 1"
        return subprocess.run(
            ["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path, env=environment(),
        )  # fmt: skip

    return run


@pytest.fixture
def invoke(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Result]:
    """Run the command in this process, through Typer's runner."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, lines: list[str] | None = None) -> Result:
        return CliRunner().invoke(app, list(arguments), input="".join(f"{line}\n" for line in lines or []))

    return run


@pytest.fixture
def sit_down(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    """Let people type these lines at a game; the exit code and what stood on the screen, prompts included."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.chdir(tmp_path)

    def play(
        game: package.Game,
        *typed: str,
        kinds: tuple[str, ...] = ("human", "human"),
        language: str = "en",
        rich: Rich | None = None,
        asks_again: bool = False,
        position: dict[str, object] | None = None,
        orders: dict[int, SeatOrders] | None = None,
        **options: object,
    ) -> tuple[int, str]:
        lines = iter(typed)

        def read(prompt: str) -> str:
            print(prompt, end="")
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)
        names = ("Ada", "Bo", "Cy", "Di")
        seats = [
            Seat("human", names[seat], holder=KEYBOARD) if kind == "human" else Seat("bot", level=kind)
            for seat, kind in enumerate(kinds)
        ]
        header = TableHeader(
            "", game.key, game.version, options, KEYBOARD, "", b"x" * 32, False, 0.0, position=position
        )
        local = LocalTable(Table(header, len(kinds), game))
        local.sit_down(seats)
        for seat, given in (orders or {}).items():
            local.table.orders.give(seat, given)
        console = Console(language, game)
        console.rich = rich or console.rich
        code = Terminal(local, GameFile(), console, asks_again).run()
        return code, capsys.readouterr().out

    return play


class Typist:
    """Somebody at a terminal: waits for words on the screen, types, and reads everything."""

    def __init__(self, arguments: list[str], cwd: Path, **changes: str) -> None:
        self.screen = ""
        self._ours, theirs = pty.openpty()
        self._process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, cwd=cwd, close_fds=True,
            env=environment(**{"LINES": "40", **changes}), start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self._seen = 0  # how much of the screen has been looked at

    def wait_for(self, *words: str) -> str:
        """Read until some of these words stand on the screen; what was new up to the first of them."""
        deadline = time.monotonic() + PATIENCE
        while not any(word in self.screen[self._seen :] for word in words):
            assert self._read(deadline), f"never saw {words} after: {self.screen[-2000:]}"
        found = [(self.screen.find(word, self._seen), word) for word in words]
        first, word = min(place for place in found if place[0] >= 0)
        begin, self._seen = self._seen, first + len(word)
        return self.screen[begin : self._seen]

    def _read(self, deadline: float) -> bool:
        ready = select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))[0]
        if not ready:
            return False
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # the other side is closed
            return False
        self.screen += data.decode("utf-8", "replace")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, again where it fell between the prompt and the reading, when Python notices none."""
        for _ in range(PATIENCE // 3):
            self._process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(3)
                return
        self.kill()
        raise AssertionError(f"nothing ended it after: {self.screen[-2000:]}")

    def leave(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """Pull the plug."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def close(self) -> None:
        self.kill()
        os.close(self._ours)


@pytest.fixture
def typist(tmp_path: Path):
    """Start the command at a pseudo-terminal."""
    started: list[Typist] = []

    def start(*arguments: str, **changes: str) -> Typist:
        started.append(Typist(list(arguments), tmp_path, **changes))
        return started[-1]

    yield start
    for one in started:
        one.close()


@pytest.fixture
def played(banchisa, tmp_path: Path) -> Path:
    """The record of a finished introductory game between two bots."""
    file = tmp_path / "played.json"
    ran = banchisa("play", "nanuuk", "-o", "mode=intro", "--seats", "random,random", "--seed", "5", "--save", str(file))
    assert ran.returncode == 0
    return file


@pytest.fixture
def unfinished(banchisa, tmp_path: Path) -> Path:
    """The record of an introductory game that was left after the hunters had been placed."""
    file = tmp_path / "unfinished.json"
    ran = banchisa(
        "play", "nanuuk", "-o", "mode=intro", "--seats", "human,random", "--seed", "5", "--save", str(file),
        lines=["1", "1", "quit"],
    )  # fmt: skip
    assert ran.returncode == 0
    return file
