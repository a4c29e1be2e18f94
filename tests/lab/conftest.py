"""Experiments with a toy, and programs that play it in all kinds of ways."""

import shlex
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from banchisa.lab import external_bots
from banchisa.lab.arena import ArenaSettings
from support.toys import registry as toys

BEGINNING = """
import json, os, sys, time

def say(what):
    print(json.dumps(what), flush=True)

def asked():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            yield message

"""


@pytest.fixture
def haul() -> Callable[..., ArenaSettings]:
    """The settings of an experiment with the toy."""

    def agree(*bots: str, seats: int = 2, seconds: float = 10.0, seed: int = 1, **options: object) -> ArenaSettings:
        return ArenaSettings("haul", seats, options, bots, seed, seconds, loader=toys.get)

    return agree


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., str]:
    """The name of a bot that is a program with this source."""

    def write(source: str, name: str = "bot.py") -> str:
        file = tmp_path / name
        file.write_text(BEGINNING + textwrap.dedent(source), encoding="utf-8")
        return f"exec:{shlex.join([sys.executable, '-S', str(file)])}"

    return write


@pytest.fixture
def first(program) -> str:
    """A program that takes the first legal action."""
    return program('for message in asked():\n    say({"action": message["legal"][0]["action"]})\n', "first.py")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a program that will not answer."""
    monkeypatch.setattr(external_bots, "START_GRACE", 5.0)
