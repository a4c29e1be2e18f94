"""The messages of a socket: strict structures for what comes in, plain JSON for what goes out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from banchisa.table.errors import Problem

Id = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None
Notation = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Level = Annotated[str, Meta(max_length=32)]
Element = Annotated[str, Meta(max_length=64)]


class ClientMessage(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What a client asks for; the answer repeats its id."""

    id: Id = None


class Act(ClientMessage, tag="act"):
    version: Number
    action: Notation


class Undo(ClientMessage, tag="undo"):
    version: Number
    steps: Number = 1


class Why(ClientMessage, tag="why"):
    action: Notation | None = None
    touch: Annotated[list[Element], Meta(min_length=1, max_length=32)] | None = None


class View(ClientMessage, tag="view"):
    at: Number
    seat: Number | None = None


class Resign(ClientMessage, tag="resign"):
    seat: Number
    level: Level


class Replace(ClientMessage, tag="replace"):
    seat: Number
    level: Level | None = None


class Return(ClientMessage, tag="return"):
    seat: Number


class Fill(ClientMessage, tag="fill"):
    level: Level


class Hint(ClientMessage, tag="hint"):
    version: Number


class Ping(ClientMessage, tag="ping"):
    """Is the server there? Browsers do not tell their pages of the pings of a socket."""


CHANGES = (Act, Undo, Resign, Replace, Return, Fill)
Message = Act | Undo | Why | View | Resign | Replace | Return | Fill | Hint | Ping


class _Named(Struct):
    id: Id = None


_decode = msgspec.json.Decoder(Message).decode
_decode_id = msgspec.json.Decoder(_Named).decode
_encode = msgspec.json.Encoder().encode


def decode(text: str) -> Message:
    """The message that a text is, or a problem that says what is wrong with it."""
    try:
        message: Message = _decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as why:
        raise Problem("request/malformed", what=str(why)) from None
    if isinstance(message, Why) and (message.action is None) == (message.touch is None):
        raise Problem("request/malformed", what="give either `action` or `touch`")
    return message


def id_of(text: str) -> Id:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def encode(data: object) -> str:
    """A message to a client."""
    return _encode(data).decode()


def error(problem: Problem, id: Id = None) -> str:
    return encode({"is": "error", "id": id, **problem.to_json()})
