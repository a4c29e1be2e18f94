"""What each message of a client asks of a table."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from banchisa.bots.levels import LEVELS
from banchisa.engine.state import SPECTATOR
from banchisa.server.live.audience import Listener
from banchisa.server.live.codec import encode
from banchisa.server.live.room import Room
from banchisa.table import decisions, explain, views
from banchisa.table.errors import Problem
from banchisa.table.table import Table
from banchisa.table.wire import messages, requests
from banchisa.table.wire.limits import SPECTATOR_SEAT


async def answer(room: Room, asker: Listener, message: requests.ClientMessage) -> None:
    """Do what is asked, or raise the problem with it."""
    change = partial(room.change_for, asker, id=message.id)
    match message:
        case requests.Act():
            await change(lambda table: decisions.act(table, asker.mine, message.version, message.action))
        case requests.Undo():
            await change(lambda table: decisions.undo(table, asker.mine, message.version, message.steps))
        case requests.AskTakeBack():
            await change(lambda table: decisions.ask_take_back(table, asker.mine, message.version))
        case requests.AnswerTakeBack():
            await change(lambda table: decisions.answer_take_back(table, asker.mine, message.number, message.allow))
        case requests.Resign():
            await change(lambda table: decisions.resign(table, asker.mine, message.seat, message.level))
        case requests.Replace():
            await change(lambda table: _replace(room, table, asker, message))
        case requests.Return():
            await change(lambda table: decisions.come_back(table, asker.holder, message.seat))
        case requests.Fill():
            await change(lambda table: decisions.fill(table, table.is_host(asker.holder), message.level))
        case requests.GiveOrders():
            await change(lambda table: decisions.give_orders(table, asker.mine, message.seat, message.orders))
        case requests.Say():
            await room.talk.say(asker, message)
        case requests.React():
            room.talk.react(asker, message)
        case requests.SwitchTalk():
            await room.header_changes.switch_talk(asker, message.on, message.id)
        case requests.Hint():
            room.advise(asker, message.version, message.id)
        case requests.Why():
            _explain(room, asker, message)
        case requests.View():
            _show(room, asker, message)
        case requests.Position():
            _tell_position(room, asker, message)
        case requests.Ping():
            asker.push(encode(messages.PongMessage(id=message.id)))
        case _:
            assert_never(message)


def _replace(room: Room, table: Table, asker: Listener, message: requests.Replace) -> decisions.Decision:
    """Those who sit at the table and who opened it may stop waiting for somebody.

    A level, which older clients send, has no effect: the table has agreed on one.
    """
    is_concerned = bool(asker.mine) or table.is_host(asker.holder)
    if message.level is not None and message.level not in LEVELS:
        raise Problem("request/malformed", what=f"level: must be one of {', '.join(LEVELS)}, or left out")
    return decisions.replace(table, is_concerned, message.seat, room.attendance.absent_seat)


def _explain(room: Room, asker: Listener, message: requests.Why) -> None:
    told = explain.why(room.table, asker.mine, message.action, message.touch)
    said = messages.WhyMessage(id=message.id, name=told.name, rule=told.rule, text=told.text, refusal=told.refusal)
    asker.push(encode(said))


def _tell_position(room: Room, asker: Listener, message: requests.Position) -> None:
    """The position that the asker's scene shows, for programs that know the rules."""
    table = room.table
    table.check_begun()
    viewer = table.viewer(asker.mine)
    seat = None if viewer == SPECTATOR else viewer
    seen = table.state.seen_by(viewer).to_json()
    asker.push(encode(messages.PositionMessage(id=message.id, version=table.version, seat=seat, seen=seen)))


def _show(room: Room, asker: Listener, message: requests.View) -> None:
    """An earlier position through the eyes the asker has now; of a finished game, from any chair."""
    table = room.table
    table.check_begun()
    if message.at > len(table.match.steps):
        raise Problem("request/malformed", what=f"at: must be 0 to {len(table.match.steps)}")
    viewer = table.viewer(asker.mine)
    if message.seat == SPECTATOR_SEAT:
        viewer = SPECTATOR
    elif message.seat is not None:
        table.check_over()
        if message.seat >= len(table.seats):
            raise Problem("request/malformed", what=f"seat: must be -1 to {len(table.seats) - 1}")
        viewer = message.seat
    rendered = views.RenderedScene(table, table.match.at(message.at), viewer)
    asker.push(encode(messages.ViewMessage(id=message.id, at=message.at, scene=rendered.scene, still=rendered.still)))
