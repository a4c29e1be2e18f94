"""A game played at one keyboard: the table is shown, a question asked, an answer taken."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Styled

from banchisa import tabletop
from banchisa.bots.judgement import open_place
from banchisa.chronicle import lines, spoken_names, turns
from banchisa.engine.chance import commitment
from banchisa.engine.errors import BanchisaError, NotationError
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Scene
from banchisa.engine.state import SPECTATOR, State
from banchisa.entries import meant
from banchisa.reading import find_rule
from banchisa.sitting import Sitting, refuse_to_overwrite
from banchisa.speaker import Speaker, is_talking, read_line

INTERRUPTED = 130  # the exit code of a program that was stopped from the keyboard


class Left(Exception):
    """A person has left the game."""


class Terminal:
    """The host at the table: shows, asks, answers, and keeps the record."""

    def __init__(self, sitting: Sitting, speaker: Speaker) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.game
        self.speaker = speaker
        self.names = spoken_names([sitter.written for sitter in sitting.sitters], speaker)
        self._told: dict[int, int] = {}  # how many steps each viewer has heard of
        self._keyboard: int | None = None  # who has it, where that matters
        self._scene: Scene | None = None  # what the person at the keyboard is looking at
        self._asked: set[str] = set()  # questions that have been explained
        self._commands = self._vocabulary()

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        if is_talking():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() its line editing)
        self._begin()
        try:
            while not self.match.is_over:
                self._next()
        except Left:
            self._part()
            return 0
        except (EOFError, KeyboardInterrupt):
            self.speaker.show(Styled())
            self._say_where()
            return INTERRUPTED
        self._end()
        return 0

    def _begin(self) -> None:
        title = self.speaker.say("ui-play-title", title=self.game.title, names=", ".join(self.names))
        self.speaker.show(Line(Styled(title, "bold"), style="cyan"))
        self.speaker.tell("ui-sealed", "dim", commitment=commitment(self.sitting.chance.seed))
        if self.sitting.file is not None:
            self.speaker.tell("ui-saving-to", "dim", file=str(self.sitting.file))
        if self.match.steps:
            self.speaker.tell("ui-resumed", steps=len(self.match.steps))
            self._heard(len(self.match.steps))
        if self.sitting.humans:
            self.speaker.tell("ui-how-to-help")

    def _heard(self, steps: int) -> None:
        for viewer in (*range(len(self.names)), SPECTATOR):
            self._told[viewer] = steps

    # steps

    def _next(self) -> None:
        """Let chance, a bot or a person act."""
        if self.match.settle(self.sitting.chance):
            self._keep()
        elif self.match.state.actor in self.sitting.humans:
            self._ask(self.match.state.actor)
        else:
            self._play(self._bot_action())
        if not self.sitting.humans:
            self._tell_news(SPECTATOR)

    def _bot_action(self) -> int:
        """What the bot to act does; while it thinks, that is shown."""
        with self._thinking("ui-thinking", name=self.names[self.match.state.actor]):
            return self.sitting.bot_action()

    def _thinking(self, message: str, **facts: object) -> contextlib.AbstractContextManager[object]:
        """A sign that somebody thinks, where somebody looks."""
        if not is_talking():
            return contextlib.nullcontext()
        return self.speaker.console.status(Styled(self.speaker.say(message, **facts), "dim"))

    def _play(self, action: int) -> None:
        self.match.play(action)
        self._keep()

    def _keep(self) -> None:
        """Write the game down; a full disk is told, but does not end the game."""
        try:
            self.sitting.keep()
        except BanchisaError as why:
            self._warn(str(why))

    def _warn(self, text: str) -> None:
        self.speaker.show(Styled(text, "red"))

    def _tell_news(self, viewer: int) -> None:
        """What happened since this viewer last looked."""
        news = lines(self.match, viewer, self.names, self.speaker, self._told.get(viewer, 0))
        for who, what in turns(news):
            self.speaker.show(Styled.assemble((f"{who}: ", "bold"), what))
        if self.sitting.has_secrets():
            self._told[viewer] = len(self.match.steps)
        else:
            self._heard(len(self.match.steps))

    # a person's turn

    def _ask(self, seat: int) -> None:
        """Show the table and ask until the answer is a step, or takes one back."""
        self._hand_over(seat)
        self._scene = self.game.scene(self._seen(seat), seat)
        self._show_table()
        self._tell_news(seat)
        self._show_question()
        while not self._answer(read_line(f"{self.names[seat]}> ")):
            pass

    def _seen(self, seat: int) -> State:
        return self.match.state.seen_by(seat)

    def _hand_over(self, seat: int) -> None:
        """Where people at one keyboard have secrets, the screen is cleared before it changes hands."""
        if len(self.sitting.humans) > 1 and seat != self._keyboard and self.sitting.has_secrets():
            self.speaker.console.clear()
            read_line(self.speaker.say("ui-pass-keyboard", name=self.names[seat]) + " ")
        self._keyboard = seat

    def _show_table(self) -> None:
        seen = self._seen(self.scene.prompt.actor)
        self.speaker.show(Line(style="dim"), tabletop.table_of(seen, self.scene, self.names, self.speaker))
        self.speaker.show(*self.speaker.gap())

    def _show_question(self) -> None:
        """What is asked, explained the first time, and the choices."""
        scene = self.scene
        seat = scene.prompt.actor
        asked = scene.prompt.text.id
        self.speaker.show(tabletop.question(scene, self.names[seat], asked not in self._asked, self.speaker))
        self._asked.add(asked)
        seen = self._seen(seat)
        briefly = len(scene.choices) > tabletop.MANY
        told = ["" if briefly else self.speaker.words.say(self.game.told(seen, one.action)) for one in scene.choices]
        self.speaker.show(tabletop.choices(scene, told, self.speaker))

    @property
    def scene(self) -> Scene:
        assert self._scene is not None
        return self._scene

    def _answer(self, entry: str) -> bool:
        """Do what was typed; whether the position has changed."""
        if not entry:
            return False
        if entry.isdecimal():
            return self._choose(int(entry))
        word, _, rest = entry.partition(" ")
        command = self._commands.get(word.lower())
        return self._try(entry) if command is None else command(rest.strip())

    def _choose(self, number: int) -> bool:
        offered = self.scene.choices
        if not 1 <= number <= len(offered):
            self._warn(self.speaker.say("ui-no-such-choice", number=number, last=len(offered)))
            return False
        self._play(offered[number - 1].action)
        return True

    def _try(self, entry: str) -> bool:
        """An action in notation: played, or explained why it cannot be."""
        action = self._find(entry)
        if action is None:
            return False
        refusal = self.game.refusal(self._seen(self.scene.prompt.actor), action)
        if refusal is not None:
            self._explain(action, refusal)
            return False
        self._play(action)
        return True

    def _find(self, entry: str) -> int | None:
        """The one action that is meant; otherwise say what is unclear."""
        names = self.game.actions
        legal = [choice.action for choice in self.scene.choices]
        found = meant(names, legal, entry)
        if len(found) > 1 and found[0] in legal:
            which = ", ".join(names.name(action) for action in found)
            self._warn(self.speaker.say("ui-ambiguous", entry=entry, names=which))
            return None
        if not found:
            try:
                return names.parse(entry)
            except NotationError as why:
                self._warn(str(why))
                return None
        return found[0]

    def _explain(self, action: int, refusal: Refusal) -> None:
        """The reason, and the rule it comes from."""
        self._warn(self.speaker.say("ui-refused", action=self.game.actions.name(action)))
        self.speaker.show(Styled(self.speaker.words.why_not(refusal)))
        self._show_rule(refusal.rule)

    def _show_rule(self, id: str) -> None:
        try:
            rule = find_rule(self.game.rulebook(self.speaker.language), id)
        except BanchisaError as why:
            self._warn(str(why))
            return
        self.speaker.show(tabletop.rules([rule]))

    # commands

    def _vocabulary(self) -> dict[str, Callable[[str], bool]]:
        """What each word at the prompt does; English words are understood in every language."""
        commands = {
            "help": self._help, "undo": self._undo, "hint": self._hint, "why": self._why, "rule": self._rule,
            "board": self._board, "log": self._log, "save": self._save, "quit": self._quit,
        }  # fmt: skip
        known: dict[str, Callable[[str], bool]] = {}
        for name, command in commands.items():
            for word in [name, *self.speaker.say(f"ui-word-{name}").split()]:
                known[word] = command
        return known

    def _help(self, rest: str) -> bool:
        example = self.scene.choices[-1].name
        forms: dict[str, dict[str, object]] = {"why": {}, "rule": {"example": self.scene.prompt.rule}, "save": {}}
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold green", no_wrap=True)
        grid.add_row(
            self.speaker.say("ui-help-choice-form", last=len(self.scene.choices)),
            self.speaker.say("ui-help-choice", example=example),
        )
        for name in ("undo", "hint", "why", "rule", "board", "log", "save", "help", "quit"):
            known = self.speaker.say(f"ui-word-{name}").split()
            form = ", ".join(known)
            if name in forms:
                form = self.speaker.say(f"ui-help-{name}-form", word=known[0], **forms[name])
            grid.add_row(form, self.speaker.say(f"ui-help-{name}"))
        self.speaker.show(grid, Styled())
        self.speaker.tell("ui-help-rule-behind", "bold")
        self._show_rule(self.scene.prompt.rule)
        return False

    def _undo(self, rest: str) -> bool:
        """Take back the latest step, if it was a person's at this keyboard."""
        seat = self.match.steps[-1].actor if self.match.steps else SPECTATOR
        mine = seat == self.scene.prompt.actor or not self.sitting.has_secrets()
        if seat not in self.sitting.humans or not mine or not self.match.undoable(seat):
            self._warn(self.speaker.say("ui-nothing-to-undo"))
            return False
        line = lines(self.match, seat, self.names, self.speaker, len(self.match.steps) - 1)[0]
        self.match.undo(seat)
        self._told = {viewer: min(steps, len(self.match.steps)) for viewer, steps in self._told.items()}
        self._keep()
        self.speaker.tell("ui-taken-back", name=line.who, text=line.what)
        return True

    def _hint(self, rest: str) -> bool:
        """What an expert would do, with what the seat could know."""
        seat = self.scene.prompt.actor
        with self._thinking("ui-thinking-hint"):
            options = self.sitting.hint()
        told = [self.speaker.words.say(self.game.told(self._seen(seat), option.action, seat)) for option in options]
        names = [self.game.actions.name(option.action) for option in options]
        self.speaker.tell("ui-hint", "bold", place=open_place(self._seen(seat).settled()))
        self.speaker.show(tabletop.hint([option.chances[seat] for option in options], names, told, self.speaker))
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            self._warn(self.speaker.say("ui-which-action", example=f"why {self.scene.choices[0].name}"))
            return False
        action = self._find(rest)
        if action is not None:
            refusal = self.game.refusal(self._seen(self.scene.prompt.actor), action)
            if refusal is None:
                self.speaker.tell("ui-allowed", action=self.game.actions.name(action))
            else:
                self._explain(action, refusal)
        return False

    def _rule(self, rest: str) -> bool:
        if rest:
            self._show_rule(rest)
        else:
            self._warn(self.speaker.say("ui-which-rule", example=f"rule {self.scene.prompt.rule}"))
        return False

    def _board(self, rest: str) -> bool:
        self._show_table()
        self._show_question()
        return False

    def _log(self, rest: str) -> bool:
        if not self.match.steps:
            self.speaker.tell("ui-log-empty")
            return False
        self.speaker.show(self._steps_table(self.scene.prompt.actor))
        return False

    def _steps_table(self, viewer: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim")
        grid.add_column(style="bold", no_wrap=True)
        for line in lines(self.match, viewer, self.names, self.speaker):
            grid.add_row(str(line.number), line.who, line.what)
        return grid

    # keeping and leaving

    def _save(self, rest: str) -> bool:
        if not rest and self.sitting.file is None:
            self._warn(self.speaker.say("ui-save-where", example=f"{self.game.key}.json"))
        elif rest:
            self._save_as(Path(rest).expanduser())
        else:
            self._keep()
            self.speaker.tell("ui-saved", file=str(self.sitting.file))
        return False

    def _save_as(self, file: Path) -> bool:
        """Write a copy; a game that had no file yet is kept there from now on."""
        try:
            if file != self.sitting.file:
                refuse_to_overwrite(file, self.speaker)
            self.sitting.record().save(file)
        except BanchisaError as why:
            self._warn(str(why))
            return False
        self.sitting.file = self.sitting.file or file
        self.speaker.tell("ui-saved", file=str(file))
        return True

    def _quit(self, rest: str) -> bool:
        raise Left

    def _part(self) -> None:
        if self.sitting.file is None:
            self._offer_file()
        self._say_where()

    def _offer_file(self) -> None:
        """Ask for a file until the game is saved or nobody wants it."""
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            answer = read_line(self.speaker.say("ui-save-question") + " ")
            while answer and not self._save_as(Path(answer).expanduser()):
                answer = read_line(self.speaker.say("ui-save-question") + " ")

    def _say_where(self) -> None:
        """Where an unfinished game went."""
        if self.sitting.file is None:
            self.speaker.tell("ui-not-saved")
            return
        self._keep()
        self.speaker.tell("ui-resume-hint", file=str(self.sitting.file))

    def _end(self) -> None:
        """Final table, places, points and the revealed seed."""
        viewer = self.sitting.humans[0] if len(self.sitting.humans) == 1 else SPECTATOR
        self._tell_news(viewer)
        seen = self._seen(viewer)
        scene = self.game.scene(seen, None if viewer == SPECTATOR else viewer)
        self.speaker.show(Line(style="dim"), tabletop.table_of(seen, scene, self.names, self.speaker), Styled())
        self.speaker.show(Line(Styled(self.speaker.say("ui-game-over"), "bold"), style="cyan"))
        self.speaker.show(tabletop.ranking(self.match.state, scene, self.names, self.speaker))
        if scene.sums:
            self.speaker.show(Styled(), tabletop.sums(scene, self.names, self.speaker))
        self.speaker.show(Styled())
        self.speaker.tell("ui-seed-revealed", "dim", seed=self.sitting.chance.seed.hex())
        self._say_kept()

    def _say_kept(self) -> None:
        """Where the record of a finished game is; somebody who has not said where is asked."""
        if self.sitting.file is not None:
            self.speaker.tell("ui-saved", file=str(self.sitting.file))
        elif self.sitting.humans and is_talking():
            self._offer_file()
        if self.sitting.file is None:
            self.speaker.tell("ui-unkept")
        else:
            self.speaker.tell("ui-verify-hint", file=str(self.sitting.file))
