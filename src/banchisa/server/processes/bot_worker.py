"""A process in which bots think: one question per line on standard input, one answer per line on standard output.

It answers for a seat from nothing but what that seat sees.
"""

from __future__ import annotations

import sys
import traceback
from typing import assert_never

import msgspec

from banchisa.bots import hints
from banchisa.bots.levels import iterations, make_bot
from banchisa.bots.reasons import Reason
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State
from banchisa.lab.survey import survey
from banchisa.server.processes import questions
from banchisa.server.processes.worker import Take, run_worker, say
from banchisa.table.wire.answers import Figures
from banchisa.table.wire.common import WireText
from banchisa.table.wire.messages import HintOption, HintReason

_NICENESS = 5
_FINE = 4  # decimals of a win chance


def answer(question: questions.Question, take: Take) -> questions.Found:
    """What is asked for, whatever was asked before."""
    match question:
        case questions.ChooseQuestion():
            return choose(question, take(question.game))
        case questions.HintQuestion():
            return hint(question, take(question.game))
        case questions.SurveyQuestion():
            return look_into(question, take(question.game))
        case questions.PingQuestion():
            return "pong"
        case _:
            assert_never(question)


def choose(question: questions.ChooseQuestion, game: Game) -> str:
    """The notation of the action that a bot chooses."""
    seen = game.from_json(question.seen)
    return game.actions.name(make_bot(game, question.level).choose(seen, Rng(question.number)))


def hint(question: questions.HintQuestion, game: Game) -> list[HintOption]:
    """The steps that a bot thinks best, in words, with the win chances of all seats and with reasons."""
    seen = game.from_json(question.seen)
    found = hints.give(game, seen, iterations(game, question.level), question.number)
    return [describe(game, seen, advice) for advice in found]


def look_into(question: questions.SurveyQuestion, game: Game) -> Figures:
    """The figures of a variant, which are as new as can be."""
    start = game.start(question.seats, **question.options)
    return msgspec.convert({**survey(game, start, seconds=question.seconds).to_json(), "age": 0}, Figures)


def describe(game: Game, seen: State, advice: hints.Advice) -> HintOption:
    """A step that was considered, for the seat that may take it."""
    candidate, outlook = advice.candidate, advice.outlook
    return HintOption(
        action=game.actions.name(candidate.action),
        text=msgspec.convert(game.log_text(seen, candidate.action, seen.actor).to_json(), WireText),
        chances=[round(chance, _FINE) for chance in candidate.chances],
        visits=candidate.visits,
        wins=candidate.wins,
        reasons=[_describe_reason(reason) for reason in outlook.reasons],
        ahead=outlook.ahead,
    )


def _describe_reason(reason: Reason) -> HintReason:
    return msgspec.convert({"kind": reason.kind, "text": reason.text.to_json()}, HintReason)


def answer_all(take: Take) -> None:
    """Answer every question; a bot that fails is reported, not a reason to stop."""
    for line in sys.stdin.buffer:
        try:
            said = questions.Answer(answer(questions.read_question(line), take))
        except Exception as why:
            traceback.print_exc()
            said = questions.Answer(error=repr(why))
        say(said)


if __name__ == "__main__":
    run_worker(answer_all, _NICENESS)
