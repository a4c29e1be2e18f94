"""A game played at one keyboard: chance, bots and people act in turn until it is over or somebody leaves."""

from __future__ import annotations

import contextlib
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.text import Text as Styled

from banchisa.cli import render
from banchisa.cli.commands import Left, TableCommands
from banchisa.cli.console import Console, is_talking, read_line
from banchisa.cli.game_file import GameFile
from banchisa.cli.history import display_names, format_log, merge_turns
from banchisa.cli.local_table import LocalTable
from banchisa.cli.result import result_of
from banchisa.cli.turn import Turn
from banchisa.engine.errors import BanchisaError
from banchisa.engine.sealed_chance import commitment
from banchisa.engine.state import SPECTATOR
from banchisa.table.views import scene_of

INTERRUPTED = 130  # the exit code of a program that was stopped from the keyboard


class Terminal:
    """The host at the table: passes the keyboard, tells what happened, and lets everybody act."""

    def __init__(self, local: LocalTable, file: GameFile, console: Console, asks_again: bool = False) -> None:
        self.local = local
        self.table = local.table
        self.file = file
        self.console = console
        self.names = display_names([seat.title for seat in self.table.seats], console)
        self.turn = Turn(self.table, self.names, console)
        self.commands = TableCommands(local, file, self.turn, asks_again)
        self._heard = dict.fromkeys((*range(len(self.names)), SPECTATOR), local.resumed)  # steps, by viewer
        self._keyboard: int | None = None  # who has it, where that matters

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        if is_talking():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() its line editing)
        self._begin()
        try:
            while not self.table.is_over:
                self._next()
        except Left:
            if self.file.path is None:
                self._offer_file()
            self._say_where()
            return 0
        except (EOFError, KeyboardInterrupt):
            self.console.print(Styled())
            self._say_where()
            return INTERRUPTED
        self._end()
        return 0

    def _begin(self) -> None:
        title = self.console.format("ui-play-title", title=self.table.game.title, names=", ".join(self.names))
        self.console.print_title(title)
        self.console.print_message("ui-sealed", "dim", commitment=commitment(self.table.header.seed))
        if self.file.path is not None:
            self.console.print_message("ui-saving-to", "dim", file=str(self.file.path))
        if self.local.resumed:
            self.console.print_message("ui-resumed", steps=self.local.resumed)
        if self.local.people:
            self.console.print_message("ui-how-to-help")

    def _next(self) -> None:
        """Let a bot or a person act, and chance upon it."""
        if not self.local.people:
            self._tell_news(SPECTATOR)
        ordered = self.table.ordered_action
        if ordered is not None:
            self._follow_order(ordered)
        elif self.table.bot_to_act is None:
            self._ask()
        else:
            self.local.act(self._choose_for_bot())
        self._keep()

    def _follow_order(self, action: int) -> None:
        """Take a step that was ordered. The keyboard is passed all the same, so that nobody else notices."""
        seat = self.table.actor
        self._hand_over()
        name = self.table.game.brief(self.table.state.seen_by(seat), action)
        self.console.print_message("ui-order-followed", "dim", name=self.names[seat], action=name)
        self.local.act(action)

    def _choose_for_bot(self) -> int:
        with self.console.show_thinking("ui-thinking", name=self.names[self.table.actor]):
            return self.local.choose_for_bot()

    def _keep(self) -> None:
        """Write the game down; a full disk is told, but does not end the game."""
        try:
            self.file.keep(self.table)
        except BanchisaError as why:
            self.console.print_error(str(why))

    def _ask(self) -> None:
        """Ask the person to act until the answer is a step, or takes one back."""
        self._hand_over()
        self._show_turn()
        while not self._answer(read_line(self.turn.cue)):
            pass
        length = len(self.table.match.steps)
        self._heard = {viewer: min(steps, length) for viewer, steps in self._heard.items()}

    def _show_turn(self) -> None:
        self.turn.begin(self._news(self.table.actor))

    def _answer(self, entry: str) -> bool:
        """Do what was typed; whether the position has changed."""
        return self.commands.answer(entry)

    def _hand_over(self) -> None:
        """Where people at one keyboard have secrets, the screen is cleared before it changes hands."""
        seat = self.table.actor
        if seat != self._keyboard and self.local.has_secrets():
            self.console.rich.clear()
            read_line(self.console.format("ui-pass-keyboard", name=self.names[seat]) + " ")
        self._keyboard = seat

    def _tell_news(self, viewer: int) -> None:
        self.console.print(*self._news(viewer))

    def _news(self, viewer: int) -> list[RenderableType]:
        """What happened since this viewer last looked."""
        log = self.table.log(viewer)
        news = format_log(log[self._heard[viewer] :], self.table.match, self.names, self.console)
        for one in [viewer] if self.local.has_secrets() else self._heard:
            self._heard[one] = len(log)
        return [Styled.assemble((f"{who}: ", "bold"), what) for who, what in merge_turns(news)]

    def _offer_file(self) -> None:
        """Ask for a file until the game is saved or nobody wants it."""
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            answer = read_line(self.console.format("ui-save-question") + " ")
            while answer and not self.file.save(self.table, Path(answer).expanduser(), self.console):
                answer = read_line(self.console.format("ui-save-question") + " ")

    def _say_where(self) -> None:
        """Where an unfinished game went."""
        if self.file.path is None:
            self.console.print_message("ui-not-saved")
            return
        self._keep()
        self.console.print_message("ui-resume-hint", file=str(self.file.path))

    def _end(self) -> None:
        """Final table, places, points and the revealed seed."""
        game, state, people = self.table.game, self.table.state, self.local.people
        viewer = people[0] if len(people) == 1 else SPECTATOR
        self._tell_news(viewer)
        scene = scene_of(game, state, viewer)
        drawing = game.draw(state.seen_by(viewer), self.console.words.say)
        table = render.table_of(drawing, scene, self.names, self.turn.explained.find_missing(drawing), self.console)
        self.console.print(Line(style="dim"), table, Styled())
        self.console.print(result_of(state, scene, self.names, self.console), Styled())
        self.console.print_message("ui-seed-revealed", "dim", seed=self.table.header.seed.hex())
        self._say_kept()

    def _say_kept(self) -> None:
        """Where the record of a finished game is; somebody who has not said where is asked."""
        if self.file.path is not None:
            self.console.print_message("ui-saved", file=str(self.file.path))
        elif self.local.people and is_talking():
            self._offer_file()
        if self.file.path is None:
            self.console.print_message("ui-unkept")
        else:
            self.console.print_message("ui-verify-hint", file=str(self.file.path))
