"""A person's turn on the screen: table, news, question and choices, in the room that there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.console import RenderableType
from rich.rule import Rule as Line

from banchisa.cli import choice_list, render
from banchisa.cli.console import Console
from banchisa.cli.input import match_actions
from banchisa.cli.rules import find_rule
from banchisa.engine.drawing import Drawing
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Scene
from banchisa.engine.state import SPECTATOR, State

FRAME = 2  # lines of a screen that table, question and choices do not have: the line above and the one to type in


class TurnTable(Protocol):
    """What a turn must know of a table, whether it is here or at a server."""

    @property
    def game(self) -> Game: ...

    @property
    def state(self) -> State: ...

    @property
    def actor(self) -> int: ...


class Turn:
    """What the person at the keyboard is looking at, and what people here have been told already."""

    def __init__(self, table: TurnTable, names: list[str], console: Console) -> None:
        self.table = table
        self.game = table.game
        self.names = names
        self.console = console
        self.explained = render.Explained()
        self.numbered: set[int] = set()  # the choices that were listed with their numbers
        self.seen: State = table.state.seen_by(SPECTATOR)  # until the turn begins
        self._scene: Scene | None = None
        self._details: dict[tuple[int, str], str] = {}  # how each question was last explained to a seat
        self._warned: set[str] = set()  # kinds of moves that are known not to be taken back

    def begin(self, news: list[RenderableType]) -> None:
        """Show the seat to act what it sees, with its choices as they need be typed."""
        self.seen = self.table.state.seen_by(self.table.actor)
        self._scene = self.game.scene(self.seen, self.table.actor)
        for choice in self._scene.choices:
            choice.name = self.brief(choice.action)
        self.show(news)

    @property
    def scene(self) -> Scene:
        assert self._scene is not None
        return self._scene

    @property
    def drawing(self) -> Drawing:
        return self.game.draw(self.seen, self.console.words.say)

    @property
    def cue(self) -> str:
        """What stands before the place to type; the only choice needs no more than Enter."""
        choices = self.scene.choices
        only = f" ({self.console.format('ui-enter', action=choices[0].name)})" if len(choices) == 1 else ""
        return f"{self.names[self.table.actor]}{only}> "

    def brief(self, action: int) -> str:
        """An action as it need be typed."""
        return self.game.brief(self.seen, action)

    def describe(self, action: int) -> str:
        """What an action of the person at the keyboard does, in words."""
        return self.console.words.say(self.game.log_text(self.seen, action, self.table.actor))

    def show(self, news: list[RenderableType], in_full: bool = False) -> None:
        """Table, news, question and choices. The key to the board is left out where it is known and room is short."""
        drawing = self.drawing
        below = [*self.console.blank_line(), *news, self._question(in_full)]
        screen = [self._table(drawing, drawing.key), *below]
        offered = self._offer([self._in_sight(drawing, drawing.key), *below])
        unknown = self.explained.find_missing(drawing)
        is_short = not self.numbered or not self.console.fits(*screen, offered, spare=FRAME)
        if not in_full and unknown != drawing.key and is_short:
            screen = [self._table(drawing, unknown), *below]
            offered = self._offer([self._in_sight(drawing, unknown), *below])
        self.explained.add(drawing.key)
        self.console.print(Line(style="dim"), *screen, offered)

    def show_some(self, actions: list[int]) -> None:
        """Some of the choices, with their numbers."""
        chosen = [(number, choice) for number, choice in enumerate(self.scene.choices, 1) if choice.action in actions]
        self.numbered.update(number for number, _ in chosen)
        room = self.console.rich.height - FRAME - 1
        self.console.print(choice_list.in_detail(chosen, self.scene, self.describe, room, self.console))

    def find(self, entry: str, miss: Callable[[str], None]) -> int | None:
        """The one action that is meant; otherwise show what could be, or let somebody say that there is nothing."""
        legal = [choice.action for choice in self.scene.choices]
        found = match_actions(self.game.actions, legal, entry)
        if len(found) > 1 and found[0] in legal:
            self.console.print_message("ui-ambiguous", entry=entry)
            self.show_some(found)
            return None
        if not found:
            miss(entry)
            return None
        return found[0]

    def tell_kinds(self) -> None:
        """What can be typed here."""
        kinds = choice_list.kinds_of(self.scene.choices)
        self.console.print_message("ui-can-type", kinds=kinds, example=self.scene.choices[0].name)

    def tell_refusal(self, action: int, refusal: Refusal) -> None:
        """The reason, and the rule it comes from."""
        why = self.console.words.why_not(refusal)
        self.console.warn("ui-refused", action=self.brief(action), why=why)
        self.show_rule(refusal.rule)

    def show_rule(self, id: str) -> None:
        try:
            rule = find_rule(self.game.rulebook(self.console.language), id)
        except BanchisaError as why:
            self.console.print_error(str(why))
            return
        self.console.print(render.rules([rule]))

    def show_key(self) -> None:
        """What the signs on the board mean, where it has any."""
        drawing = self.drawing
        if drawing.key:
            key = render.key(drawing.key, drawing, self.scene, self.console)
            self.console.print(*self.console.blank_line(), key)

    def find_final_kinds(self) -> list[str]:
        """The kinds of moves here of which none could be undone, because all show something new."""
        kinds: dict[str, bool] = {}
        for choice in self.scene.choices:
            kind = choice.name.split()[0]
            kinds[kind] = kinds.get(kind, True) and self.game.reveals(self.seen, choice.action)
        return [kind for kind, is_final in kinds.items() if is_final]

    def _table(self, drawing: Drawing, signs: render.Signs) -> RenderableType:
        return render.table_of(drawing, self.scene, self.names, signs, self.console)

    def _in_sight(self, drawing: Drawing, signs: render.Signs) -> RenderableType:
        """What no list of choices may push off the screen: the board, but not what stands above it."""
        if render.has_room_beside(drawing, self.console):
            return self._table(drawing, signs)
        return render.board_of(drawing, self.scene, signs, self.console)

    def _offer(self, above: list[RenderableType]) -> RenderableType:
        """The choices, in the room that is left on the screen below the board; a quarter of it they always have."""
        height = self.console.rich.height
        room = max(height - FRAME - self.console.height_of(*above), height // 4)
        chosen = list(enumerate(self.scene.choices, 1))
        offered = choice_list.in_detail(chosen, self.scene, self.describe, room, self.console)
        if self.console.height_of(offered) > room:
            self.numbered = set()
            return choice_list.overview(self.scene.choices, self.console)
        self.numbered = {number for number, _ in chosen}
        return offered

    def _question(self, in_full: bool) -> RenderableType:
        """What is asked, explained when the explanation is new, and what cannot be taken back."""
        prompt = self.scene.prompt
        detail = "" if prompt.detail is None else self.console.words.say(prompt.detail)
        asked = (prompt.actor, prompt.text.id)
        is_usual = prompt.detail is not None and prompt.detail.id == f"{prompt.text.id}-detail"
        is_known = not in_full and is_usual and self._details.get(asked) == detail
        self._details[asked] = detail
        notes = [] if is_known or not detail else [detail]
        final = [kind for kind in self.find_final_kinds() if kind not in self._warned]
        self._warned.update(final)
        if final:
            notes.append(self.console.format("ui-no-undo", kinds=", ".join(final)))
        return render.question(prompt, self.names[prompt.actor], "\n".join(notes), self.console)
