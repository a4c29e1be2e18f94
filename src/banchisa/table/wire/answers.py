"""What HTTP requests are answered with."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from banchisa.table.wire.clocks import ClockRule
from banchisa.table.wire.common import WireOptions, WireStruct, WireText
from banchisa.table.wire.learning import WireExample
from banchisa.table.wire.tables import WireSeat


class WireHealth(WireStruct, frozen=True):
    """The server is alive."""

    ok: bool
    version: str


class ReadyParts(WireStruct, frozen=True):
    """What a server needs to do its work, part by part."""

    serving: bool  # it is not about to end
    store: bool  # what is written reaches the disk
    schema: bool  # the store is laid out as this version of the server needs it
    workers: bool  # bots answer


class WireReadiness(WireStruct, frozen=True):
    """Whether people should be sent to this server."""

    ready: bool
    version: str
    parts: ReadyParts


class ReachableAddress(WireStruct, frozen=True):
    """An address under which others can open this server."""

    url: str  # with the folder of the server and a slash at its end
    scope: Literal["house", "anywhere"]  # for people in the same network, or for everybody
    network: str  # its name on the server's machine; empty where that does not matter


class WireReach(WireStruct, frozen=True):
    """Under which addresses others can reach the server; none if it listens to its own machine only."""

    addresses: list[ReachableAddress]
    can_open: bool  # whether one request of this browser lets in the machine's networks
    command: str | None  # that starts the server so that others can come; null for whoever is not at its machine


# before a game


class WireTerms(WireStruct, frozen=True):
    """What a choice of seats and options means."""

    seats: list[int]  # numbers allowed with these options
    options: WireOptions  # every option with its value in force
    offered: list[str]  # options that have an effect now, in order
    problem: str | None  # one sentence why these cannot be played together
    colours: list[list[str]] = field(default_factory=list)  # of each seat, where the rulebook lets players choose


class WireInterval(WireStruct, frozen=True):
    """A figure, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Figures(WireStruct, frozen=True):
    """What bots have found out about a variant."""

    bot: str
    games: int  # how many came to their end in time
    order: list[int] | None  # the seats in order of play; null where that differs from game to game
    shares: list[WireInterval]  # of the wins, in order of play; empty where games are too few
    decisions: WireInterval | None  # of one seat in a game
    turns: WireInterval | None  # of all seats together
    minutes: float | None  # that people take for a game
    age: int  # seconds since they played


class WireRule(WireStruct, frozen=True):
    """One rule of a rulebook."""

    id: str
    text: str
    examples: list[WireExample] = field(default_factory=list)


class Chapter(WireStruct, frozen=True):
    """Rules that belong together."""

    title: str
    rules: list[WireRule]


class WireRulebook(WireStruct, frozen=True):
    """A rulebook in one language."""

    title: str
    introduction: str
    chapters: list[Chapter]


# tables


TableMark = Literal["archived", "hidden"]


