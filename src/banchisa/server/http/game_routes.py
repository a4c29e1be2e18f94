"""The requests about games, with no table: what there is to play, its rules, words, lessons and puzzles."""

from __future__ import annotations

import asyncio
import time

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from banchisa.server.http import catalogue
from banchisa.server.http.addresses import address_key
from banchisa.server.http.bodies import read_body, read_options
from banchisa.server.http.callers import Json, tables_of
from banchisa.server.http.openapi import describe
from banchisa.server.processes.surveys import Asker
from banchisa.table import lessons, views
from banchisa.table.wire import answers, learning, requests
from banchisa.table.wire.tables import Explanation, WireGame

game_api = APIRouter(prefix="/api")
_DAY = 24 * 3600


@game_api.get("/games", **describe(list[WireGame]))
async def games(request: Request) -> Response:
    return Json([views.describe_game(game) for game in tables_of(request).games.values()])


@game_api.post("/games/{key}/terms", **describe(answers.WireTerms, "game/unknown", body=requests.TermsWanted))
async def terms(request: Request, key: str) -> Response:
    body = await read_body(request, requests.TermsWanted)
    return Json(catalogue.explain_terms(tables_of(request).game(key), body.seats, dict(body.options)))


@game_api.get("/games/{key}/figures", **describe(answers.Figures, "request/malformed", "game/unknown", "table/options"))
async def figures(request: Request, key: str, seats: int, options: str = "{}") -> Response:
    tables = tables_of(request)
    game = tables.game(key)
    asker = Asker(address_key(request.client), request.is_disconnected)
    found = await tables.surveys.of(game, catalogue.agree_terms(game, seats, read_options(options)), asker)
    return Response(status_code=204) if found is None else Json(found)


@game_api.get("/games/{key}/rules", **describe(answers.WireRulebook, "request/malformed", "game/unknown"))
async def rules(request: Request, key: str, lang: str = "en") -> Response:
    return Json(catalogue.describe_rules(tables_of(request).game(key), lang))


@game_api.get(
    "/games/{key}/words/{lang}",
    response_class=PlainTextResponse,
    **describe(str, "request/malformed", "game/unknown", media="text/plain"),
)
async def words(request: Request, key: str, lang: str) -> Response:
    return PlainTextResponse(catalogue.words(tables_of(request).game(key), lang))


@game_api.get("/games/{key}/learning", **describe(learning.LearningMaterial, "game/unknown"))
async def learning_material(request: Request, key: str) -> Response:
    game = tables_of(request).game(key)
    return Json(await asyncio.to_thread(lessons.describe_learning, game))  # the first time everything is played


@game_api.get(
    "/games/{key}/learning/words/{lang}",
    response_class=PlainTextResponse,
    **describe(str, "request/malformed", "game/unknown", media="text/plain"),
)
async def learning_words(request: Request, key: str, lang: str) -> Response:
    return PlainTextResponse(catalogue.learning_words(tables_of(request).game(key), lang))


@game_api.get(
    "/games/{key}/lessons/{lesson}", **describe(learning.WireLesson, "game/unknown", "lesson/unknown", "lesson/refused")
)
async def lesson(request: Request, key: str, lesson: str) -> Response:
    return Json(lessons.describe_lesson(tables_of(request).game(key), lesson))


@game_api.get(
    "/games/{key}/puzzles/{puzzle}", **describe(learning.WirePuzzle, "game/unknown", "puzzle/unknown", "lesson/refused")
)
async def puzzle(request: Request, key: str, puzzle: str) -> Response:
    return Json(lessons.describe_puzzle(tables_of(request).game(key), puzzle))


@game_api.post(
    "/games/{key}/puzzles/{puzzle}/why",
    **describe(Explanation, "request/malformed", "game/unknown", "puzzle/unknown", body=requests.TryInPuzzle),
)
async def why_not_in_puzzle(request: Request, key: str, puzzle: str) -> Response:
    body = await read_body(request, requests.TryInPuzzle)
    return Json(lessons.refuse_in_puzzle(tables_of(request).game(key), puzzle, body.touch))


@game_api.get("/puzzles/today", **describe(learning.DailyPuzzle))
async def puzzle_of_the_day(request: Request) -> Response:
    games = tables_of(request).games.values()
    found = await asyncio.to_thread(lessons.find_daily, games, int(time.time()) // _DAY)
    return Response(status_code=204) if found is None else Json(found)


@game_api.post(
    "/games/{key}/lessons/{lesson}/why",
    **describe(Explanation, "request/malformed", "game/unknown", "lesson/unknown", body=requests.TryInLesson),
)
async def why_not(request: Request, key: str, lesson: str) -> Response:
    body = await read_body(request, requests.TryInLesson)
    return Json(lessons.refuse_try(tables_of(request).game(key), lesson, body.task, body.touch))
