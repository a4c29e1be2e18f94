"""Seats that travel: codes that let another browser act for the same person, and the list of those that do.

A person is called by the hash of their first browser's key, as seats and tables have it. Every other browser has a key
of its own, and a row that says for whom it acts, so that it can be revoked alone. A revoked key is nobody's for ever.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from dataclasses import replace

from banchisa.server.http.rate_limit import Buckets, Limits
from banchisa.server.notices.rows import end_ways
from banchisa.server.storage.statements import Statement
from banchisa.server.storage.store import CodeKind, Store
from banchisa.table.errors import Problem
from banchisa.table.identity import clean_name, holder_of, new_key
from banchisa.table.wire.answers import DeviceCode, Devices, WireDevice

LIFETIME = 300  # seconds of a code for another device
MOST_DEVICES = 20  # of one person
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike: 5 bits each
_LENGTHS: dict[CodeKind, int] = {"link": 8, "recovery": 26}  # 40 bits for minutes, 130 for years
_SALT = b"banchisa device code 1"
_LONGEST = 24
_ADD = (
    "INSERT INTO devices (holder, id, person, name, added) SELECT $1, $2, $3, $4, CAST($5 AS DOUBLE PRECISION) "
    "WHERE (SELECT COUNT(*) FROM devices WHERE person = $3 AND revoked IS NULL) < $6 ON CONFLICT DO NOTHING"
)


class DeviceCodes:
    """Makes, tries and takes back what lets a browser act for somebody."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._tries = Buckets(limits.codes)

    async def make(self, kind: CodeKind, person: str, holder: str, name: str) -> DeviceCode:
        """A new code, in the place of the last one of its kind. The browser that asks becomes a device with a name."""
        code = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTHS[kind]))
        expires = time.time() + LIFETIME if kind == "link" else None
        writes = [
            Statement("DELETE FROM codes WHERE person = $1 AND kind = $2", (person, kind)),
            Statement("DELETE FROM codes WHERE expires < $1", (time.time(),)),
            Statement("INSERT INTO codes VALUES ($1, $2, $3, $4)", (await _digest(code), person, kind, expires)),
        ]
        if all(device.holder != holder for device in await self._store.devices(person)):
            writes.append(replace(_add_device(holder, person, name), problem=None))  # a name is all it would lose
        await self._store.write(*writes)
        return DeviceCode(code, LIFETIME if kind == "link" else None)

    async def redeem(self, code: str, name: str, address: str, before: str | None) -> str:
        """The key of a device that acts for the person whose code this is; the code is used up. Who guesses waits.

        What the browser was before is told nothing there any more.
        """
        self._tries.check(address)
        digest, key = await _digest(clean_code(code)), new_key()
        wrong = Problem("device/code")
        person = await self._store.person_of_code(digest, time.time())
        if person is None:
            raise wrong
        use_up = "DELETE FROM codes WHERE digest = $1 AND (expires IS NULL OR expires > $2)"
        await self._store.write(
            Statement(use_up, (digest, time.time()), wrong),
            _add_device(holder_of(key), person, name),
            *(end_ways("device", before) if before else ()),
        )
        return key

    async def describe(self, person: str, holder: str) -> Devices:
        devices = [
            WireDevice(device.id, device.name, device.added, device.holder == holder)
            for device in await self._store.devices(person)
        ]
        return Devices(devices, await self._store.has_code(person, "recovery"))

    async def revoke(self, person: str, device: str) -> str:
        """Let a device act for nobody any more; the hash of its key.

        Nothing is pushed to it, and codes that it may have seen are used up.
        """
        unknown = Problem("device/unknown", device=device)
        holder = next((each.holder for each in await self._store.devices(person) if each.id == device), None)
        if holder is None:
            raise unknown
        revoke = "UPDATE devices SET revoked = $3 WHERE person = $1 AND id = $2 AND revoked IS NULL"
        await self._store.write(
            Statement(revoke, (person, device, time.time()), unknown),
            Statement("DELETE FROM codes WHERE person = $1", (person,)),
            *end_ways("device", holder),
        )
        return holder


def clean_code(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(char for char in code.upper() if char in _LETTERS)


def _add_device(holder: str, person: str, name: str) -> Statement:
    values = (holder, secrets.token_hex(8), person, clean_device(name), time.time(), MOST_DEVICES)
    return Statement(_ADD, values, Problem("request/too_many", most=MOST_DEVICES))


def clean_device(name: str) -> str:
    """What a browser calls itself, or nothing if that cannot be shown."""
    try:
        return clean_name(name[:_LONGEST])
    except Problem:
        return ""


async def _digest(code: str) -> str:
    """What is stored of a code. It is slow to compute, as a short one could be guessed from a fast digest."""
    return await asyncio.to_thread(_compute_digest, code)


def _compute_digest(code: str) -> str:
    return hashlib.scrypt(code.encode(), salt=_SALT, n=2**14, r=8, p=1, dklen=32).hex()
