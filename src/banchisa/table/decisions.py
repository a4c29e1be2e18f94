"""What a request means for a table: the events to store, or the problem with it. Nothing here waits or writes."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import structs

from banchisa.bots.levels import BOTS
from banchisa.engine.errors import NotationError
from banchisa.engine.game import Game
from banchisa.engine.sealed_chance import commitment as commitment_to
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.table import chance, explain
from banchisa.table.bot_names import seat_bot
from banchisa.table.clock import MOST_MISSED, Clock, TurnNow, count_unseen
from banchisa.table.errors import Problem
from banchisa.table.events import (
    Append,
    Create,
    Event,
    OrdersGiven,
    RematchOpened,
    Seat,
    SeatsChanged,
    StepsUndone,
    StepTaken,
    TableHeader,
    TableSummary,
    TakeBackAllowed,
    TakeBackAsked,
    TakeBackRefused,
    TimedEvent,
    TimeUp,
    Write,
)
from banchisa.table.identity import clean_entropy, clean_name, is_same
from banchisa.table.orders import check_orders
from banchisa.table.table import Table
from banchisa.table.wire.orders import SeatOrders


@dataclass(frozen=True)
class Decision:
    """What to store, of which the events of this table are then told; other tables may begin with it."""

    append: Append
    besides: tuple[Write, ...] = ()
    actions: tuple[int, ...] = ()  # of the steps among the events, found legal

    def apply_to(self, table: Table) -> Iterator[Event]:
        """Give each event, once the table has it."""
        actions = iter(self.actions)
        for event in self.append.events:
            table.apply(event, next(actions) if isinstance(event, StepTaken) else None)
            yield event


def act(table: Table, mine: tuple[int, ...], version: int, notation: str, by_bot: bool = False) -> Decision:
    """A step of the seat to act, and what chance does upon it; a turn whose time was up is a bot's."""
    check_version(table, version)
    table.check_playing()
    if table.actor not in mine or (table.is_substituted and not by_bot):
        raise Problem("action/not_your_turn", actor=table.actor)
    try:
        action = table.game.actions.parse(notation)
    except NotationError as why:
        raise Problem("action/notation", problem=str(why)) from None
    explain.check_allowed(table, action)
    after = table.state.copy()
    after.apply(action)
    actions = [action, *chance.play_chance(after, table.chance, len(table.match.steps) + 1)]
    return _decide(table, _steps(table, actions), after, table.seats, actions)


def give_orders(table: Table, mine: tuple[int, ...], seat: int, orders: SeatOrders) -> Decision:
    """The standing orders of a seat from now on; on a shared device, of the person who looks."""
    if seat not in mine or seat != table.viewer(mine):
        raise Problem("seat/not_yours", seat=seat)
    table.check_playing()
    check_orders(table.game, orders)
    return _decide(table, [OrdersGiven(seat, orders)], table.state, table.seats)


def follow_order(table: Table, version: int) -> Decision:
    """The step that the person to act has ordered beforehand, unless that has changed meanwhile."""
    action = table.ordered_action
    if action is None:
        raise Problem("action/stale", version=table.version)
    return act(table, (table.actor,), version, table.game.actions.name(action))


def undo(table: Table, mine: tuple[int, ...], version: int, steps: int) -> Decision:
    """Take back one's own latest steps."""
    check_version(table, version)
    table.check_playing()
    most = table.undoable(mine)
    if not 1 <= steps <= most:
        raise Problem("action/undo", most=most)
    if table.is_substituted and table.actor in mine:
        raise Problem("action/undo", most=0)
    seat = int(table.match.steps[-1].actor)
    after = table.match.at(len(table.match.steps) - steps)
    return _decide(table, [StepsUndone(seat, steps)], after, table.seats)


