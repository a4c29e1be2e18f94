"""`banchisa perft`, `explain` and `position`: the engine for programs that are not written in Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.text import Text as Styled

from banchisa.cli import render
from banchisa.cli.console import Console, InvalidInput
from banchisa.cli.history import display_names
from banchisa.cli.parameter_types import AsJson, Components, Language, Options
from banchisa.cli.position_source import PositionSource, check_whole, opening_json
from banchisa.cli.result import result_of
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.rng import Rng
from banchisa.engine.rollout import perft as count_lines
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.table.wire.common import encoder

UNSOUND = 1
Json = dict[str, Any]
Position = Annotated[
    str,
    typer.Argument(
        metavar="GAME|POSITION",
        help="A game, for its start, or a JSON file with a position, an opening or a record; - reads standard input.",
    ),
]
Players = Annotated[int | None, typer.Option("--players", help="Number of players, for the start of a game.")]
At = Annotated[
    int | None, typer.Option("--at", metavar="N", help="Only the first N moves of a record or opening.", min=0)
]
Steps = Annotated[
    list[str] | None,
    typer.Option("--play", metavar="ACTION", help="Go on with this move or random outcome; can be repeated."),
]
Seat = Annotated[
    int | None, typer.Option("--seat", min=1, help="Only what this seat sees; seats count from 1, as beside the board.")
]

position_app = typer.Typer(
    no_args_is_help=True, help="Draw, check or convert a position: the engine for programs in any language."
)


def perft(
    position: Position,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", min=1, max=64, help="How many moves deep.")] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="Count the lines that begin with each move.")] = False,
    players: Players = None,
    option: Options = None,
    components: Components = None,
    at: At = None,
    play: Steps = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Count the lines of play from a position, one move deep to N; random outcomes count like moves."""
    match, console = PositionSource(position, players, option, components, at, play).open(lang)
    check_whole(match.state, console)
    if divide:
        _show_counts(_divide(match, depth), "divide", as_json)
    else:
        _show_counts({str(n): count_lines(match.state, n) for n in range(1, depth + 1)}, "leaves", as_json)


def _divide(match: Match, depth: int) -> dict[str, int]:
    counts: dict[str, int] = {}
    for action in match.state.legal_actions():
        child = match.state.copy()
        child.apply(action)
        counts[match.game.actions.name(action)] = count_lines(child, depth - 1)
    return counts


def _show_counts(counts: dict[str, int], name: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({name: list(counts.values()) if name == "leaves" else counts}, ensure_ascii=False))
        return
    for label, count in counts.items():
        print(f"{label}\t{count}")