class TableEntry(WireStruct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    options: WireOptions  # as they were chosen; those that are left out have their defaults
    seats: list[WireSeat]
    actor: int | None  # nobody while the game has not begun and when it is over
    your_turn: bool  # also where the game cannot begin because this browser has yet to add to chance
    over: bool
    closed: bool  # it cannot be continued: its rules have changed
    created: float  # seconds since 1970
    version: int
    name: str = ""  # that the host has given it
    mark: TableMark | None = None  # where the one who asks has put it away
    host: bool = False  # whether the one who asks has opened it, and may name it
    you: list[int] = field(default_factory=list)  # the seats of the one who asks, also where a bot plays for them
    removable: bool = False  # whether they may remove it: nobody else has a seat
    clock: ClockRule | None = None
    moved: float | None = None  # when something last happened there, in seconds since 1970
    time: float | None = None  # seconds that are left to whoever is to act, where time runs


class WireTables(WireStruct, frozen=True):
    """The tables of a browser, and those that anybody may join."""

    yours: list[TableEntry]
    open: list[TableEntry]


class Opened(WireStruct, frozen=True):
    """A table that was opened."""

    table: str
    invite: str | None  # null if no seat is open
    commitment: str  # SHA-256 of the chance seed, hex


class Seated(WireStruct, frozen=True):
    """A seat that was taken."""

    table: str
    seat: int
    commitment: str  # SHA-256 of the chance seed, hex


class Added(WireStruct, frozen=True):
    """What was added to chance."""

    table: str
    seats: list[int]  # for which it was added


class WireResult(WireStruct, frozen=True):
    """A finished game of somebody."""

    table: str
    name: str
    game: str
    title: str
    options: WireOptions
    created: float  # seconds since 1970
    players: list[str]  # by seat; a bot by its level
    yours: list[int]  # the seats of the one who asks
    places: list[int] | None  # by seat, 1 for the best; null where the rules have changed since
    scores: list[int] | None  # by seat, as the rules count


class History(WireStruct, frozen=True):
    """The finished games of somebody, newest first."""

    results: list[WireResult]


# devices


class WireDevice(WireStruct, frozen=True):
    """A browser that acts for the same person."""

    id: str
    name: str  # as it has called itself
    added: float  # seconds since 1970
    this: bool  # the one that asks


class Devices(WireStruct, frozen=True):
    """The devices of somebody; none until a code was asked for."""

    devices: list[WireDevice]
    recovery: bool  # whether there is a recovery code that was not used


class DeviceCode(WireStruct, frozen=True):
    """A code that carries a person's seats over to another device, shown once."""

    code: str
    seconds: int | None  # for which it holds; null: until it is used or replaced


class Linked(WireStruct, frozen=True):
    """This browser acts for somebody now."""

    tables: int  # that came along


# after a game


class Draw(WireStruct, frozen=True):
    """One draw of chance."""

    step: int  # index of the step in the record
    weights: list[int]
    drawn: int  # index into the weights


class DrawsTakenBack(WireStruct, frozen=True):
    """Draws among steps that were taken back because everybody agreed."""

    seat: int  # that asked for it
    at: int  # the index of the first step that was taken back, with which another line of play begins
    draws: list[Draw]


class Draws(WireStruct, frozen=True):
    """Everything needed to compute the draws of a finished game again."""

    seed: str
    commitment: str
    entropies: list[str]
    draws: list[Draw]
    taken_back: list[DrawsTakenBack] = field(default_factory=list)  # in the order in which that happened


class JudgedStep(WireStruct, frozen=True):
    """A step that was or could have been taken."""

    notation: str
    text: WireText
    touch: list[str]
    chance: float  # of the seat that acts, after it


class Mistake(WireStruct, frozen=True):
    """A step that was worse than another one, judged from what its seat saw."""

    step: int  # its index
    seat: int
    played: JudgedStep
    better: JudgedStep
    error: float  # by how much longer searches changed the difference


class WireAccount(WireStruct, frozen=True):
    """What changed the chance of a seat: start + luck + own + others + unforeseen = end."""

    start: float
    luck: float
    own: float
    others: float
    unforeseen: float
    end: float


class WireReport(WireStruct, frozen=True):
    """What an analysis found."""

    format: Literal["banchisa-analysis/1"]
    game: str
    version: str
    iterations: int  # of the search, for each position
    seed: int
    noise: float  # by how much longer searches changed a chance
    actors: list[int]  # of each step, -1 for chance
    chances: list[list[float]]  # of every seat, before the first step and after each one
    mistakes: list[Mistake]
    accounts: list[WireAccount]


AnalysisStage = Literal["none", "waiting", "working", "done", "failed"]


class AnalysisState(WireStruct, frozen=True):
    """How the analysis of a finished game stands."""

    state: AnalysisStage
    done: float  # 0 to 1
    report: WireReport | None
