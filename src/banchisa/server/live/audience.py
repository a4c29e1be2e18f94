"""Those who look at a table now, and how each of them hears what happens."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import NamedTuple, Protocol, TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from banchisa.engine.scene import Scene, WireScene
from banchisa.engine.sealed_chance import commitment
from banchisa.server.live.codec import Id, encode
from banchisa.table import events, views
from banchisa.table.events import Event
from banchisa.table.table import Table
from banchisa.table.views import RenderedScene, SceneCache
from banchisa.table.wire import messages
from banchisa.table.wire.clocks import WireClock
from banchisa.table.wire.common import WireOptions
from banchisa.table.wire.orders import NO_ORDERS, SeatOrders
from banchisa.table.wire.problems import WireProblem
from banchisa.table.wire.talk import WireTalk

PositionChange = messages.StepMessage | messages.UndoneMessage
Change = TypeVar(
    "Change", messages.Welcome, messages.SeatsMessage, messages.OrdersMessage, PositionChange, messages.TakeBackMessage
)
ReadTalk = Callable[["Listener"], WireTalk]  # what somebody hears of what was said
ReadClock = Callable[[], WireClock | None]  # how much time there is now
MakePosition = Callable[[int, WireScene, int], PositionChange]  # for a viewer, who sees this and may undo so much


class Listener(Protocol):
    """One open socket."""

    holder: str | None
    address: str
    mine: tuple[int, ...]  # the seats of its browser
    viewer: int  # with whose eyes it was last shown the table
    boards: tuple[str, ...]  # those whose geometry it knows
    wants_changes: bool  # instead of whole scenes
    shown: Scene | None  # the last scene it was sent, if it wants what changes in it
    orders: tuple[int, SeatOrders]  # the seat of whose orders it was told last, and what it was told

    def push(self, frame: bytes) -> None:
        """Send a message, now or when there is room."""


class Asked(NamedTuple):
    """A request that is answered with what everybody is told: who has sent it, and its id."""

    asker: Listener | None = None
    id: Id = None

    def id_for(self, listener: Listener) -> Id:
        return self.id if listener is self.asker else None


BY_NOBODY = Asked()


class StepNews:
    """Collects steps for listeners who want changes of scenes, until one message can tell each of them everything."""

    def __init__(self) -> None:
        self._untold: dict[Listener, list[messages.StepChange]] = {}
        self._asked = BY_NOBODY

    def note(self, table: Table, listeners: Iterable[Listener], scenes: SceneCache, asked: Asked) -> None:
        """Add the step that was just taken. Each listener gets what changes since the last scene it was sent."""
        if asked.asker is not None:
            self._asked = asked
        eyes: dict[tuple[int, ...], tuple[int, int, RenderedScene]] = {}  # of those with the same seats
        shared: dict[tuple[object, ...], messages.StepChange] = {}
        for listener in listeners:
            mine = listener.mine
            if mine not in eyes:
                viewer = table.viewer(mine)
                eyes[mine] = viewer, table.undoable(mine), scenes.of(viewer)
            viewer, undo, rendered = eyes[mine]
            eyes_changed = viewer != listener.viewer and table.game.secrets
            before = None if eyes_changed else listener.shown
            knows_boards = rendered.boards == listener.boards
            key = (viewer, undo, knows_boards, eyes_changed, builtins.id(before))
            if key not in shared:
                shared[key] = messages.StepChange(
                    entry=table.log(viewer)[-1].entry,
                    undo=undo,
                    over=table.is_over,
                    scene=rendered.scene if before is None else None,
                    changes=None if before is None else rendered.changes_since(before),
                    still=None if knows_boards else rendered.still,
                    log=views.log_of(table, viewer) if eyes_changed else None,
                )
            self._untold.setdefault(listener, []).append(shared[key])
            listener.boards, listener.viewer, listener.shown = rendered.boards, viewer, rendered.drawn

    def send(self, version: int) -> None:
        """Send what was collected. The message to the one who asked repeats the id of the request."""
        frames: dict[tuple[int, ...], bytes] = {}
        for listener, steps in self._untold.items():
            if (id := self._asked.id_for(listener)) is not None:
                listener.push(encode(messages.StepsMessage(version=version, steps=steps, id=id)))
                continue
            key = tuple(map(builtins.id, steps))
            if key not in frames:
                frames[key] = encode(messages.StepsMessage(version=version, steps=steps))
            listener.push(frames[key])
        self._untold, self._asked = {}, BY_NOBODY


class Audience:
    """The listeners of one table; equal messages are written once."""

    def __init__(self, table: Table, read_clock: ReadClock, read_talk: ReadTalk) -> None:
        self.table = table
        self._read_clock = read_clock
        self._read_talk = read_talk
        self.listeners: set[Listener] = set()
        self.holders: frozenset[str] = frozenset()  # of those who are connected to this server
        self.elsewhere: frozenset[str] = frozenset()  # of those who are connected to other servers
        self.visitors: frozenset[str] = frozenset()  # of those who seem to be, because an order acts for them
        self._thinking: bytes | None = None  # what newcomers are told while a bot thinks
        self._news = StepNews()
        self._asks = table.take_backs.request  # the take-back that everybody knows to be asked for

    # coming and going

    def enter(self, listener: Listener) -> None:
        before = self.here
        self.listeners.add(listener)
        self._note_holders()
        listener.mine = self.table.seats_of(listener.holder)
        listener.push(self.welcome(listener))
        if self._thinking is not None:
            listener.push(self._thinking)
        self._tell_who_is_here(before, besides=listener)

    def leave(self, listener: Listener) -> None:
        before = self.here
        self.listeners.discard(listener)
        self._note_holders()
        self._tell_who_is_here(before)

    @property
    def here(self) -> frozenset[str]:
        """The holders of those who are connected."""
        others = self.elsewhere | self.visitors
        return others | self.holders if others else self.holders

    def is_looking(self, holder: str) -> bool:
        """Whether somebody is really connected, and not only seems to be."""
        return holder in self.holders or holder in self.elsewhere

    def _note_holders(self) -> None:
        self.holders = frozenset(listener.holder for listener in self.listeners if listener.holder is not None)

    def note_elsewhere(self, holders: frozenset[str]) -> None:
        """These are connected to other servers now."""
        before = self.here
        self.elsewhere = holders
        self._tell_who_is_here(before)

    def note_visitors(self, holders: frozenset[str]) -> None:
        before = self.here
        self.visitors = holders
        self._tell_who_is_here(before)

    def _tell_who_is_here(self, before: frozenset[str], besides: Listener | None = None) -> None:
        changed = before ^ self.here
        if any(seat.holder in changed for seat in self.table.seats):
            self.tell_seats(besides)

    def take(self, table: Table) -> None:
        """The table was read again from the store."""
        self.table = table
        self._news = StepNews()
        self._asks = table.take_backs.request
        self.begin()

    # messages

    def begin(self, asked: Asked = BY_NOBODY) -> None:
        """Everybody gets the table anew."""
        scenes = SceneCache(self.table)
        for listener in self.listeners:
            listener.mine = self.table.seats_of(listener.holder)
            listener.push(self.welcome(listener, asked.id_for(listener), scenes))

    def welcome(self, listener: Listener, id: Id = None, scenes: SceneCache | None = None) -> bytes:
        """The whole table for one listener."""
        table, header, mine = self.table, self.table.header, listener.mine
        viewer = listener.viewer = table.viewer(mine)
        is_host = table.is_host(listener.holder)
        shares = bool(table.open_seats) and (bool(mine) or is_host)
        rendered = (scenes or SceneCache(table)).of(viewer) if table.has_begun else None
        listener.boards = () if rendered is None else rendered.boards
        orders = table.orders.of(viewer)
        listener.orders = viewer, orders
        listener.shown = None  # what is kept of it would be kept for every socket at which nothing happens
        message = messages.Welcome(
            table=header.id,
            version=table.version,
            over=table.is_over,
            game=views.name_game(table.game),
            options=msgspec.convert(table.state.terms.options, WireOptions),
            seats=views.describe_seats(table.seats, self.here),
            you=mine,
            left=table.left_seats_of(listener.holder),
            host=is_host,
            invite=header.invite if shares else None,
            public=header.public,
            hints=header.hints,
            stand_in=header.stand_in,
            rematch=table.rematch,
            commitment=commitment(header.seed),
            still=[] if rendered is None else rendered.still,
            log=views.log_of(table, viewer),
            scene=None if rendered is None else rendered.scene,
            undo=table.undoable(mine),
            closed=None if table.closed is None else WireProblem.of(table.closed),
            clock=header.clock,
            time=self._read_clock(),
            name=header.name,
            orders=None if orders == NO_ORDERS else orders,
            reactions=views.describe_reactions(table.game),
            talk=self._read_talk(listener),
            take_back=views.describe_take_back(table),
            refused=tuple(sorted(table.take_backs.refused_seats)),
        )
        return encode(add_id(message, id))

    def tell(self, event: Event, asked: Asked = BY_NOBODY, more_follow: bool = False) -> None:
        """Tell everybody about an event that the table has just taken. The answer to the asker repeats its id.

        `more_follow` says that further events of the same decision come next, such as draws of chance. Listeners who
        want changes are then told only after the last of them, about all of them in one message.
        """
        match event:
            case events.StepTaken():
                self._tell_step(asked, more_follow)
            case events.StepsUndone():
                make = partial(self._undone, event)
                self._tell_position(make, asked, self.listeners, SceneCache(self.table))
            case events.SeatsChanged():
                self._seat_again(asked)
            case events.RematchOpened():
                self.tell_seats()
            case events.TableClosed():
                self.begin(asked)
            case events.TakeBackAsked() | events.TakeBackAllowed() | events.TakeBackRefused():
                self._tell_answer(event, asked)
            case events.TimeUp():
                pass  # the clock that follows says so
            case events.OrdersGiven():
                self._tell_orders(asked)
            case _:
                assert_never(event)
        if self._asks is not None and self.table.take_backs.request is None and not more_follow:
            self._tell_take_back(messages.TakeBackMessage(version=self.table.version))
        if not more_follow and self.table.orders.were_given:
            self._tell_orders()

    def _tell_orders(self, asked: Asked = BY_NOBODY) -> None:
        """Their own orders, for those who were last told something else."""
        for listener in self.listeners:
            known, told = listener.orders, (listener.viewer, self.table.orders.of(listener.viewer))
            is_same = known == told or (known[1] == told[1] == NO_ORDERS)
            if listener is asked.asker or not is_same:
                listener.orders = told
                message = messages.OrdersMessage(version=self.table.version, seat=told[0], orders=told[1])
                listener.push(encode(add_id(message, asked.id_for(listener))))

    def _tell_answer(
        self, event: events.TakeBackAsked | events.TakeBackAllowed | events.TakeBackRefused, asked: Asked
    ) -> None:
        """What somebody has said about a take-back."""
        message = messages.TakeBackMessage(version=self.table.version)
        match event:
            case events.TakeBackAsked():
                message = replace(message, said="asked", by=event.seat)
            case events.TakeBackAllowed():
                message = replace(message, said="allowed", by=event.seats[0])
            case events.TakeBackRefused():
                is_own = self._asks is not None and event.seat == self._asks.seat
                message = replace(message, said="withdrawn" if is_own else "refused", by=event.seat)
        self._tell_take_back(message, asked)

    def _tell_take_back(self, message: messages.TakeBackMessage, asked: Asked = BY_NOBODY) -> None:
        """Whether somebody asks to take back a step: the same for everybody."""
        take_backs = self.table.take_backs
        message = replace(
            message, take_back=views.describe_take_back(self.table), refused=tuple(sorted(take_backs.refused_seats))
        )
        frame = encode(message)
        for listener in self.listeners:
            listener.push(encode(add_id(message, asked.id)) if listener is asked.asker else frame)
        self._asks = take_backs.request

    def _tell_step(self, asked: Asked, more_follow: bool) -> None:
        scenes = SceneCache(self.table)
        wanting = [each for each in self.listeners if each.wants_changes]
        if len(wanting) < len(self.listeners):
            self._tell_position(self._step, asked, self.listeners.difference(wanting), scenes)
        self._news.note(self.table, wanting, scenes, asked)
        if not more_follow:
            self._news.send(self.table.version)

    def _step(self, viewer: int, scene: WireScene, undo: int) -> messages.StepMessage:
        table = self.table
        entry = table.log(viewer)[-1].entry
        return messages.StepMessage(version=table.version, entry=entry, scene=scene, undo=undo, over=table.is_over)

    def _undone(self, event: events.StepsUndone, viewer: int, scene: WireScene, undo: int) -> messages.UndoneMessage:
        return messages.UndoneMessage(
            version=self.table.version,
            length=len(self.table.match.steps),
            by=event.seat,
            agreed=event.agreed,
            scene=scene,
            undo=undo,
        )

    def _tell_position(
        self, make: MakePosition, asked: Asked, listeners: Collection[Listener], scenes: SceneCache
    ) -> None:
        """The new position for everybody, as each of them sees it.

        Those who lack the geometry get it too. Those who are another viewer now get the whole log: theirs was another.
        """
        shared: dict[tuple[int, int, bool, bool], tuple[PositionChange, bytes]] = {}
        for listener in listeners:
            viewer, undo = self.table.viewer(listener.mine), self.table.undoable(listener.mine)
            rendered = scenes.of(viewer)
            eyes_changed = self.table.game.secrets and viewer != listener.viewer
            knows_boards = rendered.boards == listener.boards
            key = (viewer, undo, knows_boards, eyes_changed)
            if key not in shared:
                still = None if knows_boards else rendered.still
                log = views.log_of(self.table, viewer) if eyes_changed else None
                message = replace(make(viewer, rendered.scene, undo), still=still, log=log)
                shared[key] = message, encode(message)
            message, frame = shared[key]
            listener.boards, listener.viewer = rendered.boards, viewer
            listener.shown = rendered.drawn if listener.wants_changes else None
            listener.push(encode(add_id(message, asked.id)) if listener is asked.asker else frame)

    def _seat_again(self, asked: Asked) -> None:
        """Whoever is another viewer now gets the whole table; the others hear who sits where."""
        for listener in self.listeners:
            before, listener.mine = listener.mine, self.table.seats_of(listener.holder)
            said = asked.id_for(listener)
            same = before == listener.mine
            listener.push(self._seats(listener, said) if same else self.welcome(listener, said))

    def tell_seats(self, besides: Listener | None = None) -> None:
        """Who sits where, who is connected, and where it goes on."""
        for listener in self.listeners:
            if listener is not besides:
                listener.push(self._seats(listener))

    def _seats(self, listener: Listener, id: Id = None) -> bytes:
        table = self.table
        message = messages.SeatsMessage(
            version=table.version,
            seats=views.describe_seats(table.seats, self.here),
            you=listener.mine,
            left=table.left_seats_of(listener.holder),
            rematch=table.rematch,
        )
        return encode(add_id(message, id))

    def tell_thinking(self, seat: int) -> None:
        self._thinking = encode(messages.ThinkingMessage(version=self.table.version, seat=seat))
        for listener in self.listeners:
            listener.push(self._thinking)

    def forget_thinking(self) -> None:
        self._thinking = None

    def tell_clock(self) -> None:
        """How much time there is now, where time counts."""
        if (time := self._read_clock()) is not None:
            message = encode(messages.ClockMessage(version=self.table.version, time=time))
            for listener in self.listeners:
                listener.push(message)

    def tell_gone(self, seat: int, listener: Listener | None = None) -> None:
        """The person to act is away for so long that a bot may take the seat."""
        message = encode(messages.GoneMessage(version=self.table.version, seat=seat))
        for each in self.listeners if listener is None else {listener}:
            each.push(message)

    def tell_hinted(self, seat: int, asker: Listener | None = None) -> None:
        """A hint was taken: the others hear that, and nothing more of it."""
        message = encode(messages.HintedMessage(version=self.table.version, seat=seat))
        for listener in self.listeners:
            if asker is None or listener.holder != asker.holder:
                listener.push(message)


def add_id(message: Change, id: Id) -> Change:
    """The same message as an answer to the request with this id."""
    return message if id is None else replace(message, id=id)
