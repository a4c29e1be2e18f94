"""A game played at one keyboard: the table is shown, a question asked, an answer taken."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Styled

from banchisa.bots.win_chances import best_open_rank
from banchisa.cli import choice_list, render
from banchisa.cli.console import Console, is_talking, read_line
from banchisa.cli.history import lines, spoken_names, turns
from banchisa.cli.input import fragment_of, match_actions
from banchisa.cli.local_game import LocalGame
from banchisa.cli.result import result_of
from banchisa.cli.rules import find_rule, is_rule_id, show_rules
from banchisa.engine.chance import commitment
from banchisa.engine.drawing import Drawing
from banchisa.engine.errors import BanchisaError
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Scene
from banchisa.engine.state import SPECTATOR, State

INTERRUPTED = 130  # the exit code of a program that was stopped from the keyboard
FEW = 24  # so many values that could be typed are named, of more only the first
FRAME = 2  # lines of a screen that table, question and choices do not have: the line above and the one to type in


class Left(Exception):
    """A person has left the game."""


class Terminal:
    """The host at the table: shows, asks, answers, and keeps the record."""

    def __init__(self, local: LocalGame, console: Console) -> None:
        self.local = local
        self.match = local.match
        self.game = local.game
        self.console = console
        self.names = spoken_names([sitter.written for sitter in local.seats], console)
        self._told: dict[int, int] = {}  # how many steps each viewer has heard of
        self._keyboard: int | None = None  # who has it, where that matters
        self._scene: Scene | None = None  # what the person at the keyboard is looking at
        self._details: dict[tuple[int, str], str] = {}  # how each question was last explained to a seat
        self._warned: set[str] = set()  # kinds of moves that are known not to be taken back
        self._explained = render.Explained()
        self._numbered: set[int] = set()  # the choices that were listed with their numbers
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
            self.console.print(Styled())
            self._say_where()
            return INTERRUPTED
        self._end()
        return 0

    def _begin(self) -> None:
        title = self.console.format("ui-play-title", title=self.game.title, names=", ".join(self.names))
        self.console.print(Line(Styled(title, "bold"), style="cyan"))
        self.console.print_message("ui-sealed", "dim", commitment=commitment(self.local.chance.seed))
        if self.local.file is not None:
            self.console.print_message("ui-saving-to", "dim", file=str(self.local.file))
        if self.match.steps:
            self.console.print_message("ui-resumed", steps=len(self.match.steps))
            self._heard(len(self.match.steps))
        if self.local.humans:
            self.console.print_message("ui-how-to-help")

    def _heard(self, steps: int) -> None:
        for viewer in (*range(len(self.names)), SPECTATOR):
            self._told[viewer] = steps

    # steps

    def _next(self) -> None:
        """Let chance, a bot or a person act."""
        if self.match.play_chance(self.local.chance):
            self._keep()
        elif self.match.state.actor in self.local.humans:
            self._ask(self.match.state.actor)
        else:
            self._play(self._bot_action())
        if not self.local.humans:
            self._tell_news(SPECTATOR)

    def _bot_action(self) -> int:
        """What the bot to act does; while it thinks, that is shown."""
        with self._thinking("ui-thinking", name=self.names[self.match.state.actor]):
            return self.local.bot_action()

    def _thinking(self, message: str, **facts: object) -> contextlib.AbstractContextManager[object]:
        """A sign that somebody thinks, where somebody looks."""
        if not is_talking():
            return contextlib.nullcontext()
        return self.console.rich.status(Styled(self.console.format(message, **facts), "dim"))

    def _play(self, action: int) -> None:
        self.match.play(action)
        self._keep()

    def _keep(self) -> None:
        """Write the game down; a full disk is told, but does not end the game."""
        try:
            self.local.keep()
        except BanchisaError as why:
            self._warn(str(why))

    def _warn(self, text: str) -> None:
        self.console.print(Styled(text, "red"))

    def _tell_news(self, viewer: int) -> None:
        self.console.print(*self._news(viewer))

    def _news(self, viewer: int) -> list[RenderableType]:
        """What happened since this viewer last looked."""
        news = lines(self.match, viewer, self.names, self.console, self._told.get(viewer, 0))
        if self.local.has_secrets():
            self._told[viewer] = len(self.match.steps)
        else:
            self._heard(len(self.match.steps))
        return [Styled.assemble((f"{who}: ", "bold"), what) for who, what in turns(news)]

    # a person's turn

    def _ask(self, seat: int) -> None:
        """Show the table and ask until the answer is a step, or takes one back."""
        self._hand_over(seat)
        self._scene = self._look(seat)
        self._show_turn(self._news(seat))
        while not self._answer(read_line(self._cue(seat))):
            pass

    def _cue(self, seat: int) -> str:
        """What stands before the place to type; the only choice needs no more than Enter."""
        choices = self.scene.choices
        only = f" ({self.console.format('ui-enter', action=choices[0].name)})" if len(choices) == 1 else ""
        return f"{self.names[seat]}{only}> "

    def _look(self, seat: int) -> Scene:
        """What a seat sees, with its choices as they need be typed."""
        scene = self.game.scene(self._seen(seat), seat)
        for choice in scene.choices:
            choice.name = self.game.brief(self._seen(seat), choice.action)
        return scene

    def _brief(self, action: int) -> str:
        return self.game.brief(self._seen(self.scene.prompt.actor), action)

    def _seen(self, seat: int) -> State:
        return self.match.state.seen_by(seat)

    def _hand_over(self, seat: int) -> None:
        """Where people at one keyboard have secrets, the screen is cleared before it changes hands."""
        if len(self.local.humans) > 1 and seat != self._keyboard and self.local.has_secrets():
            self.console.rich.clear()
            read_line(self.console.format("ui-pass-keyboard", name=self.names[seat]) + " ")
        self._keyboard = seat

    def _show_turn(self, news: list[RenderableType], in_full: bool = False) -> None:
        """Table, news, question and choices. The key to the board is left out where it is known and room is short."""
        drawing = self.game.draw(self._seen(self.scene.prompt.actor), self.console.words.say)
        below = [*self.console.blank_line(), *news, self._question(in_full)]
        screen = [self._table(drawing, drawing.key), *below]
        offered = self._offered([self._in_sight(drawing, drawing.key), *below])
        unknown = self._explained.missing(drawing)
        is_short = not self._numbered or not self.console.fits(*screen, offered, spare=FRAME)
        if not in_full and unknown != drawing.key and is_short:
            screen = [self._table(drawing, unknown), *below]
            offered = self._offered([self._in_sight(drawing, unknown), *below])
        self._explained.add(drawing.key)
        self.console.print(Line(style="dim"), *screen, offered)

    def _table(self, drawing: Drawing, signs: render.Signs) -> RenderableType:
        return render.table_of(drawing, self.scene, self.names, signs, self.console)

    def _in_sight(self, drawing: Drawing, signs: render.Signs) -> RenderableType:
        """What no list of choices may push off the screen: the board, but not what stands above it."""
        if render.has_room_beside(drawing, self.console):
            return self._table(drawing, signs)
        return render.board_of(drawing, self.scene, signs, self.console)

    def _offered(self, above: list[RenderableType]) -> RenderableType:
        """The choices, in the room that is left on the screen below the board; a quarter of it they always have."""
        height = self.console.rich.height
        room = max(height - FRAME - self.console.height_of(*above), height // 4)
        chosen = list(enumerate(self.scene.choices, 1))
        offered = choice_list.in_detail(chosen, self.scene, self._tell, room, self.console)
        if self.console.height_of(offered) > room:
            self._numbered = set()
            return choice_list.overview(self.scene.choices, self.console)
        self._numbered = {number for number, _ in chosen}
        return offered

    def _tell(self, action: int) -> str:
        """What an action of the person at the keyboard does, in words."""
        seat = self.scene.prompt.actor
        return self.console.words.say(self.game.log_text(self._seen(seat), action, seat))

    def _question(self, in_full: bool) -> RenderableType:
        """What is asked, explained when the explanation is new, and what cannot be taken back."""
        prompt = self.scene.prompt
        detail = "" if prompt.detail is None else self.console.words.say(prompt.detail)
        asked = (prompt.actor, prompt.text.id)
        is_usual = prompt.detail is not None and prompt.detail.id == f"{prompt.text.id}-detail"
        is_known = not in_full and is_usual and self._details.get(asked) == detail
        self._details[asked] = detail
        notes = [] if is_known or not detail else [detail]
        final = [kind for kind in self._final_kinds() if kind not in self._warned]
        self._warned.update(final)
        if final:
            notes.append(self.console.format("ui-no-undo", kinds=", ".join(final)))
        return render.question(prompt, self.names[prompt.actor], "\n".join(notes), self.console)

    def _final_kinds(self) -> list[str]:
        """The kinds of moves here of which none could be undone, because all show something new."""
        seen = self._seen(self.scene.prompt.actor)
        kinds: dict[str, bool] = {}
        for choice in self.scene.choices:
            kind = choice.name.split()[0]
            kinds[kind] = kinds.get(kind, True) and self.game.reveals(seen, choice.action)
        return [kind for kind, is_final in kinds.items() if is_final]

    @property
    def scene(self) -> Scene:
        assert self._scene is not None
        return self._scene

    def _answer(self, entry: str) -> bool:
        """Do what was typed; whether the position has changed."""
        if not entry:
            return len(self.scene.choices) == 1 and self._take(0)
        if entry.isdecimal():
            return self._choose(int(entry))
        word, _, rest = entry.partition(" ")
        command = self._commands.get(word.lower())
        return self._try(entry) if command is None else command(rest.strip())

    def _take(self, at: int) -> bool:
        self._play(self.scene.choices[at].action)
        return True

    def _choose(self, number: int) -> bool:
        """Take a choice by its number, if it was listed; else by a value that is this number."""
        offered = self.scene.choices
        if number in self._numbered:
            return self._take(number - 1)
        named = [at for at, choice in enumerate(offered) if choice.name.split()[-1] == str(number)]
        if len(named) == 1:
            return self._take(named[0])
        if len(self._numbered) == len(offered):
            self._warn(self.console.format("ui-no-such-choice", number=number, last=len(offered)))
        else:
            self._show_possible(str(number))
        return False

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
        """The one action that is meant; otherwise show what could be."""
        legal = [choice.action for choice in self.scene.choices]
        found = match_actions(self.game.actions, legal, entry)
        if len(found) > 1 and found[0] in legal:
            self._show_fitting(entry, found)
            return None
        if not found:
            self._show_possible(entry)
            return None
        return found[0]

    def _show_fitting(self, entry: str, found: list[int]) -> None:
        """The choices that an entry could mean, with their numbers."""
        self.console.print_message("ui-ambiguous", entry=entry)
        fitting = [(number, choice) for number, choice in enumerate(self.scene.choices, 1) if choice.action in found]
        self._numbered.update(number for number, _ in fitting)
        room = self.console.rich.height - FRAME - 1
        self.console.print(choice_list.in_detail(fitting, self.scene, self._tell, room, self.console))

    def _show_possible(self, entry: str) -> None:
        """Say of an entry that means nothing how it could go on, or else what can be typed here."""
        say = self.console.format
        fragment = fragment_of([choice.name for choice in self.scene.choices], entry)
        if not fragment.given:
            kind = entry.split()[0].lower()
            is_kind = kind in self.game.actions.families and not self.game.actions.families[kind].chance
            self._warn(say("ui-not-now", kind=kind) if is_kind else say("ui-not-understood", entry=entry))
            example = self.scene.choices[0].name
            self.console.print_message("ui-can-type", kinds=choice_list.kinds_of(self.scene.choices), example=example)
        elif not fragment.following:
            self._warn(say("ui-too-long", given=fragment.given))
        else:
            spaces = {cell.name.lower() for board in self.scene.boards for cell in board.cells}
            is_space = fragment.wrong.lower() in spaces
            self._warn(say("ui-not-this-space" if is_space else "ui-not-here", word=fragment.wrong))
            self.console.print_message("ui-can-follow", given=fragment.given, words=_some(fragment.following))
            if is_space:
                self._show_rule(self.scene.prompt.rule)

    def _explain(self, action: int, refusal: Refusal) -> None:
        """The reason, and the rule it comes from."""
        why = self.console.words.why_not(refusal)
        self._warn(self.console.format("ui-refused", action=self._brief(action), why=why))
        self._show_rule(refusal.rule)

    def _show_rule(self, id: str) -> None:
        try:
            rule = find_rule(self.game.rulebook(self.console.language), id)
        except BanchisaError as why:
            self._warn(str(why))
            return
        self.console.print(render.rules([rule]))

    # commands

    def _vocabulary(self) -> dict[str, Callable[[str], bool]]:
        """What each word at the prompt does; English words are understood in every language."""
        commands = {
            "help": self._help, "undo": self._undo, "hint": self._hint, "why": self._why, "rule": self._rule,
            "board": self._board, "log": self._log, "save": self._save, "quit": self._quit,
        }  # fmt: skip
        known: dict[str, Callable[[str], bool]] = {}
        for name, command in commands.items():
            for word in [name, *self.console.format(f"ui-word-{name}").split()]:
                known[word] = command
        return known

    def _help(self, rest: str) -> bool:
        example = self.scene.choices[-1].name
        forms: dict[str, dict[str, object]] = {"why": {}, "rule": {"example": self.scene.prompt.rule}, "save": {}}
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold green", no_wrap=True)
        grid.add_row(
            self.console.format("ui-help-choice-form", last=len(self.scene.choices)),
            self.console.format("ui-help-choice", example=example),
        )
        for name in ("undo", "hint", "why", "rule", "board", "log", "save", "help", "quit"):
            known = self.console.format(f"ui-word-{name}").split()
            form = ", ".join(known)
            if name in forms:
                form = self.console.format(f"ui-help-{name}-form", word=known[0], **forms[name])
            grid.add_row(form, self.console.format(f"ui-help-{name}"))
        self.console.print(grid)
        final = self._final_kinds()
        if final:
            self.console.print_message("ui-no-undo", "dim", kinds=", ".join(final))
        self._show_key()
        self.console.print(*self.console.blank_line())
        self.console.print_message("ui-help-rule-behind", "bold")
        self._show_rule(self.scene.prompt.rule)
        return False

    def _show_key(self) -> None:
        drawing = self.game.draw(self._seen(self.scene.prompt.actor), self.console.words.say)
        if drawing.key:
            self.console.print(*self.console.blank_line(), render.key(drawing.key, drawing, self.scene, self.console))

    def _undo(self, rest: str) -> bool:
        """Take back the latest step, if it was a person's at this keyboard."""
        seat = self.match.steps[-1].actor if self.match.steps else SPECTATOR
        mine = seat == self.scene.prompt.actor or not self.local.has_secrets()
        if seat not in self.local.humans or not mine or not self.match.undoable(seat):
            self._warn(self.console.format("ui-nothing-to-undo"))
            return False
        line = lines(self.match, seat, self.names, self.console, len(self.match.steps) - 1)[0]
        self.match.undo(seat)
        self._told = {viewer: min(steps, len(self.match.steps)) for viewer, steps in self._told.items()}
        self._keep()
        self.console.print_message("ui-taken-back", name=line.who, text=line.what)
        return True

    def _hint(self, rest: str) -> bool:
        """What an expert would do, with what the seat could know."""
        seat = self.scene.prompt.actor
        with self._thinking("ui-thinking-hint"):
            options = self.local.hint()
        told = [self._tell(option.action) for option in options]
        names = [self._brief(option.action) for option in options]
        self.console.print_message("ui-hint", "bold", place=best_open_rank(self._seen(seat).decided_seats()))
        self.console.print(choice_list.hint([option.chances[seat] for option in options], names, told, self.console))
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            example = f"{self.console.word_for('why')} {self.scene.choices[0].name}"
            self._warn(self.console.format("ui-which-action", example=example))
            return False
        action = self._find(rest)
        if action is not None:
            refusal = self.game.refusal(self._seen(self.scene.prompt.actor), action)
            if refusal is None:
                self.console.print_message("ui-allowed", action=self._brief(action))
            else:
                self._explain(action, refusal)
        return False

    def _rule(self, rest: str) -> bool:
        """A rule by its id, or those that mention something."""
        if not rest:
            example = f"{self.console.word_for('rule')} {self.scene.prompt.rule}"
            self._warn(self.console.format("ui-which-rule", example=example))
        elif is_rule_id(rest):
            self._show_rule(rest)
        else:
            self._search(rest)
        return False

    def _search(self, words: str) -> None:
        found = self.game.rulebook(self.console.language).search(words)
        if not found:
            self._warn(self.console.format("ui-no-rule-found", words=words))
            return
        show_rules(found, self.console)
        self.console.print_message("ui-rules-found", "dim", count=len(found))

    def _board(self, rest: str) -> bool:
        self._show_turn([], in_full=True)
        return False

    def _log(self, rest: str) -> bool:
        if not self.match.steps:
            self.console.print_message("ui-log-empty")
            return False
        self.console.print(self._steps_table(self.scene.prompt.actor))
        return False

    def _steps_table(self, viewer: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim")
        grid.add_column(style="bold", no_wrap=True)
        for line in lines(self.match, viewer, self.names, self.console):
            grid.add_row(str(line.number), line.who, line.what)
        return grid

    # keeping and leaving

    def _save(self, rest: str) -> bool:
        if not rest and self.local.file is None:
            example = f"{self.console.word_for('save')} {self.game.key}.json"
            self._warn(self.console.format("ui-save-where", example=example))
        elif rest:
            self._save_as(Path(rest).expanduser())
        else:
            self._keep()
            self.console.print_message("ui-saved", file=str(self.local.file))
        return False

    def _save_as(self, file: Path) -> bool:
        """Write a copy; a game that had no file yet is kept there from now on."""
        try:
            self.local.save_copy(file, self.console)
        except BanchisaError as why:
            self._warn(str(why))
            return False
        self.local.file = self.local.file or file
        self.console.print_message("ui-saved", file=str(file))
        return True

    def _quit(self, rest: str) -> bool:
        raise Left

    def _part(self) -> None:
        if self.local.file is None:
            self._offer_file()
        self._say_where()

    def _offer_file(self) -> None:
        """Ask for a file until the game is saved or nobody wants it."""
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            answer = read_line(self.console.format("ui-save-question") + " ")
            while answer and not self._save_as(Path(answer).expanduser()):
                answer = read_line(self.console.format("ui-save-question") + " ")

    def _say_where(self) -> None:
        """Where an unfinished game went."""
        if self.local.file is None:
            self.console.print_message("ui-not-saved")
            return
        self._keep()
        self.console.print_message("ui-resume-hint", file=str(self.local.file))

    def _end(self) -> None:
        """Final table, places, points and the revealed seed."""
        viewer = self.local.humans[0] if len(self.local.humans) == 1 else SPECTATOR
        self._tell_news(viewer)
        seen = self._seen(viewer)
        scene = self.game.scene(seen, None if viewer == SPECTATOR else viewer)
        drawing = self.game.draw(seen, self.console.words.say)
        table = render.table_of(drawing, scene, self.names, self._explained.missing(drawing), self.console)
        self.console.print(Line(style="dim"), table, Styled())
        self.console.print(result_of(self.match.state, scene, self.names, self.console), Styled())
        self.console.print_message("ui-seed-revealed", "dim", seed=self.local.chance.seed.hex())
        self._say_kept()

    def _say_kept(self) -> None:
        """Where the record of a finished game is; somebody who has not said where is asked."""
        if self.local.file is not None:
            self.console.print_message("ui-saved", file=str(self.local.file))
        elif self.local.humans and is_talking():
            self._offer_file()
        if self.local.file is None:
            self.console.print_message("ui-unkept")
        else:
            self.console.print_message("ui-verify-hint", file=str(self.local.file))


def _some(words: list[str]) -> str:
    """Words that can be typed, cut where there are many."""
    return ", ".join(words) if len(words) <= FEW else f"{', '.join(words[:FEW])}, … ({len(words)})"
