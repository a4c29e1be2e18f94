"""A process that analyses one game: asked on standard input, it tells its progress, then its report."""

from __future__ import annotations

import sys

import msgspec

from banchisa.bots.analysis.game_analysis import Analysis
from banchisa.bots.analysis.report import report
from banchisa.bots.levels import ANALYST, iterations
from banchisa.engine.record import Record
from banchisa.server.processes.questions import AnalysisNews, AnalysisQuestion
from banchisa.server.processes.worker import Take, run_worker, say
from banchisa.table.wire.answers import WireReport

_NICENESS = 15  # behind everything else that the machine has to do


def analyse(question: AnalysisQuestion, take: Take) -> None:
    """Say after each position how far it is, at last what was found."""
    record = Record.from_json(question.record)
    match = record.match(take(record.game))
    analysis = Analysis(match, question.iterations or iterations(match.game, ANALYST))
    while not analysis.is_done:
        say(AnalysisNews(analysis.done / analysis.total))
        analysis.advance()
    say(AnalysisNews(1.0, msgspec.convert(report(analysis), WireReport)))


def answer_one(take: Take) -> None:
    """Answer the one question that is asked."""
    analyse(msgspec.json.decode(sys.stdin.buffer.readline(), type=AnalysisQuestion), take)


if __name__ == "__main__":
    run_worker(answer_one, _NICENESS)
