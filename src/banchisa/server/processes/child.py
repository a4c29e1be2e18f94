"""Processes that the server starts: they run the package it runs itself, or a compiled one that was made since."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

_LONGEST_LINE = 4 * 1024 * 1024


def compiled_package() -> str:
    """The folder with a compiled package. While it is being made, BANCHISA_COMPILED names the file that will tell."""
    promised = os.environ.get("BANCHISA_COMPILED", "")
    try:
        return Path(promised).read_text(encoding="utf-8").strip() if promised else ""
    except OSError:
        return ""


async def start_child(module: str, take: str) -> Process:
    """A process that reads questions line by line and answers them."""
    paths = [compiled_package(), *sys.path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    command = [sys.executable, "-P", "-m", module, take]
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, limit=_LONGEST_LINE)
