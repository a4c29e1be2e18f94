"""The tables of a balance report: which figure stands in which cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from banchisa.lab.balance.figures import CaseFigures, ChanceFigures, KindFigures, RuleFigures
from banchisa.lab.balance.observe import TENTHS
from banchisa.lab.balance.text import (
    MISSING,
    format_interval,
    format_number,
    format_percent,
    players,
    seat_name,
    spell_out,
)
from banchisa.lab.stats.clustered import Spread
from banchisa.lab.stats.intervals import Interval

KindsByBot = Mapping[str, Sequence[KindFigures] | Sequence[ChanceFigures]]


@dataclass(frozen=True)
class TableCell:
    """One entry of a table, with something smaller below it."""

    text: str
    note: str = ""
    style: str = ""


@dataclass(frozen=True)
class ReportTable:
    """A table whose first columns are words."""

    caption: str
    heads: list[str]
    rows: list[list[TableCell]]
    word_columns: int = 2

    def starts_group(self, index: int) -> bool:
        """Whether a row begins with another word than the row above it."""
        return self.word_columns > 1 and index > 0 and self.rows[index][0] != self.rows[index - 1][0]


def glance_table(cases: Sequence[CaseFigures]) -> ReportTable:
    heads = ["games", "best seat", "decisions in a game", "choices at a decision", "points ahead"]
    return _case_table(
        "Means with their 95% intervals", heads, cases,
        lambda case: [
            _whole(case.games), _best_seat(case), _mean(case.decisions), _figure(case.options), _mean(case.margin),
        ],
    )  # fmt: skip


def seats_table(cases: Sequence[CaseFigures], title: str, in_turn: bool) -> ReportTable:
    rows: list[list[TableCell]] = []
    for seat in range(cases[0].seats):
        for case in cases:
            wins = (case.turn_wins if in_turn else case.wins) or []
            points = [] if in_turn else [_figure(case.seat_points[seat])]
            rows.append([_word(seat_name(seat, in_turn)), _word(case.bot), _share(wins[seat]), *points])
    heads = ["who", "play", "wins"] if in_turn else ["who", "play", "wins", "points"]
    return ReportTable(f"Wins, {title}", heads, rows)


def spread_table(cases: Sequence[CaseFigures], caption: str, what: str) -> ReportTable:
    heads = ["mean", "least", "5% below", "median", "5% above", "most"]
    return _case_table(caption, heads, cases, lambda case: _spread_cells(getattr(case, what)))


def course_table(cases: Sequence[CaseFigures], title: str) -> ReportTable:
    rows = [
        [_word(f"{10 * tenth} to {10 * tenth + 10}%"), _word(case.bot), _figure(case.tenths[tenth])]
        for tenth in range(TENTHS)
        for case in cases
    ]
    return ReportTable(f"{title}, in the course of a game", ["of the game", "play", "choices"], rows)


def choices_table(cases: Sequence[CaseFigures]) -> ReportTable:
    heads = ["choices at a decision", "decisions without a choice", "most choices seen"]
    return _case_table(
        "Choices over whole games", heads, cases,
        lambda case: [_figure(case.options), _share(case.forced), _whole(case.widest)],
    )  # fmt: skip


def winners_table(cases: Sequence[CaseFigures]) -> ReportTable:
    return _case_table(
        "Shared wins, and games without a winner", ["several win", "nobody wins"], cases,
        lambda case: [_share(case.shared), _share(case.nobody)],
    )  # fmt: skip


def times_table(caption: str, kinds: KindsByBot, names: Sequence[str]) -> ReportTable:
    rows = [
        [_word(spell_out(name)), _word(bot), _figure(kind.times), _share(kind.games)]
        for name in names for bot, figures in kinds.items() for kind in figures if kind.kind == name
    ]  # fmt: skip
    return ReportTable(caption, ["kind", "play", "times in a game", "games with it"], rows)


def allowed_table(cases: Sequence[CaseFigures], names: Sequence[str]) -> ReportTable:
    rows = [
        [_word(spell_out(name)), _word(case.bot), TableCell(format_number(kind.offered)), _share(kind.taken)]
        for name in names for case in cases for kind in case.kinds if kind.kind == name
    ]  # fmt: skip
    heads = ["kind", "play", "allowed in a game", "chosen when allowed"]
    return ReportTable(f"Chosen when allowed, {players(cases[0].seats)}", heads, rows)


def outcomes_table(cases: Sequence[CaseFigures], name: str) -> ReportTable:
    shares = {case.bot: kind.outcomes for case in cases for kind in case.chance if kind.kind == name}
    rows: list[list[TableCell]] = []
    for outcome in sorted({outcome for outcomes in shares.values() for outcome in outcomes}):
        cells = [TableCell(format_percent(outcomes.get(outcome, 0.0))) for outcomes in shares.values()]
        rows.append([_word(outcome.partition(" ")[2] or outcome), *cells])
    heads = ["outcome", *(f"{bot} play" for bot in shares)]
    return ReportTable(f"Share of each outcome of {spell_out(name)}", heads, rows, word_columns=1)


def rules_table(cases: Sequence[CaseFigures], texts: dict[str, str], what: str, caption: str) -> ReportTable:
    rows: list[list[TableCell]] = []
    for rule, text in texts.items():
        rows.append([_word(rule), *(_rule_cell(find_rule(case, rule), what) for case in cases), _prose(text)])
    return ReportTable(caption, ["rule", *(f"{case.bot} play" for case in cases), "text"], rows, word_columns=1)


def hidden_rules_table(texts: dict[str, str]) -> ReportTable:
    rows = [[_word(rule), _prose(text)] for rule, text in texts.items()]
    return ReportTable("Rules that never came up", ["rule", "text"], rows, word_columns=1)


def find_rule(case: CaseFigures, rule: str) -> RuleFigures | None:
    return next((figures for figures in case.rules if figures.rule == rule), None)


def _case_table(
    caption: str,
    heads: list[str],
    cases: Sequence[CaseFigures],
    cells: Callable[[CaseFigures], list[TableCell]],
) -> ReportTable:
    """A table with a row for each case."""
    rows = [[_word(players(case.seats)), _word(case.bot), *cells(case)] for case in cases]
    return ReportTable(caption, ["players", "play", *heads], rows)


def _word(text: str) -> TableCell:
    return TableCell(text, style="word")


def _prose(text: str) -> TableCell:
    return TableCell(text, style="text")


def _whole(value: int) -> TableCell:
    return TableCell(f"{value:,}")


def _figure(interval: Interval | None) -> TableCell:
    return (
        TableCell(MISSING) if interval is None else TableCell(format_number(interval.value), format_interval(interval))
    )


def _share(interval: Interval | None) -> TableCell:
    if interval is None:
        return TableCell(MISSING)
    return TableCell(format_percent(interval.value), format_interval(interval, is_share=True))


def _mean(spread: Spread | None) -> TableCell:
    return _figure(None if spread is None else spread.mean)


def _spread_cells(spread: Spread | None) -> list[TableCell]:
    if spread is None:
        return [TableCell(MISSING)] * 6
    marks = (spread.least, spread.low, spread.median, spread.high, spread.most)
    return [_figure(spread.mean), *(TableCell(format_number(mark)) for mark in marks)]


def _best_seat(case: CaseFigures) -> TableCell:
    """The seat that wins most; by turn order if that changes from game to game."""
    if case.games == case.unfinished:
        return TableCell(MISSING)
    wins = case.turn_wins or case.wins
    best = max(range(case.seats), key=lambda seat: wins[seat].value)
    share = _share(wins[best])
    return TableCell(f"{seat_name(best, case.turn_wins is not None)}: {share.text}", share.note)


def _rule_cell(rule: RuleFigures | None, what: str) -> TableCell:
    """The share of decisions or games with its interval, and the times in a game."""
    if rule is None:
        return TableCell(MISSING)
    share = _share(getattr(rule, what))
    times = {"forbids": rule.forbids_times, "asks": rule.asks_times}.get(what)
    return share if times is None else TableCell(share.text, f"{share.note}, {format_number(times)} in a game")
