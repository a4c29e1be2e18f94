"""The log of a match, for each viewer as they may read it."""

from __future__ import annotations

from typing import Final

from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.state import ALL_SEEING, OVER, SPECTATOR, State
from banchisa.engine.texts import Text
from banchisa.table.wire.common import encode_once
from banchisa.table.wire.tables import LogEntry

LAST_STEP: Final = "step-last"  # a step, and why it was the last one


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


class StepFacts:
    """What everybody may know of a step that is shown to them whole, and its lines as viewers read them."""

    __slots__ = ("_colour", "_lines", "_round", "_touch", "name")

    def __init__(self, game: Game, state: State, action: int) -> None:
        self.name = game.actions.name(action)
        self._touch = game.touch_targets(state, action)
        self._round = game.round_of(state.seen_by(SPECTATOR))
        self._colour = game.acting_colour(state) if state.actor >= 0 else ""
        self._lines: list[LogLine] = []

    def line(self, number: int, actor: int, notation: str, text: Text) -> LogLine:
        """The step in this notation and these words; those who read the same share the line."""
        for line in self._lines:
            if line.notation == notation and line.text == text:
                return line
        touch = self._touch if notation == self.name else []
        made = LogLine(number, actor, notation, text, touch, self._round, self._colour)
        self._lines.append(made)
        return made


def tell_end(game: Game, state: State, step: Text) -> Text:
    """The line of the step that ended a game: what it did, and why the game is over."""
    ending = game.scene(state.seen_by(SPECTATOR), None).ending
    return Text(LAST_STEP, {"step": step, "why": ending[0]}) if ending else step


class LogReader:
    """What one viewer reads of a match.

    Lines are made when they are first read. A position walks along, so that no step is replayed for them.
    """

    def __init__(self, match: Match, viewer: int, facts: dict[int, StepFacts] | None = None) -> None:
        """Readers of one match may share what they find out about its steps, by number."""
        self._match = match
        self._viewer = viewer
        self._facts = {} if facts is None else facts
        self._state = match.at(0)
        self._lines: list[LogLine] = []

    def read(self) -> list[LogLine]:
        """The lines of all steps."""
        game, viewer = self._match.game, self._viewer
        for step in self._match.steps[len(self._lines) :]:
            number = len(self._lines)
            facts = self._facts.get(number)
            if facts is None:
                facts = self._facts[number] = StepFacts(game, self._state, step.action)
            text = game.log_text(self._state, step.action, viewer)
            self._state.apply(step.action)
            if self._state.actor == OVER:
                text = tell_end(game, self._state, text)
            notation = facts.name if viewer == ALL_SEEING else step.shown[viewer if viewer >= 0 else -1]
            self._lines.append(facts.line(number, int(step.actor), notation, text))
        return self._lines

    def undo(self) -> None:
        """Forget the lines of steps that the match has just taken back."""
        left = len(self._match.steps)
        if left < len(self._lines):
            for number in range(left, len(self._lines)):
                self._facts.pop(number, None)
            del self._lines[left:]
            self._state = self._match.state.copy()
