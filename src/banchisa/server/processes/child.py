"""Processes that the server starts: they run the package it runs itself, or a compiled one that was made since."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path

import msgspec

_LONGEST_LINE = 4 * 1024 * 1024


def compiled_package() -> str:
    """The folder with a compiled package. While it is being made, BANCHISA_COMPILED names the file that will tell."""
    promised = os.environ.get("BANCHISA_COMPILED", "")
    try:
        return Path(promised).read_text(encoding="utf-8").strip() if promised else ""
    except OSError:
        return ""


class Child:
    """A process that reads questions line by line and answers them."""

    def __init__(self, process: asyncio.subprocess.Process, package: str) -> None:
        self._process = process
        self._package = package  # that it was started with

    @staticmethod
    async def start(module: str, take: str) -> Child:
        """A process that runs this module, with the games of this function."""
        package = compiled_package()
        paths = [package, *sys.path]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        command = [sys.executable, "-P", "-m", f"banchisa.server.processes.{module}", take]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment, limit=_LONGEST_LINE
        )
        return Child(process, package)

    @property
    def is_usable(self) -> bool:
        """Whether it runs, with the package that one would be started with now."""
        return self._process.returncode is None and self._package == compiled_package()

    async def ask(self, question: msgspec.Struct) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self._process.stdin.drain()

    async def hear(self) -> bytes:
        """The next line that it says."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise OSError("the process died")
        return line

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def wait(self) -> None:
        """Wait until it has ended."""
        await self._process.wait()
