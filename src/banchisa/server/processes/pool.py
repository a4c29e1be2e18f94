"""Bots think in processes of their own: they can neither hold up a socket nor take the server down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from banchisa.server.processes import questions
from banchisa.server.processes.child import Child
from banchisa.server.processes.fair_queue import FairQueue, Purpose
from banchisa.table.wire.answers import Figures
from banchisa.table.wire.messages import HintOption

T = TypeVar("T")
NoteAnswer = Callable[[str, str, float, bool], None]  # what was asked, of which level, its seconds, whether it failed
_LATELY = 30.0  # seconds for which an answer shows that workers answer
_SOON = 5.0  # seconds within which a worker that has nothing else to do answers


class BotFailed(Exception):
    """A question that got no answer."""


class WorkerPool:
    """Some processes, started when they are first needed; one that dies or takes too long is replaced."""

    def __init__(self, count: int, take: str, patience: float, note: NoteAnswer = lambda *_: None) -> None:
        self._take = take
        self._note = note
        self._patience = patience
        self._queue = FairQueue(count)
        self._spare = asyncio.Semaphore(max(1, count // 2))  # hints leave the other half to the bots
        self._idle: list[Child] = []
        self._all: set[Child] = set()
        self._answered = float("-inf")  # when a worker last did
        self._has_failed = False  # since then
        self._probing: asyncio.Task[None] | None = None

    async def choose(self, question: questions.ChooseQuestion, purpose: Purpose) -> str:
        """The notation of the action a bot chooses; NoLongerWanted if nobody needs it when its turn comes."""
        return await self._think(question, purpose, str)

    async def hint(self, question: questions.HintQuestion, purpose: Purpose) -> list[HintOption]:
        """The steps an expert thinks best."""
        async with self._spare:
            return await self._think(question, purpose, list)

    async def survey(self, question: questions.SurveyQuestion) -> Figures:
        """The figures of a variant."""
        return await self._think(question, Purpose(), Figures)

    async def is_answering(self) -> bool:
        """Whether bots answer: one did lately, or does now. While all of them think, nobody is disturbed."""
        if self._probing is None or self._probing.done():
            since = time.monotonic() - self._answered
            if self._queue.is_full:
                return not self._has_failed or since < 2 * self._patience
            if since < _LATELY and not self._has_failed:
                return True
            self._probing = asyncio.create_task(self._probe())
        await asyncio.wait([self._probing], timeout=_SOON)
        return self._probing.done() and not self._has_failed

    async def _probe(self) -> None:
        try:
            await self._think(questions.PingQuestion(), Purpose(), str)
        except (BotFailed, OSError):  # no process could be started
            self._has_failed = True

    def count(self) -> tuple[int, int]:
        """How many questions wait, and how many are thought about."""
        return self._queue.count()

    async def _think(self, question: questions.Question, purpose: Purpose, kind: type[T]) -> T:
        async with self._queue.turn(purpose, question.effort):
            child, begun = await self._one(), time.monotonic()
            try:
                async with asyncio.timeout(self._patience):
                    await child.ask(question)
                    said = questions.read_answer(await child.hear())
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as why:
                self._has_failed = True
                self._note(question.ask, question.level, time.monotonic() - begun, True)
                self._end(child)
                raise BotFailed(f"{question.ask} in {question.game}: {why!r}") from None
            except asyncio.CancelledError:
                self._end(child)  # its answer would be taken for the next one's
                raise
            self._idle.append(child)
            self._answered, self._has_failed = time.monotonic(), False
            self._note(question.ask, question.level, self._answered - begun, not isinstance(said.answer, kind))
        if not isinstance(said.answer, kind):
            raise BotFailed(f"{question.ask} in {question.game}: {said.error or 'the answer is another one'}")
        return said.answer

    async def close(self) -> None:
        for child in list(self._all):
            self._end(child)
            await child.wait()

    async def _one(self) -> Child:
        while self._idle:
            child = self._idle.pop()
            if child.is_usable:
                return child
            self._end(child)
        child = await Child.start("bot_worker", self._take)
        self._all.add(child)
        return child

    def _end(self, child: Child) -> None:
        self._all.discard(child)
        child.end()
