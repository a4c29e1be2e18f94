"""The libraries that games are adapted to: whether they are there, in a version that the adapters are written for."""

from __future__ import annotations

import re
from importlib import metadata

Version = tuple[int, ...]

_HOSTS: dict[str, tuple[str, Version, Version]] = {  # by extra: the package, the lowest version, the first too new one
    "pettingzoo": ("pettingzoo", (1, 25), (2,)),
    "openspiel": ("open_spiel", (2,), (3,)),
    "gymnasium": ("gymnasium", (1, 0), (2,)),
}


class HostError(ImportError):
    """The library that an adapter is for is missing, or of a version that the adapter is not written for."""


def explain_import(extra: str, why: ImportError) -> HostError:
    """Say in a sentence why the library of an extra cannot be imported."""
    fault = find_fault(extra)
    return HostError(fault or f"{_HOSTS[extra][0]} can't be imported: {why}; {_advise(extra)}")


def check_host(extra: str) -> None:
    """Refuse a version of a library that can be imported, but is not what the adapter is written for."""
    fault = find_fault(extra)
    if fault:
        raise HostError(fault)


def find_fault(extra: str) -> str:
    """What is wrong with the library of an extra, in a sentence; empty if it may be used."""
    package, lowest, too_new = _HOSTS[extra]
    try:
        found = metadata.version(package)
    except metadata.PackageNotFoundError:
        return f"{package} is not installed; {_advise(extra)}"
    if lowest <= _read_version(found) < too_new:
        return ""
    return (
        f"{package} {found} can't be used; allowed: from {_write(lowest)} to below {_write(too_new)}; {_advise(extra)}"
    )


def _advise(extra: str) -> str:
    return f"install it with: pip install 'banchisa[{extra}]'"


def _read_version(text: str) -> Version:
    return tuple(int(number) for number in re.findall(r"\d+", text)[:2])


def _write(version: Version) -> str:
    return ".".join(map(str, version))
