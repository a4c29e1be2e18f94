"""Steps that win at once, whatever the seat to act does not know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.bots.win_chances import win_shares
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, State

WORLDS: Final = 100  # in so many a step must win

Win = tuple[int, list[float]]  # a step, and the share that each seat has in the win


def sure_wins(seen: State, rng: Rng) -> list[Win]:
    """The steps that win at once in all of some worlds that the seat to act thinks possible; only the best of them.

    A win that is shared in one of those worlds counts as shared.
    """
    seat = seen.actor
    decided = seen.decided_seats()
    none: list[float] = []
    found = [(action, none) for action in seen.legal_actions()]
    tried: i64 = 0
    while found and tried < WORLDS:
        found = _still_won(found, seen.resample(rng), seat, decided)
        tried += 1
    best = max([won[seat] for _, won in found], default=0.0)
    return [(action, won) for action, won in found if won[seat] == best]


def _still_won(found: list[Win], world: State, seat: i64, decided: i64) -> list[Win]:
    """Those that win in one more world as well."""
    left: list[Win] = []
    for action, won in found:
        after = world.copy()
        after.apply(action)
        worst = _worst(after, won, seat, decided)
        if worst:
            left.append((action, worst))
    return left


def _worst(after: State, won: list[float], seat: i64, decided: i64) -> list[float]:
    """The smaller of a win and what comes of a position, even if chance acts once more; empty if it is not won."""
    if after.actor != CHANCE:
        return _smaller(won, _result(after, seat, decided), seat)
    for outcome in after.legal_actions():
        then = after.copy()
        then.apply(outcome)
        won = _smaller(won, _result(then, seat, decided), seat)
        if not won:
            break
    return won


def _smaller(one: list[float], other: list[float], seat: i64) -> list[float]:
    return one if one and other and one[seat] < other[seat] else other


def _result(state: State, seat: i64, decided: i64) -> list[float]:
    """The share of each seat in a win that this seat has for certain; empty if it has not won."""
    if state.actor == OVER or state.decided_seats() >> seat & 1:
        found = win_shares(state.ranks(), decided)
        if found[seat] > 0.0:
            return found
    return []
