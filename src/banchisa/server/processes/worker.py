"""What all processes that work for the server do alike: they ask nobody, speak in lines, and end with the server."""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections.abc import Callable

import msgspec

from banchisa.engine.game import Game

Take = Callable[[str], Game]


def run_worker(work: Callable[[Take], None], niceness: int) -> None:
    """Work with the games of the function that the command names, until the server is gone, and then end quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    try:
        work(import_function(sys.argv[1]))
    except BrokenPipeError:
        os._exit(1)  # the end would only try to write once more


def import_function(path: str) -> Take:
    """The function that a path such as module:function names."""
    module, _, name = path.partition(":")
    function: Take = getattr(importlib.import_module(module), name)
    return function


def say(what: msgspec.Struct) -> None:
    """Tell the server something, in a line of its own."""
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()
