"""What all messages are made of: words before translation, options, and names of requests."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from banchisa.engine import options
from banchisa.engine.scene import encode_once as encode_once
from banchisa.engine.scene import encoder as encoder
from banchisa.engine.texts import Text


class TextWithFacts(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The name of a message, and what it speaks of."""

    id: str
    facts: dict[str, Fact]


WireText = str | TextWithFacts  # words in no language yet: the name of a message alone, or with facts
Fact = int | str | TextWithFacts  # a number, a label such as a space's name, or another text

WireOption = options.Value  # the value of an option
WireOptions = dict[str, WireOption]
MessageId = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]  # of a request


class WireStruct(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that is sent; what has its default is left out."""


def read_text(kind: type, data: object) -> Text:
    """A text as it was sent; msgspec asks, as it knows none."""
    if kind is not Text:
        raise NotImplementedError(f"{kind} is not sent")
    return _text_of(msgspec.convert(data, WireText))


def _text_of(said: WireText) -> Text:
    if isinstance(said, str):
        return Text(said)
    facts = said.facts.items()
    return Text(said.id, {name: _text_of(fact) if isinstance(fact, TextWithFacts) else fact for name, fact in facts})
