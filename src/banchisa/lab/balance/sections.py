"""The sections of a balance report, each a question with its charts and tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from banchisa.lab.balance.cards import EVEN, INTERVAL, Gallery, framed, rowed, stacked
from banchisa.lab.balance.figures import Figures, RuleFigures, rule_order
from banchisa.lab.balance.findings import findings
from banchisa.lab.balance.markup import (
    NONE,
    Cell,
    folded,
    measured,
    number,
    paragraph,
    percent,
    prose,
    table,
    whole,
    word,
)
from banchisa.lab.balance.observe import TENTHS
from banchisa.lab.balance.text import listed, nth, plain, players, seat_name
from banchisa.lab.play import LONGEST
from banchisa.lab.stats.clustered import Spread
from banchisa.lab.stats.intervals import Interval

BARS = "The thick bar holds the middle half of the games, the thin one all but 5% at either end; the mark is the mean."


def glance(gallery: Gallery) -> str:
    """The few figures one looks for first, and what stands out."""
    heads = ["players", "play", "games", "best seat", "decisions in a game", "choices at a decision", "points ahead"]
    rows = [
        [
            *_case(case), whole(case.games), _best_seat(case), measured(_mean(case.decisions)),
            measured(case.options), measured(_mean(case.margin)),
        ]
        for case in gallery.study.cases
    ]  # fmt: skip
    said = "".join(f"<li>{escape(sentence)}</li>" for sentence in findings(gallery.study.cases))
    means = framed(table("Means with their 95% intervals", heads, rows, 2))
    return rowed([means]) + f'<h3 class="apart">What stands out</h3><ul class="findings">{said}</ul>'


def seats(gallery: Gallery) -> str:
    """Who wins, by seat and by turn order."""
    intro = paragraph(
        "The share of wins of each seat when all seats are played alike. A shared win counts as a fraction. "
        "If an interval does not include the even share, the seat probably matters; "
        "about one interval in twenty misses by chance."
    )
    cards: list[str] = []
    for number_of_seats in gallery.study.numbers:
        cases = gallery.study.of(number_of_seats)
        cards.append(_seats_card(gallery, cases, False))
        varying = [case for case in cases if case.turn_wins is not None]
        if varying:
            cards.append(_seats_card(gallery, varying, True))
    return intro + gallery.key(INTERVAL, EVEN) + rowed(cards)


def _seats_card(gallery: Gallery, cases: Sequence[Figures], in_turn: bool) -> str:
    rows: list[list[Cell]] = []
    for seat in range(cases[0].seats):
        for case in cases:
            wins = (case.turn_wins if in_turn else case.wins) or []
            points_there = [] if in_turn else [measured(case.seat_points[seat])]
            rows.append([word(seat_name(seat, in_turn)), word(case.bot), measured(wins[seat], True), *points_there])
    title = players(cases[0].seats) + (", by turn order" if in_turn else "")
    heads = ["who", "play", "wins", "points"]
    figures = table(f"Wins, {title}", heads[: len(rows[0])], rows, 2)
    about = "The seat that decides first changes from game to game." if in_turn else ""
    return gallery.card(title, gallery.painter.seats(cases, in_turn), figures, about)


def length(gallery: Gallery) -> str:
    """Decisions, rounds and steps of a game."""
    cases = gallery.study.cases
    cards = [_spread_card(gallery, "Decisions", "decisions", "decisions in a game")]
    if any(case.rounds for case in cases):
        cards.append(_spread_card(gallery, "Rounds", "rounds", "rounds in a game"))
    if any(case.chance for case in cases):
        cards.append(_spread_card(gallery, "Decisions and draws", "steps", "steps in a game"))
    return paragraph(f"A decision is one action that a player chooses. {BARS}") + gallery.key() + rowed(cards)


def _spread_card(gallery: Gallery, title: str, what: str, axis: str) -> str:
    cases = gallery.study.cases
    rows = [[*_case(case), *_spread_cells(getattr(case, what))] for case in cases]
    heads = ["players", "play", "mean", "least", "5% below", "median", "5% above", "most"]
    return gallery.card(title, gallery.painter.spreads(cases, what, axis), table(f"{title}: {axis}", heads, rows, 2))


def choice(gallery: Gallery) -> str:
    """How many actions there are to choose from."""
    intro = paragraph(
        "How many actions are allowed at a decision, in each tenth of the game on average; "
        "the shade is the 95% interval."
    )
    cards = [_course_card(gallery, seats) for seats in gallery.study.numbers]
    rows = [
        [*_case(case), measured(case.options), measured(case.forced, True), whole(case.widest)]
        for case in gallery.study.cases
    ]
    heads = ["players", "play", "choices at a decision", "decisions without a choice", "most choices seen"]
    every = framed(table("Choices over whole games", heads, rows, 2))
    return intro + gallery.key() + rowed(cards) + rowed([every])


def _course_card(gallery: Gallery, seats: int) -> str:
    cases = gallery.study.of(seats)
    rows = [
        [word(f"{10 * tenth} to {10 * tenth + 10}%"), word(case.bot), measured(case.tenths[tenth])]
        for tenth in range(TENTHS)
        for case in cases
    ]
    title = f"Choices, {players(seats)}"
    figures = table(f"{title}, in the course of a game", ["of the game", "play", "choices"], rows, 2)
    return gallery.card(title, gallery.painter.course(cases), figures)


def points(gallery: Gallery) -> str:
    """Points, and how far players are apart."""
    cards = [
        _spread_card(gallery, "Points", "points", "points of a player"),
        _spread_card(gallery, "First ahead of second", "margin", "difference in points"),
    ]
    if max(gallery.study.numbers) > 2:
        cards.append(_spread_card(gallery, "First ahead of last", "gap", "difference in points"))
    rows = [[*_case(case), measured(case.shared, True), measured(case.nobody, True)] for case in gallery.study.cases]
    heads = ["players", "play", "several win", "nobody wins"]
    every = framed(table("Shared wins, and games without a winner", heads, rows, 2))
    return paragraph(f"The points of all players at the end. {BARS}") + gallery.key() + rowed(cards) + rowed([every])


def actions(gallery: Gallery) -> str:
    """How often each kind of action is chosen."""
    intro = paragraph(
        "How often each kind of action is chosen per game, and in what share of the decisions where it is allowed."
    )

    def cards(seats: int) -> list[str]:
        cases = gallery.study.of(seats)
        names = _by_frequency([{kind.kind: _value(kind.times) for kind in case.kinds} for case in cases])
        often, taken = _kinds_tables(cases, names)
        return [
            gallery.card("Chosen in a game", gallery.painter.kinds(cases, names, "times"), often),
            gallery.card("Chosen when it is allowed", gallery.painter.kinds(cases, names, "taken"), taken),
        ]

    return intro + gallery.key(INTERVAL) + gallery.by_players("actions", cards)


def _kinds_tables(cases: Sequence[Figures], names: Sequence[str]) -> tuple[str, str]:
    """How often kinds are chosen in a game, and when they are allowed."""
    often: list[list[Cell]] = []
    taken: list[list[Cell]] = []
    for name in names:
        for case in cases:
            for kind in case.kinds:
                if kind.kind == name:
                    row = [word(plain(name)), word(case.bot)]
                    often.append([*row, measured(kind.times), measured(kind.games, True)])
                    taken.append([*row, Cell(number(kind.offered)), measured(kind.taken, True)])
    where = players(cases[0].seats)
    return (
        table(f"Chosen in a game, {where}", ["kind", "play", "times in a game", "games with it"], often, 2),
        table(f"Chosen when allowed, {where}", ["kind", "play", "allowed in a game", "chosen when allowed"], taken, 2),
    )


def chance(gallery: Gallery) -> str:
    """What chance draws; nothing where it never does."""
    if not any(case.chance for case in gallery.study.cases):
        return ""

    def cards(seats: int) -> list[str]:
        cases = [case for case in gallery.study.of(seats) if case.chance]
        if not cases:
            return [framed(paragraph("Chance draws nothing."))]
        names = _by_frequency([{kind.kind: _value(kind.times) for kind in case.chance} for case in cases])
        outcomes = "".join(folded(f"Outcomes of {plain(name)}", _outcomes_table(cases, name)) for name in names)
        drawn = gallery.card("Draws in a game", gallery.painter.chance(cases, names), _draws_table(cases, names))
        return [drawn, framed(f"<h3>What is drawn</h3>{outcomes}")]

    intro = paragraph("How often chance draws each kind of thing, and with which outcome.")
    return intro + gallery.key(INTERVAL) + gallery.by_players("chance", cards)


def _draws_table(cases: Sequence[Figures], names: Sequence[str]) -> str:
    rows = [
        [word(plain(name)), word(case.bot), measured(kind.times), measured(kind.games, True)]
        for name in names for case in cases for kind in case.chance if kind.kind == name
    ]  # fmt: skip
    return table(f"Draws, {players(cases[0].seats)}", ["kind", "play", "times in a game", "games with it"], rows, 2)


def _outcomes_table(cases: Sequence[Figures], name: str) -> str:
    shares = {case.bot: kind.outcomes for case in cases for kind in case.chance if kind.kind == name}
    rows: list[list[Cell]] = []
    for outcome in sorted({outcome for found in shares.values() for outcome in found}):
        cells = [Cell(percent(found.get(outcome, 0.0))) for found in shares.values()]
        rows.append([word(outcome.partition(" ")[2] or outcome), *cells])
    return table(f"Share of each outcome of {plain(name)}", ["outcome", *(f"{bot} play" for bot in shares)], rows)


RULES_ASPECTS = {
    "forbids": ("Forbids something", "share of decisions"),
    "asks": ("Asks for a decision", "share of decisions"),
    "ends": ("Ends the game", "share of games"),
}


def rules(gallery: Gallery) -> str:
    """Which rules ask, forbid and end."""
    intro = paragraph(
        "Most rules have no visible effect of their own. What can be seen: a rule asks for a decision, forbids "
        "something that could be tried, or ends the game. At a decision every action of the game that is not "
        "allowed is tried, and each rule that the game gives as a reason counts once. Where several rules forbid "
        "the same action the game names the first. That an action belongs to another step is no reason that "
        "counts."
    )

    def cards(seats: int) -> list[str]:
        cases = gallery.study.of(seats)
        shown = sorted({rule.rule for case in cases for rule in case.rules}, key=rule_order)
        found: list[str] = []
        for what, (title, axis) in RULES_ASPECTS.items():
            texts = {rule: gallery.study.texts.get(rule, "") for rule in shown if _shows(cases, rule, what)}
            if texts:
                figures = _rules_table(cases, texts, what, f"{title}, {axis}, {players(seats)}")
                found.append(gallery.card(title, gallery.painter.rules(cases, texts, what, axis), figures))
        return [*found[:1], stacked(found[1:])]  # the first is the longest

    return intro + gallery.key(INTERVAL) + gallery.by_players("rules", cards) + _silent(gallery)


def _rules_table(cases: Sequence[Figures], texts: dict[str, str], what: str, caption: str) -> str:
    rows: list[list[Cell]] = []
    for name, text in texts.items():
        cells = [_rule_cell(_found(case, name), what) for case in cases]
        rows.append([word(name), *cells, prose(text)])
    return table(caption, ["rule", *(f"{case.bot} play" for case in cases), "text"], rows)


def _found(case: Figures, name: str) -> RuleFigures | None:
    return next((rule for rule in case.rules if rule.rule == name), None)


def _rule_cell(rule: RuleFigures | None, what: str) -> Cell:
    """The share of decisions or games, with its interval and how often it is in a game."""
    if rule is None:
        return Cell(NONE)
    times = {"forbids": rule.forbids_times, "asks": rule.asks_times}.get(what)
    share = measured(getattr(rule, what), True)
    return share if times is None else Cell(share.text, f"{share.small}, {number(times)} in a game")


def _silent(gallery: Gallery) -> str:
    """The rules that showed nowhere."""
    texts = gallery.study.texts
    shown = {rule.rule for case in gallery.study.cases for rule in case.rules}
    rows = [[word(rule), prose(text)] for rule, text in texts.items() if rule not in shown]
    if not rows:
        return ""
    about = f"{len(rows)} of {len(texts)} rules did not show: they work silently or belong to other options"
    return rowed([framed(folded(about, table("Rules that never came up", ["rule", "text"], rows)))])


def method(gallery: Gallery) -> str:
    """How to read and how to repeat it."""
    study = gallery.study
    strides = {case.bot: case.stride for case in study.cases}
    looks = listed([f"{nth(stride)} decision of {bot} play" for bot, stride in strides.items()])
    facts = {
        "Game": f"{study.game.title}, version {study.game.version}",
        "Options": study.chosen or "as usual",
        "Players": "One bot holds all seats of a game. Each seat has its own random generator and sees only what it "
        "can know.",
        "Opening": _opening(study.cases),
        "Wins": "Wilson's 95% interval; if wins are shared, it is slightly too wide.",
        "Means": "Student's 95% interval over games. Events that never happened have none, except for the share of "
        "games with them.",
        "Shares of decisions": "Decisions of one game depend on each other, so whole games are compared: "
        "Wilson's interval for the effective number of decisions, with Student's quantile for the number of games.",
        "Rules": f"Looked at: every {looks}, beginning with another one in each game.",
        "Left games": f"A game that has not ended after {LONGEST:,} steps is left. "
        "It counts for length, choices, actions and rules, not for wins and points.",
        "Again": f"Seed {study.seed}. The same command gives the same page, with any number of processes.",
    }
    listing = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts.items())
    return f"<dl>{listing}</dl><pre>{escape(study.command)}</pre>"


def _opening(cases: Sequence[Figures]) -> str:
    """What is drawn by lot so that games differ."""
    drawn = max(case.opening for case in cases)
    if not drawn:
        return "All choices are the bots' own."
    which = "choice" if drawn == 1 else f"{drawn} choices"
    return f"The first {which} of each seat are drawn by lot, so that games differ; all others are the bots' own."


def _case(case: Figures) -> list[Cell]:
    return [word(players(case.seats)), word(case.bot)]


def _mean(found: Spread | None) -> Interval | None:
    return None if found is None else found.mean


def _value(interval: Interval | None) -> float:
    return 0.0 if interval is None else interval.value


def _best_seat(case: Figures) -> Cell:
    """The seat, or place in the turn order, that wins most."""
    if case.games == case.unfinished:
        return Cell(NONE)
    wins = case.turn_wins or case.wins
    best = max(range(case.seats), key=lambda seat: wins[seat].value)
    figure = measured(wins[best], True)
    return Cell(f"{seat_name(best, case.turn_wins is not None)}: {figure.text}", figure.small)


def _spread_cells(found: Spread | None) -> list[Cell]:
    if found is None:
        return [Cell(NONE)] * 6
    marks = (found.least, found.low, found.median, found.high, found.most)
    return [measured(found.mean), *(Cell(number(mark)) for mark in marks)]


def _by_frequency(tables: Sequence[dict[str, float]]) -> list[str]:
    """All names, those first that are most frequent anywhere."""
    most: dict[str, float] = {}
    for found in tables:
        for name, times in found.items():
            most[name] = max(times, most.get(name, 0.0))
    return sorted(most, key=lambda name: (-most[name], name))


def _shows(cases: Sequence[Figures], rule: str, what: str) -> bool:
    """Whether a rule asks, forbids or ends anything."""
    return any(_value(getattr(one, what)) > 0 for case in cases for one in case.rules if one.rule == rule)
