"""A process in which bots think: one question per line on standard input, one answer per line on standard output."""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable

from banchisa.bots.bot import Bot
from banchisa.bots.levels import bot
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng

Take = Callable[[str], Game]


class Thinker:
    """Answers with the notation of the action that a bot chooses from what its seat sees."""

    def __init__(self, take: Take) -> None:
        self._take = take
        self._bots: dict[tuple[str, str], Bot] = {}

    def answer(self, line: str) -> str:
        question = json.loads(line)
        key = (question["game"], question["level"])
        if key not in self._bots:
            self._bots[key] = bot(self._take(key[0]), key[1])
        thinker = self._bots[key]
        seen = thinker.game.from_json(question["seen"])
        return thinker.game.actions.name(thinker.choose(seen, Rng(question["number"])))


def found(path: str) -> Take:
    """The function that a path such as module:function names."""
    module, _, name = path.partition(":")
    function: Take = getattr(importlib.import_module(module), name)
    return function


def main() -> None:
    """Answer until the server is gone; a bot that fails is reported, not a reason to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    thinker = Thinker(found(sys.argv[1]))
    for line in sys.stdin:
        try:
            said = {"action": thinker.answer(line)}
        except Exception as why:
            traceback.print_exc()
            said = {"error": repr(why)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
