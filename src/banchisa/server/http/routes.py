"""The requests of HTTP: what happens before and after a game."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from banchisa.engine.chance import commitment
from banchisa.engine.record import GameRecord
from banchisa.server.http import catalogue
from banchisa.server.http.addresses import address_key
from banchisa.server.http.bodies import read_body, read_options
from banchisa.server.http.openapi import ENTRANCE, describe
from banchisa.server.live.line import line_of
from banchisa.server.live.readiness import check_readiness
from banchisa.server.live.socket import Client, Session, attend, refuse
from banchisa.server.live.tables import TableRequest, Tables
from banchisa.server.processes.surveys import Asker
from banchisa.table import chance, decisions, lessons, views
from banchisa.table.errors import Problem
from banchisa.table.events import Seat
from banchisa.table.identity import COOKIE, clean_name, holder_of, is_key, new_key
from banchisa.table.table import Table
from banchisa.table.wire import answers, learning, requests
from banchisa.table.wire.common import encoder
from banchisa.table.wire.tables import Explanation, WireGame
from banchisa.version import VERSION

LIVE = "/api/tables/{table}/live"
api = APIRouter(prefix="/api")
_DAY = 24 * 3600
_YEAR = 365 * _DAY


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encoder.encode(content)


def tables_of(request: Request | WebSocket) -> Tables:
    tables = request.app.state.tables
    assert isinstance(tables, Tables)
    return tables


def holder_in(request: Request | WebSocket) -> str | None:
    """What the server knows of the browser's key, if it sent one."""
    key = request.cookies.get(COOKIE, "")
    return holder_of(key) if is_key(key) else None


class Caller:
    """A browser that will hold a key from now on."""

    def __init__(self, request: Request) -> None:
        self._known = holder_in(request)
        self._key = new_key() if self._known is None else ""
        # whoever claims https without being a proxy of ours gets a cookie of less use, and nothing else
        self._secure = "https" in (request.url.scheme, request.headers.get("x-forwarded-proto"))
        self._base = tables_of(request).settings.base
        self.holder = self._known or holder_of(self._key)

    def answer(self, content: msgspec.Struct) -> Response:
        """The answer, with the key if the browser had none."""
        response = Json(content)
        if self._known is None:
            response.set_cookie(
                COOKIE, self._key, max_age=_YEAR, path=self._base, secure=self._secure, httponly=True, samesite="strict"
            )
        return response


@api.get("/health", **describe(answers.WireHealth))
async def health() -> Response:
    return Json(answers.WireHealth(True, VERSION))


@api.get("/ready", **describe(answers.WireReadiness, statuses=(200, 503)))
async def ready(request: Request) -> Response:
    found = await check_readiness(tables_of(request))
    return Json(found, 200 if found.ready else 503)


@api.get("/games", **describe(list[WireGame]))
async def games(request: Request) -> Response:
    return Json([views.describe_game(game) for game in tables_of(request).games.values()])


@api.post("/games/{key}/terms", **describe(answers.WireTerms, "game/unknown", body=requests.TermsWanted))
async def terms(request: Request, key: str) -> Response:
    body = await read_body(request, requests.TermsWanted)
    return Json(catalogue.explain_terms(tables_of(request).game(key), body.seats, dict(body.options)))


@api.get("/games/{key}/figures", **describe(answers.Figures, "request/malformed", "game/unknown", "table/options"))
async def figures(request: Request, key: str, seats: int, options: str = "{}") -> Response:
    tables = tables_of(request)
    game = tables.game(key)
    asker = Asker(address_key(request.client), request.is_disconnected)
    found = await tables.surveys.of(game, catalogue.agree_terms(game, seats, read_options(options)), asker)
    return Response(status_code=204) if found is None else Json(found)


@api.get("/games/{key}/rules", **describe(answers.WireRulebook, "request/malformed", "game/unknown"))
async def rules(request: Request, key: str, lang: str = "en") -> Response:
    return Json(catalogue.describe_rules(tables_of(request).game(key), lang))


@api.get(
    "/games/{key}/words/{lang}",
    response_class=PlainTextResponse,
    **describe(str, "request/malformed", "game/unknown", media="text/plain"),
)
async def words(request: Request, key: str, lang: str) -> Response:
    return PlainTextResponse(catalogue.words(tables_of(request).game(key), lang))


@api.get("/games/{key}/learning", **describe(learning.LearningMaterial, "game/unknown"))
async def learning_material(request: Request, key: str) -> Response:
    return Json(lessons.describe_learning(tables_of(request).game(key)))


@api.get(
    "/games/{key}/learning/words/{lang}",
    response_class=PlainTextResponse,
    **describe(str, "request/malformed", "game/unknown", media="text/plain"),
)
async def learning_words(request: Request, key: str, lang: str) -> Response:
    return PlainTextResponse(catalogue.learning_words(tables_of(request).game(key), lang))


@api.get("/games/{key}/lessons/{lesson}", **describe(learning.WireLesson, "game/unknown", "lesson/unknown"))
async def lesson(request: Request, key: str, lesson: str) -> Response:
    return Json(lessons.describe_lesson(tables_of(request).game(key), lesson))


@api.get("/games/{key}/puzzles/{puzzle}", **describe(learning.WirePuzzle, "game/unknown", "puzzle/unknown"))
async def puzzle(request: Request, key: str, puzzle: str) -> Response:
    return Json(lessons.describe_puzzle(tables_of(request).game(key), puzzle))


