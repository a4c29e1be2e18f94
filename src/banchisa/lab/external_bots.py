"""Bots that are programs, in any language: they read and write JSON objects, one a line."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from subprocess import PIPE
from threading import Lock, Thread
from typing import IO

from banchisa.bots.bot import Bot
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State, Terms
from banchisa.lab.play import Fault, GameResult

PREFIX = "exec:"
PROTOCOL = 1
START_GRACE = 30.0  # more seconds for the first answer
EXIT_TIMEOUT = 1.0  # seconds for a program to end by itself
MAX_LINE = 65_536
MAX_UNREAD_LINES = 16  # lines that are kept of a program that writes without being asked
MAX_STDERR = 65_536
STDERR_SHOWN = 300  # letters of standard error that are shown with a fault
_SEEDS = 2**31 - 1

_running: dict[ExternalBot, subprocess.Popen[bytes]] = {}
_starting = Lock()  # held while a program is started, so that kill_all misses none


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def parse_command(name: str) -> list[str]:
    """Split a command such as exec:node bot.js into words; its program must exist and be executable."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as why:
        raise BanchisaError(f"bot {name}: {why}") from None
    if not words:
        raise BanchisaError(f"bot {name}: a command is missing; write {PREFIX}./mybot or {PREFIX}node bot.js")
    if shutil.which(words[0]) is None:
        raise BanchisaError(f"bot {name}: there is no program {words[0]}, or it may not be run")
    return words


def hello_message(game: Game, terms: Terms, seat: int) -> dict[str, object]:
    """The first message to a program: the game, its options and the seat."""
    families = [family.usage() for family in game.actions.families.values() if not family.chance]
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": terms.game,
        "version": terms.version,
        "seats": int(terms.seats),
        "options": terms.options,
        "components": game.components_data(),
        "seat": seat,
        "actions": families,
    }


def choose_message(game: Game, seen: State, seed: int, seconds: float) -> dict[str, object]:
    """The question to a program: what its seat sees, what is legal, and a seed for its own randomness."""
    legal = [{"action": game.actions.name(action)} for action in seen.legal_actions()]
    return {"type": "choose", "seen": seen.to_json(), "legal": legal, "number": seed, "time": seconds}


def over_message(result: GameResult) -> dict[str, object]:
    """The last message to a program. Points of a game that was broken off may still be secret, so there are none."""
    return {"type": "over", "ranks": result.ranks, "scores": result.scores}


def parse_answer(game: Game, legal: list[int], line: bytes) -> int:
    """The action in the line that a program wrote; a Fault if there is no legal one."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault("rubbish", f"the answer is not JSON: {_shorten(line)}") from None
    action = answer.get("action") if isinstance(answer, dict) else None
    if not isinstance(action, str):
        raise Fault("rubbish", f'the answer is not of the form {{"action": "..."}}: {_shorten(line)}')
    try:
        chosen = game.actions.parse(action)
    except BanchisaError as why:
        raise Fault("illegal", str(why)) from None
    if chosen not in legal:
        raise Fault("illegal", f"{game.actions.name(chosen)} is not allowed here")
    return chosen


def _shorten(line: bytes, limit: int = 80) -> str:
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= limit else f"{text[:limit]}…"


class ExternalBot(Bot):
    """A process for one seat in one game. Three threads read and write, so that the program cannot block the game."""

    def __init__(self, game: Game, words: list[str], terms: Terms, seat: int, seconds: float) -> None:
        super().__init__(game)
        self.seat = seat
        self._seconds = seconds
        self._grace = START_GRACE
        self._lines: Queue[bytes] = Queue()
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._stderr = bytearray()
        self._threads: list[Thread] = []
        self._start_error = ""  # why the process could not start
        self._process = self._start_process(words)
        self._send(hello_message(game, terms, seat))

    def choose(self, seen: State, rng: Rng) -> int:
        """The action that the program answers in time; after a Fault the program is killed."""
        try:
            self._send(choose_message(self.game, seen, int(rng.below(_SEEDS)), self._seconds))
            return parse_answer(self.game, seen.legal_actions(), self._read_answer())
        except Fault as fault:
            self.kill()
            fault.stderr = self.stderr().strip()[-STDERR_SHOWN:]
            raise

    def finish(self, result: GameResult) -> None:
        """Send the result, give the program a moment to exit, and kill it."""
        self._send(over_message(result))
        self._outbox.put(None)
        if self._threads:
            self._threads[0].join(EXIT_TIMEOUT)  # its output ends when it exits
        self.kill()

    def kill(self) -> int | None:
        """Kill the process and all that it has started; returns its exit code."""
        _running.pop(self, None)
        process = self._process
        if process is None:
            return None
        _kill(process)
        self._outbox.put(None)
        for thread in self._threads:
            thread.join(EXIT_TIMEOUT)
        return process.wait()

    def stderr(self) -> str:
        """The end of what the program wrote to standard error."""
        return bytes(self._stderr).decode("utf-8", "replace")

    def save_stderr(self, file: Path) -> None:
        """Write standard error to a file, if there was any."""
        if not self._stderr:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(self._stderr)
        except OSError as why:
            raise BanchisaError(f"cannot write {file}: {why.strerror}") from None

    def _start_process(self, words: list[str]) -> subprocess.Popen[bytes] | None:
        try:
            with _starting:
                process = subprocess.Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)
                _running[self] = process
        except OSError as why:
            self._start_error = f"cannot be started: {why.strerror}"
            return None
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self._threads = [
            Thread(target=_read_lines, args=(process.stdout, self._lines), daemon=True),
            Thread(target=_read_errors, args=(process.stderr, self._stderr), daemon=True),
            Thread(target=_write_lines, args=(process.stdin, self._outbox), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        return process

    def _send(self, message: Mapping[str, object]) -> None:
        self._outbox.put(encode_line(message))

    def _read_answer(self) -> bytes:
        if self._process is None:
            raise Fault("died", self._start_error)
        try:
            answer = self._lines.get(timeout=self._seconds + self._grace)
        except Empty:
            raise Fault("late", f"no answer within {self._seconds:g} s") from None
        self._grace = 0.0
        if not answer:
            raise Fault("died", f"it ended ({_exit_text(self.kill())}) where an answer was due")
        return answer


def encode_line(message: Mapping[str, object]) -> bytes:
    """Encode a message as it is sent."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def kill_all() -> None:
    """Kill every program that still runs, and let no more start."""
    _starting.acquire()
    for process in list(_running.values()):
        _kill(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and its group. Until somebody waits for the process, no other can get its id."""
    if process.returncode is not None:
        return
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _exit_text(code: int | None) -> str:
    return f"exit code {code}" if code is not None and code >= 0 else f"signal {-(code or 0)}"


def _read_lines(pipe: IO[bytes], lines: Queue[bytes]) -> None:
    """Pass on whole lines; an empty one marks the end."""
    with pipe, suppress(OSError):
        while lines.qsize() < MAX_UNREAD_LINES and (line := pipe.readline(MAX_LINE)):
            lines.put(line)
    lines.put(b"")


def _read_errors(pipe: IO[bytes], kept: bytearray) -> None:
    with pipe, suppress(OSError):
        while chunk := os.read(pipe.fileno(), 4096):
            kept += chunk
            del kept[:-MAX_STDERR]


def _write_lines(pipe: IO[bytes], outbox: SimpleQueue[bytes | None]) -> None:
    """Write messages until None comes. A program that does not read blocks only this thread."""
    with suppress(OSError), pipe:
        while (message := outbox.get()) is not None:
            pipe.write(message)
            pipe.flush()