def ask_take_back(table: Table, mine: tuple[int, ...], version: int) -> Decision:
    """Ask the others whether one may take back one's latest step and all that came after it, where undo does not reach.

    Bots have no say. Where nobody else plays, there is nobody to ask, and it is done at once.
    """
    check_version(table, version)
    table.check_playing()
    if not mine:
        raise Problem("seat/not_yours")
    if table.take_backs.request is not None:
        raise Problem("take_back/open", seat=table.take_backs.request.seat)
    at = table.find_own_step(mine)
    if at is None or table.undoable(mine) or (table.is_substituted and table.actor in mine):
        raise Problem("take_back/nothing")
    seat = int(table.match.steps[at].actor)
    if seat in table.take_backs.refused_seats:
        raise Problem("take_back/refused", seat=seat)
    return _agree(table, [TakeBackAsked(seat)], seat, bool(table.seats_to_ask(seat)))


def answer_take_back(table: Table, mine: tuple[int, ...], number: int, allows: bool) -> Decision:
    """Allow what was asked with this version, or end it: as one who is asked, or as the one who has asked."""
    table.check_playing()
    request = table.take_backs.request
    if request is None or request.number != number:
        raise Problem("action/stale", version=table.version)
    waiting = table.unanswered_seats
    asked = tuple(seat for seat in mine if seat in waiting)
    if not allows and request.seat in mine:
        return _decide(table, [TakeBackRefused(request.seat)], table.state, table.seats)
    if not mine or (allows and not asked):
        raise Problem("seat/not_yours")
    if not allows:
        return _decide(table, [TakeBackRefused(mine[0])], table.state, table.seats)
    return _agree(table, [TakeBackAllowed(asked)], request.seat, len(asked) < len(waiting))


def _agree(table: Table, events: list[Event], seat: int, waits: bool) -> Decision:
    """What was said, and, if nobody is waited for any more, the step of this seat is taken back."""
    after = table.state
    at = table.find_own_step((seat,))
    if at is not None and not waits:
        events = [*events, StepsUndone(seat, len(table.match.steps) - at, agreed=True)]
        after = table.match.at(at)
    return _decide(table, events, after, table.seats)


def sit(table: Table, holder: str, name: str, invite: str | None, wanted: int | None = None) -> tuple[int, Decision]:
    """Take an open seat, the first unless another one is wanted.

    What its person adds to chance comes after they were shown the commitment.
    """
    if not (invite is None and table.header.public) and not is_same(invite or "", table.header.invite):
        raise Problem("seat/invite")
    if not table.open_seats:
        raise Problem("seat/taken")
    number = table.open_seats[0] if wanted is None else wanted
    if number not in table.open_seats:
        raise Problem("seat/not_free", seat=number, free=table.open_seats)
    return number, seat_players(table, {number: seat_person(clean_name(name), holder)})


def seat_person(name: str, holder: str) -> Seat:
    """A person who has just sat down."""
    return Seat("human", name, holder=holder, owes_entropy=True)


def add_entropy(table: Table, holder: str | None, commitment: str, entropy: str) -> Decision:
    """What a browser adds to chance for all its seats that lack it, in answer to the commitment that it was shown."""
    if not table.seats_of(holder):
        raise Problem("seat/not_yours")
    if not is_same(commitment, commitment_to(table.header.seed)):
        raise Problem("chance/commitment", commitment=commitment_to(table.header.seed))
    owed, added = table.owed_seats_of(holder), clean_entropy(entropy)
    if not owed:
        raise Problem("chance/added")
    complete = {n: structs.replace(table.seats[n], entropy=added, owes_entropy=False) for n in owed}
    return seat_players(table, complete)


def resign(table: Table, mine: tuple[int, ...], number: int, level: str) -> Decision:
    """Hand one's seat to a bot."""
    check_level(level)
    if number not in mine:
        raise Problem("seat/not_yours", seat=number)
    if table.is_over:
        raise Problem("table/over")
    return seat_players(table, {number: structs.replace(stand_in(table.seats[number], level), resigned=True)})


