"""The requests of HTTP: what happens before and after a game."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from banchisa.engine.chance import commitment
from banchisa.engine.errors import RecordError
from banchisa.engine.game import Game
from banchisa.engine.record import GameRecord, Record
from banchisa.server.http import catalogue
from banchisa.server.http.addresses import address_key
from banchisa.server.http.bodies import read_body, read_options
from banchisa.server.http.openapi import ENTRANCE, describe
from banchisa.server.live.history import read_history, write_csv
from banchisa.server.live.line import line_of
from banchisa.server.live.readiness import check_readiness
from banchisa.server.live.socket import Client, Session, attend, refuse
from banchisa.server.live.tables import TableRequest, Tables
from banchisa.server.network import Network, is_loopback, is_private
from banchisa.server.processes.surveys import Asker
from banchisa.table import beginnings, chance, decisions, lessons, views
from banchisa.table.bot_names import seat_bot
from banchisa.table.errors import Problem
from banchisa.table.events import Seat
from banchisa.table.identity import COOKIE, LONGEST_TITLE, clean_name, holder_of, is_key, new_key
from banchisa.table.table import Table
from banchisa.table.wire import answers, learning, requests
from banchisa.table.wire.common import encoder
from banchisa.table.wire.tables import Explanation, WireGame
from banchisa.version import VERSION

LIVE = "/api/tables/{table}/live"
api = APIRouter(prefix="/api")
_DAY = 24 * 3600
_YEAR = 365 * _DAY


class Csv(Response):
    media_type = "text/csv"


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encoder.encode(content)


def tables_of(request: Request | WebSocket) -> Tables:
    tables = request.app.state.tables
    assert isinstance(tables, Tables)
    return tables


def device_in(request: Request | WebSocket) -> str | None:
    """What the server knows of the browser's own key, if it sent one."""
    key = request.cookies.get(COOKIE, "")
    return holder_of(key) if is_key(key) else None


async def holder_in(request: Request | WebSocket) -> str | None:
    """The person for whom the browser acts, if it has a key that was not revoked."""
    device = device_in(request)
    return None if device is None else await tables_of(request).store.person(device)


def network_of(request: Request) -> Network:
    network = request.app.state.network
    assert isinstance(network, Network)
    return network


def is_near(request: Request) -> bool:
    """Whether a request comes from this machine or from its house, as far as nobody stands between."""
    return request.client is not None and not _is_passed_on(request) and is_private(request.client.host)


def is_at_machine(request: Request) -> bool:
    """Whether a request comes from the machine itself, to an address that only the machine has."""
    if request.client is None or _is_passed_on(request):
        return False
    return is_loopback(request.client.host) and is_loopback(request.url.hostname or "")


def _is_passed_on(request: Request) -> bool:
    """Whether a proxy says that it asks for somebody else: what comes through it may come from anywhere."""
    return any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))


class Caller:
    """A browser that will hold a key from now on."""

    def __init__(self, request: Request, known: str | None, key: str = "") -> None:
        self._known = known
        self._key = key or new_key() if known is None else ""
        # whoever claims https without being a proxy of ours gets a cookie of less use, and nothing else
        self._secure = "https" in (request.url.scheme, request.headers.get("x-forwarded-proto"))
        self._base = tables_of(request).settings.base
        self.holder = self._known or holder_of(self._key)
        self.device = self.holder if known is None else device_in(request) or ""

    @staticmethod
    async def of(request: Request) -> Caller:
        return Caller(request, await holder_in(request))

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


@api.get("/reach", **describe(answers.WireReach))
async def reach(request: Request) -> Response:
    return Json(network_of(request).describe(is_near(request), is_at_machine(request)))


@api.post("/reach", **describe(answers.WireReach, "network/not_yours", "network/none", body=requests.OpenNetwork))
async def open_network(request: Request) -> Response:
    await read_body(request, requests.OpenNetwork)
    return Json(await network_of(request).open(is_at_machine(request)))


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


@api.get(
    "/games/{key}/lessons/{lesson}", **describe(learning.WireLesson, "game/unknown", "lesson/unknown", "lesson/refused")
)
async def lesson(request: Request, key: str, lesson: str) -> Response:
    return Json(lessons.describe_lesson(tables_of(request).game(key), lesson))


@api.get(
    "/games/{key}/puzzles/{puzzle}", **describe(learning.WirePuzzle, "game/unknown", "puzzle/unknown", "lesson/refused")
)
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
async def list_tables(request: Request) -> Response:
    tables, holder = tables_of(request), await holder_in(request)
    yours = await tables.entries(await tables.yours(holder), holder)
    return Json(answers.WireTables(yours, await tables.entries(await tables.list_public(), holder)))


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
        return beginnings.deal_puzzle(game, body.puzzle, secrets.randbits(53))
    if body.played is None:
        return None
    table = (await tables.room(body.played.table)).table
    if table.game.key != game.key:
        raise Problem("request/malformed", what=f"game: the table is one of {table.game.key}")
    return beginnings.find_played(table, body.played.at)


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
    if not room.table.is_host(holder):
        raise Problem("seat/not_yours")
    await room.name(_title(body.name))
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


@api.get("/devices", **describe(answers.Devices))
async def devices(request: Request) -> Response:
    holder, device = await holder_in(request), device_in(request)
    if holder is None or device is None:
        return Json(answers.Devices([], False))
    return Json(await tables_of(request).device_codes.describe(holder, device))


@api.post(
    "/devices/code",
    **describe(answers.DeviceCode, "device/nothing", "server/busy", body=requests.DeviceCodeWanted),
)
async def make_code(request: Request) -> Response:
    body = await read_body(request, requests.DeviceCodeWanted)
    tables, holder, device = tables_of(request), await holder_in(request), device_in(request)
    if holder is None or device is None or not await tables.yours(holder):
        raise Problem("device/nothing")
    return Json(await tables.device_codes.make(body.kind, holder, device, body.name))


@api.post(
    "/devices/redeem",
    **describe(answers.Linked, "device/code", "device/tables", "server/busy", body=requests.RedeemCode),
)
async def redeem_code(request: Request) -> Response:
    body = await read_body(request, requests.RedeemCode)
    tables, holder = tables_of(request), await holder_in(request)
    own = await tables.yours(holder)
    if own and not body.replace:
        raise Problem("device/tables", count=len(own))
    key = await tables.device_codes.redeem(body.code, body.name, address_key(request.client), device_in(request))
    found = await tables.yours(await tables.store.person(holder_of(key)))
    return Caller(request, None, key).answer(answers.Linked(len(found)))


@api.post("/devices/revoke", **describe(answers.Devices, "device/unknown", "server/busy", body=requests.RevokeDevice))
async def revoke_device(request: Request) -> Response:
    body = await read_body(request, requests.RevokeDevice)
    tables, holder, device = tables_of(request), await holder_in(request), device_in(request)
    if holder is None or device is None:
        raise Problem("device/unknown", device=body.device)
    tables.sockets.drop_devices({await tables.device_codes.revoke(holder, body.device)})
    return Json(await tables.device_codes.describe(holder, device))


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