@api.post(
    "/games/{key}/puzzles/{puzzle}/why",
    **describe(Explanation, "request/malformed", "game/unknown", "puzzle/unknown", body=requests.TryInPuzzle),
)
async def why_not_in_puzzle(request: Request, key: str, puzzle: str) -> Response:
    body = await read_body(request, requests.TryInPuzzle)
    return Json(lessons.refuse_in_puzzle(tables_of(request).game(key), puzzle, body.touch))


@api.get("/puzzles/today", **describe(learning.DailyPuzzle))
async def puzzle_of_the_day(request: Request) -> Response:
    found = lessons.find_daily(tables_of(request).games.values(), int(time.time()) // _DAY)
    return Response(status_code=204) if found is None else Json(found)


@api.post(
    "/games/{key}/lessons/{lesson}/why",
    **describe(Explanation, "request/malformed", "game/unknown", "lesson/unknown", body=requests.TryInLesson),
)
async def why_not(request: Request, key: str, lesson: str) -> Response:
    body = await read_body(request, requests.TryInLesson)
    return Json(lessons.refuse_try(tables_of(request).game(key), lesson, body.task, body.touch))


@api.get("/tables", **describe(answers.WireTables))
async def tables(request: Request) -> Response:
    tables, holder = tables_of(request), holder_in(request)
    yours = await tables.entries(await tables.yours(holder), holder)
    return Json(answers.WireTables(yours, await tables.entries(await tables.list_public(), holder)))


@api.post(
    "/tables",
    **describe(
        answers.Opened,
        "game/unknown",
        "lesson/unknown",
        "table/options",
        "seat/name",
        "server/busy",
        body=requests.NewTable,
    ),
)
async def open_table(request: Request) -> Response:
    body = await read_body(request, requests.NewTable)
    tables, caller = tables_of(request), Caller(request)
    seats = [_seat(chair, caller.holder) for chair in body.seats]
    decisions.check_level(body.stand_in)
    game = tables.game(body.game)
    wanted = TableRequest(dict(body.options), body.public, body.hints, body.stand_in)
    if body.example is not None:
        wanted = replace(wanted, position=lessons.find_example(game, body.example).position)
    header = await tables.open(game, wanted, seats, caller.holder, address_key(request.client))
    waits = any(seat.kind == "open" for seat in seats)
    return caller.answer(answers.Opened(header.id, header.invite if waits else None, commitment(header.seed)))


def _seat(chair: requests.SeatWanted, holder: str) -> Seat:
    match chair:
        case requests.Here():
            return decisions.seat_person("" if chair.name is None else clean_name(chair.name), holder)
        case requests.BotSeat():
            decisions.check_level(chair.level)
            return Seat("bot", level=chair.level)
        case requests.Link():
            return Seat()


@api.get("/tables/{table}", **describe(answers.TableEntry, "table/unknown", "table/damaged"))
async def one_table(request: Request, table: str) -> Response:
    tables = tables_of(request)
    (found,) = await tables.entries([await tables.load_stored(table)], holder_in(request))
    return Json(found)


@api.post(
    "/tables/{table}/sit",
    **describe(
        answers.Seated, *ENTRANCE, "table/closed", "seat/taken", "seat/invite", "seat/name", "action/stale",
        "server/busy", body=requests.Sit,
    ),
)  # fmt: skip
async def sit(request: Request, table: str) -> Response:
    body = await read_body(request, requests.Sit)
    caller, room = Caller(request), await tables_of(request).room(table)
    taken: list[int] = []

    def decide(table: Table) -> decisions.Decision:
        seat, decision = decisions.sit(table, caller.holder, body.name, body.invite)
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
    holder, room = holder_in(request), await tables_of(request).room(table)
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
    return Json(views.record(live, live.viewer(live.seats_of(holder_in(request)))).to_wire())


@api.get("/tables/{table}/draws", **describe(answers.Draws, *ENTRANCE, "table/not_over"))
async def draws(request: Request, table: str) -> Response:
    live = (await tables_of(request).room(table)).table
    if not live.is_over:
        raise Problem("table/not_over")
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
    tables, caller = tables_of(request), Caller(request)
    new = await tables.rematch(await tables.room(table), caller.holder)
    return caller.answer(answers.Opened(new.id, None, commitment(new.seed)))


def client_of(socket: WebSocket) -> Client:
    """Who has opened a socket, and how they want to hear of steps."""
    wanted = socket.query_params.get("scenes", "whole")
    if wanted not in ("whole", "changes"):
        raise Problem("request/malformed", what="scenes: must be whole or changes")
    return Client(holder_in(socket), address_key(socket.client), wanted == "changes")


async def live(socket: WebSocket) -> None:
    """Open a socket at a table; its session begins when the request is over."""
    tables, client = tables_of(socket), client_of(socket)
    if tables.sockets.is_closing:
        raise Problem("server/busy")  # before it is open: a proxy may ask the next server
    await socket.accept()
    line = line_of(socket.scope)
    try:
        room = await tables.room(socket.path_params["table"])
    except Exception as why:
        await refuse(line, why)
        return
    session = Session(
        line, room, client, tables.settings.limits, tables.turns.of(client.address), tables.metrics.traffic
    )
    line.talk_later(partial(attend, session, tables.sockets))
