"""Tables: who sits where, what has happened, and what is played."""

from __future__ import annotations

from msgspec import field

from banchisa.engine.texts import Text
from banchisa.table.events import SeatKind
from banchisa.table.wire.common import WireOption, WireOptions, WireStruct


class WireSeat(WireStruct, frozen=True):
    """Who sits on a chair, for everybody."""

    kind: SeatKind
    name: str | None  # of a person, also of one for whom a bot plays, or of the bot
    level: str | None  # of a bot
    stands_in: bool  # a bot that plays for a person, who may come back
    here: bool  # a person who is connected now
    owes_entropy: bool = False  # a person who has yet to add to chance
    colours: list[str] = field(default_factory=list)  # of a free seat at a table that is joined, where one chooses


class LogEntry(WireStruct, frozen=True):
    """One step of the log, as its reader may know it."""

    n: int  # index of the step: 0, 1, ...
    actor: int  # -1 for chance
    notation: str
    text: Text
    touch: list[str]  # ids of the elements that it was about
    round: int | None
    colour: str = ""  # the colour that acted, where a seat plays several


class GameName(WireStruct, frozen=True):
    """Which game it is."""

    key: str
    title: str
    version: str
    secrets: bool  # whether anything is hidden from anybody


class OptionDeclared(WireStruct, frozen=True):
    """One thing that a table can choose."""

    name: str
    values: list[WireOption]
    default: WireOption
    rules: list[str]  # ids of the rules that speak of it
    when: dict[str, list[WireOption]]  # it has an effect only where other options have one of these values
    when_seats: list[int]  # it has an effect only with so many players; empty: with any number
    is_mode: bool  # its value says which game is played, so that a table can be called by it


class WirePreset(WireStruct, frozen=True):
    """Options that belong together, to begin with."""

    name: str
    seats: int | None  # null: any number of players
    options: WireOptions  # those that differ from their defaults


class WireGame(GameName, frozen=True):
    """A game that can be played."""

    seats: list[int]  # allowed numbers of players
    options: list[OptionDeclared]
    presets: list[WirePreset]
    levels: list[str]  # of its bots, weakest first
    usual_level: str  # for whoever does not choose one
    stand_in: str  # the level of whoever replaces an absent player, unless another one is chosen


class Explanation(WireStruct, frozen=True):
    """Whether something is allowed, and by which rule; the data of `action/refused`."""

    name: str | None  # the action in notation; null if none fits, or where that is not for the asker to know
    rule: str
    text: str  # of the rule, in English
    refusal: Text | None  # null if it is allowed
