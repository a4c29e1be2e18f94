"""The log of a match, for each viewer as they may read it."""

from __future__ import annotations

from banchisa.engine.match import Match, Step
from banchisa.engine.state import SPECTATOR
from banchisa.engine.texts import Text
from banchisa.table.wire.common import encode_once
from banchisa.table.wire.tables import LogEntry


class LogLine:
    """One step as a viewer may read it."""

    __slots__ = ("_entry", "actor", "colour", "notation", "number", "round", "text", "touch")

    def __init__(
        self, number: int, actor: int, notation: str, text: Text, touch: list[str], round: int | None, colour: str
    ) -> None:
        self.number = number
        self.actor = actor
        self.notation = notation
        self.text = text
        self.touch = touch
        self.round = round
        self.colour = colour
        self._entry: LogEntry | None = None

    @property
    def entry(self) -> LogEntry:
        """The line as it is sent, written once."""
        if self._entry is None:
            entry = LogEntry(self.number, self.actor, self.notation, self.text, self.touch, self.round, self.colour)
            self._entry = encode_once(LogEntry, entry)
        return self._entry


class LogReader:
    """What one viewer (None: somebody who may know everything) reads of a match.

    Lines are made when they are first read. A position walks along, so that no step is replayed for them.
    """

    def __init__(self, match: Match, viewer: int | None) -> None:
        self._match = match
        self._viewer = viewer
        self._state = match.at(0)
        self._lines: list[LogLine] = []

    def read(self) -> list[LogLine]:
        """The lines of all steps."""
        for step in self._match.steps[len(self._lines) :]:
            self._lines.append(self._line(step))
            self._state.apply(step.action)
        return self._lines

    def undo(self) -> None:
        """Forget the lines of steps that the match has just taken back."""
        left = len(self._match.steps)
        if left < len(self._lines):
            del self._lines[left:]
            self._state = self._match.state.copy()

    def _line(self, step: Step) -> LogLine:
        game, state, viewer = self._match.game, self._state, self._viewer
        name = game.actions.name(step.action)
        notation = name if viewer is None else step.shown[viewer if viewer >= 0 else -1]
        touch = game.touch_targets(state, step.action) if notation == name else []
        round = game.round_of(state.seen_by(SPECTATOR))
        colour = game.acting_colour(state) if state.actor >= 0 else ""
        text = game.log_text(state, step.action, viewer)
        return LogLine(len(self._lines), int(step.actor), notation, text, touch, round, colour)
