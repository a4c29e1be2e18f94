"""A record looked at again: step by step in a terminal, all at once into a file, and checked."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.text import Text as Styled

from banchisa.cli import render
from banchisa.cli.console import Console, read_line
from banchisa.cli.history import display_names, format_log
from banchisa.cli.result import result_of
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.state import ALL_SEEING, CHANCE, SPECTATOR, State
from banchisa.table.log import LogReader
from banchisa.table.views import scene_of

FRAME = 5  # lines of a screen around the table: title, view, a line, the step, and the one to type in


class Replay:
    """The steps of a match with the table after each, from a chair or with everything shown."""

    def __init__(self, match: Match, titles: list[str], seat: int | None, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.console = console
        self.names = display_names(titles, console)
        log = LogReader(match, ALL_SEEING if seat is None else seat)
        self.lines = format_log(log.read(), match, self.names, console)
        self.last = len(match.steps)
        self._explained = render.Explained()

    def show_all(self, first: int) -> None:
        """Every step from one on, one below the other."""
        self._show_title()
        for number in range(first, self.last + 1):
            self._show_step(number)
        self._show_end()

    def walk(self, first: int) -> None:
        """Step by step, forth and back, as the person at the keyboard wishes."""
        number: int | None = first
        while number is not None:
            self.console.rich.clear()
            self._show_title()
            self._show_step(number)
            if number == self.last:
                self._show_end()
            number = self._ask_where(number)

    def _ask_where(self, number: int) -> int | None:
        """Where to go next; None to leave."""
        for entry in self._entries():
            if not entry and number < self.last:
                return number + 1
            if not entry or entry in self._words("quit"):
                return None
            if entry in self._words("back"):
                return max(0, number - 1)
            if entry.isdecimal() and int(entry) <= self.last:
                return int(entry)
            self._complain(entry)
        return None

    def _entries(self) -> Iterator[str]:
        """What the person types, until there is nothing more to read."""
        while True:
            try:
                yield read_line(self.console.format("ui-replay-keys") + "> ").lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print(Styled())
                return

    def _words(self, name: str) -> list[str]:
        return self.console.format(f"ui-replay-word-{name}").split()

    def _complain(self, entry: str) -> None:
        if entry.isdecimal():
            self.console.print_message("ui-no-such-step", "red", step=entry, last=self.last)
        else:
            self.console.print_message("ui-not-understood", "red", entry=entry)

    def _show_title(self) -> None:
        game = self.match.game
        view = "ui-replay-all" if self.seat is None else "ui-replay-view"
        name = "" if self.seat is None else self.names[self.seat]
        title = self.console.format("ui-replay-title", title=game.title, names=", ".join(self.names))
        self.console.print_title(title)
        self.console.print_message(view, "dim", view=name)

    def _show_step(self, number: int) -> None:
        """The table after so many steps, and what the last of them was."""
        if number == 0:
            line = Styled(self.console.format("ui-replay-start"), "bold")
        else:
            last = self.lines[number - 1]
            step = self.console.format("ui-replay-step", step=number, last=self.last)
            line = Styled.assemble((f"{step}  ", "dim"), (f"{last.who}: ", "bold"), last.what)
        self.console.print(Line(style="dim"), line, self._table(self._seen(number)))

    def _table(self, state: State) -> RenderableType:
        """The table, with what its signs mean when they first appear, or always where the screen is high enough."""
        drawing = self.match.game.draw(state, self.console.words.say)
        scene = self.match.game.scene(state, self.seat)
        whole = render.table_of(drawing, scene, self.names, drawing.key, self.console)
        if self.console.fits(whole, spare=FRAME):
            return whole
        signs = self._explained.find_missing(drawing)
        self._explained.add(signs)
        return render.table_of(drawing, scene, self.names, signs, self.console)

    def _seen(self, number: int) -> State:
        """The position as the chair knows it; without a chair, the whole truth."""
        state = self.match.at(number)
        return state if self.seat is None else state.seen_by(self.seat)

    def _show_end(self) -> None:
        if not self.match.is_over:
            self.console.print_message("ui-replay-unfinished", "dim")
            return
        state = self.match.state
        scene = scene_of(self.match.game, state, SPECTATOR)
        self.console.print(result_of(state, scene, self.names, self.console))


def show_verdict(record: Record, game: Game, file: str, console: Console) -> bool:
    """Check a record and say what was checked; whether it is sound."""
    names = ", ".join(display_names(record.seats, console))
    console.print_message("ui-verify-game", "bold", title=game.title, version=record.version, names=names)
    verdict = record.check(game)
    for problem in verdict.problems:
        console.print(Styled(f"✗ {problem}", "red"))
    match = verdict.match
    if verdict.problems or match is None:
        console.print_message("ui-verify-not-ok", "bold red", file=file, count=len(verdict.problems))
        return False
    _show_checked("ui-verify-steps", console, count=len(match.steps))
    if record.seed is not None:
        _show_checked("ui-verify-seed", console, commitment=record.commitment)
    draws = len([step for step in match.steps if step.actor == CHANCE])
    _show_checked("ui-verify-draws", console, count=draws)
    if match.taken_back:
        _show_checked("ui-verify-taken-back", console, count=len(match.taken_back))
    _show_checked("ui-verify-result" if match.is_over else "ui-verify-unfinished", console)
    console.print_message("ui-verify-ok", "bold green", file=file)
    return True


def _show_checked(message: str, console: Console, **facts: object) -> None:
    console.print(Styled.assemble(("✓ ", "green"), console.format(message, **facts)))
