"""What stands out in the figures of a balance report, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from banchisa.lab.balance.figures import CaseFigures
from banchisa.lab.balance.text import (
    format_interval,
    format_number,
    format_percent,
    join_words,
    players,
    seat_name,
    spell_out,
)
from banchisa.lab.play import MAX_STEPS
from banchisa.lab.stats.intervals import Interval

MIN_DIFFERENT = 0.8  # the share of games that should not repeat another
MANY_FORCED = 0.2  # the share of decisions without a choice that is worth a word
RARELY = 0.05  # a kind of action counts as avoided if it is chosen less often when allowed, with 95% confidence


def list_findings(cases: Sequence[CaseFigures]) -> list[str]:
    return [
        *_uneven_seats(cases), *_repeating_games(cases), *_unfinished_games(cases), *_games_without_winner(cases),
        *_forced_decisions(cases), *_unused_kinds(cases),
    ]  # fmt: skip


def _name_case(case: CaseFigures) -> str:
    return f"{players(case.seats)}, {case.bot} play"


def _uneven_seats(cases: Sequence[CaseFigures]) -> list[str]:
    said = [sentence for case in cases if (sentence := _uneven_seats_of(case))]
    return said or ["No seat wins more or less than its fair share beyond what chance explains."]


def _uneven_seats_of(case: CaseFigures) -> str:
    """The seats whose interval does not include the even share; by turn order if that changes from game to game."""
    if case.games == case.unfinished:
        return ""
    even = (1 - case.nobody.value) / case.seats
    shares = list(enumerate(case.turn_wins or case.wins))
    said = [
        f"{_name_seat(case, seat)} {_wins_text(wins)}"
        for seat, wins in sorted(shares, key=lambda pair: -pair[1].value)
        if not wins.low <= even <= wins.high
    ]
    return f"{_name_case(case)}: {join_words(said)}; an even share is {format_percent(even)}." if said else ""


def _name_seat(case: CaseFigures, seat: int) -> str:
    return seat_name(seat) if case.turn_wins is None else f"who {seat_name(seat, True)}"


def _wins_text(share: Interval) -> str:
    return f"wins {format_percent(share.value)} of the games ({format_interval(share, is_share=True)})"


def _repeating_games(cases: Sequence[CaseFigures]) -> list[str]:
    """Cases whose games repeat so often that they tell little."""
    return [
        f"{_name_case(case)}: only {case.different:,} of {case.games:,} games repeat no other, so they tell less."
        for case in cases
        if case.different < case.games * MIN_DIFFERENT
    ]


def _unfinished_games(cases: Sequence[CaseFigures]) -> list[str]:
    return [
        f"{_name_case(case)}: {case.unfinished:,} of {case.games:,} games did not end within {MAX_STEPS:,} steps."
        for case in cases
        if case.unfinished
    ]


def _games_without_winner(cases: Sequence[CaseFigures]) -> list[str]:
    return [f"{_name_case(case)}: nobody {_wins_text(case.nobody)}." for case in cases if case.nobody.value > 0]


def _forced_decisions(cases: Sequence[CaseFigures]) -> list[str]:
    """The case with the most decisions without a choice, if there are many."""
    shares = [(case.forced.value, case) for case in cases if case.forced is not None]
    if not shares:
        return []
    share, case = max(shares, key=lambda pair: pair[0])
    if share < MANY_FORCED:
        return []
    return [f"{_name_case(case)}: {format_percent(share)} of all decisions leave only one thing to do."]


def _unused_kinds(cases: Sequence[CaseFigures]) -> list[str]:
    """Kinds of action that are allowed often enough but never chosen."""
    found: list[str] = []
    for case in cases:
        missed = [
            f"{spell_out(kind.kind)} (allowed {format_number(kind.offered)} times a game)"
            for kind in case.kinds
            if kind.games.value == 0 and kind.taken is not None and kind.taken.high < RARELY
        ]
        if missed:
            found.append(f"{_name_case(case)}: never chosen: {join_words(missed)}.")
    return found
