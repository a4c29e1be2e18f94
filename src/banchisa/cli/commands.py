"""What a person may type at the table: an action, or a word that asks for something else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.table import Column, Table

from banchisa.bots.win_chances import best_open_rank
from banchisa.cli import about, hint_list
from banchisa.cli.console import read_line
from banchisa.cli.game_file import GameFile
from banchisa.cli.history import HistoryLine, format_log
from banchisa.cli.input import fragment_of
from banchisa.cli.local_table import LocalTable
from banchisa.cli.orders import read_orders
from banchisa.cli.rules import is_rule_id, show_rules
from banchisa.cli.turn import Turn
from banchisa.engine.lessons import OVERVIEW
from banchisa.engine.scene import Scene
from banchisa.engine.texts import Text
from banchisa.table.errors import Problem
from banchisa.table.explain import find_refusal
from banchisa.table.lessons import folder_of
from banchisa.table.log import LogLine

FEW = 24  # so many values that could be typed are named, of more only the first


class Left(Exception):
    """A person has left the game."""


class TableCommands:
    """Does what the person to act types, and answers what they ask."""

    def __init__(self, local: LocalTable, file: GameFile, turn: Turn, asks_again: bool = False) -> None:
        self.local = local
        self.table = local.table
        self.game = local.table.game
        self.file = file
        self.turn = turn
        self.asks_again = asks_again  # before a step that one may regret
        self.console = turn.console
        self._commands = self._build_vocabulary()

    @property
    def scene(self) -> Scene:
        return self.turn.scene

    def answer(self, entry: str) -> bool:
        """Do what was typed; whether the position has changed."""
        if not entry:
            return len(self.scene.choices) == 1 and self._take(0)
        if entry.isdecimal():
            return self._choose(int(entry))
        word, _, rest = entry.partition(" ")
        command = self._commands.get(word.lower())
        return self._try(entry) if command is None else command(rest.strip())

    def _take(self, at: int) -> bool:
        return self._act(self.scene.choices[at].action)

    def _act(self, action: int) -> bool:
        """Take a step, unless it may be regretted and its player thinks better of it."""
        warning = next(choice.warning for choice in self.scene.choices if choice.action == action)
        if warning is not None and self.asks_again and not self._insists(warning):
            return False
        self.local.act(action)
        return True

    def _insists(self, warning: Text) -> bool:
        """Whether the person to act says yes to what follows from a step."""
        question = self.console.format("ui-regret", warning=self.console.words.say(warning))
        return self.console.means_yes(read_line(f"{question} "))

    def _choose(self, number: int) -> bool:
        """Take a choice by its number, if it was listed; else by a value that is this number."""
        offered = self.scene.choices
        if number in self.turn.numbered:
            return self._take(number - 1)
        named = [at for at, choice in enumerate(offered) if choice.name.split()[-1] == str(number)]
        if len(named) == 1:
            return self._take(named[0])
        if len(self.turn.numbered) == len(offered):
            self.console.warn("ui-no-such-choice", number=number, last=len(offered))
        else:
            self._show_possible(str(number))
        return False

    def _try(self, entry: str) -> bool:
        """An action in notation: played, or explained why it cannot be."""
        action = self.turn.find(entry, self._show_possible)
        if action is None:
            return False
        refusal = find_refusal(self.table, action)
        if refusal is not None:
            self.turn.tell_refusal(action, refusal)
            return False
        return self._act(action)

    def _show_possible(self, entry: str) -> None:
        """Say of an entry that means nothing how it could go on, or else what can be typed here."""
        fragment = fragment_of([choice.name for choice in self.scene.choices], entry)
        if not fragment.given:
            kind = entry.split()[0].lower()
            is_kind = kind in self.game.actions.families and not self.game.actions.families[kind].chance
            if is_kind:
                self.console.warn("ui-not-now", kind=kind)
            else:
                self.console.warn("ui-not-understood", entry=entry)
            self.turn.tell_kinds()
        elif not fragment.following:
            self.console.warn("ui-too-long", given=fragment.given)
        else:
            spaces = {cell.name.lower() for board in self.scene.boards for cell in board.cells}
            is_space = fragment.wrong.lower() in spaces
            self.console.warn("ui-not-this-space" if is_space else "ui-not-here", word=fragment.wrong)
            self.console.print_message("ui-can-follow", given=fragment.given, words=_some(fragment.following))
            if is_space:
                self.turn.show_rule(self.scene.prompt.rule)

    def _build_vocabulary(self) -> dict[str, Callable[[str], bool]]:
        """What each word at the prompt does; English words are understood in every language."""
        known: dict[str, Callable[[str], bool]] = {}
        for name, command in self._list_commands().items():
            for word in [name, *self.console.words_for(name)]:
                known[word] = command
        return known

    def _list_commands(self) -> dict[str, Callable[[str], bool]]:
        """What can be asked for by a word, in the order of the help."""
        return {
            "undo": self._undo, "hint": self._hint, "why": self._why, "what": self._what, "rule": self._rule,
            "board": self._board, "log": self._log, "save": self._save, "order": self._order, "help": self._help,
            "quit": self._quit,
        }  # fmt: skip

    def _help(self, rest: str) -> bool:
        example = self.scene.choices[-1].name
        forms: dict[str, dict[str, object]] = {
            "why": {},
            "what": {},
            "rule": {"example": self.scene.prompt.rule},
            "save": {},
            "order": {"round": self.console.word_for("round")},
        }
        grid = Table.grid(Column(style="bold green", no_wrap=True), padding=(0, 2))
        grid.add_row(
            self.console.format("ui-help-choice-form", last=len(self.scene.choices)),
            self.console.format("ui-help-choice", example=example),
        )
        for name in self._list_commands():
            known = self.console.words_for(name)
            form = ", ".join(known)
            if name in forms:
                form = self.console.format(f"ui-help-{name}-form", word=known[0], **forms[name])
            grid.add_row(form, self.console.format(f"ui-help-{name}"))
        self.console.print(grid)
        self._add_help()
        self.turn.show_key()
        self.console.print(*self.console.blank_line())
        self.console.print_message("ui-help-rule-behind", "bold")
        self.turn.show_rule(self.scene.prompt.rule)
        return False

    def _add_help(self) -> None:
        """Where the game is taught, and which steps are final."""
        if (folder_of(self.game) / OVERVIEW).exists():
            self.console.print_message("ui-help-learn", "dim", command=f"banchisa learn {self.game.key}")
        final = self.turn.find_final_kinds()
        if final:
            self.console.print_message("ui-no-undo", "dim", kinds=", ".join(final))

    def _undo(self, rest: str) -> bool:
        """Take back the latest step, if it was a person's at this keyboard."""
        try:
            lines = self._format_log([self.local.undo()])
        except Problem:
            self.console.warn("ui-nothing-to-undo")
            return False
        self.console.print_message("ui-taken-back", name=lines[0].who, text=lines[0].what)
        return True

    def _hint(self, rest: str) -> bool:
        """What an expert would do, with what the seat could know."""
        if len(self.scene.choices) == 1:
            self.console.print_message("ui-hint-only-one")
            return False
        with self.console.show_thinking("ui-thinking-hint"):
            found = self.local.find_hint()
        texts = [self.turn.describe(hint.candidate.action) for hint in found]
        names = [self.turn.brief(hint.candidate.action) for hint in found]
        self.console.print_message("ui-hint", "bold", place=best_open_rank(self.turn.seen.decided_seats()))
        self.console.print(hint_list.advise(found, self.scene.prompt.actor, names, texts, self.console))
        self.console.print_message("ui-hint-seen", "dim", tries=sum(hint.candidate.visits for hint in found))
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            example = f"{self.console.word_for('why')} {self.scene.choices[0].name}"
            self.console.warn("ui-which-action", example=example)
            return False
        action = self.turn.find(rest, self._show_possible)
        if action is not None:
            refusal = find_refusal(self.table, action)
            if refusal is None:
                self.console.print_message("ui-allowed", action=self.turn.brief(action))
            else:
                self.turn.tell_refusal(action, refusal)
        return False

    def _what(self, rest: str) -> bool:
        """What a thing is, what it is worth and does, and its rule."""
        if not rest:
            example = f"{self.console.word_for('what')} {about.example(self.scene, self.console.words)}"
            self.console.warn("ui-which-thing", example=example)
            return False
        said = about.explain(self.scene, rest, self.console)
        if not said:
            self.console.warn("ui-no-such-thing", thing=rest)
        self.console.print(*said)
        return False

    def _rule(self, rest: str) -> bool:
        """A rule by its id, or those that mention something."""
        if not rest:
            example = f"{self.console.word_for('rule')} {self.scene.prompt.rule}"
            self.console.warn("ui-which-rule", example=example)
        elif is_rule_id(rest):
            self.turn.show_rule(rest)
        else:
            self._search(rest)
        return False

    def _search(self, words: str) -> None:
        found = self.game.rulebook(self.console.language).search(words)
        if not found:
            self.console.warn("ui-no-rule-found", words=words)
            return
        show_rules(found, self.console)
        self.console.print_message("ui-rules-found", "dim", count=len(found))

    def _board(self, rest: str) -> bool:
        self.turn.show([], in_full=True)
        return False

    def _log(self, rest: str) -> bool:
        if not self.table.match.steps:
            self.console.print_message("ui-log-empty")
            return False
        columns = (Column(justify="right", style="dim"), Column(style="bold", no_wrap=True))
        grid = Table.grid(*columns, padding=(0, 2))
        for line in self._format_log(self.table.log(self.table.actor)):
            grid.add_row(str(line.number), line.who, line.what)
        self.console.print(grid)
        return False

    def _format_log(self, log: list[LogLine]) -> list[HistoryLine]:
        return format_log(log, self.table.match, self.turn.names, self.console)

    def _save(self, rest: str) -> bool:
        if rest or self.file.path is not None:
            self.file.save(self.table, Path(rest).expanduser() if rest else None, self.console)
        else:
            example = f"{self.console.word_for('save')} {self.game.key}.json"
            self.console.warn("ui-save-where", example=example)
        return False

    def _order(self, rest: str) -> bool:
        """Change the standing orders, or show them; they may answer at once."""
        asked, held = self.game.reaction_asked(self.turn.seen), self.table.orders.of(self.table.actor)
        orders = read_orders(self.game, asked, held, rest.lower(), self.console)
        if orders is None:
            return False
        self.local.give_orders(orders)
        if self.table.ordered_action is not None:
            return True
        read_orders(self.game, asked, orders, "", self.console)
        return False

    def _quit(self, rest: str) -> bool:
        raise Left


def _some(words: list[str]) -> str:
    """Words that can be typed, cut where there are many."""
    return ", ".join(words) if len(words) <= FEW else f"{', '.join(words[:FEW])}, … ({len(words)})"
