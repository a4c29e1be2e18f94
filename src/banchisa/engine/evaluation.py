"""The terms of an evaluation by name: what reasons are made of."""

from __future__ import annotations

from typing import Final, final

BRINGS: Final = "brings"  # to the seat that takes the step
KEEPS: Final = "keeps"  # what other steps would lose, or not bring: words without a number
COSTS: Final = "costs"
PREVENTS: Final = "prevents"  # what others lose
RISKS: Final = "risks"  # what others can then take away
ALL_KINDS: Final = (BRINGS, KEEPS, COSTS, PREVENTS, RISKS)
OWN_KINDS: Final = (BRINGS, KEEPS, COSTS)
_SETS: Final = {"all": ALL_KINDS, "own": OWN_KINDS}


@final
class EvaluationTerm:
    """A part of how well a seat stands: what it is worth, and the number that people see, if there is one.

    More of a number is better; what one wants less of has a negative number.
    """

    __slots__ = ("count", "worth")

    def __init__(self, worth: float, count: float | None = None) -> None:
        self.worth = worth
        self.count = count


TermsByName = dict[str, EvaluationTerm]


@final
class ReasonSettings:
    """Which terms of an evaluation are told as reasons.

    told        for each term the kinds of reasons that there are words for: "brings keeps", or "own", "all", ""
    least       a term must change by so much
    has_points  whether the scores of a game say how far somebody is behind
    """

    __slots__ = ("has_points", "least", "told")

    def __init__(self, told: dict[str, str] | None = None, least: float = 1.0, has_points: bool = False) -> None:
        self.told: dict[str, tuple[str, ...]] = {}
        for term, kinds in (told or {}).items():
            self.told[term] = _SETS.get(kinds, tuple(kinds.split()))
            if not set(self.told[term]) <= set(ALL_KINDS):
                raise ValueError(f"{term}: {kinds!r} is no kind of reason; allowed: all, own, {', '.join(ALL_KINDS)}")
        self.least = least
        self.has_points = has_points


def add_term(terms: TermsByName, name: str, worth: float, count: float | None = None) -> None:
    """Add to a term: a seat may have several pieces."""
    if name not in terms:
        terms[name] = EvaluationTerm(worth, count)
        return
    term = terms[name]
    term.worth += worth
    if count is not None:
        term.count = count if term.count is None else term.count + count
