"""Who comes from where: addresses as they are counted, and the names under which a server may be called."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

_HOUSEHOLD = 64  # bits of an IPv6 address that one household has in common


def parse_ip(host: str) -> IPv4Address | IPv6Address | None:
    """The address that stands here: one of IPv4 also where it is written as one of IPv6, and none where a name does."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def address_key(client: tuple[str, int] | None) -> str:
    """The address that limits count: of IPv6 the network of a household, of IPv4 the address, however it is written."""
    host = "" if client is None else client[0]
    address = parse_ip(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, _HOUSEHOLD), strict=False))
    return host if address is None else str(address)


def address_keys(hosts: Iterable[str]) -> frozenset[str]:
    return frozenset(address_key((host, 0)) for host in hosts)


class TrustedNames:
    """The names of a server. A foreign page can let its own name lead to any address, and so to this server.

    So requests to addresses are always answered; those to names only if the name is this machine's or was given to it.
    """

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = frozenset(name.lower() for name in given)
        machine = socket.gethostname().lower()
        own = {"localhost", machine, f"{machine.partition('.')[0]}.local"}
        self._hosts = own | {_without_port(name) for name in self._given}

    def include(self, host: str) -> bool:
        """Whether a request with this Host is for us; a request without one does not come from a browser."""
        name = _without_port(host.lower())
        return not name or name in self._hosts or name.endswith(".localhost") or parse_ip(name) is not None

    def are_given(self, netloc: str) -> bool:
        """Whether this name and port were given to the server, so that a page of theirs is ours too."""
        return netloc.lower() in self._given


def _without_port(host: str) -> str:
    """The name of a host; what is in brackets is an address."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")
