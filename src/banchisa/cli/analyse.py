"""A record analysed, to read in the terminal: the course of the game, the mistakes, and luck against skill."""

from __future__ import annotations

from rich.padding import Padding
from rich.progress import Progress
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Styled

from banchisa.bots.analysis.game_analysis import Account, Analysis, StepVerdict
from banchisa.bots.levels import ANALYST, LEVELS, iterations
from banchisa.cli.console import Console, rich_console
from banchisa.cli.history import display_names
from banchisa.engine.game import Game
from banchisa.engine.match import Match

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 100  # columns that a curve takes at most
_STYLES = ("cyan", "yellow", "green", "magenta", "blue")


def effort(game: Game, level: str | None, asked: int | None, console: Console) -> int:
    """How many iterations each position gets."""
    if level is not None and asked is not None:
        raise console.error("ui-analyse-level-and-iterations")
    if asked is not None:
        return asked
    if level is not None and level not in LEVELS:
        raise console.error("ui-analyse-no-level", level=level, allowed=", ".join(LEVELS))
    return iterations(game, level or ANALYST)


def run_analysis(match: Match, asked: int, seed: int, console: Console) -> Analysis:
    """The whole analysis, with a bar and the time left on standard error."""
    analysis = Analysis(match, asked, seed)
    with Progress(console=rich_console(stderr=True), transient=True) as bar:
        task = bar.add_task(console.format("ui-analyse-working", title=match.game.title), total=analysis.total)
        while not analysis.is_done:
            analysis.advance()
            bar.update(task, completed=analysis.done)
    return analysis


class Findings:
    """What an analysis found, in words."""

    def __init__(self, analysis: Analysis, written: list[str], console: Console) -> None:
        self.analysis = analysis
        self.console = console
        self.names = display_names(written, console)

    def show(self) -> None:
        """Everything, one below the other."""
        names = ", ".join(self.names)
        title = self.console.format("ui-replay-title", title=self.analysis.game.title, names=names)
        self.console.print_title(title)
        self._head("ui-analyse-chances")
        self.console.print(Padding(self._curves(), (0, 0, 0, 1)))
        self._head("ui-analyse-mistakes")
        self._show_mistakes()
        self._head("ui-analyse-luck-and-skill")
        self.console.print(Padding(self._accounts(), (0, 0, 0, 1)))
        self._show_notes()

    def _head(self, message: str) -> None:
        self.console.print(Styled(), Line(Styled(self.console.format(message), "bold"), align="left", style="dim"))

    # the course of the game

    def _curves(self) -> Table:
        """A curve for each seat from 0 to 100 percent, and below it where the mistakes were."""
        room = self.console.rich.width - max(len(name) for name in self.names) - 18
        places = columns(len(self.analysis.chances), max(10, min(WIDEST, room)))
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        for seat, name in enumerate(self.names):
            course = [chances[seat] for chances in self.analysis.chances]
            curve = "".join(_block(course[place]) for place in places)
            style = _STYLES[seat % len(_STYLES)]
            table.add_row(
                name, self._percent(course[0]), Styled(curve, style), Styled(self._percent(course[-1]), "bold")
            )
        table.add_row("", "", Styled(self._signs(places), "red"), "")
        return table

    def _signs(self, places: list[int]) -> str:
        """The number of each mistake below the place where it happened; of two in one place the worse one's."""
        signs = [" "] * len(places)
        for number, mistake in reversed(list(enumerate(self.analysis.mistakes, 1))):
            after = [column for column, place in enumerate(places) if place > mistake.step]
            signs[after[0] if after else -1] = str(number)
        return "".join(signs)

    # mistakes

    def _show_mistakes(self) -> None:
        if not self.analysis.mistakes:
            self.console.print_message("ui-analyse-no-mistakes")
            return
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        for column in ("number", "label", "chance"):
            table.add_column(column, no_wrap=True, justify="right" if column == "chance" else "left")
        table.add_column("words")
        for number, mistake in enumerate(self.analysis.mistakes, 1):
            self._add_mistake(table, number, mistake)
        self.console.print(Padding(table, (0, 0, 0, 1)))

    def _add_mistake(self, table: Table, number: int, mistake: StepVerdict) -> None:
        """Whose it was and what it cost, what was played, and what would have been better."""
        after, best = mistake.after[mistake.seat], mistake.best[mistake.seat]
        step = self.console.format("ui-replay-step", step=mistake.step + 1, last=len(self.analysis.actions))
        lost = self.console.format("ui-analyse-lost", points=_points(mistake.loss), error=_points(mistake.error))
        head = Styled.assemble((self.names[mistake.seat], "bold"), "  ", (step, "dim"), "  ", (lost, "red"))
        table.add_row(Styled(str(number), "bold red"), "", "", head)
        for message, action, chance in (
            ("ui-analyse-played", mistake.action, after),
            ("ui-analyse-better", mistake.better, best),
        ):
            label = Styled(self.console.format(message), "dim")
            table.add_row("", label, self._percent(chance), self._describe(mistake.step, action))

    def _describe(self, step: int, action: int) -> Styled:
        """A step in words, with its notation."""
        game = self.analysis.game
        what = self.console.words.say(game.log_text(self.analysis.states[step], action))
        return Styled.assemble(what, (f"  [{game.actions.name(action)}]", "dim"))

    # luck and skill

    def _accounts(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("", no_wrap=True)
        for part in ("start", "luck", "own", "others", "unforeseen", "end"):
            table.add_column(self.console.format(f"ui-analyse-{part}"), justify="right")
        for name, account in zip(self.names, self.analysis.accounts(), strict=True):
            table.add_row(name, *self._parts(account))
        return table

    def _parts(self, account: Account) -> list[str]:
        """The parts in whole points, so rounded that they add up as they stand there."""
        start, end = _points(account.start), _points(account.end)
        luck, own, others = _points(account.luck), _points(account.own), _points(account.others)
        changes = [luck, own, others, end - start - luck - own - others]
        signed = [f"{change:+d}".replace("-", "−") if change else "0" for change in changes]
        return [self._percent(account.start), *signed, self._percent(account.end)]

    def _show_notes(self) -> None:
        analysis = self.analysis
        noise = max(1, _points(analysis.noise)) if analysis.noise else 0
        self.console.print(Styled())
        self.console.print_message("ui-analyse-note-parts", "dim")
        self.console.print_message("ui-analyse-note-sure", "dim", iterations=analysis.iterations, noise=noise)

    def _percent(self, chance: float) -> str:
        return self.console.format("ui-analyse-percent", value=_points(chance))


def columns(positions: int, room: int) -> list[int]:
    """The positions that are drawn, one for each column: all of them, or evenly spread with the first and last."""
    if positions <= room:
        return list(range(positions))
    return [round(column * (positions - 1) / (room - 1)) for column in range(room)]


def _block(chance: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))]


def _points(chance: float) -> int:
    return round(100 * chance)
