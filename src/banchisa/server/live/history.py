"""The finished games of somebody: who won what, computed once for each table and kept."""

from __future__ import annotations

import asyncio
import csv
import io
import time
from collections.abc import Mapping

import msgspec

from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.server.storage import restore
from banchisa.server.storage.rows import StoredTable
from banchisa.server.storage.store import Store
from banchisa.table import views
from banchisa.table.errors import Problem
from banchisa.table.events import RESULT, Keep
from banchisa.table.wire.answers import History, WireResult

MOST = 1000  # tables of one person
_HEAD = ("date", "game", "table", "name", "seat", "player", "you", "place", "score")
_FORMULA = ("=", "+", "-", "@")  # what a spreadsheet would compute


class _Standings(msgspec.Struct, frozen=True):
    """How a game ended, by seat."""

    places: list[int]
    scores: list[int]


async def read_history(store: Store, games: Mapping[str, Game], holder: str | None) -> History:
    """The finished games at which somebody has a seat, newest first."""
    found = [] if holder is None else await store.find_by_holder(holder, MOST)
    played = [stored for stored in found if stored.summary.over and _seats_of(stored, holder)]
    return History([await _describe(store, games, stored, holder) for stored in played])


def _seats_of(stored: StoredTable, holder: str | None) -> list[int]:
    return [number for number, seat in enumerate(stored.summary.seats) if seat.holder and seat.holder == holder]


async def _describe(store: Store, games: Mapping[str, Game], stored: StoredTable, holder: str | None) -> WireResult:
    header, game = stored.header, games.get(stored.header.game)
    standings = None if game is None else await _find_standings(store, game, stored)
    return WireResult(
        table=header.id,
        name=header.name,
        game=header.game,
        title=header.game if game is None else game.title,
        options=views.describe_options(header.options),
        created=header.created,
        players=[seat.name or seat.level for seat in stored.summary.seats],
        yours=_seats_of(stored, holder),
        places=None if standings is None else standings.places,
        scores=None if standings is None else standings.scores,
    )


async def _find_standings(store: Store, game: Game, stored: StoredTable) -> _Standings | None:
    """How a game ended: as it is kept, else by playing it again once; None where today's rules cannot."""
    table = stored.header.id
    kept = await store.load_finding(RESULT, table)
    if kept is not None:
        return msgspec.json.decode(kept.data, type=_Standings)
    events = await store.log(table)
    try:
        state = (await asyncio.to_thread(restore.restore, stored, game, events)).state
    except (Problem, BanchisaError):
        return None
    standings = _Standings([int(place) for place in state.ranks()], [int(score) for score in state.scores()])
    await store.write(Keep(RESULT, table, msgspec.json.encode(standings).decode()))
    return standings


def write_csv(history: History) -> str:
    """One line for each seat of each game, for spreadsheets."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(_HEAD)
    for result in history.results:
        date = time.strftime("%Y-%m-%d %H:%M", time.gmtime(result.created))
        for seat, player in enumerate(result.players):
            place = "" if result.places is None else result.places[seat]
            score = "" if result.scores is None else result.scores[seat]
            you = "yes" if seat in result.yours else ""
            name, player = _plain(result.name), _plain(player)
            lines.writerow((date, result.game, result.table, name, seat + 1, player, you, place, score))
    return text.getvalue()


def _plain(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
