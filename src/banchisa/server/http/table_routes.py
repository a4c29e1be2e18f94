"""The requests about tables: what happens before and after a game; the others have modules of their own beside this."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.websockets import WebSocket

from banchisa.engine.errors import RecordError
from banchisa.engine.game import Game
from banchisa.engine.record import GameRecord, Record
from banchisa.engine.sealed_chance import commitment
from banchisa.server.http.addresses import address_key
from banchisa.server.http.bodies import read_body
from banchisa.server.http.callers import (
    Caller,
    Json,
    device_in,
    holder_in,
    is_at_machine,
    is_near,
    network_of,
    tables_of,
)
from banchisa.server.http.openapi import ENTRANCE, describe
from banchisa.server.live.history import read_history, write_csv
from banchisa.server.live.readiness_probe import probe_readiness
from banchisa.server.live.socket import Client, Session, attend, refuse
from banchisa.server.live.tables import TableRequest, Tables
from banchisa.server.live.websocket_protocol import connection_of
from banchisa.table import chance, decisions, lessons, start_positions, views
from banchisa.table.bot_names import seat_bot
from banchisa.table.errors import Problem
from banchisa.table.events import Seat
from banchisa.table.identity import clean_name
from banchisa.table.table import Table
from banchisa.table.wire import answers, requests
from banchisa.table.wire.limits import LONGEST_TITLE
from banchisa.version import VERSION

LIVE = "/api/tables/{table}/live"
api = APIRouter(prefix="/api")


class Csv(Response):
    media_type = "text/csv"


@api.get("/health", **describe(answers.WireHealth))
async def health() -> Response:
    return Json(answers.WireHealth(True, VERSION))


@api.get("/ready", **describe(answers.WireReadiness, statuses=(200, 503)))
async def ready(request: Request) -> Response:
    found = await probe_readiness(tables_of(request))
    return Json(found, 200 if found.ready else 503)


@api.get("/reach", **describe(answers.WireReach))
async def reach(request: Request) -> Response:
    return Json(network_of(request).describe(is_near(request), is_at_machine(request)))


@api.post("/reach", **describe(answers.WireReach, "network/not_yours", "network/none", body=requests.OpenNetwork))
async def open_network(request: Request) -> Response:
    await read_body(request, requests.OpenNetwork)
    return Json(await network_of(request).open(is_at_machine(request)))


@api.get("/tables", **describe(answers.WireTables))
async def list_tables(request: Request) -> Response:
    tables, holder = tables_of(request), await holder_in(request)
    yours = await tables.lists.describe(await tables.lists.find_yours(holder), holder)
    return Json(answers.WireTables(yours, await tables.lists.describe(await tables.lists.find_public(), holder)))


@api.post(
    "/tables",
    **describe(
        answers.Opened,
        "game/unknown",
        "lesson/unknown",
        "puzzle/unknown",
        "table/unknown",
        "table/damaged",
        "table/rules",
        "table/not_over",
        "table/options",
        "seat/name",
        "server/busy",
        body=requests.NewTable,
    ),
)
async def open_table(request: Request) -> Response:
    body = await read_body(request, requests.NewTable)
    tables, caller = tables_of(request), await Caller.of(request)
    seats = _seat_all(body.seats, caller.holder)
    decisions.check_level(body.stand_in)
    game = tables.game(body.game)
    title = _title(body.name)
    wanted = TableRequest(dict(body.options), body.public, body.hints, body.stand_in, clock=body.clock, name=title)
    wanted = replace(wanted, has_talk=body.talk, position=await _find_beginning(tables, game, body))
    header = await tables.open(game, wanted, seats, caller.holder, address_key(request.client))
    waits = any(seat.kind == "open" for seat in seats)
    return caller.answer(answers.Opened(header.id, header.invite if waits else None, commitment(header.seed)))


async def _find_beginning(tables: Tables, game: Game, body: requests.NewTable) -> dict[str, object] | None:
    """The position that a new table begins with, if it is not the start of its game."""
    if sum(given is not None for given in (body.example, body.lesson, body.puzzle, body.played)) > 1:
        raise Problem("request/malformed", what="give only one of `example`, `lesson`, `puzzle` and `played`")
    if body.example is not None:
        return lessons.find_example(game, body.example).position
    if body.lesson is not None:
        return lessons.load_lesson(game, body.lesson).position
    if body.puzzle is not None:
        return start_positions.deal_puzzle(game, body.puzzle, secrets.randbits(53))
    if body.played is None:
        return None
    table = (await tables.room(body.played.table)).table
    if table.game.key != game.key:
        raise Problem("request/malformed", what=f"game: the table is one of {table.game.key}")
    return start_positions.find_played(table, body.played.at)


@api.post(
    "/records",
    **describe(
        answers.Opened, "request/malformed", "game/unknown", "record/invalid", "server/busy", body=GameRecord,
    ),
)  # fmt: skip
async def open_record(request: Request) -> Response:
    """A table of a record from elsewhere, once every step and every draw of it was checked."""
    try:
        record = Record.from_json(msgspec.json.decode(await request.body()))
    except (RecordError, msgspec.DecodeError, RecursionError, UnicodeError) as why:
        raise Problem("record/invalid", problem=str(why)) from None
    caller = await Caller.of(request)
    header = await tables_of(request).open_record(record, caller.holder)
    return caller.answer(answers.Opened(header.id, None, commitment(header.seed)))


def _seat_all(chairs: list[requests.SeatWanted], holder: str) -> list[Seat]:
    seats: list[Seat] = []
    for chair in chairs:
        seats.append(_seat(chair, holder, seats))
    return seats


def _title(name: str) -> str:
    """The name of a table, or nothing."""
    return clean_name(name, LONGEST_TITLE) if name.strip() else ""


def _seat(chair: requests.SeatWanted, holder: str, others: list[Seat]) -> Seat:
    match chair:
        case requests.Here():
            return decisions.seat_person("" if chair.name is None else clean_name(chair.name), holder)
        case requests.BotSeat():
            decisions.check_level(chair.level)
            return seat_bot(chair.level, others)
        case requests.Link():
            return Seat()


@api.get("/tables/{table}", **describe(answers.TableEntry, "table/unknown", "table/damaged"))
async def one_table(request: Request, table: str) -> Response:
    tables = tables_of(request)
    return Json(await tables.describe(table, await holder_in(request)))


@api.post(
    "/tables/{table}/name",
    **describe(answers.TableEntry, *ENTRANCE, "seat/not_yours", "seat/name", "server/busy", body=requests.NameTable),
)
async def name_table(request: Request, table: str) -> Response:
    body = await read_body(request, requests.NameTable)
    tables, holder = tables_of(request), await holder_in(request)
    room = await tables.room(table)
    room.table.check_host(holder)
    await room.header_changes.rename(_title(body.name))
    return await one_table(request, table)


@api.post(
    "/tables/{table}/mark",
    **describe(
        answers.TableEntry, "table/unknown", "table/damaged", "seat/not_yours", "server/busy", body=requests.MarkTable
    ),
)
async def mark_table(request: Request, table: str) -> Response:
    body = await read_body(request, requests.MarkTable)
    await tables_of(request).mark(table, await holder_in(request), body.mark)
    return await one_table(request, table)


@api.post(
    "/tables/{table}/remove",
    **describe(
        answers.WireTables, "table/unknown", "table/damaged", "seat/not_yours", "table/shared", "server/busy",
        body=requests.RemoveTable,
    ),
)  # fmt: skip
async def remove_table(request: Request, table: str) -> Response:
    await read_body(request, requests.RemoveTable)
    await tables_of(request).remove(table, await holder_in(request))
    return await list_tables(request)


@api.post(
    "/tables/{table}/sit",
    **describe(
        answers.Seated, *ENTRANCE, "table/closed", "seat/taken", "seat/not_free", "seat/invite", "seat/name",
        "action/stale", "server/busy", body=requests.Sit,
    ),
)  # fmt: skip
async def sit(request: Request, table: str) -> Response:
    body = await read_body(request, requests.Sit)
    caller, room = await Caller.of(request), await tables_of(request).room(table)
    taken: list[int] = []

    def decide(table: Table) -> decisions.Decision:
        seat, decision = decisions.sit(table, caller.holder, body.name, body.invite, body.seat)
        taken.append(seat)
        return decision

    await room.change(decide)
    return caller.answer(answers.Seated(table, taken[-1], commitment(room.table.header.seed)))


@api.post(
    "/tables/{table}/entropy",
    **describe(
        answers.Added, *ENTRANCE, "seat/not_yours", "chance/commitment", "chance/added", "action/stale", "server/busy",
        body=requests.AddEntropy,
    ),
)  # fmt: skip
async def add_entropy(request: Request, table: str) -> Response:
    body = await read_body(request, requests.AddEntropy)
    holder, room = await holder_in(request), await tables_of(request).room(table)
    owed: list[tuple[int, ...]] = []

    def decide(table: Table) -> decisions.Decision:
        owed.append(table.owed_seats_of(holder))
        return decisions.add_entropy(table, holder, body.commitment, body.entropy)

    await room.change(decide)
    return Json(answers.Added(table, list(owed[-1])))


@api.get("/tables/{table}/record", **describe(GameRecord, *ENTRANCE))
async def record(request: Request, table: str) -> Response:
    tables = tables_of(request)
    try:
        live = (await tables.room(table)).table
    except Problem as problem:
        old = await tables.old_record(table) if problem.code in ("table/rules", "game/unknown") else None
        if old is None:
            raise
        return Json(old.to_wire())
    return Json(views.record(live, live.viewer(live.seats_of(await holder_in(request)))).to_wire())


@api.get("/tables/{table}/draws", **describe(answers.Draws, *ENTRANCE, "table/not_over"))
async def draws(request: Request, table: str) -> Response:
    live = (await tables_of(request).room(table)).table
    live.check_over()
    return Json(chance.proof(live.match, live.chance))


@api.get("/tables/{table}/analysis", **describe(answers.AnalysisState, *ENTRANCE, "table/not_over"))
async def analysis(request: Request, table: str) -> Response:
    tables = tables_of(request)
    return Json(await tables.analyses.status((await tables.room(table)).table))


@api.post(
    "/tables/{table}/analysis",
    **describe(answers.AnalysisState, *ENTRANCE, "table/not_over", body=requests.AnalysisWanted),
)
async def analyse(request: Request, table: str) -> Response:
    await read_body(request, requests.AnalysisWanted)
    tables = tables_of(request)
    return Json(await tables.analyses.request((await tables.room(table)).table))


@api.post(
    "/tables/{table}/rematch",
    **describe(
        answers.Opened, *ENTRANCE, "table/not_over", "seat/not_yours", "action/stale", "server/busy",
        body=requests.Rematch,
    ),
)  # fmt: skip
async def rematch(request: Request, table: str) -> Response:
    await read_body(request, requests.Rematch)
    tables, caller = tables_of(request), await Caller.of(request)
    new = await tables.rematch(await tables.room(table), caller.holder)
    return caller.answer(answers.Opened(new.id, None, commitment(new.seed)))


@api.get("/history", **describe(answers.History))
async def history(request: Request) -> Response:
    tables = tables_of(request)
    return Json(await read_history(tables.store, tables.games, await holder_in(request)))


@api.get("/history.csv", response_class=Csv, **describe(str, media="text/csv"))
async def history_table(request: Request) -> Response:
    tables = tables_of(request)
    found = await read_history(tables.store, tables.games, await holder_in(request))
    headers = {"Content-Disposition": "attachment; filename=banchisa-games.csv"}
    return Csv(write_csv(found), headers=headers)


async def client_of(socket: WebSocket) -> Client:
    """Who has opened a socket, and how they want to hear of steps."""
    wanted = socket.query_params.get("scenes", "whole")
    if wanted not in ("whole", "changes"):
        raise Problem("request/malformed", what="scenes: must be whole or changes")
    beats = socket.query_params.get("beats", "no")
    if beats not in ("yes", "no"):
        raise Problem("request/malformed", what="beats: must be yes or no")
    holder, device = await holder_in(socket), device_in(socket)
    return Client(holder, address_key(socket.client), wanted == "changes", beats == "yes", device)


async def live(socket: WebSocket) -> None:
    """Open a socket at a table; its session begins when the request is over."""
    tables, client = tables_of(socket), await client_of(socket)
    if tables.sockets.is_closing:
        raise Problem("server/busy")  # before it is open: a proxy may ask the next server
    await socket.accept()
    connection = connection_of(socket.scope)
    try:
        room = await tables.room(socket.path_params["table"])
    except Exception as why:
        await refuse(connection, why)
        return
    session = Session(
        connection, room, client, tables.settings.limits, tables.queues.of(client.address), tables.metrics.traffic
    )
    connection.talk_later(partial(attend, session, tables.sockets))
