"""The requests about notices: which ways there are, a new one, its code, a test, its end."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from banchisa.server.http.addresses import address_key
from banchisa.server.http.bodies import read_body
from banchisa.server.http.callers import Caller, Json, device_in, holder_in, is_near, network_of, tables_of
from banchisa.server.http.openapi import describe
from banchisa.server.network import is_loopback
from banchisa.server.notices.rows import Retry
from banchisa.server.notices.sender import Sender
from banchisa.server.notices.ways import (
    MailTarget,
    PushTarget,
    Target,
    Way,
    WebhookTarget,
    check_target,
    is_way,
    new_way,
)
from banchisa.table.errors import Problem
from banchisa.table.identity import is_same
from banchisa.table.wire import notices as wire

notice_api = APIRouter(prefix="/api/notices")
_MOST_ATTEMPTS = 5


def _sender_of(request: Request) -> Sender:
    return tables_of(request).notices


async def _describe(sender: Sender, holder: str | None, device: str | None) -> wire.WireNotices:
    # what waits is read first: if it arrives meanwhile, the page looks again; the other way round it would never know
    waiting = set() if holder is None else await sender.rows.find_waiting(holder)
    retries = {} if holder is None else await sender.rows.find_retries(holder)
    ways = [] if holder is None else await sender.rows.find_ways(holder)
    settings = sender.settings
    shown = [_show(way, retries.get(way.id), way.id in waiting, way.device == device) for way in ways]
    return wire.WireNotices(shown, await sender.push.public_key(), settings.mail is not None, settings.allows_private)


def _show(way: Way, retry: Retry | None, is_waiting: bool, is_here: bool) -> wire.WireWay:
    again = None if retry is None else retry.due
    kind = way.target.__struct_config__.tag
    title, stage = way.target.title, way.state
    return wire.WireWay(way.id, kind, title, stage, way.error, way.sent, again, is_waiting, is_here)  # type: ignore[arg-type]


@notice_api.get("", **describe(wire.WireNotices))
async def notices(request: Request) -> Response:
    return Json(await _describe(_sender_of(request), await holder_in(request), device_in(request)))


@notice_api.post(
    "/ways",
    **describe(wire.WireNotices, "notice/target", "notice/too_many", "notice/not_offered", body=wire.WayWanted),
)
async def add_way(request: Request) -> Response:
    body: wire.WayWanted = await read_body(request, wire.WayWanted)  # type: ignore[arg-type]
    sender, caller = _sender_of(request), await Caller.of(request)
    target = _target_of(body, sender)
    check_target(target, sender.settings.allows_private)
    _check_rate(request)
    way = new_way(caller.holder, target, body.language, _home_of(request, target), sender.now(), caller.device)
    await sender.rows.add(way)
    sender.wake()
    return caller.answer(await _describe(sender, caller.holder, caller.device))


def _target_of(body: wire.WayWanted, sender: Sender) -> Target:
    match body:
        case wire.MailWanted():
            if sender.settings.mail is None:
                raise Problem("notice/not_offered", what="mail")
            return MailTarget(body.address.strip())
        case wire.WebhookWanted():
            return WebhookTarget(body.url.strip(), body.shape, body.token.strip())
        case wire.PushWanted():
            if not sender.push.is_possible:
                raise Problem("notice/not_offered", what="push")
            return PushTarget(body.endpoint, body.p256dh, body.auth)


def _check_rate(request: Request) -> None:
    """Refuse who sends too much at once to others, or to themselves."""
    tables_of(request).tries.check(address_key(request.client))


def _home_of(request: Request, target: Target) -> str:
    """The address by which this person knows the server; that it is one of ours was checked before.

    What is read on other devices gets one that they can reach, if there is any.
    """
    origin = urlsplit(request.headers.get("origin", ""))
    if is_loopback(origin.hostname or "") and not isinstance(target, PushTarget):
        for address in network_of(request).describe(is_near(request), is_own=False).addresses:
            return address.url
    return f"{origin.scheme}://{origin.netloc}{tables_of(request).settings.base}"


async def _own_way(request: Request, id: str) -> Way:
    """A way of the one who asks."""
    holder = await holder_in(request)
    way = await _sender_of(request).rows.find_way(id) if is_way(id) else None
    if way is None or holder is None or not is_same(way.holder, holder):
        raise Problem("notice/unknown")
    return way


@notice_api.post(
    "/ways/{way}/confirm", **describe(wire.WireNotices, "notice/unknown", "notice/code", body=wire.ConfirmWay)
)
async def confirm_way(request: Request, way: str) -> Response:
    body, found, sender = await read_body(request, wire.ConfirmWay), await _own_way(request, way), _sender_of(request)
    if found.state == "new":
        if found.attempts >= _MOST_ATTEMPTS:
            raise Problem("notice/code", left=0)
        await sender.rows.note_attempt(found)
        if not is_same(body.code.strip(), found.code):
            raise Problem("notice/code", left=_MOST_ATTEMPTS - found.attempts - 1)
        await sender.rows.confirm(found)
    return Json(await _describe(sender, found.holder, device_in(request)))


@notice_api.post("/ways/{way}/test", **describe(wire.WireNotices, "notice/unknown", "notice/code", body=wire.TestWay))
async def test_way(request: Request, way: str) -> Response:
    await read_body(request, wire.TestWay)
    found, sender = await _own_way(request, way), _sender_of(request)
    if found.state == "new":
        raise Problem("notice/code", left=_MOST_ATTEMPTS - found.attempts)
    _check_rate(request)
    await sender.rows.queue_test(found, sender.now())
    sender.wake()
    return Json(await _describe(sender, found.holder, device_in(request)))


@notice_api.post("/ways/{way}/stop", **describe(wire.WayStopped, body=wire.StopWay))
async def stop_way(request: Request, way: str) -> Response:
    """End a way. Programs for mail ask for this too (RFC 8058): they have no key, but know the way."""
    sender = _sender_of(request)
    found = await sender.rows.find_way(way) if is_way(way) else None
    if found is not None:
        await sender.rows.end(found)
    return Json(wire.WayStopped(True))
