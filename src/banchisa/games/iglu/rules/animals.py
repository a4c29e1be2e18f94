"""Moving animals, what a bear does where it arrives, and the Harpoons that may answer it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest
from banchisa.games.iglu import actions as ids
from banchisa.games.iglu.rules.board import BEAR, BIT, PAIR_FROM, PAIR_NUMBER, PAIR_TO, STEP, spread, value_of, water
from banchisa.games.iglu.rules.state import KEPT_HARPOON, TYPE_HARPOON, FieldState

NOBODY: Final = -1


def find_range(state: FieldState, kind: i64) -> i64:
    """Where an animal of this kind may be moved to."""
    if kind == BEAR:
        return water() & ~state.field.banned & ~state.bears  # IGL-4.57
    if kind >= 3:
        return state.ice & ~state.field.banned  # IGL-4.56
    return state.sea()  # IGL-4.55


def can_move_any(state: FieldState) -> bool:
    """Whether any animal can be moved (IGL-4.46, IGL-4.54)."""
    animals = state.animals()
    if animals & ~state.ice & spread(state.sea()):
        return True
    if animals & state.ice & spread(find_range(state, 3)):
        return True
    return (state.bears & spread(find_range(state, BEAR))) != 0


def fill_animal_moves(state: FieldState, out: vec[i64]) -> i64:
    """Every kind of animal, every space it is in, every way it can go."""
    n: i64 = 0
    for kind in range(i64(BEAR + 1)):
        n = _fill_moves_of(out, n, ids.MOVE_ANIMAL + kind * ids.PAIR_COUNT, state.herd(kind), find_range(state, kind))
    return n


def _fill_moves_of(out: vec[i64], n: i64, first: i64, herd: i64, ground: i64) -> i64:
    while herd:
        low = herd & -herd
        cell = lowest(low)
        for k in range(cell * 4, cell * 4 + 4):
            if PAIR_NUMBER[k] >= 0 and ground & BIT[STEP[k]]:
                out[n] = first + PAIR_NUMBER[k]
                n += 1
        herd ^= low
    return n


def move_animal(state: FieldState, kind: i64, pair: i64) -> i64:
    """Move an animal; the space in which Inuit are attacked now, or NOBODY."""
    start, to = PAIR_FROM[pair], PAIR_TO[pair]
    if kind != BEAR:
        value = value_of(kind)
        state.take_animal(value, start)
        state.put_animal(value, to)
        return NOBODY
    state.bears ^= BIT[start] | BIT[to]
    state.kill_animals(to)  # IGL-4.59
    return to if state.people() & BIT[to] else i64(NOBODY)  # IGL-4.58


def can_harpoon(state: FieldState, seat: i64) -> bool:
    """Whether a seat has a playable Harpoon (IGL-4.42, IGL-4.43)."""
    if not state.kept_of(seat, KEPT_HARPOON):
        return False
    return seat != state.active or not state.played & TYPE_HARPOON


def spend_harpoon(state: FieldState, seat: i64) -> None:
    state.give_up(seat, KEPT_HARPOON)
    if seat == state.active:
        state.played |= TYPE_HARPOON  # IGL-4.42


def next_to_answer(state: FieldState, after: i64, cell: i64) -> i64:
    """The seat that is asked next whether it plays a Harpoon, or NOBODY if all were asked (IGL-4.60).

    A bear attacks the space. Only seats with Inuit there are asked, clockwise, the active player last.
    """
    seat = after
    while True:
        seat = (seat + 1) % state.field.seats
        if state.inuit_at(seat, cell):
            return seat
        if seat == state.active:
            return NOBODY


def fill_answers(state: FieldState, out: vec[i64]) -> i64:
    """The answers to the attack of a bear: a Harpoon, if the seat has a playable one, or to decline.

    To decline is always possible (IGL-4.62); the first Harpoon ends the attack (IGL-4.61).
    """
    n: i64 = 0
    if can_harpoon(state, state.actor):
        out[n] = ids.ANSWER
        n += 1
    out[n] = ids.ANSWER_DECLINE
    return n + 1


def shoot(state: FieldState, seat: i64, cell: i64) -> None:
    """A bear is killed with a Harpoon (IGL-4.61, IGL-4.74, IGL-4.84)."""
    spend_harpoon(state, seat)
    state.bears ^= BIT[cell]
    state.catch(seat, BEAR)


def scatter(state: FieldState, cell: i64) -> None:
    """Nobody shot: those with an own igloo hide, all others flee (IGL-4.63, IGL-4.64)."""
    for seat in range(state.field.seats):
        if not state.village(seat) & BIT[cell]:
            state.make_flee(seat, cell)


def next_to_flee(state: FieldState) -> i64:
    """Whose Inuk is put on a corner next: the active player's own are last (IGL-4.50, IGL-4.64)."""
    seat = state.active
    for _ in range(state.field.seats):
        seat = (seat + 1) % state.field.seats
        if state.fleeing_of(seat):
            return seat
    return NOBODY
