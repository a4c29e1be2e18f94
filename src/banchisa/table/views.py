"""The parts of what is sent about a table, each made from what its reader may know."""

from __future__ import annotations

from typing import Any

import msgspec

from banchisa.bots.levels import LEVELS, STAND_IN, USUAL
from banchisa.engine.game import Game
from banchisa.engine.record import Record
from banchisa.engine.scene import Scene, SceneChange, WireScene
from banchisa.engine.scene_changes import Shared, changes_between
from banchisa.engine.state import SPECTATOR, State
from banchisa.table.events import Seat
from banchisa.table.table import Table
from banchisa.table.wire.common import WireOptions, encode_once
from banchisa.table.wire.messages import WireTakeBack
from banchisa.table.wire.orders import WireReaction
from banchisa.table.wire.tables import GameName, LogEntry, OptionDeclared, WireGame, WirePreset, WireSeat


def scene_of(game: Game, state: State, viewer: int, other: Scene | None = None) -> Scene:
    """A position as a seat or spectator sees it; `other` is the scene for another viewer, if it is at hand."""
    seen, seat = state.seen_by(viewer), None if viewer == SPECTATOR else viewer
    scene = game.scene(seen, seat) if other is None else game.scene_beside(seen, seat, other)
    scene.prompt.reaction = game.reaction_asked(seen)
    return scene


class RenderedScene:
    """A scene ready to be sent, and the boards it stands on."""

    __slots__ = ("_changes", "_shared", "_wire", "boards", "drawn")

    def __init__(
        self, table: Table, state: State, viewer: int, other: Scene | None = None, shared: Shared | None = None
    ) -> None:
        """`other` is a scene of the same position for another viewer, if there is one; they share what has changed."""
        self.drawn = scene_of(table.game, state, viewer, other)
        self.boards = tuple(self.drawn.board_keys())
        self._wire: WireScene | None = None
        self._shared = shared
        self._changes: dict[int, tuple[Scene, SceneChange]] = {}  # by the number of the scene before

    @property
    def scene(self) -> WireScene:
        """The whole scene, written once."""
        if self._wire is None:
            self._wire = encode_once(WireScene, self.drawn.to_wire())
        return self._wire

    def changes_since(self, before: Scene) -> SceneChange:
        """What is different from a scene that was shown before, written once."""
        if id(before) not in self._changes:
            self._changes[id(before)] = (
                before,
                encode_once(SceneChange, changes_between(before, self.drawn, self._shared)),
            )
        return self._changes[id(before)][1]

    @property
    def still(self) -> Any:
        """The geometry, for those who lack it: a list of boards, written once."""
        return encode_once(object, self.drawn.boards)


class SceneCache:
    """A table as it is now through the eyes of several viewers, each drawn once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[int, RenderedScene] = {}
        self._shared: Shared = {}

    def of(self, viewer: int) -> RenderedScene:
        if viewer not in self._known:
            other = next((rendered.drawn for rendered in self._known.values()), None)
            self._known[viewer] = RenderedScene(self._table, self._table.state, viewer, other, self._shared)
        return self._known[viewer]


def describe_seats(seats: list[Seat], here: frozenset[str]) -> list[WireSeat]:
    """Who sits where, for everybody."""
    return [
        WireSeat(
            kind=seat.kind,
            name=seat.name or None,
            level=seat.level or None,
            stands_in=seat.kind == "bot" and seat.holder != "",
            here=seat.kind == "human" and seat.holder in here,
            owes_entropy=seat.owes_entropy,
        )
        for seat in seats
    ]


def describe_take_back(table: Table) -> WireTakeBack | None:
    """What somebody asks to take back now, for everybody: who asks and who has yet to answer, and no more."""
    request = table.take_backs.request
    return None if request is None else WireTakeBack(request.number, request.seat, table.unanswered_seats)


def colours_of(game: Game, start: State) -> list[list[str]]:
    """The colours of each seat, where the rulebook says that players choose them; they choose by choosing a seat."""
    if not game.colours_are_chosen:
        return []
    return [player.colours or [player.colour] for player in scene_of(game, start, SPECTATOR).players]


def name_game(game: Game) -> GameName:
    return GameName(game.key, game.title, game.version, game.secrets)


def describe_reactions(game: Game) -> list[WireReaction]:
    """The questions for which orders can be given."""
    return [WireReaction(reaction.name, list(reaction.answers)) for reaction in game.reactions.values()]


def describe_options(stored: dict[str, object]) -> WireOptions:
    """The options of a table as they were stored, perhaps by older rules; what no option can be is left out."""
    return {name: value for name, value in stored.items() if isinstance(value, str | int)}


def describe_game(game: Game) -> WireGame:
    """What can be chosen before a game."""
    return WireGame(
        key=game.key,
        title=game.title,
        version=game.version,
        secrets=game.secrets,
        seats=list(game.seats),
        options=[msgspec.convert(option.to_json(), OptionDeclared) for option in game.options.values()],
        presets=[msgspec.convert(preset.to_json(), WirePreset) for preset in game.presets.values()],
        levels=list(LEVELS),
        usual_level=USUAL,
        stand_in=STAND_IN,
    )


def log_of(table: Table, viewer: int) -> list[LogEntry]:
    """The log as this viewer may read it."""
    return [line.entry for line in table.log(viewer)]


def record(table: Table, viewer: int) -> Record:
    """The record: whole when the game is over, before that as this viewer saw it."""
    found = full_record(table, reveal=table.is_over)
    if not table.is_over:
        if found.position is not None:
            found.position = table.match.at(0).seen_by(viewer).to_json()
        found.tell_steps(table.match, lambda step: step.shown[viewer if viewer >= 0 else -1])
    return found


def full_record(table: Table, reveal: bool = True) -> Record:
    """The record with all steps and, unless it stays sealed, the seed, from which a game can be continued."""
    found = Record.of(table.match, [seat.title for seat in table.seats], table.chance, reveal)
    found.version = table.header.rules
    return found
