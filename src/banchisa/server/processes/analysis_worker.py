"""A process that analyses one game: asked on standard input, it tells its progress, then its report."""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress

import msgspec

from banchisa.bots.analysis.game_analysis import Analysis
from banchisa.bots.analysis.report import report
from banchisa.bots.levels import ANALYST, iterations
from banchisa.engine.record import Record
from banchisa.server.processes.bot_worker import Take, import_function
from banchisa.server.processes.questions import AnalysisQuestion


def analyse(question: AnalysisQuestion, take: Take) -> None:
    """Say after each position how far it is, at last what was found."""
    record = Record.from_json(question.record)
    match = record.match(take(record.game))
    analysis = Analysis(match, question.iterations or iterations(match.game, ANALYST))
    while not analysis.is_done:
        _say({"done": analysis.done / analysis.total})
        analysis.advance()
    _say({"report": report(analysis)})


def _say(what: dict[str, object]) -> None:
    print(json.dumps(what), flush=True)


def main() -> None:
    """Answer one question, behind everything else that the machine has to do; nobody listening is the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(15)
    with suppress(BrokenPipeError):
        question = msgspec.json.decode(sys.stdin.readline(), type=AnalysisQuestion)
        analyse(question, import_function(sys.argv[1]))
        return
    os._exit(1)  # the end would only try to write once more


if __name__ == "__main__":
    main()
