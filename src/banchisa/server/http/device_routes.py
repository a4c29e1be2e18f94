"""The requests about the devices of a person: which there are, a code for one more, and its end."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from banchisa.server.http.addresses import address_key
from banchisa.server.http.bodies import read_body
from banchisa.server.http.callers import Caller, Json, device_in, holder_in, tables_of
from banchisa.server.http.openapi import describe
from banchisa.table.errors import Problem
from banchisa.table.identity import holder_of
from banchisa.table.wire import answers, requests

device_api = APIRouter(prefix="/api/devices")


@device_api.get("", **describe(answers.Devices))
async def devices(request: Request) -> Response:
    holder, device = await holder_in(request), device_in(request)
    if holder is None or device is None:
        return Json(answers.Devices([], False))
    return Json(await tables_of(request).device_codes.describe(holder, device))


@device_api.post(
    "/code",
    **describe(answers.DeviceCode, "device/nothing", "server/busy", body=requests.DeviceCodeWanted),
)
async def make_code(request: Request) -> Response:
    body = await read_body(request, requests.DeviceCodeWanted)
    tables, holder, device = tables_of(request), await holder_in(request), device_in(request)
    if holder is None or device is None or not await tables.lists.find_yours(holder):
        raise Problem("device/nothing")
    return Json(await tables.device_codes.make(body.kind, holder, device, body.name))


@device_api.post(
    "/redeem",
    **describe(answers.Linked, "device/code", "device/tables", "server/busy", body=requests.RedeemCode),
)
async def redeem_code(request: Request) -> Response:
    body = await read_body(request, requests.RedeemCode)
    tables, holder = tables_of(request), await holder_in(request)
    own = await tables.lists.find_yours(holder)
    if own and not body.replace:
        raise Problem("device/tables", count=len(own))
    key = await tables.device_codes.redeem(body.code, body.name, address_key(request.client), device_in(request))
    found = await tables.lists.find_yours(await tables.store.find_person(holder_of(key)))
    return Caller(request, None, key).answer(answers.Linked(len(found)))


@device_api.post("/revoke", **describe(answers.Devices, "device/unknown", "server/busy", body=requests.RevokeDevice))
async def revoke_device(request: Request) -> Response:
    body = await read_body(request, requests.RevokeDevice)
    tables, holder, device = tables_of(request), await holder_in(request), device_in(request)
    if holder is None or device is None:
        raise Problem("device/unknown", device=body.device)
    tables.sockets.drop_devices({await tables.device_codes.revoke(holder, body.device)})
    return Json(await tables.device_codes.describe(holder, device))
