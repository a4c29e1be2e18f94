"""A process in which bots think: one question per line on standard input, one answer per line on standard output."""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable

import msgspec

from banchisa.bots import hints
from banchisa.bots.levels import iterations, make_bot
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import State
from banchisa.lab.survey import survey
from banchisa.server.processes.questions import ChooseQuestion, PingQuestion, Question, SurveyQuestion

Take = Callable[[str], Game]
Json = dict[str, object]
_FINE = 4  # decimals of a win chance
_read = msgspec.json.Decoder(Question).decode


class BotWorker:
    """Answers for a seat from nothing but what it sees; of a variant it tells how bots fared in it."""

    def __init__(self, take: Take) -> None:
        self._take = take

    def answer(self, line: str) -> object:
        question = _read(line)
        if isinstance(question, PingQuestion):
            return "pong"
        if isinstance(question, SurveyQuestion):
            return self.survey(question.game, question.seats, question.options, question.seconds)
        seen = self._take(question.game).from_json(question.seen)
        answer = self.choose if isinstance(question, ChooseQuestion) else self.hint
        return answer(question.game, question.level, seen, question.number)

    def choose(self, key: str, level: str, seen: State, number: int) -> str:
        """The notation of the action that a bot chooses."""
        game = self._take(key)
        return game.actions.name(make_bot(game, level).choose(seen, Rng(number)))

    def hint(self, key: str, level: str, seen: State, number: int) -> list[Json]:
        """The steps that a bot thinks best, in words, with the win chances of all seats and with reasons."""
        game = self._take(key)
        return [advice(game, seen, hint) for hint in hints.give(game, seen, iterations(game, level), number)]

    def survey(self, key: str, seats: int, options: Json, seconds: float) -> Json:
        """The figures of a variant, which are as new as can be."""
        game = self._take(key)
        return {**survey(game, game.start(seats, **options), seconds=seconds).to_json(), "age": 0}


def advice(game: Game, seen: State, hint: hints.Advice) -> Json:
    """A step that was considered, for the seat that may take it."""
    candidate, outlook = hint.candidate, hint.outlook
    return {
        "action": game.actions.name(candidate.action),
        "text": game.log_text(seen, candidate.action, seen.actor).to_json(),
        "chances": [round(chance, _FINE) for chance in candidate.chances],
        "visits": candidate.visits,
        "wins": candidate.wins,
        "reasons": [{"kind": reason.kind, "text": reason.text.to_json()} for reason in outlook.reasons],
        "ahead": outlook.ahead,
    }


def import_function(path: str) -> Take:
    """The function that a path such as module:function names."""
    module, _, name = path.partition(":")
    function: Take = getattr(importlib.import_module(module), name)
    return function


def main() -> None:
    """Answer until the server is gone, and then end quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        answer_all(BotWorker(import_function(sys.argv[1])))
    except BrokenPipeError:
        os._exit(1)  # the end would only try to write once more


def answer_all(worker: BotWorker) -> None:
    """Answer every question; a bot that fails is reported, not a reason to stop."""
    for line in sys.stdin:
        said: Json
        try:
            said = {"answer": worker.answer(line)}
        except Exception as why:
            traceback.print_exc()
            said = {"error": repr(why)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
