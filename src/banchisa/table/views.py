"""What is sent about a table: each message made from what its reader may know."""

from __future__ import annotations

import msgspec

from banchisa.engine.chance import commitment
from banchisa.engine.game import Game
from banchisa.engine.record import Record
from banchisa.engine.scene import Scene
from banchisa.engine.state import SPECTATOR, State
from banchisa.table.events import Seat
from banchisa.table.table import Table

Json = dict[str, object]


def scene_of(game: Game, state: State, viewer: int) -> Scene:
    """A position as a seat or spectator sees it."""
    return game.scene(state.seen_by(viewer), None if viewer == SPECTATOR else viewer)


class RenderedScene:
    """A scene ready to be sent, and the boards it stands on."""

    __slots__ = ("_scene", "boards", "scene")

    def __init__(self, table: Table, state: State, viewer: int) -> None:
        scene = scene_of(table.game, state, viewer)
        self.scene = msgspec.Raw(msgspec.json.encode(scene.to_json()))  # written once and sent often
        self.boards = tuple(board.key for board in scene.boards)
        self._scene = scene

    @property
    def still(self) -> list[object]:
        """The geometry, for those who lack it."""
        return self._scene.still()


class SceneCache:
    """A table as it is now through the eyes of several viewers, each drawn once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[int, RenderedScene] = {}

    def of(self, viewer: int) -> RenderedScene:
        if viewer not in self._known:
            self._known[viewer] = RenderedScene(self._table, self._table.state, viewer)
        return self._known[viewer]


def seats_json(seats: list[Seat], here: frozenset[str]) -> list[Json]:
    """Who sits where, for everybody."""
    return [
        {
            "kind": seat.kind,
            "name": seat.name or None,
            "level": seat.level or None,
            "stands_in": seat.kind == "bot" and seat.holder != "",
            "here": seat.kind == "human" and seat.holder in here,
        }
        for seat in seats
    ]


def game_json(table: Table) -> Json:
    game = table.game
    return {"key": game.key, "title": game.title, "version": game.version, "secrets": game.secrets}


def header_json(table: Table, mine: tuple[int, ...], is_host: bool) -> Json:
    """The part of a welcome that does not depend on the position."""
    shares = bool(table.open_seats) and (bool(mine) or is_host)
    return {
        "table": table.header.id,
        "version": table.version,
        "over": table.is_over,
        "game": game_json(table),
        "options": table.state.terms.options,
        "you": mine,
        "host": is_host,
        "invite": table.header.invite if shares else None,
        "public": table.header.public,
        "hints": table.header.hints,
        "stand_in": table.header.stand_in,
        "rematch": table.rematch,
        "commitment": commitment(table.header.seed),
    }


def log_json(table: Table, viewer: int) -> list[msgspec.Raw]:
    return [line.entry for line in table.log(viewer)]


def record(table: Table, viewer: int) -> Record:
    """The record: whole when the game is over, before that as this viewer saw it."""
    found = full_record(table, reveal=table.is_over)
    if not table.is_over:
        found.steps = [step.shown[viewer if viewer >= 0 else -1] for step in table.match.steps]
    return found


def full_record(table: Table, reveal: bool = True) -> Record:
    """The record with all steps and, unless it stays sealed, the seed, from which a game can be continued."""
    found = Record.of(table.match, [seat.title for seat in table.seats], table.chance, reveal)
    found.version = table.header.rules
    return found
