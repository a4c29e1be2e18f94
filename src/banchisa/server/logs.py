"""What is written to the log, as text or as JSON: every line with the request and the table that it concerns."""

from __future__ import annotations

import logging
import time
from contextvars import ContextVar
from typing import Literal

import msgspec

LogFormat = Literal["text", "json"]
current_request: ContextVar[str] = ContextVar("current_request", default="")
current_table: ContextVar[str] = ContextVar("current_table", default="")
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def read_context() -> dict[str, str]:
    """The request and the table that are spoken of now, as far as there are any."""
    found = {"request": current_request.get(), "table": current_table.get()}
    return {name: value for name, value in found.items() if value}


class TextFormatter(logging.Formatter):
    """One line, and what it concerns at its end; a traceback follows below."""

    def __init__(self) -> None:
        super().__init__(_LINE)

    def formatMessage(self, record: logging.LogRecord) -> str:
        about = " ".join(f"{name}={value}" for name, value in read_context().items())
        return super().formatMessage(record) + (f" [{about}]" if about else "")


class JsonFormatter(logging.Formatter):
    """One object in one line, whatever there is to say."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **read_context(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(access_log: bool, log_format: LogFormat = "text") -> None:
    """What goes wrong on standard error; who asked for what only if wanted, and never with a query or a secret."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if log_format == "json" else TextFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("banchisa.access").setLevel(logging.INFO if access_log else logging.WARNING)
