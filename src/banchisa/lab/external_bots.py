"""Bots that are programs of their own, in any language: one JSON object a line on standard input and output."""

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
from banchisa.lab.play import Fault, Played

PREFIX = "exec:"
PROTOCOL = 1
STARTING = 30.0  # seconds that the first answer may take longer
LEAVING = 1.0  # seconds for a program to end by itself
LONGEST_LINE = 65_536
MOST_UNASKED = 16  # lines that are kept of a program that speaks without being asked
MOST_STDERR = 65_536
LAST_WORDS = 300  # letters of standard error that are told with a fault
_NUMBERS = 2**31 - 1

_running: dict[Program, subprocess.Popen[bytes]] = {}
_starting = Lock()  # held while a program is started, so that none is missed by who ends them all


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def command(name: str) -> list[str]:
    """The words of a command such as exec:node bot.js, whose program exists and may be run."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as why:
        raise BanchisaError(f"bot {name}: {why}") from None
    if not words:
        raise BanchisaError(f"bot {name}: a command is missing; write {PREFIX}./mybot or {PREFIX}node bot.js")
    if shutil.which(words[0]) is None:
        raise BanchisaError(f"bot {name}: there is no program {words[0]}, or it may not be run")
    return words


def hello(game: Game, terms: Terms, seat: int) -> dict[str, object]:
    """What a program is told at the beginning: nothing but what was agreed."""
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


def question(game: Game, seen: State, number: int, seconds: float) -> dict[str, object]:
    """What a program is asked, from what its seat sees and a number for its dice."""
    legal = [{"action": game.actions.name(action)} for action in seen.legal_actions()]
    return {"type": "choose", "seen": seen.to_json(), "legal": legal, "number": number, "time": seconds}


def farewell(played: Played) -> dict[str, object]:
    """What a program is told at the end; points of a game that was broken off may still be secret."""
    return {"type": "over", "ranks": played.ranks, "scores": played.scores}


def understood(game: Game, legal: list[int], line: bytes) -> int:
    """The action that a line answers, or the fault in it."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault("rubbish", f"the answer is not JSON: {_short(line)}") from None
    action = answer.get("action") if isinstance(answer, dict) else None
    if not isinstance(action, str):
        raise Fault("rubbish", f'the answer is not of the form {{"action": "..."}}: {_short(line)}')
    try:
        chosen = game.actions.parse(action)
    except BanchisaError as why:
        raise Fault("illegal", str(why)) from None
    if chosen not in legal:
        raise Fault("illegal", f"{game.actions.name(chosen)} is not allowed here")
    return chosen


def _short(line: bytes, most: int = 80) -> str:
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= most else f"{text[:most]}…"


class Program(Bot):
    """One process for one seat in one game. Three threads talk with it, so that it can hold up nobody."""

    def __init__(self, game: Game, words: list[str], terms: Terms, seat: int, seconds: float) -> None:
        super().__init__(game)
        self.seat = seat
        self._seconds = seconds
        self._grace = STARTING
        self._lines: Queue[bytes] = Queue()
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._stderr = bytearray()
        self._threads: list[Thread] = []
        self._unable = ""  # why the process could not be started
        self._process = self._started(words)
        self._send(hello(game, terms, seat))

    def choose(self, seen: State, rng: Rng) -> int:
        """The action that the program answers in time; a Fault ends it."""
        try:
            self._send(question(self.game, seen, int(rng.below(_NUMBERS)), self._seconds))
            return understood(self.game, seen.legal_actions(), self._answer())
        except Fault as fault:
            self.kill()
            fault.stderr = self.stderr().strip()[-LAST_WORDS:]
            raise

    def finish(self, played: Played) -> None:
        """Tell the result and give the program a moment to leave."""
        self._send(farewell(played))
        self._outbox.put(None)
        if self._threads:
            self._threads[0].join(LEAVING)  # its output ends when it does
        self.kill()

    def kill(self) -> int | None:
        """End the process and all it has started; its exit code."""
        _running.pop(self, None)
        process = self._process
        if process is None:
            return None
        _kill(process)
        self._outbox.put(None)
        for thread in self._threads:
            thread.join(LEAVING)
        return process.wait()

    def stderr(self) -> str:
        """The latest that the program wrote to standard error."""
        return bytes(self._stderr).decode("utf-8", "replace")

    def keep_stderr(self, file: Path) -> None:
        """Write standard error to a file, if there was any."""
        if not self._stderr:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(self._stderr)
        except OSError as why:
            raise BanchisaError(f"cannot write {file}: {why.strerror}") from None

    def _started(self, words: list[str]) -> subprocess.Popen[bytes] | None:
        try:
            with _starting:
                process = subprocess.Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)
                _running[self] = process
        except OSError as why:
            self._unable = f"cannot be started: {why.strerror}"
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
        self._outbox.put(line(message))

    def _answer(self) -> bytes:
        if self._process is None:
            raise Fault("died", self._unable)
        try:
            answer = self._lines.get(timeout=self._seconds + self._grace)
        except Empty:
            raise Fault("late", f"no answer within {self._seconds:g} s") from None
        self._grace = 0.0
        if not answer:
            raise Fault("died", f"it ended ({_ending(self.kill())}) where an answer was due")
        return answer


def line(message: Mapping[str, object]) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def kill_all() -> None:
    """End every program that still runs, and start no more."""
    _starting.acquire()
    for process in list(_running.values()):
        _kill(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process and its group. As long as nobody has waited for it, its number belongs to nobody else."""
    if process.returncode is not None:
        return
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _ending(code: int | None) -> str:
    return f"exit code {code}" if code is not None and code >= 0 else f"signal {-(code or 0)}"


def _read_lines(pipe: IO[bytes], lines: Queue[bytes]) -> None:
    """Hand on whole lines; an empty one says that no more will come."""
    with pipe, suppress(OSError):
        while lines.qsize() < MOST_UNASKED and (said := pipe.readline(LONGEST_LINE)):
            lines.put(said)
    lines.put(b"")


def _read_errors(pipe: IO[bytes], kept: bytearray) -> None:
    with pipe, suppress(OSError):
        while said := os.read(pipe.fileno(), 4096):
            kept += said
            del kept[:-MOST_STDERR]


def _write_lines(pipe: IO[bytes], outbox: SimpleQueue[bytes | None]) -> None:
    """Write until nothing more is to come; a program that does not read is none of our trouble."""
    with suppress(OSError), pipe:
        while (message := outbox.get()) is not None:
            pipe.write(message)
            pipe.flush()
