"""A console that prints messages in one language."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.console import Console as Rich
from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.text import Text as Styled

from banchisa.engine.arrays import is_compiled
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.rulebook import LANGUAGES
from banchisa.engine.texts import Text
from banchisa.games import registry
from banchisa.i18n import Words

LOW = 30  # lines of a terminal that has none to spare


class InvalidInput(BanchisaError):
    """A file or position that is not sound. A command line that cannot be understood is another error."""


def usual_language() -> str:
    """The language of the environment, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def rich_console(stderr: bool = False) -> Rich:
    """A console that takes texts as they are: nothing in them is markup."""
    return Rich(stderr=stderr, markup=False, highlight=False, emoji=False)


class Console:
    """Formats and prints messages in one language."""

    def __init__(self, language: str | None = None, game: Game | None = None, *more: Path) -> None:
        """The words are those of the platform, of a game, and of more folders."""
        self.words = Words(language or usual_language(), game, *more)
        self.rich = rich_console()

    @property
    def language(self) -> str:
        return self.words.language

    def format(self, message: str, **facts: object) -> str:
        """A message of the platform in words."""
        return self.words.say(Text(message, facts))

    def print_message(self, message: str, style: str = "", **facts: object) -> None:
        """Print a message on its own line."""
        self.print(Styled(self.format(message, **facts), style, overflow="ignore"))

    def print_title(self, title: str) -> None:
        """Print what everything below it is about, on a line across the screen."""
        self.print(Line(Styled(title, "bold"), style="cyan"))

    def print_note(self, message: str, **facts: object) -> None:
        """Print a message beside the output proper, unbroken."""
        rich_console(stderr=True).print(Styled(self.format(message, **facts), "dim"), soft_wrap=True)

    def warn(self, message: str, **facts: object) -> None:
        """Print a message that says what is wrong."""
        self.print_error(self.format(message, **facts))

    def print_error(self, text: str) -> None:
        self.print(Styled(text, "red"))

    def show_thinking(self, message: str, **facts: object) -> AbstractContextManager[object]:
        """Show that somebody thinks, where somebody looks."""
        return self.rich.status(Styled(self.format(message, **facts), "dim")) if is_talking() else nullcontext()

    def print(self, *things: RenderableType) -> None:
        """Print things one below the other; a word that is too long for the line, such as a path, stays whole."""
        for thing in things:
            self.rich.print(thing, crop=False)

    def blank_line(self) -> list[RenderableType]:
        """An empty line, where the terminal is high enough to spare it."""
        return [] if self.rich.is_terminal and self.rich.height < LOW else [Styled()]

    def amount(self, number: int, thing: Text) -> str:
        """A number with the name of what it counts, in the form for so many of it."""
        return self.format("ui-amount", value=number, label=self.words.count(thing, number))

    def words_for(self, command: str) -> list[str]:
        """The words that stand for a command of the game in this language."""
        return self.format(f"ui-word-{command}").split()

    def word_for(self, command: str) -> str:
        return self.words_for(command)[0]

    def means_yes(self, entry: str) -> bool:
        return entry.lower() in ("y", "yes", *self.words_for("yes"))

    def height_of(self, *things: RenderableType) -> int:
        """How many lines of the screen things take, one below the other."""
        return sum(len(self.rich.render_lines(thing, pad=False)) for thing in things)

    def fits(self, *things: RenderableType, spare: int) -> bool:
        """Whether somebody sees all of these at once, on a screen on which some lines are spared."""
        return self.rich.is_terminal and self.height_of(*things) + spare <= self.rich.height

    @property
    def has_colours(self) -> bool:
        return self.rich.color_system is not None and not self.rich.no_color

    def error(self, message: str, **facts: object) -> BanchisaError:
        """An error to raise, in this language."""
        return BanchisaError(self.format(message, **facts))

    def mention_interpreted(self) -> None:
        """Say once that the rules could be faster."""
        if not is_compiled():
            self.print_note("ui-interpreted")

    def mention_broken_games(self) -> None:
        """Warn of games of other packages that cannot be played."""
        for fault in registry.find_faults():
            self.print_note("ui-broken-game", why=" ".join(fault.split()))


def is_talking() -> bool:
    """Whether a person sits at both ends: what is read is typed, what is written is seen."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str) -> str:
    """What a person types after a prompt, without the blanks around it; what a script sends is shown as if typed."""
    entry = input(prompt).strip()
    if not sys.stdin.isatty():
        print(entry)
    return entry
