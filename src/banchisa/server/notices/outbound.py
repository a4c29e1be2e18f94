"""Requests to addresses that others have given: never into the network of the server itself, and never further on."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpcore

_PATIENCE = 15.0  # seconds for all of a request
_TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 addresses as networks of IPv6 write them
_INNER = (ip_network("192.0.0.0/24"), ip_network("fec0::/10"))  # networks of ones own that Python counts as open
SocketOptions = Iterable[tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]]


class Undelivered(Exception):
    """A message that did not arrive: a code that people get explained, and the seconds until it may be worth a try."""

    def __init__(self, code: str, wait: float = 0.0, is_final: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.wait = wait
        self.is_final = is_final  # whether there is no such address any more


@dataclass(frozen=True)
class Message:
    """What is sent, and where."""

    url: str
    headers: dict[str, str]
    body: bytes
    method: str = "POST"


class GuardedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only: the address that was looked at is the one that is connected to."""

    def __init__(self, allows_private: bool) -> None:
        self._network = httpcore.AnyIOBackend()
        self._allows_private = allows_private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: SocketOptions | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):  # the second where it could be no name at all
            raise Undelivered("name") from None
        addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
        if not self._allows_private and not all(is_public(address) for address in addresses):
            raise Undelivered("address")
        for address in addresses[:-1]:
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError:
                continue
        return await self._network.connect_tcp(addresses[-1], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: SocketOptions | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise Undelivered("address")

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether an address belongs to the open network, and not to this machine."""
    found = _unwrap(ip_address(address.partition("%")[0]))
    is_open = found.is_global and not (found.is_multicast or found.is_reserved)
    return is_open and not any(found in network for network in _INNER) and not _is_own(str(found))


def _unwrap(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address of IPv4 that one of IPv6 stands for, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)


def _is_own(address: str) -> bool:
    """Whether this machine has the address: then it can be bound."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def send(message: Message, allows_private: bool) -> None:
    """Send a message, each over a connection of its own; redirections are not followed."""
    try:
        async with (
            asyncio.timeout(_PATIENCE),
            httpcore.AsyncConnectionPool(
                ssl_context=_trust(), network_backend=GuardedNetwork(allows_private), max_keepalive_connections=0
            ) as pool,
        ):
            headers = [("User-Agent", "Banchisa"), *message.headers.items()]
            async with pool.stream(message.method, message.url, headers=headers, content=message.body) as answer:
                _check(answer)
    except TimeoutError:
        raise Undelivered("timeout") from None
    except (httpcore.ConnectError, ssl.SSLError) as why:
        raise Undelivered("certificate" if "certificate" in str(why).lower() else "unreachable") from None
    except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, httpcore.UnsupportedProtocol):
        raise Undelivered("unreachable") from None


def _check(answer: httpcore.Response) -> None:
    """Whether what was sent was taken; the rest of an answer is not read."""
    if 200 <= answer.status < 300:
        return
    headers = {name.lower(): value for name, value in answer.headers}
    wait = headers.get(b"retry-after", b"").decode("ascii", "replace")
    seconds = float(wait) if wait.isdecimal() and len(wait) < 10 else 0.0
    raise Undelivered(f"status-{answer.status}", seconds, is_final=answer.status in (404, 410))