def replace(table: Table, is_concerned: bool, number: int, absent_seat: int | None) -> Decision:
    """Hand the seat of somebody who keeps the table waiting to a bot, of the level that was agreed beforehand."""
    if table.open_seats:
        raise Problem("table/waiting")
    if table.is_over:
        raise Problem("table/over")
    if not is_concerned:
        raise Problem("seat/not_yours", seat=number)
    if number != absent_seat:
        raise Problem("seat/not_away", seat=number)
    return seat_players(table, {number: stand_in(table.seats[number], table.header.stand_in)})


def stand_in(seat: Seat, level: str) -> Seat:
    """A bot that plays on for a person, who may come back; what the person has added to chance stays."""
    return structs.replace(seat, kind="bot", level=level, owes_entropy=False)


def come_back(table: Table, holder: str | None, number: int) -> Decision:
    """Take one's seat back from the bot that played on it."""
    if table.has_lost(number):
        raise Problem("seat/lost", seat=number)
    if number not in table.left_seats_of(holder):
        raise Problem("seat/resigned" if table.was_resigned_by(holder, number) else "seat/not_yours", seat=number)
    if table.is_over:
        raise Problem("table/over")
    seat = structs.replace(table.seats[number], kind="human", level="", resigned=False)
    return seat_players(table, {number: seat if table.has_begun else _ask_for_entropy(seat)})


def end_turn(table: Table, elapsed: float) -> Decision:
    """The time of the seat to act is up, after so many seconds since the last event.

    A bot plays this turn. After several turns in a row it stands in until its person comes back; where time loses, for
    good.
    """
    table.check_playing()
    clock = table.clock
    if clock is None or clock.running is None or clock.charge_for(elapsed) < clock.left[clock.running]:
        raise Problem("action/stale", version=table.version)
    seat, loses = clock.running, clock.rule.loses
    events: list[Event] = [TimeUp(seat, loses)]
    seats = list(table.seats)
    if loses or clock.missed[seat] + 1 >= MOST_MISSED:
        seats[seat] = structs.replace(stand_in(seats[seat], table.header.stand_in), resigned=loses)
        events.append(SeatsChanged({seat: seats[seat]}))
    return _decide(table, events, table.state, seats)


def stamp(decision: Decision, table: Table, at: float, elapsed: float) -> Decision:
    """The same decision with the time at which it was made, so many seconds after the last event, if time counts."""
    if table.clock is None:
        return decision
    append, clock = decision.append, table.clock.copy()
    spent, events = clock.charge_for(elapsed), list[Event]()
    if any(isinstance(event, StepsUndone) and event.seat != clock.running for event in append.events):
        spent = 0.0  # who waits pays for no take-back
    for event in append.events:
        if isinstance(event, TimedEvent):
            event, spent = structs.replace(event, at=at, spent=spent), 0.0
        events.append(event)
    deadline = _find_deadline(table, clock, events, append.summary)
    return dataclasses.replace(
        decision,
        append=structs.replace(append, events=events, summary=structs.replace(append.summary, deadline=deadline)),
    )


def _find_deadline(table: Table, clock: Clock, events: list[Event], summary: TableSummary) -> float | None:
    """When time will be up after these events; the clock is a copy that follows them."""
    actors = [int(step.actor) for step in table.match.steps]
    for event in events:
        if isinstance(event, StepTaken):
            actors.append(event.actor)
        elif isinstance(event, StepsUndone):
            del actors[-event.steps :]
        seat = summary.actor if event is events[-1] and summary.actor is not None else CHANCE
        is_person = seat >= 0 and summary.seats[seat].kind == "human"
        clock.follow(event, TurnNow(seat, is_person, len(actors), count_unseen(actors, seat)))
    return clock.deadline


def fill(table: Table, is_host: bool, level: str) -> Decision:
    """Bots take all open seats."""
    check_level(level)
    if not is_host:
        raise Problem("seat/not_yours")
    if not table.open_seats:
        raise Problem("seat/taken")
    seats = list(table.seats)
    for number in table.open_seats:
        seats[number] = seat_bot(level, seats)
    return seat_players(table, {number: seats[number] for number in table.open_seats})


