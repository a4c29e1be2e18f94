"""The messages of a socket: read strictly, and written."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from banchisa.server.live.websocket_protocol import make_frame
from banchisa.table.errors import Problem
from banchisa.table.wire import requests
from banchisa.table.wire.common import MessageId, encoder
from banchisa.table.wire.messages import ErrorMessage, ServerMessage

Id = MessageId | None
# what is answered without waiting for the disk, as it changes nothing that is stored
AT_ONCE = (requests.React, requests.Hint, requests.Why, requests.View, requests.Position, requests.Ping)


class _Named(Struct):
    id: Id = None


_decode = msgspec.json.Decoder(requests.ClientMessage).decode
_decode_id = msgspec.json.Decoder(_Named).decode
_encode = encoder.encode


def decode(text: str) -> requests.ClientMessage:
    """The message that a text is, or a problem that says what is wrong with it."""
    try:
        message: requests.ClientMessage = _decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as why:
        raise Problem("request/malformed", what=str(why)) from None
    if isinstance(message, requests.Why) and (message.action is None) == (message.touch is None):
        raise Problem("request/malformed", what="give either `action` or `touch`")
    if isinstance(message, requests.Say) and (message.text is None) == (message.phrase is None):
        raise Problem("request/malformed", what="give either `text` or `phrase`")
    return message


def id_of(text: str) -> Id:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def encode(message: ServerMessage) -> bytes:
    """A message to a client, as the frame that is sent."""
    return make_frame(_encode(message))


def error(problem: Problem, id: Id = None) -> bytes:
    return encode(ErrorMessage(id=id, code=problem.code, data=problem.data))
