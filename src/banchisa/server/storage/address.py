"""Where a store is: a file for SQLite, or the URL of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from banchisa.engine.errors import BanchisaError

SCHEMES = ("postgresql://", "postgres://")
StoreAddress = str | Path


def is_postgres(address: StoreAddress) -> bool:
    return str(address).startswith(SCHEMES)


def file_of(address: StoreAddress) -> Path:
    """The file of an address that is not a URL; other URLs than PostgreSQL's are refused."""
    if "://" in str(address):
        raise BanchisaError(f"tables are stored in a file or in postgresql://..., not in {str(address).split(':')[0]}:")
    return Path(address)


def name_of(address: StoreAddress) -> str:
    """An address as it may be shown: without a password."""
    if not is_postgres(address):
        return str(address)
    try:
        parts = urlsplit(str(address))
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{parts.hostname or ''}{port}{parts.path}"


def may_exist(address: StoreAddress) -> bool:
    """Whether there may be a store: a database is asked when it is opened."""
    return is_postgres(address) or file_of(address).exists()
