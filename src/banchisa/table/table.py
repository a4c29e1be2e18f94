"""A table as its events made it: the match, who sits where, and what a seat may know of it."""

from __future__ import annotations

from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.state import ALL_SEEING, CHANCE, SPECTATOR, State
from banchisa.table import chance
from banchisa.table.clock import Clock, TurnNow, count_unseen
from banchisa.table.errors import Problem
from banchisa.table.events import (
    Event,
    OrdersGiven,
    RematchOpened,
    Seat,
    SeatsChanged,
    StepsUndone,
    StepTaken,
    TableClosed,
    TableHeader,
)
from banchisa.table.identity import is_same
from banchisa.table.log import LogLine, LogReader, StepFacts
from banchisa.table.orders import OrderBook
from banchisa.table.take_backs import TakeBacks


class Table:
    """The fold of a table's events; nothing here waits, and nothing is told to anybody."""

    def __init__(self, header: TableHeader, seats: int, game: Game, match: Match | None = None) -> None:
        """A table at which nobody sits yet; a match that has begun elsewhere, such as that of a record, goes on."""
        self.header = header
        self.game = game
        self.match = Match.begin(game, seats, header.options, header.position) if match is None else match
        self.seats = [Seat()] * seats
        self.has_begun = False  # whether every seat is taken and every person has added to chance
        self.length = len(self.match.steps)  # of the log
        self.version = self.length  # the same without the events that only one seat may know of
        self.orders = OrderBook(game)
        self.rematch: str | None = None
        self.take_backs = TakeBacks()
        self.clock = None if header.clock is None else Clock(header.clock, seats)
        self._forced = 0  # the steps up to the last one that a bot took because time was up
        self.closed: Problem | None = None  # why nobody may go on, although the game is not over
        self._seal()
        self._readers: dict[int, LogReader] = {}  # by viewer
        self._facts: dict[int, StepFacts] = {}  # what they share

    @staticmethod
    def rebuild(header: TableHeader, game: Game, events: list[Event]) -> Table:
        """The table as it was when the last of its events was stored; the first one seats everybody."""
        first = events[0] if events else None
        if not isinstance(first, SeatsChanged):
            raise BanchisaError("its beginning is missing")
        table = Table(header, len(first.seats), game)
        for event in events:
            table.apply(event)
        return table

    def apply(self, event: Event, action: int | None = None) -> None:
        """One more stored event. Whoever has just decided it names the action of a step; else it is checked again."""
        match event:
            case SeatsChanged():
                self._seat(event)
            case StepTaken() if action is not None:
                self.match.take(action)
                self._note_step(event)
            case StepTaken():
                self.match.play(self.game.actions.parse(event.action))
                self._note_step(event)
            case StepsUndone():
                self._undo(event)
            case RematchOpened():
                self.rematch = event.table
            case TableClosed():
                self.closed = Problem("table/closed", reason=event.reason)
            case OrdersGiven():
                self.orders.give(event.seat, event.orders)
        self.length += 1
        if not isinstance(event, OrdersGiven):
            self.version += 1
        self.take_backs.follow(event, self.version)
        if self.clock is not None:
            self.clock.follow(event, self._turn())

    def _undo(self, event: StepsUndone) -> None:
        """Steps were taken back; where everybody agreed, chance draws anew from now on."""
        if event.agreed:
            self.match.take_back(event.seat, event.steps)
            self._forced = min(self._forced, len(self.match.steps))
            self._seal()
        else:
            self.match.undo(event.seat, event.steps)
        self.orders.take_back(event.seat, len(self.match.steps))
        for reader in self._readers.values():
            reader.undo()

    def _note_step(self, event: StepTaken) -> None:
        self.orders.follow(self.state)
        if self.clock is not None and self.clock.substitute == event.actor:
            self._forced = len(self.match.steps)

    def _turn(self) -> TurnNow:
        """Who is to act now, for the clock."""
        seat = CHANCE
        if self.has_begun and not self.is_over and self.closed is None:
            seat = self.actor
        actors = [int(step.actor) for step in self.match.steps[-10:]]
        is_person = seat >= 0 and self.seats[seat].kind == "human"
        return TurnNow(seat, is_person, len(self.match.steps), count_unseen(actors, seat))

    def _seat(self, event: SeatsChanged) -> None:
        for number, seat in event.seats.items():
            self.seats[number] = seat
        self.has_begun = all(seat.is_ready for seat in self.seats)
        self._seal()

    def _seal(self) -> None:
        self.chance = chance.seal_chance(self.header.seed, self.seats, len(self.match.taken_back))

    # what can be asked

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def actor(self) -> int:
        return int(self.match.state.actor)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def log(self, viewer: int) -> list[LogLine]:
        """The steps as this viewer may read them; where nothing is hidden, all read the same."""
        reader = viewer if self.game.secrets else ALL_SEEING
        if reader not in self._readers:
            self._readers[reader] = LogReader(self.match, reader, self._facts)
        return self._readers[reader].read()

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def owed_seats_of(self, holder: str | None) -> tuple[int, ...]:
        """The seats of a browser for which it has yet to add to chance."""
        return tuple(number for number in self.seats_of(holder) if self.seats[number].owes_entropy)

    @property
    def bot_to_act(self) -> Seat | None:
        """The bot that is to act now, if one is."""
        if not self.has_begun or self.is_over or self.closed or self.actor < 0:
            return None
        seat = self.seats[self.actor]
        if self.is_substituted:
            return Seat("bot", level=self.header.stand_in)
        return seat if seat.kind == "bot" else None

    @property
    def is_substituted(self) -> bool:
        """Whether a bot plays this turn for a person, because time was up."""
        return self.clock is not None and self.clock.substitute == self.actor

    @property
    def ordered_action(self) -> int | None:
        """The step that the person to act has ordered beforehand, if there is one."""
        if not self.orders.were_given:
            return None
        is_played = self.has_begun and not self.is_over and self.closed is None and self.actor >= 0
        if not is_played or self.seats[self.actor].kind != "human" or self.is_substituted:
            return None
        return self.orders.find_action(self.state, len(self.match.steps))

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        """The seats of a browser."""
        if holder is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == "human" and is_same(seat.holder, holder))

    def left_seats_of(self, holder: str | None) -> tuple[int, ...]:
        """The seats on which a bot plays for somebody who may come back."""
        if not holder:
            return ()
        return tuple(
            n
            for n, seat in enumerate(self.seats)
            if self.may_return(seat) and is_same(seat.holder, holder) and not self.has_lost(n)
        )

    def has_lost(self, number: int) -> bool:
        """Whether this seat has lost by time."""
        return self.clock is not None and number < len(self.seats) and self.clock.has_lost[number]

    def may_return(self, seat: Seat) -> bool:
        """Whether its person may take this seat back.

        Where hints are off, who resigned may not: else a bot could be called for single steps.
        """
        return seat.kind == "bot" and not (seat.resigned and not self.header.hints)

    def was_resigned_by(self, holder: str | None, number: int) -> bool:
        """Whether somebody has handed this seat to a bot for good."""
        if not holder or number >= len(self.seats):
            return False
        seat = self.seats[number]
        return seat.kind == "bot" and seat.resigned and is_same(seat.holder, holder)

    def is_host(self, holder: str | None) -> bool:
        return holder is not None and is_same(self.header.host, holder)

    def is_concerned(self, holder: str | None) -> bool:
        """Whether somebody belongs to this table: sits here, has sat here until a bot took over, or opened it."""
        return bool(holder) and (self.is_host(holder) or any(is_same(seat.holder, holder or "") for seat in self.seats))

    def viewer(self, mine: tuple[int, ...]) -> int:
        """Whose eyes a browser sees with: its seat to act, else the one of its seats that acted last.

        While others and chance act, a shared device stays in the same hands.
        """
        if not mine:
            return SPECTATOR
        if self.actor in mine:
            return self.actor
        own = (int(step.actor) for step in reversed(self.match.steps) if step.actor in mine)
        return mine[0] if len(mine) == 1 else next(own, mine[0])

    def undoable(self, mine: tuple[int, ...]) -> int:
        """How many steps a browser may take back; after the end nothing, for then the seed is out."""
        last = int(self.match.steps[-1].actor) if self.match.steps else -1
        if last not in mine or self.is_over or self.closed:
            return 0
        return min(self.match.undoable(last), len(self.match.steps) - self._forced)

    def find_own_step(self, mine: tuple[int, ...]) -> int | None:
        """The index of the latest step of these seats."""
        steps = self.match.steps
        return next((number for number in range(len(steps) - 1, -1, -1) if steps[number].actor in mine), None)

    def seats_to_ask(self, seat: int) -> tuple[int, ...]:
        """The seats of all people who must agree before this one takes back more than it may; bots are not asked."""
        asker = self.seats[seat].holder
        return tuple(n for n, other in enumerate(self.seats) if other.kind == "human" and other.holder != asker)

    @property
    def unanswered_seats(self) -> tuple[int, ...]:
        """The seats of people who have yet to say whether a step may be taken back."""
        request = self.take_backs.request
        if request is None:
            return ()
        return tuple(seat for seat in self.seats_to_ask(request.seat) if seat not in request.allowed)

    def check_playing(self) -> None:
        """Refuse what needs a game under way."""
        self.check_not_closed()
        self.check_begun()
        if self.is_over:
            raise Problem("table/over")

    def check_begun(self) -> None:
        """Refuse what needs a position."""
        if not self.has_begun:
            raise Problem("table/waiting")

    def check_over(self) -> None:
        """Refuse what would tell of a game under way what seats cannot see."""
        if not self.is_over:
            raise Problem("table/not_over")

    def check_host(self, holder: str | None) -> None:
        """Refuse what only who opened the table may do."""
        if not self.is_host(holder):
            raise Problem("seat/not_yours")

    def check_not_closed(self) -> None:
        """Refuse what would change a table at which nothing may change any more."""
        if self.closed is not None:
            raise self.closed
