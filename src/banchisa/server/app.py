"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from banchisa.engine.errors import LessonError
from banchisa.engine.game import Game
from banchisa.server.cluster.join_cluster import join_cluster
from banchisa.server.http.callers import Json
from banchisa.server.http.catalogue import Catalogue
from banchisa.server.http.device_routes import device_api
from banchisa.server.http.game_routes import game_api
from banchisa.server.http.middleware import SecurityMiddleware
from banchisa.server.http.notice_routes import notice_api
from banchisa.server.http.openapi import complete_openapi
from banchisa.server.http.request_ids import RequestIds
from banchisa.server.http.static import Manual, Pages
from banchisa.server.http.table_routes import LIVE, api, live
from banchisa.server.live.tables import Tables
from banchisa.server.metrics import Metrics
from banchisa.server.network import Network
from banchisa.server.settings import Settings
from banchisa.server.storage.open_store import START, open_store
from banchisa.table.errors import Problem
from banchisa.table.wire.problems import WireProblem
from banchisa.version import VERSION

log = logging.getLogger("banchisa.server")
APIS = (api, game_api, device_api, notice_api)


def create_app(settings: Settings, games: Mapping[str, Game] | None = None) -> FastAPI:
    """A server's application; games are those on the shelf unless others are given."""
    metrics = Metrics()
    app = FastAPI(
        title="Banchisa", version=VERSION, lifespan=partial(run_tables, settings, games, metrics),
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", redirect_slashes=False,
    )  # fmt: skip
    app.state.metrics = metrics
    app.state.network = Network(settings)
    for kind in (Problem, LessonError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _answer)
    for routes in APIS:
        app.include_router(routes)
    app.router.routes.append(WebSocketRoute(LIVE, live))
    manual = Manual(settings.manual, settings.base)
    for path in ("/docs", "/docs/{path:path}"):
        app.router.routes.append(Route(path, manual.answer, methods=["GET"]))
    app.router.routes.append(Route("/{path:path}", Pages(settings.web, settings.base).answer, methods=["GET"]))
    app.add_middleware(SecurityMiddleware, settings=settings, metrics=metrics)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=sorted(settings.proxies))
    app.add_middleware(RequestIds, proxies=settings.proxies)  # the last one added is the first to be passed
    app.openapi = lambda: complete_openapi(app)  # type: ignore[method-assign]  # as FastAPI's manual has it
    return app


@asynccontextmanager
async def run_tables(
    settings: Settings, games: Mapping[str, Game] | None, metrics: Metrics, app: FastAPI
) -> AsyncIterator[None]:
    """Open the store and look after its tables for as long as the application runs."""
    store = await open_store(settings.store, metrics.note_commit, START)
    cluster = join_cluster(settings.store)
    tables = Tables(settings, Catalogue() if games is None else games, store, metrics, cluster)
    await cluster.start(tables)
    app.state.tables = tables
    metrics.watch(tables.count)
    for game in tables.games.values():
        game.index_touches()  # here nobody waits for it; at the first touch every table would
    await tables.time_keeper.resume(tables.cluster.is_alone)
    work = (
        tables.sweep(), tables.follow_store(), tables.time_keeper.keep(), tables.notices.run(), tables.sockets.beat(),
    )  # fmt: skip
    upkeep = [asyncio.create_task(task) for task in work]
    if settings.metrics is not None:
        upkeep.append(asyncio.create_task(metrics.watch_event_loop()))
    yield
    for task in upkeep:
        task.cancel()
    await asyncio.gather(*upkeep, return_exceptions=True)
    await tables.close()


async def _answer(request: Request, why: Exception) -> Response:
    """Whatever went wrong with a request, as a problem."""
    problem = _explain(request, why)
    status = why.status_code if isinstance(why, HTTPException) else problem.status
    return Json(WireProblem.of(problem), status)


def _explain(request: Request, why: Exception) -> Problem:
    match why:
        case Problem():
            return why
        case LessonError():  # a file that teaches a game is not as it should be: who wrote it must know where
            log.warning("%s: %s", request.url.path, why)
            return Problem("lesson/refused", what=str(why))
        case RequestValidationError():  # said without repeating what was sent
            first = why.errors()[0]
            place = ".".join(str(part) for part in first["loc"])
            return Problem("request/malformed", what=f"{place}: {first['msg']}")
        case HTTPException(status_code=404 | 405):  # a path or method that does not exist
            return Problem("request/unknown", path=request.url.path)
        case HTTPException():  # a body that is no JSON
            return Problem("request/malformed", what=str(why.detail))
    raise why