def seat_players(table: Table, changes: dict[int, Seat]) -> Decision:
    """These people and bots sit down; once every seat is taken and everybody has added to it, chance may begin."""
    table.check_not_closed()
    seats = [changes.get(number, seat) for number, seat in enumerate(table.seats)]
    events: list[Event] = [SeatsChanged(changes)]
    after, drawn = table.state, list[int]()
    if after.actor == CHANCE and all(seat.is_ready for seat in seats):
        after = after.copy()
        sealed = chance.seal_chance(table.header.seed, seats, len(table.match.taken_back))
        drawn = chance.play_chance(after, sealed, len(table.match.steps))
        events.extend(StepTaken(CHANCE, table.game.actions.name(action)) for action in drawn)
    return _decide(table, events, after, seats, drawn)


def open_table(header: TableHeader, game: Game, seats: dict[int, Seat]) -> tuple[Write, ...]:
    """A new table with those who sit at it from the beginning."""
    first = seat_players(Table(header, len(seats), game), seats).append
    return Create(header, first.summary), first


def rematch(table: Table, holder: str, header: TableHeader) -> Decision:
    """The people of this table go on to a new one; there is only one such table."""
    if not table.seats_of(holder) and not table.is_host(holder):
        raise Problem("seat/not_yours")
    table.check_over()
    if table.rematch is not None:
        raise Problem("action/stale", version=table.version)
    here = _decide(table, [RematchOpened(header.id)], table.state, table.seats)
    return Decision(here.append, open_table(header, table.game, move_on(table)))


def move_on(table: Table) -> dict[int, Seat]:
    """Everybody one chair further; what they added to chance last time no longer counts."""
    moved: dict[int, Seat] = {}
    for number, seat in enumerate(table.seats):
        moved[(number + 1) % len(table.seats)] = _ask_for_entropy(structs.replace(seat, entropy="", resigned=False))
    return moved


def _ask_for_entropy(seat: Seat) -> Seat:
    """The same seat, whose person is asked to add to chance, if one sits there and has not done so."""
    return structs.replace(seat, owes_entropy=seat.kind == "human" and not seat.entropy)


def hint(table: Table, mine: tuple[int, ...], version: int) -> int:
    """The seat that a hint is asked for: the one to act, which must be the asker's."""
    check_version(table, version)
    table.check_playing()
    if not table.header.hints:
        raise Problem("table/hints")
    if table.actor not in mine:
        raise Problem("action/not_your_turn", actor=table.actor)
    return table.actor


def check_removable(host: str, seats: Sequence[Seat], holder: str | None) -> None:
    """Refuse to remove a table that is not the asker's, or at which somebody else has a seat."""
    if holder is None or not is_same(host, holder):
        raise Problem("seat/not_yours")
    if any(seat.holder and not is_same(seat.holder, holder) for seat in seats):
        raise Problem("table/shared")


def check_version(table: Table, version: int) -> None:
    if version != table.version:
        raise Problem("action/stale", version=table.version)


def check_level(level: str) -> None:
    if level not in BOTS:
        raise Problem("request/malformed", what=f"level: must be one of {', '.join(BOTS)}")


def _steps(table: Table, actions: list[int]) -> list[Event]:
    """A step of the seat to act, and what chance does upon it."""
    names = [table.game.actions.name(action) for action in actions]
    return [StepTaken(table.actor, names[0]), *(StepTaken(CHANCE, name) for name in names[1:])]


def _decide(
    table: Table, events: list[Event], after: State, seats: list[Seat], actions: Sequence[int] = ()
) -> Decision:
    has_begun = table.has_begun if seats is table.seats else all(seat.is_ready for seat in seats)
    actor = int(after.actor) if has_begun and after.actor != OVER else None
    private = table.length - table.version + sum(isinstance(event, OrdersGiven) for event in events)
    summary = TableSummary(table.length + len(events), actor, after.actor == OVER, seats, private=private)
    return Decision(Append(table.header.id, table.length, events, summary), actions=tuple(actions))