def explain(
    position: Position,
    action: Annotated[str, typer.Argument(metavar="ACTION", help='A move in notation, such as "move 1 D3".')],
    players: Players = None,
    option: Options = None,
    components: Components = None,
    at: At = None,
    play: Steps = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say whether a move is legal, and which rule forbids it if not (exit code 1)."""
    match, console = PositionSource(position, players, option, components, at, play).open(lang)
    found = explanation_json(match.game, match.state.resample(Rng(0)), action, console)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        message = "ui-allowed" if found["legal"] else "ui-refused"
        console.print_message(message, "" if found["legal"] else "red", action=found["action"], why=found["why"])
        console.print(render.rules([match.game.rulebook(console.language).rule(found["rule"])]))
    if not found["legal"]:
        raise typer.Exit(UNSOUND)


def explanation_json(game: Game, world: State, notation: str, console: Console) -> Json:
    """Whether an action is legal in a position, by which rule, and the reason in words if it is not."""
    action = game.actions.parse(notation)
    refusal = game.refusal(world, action)
    rule = game.scene(world, None).prompt.rule if refusal is None else refusal.rule
    return {
        "action": game.actions.name(action),
        "legal": refusal is None,
        "why": None if refusal is None else console.words.why_not(refusal),
        "rule": rule,
        "text": game.rulebook(console.language).rule(rule).text,
        "refusal": None if refusal is None else refusal.to_json(),
    }


@position_app.command()
def draw(
    position: Position,
    seat: Seat = None,
    players: Players = None,
    option: Options = None,
    components: Components = None,
    at: At = None,
    play: Steps = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the scene that a client draws, as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Draw a position in text, whole or as one seat sees it."""
    match, console = PositionSource(position, players, option, components, at, play).open(lang)
    state = _seen(match.state, seat, console)
    scene = match.game.scene(state, None if seat is None else seat - 1)
    if as_json:
        print(encoder.encode({"scene": scene.to_wire(), "still": scene.boards}).decode())
        return
    names = display_names(["human"] * int(state.seats), console)
    drawing = match.game.draw(state, console.words.say)
    console.print(render.table_of(drawing, scene, names, drawing.key, console), Styled())
    if state.actor == OVER:
        console.print(result_of(state, scene, names, console))
    else:
        actor = console.format("ui-chance") if state.actor == CHANCE else names[state.actor]
        console.print(render.question(scene.prompt, actor, "", console))


@position_app.command()
def check(
    position: Position,
    seat: Seat = None,
    players: Players = None,
    option: Options = None,
    components: Components = None,
    at: At = None,
    play: Steps = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Check a position against the rules (exit code 1 if it cannot be) and list its legal moves."""
    try:
        match, console = PositionSource(position, players, option, components, at, play).open(lang)
    except InvalidInput as why:
        if not as_json:
            raise
        print(json.dumps({"valid": False, "problem": str(why)}, ensure_ascii=False))
        raise typer.Exit(UNSOUND) from None
    found = facts_json(match.game, _seen(match.state, seat, console), console)
    if as_json:
        print(json.dumps({"valid": True, **found}, ensure_ascii=False))
        return
    count = len(found["legal"])
    who = {CHANCE: "ui-position-chance", OVER: "ui-position-over"}.get(found["actor"], "ui-position-seat")
    console.print_message("ui-position-valid", "bold green", title=match.game.title, seats=found["seats"])
    console.print_message(who, seat=found["actor"] + 1, count=count)
    for choice in found["legal"]:
        console.print(Styled.assemble((choice["action"], "cyan"), "  ", choice["text"]))


def facts_json(game: Game, state: State, console: Console) -> Json:
    """A position for programs: who is to act, what is legal with its words, and the result at the end."""
    legal: list[Json] = []
    weights = state.weights() if state.actor == CHANCE else []
    for number, action in enumerate(state.legal_actions()):
        text = console.words.say(game.log_text(state, action))
        odds = {"weight": weights[number]} if weights else {}
        legal.append({"action": game.actions.name(action), "text": text, **odds})
    result = {"scores": state.scores(), "ranks": state.ranks()} if state.actor == OVER else None
    terms = state.terms
    return {
        "game": terms.game,
        "version": terms.version,
        "seats": int(terms.seats),
        "options": terms.options,
        "actor": int(state.actor),
        "legal": legal,
        "result": result,
    }


@position_app.command()
def convert(
    position: Position,
    to: Annotated[
        Literal["position", "opening"],
        typer.Option("--to", help="Write the position itself, or an opening: the start and the moves that lead there."),
    ] = "position",
    seat: Seat = None,
    players: Players = None,
    option: Options = None,
    components: Components = None,
    at: At = None,
    play: Steps = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write it (default: standard output).")
    ] = None,
    lang: Language = None,
) -> None:
    """Write a position as JSON, in full: of a record after some moves, of an opening, or as one seat sees it."""
    match, console = PositionSource(position, players, option, components, at, play).open(lang)
    if to == "opening" and seat is not None:
        raise console.error("ui-position-opening-seat")
    data = opening_json(match) if to == "opening" else _seen(match.state, seat, console).to_json()
    text = json.dumps(data, ensure_ascii=False)
    if out is None:
        print(text)
        return
    try:
        out.write_text(f"{text}\n", encoding="utf-8")
    except OSError as why:
        raise console.error("ui-position-unwritten", file=str(out), why=str(why.strerror)) from None


def _seen(state: State, seat: int | None, console: Console) -> State:
    """The position as a seat sees it; without a seat, the whole."""
    if seat is None:
        return state
    if seat > state.seats:
        raise console.error("ui-no-such-seat", seat=seat, last=int(state.seats))
    return state.seen_by(seat - 1)
