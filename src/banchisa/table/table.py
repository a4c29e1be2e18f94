"""A table as its events made it: the match, who sits where, and what a seat may know of it."""

from __future__ import annotations

from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.match import Match, Step
from banchisa.engine.scene import Text
from banchisa.engine.state import SPECTATOR, State
from banchisa.table import chance
from banchisa.table.errors import Problem
from banchisa.table.events import Event, RematchOpened, Seat, SeatsChanged, StepsUndone, StepTaken, TableHeader
from banchisa.table.seats import is_same
from banchisa.table.wire.common import encode_once, text_of
from banchisa.table.wire.tables import LogEntry


class LogLine:
    """One step of the log as each viewer may read it; those who may know all of it share one writing."""

    __slots__ = ("_entries", "step")

    def __init__(
        self, number: int, step: Step, name: str, texts: list[Text], touch: list[str], round: int | None, colour: str
    ) -> None:
        self.step = step
        self._entries: list[LogEntry] = []
        whole: dict[object, LogEntry] = {}
        for shown, text in zip(step.shown, texts, strict=True):
            said = text.to_json()
            key = (shown, repr(said))
            if key not in whole:
                touched = touch if shown == name else []
                entry = LogEntry(number, int(step.actor), shown, text_of(said), touched, round, colour)
                whole[key] = encode_once(LogEntry, entry)
            self._entries.append(whole[key])

    def entry(self, viewer: int) -> LogEntry:
        """The step as this viewer may read it."""
        return self._entries[viewer if viewer >= 0 else -1]


class Table:
    """The fold of a table's events; nothing here waits, and nothing is told to anybody."""

    def __init__(self, header: TableHeader, seats: int, game: Game) -> None:
        self.header = header
        self.game = game
        self.match = Match(game, game.start(seats, **header.options))
        self.seats = [Seat()] * seats
        self.log: list[LogLine] = []
        self.version = 0
        self.rematch: str | None = None
        self.chance = chance.seal_chance(header.seed, self.seats)

    @staticmethod
    def rebuilt(header: TableHeader, game: Game, events: list[Event]) -> Table:
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
            case StepTaken():
                self._step(self.game.actions.parse(event.action) if action is None else action, action is not None)
            case StepsUndone():
                self.match.undo(event.seat, event.steps)
                del self.log[-event.steps :]
            case RematchOpened():
                self.rematch = event.table
        self.version += 1

    def _seat(self, event: SeatsChanged) -> None:
        for number, seat in event.seats.items():
            self.seats[number] = seat
        self.chance = chance.seal_chance(self.header.seed, self.seats)

    def _step(self, action: int, is_legal: bool) -> None:
        game, state = self.game, self.match.state
        viewers = [*range(len(self.seats)), SPECTATOR]
        if game.secrets:
            texts = [game.log_text(state, action, viewer) for viewer in viewers]
        else:
            texts = [game.log_text(state, action)] * len(viewers)
        touch = game.touch_targets(state, action)
        round = game.round_of(state.seen_by(SPECTATOR))
        colour = game.acting_colour(state) if state.actor >= 0 else ""
        if is_legal:
            self.match.take(action)
        else:
            self.match.play(action)
        step = self.match.steps[-1]
        self.log.append(LogLine(len(self.log), step, game.actions.name(action), texts, touch, round, colour))

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

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def bot_to_act(self) -> Seat | None:
        """The bot that is to act now, if one is."""
        if self.open_seats or self.is_over or self.actor < 0:
            return None
        seat = self.seats[self.actor]
        return seat if seat.kind == "bot" else None

    def held_by(self, holder: str | None) -> tuple[int, ...]:
        """The seats of a browser."""
        if holder is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == "human" and is_same(seat.holder, holder))

    def left_by(self, holder: str | None) -> tuple[int, ...]:
        """The seats on which a bot plays for somebody who may come back."""
        if not holder:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if self.may_return(seat) and is_same(seat.holder, holder))

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
        return self.match.undoable(last) if last in mine and not self.is_over else 0

    def check_playing(self) -> None:
        """Refuse what needs a game under way."""
        if self.open_seats:
            raise Problem("table/waiting")
        if self.is_over:
            raise Problem("table/over")
