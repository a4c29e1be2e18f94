"""What stands out in the figures of a balance report, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from banchisa.lab.balance.figures import Figures
from banchisa.lab.balance.markup import number, percent
from banchisa.lab.balance.text import listed, plain, players, seat_name
from banchisa.lab.play import LONGEST
from banchisa.lab.stats.intervals import Interval

FRESH = 0.8  # of the games should be different
MUCH = 0.2  # of the decisions leave no choice
SURELY = 0.05  # a kind of action is shunned if it is chosen less often when allowed, with 95% confidence


def findings(cases: Sequence[Figures]) -> list[str]:
    """All that stands out."""
    return [*_seats(cases), *_repeated(cases), *_unfinished(cases), *_nobody(cases), *_forced(cases), *_never(cases)]


def _where(case: Figures) -> str:
    return f"{players(case.seats)}, {case.bot} play"


def _seats(cases: Sequence[Figures]) -> list[str]:
    said = [sentence for case in cases if (sentence := _seats_of(case))]
    return said or ["No seat wins more or less than its fair share beyond what chance explains."]


def _seats_of(case: Figures) -> str:
    """The seats, or places in the turn order where these change, whose interval leaves out the even share."""
    if case.games == case.unfinished:
        return ""
    even = (1 - case.nobody.value) / case.seats
    shares = list(enumerate(case.turn_wins or case.wins))
    said = [
        f"{_who(case, seat)} wins {percent(wins.value)} of the games ({_between(wins)})"
        for seat, wins in sorted(shares, key=lambda pair: -pair[1].value)
        if not wins.low <= even <= wins.high
    ]
    return f"{_where(case)}: {listed(said)}; an even share is {percent(even)}." if said else ""


def _who(case: Figures, seat: int) -> str:
    return seat_name(seat) if case.turn_wins is None else f"who {seat_name(seat, True)}"


def _between(interval: Interval) -> str:
    return f"{percent(interval.low, False)} to {percent(interval.high)}"


def _repeated(cases: Sequence[Figures]) -> list[str]:
    """Where games repeat so often that they tell little."""
    return [
        f"{_where(case)}: only {case.different:,} of {case.games:,} games repeat no other, so they tell less."
        for case in cases
        if case.different < case.games * FRESH
    ]


def _unfinished(cases: Sequence[Figures]) -> list[str]:
    return [
        f"{_where(case)}: {case.unfinished:,} of {case.games:,} games did not end within {LONGEST:,} steps."
        for case in cases
        if case.unfinished
    ]


def _nobody(cases: Sequence[Figures]) -> list[str]:
    return [
        f"{_where(case)}: nobody wins {percent(case.nobody.value)} of the games ({_between(case.nobody)})."
        for case in cases
        if case.nobody.value > 0
    ]


def _forced(cases: Sequence[Figures]) -> list[str]:
    """Where decisions most often are none, if that is worth a word."""
    shares = [(case.forced.value, case) for case in cases if case.forced is not None]
    if not shares:
        return []
    share, case = max(shares, key=lambda pair: pair[0])
    if share < MUCH:
        return []
    return [f"{_where(case)}: {percent(share)} of all decisions leave only one thing to do."]


def _never(cases: Sequence[Figures]) -> list[str]:
    """Kinds of action that are allowed often enough and never chosen."""
    found: list[str] = []
    for case in cases:
        missed = [
            f"{plain(kind.kind)} (allowed {number(kind.offered)} times a game)"
            for kind in case.kinds
            if kind.games.value == 0 and kind.taken is not None and kind.taken.high < SURELY
        ]
        if missed:
            found.append(f"{_where(case)}: never chosen: {listed(missed)}.")
    return found
