"""How people are told what happens while they are not looking: what they ask for, and how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from banchisa.table.wire.common import WireStruct
from banchisa.table.wire.limits import LONGEST_MAIL, LONGEST_TEXT
from banchisa.table.wire.requests import Body

WayLanguage = Literal["en", "it", "nl"]
WebhookForm = Literal["json", "ntfy", "discord", "slack", "matrix"]
WayStage = Literal["new", "on", "failed"]
LongText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class MailWanted(Body, frozen=True, kw_only=True, tag_field="kind", tag="mail"):
    """Mails; the address is confirmed by a code before it is used."""

    address: Annotated[str, Meta(min_length=1, max_length=LONGEST_MAIL)]
    language: WayLanguage = "en"


class WebhookWanted(Body, frozen=True, kw_only=True, tag_field="kind", tag="webhook"):
    """Messages to an address of the web, in a shape that it takes."""

    url: LongText
    shape: WebhookForm = "json"
    token: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""  # sent as Authorization: Bearer
    language: WayLanguage = "en"


class PushWanted(Body, frozen=True, kw_only=True, tag_field="kind", tag="push"):
    """Pushes to this browser, at the address that its maker gave it."""

    endpoint: LongText
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    language: WayLanguage = "en"


WayWanted = MailWanted | WebhookWanted | PushWanted


class ConfirmWay(Body, frozen=True, kw_only=True):
    """The code that a mail has brought."""

    code: Annotated[str, Meta(max_length=20)]


class TestWay(Body, frozen=True, kw_only=True):
    """An empty body: send a test by this way."""


class StopWay(Body, frozen=True, kw_only=True):
    """An empty body: end this way."""


class WireWay(WireStruct, frozen=True):
    """A way by which somebody is told."""

    id: str  # who knows it may end the way
    kind: Literal["push", "mail", "webhook"]
    title: str  # the address, as far as it is no secret
    state: WayStage  # to be confirmed; in use; given up because nothing arrived for a day
    error: str  # why the last message did not arrive; empty if it did
    sent: float  # when one last arrived, in seconds since 1970; 0: never
    again: float | None  # when what did not arrive is tried again
    waiting: bool  # whether a test or a code is on its way
    here: bool  # whether it leads to the browser that asks


class WireNotices(WireStruct, frozen=True):
    """The ways to a person, and those that the server offers."""

    ways: list[WireWay]
    push: str | None  # the key of the server for pushes, if it can send them
    mail: bool
    private: bool  # whether webhooks may be in the server's own network


class WayStopped(WireStruct, frozen=True):
    """Nothing more is sent that way."""

    stopped: bool
