"""Where others can reach this server, and the one way to let more of them in while it runs."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import IPv4Address

import ifaddr

from banchisa.server.http.addresses import parse_ip
from banchisa.server.settings import Address, Settings
from banchisa.table.errors import Problem
from banchisa.table.wire.answers import ReachableAddress, WireReach

# what lets others in, where a click may not; ./play says how it was called
COMMAND = f"{os.environ.get('BANCHISA_CALLED', 'banchisa')} serve --host 0.0.0.0"
_EVERYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048  # connections that may wait to be accepted
Accept = Callable[[socket.socket], Awaitable[None]]


class Network:
    """Knows at which addresses the server listens and what they are worth to people elsewhere."""

    def __init__(self, settings: Settings) -> None:
        self._public_url = settings.public_url
        self._base = settings.base
        self._may_open = settings.may_open
        self._listening: list[Address] = []
        self._accept: Accept | None = None
        self._opening = asyncio.Lock()

    def begin(self, listening: socket.socket, accept: Accept) -> None:
        """The server listens here; it can be told to accept connections of other sockets too."""
        host, port = listening.getsockname()[:2]
        self._listening = [Address(host, port)]
        self._accept = accept

    def describe(self, is_near: bool, is_own: bool) -> WireReach:
        """The addresses that others can use. Those of the machine's networks are told only to people in one of
        them, and only a person at the machine itself may open the server to them."""
        found = [ReachableAddress(self._public_url, "anywhere", "")] if self._public_url else []
        if is_near:
            found += [
                ReachableAddress(f"http://{Address(address, port)}{self._base}", "house", network)
                for network, address, port in self._find_reachable()
            ]
        can_open = is_own and self._may_open and not found and bool(find_networks())
        return WireReach(found, can_open, COMMAND if is_own else None)

    def _find_reachable(self) -> list[tuple[str, str, int]]:
        """Network, address and port of each way to this machine that the server listens at."""
        return [
            (network, address, at.port)
            for network, address in find_networks()
            for at in self._listening
            if at.host in (*_EVERYWHERE, address)
        ]

    async def open(self, is_own: bool) -> WireReach:
        """Listen at the addresses of the machine's networks too, until the server ends."""
        if not is_own or not self._may_open or self._accept is None:
            raise Problem("network/not_yours", command=COMMAND)
        async with self._opening:
            for _, address in find_networks():
                if all(at.host not in (*_EVERYWHERE, address) for at in self._listening):
                    await self._listen(address, self._listening[0].port)
            if not self._find_reachable():
                raise Problem("network/none", command=COMMAND)
        return self.describe(is_near=True, is_own=True)

    async def _listen(self, address: str, port: int) -> None:
        """Listen at one more address, if nobody else does."""
        assert self._accept is not None
        try:
            listening = listen_at(address, port)
        except OSError:
            return
        await self._accept(listening)
        self._listening.append(Address(address, port))


def listen_at(host: str, port: int) -> socket.socket:
    """A socket that listens at this address."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def find_networks() -> list[tuple[str, str]]:
    """The networks this machine is in, by name, and its address in each; link-local ones and the loop are left out."""
    found: list[tuple[str, str]] = []
    with suppress(OSError):
        for adapter in ifaddr.get_adapters():
            for ip in adapter.ips:
                if ip.is_IPv4 and _is_useful(IPv4Address(str(ip.ip))):
                    found.append((str(adapter.nice_name), str(ip.ip)))
    return found


def _is_useful(address: IPv4Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def is_loopback(host: str) -> bool:
    """Whether an address or name means the machine itself."""
    name = host.lower()
    address = parse_ip(name.strip("[]"))
    return name == "localhost" or name.endswith(".localhost") if address is None else address.is_loopback


def is_private(host: str) -> bool:
    """Whether an address belongs to a home or office, or to this machine."""
    address = parse_ip(host)
    return address is not None and address.is_private
