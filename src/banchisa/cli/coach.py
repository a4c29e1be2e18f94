"""A first whole game in the terminal, with the coach beside the table."""

from __future__ import annotations

from rich.text import Text as Styled

from banchisa.bots.hints import Advice
from banchisa.cli.console import Console
from banchisa.cli.game_file import GameFile
from banchisa.cli.local_table import LocalTable
from banchisa.cli.overview import strip_marks
from banchisa.cli.play import Terminal


class CoachTerminal(Terminal):
    """Says what a good move would bring, and the move itself on request, until the coach is sent away."""

    def __init__(self, local: LocalTable, file: GameFile, console: Console, asks_again: bool = False) -> None:
        super().__init__(local, file, console, asks_again)
        self._is_coached = True
        self._best: Advice | None = None  # where there is something to choose

    def _begin(self) -> None:
        super()._begin()
        if self.console.words.has("overview-aim"):
            self._speak(strip_marks(self.console.format("overview-aim")))
        show, alone = self.console.word_for("show"), self.console.word_for("alone")
        self._speak(self.console.format("ui-coach-hello", show=show, alone=alone))

    def _show_turn(self) -> None:
        super()._show_turn()
        self._best = None
        if self._is_coached and len(self.turn.scene.choices) > 1:
            with self.console.show_thinking("ui-thinking", name=self.console.format("ui-coach")):
                self._best = self.local.find_hint()[0]
            self._speak(self.console.format("ui-coach-nudge", what=self._praise(self._best)))

    def _praise(self, best: Advice) -> str:
        """What the best move brings and prevents; where no reason is known, the move."""
        reasons = [reason for reason in best.outlook.reasons if reason.kind != "risks"]
        what = [self.console.words.say(reason.text) for reason in reasons]
        return "; ".join(what or [self.turn.describe(best.candidate.action)])

    def _answer(self, entry: str) -> bool:
        if self._is_coached and self._means(entry, "show"):
            return self._show_move()
        if self._is_coached and self._means(entry, "alone"):
            self._is_coached = False
            self._speak(self.console.format("ui-coach-bye", hint=self.console.word_for("hint")))
            return False
        return super()._answer(entry)

    def _means(self, entry: str, command: str) -> bool:
        return entry.lower() in (command, *self.console.words_for(command))

    def _show_move(self) -> bool:
        """The best move as it need be typed, and in words."""
        if self._best is None:
            self._speak(self.console.format("ui-hint-only-one"))
            return False
        action = self._best.candidate.action
        what = self.turn.describe(action)
        self._speak(self.console.format("ui-coach-would", action=self.turn.brief(action), what=what))
        return False

    def _speak(self, text: str) -> None:
        self.console.print(Styled.assemble((f"{self.console.format('ui-coach')}: ", "bold cyan"), text))
