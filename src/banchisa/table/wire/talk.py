"""What people say at a table: words of their own, phrases that everybody reads in their own language, and faces."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from banchisa.table.wire.common import WireStruct

Circle = Literal["table", "watchers"]  # who talks: those who play, or those who watch
TalkLanguage = Literal["en", "it", "nl"]
Phrase = Literal[
    "well-played",
    "one-moment",
    "oh-no",
    "your-turn",
    "hello",
    "good-luck",
    "thanks",
    "sorry",
    "nice-move",
    "close-game",
    "again",
    "bye",
]  # the words are messages of the game: phrase-hello
Emotion = Literal["glad", "laugh", "wow", "sad", "think", "cheer"]
TalkToken = Annotated[str, Meta(min_length=8, max_length=40)]  # a client's own name for what it says: said once


class TalkLine(WireStruct, frozen=True, kw_only=True):
    """Something that was said."""

    circle: Circle
    n: int  # in its circle: 1, 2, ...
    at: float  # seconds since 1970
    token: TalkToken
    seat: int | None = None  # of whoever plays
    who: str = ""  # of whoever watches: the same for all that they say at this table
    name: str = ""  # that who watches has chosen
    text: str = ""  # plain words
    phrase: Phrase | None = None  # else a phrase
    language: TalkLanguage | None = None  # in which the phrase was said


class WireTalk(WireStruct, frozen=True, kw_only=True):
    """The talk of a table, as far as its reader hears it."""

    on: bool = True
    lines: tuple[TalkLine, ...] = ()
    who: str = ""  # how the lines of this browser are signed, if it only watches
